/* Mytikas: the points of a final count. */
#include "games/mytikas/count.h"

static const char *const labels[PIECES] = {"minor cities", "major cities", "small temples", "large temple"};

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
    int most = 0, different = 0, all = 0;
    if (!told->knows_favors)
        return needed(missing, TOLD_FAVORS);
    for (int god = 0; god < GODS; god++) {
        all += told->favors[god];
        most = told->favors[god] > most ? told->favors[god] : most;
        different += told->favors[god] > 0;
    }
    if (condition == NONE)
        return all;
    return condition == TWO_SAME_FAVORS        ? most >= 2
           : condition == TWO_DIFFERENT_FAVORS ? different >= 2
                                               : told->favors[condition - FAVOR_ZEUS] > 0;
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

/* ---- totals ---- */

static void add_card(const struct match *match, const struct myt_told *told, int card, struct myt_total *total)
{
    const struct myt_card_points *points = &myt_box_of(match)->deity[card].points;
    unsigned missing = 0;
    int known = myt_score_card(points, myt_told_count(match, told, points, &missing), NULL);
    struct myt_range range = missing ? open_range(match, told, points) : (struct myt_range){known, known};
    total->missing |= missing;
    myt_add_range(&total->points, range);
    myt_add_range(&total->doubt, points->assumed ? myt_doubt_range(points) : range);
}

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
            add_card(match, told, card, &total);
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

/* What breaks a tie, as far as it is given. */
static void add_deciders(const struct myt_told *told, struct myt_total *total)
{
    int temple = told->pieces[LARGE_TEMPLE] > 0 ? told->level[LARGE_TEMPLE][0] : 0, cubes = myt_cubes_told(told);
    bool known = told->cubes != NONE || all_goods_told(told);
    total->temple = total->temple_doubt =
        (struct myt_range){temple, told->pieces[LARGE_TEMPLE] == NONE ? LEVELS : temple};
    cubes = told->cubes != NONE ? told->cubes : cubes;
    total->cubes = (struct myt_range){cubes, known ? cubes : NO_END};
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
    add_deciders(told, &total);
    return total;
}

/* ---- the sheet ---- */

static void add_open(struct sheet *sheet, const char *label, int rule, const char *range)
{
    sheet_add(sheet, label, 0, &myt_rules[rule], "%s", range);
    sheet->line[sheet->lines - 1].unknown = true;
}

static void add_piece_line(const struct match *match, const struct myt_told *told, int piece, struct sheet *sheet)
{
    struct myt_range range = myt_told_pieces(match, told, piece);
    int rule = RULE_POINTS_MINOR_CITY + piece, worth = myt_box_of(match)->worth[piece];
    char said[SAYING] = "", open[SAYING];
    if (told->pieces[piece] == NONE) {
        put_string(open, sizeof open, "?, %d to %d", range.low, range.high);
        add_open(sheet, labels[piece], rule, open);
        return;
    }
    size_t length = piece == MINOR_CITY ? (size_t)put_string(said, sizeof said, "1") : 0;
    for (int i = 0; i < told->pieces[piece]; i++)
        length +=
            (size_t)put_string(said + length, sizeof said - length, "%s%d", length ? " + " : "", told->level[piece][i]);
    bool several = told->pieces[piece] + (piece == MINOR_CITY) > 1;
    sheet_add(sheet, labels[piece], 2 * range.low, &myt_rules[rule], several ? "(%s) x %d = %d" : "%s x %d = %d",
              length ? said : "0", worth, range.low);
}

static void add_card_line(const struct match *match, const struct myt_told *told, int card, struct sheet *sheet)
{
    const struct myt_card_points *points = &myt_box_of(match)->deity[card].points;
    struct myt_range range = open_range(match, told, points);
    unsigned missing = 0;
    int count = myt_told_count(match, told, points, &missing);
    char detail[64] = "", open[SAYING];
    if (missing) {
        put_string(open, sizeof open, "?, %d to %d", range.low, range.high);
        add_open(sheet, myt_card_names[card], RULE_POINTS_CARD, open);
        return;
    }
    int worth = myt_score_card(points, count, detail);
    if (points->form == POINTS_IF && worth == points->base)
        sheet_add(sheet, myt_card_names[card], 2 * worth, &myt_rules[RULE_POINTS_CARD], NULL);
    else
        sheet_add(sheet, myt_card_names[card], 2 * worth, &myt_rules[RULE_POINTS_CARD], "%s%s%d%s", detail,
                  points->form == POINTS_TIERS ? ": " : " = ", worth, points->assumed ? "?" : "");
}

static void fill_sheet(const struct match *match, const struct myt_told *told, struct sheet *sheet)
{
    if (told->total != NONE) {
        sheet_add(sheet, "total", 2 * told->total, NULL, NULL);
        return;
    }
    for (int piece = 0; piece < PIECES; piece++)
        add_piece_line(match, told, piece, sheet);
    for (int card = 0; card < CARDS; card++)
        if (told->cards >> card & 1) {
            add_card_line(match, told, card, sheet);
            myt_rest(sheet->rests_on, myt_box_of(match)->deity[card].points.assumed);
        }
    if (!told->knows_cards || told->more_cards)
        add_open(sheet, told->knows_cards ? "other cards" : "cards", RULE_POINTS_CARD, "?");
}

void myt_score_final(const struct match *match, const void *count, struct standing *standing)
{
    static const char *const keys[TOLD_FACTS] = {"minor-city", "major-city", "small-temple", "large-temple", "cards",
                                                 "favors",     "stone",      "marble",       "gold",         "cubes",
                                                 "offerings",  "locks",      "level-4",      "total"};
    static const char *const words[TOLD_FACTS] = {"the minor cities",
                                                  "the major cities",
                                                  "the small temples",
                                                  "the large temple",
                                                  "the cards",
                                                  "the Favors",
                                                  "the stone",
                                                  "the marble",
                                                  "the gold",
                                                  "the cubes",
                                                  "the Offering tokens",
                                                  "the Locks",
                                                  "the kinds of cube on Level 4",
                                                  "the total"};
    static const struct myt_facts facts = {keys, words, TOLD_PIECE + LARGE_TEMPLE, TOLD_CUBES};
    const struct myt_final *final = count;
    struct myt_total total[PLAYERS];
    for (int seat = 0; seat < match->seats; seat++) {
        fill_sheet(match, &final->seat[seat], &standing->seat[seat]);
        total[seat] = myt_told_total(match, &final->seat[seat]);
    }
    myt_rank(match, total, &facts, true, standing);
}
