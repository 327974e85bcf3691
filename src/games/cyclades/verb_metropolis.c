/* Cyclades: metropolis, four philosophers or four kinds of building become one. */
#include "games/cyclades/cyclades.h"
#include "games/cyclades/metropolis.h"

enum cyc_set cyc_set_to_place(const struct cyc_state *s, int seat)
{
    return s->due[seat] != NO_SET ? s->due[seat] : s->overdue[seat][0];
}

int cyc_isles_with(const struct cyc_box *b, const struct cyc_state *s, int seat, int type)
{
    int count = 0;
    for (int isle = 0; isle < b->isles; isle++)
        count += s->isle[isle].owner == seat && s->isle[isle].building[type] > 0;
    return count;
}

int cyc_first_isle_with(const struct cyc_box *b, const struct cyc_state *s, int seat, int type)
{
    for (int isle = 0; isle < b->isles; isle++)
        if (s->isle[isle].owner == seat && s->isle[isle].building[type] > 0)
            return isle;
    return NOWHERE;
}

int cyc_surplus(const struct cyc_box *b, int isle, const struct cyc_isle *left)
{
    int need = b->isle[isle].under_metropolis + cyc_buildings_on(left) - b->isle[isle].squares;
    return need > 0 ? need : 0;
}

bool cyc_choice_of_rubble(const struct cyc_isle *left, int need)
{
    int types = 0;
    for (int type = PORT; type < BUILDINGS; type++)
        types += left->building[type] > 0;
    return need > 0 && need < cyc_buildings_on(left) && types > 1;
}

/* ---- rules ----------------------------------------------------------------------------------------------------- */

/* Has the player an isle without metropolis, and if asked one with room once the set is turned in? */
static bool other_site(const struct cyc_box *b, const struct cyc_state *s, int seat, const struct cyc_site *site,
                       bool with_room)
{
    for (int isle = 0; isle < b->isles; isle++) {
        if (s->isle[isle].owner != seat || s->isle[isle].metropolis || isle == site->isle)
            continue;
        struct cyc_isle left = s->isle[isle];
        for (int type = PORT; site->set == SET_BUILDINGS && type < BUILDINGS; type++)
            left.building[type] -= site->tile[type] == isle;
        if (!with_room || cyc_surplus(b, isle, &left) == 0)
            return true;
    }
    return false;
}

static void test_rules(struct hearing *h, const struct cyc_site *site)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    int seat = h->move->actor, need = site->isle == NOWHERE ? 0 : cyc_surplus(b, site->isle, &site->left);
    if (site->isle == NOWHERE) {
        if (cyc_tiles_left(b, s, METROPOLIS) > 0 && other_site(b, s, seat, site, false))
            cyc_breaks(h, RULE_METROPOLIS_SITE, "places no metropolis though %s has an isle without one",
                       h->match->names[seat]);
        return;
    }
    if (s->isle[site->isle].owner != seat)
        cyc_breaks(h, RULE_METROPOLIS_SITE, "%s is not %s's isle", cyc_isle_name(b, site->isle), h->match->names[seat]);
    else if (need > 0 && h->match->house[Q_METROPOLIS_SITE] == SITE_FREE_FIRST && other_site(b, s, seat, site, true)) {
        cyc_breaks(h, RULE_METROPOLIS_SITE, "destroys buildings on %s though another isle of %s has room",
                   cyc_isle_name(b, site->isle), h->match->names[seat]);
        hangs_on(h, Q_METROPOLIS_SITE, SITE_ANY);
    }
    if (site->falls > need) {
        cyc_breaks(h, RULE_METROPOLIS_DESTROY, "destroys %d building%s where %d must go", site->falls,
                   site->falls == 1 ? "" : "s", need);
        point_at(h, SITE_DESTROY, -1);
    }
}

/* ---- effect ---------------------------------------------------------------------------------------------------- */

static void settle_due(struct cyc_state *s, int seat)
{
    if (s->due[seat] != NO_SET) {
        s->due[seat] = NO_SET;
        return;
    }
    for (int i = 0; i + 1 < OVERDUE_MAX; i++)
        s->overdue[seat][i] = s->overdue[seat][i + 1];
    s->overdue[seat][OVERDUE_MAX - 1] = NO_SET;
}

static void turn_in(struct hearing *h, const struct cyc_site *site)
{
    struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    if (site->set == SET_PHILOSOPHERS)
        cyc_add_philosophers(h, h->move->actor, -b->philosophers, RULE_METROPOLIS_NOW);
    for (int type = PORT; site->set == SET_BUILDINGS && type < BUILDINGS; type++)
        s->isle[site->tile[type]].building[type]--;
    settle_due(s, h->move->actor);
}

enum outcome cyc_play_metropolis(struct hearing *h)
{
    struct cyc_state *s = h->state;
    int actor = h->move->actor;
    bool none = item(h->move, 0, 0) == NONE_WORD, waiting = actor != CHANCE && cyc_set_to_place(s, actor) != NO_SET;
    struct cyc_site site = {0};
    struct cyc_guard g;
    if (none && given(h->move, SITE_DESTROY))
        return misread(h, "nothing is destroyed where no metropolis is placed");
    if (!waiting && s->phase != PHASE_OVER)
        return cyc_cannot(h, RULE_LOG_PHASE, "%s has no metropolis to place", actor_name(h->match, actor));
    if (cyc_admit_turn(h, &g, false) == REFUSED || cyc_read_site(h, &site) == REFUSED
        || cyc_test_set(h, &site) == REFUSED)
        return REFUSED;
    if (!none && (cyc_clear_site(h, &site) == REFUSED || cyc_test_site(h, &site) == REFUSED))
        return REFUSED;
    cyc_test_order(h, &g);
    test_rules(h, &site);

    turn_in(h, &site);
    for (int type = PORT; !none && type < BUILDINGS; type++)
        s->isle[site.isle].building[type] -= site.rubble[type];
    if (!none)
        cyc_set_metropolis(h, site.isle, true, RULE_METROPOLIS_NOW);
    cyc_look_for_sets(h);
    return STANDS;
}
