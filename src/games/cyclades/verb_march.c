/* Cyclades: march, troops travel over a chain of fleets. */
#include "games/cyclades/cyclades.h"
#include "games/cyclades/landing.h"

enum outcome cyc_play_march(struct hearing *h)
{
    struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    int from, to, seat = h->move->actor, seas[CIRCLES_MAX];
    struct cyc_guard g;
    if (cyc_admit_turn(h, &g, false) == REFUSED || (from = cyc_isle_in(h, MARCH_FROM)) == NOWHERE
        || (to = cyc_isle_in(h, MARCH_TO)) == NOWHERE)
        return REFUSED;
    if (from == to)
        return cyc_cannot(h, RULE_NO_SPACE, "%s marches from %s to the same isle", cyc_actor(h),
                          cyc_isle_name(b, from));
    struct cyc_landing l = {
        from, to, cyc_number_meant(item(h->move, 0, 0), s->isle[from].troops), b->march_price, 0, MARCH_FROM, MARCH_TO};
    if (cyc_test_troops(h, &l) == REFUSED)
        return REFUSED;
    struct cyc_price price = cyc_ask_price(h, &g, b->march_price);
    if (s->turn.god != ARES)
        cyc_breaks(h, RULE_GOD_ACTION, "%s cannot move troops on %s, only on Ares", cyc_actor(h),
                   cyc_god_titles[s->turn.god]);
    int length = cyc_chain(b, s, seat, from, to, seas), there = s->isle[from].troops;
    if (length == 0)
        cyc_breaks_at(h, MARCH_TO, -1, RULE_MARCH_CHAIN, "no chain of %s's fleets connects %s and %s", cyc_actor(h),
                      cyc_isle_name(b, from), cyc_isle_name(b, to));
    cyc_test_landing(h, &l);
    if (cyc_settle_price(h, &price, "march") == REFUSED)
        return REFUSED;

    struct cyc_line over = {0};
    for (int i = 0; h->sums && i < length; i++)
        cyc_say(&over, ", ", "%s", b->name[seas[i]]);
    sum_up(h, "%d of %d troop%s from %s to %s%s%s: %d GP", l.troops, there, plural(there), cyc_isle_name(b, from),
           cyc_isle_name(b, to), length ? " over " : "", over.text, l.price);
    cyc_land(h, &l);
    cyc_look_for_sets(h);
    return STANDS;
}

void cyc_suggest_march(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    const struct cyc_state *s = state;
    const struct cyc_box *b = match->box;
    int seat = s->turn.player;
    for (int from = 0; cyc_turn_is_free(match, s) && s->turn.god == ARES && from < b->isles; from++)
        for (int to = 0; s->isle[from].owner == seat && s->isle[from].troops > 0 && to < b->isles; to++) {
            if (to == from || !cyc_chained(b, s, seat, from, to))
                continue;
            for (int troops = 1; troops <= s->isle[from].troops; troops++)
                suggest_entry(out, seat, verb, {0, troops}, {MARCH_FROM, b->isle[from].circle[0]},
                              {MARCH_TO, b->isle[to].circle[0]});
        }
}

bool cyc_spell_march(const struct match *match, const void *state, struct move *move)
{
    const struct cyc_state *s = state;
    int from = cyc_isle_meant(match->box, item(move, MARCH_FROM, 0));
    if (from != NOWHERE && item(move, 0, 0) == ALL_WORD)
        *move = MOVE_WITH(move->actor, VERB_MARCH, {0, s->isle[from].troops}, {MARCH_FROM, item(move, MARCH_FROM, 0)},
                          {MARCH_TO, item(move, MARCH_TO, 0)});
    return true;
}
