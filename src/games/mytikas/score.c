/* Mytikas: points, ranking and tie-breaks. */
#include <string.h>

#include "games/mytikas/mytikas.h"

/* ---- pieces ---- */

int myt_piece_points(const struct match *match, int piece, const int *levels, int count)
{
    int sum = piece == MINOR_CITY; /* the starting city, on level 1 */
    for (int i = 0; i < count; i++)
        sum += levels[i];
    return sum * myt_box_of(match)->worth[piece];
}

const char *const myt_piece_labels[PIECES] = {"minor cities", "major cities", "small temples", "large temple"};

/* "(1 + 2) x 1 = 3", the starting city first. */
void myt_list_pieces(const struct match *match, int piece, const int *levels, int count, struct sheet *sheet)
{
    int points = myt_piece_points(match, piece, levels, count), terms = piece == MINOR_CITY;
    char said[SAYING] = "";
    if (piece == MINOR_CITY)
        append_string(said, sizeof said, "1");
    for (int i = 0; i < count; i++)
        if (levels[i] > 0)
            append_string(said, sizeof said, "%s%d", terms++ ? " + " : "", levels[i]);
    sheet_add(sheet, myt_piece_labels[piece], 2 * points, &myt_rules[RULE_POINTS_MINOR_CITY + piece],
              terms > 1 ? "(%s) x %d = %d" : "%s x %d = %d", terms ? said : "0", myt_box_of(match)->worth[piece],
              points);
}

/* ---- cards ---- */

/* Does the condition hold? */
static bool favors_hold(const int favors[GODS], int condition)
{
    int most = 0, different = 0;
    for (int god = 0; god < GODS; god++) {
        most = favors[god] > most ? favors[god] : most;
        different += favors[god] > 0;
    }
    return condition == TWO_SAME_FAVORS        ? most >= 2
           : condition == TWO_DIFFERENT_FAVORS ? different >= 2
                                               : favors[condition - FAVOR_ZEUS] > 0;
}

static int score_if(const struct myt_card_points *points, bool holds, char *detail)
{
    int god = points->condition - FAVOR_ZEUS;
    if (detail && holds)
        put_string(detail, 64, "%d + %d (%s%s)", points->base, points->plus,
                   points->condition == TWO_SAME_FAVORS        ? "two Favors of one god"
                   : points->condition == TWO_DIFFERENT_FAVORS ? "Favors of two gods"
                                                               : myt_god_names[god],
                   god < 0 ? "" : " Favor");
    else if (detail)
        put_string(detail, 64, "%d", points->base);
    return points->base + (holds ? points->plus : 0);
}

/* What is counted, as one and as several. */
static const char *const things[COUNTED][2] = {
    [COUNT_STONE] = {"stone", "stone"},
    [COUNT_MARBLE] = {"marble", "marble"},
    [COUNT_GOLD] = {"gold", "gold"},
    [COUNT_LOCKS] = {"Lock", "Locks"},
    [COUNT_OFFERINGS] = {"Offering token", "Offering tokens"},
    [COUNT_FAVORS] = {"Favor", "Favors"},
    [COUNT_LEVEL_4_TYPES] = {"kind on level 4", "kinds on level 4"},
    [COUNT_CARDS] = {"card", "cards"},
    [COUNT_TEMPLES] = {"temple", "temples"},
    [COUNT_CITIES] = {"city", "cities"},
};

int myt_card_points(const struct match *match, const struct myt_counts *counts, int card, char detail[64])
{
    const struct myt_card_points *points = &myt_box_of(match)->deity[card].points;
    int count = counts->of[points->counted], worth = 0;
    const char *thing = things[points->counted][count != 1];
    if (!(counts->cards >> card & 1) || counts->missing[points->counted])
        return 0;
    if (points->form == POINTS_IF)
        return score_if(points, favors_hold(counts->favors, points->condition), detail);
    if (detail && points->form == POINTS_EACH)
        put_string(detail, 64, "%d %s x %d", count, thing, points->worth);
    else if (detail)
        put_string(detail, 64, "%d %s", count, thing);
    for (int i = 0; i < points->tiers && points->from[i] <= count; i++)
        worth = points->of[i];
    return points->form == POINTS_EACH ? count * points->worth : worth;
}

/* The points of a card whose printed points are assumed. */
static struct range doubt_range(const struct myt_card_points *points)
{
    struct range range = {0, 0};
    for (int i = 0; i < points->tiers; i++)
        range.high = 2 * points->of[i] > range.high ? 2 * points->of[i] : range.high;
    return range;
}

/* The points of a card if a fact is missing. */
static struct range open_range(const struct myt_counts *counts, const struct myt_card_points *points)
{
    if (points->form == POINTS_EACH)
        return (struct range){counts->of[points->counted] * points->worth,
                              counts->most_pieces[points->counted] * points->worth};
    if (points->assumed)
        return doubt_range(points);
    if (points->form == POINTS_IF)
        return (struct range){points->base, points->base + points->plus};
    struct range range = {points->from[0] > 0 ? 0 : points->of[0], 0};
    for (int i = 0; i < points->tiers; i++) {
        range.low = points->of[i] < range.low ? points->of[i] : range.low;
        range.high = points->of[i] > range.high ? points->of[i] : range.high;
    }
    return range;
}

void myt_list_open(struct sheet *sheet, const char *label, int rule, struct range range)
{
    sheet_add(sheet, label, 0, &myt_rules[rule], range.high < NO_LIMIT ? "?, %d to %d" : "?", range.low, range.high)
        ->unknown = true;
}

static void list_card(const struct match *match, const struct myt_counts *counts, int card, struct sheet *sheet)
{
    const struct myt_card_points *printed = &myt_box_of(match)->deity[card].points;
    char detail[64];
    myt_rest(sheet->rests_on, printed->assumed);
    if (counts->missing[printed->counted]) {
        myt_list_open(sheet, myt_card_names[card], RULE_POINTS_CARD, open_range(counts, printed));
        return;
    }
    int points = myt_card_points(match, counts, card, detail);
    bool base = printed->form == POINTS_IF && points == printed->base;
    sheet_add(sheet, myt_card_names[card], 2 * points, &myt_rules[RULE_POINTS_CARD], base ? NULL : "%s%s%d%s", detail,
              printed->form == POINTS_TIERS ? ": " : " = ", points, printed->assumed ? "?" : "");
}

void myt_list_cards(const struct match *match, const struct myt_counts *counts, struct sheet *sheet)
{
    for (int card = 0; card < CARDS; card++)
        if (counts->cards >> card & 1)
            list_card(match, counts, card, sheet);
    if (counts->others)
        myt_list_open(sheet, counts->others, RULE_POINTS_CARD, (struct range){0, NO_LIMIT});
}

void myt_total_cards(const struct match *match, const struct myt_counts *counts, struct myt_total *total)
{
    for (int card = 0; card < CARDS; card++) {
        const struct myt_card_points *points = &myt_box_of(match)->deity[card].points;
        int known = myt_card_points(match, counts, card, NULL);
        unsigned missing = counts->missing[points->counted];
        struct range range = missing ? open_range(counts, points) : range_at(known);
        if (!(counts->cards >> card & 1))
            continue;
        total->missing |= missing;
        myt_add_points(total, range, points->assumed ? doubt_range(points) : range);
    }
    total->missing |= counts->others_are;
    if (counts->others)
        myt_add_points(total, (struct range){0, NO_LIMIT}, (struct range){0, NO_LIMIT});
}

/* ---- a position ---- */

static void count_pieces(const struct match *match, const struct myt_state *s, int seat, struct myt_counts *counts)
{
    counts->of[COUNT_CITIES] = match->house[HOUSE_ARTEMIS_START_CITY] == START_CITY_COUNTS;
    for (int piece = 0; piece < PIECES; piece++)
        counts->of[myt_is_city(piece) ? COUNT_CITIES : COUNT_TEMPLES] +=
            myt_slots_of(piece) - myt_pieces_left(s, seat, piece);
}

struct myt_counts myt_counts_of(const struct match *match, const struct myt_state *s, int seat)
{
    const struct myt_seat *has = &s->seat[seat];
    struct myt_counts counts = {.of[COUNT_OFFERINGS] = has->offerings};
    unsigned more = has->unknown & NO_CARDS ? 1u << FACT_CARDS : 0, tokens = 0, top = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        for (int level = 0; level < LEVELS; level++)
            counts.of[COUNT_STONE + kind] += has->goods[kind][level];
        counts.of[COUNT_LEVEL_4_TYPES] += has->goods[kind][LEVELS - 1] > 0;
        counts.missing[COUNT_STONE + kind] = has->unknown >> kind & 1 ? 1u << FACT_GOODS : 0;
        /* The levels of lumped cubes are unknown. */
        top |= has->unknown >> kind & 1 || (has->lumped >> kind & 1 && has->goods[kind][0] > 0) ? 1u << FACT_GOODS : 0;
    }
    for (int card = 0; card < CARDS; card++) {
        if (s->holder[card] != seat)
            continue;
        counts.cards |= 1u << card;
        counts.of[COUNT_CARDS]++;
        counts.of[COUNT_LOCKS] += s->locked[card];
        counts.of[COUNT_OFFERINGS] += s->tokens[card] == TOKENS_UNKNOWN ? 0 : s->tokens[card];
        tokens |= s->tokens[card] == TOKENS_UNKNOWN ? 1u << FACT_TOKENS : 0;
    }
    counts.of[COUNT_FAVORS] = myt_favors_held(s, seat);
    memcpy(counts.favors, has->favors, sizeof counts.favors);
    count_pieces(match, s, seat, &counts);
    counts.missing[COUNT_LEVEL_4_TYPES] = top;
    counts.missing[COUNT_LOCKS] = more | tokens | (s->open & LOCKED_OPEN ? 1u << FACT_LOCKS : 0);
    counts.missing[COUNT_OFFERINGS] = more | tokens | (has->unknown & NO_RESERVE ? 1u << FACT_RESERVE : 0);
    counts.missing[COUNT_FAVORS] = has->unknown & NO_FAVORS ? 1u << FACT_FAVORS : 0;
    counts.missing[COUNT_CARDS] = counts.others_are = more;
    counts.others = more ? "other cards" : NULL;
    return counts;
}

int myt_points(const struct match *match, const struct myt_state *s, int seat)
{
    struct myt_counts counts = myt_counts_of(match, s, seat);
    int points = 0;
    for (int piece = 0; piece < PIECES; piece++)
        points += myt_piece_points(match, piece, s->seat[seat].built[piece], myt_slots_of(piece));
    for (int card = 0; card < CARDS; card++)
        points += myt_card_points(match, &counts, card, NULL);
    return points;
}

/* What is known of the total. Pieces that are only assumed not to be built may be on any level. */
struct myt_total myt_total_of(const struct match *match, const struct myt_state *s, int seat,
                              const struct myt_counts *counts)
{
    int temple = s->seat[seat].built[LARGE_TEMPLE][0], cubes = myt_cubes_held(s, seat);
    struct myt_total total = {.known[BY_TEMPLE] = range_at(temple)};
    total.doubt[BY_TEMPLE] = (struct range){temple, myt_slot_assumed(s, seat, LARGE_TEMPLE, 0) ? LEVELS : temple};
    total.known[BY_CUBES] = total.doubt[BY_CUBES] =
        (struct range){cubes, myt_unknown(s, seat, ALL_GOODS) ? NO_LIMIT : cubes};
    for (int piece = 0; piece < PIECES; piece++) {
        int points = myt_piece_points(match, piece, s->seat[seat].built[piece], myt_slots_of(piece)), more = 0;
        for (int slot = 0; slot < myt_slots_of(piece); slot++)
            more += myt_slot_assumed(s, seat, piece, slot) ? LEVELS * myt_box_of(match)->worth[piece] : 0;
        myt_add_points(&total, range_at(points), (struct range){points, points + more});
    }
    myt_total_cards(match, counts, &total);
    return total;
}

void myt_score(const struct match *match, const void *state, struct standing *standing)
{
    static const struct myt_fact_words words[FACTS] = {[FACT_GOODS] = {"goods", "the goods"},
                                                       [FACT_FAVORS] = {"favors", "the Favors"},
                                                       [FACT_RESERVE] = {"offerings", "the reserve"},
                                                       [FACT_CARDS] = {"cards", "the cards"},
                                                       [FACT_TOKENS] = {"tokens", "the tokens on cards"},
                                                       [FACT_LINE] = {"line", "the line"},
                                                       [FACT_LOCKS] = {"locked", "the locked cards"}};
    static const struct myt_facts facts = {words, FACT_GOODS, FACT_GOODS};
    const struct myt_state *s = state;
    struct myt_total total[PLAYERS];
    for (int seat = 0; seat < match->seats; seat++) {
        struct sheet *sheet = &standing->seat[seat];
        struct myt_counts counts = myt_counts_of(match, s, seat);
        for (int piece = 0; piece < PIECES; piece++)
            myt_list_pieces(match, piece, s->seat[seat].built[piece], myt_slots_of(piece), sheet);
        myt_list_cards(match, &counts, sheet);
        total[seat] = myt_total_of(match, s, seat, &counts);
    }
    myt_rank(match, total, &facts, s->phase == FINISHED, standing);
}
