/* Cyclades: Siren, Sylph and Fates: a fleet changes sides, fleets sail ten spaces, income comes once more. */
#include "games/cyclades/call.h"

static enum outcome charm(struct cyc_call *c)
{
    struct cyc_sea *stack = &c->s->sea[c->at];
    const char *name = cyc_actor(c->h), *at = c->b->name[c->at];
    int reserve = cyc_units_left(c->h->match, c->s, c->seat, FLEET);
    if (stack->owner == NOBODY || stack->owner == c->seat)
        return cyc_cannot_on_at(c->h, CALL_AT, -1, ON_FLEETS, RULE_NO_PIECE, "no opponent has a fleet in %s", at);
    if (stack->fleets > 1)
        return cyc_cannot_at(c->h, CALL_AT, -1, RULE_SIREN_SINGLE,
                             "%s has %d fleets in %s; the Siren can take only a lone fleet",
                             c->h->match->names[stack->owner], stack->fleets, at);
    if (c->from == NOWHERE && reserve <= 0)
        return cyc_cannot_on(c->h, ON_FLEETS, RULE_RESERVE,
                             "all %d fleets of %s are on the board; name the sea of the one to use with `from`",
                             c->b->fleets, name);
    if (c->from != NOWHERE && c->s->sea[c->from].owner != c->seat)
        return cyc_cannot_on_at(c->h, CALL_FROM, -1, ON_FLEETS, RULE_NO_PIECE, "%s has no fleet in %s", name,
                                c->b->name[c->from]);
    cyc_ask_for_card(c, 0);
    if (c->from != NOWHERE && reserve > 0)
        cyc_breaks_at(c->h, CALL_FROM, -1, RULE_SIREN_RESERVE,
                      "%s uses a fleet from the board, but %d %s still in the reserve", name, reserve,
                      reserve == 1 ? "is" : "are");
    if (cyc_take_card(c) == REFUSED)
        return REFUSED;

    sum_up(c->h, "%s's fleet in %s becomes %s's", c->h->match->names[stack->owner], at, name);
    if (c->from != NOWHERE)
        cyc_put_fleets(c->s, c->seat, c->from, -1);
    *stack = (struct cyc_sea){c->seat, 1};
    return STANDS;
}

static void siren_uses(const struct cyc_listing *l)
{
    bool reserve = cyc_units_left(l->match, l->s, l->base->actor, FLEET) > 0;
    for (int at = 0; at < l->b->circles; at++) {
        if (l->s->sea[at].owner == NOBODY || l->s->sea[at].owner == l->base->actor || l->s->sea[at].fleets != 1)
            continue;
        if (reserve)
            suggest_more(l->out, l->base, {CALL_AT, at});
        for (int from = 0; !reserve && from < l->b->circles; from++)
            if (l->s->sea[from].owner == l->base->actor)
                suggest_more(l->out, l->base, {CALL_AT, at}, {CALL_FROM, FAR + from});
    }
}

const struct cyc_power cyc_power_siren = {
    .key = {[CALL_AT] = WANTS_SEA | NEEDED, [CALL_FROM] = WANTS_SEA}, .call = charm, .uses = siren_uses};

/* Has a fleet of the player an open sea beside it? */
static bool can_sail(const struct cyc_call *c)
{
    for (int sea = 0; sea < c->b->circles; sea++)
        for (int i = 0; c->s->sea[sea].owner == c->seat && i < c->b->besides[sea]; i++)
            if (c->b->isle_of[c->b->beside[sea][i]] == NOWHERE && !cyc_is_closed(c->b, c->s, c->b->beside[sea][i]))
                return true;
    return false;
}

static enum outcome set_sail(struct cyc_call *c)
{
    c->useless = c->trial && !can_sail(c);
    cyc_ask_for_card(c, 0);
    if (cyc_take_card(c) == REFUSED)
        return REFUSED;
    c->s->turn.sylph = c->b->sylph_steps;
    c->s->turn.sylph_fought = false;
    sum_up(c->h, "Sylph: %d step%s", c->s->turn.sylph, plural(c->s->turn.sylph));
    return STANDS;
}

const struct cyc_power cyc_power_sylph = {.call = set_sail};

static enum outcome collect_again(struct cyc_call *c)
{
    cyc_ask_for_card(c, 0);
    if (cyc_take_card(c) == REFUSED)
        return REFUSED;
    cyc_receive_income(c->h, c->seat, "", "income again, by the Fates");
    return STANDS;
}

const struct cyc_power cyc_power_fates = {.always = true, .call = collect_again};
