/* Set-up: the opening of the game, then what the record's table says instead. */
#include "games/cyclades/table.h"

static void lay_markers(const struct match *match, struct state *s)
{
    const struct box *b = match->box;
    s->cycle = 1;
    s->phase = PHASE_ORDER;
    s->track_length = match->seats * b->markers;
    for (int i = 0; i < MARKERS_MAX; i++)
        s->track[i] = NOBODY;
    for (int god = POSEIDON; god < MAIN_GODS; god++)
        s->offer[god].seat = NOBODY;
    for (int space = 0; space < SPACES_ON_TRACK; space++)
        s->creature[space] = NO_CARD;
    for (int figure = 0; figure < FIGURES; figure++) {
        s->figure[figure].at = NOWHERE;
        s->figure[figure].of = NOBODY;
    }
    s->turn.player = NOBODY;
    s->battle.at = s->push = NOWHERE;
    s->battle.attacker = NOBODY;
}

static void lay_pieces(const struct match *match, struct state *s)
{
    const struct box *b = match->box;
    for (int isle = 0; isle < ISLES_MAX; isle++)
        s->isle[isle].owner = NOBODY;
    for (int sea = 0; sea < CIRCLES_MAX; sea++)
        s->sea[sea].owner = NOBODY;
    for (int seat = 0; seat < match->seats; seat++) {
        s->gold[seat] = b->start_gold;
        for (int i = 0; i < b->start[seat].isles; i++) {
            s->isle[b->start[seat].isle[i]].owner = seat;
            s->isle[b->start[seat].isle[i]].troops = 1;
        }
        for (int i = 0; i < b->start[seat].seas; i++)
            cyc_put_fleets(s, seat, b->start[seat].sea[i], 1);
    }
}

/* The doubt about the two-player start lasts as long as something of it may still lie on the table. */
static bool start_is_assumed(const struct match *match, const struct node *table)
{
    bool used = !node_get(table, "isles") || !node_get(table, "fleets") || node_get(table, "start");
    return cyc_two_player_game(match) && used && assumed(match, "setup.2");
}

bool cyc_setup_table(struct hearing *h, const struct node *table)
{
    struct state *s = h->state;
    lay_markers(h->match, s);
    lay_pieces(h->match, s);
    s->start_assumed = start_is_assumed(h->match, table);
    return !table || (cyc_read_table(h, table) && cyc_test_table(h, table));
}
