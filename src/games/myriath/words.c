/* Myriath: vocabularies - spaces, tiles, colours, paths and the words of a box. */
#include <string.h>

#include "games/myriath/myriath.h"

enum { LETTERS = 26, MOST_DIGITS = 5, PACKED_STEPS = 15 };

/* ---- spaces ---------------------------------------------------------------------------------------------------- */

int myr_space(struct myr_crossing crossing)
{
    return crossing.row * LETTERS + crossing.column;
}

struct myr_crossing myr_crossing(int space)
{
    return (struct myr_crossing){space / LETTERS, space % LETTERS};
}

static bool read_space(const struct match *match, const char *word, int *value)
{
    (void)match;
    long number;
    if (word[0] < 'a' || word[0] > 'z' || word[1] < '1' || word[1] > '9' || strlen(word) > 1 + MOST_DIGITS
        || !read_number(word + 1, 1, 99999, &number))
        return false;
    *value = myr_space((struct myr_crossing){(int)number - 1, word[0] - 'a'});
    return true;
}

const char *myr_space_name(struct myr_crossing crossing, char room[WORD_ROOM])
{
    put_string(room, WORD_ROOM, "%c%d", 'a' + crossing.column, crossing.row + 1);
    return room;
}

static const char *name_space(const struct match *match, int value, char room[WORD_ROOM])
{
    (void)match;
    return value >= 0 ? myr_space_name(myr_crossing(value), room) : NULL;
}

const struct words myr_space_words = {.read = read_space, .name = name_space, .pattern = "[a-z][1-9][0-9]{0,4}"};

/* ---- what the box names ---------------------------------------------------------------------------------------- */

static const struct myr_box *box_of(const struct match *match)
{
    return match ? match->box : NULL;
}

static bool read_tile(const struct match *match, const char *word, int *value)
{
    const struct myr_box *box = box_of(match);
    for (int i = 0; box && i < box->tiles; i++)
        if (same(box->tile[i].name, word)) {
            *value = i;
            return i != box->octagon;
        }
    return box && myr_read_seen(box, word, value);
}

static const char *name_tile(const struct match *match, int value, char room[WORD_ROOM])
{
    const struct myr_box *box = box_of(match);
    if (!box || value < 0 || value == box->octagon)
        return NULL;
    return value < box->tiles ? box->tile[value].name : myr_seen_name(box, value, room);
}

static int count_tiles(const struct match *match)
{
    return box_of(match) ? box_of(match)->tiles : 0;
}

const struct words myr_tile_words = {.read = read_tile, .name = name_tile, .count = count_tiles, .pattern = "[^ ]+"};

static bool read_colour(const struct match *match, const char *word, int *value)
{
    const struct myr_box *box = box_of(match);
    for (int i = 0; box && i < box->colours; i++)
        if (same(box->colour[i], word)) {
            *value = i;
            return true;
        }
    return false;
}

static const char *name_colour(const struct match *match, int value, char room[WORD_ROOM])
{
    (void)room;
    const struct myr_box *box = box_of(match);
    return box && value >= 0 && value < box->colours ? box->colour[value] : NULL;
}

static int count_colours(const struct match *match)
{
    return box_of(match) ? box_of(match)->colours : 0;
}

const struct words myr_colour_words = {
    .read = read_colour, .name = name_colour, .count = count_colours, .pattern = ".+"};

/* ---- letters of a box ------------------------------------------------------------------------------------------ */

static bool only(const char *word, const char *letters, size_t fewest, size_t most)
{
    size_t length = strlen(word);
    return length >= fewest && length <= most && strspn(word, letters) == length;
}

static bool read_path(const struct match *match, const char *word, int *value)
{
    (void)match;
    *value = 0;
    return only(word, "nesw", 1, REACH);
}

static bool read_plan_row(const struct match *match, const char *word, int *value)
{
    (void)match;
    *value = 0;
    return only(word, "wgd.", 1, PLAN_COLUMNS);
}

static bool read_ends(const struct match *match, const char *word, int *value)
{
    (void)match;
    *value = 0;
    return only(word, "alr", 2, 2);
}

/* Quarters are the bits of their faces, each once. */
static bool read_cells(const struct match *match, const char *word, int *value)
{
    (void)match;
    if (same(word, "east") || same(word, "south")) {
        *value = same(word, "east") ? CELLS_EAST : CELLS_SOUTH;
        return true;
    }
    *value = 0;
    for (const char *letter = word; *letter; letter++) {
        int face = myr_face(*letter);
        if (face < 0 || *value >> face & 1)
            return false;
        *value |= 1 << face;
    }
    return *value != 0;
}

static const char *const faces[] = {"n", "e", "s", "w", NULL};
static const char *const end_types[] = {"a", "l", "r", NULL};

const struct words myr_path_words = {.read = read_path, .pattern = "[nesw]{1,60}"};
const struct words myr_plan_words = {.read = read_plan_row, .pattern = "[wgd.]{1,25}"};
const struct words myr_ends_words = {.read = read_ends, .pattern = "[alr]{2}"};
const struct words myr_cells_words = {.read = read_cells, .pattern = "[nesw]{1,4}|east|south"};
const struct words myr_face_words = {.list = faces};
const struct words myr_end_type_words = {.list = end_types};

/* ---- go: a path as it runs on the board ------------------------------------------------------------------------ */

static bool read_go(const struct match *match, const char *word, int *value)
{
    const struct myr_box *box = box_of(match);
    if (!only(word, "nesw", 1, REACH))
        return false;
    for (int tile = 0; box && tile < box->tiles; tile++)
        for (int way = 0; way < 4; way++) {
            int pose = myr_pose_along(&box->tile[tile], way / 2, word, way % 2);
            if (pose != NOBODY) {
                *value = (tile * POSES + pose) * 2 + way % 2;
                return true;
            }
        }
    /* A path that no tile has is a number below zero with two bits a step, so that it can still be printed. */
    *value = -1;
    for (int i = 0; i < PACKED_STEPS - 1 && word[i]; i++)
        *value = *value * FACES - myr_face(word[i]);
    return true;
}

static const char *name_go(const struct match *match, int value, char room[WORD_ROOM])
{
    const struct myr_box *box = box_of(match);
    if (value < 0) {
        char *at = room + (WORD_ROOM - 1);
        *at = '\0';
        for (value = -value; value > 1; value /= FACES)
            *--at = myr_letter(value % FACES);
        return at;
    }
    int pose = value / 2 % POSES;
    if (!box || value / (2 * POSES) >= box->tiles || !box->tile[value / (2 * POSES)].path)
        return NULL;
    const struct myr_tile *tile = &box->tile[value / (2 * POSES)];
    for (int i = 0; i < tile->steps; i++)
        room[i] = myr_letter(value % 2 ? myr_step_back(tile, pose, i) : myr_step(tile, pose, i));
    room[tile->steps] = '\0';
    return room;
}

const struct words myr_go_words = {.read = read_go, .name = name_go, .pattern = "[nesw]{1,60}"};

/* "1/2", "12 1/2" */
static bool read_fraction(const char *written, long *halves)
{
    size_t length = strlen(written), digits = strspn(written, "0123456789");
    long whole = 0;
    if (same(written, "1/2")) {
        *halves = 1;
        return true;
    }
    if (!digits || digits > 4 || length != digits + 4 || !same(written + digits, " 1/2"))
        return false;
    for (size_t i = 0; i < digits; i++)
        whole = 10 * whole + written[i] - '0';
    *halves = 2 * whole + 1;
    return true;
}

bool myr_read_points(const char *written, long *halves)
{
    size_t whole = strspn(written, "xX");
    bool half = written[whole] == '/';
    *halves = (long)(2 * whole) + half;
    return (whole + half > 0 && !written[whole + half] && whole < 1000) || read_fraction(written, halves);
}
