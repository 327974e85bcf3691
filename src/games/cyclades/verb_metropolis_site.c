/* Cyclades: metropolis: what the entry says, and whether set and site allow it. */
#include "games/cyclades/cyclades.h"
#include "games/cyclades/metropolis.h"

/* ---- reading --------------------------------------------------------------------------------------------------- */

static enum outcome read_tile(struct hearing *h, struct cyc_site *site, int type)
{
    const struct cyc_box *b = h->match->box;
    int seat = h->move->actor, key = SITE_TILE + type;
    if (site->set == SET_PHILOSOPHERS && given(h->move, key)) {
        misread(h, "this metropolis is for %d philosophers; leave out `%s`", b->philosophers, cyc_building_names[type]);
        point_at(h, key, -1);
        return REFUSED;
    }
    if (site->set == SET_PHILOSOPHERS)
        return STANDS;
    site->tile[type] = cyc_first_isle_with(b, h->state, seat, type);
    if (!given(h->move, key) && cyc_isles_with(b, h->state, seat, type) > 1)
        return misread(h, "%s has a %s on several isles; name the one to turn in", h->match->names[seat],
                       cyc_building_names[type]);
    return STANDS;
}

bool cyc_means_none(const struct match *match, const struct cyc_state *s, const struct move *move,
                    const struct cyc_site *site)
{
    return site->isle != NOWHERE && move->actor < match->seats && s->isle[site->isle].owner == move->actor
           && s->isle[site->isle].metropolis && !given(move, SITE_DESTROY)
           && cyc_none_is_lawful(match, s, move->actor, site);
}

enum outcome cyc_read_site(struct hearing *h, struct cyc_site *site)
{
    const struct move *m = h->move;
    bool none = item(m, 0, 0) == NONE_WORD;
    site->set = cyc_set_to_place(h->state, m->actor);
    site->isle = NOWHERE;
    for (int type = PORT; type < BUILDINGS; type++)
        if (read_tile(h, site, type) == REFUSED)
            return REFUSED;
    if (!none && (site->isle = cyc_isle_in(h, 0)) == NOWHERE)
        return REFUSED;
    for (int type = PORT; type < BUILDINGS; type++)
        if (given(m, SITE_TILE + type) && (site->tile[type] = cyc_isle_in(h, SITE_TILE + type)) == NOWHERE)
            return REFUSED;
    if (cyc_means_none(h->match, h->state, m, site))
        site->isle = NOWHERE;
    site->falls = items(m, SITE_DESTROY);
    for (int i = 0; i < site->falls; i++)
        site->rubble[item(m, SITE_DESTROY, i)]++;
    return STANDS;
}

/* ---- physics --------------------------------------------------------------------------------------------------- */

enum outcome cyc_test_set(struct hearing *h, const struct cyc_site *site)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    const char *name = h->match->names[h->move->actor];
    int philosophers = s->philosophers[h->move->actor];
    if (site->set == SET_PHILOSOPHERS && philosophers != UNKNOWN && philosophers < b->philosophers)
        return cyc_cannot(h, RULE_NO_PIECE, "%s no longer has %d philosophers", name, b->philosophers);
    for (int type = PORT; site->set == SET_BUILDINGS && type < BUILDINGS; type++) {
        int isle = site->tile[type];
        if (isle == NOWHERE)
            return cyc_cannot_on(h, ON_ISLES, RULE_NO_PIECE, "%s no longer has a %s", name, cyc_building_names[type]);
        if (s->isle[isle].owner == h->move->actor && s->isle[isle].building[type] > 0)
            continue;
        cyc_cannot_on(h, ON_ISLES, RULE_NO_PIECE, "%s has no %s on %s", name, cyc_building_names[type],
                      cyc_isle_name(b, isle));
        point_at(h, SITE_TILE + type, -1);
        return REFUSED;
    }
    return STANDS;
}

enum outcome cyc_clear_site(struct hearing *h, struct cyc_site *site)
{
    const struct cyc_box *b = h->match->box;
    site->left = cyc_isle_without_set(h->state, site->isle, site->set, site->tile);
    if (given(h->move, SITE_DESTROY))
        return STANDS;
    int need = cyc_on_dotted_place(b, site->isle, &site->left);
    if (!cyc_forced_rubble(b, site->isle, &site->left, site->rubble))
        return misread(h, "%d building%s on %s must go; name them with `destroy`", need, plural(need),
                       cyc_isle_name(b, site->isle));
    site->falls = need;
    return STANDS;
}

/* The number of buildings left on the dotted place once the rubble is gone. */
static int still_there(const struct cyc_box *b, const struct cyc_site *site)
{
    struct cyc_isle cleared = site->left;
    for (int type = PORT; type < BUILDINGS; type++)
        for (int i = 0; i < site->rubble[type]; i++)
            cyc_take_tile(&cleared, type);
    return cyc_on_dotted_place(b, site->isle, &cleared);
}

enum outcome cyc_test_site(struct hearing *h, const struct cyc_site *site)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    for (int type = PORT; type < BUILDINGS; type++)
        if (site->rubble[type] > site->left.building[type]) {
            cyc_cannot_on(h, ON_ISLES, RULE_NO_PIECE, "there is no %s left to destroy on %s", cyc_building_names[type],
                          cyc_isle_name(b, site->isle));
            point_at(h, SITE_DESTROY, -1);
            return REFUSED;
        }
    int still = still_there(b, site);
    if (s->isle[site->isle].metropolis)
        return cyc_cannot(h, RULE_SQUARE, "%s already has a metropolis", cyc_isle_name(b, site->isle));
    if (still > 0) {
        cyc_cannot(h, RULE_SQUARE, "%d building%s still on the dotted place of %s", still, still == 1 ? " is" : "s are",
                   cyc_isle_name(b, site->isle));
        point_at(h, given(h->move, SITE_DESTROY) ? SITE_DESTROY : 0, -1);
        return REFUSED;
    }
    if (cyc_tiles_left(b, s, METROPOLIS) <= 0)
        return cyc_cannot(h, RULE_SUPPLY, "no metropolis is left; write `metropolis none`");
    return STANDS;
}
