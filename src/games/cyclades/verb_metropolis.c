/* Cyclades: metropolis, four philosophers or four kinds of building become one. */
#include "games/cyclades/cyclades.h"

/* ---- set and site ---------------------------------------------------------------------------------------------- */

/* The entry as it is understood. */
struct site {
    enum cyc_set set;
    int isle;                     /* NOWHERE: `none`, no place */
    int tile[BUILDINGS];          /* the isle each building is taken from */
    int rubble[BUILDINGS], falls; /* what is destroyed on the site, and how much in all */
    struct cyc_isle left;         /* the site once the set is turned in */
};

/* The set that this player turns in now: the one due, else the oldest one overdue, else philosophers if their unknown
   number may have made a set, else NO_SET. */
static enum cyc_set set_to_place(const struct cyc_state *s, int seat)
{
    if (s->due[seat] == NO_SET && s->overdue[seat][0] == NO_SET && s->turn.player == seat && s->turn.maybe_set)
        return SET_PHILOSOPHERS;
    return s->due[seat] != NO_SET ? s->due[seat] : s->overdue[seat][0];
}

/* How many of the player's isles have a building of this type; `*first` is the first such isle or NOWHERE. */
static int isles_with(const struct cyc_box *b, const struct cyc_state *s, int seat, int type, int *first)
{
    int count = 0;
    *first = NOWHERE;
    for (int isle = 0; isle < b->isles; isle++)
        if (s->isle[isle].owner == seat && s->isle[isle].building[type] > 0) {
            *first = count == 0 ? isle : *first;
            count++;
        }
    return count;
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

/* Sets in `rubble` what must leave the isle for a metropolis: buildings known to be on the dotted place, and as many
   others as find no square beside it. False: `rubble` lacks what the player may choose. */
static bool forced_rubble(const struct cyc_box *b, int isle, const struct cyc_isle *left, int rubble[BUILDINGS])
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

/* Has the player another isle without a metropolis; if `free_place`, one where nothing need be destroyed? */
static bool has_other_site(const struct cyc_box *b, const struct cyc_state *s, int seat, const struct site *site,
                           bool free_place)
{
    for (int isle = 0; isle < b->isles; isle++) {
        if (s->isle[isle].owner != seat || s->isle[isle].metropolis || isle == site->isle)
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
    struct site anywhere = *site;
    anywhere.isle = NOWHERE;
    return cyc_tiles_left(match->box, s, METROPOLIS) <= 0
           || !has_other_site(match->box, s, seat, &anywhere, match->house[Q_NO_PLACE] == NO_PLACE_LOST);
}

bool cyc_set_is_lost(const struct match *match, const struct cyc_state *s, int seat)
{
    struct site site = {.set = set_to_place(s, seat), .isle = NOWHERE};
    for (int type = PORT; type < BUILDINGS; type++)
        if (isles_with(match->box, s, seat, type, &site.tile[type]) != 1 && site.set == SET_BUILDINGS)
            return false;
    return none_is_lawful(match, s, seat, &site);
}

/* ---- reading --------------------------------------------------------------------------------------------------- */

/* Does the entry mean `none`? It names an isle of the player that already has a metropolis, and `none` is lawful. */
static bool means_none(const struct match *match, const struct cyc_state *s, const struct move *move,
                       const struct site *site)
{
    return site->isle != NOWHERE && move->actor < match->seats && s->isle[site->isle].owner == move->actor
           && s->isle[site->isle].metropolis && !given(move, SITE_DESTROY)
           && none_is_lawful(match, s, move->actor, site);
}

/* The entry as far as it can be understood, without findings. */
static struct site site_meant(const struct match *match, const struct cyc_state *s, const struct move *move)
{
    const struct cyc_box *b = match->box;
    struct site site = {.isle = cyc_isle_meant(b, item(move, 0, 0))};
    if (move->actor >= match->seats)
        return site;
    site.set = set_to_place(s, move->actor);
    for (int type = PORT; type < BUILDINGS; type++)
        if (given(move, SITE_TILE + type))
            site.tile[type] = cyc_isle_meant(b, item(move, SITE_TILE + type, 0));
        else
            isles_with(b, s, move->actor, type, &site.tile[type]);
    return site;
}

/* Reads the entry. Refuses spaces that do not exist, and an entry that leaves a choice open. */
static enum outcome read_site(struct hearing *h, struct site *site)
{
    const struct move *m = h->move;
    const struct cyc_box *b = h->match->box;
    *site = site_meant(h->match, h->state, m);
    for (int type = PORT; type < BUILDINGS; type++) {
        int key = SITE_TILE + type, first;
        if (site->set == SET_PHILOSOPHERS && given(m, key))
            return refused_at(h, key, -1,
                              misread(h, "this metropolis is for %d philosophers; leave out `%s`", b->philosophers,
                                      cyc_building_names[type]));
        if (site->set == SET_BUILDINGS && !given(m, key) && isles_with(b, h->state, m->actor, type, &first) > 1)
            return misread(h, "%s has a %s on several isles; name the one to turn in", h->match->names[m->actor],
                           cyc_building_names[type]);
    }
    if (item(m, 0, 0) != NONE_WORD && cyc_isle_in(h, 0) == NOWHERE)
        return REFUSED;
    for (int key = SITE_TILE; key < SITE_TILE + BUILDINGS; key++)
        if (given(m, key) && cyc_isle_in(h, key) == NOWHERE)
            return REFUSED;
    if (means_none(h->match, h->state, m, site))
        site->isle = NOWHERE;
    site->falls = items(m, SITE_DESTROY);
    for (int i = 0; i < site->falls; i++)
        site->rubble[item(m, SITE_DESTROY, i)]++;
    return STANDS;
}

/* ---- physics --------------------------------------------------------------------------------------------------- */

/* Refuses if the player does not have the set. */
static enum outcome test_set(struct hearing *h, const struct site *site)
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
        return cyc_cannot_on_at(h, SITE_TILE + type, -1, ON_ISLES, RULE_NO_PIECE, "%s has no %s on %s", name,
                                cyc_building_names[type], cyc_isle_name(b, isle));
    }
    return STANDS;
}

/* Works out the site as it is once the set is turned in, and what is destroyed there where the player has no choice. */
static enum outcome clear_site(struct hearing *h, struct site *site)
{
    const struct cyc_box *b = h->match->box;
    site->left = isle_without_set(h->state, site->isle, site);
    if (given(h->move, SITE_DESTROY))
        return STANDS;
    int need = cyc_on_dotted_place(b, site->isle, &site->left);
    if (!forced_rubble(b, site->isle, &site->left, site->rubble))
        return misread(h, "%d building%s on %s must go; name them with `destroy`", need, plural(need),
                       cyc_isle_name(b, site->isle));
    site->falls = need;
    return STANDS;
}

static void take_rubble(struct cyc_isle *isle, const struct site *site)
{
    for (int type = PORT; type < BUILDINGS; type++)
        for (int i = 0; i < site->rubble[type]; i++)
            cyc_take_tile(isle, type);
}

/* Refuses a site where the metropolis does not fit. */
static enum outcome test_site(struct hearing *h, const struct site *site)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    for (int type = PORT; type < BUILDINGS; type++)
        if (site->rubble[type] > site->left.building[type])
            return cyc_cannot_on_at(h, SITE_DESTROY, -1, ON_ISLES, RULE_NO_PIECE,
                                    "there is no %s left to destroy on %s", cyc_building_names[type],
                                    cyc_isle_name(b, site->isle));
    /* The number of buildings left on the dotted place once the rubble is gone. */
    struct cyc_isle cleared = site->left;
    take_rubble(&cleared, site);
    int still = cyc_on_dotted_place(b, site->isle, &cleared);
    if (s->isle[site->isle].metropolis)
        return cyc_cannot(h, RULE_SQUARE, "%s already has a metropolis", cyc_isle_name(b, site->isle));
    if (still > 0)
        return cyc_cannot_at(h, given(h->move, SITE_DESTROY) ? SITE_DESTROY : 0, -1, RULE_SQUARE,
                             "%d building%s still on the dotted place of %s", still, still == 1 ? " is" : "s are",
                             cyc_isle_name(b, site->isle));
    if (cyc_tiles_left(b, s, METROPOLIS) <= 0)
        return cyc_cannot(h, RULE_SUPPLY, "no metropolis is left; write `metropolis none`");
    return STANDS;
}

/* ---- listing: sites, tiles turned in and what is destroyed, as far as there is a choice -------------------------- */

/* A choice being made: which isle gives each building, if several could. */
struct choice {
    const struct cyc_box *b;
    const struct cyc_state *s;
    int seat;
    struct site site;
    bool named[BUILDINGS];
    struct suggestions *out;
};

static void emit(const struct choice *c, int site, const int *rubble, int falls)
{
    int place = site == NOWHERE ? NONE_WORD : c->b->isle[site].circle[0];
    struct move move = MOVE_WITH(c->seat, VERB_METROPOLIS, {0, place});
    for (int type = PORT; type < BUILDINGS; type++)
        if (c->named[type])
            move_put(&move, SITE_TILE + type, c->b->isle[c->site.tile[type]].circle[0]);
    if (falls > 0)
        move_put_list(&move, SITE_DESTROY, falls, rubble);
    suggest_move(c->out, &move);
}

/* Buildings known to be on the dotted place are destroyed anyway; `need` more are chosen, type by type. */
static void choose_rubble(const struct choice *c, int site, const struct cyc_isle *left, int need, int type,
                          int *rubble, int falls)
{
    if (type == BUILDINGS) {
        if (need == 0)
            emit(c, site, rubble, falls);
        return;
    }
    int others = left->building[type] - left->dotted[type];
    for (int fall = 0; fall <= others && fall <= need && falls + left->dotted[type] + fall <= MOVE_ITEMS; fall++) {
        for (int i = 0; i < left->dotted[type] + fall; i++)
            rubble[falls + i] = type;
        choose_rubble(c, site, left, need - fall, type + 1, rubble, falls + left->dotted[type] + fall);
    }
}

static void choose_site(const struct choice *c)
{
    for (int isle = 0; isle < c->b->isles; isle++) {
        if (c->s->isle[isle].owner != c->seat || c->s->isle[isle].metropolis)
            continue;
        struct cyc_isle left = isle_without_set(c->s, isle, &c->site);
        int need = cyc_on_dotted_place(c->b, isle, &left), forced[BUILDINGS], rubble[MOVE_ITEMS];
        if (forced_rubble(c->b, isle, &left, forced))
            emit(c, isle, rubble, 0);
        else {
            for (int type = PORT; type < BUILDINGS; type++)
                need -= left.dotted[type];
            choose_rubble(c, isle, &left, need, PORT, rubble, 0);
        }
    }
    emit(c, NOWHERE, NULL, 0);
}

static void choose_tile(struct choice *c, int type)
{
    int first;
    if (type == BUILDINGS || c->site.set == SET_PHILOSOPHERS) {
        choose_site(c);
        return;
    }
    c->named[type] = isles_with(c->b, c->s, c->seat, type, &first) > 1;
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
    if (s->phase != PHASE_ACTIONS)
        return;
    for (int seat = 0; seat < match->seats; seat++) {
        struct choice c = {.b = match->box, .s = s, .seat = seat, .site.set = set_to_place(s, seat), .out = out};
        if (c.site.set != NO_SET && (s->due[seat] != NO_SET || seat == s->turn.player))
            choose_tile(&c, PORT);
    }
}

/* ---- respelling ------------------------------------------------------------------------------------------------ */

/* Must the entry name what is destroyed? Not if the player has no choice. */
static bool rubble_matters(const struct match *match, const struct cyc_state *s, const struct move *move,
                           const struct site *site)
{
    int forced[BUILDINGS], named[BUILDINGS] = {0};
    if (site->isle == NOWHERE || move->actor >= match->seats)
        return true;
    struct cyc_isle left = isle_without_set(s, site->isle, site);
    for (int i = 0; i < items(move, SITE_DESTROY); i++)
        named[item(move, SITE_DESTROY, i)]++;
    if (!forced_rubble(match->box, site->isle, &left, forced))
        return true;
    for (int type = PORT; type < BUILDINGS; type++)
        if (forced[type] != named[type])
            return true;
    return false;
}

bool cyc_spell_metropolis(const struct match *match, const void *state, struct move *move)
{
    const struct cyc_state *s = state;
    struct site site = site_meant(match, s, move);
    int place = means_none(match, s, move, &site) ? NONE_WORD : item(move, 0, 0);
    struct move spelled = MOVE_WITH(move->actor, VERB_METROPOLIS, {0, place});
    for (int type = PORT; type < BUILDINGS && move->actor < match->seats; type++) {
        int first, isles = isles_with(match->box, s, move->actor, type, &first);
        if (given(move, SITE_TILE + type) && !(isles == 1 && site.tile[type] == first))
            move_put(&spelled, SITE_TILE + type, item(move, SITE_TILE + type, 0));
    }
    int rubble[MOVE_ITEMS], falls = items(move, SITE_DESTROY);
    for (int i = 0; i < falls; i++)
        rubble[i] = item(move, SITE_DESTROY, i);
    cyc_sort_values(rubble, falls);
    if (given(move, SITE_DESTROY) && rubble_matters(match, s, move, &site))
        move_put_list(&spelled, SITE_DESTROY, falls, rubble);
    *move = spelled;
    return true;
}

/* ---- rules ----------------------------------------------------------------------------------------------------- */

/* Buildings may be destroyed only for want of a free place; by a house rule never, or always. */
static void test_destruction(struct hearing *h, const struct site *site)
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

static void test_rules(struct hearing *h, const struct site *site)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    int seat = h->move->actor;
    if (site->isle == NOWHERE) {
        bool place = has_other_site(b, s, seat, site, true);
        if (none_is_lawful(h->match, s, seat, site))
            return;
        cyc_breaks(h, RULE_METROPOLIS_SITE,
                   place ? "%s places no metropolis, but has a free place for it"
                         : "%s places no metropolis, but has an isle without one",
                   h->match->names[seat]);
        if (!place)
            hangs_on(h, Q_NO_PLACE, NO_PLACE_LOST);
        return;
    }
    int need = cyc_on_dotted_place(b, site->isle, &site->left);
    if (s->isle[site->isle].owner != seat)
        cyc_breaks(h, RULE_METROPOLIS_SITE, "%s places a metropolis on %s, which is not %s's isle", cyc_actor(h),
                   cyc_isle_name(b, site->isle), h->match->names[seat]);
    else if (need > 0)
        test_destruction(h, site);
    if (site->falls > need)
        cyc_breaks_at(h, SITE_DESTROY, -1, RULE_METROPOLIS_DESTROY, "%s destroys %d building%s, but only %d must go",
                      cyc_actor(h), site->falls, plural(site->falls), need);
}

/* ---- effect ---------------------------------------------------------------------------------------------------- */

static void turn_in(struct hearing *h, const struct site *site)
{
    struct cyc_state *s = h->state;
    int seat = h->move->actor;
    if (site->set == SET_PHILOSOPHERS && s->philosophers[seat] == UNKNOWN)
        s->philosophers[seat] = s->turn.maybe_set = 0;
    else if (site->set == SET_PHILOSOPHERS)
        cyc_add_cards(h, seat, PHILOSOPHER, -cyc_box_of(h->match)->philosophers, RULE_METROPOLIS_NOW);
    for (int type = PORT; site->set == SET_BUILDINGS && type < BUILDINGS; type++)
        cyc_take_tile(&s->isle[site->tile[type]], type);
    if (s->due[seat] != NO_SET) {
        s->due[seat] = NO_SET;
        return;
    }
    for (int i = 0; i + 1 < OVERDUE_MAX; i++)
        s->overdue[seat][i] = s->overdue[seat][i + 1];
    s->overdue[seat][OVERDUE_MAX - 1] = NO_SET;
}

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
    if (site.isle != NOWHERE && (clear_site(h, &site) == REFUSED || test_site(h, &site) == REFUSED))
        return REFUSED;
    cyc_test_order(h, &g);
    test_rules(h, &site);

    turn_in(h, &site);
    if (site.isle != NOWHERE) {
        take_rubble(&s->isle[site.isle], &site);
        cyc_set_metropolis(h, site.isle, true, RULE_METROPOLIS_NOW);
    }
    sum_metropolis(h, &site);
    cyc_look_for_sets(h);
    return STANDS;
}
