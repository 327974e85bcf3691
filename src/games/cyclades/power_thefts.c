/* Cyclades: Dryad, Satyr, Griffon: a priest, a philosopher, half a purse of another player. */
#include "games/cyclades/call.h"

static int victim_of(const struct cyc_call *c)
{
    return item(c->h->move, CALL_FROM, 0);
}

/* What the Dryad and the Satyr steal. */
static int stolen(const struct cyc_call *c)
{
    return c->creature == DRYAD ? PRIEST : PHILOSOPHER;
}

static enum outcome has_card(struct cyc_call *c)
{
    if (cyc_cards(c->s, stolen(c))[victim_of(c)] != 0)
        return STANDS;
    return cyc_cannot_at(c->h, CALL_FROM, -1, RULE_NO_PIECE, "%s has no %s to steal", c->h->match->names[victim_of(c)],
                         cyc_unit_names[stolen(c)]);
}

static void test_victim(struct cyc_call *c)
{
    const char *name = c->h->match->names[c->seat];
    if (c->creature != GRIFFON && cyc_cards(c->s, stolen(c))[victim_of(c)] == UNKNOWN)
        cyc_untold(c->h, stolen(c) == PRIEST ? "priests" : "philosophers", victim_of(c), RULE_NO_PIECE);
    if (victim_of(c) == c->seat)
        cyc_breaks_at(c->h, CALL_FROM, -1, RULE_OTHER_PLAYER, "%s uses the card %s against %s; choose another player",
                      name, cyc_creature_titles[c->creature], name);
}

static void steal_card(struct cyc_call *c)
{
    const int *held = cyc_cards(c->s, stolen(c));
    const char *victim = c->h->match->names[victim_of(c)], *title = cyc_creature_titles[c->creature];
    cyc_add_cards(c->h, victim_of(c), stolen(c), -1, RULE_OTHER_PLAYER);
    cyc_add_cards(c->h, c->seat, stolen(c), 1, RULE_OTHER_PLAYER);
    if (held[victim_of(c)] == UNKNOWN || held[c->seat] == UNKNOWN)
        sum_up(c->h, "%s: one of %s's", title, victim);
    else
        sum_up(c->h, "%s: one of %s's; %s %d, %s %d", title, victim, victim, held[victim_of(c)],
               c->h->match->names[c->seat], held[c->seat]);
}

/* If only one of the purses was unknown, the other is so because of it. */
static void explain_purse(struct cyc_state *s, int known, int unknown)
{
    if (s->gold[known] != UNKNOWN)
        s->gold_explained[known] = s->gold_explained[unknown] ? s->gold_explained[unknown] : THEFT_FROM + unknown;
}

static void steal_gold(struct cyc_call *c)
{
    int victim = victim_of(c), purse = c->s->gold[victim];
    if (victim == c->seat)
        return;
    c->s->gold_doubted[victim] = c->s->gold_doubted[c->seat] =
        c->s->gold_doubted[victim] || c->s->gold_doubted[c->seat];
    if (purse == UNKNOWN || c->s->gold[c->seat] == UNKNOWN) {
        explain_purse(c->s, victim, c->seat);
        explain_purse(c->s, c->seat, victim);
        cyc_forget_purse(c->h, victim, RULE_OTHER_PLAYER);
        cyc_forget_purse(c->h, c->seat, RULE_OTHER_PLAYER);
        sum_up(c->h, "Griffon: half of %s's purse, which is unknown", c->h->match->names[victim]);
        return;
    }
    sum_up(c->h, "Griffon: half of %s's %d = %d", c->h->match->names[victim], purse, purse / 2);
    cyc_pay(c->h, victim, purse / 2, RULE_OTHER_PLAYER, "stolen by the Griffon");
    cyc_earn(c->h, c->seat, purse / 2, RULE_OTHER_PLAYER, "stolen with the Griffon");
}

static void theft_uses(const struct match *match, const struct cyc_state *s, const struct move *base,
                       struct suggestions *out)
{
    (void)s;
    for (int seat = 0; seat < match->seats; seat++)
        if (seat != base->actor)
            suggest_more(out, base, {CALL_FROM, seat});
}

#define FROM_PLAYER .key = {[CALL_FROM] = WANTS_PLAYER | NEEDED}, .lawful = test_victim, .uses = theft_uses

const struct cyc_power cyc_power_dryad = {FROM_PLAYER, .possible = has_card, .effect = steal_card};
const struct cyc_power cyc_power_satyr = {FROM_PLAYER, .possible = has_card, .effect = steal_card};
const struct cyc_power cyc_power_griffon = {FROM_PLAYER, .always = true, .effect = steal_gold};
