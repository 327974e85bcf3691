/* A pair of records to compare; shared by the files of this folder. */
#ifndef STUDY_DIFF_DIFF_PAIR_H
#define STUDY_DIFF_DIFF_PAIR_H

#include "study/diff/diff.h"

struct pair {
    const struct transcript *a, *b;
    bool same_head;
    struct text *out;
};

static inline const char *name_of(const struct transcript *transcript)
{
    return transcript->verdict->file;
}

static inline const struct match *match_of(const struct transcript *transcript)
{
    return &transcript->verdict->match;
}

/* "anna or table"; "nobody". */
void list_actors(const struct match *match, unsigned actors, struct text *out);

/* Prints how far the logs agree, where they differ and how much agrees afterwards. `same_end`: the final positions are
   equal. Returns whether they are the same game. Entries of different players may be in another order, if each player's
   entries are in one order, all are legal either way, and the end is the same. */
bool compare_logs(struct pair *pair, bool same_end);

#endif
