/* metropolis: four philosophers or four kinds of building become one. */
#include "games/cyclades/metropolis.h"

#include "games/cyclades/cycle.h"
#include "games/cyclades/guard.h"
#include "games/cyclades/voice.h"

/* The entry as it is understood. */
struct site {
    enum set set;
    int isle;                              /* NOWHERE: there is no place */
    int tile[BUILDINGS];                   /* the isle each building is taken from */
    int rubble[BUILDINGS], falls;          /* what is destroyed on the site, and how much in all */
    struct isle left;                      /* the site once the set is turned in */
};

enum set cyc_set_to_place(const struct state *s, int seat)
{
    return s->due[seat] != NO_SET ? s->due[seat] : s->overdue[seat][0];
}

int cyc_isles_with(const struct box *b, const struct state *s, int seat, int type)
{
    int count = 0;
    for (int isle = 0; isle < b->isles; isle++)
        count += s->isle[isle].owner == seat && s->isle[isle].building[type] > 0;
    return count;
}

int cyc_first_isle_with(const struct box *b, const struct state *s, int seat, int type)
{
    for (int isle = 0; isle < b->isles; isle++)
        if (s->isle[isle].owner == seat && s->isle[isle].building[type] > 0)
            return isle;
    return NOWHERE;
}

int cyc_surplus(const struct box *b, int isle, const struct isle *left)
{
    int need = b->isle[isle].under_metropolis + cyc_buildings_on(left) - b->isle[isle].squares;
    return need > 0 ? need : 0;
}

bool cyc_choice_of_rubble(const struct isle *left, int need)
{
    int types = 0;
    for (int type = PORT; type < BUILDINGS; type++)
        types += left->building[type] > 0;
    return need > 0 && need < cyc_buildings_on(left) && types > 1;
}

/* ---- reading --------------------------------------------------------------------------------------------------- */

static enum outcome read_tile(struct hearing *h, struct site *site, int type)
{
    const struct box *b = h->match->box;
    int seat = h->move->actor, key = SITE_TILE + type;
    if (site->set == SET_PHILOSOPHERS && given(h->move, key)) {
        misread(h, "four philosophers make this metropolis; no %s is turned in", cyc_building_names[type]);
        point_at(h, key, -1);
        return REFUSED;
    }
    if (site->set == SET_PHILOSOPHERS)
        return STANDS;
    site->tile[type] = cyc_first_isle_with(b, h->state, seat, type);
    if (given(h->move, key) && (site->tile[type] = cyc_isle_in(h, key, 0)) == NOWHERE)
        return REFUSED;
    if (!given(h->move, key) && cyc_isles_with(b, h->state, seat, type) > 1)
        return misread(h, "%s has a %s on several isles; say from which it is taken", h->match->names[seat], cyc_building_names[type]);
    return STANDS;
}

static enum outcome read_site(struct hearing *h, struct site *site)
{
    const struct move *m = h->move;
    bool none = item(m, 0, 0) == NONE_WORD;
    site->set = cyc_set_to_place(h->state, m->actor);
    site->isle = NOWHERE;
    if (!none && (site->isle = cyc_isle_in(h, 0, 0)) == NOWHERE)
        return REFUSED;
    for (int type = PORT; type < BUILDINGS; type++)
        if (read_tile(h, site, type) == REFUSED)
            return REFUSED;
    site->falls = items(m, SITE_DESTROY);
    for (int i = 0; i < site->falls; i++)
        site->rubble[item(m, SITE_DESTROY, i)]++;
    return STANDS;
}

/* ---- physics --------------------------------------------------------------------------------------------------- */

static enum outcome test_set(struct hearing *h, const struct site *site)
{
    const struct state *s = h->state;
    const struct box *b = h->match->box;
    const char *name = h->match->names[h->move->actor];
    if (site->set == SET_PHILOSOPHERS && s->philosophers[h->move->actor] < b->philosophers)
        return cyc_cannot(h, RULE_NO_PIECE, "%s has no longer %d philosophers", name, b->philosophers);
    for (int type = PORT; site->set == SET_BUILDINGS && type < BUILDINGS; type++) {
        int isle = site->tile[type];
        if (isle == NOWHERE)
            return cyc_cannot(h, RULE_NO_PIECE, "%s has no %s any more", name, cyc_building_names[type]);
        if (s->isle[isle].owner == h->move->actor && s->isle[isle].building[type] > 0)
            continue;
        cyc_cannot(h, RULE_NO_PIECE, "%s has no %s on %s", name, cyc_building_names[type], cyc_isle_name(b, isle));
        point_at(h, SITE_TILE + type, -1);
        return REFUSED;
    }
    return STANDS;
}

/* The site as it will be once the set is turned in; what falls by itself where there is no choice. */
static enum outcome clear_site(struct hearing *h, struct site *site)
{
    const struct state *s = h->state;
    const struct box *b = h->match->box;
    site->left = s->isle[site->isle];
    for (int type = PORT; site->set == SET_BUILDINGS && type < BUILDINGS; type++)
        site->left.building[type] -= site->tile[type] == site->isle;
    int need = cyc_surplus(b, site->isle, &site->left);
    if (given(h->move, SITE_DESTROY))
        return STANDS;
    if (cyc_choice_of_rubble(&site->left, need))
        return misread(h, "%d building%s on %s must go; destroy says which", need, need == 1 ? "" : "s", cyc_isle_name(b, site->isle));
    for (int type = PORT; type < BUILDINGS; type++) {
        int there = site->left.building[type], falls = need - site->falls;
        site->rubble[type] = there < falls ? there : falls;
        site->falls += site->rubble[type];
    }
    return STANDS;
}

static enum outcome test_site(struct hearing *h, const struct site *site)
{
    const struct state *s = h->state;
    const struct box *b = h->match->box;
    for (int type = PORT; type < BUILDINGS; type++)
        if (site->rubble[type] > site->left.building[type]) {
            cyc_cannot(h, RULE_NO_PIECE, "there is no %s left to destroy on %s", cyc_building_names[type], cyc_isle_name(b, site->isle));
            point_at(h, SITE_DESTROY, -1);
            return REFUSED;
        }
    if (s->isle[site->isle].metropolis)
        return cyc_cannot(h, RULE_SQUARE, "%s already has a metropolis", cyc_isle_name(b, site->isle));
    if (site->falls < cyc_surplus(b, site->isle, &site->left))
        return cyc_cannot(h, RULE_SQUARE, "destroys %d of %d buildings that must go from %s", site->falls, cyc_surplus(b, site->isle, &site->left),
                      cyc_isle_name(b, site->isle));
    if (cyc_tiles_left(b, s, METROPOLIS) <= 0)
        return cyc_cannot(h, RULE_SUPPLY, "no metropolis is left; write none");
    return STANDS;
}

/* ---- rules ----------------------------------------------------------------------------------------------------- */

/* Has the player an isle without metropolis, and if asked one with room once the set is turned in? */
static bool other_site(const struct box *b, const struct state *s, int seat, const struct site *site, bool with_room)
{
    for (int isle = 0; isle < b->isles; isle++) {
        if (s->isle[isle].owner != seat || s->isle[isle].metropolis || isle == site->isle)
            continue;
        struct isle left = s->isle[isle];
        for (int type = PORT; site->set == SET_BUILDINGS && type < BUILDINGS; type++)
            left.building[type] -= site->tile[type] == isle;
        if (!with_room || cyc_surplus(b, isle, &left) == 0)
            return true;
    }
    return false;
}

static void test_rules(struct hearing *h, const struct site *site)
{
    const struct state *s = h->state;
    const struct box *b = h->match->box;
    int seat = h->move->actor, need = site->isle == NOWHERE ? 0 : cyc_surplus(b, site->isle, &site->left);
    if (site->isle == NOWHERE) {
        if (cyc_tiles_left(b, s, METROPOLIS) > 0 && other_site(b, s, seat, site, false))
            cyc_breaks(h, RULE_METROPOLIS_SITE, "places no metropolis though %s has an isle without one", h->match->names[seat]);
        return;
    }
    if (s->isle[site->isle].owner != seat)
        cyc_breaks(h, RULE_METROPOLIS_SITE, "%s is not %s's isle", cyc_isle_name(b, site->isle), h->match->names[seat]);
    else if (need > 0 && h->match->house[Q_METROPOLIS_SITE] == SITE_FREE_FIRST && other_site(b, s, seat, site, true)) {
        cyc_breaks(h, RULE_METROPOLIS_SITE, "destroys buildings on %s though another isle of %s has room", cyc_isle_name(b, site->isle),
               h->match->names[seat]);
        hangs_on(h, Q_METROPOLIS_SITE, SITE_ANY);
    }
    if (site->falls > need) {
        cyc_breaks(h, RULE_METROPOLIS_DESTROY, "destroys %d building%s where %d must go", site->falls, site->falls == 1 ? "" : "s", need);
        point_at(h, SITE_DESTROY, -1);
    }
}

/* ---- effect ---------------------------------------------------------------------------------------------------- */

static void settle_due(struct state *s, int seat)
{
    if (s->due[seat] != NO_SET) {
        s->due[seat] = NO_SET;
        return;
    }
    for (int i = 0; i + 1 < OVERDUE_MAX; i++)
        s->overdue[seat][i] = s->overdue[seat][i + 1];
    s->overdue[seat][OVERDUE_MAX - 1] = NO_SET;
}

static void turn_in(struct hearing *h, const struct site *site)
{
    struct state *s = h->state;
    const struct box *b = h->match->box;
    if (site->set == SET_PHILOSOPHERS)
        cyc_add_philosophers(h, h->move->actor, -b->philosophers, RULE_METROPOLIS_NOW);
    for (int type = PORT; site->set == SET_BUILDINGS && type < BUILDINGS; type++)
        s->isle[site->tile[type]].building[type]--;
    settle_due(s, h->move->actor);
}

enum outcome cyc_play_metropolis(struct hearing *h)
{
    struct state *s = h->state;
    int actor = h->move->actor;
    bool none = item(h->move, 0, 0) == NONE_WORD, waiting = actor != CHANCE && cyc_set_to_place(s, actor) != NO_SET;
    struct site site = {0};
    struct guard g;
    if (none && given(h->move, SITE_DESTROY))
        return misread(h, "nothing is destroyed where no metropolis is placed");
    if (!waiting && s->phase != PHASE_OVER)
        return cyc_cannot(h, RULE_LOG_PHASE, "%s has no metropolis to place", actor_name(h->match, actor));
    if (cyc_admit_turn(h, &g, false) == REFUSED || read_site(h, &site) == REFUSED || test_set(h, &site) == REFUSED)
        return REFUSED;
    if (!none && (clear_site(h, &site) == REFUSED || test_site(h, &site) == REFUSED))
        return REFUSED;
    cyc_say_order(h, &g);
    test_rules(h, &site);

    turn_in(h, &site);
    for (int type = PORT; !none && type < BUILDINGS; type++)
        s->isle[site.isle].building[type] -= site.rubble[type];
    if (!none)
        cyc_set_metropolis(h, site.isle, true, RULE_METROPOLIS_NOW);
    cyc_look_for_sets(h);
    return STANDS;
}
