/* Myst: the final count as numbers. */
#ifndef MYST_COUNT_H
#define MYST_COUNT_H

#include "games/myst/myst.h"

enum { NAMES_MOST = LANDMARKS_MAX + 16, COUNTED_CARDS = 64, NOT_GIVEN = -1 };

/* How a team came by a landmark that shows its colour. */
enum myst_how { HOW_NOT, HOW_UNKNOWN, HOW_PLACED, HOW_COVERED, HOW_FIRST };

/* From the least to the most; NO_LIMIT: nobody knows how much. */
struct myst_span {
    int low, high;
};

/* Landmarks are numbered as in the box; names that it does not have come after them. */
struct myst_count {
    int foreign; /* how many of these */
    char name[NAMES_MOST - LANDMARKS_MAX][WORD_ROOM];
    struct myst_counted {
        int given; /* 1: the team is in the count */
        int switches, values, bonus, total;
        int names_landmarks, names_cards;
        int cards;                                           /* on its list */
        int books, unknown;                                  /* of these */
        short landmark[COUNTED_CARDS], value[COUNTED_CARDS]; /* of the others */
        int others;
        unsigned char how[NAMES_MOST]; /* enum myst_how */
    } team[TEAMS];
};

/* The three lines of a team, and their sum. */
struct myst_tally {
    struct myst_span line[LINES], total;
};

int myst_count_landmarks(const struct match *match, const struct myst_count *count);
const char *myst_count_name(const struct match *match, const struct myst_count *count, int landmark);
enum myst_how myst_count_how(const struct match *match, const struct myst_count *count, int team, int landmark,
                             bool *sure); /* of a landmark it controls; `sure`: it is known whether it does */

/* What its cards and landmarks can give, without the sums that the players wrote. */
struct myst_span myst_count_values(const struct match *match, const struct myst_count *count, int team);
struct myst_span myst_count_bonus(const struct match *match, const struct myst_count *count, int team);

/* With them. */
struct myst_tally myst_count_tally(const struct match *match, const struct myst_count *count, int team);

bool myst_read_count(struct hearing *h, const struct node *final, void *count);
void myst_score_count(const struct match *match, const void *count, struct standing *standing);

#endif
