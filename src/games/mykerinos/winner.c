/* Mykerinos: who has won, as far as that is known, and what is still to be written if it cannot. */
#include "games/mykerinos/winner.h"

/* ---- who can be first -------------------------------------------------------------------------------------------- */

static bool exact(const struct myk_tally *tally)
{
    return tally->low == tally->high;
}

/* The players, as bits, who can reach the highest total that a player certainly has. */
static unsigned contenders(const struct match *match, const struct myk_tally *tally)
{
    int best = tally[0].low;
    unsigned seats = 0;
    for (int seat = 1; seat < match->seats; seat++)
        best = tally[seat].low > best ? tally[seat].low : best;
    for (int seat = 0; seat < match->seats; seat++)
        seats |= (unsigned)(tally[seat].high >= best) << seat;
    return seats;
}

static bool all_exact(const struct match *match, const struct myk_tally *tally, unsigned seats)
{
    for (int seat = 0; seat < match->seats; seat++)
        if (seats >> seat & 1 && !exact(&tally[seat]))
            return false;
    return true;
}

static bool stocks_known(const struct match *match, const struct myk_tally *tally, unsigned seats)
{
    for (int seat = 0; seat < match->seats; seat++)
        if (seats >> seat & 1 && tally[seat].stock_low != tally[seat].stock_high)
            return false;
    return true;
}

static unsigned most_cubes(const struct match *match, const struct myk_tally *tally, unsigned seats)
{
    int most = -1;
    unsigned best = 0;
    for (int seat = 0; seat < match->seats; seat++)
        if (seats >> seat & 1 && tally[seat].stock_low >= most) {
            best = (tally[seat].stock_low > most ? 0 : best) | 1u << seat;
            most = tally[seat].stock_low;
        }
    return best;
}

/* Can exactly these players win, with equal totals and cubes and all others below? Tries the highest values they can
   share, since these leave the others most room below. */
static bool may_win(const struct match *match, const struct myk_tally *tally, unsigned seats)
{
    int total = NO_LIMIT, least = 0, cubes = NO_LIMIT, fewest = 0;
    for (int seat = 0; seat < match->seats; seat++) {
        if (!(seats >> seat & 1))
            continue;
        total = tally[seat].high < total ? tally[seat].high : total;
        least = tally[seat].low > least ? tally[seat].low : least;
        cubes = tally[seat].stock_high < cubes ? tally[seat].stock_high : cubes;
        fewest = tally[seat].stock_low > fewest ? tally[seat].stock_low : fewest;
    }
    if (least > total || (seats & (seats - 1) && fewest > cubes))
        return false;
    for (int seat = 0; seat < match->seats; seat++)
        if (!(seats >> seat & 1)
            && (tally[seat].low > total || (tally[seat].low == total && tally[seat].stock_low >= cubes)))
            return false;
    return true;
}

static uint64_t possible_winners(const struct match *match, const struct myk_tally *tally)
{
    uint64_t possible = 0;
    for (unsigned seats = 1; seats < 1u << match->seats; seats++)
        possible |= (uint64_t)may_win(match, tally, seats) << seats;
    return possible;
}

/* ---- ranks ------------------------------------------------------------------------------------------------------- */

/* Does `a` rank before `b`? 1: yes, 0: no, -1: not known. */
static int before(const struct myk_tally *a, const struct myk_tally *b)
{
    if (a->low > b->high)
        return 1;
    if (a->high < b->low)
        return 0;
    if (!exact(a) || !exact(b))
        return -1;
    return a->stock_low > b->stock_high ? 1 : a->stock_high <= b->stock_low ? 0 : -1;
}

static void note_tie(const struct match *match, const struct myk_tally *tally, struct standing *standing, int seat)
{
    struct sheet *sheet = &standing->seat[seat];
    bool tied = false, shared = false;
    for (int other = 0; other < match->seats; other++)
        if (other != seat && exact(&tally[other]) && tally[other].low == tally[seat].low) {
            tied = true;
            shared |= tally[other].stock_low == tally[seat].stock_low;
        }
    if (!tied || !exact(&tally[seat]) || tally[seat].stock_low != tally[seat].stock_high)
        return;
    put_string(sheet->tie_break, sizeof sheet->tie_break, "%d cube%s in the stock%s", tally[seat].stock_low,
               plural(tally[seat].stock_low), shared ? ", shared" : "");
    sheet->tie_rule = &myk_rules[shared ? RULE_TIE_SHARED : RULE_TIE_STOCK];
}

static void rank_seats(const struct match *match, const struct myk_tally *tally, struct standing *standing)
{
    for (int seat = 0; seat < match->seats; seat++) {
        int rank = 1;
        for (int other = 0; other < match->seats && rank; other++) {
            int ahead = other == seat ? 0 : before(&tally[other], &tally[seat]);
            rank = ahead < 0 ? 0 : rank + ahead;
        }
        standing->seat[seat].rank = rank;
        note_tie(match, tally, standing, seat);
    }
}

/* ---- what is needed ---------------------------------------------------------------------------------------------- */

static void add_facts(const struct match *match, const char *key, unsigned seats, struct standing *standing)
{
    for (int seat = 0; seat < match->seats; seat++)
        if (seats >> seat & 1)
            append_string(standing->needed, sizeof standing->needed, "%s%s.%s", *standing->needed ? " " : "", key,
                          match->names[seat]);
}

/* "anna and ben have 38 each; write ben's stock" */
static void ask_for_stock(const struct match *match, const struct myk_tally *tally, unsigned tied,
                          struct standing *standing)
{
    struct text text = {0};
    unsigned unknown = 0;
    int total = 0;
    for (int seat = 0; seat < match->seats; seat++)
        if (tied >> seat & 1) {
            total = tally[seat].low;
            unknown |= (unsigned)(tally[seat].stock_low != tally[seat].stock_high) << seat;
        }
    myk_add_names(match, tied, "", &text);
    text_format(&text, " have %d each; write ", total);
    if (unknown == tied)
        text_add(&text, "their");
    else
        myk_add_names(match, unknown, "'s", &text);
    text_add(&text, " stock");
    put_string(standing->needs, sizeof standing->needs, "%s", text_string(&text));
    add_facts(match, "stock", unknown, standing);
    standing->needs_rule = &myk_rules[RULE_TIE_STOCK];
    text_free(&text);
}

static void add_total(const struct myk_tally *tally, struct text *out)
{
    if (exact(tally))
        text_format(out, "%d", tally->low);
    else if (tally->high == NO_LIMIT)
        text_format(out, "%d or more", tally->low);
    else
        text_format(out, "%d to %d", tally->low, tally->high);
}

/* "anna has 38, carl 1 or more; write tile-points of carl" */
static void ask_for_parts(const struct match *match, const struct myk_tally *tally, unsigned seats,
                          const struct myk_part *parts, struct standing *standing)
{
    struct text text = {0};
    int asked = 0;
    for (int seat = 0, named = 0; seat < match->seats; seat++)
        if (seats >> seat & 1) {
            text_format(&text, "%s%s%s ", named ? ", " : "", match->names[seat], named ? "" : " has");
            add_total(&tally[seat], &text);
            named++;
        }
    text_add(&text, "; write ");
    for (const struct myk_part *part = parts; part->key; part++) {
        unsigned lack = 0;
        for (int seat = 0; seat < match->seats; seat++)
            lack |= (unsigned)(seats >> seat & 1 && tally[seat].missing & part->bit) << seat;
        if (!lack)
            continue;
        text_format(&text, "%s%s", asked++ ? ", " : "", part->key);
        if (!part->shared) {
            text_add(&text, " of ");
            myk_add_names(match, lack, "", &text);
            add_facts(match, part->key, lack, standing);
        } else
            append_string(standing->needed, sizeof standing->needed, "%s%s", *standing->needed ? " " : "", part->key);
        standing->needs_rule = standing->needs_rule ? standing->needs_rule : &myk_rules[part->rule];
    }
    put_string(standing->needs, sizeof standing->needs, "%s", text_string(&text));
    text_free(&text);
}

void myk_name_winners(const struct match *match, const struct myk_tally *tally, const struct myk_part *parts,
                      struct standing *standing)
{
    unsigned seats = contenders(match, tally);
    bool one = !(seats & (seats - 1)), tie = all_exact(match, tally, seats);
    rank_seats(match, tally, standing);
    if (one || (tie && stocks_known(match, tally, seats))) {
        standing->winners = one ? seats : most_cubes(match, tally, seats);
        return;
    }
    standing->winners_open = true;
    standing->could_win = possible_winners(match, tally);
    if (tie)
        ask_for_stock(match, tally, seats, standing);
    else
        ask_for_parts(match, tally, seats, parts, standing);
}

/* ---- sums of what may be open ------------------------------------------------------------------------------------ */

static int sum_of(int a, int b)
{
    return a == NO_LIMIT || b == NO_LIMIT ? NO_LIMIT : a + b;
}

static int product(int tiles, int worth)
{
    return tiles == NO_LIMIT ? NO_LIMIT : tiles * worth;
}

static int least_of(const int count[PATRONS])
{
    int least = count[0];
    for (int patron = 1; patron < PATRONS; patron++)
        least = count[patron] < least ? count[patron] : least;
    return least;
}

static void add_line(struct sheet *sheet, const char *label, int low, int high, const struct rule *rule,
                     const char *detail)
{
    sheet_add(sheet, label, 2 * low, rule, "%s", detail);
    sheet->line[sheet->lines - 1].unknown = low != high;
    sheet->open |= low != high;
}

static void describe(const struct myk_score *score, int patron, char detail[112])
{
    int low = score->count_low[patron], high = score->count_high[patron];
    bool counted = low == high, worth = score->worth_low[patron] == score->worth_high[patron];
    if (counted && (worth || !low))
        put_string(detail, 112, "%d tile%s x %d", low, plural(low), score->worth_low[patron]);
    else if (counted)
        put_string(detail, 112, "%d tile%s x %d to %d", low, plural(low), score->worth_low[patron],
                   score->worth_high[patron]);
    else
        put_string(detail, 112, "the number of tiles is not known");
}

void myk_add_score(const struct myk_score *score, struct sheet *sheet, struct myk_tally *tally)
{
    char detail[112] = "";
    tally->low = score->points_low;
    tally->high = score->points_high;
    add_line(sheet, "tiles", score->points_low, score->points_high, &myk_rules[RULE_TILE_POINTS], "");
    for (int patron = 0; patron < PATRONS; patron++) {
        int low = score->count_low[patron] * score->worth_low[patron],
            high = product(score->count_high[patron], score->worth_high[patron]);
        if (!sheet->brief)
            describe(score, patron, detail);
        add_line(sheet, myk_kind_names[patron], low, high, &myk_rules[RULE_EXHIBITION], detail);
        tally->low += low;
        tally->high = sum_of(tally->high, high);
    }
    int low = least_of(score->count_low), high = least_of(score->count_high);
    if (!sheet->brief)
        put_string(detail, sizeof detail, low == high ? "%d series x 5" : "the number of series is not known", low);
    add_line(sheet, "series", 5 * low, product(high, 5), &myk_rules[RULE_SERIES], detail);
    tally->low += 5 * low;
    tally->high = sum_of(tally->high, product(high, 5));
    myk_open_sheet(tally, sheet);
}

void myk_open_sheet(const struct myk_tally *tally, struct sheet *sheet)
{
    sheet->open = tally->low != tally->high;
    sheet->low = sheet->open ? 2 * tally->low : 0;
    sheet->high = !sheet->open ? 0 : tally->high == NO_LIMIT ? NO_LIMIT : 2 * tally->high;
}
