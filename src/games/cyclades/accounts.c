/* Cyclades: the accounts: gold, cards and metropolises on their way from hand to hand, every change booked. */
#include "games/cyclades/cyclades.h"

const char *const cyc_accounts[] = {
    [ACCOUNT_METROPOLISES] = "metropolises", [ACCOUNT_GOLD] = "gold",     [ACCOUNT_PRIESTS] = "priests",
    [ACCOUNT_PHILOSOPHERS] = "philosophers", [ACCOUNT_TROOPS] = "troops", [ACCOUNT_FLEETS] = "fleets",
    [ACCOUNT_TERRITORY] = "territory",       [ACCOUNT_ISLES] = "isles",   [ACCOUNT_INCOME] = "income",
    [ACCOUNT_REDUCTIONS] = "reductions",     [ACCOUNTS] = NULL,
};

static int reductions_used(const struct cyc_box *b, const struct cyc_state *s, int seat)
{
    int used = 0;
    for (int isle = 0; isle < b->isles; isle++)
        used += s->isle[isle].owner == seat ? s->isle[isle].used : 0;
    return used;
}

/* Of gold, priests and philosophers: what each player holds, perhaps unknown. NULL: another account. */
static const int *held_on(const struct cyc_state *s, int account)
{
    return account == ACCOUNT_GOLD           ? s->gold
           : account == ACCOUNT_PRIESTS      ? s->priests
           : account == ACCOUNT_PHILOSOPHERS ? s->philosophers
                                             : NULL;
}

static int count_of(const struct match *match, const struct cyc_state *s, int seat, int account)
{
    static int (*const counted_by[ACCOUNTS])(const struct cyc_box *, const struct cyc_state *,
                                             int seat) = {[ACCOUNT_METROPOLISES] = cyc_metropolises_of,
                                                          [ACCOUNT_TROOPS] = cyc_troops_out,
                                                          [ACCOUNT_FLEETS] = cyc_fleets_out,
                                                          [ACCOUNT_TERRITORY] = cyc_markers_on_isles,
                                                          [ACCOUNT_ISLES] = cyc_isles_of,
                                                          [ACCOUNT_INCOME] = cyc_income_of,
                                                          [ACCOUNT_REDUCTIONS] = reductions_used};
    const int *held = held_on(s, account);
    return held ? cyc_known(held[seat]) : counted_by[account](match->box, s, seat);
}

int cyc_balance(const struct match *match, const void *state, int seat, int account)
{
    return 2 * count_of(match, state, seat, account);
}

bool cyc_unknown_balance(const struct match *match, const void *state, int seat, int account)
{
    (void)match;
    const int *held = held_on(state, account);
    return held && held[seat] == UNKNOWN;
}

/* ---- pieces, isles, income: booked by what an entry has made of them ------------------------------------------- */

enum { COUNTED = ACCOUNT_TROOPS };

/* Verbs that change these accounts. RULE_LAST_ISLE for those that move no pieces: a player's pieces leave when the
   player is out. */
static const int by_verb[VERBS] = {
    [VERB_DRAW] = RULE_LAST_ISLE,    [VERB_RECRUIT] = RULE_RECRUIT_LIMIT, [VERB_BUILD] = RULE_LAST_ISLE,
    [VERB_MARCH] = RULE_MARCH_CHAIN, [VERB_SAIL] = RULE_SAIL_RANGE,       [VERB_CHANGE] = RULE_LAST_ISLE,
    [VERB_CALL] = RULE_CALL_IDLE,    [VERB_PUSH] = RULE_PUSH_AWAY,        [VERB_DICE] = RULE_BATTLE_CHOICE,
    [VERB_FIGHT] = RULE_LAST_ISLE,   [VERB_RETREAT] = RULE_RETREAT_LAND,  [VERB_METROPOLIS] = RULE_METROPOLIS_NOW,
    [VERB_DONE] = RULE_LAST_ISLE,    [VERB_PROSPER] = RULE_LAST_ISLE,
};

/* The rule to book a change under: markers, income and reductions have one each, other accounts that of the verb. */
static int rule_of(int verb, int account)
{
    static const int by_account[ACCOUNTS] = {
        [ACCOUNT_TERRITORY] = RULE_TERRITORY, [ACCOUNT_INCOME] = RULE_GOLD, [ACCOUNT_REDUCTIONS] = RULE_TEMPLE_USED};
    return by_account[account] ? by_account[account] : by_verb[verb];
}

static void book_change(struct hearing *h, int seat, int account, int before)
{
    const struct cyc_box *b = h->match->box;
    struct cyc_line words = {0};
    int after = count_of(h->match, h->state, seat, account);
    book(h, seat, account, 2 * (after - before), rule_of(h->move->verb, account));
    if (account == ACCOUNT_INCOME)
        book_why(h, "%d: %s", after, cyc_income_in_words(h->match, h->state, seat, &words));
    else if (account == ACCOUNT_TROOPS || account == ACCOUNT_FLEETS || account == ACCOUNT_TERRITORY)
        book_why(h, "%d of %d", after,
                 account == ACCOUNT_TROOPS   ? b->troops
                 : account == ACCOUNT_FLEETS ? b->fleets
                                             : b->territory);
}

/* Books how the verb changed the accounts from ACCOUNT_TROOPS on. */
enum outcome cyc_keep_books(struct hearing *h, play_function *play)
{
    if (!by_verb[h->move->verb])
        return play(h);
    int before[SEATS_MAX][ACCOUNTS] = {0};
    for (int seat = 0; seat < h->match->seats; seat++)
        for (int account = COUNTED; account < ACCOUNTS; account++)
            before[seat][account] = count_of(h->match, h->state, seat, account);
    if (play(h) == REFUSED)
        return REFUSED;
    for (int seat = 0; seat < h->match->seats; seat++)
        for (int account = COUNTED; account < ACCOUNTS; account++)
            if (before[seat][account] != count_of(h->match, h->state, seat, account))
                book_change(h, seat, account, before[seat][account]);
    return STANDS;
}

/* ---- gold, cards, metropolises: booked where they change hands ------------------------------------------------- */

enum cyc_purse cyc_purse_covers(const struct cyc_state *s, int seat, int price)
{
    if (price <= 0)
        return PURSE_COVERS;
    if (s->gold[seat] == UNKNOWN)
        return PURSE_UNKNOWN;
    return s->gold[seat] >= price ? PURSE_COVERS : PURSE_SHORT;
}

void cyc_untold(struct hearing *h, const char *key, int seat, enum cyc_rule rule)
{
    const char *name = h->match->names[seat];
    char fact[SENTENCE];
    put_string(fact, sizeof fact, "%s.%s", key, name);
    unknown(h, (int)rule, fact, "%s's %s %s not in the record; write `%s: {%s: N}`", name, key,
            same(key, "gold") ? "is" : "are", key, name);
}

/* A purse that is unknown because priests or discounts are unknown was reported with them. */
void cyc_purse_untold(struct hearing *h, int seat, enum cyc_rule rule)
{
    const struct cyc_state *s = h->state;
    if (!s->gold_explained[seat])
        cyc_untold(h, "gold", seat, rule);
}

struct cyc_price cyc_ask_price(struct hearing *h, const struct cyc_guard *g, int amount)
{
    struct cyc_price price = {.amount = amount, .last = h->docket ? h->docket->last : NULL, .broken = h->broken};
    price.unpaid = cyc_purse_covers(h->state, h->move->actor, amount) == PURSE_SHORT;
    if (!price.unpaid)
        cyc_test_order(h, g);
    return price;
}

/* Makes the findings from `first` on impossible, since the price cannot be paid. */
static void make_impossible(struct finding *first)
{
    for (; first; first = first->next) {
        first->idle = first->idle || first->ruling == RULING_DOUBTFUL;
        if (first->ruling == RULING_ILLEGAL)
            first->ruling = RULING_IMPOSSIBLE;
    }
}

enum outcome cyc_settle_price(struct hearing *h, const struct cyc_price *price, const char *why)
{
    const struct cyc_state *s = h->state;
    int seat = h->move->actor;
    if (cyc_purse_covers(s, seat, price->amount) == PURSE_UNKNOWN)
        cyc_purse_untold(h, seat, RULE_GOLD);
    if (!price->unpaid)
        cyc_pay(h, seat, price->amount, RULE_GOLD, why);
    else if (h->broken == price->broken)
        cyc_cannot(h, RULE_GOLD, "%s needs %d gold and has %d", h->match->names[seat], price->amount, s->gold[seat]);
    else if (h->docket)
        make_impossible(docket_after(h->docket, price->last));
    return price->unpaid ? REFUSED : STANDS;
}

void cyc_earn(struct hearing *h, int seat, int amount, enum cyc_rule rule, const char *why)
{
    struct cyc_state *s = h->state;
    if (s->gold[seat] == UNKNOWN || amount == 0)
        return;
    s->gold[seat] += amount;
    book(h, seat, ACCOUNT_GOLD, 2 * amount, (int)rule);
    book_why(h, "%s", why);
}

void cyc_pay(struct hearing *h, int seat, int amount, enum cyc_rule rule, const char *why)
{
    const struct cyc_state *s = h->state;
    cyc_earn(h, seat, -(amount > s->gold[seat] ? s->gold[seat] : amount), rule, why);
}

void cyc_empty_purse(struct hearing *h, int seat, enum cyc_rule rule, const char *why)
{
    struct cyc_state *s = h->state;
    if (s->gold[seat] == UNKNOWN)
        s->gold[seat] = 0;
    cyc_pay(h, seat, s->gold[seat], rule, why);
}

/* Once the purse is no longer known, its account in the ledger starts again from 0. */
void cyc_forget_purse(struct hearing *h, int seat, enum cyc_rule rule)
{
    struct cyc_state *s = h->state;
    cyc_empty_purse(h, seat, rule, "the purse is no longer known");
    s->gold[seat] = UNKNOWN;
}

/* An unknown number of cards stays unknown. */
void cyc_add_cards(struct hearing *h, int seat, int unit, int amount, enum cyc_rule rule)
{
    struct cyc_state *s = h->state;
    int *held = unit == PRIEST ? s->priests : s->philosophers;
    if (unit == PHILOSOPHER && held[seat] == UNKNOWN && amount > 0) {
        cyc_untold(h, "philosophers", seat, RULE_METROPOLIS_NOW);
        s->turn.maybe_set = s->turn.maybe_set || seat == s->turn.player;
    }
    if (held[seat] == UNKNOWN)
        return;
    held[seat] += amount;
    book(h, seat, unit == PRIEST ? ACCOUNT_PRIESTS : ACCOUNT_PHILOSOPHERS, 2 * amount, (int)rule);
}

static void book_metropolis(struct hearing *h, int seat, int amount, enum cyc_rule rule)
{
    if (seat != NOBODY)
        book(h, seat, ACCOUNT_METROPOLISES, 2 * amount, (int)rule);
}

void cyc_take_isle(struct hearing *h, int isle, int seat, int troops)
{
    struct cyc_state *s = h->state;
    struct cyc_isle *taken = &s->isle[isle];
    if (taken->metropolis && taken->owner != seat) {
        book_metropolis(h, taken->owner, -1, RULE_METROPOLIS_NOW);
        book_metropolis(h, seat, 1, RULE_METROPOLIS_NOW);
    }
    taken->owner = seat;
    taken->troops = troops;
}

bool cyc_out_of_markers(const struct match *match, int in_use)
{
    return match->house[Q_TERRITORY] == TERRITORY_LIMITED && in_use > ((const struct cyc_box *)match->box)->territory;
}

bool cyc_hold_isle(struct hearing *h, int isle)
{
    const struct cyc_state *s = h->state;
    int owner = s->isle[isle].owner;
    if (owner == NOBODY || s->isle[isle].troops > 0
        || !cyc_out_of_markers(h->match, cyc_markers_on_isles(h->match->box, s, owner)))
        return false;
    cyc_take_isle(h, isle, NOBODY, 0);
    return true;
}

void cyc_set_metropolis(struct hearing *h, int isle, bool there, enum cyc_rule rule)
{
    struct cyc_state *s = h->state;
    book_metropolis(h, s->isle[isle].owner, (int)there - s->isle[isle].metropolis, rule);
    if (there)
        s->isle[isle].metropolis = true;
    else
        cyc_take_tile(&s->isle[isle], METROPOLIS);
}

/* The gold and metropolises that the move costs or brings at once. */
void cyc_earns(const struct match *match, const void *state, const struct move *move, struct earnings *out)
{
    static const struct {
        int account;
        const char *one, *more;
    } shown[] = {{ACCOUNT_METROPOLISES, "metropolis", "metropolises"}, {ACCOUNT_GOLD, "gold", "gold"}};
    struct cyc_state after = *(const struct cyc_state *)state;
    struct hearing silent = {.match = match, .state = &after, .move = move};
    if (cyc_verbs[move->verb].play(&silent) == REFUSED)
        return;
    for (int seat = 0; seat < match->seats; seat++)
        for (size_t i = 0; i < sizeof shown / sizeof *shown; i++) {
            int change =
                count_of(match, &after, seat, shown[i].account) - count_of(match, state, seat, shown[i].account);
            earn(out, (struct earning){match->names[seat], 2 * change, shown[i].one, shown[i].more, true});
        }
}
