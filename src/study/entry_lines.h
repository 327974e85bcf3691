/* Where an entry stands in the text of its record, and how to write another there without touching anything else. */
#ifndef STUDY_ENTRY_LINES_H
#define STUDY_ENTRY_LINES_H

#include "replay/script.h"
#include "study/patch.h"

/* Lines of the text, and the columns up to and after the dash. */
struct entry_lines {
    int first, last;
    int indent;         /* bytes before what is written: the spaces, the dash and what is after it */
    int like;           /* the line above whose dash stands where it should; 0: its own does */
    const char *prefix; /* what stands there instead in new lines; NULL: the same */
};

/* Of that entry of the text. indent 0: the log is not a list with a dash for each entry, and nothing can be written; what is torn can
   be taken out. */
struct entry_lines entry_lines(const struct patch *patch, const struct script_entry *entry);

/* The entry in other words; remarks stay, those after its further lines before it. */
void entry_lines_rewrite(struct patch *patch, const struct entry_lines *lines, const char *text);

/* Moves its lines, and the remarks above it, to where the prefix wants them: the last thing that is done to them. */
void entry_lines_move(struct patch *patch, const struct entry_lines *lines);

/* What is written there, without a remark; NULL if it takes several lines. Owned by the patch. */
const char *entry_lines_text(struct patch *patch, const struct entry_lines *lines);

/* A new entry before that line, indented like this one. */
void entry_lines_write(struct patch *patch, const struct entry_lines *like, int before, const char *text);

/* The second goes before the first, remarks and all. */
void entry_lines_swap(struct patch *patch, const struct entry_lines *lines, struct entry_lines second);

#endif
