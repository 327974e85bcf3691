/* Cyclades: done, a turn ends. */
#include "games/cyclades/cyclades.h"

/* With these house rules the first troop, fleet or card of a turn must be taken, if there is one and a space for it. */
static void test_free_one(struct hearing *h)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    int seat = s->turn.player, unit = b->unit_of[s->turn.god], cards = h->match->house[Q_FREE_CARD];
    if (s->turn.recruited > 0 || cyc_units_left(h->match, s, seat, unit) <= 0)
        return;
    bool card = cards == CARD_PHILOSOPHER ? unit == PHILOSOPHER : unit == PRIEST || unit == PHILOSOPHER;
    bool space = unit == TROOP && cyc_land_of(b, s, seat).isles > 0;
    for (int sea = 0; unit == FLEET && sea < b->circles; sea++)
        space = space || (cyc_own_coast(b, s, seat, sea) && cyc_can_enter(b, s, seat, sea));
    if (card && cards != CARD_OPTIONAL) {
        cyc_breaks(h, RULE_FREE_CARD, "%s ends the turn without the free %s", cyc_actor(h), cyc_unit_names[unit]);
        hangs_on(h, Q_FREE_CARD, CARD_OPTIONAL);
        if (unit == PRIEST)
            hangs_on(h, Q_FREE_CARD, CARD_PHILOSOPHER);
    }
    if (space && h->match->house[Q_FREE_UNIT] == UNIT_COMPULSORY) {
        cyc_breaks(h, RULE_FREE_UNIT, "%s ends the turn without the free %s", cyc_actor(h), cyc_unit_names[unit]);
        hangs_on(h, Q_FREE_UNIT, UNIT_OPTIONAL);
    }
}

enum outcome cyc_play_done(struct hearing *h)
{
    const struct cyc_state *s = h->state;
    struct cyc_guard g;
    if (cyc_admit_turn(h, &g, false) == REFUSED)
        return REFUSED;
    cyc_test_order(h, &g);
    if (s->turn.god != APOLLO)
        test_free_one(h);
    else if (cyc_must_prosper(h->match, s))
        cyc_breaks(h, RULE_PROSPER_NOW, "%s is first on Apollo and must place a prosperity marker",
                   h->match->names[s->turn.player]);

    cyc_pass_turn(h);
    return STANDS;
}

void cyc_suggest_done(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    const struct cyc_state *s = state;
    if (cyc_turn_is_free(match, s))
        suggest_word(out, s->turn.player, verb);
}
