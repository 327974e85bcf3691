/* Mytikas: points, ranking and tie-breaks. */
#include <string.h>

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

int myt_count_favors(const int favors[GODS], int condition)
{
    int most = 0, different = 0, all = 0;
    for (int god = 0; god < GODS; god++) {
        all += favors[god];
        most = favors[god] > most ? favors[god] : most;
        different += favors[god] > 0;
    }
    return condition == NONE                   ? all
           : condition == TWO_SAME_FAVORS      ? most >= 2
           : condition == TWO_DIFFERENT_FAVORS ? different >= 2
                                               : favors[condition - FAVOR_ZEUS] > 0;
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
        return myt_count_favors(s->seat[seat].favors, points->condition);
    return points->form == POINTS_TIERS ? count_of(s, seat, points->counted) : pieces_of(match, s, seat, points->each);
}

/* ---- what the record does not give ---- */

/* Are cubes on Level 4 unknown? The levels of lumped cubes are. */
static bool top_unknown(const struct myt_seat *seat)
{
    for (int kind = 0; kind < KINDS; kind++)
        if (seat->unknown >> kind & 1 || (seat->lumped >> kind & 1 && seat->goods[kind][0] > 0))
            return true;
    return false;
}

static bool tokens_unknown(const struct myt_state *s, int seat)
{
    for (int card = 0; card < CARDS; card++)
        if (s->holder[card] == seat && s->tokens[card] == TOKENS_UNKNOWN)
            return true;
    return false;
}

/* The missing facts, as bits, that this count needs. */
static unsigned missing_for(const struct myt_state *s, int seat, int counted)
{
    const struct myt_seat *has = &s->seat[seat];
    unsigned cards = has->unknown & NO_CARDS ? 1u << FACT_CARDS : 0;
    unsigned tokens = tokens_unknown(s, seat) ? 1u << FACT_TOKENS : 0;
    switch (counted) {
    case COUNT_STONE:
    case COUNT_MARBLE:
    case COUNT_GOLD:
        return has->unknown >> (counted - COUNT_STONE) & 1 ? 1u << FACT_GOODS : 0;
    case COUNT_LOCKS:
        return cards | tokens | (s->open & LOCKED_OPEN ? 1u << FACT_LOCKS : 0);
    case COUNT_OFFERINGS:
        return cards | tokens | (has->unknown & NO_RESERVE ? 1u << FACT_RESERVE : 0);
    case COUNT_FAVORS:
        return has->unknown & NO_FAVORS ? 1u << FACT_FAVORS : 0;
    case COUNT_CARDS:
        return cards;
    default:
        return top_unknown(has) ? 1u << FACT_GOODS : 0;
    }
}

static unsigned unknown_of(const struct myt_state *s, int seat, const struct myt_card_points *points)
{
    if (points->form == POINTS_EACH)
        return 0;
    return missing_for(s, seat, points->form == POINTS_IF ? (int)COUNT_FAVORS : points->counted);
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

int myt_score_card(const struct myt_card_points *points, int count, char detail[64])
{
    if (points->form == POINTS_IF)
        return score_if(points, count, detail);
    return points->form == POINTS_TIERS ? score_tiers(points, count, detail) : score_each(points, count, detail);
}

int myt_card_points(const struct match *match, const struct myt_state *s, int seat, int card, char detail[64])
{
    const struct myt_card_points *points = &myt_box_of(match)->deity[card].points;
    if (s->holder[card] != seat || unknown_of(s, seat, points))
        return 0;
    return myt_score_card(points, counted_by(match, points, s, seat), detail);
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

/* ---- lines of the sheet, for positions and final counts ---- */

const char *const myt_piece_labels[PIECES] = {"minor cities", "major cities", "small temples", "large temple"};

void myt_list_open(struct sheet *sheet, const char *label, int rule, struct myt_range range)
{
    sheet_add(sheet, label, 0, &myt_rules[rule], range.high < NO_END ? "?, %d to %d" : "?", range.low, range.high);
    sheet->line[sheet->lines - 1].unknown = true;
}

/* "(1 + 2) x 1 = 3", the starting city first. */
void myt_list_pieces(const struct match *match, int piece, const int *levels, int count, struct sheet *sheet)
{
    int worth = myt_box_of(match)->worth[piece], sum = piece == MINOR_CITY, terms = sum;
    char said[SAYING] = "";
    if (piece == MINOR_CITY)
        append_string(said, sizeof said, "1");
    for (int i = 0; i < count; i++)
        if (levels[i] > 0) {
            append_string(said, sizeof said, "%s%d", terms++ ? " + " : "", levels[i]);
            sum += levels[i];
        }
    sheet_add(sheet, myt_piece_labels[piece], 2 * sum * worth, &myt_rules[RULE_POINTS_MINOR_CITY + piece],
              terms > 1 ? "(%s) x %d = %d" : "%s x %d = %d", terms ? said : "0", worth, sum * worth);
}

void myt_list_card(const struct match *match, int card, struct myt_counted_card counted, struct sheet *sheet)
{
    const struct myt_card_points *printed = &myt_box_of(match)->deity[card].points;
    char detail[64];
    myt_rest(sheet->rests_on, printed->assumed);
    if (counted.missing) {
        myt_list_open(sheet, myt_card_names[card], RULE_POINTS_CARD, counted.range);
        return;
    }
    int points = myt_score_card(printed, counted.count, detail);
    if (printed->form == POINTS_IF && points == printed->base)
        sheet_add(sheet, myt_card_names[card], 2 * points, &myt_rules[RULE_POINTS_CARD], NULL);
    else
        sheet_add(sheet, myt_card_names[card], 2 * points, &myt_rules[RULE_POINTS_CARD], "%s%s%d%s", detail,
                  printed->form == POINTS_TIERS ? ": " : " = ", points, printed->assumed ? "?" : "");
}

void myt_total_card(const struct match *match, int card, struct myt_counted_card counted, struct myt_total *total)
{
    const struct myt_card_points *points = &myt_box_of(match)->deity[card].points;
    int known = myt_score_card(points, counted.count, NULL);
    struct myt_range range = counted.missing ? counted.range : (struct myt_range){known, known};
    total->missing |= counted.missing;
    myt_add_range(&total->points, range);
    myt_add_range(&total->doubt, points->assumed ? myt_doubt_range(points) : range);
}

/* ---- the sheet of a position, and what is known of a total ---- */

static struct myt_counted_card counted_card(const struct match *match, const struct myt_state *s, int seat, int card)
{
    const struct myt_card_points *points = &myt_box_of(match)->deity[card].points;
    return (struct myt_counted_card){unknown_of(s, seat, points), counted_by(match, points, s, seat),
                                     myt_card_range(points)};
}

static void fill_sheet(const struct match *match, const struct myt_state *s, int seat, struct sheet *sheet)
{
    for (int piece = 0; piece < PIECES; piece++)
        myt_list_pieces(match, piece, s->seat[seat].built[piece], myt_slots_of(piece), sheet);
    for (int card = 0; card < CARDS; card++)
        if (s->holder[card] == seat)
            myt_list_card(match, card, counted_card(match, s, seat, card), sheet);
    if (myt_unknown(s, seat, NO_CARDS))
        myt_list_open(sheet, "other cards", RULE_POINTS_CARD, (struct myt_range){0, NO_END});
}

/* Pieces that are only assumed not to be built may be on any level. */
static void total_pieces(const struct match *match, const struct myt_state *s, int seat, struct myt_total *total)
{
    int temple = s->seat[seat].built[LARGE_TEMPLE][0];
    total->temple = total->temple_doubt = (struct myt_range){temple, temple};
    if (myt_slot_assumed(s, seat, LARGE_TEMPLE, 0))
        total->temple_doubt.high = LEVELS;
    for (int piece = 0; piece < PIECES; piece++) {
        int points = myt_piece_points(match, s, seat, piece), more = 0;
        for (int slot = 0; slot < myt_slots_of(piece); slot++)
            more += myt_slot_assumed(s, seat, piece, slot) ? LEVELS * myt_box_of(match)->worth[piece] : 0;
        myt_add_range(&total->points, (struct myt_range){points, points});
        myt_add_range(&total->doubt, (struct myt_range){points, points + more});
    }
}

static struct myt_total total_of(const struct match *match, const struct myt_state *s, int seat)
{
    struct myt_total total = {.cubes = {myt_cubes_held(s, seat), myt_cubes_held(s, seat)}};
    total_pieces(match, s, seat, &total);
    for (int card = 0; card < CARDS; card++)
        if (s->holder[card] == seat)
            myt_total_card(match, card, counted_card(match, s, seat, card), &total);
    if (myt_unknown(s, seat, NO_CARDS)) {
        total.missing |= 1u << FACT_CARDS;
        total.points.high = total.doubt.high = NO_END;
    }
    if (myt_unknown(s, seat, ALL_GOODS))
        total.cubes.high = NO_END;
    return total;
}

bool myt_points_known(const struct match *match, const struct myt_state *s, int seat)
{
    return total_of(match, s, seat).missing == 0;
}

static bool within(struct myt_range range, int halves)
{
    return halves % 2 == 0 && halves / 2 >= range.low && halves / 2 <= range.high;
}

bool myt_may_score(const struct match *match, const void *state, int seat, int halves)
{
    return within(total_of(match, state, seat).points, halves);
}

bool myt_board_may_score(const struct match *match, const struct myt_state *s, int seat, int halves)
{
    return within(total_of(match, s, seat).doubt, halves);
}

void myt_score(const struct match *match, const void *state, struct standing *standing)
{
    static const struct myt_fact_words words[FACTS] = {[FACT_GOODS] = {"goods", "the goods"},
                                                       [FACT_FAVORS] = {"favors", "the Favors"},
                                                       [FACT_RESERVE] = {"offerings", "the reserve"},
                                                       [FACT_CARDS] = {"cards", "the cards"},
                                                       [FACT_TOKENS] = {"tokens", "the tokens on cards"},
                                                       [FACT_LINE] = {"line", "the line"},
                                                       [FACT_LOCKS] = {"locked", "which cards are locked"}};
    static const struct myt_facts facts = {words, FACT_GOODS, FACT_GOODS};
    const struct myt_state *s = state;
    struct myt_total total[PLAYERS];
    for (int seat = 0; seat < match->seats; seat++) {
        fill_sheet(match, s, seat, &standing->seat[seat]);
        total[seat] = total_of(match, s, seat);
    }
    myt_rank(match, total, &facts, s->phase == FINISHED, standing);
}

void myt_scored(const struct match *match, const void *state, struct text *out)
{
    const struct myt_state *s = state;
    struct {
        int built[PLAYERS][PIECES][SLOTS], cubes[PLAYERS];
        unsigned unknown[PLAYERS], assumed[PLAYERS], open;
        int holder[CARDS], counted[CARDS], tokens[CARDS];
    } of = {.cubes = {0}, .open = s->open};
    for (int seat = 0; seat < match->seats; seat++) {
        memcpy(of.built[seat], s->seat[seat].built, sizeof of.built[seat]);
        of.cubes[seat] = myt_cubes_held(s, seat);
        of.unknown[seat] = s->seat[seat].unknown;
        of.assumed[seat] = s->seat[seat].assumed;
    }
    for (int card = 0; card < CARDS; card++) {
        int seat = of.holder[card] = s->holder[card];
        of.tokens[card] = s->tokens[card] == TOKENS_UNKNOWN;
        if (seat >= 0 && seat < match->seats)
            of.counted[card] = counted_by(match, &myt_box_of(match)->deity[card].points, s, seat);
    }
    text_add_bytes(out, (const char *)&of, sizeof of);
}
