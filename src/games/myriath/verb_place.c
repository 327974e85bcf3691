/* Myriath: place TILE at CROSSING - a tile is placed against another player's. */
#include "games/myriath/myriath.h"

/* Reports a tile that is on the board and on free cells, but partly outside the area. */
static void test_area(struct hearing *h, struct myr_placement p, const char *also)
{
    const struct myr_box *box = h->match->box;
    struct myr_cells out;
    char room[WORD_ROOM];
    myr_find_cell(box, p, &box->area, false, &out);
    illegal(h, RULE_AREA, "%s is partly outside the area for %d players, at %s%s", box->tile[p.tile].name,
            h->match->seats, myr_near(box, &out, room), also);
    myr_rest_on_left_out(h);
    point_at(h, PLACE_AT, -1);
}

/* True if an end of the tile touches a tile of another player. */
static bool test_contact(struct hearing *h, struct myr_placement p, const char *also)
{
    const struct myr_box *box = h->match->box;
    int house = h->match->house[HOUSE_TIP_TOUCH], seat = h->move->actor;
    if (myr_touches_others(h->match, h->state, seat, p, house))
        return true;
    struct text instead = {0};
    if (h->docket)
        myr_say_contact(h->match, h->state, seat, p, &instead);
    illegal(h, RULE_CONNECT, "no end of %s touches a tile of another player: %s%s", box->tile[p.tile].name,
            text_string(&instead), also);
    myr_rest_on_left_out(h);
    if (house == TIP_NOTHING && myr_touches_others(h->match, h->state, seat, p, TIP_CONNECTS))
        hangs_on(h, HOUSE_TIP_TOUCH, TIP_CONNECTS);
    text_free(&instead);
    return false;
}

/* True if the place of the tile breaks no rule. */
static bool test_place(struct hearing *h, struct myr_placement p, bool in_area)
{
    char room[SEEN_ROOM];
    const char *also = myr_say_seen(h, h->move, p, "; ", "is the tile", room);
    if (!in_area)
        test_area(h, p, also);
    return test_contact(h, p, also) && in_area;
}

/* "ben +1.5 = 1 + 0.5" for a player with several bookings, then each booking. */
static void sum_up_awards(struct hearing *h, const struct myr_lying *fresh)
{
    char room[16];
    int seat = NOBODY;
    for (struct myr_awards awards = myr_awards(h->match, h->state, fresh); myr_next_award(&awards);) {
        struct text words = {0};
        struct myr_awards others = awards;
        int sum = myr_award_points(&awards), count = 1;
        text_add(&words, halves_string(room, sum));
        for (; awards.seat != seat && myr_next_award(&others) && others.seat == awards.seat; count++) {
            sum += myr_award_points(&others);
            text_format(&words, " + %s", halves_string(room, myr_award_points(&others)));
        }
        seat = awards.seat;
        if (count > 1)
            sum_up(h, "%s +%s = %s", h->match->names[seat], halves_string(room, sum), text_string(&words));
        text_clear(&words);
        myr_describe_award(&awards, &words);
        sum_up(h, "%s +%s %s", h->match->names[seat], halves_string(room, myr_award_points(&awards)),
               text_string(&words));
        text_free(&words);
    }
}

static void sum_up_place(struct hearing *h, struct myr_placement p)
{
    const struct myr_state *s = h->state;
    int seat = h->move->actor, left = myr_tiles_left(h->match, s, seat);
    char room[16], written[SEEN_ROOM];
    const char *seen = myr_say_seen(h, h->move, p, "", "is", written);
    if (*seen)
        sum_up(h, "%s", seen);
    sum_up_awards(h, &s->lying[s->latest]);
    sum_up(h, "%s %s", h->match->names[0], myr_points_words(h->match, s, 0, room));
    for (int each = 1; each < h->match->seats; each++)
        text_format(h->sums, ", %s %s", h->match->names[each], myr_points_words(h->match, s, each, room));
    sum_up(h, "%s has %d tile%s left", h->match->names[seat], left, plural(left));
}

static int points_earned(const struct hearing *h, int seat)
{
    const struct myr_state *s = h->state;
    int points = 0;
    for (struct myr_awards awards = myr_awards(h->match, s, &s->lying[s->latest]); myr_next_award(&awards);)
        points += awards.seat == seat ? myr_award_points(&awards) : 0;
    return points;
}

/* Compares the points that are said, of the player or of several, with those of the tile. */
static void test_earns(struct hearing *h)
{
    const struct node *ruled = h->move->map ? node_get(h->move->map, "ruled") : NULL;
    int count = items(h->move, PLACE_EARNS);
    char said[16], room[16];
    if (ruled && same(ruled->text, "void"))
        return;
    for (int i = 0; i < count; i += 2) {
        int seat = count == 1 ? h->move->actor : item(h->move, PLACE_EARNS, i),
            claimed = item(h->move, PLACE_EARNS, count == 1 ? i : i + 1), points = points_earned(h, seat);
        if (points == claimed)
            continue;
        untrue(h, COMMON_ROW(CLAIMS_SCORES), "this placement earned %s %s, not %s", h->match->names[seat],
               halves_string(room, points), halves_string(said, claimed));
        rests_on(h, "geometry");
        rests_on(h, "tiles");
        myr_rest_on_left_out(h);
        const struct node *written = move_node(h->move, PLACE_EARNS);
        point_to(h, count == 1 ? written : node_item(written, i / 2));
    }
}

enum outcome myr_play_place(struct hearing *h)
{
    struct myr_state *s = h->state;
    int seat = h->move->actor;
    struct myr_placement p;
    bool in_area;
    if (myr_readable(h, h->move, &p) == REFUSED || myr_in_phase(h, 1u << PLAY) == REFUSED)
        return REFUSED;
    if (myr_tile_lies(h, h->move, p, &in_area) == REFUSED) {
        myr_rest_on_left_out(h);
        return REFUSED;
    }
    myr_test_turn(h);
    bool proper = test_place(h, p, in_area);

    myr_put(h, p, proper);
    test_earns(h);
    s->passed = s->stuck = 0;
    s->turn = (seat + 1) % h->match->seats;
    if (h->sums)
        sum_up_place(h, p);
    return STANDS;
}

void myr_suggest_place(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    const struct myr_state *s = state;
    struct myr_scan scan;
    struct myr_placement p;
    (void)verb;
    if (myr_phase_of(match, s) != PLAY)
        return;
    myr_scan(&scan, match, s, s->turn, match->house[HOUSE_TIP_TOUCH]);
    while (myr_scan_next(&scan, &p))
        suggest_made(out, myr_place_move(match, s->turn, p));
}

bool myr_spell_place(const struct match *match, const void *state, struct move *move)
{
    (void)state;
    const struct myr_box *box = match->box;
    struct myr_placement p;
    if (myr_read_placement(match, move, &p) != READ || !myr_has(&box->board, p.at.row, p.at.column, NORTH))
        return false;
    *move = myr_place_move(match, move->actor, myr_first_alike(box, p));
    return true;
}

bool myr_alike(const struct match *match, const struct move *a, const struct move *b)
{
    struct myr_placement p, q;
    if (a->verb != VERB_PLACE || b->verb != VERB_PLACE)
        return move_same(match, a, b);
    if (a->actor != b->actor || myr_read_placement(match, a, &p) != READ || myr_read_placement(match, b, &q) != READ
        || p.tile != q.tile)
        return false;
    p = myr_first_alike(match->box, p);
    q = myr_first_alike(match->box, q);
    return p.pose == q.pose && p.at.row == q.at.row && p.at.column == q.at.column;
}

/* Rewrites the entry with `go`. An entry for a tile without such a name stays as it is written. */
void myr_canonical(const struct match *match, struct move *move)
{
    struct myr_placement p;
    if (move->verb != VERB_PLACE || given(move, PLACE_GO) || myr_read_placement(match, move, &p) != READ)
        return;
    struct move seen = myr_place_move(match, move->actor, p);
    if (given(&seen, PLACE_GO))
        for (int i = 0; i < items(move, PLACE_EARNS); i++)
            move_put(&seen, PLACE_EARNS, item(move, PLACE_EARNS, i));
    if (given(&seen, PLACE_GO))
        *move = seen;
}

void myr_earns(const struct match *match, const void *state, const struct move *move, struct earnings *out)
{
    struct myr_placement p;
    if (move->verb == VERB_PLACE && myr_read_placement(match, move, &p) == READ)
        myr_earn(match, state, move->actor, p, out);
}
