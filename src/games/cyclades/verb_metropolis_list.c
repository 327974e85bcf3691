/* Cyclades: metropolis: the sites, the tiles turned in and what is destroyed, as far as there is a choice. */
#include "games/cyclades/metropolis.h"

/* A choice while it is made: which isle gives each building, where there are several. */
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

static void choose_rubble(const struct choice *c, int site, const struct cyc_isle *left, int need, int type,
                          int *rubble, int falls)
{
    if (falls == need) {
        emit(c, site, rubble, falls);
        return;
    }
    for (int fall = 0; type < BUILDINGS && fall <= left->building[type] && falls + fall <= need; fall++) {
        for (int i = 0; i < fall; i++)
            rubble[falls + i] = type;
        choose_rubble(c, site, left, need, type + 1, rubble, falls + fall);
    }
}

static void choose_site(const struct choice *c)
{
    for (int isle = 0; isle < c->b->isles; isle++) {
        if (c->s->isle[isle].owner != c->seat || c->s->isle[isle].metropolis)
            continue;
        struct cyc_isle left = c->s->isle[isle];
        for (int type = PORT; c->set == SET_BUILDINGS && type < BUILDINGS; type++)
            left.building[type] -= c->tile[type] == isle;
        int need = cyc_surplus(c->b, isle, &left), rubble[MOVE_ITEMS];
        if (!cyc_choice_of_rubble(&left, need))
            emit(c, isle, rubble, 0);
        else if (need < MOVE_ITEMS)
            choose_rubble(c, isle, &left, need, PORT, rubble, 0);
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

/* What falls needs no word where all of it must go or all of it is alike. */
static bool rubble_matters(const struct match *match, const struct cyc_state *s, const struct move *move)
{
    const struct cyc_box *b = match->box;
    int isle = cyc_isle_meant(b, item(move, 0, 0));
    if (isle == NOWHERE || move->actor >= match->seats)
        return true;
    struct cyc_isle left = s->isle[isle];
    for (int type = PORT; cyc_set_to_place(s, move->actor) == SET_BUILDINGS && type < BUILDINGS; type++) {
        int tile = given(move, SITE_TILE + type) ? cyc_isle_meant(b, item(move, SITE_TILE + type, 0))
                                                 : cyc_first_isle_with(b, s, move->actor, type);
        left.building[type] -= tile == isle;
    }
    int need = cyc_surplus(b, isle, &left);
    return need != items(move, SITE_DESTROY) || cyc_choice_of_rubble(&left, need);
}

bool cyc_spell_metropolis(const struct match *match, const void *state, struct move *move)
{
    const struct cyc_state *s = state;
    struct move respelled = move_of(move->actor, VERB_METROPOLIS);
    move_put(&respelled, 0, item(move, 0, 0));
    for (int type = PORT; type < BUILDINGS; type++)
        if (tile_matters(match, s, move, type))
            move_put(&respelled, SITE_TILE + type, item(move, SITE_TILE + type, 0));
    int rubble[MOVE_ITEMS], falls = items(move, SITE_DESTROY);
    for (int i = 0; i < falls; i++)
        rubble[i] = item(move, SITE_DESTROY, i);
    cyc_sort_values(rubble, falls);
    if (given(move, SITE_DESTROY) && rubble_matters(match, s, move))
        move_put_list(&respelled, SITE_DESTROY, falls, rubble);
    *move = respelled;
    return true;
}
