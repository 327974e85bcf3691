/* Mytikas: tables that cannot exist. */
#include "games/mytikas/mytikas.h"

static bool impossible(struct hearing *h, const struct node *at, int rule, const char *why)
{
    refuse(h, rule, "%s", why);
    point_to(h, at);
    return false;
}

static bool wrong_locks(struct hearing *h, const struct node *locks, int taken)
{
    const struct myt_box *box = myt_box_of(h->match);
    struct text left = {0};
    for (int i = taken; i < box->locks; i++)
        text_format(&left, "%s%d", i > taken ? ", " : "", box->lock[i]);
    refuse(h, RULE_LOCKS, "%d card%s locked, so the locks left are [%s] (box: locks)", taken,
           taken == 1 ? " is" : "s are", text_string(&left));
    point_to(h, locks);
    text_free(&left);
    return false;
}

static bool check_locks(struct hearing *h, const struct node *table)
{
    const struct myt_state *s = h->state;
    const struct node *locks = node_get(table, "locks"), *lock = locks ? locks->first : NULL;
    int left = myt_locks_left(h->match, s), taken = myt_locks_taken(s);
    if (left < 0) {
        refuse(h, RULE_LOCKS, "%d cards are locked, but there are %d locks", taken, myt_box_of(h->match)->locks);
        point_to(h, table);
        return false;
    }
    bool agrees = !locks || locks->count == left;
    for (int i = 0; agrees && lock; i++, lock = lock->next)
        agrees = lock->value == myt_box_of(h->match)->lock[taken + i];
    return agrees || wrong_locks(h, locks, taken);
}

static bool check_card_count(struct hearing *h, const struct node *table)
{
    const struct myt_state *s = h->state;
    int open = 0, taken = myt_locks_taken(s);
    int turned = h->match->seats + 1 + taken - s->owed - (taken > 0 && myt_locks_left(h->match, s) == 0);
    for (int card = 0; card < CARDS; card++)
        open += s->holder[card] == IN_LINE || (s->holder[card] >= 0 && s->holder[card] < h->match->seats);
    if (s->phase < STARTING || open <= turned)
        return true;
    refuse(h, RULE_CARD_COUNT, "%d cards lie face up, but only %d can have been turned up", open, turned);
    point_to(h, table);
    return false;
}

static bool check_mountain(struct hearing *h, const struct node *table)
{
    const struct myt_state *s = h->state;
    const struct node *mountain = node_get(table, "mountain");
    for (int level = 1; level <= LEVELS; level++) {
        int left = myt_tokens_left(h->match, s, level);
        if (left < 0 && myt_built_on(h->match, s, level) > 0
            && !assumed(h->match, "level-tokens.%d.%d", h->match->seats, level)) {
            refuse(h, RULE_LEVEL_TOKENS, "%d pieces stand on level %d, more than it had level tokens",
                   myt_built_on(h->match, s, level), level);
            point_to(h, table);
            return false;
        }
        if (mountain && node_item(mountain, level - 1)->value != (left > 0 ? left : 0)) {
            refuse(h, RULE_LEVEL_TOKENS, "level %d has %d level token%s left (box: level-tokens)", level,
                   left > 0 ? left : 0, left == 1 ? "" : "s");
            point_to(h, node_item(mountain, level - 1));
            return false;
        }
    }
    return true;
}

static bool check_piles(struct hearing *h, const struct node *table)
{
    const struct node *piles = node_get(table, "piles");
    for (int god = 0; god < GODS; god++) {
        int left = myt_pile(h->match, h->state, god);
        const struct node *pile = node_get(piles, myt_god_names[god]);
        if (left < 0)
            refuse(h, RULE_FAVOR_TOKENS, "players hold more favors of %s than there are, %d too many",
                   myt_god_names[god], -left);
        else if (pile && pile->value != left)
            refuse(h, RULE_FAVOR_TOKENS, "%s has %d favor%s left on the pile", myt_god_names[god], left,
                   left == 1 ? "" : "s");
        else
            continue;
        point_to(h, pile ? pile : table);
        return false;
    }
    return true;
}

static bool check_phase(struct hearing *h, const struct node *table)
{
    const struct myt_state *s = h->state;
    const struct node *at = node_get(table, "phase");
    int chooser;
    at = at ? at : table;
    switch (s->phase) {
    case STARTING:
    case FINISHED:
        return true;
    case ACTING:
        return s->who == s->turn || impossible(h, at, RULE_NOW, "in phase act the active player performs: now.who");
    case FOLLOWING:
        return s->who != s->turn || impossible(h, at, RULE_NOW, "the active player cannot follow");
    case LOCKING:
        return (s->who != NONE && myt_lock_choice(h->match, s, &chooser))
               || impossible(h, at, RULE_NOW, "nobody has to choose a card to lock");
    case REVEALING:
        return (s->owed > 0 && !s->ending) || impossible(h, at, RULE_NOW, "no card is to be turned up");
    default:
        return myt_still_to_do(h->match, s, s->phase)
               || impossible(h, at, RULE_NOW, "what this phase is for has been done already");
    }
}

static bool check_turn(struct hearing *h, const struct node *table)
{
    const struct myt_state *s = h->state;
    if (s->phase < STARTING && s->turn != s->first)
        return impossible(h, node_get(table, "turn"), RULE_NOW,
                          "while the set-up lasts it is nobody's turn but the start player's");
    return true;
}

bool myt_check_table(struct hearing *h, const struct node *table)
{
    return check_locks(h, table) && check_card_count(h, table) && check_mountain(h, table) && check_piles(h, table)
           && check_phase(h, table) && check_turn(h, table);
}
