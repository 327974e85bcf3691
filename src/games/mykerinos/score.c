/* Mykerinos: the exhibition at the end, the score sheet and the ranking. */
#include "games/mykerinos/winner.h"

enum { SERIES = 5 }; /* points for each series */
enum { LACKS_POINTS = 1, LACKS_TILES = 2, LACKS_WINGS = 4 };

static const struct myk_part parts[] = {
    {"points", LACKS_POINTS, RULE_TILE_POINTS, false},
    {"owned", LACKS_TILES, RULE_EXHIBITION, false},
    {"wings", LACKS_WINGS, RULE_WINGS_UNKNOWN, true},
    {0},
};

/* What a tile is worth to a seat whose patron is on that circle. */
static int worth_on_circle(const struct match *match, const struct myk_state *s, int seat, int circle)
{
    const struct myk_box *box = myk_box_of(match);
    int best = 1;
    for (int room = 0; room < ROOMS; room++)
        if (s->room[room] == seat && (box->wings[room] >> circle & 1) && box->worth[room] > best)
            best = box->worth[room];
    return best;
}

int myk_worth(const struct match *match, const struct myk_state *s, int seat, int patron)
{
    for (int circle = 0; s->wings_known && circle < CIRCLES; circle++)
        if (s->wing[circle] == patron)
            return worth_on_circle(match, s, seat, circle);
    return 1;
}

int myk_best_worth(const struct match *match)
{
    const struct myk_box *box = myk_box_of(match);
    int best = 1;
    for (int room = 0; room < ROOMS; room++)
        best = box->exists >> room & 1 && box->worth[room] > best ? box->worth[room] : best;
    return best;
}

int myk_series(const int owned[KINDS])
{
    int least = owned[0];
    for (int patron = 1; patron < PATRONS; patron++)
        least = owned[patron] < least ? owned[patron] : least;
    return least;
}

static int rooms_of(const struct myk_state *s, int seat)
{
    return myk_cubes_in(s->room, ROOMS, seat);
}

static bool has_patrons(const struct myk_state *s, int seat)
{
    for (int patron = 0; patron < PATRONS; patron++)
        if (s->owned[seat][patron])
            return true;
    return false;
}

static bool lacks_wings(const struct myk_state *s, int seat)
{
    return !s->wings_known && rooms_of(s, seat) && (has_patrons(s, seat) || s->more_tiles >> seat & 1);
}

bool myk_settled(const struct myk_state *s, int seat)
{
    return s->points[seat] != UNKNOWN && !(s->more_tiles >> seat & 1) && !lacks_wings(s, seat);
}

int myk_total(const struct match *match, const struct myk_state *s, int seat)
{
    int total = s->points[seat] + SERIES * myk_series(s->owned[seat]);
    for (int patron = 0; patron < PATRONS; patron++)
        total += s->owned[seat][patron] * myk_worth(match, s, seat, patron);
    return total;
}

/* ---- the end ----------------------------------------------------------------------------------------------------- */

static struct myk_score score_of(const struct match *match, const struct myk_state *s, int seat)
{
    bool more = s->more_tiles >> seat & 1, open = !s->wings_known && rooms_of(s, seat);
    struct myk_score score = {.points_low = s->points[seat], .points_high = s->points[seat]};
    if (s->points[seat] == UNKNOWN) {
        score.points_low = s->least[seat];
        score.points_high = NO_LIMIT;
    }
    for (int patron = 0; patron < PATRONS; patron++) {
        score.count_low[patron] = s->owned[seat][patron];
        score.count_high[patron] = more ? NO_LIMIT : s->owned[seat][patron];
        score.worth_low[patron] = myk_worth(match, s, seat, patron);
        score.worth_high[patron] = open ? myk_best_worth(match) : score.worth_low[patron];
    }
    return score;
}

static void score_end(const struct match *match, const struct myk_state *s, struct standing *standing)
{
    struct myk_tally tally[PLAYERS];
    for (int seat = 0; seat < match->seats; seat++) {
        struct myk_score score = score_of(match, s, seat);
        /* An unknown stock may have all cubes of the colour that are not in the Museum. */
        bool known = s->stock[seat] != UNKNOWN;
        tally[seat] = (struct myk_tally){
            .stock_low = known ? s->stock[seat] : 0,
            .stock_high = known ? s->stock[seat] : myk_box_of(match)->colour - rooms_of(s, seat),
            .missing = (s->points[seat] == UNKNOWN ? LACKS_POINTS : 0u) | (s->more_tiles >> seat & 1 ? LACKS_TILES : 0u)
                       | (lacks_wings(s, seat) ? LACKS_WINGS : 0u),
        };
        myk_add_score(&score, &standing->seat[seat], &tally[seat]);
        if (s->assumed & ASSUMED_MUSEUM)
            standing->seat[seat].rests_on[0] = standing->winners_rests_on[0] = "table.museum";
    }
    myk_name_winners(match, tally, parts, standing);
}

/* ---- before it --------------------------------------------------------------------------------------------------- */

/* "violet 2 × 3 + brown 1 × 1 + series 0 = 7" */
static void describe_exhibition(const struct match *match, const struct myk_state *s, int seat, struct sheet_line *line)
{
    size_t room = sizeof line->detail, length = 0;
    int series = SERIES * myk_series(s->owned[seat]), sum = series;
    for (int patron = 0; patron < PATRONS; patron++) {
        int tiles = s->owned[seat][patron], worth = myk_worth(match, s, seat, patron);
        sum += tiles * worth;
        if (tiles && length < room)
            length += (size_t)put_string(line->detail + length, room - length, "%s %d \u00d7 %d + ",
                                         myk_kind_names[patron], tiles, worth);
    }
    if (length < room)
        put_string(line->detail + length, room - length, "series %d = %d", series, sum);
    line->points = 2 * sum;
}

static void score_now(const struct match *match, const struct myk_state *s, int seat, struct sheet *sheet)
{
    bool known = s->points[seat] != UNKNOWN;
    struct myk_tally tally = {.low = known ? s->points[seat] : s->least[seat],
                              .high = known ? s->points[seat] : NO_LIMIT};
    sheet_add(sheet, "tiles", 2 * tally.low, &myk_rules[RULE_TILE_POINTS], NULL);
    sheet->line[0].unknown = !known;
    myk_open_sheet(&tally, sheet);
    /* Before the end the exhibition is shown, but not counted. */
    sheet_note(sheet, "exhibition if the game ended now", 0);
    struct sheet_line *line = &sheet->line[sheet->lines - 1];
    line->rule = &myk_rules[RULE_EXHIBITION];
    line->unknown = s->more_tiles >> seat & 1 || lacks_wings(s, seat);
    if (s->more_tiles >> seat & 1)
        put_string(line->detail, sizeof line->detail, "the tiles (`owned`) are not in the record");
    else if (line->unknown)
        put_string(line->detail, sizeof line->detail, "the patrons on the circles (`wings`) are not in the record");
    else
        describe_exhibition(match, s, seat, line);
}

void myk_score(const struct match *match, const void *state, struct standing *standing)
{
    const struct myk_state *s = state;
    if (s->phase == PHASE_OVER) {
        score_end(match, s, standing);
        return;
    }
    for (int seat = 0; seat < match->seats; seat++)
        score_now(match, s, seat, &standing->seat[seat]);
    standing_rank(match, standing, false);
}

bool myk_may_score(const struct match *match, const void *state, int seat, int halves)
{
    const struct myk_state *s = state;
    struct myk_score score = score_of(match, s, seat);
    struct sheet sheet = {0};
    struct myk_tally tally = {0};
    if (halves % 2)
        return false;
    if (s->phase != PHASE_OVER)
        return halves / 2 >= score.points_low
               && (s->more_tiles >> seat & 1
                   || myk_points_fit(match, seat, s->owned[seat], halves / 2).verdict != BROKEN);
    myk_add_score(&score, &sheet, &tally);
    return halves / 2 >= tally.low && halves / 2 <= tally.high;
}
