/* Mykerinos: its vocabularies: patrons, spaces, tiles, rooms. */
#include <string.h>
#include <strings.h>

#include "games/mykerinos/mykerinos.h"

const char *const myk_kind_names[KINDS + 1] = {"violet", "lemon", "brown", "blackmore", "tangerine", "blank", NULL};

const char *const myk_patron_titles[KINDS] = {
    "Lady Violet", "Lord Lemon", "Sir Brown", "Mrs. Blackmore", "Colonel Tangerine", "the blank tile",
};

const char *const myk_room_names[ROOMS + 1] = {
    "five-1",  "five-2",  "five-3", "five-4", "five-5", "three-1", "three-2", "three-3",
    "three-4", "three-5", "two-12", "two-23", "two-34", "two-45",  "two-51",  NULL,
};

const char *const myk_area_names[AREAS + 1] = {NULL, "area 1", "area 2", "area 3", "area 4", "area 5", "area 6"};

const char *const myk_phase_names[] = {"deal", "excavation", "survey", "over", NULL};

static const char *const side_names[] = {"left", "right", NULL};

#define SPACE_PATTERN "[a-h][1-9]"

static const char *const store_names[] = {"stock", "reserve", NULL};

static const char *const patron_names[] = {"violet", "lemon", "brown", "blackmore", "tangerine", NULL};

struct myk_spelled myk_spell_space(int space)
{
    struct myk_spelled spelled = {{(char)('a' + space % COLUMNS), (char)('1' + space / COLUMNS), 0}};
    return spelled;
}

static bool read_space(const struct match *match, const char *word, int *space)
{
    (void)match;
    if (strlen(word) != 2 || word[0] < 'a' || word[0] > 'h' || word[1] < '1' || word[1] > '9')
        return false;
    *space = (word[1] - '1') * COLUMNS + word[0] - 'a';
    return true;
}

const char *myk_name_space(const struct match *match, int space, char room[WORD_ROOM])
{
    (void)match;
    if (space < 0 || space >= SPACES)
        return NULL;
    put_string(room, WORD_ROOM, "%s", myk_spell_space(space).text);
    return room;
}

/* Where cubes come from: a store, or a space that is extended from. */
static bool read_from(const struct match *match, const char *word, int *from)
{
    int space = 0;
    bool read = read_space(match, word, &space);
    *from = FROM_SPACES + space;
    return read;
}

static const char *name_from(const struct match *match, int from, char room[WORD_ROOM])
{
    return myk_name_space(match, from - FROM_SPACES, room);
}

static int count_spaces(const struct match *match)
{
    (void)match;
    return SPACES;
}

bool myk_read_map(const struct match *match, const char *word, int *map)
{
    (void)match;
    if (strlen(word) != 8 || word[2] != '/' || word[5] != '/')
        return false;
    *map = 0;
    for (int spot = 0; spot < SPOTS; spot++) {
        char mark = word[spot / 2 * 3 + spot % 2];
        if (mark != '.' && mark != '^')
            return false;
        *map |= (mark == '^') << spot;
    }
    *map = *map ? *map : MAP_WRITTEN;
    return true;
}

/* Reads " 12", at most six digits, leading zeros included. Returns the length; 0: not such a number. */
static int read_points(const char *text, int *points)
{
    int length = 1;
    *points = 0;
    if (text[0] != ' ' || text[1] < '0' || text[1] > '9')
        return 0;
    for (; text[length] >= '0' && text[length] <= '9'; length++)
        if (length <= NUMBER_DIGITS)
            *points = *points * 10 + text[length] - '0';
    return length <= 1 + NUMBER_DIGITS ? length : 0;
}

/* Reads "lemon", "lemon 2". Returns what follows, or NULL; `*points` is -1 without a number. */
static const char *read_kind(const char *word, int *kind, int *points)
{
    for (*kind = 0; *kind < KINDS; ++*kind) {
        const char *name = myk_kind_names[*kind];
        size_t length = *word == *name ? strlen(name) : 0;
        if (!length || strncmp(word, name, length) != 0)
            continue;
        int digits = read_points(word + length, points);
        *points = digits ? *points : -1;
        return word + length + digits;
    }
    return NULL;
}

static bool read_tile(const struct match *match, const char *word, int *tile)
{
    int kind, points, map = 0;
    const char *rest = read_kind(word, &kind, &points);
    if (!rest || (*rest && !(*rest == ' ' && myk_read_map(match, rest + 1, &map))))
        return false;
    *tile = myk_tile_of(kind, map, points < 0 ? 0 : points);
    return true;
}

bool myk_read_tile(const struct match *match, const char *word, int *tile)
{
    if (!read_tile(match, word, tile))
        return false;
    *tile = myk_bare_tile(*tile);
    return true;
}

int myk_bare_tile(int tile)
{
    return myk_tile_map(tile) & MAP_WRITTEN
               ? myk_tile_of(myk_tile_kind(tile), myk_tile_map(tile) & ~MAP_WRITTEN, myk_tile_points(tile))
               : tile;
}

struct myk_spelled myk_spell_tile(int tile)
{
    struct myk_spelled spelled = {{0}};
    int map = myk_tile_map(tile);
    int length = put_string(spelled.text, sizeof spelled.text, "%s", myk_kind_names[myk_tile_kind(tile)]);
    if (myk_tile_points(tile))
        length += put_string(spelled.text + length, sizeof spelled.text - (size_t)length, " %d", myk_tile_points(tile));
    for (int spot = 0; map && spot < SPOTS; spot++) {
        if (spot % 2 == 0)
            spelled.text[length++] = spot ? '/' : ' ';
        spelled.text[length++] = map >> spot & 1 ? '^' : '.';
    }
    return spelled;
}

/* "lemon", "lemon 2": the tile of an area, by what it shows. */
static bool read_named(const struct match *match, const char *word, int *named)
{
    int kind, points;
    const char *rest = read_kind(word, &kind, &points);
    (void)match;
    *named = rest ? 2 + 2 * myk_tile_of(kind, 0, points < 0 ? 0 : points) + (points >= 0) : 0;
    return rest && !*rest;
}

struct myk_spelled myk_spell_named(int named)
{
    struct myk_spelled spelled = {{0}};
    int tile = named > RIGHT ? myk_named_tile(named) : 0;
    put_string(spelled.text, sizeof spelled.text, named > RIGHT && myk_names_points(named) ? "%s %d" : "%s",
               named > RIGHT ? myk_kind_names[myk_tile_kind(tile)] : side_names[named], myk_tile_points(tile));
    return spelled;
}

const char *myk_name_named(const struct match *match, int named, char room[WORD_ROOM])
{
    (void)match;
    if (named <= RIGHT)
        return NULL;
    put_string(room, WORD_ROOM, "%s", myk_spell_named(named).text);
    return room;
}

/* "violet 3", "3 violet": the room of that worth at the patron's wing. */
static bool read_wing_room(const struct match *match, const char *word, int *named)
{
    const char *space = strchr(word, ' ');
    char turned[WORD_ROOM];
    int patron, worth;
    (void)match;
    if (space && *word >= '0' && *word <= '9') {
        put_string(turned, sizeof turned, "%s %.*s", space + 1, (int)(space - word), word);
        word = turned;
    }
    const char *rest = read_kind(word, &patron, &worth);
    *named = rest ? ROOMS + patron + PATRONS * worth : 0;
    return rest && !*rest && patron < PATRONS && worth >= 0;
}

static const char *name_wing_room(const struct match *match, int named, char room[WORD_ROOM])
{
    (void)match;
    if (named < ROOMS)
        return NULL;
    put_string(room, WORD_ROOM, "%s %d", patron_names[myk_wing_room_patron(named)], myk_wing_room_worth(named));
    return room;
}

static const char *name_tile(const struct match *match, int tile, char room[WORD_ROOM])
{
    (void)match;
    put_string(room, WORD_ROOM, "%s", myk_spell_tile(tile).text);
    return room;
}

int myk_turned(int tile)
{
    int map = 0;
    for (int spot = 0; spot < SPOTS; spot++)
        map |= (myk_tile_map(tile) >> spot & 1) << (SPOTS - 1 - spot);
    return myk_tile_of(myk_tile_kind(tile), map, myk_tile_points(tile));
}

int myk_any_way(int tile)
{
    int turned = myk_turned(tile);
    return turned < tile ? turned : tile;
}

struct myk_spelled myk_number(int count)
{
    struct myk_spelled spelled = {"?"};
    if (count != UNKNOWN)
        put_string(spelled.text, sizeof spelled.text, "%d", count);
    return spelled;
}

const char *myk_colour(const struct match *match, int colour)
{
    return colour == NEUTRAL ? "neutral" : match->names[colour];
}

void myk_leave_out(struct move *move, int field)
{
    move->field[field].given = false;
    move->field[field].count = 0;
}

/* "3-1", "two 12", "2-2-1": worth and wings. */
const char *myk_meant_room(const struct match *match, const char *word, char room[WORD_ROOM])
{
    size_t worth = strcspn(word, "- ");
    char wings[3] = "";
    int count = 0;
    (void)match;
    for (const char *c = word + worth + (word[worth] != '\0'); *c; c++)
        if (*c != '-' && count == 2)
            return NULL;
        else if (*c != '-')
            wings[count++] = *c;
    const char turned[3] = {wings[1], wings[0]};
    for (int i = 0; i < ROOMS; i++) {
        const char *name = myk_room_names[i], *wing = strchr(name, '-') + 1;
        char digit = i < 5 ? '5' : i < 10 ? '3' : '2';
        bool named = worth == 1 ? *word == digit : name + worth + 1 == wing && strncasecmp(name, word, worth) == 0;
        if (named && (same(wing, wings) || same(wing, turned))) {
            put_string(room, WORD_ROOM, "%s", name);
            return room;
        }
    }
    return NULL;
}

static const struct words space_words = {
    .read = read_space, .name = myk_name_space, .count = count_spaces, .pattern = SPACE_PATTERN};
static const struct words tile_words = {
    .list = myk_kind_names,
    .read = read_tile,
    .name = name_tile,
    .pattern = MYK_TILE_PATTERN,
};
static const struct words named_words = {
    .list = side_names, .read = read_named, .name = myk_name_named, .pattern = MYK_NAMED_PATTERN};
static const struct words from_words = {
    .list = store_names, .read = read_from, .name = name_from, .pattern = SPACE_PATTERN};
static const struct words entered_words = {
    .list = myk_room_names, .read = read_wing_room, .name = name_wing_room, .pattern = MYK_WING_ROOM_PATTERN};
const struct words myk_kind_words = {.list = myk_kind_names};
const struct words myk_patron_words = {.list = patron_names};
static const struct words room_words = {.list = myk_room_names, .meant = myk_meant_room};

const struct shape myk_shape_number = {FORM_NUMBER, .what = "a whole number", .high = NUMBER_MAX,
                                       .digits = NUMBER_DIGITS};
const struct shape myk_shape_space = {FORM_WORD, .what = "a space (a1 to h9)", .words = &space_words};
const struct shape myk_shape_spaces = {
    FORM_LIST,         .what = "spaces in the order of placing", .of = &myk_shape_space, .one = true, .low = 1,
    .high = MOVE_ITEMS};
const struct shape myk_shape_tile = {FORM_WORD, .what = "a tile (like violet 2 ../^./..)", .words = &tile_words};
const struct shape myk_shape_kind = {FORM_WORD, .what = "a patron or blank", .words = &myk_kind_words};
const struct shape myk_shape_area = {FORM_NUMBER, .what = "an area", .low = 1, .high = AREAS, .digits = NUMBER_DIGITS};
const struct shape myk_shape_patron = {FORM_WORD, .what = "a patron", .words = &myk_patron_words};
const struct shape myk_shape_named = {FORM_WORD, .what = "left, right or a patron", .words = &named_words};
const struct shape myk_shape_from = {FORM_WORD, .what = "stock, reserve or a space", .words = &from_words};
const struct shape myk_shape_entered = {FORM_WORD, .what = "a room, or a patron and the room's number",
                                        .words = &entered_words};
const struct shape myk_shape_room = {FORM_WORD, .what = "a room", .words = &room_words};

/* Other words for the patrons in a position. */
const struct other_word myk_other_words[] = {
    {"lady-violet", "violet"},
    {"purple", "violet"},
    {"lady", "violet"},
    {"lord-lemon", "lemon"},
    {"yellow", "lemon"},
    {"lord", "lemon"},
    {"sir-brown", "brown"},
    {"sir", "brown"},
    {"mrs.-blackmore", "blackmore"},
    {"mrs-blackmore", "blackmore"},
    {"black", "blackmore"},
    {"mrs.", "blackmore"},
    {"mrs", "blackmore"},
    {"colonel-tangerine", "tangerine"},
    {"orange", "tangerine"},
    {"colonel", "tangerine"},
    {"white", "blank"},
    {"patronless", "blank"},
    {0},
};
