/* Lines: places in a text as the three sides count them. An editor counts lines that end by LF, CRLF or CR from 0 and characters in
   UTF-16 units from 0; the referee counts lines as YAML ends them from 1 and columns in code points from 1; between them are bytes. */
#ifndef SERVE_LSP_LINES_H
#define SERVE_LSP_LINES_H

#include <stddef.h>

#include "base/text.h"
#include "diag/finding.h"

struct spot {
    long line, character;
};

struct stretch {
    struct spot start, end;
};

/* Where the lines of a text begin. Zero-initialise; lines_find again whenever the text changes; lines_free when done. */
struct lines {
    const struct text *text;
    size_t *editor, *record; /* offsets, by either count */
    int editor_lines, record_lines, room;
};

void lines_find(struct lines *lines, const struct text *text);
void lines_free(struct lines *lines);

/* Anything may be asked: what is beyond a line is at its end, what is beyond the text at the end of that. A place inside of a letter is
   before it. */
size_t spot_offset(const struct lines *lines, struct spot spot);
struct spot offset_spot(const struct lines *lines, size_t offset);

size_t column_offset(const struct lines *lines, int line, int column); /* as the referee counts */
int offset_line(const struct lines *lines, size_t offset);             /* likewise */
struct stretch place_stretch(const struct lines *lines, struct place place);

/* The line without its break, as the referee counts: where it begins, and its length. */
size_t record_line(const struct lines *lines, int line, size_t *length);

#endif
