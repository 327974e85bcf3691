/* Cyclades: done, the turn on a main god ends. */
#include "games/cyclades/cyclades.h"

static bool card_left(const struct match *match, const struct cyc_state *s, int unit)
{
    return unit == PRIEST ? cyc_priests_left(match, s) > 0 : unit == PHILOSOPHER && cyc_philosophers_left(match, s) > 0;
}

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

static bool unit_left(const struct cyc_box *b, const struct cyc_state *s, int seat, int unit)
{
    if (unit == TROOP)
        return cyc_troop_reserve(b, s, seat) > 0 && cyc_has_isle(b, s, seat);
    return unit == FLEET && cyc_fleet_reserve(b, s, seat) > 0 && fleet_space(b, s, seat);
}

static bool card_compulsory(const struct match *match, int unit)
{
    int house = match->house[Q_FREE_CARD];
    return house == CARD_COMPULSORY || (house == CARD_PHILOSOPHER && unit == PHILOSOPHER);
}

static void test_free_one(struct hearing *h)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    if (s->turn.recruited > 0)
        return;
    int unit = b->unit_of[s->turn.god];
    if (card_compulsory(h->match, unit) && card_left(h->match, s, unit)) {
        cyc_breaks(h, RULE_FREE_CARD, "%s ends the turn without the free %s", h->match->names[s->turn.player],
                   cyc_unit_names[unit]);
        hangs_on(h, Q_FREE_CARD, CARD_OPTIONAL);
        if (unit == PRIEST)
            hangs_on(h, Q_FREE_CARD, CARD_PHILOSOPHER);
    }
    if (h->match->house[Q_FREE_UNIT] == UNIT_COMPULSORY && unit_left(b, s, s->turn.player, unit)) {
        cyc_breaks(h, RULE_FREE_UNIT, "%s ends the turn without the free %s", h->match->names[s->turn.player],
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
