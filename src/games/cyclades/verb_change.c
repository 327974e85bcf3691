/* Cyclades: change, Zeus has a creature replaced. */
#include "games/cyclades/cyclades.h"

enum outcome cyc_play_change(struct hearing *h)
{
    struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    int card = item(h->move, 0, 0), space;
    struct cyc_guard g;
    if (cyc_admit_turn(h, &g, false) == REFUSED)
        return REFUSED;
    if ((space = cyc_card_space(s, card)) == NOWHERE)
        return cyc_not_on_track(h, card);
    struct cyc_price price = cyc_ask_price(h, &g, b->change_price);
    if (s->turn.god != ZEUS)
        cyc_breaks(h, RULE_GOD_ACTION, "%s cannot change a creature on %s, only on Zeus", cyc_actor(h),
                   cyc_god_titles[s->turn.god]);
    if (cyc_settle_price(h, &price, "another creature") == REFUSED)
        return REFUSED;

    s->creature[space] = NO_CARD;
    s->discard |= 1u << card;
    s->redraw = space + 1;
    sum_up(h, "%s discarded for %d GP", cyc_creature_titles[card], b->change_price);
    cyc_look_for_sets(h);
    return STANDS;
}

void cyc_suggest_change(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    const struct cyc_state *s = state;
    for (int space = 0; cyc_turn_is_free(match, s) && s->turn.god == ZEUS && space < SPACES_ON_TRACK; space++)
        if (s->creature[space] != NO_CARD)
            suggest_entry(out, s->turn.player, verb, {0, s->creature[space]});
}
