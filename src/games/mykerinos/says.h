/* Mykerinos: what is seen on the table, for the sentences of people. */
#ifndef MYK_SAYS_H
#define MYK_SAYS_H

#include "phrase/says.h"

extern const struct says mykerinos_says; /* made of says.txt */

/* The moments of play, as bits. */
enum {
    AT_DEAL = 1,
    AT_DIG = 2,
    AT_SURVEY = 4,
    AT_PICK = 8,     /* the next decision is which tile neutral removes */
    AT_NEUTRAL = 32, /* excavation of two players */
};

/* What is said of a player's place in an area, instead of the rank. */
enum { SAID_CUBES = 1, SAID_ALONE };

extern const struct words myk_said_cells, myk_said_maps, myk_said_rooms, myk_said_sides;

/* Descriptions: what they mean on this table. */
seen_function myk_seen_pyramid, myk_seen_wing, myk_seen_room, myk_seen_room_named, myk_seen_tile, myk_seen_patron,
    myk_seen_worth_tile, myk_seen_plain_tile, myk_seen_tile_left, myk_seen_best_tile, myk_seen_pyramid_tile;

/* The space so many steps from that one; -1: there is none. */
int myk_space_beyond(int space, int heading, int steps);

/* Fields: whether the table agrees. */
fits_function myk_fits_cube, myk_fits_where, myk_fits_heading, myk_fits_pyramids, myk_fits_last_action, myk_fits_rank,
    myk_fits_passed, myk_fits_points, myk_fits_area, myk_fits_only_tile, myk_fits_stock, myk_fits_left_over,
    myk_fits_neutral;

/* Entries that no template can write. */
make_function myk_make_deal, myk_make_placing, myk_make_appeal, myk_make_appeal_museum, myk_make_museum, myk_make_given;

/* What a sentence says of cubes that are placed: whose they are, and whether they start or extend an excavation. */
enum { SAID_START = 1, SAID_EXTEND = 2, SAID_NEUTRAL = 4 };

#endif
