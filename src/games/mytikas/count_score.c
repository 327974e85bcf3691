/* Mytikas: the points of a final count. */
#include "games/mytikas/count.h"

int myt_cubes_told(const struct myt_told *told)
{
    int cubes = 0;
    for (int kind = 0; kind < KINDS; kind++)
        cubes += told->goods[kind] == NONE ? 0 : told->goods[kind];
    return cubes;
}

static bool all_goods_told(const struct myt_told *told)
{
    return told->goods[STONE] != NONE && told->goods[MARBLE] != NONE && told->goods[GOLD] != NONE;
}

/* Points of a kind of piece. If it is not given: from none to all on the top level. */
struct myt_range myt_told_pieces(const struct match *match, const struct myt_told *told, int piece)
{
    int worth = myt_box_of(match)->worth[piece], sum = piece == MINOR_CITY;
    if (told->pieces[piece] == NONE)
        return (struct myt_range){sum * worth, (sum + LEVELS * myt_slots_of(piece)) * worth};
    for (int i = 0; i < told->pieces[piece]; i++)
        sum += told->level[piece][i];
    return (struct myt_range){sum * worth, sum * worth};
}

/* ---- what cards count ---- */

static int needed(unsigned *missing, int fact)
{
    *missing |= 1u << fact;
    return 0;
}

static int told_or(int told, unsigned *missing, int fact)
{
    return told == NONE ? needed(missing, fact) : told;
}

static int count_cards(const struct myt_told *told, unsigned *missing)
{
    int cards = 0;
    for (int card = 0; card < CARDS; card++)
        cards += (int)(told->cards >> card & 1);
    return told->more_cards ? needed(missing, TOLD_CARDS) : cards;
}

/* If the count gives what is on each card, the locked cards are the Locks. */
static int count_locks(const struct myt_told *told, unsigned *missing)
{
    int locked = 0;
    for (int card = 0; card < CARDS; card++)
        locked += (int)(told->locked >> card & 1);
    if (told->locks != NONE)
        return told->locks;
    return told->by_map && !told->uncounted && !told->more_cards ? locked : needed(missing, TOLD_LOCKS);
}

static int count_offerings(const struct myt_told *told, unsigned *missing)
{
    if (told->uncounted || (told->by_map && told->more_cards))
        return needed(missing, TOLD_CARDS);
    int offerings = told_or(told->offerings, missing, TOLD_OFFERINGS);
    return told->by_map ? offerings + told->on_cards : offerings;
}

static int count_favors(const struct myt_told *told, int condition, unsigned *missing)
{
    return told->knows_favors ? myt_count_favors(told->favors, condition) : needed(missing, TOLD_FAVORS);
}

static int count_level_4(const struct myt_told *told, unsigned *missing)
{
    bool none = told->cubes == 0 || (all_goods_told(told) && myt_cubes_told(told) == 0);
    return told->level_4 == NONE && none ? 0 : told_or(told->level_4, missing, TOLD_LEVEL_4);
}

static int count_pieces(const struct match *match, const struct myt_told *told, int each, unsigned *missing)
{
    int pieces = each == EACH_CITIES && match->house[HOUSE_ARTEMIS_START_CITY] == START_CITY_COUNTS;
    for (int piece = 0; piece < PIECES; piece++)
        if (myt_is_city(piece) == (each == EACH_CITIES))
            pieces += told_or(told->pieces[piece], missing, TOLD_PIECE + piece);
    return pieces;
}

static int count_things(const struct myt_told *told, int counted, unsigned *missing)
{
    switch (counted) {
    case COUNT_STONE:
    case COUNT_MARBLE:
    case COUNT_GOLD:
        return told->cubes == 0
                   ? 0
                   : told_or(told->goods[counted - COUNT_STONE], missing, TOLD_GOODS + counted - COUNT_STONE);
    case COUNT_LOCKS:
        return count_locks(told, missing);
    case COUNT_OFFERINGS:
        return count_offerings(told, missing);
    case COUNT_FAVORS:
        return count_favors(told, NONE, missing);
    case COUNT_CARDS:
        return count_cards(told, missing);
    default:
        return count_level_4(told, missing);
    }
}

int myt_told_count(const struct match *match, const struct myt_told *told, const struct myt_card_points *points,
                   unsigned *missing)
{
    if (points->form == POINTS_IF)
        return count_favors(told, points->condition, missing);
    return points->form == POINTS_EACH ? count_pieces(match, told, points->each, missing)
                                       : count_things(told, points->counted, missing);
}

/* The range of a card's points: its least to its most; for pieces from those given to all there are. */
static struct myt_range open_range(const struct match *match, const struct myt_told *told,
                                   const struct myt_card_points *points)
{
    int fewest = 0, most = 0;
    if (points->form != POINTS_EACH)
        return myt_card_range(points);
    for (int piece = 0; piece < PIECES; piece++)
        if (myt_is_city(piece) == (points->each == EACH_CITIES)) {
            bool known = told->pieces[piece] != NONE;
            fewest += known ? told->pieces[piece] : 0;
            most += known ? told->pieces[piece] : myt_slots_of(piece);
        }
    int start = points->each == EACH_CITIES && match->house[HOUSE_ARTEMIS_START_CITY] == START_CITY_COUNTS;
    return (struct myt_range){(fewest + start) * points->worth, (most + start) * points->worth};
}

static struct myt_counted_card counted_card(const struct match *match, const struct myt_told *told, int card)
{
    const struct myt_card_points *points = &myt_box_of(match)->deity[card].points;
    struct myt_counted_card counted = {.range = open_range(match, told, points)};
    counted.count = myt_told_count(match, told, points, &counted.missing);
    return counted;
}

/* ---- totals ---- */

static struct myt_total add_parts(const struct match *match, const struct myt_told *told)
{
    struct myt_total total = {0};
    for (int piece = 0; piece < PIECES; piece++) {
        struct myt_range range = myt_told_pieces(match, told, piece);
        total.missing |= told->pieces[piece] == NONE ? 1u << (TOLD_PIECE + piece) : 0;
        myt_add_range(&total.points, range);
        myt_add_range(&total.doubt, range);
    }
    for (int card = 0; card < CARDS; card++)
        if (told->cards >> card & 1)
            myt_total_card(match, card, counted_card(match, told, card), &total);
    if (!told->knows_cards || told->more_cards) {
        total.missing |= 1u << TOLD_CARDS;
        total.points.high = total.doubt.high = NO_END;
    }
    return total;
}

struct myt_range myt_told_parts(const struct match *match, const struct myt_told *told)
{
    return add_parts(match, told).doubt;
}

struct myt_total myt_told_total(const struct match *match, const struct myt_told *told)
{
    struct myt_total total = add_parts(match, told);
    if (!told->written)
        total.missing = 1u << TOLD_TOTAL;
    if (told->total != NONE) {
        total.missing = 0;
        total.points = total.doubt = (struct myt_range){told->total, told->total};
    }
    /* What breaks a tie, as far as it is given. */
    int temple = told->pieces[LARGE_TEMPLE] > 0 ? told->level[LARGE_TEMPLE][0] : 0, cubes = myt_cubes_told(told);
    bool known = told->cubes != NONE || all_goods_told(told);
    total.temple = total.temple_doubt =
        (struct myt_range){temple, told->pieces[LARGE_TEMPLE] == NONE ? LEVELS : temple};
    cubes = told->cubes != NONE ? told->cubes : cubes;
    total.cubes = (struct myt_range){cubes, known ? cubes : NO_END};
    return total;
}

/* ---- the sheet ---- */

static void fill_sheet(const struct match *match, const struct myt_told *told, struct sheet *sheet)
{
    if (told->total != NONE) {
        sheet_add(sheet, "total", 2 * told->total, NULL, NULL);
        return;
    }
    for (int piece = 0; piece < PIECES; piece++)
        if (told->pieces[piece] == NONE)
            myt_list_open(sheet, myt_piece_labels[piece], RULE_POINTS_MINOR_CITY + piece,
                          myt_told_pieces(match, told, piece));
        else
            myt_list_pieces(match, piece, told->level[piece], told->pieces[piece], sheet);
    for (int card = 0; card < CARDS; card++)
        if (told->cards >> card & 1)
            myt_list_card(match, card, counted_card(match, told, card), sheet);
    if (!told->knows_cards || told->more_cards)
        myt_list_open(sheet, told->knows_cards ? "other cards" : "cards", RULE_POINTS_CARD,
                      (struct myt_range){0, NO_END});
}

void myt_score_final(const struct match *match, const void *count, struct standing *standing)
{
    static const struct myt_fact_words words[TOLD_FACTS] = {{"minor-city", "the minor cities"},
                                                            {"major-city", "the major cities"},
                                                            {"small-temple", "the small temples"},
                                                            {"large-temple", "the large temple"},
                                                            {"cards", "the cards"},
                                                            {"favors", "the Favors"},
                                                            {"stone", "the stone"},
                                                            {"marble", "the marble"},
                                                            {"gold", "the gold"},
                                                            {"cubes", "the cubes"},
                                                            {"offerings", "the Offering tokens"},
                                                            {"locks", "the Locks"},
                                                            {"level-4", "the kinds of cube on Level 4"},
                                                            {"total", "the total"}};
    static const struct myt_facts facts = {words, TOLD_PIECE + LARGE_TEMPLE, TOLD_CUBES};
    const struct myt_final *final = count;
    struct myt_total total[PLAYERS];
    for (int seat = 0; seat < match->seats; seat++) {
        fill_sheet(match, &final->seat[seat], &standing->seat[seat]);
        total[seat] = myt_told_total(match, &final->seat[seat]);
    }
    myt_rank(match, total, &facts, true, standing);
}
