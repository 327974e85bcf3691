/* Patches: changes to the lines of a text, to be shown as a diff or made. */
#ifndef STUDY_PATCH_H
#define STUDY_PATCH_H

#include <stdbool.h>

#include "base/arena.h"
#include "base/text.h"

/* A line with its break. Removed lines stay in the list, to be shown in the diff. */
struct patch_line {
    const char *text;
    int length;
    bool gone, added;
    bool whole;                 /* it replaces lines as a whole, and is not edited by column */
    struct patch_line *instead; /* of an edited line, and the last of several replaced ones: the line in its place */
    struct patch_line *next;
};

/* Owns everything through its arena; patch_free when done. */
struct patch {
    struct arena arena;
    struct patch_line *first;
    struct patch_line **number; /* the lines of the original, from 1 */
    int lines;
};

/* Do all lines end in LF or CRLF? YAML has other line breaks; a text with those is not changed. */
bool patch_possible(const char *text, size_t length);

/* Copies the text. */
void patch_open(struct patch *patch, const char *text, size_t length);
void patch_free(struct patch *patch);

/* The original line, without its break and byte order mark; NULL after the end. */
const char *patch_line(const struct patch *patch, int line, int *length);

/* patch_remove takes lines out; patch_insert puts a line before `before` (lines + 1: at the end), with a break like the
   others. */
void patch_remove(struct patch *patch, int from, int to);
struct patch_line *patch_insert(struct patch *patch, int before, const char *text);

/* Replaces these lines by one. The new line is removed together with them, and a later replacement takes its place. */
void patch_replace(struct patch *patch, int from, int to, const char *text);

/* Replaces the text between two columns of a line (code points, from 1; the end is one past the last). Make several
   changes of one line from right to left. A removed line stays removed. */
void patch_edit(struct patch *patch, int line, int column, int end_column, const char *text);

bool patch_changed(const struct patch *patch);

/* The changes as a unified diff with three lines of context; and the resulting text. */
void patch_diff(const struct patch *patch, const char *name, struct text *out);
void patch_text(const struct patch *patch, struct text *out);

#endif
