/* Mytikas: the table at the start of the log: its shape, the set-up, and reading it. */
#include "games/mytikas/mytikas.h"

static const struct words phase_words = {.list = myt_phase_names};
static const struct shape a_phase = {FORM_WORD, .what = "a phase", .words = &phase_words};
static const struct shape lock_values = {
    FORM_LIST, .what = "lock values", .of = &myt_a_count, .low = 0, .high = LOCKS_MOST,
};
static const struct shape piles = {FORM_EACH, .what = "favor tokens left", .words = &myt_god_words, .of = &myt_a_count};

static const struct field table_fields[] = {
    {"first", &shape_name, false, "the start player"},
    {"turn", &shape_name, false, "the active player"},
    {"phase", &a_phase, false, "the phase"},
    {"line", &myt_some_cards, false, "face-up cards in the line"},
    {"line-more", &shape_flag, false, "more cards lie in the line than are known"},
    {"under", &myt_some_cards, false, "cards put under the deck"},
    {"owed", &myt_a_count, false, "unlocked cards not yet turned up"},
    {"fresh", &myt_some_cards, false, "cards received too recently to be used"},
    {"ending", &shape_flag, false, "an end condition was met"},
    {"seats", &myt_seats_shape, false, "players and their things"},
    {"now", &myt_now_shape, false, "what was done in the running turn"},
    {"mountain", &myt_by_level, false, "level tokens left on levels 1-4"},
    {"piles", &piles, false, "favor tokens left"},
    {"locks", &lock_values, false, "lock values left"},
    {0},
};
const struct shape myt_table_shape = {FORM_MAP, .what = "the table", .fields = table_fields};

static void lay_start(const struct match *match, struct myt_state *s)
{
    for (int card = 0; card < CARDS; card++)
        s->holder[card] = IN_DECK;
    for (int seat = 0; seat < match->seats; seat++) {
        const int *goods = myt_box_of(match)->start_goods[myt_seats_from(match, s->first, seat)];
        s->seat[seat].builder = NONE;
        for (int kind = 0; kind < KINDS; kind++)
            s->seat[seat].goods[kind][0] = goods[kind];
    }
    myt_clear_now(s);
}

/* Every card has one place. */
static bool read_places(struct hearing *h, const struct node *table)
{
    struct myt_state *s = h->state;
    const struct node *fresh = node_get(table, "fresh");
    for (const struct node *card = fresh ? fresh->first : NULL; card; card = card->next)
        s->fresh[card->value] = true;
    bool seats = myt_read_seats(h, node_get(table, "seats")), line = myt_put_cards(h, node_get(table, "line"), IN_LINE),
         under = myt_put_cards(h, node_get(table, "under"), UNDER_DECK);
    return seats && line && under;
}

static bool has_begun(const struct match *match, const struct myt_state *s)
{
    bool begun = myt_locks_taken(s) > 0;
    for (int seat = 0; seat < match->seats; seat++)
        begun = begun || s->seat[seat].builder != NONE || myt_pieces_built(s, seat) > 0;
    return begun;
}

static bool read_phase(struct hearing *h, const struct node *table)
{
    struct myt_state *s = h->state;
    const struct node *turn = node_get(table, "turn"), *phase = node_get(table, "phase");
    bool playing = !phase || (phase->value >= STARTING && phase->value != FINISHED);
    if (phase)
        s->phase = phase->value;
    else if (turn)
        s->phase = STARTING;
    else
        myt_set_up_phase(h->match, s);
    if (turn || !playing || !has_begun(h->match, s))
        return true;
    return blame(h, table, misread(h, "play has begun: `turn:` must say whose turn it is"));
}

bool myt_setup(struct hearing *h, const struct node *table)
{
    struct myt_state *s = h->state;
    const struct node *first = node_get(table, "first"), *turn = node_get(table, "turn");
    const struct node *owed = node_get(table, "owed"), *ending = node_get(table, "ending");
    s->first = first ? first->value : 0;
    s->turn = turn ? turn->value : s->first;
    s->owed = owed ? owed->value : 0;
    s->ending = ending && ending->value;
    lay_start(h->match, s);
    bool once = read_places(h, table), phase = read_phase(h, table);
    bool now = phase && myt_read_now(h, table) && myt_check_phase(h, table);
    if (!myt_check_supply(h, table, once) || !once || !now)
        return false;

    myt_settle(h->match, s);
    return true;
}
