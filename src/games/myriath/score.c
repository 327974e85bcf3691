/* Myriath: points - the handicap, and half a point for every unit that touches another tile. */
#include "games/myriath/myriath.h"

/* ---- the handicap ---------------------------------------------------------------------------------------------- */

int myr_handicap_if(const struct match *match, int first, int seat)
{
    const struct myr_box *box = match->box;
    return box->handicap[(seat - first + match->seats) % match->seats];
}

/* The least and the most that the handicap may be; both 0 before the first player is chosen. */
static void handicap_range(const struct match *match, const struct myr_state *s, int seat, int *low, int *high)
{
    unsigned possible = myr_possible_first(match, s);
    bool any = false;
    *low = *high = 0;
    for (int first = 0; first < match->seats; first++) {
        int points = myr_handicap_if(match, first, seat);
        if (!(possible >> first & 1u))
            continue;
        *low = any && *low < points ? *low : points;
        *high = any && *high > points ? *high : points;
        any = true;
    }
}

bool myr_handicap_known(const struct match *match, const struct myr_state *s, int seat)
{
    int low, high;
    if (s->first != NOBODY)
        return true;
    handicap_range(match, s, seat, &low, &high);
    return low == high;
}

int myr_handicap(const struct match *match, const struct myr_state *s, int seat)
{
    int low, high;
    if (s->first != NOBODY)
        return myr_handicap_if(match, s->first, seat);
    handicap_range(match, s, seat, &low, &high);
    return low == high ? low : 0;
}

/* ---- contact --------------------------------------------------------------------------------------------------- */

unsigned myr_connected_units(const struct match *match, const struct myr_state *s, const struct myr_lying *lying,
                             const struct myr_end *end)
{
    unsigned units = 0;
    int row = lying->row + end->row, column = lying->column + end->column;
    bool spared = match->house[HOUSE_OWN_CONTACT] == OWN_NOTHING;
    for (int k = 0; k < UNITS; k++) {
        int beyond = end->beyond[k];
        bool connected =
            spared ? myr_taken_by_others(s, lying->seat, row, column, beyond) : myr_taken(s, row, column, beyond);
        if (connected && !(end->self >> k & 1u))
            units |= 1u << k;
    }
    return units;
}

int myr_end_points(const struct match *match, const struct myr_state *s, const struct myr_lying *lying,
                   const struct myr_end *end)
{
    return __builtin_popcount(myr_connected_units(match, s, lying, end));
}

/* ---- the sheet ------------------------------------------------------------------------------------------------- */

struct myr_tally myr_tally_of(const struct match *match, const struct myr_state *s, int seat)
{
    const struct myr_box *box = match->box;
    struct myr_tally tally = {0};
    for (int i = 0; i < s->count; i++) {
        const struct myr_tile *tile = &box->tile[s->lying[i].tile];
        if (s->lying[i].seat != seat)
            continue;
        const struct myr_pose *pose = myr_pose(tile, s->lying[i].pose);
        for (int e = 0; e < tile->ends; e++) {
            const struct myr_end *end = &pose->end[e];
            int points = myr_end_points(match, s, &s->lying[i], end);
            if (end->type == ARROW)
                tally.halves += points;
            else if (points == UNITS)
                tally.fully++;
            else
                tally.partly += points;
        }
    }
    return tally;
}

int myr_points(const struct match *match, const struct myr_state *s, int seat)
{
    struct myr_tally tally = myr_tally_of(match, s, seat);
    return myr_handicap(match, s, seat) + tally.halves + tally.partly + UNITS * tally.fully;
}

static void add_handicap(const struct match *match, const struct myr_state *s, int seat, struct sheet *sheet)
{
    static const char *const place[] = {"first", "second", "third", "fourth"};
    const struct rule *rule = &myr_rules[RULE_HANDICAP];
    int points = myr_handicap(match, s, seat);
    if (s->first != NOBODY)
        sheet_add(sheet, "handicap", points, rule, "%s in turn order",
                  place[(seat - s->first + match->seats) % match->seats]);
    else if (myr_phase_of(match, s) == DRAW)
        sheet_add(sheet, "handicap", 0, rule, "the first player is not chosen yet");
    else if (myr_handicap_known(match, s, seat))
        sheet_add(sheet, "handicap", points, rule, "the player who began");
    else {
        sheet_add(sheet, "handicap", 0, rule, "the first player is not in the record");
        sheet->line[sheet->lines - 1].extra = sheet->line[sheet->lines - 1].unknown = sheet->open = true;
    }
}

static void rest_sheet(const struct myr_state *s, const char **list)
{
    int count = 0;
    list[count++] = "geometry";
    list[count++] = "tiles";
    count += myr_list_doubts(s, list + count);
    list[count] = NULL;
}

static void fill_sheet(const struct match *match, const struct myr_state *s, int seat, struct sheet *sheet)
{
    struct myr_tally tally = myr_tally_of(match, s, seat);
    add_handicap(match, s, seat, sheet);
    sheet_add(sheet, "half edges", tally.halves, &myr_rules[RULE_AWARD], "%d x 0.5", tally.halves);
    sheet_add(sheet, "whole edges, partly", tally.partly, &myr_rules[RULE_AWARD], "%d x 0.5", tally.partly);
    sheet_add(sheet, "whole edges, fully", UNITS * tally.fully, &myr_rules[RULE_AWARD], "%d x 1", tally.fully);
    if (sheet->open) {
        handicap_range(match, s, seat, &sheet->low, &sheet->high);
        sheet->low += sheet->total;
        sheet->high += sheet->total;
    }
    rest_sheet(s, sheet->rests_on);
}

bool myr_may_score(const struct match *match, const void *state, int seat, int halves)
{
    const struct myr_state *s = state;
    unsigned possible = myr_possible_first(match, s);
    int points = myr_points(match, s, seat) - myr_handicap(match, s, seat);
    for (int first = 0; first < match->seats; first++)
        if (possible >> first & 1u && points + myr_handicap_if(match, first, seat) == halves)
            return true;
    return false;
}

/* ---- ranks ----------------------------------------------------------------------------------------------------- */

/* Sets the ranks if `first` began. Returns the winners as bits. */
static unsigned rank_if(const struct match *match, const struct standing *standing, int first, int rank[SEATS])
{
    int total[SEATS];
    unsigned winners = 0;
    for (int seat = 0; seat < match->seats; seat++)
        total[seat] =
            standing->seat[seat].total + (standing->seat[seat].open ? myr_handicap_if(match, first, seat) : 0);
    for (int seat = 0; seat < match->seats; seat++) {
        rank[seat] = 1;
        for (int other = 0; other < match->seats; other++)
            rank[seat] += total[other] > total[seat];
        winners |= (unsigned)(rank[seat] == 1) << seat;
    }
    return winners;
}

static void rank_all(const struct match *match, const struct myr_state *s, struct standing *standing)
{
    unsigned possible = myr_possible_first(match, s);
    bool any = false;
    for (int first = 0; first < match->seats; first++) {
        int rank[SEATS];
        if (!(possible >> first & 1u))
            continue;
        unsigned winners = rank_if(match, standing, first, rank);
        standing->could_win |= UINT64_C(1) << winners;
        standing->winners_open = any && (standing->winners_open || winners != standing->winners);
        standing->winners = winners;
        for (int seat = 0; seat < match->seats; seat++)
            standing->seat[seat].rank = any && standing->seat[seat].rank != rank[seat] ? 0 : rank[seat];
        any = true;
    }
}

static void ask_who_began(struct standing *standing)
{
    put_string(standing->needs, sizeof standing->needs,
               "the first player is not in the record; write `first: NAME` in `table`");
    put_string(standing->needed, sizeof standing->needed, "first");
    standing->needs_rule = &myr_rules[RULE_HANDICAP];
}

void myr_score(const struct match *match, const void *state, struct standing *standing)
{
    const struct myr_state *s = state;
    bool over = myr_phase_of(match, s) == OVER;
    for (int seat = 0; seat < match->seats; seat++)
        fill_sheet(match, s, seat, &standing->seat[seat]);
    if (myr_possible_first(match, s))
        rank_all(match, s, standing);
    else
        standing_rank(match, standing, over);
    standing->winners_open = over && standing->winners_open;
    if (!over || standing->winners_open)
        standing->winners = 0;
    if (standing->winners_open)
        ask_who_began(standing);
    else
        standing->could_win = 0;
    rest_sheet(s, standing->winners_rests_on);
}

/* ---- remarks --------------------------------------------------------------------------------------------------- */

/* Traces of old illegal moves in the position, and what is left out of it. `score` prints them below its sheet. */

static void remark_on_octagon(const struct match *match, const struct myr_lying *lying, struct text *out)
{
    const struct myr_box *box = match->box;
    struct myr_placement p = myr_lying_placement(lying);
    char room[WORD_ROOM];
    const char *name = match->names[lying->seat], *square = myr_space_name(p.at, room);
    bool in_area = myr_square_in_area(box, match->seats, p.at.row, p.at.column);
    if (in_area && myr_is_outer(match, p.at.row, p.at.column, match->house[HOUSE_OUTER]))
        text_format(out, "%s's octagon is around the outer square %s\n", name, square);
    else if (!in_area || myr_cell_outside(box, p, &box->area))
        text_format(out, "%s's octagon is around %s, partly outside the area for %d players\n", name, square,
                    match->seats);
}

static void remark_on_strip(const struct match *match, const struct myr_state *s, const struct myr_lying *lying,
                            struct text *out)
{
    const struct myr_box *box = match->box;
    struct myr_placement p = myr_lying_placement(lying);
    char room[WORD_ROOM];
    const char *name = match->names[lying->seat], *tile = box->tile[p.tile].name, *at = myr_space_name(p.at, room);
    if (!myr_touches_others(match, s, lying->seat, p, match->house[HOUSE_TIP_TOUCH]))
        text_format(out, "no end of %s's %s at %s touches a tile of another player\n", name, tile, at);
    if (myr_cell_outside(box, p, &box->area))
        text_format(out, "%s's %s at %s is partly outside the area for %d players\n", name, tile, at, match->seats);
}

static void remark_on_pass(const struct match *match, const struct myr_state *s, int seat, struct text *out)
{
    struct myr_placement p;
    if (!((s->passed & ~s->stuck) >> seat & 1u) || !myr_first_legal(match, s, seat, &p))
        return;
    struct move move = myr_place_move(match, seat, p);
    text_format(out, "%s has passed but can place a tile: ", match->names[seat]);
    move_print(match, &move, out);
    text_char(out, '\n');
}

/* "without anna: place v-aa at h8 go ws, which is doubtful" */
static void remark_on_left_out(const struct match *match, const struct myr_left_out *left, struct text *out)
{
    struct move move = myr_left_out_move(left);
    text_add(out, "without ");
    move_print(match, &move, out);
    text_add(out, ", which is doubtful\n");
}

void myr_remarks(const struct match *match, const void *state, struct text *out)
{
    const struct myr_state *s = state;
    const struct myr_box *box = match->box;
    for (int seat = 0; seat < match->seats; seat++) {
        for (int i = 0; i < s->count; i++) {
            if (s->lying[i].seat != seat || s->lying[i].proper)
                continue;
            if (box->tile[s->lying[i].tile].ring)
                remark_on_octagon(match, &s->lying[i], out);
            else
                remark_on_strip(match, s, &s->lying[i], out);
        }
        remark_on_pass(match, s, seat, out);
    }
    for (int i = 0; i < s->left_outs; i++)
        remark_on_left_out(match, &s->left_out[i], out);
}
