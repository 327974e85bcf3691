/* Cyclades: sail: every path and every number of fleets that may be legal. */
#include "games/cyclades/cyclades.h"

/* A path being searched. */
struct search {
    const struct cyc_box *b;
    const struct cyc_state *s;
    struct suggestions *out;
    int own[CIRCLES_MAX];
    int sea[LISTED_STEPS + 1], fleets[LISTED_STEPS], steps, most;
    bool sylph;
};

/* Does this sail go there and back, so that every sea has the same fleets as before? It is legal, but not listed. */
static bool is_round(const int *sea, const int *fleets, int steps)
{
    for (int i = 0; i <= steps; i++) {
        int net = 0;
        for (int j = 0; j < steps; j++)
            net += fleets[j] * ((sea[j + 1] == sea[i]) - (sea[j] == sea[i]));
        if (net != 0)
            return false;
    }
    return true;
}

static void emit(const struct search *path)
{
    if (is_round(path->sea, path->fleets, path->steps))
        return;
    bool even = true;
    for (int i = 1; i < path->steps; i++)
        even = even && path->fleets[i] == path->fleets[0];
    struct move move = move_of(path->s->turn.player, VERB_SAIL);
    move_put_list(&move, 0, path->steps + 1, path->sea);
    if (even)
        move_put(&move, SAIL_FLEETS, path->fleets[0]);
    else
        move_put_list(&move, SAIL_FLEETS, path->steps, path->fleets);
    if (path->sylph)
        move_put(&move, SAIL_BY, 0);
    suggest_move(path->out, &move);
}

static void grow(struct search *path);

static void step_to(struct search *path, int next, int fleets)
{
    int from = path->sea[path->steps], owner = path->s->sea[next].owner;
    path->own[from] -= fleets;
    path->own[next] += fleets;
    path->fleets[path->steps++] = fleets;
    path->sea[path->steps] = next;
    emit(path);
    if (path->steps < path->most && (owner == NOBODY || owner == path->s->turn.player))
        grow(path);
    path->steps--;
    path->own[next] -= fleets;
    path->own[from] += fleets;
}

static void grow(struct search *path)
{
    int from = path->sea[path->steps];
    for (int i = 0; i < path->b->besides[from]; i++) {
        int next = path->b->beside[from][i];
        if (path->b->isle_of[next] != NOWHERE || cyc_kraken_in(path->s, next)
            || cyc_polyphemus_beside(path->b, path->s, next))
            continue;
        for (int fleets = 1; fleets <= path->own[from]; fleets++)
            step_to(path, next, fleets);
    }
}

static void search_all(struct search *path, int most, bool sylph)
{
    path->most = most < LISTED_STEPS ? most : LISTED_STEPS;
    path->sylph = sylph;
    for (int sea = 0; path->most > 0 && sea < path->b->circles; sea++)
        if (path->own[sea] > 0) {
            path->sea[0] = sea;
            path->steps = 0;
            grow(path);
        }
}

void cyc_suggest_sail(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    (void)verb;
    const struct cyc_state *s = state;
    if (!cyc_turn_is_free(match, s))
        return;
    const struct cyc_box *b = match->box;
    struct search path = {.b = b, .s = s, .out = out};
    for (int sea = 0; sea < b->circles; sea++)
        path.own[sea] = s->sea[sea].owner == s->turn.player ? s->sea[sea].fleets : 0;
    if (s->turn.god == POSEIDON)
        search_all(&path, b->sail_steps, false);
    search_all(&path, s->turn.sylph, true);
}

/* Equal numbers of fleets are written once. Longer paths and sails there and back are legal, but not listed. */
bool cyc_spell_sail(const struct match *match, const void *state, struct move *move)
{
    (void)state;
    (void)match;
    int steps = items(move, 0) - 1, fleets = items(move, SAIL_FLEETS);
    int sea[LISTED_STEPS + 1], number[LISTED_STEPS];
    bool even = fleets > 0;
    for (int i = 1; i < fleets; i++)
        even = even && item(move, SAIL_FLEETS, i) == item(move, SAIL_FLEETS, 0);
    if (even) {
        move->field[SAIL_FLEETS].count = 1;
        move->field[SAIL_FLEETS].listed = false;
    }
    if (steps > LISTED_STEPS || (!even && fleets != steps))
        return false;
    for (int i = 0; i <= steps; i++)
        sea[i] = item(move, 0, i);
    for (int i = 0; i < steps; i++)
        number[i] = item(move, SAIL_FLEETS, even ? 0 : i);
    return !is_round(sea, number, steps);
}
