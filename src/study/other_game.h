/* Another game: the log without some of its entries, what could have been entered instead, and the result. */
#ifndef STUDY_OTHER_GAME_H
#define STUDY_OTHER_GAME_H

#include "study/mend/repair.h"

enum { MOST_BRANCHES = 16 };

struct branch {
    int fits;     /* the branch is known from this entry on, and no entry from there on has a finding */
    char *states; /* before every `step`-th entry, and after the last one */
};

/* branches_free when done. */
struct branches {
    struct branch branch[MOST_BRANCHES + 1]; /* the one after the last is being followed */
    int count, step, entries;
    size_t size; /* of a state */
};
void branches_open(struct branches *branches, const struct course *course);
void branches_free(struct branches *branches);

/* Begins a new branch at entry `index`. */
void branch_begin(struct branches *branches, int index);

/* Records the state before entry `index`. If an earlier branch had the same state and no findings from there on,
   returns how that branch ended; else NULL. */
const void *branch_meets(struct branches *branches, int index, const void *state);

/* Records that entry `index` has a finding. */
void branch_misfits(struct branches *branches, int index);

/* Records the end of the branch at the end of the log. */
void branch_end(struct branches *branches, const void *state);

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

/* Writes out what the entries from `index` on leave to the moment, so that in another game each means what it meant in
   this one. */
void write_out_entries(struct course *course, int index);

/* Plays the log of the course without the entries with these numbers (in order, ended by 0). Each is left out if the
   next ones are then legal; else the optional entry of that moment replaces it, or the nearest legal entry. The game is
   followed until it continues as the log or one of the branches did. other_game_free when done. */
void play_without(struct course *course, struct branches *branches, const int *entries, struct other_game *other);
void other_game_free(struct other_game *other);

#endif
