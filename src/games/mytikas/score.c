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

/* A line whose points need something that the record does not give. */
static void add_open(struct sheet *sheet, const char *label, struct myt_range range)
{
    sheet_add(sheet, label, 0, &myt_rules[RULE_POINTS_CARD], "?, %d to %d", range.low, range.high);
    sheet->line[sheet->lines - 1].unknown = true;
}

static void add_card(const struct match *match, const struct myt_state *s, int seat, int card, struct sheet *sheet)
{
    const struct myt_card_points *printed = &myt_box_of(match)->deity[card].points;
    char detail[64];
    if (unknown_of(s, seat, printed)) {
        add_open(sheet, myt_card_names[card], myt_card_range(printed));
        return;
    }
    int points = myt_card_points(match, s, seat, card, detail);
    if (printed->form == POINTS_IF && points == printed->base)
        sheet_add(sheet, myt_card_names[card], 2 * points, &myt_rules[RULE_POINTS_CARD], NULL);
    else
        sheet_add(sheet, myt_card_names[card], 2 * points, &myt_rules[RULE_POINTS_CARD], "%s%s%d%s", detail,
                  printed->form == POINTS_TIERS ? ": " : " = ", points, printed->assumed ? "?" : "");
}

static void fill_sheet(const struct match *match, const struct myt_state *s, int seat, struct sheet *sheet)
{
    for (int piece = 0; piece < PIECES; piece++)
        add_pieces(match, s, seat, piece, sheet);
    for (int card = 0; card < CARDS; card++)
        if (s->holder[card] == seat) {
            add_card(match, s, seat, card, sheet);
            myt_rest(sheet->rests_on, myt_box_of(match)->deity[card].points.assumed);
        }
    if (myt_unknown(s, seat, NO_CARDS)) {
        sheet_add(sheet, "other cards", 0, &myt_rules[RULE_POINTS_CARD], "?");
        sheet->line[sheet->lines - 1].unknown = true;
    }
}

/* ---- what is known of a total ---- */

static void total_card(const struct match *match, const struct myt_state *s, int seat, int card,
                       struct myt_total *total)
{
    const struct myt_card_points *points = &myt_box_of(match)->deity[card].points;
    unsigned missing = unknown_of(s, seat, points);
    int known = myt_card_points(match, s, seat, card, NULL);
    struct myt_range range = missing ? myt_card_range(points) : (struct myt_range){known, known};
    total->missing |= missing;
    myt_add_range(&total->points, range);
    myt_add_range(&total->doubt, points->assumed ? myt_doubt_range(points) : range);
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
            total_card(match, s, seat, card, &total);
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
    static const char *const keys[FACTS] = {
        [FACT_GOODS] = "goods",   [FACT_FAVORS] = "favors", [FACT_RESERVE] = "offerings", [FACT_CARDS] = "cards",
        [FACT_TOKENS] = "tokens", [FACT_LINE] = "line",     [FACT_LOCKS] = "locked"};
    static const char *const words[FACTS] = {[FACT_GOODS] = "the goods",
                                             [FACT_FAVORS] = "the Favors",
                                             [FACT_RESERVE] = "the reserve",
                                             [FACT_CARDS] = "the cards",
                                             [FACT_TOKENS] = "the tokens on cards",
                                             [FACT_LINE] = "the line",
                                             [FACT_LOCKS] = "which cards are locked"};
    static const struct myt_facts facts = {keys, words, FACT_GOODS, FACT_GOODS};
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
