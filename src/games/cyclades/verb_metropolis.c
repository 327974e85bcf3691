/* Cyclades: metropolis, four philosophers or four kinds of building become one. */
#include <string.h>

#include "games/cyclades/cyclades.h"

/* ---- set and site ---------------------------------------------------------------------------------------------- */

/* The entry as it is understood. */
struct site {
    enum cyc_set set;
    int tile[BUILDINGS], isles[BUILDINGS]; /* the isle each building is taken from, and of how many it could be */
    int isle;                              /* NOWHERE: `none`, no place */
    struct cyc_isle left;                  /* the isle once the set is turned in */
    bool choice;                           /* the player may choose what is destroyed there */
    int rubble[BUILDINGS], falls;          /* what is destroyed, and how much in all */
};

/* The set that this player turns in now: the one due, else the oldest one overdue, else philosophers if their unknown
   number may have made a set, else NO_SET. */
static enum cyc_set set_to_place(const struct cyc_state *s, int seat)
{
    if (s->due[seat] == NO_SET && s->overdue[seat][0] == NO_SET && s->turn.player == seat && s->turn.maybe_set)
        return SET_PHILOSOPHERS;
    return s->due[seat] != NO_SET ? s->due[seat] : s->overdue[seat][0];
}

/* The set, with each building from the first isle that has it, and no isle for the metropolis yet. */
static struct site site_of(const struct cyc_box *b, const struct cyc_state *s, int seat)
{
    struct site site = {.set = set_to_place(s, seat), .isle = NOWHERE};
    for (int type = PORT; type < BUILDINGS; type++) {
        site.tile[type] = NOWHERE;
        for (int isle = b->isles - 1; isle >= 0; isle--)
            if (s->isle[isle].owner == seat && s->isle[isle].building[type] > 0) {
                site.tile[type] = isle;
                site.isles[type]++;
            }
    }
    return site;
}

/* The isle as it is once the set is turned in. */
static struct cyc_isle isle_without_set(const struct cyc_state *s, int isle, const struct site *site)
{
    struct cyc_isle left = s->isle[isle];
    for (int type = PORT; site->set == SET_BUILDINGS && type < BUILDINGS; type++)
        if (site->tile[type] == isle)
            cyc_take_tile(&left, type);
    return left;
}

/* Sets the isle, and what must leave it for a metropolis: buildings known to be on the dotted place, and as many others
   as find no square beside it. `rubble` lacks what the player may choose. */
static void choose_isle(const struct cyc_box *b, const struct cyc_state *s, struct site *site, int isle)
{
    site->isle = isle;
    site->left = isle_without_set(s, isle, site);
    const struct cyc_isle *left = &site->left;
    int others = 0, kinds = 0, pressed = cyc_on_dotted_place(b, isle, left);
    for (int type = PORT; type < BUILDINGS; type++) {
        pressed -= left->dotted[type];
        others += left->building[type] - left->dotted[type];
        kinds += left->building[type] > left->dotted[type];
    }
    site->choice = pressed > 0 && pressed < others && kinds > 1;
    site->falls = 0;
    for (int type = PORT; type < BUILDINGS; type++) {
        int more = site->choice ? 0 : left->building[type] - left->dotted[type];
        site->rubble[type] = left->dotted[type] + (more < pressed ? more : pressed);
        site->falls += site->rubble[type];
    }
}

/* Has the player an isle without a metropolis, besides `but`; if `free_place`, one where nothing need be destroyed? */
static bool has_site(const struct cyc_box *b, const struct cyc_state *s, int seat, const struct site *site, int but,
                     bool free_place)
{
    for (int isle = 0; isle < b->isles; isle++) {
        if (s->isle[isle].owner != seat || s->isle[isle].metropolis || isle == but)
            continue;
        struct cyc_isle left = isle_without_set(s, isle, site);
        if (!free_place || cyc_on_dotted_place(b, isle, &left) == 0)
            return true;
    }
    return false;
}

/* Is `none` lawful: may the player lose the set for want of a place? */
static bool none_is_lawful(const struct match *match, const struct cyc_state *s, int seat, const struct site *site)
{
    return cyc_tiles_left(match->box, s, METROPOLIS) <= 0
           || !has_site(match->box, s, seat, site, NOWHERE, match->house[Q_NO_PLACE] == NO_PLACE_LOST);
}

bool cyc_set_is_lost(const struct match *match, const struct cyc_state *s, int seat)
{
    struct site site = site_of(match->box, s, seat);
    for (int type = PORT; type < BUILDINGS; type++)
        if (site.set == SET_BUILDINGS && site.isles[type] != 1)
            return false;
    return none_is_lawful(match, s, seat, &site);
}

/* ---- reading --------------------------------------------------------------------------------------------------- */

/* The entry of a player as far as it can be understood, without findings. An isle of theirs that already has a
   metropolis means `none` where that is lawful. */
static struct site site_meant(const struct match *match, const struct cyc_state *s, const struct move *move)
{
    const struct cyc_box *b = match->box;
    struct site site = site_of(b, s, move->actor);
    int isle = cyc_isle_meant(b, item(move, 0, 0));
    for (int type = PORT; type < BUILDINGS; type++)
        if (given(move, SITE_TILE + type))
            site.tile[type] = cyc_isle_meant(b, item(move, SITE_TILE + type, 0));
    if (isle == NOWHERE
        || (s->isle[isle].owner == move->actor && s->isle[isle].metropolis && !given(move, SITE_DESTROY)
            && none_is_lawful(match, s, move->actor, &site)))
        return site;
    choose_isle(b, s, &site, isle);
    return site;
}

/* Reads the entry. Refuses spaces that do not exist, and an entry that leaves a choice open. */
static enum outcome read_site(struct hearing *h, struct site *site)
{
    const struct move *m = h->move;
    *site = site_meant(h->match, h->state, m);
    for (int type = PORT; type < BUILDINGS; type++) {
        if (site->set != SET_BUILDINGS || given(m, SITE_TILE + type) || site->isles[type] < 2)
            continue;
        const struct cyc_box *b = h->match->box;
        const struct cyc_state *s = h->state;
        struct cyc_line isles = {0};
        for (int isle = 0; isle < b->isles; isle++)
            if (s->isle[isle].owner == m->actor && s->isle[isle].building[type] > 0)
                cyc_say(&isles, " or ", "`%s: %s`", cyc_building_names[type], cyc_isle_name(b, isle));
        return misread(h, "%s has a %s on several isles; write %s", cyc_actor(h), cyc_building_names[type], isles.text);
    }
    for (int key = 0; key < SITE_TILE + BUILDINGS; key++)
        if (given(m, key) && item(m, key, 0) != NONE_WORD && cyc_isle_in(h, key) == NOWHERE)
            return REFUSED;
    return STANDS;
}

/* ---- physics --------------------------------------------------------------------------------------------------- */

/* Refuses if the player does not have the set. */
static enum outcome test_set(struct hearing *h, const struct site *site)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    const char *name = cyc_actor(h);
    int philosophers = s->philosophers[h->move->actor];
    if (site->set == SET_PHILOSOPHERS && philosophers != UNKNOWN && philosophers < b->philosophers)
        return cyc_cannot(h, RULE_NO_PIECE, "%s no longer has %d philosophers", name, b->philosophers);
    for (int type = PORT; type < BUILDINGS; type++) {
        int isle = site->tile[type];
        if (site->set == SET_PHILOSOPHERS) {
            if (given(h->move, SITE_TILE + type))
                return cyc_cannot_at(h, SITE_TILE + type, -1, RULE_NO_PIECE,
                                     "this metropolis is for %d philosophers, not for a %s", b->philosophers,
                                     cyc_building_names[type]);
            continue;
        }
        if (isle == NOWHERE)
            return cyc_cannot_on(h, ON_ISLES, RULE_NO_PIECE, "%s no longer has a %s", name, cyc_building_names[type]);
        if (s->isle[isle].owner != h->move->actor || s->isle[isle].building[type] == 0)
            return cyc_cannot_on_at(h, SITE_TILE + type, -1, ON_ISLES, RULE_NO_PIECE, "%s has no %s on %s", name,
                                    cyc_building_names[type], cyc_isle_name(b, isle));
    }
    return STANDS;
}

static void take_rubble(struct cyc_isle *isle, const struct site *site)
{
    for (int type = PORT; type < BUILDINGS; type++)
        for (int i = 0; i < site->rubble[type]; i++)
            cyc_take_tile(isle, type);
}

/* Puts what the entry destroys in place of what must be. Refuses a site where the metropolis does not fit. */
static enum outcome test_site(struct hearing *h, struct site *site)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    const char *isle = cyc_isle_name(b, site->isle);
    int need = cyc_on_dotted_place(b, site->isle, &site->left);
    if (!given(h->move, SITE_DESTROY) && site->choice)
        return misread(h, "%d building%s on %s must go; name them with `destroy`", need, plural(need), isle);
    if (given(h->move, SITE_DESTROY)) {
        memset(site->rubble, 0, sizeof site->rubble);
        site->falls = items(h->move, SITE_DESTROY);
    }
    for (int i = 0; i < items(h->move, SITE_DESTROY); i++)
        site->rubble[item(h->move, SITE_DESTROY, i)]++;
    for (int type = PORT; type < BUILDINGS; type++)
        if (site->rubble[type] > site->left.building[type])
            return cyc_cannot_on_at(h, SITE_DESTROY, -1, ON_ISLES, RULE_NO_PIECE,
                                    "there is no %s left to destroy on %s", cyc_building_names[type], isle);
    /* The number of buildings left on the dotted place once the rubble is gone. */
    struct cyc_isle cleared = site->left;
    take_rubble(&cleared, site);
    int still = cyc_on_dotted_place(b, site->isle, &cleared);
    if (s->isle[site->isle].metropolis)
        return cyc_cannot(h, RULE_SQUARE, "%s already has a metropolis", isle);
    if (still > 0)
        return cyc_cannot_at(h, given(h->move, SITE_DESTROY) ? SITE_DESTROY : 0, -1, RULE_SQUARE,
                             "%d building%s still on the dotted place of %s", still, still == 1 ? " is" : "s are",
                             isle);
    if (cyc_tiles_left(b, s, METROPOLIS) <= 0)
        return cyc_cannot(h, RULE_SUPPLY, "no metropolis is left; write `metropolis none`");
    return STANDS;
}

/* ---- listing: sites, tiles turned in and what is destroyed, as far as there is a choice -------------------------- */

struct choice {
    const struct cyc_box *b;
    const struct cyc_state *s;
    int seat;
    struct site site;
    struct suggestions *out;
};

static struct move entry_of(const struct choice *c)
{
    const struct site *site = &c->site;
    int place = site->isle == NOWHERE ? NONE_WORD : c->b->isle[site->isle].circle[0];
    struct move move = MOVE_WITH(c->seat, VERB_METROPOLIS, {0, place});
    for (int type = PORT; site->set == SET_BUILDINGS && type < BUILDINGS; type++)
        if (site->isles[type] > 1)
            move_put(&move, SITE_TILE + type, c->b->isle[site->tile[type]].circle[0]);
    return move;
}

/* Buildings known to be on the dotted place are destroyed anyway. */
static void choose_site(struct choice *c)
{
    const struct cyc_isle *left = &c->site.left;
    for (int isle = 0; isle < c->b->isles; isle++) {
        if (c->s->isle[isle].owner != c->seat || c->s->isle[isle].metropolis)
            continue;
        choose_isle(c->b, c->s, &c->site, isle);
        struct move move = entry_of(c);
        if (c->site.choice)
            suggest_bags(c->out, &move, SITE_DESTROY, BUILDINGS, left->dotted, left->building,
                         cyc_on_dotted_place(c->b, isle, left));
        else
            suggest_move(c->out, &move);
    }
    c->site.isle = NOWHERE;
    suggest_made(c->out, entry_of(c));
}

static void choose_tile(struct choice *c, int type)
{
    if (type == BUILDINGS || c->site.set == SET_PHILOSOPHERS) {
        choose_site(c);
        return;
    }
    for (int isle = 0; isle < c->b->isles; isle++)
        if (c->s->isle[isle].owner == c->seat && c->s->isle[isle].building[type] > 0) {
            c->site.tile[type] = isle;
            choose_tile(c, type + 1);
        }
}

void cyc_suggest_metropolis(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    (void)verb;
    const struct cyc_state *s = state;
    for (int seat = 0; s->phase == PHASE_ACTIONS && seat < match->seats; seat++) {
        struct choice c = {match->box, s, seat, site_of(match->box, s, seat), out};
        if (c.site.set != NO_SET && (s->due[seat] != NO_SET || seat == s->turn.player))
            choose_tile(&c, PORT);
    }
}

/* Without tiles that only one isle can give, and without what is destroyed if the player has no choice. */
bool cyc_spell_metropolis(const struct match *match, const void *state, struct move *move)
{
    if (move->actor >= match->seats)
        return true;
    struct site site = site_meant(match, state, move), first = site_of(match->box, state, move->actor);
    bool none = site.isle == NOWHERE && cyc_isle_meant(match->box, item(move, 0, 0)) != NOWHERE,
         matters = site.isle == NOWHERE || site.choice;
    struct move spelled = MOVE_WITH(move->actor, VERB_METROPOLIS, {0, none ? NONE_WORD : item(move, 0, 0)});
    for (int type = PORT; type < BUILDINGS; type++)
        if (given(move, SITE_TILE + type) && !(first.isles[type] == 1 && site.tile[type] == first.tile[type]))
            move_put(&spelled, SITE_TILE + type, item(move, SITE_TILE + type, 0));
    int rubble[MOVE_ITEMS], falls = items(move, SITE_DESTROY);
    for (int i = 0; i < falls; i++) {
        rubble[i] = item(move, SITE_DESTROY, i);
        site.rubble[rubble[i]]--;
    }
    for (int type = PORT; type < BUILDINGS; type++)
        matters = matters || site.rubble[type] != 0;
    cyc_sort_values(rubble, falls);
    if (given(move, SITE_DESTROY) && matters)
        move_put_list(&spelled, SITE_DESTROY, falls, rubble);
    *move = spelled;
    return true;
}

/* ---- rules ----------------------------------------------------------------------------------------------------- */

/* Buildings may be destroyed only for want of a free place; by a house rule never, or always. */
static void test_rules(struct hearing *h, const struct site *site)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    bool lost = h->match->house[Q_NO_PLACE] == NO_PLACE_LOST, any = h->match->house[Q_METROPOLIS_SITE] == SITE_ANY,
         place = has_site(b, s, h->move->actor, site, site->isle, true);
    if (site->isle == NOWHERE) {
        if (none_is_lawful(h->match, s, h->move->actor, site))
            return;
        cyc_breaks(h, RULE_METROPOLIS_SITE,
                   place ? "%s places no metropolis, but has a free place for it"
                         : "%s places no metropolis, but has an isle without one",
                   cyc_actor(h));
        if (!place)
            hangs_on(h, Q_NO_PLACE, NO_PLACE_LOST);
        return;
    }
    const char *isle = cyc_isle_name(b, site->isle);
    int need = cyc_on_dotted_place(b, site->isle, &site->left);
    if (s->isle[site->isle].owner != h->move->actor)
        cyc_breaks(h, RULE_METROPOLIS_SITE, "%s places a metropolis on %s, which is not %s's isle", cyc_actor(h), isle,
                   cyc_actor(h));
    else if (need > 0 && (lost || (!any && place))) {
        cyc_breaks(h, RULE_METROPOLIS_SITE,
                   place ? "%s destroys buildings on %s, but has a free place on another isle"
                         : "%s cannot destroy buildings on %s: without a free place the metropolis is lost",
                   cyc_actor(h), isle);
        if (!lost)
            hangs_on(h, Q_METROPOLIS_SITE, SITE_ANY);
        else if (any || !place)
            hangs_on(h, Q_NO_PLACE, NO_PLACE_DESTROY);
    }
    if (site->falls > need)
        cyc_breaks_at(h, SITE_DESTROY, -1, RULE_METROPOLIS_DESTROY, "%s destroys %d building%s, but only %d must go",
                      cyc_actor(h), site->falls, plural(site->falls), need);
}

/* ---- effect ---------------------------------------------------------------------------------------------------- */

static void sum_metropolis(struct hearing *h, const struct site *site)
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
    if (*rubble.text)
        sum_up(h, "%s on %s destroyed", rubble.text, cyc_isle_name(b, site->isle));
    sum_up(h, "metropolises %d of %d", cyc_land_of(b, s, h->move->actor).metropolises, b->target);
}

enum outcome cyc_play_metropolis(struct hearing *h)
{
    struct cyc_state *s = h->state;
    int actor = h->move->actor;
    bool none = item(h->move, 0, 0) == NONE_WORD, waiting = actor != CHANCE && set_to_place(s, actor) != NO_SET;
    struct site site;
    struct cyc_guard g;
    if (none && given(h->move, SITE_DESTROY))
        return misread(h, "`destroy` needs an isle for the metropolis");
    if (!waiting && s->phase != PHASE_OVER)
        return cyc_out_of_phase(h, "%s has no metropolis to place", cyc_actor(h));
    if (cyc_admit_turn(h, &g, false) == REFUSED || read_site(h, &site) == REFUSED || test_set(h, &site) == REFUSED)
        return REFUSED;
    if (site.isle != NOWHERE && test_site(h, &site) == REFUSED)
        return REFUSED;
    cyc_test_order(h, &g);
    test_rules(h, &site);

    if (site.set == SET_PHILOSOPHERS && s->philosophers[actor] == UNKNOWN)
        s->philosophers[actor] = s->turn.maybe_set = 0;
    else if (site.set == SET_PHILOSOPHERS)
        cyc_add_cards(h, actor, PHILOSOPHER, -cyc_box_of(h->match)->philosophers, RULE_METROPOLIS_NOW);
    for (int type = PORT; site.set == SET_BUILDINGS && type < BUILDINGS; type++)
        cyc_take_tile(&s->isle[site.tile[type]], type);
    for (int i = 0; s->due[actor] == NO_SET && i < OVERDUE_MAX; i++)
        s->overdue[actor][i] = i + 1 < OVERDUE_MAX ? s->overdue[actor][i + 1] : NO_SET;
    s->due[actor] = NO_SET;
    if (site.isle != NOWHERE) {
        take_rubble(&s->isle[site.isle], &site);
        cyc_set_metropolis(h, site.isle, true, RULE_METROPOLIS_NOW);
    }
    sum_metropolis(h, &site);
    cyc_look_for_sets(h);
    return STANDS;
}
