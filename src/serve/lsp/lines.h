/* Lines: converts places in a text. An editor counts lines that end in LF, CRLF or CR from 0, and characters in UTF-16
   units from 0. Referee counts lines like YAML from 1, and columns in code points from 1. Between them are byte
   offsets. */
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

/* Where the lines of a text begin. Zero-initialise; call lines_find whenever the text changes; lines_free when done. */
struct lines {
    const struct text *text;
    size_t *editor, *record; /* byte offsets of lines as the editor and as referee counts them */
    int editor_lines, record_lines, room;
};

void lines_find(struct lines *lines, const struct text *text);
void lines_free(struct lines *lines);

/* Any place may be given: one after the end of a line is at its end, one after the text is at the end of the text. A
   place inside a character is before it. */
size_t spot_offset(const struct lines *lines, struct spot spot);
struct spot offset_spot(const struct lines *lines, size_t offset);

size_t column_offset(const struct lines *lines, int line, int column); /* as referee counts */
int offset_line(const struct lines *lines, size_t offset);             /* as referee counts */
struct stretch place_stretch(const struct lines *lines, struct place place);

/* The line as referee counts, without its break: where it begins, and its length. */
size_t record_line(const struct lines *lines, int line, size_t *length);

#endif
