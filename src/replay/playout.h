/* Playing without a record: a match at its setup, and legal entries chosen by chance. */
#ifndef REPLAY_PLAYOUT_H
#define REPLAY_PLAYOUT_H

#include "base/random.h"
#include "replay/record.h"

/* A match of that game at its setup; the verdict is as judge_record leaves it after a record without log and claims.
   Of `how`, cache, question and answer count. What chance lays out before the log is drawn from `random`; NULL: it is left as
   the setup has it. False after findings (names that do not fit). The names must outlive the verdict; verdict_free in any case. */
bool open_game(const struct game *game, int seats, const char *const *names, const struct judging *how,
               struct random *random, struct verdict *verdict);

enum playout {
    PLAYOUT_PLAYED,
    PLAYOUT_OVER,   /* the game is over */
    PLAYOUT_STUCK,  /* it is not, but there is no legal entry to choose */
    PLAYOUT_BROKEN, /* chance() drew what play() objects to: a fault of the game's code; the move tells which */
};

/* Plays one random legal entry: what the table draws where it is to act and draws, else any legal entry, each equally likely
   but for the weights of the game.
   The state that follows is put into `after`, which must not be `state`. */
enum playout play_random(const struct match *match, const void *state, struct random *random, struct move *move,
                         void *after);

/* The same for the table alone; PLAYOUT_STUCK if it has nothing to do now. */
enum playout play_chance(const struct match *match, const void *state, struct random *random, struct move *move,
                         void *after);

#endif
