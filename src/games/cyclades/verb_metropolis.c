/* Cyclades: metropolis, four philosophers or four kinds of building become one. */
#include "games/cyclades/cyclades.h"
#include "games/cyclades/metropolis.h"

enum cyc_set cyc_set_to_place(const struct cyc_state *s, int seat)
{
    if (s->due[seat] == NO_SET && s->overdue[seat][0] == NO_SET && s->turn.player == seat && s->turn.maybe_set)
        return SET_PHILOSOPHERS;
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

struct cyc_isle cyc_isle_without_set(const struct cyc_state *s, int isle, enum cyc_set set, const int *tile)
{
    struct cyc_isle left = s->isle[isle];
    for (int type = PORT; set == SET_BUILDINGS && type < BUILDINGS; type++)
        if (tile[type] == isle)
            cyc_take_tile(&left, type);
    return left;
}

/* Buildings known to be on the dotted place go, and as many others as find no square beside it. */
bool cyc_forced_rubble(const struct cyc_box *b, int isle, const struct cyc_isle *left, int rubble[BUILDINGS])
{
    int others = 0, kinds = 0, pressed = cyc_on_dotted_place(b, isle, left);
    for (int type = PORT; type < BUILDINGS; type++) {
        rubble[type] = left->dotted[type];
        pressed -= left->dotted[type];
        others += left->building[type] - left->dotted[type];
        kinds += left->building[type] > left->dotted[type];
    }
    if (pressed > 0 && pressed < others && kinds > 1)
        return false;
    for (int type = PORT; pressed > 0 && type < BUILDINGS; type++) {
        int more = left->building[type] - left->dotted[type];
        rubble[type] += more < pressed ? more : pressed;
    }
    return true;
}

/* ---- rules ----------------------------------------------------------------------------------------------------- */

/* Has the player another isle without a metropolis; if `free_place`, one where nothing need be destroyed? */
static bool has_other_site(const struct cyc_box *b, const struct cyc_state *s, int seat, const struct cyc_site *site,
                           bool free_place)
{
    for (int isle = 0; isle < b->isles; isle++) {
        if (s->isle[isle].owner != seat || s->isle[isle].metropolis || isle == site->isle)
            continue;
        struct cyc_isle left = cyc_isle_without_set(s, isle, site->set, site->tile);
        if (!free_place || cyc_on_dotted_place(b, isle, &left) == 0)
            return true;
    }
    return false;
}

bool cyc_none_is_lawful(const struct match *match, const struct cyc_state *s, int seat, const struct cyc_site *site)
{
    struct cyc_site anywhere = *site;
    anywhere.isle = NOWHERE;
    return cyc_tiles_left(match->box, s, METROPOLIS) <= 0
           || !has_other_site(match->box, s, seat, &anywhere, match->house[Q_NO_PLACE] == NO_PLACE_LOST);
}

static void test_none(struct hearing *h, const struct cyc_site *site)
{
    const struct cyc_state *s = h->state;
    int seat = h->move->actor;
    if (cyc_none_is_lawful(h->match, s, seat, site))
        return;
    bool place = has_other_site(h->match->box, s, seat, site, true);
    cyc_breaks(h, RULE_METROPOLIS_SITE,
               place ? "%s places no metropolis, but has a free place for it"
                     : "%s places no metropolis, but has an isle without one",
               h->match->names[seat]);
    if (!place)
        hangs_on(h, Q_NO_PLACE, NO_PLACE_LOST);
}

/* Buildings may be destroyed only for want of a free place; by a house rule never, or always. */
static void test_destruction(struct hearing *h, const struct cyc_site *site)
{
    const struct cyc_box *b = h->match->box;
    bool lost = h->match->house[Q_NO_PLACE] == NO_PLACE_LOST, any = h->match->house[Q_METROPOLIS_SITE] == SITE_ANY;
    bool place = has_other_site(b, h->state, h->move->actor, site, true);
    if (!lost && (any || !place))
        return;
    cyc_breaks(h, RULE_METROPOLIS_SITE,
               place ? "%s destroys buildings on %s, but has a free place on another isle"
                     : "%s cannot destroy buildings on %s: without a free place the metropolis is lost",
               cyc_actor(h), cyc_isle_name(b, site->isle));
    if (!lost)
        hangs_on(h, Q_METROPOLIS_SITE, SITE_ANY);
    else if (any || !place)
        hangs_on(h, Q_NO_PLACE, NO_PLACE_DESTROY);
}

static void test_rules(struct hearing *h, const struct cyc_site *site)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    if (site->isle == NOWHERE) {
        test_none(h, site);
        return;
    }
    int need = cyc_on_dotted_place(b, site->isle, &site->left);
    if (s->isle[site->isle].owner != h->move->actor)
        cyc_breaks(h, RULE_METROPOLIS_SITE, "%s places a metropolis on %s, which is not %s's isle", cyc_actor(h),
                   cyc_isle_name(b, site->isle), h->match->names[h->move->actor]);
    else if (need > 0)
        test_destruction(h, site);
    if (site->falls > need) {
        cyc_breaks(h, RULE_METROPOLIS_DESTROY, "%s destroys %d building%s, but only %d must go", cyc_actor(h),
                   site->falls, plural(site->falls), need);
        point_at(h, SITE_DESTROY, -1);
    }
}

/* ---- effect ---------------------------------------------------------------------------------------------------- */

static void turn_in(struct hearing *h, const struct cyc_site *site)
{
    struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    if (site->set == SET_PHILOSOPHERS && s->philosophers[h->move->actor] == UNKNOWN)
        s->philosophers[h->move->actor] = s->turn.maybe_set = 0;
    else if (site->set == SET_PHILOSOPHERS)
        cyc_add_philosophers(h, h->move->actor, -b->philosophers, RULE_METROPOLIS_NOW);
    for (int type = PORT; site->set == SET_BUILDINGS && type < BUILDINGS; type++)
        cyc_take_tile(&s->isle[site->tile[type]], type);
    int seat = h->move->actor;
    if (s->due[seat] != NO_SET) {
        s->due[seat] = NO_SET;
        return;
    }
    for (int i = 0; i + 1 < OVERDUE_MAX; i++)
        s->overdue[seat][i] = s->overdue[seat][i + 1];
    s->overdue[seat][OVERDUE_MAX - 1] = NO_SET;
}

static void place(struct hearing *h, const struct cyc_site *site)
{
    struct cyc_state *s = h->state;
    if (site->isle == NOWHERE)
        return;
    for (int type = PORT; type < BUILDINGS; type++)
        for (int i = 0; i < site->rubble[type]; i++)
            cyc_take_tile(&s->isle[site->isle], type);
    cyc_set_metropolis(h, site->isle, true, RULE_METROPOLIS_NOW);
}

static void sum_metropolis(struct hearing *h, const struct cyc_site *site)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    struct cyc_line set = {0}, rubble = {0};
    if (!h->sums)
        return;
    for (int type = PORT; type < BUILDINGS; type++) {
        if (site->set == SET_BUILDINGS)
            cyc_say(&set, ", ", "%s %s", cyc_building_names[type], cyc_isle_name(b, site->tile[type]));
        for (int i = 0; i < site->rubble[type]; i++)
            cyc_say(&rubble, ", ", "%s", cyc_building_names[type]);
    }
    if (site->set == SET_PHILOSOPHERS)
        cyc_say(&set, "", "%d philosophers", b->philosophers);
    if (site->isle == NOWHERE) {
        sum_up(h, "%s; no place: lost", set.text);
        return;
    }
    sum_up(h, "%s for a metropolis on %s", set.text, cyc_isle_name(b, site->isle));
    if (rubble.length)
        sum_up(h, "%s on %s destroyed", rubble.text, cyc_isle_name(b, site->isle));
    sum_up(h, "metropolises %d of %d", cyc_metropolises_of(b, s, h->move->actor), b->target);
}

enum outcome cyc_play_metropolis(struct hearing *h)
{
    struct cyc_state *s = h->state;
    int actor = h->move->actor;
    bool none = item(h->move, 0, 0) == NONE_WORD, waiting = actor != CHANCE && cyc_set_to_place(s, actor) != NO_SET;
    struct cyc_site site = {0};
    struct cyc_guard g;
    if (none && given(h->move, SITE_DESTROY))
        return misread(h, "`destroy` needs an isle for the metropolis");
    if (!waiting && s->phase != PHASE_OVER)
        return cyc_out_of_phase(h, "%s has no metropolis to place", actor_name(h->match, actor));
    if (cyc_admit_turn(h, &g, false) == REFUSED || cyc_read_site(h, &site) == REFUSED
        || cyc_test_set(h, &site) == REFUSED)
        return REFUSED;
    if (site.isle != NOWHERE && (cyc_clear_site(h, &site) == REFUSED || cyc_test_site(h, &site) == REFUSED))
        return REFUSED;
    cyc_test_order(h, &g);
    test_rules(h, &site);

    turn_in(h, &site);
    place(h, &site);
    sum_metropolis(h, &site);
    cyc_look_for_sets(h);
    return STANDS;
}
