/* Mytikas: what is counted of the players at the end, without a board. */
#ifndef MYT_COUNT_H
#define MYT_COUNT_H

#include "games/mytikas/mytikas.h"

/* Facts about a player that may be missing, as bits. */
enum told_fact {
    TOLD_PIECE, /* one for each kind of piece */
    TOLD_CARDS = TOLD_PIECE + PIECES,
    TOLD_FAVORS,
    TOLD_GOODS, /* one for each kind of cube */
    TOLD_CUBES = TOLD_GOODS + KINDS,
    TOLD_OFFERINGS,
    TOLD_LOCKS,
    TOLD_LEVEL_4,
    TOLD_TOTAL,
    TOLD_FACTS
};
extern const struct myt_fact_words myt_told_words[TOLD_FACTS];

/* A number that the count does not give is NONE. */
enum { TOLD_MOST = 8 }; /* the most pieces of a kind that can be written, far more than exist */

struct myt_told {
    bool written;                      /* the player is in the count */
    int pieces[PIECES];                /* how many, without the starting city */
    int level[PIECES][TOLD_MOST];      /* of each piece */
    bool knows_cards, more_cards;      /* cards are given; there are others besides */
    unsigned cards, locked, uncounted; /* bits of cards; of locked ones; of those whose tokens are unknown */
    bool by_map;                       /* cards are given with what is on them */
    int on_cards;                      /* tokens */
    bool knows_favors;
    int favors[GODS];
    int number[TOLD_FACTS]; /* from TOLD_GOODS on */
};

struct myt_final {
    struct myt_told seat[PLAYERS];
};

struct myt_total myt_told_parts(const struct match *match, const struct myt_told *told); /* without the given total */
int myt_cubes_told(const struct myt_told *told, bool *all); /* of the kinds that are given; are all given? */
bool myt_check_final(struct hearing *h, const struct node *final, const struct myt_final *count);
bool myt_read_final(struct hearing *h, const struct node *final, void *count);
void myt_score_final(const struct match *match, const void *count, struct standing *standing);

#endif
