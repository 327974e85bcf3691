/* Mykerinos: a `table:` read into the state, with what is missing as in the set-up. */
#include "games/mykerinos/table.h"

static int word_or(const struct myk_reading *r, const char *key, int missing)
{
    const struct node *node = node_get(r->table, key);

    return node ? node->value : missing;
}

static void read_numbers(const struct myk_reading *r, const char *key, int *numbers)
{
    const struct node *map = node_get(r->table, key);

    for (const struct node *node = map ? map->first : NULL; node; node = node->next)
        numbers[node->key->value] = node->value;
}

static void read_kinds(const struct myk_reading *r, const char *key, int (*tiles)[KINDS])
{
    const struct node *map = node_get(r->table, key);

    for (const struct node *player = map ? map->first : NULL; player; player = player->next)
        for (const struct node *kind = player->first; kind; kind = kind->next)
            tiles[player->key->value][kind->value]++;
}

static void read_tiles(struct myk_reading *r)
{
    const struct node *tiles = node_get(r->table, "tiles"), *discarded = node_get(r->table, "discarded");

    for (int i = 0; i < TILES; i++)
        r->s->tile[i] = GONE;
    for (const struct node *tile = tiles ? tiles->first : NULL; tile; tile = tile->next)
        if (r->tiles_written++ < TILES)
            r->s->tile[r->tiles_written - 1] = tile->value;
    for (const struct node *kind = discarded ? discarded->first : NULL; kind; kind = kind->next)
        r->s->discarded[kind->value]++;
    read_kinds(r, "owned", r->s->owned);
    read_kinds(r, "tilted", r->s->tilted);
}

static void read_wings(struct myk_reading *r)
{
    const struct node *wings = node_get(r->table, "wings");

    r->s->wings_known = wings != NULL;
    for (int circle = 0; wings && circle < CIRCLES && circle < wings->count; circle++)
        r->s->wing[circle] = node_item(wings, circle)->value;
}

static void read_museum(struct myk_reading *r)
{
    const struct node *museum = node_get(r->table, "museum");

    for (int room = 0; room < ROOMS; room++)
        r->s->room[room] = NOBODY;
    for (const struct node *room = museum ? museum->first : NULL; room; room = room->next) {
        r->s->room[room->key->value] = (unsigned char)room->value;
        if (room->value != NOBODY)
            r->museum[room->value]++;
    }
}

static void read_cube(struct myk_reading *r, int colour, const struct node *space)
{
    if (r->s->cube[space->value] != NOBODY && !r->doubled)
        r->doubled = space;
    if (space->value >= myk_spaces_in(r->s->season) && !r->outside)
        r->outside = space;
    r->s->cube[space->value] = (unsigned char)colour;
    r->region[colour]++;
}

static void read_cubes(struct myk_reading *r)
{
    const struct node *cubes = node_get(r->table, "cubes");

    for (int space = 0; space < SPACES; space++)
        r->s->cube[space] = NOBODY;
    for (const struct node *colour = cubes ? cubes->first : NULL; colour; colour = colour->next)
        for (const struct node *space = colour->first; space; space = space->next)
            read_cube(r, colour->key->value, space);
}

static void read_reserve(struct myk_reading *r)
{
    const struct node *map = node_get(r->table, "reserve");

    for (const struct node *node = map ? map->first : NULL; node; node = node->next) {
        r->s->reserve[node->key->value] = node->value;
        r->reserve_given[node->key->value] = true;
    }
}

static void read_scale(struct myk_reading *r)
{
    const struct node *passed = node_get(r->table, "passed"), *done = node_get(r->table, "done");
    struct myk_state *s = r->s;

    for (const struct node *seat = passed ? passed->first : NULL; seat; seat = seat->next)
        if (myk_has_passed(s, seat->value))
            r->named_twice = seat;
        else
            s->passed[s->passes++] = seat->value;
    for (const struct node *colour = done ? done->first : NULL; colour; colour = colour->next) {
        if (s->done >> colour->value & 1)
            r->named_twice = colour;
        s->done |= 1u << colour->value;
    }
}

static void read_moment(struct myk_reading *r)
{
    struct myk_state *s = r->s;
    int before_marker;

    s->season = word_or(r, "season", 1);
    s->phase = word_or(r, "phase", PHASE_DEAL);
    s->marker = word_or(r, "marker", 0);
    s->last_action = word_or(r, "last-action", 0);
    s->neutral_play = word_or(r, "neutral-play", NOBODY);
    s->area = word_or(r, "area", s->phase == PHASE_SURVEY ? 1 : 0);
    s->just_passed = s->just_neutral = NOBODY;
    read_scale(r);
    before_marker = s->marker + r->h->match->seats - 1;
    s->turn =
        word_or(r, "turn", s->phase == PHASE_EXCAVATION ? myk_next_unpassed(r->h->match, s, before_marker) : NOBODY);
}

void myk_read_table(struct myk_reading *r)
{
    read_moment(r);
    read_wings(r);
    read_numbers(r, "points", r->s->points);
    read_numbers(r, "stock", r->s->stock);
    read_numbers(r, "neutral-stock", r->s->held);
    read_reserve(r);
    read_museum(r);
    read_tiles(r);
    read_cubes(r);
}
