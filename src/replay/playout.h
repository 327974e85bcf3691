/* Playing without a record: a match at its setup, and legal entries chosen by chance. */
#ifndef REPLAY_PLAYOUT_H
#define REPLAY_PLAYOUT_H

#include "base/random.h"
#include "replay/record.h"

/* Sets up a match of that game; the verdict is as judge_record leaves it after a record without log and claims. Of
   `how`, cache, question and answer are used. What chance decides before the log is drawn from `random`; NULL: as the
   setup has it. False after findings (such as a wrong name). The names must outlive the verdict; call verdict_free in
   any case. */
bool open_game(const struct game *game, int seats, const char *const *names, const struct judging *how,
               struct random *random, struct verdict *verdict);

enum playout {
    PLAYOUT_PLAYED,
    PLAYOUT_OVER,   /* the game is over */
    PLAYOUT_STUCK,  /* the game is not over, but there is no legal entry */
    PLAYOUT_BROKEN, /* chance drew an entry that play() finds a mistake in: a bug in the game; `move` is the entry */
};

/* Plays one random legal entry: what the table draws if it must act, else any legal entry of `actor` (-1: of all), with
   the game's weights; PLAYOUT_STUCK if there is none. Puts the state that follows into `after`, which must not be
   `state`. */
enum playout play_random(const struct match *match, const void *state, int actor, struct random *random,
                         struct move *move, void *after);

#endif
