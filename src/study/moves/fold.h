/* Folding: entries that differ in one place, or in which of several things they name, become one line for people. */
#ifndef STUDY_MOVES_FOLD_H
#define STUDY_MOVES_FOLD_H

#include "base/arena.h"
#include "base/text.h"
#include "game/earnings.h"

/* A line to fold: the entry, what it earns, in words ("" if nothing) and in numbers, and where the verb begins. */
struct foldable {
    const char *entry, *earns;
    int verb;
    const struct earnings *earnings;
};

enum { A_SCREENFUL = 24 };

/* Prints the lines in order: single ones as entries, folded ones as comments. Entries that earn different amounts are
   different lines, unless that makes more than a screenful: then a line has a range. Returns how many were folded
   away. */
int print_folded(const struct foldable *line, int count, struct arena *scratch, struct text *out);

/* Prints one entry with what it earns after it; or lines of text as comments. Indented like a log. */
void print_entry_line(const struct foldable *line, struct text *out);
void print_comment_lines(const char *lines, struct text *out);

/* Each amount from its least to its most; an entry without it earns 0. Kept in the arena. */
const char *earn_together(const struct earnings *const *earns, int count, struct arena *arena);

#endif
