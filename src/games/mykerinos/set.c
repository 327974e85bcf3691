/* Mykerinos: a position set in the log: the cubes of a colour stay as many as they are. */
#include <string.h>

#include "games/mykerinos/mykerinos.h"

const char *const myk_stays[] = {"season", "wings", "marker", NULL};

/* ---- parts of a table -------------------------------------------------------------------------------------------- */

static struct node *row_of(const struct node *table, const char *key, int value)
{
    return node_at(node_get(table, key), value);
}

/* ---- the Museum -------------------------------------------------------------------------------------------------- */

static int holder_of(const struct match *match, const struct node *row)
{
    return row->kind != NODE_WORD ? -1 : seat_named(match, row->text);
}

/* If `set` names a player's rooms, it names all of them: drops the player's other rooms. */
static void drop_other_rooms(const struct match *match, const struct node *set, struct node *museum, int seat)
{
    for (int room = 0; room < ROOMS; room++) {
        const struct node *row = node_get(museum, myk_room_names[room]);
        if (row && holder_of(match, row) == seat && !node_get(node_get(set, "museum"), myk_room_names[room]))
            node_drop(museum, myk_room_names[room]);
    }
}

static int cubes_in_museum(const struct match *match, const struct node *museum, int seat)
{
    int cubes = 0;
    for (const struct node *row = node_first(museum); row; row = row->next)
        if (row->key->value < ROOMS)
            cubes += holder_of(match, row) == seat;
        else if (row->key->value == ROOMS + seat)
            cubes += row->kind == NODE_WORD ? 1 : row->count;
    return cubes;
}

/* ---- balance ----------------------------------------------------------------------------------------------------- */

/* Takes cubes that `set` adds elsewhere from this account, if it has enough. If not, reading the table reports it. */
static void take_from(struct node *table, const char *key, int seat, int cubes, struct arena *arena)
{
    struct node *row = row_of(table, key, seat);
    if (row && row->value != UNKNOWN_NUMBER && row->value >= cubes)
        row->text = arena_format(arena, "%d", row->value - cubes);
}

static void balance_player(const struct match *match, const struct myk_state *s, const struct node *set,
                           struct node *table, int seat, struct arena *arena)
{
    const struct node *cubes = row_of(table, "cubes", seat);
    int region = (cubes ? cubes->count : 0) - myk_cubes_in(s->cube, SPACES, seat);
    int museum = cubes_in_museum(match, node_get(table, "museum"), seat) - myk_cubes_in(s->room, ROOMS, seat);
    bool stock = row_of(set, "stock", seat), reserve = row_of(set, "reserve", seat);
    if (stock && !reserve)
        node_drop(node_get(table, "reserve"), match->names[seat]);
    if (reserve && !stock)
        node_drop(node_get(table, "stock"), match->names[seat]);
    if (stock || reserve)
        return;
    take_from(table, "stock", seat, region, arena);
    take_from(table, "reserve", seat, museum, arena);
}

/* A player who has now passed is no longer in turn. */
static void move_turn(const struct match *match, const struct myk_state *s, const struct node *set, struct node *table)
{
    struct myk_state after = {0};
    const struct node *passed = node_get(table, "passed");
    struct node *turn = node_get(table, "turn");
    if (!turn || s->turn == NOBODY || node_get(set, "turn") || !node_get(set, "passed"))
        return;
    for (const struct node *seat = passed->first; seat && after.passes < PLAYERS; seat = seat->next)
        after.passed[after.passes++] = seat->value;
    int next = myk_has_passed(&after, s->turn) ? myk_next_unpassed(match, &after, s->turn) : s->turn;
    if (next != NOBODY)
        turn->text = match->names[next];
}

void myk_lay_set(const struct match *match, const void *state, const struct node *set, struct node *table,
                 struct arena *arena)
{
    const struct node *phase = node_get(set, "phase");
    struct node *museum = node_get(table, "museum");
    if (phase && phase->value == PHASE_OVER && !node_get(set, "season"))
        node_drop(table, "season");
    if (phase)
        return;
    for (int seat = 0; seat < match->seats; seat++) {
        if (museum && row_of(set, "museum", ROOMS + seat))
            drop_other_rooms(match, set, museum, seat);
        balance_player(match, state, set, table, seat, arena);
    }
    /* Neutral can balance only with its reserve. */
    bool changed = row_of(set, "cubes", NEUTRAL);
    for (int seat = 0; seat < match->seats; seat++)
        changed |= row_of(set, "neutral-stock", seat) != NULL;
    if (changed && !row_of(set, "reserve", NEUTRAL) && node_get(table, "reserve"))
        node_drop(node_get(table, "reserve"), "neutral");
    move_turn(match, state, set, table);
}

/* ---- what no table says ------------------------------------------------------------------------------------------ */

static bool names_choices(const struct node *set, int seat)
{
    return row_of(set, "points", seat) || row_of(set, "owned", seat);
}

void myk_keep_after_set(const struct match *match, const void *before, const struct node *set, void *state)
{
    const struct myk_state *was = before;
    struct myk_state *s = state;
    for (int seat = 0; seat < match->seats; seat++) {
        for (int season = 1; season <= SEASONS && !names_choices(set, seat); season++)
            s->declined[season][seat] = was->declined[season][seat];
        if (!row_of(set, "points", seat))
            s->least[seat] = was->least[seat];
        for (int kind = 0; kind < KINDS && s->more_tiles >> seat & 1; kind++)
            if (was->owned[seat][kind] > s->owned[seat][kind])
                s->owned[seat][kind] = was->owned[seat][kind];
    }
    if (s->phase != was->phase || s->season != was->season)
        return;
    s->assumed = was->assumed;
    /* Rooms and spaces that `set` does not name stay assumed if they were. */
    for (int part = ASSUMED_PASSED; part < ASSUMABLE; part++)
        if (node_get(set, myk_assumable[part]))
            s->assumed &= ~(1u << part);
    s->acted = was->acted;
    s->marker_open = was->marker_open && s->marker == NOBODY;
    s->marker_from_scale = was->marker_from_scale && !node_get(set, "marker");
    s->just_passed = was->just_passed;
    s->just_neutral = was->just_neutral;
    s->past = was->past;
    if (s->area == was->area)
        memcpy(s->choice, was->choice, sizeof s->choice);
}
