/* Mykerinos: who has won, as far as that is known, and what is still to be written if it cannot. */
#include "games/mykerinos/winner.h"

/* ---- ties -------------------------------------------------------------------------------------------------------- */

static void explain_ties(const struct match *match, const struct myk_tally *tally, struct standing *standing)
{
    for (int seat = 0; seat < match->seats; seat++) {
        const struct myk_tally *own = &tally[seat];
        struct sheet *sheet = &standing->seat[seat];
        bool tied = false, shared = false;
        for (int other = 0; other < match->seats; other++) {
            bool level = other != seat && range_known(own->total) && range_known(tally[other].total)
                         && tally[other].total.low == own->total.low;
            tied |= level;
            shared |= level && tally[other].stock.low == own->stock.low;
        }
        if (!tied || !range_known(own->stock))
            continue;
        put_string(sheet->tie_break, sizeof sheet->tie_break, "%d cube%s in the stock%s", own->stock.low,
                   plural(own->stock.low), shared ? ", shared" : "");
        sheet->tie_rule = &myk_rules[shared ? RULE_TIE_SHARED : RULE_TIE_STOCK];
    }
}

/* ---- what is needed ---------------------------------------------------------------------------------------------- */

/* "anna and ben have 38 each; write ben's stock" */
static void ask_for_stock(const struct match *match, const struct myk_tally *tally, unsigned tied,
                          struct standing *standing)
{
    struct text text = {0};
    unsigned unknown = 0;
    int total = 0;
    for (int seat = 0; seat < match->seats; seat++)
        if (tied >> seat & 1) {
            total = tally[seat].total.low;
            unknown |= (unsigned)!range_known(tally[seat].stock) << seat;
        }
    add_names(match, tied, "", &text);
    text_format(&text, " have %d each; write ", total);
    if (unknown == tied)
        text_add(&text, "their");
    else
        add_names(match, unknown, "'s", &text);
    put_string(standing->needs, sizeof standing->needs, "%s stock", text_string(&text));
    standing_need(standing, match, "stock", unknown);
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
            int low = tally[seat].total.low, high = tally[seat].total.high;
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
            standing_need(standing, match, part->key, lack);
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
    struct contest contest = {.deciders = 2};
    int best = 0;
    unsigned seats = 0; /* who can reach the highest total that a player certainly has */
    bool tie = true;
    for (int seat = 0; seat < match->seats; seat++) {
        contest.by[seat][0] = range_doubled(tally[seat].total);
        contest.by[seat][1] = tally[seat].stock;
        best = tally[seat].total.low > best ? tally[seat].total.low : best;
    }
    standing_settle(match, &contest, 1, true, standing);
    explain_ties(match, tally, standing);
    for (int seat = 0; seat < match->seats; seat++)
        if (tally[seat].total.high >= best) {
            seats |= 1u << seat;
            tie &= range_known(tally[seat].total);
        }
    if (standing->winners_open && tie)
        ask_for_stock(match, tally, seats, standing);
    else if (standing->winners_open)
        ask_for_parts(match, tally, seats, parts, standing);
}

/* ---- sums of what may be open ------------------------------------------------------------------------------------ */

/* Adds to the tally, and a line to the sheet. */
static void add_line(struct myk_tally *tally, struct sheet *sheet, const char *label, struct range points, int rule,
                     const char *detail)
{
    sheet_add(sheet, label, 2 * points.low, &myk_rules[rule], "%s", detail)->unknown = !range_known(points);
    tally->total = range_sum(tally->total, points);
}

struct myk_tally myk_add_score(const struct match *match, const struct myk_score *score, struct sheet *sheet)
{
    enum { SERIES = 5 };
    bool points = score->points != UNKNOWN;
    struct myk_tally tally = {.stock =
                                  score->stock != UNKNOWN ? range_at(score->stock) : (struct range){0, score->most},
                              .missing = points ? 0 : LACKS_POINTS};
    char detail[112] = "";
    const struct myk_box *box = myk_box_of(match);
    int series = NO_LIMIT, best = 1;
    for (int room = 0; room < ROOMS; room++)
        best = box->exists >> room & 1 && box->worth[room] > best ? box->worth[room] : best;
    add_line(&tally, sheet, "tiles", points ? range_at(score->points) : (struct range){score->least, NO_LIMIT},
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
        add_line(&tally, sheet, myk_kind_names[patron], (struct range){tiles * low, more ? NO_LIMIT : tiles * high},
                 RULE_EXHIBITION, detail);
        tally.missing |= (more ? LACKS_TILES : 0u) | (!known && (tiles || more) ? LACKS_WORTH : 0u);
        series = !more && tiles < series ? tiles : series;
    }
    int least = myk_series(score->tiles);
    put_string(detail, sizeof detail, least == series ? "%d series x 5" : "the number of series is not known", least);
    add_line(&tally, sheet, "series", (struct range){SERIES * least, series == NO_LIMIT ? NO_LIMIT : SERIES * series},
             RULE_SERIES, detail);
    return tally;
}
