/* Two records that are laid side by side, and what the parts of that share. */
#ifndef STUDY_DIFF_DIFF_PAIR_H
#define STUDY_DIFF_DIFF_PAIR_H

#include "study/diff/transcript.h"

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

/* Says how far the logs agree, where they part and how much agrees afterwards. `same_end`: the tables are the same in the end. Returns
   whether they tell the same game: entries of different players in another order are, if each player's own are in one order, all of
   them legal either way, and the end is the same. */
bool compare_logs(struct pair *pair, bool same_end);

#endif
