/* Myst: the table as numbers. */
#ifndef MYST_STATE_H
#define MYST_STATE_H

#include <stdbool.h>
#include <stdint.h>

#include "games/myst/box.h"

enum myst_phase { PHASE_START, PHASE_PUZZLE, PHASE_TURNS, PHASE_EXPLORE, PHASE_SCORING, PHASE_DONE, PHASES };
enum { NOBODY = -1, NONE = -1, UNKNOWN = -2, CARDS_MAX = 60, HAND = 5 };
enum myst_line { LINE_SWITCHES, LINE_VALUES, LINE_BONUS, LINES };

/* Of a landmark: REACHED by the last arrival; BY_... it would be reached under another house rule; ACTED_ON since;
   OFF_THE_WAY: no longer reached, because a landmark on another way was acted on. */
enum { REACHED = 1, BY_PASSING = 2, BY_LINGERING = 4, BY_JUMPING = 8, ACTED_ON = 16, OFF_THE_WAY = 32 };

/* Parts of the running turn that a position leaves out: each is assumed to be none. */
enum { SPUN_ASSUMED = 1, JUST_MOVED_ASSUMED = 2, REACHED_ASSUMED = 4 };

/* No gaps from here on: states are compared byte by byte, and the bytes of a gap are undefined. */
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"

/* A piece is in one place: directly on the board, on top of a landmark (cover), aside, or in the supply. */
struct myst_state {
    struct myst_team {
        uint64_t aside; /* bits of landmarks whose key piece is out of play */
        int hand[CARDS_MAX], flipped[CARDS_MAX];
        short dealt, hand_size, flips;
        short played; /* Linking Books used, at least; with `played_open` unknown cards may be further used books */
        short shown;  /* known books in hand that were turned up in the scoring */
        short first,
            pawn;     /* positions, NONE or UNKNOWN; first: of the first key piece, or without one of the first piece */
        short placed; /* pieces directly on the board, as far as their owners are known */
        int has_cards; /* 1: dealt in the log or by the table; then hand_size + flips + played == dealt */
        int played_open;
        int moved; /* or UNKNOWN */
        int moved_assumed;
        int slipped; /* 1: the team announced a wrong total: `said` is that total and what its cards earned since */
        int said;
    } team[TEAMS];
    int phase;
    int turns;              /* or NONE: not spun yet, or (from the exploration on) unknown */
    int spun;               /* or NONE */
    int open;               /* positions without a piece */
    int passing_left;       /* spaces that the last walk may still have taken ... */
    short passing_from;     /* ... from here on; NONE: its way is not open */
    signed char youngest;   /* team or NOBODY */
    signed char went_first; /* team or NOBODY */
    signed char just_moved; /* team or NOBODY; if a spin is pending: it came before this team's walk */
    bool first_is_yellow;   /* the first seat has yellow, the other blue; else the other way round */
    bool colours_given;     /* by the table, so that a colour may be written for its team */
    bool spins_unwritten;   /* the record leaves spins out, so that a walk needs none */
    int whose_unknown;      /* 1: every position but the holes has a piece, but the record does not say whose */
    int assumed;            /* parts of the running turn, as bits */
    signed char cover[LANDMARKS_MAX]; /* team or NOBODY; UNKNOWN only while whose_unknown */
    unsigned char reached[LANDMARKS_MAX];

    /* Not part of the table: these only give findings more words. */
    int began; /* the entry that began the exploration, or 0 */
    struct short_place cover_at[LANDMARKS_MAX];
    struct place arrived_at[TEAMS], dealt_at[TEAMS], book_at[BOOKS_MAX], spun_at, turns_at, shown_at;

    struct myst_spot {
        short lies;                 /* TEAMS * piece + team, NONE, or UNKNOWN: a piece of an unknown team */
        unsigned short used;        /* bits of teams whose piece for this position is directly on the board */
        struct short_place laid_at; /* only for findings */
    } spot[POSITIONS_MAX];          /* must be last: most boards use only a few */
};

#pragma GCC diagnostic pop

static inline int myst_other(int team)
{
    return 1 - team;
}

static inline bool myst_is_open(const struct myst_state *s, int position)
{
    return s->spot[position].lies == NONE;
}

static inline int myst_owner(const struct myst_state *s,
                             int position) /* of the piece directly on the board, or UNKNOWN */
{
    return s->spot[position].lies < 0 ? s->spot[position].lies : s->spot[position].lies % TEAMS;
}

static inline int myst_piece_on(const struct myst_state *s, int position)
{
    return s->spot[position].lies < 0 ? position : s->spot[position].lies / TEAMS;
}

static inline bool myst_lies_right(const struct myst_state *s, int position,
                                   int team) /* that team's piece on its own position */
{
    return s->spot[position].lies == TEAMS * position + team;
}

static inline bool myst_is_used(const struct myst_state *s, int team, int piece)
{
    return s->spot[piece].used >> team & 1;
}

static inline bool myst_is_aside(const struct myst_state *s, int team, int landmark) /* its key piece, out of play */
{
    return s->team[team].aside >> landmark & 1;
}

static inline bool myst_bare(const struct myst_state *s) /* no piece is on the board */
{
    return s->team[0].placed + s->team[1].placed == 0 && !s->whose_unknown;
}

static inline bool myst_moved_unknown(const struct myst_state *s) /* of a team at least */
{
    return s->team[0].moved == UNKNOWN || s->team[1].moved == UNKNOWN;
}

static inline int myst_card_of(const struct myst_team *team, int index) /* those turned up, then those in hand */
{
    return index < team->flips ? team->flipped[index] : team->hand[index - team->flips];
}

#endif
