/* Another game: the log without some of its entries, what could have been entered instead, and the result. */
#ifndef STUDY_OTHER_GAME_H
#define STUDY_OTHER_GAME_H

#include "study/branches.h"

/* With more later entries than this that become illegal, it counts as a different game. */
enum { MOST_MISFITS = 3 };

struct other_game {
    struct verdict verdict; /* match, over and standing only; owns nothing */
    struct text instead;    /* what was entered in their place, or that nothing was */
    struct text misfit;     /* "entry 7 (log.turn), entry 9 (log.turn)" */
    int misfits;            /* later entries that were legal before and no longer are */
    int first_misfit;       /* number of the first of them */
    struct text differs;    /* "gold, offers": keys that differ between the final positions */
};

/* Plays the log of the course without the entries with these numbers (in order, ended by 0). Each is left out if the
   next ones are then legal; else the optional entry of that moment replaces it, or the nearest legal entry. The game is
   followed until it continues as the log or one of the branches did. other_game_free when done. */
void play_without(struct course *course, struct branches *branches, const int *entries, struct other_game *other);
void other_game_free(struct other_game *other);

#endif
