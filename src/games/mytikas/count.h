/* Mytikas: what is counted of the players at the end, without a board. */
#ifndef MYT_COUNT_H
#define MYT_COUNT_H

#include "games/mytikas/mytikas.h"

/* NONE stands for a number that nobody wrote. */
enum { TOLD_MOST = 8 }; /* pieces of a kind that may be written, far more than there are */

struct myt_told {
    bool written;                      /* anything at all */
    int pieces[PIECES];                /* how many, without the starting city */
    int level[PIECES][TOLD_MOST];      /* of each */
    bool knows_cards, more_cards;      /* they are written; there are others */
    unsigned cards, locked, uncounted; /* bits of cards; locked ones; those of which nobody knows what is on them */
    bool by_map;                       /* with what is on each */
    int on_cards;                      /* tokens */
    bool knows_favors;
    int favors[GODS];
    int goods[KINDS], cubes, offerings, locks, level_4, total;
};

struct myt_final {
    struct myt_told seat[PLAYERS];
};

/* What is missing of a player: bits, and what people call it. */
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

struct myt_range myt_told_pieces(const struct match *match, const struct myt_told *told, int piece);
struct myt_total myt_told_total(const struct match *match, const struct myt_told *told);
struct myt_range myt_told_parts(const struct match *match, const struct myt_told *told); /* whatever the total says */
int myt_told_count(const struct match *match, const struct myt_told *told, const struct myt_card_points *points,
                   unsigned *missing);           /* what a card counts; `missing`: the facts that would tell it */
int myt_cubes_told(const struct myt_told *told); /* of the kinds that are written */
bool myt_check_final(struct hearing *h, const struct node *final, const struct myt_final *count);
bool myt_read_final(struct hearing *h, const struct node *final, void *count);
void myt_score_final(const struct match *match, const void *count, struct standing *standing);
bool myt_final_may_score(const struct match *match, const void *count, int seat, int halves);
extern const struct final_count myt_final_count;
extern const struct count_question myt_count_questions[];
void myt_write_count(const struct match *match, const void *state, int seat, struct writer *w);

#endif
