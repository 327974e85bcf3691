/* Standings: who won how often, with which scores, from which seat and against whom; with ratings. */
#ifndef STUDY_RESULTS_STANDINGS_H
#define STUDY_RESULTS_STANDINGS_H

#include "game/game.h"
#include "study/results/results.h"

enum { RANKED_FROM = 10 }; /* rated games before a player is ranked */

/* Finished games of one player, of a seat, or of one player in a seat. Points are in halves. */
struct tally {
    int played, won, shared, undecided;
    int scored, ranked; /* games with a known score; games with a known rank */
    long points, ranks; /* sums of these */
    int best;           /* best score; only if `scored` */
};

/* A normal distribution of a player's strength. */
struct rating {
    double mean, deviation;
};

struct standings_player {
    const struct person *person;
    int place; /* among ranked players, from 1; 0: too few games */
    struct tally all, seat[SEATS_MAX];
    struct rating rating;
    int rated; /* rated games */
    const struct meeting *meeting;
    int meetings; /* with that many others, in the order of the list */
};

/* Two players in the same games, and how often each ranked before the other. */
struct meeting {
    int one, other; /* players of the part */
    int met, one_ahead, other_ahead;
};

/* All games, or those of one kind. */
struct standings_part {
    const char *game;                   /* NULL: all */
    int games;                          /* that are over */
    const char *first_date, *last_date; /* "": no game has a date */
    struct tally seat[SEATS_MAX];
    int number;                      /* of the game; -1: all */
    struct standings_player *player; /* by rating; players without a place last */
    int players;
    struct meeting *meeting; /* of all of them: each is there twice */
};

/* One finished game; its rows are `seats` from `row` on. */
struct played {
    const char *date, *file;
    int document, game, seats, row;
    bool over, decided;
};

struct played_row {
    int person, score, rank; /* score in halves; rank 0: unknown */
    bool scored;
    unsigned char seat, won; /* enum won */
};

enum won { WON_NO, WON_YES, WON_SHARED, WON_UNDECIDED };

/* Zero-initialise; standings_free when done. Little is kept of each row. */
struct standings {
    struct arena arena;
    struct played *played;
    struct played_row *row;
    int games, rows, games_room, rows_room;
    const char *game[CACHED_GAMES]; /* the games that occurred; `game` of a played one is an index of these */
    int game_count;
    int unfinished, undecided;   /* records */
    struct standings_part *part; /* all games, then each game; set by standings_count */
    int parts;
    int people; /* how many there are */
};

/* Takes the rows of one record. */
void standings_take(struct standings *standings, const struct result_row rows[], int count);

/* Counts and rates the games in the order of their dates, then of file and document. */
void standings_count(struct standings *standings, const struct people *people);

/* The meeting of two players of the part; `met` 0: they never met. */
struct meeting meeting_of(const struct standings_part *part, int one, int other);

/* Rates the games of that part again and calls `step` with the rating of every player after each; `game` counts rated
   games, from 1. */
void standings_follow(const struct standings *standings, const struct standings_part *part,
                      void (*step)(void *context, int game, int person, struct rating rating), void *context);

void standings_free(struct standings *standings);

#endif
