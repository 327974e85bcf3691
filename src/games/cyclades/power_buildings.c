/* Cyclades: Cyclops and Giant: a building becomes another, or rubble. */
#include "games/cyclades/call.h"

static enum outcome not_there(struct cyc_call *c, int type, int key)
{
    return cyc_cannot_on_at(c->h, key, -1, ON_ISLES, RULE_NO_PIECE, "there is no %s on %s", cyc_building_names[type],
                            cyc_isle_name(c->b, c->at));
}

static bool remove_building(struct cyc_call *c, int type, enum cyc_rule rule)
{
    if (type == METROPOLIS)
        cyc_set_metropolis(c->h, c->at, false, rule);
    return type == METROPOLIS || cyc_take_tile(&c->s->isle[c->at], type);
}

/* The new building takes the square of the old one. */
static enum outcome replace(struct cyc_call *c)
{
    struct cyc_isle *ground = &c->s->isle[c->at];
    const char *isle = cyc_isle_name(c->b, c->at), *name = cyc_actor(c->h);
    int old = item(c->h->move, CALL_REPLACE, 0), new = item(c->h->move, CALL_WITH, 0);
    if (cyc_tiles_on(ground, old) == 0)
        return not_there(c, old, CALL_REPLACE);
    if (new != old && cyc_tiles_left(c->b, c->s, new) <= 0)
        return cyc_cannot_at(c->h, CALL_WITH, -1, RULE_SUPPLY, "no %s is left; all %d are built",
                             cyc_building_names[new], c->b->tiles[new]);
    if (new == METROPOLIS)
        return cyc_cannot_at(c->h, CALL_WITH, -1, RULE_CYCLOPS_METROPOLIS,
                             "%s cannot build a metropolis with the Cyclops", name);
    cyc_ask_for_card(c, 0);
    if (old == METROPOLIS)
        cyc_breaks_at(c->h, CALL_REPLACE, -1, RULE_CYCLOPS_METROPOLIS,
                      "%s cannot replace the metropolis on %s with the Cyclops", name, isle);
    if (ground->owner != c->seat)
        cyc_breaks_at(c->h, CALL_AT, -1, RULE_CYCLOPS_OWN, "%s uses the Cyclops on %s, which is not %s's isle", name,
                      isle, name);
    if (old == new)
        cyc_breaks_at(c->h, CALL_WITH, -1, RULE_CYCLOPS_TYPE, "%s puts a %s in place of a %s; the type must change",
                      name, cyc_building_names[new], cyc_building_names[old]);
    if (cyc_take_card(c) == REFUSED)
        return REFUSED;

    bool dotted = remove_building(c, old, RULE_CYCLOPS_METROPOLIS);
    ground->building[new]++;
    ground->dotted[new] += dotted;
    sum_up(c->h, "%s on %s becomes %s", cyc_building_names[old], isle, cyc_building_names[new]);
    return STANDS;
}

static void cyclops_uses(const struct cyc_listing *l)
{
    for (int isle = 0; isle < l->b->isles; isle++)
        for (int pair = 0; l->s->isle[isle].owner == l->base->actor && pair < BUILDINGS * BUILDINGS; pair++) {
            int old = pair / BUILDINGS, new = pair % BUILDINGS;
            if (old != new && l->s->isle[isle].building[old] > 0)
                suggest_more(l->out, l->base, {CALL_AT, l->b->isle[isle].circle[0]}, {CALL_REPLACE, old},
                             {CALL_WITH, new});
        }
}

const struct cyc_power cyc_power_cyclops = {
    .key = {[CALL_AT] = WANTS_ISLE | NEEDED, [CALL_REPLACE] = WANTS_PLAIN | NEEDED, [CALL_WITH] = WANTS_PLAIN | NEEDED},
    .call = replace,
    .uses = cyclops_uses};

static enum outcome destroy(struct cyc_call *c)
{
    int type = item(c->h->move, CALL_DESTROY, 0);
    const char *isle = cyc_isle_name(c->b, c->at);
    if (cyc_tiles_on(&c->s->isle[c->at], type) == 0)
        return not_there(c, type, CALL_DESTROY);
    cyc_ask_for_card(c, 0);
    if (type == METROPOLIS)
        cyc_breaks_at(c->h, CALL_DESTROY, -1, RULE_GIANT_METROPOLIS,
                      "%s cannot destroy the metropolis on %s with the Giant", cyc_actor(c->h), isle);
    cyc_test_shield(c, c->at, "the Giant", CALL_AT);
    if (cyc_take_card(c) == REFUSED)
        return REFUSED;

    remove_building(c, type, RULE_GIANT_METROPOLIS);
    sum_up(c->h, "%s on %s destroyed", cyc_building_names[type], isle);
    return STANDS;
}

static void giant_uses(const struct cyc_listing *l)
{
    for (int isle = 0; isle < l->b->isles; isle++)
        for (int type = PORT; type < BUILDINGS; type++)
            if (l->s->isle[isle].building[type] > 0)
                suggest_more(l->out, l->base, {CALL_AT, l->b->isle[isle].circle[0]}, {CALL_DESTROY, type});
}

const struct cyc_power cyc_power_giant = {
    .key = {[CALL_AT] = WANTS_ISLE | NEEDED, [CALL_DESTROY] = WANTS_PLAIN | NEEDED},
    .call = destroy,
    .uses = giant_uses};
