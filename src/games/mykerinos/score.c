/* Mykerinos: the exhibition at the end, the score sheet and the ranking. */
#include "games/mykerinos/winner.h"

enum { SERIES = 5 }; /* points for each series */

static const struct myk_part parts[] = {
    {"points", LACKS_POINTS, RULE_TILE_POINTS, false},
    {"owned", LACKS_TILES, RULE_EXHIBITION, false},
    {"wings", LACKS_WORTH, RULE_WINGS_UNKNOWN, true},
    {0},
};

int myk_worth(const struct match *match, const struct myk_state *s, int seat, int patron)
{
    const struct myk_box *box = myk_box_of(match);
    int best = 1, circle = 0;
    while (circle < CIRCLES && s->wing[circle] != patron)
        circle++;
    for (int room = 0; room < ROOMS && s->wings_known; room++)
        if (s->room[room] == seat && box->wings[room] >> circle & 1 && box->worth[room] > best)
            best = box->worth[room];
    return best;
}

int myk_series(const int owned[KINDS])
{
    int least = owned[0];
    for (int patron = 1; patron < PATRONS; patron++)
        least = owned[patron] < least ? owned[patron] : least;
    return least;
}

/* Does the exhibition of a player need the wings, and are they unknown? */
static bool lacks_wings(const struct myk_state *s, int seat)
{
    bool tiles = s->more_tiles >> seat & 1;
    for (int patron = 0; patron < PATRONS; patron++)
        tiles |= s->owned[seat][patron] > 0;
    return tiles && !s->wings_known && myk_cubes_in(s->room, ROOMS, seat) > 0;
}

bool myk_settled(const struct myk_state *s, int seat)
{
    return s->points[seat] != UNKNOWN && !(s->more_tiles >> seat & 1) && !lacks_wings(s, seat);
}

/* ---- the end ----------------------------------------------------------------------------------------------------- */

/* An unknown stock may have all cubes of the colour that are not in the Museum. */
static struct myk_score score_of(const struct match *match, const struct myk_state *s, int seat)
{
    int rooms = myk_cubes_in(s->room, ROOMS, seat);
    struct myk_score score = {.points = s->points[seat],
                              .least = s->least[seat],
                              .more = s->more_tiles >> seat & 1 ? ~0u : 0,
                              .stock = s->stock[seat],
                              .most = myk_box_of(match)->colour - rooms};
    memcpy(score.tiles, s->owned[seat], sizeof score.tiles);
    for (int patron = 0; patron < PATRONS; patron++)
        score.worth[patron] = rooms && !s->wings_known ? UNKNOWN : myk_worth(match, s, seat, patron);
    return score;
}

/* ---- before it --------------------------------------------------------------------------------------------------- */

static void score_now(const struct match *match, const struct myk_state *s, int seat, struct sheet *sheet)
{
    bool known = s->points[seat] != UNKNOWN, more = s->more_tiles >> seat & 1;
    sheet_add(sheet, "tiles", 2 * (known ? s->points[seat] : s->least[seat]), &myk_rules[RULE_TILE_POINTS], NULL);
    sheet->open = sheet->line[0].unknown = !known;
    sheet->low = sheet->total;
    sheet->high = NO_LIMIT;
    /* Before the end the exhibition is shown, but not counted. */
    struct sheet_line *line = sheet_note(sheet, "exhibition if the game ended now", 0);
    line->rule = &myk_rules[RULE_EXHIBITION];
    line->unknown = more || lacks_wings(s, seat);
    if (line->unknown) {
        put_string(line->detail, sizeof line->detail, "%s not in the record",
                   more ? "the tiles (`owned`) are" : "the patrons on the circles (`wings`) are");
        return;
    }
    /* "violet 2 × 3 + brown 1 × 1 + series 0 = 7" */
    int series = SERIES * myk_series(s->owned[seat]), sum = series;
    for (int patron = 0; patron < PATRONS; patron++) {
        int tiles = s->owned[seat][patron], worth = myk_worth(match, s, seat, patron);
        sum += tiles * worth;
        if (tiles)
            append_string(line->detail, sizeof line->detail, "%s %d \u00d7 %d + ", myk_kind_names[patron], tiles,
                          worth);
    }
    append_string(line->detail, sizeof line->detail, "series %d = %d", series, sum);
    line->points = 2 * sum;
}

void myk_score(const struct match *match, const void *state, struct standing *standing)
{
    const struct myk_state *s = state;
    if (s->phase == PHASE_OVER) {
        struct myk_tally tally[PLAYERS];
        for (int seat = 0; seat < match->seats; seat++) {
            struct myk_score score = score_of(match, s, seat);
            tally[seat] = myk_add_score(match, &score, &standing->seat[seat]);
            if (myk_is_assumed(s, ASSUMED_MUSEUM))
                standing->seat[seat].rests_on[0] = standing->winners_rests_on[0] = "table.museum";
        }
        myk_name_winners(match, tally, parts, standing);
        return;
    }
    for (int seat = 0; seat < match->seats; seat++)
        score_now(match, s, seat, &standing->seat[seat]);
    standing_rank(match, standing, false);
}

/* At the end the parts are ranges, before it the tiles must be able to show the points. */
bool myk_may_score(const struct match *match, const void *state, int seat, int halves)
{
    const struct myk_state *s = state;
    return s->phase == PHASE_OVER || s->more_tiles >> seat & 1
           || myk_points_fit(match, seat, s->owned[seat], halves / 2).verdict != BROKEN;
}
