/* Mykerinos: scores that may be open, from a position and from a final count, and who has won. */
#ifndef MYK_WINNER_H
#define MYK_WINNER_H

#include "game/contest.h"
#include "games/mykerinos/mykerinos.h"

/* What counts for a player, as far as it is known. */
struct myk_score {
    int points, least;  /* of the tiles; UNKNOWN: `least` or more */
    int tiles[KINDS];   /* at least */
    unsigned more;      /* bits of kinds: there may be more */
    int worth[PATRONS]; /* of a tile; UNKNOWN: from 1 to the best room of the box */
    int stock, most;    /* cubes that break ties; UNKNOWN: at most `most` */
};

/* A total and the cubes that break ties; what is missing, as bits. */
enum { LACKS_POINTS = 1, LACKS_TILES = 2, LACKS_WORTH = 4 };
struct myk_tally {
    struct range total, stock;
    unsigned missing;
};

/* A part of a score that may be missing, with its key in records; `shared`: one for all. A list of at most PARTS_MOST
   ends with key NULL. */
enum { PARTS_MOST = 3 };
struct myk_part {
    const char *key;
    unsigned bit;
    int rule;
    bool shared;
};

/* The total of the score; adds its lines to the sheet. */
struct myk_tally myk_add_score(const struct match *match, const struct myk_score *score, struct sheet *sheet);

/* Names winners and ranks, or what must be written of the players who can still win. */
void myk_name_winners(const struct match *match, const struct myk_tally *tally, const struct myk_part *parts,
                      struct standing *standing);

#endif
