/* Mykerinos: scores that may be open, from a position and from a final count, and who has won. */
#ifndef MYK_WINNER_H
#define MYK_WINNER_H

#include <string.h>

#include "games/mykerinos/mykerinos.h"

enum { MYK_NO_LIMIT = 1 << 28 };

/* What a total is made of: at least and at most. Without a limit: MYK_NO_LIMIT. */
struct myk_score {
    int points_low, points_high;
    int count_low[PATRONS], count_high[PATRONS]; /* tiles */
    int worth_low[PATRONS], worth_high[PATRONS]; /* of each of them */
};

/* A total and the cubes that break ties: at least and at most; what is missing to know them, as bits of the parts. */
struct myk_tally {
    int low, high, stock_low, stock_high;
    unsigned missing;
};

/* A part of a score that may be missing, by the key that people write; `shared`: one for all players. The list ends without key. */
struct myk_part {
    const char *key;
    unsigned bit;
    enum myk_rule rule;
    bool shared;
};

/* The lines of the sheet, and the total. */
void myk_add_score(const struct myk_score *score, struct sheet *sheet, struct myk_tally *tally);
void myk_open_sheet(const struct myk_tally *tally, struct sheet *sheet); /* the total alone */

/* Winners and ranks, or what is needed of those who can still win. */
void myk_name_winners(const struct match *match, const struct myk_tally *tally, const struct myk_part *parts,
                      struct standing *standing);

#endif
