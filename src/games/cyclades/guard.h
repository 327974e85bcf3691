/* Order of play: whose turn it is and what may be done at this moment. */
#ifndef CYCLADES_GUARD_H
#define CYCLADES_GUARD_H

#include "games/cyclades/state.h"

/* What the order of play has to say about an entry. Found first, said only once the entry proves possible. */
struct guard {
    bool out_of_turn;
    int interrupted; /* whose turn it was, or NOBODY */
    bool cut_short;  /* it had begun and is over now */
    int overlooked;  /* whose metropolis was due, or NOBODY */
    struct place due_since;
};

/* For the verbs of `table`. Refuses after the end, when it is not `available`, and if a player writes it. */
enum outcome cyc_admit_table(struct hearing *h, struct guard *g, bool available);

/* For the verbs of a turn. Refuses after the end, in other phases and during battle, push and redraw, and who has no turn to begin.
   Otherwise the actor's turn is on, what was due is overdue, and a Sylph at work is over unless `sylph` sails on. */
enum outcome cyc_admit_turn(struct hearing *h, struct guard *g, bool sylph);

/* What is due becomes overdue, unless the entry is what it waits for. The two above do this by themselves. */
void cyc_overlook(struct hearing *h, struct guard *g);

/* For battle and push: refuses after the end and when it is not `available`. */
enum outcome cyc_admit_during(struct hearing *h, struct guard *g, bool available);

/* Says what was found: log.turn, a metropolis overlooked. */
void cyc_say_order(struct hearing *h, const struct guard *g);

/* Something that keeps a turn from going on freely. */
bool cyc_turn_is_held(const struct state *s);

/* What is going on, for messages. */
const char *cyc_going_on(const struct state *s);

#endif
