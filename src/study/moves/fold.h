/* Folding: entries that differ in one place alone, or in which of several things they name, as one line for people. */
#ifndef STUDY_MOVES_FOLD_H
#define STUDY_MOVES_FOLD_H

#include "base/arena.h"
#include "base/text.h"
#include "game/earnings.h"

/* A line to be folded: the entry, what it earns, in words ("" if nothing) and in numbers, and where in it the verb begins. */
struct foldable {
    const char *entry, *earns;
    int verb;
    const struct earnings *earnings;
};

enum { A_SCREENFUL = 24 };

/* The lines in their order, those that stay alone as entries, the others as comments. What earns something else is another line, unless
   that makes more than a screenful: then what they earn is said from the least to the most. Returns how many were folded away. */
int print_folded(const struct foldable *line, int count, struct arena *scratch, struct text *out);

/* One entry, with what it earns after it; lines of text as comments. Indented as a log is. */
void print_entry_line(const struct foldable *line, struct text *out);
void print_comment_lines(const char *lines, struct text *out);

#endif
