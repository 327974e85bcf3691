/* Cyclades: Dryad, Satyr, Griffon: a priest, a philosopher, half a purse of another player. */
#include "games/cyclades/call.h"

static void test_victim(struct cyc_call *c, int victim)
{
    const char *name = cyc_actor(c->h);
    if (victim == c->seat)
        cyc_breaks_at(c->h, CALL_FROM, -1, RULE_OTHER_PLAYER, "%s uses the card %s against %s; choose another player",
                      name, cyc_creature_titles[c->creature], name);
}

static enum outcome steal_card(struct cyc_call *c)
{
    int victim = item(c->h->move, CALL_FROM, 0), stolen = c->creature == DRYAD ? PRIEST : PHILOSOPHER;
    const int *held = cyc_cards(c->s, stolen);
    const char *name = c->h->match->names[victim], *title = cyc_creature_titles[c->creature];
    if (held[victim] == 0)
        return cyc_cannot_at(c->h, CALL_FROM, -1, RULE_NO_PIECE, "%s has no %s to steal", name, cyc_unit_names[stolen]);
    cyc_ask_for_card(c, 0);
    if (held[victim] == UNKNOWN)
        cyc_untold(c->h, stolen == PRIEST ? "priests" : "philosophers", victim, RULE_NO_PIECE);
    test_victim(c, victim);
    if (cyc_take_card(c) == REFUSED)
        return REFUSED;

    cyc_add_cards(c->h, victim, stolen, -1, RULE_OTHER_PLAYER);
    cyc_add_cards(c->h, c->seat, stolen, 1, RULE_OTHER_PLAYER);
    bool known = held[victim] != UNKNOWN && held[c->seat] != UNKNOWN;
    sum_up(c->h, known ? "%s: one of %s's; %s %d, %s %d" : "%s: one of %s's", title, name, name, held[victim],
           cyc_actor(c->h), held[c->seat]);
    return STANDS;
}

/* If only one of the purses was unknown, the other is so because of it. */
static void explain_purse(struct cyc_state *s, int known, int unknown)
{
    if (s->gold[known] != UNKNOWN)
        s->gold_explained[known] = s->gold_explained[unknown] ? s->gold_explained[unknown] : THEFT_FROM + unknown;
}

static enum outcome steal_gold(struct cyc_call *c)
{
    int victim = item(c->h->move, CALL_FROM, 0);
    cyc_ask_for_card(c, 0);
    test_victim(c, victim);
    if (cyc_take_card(c) == REFUSED)
        return REFUSED;

    if (victim == c->seat)
        return STANDS;
    int purse = c->s->gold[victim];
    c->s->gold_doubted[victim] = c->s->gold_doubted[c->seat] =
        c->s->gold_doubted[victim] || c->s->gold_doubted[c->seat];
    if (purse == UNKNOWN || c->s->gold[c->seat] == UNKNOWN) {
        explain_purse(c->s, victim, c->seat);
        explain_purse(c->s, c->seat, victim);
        cyc_forget_purse(c->h, victim, RULE_OTHER_PLAYER);
        cyc_forget_purse(c->h, c->seat, RULE_OTHER_PLAYER);
        sum_up(c->h, "Griffon: half of %s's purse, which is unknown", c->h->match->names[victim]);
        return STANDS;
    }
    sum_up(c->h, "Griffon: half of %s's %d = %d", c->h->match->names[victim], purse, purse / 2);
    cyc_pay(c->h, victim, purse / 2, RULE_OTHER_PLAYER, "stolen by the Griffon");
    cyc_earn(c->h, c->seat, purse / 2, RULE_OTHER_PLAYER, "stolen with the Griffon");
    return STANDS;
}

static void theft_uses(const struct cyc_listing *l)
{
    for (int seat = 0; seat < l->match->seats; seat++)
        if (seat != l->base->actor)
            suggest_more(l->out, l->base, {CALL_FROM, seat});
}

#define FROM_PLAYER .key = {[CALL_FROM] = WANTS_PLAYER | NEEDED}, .uses = theft_uses

const struct cyc_power cyc_power_card_theft = {FROM_PLAYER, .call = steal_card};
const struct cyc_power cyc_power_griffon = {FROM_PLAYER, .always = true, .call = steal_gold};
