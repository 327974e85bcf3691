/* Mykerinos: a `table:` read into the state. Until play has begun what is missing is as in the setup; then it follows
   from the rest, is assumed, or is unknown. */
#include <string.h>

#include "games/mykerinos/table.h"

/* ---- single values ----------------------------------------------------------------------------------------------- */

/* The number of a colour in a map of counts; UNKNOWN if written so. False: it is left out. */
static bool count_given(const struct myk_reading *r, const char *key, int colour, int *count)
{
    const struct node *node = node_at(node_get(r->table, key), colour);
    if (node)
        *count = node->value == UNKNOWN_NUMBER ? UNKNOWN : node->value;
    return node;
}

static bool any_above_nought(const struct myk_reading *r, const char *key)
{
    for (const struct node *node = node_first(node_get(r->table, key)); node; node = node->next)
        if (node->value > 0)
            return true;
    return false;
}

/* Does the list or map name anything? Not unknown tiles or an empty room. */
static bool any_listed(const struct myk_reading *r, const char *key)
{
    for (const struct node *node = node_first(node_get(r->table, key)); node; node = node->next)
        if (node->first || (node->kind == NODE_WORD && node->value != UNKNOWN_NUMBER && !same(node->text, "empty")))
            return true;
    return false;
}

/* Has play begun? Then parts left out are not as in the setup. In a position set in the log it always has. */
static bool play_has_begun(const struct myk_reading *r)
{
    const struct node *closed = node_get(r->table, "closed");
    return r->s->season > 1 || r->s->phase != PHASE_DEAL || r->h->entry > 0 || any_listed(r, "owned")
           || any_listed(r, "tilted") || any_listed(r, "discarded") || any_listed(r, "museum")
           || (closed && closed->kind == NODE_MAP) || any_above_nought(r, "points") || any_above_nought(r, "stock");
}

/* ---- tiles ------------------------------------------------------------------------------------------------------- */

static void count_kinds(const struct node *list, int *tiles)
{
    for (const struct node *kind = node_first(list); kind; kind = kind->next)
        tiles[kind->value]++;
}

/* If no tile has a map, the pyramids are unknown. */
static void read_tiles(struct myk_reading *r)
{
    bool map = myk_box_of(r->h->match)->faces.count > 0, lies = false;
    for (int i = 0; i < TILES; i++)
        r->s->tile[i] = GONE;
    for (const struct node *tile = node_first(node_get(r->table, "tiles")); tile; tile = tile->next) {
        if (r->tiles_written++ < TILES)
            r->s->tile[r->tiles_written - 1] = tile->value;
        map |= strpbrk(tile->text, ".^") != NULL;
        lies |= tile->value != GONE;
    }
    r->s->maps_unknown = lies && !map;
}

static void read_owned(struct myk_reading *r)
{
    const struct node *tilted = node_get(r->table, "tilted");
    struct myk_state *s = r->s;
    if (r->begun && !r->unchosen)
        s->more_tiles = (1u << r->h->match->seats) - 1;
    for (const struct node *player = node_first(node_get(r->table, "owned")); player; player = player->next) {
        unsigned bit = 1u << player->key->value;
        s->more_tiles = player->value == UNKNOWN_NUMBER ? s->more_tiles | bit : s->more_tiles & ~bit;
        count_kinds(player, s->owned[player->key->value]);
    }
    for (const struct node *player = node_first(tilted); player; player = player->next)
        count_kinds(player, s->tilted[player->key->value]);
    for (int seat = 0; seat < r->h->match->seats; seat++)
        for (int kind = 0; s->more_tiles >> seat & 1 && kind < KINDS; kind++)
            s->owned[seat][kind] = s->tilted[seat][kind];
    if (!tilted && (s->phase == PHASE_EXCAVATION || s->phase == PHASE_SURVEY))
        s->assumed |= ASSUMED_TILTED;
    count_kinds(node_get(r->table, "discarded"), s->discarded);
}

static int points_left_out(const struct myk_reading *r, int seat)
{
    const struct match *match = r->h->match;
    const int *owned = r->s->owned[seat];
    int tiles = 0;
    for (int kind = 0; kind < KINDS; kind++)
        tiles += owned[kind];
    if (!tiles && !(r->s->more_tiles >> seat & 1))
        return 0;
    bool only_blank = tiles == 1 && owned[BLANK] == 1 && !(r->s->more_tiles >> seat & 1);
    return only_blank && myk_least_points(match, BLANK) == myk_most_points(match, BLANK) ? myk_most_points(match, BLANK)
                                                                                         : UNKNOWN;
}

static void read_points(struct myk_reading *r)
{
    for (int seat = 0; seat < r->h->match->seats; seat++) {
        if (!count_given(r, "points", seat, &r->s->points[seat]))
            r->s->points[seat] = points_left_out(r, seat);
        r->s->least[seat] = r->s->owned[seat][BLANK] * myk_least_points(r->h->match, BLANK);
    }
}

static void read_wings(struct myk_reading *r)
{
    const struct node *wings = node_get(r->table, "wings");
    r->s->wings_known = wings && wings->first;
    for (int circle = 0; r->s->wings_known && circle < CIRCLES && circle < wings->count; circle++)
        r->s->wing[circle] = node_item(wings, circle)->value;
}

/* ---- the Museum -------------------------------------------------------------------------------------------------- */

static bool unreadable(struct myk_reading *r, const struct node *node, const char *why)
{
    return blame(r->h, node, misread(r->h, "%s: %s", node->kind == NODE_WORD ? node->text : node->key->text, why));
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
            return unreadable(r, room, "is not a room");
        if (!read_cube_in(r, value, colour, room))
            return false;
    }
    return true;
}

/* Reads whose cube is in a room. A player may have the name of a room. */
static bool read_holder(struct myk_reading *r, int room, const struct node *holder)
{
    int seat = holder->kind == NODE_WORD ? seat_named(r->h->match, holder->text) : -1;
    if (holder->kind != NODE_WORD)
        return read_cube_in(r, room, NOBODY, holder);
    if (seat < 0 && !same(holder->text, "neutral") && !same(holder->text, "empty"))
        return unreadable(r, holder, "is not a player");
    return read_cube_in(r, room, seat >= 0 ? seat : same(holder->text, "neutral") ? NEUTRAL : NOBODY, holder);
}

static bool read_museum(struct myk_reading *r)
{
    const struct node *museum = node_get(r->table, "museum");
    if (!museum && r->begun && !r->unchosen)
        r->s->assumed |= ASSUMED_MUSEUM;
    for (int room = 0; room < ROOMS; room++)
        r->s->room[room] = NOBODY;
    for (const struct node *row = node_first(museum); row; row = row->next) {
        int key = row->key->value;
        if (key < ROOMS && row->kind != NODE_WORD && row->first)
            return unreadable(r, row, "a room has only one holder");
        if (!(key < ROOMS ? read_holder(r, key, row) : read_rooms_of(r, key - ROOMS, row)))
            return false;
    }
    return true;
}

/* ---- cubes ------------------------------------------------------------------------------------------------------- */

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
    for (const struct node *colour = node_first(cubes); colour; colour = colour->next)
        for (const struct node *space = colour->first; space; space = space->next)
            read_cube(r, colour->key->value, space);
    if (!cubes && r->s->phase == PHASE_EXCAVATION)
        r->s->assumed |= ASSUMED_CUBES;
}

/* What the rest leaves; UNKNOWN if the rest is too many, which is reported elsewhere. */
static int known_or_too_many(int left)
{
    return left < 0 ? UNKNOWN : left;
}

/* If the reserve is given, the stock is the rest, even if written as `unknown`. */
static int stock_beside_reserve(const struct myk_reading *r, int seat)
{
    int reserve;
    bool given = count_given(r, "reserve", seat, &reserve) && reserve != UNKNOWN;
    return given ? known_or_too_many(myk_box_of(r->h->match)->colour - reserve - r->region[seat] - r->museum[seat])
                 : UNKNOWN;
}

static int stock_left_out(const struct myk_reading *r, int seat)
{
    const struct myk_box *box = myk_box_of(r->h->match);
    int rest = stock_beside_reserve(r, seat), drawn = box->draw < box->colour ? box->draw : box->colour,
        left = drawn - r->region[seat];
    if (!r->begun)
        return 0;
    if (rest != UNKNOWN)
        return rest;
    if (r->unchosen && r->s->phase == PHASE_DEAL)
        return 0;
    return r->unchosen && node_get(r->table, "cubes") && left >= 0 ? left : UNKNOWN;
}

static int held_beside_reserve(const struct myk_reading *r, int seat)
{
    int reserve = UNKNOWN, other = UNKNOWN;
    count_given(r, "reserve", NEUTRAL, &reserve);
    count_given(r, "neutral-stock", 1 - seat, &other);
    return reserve == UNKNOWN || other == UNKNOWN
               ? UNKNOWN
               : known_or_too_many(myk_box_of(r->h->match)->colour - reserve - other - r->region[NEUTRAL]);
}

static void read_counts(struct myk_reading *r)
{
    struct myk_state *s = r->s;
    for (int seat = 0; seat < r->h->match->seats; seat++) {
        if (!count_given(r, "stock", seat, &s->stock[seat]))
            s->stock[seat] = stock_left_out(r, seat);
        else if (s->stock[seat] == UNKNOWN)
            s->stock[seat] = stock_beside_reserve(r, seat);
        bool held = count_given(r, "neutral-stock", seat, &s->held[seat]), two = r->h->match->seats == 2;
        if (!held && (!r->begun || !two))
            s->held[seat] = 0;
        else if (two && (!held || s->held[seat] == UNKNOWN))
            s->held[seat] = held_beside_reserve(r, seat);
    }
    for (int colour = 0; colour < COLOURS; colour++)
        r->reserve_given[colour] =
            count_given(r, "reserve", colour, &s->reserve[colour]) && s->reserve[colour] != UNKNOWN;
}

/* ---- who has done what ------------------------------------------------------------------------------------------- */

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
    const struct node *passed = node_get(r->table, "passed"), *early = node_get(r->table, "early");
    struct myk_state *s = r->s;
    for (const struct node *seat = node_first(passed); seat; seat = seat->next)
        if (myk_has_passed(s, seat->value))
            r->named_twice = seat;
        else
            s->passed[s->passes++] = seat->value;
    if (!passed && s->phase == PHASE_EXCAVATION)
        s->assumed |= ASSUMED_PASSED;
    if (node_get(r->table, "done"))
        read_bits(r, node_get(r->table, "done"), &s->done);
    for (const struct node *area = node_first(early); area; area = area->next)
        read_bits(r, area, &s->early[area->key->value]);
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
            return unreadable(r, node, "write all of `area`, `ranks`, `done` and `tiles`");
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

static int area_left_out(const struct myk_state *s)
{
    for (int tile = 0; s->phase == PHASE_SURVEY && tile < TILES; tile++)
        if (s->tile[tile] != GONE)
            return tile / 2 + 1;
    return s->phase == PHASE_SURVEY ? 1 : 0;
}

/* Does the table say that the region has no cubes, and has no player passed? */
static bool untouched(const struct myk_reading *r)
{
    bool untouched = r->s->phase == PHASE_EXCAVATION && node_get(r->table, "cubes") && r->s->passes == 0;
    for (int colour = 0; colour < COLOURS; colour++)
        untouched = untouched && !r->region[colour];
    return untouched;
}

/* In turn is the only player who has not passed, or in an untouched season the player with the marker. */
static int turn_left_out(const struct myk_reading *r)
{
    const struct myk_state *s = r->s;
    if (s->phase != PHASE_EXCAVATION)
        return NOBODY;
    return myk_unpassed(r->h->match, s) == 1 ? myk_next_unpassed(r->h->match, s, 0) : untouched(r) ? s->marker : NOBODY;
}

/* If the table says that no player has acted this season, the first action shows who has the marker. */
static bool marker_is_open(const struct myk_reading *r)
{
    const struct node *tilted = node_get(r->table, "tilted");
    bool none = tilted && node_get(r->table, "passed");
    for (const struct node *seat = none ? tilted->first : NULL; seat; seat = seat->next)
        none = none && !seat->count;
    return none && untouched(r) && r->s->marker == NOBODY && r->s->turn == NOBODY;
}

static int seat_or_nobody(const struct myk_reading *r, const char *key)
{
    int seat = node_number(r->table, key, NOBODY);
    return seat < NOBODY ? seat : NOBODY;
}

static void read_moment(struct myk_reading *r)
{
    struct myk_state *s = r->s;
    s->phase = node_number(r->table, "phase", PHASE_DEAL);
    s->phase = s->phase > PHASE_OVER ? PHASE_DEAL : s->phase;
    s->season = node_number(r->table, "season", 0);
    s->season = s->season > 0 ? s->season : s->phase == PHASE_OVER ? SEASONS : 1;
    s->marker = seat_or_nobody(r, "marker");
    s->last_action = node_number(r->table, "last-action", 0);
    s->neutral_play = node_number(r->table, "neutral-play", NOBODY);
    s->just_passed = s->just_neutral = NOBODY;
    s->unwritten = NOT_UNWRITTEN;
    s->removed[LEFT] = s->removed[RIGHT] = GONE;
    if (s->phase == PHASE_EXCAVATION && !node_get(r->table, "last-action"))
        s->assumed |= ASSUMED_LAST_ACTION;
    if (s->phase == PHASE_EXCAVATION && !node_get(r->table, "neutral-play") && r->h->match->seats == 2)
        s->assumed |= ASSUMED_NEUTRAL_PLAY;
}

/* In a phase with a region its parts must be given. False after a finding. */
static bool needs_key(struct myk_reading *r, const char *key)
{
    static const char *const examples[] = {
        "tiles", "[violet, lemon 2, ...]", "cubes", "{NAME: [c2, c3]}", "passed", "[NAME, ...]"};
    int i = 0;
    if (node_get(r->table, key))
        return true;
    while (!same(examples[i], key))
        i += 2;
    return blame(r->h, node_get(r->table, "phase"),
                 misread(r->h, "in the phase %s, `%s` is needed; write `%s: %s`", myk_phase_names[r->s->phase], key,
                         key, examples[i + 1]));
}

static bool keys_there(struct myk_reading *r)
{
    int phase = r->s->phase;
    return (phase != PHASE_EXCAVATION && phase != PHASE_SURVEY)
           || (needs_key(r, "tiles")
               && (phase == PHASE_EXCAVATION || (needs_key(r, "cubes") && needs_key(r, "passed"))));
}

bool myk_read_table(struct myk_reading *r)
{
    struct myk_state *s = r->s;
    read_moment(r);
    r->begun = play_has_begun(r);
    if (!keys_there(r))
        return false;
    read_scale(r);
    read_tiles(r);
    s->area = node_number(r->table, "area", 0);
    s->area = s->area > 0 ? s->area : area_left_out(s);
    r->unchosen = s->season == 1 && s->phase != PHASE_OVER && (s->phase != PHASE_SURVEY || (s->area == 1 && !s->done));
    read_wings(r);
    read_owned(r);
    read_points(r);
    read_cubes(r);
    s->turn = seat_or_nobody(r, "turn");
    s->turn = s->turn != NOBODY ? s->turn : turn_left_out(r);
    s->marker_open = marker_is_open(r);
    if (!read_museum(r) || !read_closed(r))
        return false;
    read_counts(r);
    return true;
}
