/* A game without some of its entries: what could have been entered in their place, and what the log then comes to. */
#ifndef STUDY_OTHER_GAME_H
#define STUDY_OTHER_GAME_H

#include "study/branches.h"

/* More later entries than this that no longer fit, and it is another game. */
enum { MOST_MISFITS = 3 };

struct other_game {
    struct verdict verdict; /* match, over and standing only; owns nothing */
    struct text instead;    /* what was entered in their place, or that nothing was */
    struct text misfit;     /* "entry 7 (log.turn), entry 9 (log.turn)" */
    int misfits;            /* later entries that fit before and no longer do */
    int first_misfit;       /* number of the first of them */
    struct text differs;    /* "gold, offers": the keys of the position at the end that differ from the log's */
};

/* Plays the log of the course without the entries with these numbers (in order, ended by 0). Each is left out if the next ones
   fit then; else the optional entry of that moment takes its place, or the legal entry nearest to it. It is followed until it goes on as
   the log itself or one of the branches did. other_game_free when done. */
void play_without(struct course *course, struct branches *branches, const int *entries, struct other_game *other);
void other_game_free(struct other_game *other);

#endif
