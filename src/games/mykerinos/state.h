/* Mykerinos: the table and the box as numbers. */
#ifndef MYK_STATE_H
#define MYK_STATE_H

#include <stdbool.h>

#include "diag/finding.h"
#include "games/mykerinos/grid.h"

/* What a tile shows: one of five patrons, or nobody. */
enum myk_kind { VIOLET, LEMON, BROWN, BLACKMORE, TANGERINE, BLANK, KINDS };
enum { PATRONS = 5, CIRCLES = 5, ROOMS = 15, SEASONS = 4 };

/* Colours are seats, and one more with two players. NOBODY also stands for an empty room or space. */
enum { PLAYERS = 4, NEUTRAL = 4, COLOURS = 5, NOBODY = 5, NOT_UNWRITTEN = -1 };

enum myk_phase { PHASE_DEAL, PHASE_EXCAVATION, PHASE_SURVEY, PHASE_OVER };

/* A tile is one number: what it shows, where its pyramids are (a bit per spot), and its points. */
enum { GONE = -1, BY_NEUTRAL = -2, SPOTS = 6, MAPS = 1 << SPOTS, NUMBER_DIGITS = 6, NUMBER_MAX = 999999 };

static inline int myk_tile_of(int kind, int map, int points)
{
    return kind + KINDS * (map + MAPS * points);
}

static inline int myk_tile_kind(int tile)
{
    return tile % KINDS;
}

static inline int myk_tile_map(int tile)
{
    return tile / KINDS % MAPS;
}

static inline int myk_tile_points(int tile)
{
    return tile / KINDS / MAPS;
}

/* What the box says. */
struct myk_box {
    int deal[SEASONS], total;
    int copies[KINDS];
    struct myk_numbers {
        int count;
        const int *number;
    } points_patron, points_blank, faces; /* faces: each the lesser of its two ways up; none if not known */
    unsigned exists;                      /* bits of rooms */
    int worth[ROOMS];
    unsigned wings[ROOMS];     /* bits of circles */
    unsigned doors[ROOMS];     /* bits of the rooms next to it */
    int colour, draw, neutral; /* cubes: of each colour, drawn a season, neutral ones drawn */
};

/* No gaps from here on: states are compared byte by byte, and what is in a gap is left to chance. */
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"

struct myk_state {
    int season; /* from 1 */
    int phase;
    int marker;
    int wing[CIRCLES];                                                    /* the patron on each circle */
    int points[PLAYERS], stock[PLAYERS], held[PLAYERS], reserve[COLOURS]; /* held: neutral cubes */
    bool wings_known;
    unsigned char room[ROOMS], cube[SPACES]; /* colours */
    int owned[PLAYERS][KINDS], tilted[PLAYERS][KINDS], discarded[KINDS];
    int tile[TILES];
    int passes, passed[PLAYERS]; /* the scale */
    int turn;
    int last_action; /* 1: the only player left has used the one more action */
    int area;        /* from 1; 0 outside the survey */
    unsigned done;   /* bits of colours */
    int neutral_play;

    /* The area closed last among those that held a cube: its ranking, who chose there, and of its two tiles what was left over and
       discarded, BY_NEUTRAL where neutral removed it without an entry, else GONE. */
    struct myk_closed {
        int area; /* from 1; 0: not known */
        int count, colour[COLOURS];
        unsigned done; /* bits of seats */
        int tile[2];
    } closed;

    /* Only for how the next entry is read: the entry before which the latest decision was taken as made; NOT_UNWRITTEN if it was written. */
    int unwritten;
    unsigned by_neutral; /* bits of sides: tiles of this area that neutral removed without an entry */

    /* Only for what a finding says besides its code; no part of the table. */
    int just_passed, just_neutral; /* why neutral_play is over */
    int marker_from_scale;         /* 1: this log tells who was last on the scale */
    int closed_cubes[COLOURS];     /* by rank; 0: not known */
    int removed[2];                /* tiles neutral removed without an entry; GONE: not known */
    struct myk_choice {
        int entry;     /* 0: not known */
        int unwritten; /* 0 or 1 */
        struct place at;
    } choice[COLOURS], closed_choice[COLOURS];
    struct place cube_at[SPACES], room_at[ROOMS], passed_at[PLAYERS], tilted_at[PLAYERS][KINDS], gone_at[TILES];
    struct place last_action_at, neutral_at, turn_at;
};

#pragma GCC diagnostic pop

/* What lies where. */
static inline bool myk_pyramid_on(const struct myk_state *s, int space)
{
    int tile = s->tile[myk_tile_under(space)];

    return tile != GONE && (myk_tile_map(tile) >> myk_spot_on_tile(space) & 1) != 0;
}

static inline bool myk_sand_free(const struct myk_state *s, int space)
{
    return s->cube[space] == NOBODY && !myk_pyramid_on(s, space);
}

static inline bool myk_beside_colour(const struct myk_state *s, int space, int colour)
{
    int column = space % COLUMNS;

    return (space >= COLUMNS && s->cube[space - COLUMNS] == colour)
           || (space < SPACES - COLUMNS && s->cube[space + COLUMNS] == colour)
           || (column > 0 && s->cube[space - 1] == colour) || (column < COLUMNS - 1 && s->cube[space + 1] == colour);
}

static inline int myk_tiles_left(const struct myk_state *s, int area)
{
    return (s->tile[myk_tile_of_area(area, LEFT)] != GONE) + (s->tile[myk_tile_of_area(area, RIGHT)] != GONE);
}

#endif
