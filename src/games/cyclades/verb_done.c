/* Cyclades: done, the turn on a main god ends. */
#include "games/cyclades/cyclades.h"

static bool fleet_space(const struct cyc_box *b, const struct cyc_state *s, int seat)
{
    for (int sea = 0; sea < b->circles; sea++) {
        bool free = s->sea[sea].owner == NOBODY || s->sea[sea].owner == seat;
        if (b->isle_of[sea] == NOWHERE && free && cyc_own_coast(b, s, seat, sea) && !cyc_kraken_in(s, sea)
            && !cyc_polyphemus_beside(b, s, sea))
            return true;
    }
    return false;
}

/* With these house rules the first troop, fleet or card of a turn must be taken, if there is one and a space for it. */
static void test_free_one(struct hearing *h)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    int seat = s->turn.player, unit = b->unit_of[s->turn.god], cards = h->match->house[Q_FREE_CARD];
    bool card = unit == PRIEST || unit == PHILOSOPHER;
    bool space = unit == TROOP ? cyc_has_isle(b, s, seat) : unit == FLEET && fleet_space(b, s, seat);
    if (s->turn.recruited > 0 || cyc_units_left(h->match, s, seat, unit) <= 0)
        return;
    if (card && (cards == CARD_COMPULSORY || (cards == CARD_PHILOSOPHER && unit == PHILOSOPHER))) {
        cyc_breaks(h, RULE_FREE_CARD, "%s ends the turn without the free %s", h->match->names[seat],
                   cyc_unit_names[unit]);
        hangs_on(h, Q_FREE_CARD, CARD_OPTIONAL);
        if (unit == PRIEST)
            hangs_on(h, Q_FREE_CARD, CARD_PHILOSOPHER);
    }
    if (space && h->match->house[Q_FREE_UNIT] == UNIT_COMPULSORY) {
        cyc_breaks(h, RULE_FREE_UNIT, "%s ends the turn without the free %s", h->match->names[seat],
                   cyc_unit_names[unit]);
        hangs_on(h, Q_FREE_UNIT, UNIT_OPTIONAL);
    }
}

/* The first player on Apollo must place a prosperity marker, if one is left and an isle for it. */
static void test_prosper(struct hearing *h)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    bool no_isle = h->match->house[Q_PROSPER] == PROSPER_OWN && !cyc_has_isle(b, s, s->turn.player);
    if (cyc_prosperity_left(b, s) > 0 && !no_isle && s->apollo[0] == s->turn.player)
        cyc_breaks(h, RULE_PROSPER_NOW, "%s is first on Apollo and must place a prosperity marker",
                   h->match->names[s->turn.player]);
}

enum outcome cyc_play_done(struct hearing *h)
{
    struct cyc_state *s = h->state;
    struct cyc_guard g;
    if (cyc_admit_turn(h, &g, false) == REFUSED)
        return REFUSED;
    cyc_test_order(h, &g);
    if (s->turn.god == APOLLO)
        test_prosper(h);
    else
        test_free_one(h);

    cyc_pass_turn(h);
    return STANDS;
}

void cyc_suggest_done(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    const struct cyc_state *s = state;
    if (cyc_turn_is_free(match, s))
        suggest_word(out, s->turn.player, verb);
}
