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

static bool unreadable(struct myk_reading *r, const struct node *node, const char *why)
{
    misread(r->h, "%s: %s", node->kind == NODE_WORD ? node->text : node->key->text, why);
    point_to(r->h, node);
    return false;
}

static bool read_cube_in(struct myk_reading *r, int room, int colour, const struct node *node)
{
    if (!(myk_box_of(r->h->match)->exists >> room & 1))
        return unreadable(r, node, "the box has no such room");
    if (r->rooms_named >> room & 1) {
        r->room_twice = node;
        r->twice = room;
    }
    r->rooms_named |= 1u << room;
    r->s->room[room] = (unsigned char)colour;
    if (colour != NOBODY)
        r->museum[colour]++;
    return true;
}

static bool read_rooms_of(struct myk_reading *r, int colour, const struct node *rooms)
{
    bool list = rooms->kind == NODE_LIST;

    for (const struct node *room = list ? rooms->first : rooms; room; room = list ? room->next : NULL) {
        int value;
        if (!words_read(myk_shape_room.words, r->h->match, room->text, &value))
            return unreadable(r, room, "not a room");
        if (!read_cube_in(r, value, colour, room))
            return false;
    }
    return true;
}

/* Whose cube is there: a player, although a player may have the name of a room. */
static bool read_holder(struct myk_reading *r, int room, const struct node *holder)
{
    int seat = seat_named(r->h->match, holder->text);

    if (seat < 0 && !same(holder->text, "neutral") && !same(holder->text, "empty"))
        return unreadable(r, holder, "nobody who could hold a room");
    return read_cube_in(r, room, seat >= 0 ? seat : same(holder->text, "neutral") ? NEUTRAL : NOBODY, holder);
}

static bool read_museum(struct myk_reading *r)
{
    const struct node *museum = node_get(r->table, "museum");

    for (int room = 0; room < ROOMS; room++)
        r->s->room[room] = NOBODY;
    for (const struct node *row = museum ? museum->first : NULL; row; row = row->next) {
        int key = row->key->value;
        if (key < ROOMS && row->kind != NODE_WORD)
            return unreadable(r, row, "a room has one holder");
        if (!(key < ROOMS ? read_holder(r, key, row) : read_rooms_of(r, key - ROOMS, row)))
            return false;
    }
    return true;
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

static void read_bits(struct myk_reading *r, const struct node *list, unsigned *bits)
{
    for (const struct node *colour = list->first; colour; colour = colour->next) {
        if (*bits >> colour->value & 1)
            r->named_twice = colour;
        *bits |= 1u << colour->value;
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
    if (done)
        read_bits(r, done, &s->done);
}

static bool read_closed(struct myk_reading *r)
{
    static const char *const keys[] = {"area", "ranks", "done", "tiles"};
    const struct node *node = node_get(r->table, "closed"), *part[4];
    struct myk_closed *closed = &r->s->closed;
    unsigned ranked = 0;

    if (!node || node->kind == NODE_WORD)
        return true;
    for (int i = 0; i < 4; i++)
        if (!(part[i] = node_get(node, keys[i])))
            return unreadable(r, node, "area, ranks, done and tiles are all needed");
    closed->area = part[0]->value;
    read_bits(r, part[1], &ranked);
    for (const struct node *colour = part[1]->first; colour && closed->count < COLOURS; colour = colour->next)
        closed->colour[closed->count++] = colour->value;
    read_bits(r, part[2], &closed->done);
    for (int side = LEFT; side <= RIGHT; side++)
        closed->tile[side] = node_item(part[3], side)->value;
    r->neutral_in_closed =
        (ranked | closed->done) >> NEUTRAL & 1 || closed->tile[LEFT] == BY_NEUTRAL || closed->tile[RIGHT] == BY_NEUTRAL;
    closed->done &= ~(1u << NEUTRAL);
    return true;
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
    s->unwritten = NOT_UNWRITTEN;
    s->removed[LEFT] = s->removed[RIGHT] = GONE;
    read_scale(r);
    before_marker = s->marker + r->h->match->seats - 1;
    s->turn =
        word_or(r, "turn", s->phase == PHASE_EXCAVATION ? myk_next_unpassed(r->h->match, s, before_marker) : NOBODY);
}

bool myk_read_table(struct myk_reading *r)
{
    read_moment(r);
    read_wings(r);
    read_numbers(r, "points", r->s->points);
    read_numbers(r, "stock", r->s->stock);
    read_numbers(r, "neutral-stock", r->s->held);
    read_reserve(r);
    read_tiles(r);
    read_cubes(r);
    return read_museum(r) && read_closed(r);
}
