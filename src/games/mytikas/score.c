/* Mytikas: points, ranking and tie-breaks. */
#include <stdio.h>

#include "games/mytikas/mytikas.h"

static int level_sum(const struct myt_state *s, int seat, int piece)
{
    int sum = piece == MINOR_CITY; /* the starting city, on level 1 */
    for (int slot = 0; slot < myt_slots_of(piece); slot++)
        sum += s->seat[seat].built[piece][slot];
    return sum;
}

int myt_building_points(const struct match *match, const struct myt_state *s, int seat)
{
    int points = 0;
    for (int piece = 0; piece < PIECES; piece++)
        points += level_sum(s, seat, piece) * myt_box_of(match)->worth[piece];
    return points;
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

/* The points of a card, and how they come about. */
static int card_points(const struct match *match, const struct myt_state *s, int seat, int card, char detail[64])
{
    const struct myt_card_points *points = &myt_box_of(match)->deity[card].points;
    if (points->form == POINTS_IF) {
        bool holds = condition_holds(s, seat, points->condition);
        snprintf(detail, 64, holds ? "%d + %d" : "%d", points->base, points->plus);
        return points->base + (holds ? points->plus : 0);
    }
    if (points->form == POINTS_EACH) {
        int pieces = pieces_of(match, s, seat, points->each);
        snprintf(detail, 64, "%d %s x %d", pieces, points->each == EACH_CITIES ? "cities" : "temples", points->worth);
        return pieces * points->worth;
    }
    int count = count_of(s, seat, points->counted), worth = 0;
    for (int i = 0; i < points->tiers && points->from[i] <= count; i++)
        worth = points->of[i];
    static const char *const things[] = {"stone",  "marble",           "gold", "locks", "offering tokens",
                                         "favors", "kinds on level 4", "cards"};
    snprintf(detail, 64, "%d %s", count, things[points->counted]);
    return worth;
}

int myt_points(const struct match *match, const struct myt_state *s, int seat)
{
    char detail[64];
    int points = myt_building_points(match, s, seat);
    for (int card = 0; card < CARDS; card++)
        if (s->holder[card] == seat)
            points += card_points(match, s, seat, card, detail);
    return points;
}

static void rest(const char *paths[SHEET_RESTS], const char *path)
{
    int i = 0;
    while (i < SHEET_RESTS - 1 && paths[i])
        i++;
    if (i < SHEET_RESTS - 1)
        paths[i] = path;
}

static void fill_sheet(const struct match *match, const struct myt_state *s, int seat, struct standing *standing)
{
    static const char *const labels[PIECES] = {"minor cities", "major cities", "small temples", "large temple"};
    struct sheet *sheet = &standing->seat[seat];
    for (int piece = 0; piece < PIECES; piece++) {
        int levels = level_sum(s, seat, piece), worth = myt_box_of(match)->worth[piece];
        sheet_add(sheet, labels[piece], 2 * levels * worth, &myt_rules[RULE_LEVEL_TOKEN], "levels %d x %d", levels,
                  worth);
    }
    for (int card = 0; card < CARDS; card++) {
        char detail[64];
        if (s->holder[card] != seat)
            continue;
        int points = card_points(match, s, seat, card, detail);
        sheet_add(sheet, myt_card_names[card], 2 * points, &myt_rules[RULE_CARD], "%s", detail);
        rest(sheet->rests_on, myt_box_of(match)->deity[card].points.filler);
        rest(standing->winners_rests_on, myt_box_of(match)->deity[card].points.filler);
    }
}

/* Above 0: a stands before b. */
static int compare(const struct myt_state *s, const struct standing *standing, int a, int b)
{
    int by_points = standing->seat[a].total - standing->seat[b].total;
    int by_temple = s->seat[a].built[LARGE_TEMPLE][0] - s->seat[b].built[LARGE_TEMPLE][0];
    return by_points ? by_points : by_temple ? by_temple : myt_cubes_held(s, a) - myt_cubes_held(s, b);
}

static void explain_tie(const struct match *match, const struct myt_state *s, struct standing *standing, int seat)
{
    struct sheet *sheet = &standing->seat[seat];
    int temple = s->seat[seat].built[LARGE_TEMPLE][0], tied = 0, same_temple = 0;
    for (int other = 0; other < match->seats; other++) {
        bool equal = other != seat && standing->seat[other].total == sheet->total;
        tied += equal;
        same_temple += equal && s->seat[other].built[LARGE_TEMPLE][0] == temple;
    }
    if (tied == 0)
        return;
    if (temple > 0)
        snprintf(sheet->tie_break, sizeof sheet->tie_break, "large temple on level %d", temple);
    else
        snprintf(sheet->tie_break, sizeof sheet->tie_break, "no large temple");
    size_t length = 0;
    while (sheet->tie_break[length])
        length++;
    if (same_temple > 0)
        snprintf(sheet->tie_break + length, sizeof sheet->tie_break - length, ", %d cubes", myt_cubes_held(s, seat));
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
