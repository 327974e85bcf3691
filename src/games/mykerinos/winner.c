/* Mykerinos: who has won, as far as that is known, and what is still to be written if it cannot. */
#include "games/mykerinos/winner.h"

static bool exact(const struct myk_tally *tally)
{
    return tally->low == tally->high;
}

static bool stock_known(const struct myk_tally *tally)
{
    return tally->stock_low == tally->stock_high;
}

/* ---- who can be first -------------------------------------------------------------------------------------------- */

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

static void rank_seats(const struct match *match, const struct myk_tally *tally, struct standing *standing)
{
    for (int seat = 0; seat < match->seats; seat++) {
        const struct myk_tally *own = &tally[seat];
        struct sheet *sheet = &standing->seat[seat];
        bool tied = false, shared = false, known = true;
        int rank = 1;
        for (int other = 0; other < match->seats; other++) {
            if (other == seat)
                continue;
            int ahead = before(&tally[other], own);
            known &= ahead >= 0;
            rank += ahead;
            bool level = exact(own) && exact(&tally[other]) && tally[other].low == own->low;
            tied |= level;
            shared |= level && tally[other].stock_low == own->stock_low;
        }
        sheet->rank = known ? rank : 0;
        if (!tied || !stock_known(own))
            continue;
        put_string(sheet->tie_break, sizeof sheet->tie_break, "%d cube%s in the stock%s", own->stock_low,
                   plural(own->stock_low), shared ? ", shared" : "");
        sheet->tie_rule = &myk_rules[shared ? RULE_TIE_SHARED : RULE_TIE_STOCK];
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
            unknown |= (unsigned)!stock_known(&tally[seat]) << seat;
        }
    add_names(match, tied, "", &text);
    text_format(&text, " have %d each; write ", total);
    if (unknown == tied)
        text_add(&text, "their");
    else
        add_names(match, unknown, "'s", &text);
    put_string(standing->needs, sizeof standing->needs, "%s stock", text_string(&text));
    add_facts(match, "stock", unknown, standing);
    standing->needs_rule = &myk_rules[RULE_TIE_STOCK];
    text_free(&text);
}

/* "carl's `points` and `owned`, and `wings`": parts of the same players are named together. */
static void name_parts(const struct match *match, const struct myk_part *const *part, const unsigned *lack, int count,
                       struct text *out)
{
    for (int i = 0, end = 0; i < count; i++) {
        bool begins = i == end;
        while (end < count && lack[end] == lack[i])
            end++;
        if (i > 0)
            text_add(out, !begins ? i + 1 < end ? ", " : " and " : end < count ? ", " : ", and ");
        if (begins && lack[i]) {
            add_names(match, lack[i], "'s", out);
            text_add(out, " ");
        }
        text_format(out, "`%s`", part[i]->key);
    }
}

/* "anna has 38, carl 1 or more" */
static void tell_ranges(const struct match *match, const struct myk_tally *tally, unsigned seats, struct text *out)
{
    for (int seat = 0; seat < match->seats; seat++)
        if (seats >> seat & 1) {
            int low = tally[seat].low, high = tally[seat].high;
            text_format(out, "%s%s%s %d", out->length ? ", " : "", match->names[seat], out->length ? "" : " has", low);
            if (high == NO_LIMIT)
                text_add(out, " or more");
            else if (high > low)
                text_format(out, " to %d", high);
        }
}

/* "anna has 38, carl 1 or more; write carl's `tile-points`" */
static void ask_for_parts(const struct match *match, const struct myk_tally *tally, unsigned seats,
                          const struct myk_part *parts, struct standing *standing)
{
    struct text text = {0}, asked = {0};
    tell_ranges(match, tally, seats, &text);
    const struct myk_part *needed[PARTS_MOST];
    unsigned lacking[PARTS_MOST]; /* bits of players; 0: the part is shared */
    int count = 0;
    for (const struct myk_part *part = parts; part->key; part++) {
        unsigned lack = 0;
        for (int seat = 0; seat < match->seats; seat++)
            lack |= (unsigned)(seats >> seat & 1 && tally[seat].missing & part->bit) << seat;
        if (!lack)
            continue;
        if (part->shared)
            append_string(standing->needed, sizeof standing->needed, "%s%s", *standing->needed ? " " : "", part->key);
        else
            add_facts(match, part->key, lack, standing);
        lacking[count] = part->shared ? 0 : lack;
        needed[count++] = part;
        standing->needs_rule = standing->needs_rule ? standing->needs_rule : &myk_rules[part->rule];
    }
    name_parts(match, needed, lacking, count, &asked);
    put_string(standing->needs, sizeof standing->needs, "%s; write %s", text_string(&text), text_string(&asked));
    text_free(&text);
    text_free(&asked);
}

void myk_name_winners(const struct match *match, const struct myk_tally *tally, const struct myk_part *parts,
                      struct standing *standing)
{
    int best = 0;
    unsigned seats = 0; /* who can reach the highest total that a player certainly has */
    bool tie = true, stocks = true;
    for (int seat = 0; seat < match->seats; seat++)
        best = tally[seat].low > best ? tally[seat].low : best;
    for (int seat = 0; seat < match->seats; seat++)
        if (tally[seat].high >= best) {
            seats |= 1u << seat;
            tie &= exact(&tally[seat]);
            stocks &= stock_known(&tally[seat]);
        }
    rank_seats(match, tally, standing);
    bool one = !(seats & (seats - 1));
    if (one || (tie && stocks)) {
        standing->winners = one ? seats : most_cubes(match, tally, seats);
        return;
    }
    standing->winners_open = true;
    for (unsigned some = 1; some < 1u << match->seats; some++)
        standing->could_win |= (uint64_t)may_win(match, tally, some) << some;
    if (tie)
        ask_for_stock(match, tally, seats, standing);
    else
        ask_for_parts(match, tally, seats, parts, standing);
}

/* ---- sums of what may be open ------------------------------------------------------------------------------------ */

/* Adds to the tally, and a line to the sheet. */
static void add_line(struct myk_tally *tally, struct sheet *sheet, const char *label, int low, int high, int rule,
                     const char *detail)
{
    sheet_add(sheet, label, 2 * low, &myk_rules[rule], "%s", detail);
    sheet->line[sheet->lines - 1].unknown = low != high;
    tally->low += low;
    tally->high = high == NO_LIMIT || tally->high == NO_LIMIT ? NO_LIMIT : tally->high + high;
}

struct myk_tally myk_add_score(const struct match *match, const struct myk_score *score, struct sheet *sheet)
{
    enum { SERIES = 5 };
    bool points = score->points != UNKNOWN, stock = score->stock != UNKNOWN;
    struct myk_tally tally = {.stock_low = stock ? score->stock : 0,
                              .stock_high = stock ? score->stock : score->most,
                              .missing = points ? 0 : LACKS_POINTS};
    char detail[112] = "";
    const struct myk_box *box = myk_box_of(match);
    int series = NO_LIMIT, best = 1;
    for (int room = 0; room < ROOMS; room++)
        best = box->exists >> room & 1 && box->worth[room] > best ? box->worth[room] : best;
    add_line(&tally, sheet, "tiles", points ? score->points : score->least, points ? score->points : NO_LIMIT,
             RULE_TILE_POINTS, "");
    for (int patron = 0; patron < PATRONS; patron++) {
        bool more = score->more >> patron & 1, known = score->worth[patron] != UNKNOWN;
        int tiles = score->tiles[patron], low = known ? score->worth[patron] : 1,
            high = known ? score->worth[patron] : best;
        if (more)
            put_string(detail, sizeof detail, "the number of tiles is not known");
        else if (low == high || !tiles)
            put_string(detail, sizeof detail, "%d tile%s x %d", tiles, plural(tiles), low);
        else
            put_string(detail, sizeof detail, "%d tile%s x %d to %d", tiles, plural(tiles), low, high);
        add_line(&tally, sheet, myk_kind_names[patron], tiles * low, more ? NO_LIMIT : tiles * high, RULE_EXHIBITION,
                 detail);
        tally.missing |= (more ? LACKS_TILES : 0u) | (!known && (tiles || more) ? LACKS_WORTH : 0u);
        series = !more && tiles < series ? tiles : series;
    }
    int least = myk_series(score->tiles);
    put_string(detail, sizeof detail, least == series ? "%d series x 5" : "the number of series is not known", least);
    add_line(&tally, sheet, "series", SERIES * least, series == NO_LIMIT ? NO_LIMIT : SERIES * series, RULE_SERIES,
             detail);
    myk_open_sheet(&tally, sheet);
    return tally;
}

void myk_open_sheet(const struct myk_tally *tally, struct sheet *sheet)
{
    sheet->open = !exact(tally);
    sheet->low = sheet->open ? 2 * tally->low : 0;
    sheet->high = !sheet->open ? 0 : tally->high == NO_LIMIT ? NO_LIMIT : 2 * tally->high;
}

bool myk_in_tally(const struct myk_tally *tally, int halves)
{
    return halves % 2 == 0 && halves / 2 >= tally->low && halves / 2 <= tally->high;
}
