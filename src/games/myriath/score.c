/* Myriath: points - the handicap, and half a point for every unit that touches another tile; ranks, also where who
   began or a count is not known. */
#include "games/myriath/myriath.h"

/* ---- the handicap ---------------------------------------------------------------------------------------------- */

int myr_handicap_if(const struct match *match, int first, int seat)
{
    const struct myr_box *box = match->box;
    return box->handicap[(seat - first + match->seats) % match->seats];
}

struct range myr_handicaps(const struct match *match, unsigned may_begin, int seat)
{
    struct range points = range_at(may_begin ? myr_handicap_if(match, __builtin_ctz(may_begin), seat) : 0);
    for (; may_begin; may_begin &= may_begin - 1) {
        int other = myr_handicap_if(match, __builtin_ctz(may_begin), seat);
        points.low = other < points.low ? other : points.low;
        points.high = other > points.high ? other : points.high;
    }
    return points;
}

bool myr_handicap_known(const struct match *match, const struct myr_state *s, int seat)
{
    return range_known(myr_handicaps(match, myr_possible_first(match, s), seat));
}

int myr_handicap(const struct match *match, const struct myr_state *s, int seat)
{
    struct range points = myr_handicaps(match, myr_possible_first(match, s), seat);
    return range_known(points) ? points.low : 0;
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

/* ---- counts ---------------------------------------------------------------------------------------------------- */

struct myr_tally myr_tally_of(const struct match *match, const struct myr_state *s, int seat)
{
    const struct myr_box *box = match->box;
    struct myr_tally tally = {.total = UNKNOWN_NUMBER};
    for (int i = 0; i < s->count; i++) {
        const struct myr_lying *lying = &s->lying[i];
        for (int e = 0; lying->seat == seat && e < box->tile[lying->tile].ends; e++) {
            const struct myr_end *end = &myr_pose(&box->tile[lying->tile], lying->pose)->end[e];
            int points = myr_end_points(match, s, lying, end);
            if (end->type == ARROW)
                tally.of[HALF_EDGES] += points;
            else if (points)
                tally.of[points == UNITS ? FULLY : PARTLY]++;
        }
    }
    return tally;
}

bool myr_all_counted(const struct myr_tally *tally)
{
    return myr_is_known(tally->of[HALF_EDGES]) && myr_is_known(tally->of[PARTLY]) && myr_is_known(tally->of[FULLY]);
}

int myr_whole_edges(const struct myr_tally *tally)
{
    return myr_known_or_0(tally->of[PARTLY]) + myr_known_or_0(tally->of[FULLY]);
}

int myr_counted(const struct myr_tally *tally)
{
    return myr_known_or_0(tally->of[HALF_EDGES]) + myr_whole_edges(tally) + myr_known_or_0(tally->of[FULLY]);
}

int myr_points(const struct match *match, const struct myr_state *s, int seat)
{
    struct myr_tally tally = myr_tally_of(match, s, seat);
    return myr_handicap(match, s, seat) + myr_counted(&tally);
}

const char *myr_points_words(const struct match *match, const struct myr_state *s, int seat, char room[16])
{
    return myr_handicap_known(match, s, seat) ? halves_string(room, myr_points(match, s, seat)) : "?";
}

struct myr_ends myr_ends_of(const struct myr_box *box)
{
    struct myr_ends ends = {0};
    for (int i = 0; i < box->tiles; i++)
        for (int e = 0; e < box->tile[i].ends; e++)
            if (myr_pose(&box->tile[i], 0)->end[e].type == ARROW)
                ends.half_edges += UNITS * box->tile[i].count;
            else
                ends.whole_edges += box->tile[i].count;
    return ends;
}

struct range myr_missing(const struct myr_tally *tally, struct myr_ends ends)
{
    bool partly = !myr_is_known(tally->of[PARTLY]), fully = !myr_is_known(tally->of[FULLY]);
    int whole = ends.whole_edges - myr_whole_edges(tally), left = whole > 0 ? whole : 0;
    struct range span = {0, fully ? UNITS * left : partly ? left : 0, fully && !partly ? UNITS : 1};
    if (!myr_is_known(tally->of[HALF_EDGES]) && ends.half_edges > 0) {
        span.high += ends.half_edges;
        span.step = 1;
    }
    return span;
}

/* ---- ranks ----------------------------------------------------------------------------------------------------- */

/* The totals the player may have if `first` began. */
static struct range total_if(const struct match *match, const struct myr_count *c, int seat, int first)
{
    const struct myr_tally *tally = &c->seat[seat];
    struct range total = range_at(0);
    int sure = myr_is_known(tally->total) ? tally->total : myr_handicap_if(match, first, seat) + myr_counted(tally);
    if (!myr_is_known(tally->total) && !myr_all_counted(tally))
        total = myr_missing(tally, myr_ends_of(match->box));
    return (struct range){total.low + sure, total.high + sure, total.step};
}

bool myr_may_total(const struct match *match, const void *count, int seat, int halves)
{
    const struct myr_count *c = count;
    for (int first = 0; first < match->seats; first++)
        if (c->may_begin >> first & 1u && range_has(total_if(match, c, seat, first), halves))
            return true;
    return false;
}

void myr_rank(const struct match *match, const struct myr_count *c, bool over, struct standing *standing)
{
    struct contest by_first[SEATS];
    int count = 0;
    for (int first = 0; first < match->seats; first++) {
        if (!(c->may_begin >> first & 1u))
            continue;
        by_first[count].deciders = 1;
        by_first[count].strict = false;
        for (int seat = 0; seat < match->seats; seat++)
            by_first[count].by[seat][0] = total_if(match, c, seat, first);
        count++;
    }
    standing_settle(match, by_first, count, over, standing);
}

/* ---- the sheet ------------------------------------------------------------------------------------------------- */

void myr_add_unknown(struct sheet *sheet, const char *label, const struct rule *rule, const char *why)
{
    struct sheet_line *line = sheet_add(sheet, label, 0, rule, "%s", why);
    line->extra = line->unknown = true;
}

void myr_add_counts(const struct myr_tally *tally, struct sheet *sheet)
{
    static const struct {
        const char *label, *each;
        int halves;
    } lines[] = {[HALF_EDGES] = {"half edges", "0.5", 1},
                 [PARTLY] = {"whole edges, partly", "0.5", 1},
                 [FULLY] = {"whole edges, fully", "1", UNITS}};
    for (int i = 0; i < COUNTS; i++)
        if (myr_is_known(tally->of[i]))
            sheet_add(sheet, lines[i].label, tally->of[i] * lines[i].halves, &myr_rules[RULE_AWARD], "%d x %s",
                      tally->of[i], lines[i].each);
        else
            myr_add_unknown(sheet, lines[i].label, NULL, "");
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
    else
        sheet_add(sheet, "handicap", points, rule, "the player who began");
}

static void rest_sheet(const struct myr_state *s, const char **list)
{
    list[0] = "geometry";
    list[1] = "tiles";
    list[2 + myr_list_doubts(s, list + 2)] = NULL;
}

void myr_score(const struct match *match, const void *state, struct standing *standing)
{
    const struct myr_state *s = state;
    for (int seat = 0; seat < match->seats; seat++) {
        struct myr_tally tally = myr_tally_of(match, s, seat);
        add_handicap(match, s, seat, &standing->seat[seat]);
        myr_add_counts(&tally, &standing->seat[seat]);
        rest_sheet(s, standing->seat[seat].rests_on);
    }
    standing_rank(match, standing, myr_phase_of(match, s) == OVER);
    rest_sheet(s, standing->winners_rests_on);
}

/* ---- remarks --------------------------------------------------------------------------------------------------- */

/* Traces of old illegal moves in the position, and what is left out of it. `score` prints them below its sheet. */

static void remark_on_tile(const struct match *match, const struct myr_state *s, const struct myr_lying *lying,
                           struct text *out)
{
    const struct myr_box *box = match->box;
    struct myr_placement p = myr_lying_placement(lying);
    struct myr_cells out_there;
    char room[WORD_ROOM];
    const char *name = match->names[lying->seat], *tile = box->tile[p.tile].name, *at = myr_space_name(p.at, room);
    bool in_area = myr_square_in_area(box, match->seats, p.at.row, p.at.column),
         sticks_out = myr_find_cell(box, p, &box->area, false, &out_there);
    if (!box->tile[p.tile].ring) {
        if (!myr_touches_others(match, s, lying->seat, p, match->house[HOUSE_TIP_TOUCH]))
            text_format(out, "no end of %s's %s at %s touches a tile of another player\n", name, tile, at);
        if (sticks_out)
            text_format(out, "%s's %s at %s is partly outside the area for %d players\n", name, tile, at, match->seats);
    } else if (in_area && myr_is_outer(match, p.at.row, p.at.column, match->house[HOUSE_OUTER]))
        text_format(out, "%s's octagon is around the outer square %s\n", name, at);
    else if (!in_area || sticks_out)
        text_format(out, "%s's octagon is around %s, partly outside the area for %d players\n", name, at, match->seats);
}

/* "without anna: place v-aa at h8 go ws, which is doubtful" */
void myr_remarks(const struct match *match, const void *state, struct text *out)
{
    const struct myr_state *s = state;
    for (int seat = 0; seat < match->seats; seat++) {
        for (int i = 0; i < s->count; i++)
            if (s->lying[i].seat == seat && !s->lying[i].proper)
                remark_on_tile(match, s, &s->lying[i], out);
        struct myr_placement p;
        if (!((s->passed & ~s->stuck) >> seat & 1u) || !myr_first_legal(match, s, seat, &p))
            continue;
        struct move move = myr_place_move(match, seat, p);
        text_format(out, "%s has passed but can place a tile: ", match->names[seat]);
        move_print(match, &move, out);
        text_char(out, '\n');
    }
    for (int i = 0; i < s->left_outs; i++) {
        struct move move = myr_left_out_move(&s->left_out[i]);
        text_add(out, "without ");
        move_print(match, &move, out);
        text_add(out, ", which is doubtful\n");
    }
}
