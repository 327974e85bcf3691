/* Cyclades: prosper, the first on Apollo places a prosperity marker and ends the turn. */
#include "games/cyclades/cyclades.h"

bool cyc_must_prosper(const struct match *match, const struct cyc_state *s)
{
    int seat = s->turn.player;
    return s->turn.god == APOLLO && s->apollo[0] == seat && cyc_prosperity_left(match->box, s) > 0
           && (match->house[Q_PROSPER] == PROSPER_ANY || cyc_land_of(match->box, s, seat).isles > 0);
}

enum outcome cyc_play_prosper(struct hearing *h)
{
    struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    bool open = s->phase == PHASE_ACTIONS && !cyc_turn_is_held(s), now = open && s->turn.god == APOLLO;
    /* Did the last player on a main god forget to write `done`, so that Apollo's turn follows? */
    bool late = open && !now && s->turn.begun && cyc_main_markers(s) == 1 && s->apollos > 0
                && s->apollo[0] == h->move->actor && cyc_prosperity_left(b, s) > 0;
    struct cyc_guard g;
    int isle;
    if (cyc_admit_during(h, &g, late || now) == REFUSED)
        return REFUSED;
    if (!late && h->move->actor != s->turn.player)
        return cyc_out_of_turn(h, "it is %s's turn on Apollo, not %s's", h->match->names[s->turn.player], cyc_actor(h));
    cyc_overlook(h, &g);
    if (!late)
        cyc_end_sylph(h, &g);
    g.out_of_turn = g.cut_short = late;
    g.interrupted = s->turn.player;
    if ((isle = cyc_isle_in(h, 0)) == NOWHERE)
        return REFUSED;
    if (cyc_prosperity_left(b, s) <= 0)
        return cyc_cannot(h, RULE_SUPPLY, "no prosperity marker is left");
    cyc_test_order(h, &g);
    if (s->apollo[0] != h->move->actor)
        cyc_breaks(h, RULE_PROSPER_FIRST, "%s is not the first on Apollo and has no prosperity marker to place",
                   cyc_actor(h));
    int owner = s->isle[isle].owner;
    const char *name = cyc_isle_name(b, isle);
    if (h->match->house[Q_PROSPER] == PROSPER_OWN && owner != h->move->actor) {
        cyc_breaks(h, RULE_PROSPER_OWN, "%s is not %s's isle", name, cyc_actor(h));
        hangs_on(h, Q_PROSPER, PROSPER_ANY);
    }

    if (late)
        cyc_pass_turn(h);
    int income = owner == NOBODY ? 0 : cyc_holdings_of(b, s, owner).income;
    s->isle[isle].prosperity++;
    sum_up(h, owner == NOBODY ? "prosperity on %s, which is free" : "prosperity on %s: %s's income %d + 1 = %d", name,
           owner == NOBODY ? "" : h->match->names[owner], income, income + 1);
    cyc_pass_turn(h);
    return STANDS;
}

void cyc_suggest_prosper(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    const struct cyc_state *s = state;
    const struct cyc_box *b = match->box;
    for (int isle = 0; cyc_turn_is_free(match, s) && s->turn.god == APOLLO && isle < b->isles; isle++)
        suggest_entry(out, s->turn.player, verb, {0, b->isle[isle].circle[0]});
}
