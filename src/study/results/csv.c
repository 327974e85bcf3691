/* CSV as results writes it. */
#include "study/results/csv.h"

#include <string.h>

bool begins_formula(const char *cell)
{
    cell += strspn(cell, "'");
    return *cell && strchr("=+-@\t\r", *cell);
}

/* Drops the apostrophe, which is not part of the text. */
static void end_cell(struct csv_line *line, size_t from)
{
    struct text *text = &line->text;
    text_char(text, '\0');
    char *cell = text->bytes + from;
    if (*cell == '\'' && begins_formula(cell + 1)) {
        memmove(cell, cell + 1, text->length - from);
        text_cut(text, text->length - 1);
    }
    line->cells++;
}

static bool read_cells(FILE *file, struct csv_line *line)
{
    struct text *text = &line->text;
    bool quoted = false, closed = false; /* a quote that closes may be the first of two, which are a quote */
    size_t from = 0;
    int byte = getc_unlocked(file);
    if (byte == EOF)
        return false;
    for (; byte != EOF && (quoted || byte != '\n'); byte = getc_unlocked(file)) {
        if (byte == '"') {
            if (closed)
                text_char(text, '"');
            quoted = !quoted;
        } else if (byte == ',' && !quoted) {
            end_cell(line, from);
            from = text->length;
        } else if (byte && (quoted || byte != '\r'))
            text_char(text, (char)byte);
        closed = byte == '"' && !quoted;
        line->lines += byte == '\n';
    }
    line->lines++;
    if (text->length || line->cells)
        end_cell(line, from);
    return true;
}

bool csv_read(FILE *file, struct csv_line *line)
{
    int passed = 0;
    do {
        text_clear(&line->text);
        line->cells = line->lines = 0;
        if (!read_cells(file, line))
            return false;
        passed += line->lines;
    } while (!line->cells);
    line->lines = passed;
    return true;
}

void csv_free(struct csv_line *line)
{
    text_free(&line->text);
}
