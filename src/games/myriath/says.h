/* Myriath: what sentences say - values that the tables and their functions share. */
#ifndef MYR_SAYS_H
#define MYR_SAYS_H

#include "games/myriath/myriath.h"
#include "phrase/says.h"

/* The moments of play, as bits. */
enum { AT_DRAW = 1, AT_OCTAGONS = 2, AT_PLAY = 4 };
unsigned myr_moments(const struct match *match, const void *state);

/* Spaces are values of myr_space; these pack them with something else. */
enum { SPACES = 1024 };

/* A tile in words: a shape, and the types of two ends; UNTOLD: not said. */
enum myr_shape { SHAPE_V, SHAPE_U, SHAPE_S, SHAPE_I1, SHAPE_I2, SHAPE_I3, SHAPE_STRAIGHT, SHAPES };
enum { UNTOLD = 3 };
static inline int myr_said_tile(int shape, int one, int other)
{
    return shape * 16 + one * 4 + other;
}

extern const struct words myr_said_squares, myr_said_crossings, myr_said_letters, myr_said_steps, myr_said_tiles,
    myr_said_points;

/* says_seen.c: descriptions. */
#define SEEN(name) int myr_seen_##name(const struct telling *t, int count, const int *said, int *values)
SEEN(space);
SEEN(square_at);
SEEN(square_in);
SEEN(square_beside);
SEEN(square_beside_then);
SEEN(square_beside_both);
SEEN(corner_of_square);
SEEN(square_corner);
SEEN(corner_of_octagon);
SEEN(octagon_corner);
SEEN(corner_of_own);
SEEN(between);
SEEN(meeting);
SEEN(lane_between);
SEEN(side_of_square);
SEEN(two_sides);
SEEN(three_sides);
SEEN(square_two_sides);
SEEN(bend_around);
SEEN(step);
SEEN(steps);
SEEN(steps_back);
SEEN(twice);
SEEN(tile);
SEEN(same_tile);
SEEN(shape);
SEEN(straight);
SEEN(both_ends);
SEEN(ends);
SEEN(end_at);
SEEN(at_end);
SEEN(other_end_at);
SEEN(left_at);
SEEN(right_at);
SEEN(degrees);
SEEN(degrees_back);
SEEN(half_points);
SEEN(and_a_half);
SEEN(gain);
SEEN(gain_of);
SEEN(gain_for);
SEEN(gain_number);
SEEN(number_for);
SEEN(number_of);
SEEN(gain_each);
SEEN(touched_tile);
SEEN(touched_shape);
SEEN(touched_octagon);
SEEN(touched_any);
SEEN(gap);
SEEN(own_gap);
SEEN(corner_part);
#undef SEEN

bool myr_fits_beside(const struct telling *t, int *value);
bool myr_fits_actor(const struct telling *t, int *value);
bool myr_fits_scored(const struct telling *t, int *value);
bool myr_fits_lowest(const struct telling *t, int *value);
bool myr_fits_over(const struct telling *t, int *value);

/* says_strip.c */
enum { MYR_STEPS = 4 };

/* A strip as it is seen from its start. */
struct myr_strip {
    int shape, ends[2], at, steps;
    char path[MYR_STEPS + 1];
    int points[MYR_STEPS + 1]; /* the crossings it covers */
};

enum { MYR_WISHED = 12 };
struct myr_wish {
    const struct telling *t;
    const struct myr_box *box;
    int shape, ends[2]; /* UNTOLD: not said; ends: at the start, at the finish */
    bool any_order;     /* of the ends */
    int start, finish;  /* NOT_TOLD */
    int between[MYR_STEPS], betweens;
    int go[MYR_STEPS], steps; /* -1: no path said; 0: one direction, as far as the strip is long */
    bool doubt;               /* one of several may be the only one that is possible */
    struct {
        int row, value;
    } place[MYR_WISHED]; /* from here on: myr_wish_places */
    int places, around, part, end_of;
    int via[MYR_STEPS], vias;
    bool too_many; /* more than can be met */
};

extern const char *const myr_stems[]; /* by shape */
bool myr_has_stem(const struct myr_tile *tile, int shape);
const struct myr_tile *myr_only_tile(const struct myr_box *box, int shape); /* besides the octagon; -1: of any shape */
int myr_shape_of(const struct myr_tile *tile);                              /* -1: none that is said */
bool myr_strip_walk(struct myr_strip *strip);                               /* finds its points; false: off the board */
struct myr_strip myr_strip_reversed(const struct myr_strip *strip);
int myr_strip_face_to(int from, int to); /* the direction to a neighbour; -1: it is none */
bool myr_strip_placement_of(const struct match *match, const struct myr_strip *strip, struct myr_placement *p);
bool myr_strip_is_possible(const struct telling *t, const struct myr_strip *strip);
bool myr_strip_goes_so(const struct myr_wish *wish, const struct myr_strip *strip);
void myr_wish_places(struct myr_wish *wish);
bool myr_strip_meets_places(const struct myr_wish *wish, const struct myr_strip *strip);
/* The only strip that meets the wish, or the only one of them that is possible, where that counts. */
bool myr_find_strip(const struct myr_wish *wish, struct myr_strip *found);

/* says_make.c */
bool myr_make_first(const struct telling *t, struct entries *entries);
bool myr_make_octagon(const struct telling *t, struct entries *entries);
bool myr_make_pass(const struct telling *t, struct entries *entries);
bool myr_make_opening(const struct telling *t, struct entries *entries);
bool myr_make_exact(const struct telling *t, struct entries *entries);
bool myr_make_attached(const struct telling *t, struct entries *entries);
bool myr_make_place(const struct telling *t, struct entries *entries);

extern const struct says myr_says;

#endif
