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

static enum outcome snatch(struct cyc_call *c)
{
    struct cyc_isle *isle = &c->s->isle[c->at];
    const char *at = cyc_isle_name(c->b, c->at);
    if (isle->troops == 0)
        return cyc_cannot_on_at(c->h, CALL_AT, -1, ON_ISLES, RULE_NO_PIECE, "there is no troop on %s", at);
    cyc_ask_for_card(c, 0);
    cyc_test_shield(c, c->at, "the Harpy", CALL_AT);
    if (cyc_take_card(c) == REFUSED)
        return REFUSED;

    isle->troops--;
    sum_up(c->h, "Harpy: one troop of %s on %s, %d left", c->h->match->names[isle->owner], at, isle->troops);
    cyc_leave_isle(c->h, c->at);
    return STANDS;
}

static void harpy_uses(const struct cyc_listing *l)
{
    for (int isle = 0; isle < l->b->isles; isle++)
        if (l->s->isle[isle].troops > 0)
            suggest_more(l->out, l->base, {CALL_AT, l->b->isle[isle].circle[0]});
}

const struct cyc_power cyc_power_harpy = {.key = {[CALL_AT] = WANTS_ISLE | NEEDED}, .call = snatch, .uses = harpy_uses};

static enum outcome fly(struct cyc_call *c)
{
    int there = c->s->isle[c->from].troops, troops = cyc_number_meant(item(c->h->move, CALL_TROOPS, 0), there);
    struct cyc_landing l = {c->from, c->to, troops, c->price, CALL_TROOPS, CALL_FROM, CALL_TO};
    if (cyc_test_troops(c->h, &l) == REFUSED)
        return REFUSED;
    cyc_ask_for_card(c, 0);
    cyc_test_landing(c->h, &l);
    if (c->s->isle[l.to].owner != c->seat)
        cyc_test_shield(c, l.to, "Pegasus", CALL_TO);
    if (cyc_take_card(c) == REFUSED)
        return REFUSED;

    sum_up(c->h, "%d of %d troop%s from %s to %s", troops, there, plural(there), cyc_isle_name(c->b, l.from),
           cyc_isle_name(c->b, l.to));
    cyc_land(c->h, &l);
    return STANDS;
}

static void pegasus_uses(const struct cyc_listing *l)
{
    for (int from = 0; from < l->b->isles; from++)
        for (int to = 0; l->s->isle[from].owner == l->base->actor && to < l->b->isles; to++)
            for (int troops = 1; to != from && troops <= l->s->isle[from].troops; troops++)
                suggest_more(l->out, l->base, {CALL_FROM, FAR + l->b->isle[from].circle[0]},
                             {CALL_TO, l->b->isle[to].circle[0]}, {CALL_TROOPS, troops});
}

const struct cyc_power cyc_power_pegasus = {
    .key = {[CALL_TROOPS] = WANTS_PLAIN | NEEDED, [CALL_FROM] = WANTS_ISLE | NEEDED, [CALL_TO] = WANTS_ISLE | NEEDED},
    .call = fly,
    .uses = pegasus_uses};
