/* Mykerinos: the final count: who has won, from what is in front of the players and no board. */
#include "games/mykerinos/winner.h"

/* ---- the words ---------------------------------------------------------------------------------------------------- */

enum { WORTH_TWO, WORTH_THREE, WORTH_FIVE, WORTH_NONE, WORTH_UNKNOWN };

static const struct shape number = {FORM_NUMBER, .what = "a whole number, or unknown", .high = NUMBER_MAX,
                                    .digits = NUMBER_DIGITS, .unknown = true};
static const struct shape not_known = {FORM_WORD, .what = "unknown", .words = WORDS(UNKNOWN_NUMBER, "unknown")};
static const struct shape tile_list = {FORM_BAG, .what = "patrons, one word per tile or how many of each",
                                       .of = &myk_shape_kind, .counted = true, .none = true};
static const struct shape tile_count = {FORM_NUMBER,        .what = "how many, or unknown",
                                        .high = NUMBER_MAX, .digits = NUMBER_DIGITS,
                                        .unknown = true,    .none = true,
                                        .zero = true};
static const struct shape tile_counts = {FORM_EACH, .what = "how many tiles of each patron",
                                         .words = &(const struct words){.list = myk_kind_names}, .of = &tile_count};
static const struct shape tiles = {FORM_EITHER, .what = "a list of tiles",
                                   .fields =
                                       KEYS({"list", &tile_list, false, NULL}, {"counts", &tile_counts, false, NULL},
                                            {"unknown", &not_known, false, NULL})};
static const struct shape worth = {FORM_WORD, .what = "5, 3 or 2", .words = WORDS(0, "2", "3", "5", "none", "unknown"),
                                   .none = true};
static const struct shape rooms = {FORM_EACH, .what = "the best room at each patron's wing",
                                   .words = &(const struct words){.list = myk_kind_names}, .of = &worth, .none = true};
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

/* Each number may be UNKNOWN. `museum` is what a tile of each patron is worth. */
struct counted {
    int total, points, stock, tiles[KINDS], museum[PATRONS];
};

struct count {
    struct counted seat[PLAYERS];
};

enum { LACKS_POINTS = 1, LACKS_TILES = 2, LACKS_MUSEUM = 4 };

static const struct myk_part parts[] = {
    {"tile-points", LACKS_POINTS, RULE_TILE_POINTS, false},
    {"tiles", LACKS_TILES, RULE_EXHIBITION, false},
    {"museum", LACKS_MUSEUM, RULE_EXHIBITION, false},
    {0},
};

static int number_in(const struct node *map, const char *key)
{
    const struct node *node = node_get(map, key);
    return !node || node->value == UNKNOWN_NUMBER ? UNKNOWN : node->value;
}

static void read_tiles(const struct node *node, int owned[KINDS])
{
    bool known = node && node->kind != NODE_WORD;
    for (int kind = 0; kind < KINDS; kind++)
        owned[kind] = known ? 0 : UNKNOWN;
    for (const struct node *row = known ? node->first : NULL; row; row = row->next)
        if (node->kind == NODE_LIST)
            owned[row->value]++;
        else
            owned[row->key->value] = row->value == UNKNOWN_NUMBER ? UNKNOWN : row->value;
}

static void read_museum(const struct node *node, int best[PATRONS])
{
    static const int worths[] = {
        [WORTH_TWO] = 2, [WORTH_THREE] = 3, [WORTH_FIVE] = 5, [WORTH_NONE] = 1, [WORTH_UNKNOWN] = UNKNOWN};
    bool known = node && node->kind == NODE_MAP;
    for (int patron = 0; patron < PATRONS; patron++)
        best[patron] = known ? 1 : UNKNOWN;
    for (const struct node *row = known ? node->first : NULL; row; row = row->next)
        if (row->key->value < PATRONS)
            best[row->key->value] = worths[row->value];
}

static bool tiles_known(const struct counted *counted)
{
    for (int kind = 0; kind < KINDS; kind++)
        if (counted->tiles[kind] == UNKNOWN)
            return false;
    return true;
}

/* Without patron tiles the points can only be those of the blank tile; else they stay unknown. */
static int points_shown(const struct match *match, const struct counted *counted)
{
    const int *owned = counted->tiles;
    int patrons = 0, least = myk_least_points(match, BLANK);
    for (int patron = 0; patron < PATRONS; patron++)
        patrons += owned[patron];
    bool shown = tiles_known(counted) && !patrons && (!owned[BLANK] || least == myk_most_points(match, BLANK));
    return shown ? owned[BLANK] * least : UNKNOWN;
}

static bool read_player(struct hearing *h, const struct node *node, struct counted *counted)
{
    const struct node *points = node_get(node, "points"), *owned = node_get(node, "owned");
    long total = UNKNOWN;
    if (points)
        return blame(
            h, points,
            misread(h,
                    "`points` is unclear; write `tile-points` (before the exhibition) or `total` (the final score)"));
    if (owned && node_get(node, "tiles"))
        return blame(h, owned, misread(h, "`tiles` and `owned` mean the same; write only one of them"));
    bool bare = node && node->kind == NODE_WORD && read_number(node->text, 0, NUMBER_MAX, &total);
    counted->total = bare ? (int)total : number_in(node, "total");
    counted->points = number_in(node, "tile-points");
    counted->stock = number_in(node, "stock");
    read_tiles(owned ? owned : node_get(node, "tiles"), counted->tiles);
    read_museum(node_get(node, "museum"), counted->museum);
    if (counted->points == UNKNOWN)
        counted->points = points_shown(h->match, counted);
    return true;
}

/* ---- sums --------------------------------------------------------------------------------------------------------- */

static struct myk_score score_of(const struct match *match, const struct counted *counted)
{
    struct myk_score score = {.points_low = counted->points, .points_high = counted->points};
    if (counted->points == UNKNOWN) {
        score.points_low = counted->tiles[BLANK] > 0 ? counted->tiles[BLANK] * myk_least_points(match, BLANK) : 0;
        score.points_high = NO_LIMIT;
    }
    for (int patron = 0; patron < PATRONS; patron++) {
        int tiles_of = counted->tiles[patron], best = counted->museum[patron];
        score.count_low[patron] = tiles_of == UNKNOWN ? 0 : tiles_of;
        score.count_high[patron] = tiles_of == UNKNOWN ? NO_LIMIT : tiles_of;
        score.worth_low[patron] = best == UNKNOWN ? 1 : best;
        score.worth_high[patron] = best == UNKNOWN ? myk_best_worth(match) : best;
    }
    return score;
}

/* The fewest rooms that a player must have: one "2" room may serve two patrons. */
static int rooms_needed(const struct counted *counted)
{
    int needed = 0, twos = 0;
    for (int patron = 0; patron < PATRONS; patron++) {
        needed += counted->museum[patron] > 2;
        twos += counted->museum[patron] == 2;
    }
    return needed + (twos + 1) / 2;
}

static unsigned lacks(const struct counted *counted)
{
    unsigned missing = counted->points == UNKNOWN ? LACKS_POINTS : 0;
    for (int patron = 0; patron < PATRONS; patron++) {
        missing |= counted->tiles[patron] == UNKNOWN ? LACKS_TILES : 0u;
        missing |= counted->museum[patron] == UNKNOWN && counted->tiles[patron] ? LACKS_MUSEUM : 0u;
    }
    return counted->total == UNKNOWN ? missing : 0;
}

/* Adds the sheet. If the parts leave the total open and a total was given, the sheet has only that. */
static struct myk_tally tally_of(const struct match *match, const struct counted *counted, struct sheet *sheet)
{
    struct myk_score score = score_of(match, counted);
    bool known = counted->stock != UNKNOWN;
    struct myk_tally tally = {.stock_low = known ? counted->stock : 0,
                              .stock_high = known ? counted->stock : myk_box_of(match)->colour - rooms_needed(counted),
                              .missing = lacks(counted)};
    myk_add_score(&score, sheet, &tally);
    if (counted->total == UNKNOWN || tally.low == tally.high)
        return tally;
    *sheet = (struct sheet){0};
    sheet_add(sheet, "total", 2 * counted->total, &myk_rules[RULE_EXHIBITION], NULL);
    tally.low = tally.high = counted->total;
    return tally;
}

/* ---- can it be? --------------------------------------------------------------------------------------------------- */

static struct myk_mistake none_of_it(void)
{
    return (struct myk_mistake){.index = -1};
}

/* Do the players have more tiles than the box, of one kind or in all? */
static struct myk_mistake tiles_fit(const struct match *match, const struct count *count)
{
    struct myk_known known = {.lying_word = "counted"};
    struct myk_mistake mistake = none_of_it();
    int sum = 0;
    for (int seat = 0; seat < match->seats; seat++)
        for (int kind = 0; kind < KINDS; kind++) {
            int tiles_of = count->seat[seat].tiles[kind];
            known.owned[kind] += tiles_of == UNKNOWN ? 0 : tiles_of;
            sum += tiles_of == UNKNOWN ? 0 : tiles_of;
        }
    if (sum <= myk_box_of(match)->total)
        return myk_counts_fit(match, &known);
    mistake.verdict = BROKEN;
    put_string(mistake.why, sizeof mistake.why, "the players have %d tiles together; the box has %d", sum,
               myk_box_of(match)->total);
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
    struct myk_mistake mistake = none_of_it();
    for (int patron = 0; patron < PATRONS && mistake.verdict == FINE; patron++)
        for (int i = 0; i < 3 && mistake.verdict == FINE; i++) {
            int players = 0, there = most_rooms(match, worths[i]);
            for (int seat = 0; seat < match->seats; seat++)
                players += count->seat[seat].museum[patron] == worths[i];
            if (players <= there)
                continue;
            mistake.verdict = BROKEN;
            put_string(mistake.why, sizeof mistake.why, "%d players have a \"%d\" room of %s; each wing has only %d",
                       players, worths[i], myk_patron_titles[patron], there);
        }
    return mistake;
}

static struct myk_mistake player_fits(const struct match *match, const struct counted *counted, int seat)
{
    struct myk_mistake mistake = none_of_it();
    struct myk_score score = score_of(match, counted);
    struct sheet sheet = {0};
    struct myk_tally tally = {0};
    int needed = rooms_needed(counted), whole = myk_box_of(match)->colour;
    myk_add_score(&score, &sheet, &tally);
    if (counted->stock != UNKNOWN && counted->stock + needed > whole)
        put_string(mistake.why, sizeof mistake.why,
                   "%s has too many cubes: stock %d + at least %d in the Museum = %d, more than %d", match->names[seat],
                   counted->stock, needed, counted->stock + needed, whole);
    else if (counted->total != UNKNOWN && (counted->total < tally.low || counted->total > tally.high))
        put_string(mistake.why, sizeof mistake.why,
                   tally.high == NO_LIMIT    ? "%s's total is %d, but the rest of the count gives %d or more"
                   : tally.low == tally.high ? "%s's total is %d, but the rest of the count gives %d"
                                             : "%s's total is %d, but the rest of the count gives %d to %d",
                   match->names[seat], counted->total, tally.low, tally.high);
    mistake.verdict = *mistake.why ? BROKEN : FINE;
    return mistake;
}

/* Reports the worst mistake. False: the count is impossible. */
static bool tell_worst(struct hearing *h, const struct node *at, int rule, const struct myk_mistake *worst)
{
    if (worst->verdict == FINE)
        return true;
    if (worst->verdict == BROKEN)
        return reject(h, at, rule, "%s", worst->why);
    doubtful(h, rule, "%s", worst->why);
    rests_on(h, "%s", worst->datum);
    point_to(h, at);
    return true;
}

/* Tiles of which nobody knows how many there are can only add points. */
static struct myk_mistake player_points(const struct match *match, const struct counted *counted, int seat)
{
    int owned[KINDS];
    for (int kind = 0; kind < KINDS; kind++)
        owned[kind] = counted->tiles[kind] == UNKNOWN ? 0 : counted->tiles[kind];
    bool judged = tiles_known(counted) || counted->points < owned[BLANK] * myk_least_points(match, BLANK);
    return judged && counted->points != UNKNOWN ? myk_points_fit(match, seat, owned, counted->points) : none_of_it();
}

static bool points_hold(struct hearing *h, const struct node *final, const struct count *count)
{
    struct myk_mistake worst = none_of_it();
    const struct node *at = final;
    for (int seat = 0; seat < h->match->seats; seat++) {
        struct myk_mistake mistake = player_points(h->match, &count->seat[seat], seat);
        at = mistake.verdict > worst.verdict ? node_at(final, seat) : at;
        worst = mistake.verdict > worst.verdict ? mistake : worst;
    }
    return tell_worst(h, at, RULE_POINTS, &worst);
}

/* ---- the interface ------------------------------------------------------------------------------------------------ */

static bool read_count(struct hearing *h, const struct node *final, void *into)
{
    struct count *count = into;
    for (int seat = 0; seat < h->match->seats; seat++)
        if (!read_player(h, node_at(final, seat), &count->seat[seat]))
            return false;
    /* Only the worst mistake of the whole count is reported. */
    struct myk_mistake worst = tiles_fit(h->match, count), other = rooms_fit(h->match, count);
    const struct node *at = final;

    worst = other.verdict > worst.verdict ? other : worst;
    for (int seat = 0; seat < h->match->seats; seat++) {
        other = player_fits(h->match, &count->seat[seat], seat);
        at = other.verdict > worst.verdict ? node_at(final, seat) : at;
        worst = other.verdict > worst.verdict ? other : worst;
    }
    bool holds = tell_worst(h, at, RULE_COUNT, &worst);
    return points_hold(h, final, count) && holds;
}

static void score_count(const struct match *match, const void *from, struct standing *standing)
{
    const struct count *count = from;
    struct myk_tally tally[PLAYERS];
    for (int seat = 0; seat < match->seats; seat++)
        tally[seat] = tally_of(match, &count->seat[seat], &standing->seat[seat]);
    myk_name_winners(match, tally, parts, standing);
}

static bool may_score(const struct match *match, const void *from, int seat, int halves)
{
    const struct count *count = from;
    struct sheet sheet = {0};
    struct myk_tally tally = tally_of(match, &count->seat[seat], &sheet);
    return halves % 2 == 0 && halves / 2 >= tally.low && halves / 2 <= tally.high;
}

const struct final_count myk_final_count = {
    .player = &player,
    .questions = myk_count_questions,
    .names = "anna, ben, carl",
    .size = sizeof(struct count),
    .read = read_count,
    .score = score_count,
    .may_score = may_score,
    .write = myk_write_count,
};
