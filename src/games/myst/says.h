/* Myst: what is seen on the table, for the sentences of people. */
#ifndef MYST_SAYS_H
#define MYST_SAYS_H

#include "phrase/says.h"

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
unsigned myst_moments(const struct match *match, const void *state);

const char *myst_called(const struct match *match, const void *state,
                        int seat); /* its colour, where the table gives it */

extern const struct words myst_said_spots, myst_said_cards, myst_said_letters;

/* Descriptions: what they mean on this table. */
int myst_seen_landmark(const struct telling *t, int count, const int *said, int *values);
int myst_seen_cell(const struct telling *t, int count, const int *said, int *values);
int myst_seen_cell_turned(const struct telling *t, int count, const int *said, int *values);
int myst_seen_cell_said(const struct telling *t, int count, const int *said, int *values);
int myst_seen_beside(const struct telling *t, int count, const int *said, int *values);
int myst_seen_steps(const struct telling *t, int count, const int *said, int *values);
int myst_seen_card(const struct telling *t, int count, const int *said, int *values);
int myst_seen_card_noted(const struct telling *t, int count, const int *said, int *values);
int myst_seen_card_worth(const struct telling *t, int count, const int *said, int *values);
int myst_seen_only_card(const struct telling *t, int count, const int *said, int *values);
int myst_seen_run(const struct telling *t, int count, const int *said, int *values);

enum { NOTED_MOST = 9 }; /* the highest Value in a list or in brackets; more is a total */
enum { RUN = 1 << 23 };  /* two positions in one value */
int myst_spots_said(const struct telling *t, const char *field, int *values); /* each position once */

/* Fields: whether the table agrees, and what is there where nothing was said. */
bool myst_fits_five(const struct telling *t, int *value);
bool myst_fits_total(const struct telling *t, int *value);
bool myst_fits_pieces(const struct telling *t, int *value);
bool myst_fits_start(const struct telling *t, int *value);
bool myst_fits_landmark(const struct telling *t, int *value);
bool myst_fits_plain(const struct telling *t, int *value);
bool myst_fits_other(const struct telling *t, int *value);
bool myst_fits_own(const struct telling *t, int *value);
bool myst_fits_new(const struct telling *t, int *value);
bool myst_fits_self(const struct telling *t, int *value);
int myst_seen_reached(const struct telling *t, int *values);
int myst_seen_cover(const struct telling *t, int *values);

/* Entries that no template can write. */
bool myst_make_deal(const struct telling *t, struct entries *entries);
bool myst_make_deal_each(const struct telling *t, struct entries *entries);
bool myst_make_place(const struct telling *t, struct entries *entries);
bool myst_make_lift(const struct telling *t, struct entries *entries);
bool myst_make_turns(const struct telling *t, struct entries *entries);
bool myst_make_spin(const struct telling *t, struct entries *entries);
bool myst_make_walk(const struct telling *t, struct entries *entries);
bool myst_make_arrows(const struct telling *t, struct entries *entries);
bool myst_make_lay(const struct telling *t, struct entries *entries);
bool myst_make_remove(const struct telling *t, struct entries *entries);
bool myst_make_stay(const struct telling *t, struct entries *entries);

extern const struct says myst_says;

#endif
