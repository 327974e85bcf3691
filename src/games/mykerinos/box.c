/* Mykerinos: what is printed on the components: the words of `box:`, and the box read into numbers. */
#include <string.h>

#include "games/mykerinos/mykerinos.h"

static const struct shape wing = {FORM_NUMBER, .what = "a circle", .low = 1, .high = CIRCLES, .digits = NUMBER_DIGITS};
static const struct shape wings = {FORM_LIST, .what = "circles", .of = &wing};
static const struct shape numbers = {FORM_LIST, .what = "whole numbers", .of = &myk_shape_number};
static const struct shape faces = {FORM_LIST, .what = "tiles", .of = &myk_shape_tile};
static const struct shape names = {FORM_LIST, .what = "rooms", .of = &shape_text};
static const struct words five_words = {
    .list = (const char *const[]){"five-1", "five-2", "five-3", "five-4", "five-5", NULL}};
static const struct words room_words = {.list = myk_room_names};

static const struct shape copies = {FORM_EACH, .what = "tiles of each kind", .words = &myk_kind_words,
                                    .of = &myk_shape_number};
static const struct shape points = {FORM_MAP, .what = "numbers printed on tiles",
                                    .fields = KEYS({"patron", &numbers, false, "numbers on patron tiles; 0: none"},
                                                   {"blank", &numbers, false, "numbers on the tile without a patron"})};
static const struct shape tiles = {
    FORM_MAP, .what = "the tiles",
    .fields =
        KEYS({"total", &myk_shape_number, false, "36"}, {"deal", &numbers, false, "tiles dealt in seasons 1 to 4"},
             {"copies", &copies, false, "how many tiles show which patron"},
             {"points", &points, false, "numbers that occur on the terrain sides"},
             {"faces", &faces, false, "all tiles in tile notation, either way up; empty if not known"})};

static const struct shape room_data = {FORM_MAP, .what = "a room",
                                       .fields = KEYS({"worth", &myk_shape_number, false, "the number in the room"},
                                                      {"wings", &wings, false, "the patron circles it belongs to"})};
static const struct shape rooms = {FORM_EACH, .what = "rooms", .words = &room_words, .of = &room_data,
                                   .removable = true};
static const struct shape doors = {FORM_EACH, .what = "doors", .words = &five_words, .of = &names, .removable = true};
static const struct shape museum = {FORM_MAP, .what = "the Museum",
                                    .fields =
                                        KEYS({"rooms", &rooms, false, "the fifteen rooms"},
                                             {"doors", &doors, false, "for each \"5\" room: the rooms next to it"})};

static const struct shape season = {FORM_MAP, .what = "cubes drawn each season",
                                    .fields = KEYS({"two", &myk_shape_number, false, "with two players"},
                                                   {"three", &myk_shape_number, false, "with three players"},
                                                   {"four", &myk_shape_number, false, "with four players"})};
static const struct shape cubes = {
    FORM_MAP, .what = "the cubes",
    .fields = KEYS({"colour", &myk_shape_number, false, "cubes of each colour"},
                   {"season", &season, false,
                    "cubes of their own that players draw at the start of a season, by number of players"},
                   {"neutral", &myk_shape_number, false, "neutral cubes that each of two players draws"})};

const struct shape myk_box_shape = {FORM_MAP, .what = "the box",
                                    .fields = KEYS({"tiles", &tiles, false, "the terrain-patron tiles"},
                                                   {"museum", &museum, false, "the rooms and the doors between them"},
                                                   {"cubes", &cubes, false, "how many cubes"})};

static struct myk_numbers numbers_of(const struct node *list, struct arena *arena)
{
    int *number = arena_take(arena, sizeof *number * (size_t)(list->count + 1)), count = 0;
    for (const struct node *each = list->first; each; each = each->next)
        number[count++] = each->value;
    return (struct myk_numbers){count, number};
}

/* If the faces of the tiles are known, the numbers of each kind and the points follow from them. */
static void read_faces(struct myk_box *box, struct arena *arena)
{
    int *face = arena_take(arena, sizeof *face * (size_t)box->faces.count);
    int *patron = arena_take(arena, sizeof *patron * (size_t)box->faces.count);
    int *blank = arena_take(arena, sizeof *blank * (size_t)box->faces.count);
    int patrons = 0, blanks = 0;
    memset(box->copies, 0, sizeof box->copies);
    for (int i = 0; i < box->faces.count; i++) {
        face[i] = myk_any_way(myk_bare_tile(box->faces.number[i]));
        box->copies[myk_tile_kind(face[i])]++;
        if (myk_tile_kind(face[i]) == BLANK)
            blank[blanks++] = myk_tile_points(face[i]);
        else
            patron[patrons++] = myk_tile_points(face[i]);
    }
    box->faces.number = face;
    box->points_patron = (struct myk_numbers){patrons, patron};
    box->points_blank = (struct myk_numbers){blanks, blank};
}

/* Reads the tiles dealt, and judges all tiles. */
static bool tiles_hold(struct hearing *h, struct myk_box *box, const struct node *node, struct arena *arena)
{
    const struct node *deal = node_get(node, "deal");
    int sum = 0, dealt = 0;
    bool fits = deal->count == SEASONS;
    for (int kind = 0; kind < KINDS; kind++)
        sum += box->copies[kind];
    for (int i = 0; fits && i < SEASONS; i++) {
        box->deal[i] = node_item(deal, i)->value;
        dealt += box->deal[i];
    }
    for (int i = 0; i < SEASONS; i++)
        fits = fits && box->deal[i] == myk_tiles_in(i + 1);
    if (!fits)
        return reject(h, deal, RULE_BOX, "the tiles dealt must be 8, 8, 8 and 12");
    if (box->total != dealt)
        return reject(h, node_get(node, "total"), RULE_BOX, "the total must be 36, the sum of the tiles dealt");
    if (!box->points_patron.count || !box->points_blank.count)
        return reject(h, node_get(node, "points"), RULE_BOX,
                      "a list of points is empty; write 0 for tiles without a number");
    if (!box->faces.count)
        return sum == box->total
               || reject(h, node_get(node, "copies"), RULE_BOX, "the copies sum to %d, but there must be %d tiles", sum,
                         box->total);
    if (box->faces.count != box->total)
        return reject(h, node_get(node, "faces"), RULE_BOX, "there are %d faces, but there must be %d",
                      box->faces.count, box->total);
    read_faces(box, arena);
    return box->points_patron.count || reject(h, node_get(node, "faces"), RULE_BOX, "all faces are blank");
}

static bool read_doors(struct hearing *h, struct myk_box *box, const struct node *node)
{
    for (const struct node *room = node->first; room; room = room->next) {
        if (!(box->exists >> room->key->value & 1))
            return reject(h, room, RULE_BOX, "`doors` names %s, but the box has no such room", room->key->text);
        for (const struct node *door = room->first; door; door = door->next) {
            int leads = word_index(myk_room_names, door->text);
            if (leads < 0 || !(box->exists >> leads & 1))
                return reject(h, door, RULE_BOX, "the doors of %s name %s, but the box has no such room",
                              room->key->text, door->text);
            box->doors[room->key->value] |= 1u << leads;
        }
    }
    return true;
}

static void read_rooms(struct myk_box *box, const struct node *node)
{
    for (int room = 0; room < ROOMS; room++) {
        const struct node *data = node_get(node, myk_room_names[room]);
        box->exists |= (data ? 1u : 0) << room;
        if (!data)
            continue;
        box->worth[room] = node_number(data, "worth", 0);
        for (const struct node *circle = node_get(data, "wings")->first; circle; circle = circle->next)
            box->wings[room] |= 1u << (circle->value - 1);
    }
}

const void *myk_open_box(struct hearing *h, const struct node *node, struct arena *arena)
{
    static const char *const by_seats[] = {[2] = "two", [3] = "three", [4] = "four"};
    const struct node *tiles_of = node_get(node, "tiles"), *cubes_of = node_get(node, "cubes"),
                      *museum_of = node_get(node, "museum");
    struct myk_box *box = arena_take(arena, sizeof *box);
    box->total = node_number(tiles_of, "total", 0);
    for (int kind = 0; kind < KINDS; kind++)
        box->copies[kind] = node_number(node_get(tiles_of, "copies"), myk_kind_names[kind], 0);
    box->points_patron = numbers_of(node_get(node_get(tiles_of, "points"), "patron"), arena);
    box->points_blank = numbers_of(node_get(node_get(tiles_of, "points"), "blank"), arena);
    box->faces = numbers_of(node_get(tiles_of, "faces"), arena);
    box->colour = node_number(cubes_of, "colour", 0);
    box->draw = node_number(node_get(cubes_of, "season"), by_seats[h->match->seats], 0);
    box->neutral = node_number(cubes_of, "neutral", 0);
    read_rooms(box, node_get(museum_of, "rooms"));
    return tiles_hold(h, box, tiles_of, arena) && read_doors(h, box, node_get(museum_of, "doors")) ? box : NULL;
}
