/* Mytikas: the points of a final count. */
#include "games/mytikas/count.h"

const struct myt_fact_words myt_told_words[TOLD_FACTS] = {{"minor-city", "the minor cities"},
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

int myt_cubes_told(const struct myt_told *told, bool *all)
{
    int cubes = 0;
    *all = true;
    for (int kind = 0; kind < KINDS; kind++) {
        int number = told->number[TOLD_GOODS + kind];
        cubes += number == NONE ? 0 : number;
        *all = *all && number != NONE;
    }
    return cubes;
}

/* Points of a kind of piece. If it is not given: from none to all on the top level. */
static struct range piece_range(const struct match *match, const struct myt_told *told, int piece)
{
    int points = myt_piece_points(match, piece, told->level[piece], told->pieces[piece]);
    bool open = told->pieces[piece] == NONE;
    return (struct range){points, points + (open ? LEVELS * myt_slots_of(piece) * myt_box_of(match)->worth[piece] : 0)};
}

/* ---- what cards count ---- */

/* Sets a count; NONE: the fact is missing. */
static void set_count(struct myt_counts *counts, enum myt_counted what, int value, int fact)
{
    counts->of[what] = value == NONE ? 0 : value;
    counts->missing[what] = value == NONE ? 1u << fact : 0;
}

static void count_pieces(const struct match *match, const struct myt_told *told, struct myt_counts *counts)
{
    counts->of[COUNT_CITIES] = match->house[HOUSE_ARTEMIS_START_CITY] == START_CITY_COUNTS;
    counts->most_pieces[COUNT_CITIES] = counts->of[COUNT_CITIES];
    for (int piece = 0; piece < PIECES; piece++) {
        enum myt_counted what = myt_is_city(piece) ? COUNT_CITIES : COUNT_TEMPLES;
        bool known = told->pieces[piece] != NONE;
        counts->of[what] += known ? told->pieces[piece] : 0;
        counts->most_pieces[what] += known ? told->pieces[piece] : myt_slots_of(piece);
        counts->missing[what] |= known ? 0 : 1u << (TOLD_PIECE + piece);
    }
}

static struct myt_counts counts_of(const struct match *match, const struct myt_told *told)
{
    struct myt_counts counts = {.cards = told->cards};
    const int *number = told->number;
    bool all, hidden = told->uncounted || (told->by_map && told->more_cards);
    bool none = (myt_cubes_told(told, &all) == 0 && all) || number[TOLD_CUBES] == 0;
    int favors = 0, locks = number[TOLD_LOCKS], offerings = number[TOLD_OFFERINGS];
    for (int god = 0; god < GODS; god++)
        favors += counts.favors[god] = told->favors[god];
    for (int kind = 0; kind < KINDS; kind++)
        set_count(&counts, (enum myt_counted)(COUNT_STONE + kind),
                  number[TOLD_CUBES] == 0 ? 0 : number[TOLD_GOODS + kind], TOLD_GOODS + kind);
    /* If the count gives what is on each card, the locked cards are the Locks. */
    if (locks == NONE && told->by_map && !told->uncounted && !told->more_cards)
        locks = __builtin_popcount(told->locked);
    set_count(&counts, COUNT_LOCKS, locks, TOLD_LOCKS);
    set_count(&counts, COUNT_OFFERINGS, hidden || offerings == NONE ? NONE : offerings + told->on_cards,
              hidden ? TOLD_CARDS : TOLD_OFFERINGS);
    set_count(&counts, COUNT_FAVORS, told->knows_favors ? favors : NONE, TOLD_FAVORS);
    set_count(&counts, COUNT_LEVEL_4_TYPES, number[TOLD_LEVEL_4] == NONE && none ? 0 : number[TOLD_LEVEL_4],
              TOLD_LEVEL_4);
    set_count(&counts, COUNT_CARDS, told->more_cards ? NONE : __builtin_popcount(told->cards), TOLD_CARDS);
    count_pieces(match, told, &counts);
    if (!told->knows_cards || told->more_cards) {
        counts.others = told->knows_cards ? "other cards" : "cards";
        counts.others_are = 1u << TOLD_CARDS;
    }
    return counts;
}

/* ---- totals ---- */

struct myt_total myt_told_parts(const struct match *match, const struct myt_told *told)
{
    struct myt_counts counts = counts_of(match, told);
    struct myt_total total = {0};
    for (int piece = 0; piece < PIECES; piece++) {
        struct range range = piece_range(match, told, piece);
        total.missing |= told->pieces[piece] == NONE ? 1u << (TOLD_PIECE + piece) : 0;
        myt_add_points(&total, range, range);
    }
    myt_total_cards(match, &counts, &total);
    return total;
}

static struct myt_total told_total(const struct match *match, const struct myt_told *told)
{
    struct myt_total total = myt_told_parts(match, told);
    int points = told->number[TOLD_TOTAL];
    if (!told->written)
        total.missing = 1u << TOLD_TOTAL;
    if (points != NONE) {
        total.missing = 0;
        total.known[BY_POINTS] = total.doubt[BY_POINTS] = range_at(points);
    }
    /* What breaks a tie, as far as it is given. */
    bool all;
    int temple = told->pieces[LARGE_TEMPLE] > 0 ? told->level[LARGE_TEMPLE][0] : 0, sum = myt_cubes_told(told, &all),
        cubes = told->number[TOLD_CUBES] == NONE ? sum : told->number[TOLD_CUBES];
    total.known[BY_TEMPLE] = total.doubt[BY_TEMPLE] =
        (struct range){temple, told->pieces[LARGE_TEMPLE] == NONE ? LEVELS : temple};
    total.known[BY_CUBES] = total.doubt[BY_CUBES] =
        (struct range){cubes, all || told->number[TOLD_CUBES] != NONE ? cubes : NO_LIMIT};
    return total;
}

/* ---- the sheet ---- */

static void fill_sheet(const struct match *match, const struct myt_told *told, struct sheet *sheet)
{
    struct myt_counts counts = counts_of(match, told);
    if (told->number[TOLD_TOTAL] != NONE) {
        sheet_add(sheet, "total", 2 * told->number[TOLD_TOTAL], NULL, NULL);
        return;
    }
    for (int piece = 0; piece < PIECES; piece++)
        if (told->pieces[piece] == NONE)
            myt_list_open(sheet, myt_piece_labels[piece], RULE_POINTS_MINOR_CITY + piece,
                          piece_range(match, told, piece));
        else
            myt_list_pieces(match, piece, told->level[piece], told->pieces[piece], sheet);
    myt_list_cards(match, &counts, sheet);
}

void myt_score_final(const struct match *match, const void *count, struct standing *standing)
{
    static const struct myt_facts facts = {myt_told_words, TOLD_PIECE + LARGE_TEMPLE, TOLD_CUBES};
    const struct myt_final *final = count;
    struct myt_total total[PLAYERS];
    for (int seat = 0; seat < match->seats; seat++) {
        fill_sheet(match, &final->seat[seat], &standing->seat[seat]);
        total[seat] = told_total(match, &final->seat[seat]);
    }
    myt_rank(match, total, &facts, true, standing);
}
