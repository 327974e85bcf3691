/* Outcomes: what a record comes to, in a few words, and whether two of them differ. */
#ifndef STUDY_OUTCOME_H
#define STUDY_OUTCOME_H

#include "replay/record.h"

/* The entry in short form, cut off where it is long. Returns whether it is all there. */
bool print_brief_entry(const struct match *match, const struct move *move, struct text *out);

/* "carl wins", "anna and ben win", "carl leads", "nobody leads", "who won cannot be told" */
void print_winners(const struct verdict *verdict, struct text *out);

/* Both, with "; " between, and behind them what broke a tie. */
void print_outcome(const struct verdict *verdict, struct text *out);

bool same_scores(const struct verdict *a, const struct verdict *b);

/* The same people win, or lead where neither game is over. */
bool same_winners(const struct verdict *a, const struct verdict *b);

#endif
