/* Mykerinos: scores that may be open, from a position and from a final count, and who has won. */
#ifndef MYK_WINNER_H
#define MYK_WINNER_H

#include <string.h>

#include "games/mykerinos/mykerinos.h"

/* The parts of a total, at least and at most; NO_LIMIT: without a limit. */
struct myk_score {
    int points_low, points_high;
    int count_low[PATRONS], count_high[PATRONS]; /* tiles */
    int worth_low[PATRONS], worth_high[PATRONS]; /* of each tile */
};

/* A total and the cubes that break ties, at least and at most; the parts that are missing, as bits. */
struct myk_tally {
    int low, high, stock_low, stock_high;
    unsigned missing;
};

/* A part of a score that may be missing, with its key in records; `shared`: one for all. A list ends with key NULL. */
struct myk_part {
    const char *key;
    unsigned bit;
    enum myk_rule rule;
    bool shared;
};

/* Adds the lines and the total to the sheet, and the total to the tally. */
void myk_add_score(const struct myk_score *score, struct sheet *sheet, struct myk_tally *tally);
void myk_open_sheet(const struct myk_tally *tally, struct sheet *sheet); /* the total only */

/* Names winners and ranks, or what must be written of the players who can still win. */
void myk_name_winners(const struct match *match, const struct myk_tally *tally, const struct myk_part *parts,
                      struct standing *standing);

#endif
