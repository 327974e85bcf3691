/* Mykerinos: what is seen on the table, for the sentences of people. */
#include <string.h>

#include "games/mykerinos/mykerinos.h"
#include "games/mykerinos/says.h"

unsigned myk_moments(const struct match *match, const void *state)
{
    static const unsigned by_phase[] = {
        [PHASE_DEAL] = AT_DEAL, [PHASE_EXCAVATION] = AT_DIG, [PHASE_SURVEY] = AT_SURVEY, [PHASE_OVER] = 0};
    const struct myk_state *s = state;
    bool pick = s->phase == PHASE_SURVEY && myk_next_decision(match, s).due == DUE_PICK;
    bool neutral = s->phase == PHASE_EXCAVATION && match->seats == 2;
    return by_phase[s->phase] | (pick ? AT_PICK : 0) | (neutral ? AT_NEUTRAL : 0);
}

/* ---- spaces --------------------------------------------------------------------------------------------------------------- */

/* b3, also as 3b. */
static bool read_cell(const struct match *match, const char *word, int *value)
{
    char turned[3] = {0};
    if (strlen(word) == 2 && word[0] >= '1' && word[0] <= '9') {
        turned[0] = word[1];
        turned[1] = word[0];
        word = turned;
    }
    return myk_shape_space.words->read(match, word, value);
}

const struct words myk_said_cells = {.read = read_cell, .name = myk_name_space};

const struct words myk_said_maps = {.read = myk_read_map};
const struct words myk_said_rooms = {.list = myk_room_names};
const struct words myk_said_sides = {.list = (const char *const[]){"left", "right", NULL}, .name = myk_name_named};

/* If the record does not give the pyramids, any space may have one. */
static bool may_be_pyramid(const struct myk_state *s, int space)
{
    return s->maps_unknown || myk_pyramid_on(s, space);
}

int myk_seen_pyramid(const struct telling *t, int *values)
{
    values[0] = t->said[0];
    return or_why(t, may_be_pyramid(t->state, t->said[0]), "that space has no pyramid");
}

bool myk_fits_pyramids(const struct telling *t, int *value)
{
    (void)value;
    bool any = false;
    for (int i = 0; i < told_count(t, "SPACES"); i++)
        any |= may_be_pyramid(t->state, told_at(t, "SPACES", i));
    return or_why(t, any, "none of these spaces has a pyramid");
}

bool myk_fits_cube(const struct telling *t, int *value)
{
    int colour = t->row & SAID_NEUTRAL ? NEUTRAL : t->actor;
    return or_why(t, ((const struct myk_state *)t->state)->cube[*value] == colour, "%s has no cube on %s",
                  myk_colour(t->match, colour), myk_spell_space(*value).text);
}

/* ---- directions ----------------------------------------------------------------------------------------------------------- */

int myk_space_beyond(int space, int heading, int steps)
{
    static const int across[] = {0, 0, -1, 1}, down[] = {-1, 1, 0, 0};
    int column = space % COLUMNS + across[heading] * steps, row = space / COLUMNS + down[heading] * steps;
    bool there = column >= 0 && column < COLUMNS && row >= 0 && row < SPACES / COLUMNS;
    return there ? row * COLUMNS + column : -1;
}

/* "in area 3": one of the spaces is there. */
bool myk_fits_where(const struct telling *t, int *value)
{
    bool any = false;
    for (int i = 0; i < told_count(t, "SPACES"); i++)
        any |= myk_area_of(told_at(t, "SPACES", i)) == *value;
    return or_why(t, any, "none of these spaces is in that area");
}

/* If the sentence gives cube and space, the first new space must be in that direction from the cube. */
bool myk_fits_heading(const struct telling *t, int *value)
{
    int from = told(t, "FROM"), first = told(t, "SPACES");
    return from == NOT_TOLD || first == NOT_TOLD || myk_space_beyond(from, *value, 1) == first;
}

/* ---- rooms ---------------------------------------------------------------------------------------------------------------- */

/* The circle of a patron, from 1; 0 if it is unknown. */
int myk_seen_wing(const struct telling *t, int *values)
{
    const struct myk_state *s = t->state;
    for (int circle = 0; circle < CIRCLES && s->wings_known; circle++)
        if (s->wing[circle] == t->said[0])
            return one(circle + 1, values);
    return s->wings_known || t->said[0] == BLANK ? 0 : one(0, values);
}

/* The rooms of that worth at both wings; a "2" room must be named by both. */
static int room_of(const struct telling *t, int worth, int wing, int other, int *values)
{
    const struct myk_box *box = t->match->box;
    if (wing == 0 || other == 0)
        *t->why = "`wings` must be known for that room";
    if (wing < 1 || wing > CIRCLES || other < 1 || other > CIRCLES)
        return 0;
    unsigned wings = 1u << (wing - 1) | 1u << (other - 1);
    for (int room = 0; box && room < ROOMS; room++)
        if (box->exists >> room & 1 && box->worth[room] == worth && box->wings[room] == wings)
            return one(room, values);
    return 0;
}

/* By its worth and wings; the row is 1 if it may be a "2" room named only by both wings. */
int myk_seen_room(const struct telling *t, int *values)
{
    const int *said = t->said;
    return t->row && t->said_count == 2 ? room_of(t, 2, said[0], said[1], values)
                                        : room_of(t, said[0], said[1], said[t->said_count - 1], values);
}

/* 3 1, 2 12. */
int myk_seen_room_named(const struct telling *t, int *values)
{
    bool two = t->said[1] > CIRCLES;
    return room_of(t, t->said[0], two ? t->said[1] / 10 : t->said[1], t->said[1] % 10, values);
}

/* ---- tiles of the area being evaluated -------------------------------------------------------------------------------------- */

static int tile_on(const struct telling *t, int side)
{
    const struct myk_state *s = t->state;
    return s->phase == PHASE_SURVEY ? s->tile[myk_tile_of_area(s->area, side)] : GONE;
}

/* The sides with a tile of this patron and these points; -1: any. */
static int sides_with(const struct telling *t, int patron, int points, int *values)
{
    int count = 0;
    for (int side = LEFT; side <= RIGHT; side++) {
        int tile = tile_on(t, side);
        if (tile != GONE && (patron < 0 || myk_tile_kind(tile) == patron)
            && (points < 0 || myk_tile_points(tile) == points))
            values[count++] = side;
    }
    return count;
}

/* Is a choice due that the actor has no part in? A tile that they take must not become one of a later area. */
static bool chooses_elsewhere(const struct telling *t)
{
    const struct myk_state *s = t->state;
    struct myk_ranking ranking = myk_rank(t->match, s, s->area);
    return myk_chooser(t->match, s) != NOBODY && (s->done >> t->actor & 1 || !myk_rank_in(&ranking, t->actor));
}

/* By patron and points; any tile if neither is said. */
int myk_seen_tile(const struct telling *t, int *values)
{
    int patron = t->said_count ? t->said[0] : -1;
    int found = sides_with(t, patron, t->said_count > 1 ? t->said[1] : -1, values);
    const struct myk_state *s = t->state;
    if (found < 2 && t->said_count && t->actor >= 0 && s->phase == PHASE_SURVEY && chooses_elsewhere(t))
        return myk_seen_patron(t, values);
    if (found || t->said_count == 0 || s->phase != PHASE_SURVEY)
        return found;
    if (t->said_count == 1)
        *t->why = "the area being evaluated has no such tile";
    return 0;
}

/* The tile as entries name it, by patron and points, in whatever area it is. */
int myk_seen_patron(const struct telling *t, int *values)
{
    int points = t->said_count > 1 ? t->said[1] : 0;
    return one(2 + 2 * myk_tile_of(t->said[0], 0, points) + (t->said_count > 1), values);
}

int myk_seen_worth_tile(const struct telling *t, int *values)
{
    return sides_with(t, -1, t->said[0], values);
}

int myk_seen_plain_tile(const struct telling *t, int *values)
{
    return sides_with(t, t->said_count ? t->said[0] : -1, 0, values);
}

/* "tile left" means the left tile only if both are there: the row is 2. */
int myk_seen_tile_left(const struct telling *t, int *values)
{
    int there = sides_with(t, -1, -1, values);
    return t->row ? there == t->row
                  : there == 1 && (t->said_count == 0 || myk_tile_kind(tile_on(t, values[0])) == t->said[0]);
}

/* The row is 1 for the better tile, -1 for the worse one. */
int myk_seen_best_tile(const struct telling *t, int *values)
{
    int there = sides_with(t, t->said_count ? t->said[0] : -1, -1, values);
    int better = there == 2 ? t->row * (myk_tile_points(tile_on(t, LEFT)) - myk_tile_points(tile_on(t, RIGHT))) : 0;
    return better ? one(better > 0 ? LEFT : RIGHT, values) : 0;
}

int myk_seen_pyramid_tile(const struct telling *t, int *values)
{
    int found = 0;
    for (int side = LEFT; side <= RIGHT; side++)
        if (tile_on(t, side) != GONE && myk_tile_map(tile_on(t, side)))
            values[found++] = side;
    return found;
}

bool myk_fits_points(const struct telling *t, int *value)
{
    int side = told(t, "SIDE"), tile = side == NOT_TOLD ? GONE : tile_on(t, side);
    bool behind = !told_value(t, "POINTS", 0)->bare || told_place(t, "POINTS", 0) > told_place(t, "SIDE", 0);
    return or_why(t, tile != GONE && myk_tile_points(tile) == *value && behind, "the tile shows other points");
}

/* "violet over lemon": the tile left lying is the other one. */
bool myk_fits_left_over(const struct telling *t, int *value)
{
    return is_told(t, "SIDE") && *value != told(t, "SIDE");
}

/* Only neutral removes a tile. */
bool myk_fits_neutral(const struct telling *t, int *value)
{
    return *value >= 0 && t->match->seats == 2;
}

/* ---- who, when ---------------------------------------------------------------------------------------------------------------- */

bool myk_fits_last_action(const struct telling *t, int *value)
{
    const struct myk_state *s = t->state;
    (void)value;
    return or_why(t, s->phase != PHASE_EXCAVATION || myk_unpassed(t->match, s) == 1, "others have not passed yet");
}

/* The rank, the number of cubes, or that nobody else has a cube there. */
bool myk_fits_rank(const struct telling *t, int *value)
{
    const struct myk_state *s = t->state;
    struct myk_ranking ranking = myk_rank(t->match, s, s->phase == PHASE_SURVEY ? s->area : 0);
    int rank = myk_rank_in(&ranking, t->actor), cubes = rank ? ranking.cubes[rank - 1] : 0;
    bool fits = t->row == SAID_CUBES   ? cubes == *value
                : t->row == SAID_ALONE ? ranking.count == 1
                                       : rank == (*value == LAST_RANK ? ranking.count : *value);
    return or_why(t, rank && fits, "%s is %s in area %d, with %d cube%s", t->match->names[t->actor], myk_ordinals[rank],
                  s->area, cubes, plural(cubes));
}

/* "who passed earlier": before that player, or not last. */
bool myk_fits_passed(const struct telling *t, int *value)
{
    int disk = myk_scale_of(t->match, t->state, t->actor);
    bool early = disk < myk_scale_spaces(t->match),
         fits = t->row ? disk < myk_scale_of(t->match, t->state, *value) : early != (*value == LAST_RANK);
    return or_why(t, fits, "%s passed at another time", t->match->names[t->actor]);
}

/* Is it the area being evaluated, or with the row 1 another one? */
bool myk_fits_area(const struct telling *t, int *value)
{
    const struct myk_state *s = t->state;
    return (s->phase == PHASE_SURVEY && *value == s->area) != t->row;
}

/* Is this the only tile there? To leave one of two tiles says nothing about the other. */
bool myk_fits_only_tile(const struct telling *t, int *value)
{
    int values[2];
    return sides_with(t, -1, -1, values) == 1 && values[0] == *value;
}

bool myk_fits_stock(const struct telling *t, int *value)
{
    const struct myk_state *s = t->state;
    int stock = s->stock[t->actor];
    return or_why(t, told_number(*value, stock) == stock, "that is not the number of cubes in the stock");
}
