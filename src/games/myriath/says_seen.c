/* Myriath: what is seen on the board, for the sentences of people - spaces, corners, sides, steps, tiles and points. */
#include <stdlib.h>
#include <string.h>

#include "games/myriath/says.h"

unsigned myr_moments(const struct match *match, const void *state)
{
    static const unsigned moment[] = {
        [DRAW] = AT_DRAW | AT_OCTAGONS, [OCTAGONS] = AT_OCTAGONS, [PLAY] = AT_PLAY, [OVER] = 0};
    return moment[myr_phase_of(match, state)];
}

/* Sentences may call players by their colours. */
const char *myr_called(const struct match *match, const void *state, int seat)
{
    return ((const struct myr_box *)match->box)->colour[((const struct myr_state *)state)->colour[seat]];
}

int myr_who(const struct telling *t)
{
    return !is_told(t, "WHO") ? t->actor : told(t, "WHO");
}

#define SEEN(name) int myr_seen_##name(const struct telling *t, int *values)

/* ---- spaces ---------------------------------------------------------------------------------------------------- */

static int space_in(const struct myr_box *box, int row, int column, int more)
{
    bool in = box && row >= 0 && row < box->rows + more && column >= 0 && column < box->columns + more;
    return in ? myr_space((struct myr_crossing){row, column}) : -1;
}

/* h8, and 8h. */
static bool read_said(const struct match *match, const char *word, int *value, int more)
{
    char turned[4];
    size_t last = strlen(word) - 1;
    if (last < 1 || last > 2)
        return false;
    put_string(turned, sizeof turned, "%c%.*s", word[last], (int)last, word);
    bool back = *word >= '0' && *word <= '9';
    if (!words_read(&myr_space_words, match, back ? turned : word, value))
        return false;
    struct myr_crossing at = myr_crossing(*value);
    *value = space_in(match ? match->box : NULL, at.row, at.column, more);
    return *value >= 0;
}

static bool read_square(const struct match *match, const char *word, int *value)
{
    return read_said(match, word, value, 0);
}

static bool read_crossing(const struct match *match, const char *word, int *value)
{
    return read_said(match, word, value, 1);
}

static const char *name_space(const struct match *match, int value, char room[WORD_ROOM])
{
    (void)match;
    return myr_space_name(myr_crossing(value), room);
}

const struct words myr_said_squares = {.read = read_square, .name = name_space};
const struct words myr_said_crossings = {.read = read_crossing, .name = name_space};

static bool read_letter(const struct match *match, const char *word, int *value)
{
    (void)match;
    *value = word[0] - 'a';
    return word[0] >= 'a' && word[0] <= 'z' && !word[1];
}

const struct words myr_said_letters = {.read = read_letter};

/* h-8: a letter and a number. The row is 1 for a crossing. */
SEEN(space)
{
    return only(space_in(t->match->box, t->said[1] - 1, t->said[0], t->row), values);
}

static int octagon_of(const struct telling *t, int seat)
{
    const struct myr_state *s = t->state;
    const struct myr_box *box = t->match->box;
    for (int i = 0; i < s->count; i++)
        if (s->lying[i].seat == seat && s->lying[i].tile == box->octagon)
            return myr_space((struct myr_crossing){s->lying[i].row, s->lying[i].column});
    return -1;
}

static int moved(const struct telling *t, int space, int face, int steps, int more)
{
    struct myr_crossing at = myr_away(myr_crossing(space), face, steps);
    return space < 0 ? -1 : space_in(t->match->box, at.row, at.column, more);
}

/* NUM DIR NAME */
SEEN(square_beside)
{
    return only(moved(t, octagon_of(t, t->said[2]), t->said[1], t->said[0], 0), values);
}

/* NUM DIR NAME NUM DIR, or NUM DIR NUM DIR NAME: `row` is the place of the name. */
SEEN(square_beside_twice)
{
    const int *one = t->said, *other = t->said + (t->row == 2 ? 3 : 2);
    if ((one[1] ^ other[1]) % 2 == 0)
        return 0;
    int beside = moved(t, octagon_of(t, t->said[t->row]), one[1], one[0], 0);
    return only(moved(t, beside, other[1], other[0], 0), values);
}

/* ---- corners and sides ----------------------------------------------------------------------------------------- */

/* Of a diagonal: nw, ne, sw, se. */
static int corner(const struct telling *t, int square, int diagonal)
{
    struct myr_crossing at = myr_crossing(square);
    return square < 0 ? -1 : space_in(t->match->box, at.row + diagonal / 2, at.column + diagonal % 2, 1);
}

SEEN(square_corner)
{
    return only(corner(t, t->said[0], t->said[1]), values);
}

/* Of that player's octagon, or of the actor's own. */
SEEN(octagon_corner)
{
    bool own = t->said_count == 1;
    return only(corner(t, octagon_of(t, own ? t->actor : t->said[0]), t->said[!own]), values);
}

/* The crossing that all these squares have as a corner, if it is one. */
SEEN(meeting)
{
    int found = -1;
    for (int diagonal = 0; diagonal < 4; diagonal++) {
        int at = corner(t, t->said[0], diagonal), shared = 0;
        for (int i = 0; i < t->said_count; i++)
            for (int other = 0; other < 4; other++)
                shared += corner(t, t->said[i], other) == at;
        if (shared == t->said_count && found >= 0)
            return 0;
        found = shared == t->said_count ? at : found;
    }
    return only(t->said_count > 1 ? found : -1, values);
}

/* The lane along that side of a square: twice its crossing, and 1 more if it runs south from there. */
static int lane_along(const struct telling *t, int square, int face)
{
    if (face == NORTH || face == WEST)
        return square * 2 + (face == WEST);
    int next = moved(t, square, face, 1, 1);
    return next < 0 ? -1 : next * 2 + (face == EAST);
}

SEEN(side_of_square)
{
    return only(lane_along(t, t->said[1], t->said[0]), values);
}

SEEN(lane_between)
{
    for (int face = 0; face < FACES; face++)
        if (moved(t, t->said[0], face, 1, 0) == t->said[1])
            return only(lane_along(t, t->said[0], face), values);
    return 0;
}

/* ---- steps ----------------------------------------------------------------------------------------------------- */

/* Steps are digits in base 4 after a leading 1. Reads "ws", and steps drawn as arrows. */
static bool read_steps(const struct match *match, const char *word, int *value)
{
    static const char *const arrows[] = {[NORTH] = "\u2191", [EAST] = "\u2192", [SOUTH] = "\u2193", [WEST] = "\u2190"};
    (void)match;
    int steps = 0, before = -1;
    *value = 1;
    while (*word && steps++ < 4) {
        int face = myr_face(*word), length = 1;
        for (int i = 0; i < FACES; i++)
            if (strncmp(word, arrows[i], strlen(arrows[i])) == 0) {
                face = i;
                length = (int)strlen(arrows[i]);
            }
        if (face < 0 || (before >= 0 && face == (before ^ 2)))
            return false;
        before = face;
        *value = *value * FACES + face;
        word += length;
    }
    return !*word && steps > 0;
}

const struct words myr_said_steps = {.read = read_steps};

SEEN(steps)
{
    int steps = 1;
    for (int i = 0; i < t->said[0] && i < 4; i++)
        steps = steps * FACES + t->said[1];
    return only(t->said[0] > 0 && t->said[0] < 4 ? steps : -1, values);
}

/* ---- tiles ----------------------------------------------------------------------------------------------------- */

/* "var", "i1aa": written as one. */
static bool read_tile(const struct match *match, const char *word, int *value)
{
    (void)match;
    size_t length = strlen(word);
    for (int shape = 0; shape <= SHAPE_I3 && length > 2; shape++) {
        int one = myr_end_type(word[length - 2]), other = myr_end_type(word[length - 1]);
        *value = myr_said_tile(shape, one, other);
        if (strlen(myr_stems[shape]) + 2 == length && strncmp(myr_stems[shape], word, length - 2) == 0 && one >= 0
            && other >= 0)
            return true;
    }
    return false;
}

const struct words myr_said_tiles = {.read = read_tile};

/* "zigzag s-rr": twice the same shape. */
SEEN(same_tile)
{
    bool straight = t->said[0] == SHAPE_STRAIGHT && t->said[1] >= SHAPE_I1 && t->said[1] <= SHAPE_I3;
    return straight || t->said[0] == t->said[1] ? one(t->said[1] * 16 + t->said[2], values) : 0;
}

/* ---- points ---------------------------------------------------------------------------------------------------- */

/* 0.5, 1.5 */
static bool read_points(const struct match *match, const char *word, int *value)
{
    long halves;
    (void)match;
    if (!strchr(word, '.') || !read_halves(word, &halves) || halves < 0 || halves > 200)
        return false;
    *value = (int)halves;
    return true;
}

const struct words myr_said_points = {.read = read_points};

/* Halves, and the players as bits. */
SEEN(gain_of)
{
    return only(t->row * t->said[1] + SPACES * (1 << t->said[0]), values);
}

SEEN(gain_each)
{
    return only(t->said[2] + SPACES * (1 << t->said[0] | 1 << t->said[1]), values);
}

/* ---- what is touched ------------------------------------------------------------------------------------------- */

SEEN(own_gap)
{
    return only(t->said[0] + 16 * t->actor, values);
}

/* ---- said but not written -------------------------------------------------------------------------------------- */

/* "right beside anna's": squares that share a side or a corner. */
bool myr_fits_beside(const struct telling *t, int *value)
{
    int at = told(t, "AT"), octagon = octagon_of(t, *value);
    if (at == NOT_TOLD || octagon < 0)
        return false;
    struct myr_crossing a = myr_crossing(at), b = myr_crossing(octagon);
    return abs(a.row - b.row) <= 1 && abs(a.column - b.column) <= 1;
}

/* "he had the fewest points": must be true if the previous game is known. */
bool myr_fits_lowest(const struct telling *t, int *value)
{
    const struct myr_state *s = t->state;
    int seat = myr_who(t);
    (void)value;
    return seat >= 0 && seat < t->match->seats && (!s->previously || myr_lowest_before(t->match, s) >> seat & 1u);
}

/* "8 points last time" */
bool myr_fits_scored(const struct telling *t, int *value)
{
    const struct myr_state *s = t->state;
    int seat = myr_who(t);
    return seat >= 0 && seat < t->match->seats && s->previously >> seat & 1u && s->previous[seat] == 2 * *value;
}

/* "and the game is over": with these all have passed. */
bool myr_fits_over(const struct telling *t, int *value)
{
    const struct myr_state *s = t->state;
    (void)value;
    return (s->passed | 1u << t->actor | t->together) == myr_all(t->match);
}
