/* Mytikas: points, ranking and tie-breaks. */
#include <stdarg.h>
#include <string.h>

#include "base/words.h"
#include "games/mytikas/mytikas.h"

static int level_sum(const struct myt_state *s, int seat, int piece)
{
    int sum = piece == MINOR_CITY; /* the starting city, on level 1 */
    for (int slot = 0; slot < myt_slots_of(piece); slot++)
        sum += s->seat[seat].built[piece][slot];
    return sum;
}

int myt_piece_points(const struct match *match, const struct myt_state *s, int seat, int piece)
{
    return level_sum(s, seat, piece) * myt_box_of(match)->worth[piece];
}

static int cards_held(const struct myt_state *s, int seat, bool only_locked)
{
    int held = 0;
    for (int card = 0; card < CARDS; card++)
        held += s->holder[card] == seat && (s->locked[card] || !only_locked);
    return held;
}

static int cubes_of(const struct myt_state *s, int seat, int kind)
{
    int cubes = 0;
    for (int level = 0; level < LEVELS; level++)
        cubes += s->seat[seat].goods[kind][level];
    return cubes;
}

static int offerings_of(const struct myt_state *s, int seat)
{
    int tokens = s->seat[seat].offerings;
    for (int card = 0; card < CARDS; card++)
        tokens += s->holder[card] == seat ? s->tokens[card] : 0;
    return tokens;
}

static int count_of(const struct myt_state *s, int seat, int counted)
{
    int kinds = 0;
    switch (counted) {
    case COUNT_STONE:
    case COUNT_MARBLE:
    case COUNT_GOLD:
        return cubes_of(s, seat, counted - COUNT_STONE);
    case COUNT_LOCKS:
        return cards_held(s, seat, true);
    case COUNT_OFFERINGS:
        return offerings_of(s, seat);
    case COUNT_FAVORS:
        return myt_favors_held(s, seat);
    case COUNT_CARDS:
        return cards_held(s, seat, false);
    default:
        for (int kind = 0; kind < KINDS; kind++)
            kinds += s->seat[seat].goods[kind][LEVELS - 1] > 0;
        return kinds;
    }
}

static int pieces_of(const struct match *match, const struct myt_state *s, int seat, int each)
{
    int pieces = each == EACH_CITIES && match->house[HOUSE_ARTEMIS_START_CITY] == START_CITY_COUNTS;
    for (int piece = 0; piece < PIECES; piece++)
        if (myt_is_city(piece) == (each == EACH_CITIES))
            pieces += myt_slots_of(piece) - myt_pieces_left(s, seat, piece);
    return pieces;
}

static bool condition_holds(const struct myt_state *s, int seat, int condition)
{
    int most = 0, different = 0;
    for (int god = 0; god < GODS; god++) {
        most = s->seat[seat].favors[god] > most ? s->seat[seat].favors[god] : most;
        different += s->seat[seat].favors[god] > 0;
    }
    if (condition == TWO_SAME_FAVORS)
        return most >= 2;
    return condition == TWO_DIFFERENT_FAVORS ? different >= 2 : s->seat[seat].favors[condition - FAVOR_ZEUS] > 0;
}

/* Which Favors make the card score more. */
static const char *const wanted[] = {
    [TWO_SAME_FAVORS] = "two Favors of one god",
    [TWO_DIFFERENT_FAVORS] = "Favors of two gods",
    [FAVOR_ZEUS] = "zeus Favor",
    [FAVOR_DEMETER] = "demeter Favor",
    [FAVOR_POSEIDON] = "poseidon Favor",
    [FAVOR_HADES] = "hades Favor",
};

static const char *const things[] = {
    [COUNT_STONE] = "stone",
    [COUNT_MARBLE] = "marble",
    [COUNT_GOLD] = "gold",
    [COUNT_LOCKS] = "Lock",
    [COUNT_OFFERINGS] = "Offering token",
    [COUNT_FAVORS] = "Favor",
    [COUNT_LEVEL_4_TYPES] = "kind",
    [COUNT_CARDS] = "card",
};

/* What a card counts: pieces, things, or whether its condition holds. */
static int counted_by(const struct match *match, const struct myt_card_points *points, const struct myt_state *s,
                      int seat)
{
    if (points->form == POINTS_IF)
        return condition_holds(s, seat, points->condition);
    return points->form == POINTS_TIERS ? count_of(s, seat, points->counted) : pieces_of(match, s, seat, points->each);
}

static int score_if(const struct myt_card_points *points, bool holds, char *detail)
{
    if (detail && holds)
        put_string(detail, 64, "%d + %d (%s)", points->base, points->plus, wanted[points->condition]);
    else if (detail)
        put_string(detail, 64, "%d", points->base);
    return points->base + (holds ? points->plus : 0);
}

static int score_tiers(const struct myt_card_points *points, int count, char *detail)
{
    int worth = 0;
    bool cubes = points->counted <= COUNT_GOLD;
    for (int i = 0; i < points->tiers && points->from[i] <= count; i++)
        worth = points->of[i];
    if (detail)
        put_string(detail, 64, "%d %s%s%s", count, things[points->counted], cubes ? "" : plural(count),
                   points->counted == COUNT_LEVEL_4_TYPES ? " on level 4" : "");
    return worth;
}

static int score_each(const struct myt_card_points *points, int pieces, char *detail)
{
    if (detail)
        put_string(detail, 64, "%d %s x %d", pieces,
                   points->each == EACH_CITIES ? pieces == 1 ? "city" : "cities"
                   : pieces == 1               ? "temple"
                                               : "temples",
                   points->worth);
    return pieces * points->worth;
}

int myt_card_points(const struct match *match, const struct myt_state *s, int seat, int card, char detail[64])
{
    const struct myt_card_points *points = &myt_box_of(match)->deity[card].points;
    if (s->holder[card] != seat)
        return 0;
    int count = counted_by(match, points, s, seat);
    if (points->form == POINTS_IF)
        return score_if(points, count, detail);
    return points->form == POINTS_TIERS ? score_tiers(points, count, detail) : score_each(points, count, detail);
}

void myt_say_change(const struct match *match, const struct myt_state *s, int seat, int card, int was,
                    char room[SAYING])
{
    char detail[64] = "";
    int is = myt_card_points(match, s, seat, card, detail);
    const char *doubt = myt_box_of(match)->deity[card].points.filler ? "?" : "";
    put_string(room, SAYING, "%s: %s%s%d%s -> %d%s", myt_card_names[card], detail, detail[0] ? ", " : "", was,
               was ? doubt : "", is, is ? doubt : "");
}

int myt_points(const struct match *match, const struct myt_state *s, int seat)
{
    int points = 0;
    for (int piece = 0; piece < PIECES; piece++)
        points += myt_piece_points(match, s, seat, piece);
    for (int card = 0; card < CARDS; card++)
        points += myt_card_points(match, s, seat, card, NULL);
    return points;
}

/* A card counts for whoever holds it: all are looked at once. */
void myt_all_points(const struct match *match, const struct myt_state *s, int points[PLAYERS])
{
    for (int seat = 0; seat < match->seats; seat++) {
        points[seat] = 0;
        for (int piece = 0; piece < PIECES; piece++)
            points[seat] += myt_piece_points(match, s, seat, piece);
    }
    for (int card = 0; card < CARDS; card++) {
        int seat = s->holder[card];
        if (seat >= 0 && seat < match->seats)
            points[seat] += myt_card_points(match, s, seat, card, NULL);
    }
}

static void rest(const char *paths[SHEET_RESTS], const char *path)
{
    int i = 0;
    while (i < SHEET_RESTS - 1 && paths[i])
        i++;
    if (i < SHEET_RESTS - 1)
        paths[i] = path;
}

/* "(1 + 2) x 1 = 3": the levels of that piece, the starting city first. */
static void add_pieces(const struct match *match, const struct myt_state *s, int seat, int piece, struct sheet *sheet)
{
    static const char *const labels[PIECES] = {"minor cities", "major cities", "small temples", "large temple"};
    const int *built = s->seat[seat].built[piece];
    int worth = myt_box_of(match)->worth[piece], points = level_sum(s, seat, piece) * worth;
    const struct rule *rule = &myt_rules[RULE_POINTS_MINOR_CITY + piece];
    int terms[SLOTS + 1] = {0}, count = 0;
    if (piece == MINOR_CITY)
        terms[count++] = 1;
    for (int slot = 0; slot < myt_slots_of(piece); slot++)
        if (built[slot] > 0)
            terms[count++] = built[slot];
    if (count == 3)
        sheet_add(sheet, labels[piece], 2 * points, rule, "(%d + %d + %d) x %d = %d", terms[0], terms[1], terms[2],
                  worth, points);
    else if (count == 2)
        sheet_add(sheet, labels[piece], 2 * points, rule, "(%d + %d) x %d = %d", terms[0], terms[1], worth, points);
    else
        sheet_add(sheet, labels[piece], 2 * points, rule, "%d x %d = %d", terms[0], worth, points);
}

static void fill_sheet(const struct match *match, const struct myt_state *s, int seat, struct standing *standing)
{
    struct sheet *sheet = &standing->seat[seat];
    for (int piece = 0; piece < PIECES; piece++)
        add_pieces(match, s, seat, piece, sheet);
    for (int card = 0; card < CARDS; card++) {
        char detail[64];
        if (s->holder[card] != seat)
            continue;
        const struct myt_card_points *printed = &myt_box_of(match)->deity[card].points;
        int points = myt_card_points(match, s, seat, card, detail);
        if (printed->form == POINTS_IF && points == printed->base)
            sheet_add(sheet, myt_card_names[card], 2 * points, &myt_rules[RULE_POINTS_CARD], NULL);
        else
            sheet_add(sheet, myt_card_names[card], 2 * points, &myt_rules[RULE_POINTS_CARD], "%s%s%d%s", detail,
                      printed->form == POINTS_TIERS ? ": " : " = ", points, printed->filler ? "?" : "");
        rest(sheet->rests_on, printed->filler);
        rest(standing->winners_rests_on, printed->filler);
    }
}

/* Above 0: a stands before b. */
static int compare(const struct myt_state *s, const struct standing *standing, int a, int b)
{
    int by_points = standing->seat[a].total - standing->seat[b].total;
    int by_temple = s->seat[a].built[LARGE_TEMPLE][0] - s->seat[b].built[LARGE_TEMPLE][0];
    return by_points ? by_points : by_temple ? by_temple : myt_cubes_held(s, a) - myt_cubes_held(s, b);
}

static void add(char room[80], const char *format, ...) __attribute__((format(printf, 2, 3)));

static void add(char room[80], const char *format, ...)
{
    size_t length = strlen(room);
    va_list args;
    va_start(args, format);
    format_string(room + length, 80 - length, format, args);
    va_end(args);
}

/* Says what decided between this player and the others with as many points. */
static void explain_tie(const struct match *match, const struct myt_state *s, struct standing *standing, int seat)
{
    struct sheet *sheet = &standing->seat[seat];
    int temple = s->seat[seat].built[LARGE_TEMPLE][0], cubes = myt_cubes_held(s, seat);
    for (int other = 0; other < match->seats; other++) {
        int theirs = s->seat[other].built[LARGE_TEMPLE][0];
        if (other == seat || standing->seat[other].total != sheet->total)
            continue;
        if (sheet->tie_break[0])
            add(sheet->tie_break, ", ");
        else
            add(sheet->tie_break, "%d each; ", sheet->total / 2);
        if (theirs == temple)
            add(sheet->tie_break, "%d cube%s against %d", cubes, plural(cubes), myt_cubes_held(s, other));
        else if (temple == 0)
            add(sheet->tie_break, "no large temple against one on %d", theirs);
        else if (theirs == 0)
            add(sheet->tie_break, "large temple on %d against none", temple);
        else
            add(sheet->tie_break, "large temple on %d against %d", temple, theirs);
        sheet->tie_rule = &myt_rules[RULE_POINTS_TIE];
    }
}

void myt_score(const struct match *match, const void *state, struct standing *standing)
{
    const struct myt_state *s = state;
    for (int seat = 0; seat < match->seats; seat++)
        fill_sheet(match, s, seat, standing);
    for (int seat = 0; seat < match->seats; seat++) {
        int better = 0;
        for (int other = 0; other < match->seats; other++)
            better += compare(s, standing, other, seat) > 0;
        standing->seat[seat].rank = better + 1;
        if (better == 0 && s->phase == FINISHED)
            standing->winners |= 1u << seat;
        explain_tie(match, s, standing, seat);
    }
}

void myt_scored(const struct match *match, const void *state, struct text *out)
{
    const struct myt_state *s = state;
    struct {
        int built[PLAYERS][PIECES][SLOTS], cubes[PLAYERS];
        int holder[CARDS], counted[CARDS];
    } of = {.cubes = {0}};
    for (int seat = 0; seat < match->seats; seat++) {
        memcpy(of.built[seat], s->seat[seat].built, sizeof of.built[seat]);
        of.cubes[seat] = myt_cubes_held(s, seat);
    }
    for (int card = 0; card < CARDS; card++) {
        int seat = of.holder[card] = s->holder[card];
        if (seat >= 0 && seat < match->seats)
            of.counted[card] = counted_by(match, &myt_box_of(match)->deity[card].points, s, seat);
    }
    text_add_bytes(out, (const char *)&of, sizeof of);
}
