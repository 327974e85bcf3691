/* Outcomes: the result of a record in a few words, and whether two results differ. */
#ifndef STUDY_OUTCOME_H
#define STUDY_OUTCOME_H

#include "replay/record.h"

/* The entry in short form, cut if it is long. Returns whether it is complete. */
bool print_brief_entry(const struct match *match, const struct move *move, struct text *out);

/* The names of these players, and of the table, safe to print on a terminal: "anna, ben and carl" with ", " between them
   and " and " before the last. */
void list_actors(const struct match *match, unsigned actors, const char *between, const char *last, struct text *out);

/* "carl wins", "anna and ben win", "carl leads", "nobody leads", "who won is not known" */
void print_winners(const struct verdict *verdict, struct text *out);

/* Scores and winners, joined by "; ", then what broke a tie. */
void print_outcome(const struct verdict *verdict, struct text *out);

bool same_scores(const struct verdict *a, const struct verdict *b);

/* Do the same players win, or lead if neither game is over? */
bool same_winners(const struct verdict *a, const struct verdict *b);

/* The seat with more points than any other player can have; -1: none. */
int leading_seat(const struct match *match, const struct standing *standing);

/* The seats that win, or, before the end, lead: their total is above what any other player can have. Tie-breaks of the
   end do not count. */
unsigned best_seats(const struct verdict *verdict);

/* Why it is not known who won, if the game is over or the record was not judged to its end; else NULL. */
const char *why_undecided(const struct verdict *verdict);

/* "yes": over, and the winners are certain; "no": not over, or not judged to its end; "unknown": over, but something unknown or assumed could
   change it. */
const char *decided_word(const struct verdict *verdict);

/* Assumed box data, and assumed parts of the position ("table.isles"), that scores depend on, or also the winners. */
enum { MOST_RESTS = (SEATS_MAX + 1) * SHEET_RESTS };
int list_rests(const struct match *match, const struct standing *standing, bool winners, const char *rests[MOST_RESTS]);
bool rests_on_position(const char *path);

#endif
