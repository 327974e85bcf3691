/* Cyclades: call: do the keys fit the creature, and are the spaces what they should be? */
#include "games/cyclades/call.h"
#include "games/cyclades/cyclades.h"

static const char *key_name(int key)
{
    return cyc_verbs[VERB_CALL].fields[key].name;
}

/* `from` and `troops` mean different things with different creatures. */
static bool value_fits(const struct cyc_call *c, int key, int value)
{
    unsigned wanted = c->power->key[key];
    if (key == CALL_FROM)
        return wanted & WANTS_PLAYER ? value < FAR : cyc_space_meant(c->h->match, value) != NOWHERE;
    if (key == CALL_TROOPS)
        return (wanted & WANTS_ISLE) != 0 ? value >= FAR : value < FAR;
    return true;
}

static const char *wanted_name(unsigned wanted)
{
    return wanted & WANTS_PLAYER ? "a player"
           : wanted & WANTS_ISLE ? "isles"
           : wanted & WANTS_SEA  ? "a sea"
                                 : "a number";
}

static enum outcome read_key(struct cyc_call *c, int key)
{
    const struct move *m = c->h->move;
    unsigned wanted = c->power ? c->power->key[key] : 0;
    if (!given(m, key))
        return wanted & NEEDED ? misread(c->h, "`%s` also needs `%s`", cyc_creature_names[c->creature], key_name(key))
                               : STANDS;
    if (wanted == 0) {
        misread(c->h, c->power ? "`%s` cannot have `%s`" : "`%s` without its power cannot have `%s`",
                cyc_creature_names[c->creature], key_name(key));
        point_at(c->h, key, -1);
        return REFUSED;
    }
    bool counted = key == CALL_TROOPS && !(wanted & WANTS_ISLE) && items(m, key) != 1;
    for (int i = 0; i < items(m, key); i++)
        if (counted || !value_fits(c, key, item(m, key, i))) {
            misread(c->h, "`%s` needs %s after `%s`", cyc_creature_names[c->creature], wanted_name(wanted),
                    key_name(key));
            point_at(c->h, key, i);
            return REFUSED;
        }
    return STANDS;
}

enum outcome cyc_read_keys(struct cyc_call *c)
{
    const struct move *m = c->h->move;
    bool chimera = c->card == CHIMERA, idle = given(m, CALL_EFFECT);
    if (chimera && given(m, CALL_AS) && item(m, CALL_AS, 0) == CHIMERA)
        return misread(c->h, "Chimera cannot take herself");
    if (given(m, CALL_AS) ? !chimera || idle : chimera && !idle)
        return misread(c->h,
                       given(m, CALL_AS) ? "only a `chimera` that is used can have `as`" : "`chimera` also needs `as`");
    c->creature = given(m, CALL_AS) ? item(m, CALL_AS, 0) : c->card;
    c->power = idle ? NULL : cyc_powers[c->creature];
    for (int key = CALL_AT; key < CALL_TEMPLES; key++)
        if (read_key(c, key) == REFUSED)
            return REFUSED;
    return STANDS;
}

static int value_under(const struct cyc_call *c, int key, int index)
{
    int value = item(c->h->move, key, index);
    if (key == CALL_FROM)
        return cyc_space_meant(c->h->match, value);
    return value >= FAR ? value - FAR : value;
}

int cyc_space_under(const struct cyc_call *c, int key, int index)
{
    int value = value_under(c, key, index);
    return c->power->key[key] & WANTS_SEA ? cyc_sea_meant(c->b, value) : cyc_isle_meant(c->b, value);
}

static enum outcome find_temples(struct cyc_call *c)
{
    const struct move *m = c->h->move;
    for (int i = 0; i < items(m, CALL_TEMPLES); i++)
        if (item(m, CALL_TEMPLES, i) >= FAR
            && cyc_find_space(c->h, item(m, CALL_TEMPLES, i) - FAR, false, CALL_TEMPLES, i) == NOWHERE)
            return REFUSED;
    return STANDS;
}

enum outcome cyc_find_spaces(struct cyc_call *c)
{
    if (find_temples(c) == REFUSED)
        return REFUSED;
    if (!c->power)
        return STANDS;
    for (int key = CALL_AT; key < CALL_TEMPLES; key++)
        for (int i = 0; i < items(c->h->move, key) && c->power->key[key] & (WANTS_ISLE | WANTS_SEA); i++)
            if (cyc_find_space(c->h, value_under(c, key, i), c->power->key[key] & WANTS_SEA, key, i) == NOWHERE)
                return REFUSED;
    const struct move *m = c->h->move;
    bool ways = given(m, CALL_FROM) && given(m, CALL_TO);
    if (ways && cyc_space_under(c, CALL_FROM, 0) == cyc_space_under(c, CALL_TO, 0))
        return cyc_cannot(c->h, RULE_NO_SPACE, "%s moves troops to the isle they are already on", cyc_actor(c->h));
    for (int i = 1; i < items(m, CALL_PATH); i++)
        if (cyc_space_under(c, CALL_PATH, i) == cyc_space_under(c, CALL_PATH, i - 1)) {
            cyc_cannot(c->h, RULE_NO_SPACE, "%s names %s twice in a row", cyc_actor(c->h),
                       c->b->name[cyc_space_under(c, CALL_PATH, i)]);
            point_at(c->h, CALL_PATH, i);
            return REFUSED;
        }
    return STANDS;
}
