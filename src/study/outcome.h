/* Outcomes: what a record comes to, in a few words, and whether two of them differ. */
#ifndef STUDY_OUTCOME_H
#define STUDY_OUTCOME_H

#include "replay/record.h"

/* The entry in short form, cut off where it is long. Returns whether it is all there. */
bool print_brief_entry(const struct match *match, const struct move *move, struct text *out);

/* "carl wins", "anna and ben win", "carl leads", "nobody leads", "who won is not known" */
void print_winners(const struct verdict *verdict, struct text *out);

/* Both, with "; " between, and after them what broke a tie. */
void print_outcome(const struct verdict *verdict, struct text *out);

bool same_scores(const struct verdict *a, const struct verdict *b);

/* The same people win, or lead where neither game is over. */
bool same_winners(const struct verdict *a, const struct verdict *b);

/* Who has more than anybody else can have; -1: nobody. */
int leading_seat(const struct match *match, const struct standing *standing);

/* Who wins, or leads while the game goes on: whose total is above what anybody else can have. Nobody leads by a tie-break of the end. */
unsigned best_seats(const struct verdict *verdict);

/* Is a score not settled? */
bool any_score_open(const struct verdict *verdict);

/* The game is over, and who won is not known: why. NULL: it is, or the game is not over. */
const char *why_undecided(const struct verdict *verdict);

/* "yes": over, and the winners are certain; "no": not over; "unknown": over, and something unknown or assumed could change it. */
const char *decided_word(const struct verdict *verdict);

/* Data of the box that nobody has compared, and assumed parts of the position ("table.isles"), that scores and winners rest on. */
enum { MOST_RESTS = (SEATS_MAX + 1) * SHEET_RESTS };
int list_rests(const struct verdict *verdict, const char *rests[MOST_RESTS]);
bool rests_on_position(const char *path);

#endif
