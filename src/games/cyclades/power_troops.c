/* Cyclades: Harpy and Pegasus: a troop is carried off, or an army flown in. */
#include "games/cyclades/call.h"
#include "games/cyclades/landing.h"

void cyc_test_shield(struct cyc_call *c, int isle, const char *creature, int key)
{
    if (!cyc_stands_on(c->s, FIGURE_CHIRON, isle))
        return;
    cyc_breaks_at(c->h, key, -1, RULE_CHIRON_SHIELDS, "%s uses %s on %s, which Chiron protects", cyc_actor(c->h),
                  creature, cyc_isle_name(c->b, isle));
    because(c->h, c->s->figure[FIGURE_CHIRON].called, "Chiron is called here");
}

static enum outcome can_snatch(struct cyc_call *c)
{
    if (c->s->isle[c->at].troops > 0)
        return STANDS;
    return cyc_cannot_on_at(c->h, CALL_AT, -1, ON_ISLES, RULE_NO_PIECE, "there is no troop on %s",
                            cyc_isle_name(c->b, c->at));
}

static void test_snatch(struct cyc_call *c)
{
    cyc_test_shield(c, c->at, "the Harpy", CALL_AT);
}

static void snatch(struct cyc_call *c)
{
    int owner = c->s->isle[c->at].owner, left = --c->s->isle[c->at].troops;
    sum_up(c->h, "Harpy: one troop of %s on %s, %d left", c->h->match->names[owner], cyc_isle_name(c->b, c->at), left);
    cyc_leave_isle(c->h, c->at);
}

static void harpy_uses(const struct match *match, const struct cyc_state *s, const struct move *base,
                       struct suggestions *out)
{
    const struct cyc_box *b = match->box;
    for (int isle = 0; isle < b->isles; isle++)
        if (s->isle[isle].troops > 0)
            suggest_more(out, base, {CALL_AT, b->isle[isle].circle[0]});
}

const struct cyc_power cyc_power_harpy = {.key = {[CALL_AT] = WANTS_ISLE | NEEDED},
                                          .possible = can_snatch,
                                          .lawful = test_snatch,
                                          .effect = snatch,
                                          .uses = harpy_uses};

static struct cyc_landing flight_of(const struct cyc_call *c)
{
    return (struct cyc_landing){.from = c->from,
                                .to = c->to,
                                .troops = item(c->h->move, CALL_TROOPS, 0),
                                .price = c->price,
                                .number_key = CALL_TROOPS,
                                .from_key = CALL_FROM,
                                .to_key = CALL_TO};
}

static enum outcome can_fly(struct cyc_call *c)
{
    struct cyc_landing l = flight_of(c);
    return cyc_test_troops(c->h, &l);
}

static void test_flight(struct cyc_call *c)
{
    struct cyc_landing l = flight_of(c);
    cyc_test_landing(c->h, &l);
    if (c->s->isle[l.to].owner != c->seat)
        cyc_test_shield(c, l.to, "Pegasus", CALL_TO);
}

static void fly(struct cyc_call *c)
{
    struct cyc_landing l = flight_of(c);
    int there = c->s->isle[l.from].troops;
    sum_up(c->h, "%d of %d troop%s from %s to %s", l.troops, there, plural(there), cyc_isle_name(c->b, l.from),
           cyc_isle_name(c->b, l.to));
    cyc_land(c->h, &l);
}

static void pegasus_uses(const struct match *match, const struct cyc_state *s, const struct move *base,
                         struct suggestions *out)
{
    const struct cyc_box *b = match->box;
    for (int from = 0; from < b->isles; from++)
        for (int to = 0; s->isle[from].owner == base->actor && to < b->isles; to++)
            for (int troops = 1; to != from && troops <= s->isle[from].troops; troops++)
                suggest_more(out, base, {CALL_FROM, FAR + b->isle[from].circle[0]}, {CALL_TO, b->isle[to].circle[0]},
                             {CALL_TROOPS, troops});
}

const struct cyc_power cyc_power_pegasus = {
    .key = {[CALL_TROOPS] = WANTS_PLAIN | NEEDED, [CALL_FROM] = WANTS_ISLE | NEEDED, [CALL_TO] = WANTS_ISLE | NEEDED},
    .possible = can_fly,
    .lawful = test_flight,
    .effect = fly,
    .uses = pegasus_uses};
