/* Mykerinos: its vocabularies: patrons, spaces, tiles, rooms. */
#include <string.h>

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

static const char *name_space(const struct match *match, int space, char room[WORD_ROOM])
{
    (void)match;
    if (space < 0 || space >= SPACES)
        return NULL;
    put_string(room, WORD_ROOM, "%s", myk_spell_space(space).text);
    return room;
}

static int count_spaces(const struct match *match)
{
    (void)match;
    return SPACES;
}

/* " ../^./.." */
static bool read_map(const char *text, int *map)
{
    if (strlen(text) != 9 || text[0] != ' ' || text[3] != '/' || text[6] != '/')
        return false;
    *map = 0;
    for (int spot = 0; spot < SPOTS; spot++) {
        char mark = text[1 + spot / 2 * 3 + spot % 2];
        if (mark != '.' && mark != '^')
            return false;
        *map |= (mark == '^') << spot;
    }
    return true;
}

/* " 12", leading noughts and all, six digits at most; returns the length, 0 if there is no such number. */
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

static bool read_tile(const struct match *match, const char *word, int *tile)
{
    (void)match;
    for (int kind = 0; kind < KINDS; kind++) {
        size_t length = strlen(myk_kind_names[kind]);
        if (strncmp(word, myk_kind_names[kind], length) != 0)
            continue;
        int points, map = 0, digits = read_points(word + length, &points);
        const char *rest = word + length + digits;
        if (*rest && !read_map(rest, &map))
            return false;
        *tile = myk_tile_of(kind, map, points);
        return true;
    }
    return false;
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

const char *myk_colour(const struct match *match, int colour)
{
    return colour == NEUTRAL ? "neutral" : match->names[colour];
}

void myk_leave_out(struct move *move, int field)
{
    move->field[field].given = false;
    move->field[field].count = 0;
}

static const struct words space_words = {
    .read = read_space, .name = name_space, .count = count_spaces, .pattern = "[a-h][1-9]"};
static const struct words tile_words = {
    .list = myk_kind_names,
    .read = read_tile,
    .name = name_tile,
    .pattern = MYK_TILE_PATTERN,
};
static const struct words kind_words = {.list = myk_kind_names};
static const struct words patron_words = {.list = patron_names};
static const struct words room_words = {.list = myk_room_names};

const struct shape myk_shape_number = {FORM_NUMBER, .what = "a whole number", .high = NUMBER_MAX,
                                       .digits = NUMBER_DIGITS};
const struct shape myk_shape_space = {FORM_WORD, .what = "a space (a1 to h9)", .words = &space_words};
const struct shape myk_shape_spaces = {
    FORM_LIST,         .what = "spaces in the order of placing", .of = &myk_shape_space, .one = true, .low = 1,
    .high = MOVE_ITEMS};
const struct shape myk_shape_tile = {FORM_WORD, .what = "a tile (like violet 2 ../^./..)", .words = &tile_words};
const struct shape myk_shape_kind = {FORM_WORD, .what = "a patron, or blank", .words = &kind_words};
const struct shape myk_shape_kinds = {FORM_BAG, .what = "patrons, one word per tile", .of = &myk_shape_kind};
const struct shape myk_shape_patron = {FORM_WORD, .what = "a patron", .words = &patron_words};
const struct shape myk_shape_room = {FORM_WORD, .what = "a room", .words = &room_words};
