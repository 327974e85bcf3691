/* Myst: the final count as numbers. */
#ifndef MYST_COUNT_H
#define MYST_COUNT_H

#include "games/myst/myst.h"

enum { NAMES_MOST = LANDMARKS_MAX + 16, COUNTED_CARDS = 64, NOT_GIVEN = -1 };

/* How a team got a landmark that shows its colour. */
enum myst_how { HOW_NOT, HOW_UNKNOWN, HOW_PLACED, HOW_COVERED, HOW_FIRST };

/* Landmarks are numbered as in the box; names that the box does not have come after them. */
struct myst_count {
    int foreign; /* how many such names */
    char name[NAMES_MOST - LANDMARKS_MAX][WORD_ROOM];
    struct myst_counted {
        int given; /* 1: the team is in the count */
        int switches, values, bonus, total;
        int names_landmarks, names_cards;
        int cards;                                           /* on the team's list */
        int books, unknown;                                  /* among the cards */
        short landmark[COUNTED_CARDS], value[COUNTED_CARDS]; /* of the other cards */
        int others;
        unsigned char how[NAMES_MOST]; /* enum myst_how */
    } team[TEAMS];
};

struct myst_tally {
    struct range line[LINES], total;
};

/* What a team's cards and landmarks can give, without the sums that the players wrote. */
struct range myst_count_values(const struct myst_count *count, int team);
struct range myst_count_bonus(const struct match *match, const struct myst_count *count, int team);

/* The lines and total of a team, with the sums that the players wrote. */
struct myst_tally myst_count_tally(const struct match *match, const struct myst_count *count, int team);

bool myst_read_count(struct hearing *h, const struct node *final, void *count);
void myst_score_count(const struct match *match, const void *count, struct standing *standing);

#endif
