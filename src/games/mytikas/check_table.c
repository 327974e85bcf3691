/* Mytikas: can this table exist? What there is of cards, Locks and tokens, and whether the phase fits. */
#include "games/mytikas/mytikas.h"

static const char *const numbers[] = {"no", "one", "two", "three", "four"};

/* The node under `key` of a seat; else the seat's node; else the table. */
static const struct node *seat_node(const struct node *table, int seat, const char *key)
{
    const struct node *of = node_at(node_get(table, "seats"), seat), *found = node_get(of, key);
    return found ? found : of ? of : table;
}

/* "anna 2 + ben 1": one player's part of a sum. */
static void add_part(struct text *sum, const char *name, int number)
{
    text_format(sum, "%s%s %d", sum->length ? " + " : "", name, number);
}

/* Adds the part of each player who has some; returns the last of them. */
static int add_players(const struct hearing *h, const int number[PLAYERS], struct text *sum)
{
    int last = 0;
    for (int seat = 0; seat < h->match->seats; seat++)
        if (number[seat] > 0) {
            add_part(sum, myt_name_of(h, seat), number[seat]);
            last = seat;
        }
    return last;
}

/* ---- Locks ---- */

static void object_to_locks(struct hearing *h, const struct node *locks, int taken)
{
    const struct myt_box *box = myt_box_of(h->match);
    struct text left = {0};
    for (int i = taken; i < box->locks; i++)
        text_format(&left, "%s%d", i > taken ? ", " : "", box->lock[i]);
    refuse(h, RULE_LOCKS, "%d card%s locked, so the Locks left must be [%s] (box: locks)", taken,
           taken == 1 ? " is" : "s are", text_string(&left));
    point_to(h, locks);
    text_free(&left);
}

static void object_to_locked(struct hearing *h, const struct node *table)
{
    const struct myt_state *s = h->state;
    int locks = myt_box_of(h->match)->locks, locked[PLAYERS], whose = 0;
    struct text sum = {0};
    for (int seat = 0; seat < h->match->seats; seat++) {
        locked[seat] = myt_counts_of(h->match, s, seat).of[COUNT_LOCKS];
        whose = locked[seat] > locked[whose] ? seat : whose;
    }
    add_players(h, locked, &sum);
    refuse(h, RULE_LOCKS, "too many cards are locked: %s = %d; there are %d Locks with %s players", text_string(&sum),
           myt_locks_taken(s), locks, numbers[h->match->seats]);
    point_to(h, seat_node(table, whose, "cards"));
    text_free(&sum);
}

static bool check_locks(struct hearing *h, const struct node *table)
{
    const struct myt_state *s = h->state;
    const struct node *locks = node_get(table, "locks");
    int left = myt_locks_left(h->match, s), taken = myt_locks_taken(s);
    if (left < 0)
        object_to_locked(h, table);
    if (left < 0 || !locks || locks->kind != NODE_LIST)
        return left >= 0;
    bool agrees = locks->count == left && myt_last_locks(h->match, locks);
    if (!agrees)
        object_to_locks(h, locks, taken);
    return agrees;
}

/* ---- open cards ---- */

/* Does the table give every place of an open card? A `set` that keeps the old line tests only what it names. */
static bool all_written(const struct hearing *h, const struct node *table)
{
    const struct myt_state *s = h->state;
    const struct node *line = node_get(table, "line"), *phase = node_get(table, "phase");
    bool kept = h->entry > 0 && phase && phase->at.line > 0 && line && line->at.line == 0;
    bool written = line && !kept && !(s->open & LINE_OPEN);
    for (int seat = 0; seat < h->match->seats; seat++)
        written = written && !myt_unknown(s, seat, NO_CARDS);
    return written;
}

/* How many cards can have been turned up. Most and fewest differ only if the Locks are unknown, or at the end, where
   cards that Locks should have turned up may still be face down. */
struct range myt_cards_turned(const struct match *match, const struct myt_state *s)
{
    int opening = s->open & (LOCKS_OPEN | LOCKED_OPEN) ? myt_box_of(match)->face_down
                                                       : myt_locks_opening(match, myt_locks_taken(s));
    int least = match->seats + 1 - s->owed;
    bool hidden = s->phase == FINISHED || s->open & LOCKS_OPEN;
    return (struct range){hidden ? least : least + opening, least + opening};
}

static void object_to_count(struct hearing *h, const struct node *table)
{
    const struct myt_state *s = h->state;
    const struct node *line = node_get(table, "line"), *seats = node_get(table, "seats");
    bool open = s->open & (LOCKS_OPEN | LOCKED_OPEN);
    int most = myt_cards_turned(h->match, s).high, opening = most + s->owed - h->match->seats - 1;
    struct text sum = {0}, due = {0};
    add_part(&sum, "line", myt_cards_at(s, IN_LINE));
    for (int seat = 0; seat < h->match->seats; seat++)
        add_part(&sum, myt_name_of(h, seat), myt_cards_at(s, seat));
    text_format(&due, "%d players + 1", h->match->seats);
    if (opening > 0)
        text_format(&due, open ? " + %d face-down cards" : opening == 1 ? " + %d Lock" : " + %d Locks", opening);
    if (s->owed > 0)
        text_format(&due, " - %d owed", s->owed);
    refuse(h, RULE_CARD_COUNT, "the number of cards face up is wrong: %s = %d; there must be %s%s = %d",
           text_string(&sum), myt_cards_open(h->match, s), open ? "at most " : "", text_string(&due), most);
    point_to(h, line ? line : seats ? seats : table);
    text_free(&sum);
    text_free(&due);
}

static bool check_card_count(struct hearing *h, const struct node *table)
{
    const struct myt_state *s = h->state;
    struct range turned = myt_cards_turned(h->match, s);
    int open = myt_cards_open(h->match, s);
    if (!s->begun || (open <= turned.high && !(open < turned.low && all_written(h, table))))
        return true;
    object_to_count(h, table);
    return false;
}

/* ---- tokens ---- */

static void object_to_pieces(struct hearing *h, const struct node *table, int level)
{
    const struct myt_state *s = h->state;
    bool taken = level == 1 && h->match->house[HOUSE_START_CITY_TOKEN] == CITY_TOKEN_TAKEN;
    int built = myt_built_on(h->match, s, level), tokens = myt_box_of(h->match)->level_tokens[level - 1];
    int pieces[PLAYERS] = {0};
    struct text sum = {0};
    for (int seat = 0; seat < h->match->seats; seat++)
        for (int piece = 0; piece < PIECES; piece++)
            pieces[seat] += myt_pieces_on(s, seat, piece, level);
    int last = add_players(h, pieces, &sum);
    if (taken)
        add_part(&sum, "starting cities", h->match->seats);
    refuse(h, RULE_LEVEL_TOKENS, "there are too many pieces on Level %d: %s = %d; it has %d Level token%s", level,
           text_string(&sum), built + (taken ? h->match->seats : 0), tokens, plural(tokens));
    point_to(h, seat_node(table, last, "built"));
    if (taken && built <= tokens)
        hangs_on(h, HOUSE_START_CITY_TOKEN, CITY_TOKEN_STAYS);
    text_free(&sum);
}

static bool wrong_mountain(struct hearing *h, const struct node *tokens, int level, int left)
{
    const struct myt_state *s = h->state;
    int seat = 0; /* whose assumed board could have taken more tokens */
    while (seat < h->match->seats && !(s->seat[seat].assumed & SLOTS_ASSUMED))
        seat++;
    enum outcome outcome = refuse(
        h, RULE_LEVEL_TOKENS, "Level %d must have %d Level token%s left: %d - %d built (level-tokens of the box)",
        level, left, plural(left), myt_box_of(h->match)->level_tokens[level - 1], myt_built_on(h->match, s, level));
    if (tokens->value < left && seat < h->match->seats)
        myt_rest_on_seat(h, seat);
    return blame_unless_doubtful(h, tokens, outcome);
}

static bool check_level(struct hearing *h, const struct node *table, int level)
{
    const struct myt_state *s = h->state;
    const struct node *mountain = node_get(table, "mountain");
    int left = myt_tokens_left(h->match, s, level), shown = left > 0 ? left : 0;
    bool doubt = assumed(h->match, "level-tokens.%d.%d", h->match->seats, level);
    if (left < 0 && myt_built_on(h->match, s, level) > 0 && !doubt) {
        object_to_pieces(h, table, level);
        return false;
    }
    if (!mountain || mountain->kind != NODE_LIST || node_item(mountain, level - 1)->value == shown)
        return true;
    return wrong_mountain(h, node_item(mountain, level - 1), level, shown);
}

static void object_to_favors(struct hearing *h, const struct node *table, int god)
{
    const struct myt_state *s = h->state;
    int held[PLAYERS], tokens = myt_box_of(h->match)->favor_tokens;
    struct text sum = {0};
    for (int seat = 0; seat < h->match->seats; seat++)
        held[seat] = s->seat[seat].favors[god];
    int last = add_players(h, held, &sum);
    refuse(h, RULE_FAVOR_TOKENS, "there are too many Favors of %s: %s = %d; the pile has %d", myt_god_titles[god],
           text_string(&sum), tokens - myt_pile(h->match, s, god), tokens);
    point_to(h, seat_node(table, last, "favors"));
    text_free(&sum);
}

static bool check_pile(struct hearing *h, const struct node *table, int god)
{
    int left = myt_pile(h->match, h->state, god);
    const struct node *pile = node_get(node_get(table, "piles"), myt_god_names[god]);
    if (left < 0) {
        object_to_favors(h, table, god);
        return false;
    }
    if (!pile || myt_is_unknown(pile) || pile->value == left
        || (pile->value < left && myt_pile_unknown(h->match, h->state)))
        return true;
    int tokens = myt_box_of(h->match)->favor_tokens;
    return reject(h, pile, RULE_FAVOR_TOKENS, "%s must have %d Favor%s left on the pile: %d - %d held",
                  myt_god_titles[god], left, plural(left), tokens, tokens - left);
}

bool myt_check_supply(struct hearing *h, const struct node *table, bool once)
{
    bool sound = check_locks(h, table);
    sound = (!once || !sound || check_card_count(h, table)) && sound;
    for (int level = 1; level <= LEVELS; level++)
        sound = check_level(h, table, level) && sound;
    for (int god = 0; god < GODS; god++)
        sound = check_pile(h, table, god) && sound;
    return sound;
}

/* ---- the phase ---- */

static bool bad_phase(struct hearing *h, const struct node *table, const char *why)
{
    const struct node *phase = node_get(table, "phase");
    return reject(h, phase ? phase : table, RULE_NOW, "%s", why);
}

bool myt_check_phase(struct hearing *h, const struct node *table)
{
    const struct myt_state *s = h->state;
    int chooser;
    switch (s->phase) {
    case STARTING:
    case FINISHED:
        return true;
    case ACTING:
        return s->who == s->turn || bad_phase(h, table, "in the phase `act`, `now.who` must be the active player");
    case FOLLOWING:
        return s->who != s->turn || bad_phase(h, table, "the active player cannot follow");
    case LOCKING:
        if (s->who == NONE)
            return bad_phase(h, table, "in the phase `lock`, `now.who` must name the player who made the offering");
        return myt_lock_choice(h->match, s, &chooser) || bad_phase(h, table, "nobody has to choose a card to lock");
    case REVEALING:
        return (s->owed > 0 && !s->ending) || bad_phase(h, table, "no card has to be turned up");
    default:
        break;
    }
    if (!myt_still_to_do(h->match, s, s->phase))
        return bad_phase(h, table, "this phase is already complete");
    return s->turn == s->first
           || reject(h, node_get(table, "turn"), RULE_NOW, "during the setup, it can only be the start player's turn");
}
