/* Mytikas: a player's things in the table: their shape, and reading them. */
#include <string.h>

#include "games/mytikas/mytikas.h"

enum { NOWHERE = 100 }; /* the value of a builder that stands on no area */

static const char *const nowhere[] = {"none", NULL}, *const locked[] = {"locked", NULL};

static int count_spots(const struct match *match)
{
    return match->seats == 2 ? (int)GODS : (int)AREAS;
}

/* With two players an area means its god. */
static bool read_spot(const struct match *match, const char *word, int *value)
{
    int area = word_index(myt_area_names, word), god = word_index(myt_god_names, word);
    *value = area >= 0 ? myt_builder_place(match, area) : god;
    return area >= 0 || (match->seats == 2 && god >= 0);
}

static const char *name_spot(const struct match *match, int value, char room[WORD_ROOM])
{
    (void)room;
    return value >= 0 && value < count_spots(match) ? myt_spot_name(match, value) : NULL;
}

static const struct words spot_words = {.list = nowhere,
                                        .base = NOWHERE,
                                        .read = read_spot,
                                        .name = name_spot,
                                        .count = count_spots,
                                        .pattern = "(zeus|demeter|poseidon|hades)(-day|-night)?"};

static const struct words locked_words = {.list = locked, .base = NONE};

/* ---- shapes ---- */

OR_BLANK(a_builder, "an area (with two players a god), none or unknown",
         SHAPE(FORM_WORD, .what = "an area (with two players a god) or none", .words = &spot_words));

static const struct shape a_site = {FORM_NUMBER, .what = "a level, or 0", .low = 0, .high = LEVELS, .unknown = true};
static const struct shape two_sites = {
    FORM_LIST, .what = "levels of two slots", .of = &a_site, .low = 0, .high = 2, .one = true, .padded = true,
};
static const struct shape one_site = {
    FORM_LIST, .what = "the level of one slot", .of = &a_site, .low = 0, .high = 1, .one = true, .padded = true,
};
OR_BLANK(two_slots, "levels of two slots, 0 for a piece that is not built", &two_sites);
OR_BLANK(one_slot, "the level of one slot, 0 if it is not built", &one_site);
static const struct shape built_map = {FORM_MAP, .what = "levels built on",
                                       .fields = KEYS({"minor-city", &two_slots, false, "without the starting city"},
                                                      {"major-city", &two_slots}, {"small-temple", &two_slots},
                                                      {"large-temple", &one_slot})};
OR_BLANK(built_shape, "levels built on", &built_map);

OR_BLANK(dealt_shape, "two cards", SHAPE(FORM_BAG, .what = "two cards", .of = &myt_a_card, .low = 0, .high = 2));
const struct shape myt_by_level = {
    FORM_LIST, .what = "numbers for levels 1-4", .of = &myt_a_count, .low = LEVELS, .high = LEVELS,
};

/* All cubes of a kind together, which only the end of the game allows; else a hint how to write it. */
static const struct shape of_kind = {
    FORM_EITHER, .what = "numbers for levels 1-4",
    .fields = KEYS({"levels", &myt_by_level}, {"together", &myt_a_count}, {"blank", &myt_a_blank})};
static const struct shape goods_map = {FORM_MAP, .what = "cubes on levels 1-4",
                                       .fields = KEYS({"stone", &of_kind}, {"marble", &of_kind}, {"gold", &of_kind})};
OR_BLANK(goods_shape, "cubes on levels 1-4", &goods_map);

static const struct shape a_lock = {FORM_WORD, .what = "locked", .words = &locked_words};
static const struct shape on_card = {FORM_EITHER, .what = "a number of tokens, locked or unknown",
                                     .fields =
                                         KEYS({"tokens", &myt_a_count}, {"locked", &a_lock}, {"blank", &myt_a_blank})};

/* `rest` stands for cards that nobody wrote. */
static bool read_rest(const struct match *match, const char *word, int *value)
{
    (void)match;
    *value = CARDS;
    return same(word, "rest");
}

static const struct words hand_words = {.list = myt_card_names, .read = read_rest, .pattern = "rest"};
const struct shape myt_hand_shape = {
    FORM_EITHER, .what = "cards with their tokens",
    .fields = KEYS({"tokens", SHAPE(FORM_EACH, .what = "cards with their tokens", .words = &hand_words, .of = &on_card),
                    false, NULL},
                   {"names", &myt_some_cards}, {"blank", &myt_a_blank})};

OR_BLANK(favors_shape, "gods", &myt_some_gods);
OR_BLANK(reserve_shape, "a number of tokens, or unknown", &myt_a_count);

static const struct shape seat_map = {
    FORM_MAP, .what = "what a player has",
    .fields = KEYS({"builder", &a_builder, false, "an area, with two players a god, or none"},
                   {"goods", &goods_shape, false, "cubes on levels 1-4"},
                   {"built", &built_shape, false, "level per slot, 0 if not built"},
                   {"favors", &favors_shape, false, "Favors"},
                   {"offerings", &reserve_shape, false, "Offering tokens in the reserve"},
                   {"cards", &myt_hand_shape, false, "cards with their tokens, or locked"},
                   {"dealt", &dealt_shape, false, "two cards to choose from"})};
OR_BLANK(seat_shape, "what a player has", &seat_map);
const struct shape myt_seats_shape = {FORM_EACH, .what = "players", .of = &seat_shape, .by_name = true};

/* ---- reading ---- */

/* A card that is in two places stays in the first. */
static bool put_card(struct hearing *h, const struct node *at, int card, int where)
{
    struct myt_state *s = h->state;
    char first[SAYING], second[SAYING];
    if (s->holder[card] == IN_DECK) {
        s->holder[card] = where;
        return true;
    }
    bool again = s->holder[card] == where;
    return blame(h, at,
                 refuse(h, RULE_CARD_TWICE, "%s is %s and %s, but there is only one copy of each card",
                        myt_card_titles[card], myt_say_where(h->match, s->holder[card], first),
                        again ? "named again here" : myt_say_where(h->match, where, second)));
}

bool myt_put_cards(struct hearing *h, const struct node *list, int where)
{
    bool once = true;
    for (const struct node *card = node_first(list); card; card = card->next)
        if (card->value == CARDS)
            ((struct myt_state *)h->state)->open |= LINE_OPEN;
        else
            once = put_card(h, card, card->value, where) && once;
    return once;
}

/* False if the cubes of a kind are written together before the end of the game. */
static bool read_goods(struct hearing *h, const struct node *goods, struct myt_seat *seat)
{
    const struct myt_state *s = h->state;
    bool read = true;
    memset(seat->goods, 0, sizeof seat->goods);
    for (int kind = 0; kind < KINDS; kind++) {
        const struct node *cubes = node_get(goods, myt_kind_names[kind]);
        if (myt_is_unknown(cubes))
            seat->unknown |= 1u << kind;
        else if (cubes && cubes->kind == NODE_LIST)
            for (int level = 0; level < LEVELS; level++)
                seat->goods[kind][level] = node_item(cubes, level)->value;
        else if (cubes && !myt_is_nothing(cubes)) {
            seat->goods[kind][0] = cubes->value;
            seat->lumped |= 1u << kind;
            if (s->phase != FINISHED)
                read = blame(h, cubes,
                             misread(h, "write cubes level by level here: `%s: [%d, 0, 0, 0]`", myt_kind_names[kind],
                                     cubes->value));
        }
    }
    return read;
}

/* A single number or a shorter list fills the slots from the left; what is unknown is assumed not to be built. */
static void read_piece(struct myt_seat *seat, int piece, const struct node *levels)
{
    bool list = levels && levels->kind == NODE_LIST;
    for (int slot = 0; slot < myt_slots_of(piece); slot++) {
        const struct node *level = list ? node_item(levels, slot) : slot == 0 || myt_is_unknown(levels) ? levels : NULL;
        if (myt_is_unknown(level))
            seat->assumed |= 1u << (piece * SLOTS + slot);
        else if (level && !myt_is_nothing(level))
            seat->built[piece][slot] = level->value;
    }
}

/* A list of cards says only which they are: in the setup each has its token, later nobody knows. */
static bool read_hand(struct hearing *h, const struct node *cards, int seat)
{
    struct myt_state *s = h->state;
    bool sound = true, map = cards && cards->kind == NODE_MAP;
    s->seat[seat].unknown |= myt_left_out(s, cards) ? NO_CARDS : 0;
    for (const struct node *on = node_first(cards); on; on = on->next) {
        const struct node *name = map ? on->key : on;
        int card = name->value;
        if (card == CARDS)
            s->seat[seat].unknown |= NO_CARDS;
        else if (!put_card(h, name, card, seat))
            sound = false;
        else if (!map || myt_is_unknown(on))
            s->tokens[card] = s->begun ? TOKENS_UNKNOWN : myt_box_of(h->match)->start_tokens;
        else {
            s->locked[card] = on->value == NONE;
            s->tokens[card] = s->locked[card] || myt_is_nothing(on) ? 0 : on->value;
        }
    }
    return sound;
}

static bool read_counts(struct hearing *h, const struct node *node, int seat)
{
    struct myt_state *s = h->state;
    struct myt_seat *to = &s->seat[seat];
    const struct node *goods = node_get(node, "goods"), *favors = node_get(node, "favors");
    bool read = true;
    if (goods && !myt_is_unknown(goods)) {
        to->unknown &= ~(unsigned)ALL_GOODS;
        read = read_goods(h, goods, to);
    } else if (s->begun)
        to->unknown |= ALL_GOODS;
    to->unknown |= myt_left_out(s, favors) ? NO_FAVORS : 0;
    to->unknown |= myt_left_out(s, node_get(node, "offerings")) ? NO_RESERVE : 0;
    myt_count_values(favors, to->favors);
    to->offerings = myt_number_said(node, "offerings");
    return read;
}

/* A seat that is written is the whole board of that player; of one that is not, board and Builder are assumed. */
static bool read_seat(struct hearing *h, const struct node *node, int seat)
{
    struct myt_state *s = h->state;
    struct myt_seat *to = &s->seat[seat];
    const struct node *builder = node_get(node, "builder"), *built = node_get(node, "built"),
                      *dealt = node_get(node, "dealt");
    bool written = node && node->kind == NODE_MAP;
    if (s->begun && (!written || myt_is_unknown(builder)))
        to->assumed |= BUILDER_ASSUMED;
    else if (builder)
        to->builder = builder->value < AREAS ? builder->value : NONE;
    if (s->begun && (!written || myt_is_unknown(built)))
        to->assumed |= SLOTS_ASSUMED;
    else
        for (int piece = 0; built && piece < PIECES; piece++)
            read_piece(to, piece, built->kind == NODE_MAP ? node_get(built, myt_piece_names[piece]) : built);
    bool counts = read_counts(h, node, seat), cards = read_hand(h, node_get(node, "cards"), seat);
    if (dealt && dealt->count == 1)
        cards = blame(h, dealt, misread(h, "two cards must be dealt to choose from, not one"));
    return myt_put_cards(h, dealt, DEALT_TO + seat) && counts && cards;
}

bool myt_read_seats(struct hearing *h, const struct node *seats)
{
    bool sound = true;
    for (int seat = 0; seat < h->match->seats; seat++)
        sound = read_seat(h, node_at(seats, seat), seat) && sound;
    return sound;
}
