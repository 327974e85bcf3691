/* Mykerinos: the table and the box as numbers. */
#ifndef MYK_STATE_H
#define MYK_STATE_H

#include <stdbool.h>
#include <string.h>

#include "diag/finding.h"
#include "games/mykerinos/grid.h"

/* What a tile shows: one of five patrons, or none (BLANK). */
enum myk_kind { VIOLET, LEMON, BROWN, BLACKMORE, TANGERINE, BLANK, KINDS };
enum { PATRONS = 5, CIRCLES = 5, ROOMS = 15, SEASONS = 4 };

/* Colours are seats, and NEUTRAL with two players. NOBODY: also an empty room or space, an unknown marker or turn. */
enum { PLAYERS = 4, NEUTRAL = 4, COLOURS = 5, NOBODY = 5 };

/* A count that the record does not give. */
enum { UNKNOWN = -1 };

enum myk_phase { PHASE_DEAL, PHASE_EXCAVATION, PHASE_SURVEY, PHASE_OVER };

/* A tile is one number: its kind, its pyramids (a bit per spot) and its points. In a deal MAP_WRITTEN says that a map
   without pyramids was written; on the table no tile has it. */
enum { GONE = -1, SPOTS = 6, MAP_WRITTEN = 1 << SPOTS, MAPS = 2 * MAP_WRITTEN, NUMBER_DIGITS = 6, NUMBER_MAX = 999999 };

/* Parts of a position that, if the record leaves them out, are assumed to be as in the setup. */
enum myk_assumed {
    ASSUMED_MUSEUM,
    ASSUMED_CUBES,
    ASSUMED_PASSED,
    ASSUMED_TILTED,
    ASSUMED_LAST_ACTION,
    ASSUMED_NEUTRAL_PLAY,
    ASSUMABLE
};

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

/* A tile named by its patron in an entry, as a tile without a map; odd: with its points. The numbers follow those of the
   two sides. */
static inline int myk_named_tile(int named)
{
    return (named - 2) / 2;
}

static inline bool myk_names_points(int named)
{
    return named % 2 != 0;
}

/* A room named by its patron and worth in an entry. The numbers follow those of the rooms. */
static inline int myk_wing_room_patron(int named)
{
    return (named - ROOMS) % PATRONS;
}

static inline int myk_wing_room_worth(int named)
{
    return (named - ROOMS) / PATRONS;
}

/* What the box says. */
struct myk_box {
    int deal[SEASONS], total;
    int copies[KINDS];
    struct myk_numbers {
        int count;
        const int *number;
    } points_patron, points_blank, faces; /* faces: the lesser number of the two ways up; may be empty */
    unsigned exists;                      /* bits of rooms */
    int worth[ROOMS];
    unsigned wings[ROOMS];     /* bits of circles */
    unsigned doors[ROOMS];     /* bits of the rooms next to it */
    int colour, draw, neutral; /* cubes of each colour, drawn a season, neutral cubes drawn */
};

/* The colours with cubes in an area, in order of rank. */
struct myk_ranking {
    int count;
    int colour[COLOURS], cubes[COLOURS];
};

/* No gaps from here on: states are compared byte by byte, and the bytes of a gap are undefined. */
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"

struct myk_state {
    int season; /* from 1 */
    int phase;
    int marker;
    int wing[CIRCLES];                                                    /* the patron on each circle */
    int points[PLAYERS], stock[PLAYERS], held[PLAYERS], reserve[COLOURS]; /* or UNKNOWN; held: neutral cubes */
    bool wings_known;
    unsigned char room[ROOMS], cube[SPACES]; /* colours */
    int owned[PLAYERS][KINDS], tilted[PLAYERS][KINDS], discarded[KINDS];
    unsigned more_tiles; /* bits of seats: players who may own more tiles than `owned` says */
    int tile[TILES];
    int maps_unknown;            /* 1: the record does not give the pyramids of the region */
    unsigned assumed;            /* bits of myk_assumed */
    int passes, passed[PLAYERS]; /* the passing scale */
    int turn;
    int last_action; /* 1: the only player who has not passed has used their last action */
    int area;        /* from 1; 0 outside the survey */
    unsigned done;   /* bits of colours */
    int neutral_play;

    /* Not part of the table: these only decide how certain a finding is. */
    int least[PLAYERS]; /* of unknown points: the points of the tiles a player is known to own */
    int marker_open;    /* 1: the first action of this season shows who has the marker */
    unsigned acted;     /* bits of seats with an action in this log and season */
    unsigned char declined[SEASONS + 1]
                          [PLAYERS]; /* bits of areas: declines assumed where there was something to choose */

    /* Not part of the table: these only give findings more words. */
    int just_passed, just_neutral; /* why neutral_play is over */
    int marker_from_scale;         /* 1: the marker went by the passing scale in this log */
    unsigned by_neutral;           /* bits of sides: tiles of this area that neutral removed without an entry ... */
    int removed[2];                /* ... and which they were */
    struct myk_choice {
        int entry;     /* 0: not known */
        int unwritten; /* 0 or 1 */
        struct place at;
    } choice[COLOURS];
    struct myk_past { /* the last closed area that held a cube; area 0: not known */
        int area;
        struct myk_ranking ranking;
        struct myk_choice choice[COLOURS];
    } past;
    struct place cube_at[SPACES], room_at[ROOMS], passed_at[PLAYERS], tilted_at[PLAYERS][KINDS], gone_at[TILES],
        tile_at[TILES];
    struct place last_action_at, neutral_at, turn_at;
};

#pragma GCC diagnostic pop

static inline bool myk_pyramid_on(const struct myk_state *s, int space)
{
    int tile = s->tile[myk_tile_under(space)];
    return tile != GONE && (myk_tile_map(tile) >> myk_spot_on_tile(space) & 1) != 0;
}

static inline bool myk_beside_colour(const struct myk_state *s, int space, int colour)
{
    int column = space % COLUMNS;
    return (space >= COLUMNS && s->cube[space - COLUMNS] == colour)
           || (space < SPACES - COLUMNS && s->cube[space + COLUMNS] == colour)
           || (column > 0 && s->cube[space - 1] == colour) || (column < COLUMNS - 1 && s->cube[space + 1] == colour);
}

static inline bool myk_is_assumed(const struct myk_state *s, enum myk_assumed part)
{
    return s->assumed >> part & 1;
}

/* Has the season a region now? */
static inline bool myk_region_lies(const struct myk_state *s)
{
    return s->phase == PHASE_EXCAVATION || s->phase == PHASE_SURVEY;
}

/* Is a tile tilted? */
static inline bool myk_any_tilted(const struct myk_state *s)
{
    static const int none[PLAYERS][KINDS];
    return memcmp(s->tilted, none, sizeof none) != 0;
}

static inline int myk_tiles_left(const struct myk_state *s, int area)
{
    return (s->tile[myk_tile_of_area(area, LEFT)] != GONE) + (s->tile[myk_tile_of_area(area, RIGHT)] != GONE);
}

#endif
