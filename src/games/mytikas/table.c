/* Mytikas: the position at the start of the log: its shape, the setup, and reading it. */
#include "games/mytikas/mytikas.h"

static const struct words phase_words = {.list = myt_phase_names};
static const struct shape a_pile = {FORM_NUMBER, .what = "a number", .unknown = true};

/* `unknown` in the line: there are more cards, nobody wrote which. */
static bool read_more(const struct match *match, const char *word, int *value)
{
    (void)match;
    *value = CARDS;
    return same(word, "unknown");
}

static const struct words line_words = {.list = myt_card_names, .read = read_more, .pattern = "unknown"};
static const struct shape a_line_card = {FORM_WORD, .what = "a Deity card or unknown", .words = &line_words};

static const struct shape a_player = {FORM_NAME, .what = "a player", .words = &myt_blank_words};
OR_BLANK(phase_shape, "a phase", SHAPE(FORM_WORD, .what = "a phase", .words = &phase_words));
OR_BLANK(line_shape, "Deity cards", SHAPE(FORM_BAG, .what = "Deity cards", .of = &a_line_card));
OR_BLANK(cards_shape, "Deity cards", &myt_some_cards);
OR_BLANK(count_shape, "a number", &myt_a_count);
OR_BLANK(now_shape, "the turn in progress", &myt_now_shape);
OR_BLANK(mountain_shape, "numbers for levels 1-4", &myt_by_level);
OR_BLANK(piles_shape, "Favors left", SHAPE(FORM_EACH, .what = "Favors left", .words = &myt_god_words, .of = &a_pile));
OR_BLANK(locks_shape, "Lock values",
         SHAPE(FORM_LIST, .what = "Lock values", .of = &myt_a_count, .low = 0, .high = LOCKS_MOST));

const struct shape myt_table_shape = {
    FORM_MAP, .what = "the position",
    .fields = KEYS({"first", &a_player, false, "the start player"}, {"turn", &a_player, false, "the active player"},
                   {"phase", &phase_shape, false, "the phase"},
                   {"line", &line_shape, false, "face-up cards in the line; `unknown` if there are more"},
                   {"under", &cards_shape, false, "cards put under the deck"},
                   {"owed", &count_shape, false, "unlocked cards not turned up yet"},
                   {"fresh", &cards_shape, false, "cards received too recently to be used"},
                   {"ending", &shape_flag, false, "whether the end of the game has been triggered"},
                   {"seats", &myt_seats_shape, false, "the players and what they have"},
                   {"now", &now_shape, false, "what was done in the turn in progress"},
                   {"mountain", &mountain_shape, false, "Level tokens left on levels 1-4"},
                   {"piles", &piles_shape, false, "Favors left"}, {"locks", &locks_shape, false, "Lock values left"})};

/* What is written under a key; NULL if it is left out, or said to be nothing or unknown. */
static const struct node *said(const struct node *map, const char *key)
{
    const struct node *node = node_get(map, key);
    return myt_is_nothing(node) || myt_is_unknown(node) ? NULL : node;
}

int myt_number_said(const struct node *map, const char *key)
{
    const struct node *node = said(map, key);
    return node ? node->value : 0;
}

bool myt_left_out(const struct myt_state *s, const struct node *node)
{
    return s->begun && (!node || myt_is_unknown(node));
}

/* ---- has play begun? ---- */

static bool seats_show_play(const struct node *seats)
{
    for (const struct node *seat = node_first(seats); seat; seat = seat->next) {
        const struct node *builder = said(seat, "builder"), *cards = said(seat, "cards");
        bool locked = false;
        for (const struct node *card = cards && cards->kind == NODE_MAP ? cards->first : NULL; card; card = card->next)
            locked = locked || card->value == NONE;
        if ((builder && builder->value < AREAS) || myt_has_level(said(seat, "built")) || locked
            || (cards && cards->count > 1))
            return true;
    }
    return false;
}

static bool has_begun(const struct node *table, const struct node *phase)
{
    if (phase && phase->value != STARTING)
        return phase->value > STARTING;
    return said(table, "turn") || seats_show_play(said(table, "seats")) || myt_number_said(table, "owed") > 0
           || myt_number_said(table, "ending") || node_first(said(table, "fresh")) || node_first(said(table, "now"));
}

/* ---- the setup ---- */

void myt_give_start_goods(const struct match *match, struct myt_state *s)
{
    for (int seat = 0; seat < match->seats; seat++) {
        const int *goods = myt_box_of(match)->start_goods[myt_seats_from(match, s->first, seat)];
        if ((s->seat[seat].unknown & ALL_GOODS) != ALL_GOODS)
            continue;
        s->seat[seat].unknown &= ~(unsigned)ALL_GOODS;
        for (int kind = 0; kind < KINDS; kind++)
            s->seat[seat].goods[kind][0] = goods[kind];
    }
}

/* ---- whose turn it is ---- */

/* In phase `start` nobody need know, and at the end it is nobody's. */
static bool find_turn(struct hearing *h, const struct node *table)
{
    struct myt_state *s = h->state;
    const struct node *now = said(table, "now"), *who = said(now, "who"), *area = said(now, "area");
    if (s->turn != NONE || !s->begun || s->phase == STARTING || s->phase == FINISHED)
        return true;
    unsigned there = 0;
    for (int seat = 0; area && seat < h->match->seats; seat++)
        there |= s->seat[seat].builder == myt_builder_place(h->match, area->value) ? 1u << seat : 0;
    s->turn = s->phase == ACTING && who ? who->value : myt_only_one(there);
    return s->turn != NONE || blame(h, table, misread(h, "play has begun, so `turn` is needed; write `turn: NAME`"));
}

/* ---- reading ---- */

/* Every card has one place. */
static bool read_places(struct hearing *h, const struct node *table)
{
    struct myt_state *s = h->state;
    const struct node *fresh = said(table, "fresh"), *line = node_get(table, "line");
    for (const struct node *card = node_first(fresh); card; card = card->next)
        s->fresh[card->value] = true;
    s->open |= myt_left_out(s, line) ? LINE_OPEN : 0;
    bool seats = myt_read_seats(h, said(table, "seats")), lined = myt_put_cards(h, line, IN_LINE),
         under = myt_put_cards(h, said(table, "under"), UNDER_DECK);
    return seats && lined && under;
}

/* Who starts and whose turn it is, as far as it is written. In the setup it is the start player's. */
static void read_players(struct myt_state *s, const struct node *table, const struct node *phase)
{
    const struct node *first = said(table, "first"), *turn = said(table, "turn");
    s->first = first ? first->value : NONE;
    s->turn = turn ? turn->value : NONE;
    if (!s->begun && phase && s->first == NONE)
        s->first = s->turn;
    if (!s->begun && s->turn == NONE)
        s->turn = s->first;
}

bool myt_setup(struct hearing *h, const struct node *table)
{
    struct myt_state *s = h->state;
    const struct node *phase = said(table, "phase");
    /* A `set` that names the phase is a position in which play has begun. */
    bool set_again = h->entry > 0 && phase && phase->at.line > 0 && phase->value >= STARTING;
    s->begun = set_again || has_begun(table, phase);
    s->phase = phase ? phase->value : STARTING;
    s->owed = myt_number_said(table, "owed");
    s->ending = myt_number_said(table, "ending");
    read_players(s, table, phase);
    for (int card = 0; card < CARDS; card++)
        s->holder[card] = IN_DECK;
    for (int seat = 0; seat < h->match->seats; seat++) {
        s->seat[seat].builder = NONE;
        s->seat[seat].unknown = s->begun ? 0 : ALL_GOODS;
    }
    if (!s->begun && s->first != NONE)
        myt_give_start_goods(h->match, s);
    myt_clear_now(s);
    bool once = read_places(h, table);
    if (!phase && !s->begun)
        myt_set_up_phase(h->match, s);
    if (!find_turn(h, table))
        return false;
    myt_derive(h, table);
    bool now = myt_read_now(h, said(table, "now"), table) && myt_check_phase(h, table);
    if (!myt_check_supply(h, table, once) || !once || !now)
        return false;
    if (!s->begun && h->entry == 0)
        myt_check_start(h, table);
    myt_settle(h->match, s);
    return true;
}
