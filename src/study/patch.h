/* Patches: changes to the lines of a text, which can be shown as a diff or made. */
#ifndef STUDY_PATCH_H
#define STUDY_PATCH_H

#include <stdbool.h>

#include "base/arena.h"
#include "base/text.h"

/* A line with its break. Lines that are gone are still there, to be shown. */
struct patch_line {
    const char *text;
    int length;
    bool gone, added;
    struct patch_line *instead; /* of a line that was edited: what stands in its place */
    struct patch_line *fresh;   /* of the last of those that one was written for: that one */
    struct patch_line *next;
};

/* Owns everything through its arena; patch_free when done. */
struct patch {
    struct arena arena;
    struct patch_line *first;
    struct patch_line **number; /* the lines of the original, from 1 */
    int lines;
};

/* Are its lines ended by LF or CRLF alone? YAML knows other breaks, and a text with those is left alone. */
bool patch_possible(const char *text, size_t length);

/* The text is copied. */
void patch_open(struct patch *patch, const char *text, size_t length);
void patch_free(struct patch *patch);

/* The original line, without its break and without a byte order mark; NULL beyond the end. */
const char *patch_line(const struct patch *patch, int line, int *length);

/* Takes the lines out; puts a line before that one (lines + 1: at the end). The break is added as the text has them. */
void patch_remove(struct patch *patch, int from, int to);
void patch_insert(struct patch *patch, int before, const char *text);

/* Writes one line for these; it is taken out with them, and what is written for them later takes its place. */
void patch_replace(struct patch *patch, int from, int to, const char *text);

/* Writes something else between two columns of a line (code points, from 1; the end is one past the last). Several changes of one
   line must come from right to left. A line that was taken out stays so. */
void patch_edit(struct patch *patch, int line, int column, int end_column, const char *text);

bool patch_changed(const struct patch *patch);

/* As a unified diff with three lines of context, and as the text it makes. */
void patch_diff(const struct patch *patch, const char *name, struct text *out);
void patch_text(const struct patch *patch, struct text *out);

#endif
