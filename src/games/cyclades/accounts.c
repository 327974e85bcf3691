/* Cyclades: the accounts: gold, cards and metropolises on their way from hand to hand, every change booked. */
#include "games/cyclades/cyclades.h"

const char *const cyc_accounts[] = {
    [ACCOUNT_METROPOLISES] = "metropolises", [ACCOUNT_GOLD] = "gold",     [ACCOUNT_PRIESTS] = "priests",
    [ACCOUNT_PHILOSOPHERS] = "philosophers", [ACCOUNT_TROOPS] = "troops", [ACCOUNT_FLEETS] = "fleets",
    [ACCOUNT_TERRITORY] = "territory",       [ACCOUNT_ISLES] = "isles",   [ACCOUNT_INCOME] = "income",
    [ACCOUNT_REDUCTIONS] = "reductions",     [ACCOUNTS] = NULL,
};

/* What the player has by account, or UNKNOWN. */
static void count_all(const struct match *match, const struct cyc_state *s, int seat, int count[ACCOUNTS])
{
    struct cyc_holdings has = cyc_holdings_of(match->box, s, seat);
    count[ACCOUNT_METROPOLISES] = has.metropolises;
    count[ACCOUNT_GOLD] = s->gold[seat];
    count[ACCOUNT_PRIESTS] = s->priests[seat];
    count[ACCOUNT_PHILOSOPHERS] = s->philosophers[seat];
    count[ACCOUNT_TROOPS] = has.troops;
    count[ACCOUNT_FLEETS] = has.fleets;
    count[ACCOUNT_TERRITORY] = has.territory;
    count[ACCOUNT_ISLES] = has.isles;
    count[ACCOUNT_INCOME] = has.income;
    count[ACCOUNT_REDUCTIONS] = has.used;
}

struct balance cyc_balance(const struct match *match, const void *state, int seat, int account)
{
    int count[ACCOUNTS];
    count_all(match, state, seat, count);
    return (struct balance){2 * cyc_known(count[account]), count[account] == UNKNOWN};
}

/* ---- pieces, isles, income: booked by what an entry has made of them ------------------------------------------- */

/* Verbs that change these accounts. RULE_LAST_ISLE for those that move no pieces: a player's pieces leave when the
   player is out. */
static const int by_verb[VERBS] = {
    [VERB_DRAW] = RULE_LAST_ISLE,    [VERB_RECRUIT] = RULE_RECRUIT_LIMIT, [VERB_BUILD] = RULE_LAST_ISLE,
    [VERB_MARCH] = RULE_MARCH_CHAIN, [VERB_SAIL] = RULE_SAIL_RANGE,       [VERB_CHANGE] = RULE_LAST_ISLE,
    [VERB_CALL] = RULE_CALL_IDLE,    [VERB_PUSH] = RULE_PUSH_AWAY,        [VERB_DICE] = RULE_BATTLE_CHOICE,
    [VERB_FIGHT] = RULE_LAST_ISLE,   [VERB_RETREAT] = RULE_RETREAT_LAND,  [VERB_METROPOLIS] = RULE_METROPOLIS_NOW,
    [VERB_DONE] = RULE_LAST_ISLE,    [VERB_PROSPER] = RULE_LAST_ISLE,
};

static void book_change(struct hearing *h, int seat, int account, int before, int after)
{
    /* Markers, income and reductions have a rule each, other accounts that of the verb. */
    static const int by_account[ACCOUNTS] = {
        [ACCOUNT_TERRITORY] = RULE_TERRITORY, [ACCOUNT_INCOME] = RULE_GOLD, [ACCOUNT_REDUCTIONS] = RULE_TEMPLE_USED};
    const struct cyc_box *b = h->match->box;
    const int most[ACCOUNTS] = {
        [ACCOUNT_TROOPS] = b->troops, [ACCOUNT_FLEETS] = b->fleets, [ACCOUNT_TERRITORY] = b->territory};
    struct cyc_line words = {0};
    if (after == before)
        return;
    book(h, seat, account, 2 * (after - before), by_account[account] ? by_account[account] : by_verb[h->move->verb]);
    if (account == ACCOUNT_INCOME)
        book_why(h, "%d: %s", after, cyc_income_in_words(h->match, h->state, seat, &words));
    else if (account <= ACCOUNT_TERRITORY)
        book_why(h, "%d of %d", after, most[account]);
}

enum outcome cyc_keep_books(struct hearing *h, play_function *play)
{
    if (!by_verb[h->move->verb])
        return play(h);
    int before[SEATS_MAX][ACCOUNTS], after[ACCOUNTS];
    for (int seat = 0; seat < h->match->seats; seat++)
        count_all(h->match, h->state, seat, before[seat]);
    if (play(h) == REFUSED)
        return REFUSED;
    for (int seat = 0; seat < h->match->seats; seat++) {
        count_all(h->match, h->state, seat, after);
        for (int account = ACCOUNT_TROOPS; account < ACCOUNTS; account++)
            book_change(h, seat, account, before[seat][account], after[account]);
    }
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

/* A purse that is unknown because priests or discounts are unknown was reported with them. Of two purses that are unknown
   after a theft, the record must write the one that was unknown before. */
void cyc_purse_untold(struct hearing *h, int seat, enum cyc_rule rule)
{
    const struct cyc_state *s = h->state;
    int why = s->gold_explained[seat], other = why - THEFT_FROM;
    if (!why)
        cyc_untold(h, "gold", seat, rule);
    else if (why >= THEFT_FROM)
        cyc_untold(h, "gold", s->gold[other] == UNKNOWN ? other : seat, rule);
}

struct cyc_price cyc_ask_price(struct hearing *h, const struct cyc_guard *g, int amount)
{
    struct cyc_price price = {.amount = amount, .last = h->docket ? h->docket->last : NULL, .broken = h->broken};
    price.unpaid = cyc_purse_covers(h->state, h->move->actor, amount) == PURSE_SHORT;
    if (!price.unpaid)
        cyc_test_order(h, g);
    return price;
}

enum outcome cyc_settle_price(struct hearing *h, const struct cyc_price *price, const char *why)
{
    const struct cyc_state *s = h->state;
    int seat = h->move->actor;
    if (cyc_purse_covers(s, seat, price->amount) == PURSE_UNKNOWN)
        cyc_purse_untold(h, seat, RULE_GOLD);
    if (!price->unpaid) {
        cyc_pay(h, seat, price->amount, RULE_GOLD, why);
        return STANDS;
    }
    if (h->broken == price->broken)
        return cyc_cannot(h, RULE_GOLD, "%s needs %d gold and has %d", h->match->names[seat], price->amount,
                          s->gold[seat]);
    /* The findings since the price was asked are impossible, since it cannot be paid. */
    for (struct finding *f = h->docket ? docket_after(h->docket, price->last) : NULL; f; f = f->next) {
        f->idle = f->idle || f->ruling == RULING_DOUBTFUL;
        if (f->ruling == RULING_ILLEGAL)
            f->ruling = RULING_IMPOSSIBLE;
    }
    return REFUSED;
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

/* Once the purse is no longer known, its account in the ledger starts again from 0. */
void cyc_forget_purse(struct hearing *h, int seat, enum cyc_rule rule)
{
    struct cyc_state *s = h->state;
    cyc_pay(h, seat, s->gold[seat], rule, "the purse is no longer known");
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
    return match->house[Q_TERRITORY] == TERRITORY_LIMITED && in_use > cyc_box_of(match)->territory;
}

bool cyc_hold_isle(struct hearing *h, int isle)
{
    const struct cyc_state *s = h->state;
    int owner = s->isle[isle].owner;
    if (owner == NOBODY || s->isle[isle].troops > 0
        || !cyc_out_of_markers(h->match, cyc_land_of(h->match->box, s, owner).territory))
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
    struct cyc_state after;
    if (try_move(match, state, move, &after, false) == TRIED_REFUSED)
        return;
    for (int seat = 0; seat < match->seats; seat++) {
        int was[ACCOUNTS], is[ACCOUNTS];
        count_all(match, state, seat, was);
        count_all(match, &after, seat, is);
        earn(out, (struct earning){match->names[seat], 2 * (is[ACCOUNT_METROPOLISES] - was[ACCOUNT_METROPOLISES]),
                                   "metropolis", "metropolises", true});
        earn(out, (struct earning){match->names[seat], 2 * (cyc_known(is[ACCOUNT_GOLD]) - cyc_known(was[ACCOUNT_GOLD])),
                                   "gold", "gold", true});
    }
}
