/* Mykerinos: the exhibition at the end, the score sheet and the ranking. */

#include "games/mykerinos/mykerinos.h"

enum { SERIES = 5 }; /* points for each */

/* What a tile is worth to a seat whose patron lies on that circle. */
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

int myk_series(const struct myk_state *s, int seat)
{
    int least = s->owned[seat][0];

    for (int patron = 1; patron < PATRONS; patron++)
        least = s->owned[seat][patron] < least ? s->owned[seat][patron] : least;
    return least;
}

bool myk_settled(const struct myk_state *s, int seat)
{
    bool tile = false, cube = false;

    for (int patron = 0; patron < PATRONS; patron++)
        tile |= s->owned[seat][patron] > 0;
    for (int room = 0; room < ROOMS; room++)
        cube |= s->room[room] == seat;
    return s->wings_known || !tile || !cube;
}

int myk_total(const struct match *match, const struct myk_state *s, int seat)
{
    int total = s->points[seat] + SERIES * myk_series(s, seat);

    for (int patron = 0; patron < PATRONS; patron++)
        total += s->owned[seat][patron] * myk_worth(match, s, seat, patron);
    return total;
}

static void add_exhibition(const struct match *match, const struct myk_state *s, int seat, struct sheet *sheet)
{
    bool settled = myk_settled(s, seat);

    for (int patron = 0; patron < PATRONS; patron++) {
        int tiles = s->owned[seat][patron], worth = myk_worth(match, s, seat, patron);
        sheet_add(sheet, myk_kind_names[patron], 2 * tiles * worth, &myk_rules[RULE_EXHIBITION], "%d tile%s x %d%s",
                  tiles, plural(tiles), worth, settled ? "" : " or more");
    }
    int series = myk_series(s, seat);
    sheet_add(sheet, "series", 2 * SERIES * series, &myk_rules[RULE_SERIES], "%d series x 5", series);
    sheet->open = !settled;
    sheet->low = !settled; /* above `high`: claims on it are neither true nor false */
}

static bool before(const struct standing *standing, const struct myk_state *s, int a, int b)
{
    int first = standing->seat[a].total, second = standing->seat[b].total;

    return first != second ? first > second : s->stock[a] > s->stock[b];
}

/* How a seat compares with those of the same total. */
static void note_tie(const struct match *match, const struct myk_state *s, struct standing *standing, int seat)
{
    struct sheet *sheet = &standing->seat[seat];
    bool tied = false, shared = false;

    for (int other = 0; other < match->seats; other++)
        if (other != seat && standing->seat[other].total == sheet->total) {
            tied = true;
            shared |= s->stock[other] == s->stock[seat];
        }
    if (!tied)
        return;
    put_string(sheet->tie_break, sizeof sheet->tie_break, "%d cube%s in the stock%s", s->stock[seat],
               plural(s->stock[seat]), shared ? ", as others have: shared" : "");
    sheet->tie_rule = &myk_rules[shared ? RULE_TIE_SHARED : RULE_TIE_STOCK];
}

static void rank_seats(const struct match *match, const struct myk_state *s, struct standing *standing)
{
    for (int seat = 0; seat < match->seats; seat++) {
        int rank = 1;
        for (int other = 0; other < match->seats; other++)
            rank += before(standing, s, other, seat);
        standing->seat[seat].rank = rank;
        if (rank == 1)
            standing->winners |= 1u << seat;
        note_tie(match, s, standing, seat);
        standing->winners_open |= standing->seat[seat].open;
    }
    if (standing->winners_open)
        standing->winners = 0;
}

/* "violet 2 × 3 + brown 1 × 1 + series 0 = 7" */
static void describe_exhibition(const struct match *match, const struct myk_state *s, int seat, struct sheet_line *line)
{
    size_t room = sizeof line->detail, length = 0;
    int series = SERIES * myk_series(s, seat), sum = series;

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

/* What the exhibition would give is shown, never counted. */
static void add_outlook(const struct match *match, const struct myk_state *s, int seat, struct sheet *sheet)
{
    sheet_note(sheet, "exhibition if it were now", 0);
    struct sheet_line *line = &sheet->line[sheet->lines - 1];
    line->rule = &myk_rules[RULE_EXHIBITION];
    line->unknown = !myk_settled(s, seat);
    if (line->unknown)
        put_string(line->detail, sizeof line->detail, "which patron lies on which circle (wings) is not known");
    else
        describe_exhibition(match, s, seat, line);
}

void myk_score(const struct match *match, const void *state, struct standing *standing)
{
    const struct myk_state *s = state;
    bool over = s->phase == PHASE_OVER;

    for (int seat = 0; seat < match->seats; seat++) {
        sheet_add(&standing->seat[seat], "tiles", 2 * s->points[seat], &myk_rules[RULE_TILE_POINTS], NULL);
        if (over)
            add_exhibition(match, s, seat, &standing->seat[seat]);
        else
            add_outlook(match, s, seat, &standing->seat[seat]);
    }
    if (over)
        rank_seats(match, s, standing);
    else
        standing_rank(match, standing, false);
}

void myk_at_end(struct hearing *h)
{
    const struct myk_state *s = h->state;

    if (s->phase != PHASE_OVER)
        return;
    for (int seat = 0; seat < h->match->seats; seat++)
        if (!myk_settled(s, seat)) {
            unsettled(h, RULE_WINGS_UNKNOWN,
                      "%s has tiles and cubes in the Museum, and which patron lies on which circle is not known",
                      h->match->names[seat]);
            return;
        }
}
