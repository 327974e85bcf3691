/* Myst: what is seen on the table, for the sentences of people. */
#ifndef MYST_SAYS_H
#define MYST_SAYS_H

#include "games/myst/state.h"
#include "phrase/says.h"

extern const struct says myst_says; /* made of says.txt */

/* The moments of play, as bits. */
enum {
    AT_DEAL = 1,     /* before the first piece */
    AT_START = 2,    /* a team has no piece yet */
    AT_RACE = 4,     /* with the start and the spin for the turns */
    AT_TURNS = 8,    /* the board is full */
    AT_EXPLORE = 16, /* and the last mover in the scoring */
    AT_SPIN = 32,    /* no spin is pending */
    AT_SCORE = 64,
    AT_WALK = 128, /* a spin is pending */
};

extern const struct words myst_said_spots, myst_said_cards, myst_said_letters, myst_said_landmarks;
const char *myst_called(const struct match *match, const void *state, int seat);

/* Descriptions: what they mean on this table. */
seen_function myst_seen_landmark, myst_seen_cell, myst_seen_beside, myst_seen_steps, myst_seen_card,
    myst_seen_only_card, myst_seen_run;

/* Is the actor a team, not the table or unknown? */
static inline bool myst_by_team(const struct telling *t)
{
    return t->actor >= 0 && t->actor < TEAMS;
}

static inline const struct myst_state *state_of(const struct telling *t)
{
    return t->state;
}

/* Where the pawn of the actor is; NONE for the table. */
static inline int myst_pawn(const struct telling *t)
{
    return myst_by_team(t) ? state_of(t)->team[t->actor].pawn : NONE;
}

enum { NOTED_MOST = 9 }; /* the highest Value in a list or in brackets; more is a total */
enum { RUN = 1 << 23 };  /* two positions in one value */
int myst_spots_said(const struct telling *t, const char *field, int *values); /* each position once */

/* Fields: whether the table agrees, and what is there where nothing was said. */
fits_function myst_fits_five, myst_fits_total, myst_fits_points, myst_fits_pieces, myst_fits_spun, myst_fits_start,
    myst_fits_landmark, myst_fits_own;
seen_function myst_seen_reached, myst_seen_cover;

/* Entries that no template can write. */
make_function myst_make_deal, myst_make_deal_each, myst_make_place, myst_make_lift, myst_make_turns, myst_make_spin,
    myst_make_walk, myst_make_arrows, myst_make_act, myst_make_stay, myst_make_announce_each;
make_function myst_make_written, myst_make_wait; /* they only say why not */

#endif
