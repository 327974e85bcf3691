/* Myriath: what sentences say - values that the tables and their functions share. */
#ifndef MYR_SAYS_H
#define MYR_SAYS_H

#include "games/myriath/myriath.h"
#include "phrase/says.h"

extern const struct says myriath_says; /* made of says.txt */

/* The moments of play, as bits. */
enum { AT_DRAW = 1, AT_OCTAGONS = 2, AT_PLAY = 4 };

/* Spaces are values of myr_space; these pack them with something else. */
enum { SPACES = 1024 };

/* A tile in words: a shape, and the types of two ends; UNTOLD: not said. */
enum myr_shape { SHAPE_V, SHAPE_U, SHAPE_S, SHAPE_I1, SHAPE_I2, SHAPE_I3, SHAPE_STRAIGHT, SHAPES };
enum { UNTOLD = 3 };
static inline int myr_said_tile(int shape, int one, int other)
{
    return shape * 16 + one * 4 + other;
}

/* Sides of a square in the order in which they are said: the square, how many, and each. */
enum {
    TWO_SIDES = 2 * SPACES,
    THREE_SIDES = 3 * SPACES,
    FIRST_SIDE = 4 * SPACES,
    SECOND_SIDE = 16 * SPACES,
    THIRD_SIDE = 64 * SPACES,
};
enum { ENDS_UNTOLD = 4 * UNTOLD + UNTOLD };

extern const struct words myr_said_squares, myr_said_crossings, myr_said_letters, myr_said_steps, myr_said_tiles,
    myr_said_points;

int myr_who(const struct telling *t); /* WHO, or the player who acts */
const char *myr_called(const struct match *match, const void *state, int seat);

/* says_seen.c: descriptions. */
seen_function myr_seen_space, myr_seen_square_beside, myr_seen_square_beside_twice, myr_seen_square_corner,
    myr_seen_octagon_corner, myr_seen_meeting, myr_seen_lane_between, myr_seen_side_of_square, myr_seen_steps,
    myr_seen_same_tile, myr_seen_gain_of, myr_seen_gain_each, myr_seen_own_gap;

fits_function myr_fits_beside, myr_fits_scored, myr_fits_lowest, myr_fits_over;

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
    struct {
        int row, value;
    } place[MYR_WISHED]; /* from here on: myr_wish_places */
    int places, part;
    int via[MYR_STEPS], vias;
    bool too_many; /* more than can be met */
};

extern const char *const myr_stems[]; /* by shape */
bool myr_has_shape(const struct myr_tile *tile, int shape);
const char *myr_strip_name(int shape, int one, int other, char room[WORD_ROOM]); /* "v-al" */
bool myr_strip_walk(struct myr_strip *strip); /* finds its points; false: off the board */
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
make_function myr_make_first, myr_make_for, myr_make_opening, myr_make_exact, myr_make_place;

#endif
