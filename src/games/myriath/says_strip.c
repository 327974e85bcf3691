/* Myriath: strips in sentences - whatever is said of a place is a wish, and the strip that meets all of them is found
   by trying. */
#include <string.h>

#include "games/myriath/says.h"

const char *const myr_stems[] = {
    [SHAPE_V] = "v", [SHAPE_U] = "u", [SHAPE_S] = "s", [SHAPE_I1] = "i1", [SHAPE_I2] = "i2", [SHAPE_I3] = "i3"};

enum { PATHS_MOST = 16 };

static int walked(int at, int face)
{
    struct myr_crossing to = myr_away(myr_crossing(at), face, 1);
    return to.row < 0 || to.column < 0 || to.column > PLAN_COLUMNS ? -1 : myr_space(to);
}

/* The direction from one crossing to its neighbour; -1: they are not neighbours. */
int myr_strip_face_to(int from, int to)
{
    for (int face = 0; face < FACES; face++)
        if (walked(from, face) == to)
            return face;
    return -1;
}

bool myr_strip_walk(struct myr_strip *strip)
{
    strip->points[0] = strip->at;
    for (int i = 0; i < strip->steps; i++) {
        strip->points[i + 1] = walked(strip->points[i], myr_face(strip->path[i]));
        if (strip->points[i + 1] < 0)
            return false;
    }
    return true;
}

struct myr_strip myr_strip_reversed(const struct myr_strip *strip)
{
    struct myr_strip back = *strip;
    for (int i = 0; i <= strip->steps; i++)
        back.points[i] = strip->points[strip->steps - i];
    for (int i = 0; i < strip->steps && i < MYR_STEPS; i++)
        back.path[i] = myr_letter(myr_opposite(myr_face(strip->path[strip->steps - 1 - i])));
    back.at = back.points[0];
    back.ends[0] = strip->ends[1];
    back.ends[1] = strip->ends[0];
    return back;
}

static bool same_strip(const struct myr_strip *a, const struct myr_strip *b)
{
    return a->shape == b->shape && a->at == b->at && same(a->path, b->path) && a->ends[0] == b->ends[0]
           && a->ends[1] == b->ends[1];
}

/* ---- the set --------------------------------------------------------------------------------------------------- */

bool myr_has_shape(const struct myr_tile *tile, int shape)
{
    return myr_has_stem(tile, myr_stems[shape], (int)strlen(myr_stems[shape]));
}

const char *myr_strip_name(int shape, int one, int other, char room[WORD_ROOM])
{
    put_string(room, WORD_ROOM, "%s-%c%c", myr_stems[shape], myr_end_letter(one), myr_end_letter(other));
    return room;
}

/* The placement of the strip; false: no tile of the set looks like this. */
bool myr_strip_placement_of(const struct match *match, const struct myr_strip *strip, struct myr_placement *p)
{
    char name[WORD_ROOM];
    int value;
    myr_strip_name(strip->shape, strip->ends[0], strip->ends[1], name);
    p->at = myr_crossing(strip->at);
    return words_read(&myr_tile_words, match, name, &value) && myr_find_seen(match->box, value, strip->path, p);
}

/* Is the strip in the actor's stock, and are its cells free and in the area? */
bool myr_strip_is_possible(const struct telling *t, const struct myr_strip *strip)
{
    const struct myr_state *s = t->state;
    struct myr_placement p;
    return myr_strip_placement_of(t->match, strip, &p) && t->actor < t->match->seats
           && !(s->spent[t->actor] >> p.tile & 1u) && myr_free_in_area(t->match, s, p);
}

/* ---- wishes ---------------------------------------------------------------------------------------------------- */

static bool covers_all(const struct myr_strip *strip, const int *points, int count)
{
    int at = 1;
    for (int i = 0; i < count; i++) {
        while (at < strip->steps && strip->points[at] != points[i])
            at++;
        if (at >= strip->steps)
            return false;
    }
    return true;
}

bool myr_strip_goes_so(const struct myr_wish *wish, const struct myr_strip *strip)
{
    /* One direction may be that of all steps of a straight strip. */
    bool all = wish->steps == 1 && strip->shape >= SHAPE_I1 && wish->go[0] >= FACES;
    if (wish->steps < 0)
        return true;
    if (!all && strip->steps != wish->steps)
        return false;
    for (int i = 0; i < strip->steps; i++)
        if (myr_face(strip->path[i]) != wish->go[all ? 0 : i] % FACES)
            return false;
    return true;
}

/* The side of the square along which the step runs; -1: none. */
static int side_of(int square, int from, int to)
{
    struct myr_crossing at = myr_crossing(square), across = myr_away(at, EAST, 1);
    int corner[] = {square, myr_space(across), myr_space(myr_away(across, SOUTH, 1)),
                    myr_space(myr_away(at, SOUTH, 1))};
    for (int face = 0; face < FACES; face++) {
        int one = corner[face], other = corner[(face + 1) % FACES];
        if ((from == one && to == other) || (from == other && to == one))
            return face;
    }
    return -1;
}

static bool runs_around(const struct myr_strip *strip, int square)
{
    for (int i = 0; i < strip->steps; i++)
        if (side_of(square, strip->points[i], strip->points[i + 1]) < 0)
            return false;
    return true;
}

static bool meets_sides(const struct myr_strip *strip, int sides)
{
    int square = sides % SPACES, list = sides / SPACES, count = list % 4;
    if (count != strip->steps)
        return false;
    for (int i = 0; i < count; i++) {
        list /= 4;
        if (side_of(square, strip->points[i], strip->points[i + 1]) != list % 4)
            return false;
    }
    return true;
}

static bool wraps_around(const struct myr_strip *strip, int square)
{
    return strip->shape == SHAPE_U && runs_around(strip, square);
}

/* Has the strip its bend at that corner of the square? */
static bool bends_around(const struct myr_strip *strip, int corner)
{
    struct myr_crossing at = myr_crossing(corner % SPACES);
    at.row += corner / SPACES / 2;
    at.column += corner / SPACES % 2;
    return strip->shape == SHAPE_V && strip->points[1] == myr_space(at) && runs_around(strip, corner % SPACES);
}

static bool is_open_to(const struct myr_strip *strip, int face)
{
    return strip->shape == SHAPE_U && myr_opposite(myr_face(strip->path[0])) == face;
}

static bool lies_along(const struct myr_strip *strip, int lane)
{
    int from = lane / 2, to = walked(from, lane % 2 ? SOUTH : EAST);
    return strip->steps == 1
           && ((strip->points[0] == from && strip->points[1] == to)
               || (strip->points[1] == from && strip->points[0] == to));
}

static bool meets_end(const struct myr_strip *strip, int said)
{
    int end = said / SPACES, at = said % SPACES;
    return (strip->points[0] == at && (end == UNTOLD || strip->ends[0] == end))
           || (strip->points[strip->steps] == at && (end == UNTOLD || strip->ends[1] == end));
}

static bool begins_with(const struct myr_strip *strip, int end)
{
    return strip->ends[0] == end;
}

/* Is the strip in that part of the area? The middle belongs to both halves. */
static bool is_in_part(const struct myr_wish *wish, const struct myr_strip *strip, int part)
{
    struct myr_extent area = myr_area_extent(wish->t->match, 0);
    for (int i = 0; i <= strip->steps; i++) {
        struct myr_crossing at = myr_crossing(strip->points[i]);
        int down = 2 * at.row - (area.top + area.bottom), across = 2 * at.column - (area.left + area.right);
        if ((part & 1 && down > 0) || (part & 2 && down < 0) || (part & 4 && across > 0) || (part & 8 && across < 0))
            return false;
    }
    return true;
}

static const struct place_row {
    const char *field;
    bool (*meets)(const struct myr_strip *, int);
} place_rows[] = {{"AROUND", wraps_around}, {"ENDOF", begins_with}, {"SIDES", meets_sides}, {"CORNER", bends_around},
                  {"OPEN", is_open_to},     {"LANE", lies_along},   {"ENDAT", meets_end}};
enum { PLACE_ROWS = sizeof place_rows / sizeof *place_rows };

/* Gathers what the sentence says of places, once, because thousands of strips are tried. */
void myr_wish_places(struct myr_wish *wish)
{
    const struct telling *t = wish->t;
    int vias = told_count(t, "VIA");
    for (int i = 0; i < PLACE_ROWS; i++)
        for (int k = 0, count = told_count(t, place_rows[i].field); k < count; k++) {
            wish->too_many |= wish->places == MYR_WISHED;
            if (wish->too_many)
                return;
            wish->place[wish->places].row = i;
            wish->place[wish->places++].value = told_at(t, place_rows[i].field, k);
        }
    wish->part = told(t, "PART");
    wish->too_many = vias > MYR_STEPS;
    for (int i = 0; i < vias && !wish->too_many; i++)
        wish->via[wish->vias++] = told_at(t, "VIA", i);
}

/* Does the strip agree with everything the sentence says of places? */
bool myr_strip_meets_places(const struct myr_wish *wish, const struct myr_strip *strip)
{
    if (wish->too_many)
        return false;
    for (int i = 0; i < wish->places; i++)
        if (!place_rows[wish->place[i].row].meets(strip, wish->place[i].value))
            return false;
    return wish->part == NOT_TOLD || is_in_part(wish, strip, wish->part);
}

static bool meets(const struct myr_wish *wish, const struct myr_strip *strip)
{
    if ((wish->finish != NOT_TOLD && strip->points[strip->steps] != wish->finish)
        || !covers_all(strip, wish->between, wish->betweens))
        return false;
    for (int i = 0; i < wish->vias; i++)
        if (!covers_all(strip, &wish->via[i], 1))
            return false;
    return myr_strip_meets_places(wish, strip);
}

/* ---- trying ---------------------------------------------------------------------------------------------------- */

enum { LISTED_MOST = 4 };

struct search {
    const struct myr_wish *wish;
    struct myr_strip found;
    int count, possible;
    struct myr_strip free[LISTED_MOST]; /* the first possible strips */
};

static void count_strip(struct search *search, const struct myr_strip *strip)
{
    struct myr_strip back = myr_strip_reversed(strip);
    for (int i = search->count ? -1 : 0; i < search->possible && i < LISTED_MOST; i++) {
        const struct myr_strip *known = i < 0 ? &search->found : &search->free[i];
        if (same_strip(known, strip) || same_strip(known, &back))
            return;
    }
    if (search->count++ == 0)
        search->found = *strip;
    if (!myr_strip_is_possible(search->wish->t, strip))
        return;
    if (search->possible < LISTED_MOST)
        search->free[search->possible] = *strip;
    search->possible++;
}

/* Tries the strip from every crossing, with its ends in any order if that is not said. */
static void try_starts(struct search *search, struct myr_strip *strip)
{
    const struct myr_wish *wish = search->wish;
    int columns = wish->box->columns + 1, orders = wish->any_order && wish->ends[0] != wish->ends[1] ? 2 : 1;
    bool told = wish->start != NOT_TOLD;
    struct myr_crossing start = myr_crossing(told ? wish->start : 0);
    if (start.column >= columns)
        return;
    int first = start.row * columns + start.column, end = (wish->box->rows + 1) * columns;
    for (int i = first; i < (told && first < end ? first + 1 : end); i++) {
        strip->at = myr_space((struct myr_crossing){i / columns, i % columns});
        if (!myr_strip_walk(strip))
            continue;
        for (int turned = 0; turned < orders; turned++) {
            strip->ends[0] = wish->ends[turned];
            strip->ends[1] = wish->ends[!turned];
            if (meets(wish, strip))
                count_strip(search, strip);
        }
    }
}

/* Tries every path that a strip of this shape can have, from either end. */
static void try_paths(struct search *search, int shape)
{
    const struct myr_box *box = search->wish->box;
    char known[PATHS_MOST][MYR_STEPS + 1];
    int row = 0, count = 0;
    while (row < box->tiles && !myr_has_shape(&box->tile[row], shape))
        row++;
    const struct myr_tile *tile = &box->tile[row];
    if (row == box->tiles || tile->steps > MYR_STEPS)
        return;
    for (int pose = 0; pose < 2 * POSES; pose++) {
        struct myr_strip strip = {.shape = shape, .steps = tile->steps};
        for (int i = 0; i < strip.steps; i++)
            strip.path[i] = myr_letter(pose < POSES ? myr_step(tile, pose, i) : myr_step_back(tile, pose - POSES, i));
        int like = 0;
        while (like < count && !same(known[like], strip.path))
            like++;
        if (like < count || !myr_strip_goes_so(search->wish, &strip))
            continue;
        put_string(known[count++], sizeof known[0], "%s", strip.path);
        try_starts(search, &strip);
    }
}

/* Lists the strips that the sentence could mean. */
static void tell_choice(const struct search *search)
{
    const struct telling *t = search->wish->t;
    bool both = search->wish->start != NOT_TOLD && search->wish->finish != NOT_TOLD;
    int listed = search->possible < LISTED_MOST ? search->possible : LISTED_MOST;
    char room[WORD_ROOM], other[WORD_ROOM];
    struct text why = {0};
    if (both && search->count == 0) {
        text_format(&why, "no such tile reaches %s from %s", myr_space_name(myr_crossing(search->wish->finish), room),
                    myr_space_name(myr_crossing(search->wish->start), other));
        for (int i = 0; i < search->wish->betweens; i++)
            text_format(&why, "%s%s", i ? ", " : " through ",
                        myr_space_name(myr_crossing(search->wish->between[i]), room));
    } else if (search->possible == 0)
        text_add(&why, "no such tile can be placed there");
    else
        text_add(&why, "that can be placed in several ways; write ");
    for (int i = 0; i < listed; i++)
        text_format(&why, "%s`at %s go %s`",
                    i == 0           ? ""
                    : i + 1 < listed ? ", "
                                     : " or ",
                    myr_space_name(myr_crossing(search->free[i].at), room), search->free[i].path);
    *t->why = arena_keep(t->arena, &why);
}

bool myr_find_strip(const struct myr_wish *wish, struct myr_strip *found)
{
    struct search search = {.wish = wish};
    for (int shape = 0; shape <= SHAPE_I3; shape++)
        if (wish->shape == shape || (wish->shape == SHAPE_STRAIGHT && shape >= SHAPE_I1))
            try_paths(&search, shape);
    const struct telling *t = wish->t;
    bool unsure = is_told(t, "ONLY") || is_told(t, "PART"), the_one = search.count == 1 && !unsure;
    bool whole =
        (wish->start != NOT_TOLD && wish->finish != NOT_TOLD) || is_told(t, "AROUND") || told_count(t, "ENDAT") == 2;
    *found = the_one ? search.found : search.free[0];
    bool clear = the_one || (search.possible == 1 && (whole || unsure));
    if (!clear && whole)
        tell_choice(&search);
    return clear;
}
