/* Mykerinos: the final count: who has won, from what is in front of the players and no board. */
#include "games/mykerinos/winner.h"

/* ---- the words ---------------------------------------------------------------------------------------------------- */

enum { WORTH_TWO, WORTH_THREE, WORTH_FIVE, WORTH_NONE, WORTH_UNKNOWN };

static const struct shape number = {FORM_NUMBER, .what = "a whole number, or unknown", .high = NUMBER_MAX,
                                    .digits = NUMBER_DIGITS, .unknown = true};
static const struct shape not_known = {FORM_WORD, .what = "unknown", .words = WORDS(UNKNOWN_NUMBER, "unknown")};
static const struct shape tile_counts = {FORM_EACH, .what = "how many tiles of each patron", .words = &myk_kind_words,
                                         .of = &myk_shape_count};
static const struct shape tiles = {FORM_EITHER, .what = "a list of tiles",
                                   .fields = KEYS({"list", &myk_shape_kinds, false, NULL},
                                                  {"counts", &tile_counts, false, NULL},
                                                  {"unknown", &not_known, false, NULL})};
static const struct shape worth = {FORM_WORD, .what = "5, 3 or 2", .words = WORDS(0, "2", "3", "5", "none", "unknown"),
                                   .none = true};
static const struct shape rooms = {FORM_EACH, .what = "the best room at each patron's wing", .words = &myk_kind_words,
                                   .of = &worth, .none = true};
static const struct shape museum = {FORM_EITHER, .what = "the best room at each patron's wing, or none",
                                    .fields =
                                        KEYS({"rooms", &rooms, false, NULL}, {"unknown", &not_known, false, NULL})};
static const struct shape either_points = {FORM_TEXT, .what = "not used", .ignored = true};

static const struct field fields[] = {
    {"total", &number, false, "the final score, exhibition included"},
    {"tile-points", &number, false, "the score before the exhibition: the points of the tiles taken"},
    {"tiles", &tiles, false, "the tiles in front of the player, by patron"},
    {"owned", &tiles, false, "the same as tiles"},
    {"museum", &museum, false,
     "for each patron, the best room at their wing with one of the player's cubes: 5, 3 or 2"},
    {"stock", &number, false, "cubes left in the stock; they break ties"},
    {"points", &either_points, false, "unclear: write tile-points or total"},
    {0},
};
static const struct shape player = {FORM_MAP, .what = "what is counted for a player", .fields = fields};

/* ---- the count ---------------------------------------------------------------------------------------------------- */

/* The total may be UNKNOWN. */
struct count {
    int total[PLAYERS];
    struct myk_score score[PLAYERS];
};

enum { ALL_KINDS = (1 << KINDS) - 1 };

static const struct myk_part parts[] = {
    {"tile-points", LACKS_POINTS, RULE_TILE_POINTS, false},
    {"tiles", LACKS_TILES, RULE_EXHIBITION, false},
    {"museum", LACKS_WORTH, RULE_EXHIBITION, false},
    {0},
};

static void read_tiles(const struct node *node, struct myk_score *score)
{
    bool known = node && node->kind != NODE_WORD;
    score->more = known ? 0 : ALL_KINDS;
    for (const struct node *row = known ? node->first : NULL; row; row = row->next)
        if (node->kind == NODE_LIST)
            score->tiles[row->value]++;
        else if (row->value == UNKNOWN_NUMBER)
            score->more |= 1u << row->key->value;
        else
            score->tiles[row->key->value] = row->value;
}

static void read_museum(const struct node *node, struct myk_score *score)
{
    static const int worths[] = {
        [WORTH_TWO] = 2, [WORTH_THREE] = 3, [WORTH_FIVE] = 5, [WORTH_NONE] = 1, [WORTH_UNKNOWN] = UNKNOWN};
    bool known = node && node->kind == NODE_MAP;
    for (int patron = 0; patron < PATRONS; patron++)
        score->worth[patron] = known ? 1 : UNKNOWN;
    for (const struct node *row = known ? node->first : NULL; row; row = row->next)
        if (row->key->value < PATRONS)
            score->worth[row->key->value] = worths[row->value];
}

/* The fewest rooms that a player must have: one "2" room may serve two patrons. */
static int rooms_needed(const struct myk_score *score)
{
    int needed = 0, twos = 0;
    for (int patron = 0; patron < PATRONS; patron++) {
        needed += score->worth[patron] > 2;
        twos += score->worth[patron] == 2;
    }
    return needed + (twos + 1) / 2;
}

static bool read_player(struct hearing *h, const struct node *node, int *total, struct myk_score *score)
{
    const struct node *points = node_get(node, "points"), *owned = node_get(node, "owned");
    struct myk_range blank = myk_points_range(h->match, BLANK);
    long bare;
    int patrons = 0, blanks;
    if (points)
        return blame(
            h, points,
            misread(h,
                    "`points` is unclear; write `tile-points` (before the exhibition) or `total` (the final score)"));
    if (owned && node_get(node, "tiles"))
        return blame(h, owned, misread(h, "`tiles` and `owned` mean the same; write only one of them"));
    *total = node_told(node, "total", UNKNOWN);
    if (node && node->kind == NODE_WORD && read_number(node->text, 0, NUMBER_MAX, &bare))
        *total = (int)bare;
    read_tiles(owned ? owned : node_get(node, "tiles"), score);
    read_museum(node_get(node, "museum"), score);
    score->stock = node_told(node, "stock", UNKNOWN);
    score->most = myk_box_of(h->match)->colour - rooms_needed(score);
    score->points = node_told(node, "tile-points", UNKNOWN);
    blanks = score->tiles[BLANK];
    score->least = blanks * blank.least;
    /* Without patron tiles the points can only be those of the blank tile. */
    for (int patron = 0; patron < PATRONS; patron++)
        patrons += score->tiles[patron];
    if (score->points == UNKNOWN && !score->more && !patrons && (!blanks || blank.least == blank.most))
        score->points = score->least;
    return true;
}

/* Adds the sheet. If the parts leave the total open and a total was given, the sheet has only that. */
static struct myk_tally tally_of(const struct match *match, const struct count *count, int seat, struct sheet *sheet)
{
    int total = count->total[seat];
    struct myk_tally tally = myk_add_score(match, &count->score[seat], sheet);
    if (total == UNKNOWN)
        return tally;
    tally.missing = 0;
    if (range_known(tally.total))
        return tally;
    *sheet = (struct sheet){0};
    sheet_add(sheet, "total", 2 * total, &myk_rules[RULE_EXHIBITION], NULL);
    tally.total = range_at(total);
    return tally;
}

/* ---- can it be? --------------------------------------------------------------------------------------------------- */

/* Do the players have more tiles than the box, of one kind or in all? */
static struct myk_mistake tiles_fit(const struct match *match, const struct count *count)
{
    struct myk_known known = {.lying_word = "counted"};
    struct myk_mistake mistake = {.verdict = BROKEN};
    for (int seat = 0; seat < match->seats; seat++)
        for (int kind = 0; kind < KINDS; kind++)
            known.owned[kind] += count->score[seat].tiles[kind];
    if (myk_known_sum(&known) <= myk_box_of(match)->total)
        return myk_counts_fit(match, &known);
    put_string(mistake.why, sizeof mistake.why, "the players have %d tiles together; the box has %d",
               myk_known_sum(&known), myk_box_of(match)->total);
    return mistake;
}

static int most_rooms(const struct match *match, int worth_of)
{
    const struct myk_box *box = myk_box_of(match);
    int most = 0;
    for (int circle = 0; circle < CIRCLES; circle++) {
        int here = 0;
        for (int room = 0; room < ROOMS; room++)
            here += box->exists >> room & 1 && box->worth[room] == worth_of && box->wings[room] >> circle & 1;
        most = here > most ? here : most;
    }
    return most;
}

/* Do more players have a room of a patron and worth than there are such rooms? */
static struct myk_mistake rooms_fit(const struct match *match, const struct count *count)
{
    static const int worths[] = {5, 3, 2};
    struct myk_mistake mistake = {0};
    for (int i = 0; i < 3 * PATRONS && mistake.verdict == FINE; i++) {
        int patron = i / 3, worth_of = worths[i % 3], players = 0, there = most_rooms(match, worth_of);
        for (int seat = 0; seat < match->seats; seat++)
            players += count->score[seat].worth[patron] == worth_of;
        if (players > there) {
            mistake.verdict = BROKEN;
            put_string(mistake.why, sizeof mistake.why, "%d players have a \"%d\" room of %s; each wing has only %d",
                       players, worth_of, myk_patron_titles[patron], there);
        }
    }
    return mistake;
}

static struct myk_mistake player_fits(const struct match *match, const struct count *count, int seat)
{
    const struct myk_score *score = &count->score[seat];
    struct myk_mistake mistake = {0};
    struct sheet sheet = {0};
    struct range sum = myk_add_score(match, score, &sheet).total;
    int needed = rooms_needed(score), whole = myk_box_of(match)->colour, total = count->total[seat];
    if (score->stock != UNKNOWN && score->stock + needed > whole)
        put_string(mistake.why, sizeof mistake.why,
                   "%s has too many cubes: stock %d + at least %d in the Museum = %d, more than %d", match->names[seat],
                   score->stock, needed, score->stock + needed, whole);
    else if (total != UNKNOWN && !range_has(sum, total))
        put_string(mistake.why, sizeof mistake.why,
                   sum.high == NO_LIMIT ? "%s's total is %d, but the rest of the count gives %d or more"
                   : range_known(sum)   ? "%s's total is %d, but the rest of the count gives %d"
                                        : "%s's total is %d, but the rest of the count gives %d to %d",
                   match->names[seat], total, sum.low, sum.high);
    mistake.verdict = *mistake.why ? BROKEN : FINE;
    return mistake;
}

/* Tiles of which nobody knows how many there are can only add points. */
static struct myk_mistake points_fit(const struct match *match, const struct count *count, int seat)
{
    const struct myk_score *score = &count->score[seat];
    bool judged = score->points != UNKNOWN && (!score->more || score->points < score->least);
    return judged ? myk_points_fit(match, seat, score->tiles, score->points) : (struct myk_mistake){0};
}

/* Reports the worst mistake of a player, or of the whole count. False: the count is impossible. */
static bool tell_worst(struct hearing *h, const struct node *final, const struct count *count, int rule,
                       struct myk_mistake (*fits)(const struct match *, const struct count *, int),
                       struct myk_mistake worst)
{
    const struct node *at = final;
    for (int seat = 0; seat < h->match->seats; seat++)
        if (myk_worse(&worst, fits(h->match, count, seat)))
            at = node_at(final, seat);
    bool holds = myk_tell_mistake(h, rule, &worst);
    if (worst.verdict != FINE)
        point_to(h, at);
    return holds;
}

/* ---- the interface ------------------------------------------------------------------------------------------------ */

static bool read_count(struct hearing *h, const struct node *final, void *into)
{
    struct count *count = into;
    for (int seat = 0; seat < h->match->seats; seat++)
        if (!read_player(h, node_at(final, seat), &count->total[seat], &count->score[seat]))
            return false;
    struct myk_mistake worst = tiles_fit(h->match, count);
    myk_worse(&worst, rooms_fit(h->match, count));
    bool holds = tell_worst(h, final, count, RULE_COUNT, player_fits, worst);
    return tell_worst(h, final, count, RULE_POINTS, points_fit, (struct myk_mistake){0}) && holds;
}

static void score_count(const struct match *match, const void *count, struct standing *standing)
{
    struct myk_tally tally[PLAYERS];
    for (int seat = 0; seat < match->seats; seat++)
        tally[seat] = tally_of(match, count, seat, &standing->seat[seat]);
    myk_name_winners(match, tally, parts, standing);
}

const struct final_count myk_final_count = {
    .player = &player,
    .questions = myk_count_questions,
    .names = "anna, ben, carl",
    .size = sizeof(struct count),
    .read = read_count,
    .score = score_count,
    .write = myk_write_count,
};
