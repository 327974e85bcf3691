/* Mytikas: a player's things in the table: their shape, and reading them. */

#include "base/words.h"
#include "games/mytikas/mytikas.h"

enum { NOWHERE = 100 }; /* the value of a builder that stands on no area */

static const char *const nowhere[] = {"none", NULL}, *const locked[] = {"locked", NULL};

static const char *const *spots(const struct match *match)
{
    return match->seats == 2 ? myt_god_names : myt_area_names;
}

static int count_spots(const struct match *match)
{
    return match->seats == 2 ? (int)GODS : (int)AREAS;
}

static bool read_spot(const struct match *match, const char *word, int *value)
{
    for (int i = 0; i < count_spots(match); i++)
        if (same(spots(match)[i], word)) {
            *value = i;
            return true;
        }
    for (int area = 0; match->seats == 2 && area < AREAS; area++)
        if (same(myt_area_names[area], word)) {
            *value = myt_god_of(area);
            return true;
        }
    return false;
}

static const char *name_spot(const struct match *match, int value, char room[WORD_ROOM])
{
    (void)room;
    return value >= 0 && value < count_spots(match) ? spots(match)[value] : NULL;
}

static const struct words spot_words = {.list = nowhere,
                                        .base = NOWHERE,
                                        .read = read_spot,
                                        .name = name_spot,
                                        .count = count_spots,
                                        .pattern = "(zeus|demeter|poseidon|hades)(-day|-night)?"};

static const struct words locked_words = {.list = locked, .base = NONE};

static const struct shape a_spot = {FORM_WORD, .what = "an area (with two players a god) or none",
                                    .words = &spot_words};
static const struct shape a_lock = {FORM_WORD, .what = "locked", .words = &locked_words};
static const struct shape a_site = {FORM_NUMBER, .what = "a level, or 0", .low = 0, .high = LEVELS};
static const struct shape two_sites = {FORM_LIST, .what = "levels of two slots", .of = &a_site, .low = 2, .high = 2};
static const struct shape one_site = {
    FORM_LIST, .what = "the level of one slot", .of = &a_site, .low = 1, .high = 1, .one = true,
};
static const struct shape dealt_shape = {FORM_BAG, .what = "two cards", .of = &myt_a_card, .low = 0, .high = 2};
const struct shape myt_by_level = {
    FORM_LIST, .what = "numbers for levels 1-4", .of = &myt_a_count, .low = LEVELS, .high = LEVELS,
};

static const struct field token_ways[] = {
    {"tokens", &myt_a_count, false, NULL},
    {"locked", &a_lock, false, NULL},
    {0},
};
static const struct shape on_card = {FORM_EITHER, .what = "a number of tokens, or locked", .fields = token_ways};
static const struct shape cards_shape = {FORM_EACH, .what = "cards with their tokens", .words = &myt_card_words,
                                         .of = &on_card};

static const struct field goods_fields[] = {
    {"stone", &myt_by_level, false, NULL},
    {"marble", &myt_by_level, false, NULL},
    {"gold", &myt_by_level, false, NULL},
    {0},
};
static const struct shape goods_shape = {FORM_MAP, .what = "cubes on levels 1-4", .fields = goods_fields};

static const struct field built_fields[] = {
    {"minor-city", &two_sites, false, "without the starting city"},
    {"major-city", &two_sites, false, NULL},
    {"small-temple", &two_sites, false, NULL},
    {"large-temple", &one_site, false, NULL},
    {0},
};
static const struct shape built_shape = {FORM_MAP, .what = "levels built on", .fields = built_fields};

static const struct field seat_fields[] = {
    {"builder", &a_spot, false, "an area, with two players a god, or none"},
    {"goods", &goods_shape, false, "cubes on levels 1-4"},
    {"built", &built_shape, false, "level per slot, 0 if not built"},
    {"favors", &myt_some_gods, false, "favor tokens"},
    {"offerings", &myt_a_count, false, "offering tokens in reserve"},
    {"cards", &cards_shape, false, "cards with their tokens, or locked"},
    {"dealt", &dealt_shape, false, "two cards to choose from"},
    {0},
};
static const struct shape seat_shape = {FORM_MAP, .what = "a player's things", .fields = seat_fields};
const struct shape myt_seats_shape = {FORM_EACH, .what = "players", .of = &seat_shape, .by_name = true};

static const char *say_place(const struct match *match, int where, char room[SAYING])
{
    if (where == IN_LINE || where == UNDER_DECK)
        return where == IN_LINE ? "in the line" : "under the deck";
    bool dealt = where >= DEALT_TO;
    int seat = dealt ? where - DEALT_TO : where;
    put_string(room, SAYING, dealt ? "dealt to %.100s" : "before %.100s", match->names[seat]);
    return room;
}

/* A card that lies in two places stays in the first. */
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
                 refuse(h, RULE_CARD_TWICE, "%s is %s and %s; there is one copy of each card", myt_card_titles[card],
                        say_place(h->match, s->holder[card], first),
                        again ? "there again" : say_place(h->match, where, second)));
}

bool myt_put_cards(struct hearing *h, const struct node *list, int where)
{
    bool once = true;
    for (const struct node *card = list ? list->first : NULL; card; card = card->next)
        once = put_card(h, card, card->value, where) && once;
    return once;
}

static void read_goods(const struct node *goods, struct myt_seat *seat)
{
    for (int kind = 0; kind < KINDS; kind++) {
        const struct node *levels = node_get(goods, myt_kind_names[kind]);
        for (int level = 0; level < LEVELS; level++)
            seat->goods[kind][level] = levels ? node_item(levels, level)->value : 0;
    }
}

static void read_built(const struct node *built, struct myt_seat *seat)
{
    for (int piece = 0; piece < PIECES; piece++) {
        const struct node *levels = node_get(built, myt_piece_names[piece]);
        for (int slot = 0; levels && slot < myt_slots_of(piece); slot++)
            seat->built[piece][slot] = levels->kind == NODE_WORD ? levels->value : node_item(levels, slot)->value;
    }
}

static bool read_cards(struct hearing *h, const struct node *node, int seat)
{
    struct myt_state *s = h->state;
    const struct node *cards = node_get(node, "cards"), *dealt = node_get(node, "dealt");
    bool sound = true;
    for (const struct node *card = cards ? cards->first : NULL; card; card = card->next) {
        if (!put_card(h, card->key, card->key->value, seat)) {
            sound = false;
            continue;
        }
        s->locked[card->key->value] = card->value == NONE;
        s->tokens[card->key->value] = card->value == NONE ? 0 : card->value;
    }
    if (dealt && dealt->count == 1)
        sound = blame(h, dealt, misread(h, "two cards are dealt to choose from, not one"));
    return myt_put_cards(h, dealt, DEALT_TO + seat) && sound;
}

static bool read_seat(struct hearing *h, const struct node *node, int seat)
{
    struct myt_state *s = h->state;
    struct myt_seat *to = &s->seat[seat];
    const struct node *builder = node_get(node, "builder"), *goods = node_get(node, "goods"),
                      *favors = node_get(node, "favors");
    const struct node *offerings = node_get(node, "offerings");
    if (builder)
        to->builder = builder->value < AREAS ? builder->value : NONE;
    if (goods)
        read_goods(goods, to);
    read_built(node_get(node, "built"), to);
    for (const struct node *god = favors ? favors->first : NULL; god; god = god->next)
        to->favors[god->value]++;
    to->offerings = offerings ? offerings->value : 0;
    return read_cards(h, node, seat);
}

bool myt_read_seats(struct hearing *h, const struct node *seats)
{
    bool sound = true;
    for (const struct node *seat = seats ? seats->first : NULL; seat; seat = seat->next)
        sound = read_seat(h, seat, seat->key->value) && sound;
    return sound;
}
