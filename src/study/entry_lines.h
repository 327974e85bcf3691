/* Entry lines: where an entry is in the text of its record, and how to change it without touching anything else. */
#ifndef STUDY_ENTRY_LINES_H
#define STUDY_ENTRY_LINES_H

#include "replay/script.h"
#include "study/patch.h"

/* The lines of an entry, and the bytes up to its dash and after it. */
struct entry_lines {
    int first, last;
    int indent;         /* bytes before the entry: the spaces, the dash and what follows it */
    int like;           /* a line above whose dash is in the right column; 0: this one is */
    const char *prefix; /* what new lines begin with instead; NULL: the same */
};

/* The lines of that entry. If indent is 0, the log has no dash for each entry and the entry cannot be rewritten; an
   entry that is not YAML can still be removed. */
struct entry_lines entry_lines(const struct patch *patch, const struct script_entry *entry);

/* Rewrites the entry. Comments stay; those after its further lines move before it. */
void entry_lines_rewrite(struct patch *patch, const struct entry_lines *lines, const char *text);

/* Moves the lines of the entry, and the comments above it, to the indentation of `prefix`. Must be the last change to
   them. */
void entry_lines_move(struct patch *patch, const struct entry_lines *lines);

/* The text of the entry without a comment; NULL if it takes several lines. Owned by the patch. */
const char *entry_lines_text(struct patch *patch, const struct entry_lines *lines);

/* Writes a new entry before line `before`, indented like `like`. */
void entry_lines_write(struct patch *patch, const struct entry_lines *like, int before, const char *text);

/* What a line of the text begins with: how many spaces and tabs; whether it has only these, or besides these only a
   comment; how many bytes there are up to what follows its dash, 0 if it has none. */
int leading_blanks(const struct patch *patch, int line);
bool is_blank_line(const struct patch *patch, int line);
bool line_says_nothing(const struct patch *patch, int line);
int dash_indent(const struct patch *patch, int line);

#endif
