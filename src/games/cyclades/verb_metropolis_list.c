/* Cyclades: metropolis: the sites, the tiles turned in and what is destroyed, as far as there is a choice. */
#include "games/cyclades/metropolis.h"

/* A choice being made: which isle gives each building, if several could. */
struct choice {
    const struct cyc_box *b;
    const struct cyc_state *s;
    int seat;
    enum cyc_set set;
    int tile[BUILDINGS];
    bool named[BUILDINGS];
    struct suggestions *out;
};

static void emit(const struct choice *c, int site, const int *rubble, int falls)
{
    struct move move = move_of(c->seat, VERB_METROPOLIS);
    move_put(&move, 0, site == NOWHERE ? NONE_WORD : c->b->isle[site].circle[0]);
    for (int type = PORT; type < BUILDINGS; type++)
        if (c->named[type])
            move_put(&move, SITE_TILE + type, c->b->isle[c->tile[type]].circle[0]);
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
        struct cyc_isle left = cyc_isle_without_set(c->s, isle, c->set, c->tile);
        int need = cyc_on_dotted_place(c->b, isle, &left), forced[BUILDINGS], rubble[MOVE_ITEMS];
        if (cyc_forced_rubble(c->b, isle, &left, forced))
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
    if (type == BUILDINGS || c->set == SET_PHILOSOPHERS) {
        choose_site(c);
        return;
    }
    c->named[type] = cyc_isles_with(c->b, c->s, c->seat, type) > 1;
    for (int isle = 0; isle < c->b->isles; isle++)
        if (c->s->isle[isle].owner == c->seat && c->s->isle[isle].building[type] > 0) {
            c->tile[type] = isle;
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
        struct choice c = {.b = match->box, .s = s, .seat = seat, .set = cyc_set_to_place(s, seat), .out = out};
        if (c.set != NO_SET && (s->due[seat] != NO_SET || seat == s->turn.player))
            choose_tile(&c, PORT);
    }
}

/* ---- respelling ------------------------------------------------------------------------------------------------ */

static bool tile_matters(const struct match *match, const struct cyc_state *s, const struct move *move, int type)
{
    const struct cyc_box *b = match->box;
    return given(move, SITE_TILE + type) && move->actor < match->seats
           && !(cyc_isles_with(b, s, move->actor, type) == 1
                && cyc_isle_meant(b, item(move, SITE_TILE + type, 0)) == cyc_first_isle_with(b, s, move->actor, type));
}

/* Must the entry name what is destroyed? Not if the player has no choice. */
static bool rubble_matters(const struct match *match, const struct cyc_state *s, const struct move *move,
                           const struct cyc_site *site)
{
    int forced[BUILDINGS], named[BUILDINGS] = {0};
    if (site->isle == NOWHERE || move->actor >= match->seats)
        return true;
    struct cyc_isle left = cyc_isle_without_set(s, site->isle, site->set, site->tile);
    for (int i = 0; i < items(move, SITE_DESTROY); i++)
        named[item(move, SITE_DESTROY, i)]++;
    if (!cyc_forced_rubble(match->box, site->isle, &left, forced))
        return true;
    for (int type = PORT; type < BUILDINGS; type++)
        if (forced[type] != named[type])
            return true;
    return false;
}

/* The entry as far as it can be understood, without findings. */
static struct cyc_site site_meant(const struct match *match, const struct cyc_state *s, const struct move *move)
{
    const struct cyc_box *b = match->box;
    struct cyc_site site = {.isle = cyc_isle_meant(b, item(move, 0, 0))};
    if (move->actor >= match->seats)
        return site;
    site.set = cyc_set_to_place(s, move->actor);
    for (int type = PORT; type < BUILDINGS; type++)
        site.tile[type] = given(move, SITE_TILE + type) ? cyc_isle_meant(b, item(move, SITE_TILE + type, 0))
                                                        : cyc_first_isle_with(b, s, move->actor, type);
    return site;
}

bool cyc_spell_metropolis(const struct match *match, const void *state, struct move *move)
{
    const struct cyc_state *s = state;
    struct cyc_site site = site_meant(match, s, move);
    struct move spelled = move_of(move->actor, VERB_METROPOLIS);
    move_put(&spelled, 0, cyc_means_none(match, s, move, &site) ? NONE_WORD : item(move, 0, 0));
    for (int type = PORT; type < BUILDINGS; type++)
        if (tile_matters(match, s, move, type))
            move_put(&spelled, SITE_TILE + type, item(move, SITE_TILE + type, 0));
    int rubble[MOVE_ITEMS], falls = items(move, SITE_DESTROY);
    for (int i = 0; i < falls; i++)
        rubble[i] = item(move, SITE_DESTROY, i);
    cyc_sort_values(rubble, falls);
    if (given(move, SITE_DESTROY) && rubble_matters(match, s, move, &site))
        move_put_list(&spelled, SITE_DESTROY, falls, rubble);
    *move = spelled;
    return true;
}
