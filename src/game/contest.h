/* Contests: who is first where points, and what breaks ties, are known only as ranges. */
#ifndef GAME_CONTEST_H
#define GAME_CONTEST_H

#include "game/game.h"

/* Possible numbers: from `low` to `high` (NO_LIMIT: without a limit), every `step` of them (0: all). */
struct range {
    int low, high, step;
};

static inline struct range range_at(int number)
{
    return (struct range){number, number, 0};
}

static inline bool range_known(struct range range)
{
    return range.low == range.high;
}

bool range_has(struct range range, int number);

/* The sum of two numbers of these ranges; twice a number, as points are in halves. */
struct range range_sum(struct range a, struct range b);
struct range range_doubled(struct range range);

/* What decides, in this order, by seat: the points in halves, then what breaks ties. `strict`: a rank that others may
   share, as far as is known, is not known. */
enum { DECIDERS_MOST = 3 };
struct contest {
    int deciders;
    bool strict;
    struct range by[SEATS_MAX][DECIDERS_MOST];
};

/* Bit n: exactly the seats in n may have won. */
uint64_t contest_winners(const struct contest *contest, int seats);

/* Sets rank and range of each sheet and, if `over`, winners or winners_open and could_win. One of the `count` cases is
   true, and it is not known which. */
void standing_settle(const struct match *match, const struct contest *cases, int count, bool over,
                     struct standing *standing);

/* The players who may have won, as bits, where that is open. */
unsigned standing_rivals(const struct standing *standing);

/* Adds the fact `key` of these players to what is needed: "gold.anna gold.ben". */
void standing_need(struct standing *standing, const struct match *match, const char *key, unsigned seats);

#endif
