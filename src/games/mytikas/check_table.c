/* Mytikas: can this table exist? What there is of cards, Locks and tokens, and whether the phase fits. */
#include "games/mytikas/mytikas.h"

static const char *const numbers[] = {"no", "one", "two", "three", "four"};

/* The node under `key` of a seat; else the seat's node; else the table. */
static const struct node *seat_node(const struct node *table, int seat, const char *key)
{
    const struct node *of = node_at(node_get(table, "seats"), seat), *found = node_get(of, key);
    return found ? found : of ? of : table;
}

/* ---- Locks ---- */

static bool too_many_locked(struct hearing *h, const struct node *table)
{
    const struct myt_state *s = h->state;
    int most = 0, whose = 0;
    struct sum sum = {0};
    for (int seat = 0; seat < h->match->seats; seat++) {
        int locked = myt_counts_of(h->match, s, seat).of[COUNT_LOCKS];
        whose = locked > most ? seat : whose;
        most = locked > most ? locked : most;
        sum_add(&sum, myt_name_of(h, seat), locked);
    }
    return reject(h, seat_node(table, whose, "cards"), RULE_LOCKS,
                  "too many cards are locked: %s = %d; there are %d Locks with %s players", sum.words,
                  myt_locks_taken(s), myt_box_of(h->match)->locks, numbers[h->match->seats]);
}

static bool check_locks(struct hearing *h, const struct node *table)
{
    const struct myt_box *box = myt_box_of(h->match);
    const struct node *locks = node_get(table, "locks");
    int left = myt_locks_left(h->match, h->state), taken = myt_locks_taken(h->state);
    char values[SAYING] = "", locked[WORD_ROOM] = "no card is";
    if (left < 0)
        return too_many_locked(h, table);
    if (!locks || locks->kind != NODE_LIST || (locks->count == left && myt_last_locks(h->match, locks)))
        return true;
    for (int i = taken; i < box->locks; i++)
        append_string(values, sizeof values, "%s%d", i > taken ? ", " : "", box->lock[i]);
    if (taken)
        put_string(locked, sizeof locked, "%d card%s", taken, taken == 1 ? " is" : "s are");
    return reject(h, locks, RULE_LOCKS, "%s locked, so the Locks left must be [%s] (box: locks)", locked, values);
}

/* ---- open cards ---- */

/* Does the table give every place of an open card? A `set` that keeps the old line tests only what it names. */
static bool all_written(const struct hearing *h, const struct node *table)
{
    const struct myt_state *s = h->state;
    const struct node *line = node_get(table, "line"), *phase = node_get(table, "phase");
    bool kept = h->entry > 0 && phase && phase->at.line > 0 && line && line->at.line == 0;
    return line && !kept && !(s->open & LINE_OPEN) && !myt_lacking(h->match, s, NO_CARDS);
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

static bool check_card_count(struct hearing *h, const struct node *table)
{
    const struct myt_state *s = h->state;
    const struct node *line = node_get(table, "line"), *seats = node_get(table, "seats");
    struct range turned = myt_cards_turned(h->match, s);
    int up = myt_cards_open(h->match, s), opening = turned.high + s->owed - h->match->seats - 1;
    if (!s->begun || (up <= turned.high && !(up < turned.low && all_written(h, table))))
        return true;
    bool open = s->open & (LOCKS_OPEN | LOCKED_OPEN);
    struct sum sum = {0};
    char due[SAYING];
    sum_part(&sum, "line", myt_cards_at(s, IN_LINE));
    for (int seat = 0; seat < h->match->seats; seat++)
        sum_part(&sum, myt_name_of(h, seat), myt_cards_at(s, seat));
    put_string(due, sizeof due, "%d players + 1", h->match->seats);
    if (opening > 0)
        append_string(due, sizeof due, " + %d %s", opening, open ? "face-down cards" : opening == 1 ? "Lock" : "Locks");
    if (s->owed > 0)
        append_string(due, sizeof due, " - %d owed", s->owed);
    return reject(h,
                  line    ? line
                  : seats ? seats
                          : table,
                  RULE_CARD_COUNT, "the number of cards face up is wrong: %s = %d; there must be %s%s = %d", sum.words,
                  up, open ? "at most " : "", due, turned.high);
}

/* ---- tokens ---- */

static bool too_many_pieces(struct hearing *h, const struct node *table, int level)
{
    const struct myt_state *s = h->state;
    bool taken = level == 1 && h->match->house[HOUSE_START_CITY_TOKEN] == CITY_TOKEN_TAKEN;
    int tokens = myt_box_of(h->match)->level_tokens[level - 1], last = 0;
    struct sum sum = {0};
    for (int seat = 0; seat < h->match->seats; seat++) {
        int pieces = 0;
        for (int piece = 0; piece < PIECES; piece++)
            pieces += myt_pieces_on(s, seat, piece, level);
        sum_add(&sum, myt_name_of(h, seat), pieces);
        last = pieces ? seat : last;
    }
    int built = sum.total;
    sum_add(&sum, "starting cities", taken ? h->match->seats : 0);
    reject(h, seat_node(table, last, "built"), RULE_LEVEL_TOKENS,
           "there are too many pieces on Level %d: %s = %d; it has %d Level token%s", level, sum.words, sum.total,
           tokens, plural(tokens));
    if (taken && built <= tokens)
        hangs_on(h, HOUSE_START_CITY_TOKEN, CITY_TOKEN_STAYS);
    return false;
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
    if (left < 0 && myt_built_on(h->match, s, level) > 0 && !doubt)
        return too_many_pieces(h, table, level);
    if (!mountain || mountain->kind != NODE_LIST || node_item(mountain, level - 1)->value == shown)
        return true;
    return wrong_mountain(h, node_item(mountain, level - 1), level, shown);
}

static bool check_pile(struct hearing *h, const struct node *table, int god)
{
    const struct myt_state *s = h->state;
    int left = myt_pile(h->match, s, god), tokens = myt_box_of(h->match)->favor_tokens, last = 0;
    const struct node *pile = node_get(node_get(table, "piles"), myt_god_names[god]);
    struct sum sum = {0};
    for (int seat = 0; seat < h->match->seats; seat++) {
        sum_add(&sum, myt_name_of(h, seat), s->seat[seat].favors[god]);
        last = s->seat[seat].favors[god] ? seat : last;
    }
    if (left < 0)
        return reject(h, seat_node(table, last, "favors"), RULE_FAVOR_TOKENS,
                      "there are too many Favors of %s: %s = %d; the pile has %d", myt_god_titles[god], sum.words,
                      tokens - left, tokens);
    return !pile || myt_is_unknown(pile) || pile->value == left
           || (pile->value < left && myt_lacking(h->match, s, NO_FAVORS))
           || reject(h, pile, RULE_FAVOR_TOKENS, "%s must have %d Favor%s left on the pile: %d - %d held",
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
           || reject(h, node_get(table, "turn"), RULE_NOW,
                     "during the setup it is the turn of %s, the start player, not %s's", h->match->names[s->first],
                     h->match->names[s->turn]);
}
