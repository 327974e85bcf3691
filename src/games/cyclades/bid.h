/* An offering while it is judged. */
#ifndef CYCLADES_BID_H
#define CYCLADES_BID_H

#include "games/cyclades/state.h"

/* The marker that a player lays next: the last one in his hand, else his first one on the track. */
struct marker {
    int hand, track;            /* index, or NOWHERE */
    int lost;                   /* the god it was just outbid on, or NOWHERE */
    int rival;                  /* who outbid it */
    struct place first, beaten; /* the offer that was lost and the one that beat it */
};

/* The least that beats what lies there. */
int cyc_least_offer(const struct state *s, int god);

/* Says which rules the offer breaks, the turn included. */
void cyc_test_bid(struct hearing *h, int god, int gold, const struct marker *marker);

#endif
