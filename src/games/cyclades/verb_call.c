/* Cyclades: call, a creature is taken from the track and its power used at once. */
#include "games/cyclades/call.h"
#include "games/cyclades/cyclades.h"

const struct cyc_power *const cyc_powers[CREATURES] = {
    [CHIRON] = &cyc_power_chiron,     [CYCLOPS] = &cyc_power_cyclops, [DRYAD] = &cyc_power_dryad,
    [FATES] = &cyc_power_fates,       [GIANT] = &cyc_power_giant,     [GRIFFON] = &cyc_power_griffon,
    [HARPY] = &cyc_power_harpy,       [KRAKEN] = &cyc_power_kraken,   [MEDUSA] = &cyc_power_medusa,
    [MINOTAUR] = &cyc_power_minotaur, [PEGASUS] = &cyc_power_pegasus, [POLYPHEMUS] = &cyc_power_polyphemus,
    [SATYR] = &cyc_power_satyr,       [SIREN] = &cyc_power_siren,     [SPHINX] = &cyc_power_sphinx,
    [SYLPH] = &cyc_power_sylph,
};

static int useful_of(const struct cyc_box *b, int space, int at_hand)
{
    int most = b->creature_price[space] - 1;
    return most < 0 ? 0 : at_hand < most ? at_hand : most;
}

int cyc_useful_reductions(const struct cyc_box *b, const struct cyc_state *s, int seat, int space)
{
    return useful_of(b, space, cyc_reductions_of(b, s, seat));
}

int cyc_least_price(const struct cyc_box *b, const struct cyc_state *s, int seat, int space)
{
    return b->creature_price[space] - cyc_useful_reductions(b, s, seat, space);
}

int cyc_power_space(const struct cyc_state *s, int creature)
{
    int space = cyc_card_space(s, creature);
    return space == NOWHERE && s->discard & 1u << creature ? cyc_card_space(s, CHIMERA) : space;
}

static enum outcome find_card(struct cyc_call *c)
{
    c->space = cyc_card_space(c->s, c->card);
    if (c->space == NOWHERE)
        return cyc_not_on_track(c->h, c->card);
    if (c->creature == c->card || c->s->discard & 1u << c->creature)
        return STANDS;
    cyc_cannot_on(c->h, ON_DISCARD, RULE_CARD_PLACE, "the card %s is not in the discard pile",
                  cyc_creature_titles[c->creature]);
    point_at(c->h, CALL_AS, -1);
    return REFUSED;
}

/* ---- reductions ------------------------------------------------------------------------------------------------ */

static bool isles_named(const struct move *m)
{
    return items(m, CALL_TEMPLES) > 0 && item(m, CALL_TEMPLES, 0) >= FAR;
}

static int reductions_taken(const struct cyc_call *c)
{
    const struct move *m = c->h->move;
    if (!given(m, CALL_TEMPLES))
        return useful_of(c->b, c->space, c->at_hand);
    return isles_named(m) ? items(m, CALL_TEMPLES) : value_or(m, CALL_TEMPLES, 0);
}

static int price_of(const struct cyc_call *c)
{
    int price = c->b->creature_price[c->space] - reductions_taken(c);
    return price > 0 ? price : 0;
}

/* The index of the first isle named that has no reduction left for the player; NOWHERE if all have one. */
static int first_spent(const struct cyc_call *c)
{
    int named[ISLES_MAX] = {0};
    for (int i = 0; i < items(c->h->move, CALL_TEMPLES); i++) {
        int isle = cyc_isle_meant(c->b, item(c->h->move, CALL_TEMPLES, i) - FAR);
        int left = c->s->isle[isle].owner == c->seat ? cyc_reductions_on(&c->s->isle[isle]) : 0;
        if (++named[isle] > left)
            return i;
    }
    return NOWHERE;
}

static void say_spent(struct cyc_call *c, int spent)
{
    int isle = cyc_isle_meant(c->b, item(c->h->move, CALL_TEMPLES, spent) - FAR);
    int left = c->s->isle[isle].owner == c->seat ? cyc_reductions_on(&c->s->isle[isle]) : 0;
    if (left > 0)
        cyc_breaks(c->h, RULE_TEMPLE_USED, "%s names %s %d times, but has %d discount%s left there in this cycle",
                   cyc_actor(c->h), cyc_isle_name(c->b, isle), left + 1, left, plural(left));
    else
        cyc_breaks(c->h, RULE_TEMPLE_USED, "%s has no discount left on %s in this cycle", cyc_actor(c->h),
                   cyc_isle_name(c->b, isle));
}

/* Is the price unknown? The record does not give the used temples, and the entry does not say how many it uses. */
static bool price_is_unknown(const struct cyc_call *c)
{
    return c->s->discounts_unknown && !given(c->h->move, CALL_TEMPLES) && useful_of(c->b, c->space, c->at_hand) > 0;
}

static void test_temples(struct cyc_call *c)
{
    int taken = reductions_taken(c);
    int spent = isles_named(c->h->move) ? first_spent(c) : NOWHERE;
    if (spent != NOWHERE)
        say_spent(c, spent);
    else if (taken > c->at_hand && !isles_named(c->h->move))
        cyc_breaks(c->h, RULE_TEMPLE_USED, "%s uses %d discount%s, but has %d left in this cycle", cyc_actor(c->h),
                   taken, plural(taken), c->at_hand);
    else {
        if (c->s->discounts_unknown && taken > 0)
            unknown(c->h, RULE_TEMPLE_USED, "discounts",
                    "the temples used in this cycle are not in the record; write `discounts: {...}`");
        return;
    }
    point_at(c->h, CALL_TEMPLES, spent);
}

static void test_reductions(struct cyc_call *c)
{
    int taken = reductions_taken(c), useful = useful_of(c->b, c->space, c->at_hand);
    test_temples(c);
    if (c->b->creature_price[c->space] - taken < 1) {
        cyc_breaks(c->h, RULE_CREATURE_MIN, "%s pays nothing for the card %s; it costs at least 1 gold",
                   cyc_actor(c->h), cyc_creature_titles[c->card]);
        point_at(c->h, CALL_TEMPLES, -1);
    }
    if (taken < useful && c->h->match->house[Q_TEMPLE_DISCOUNT] == DISCOUNT_FULL) {
        cyc_breaks(c->h, RULE_TEMPLE_FULL, "%s uses %d of %d discount%s; every one that lowers the price must be used",
                   cyc_actor(c->h), taken, useful, plural(useful));
        point_at(c->h, CALL_TEMPLES, -1);
        hangs_on(c->h, Q_TEMPLE_DISCOUNT, DISCOUNT_OPTIONAL);
    }
}

static bool use_reduction(struct cyc_call *c, int isle, struct cyc_line *line)
{
    bool there = c->s->isle[isle].owner == c->seat && cyc_reductions_on(&c->s->isle[isle]) > 0;
    c->s->isle[isle].used += there;
    if (there && c->h->sums)
        cyc_say(line, ", ", "%s", cyc_isle_name(c->b, isle));
    return there;
}

/* Uses the reductions of the isles named, else isle by isle. Missing ones lowered the price but are not used. */
static void use_reductions(struct cyc_call *c, struct cyc_line *line)
{
    int missing = reductions_taken(c);
    for (int i = 0; isles_named(c->h->move) && i < items(c->h->move, CALL_TEMPLES); i++)
        missing -= use_reduction(c, cyc_isle_meant(c->b, item(c->h->move, CALL_TEMPLES, i) - FAR), line);
    for (int isle = 0; !isles_named(c->h->move) && isle < c->b->isles; isle++)
        while (missing > 0 && use_reduction(c, isle, line))
            missing--;
    if (missing > 0 && c->h->sums)
        cyc_say(line, " and ", "%d not there", missing);
}

/* ---- the call -------------------------------------------------------------------------------------------------- */

static void test_idle(struct cyc_call *c)
{
    int house = c->h->match->house[Q_IDLE_CALL];
    if (c->power || house == IDLE_ALLOW)
        return;
    enum cyc_use use = cyc_has_use(c->h, c->card);
    if (use == USE_OPEN && house == IDLE_NO_TARGET)
        cyc_tell_victims(c->h, c->card);
    if (use != USE_THERE && house == IDLE_NO_TARGET)
        return;
    cyc_breaks(c->h, RULE_CALL_IDLE,
               use != USE_NONE ? "%s must use the power of the card %s, which has a legal use"
                               : "%s takes the card %s, whose power has no legal use",
               cyc_actor(c->h), cyc_creature_titles[c->card]);
    point_at(c->h, CALL_EFFECT, -1);
    hangs_on(c->h, Q_IDLE_CALL, IDLE_ALLOW);
    if (use == USE_NONE)
        hangs_on(c->h, Q_IDLE_CALL, IDLE_NO_TARGET);
}

static void take_card(struct cyc_call *c, int price)
{
    cyc_pay(c->h, c->seat, price, RULE_GOLD, cyc_creature_titles[c->card]);
    if (price_is_unknown(c)) {
        c->s->gold_explained[c->seat] = c->s->gold_explained[c->seat] || c->s->gold[c->seat] != UNKNOWN;
        cyc_forget_purse(c->h, c->seat, RULE_TEMPLE_USED);
    }
    struct cyc_line temples;
    cyc_begin(&temples);
    use_reductions(c, &temples);
    if (price_is_unknown(c))
        sum_up(c->h, "%s on %d minus an unknown number of temples; purse unknown", cyc_creature_titles[c->card],
               c->b->creature_price[c->space]);
    else if (temples.length)
        sum_up(c->h, "%s on %d - %s %s = %d GP", cyc_creature_titles[c->card], c->b->creature_price[c->space],
               reductions_taken(c) == 1 ? "temple" : "temples", temples.text, c->price);
    else
        sum_up(c->h, "%s on %d: %d GP", cyc_creature_titles[c->card], c->b->creature_price[c->space], c->price);
    c->s->creature[c->space] = NO_CARD;
    c->s->discard |= 1u << c->card;
}

static void test_rules(struct cyc_call *c, bool paid)
{
    if (c->s->turn.god == APOLLO)
        cyc_breaks(c->h, RULE_GOD_ACTION, "%s cannot call a creature on Apollo", cyc_actor(c->h));
    if (paid)
        test_reductions(c);
    test_idle(c);
    if (c->power && c->power->lawful)
        c->power->lawful(c);
}

static enum outcome test_possible(struct cyc_call *c, struct cyc_guard *g)
{
    if (cyc_read_keys(c) == REFUSED || cyc_admit_turn(c->h, g, false) == REFUSED || cyc_find_spaces(c) == REFUSED
        || find_card(c) == REFUSED)
        return REFUSED;
    return c->power && c->power->possible ? c->power->possible(c) : STANDS;
}

enum outcome cyc_play_call(struct hearing *h)
{
    struct cyc_call c = {
        .h = h, .s = h->state, .b = h->match->box, .seat = h->move->actor, .card = item(h->move, 0, 0)};
    struct cyc_guard g;
    if (test_possible(&c, &g) == REFUSED)
        return REFUSED;
    c.at_hand = cyc_reductions_of(c.b, c.s, c.seat);
    c.price = price_of(&c);
    int price = c.price + (c.power && c.power->extra ? c.power->extra(&c) : 0);
    struct cyc_price asked = cyc_ask_price(h, c.seat, price);
    if (!asked.unpaid)
        cyc_test_order(h, &g);
    test_rules(&c, !asked.unpaid);
    if (cyc_settle_price(h, &asked) == REFUSED)
        return REFUSED;

    take_card(&c, price);
    if (c.creature != c.card)
        sum_up(h, "as %s", cyc_creature_titles[c.creature]);
    if (c.power)
        c.power->effect(&c);
    else
        sum_up(h, "not used");
    if (c.power && c.card == CHIMERA)
        c.s->discard = 0;
    cyc_look_for_sets(h);
    return STANDS;
}
