/* Worlds: what a record leaves open is played with every value that is possible, and compared. No game knows of it.

   A world is a judge of its own. It hears every entry that the record's judge hears, in silence, on a position in which
   one open fact (or two, or all if there are few) has another value. After each entry the findings are compared: what
   all worlds find stands; what only some find is unsettled, and only those that find nothing more are still possible.
   The record's own judge is the world that is shown. If that becomes impossible, the record is judged again from its
   beginning with values that do not (judge->base), so a shown world is possible to the end.

   A record in which nothing is open has no worlds, and costs nothing more. */
#ifndef REPLAY_WORLDS_H
#define REPLAY_WORLDS_H

#include "replay/judge.h"
#include "replay/remarks.h"

struct met met_of(const struct finding *first);

/* Sets up the state of the hearing with the values of the shown world, and the other worlds. `set`: of a `set` without
   `phase`, else NULL. `in_log`: the table is that of a `set`. False: it is impossible, and the findings say why. */
bool worlds_setup(struct judge *judge, struct hearing *h, const struct node *table, const struct node *set,
                  bool in_log);

/* An entry, in this order: every other world plays it; once the shown world was heard, its findings after `last` are
   compared with theirs; the possible worlds are kept for the state after it. */
void worlds_play(struct judge *judge, const struct move *move, const struct remarks *remarks);
void worlds_compare(struct judge *judge, const struct move *move, const struct remarks *remarks, struct finding *last,
                    struct place at);
void worlds_keep(struct judge *judge, const void *shown);

/* A `set` that the shown world has heard, and optional entries assumed before claims, in the other worlds. */
void worlds_set(struct judge *judge, struct node *value);
void worlds_assume(struct judge *judge);

/* This choice is assumed as given up: in other worlds each legal entry is in its place. `move` NULL: there are too many. */
void worlds_choose(struct judge *judge, const void *state, const struct move *move);

/* Is every choice that was assumed in a world? Then they say who may have won, as standing->could_win does, besides the
   winners if none was made; 0: any may. */
bool worlds_know_choices(const struct judge *judge);
uint64_t worlds_could_win(const struct judge *judge, unsigned winners);

/* Makes the findings from `first` on about claims unsettled where some worlds make them true, and false where none does. `check`
   adds findings to the docket of a judge. */
void worlds_claims(struct judge *judge, const struct node *claims, struct finding *first,
                   void (*check)(struct judge *judge, const struct node *claims));

/* Has the shown world become impossible, or is there one that should be played too? Then judge->base says which values the record
   is to be judged with again. */
bool worlds_again(struct judge *judge);
void worlds_free(struct judge *judge);

/* ---- what all worlds have in common ------------------------------------------------------------------------------ */

/* Has this state worlds? Calls `see` with the state of each, the shown one first; of one without worlds with the state
   itself. `see` returns false to end. */
bool worlds_at(const struct match *match, const void *state);
void worlds_each(const struct match *match, const void *state, bool (*see)(void *context, const void *state),
                 void *context);

/* The position, with `unknown` for what differs; the sheets, with ranges. */
struct node *worlds_write(const struct match *match, const void *state, struct arena *arena);
void worlds_score(const struct match *match, const void *state, struct standing *standing);

/* Writes boards that are `setup` as they are in it, and takes out those that are `unknown`. Call it before the table is
   compared with its shape. */
void worlds_lay_boards(struct judge *judge, struct node *table);

/* Boards that the entry, or a claim with this key, needs and the record lacks: reports the first. */
bool worlds_lack_board(struct judge *judge, const struct move *move, const char *key, struct place at);

#endif
