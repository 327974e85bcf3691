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

/* Has play begun? Then parts left out are not as in the setup. In a position set in the log it always has. */
static bool play_has_begun(const struct myk_reading *r)
{
    static const struct {
        const char *key;
        bool counts;
    } parts[] = {{"owned", false},  {"tilted", false}, {"discarded", false},
                 {"museum", false}, {"points", true},  {"stock", true}};
    if (r->s->season > 1 || r->s->phase != PHASE_DEAL || r->h->entry > 0)
        return true;
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        for (const struct node *row = node_first(node_get(r->table, parts[i].key)); row; row = row->next) {
            /* Unknown tiles and an empty room name no piece. */
            bool word = row->kind == NODE_WORD && row->value != UNKNOWN_NUMBER && !same(row->text, "empty");
            if (parts[i].counts ? row->value > 0 : word || row->first)
                return true;
        }
    return false;
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
    struct myk_state *s = r->s;
    if (r->begun && !r->unchosen)
        s->more_tiles = (1u << r->h->match->seats) - 1;
    for (const struct node *player = node_first(node_get(r->table, "owned")); player; player = player->next) {
        unsigned bit = 1u << player->key->value;
        s->more_tiles = player->value == UNKNOWN_NUMBER ? s->more_tiles | bit : s->more_tiles & ~bit;
        count_kinds(player, s->owned[player->key->value]);
    }
    for (const struct node *player = node_first(node_get(r->table, "tilted")); player; player = player->next)
        count_kinds(player, s->tilted[player->key->value]);
    for (int seat = 0; seat < r->h->match->seats; seat++)
        if (s->more_tiles >> seat & 1)
            memcpy(s->owned[seat], s->tilted[seat], sizeof s->owned[seat]);
    count_kinds(node_get(r->table, "discarded"), s->discarded);
}

/* Points left out follow from the tiles if there is none, or only the blank one. */
static void read_points(struct myk_reading *r)
{
    struct myk_range blank = myk_points_range(r->h->match, BLANK);
    struct myk_state *s = r->s;
    for (int seat = 0; seat < r->h->match->seats; seat++) {
        int tiles = 0, blanks = s->owned[seat][BLANK];
        for (int kind = 0; kind < KINDS; kind++)
            tiles += s->owned[seat][kind];
        bool shown = !(s->more_tiles >> seat & 1) && (!tiles || (tiles == 1 && blanks && blank.least == blank.most));
        if (!count_given(r, "points", seat, &s->points[seat]))
            s->points[seat] = shown ? blanks * blank.most : UNKNOWN;
        s->least[seat] = blanks * blank.least;
    }
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
    if (holder->first)
        return unreadable(r, holder, "a room has only one holder");
    int colour = holder->kind != NODE_WORD || same(holder->text, "empty") ? NOBODY
                 : same(holder->text, "neutral")                          ? NEUTRAL
                                                                          : seat_named(r->h->match, holder->text);
    return colour < 0 ? unreadable(r, holder, "is not a player") : read_cube_in(r, room, colour, holder);
}

static bool read_museum(struct myk_reading *r)
{
    memset(r->s->room, NOBODY, sizeof r->s->room);
    for (const struct node *row = node_first(node_get(r->table, "museum")); row; row = row->next) {
        int key = row->key->value;
        if (!(key < ROOMS ? read_holder(r, key, row) : read_rooms_of(r, key - ROOMS, row)))
            return false;
    }
    return true;
}

/* ---- cubes ------------------------------------------------------------------------------------------------------- */

static void read_cubes(struct myk_reading *r)
{
    unsigned char *cube = r->s->cube;
    memset(cube, NOBODY, sizeof r->s->cube);
    for (const struct node *colour = node_first(node_get(r->table, "cubes")); colour; colour = colour->next)
        for (const struct node *space = colour->first; space; space = space->next) {
            if (cube[space->value] != NOBODY && !r->doubled)
                r->doubled = space;
            if (space->value >= myk_spaces_in(r->s->season) && !r->outside)
                r->outside = space;
            cube[space->value] = (unsigned char)colour->key->value;
            r->region[colour->key->value]++;
        }
}

/* What the reserve, the region and one more part leave; UNKNOWN if that is not known, or if they are too many, which is
   reported elsewhere. */
static int rest_beside(const struct myk_reading *r, int colour, int part)
{
    int left = myk_box_of(r->h->match)->colour - r->s->reserve[colour] - r->region[colour] - part;
    return !r->reserve_given[colour] || part == UNKNOWN || left < 0 ? UNKNOWN : left;
}

static int stock_left_out(const struct myk_reading *r, int seat)
{
    const struct myk_box *box = myk_box_of(r->h->match);
    int rest = rest_beside(r, seat, r->museum[seat]),
        left = (box->draw < box->colour ? box->draw : box->colour) - r->region[seat];
    if (!r->begun)
        return 0;
    if (rest != UNKNOWN)
        return rest;
    if (r->unchosen && r->s->phase == PHASE_DEAL)
        return 0;
    return r->unchosen && node_get(r->table, "cubes") && left >= 0 ? left : UNKNOWN;
}

/* If the reserve is given, the rest follows, even if written as `unknown`. */
static void read_counts(struct myk_reading *r)
{
    struct myk_state *s = r->s;
    bool two = r->h->match->seats == 2;
    for (int colour = 0; colour < COLOURS; colour++)
        r->reserve_given[colour] =
            count_given(r, "reserve", colour, &s->reserve[colour]) && s->reserve[colour] != UNKNOWN;
    for (int seat = 0; seat < r->h->match->seats; seat++) {
        int other = UNKNOWN;
        if (!count_given(r, "stock", seat, &s->stock[seat]))
            s->stock[seat] = stock_left_out(r, seat);
        else if (s->stock[seat] == UNKNOWN)
            s->stock[seat] = rest_beside(r, seat, r->museum[seat]);
        if (!count_given(r, "neutral-stock", seat, &s->held[seat]))
            s->held[seat] = r->begun && two ? UNKNOWN : 0;
        if (!two || s->held[seat] != UNKNOWN)
            continue;
        count_given(r, "neutral-stock", 1 - seat, &other);
        s->held[seat] = rest_beside(r, NEUTRAL, other);
    }
}

/* ---- who has done what ------------------------------------------------------------------------------------------- */

static void read_bits(struct myk_reading *r, const struct node *list, unsigned *bits)
{
    for (const struct node *colour = node_first(list); colour; colour = colour->next) {
        if (*bits >> colour->value & 1)
            r->named_twice = colour;
        *bits |= 1u << colour->value;
    }
}

static void read_scale(struct myk_reading *r)
{
    struct myk_state *s = r->s;
    for (const struct node *seat = node_first(node_get(r->table, "passed")); seat; seat = seat->next)
        if (myk_has_passed(s, seat->value))
            r->named_twice = seat;
        else
            s->passed[s->passes++] = seat->value;
    read_bits(r, node_get(r->table, "done"), &s->done);
}

/* ---- the moment -------------------------------------------------------------------------------------------------- */

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
    s->removed[LEFT] = s->removed[RIGHT] = GONE;
}

/* In a phase with a region its parts must be given. False after a finding. */
static bool keys_there(struct myk_reading *r)
{
    static const struct {
        const char *key, *example;
    } needed[] = {{"tiles", "[violet, lemon 2, ...]"}, {"cubes", "{NAME: [c2, c3]}"}, {"passed", "[NAME, ...]"}};
    int phase = r->s->phase, count = phase == PHASE_EXCAVATION ? 1 : phase == PHASE_SURVEY ? 3 : 0;
    for (int i = 0; i < count; i++)
        if (!node_get(r->table, needed[i].key))
            return blame(r->h, node_get(r->table, "phase"),
                         misread(r->h, "in the phase %s, `%s` is needed; write `%s: %s`", myk_phase_names[phase],
                                 needed[i].key, needed[i].key, needed[i].example));
    return true;
}

static void read_area(struct myk_reading *r)
{
    struct myk_state *s = r->s;
    int tile = 0;
    while (tile < TILES && s->tile[tile] == GONE)
        tile++;
    s->area = node_number(r->table, "area", 0);
    if (s->area <= 0)
        s->area = s->phase != PHASE_SURVEY ? 0 : tile < TILES ? tile / 2 + 1 : 1;
}

/* In turn is the only player who has not passed, or in an untouched season the player with the marker. If the table
   says that no player has acted this season, the first action shows who has the marker. */
static void read_turn(struct myk_reading *r)
{
    struct myk_state *s = r->s;
    bool digging = s->phase == PHASE_EXCAVATION;
    bool untouched = digging && node_get(r->table, "cubes") && myk_no_cubes(s) && s->passes == 0;
    s->turn = seat_or_nobody(r, "turn");
    if (s->turn == NOBODY && digging && myk_unpassed(r->h->match, s) == 1)
        s->turn = myk_next_unpassed(r->h->match, s, 0);
    else if (s->turn == NOBODY && untouched)
        s->turn = s->marker;
    s->marker_open = untouched && node_get(r->table, "tilted") && node_get(r->table, "passed") && !myk_any_tilted(s)
                     && s->marker == NOBODY && s->turn == NOBODY;
}

static void assume_parts(struct myk_reading *r)
{
    bool digging = r->s->phase == PHASE_EXCAVATION;
    const bool may_be[ASSUMABLE] = {
        [ASSUMED_MUSEUM] = r->begun && !r->unchosen,
        [ASSUMED_CUBES] = digging,
        [ASSUMED_PASSED] = digging,
        [ASSUMED_TILTED] = myk_region_lies(r->s),
        [ASSUMED_LAST_ACTION] = digging,
        [ASSUMED_NEUTRAL_PLAY] = digging && r->h->match->seats == 2,
    };
    for (int part = 0; part < ASSUMABLE; part++)
        if (may_be[part] && !node_get(r->table, myk_assumable[part]))
            r->s->assumed |= 1u << part;
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
    read_area(r);
    r->unchosen = s->season == 1 && s->phase != PHASE_OVER && (s->phase != PHASE_SURVEY || (s->area == 1 && !s->done));
    assume_parts(r);
    const struct node *wings = node_get(r->table, "wings");
    s->wings_known = wings && wings->first;
    for (int circle = 0; s->wings_known && circle < CIRCLES && circle < wings->count; circle++)
        s->wing[circle] = node_item(wings, circle)->value;
    read_owned(r);
    read_points(r);
    read_cubes(r);
    read_turn(r);
    if (!read_museum(r))
        return false;
    read_counts(r);
    return true;
}
