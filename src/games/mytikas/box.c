/* Mytikas: the shape of its box, and reading it. */
#include "games/mytikas/mytikas.h"

static const struct shape tokens_shape = {FORM_NUMBER, .what = "a number of tokens", .low = 0, .high = 17};
static const struct shape few_shape = {FORM_NUMBER, .what = "a number", .low = 1, .high = 9};
static const struct shape small_shape = {FORM_NUMBER, .what = "a number", .low = 0, .high = 20};
static const struct shape lock_shape = {FORM_NUMBER, .what = "a lock value", .low = 1, .high = 99};
static const struct shape goods_shape = {FORM_BAG, .what = "goods", .of = &myt_a_kind, .low = 0, .high = 12};
static const struct shape levels_shape = {FORM_LIST, .what = "Level tokens on levels 1-4", .of = &tokens_shape,
                                          .low = LEVELS, .high = LEVELS};
static const struct shape lock_counts_shape = {FORM_LIST, .what = "Locks of each value", .of = &tokens_shape, .low = 3,
                                               .high = 3};
static const struct shape start_goods_shape = {FORM_LIST, .what = "goods of each player", .of = &goods_shape,
                                               .low = PLAYERS, .high = PLAYERS};
static const struct shape gods_shape = {FORM_BAG, .what = "gods", .of = &myt_a_god, .low = GODS, .high = GODS};

static const struct shape area_shape = {FORM_MAP, .what = "an area",
                                        .fields = KEYS({"main", &myt_action_shape, false, "the main action"},
                                                       {"bonus", &myt_action_shape, false, "the ribbon"})};

static const struct shape slots_shape = {FORM_MAP, .what = "slots",
                                         .fields = KEYS({"1", &myt_action_shape, false, "the left slot"},
                                                        {"2", &myt_action_shape, false, "the right slot"})};

static const struct shape areas_shape = {FORM_MAP, .what = "areas",
                                         .fields = KEYS({"zeus-day", &area_shape}, {"zeus-night", &area_shape},
                                                        {"demeter-day", &area_shape}, {"demeter-night", &area_shape},
                                                        {"poseidon-day", &area_shape}, {"poseidon-night", &area_shape},
                                                        {"hades-day", &area_shape}, {"hades-night", &area_shape})};
#define BY_PIECE(what_, of_)                                                                                           \
    SHAPE(FORM_MAP, .what = (what_),                                                                                   \
          .fields = KEYS({"minor-city", of_}, {"major-city", of_}, {"small-temple", of_}, {"large-temple", of_}))
#define BY_SEATS(what_, of_)                                                                                           \
    SHAPE(FORM_MAP, .what = (what_),                                                                                   \
          .fields = KEYS({"2", of_, false, "two players"}, {"3", of_, false, "three players"},                         \
                         {"4", of_, false, "four players"}))
static const struct shape locks_shape = {
    FORM_MAP, .what = "locks",
    .fields = KEYS({"values", SHAPE(FORM_LIST, .what = "lock values", .of = &lock_shape, .low = 3, .high = 3), false,
                    "the three printed values"},
                   {"counts", BY_SEATS("how many Locks", &lock_counts_shape), false, "how many of each are used"})};

const struct shape myt_box_shape = {
    FORM_MAP, .what = "the box",
    .fields =
        KEYS({"gods", &gods_shape, false, "the four gods"},
             {"areas", &areas_shape, false, "main action and ribbon of each area"},
             {"costs", BY_PIECE("costs", &goods_shape), false, "what each piece costs"},
             {"bonuses", BY_PIECE("build bonuses", &slots_shape), false, "build bonus of each slot, from the left"},
             {"worth", BY_PIECE("points per level", &small_shape), false, "points of each piece, times its level"},
             {"level-tokens", BY_SEATS("level tokens", &levels_shape), false, "on levels 1-4, by number of players"},
             {"favor-tokens", BY_SEATS("favor tokens", &few_shape), false, "of each god, by number of players"},
             {"locks", &locks_shape, false, "Lock tokens"},
             {"face-down", BY_SEATS("face-down cards", &few_shape), false, "cards in the line besides the face-up one"},
             {"start-goods", &start_goods_shape, false, "on level 1, in player order"},
             {"start-tokens", &few_shape, false, "offering tokens on the starting card"},
             {"cards", &myt_cards_shape, false, "the deity cards"})};

bool myt_bad_box(struct hearing *h, const struct node *at, const char *why)
{
    return blame(h, at, misread(h, "%s", why));
}

void myt_count_values(const struct node *list, int counts[])
{
    for (const struct node *item = node_first(list); item; item = item->next)
        counts[item->value]++;
}

static bool read_pieces(struct hearing *h, const struct node *box, struct myt_box *to)
{
    for (int piece = 0; piece < PIECES; piece++) {
        const struct node *cost = node_get(node_get(box, "costs"), myt_piece_names[piece]);
        myt_count_values(cost, to->cost[piece]);
        to->cost_assumed[piece] = assumed(h->match, "costs.%s", myt_piece_names[piece]);
        to->worth[piece] = node_get(node_get(box, "worth"), myt_piece_names[piece])->value;
        if (myt_is_city(piece) && to->cost[piece][MARBLE] == 0)
            return myt_bad_box(h, cost, "every city must cost at least one marble");
        if (!myt_is_city(piece) && to->cost[piece][GOLD] == 0)
            return myt_bad_box(h, cost, "every temple must cost at least one gold");
    }
    return true;
}

static bool check_level_tokens(struct hearing *h, const struct node *rows)
{
    for (const struct node *row = rows->first; row; row = row->next) {
        int sum = 0;
        for (const struct node *tokens = row->first; tokens; tokens = tokens->next)
            sum += tokens->value;
        if (sum > 17)
            return myt_bad_box(h, row, "there must be 17 Level tokens in total");
    }
    return true;
}

static bool read_locks(struct hearing *h, const struct node *locks, const char *seats, struct myt_box *to)
{
    const struct node *values = node_get(locks, "values"), *counts = node_get(node_get(locks, "counts"), seats);
    for (const struct node *value = values->first; value->next; value = value->next)
        if (value->next->value <= value->value)
            return myt_bad_box(h, values, "Lock values must be ascending");
    for (int i = 0; i < values->count; i++)
        for (int n = 0; n < node_item(counts, i)->value; n++) {
            if (to->locks == LOCKS_MOST)
                return myt_bad_box(h, counts, "there can be at most 8 Locks");
            to->lock[to->locks++] = node_item(values, i)->value;
        }
    return true;
}

const void *myt_open_box(struct hearing *h, const struct node *box, struct arena *arena)
{
    static const char *const numbers[] = {"2", "3", "4"};
    const char *seats = numbers[h->match->seats - 2];
    struct myt_box *to = arena_take(arena, sizeof *to);
    const struct node *gods = node_get(box, "gods");
    bool all = myt_bits(gods) == (1u << GODS) - 1;
    bool read = (all || myt_bad_box(h, gods, "each of the four gods must be named once")) && read_pieces(h, box, to)
                && check_level_tokens(h, node_get(box, "level-tokens"))
                && read_locks(h, node_get(box, "locks"), seats, to) && myt_read_actions(h, box, arena, to)
                && myt_read_cards(h, node_get(box, "cards"), arena, to);
    if (!read)
        return NULL;

    for (int level = 0; level < LEVELS; level++)
        to->level_tokens[level] = node_item(node_get(node_get(box, "level-tokens"), seats), level)->value;
    for (int player = 0; player < PLAYERS; player++)
        myt_count_values(node_item(node_get(box, "start-goods"), player), to->start_goods[player]);
    to->favor_tokens = node_get(node_get(box, "favor-tokens"), seats)->value;
    to->face_down = node_get(node_get(box, "face-down"), seats)->value;
    to->start_tokens = node_get(box, "start-tokens")->value;
    return to;
}
