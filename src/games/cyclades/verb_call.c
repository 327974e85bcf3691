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

int cyc_useful_reductions(const struct cyc_box *b, const struct cyc_state *s, int seat, int space)
{
    int most = b->creature_price[space] - 1, at_hand = cyc_reductions_of(b, s, seat);
    return most < 0 ? 0 : at_hand < most ? at_hand : most;
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
        return cyc_cannot(c->h, RULE_CARD_PLACE, "%s is not on the creature track", cyc_creature_names[c->card]);
    if (c->creature == c->card || c->s->discard & 1u << c->creature)
        return STANDS;
    cyc_cannot(c->h, RULE_CARD_PLACE, "%s is not in the discard pile", cyc_creature_names[c->creature]);
    point_at(c->h, CALL_AS, -1);
    return REFUSED;
}

static int reductions_taken(const struct cyc_call *c)
{
    return given(c->h->move, CALL_TEMPLES) ? item(c->h->move, CALL_TEMPLES, 0)
                                           : cyc_useful_reductions(c->b, c->s, c->seat, c->space);
}

static int price_of(const struct cyc_call *c)
{
    int price = c->b->creature_price[c->space] - reductions_taken(c);
    return price > 0 ? price : 0;
}

static void test_reductions(struct cyc_call *c)
{
    int taken = reductions_taken(c), at_hand = cyc_reductions_of(c->b, c->s, c->seat),
        useful = cyc_useful_reductions(c->b, c->s, c->seat, c->space);
    if (taken > at_hand) {
        cyc_breaks(c->h, RULE_TEMPLE_USED, "takes %d reduction%s; %s has %d left in this cycle", taken,
                   taken == 1 ? "" : "s", c->h->match->names[c->seat], at_hand);
        point_at(c->h, CALL_TEMPLES, -1);
    }
    if (c->b->creature_price[c->space] - taken < 1) {
        cyc_breaks(c->h, RULE_CREATURE_MIN, "pays nothing for %s; 1 gold is the least", cyc_creature_names[c->card]);
        point_at(c->h, CALL_TEMPLES, -1);
    }
    if (taken < useful && c->h->match->house[Q_TEMPLE_DISCOUNT] == DISCOUNT_FULL) {
        cyc_breaks(c->h, RULE_TEMPLE_FULL, "takes %d reduction%s of %d that help", taken, taken == 1 ? "" : "s",
                   useful);
        point_at(c->h, CALL_TEMPLES, -1);
        hangs_on(c->h, Q_TEMPLE_DISCOUNT, DISCOUNT_OPTIONAL);
    }
}

static void test_idle(struct cyc_call *c)
{
    int house = c->h->match->house[Q_IDLE_CALL];
    if (c->power || house == IDLE_ALLOW)
        return;
    bool use = cyc_has_use(c->h, c->card);
    if (!use && house == IDLE_NO_TARGET)
        return;
    cyc_breaks(c->h, RULE_CALL_IDLE,
               use ? "takes %s without using its power, though it has a use" : "takes %s without a use for its power",
               cyc_creature_names[c->card]);
    point_at(c->h, CALL_EFFECT, -1);
    hangs_on(c->h, Q_IDLE_CALL, IDLE_ALLOW);
    if (!use)
        hangs_on(c->h, Q_IDLE_CALL, IDLE_NO_TARGET);
}

static void take_card(struct cyc_call *c, int price)
{
    cyc_pay(c->h, c->seat, price, RULE_GOLD, cyc_creature_names[c->card]);
    c->s->discounts[c->seat] += reductions_taken(c);
    c->s->creature[c->space] = NO_CARD;
    c->s->discard |= 1u << c->card;
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
    int price = price_of(&c) + (c.power && c.power->extra ? c.power->extra(&c) : 0);
    if (cyc_test_purse(h, c.seat, price) == REFUSED)
        return REFUSED;
    cyc_test_order(h, &g);
    if (c.s->turn.god == APOLLO)
        cyc_breaks(h, RULE_GOD_ACTION, "apollo gives no creatures");
    test_reductions(&c);
    test_idle(&c);
    if (c.power && c.power->lawful)
        c.power->lawful(&c);

    take_card(&c, price);
    if (c.power)
        c.power->effect(&c);
    if (c.power && c.card == CHIMERA)
        c.s->discard = 0;
    cyc_look_for_sets(h);
    return STANDS;
}
