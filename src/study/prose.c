/* Prose for a terminal: breaks sentences between words; records stay as they are, to be copied. */
#include "study/prose.h"

#include <string.h>

#include "base/arena.h"
#include "base/words.h"

int coloured_width(const char *bytes, size_t length)
{
    struct arena arena = {0};
    char *plain = arena_copy(&arena, bytes, length), *to = plain;
    for (const char *at = plain; *at; at++)
        if (*at == '\033')
            at += strcspn(at, "m") - !strchr(at, 'm');
        else
            *to++ = *at;
    *to = '\0';
    int width = display_width(plain);
    arena_free(&arena);
    return width;
}

/* Indentation of the further lines: under the last column of a table that leaves room for words, after `why: `, else
   like the first line. */
static int hanging_of(const char *line, int width)
{
    int indent = (int)strspn(line, " "), last = 0;
    for (const char *gap = line + indent; (gap = strstr(gap, "  ")); gap += strspn(gap, " ")) {
        int column = (int)(gap - line) + (int)strspn(gap, " ");
        last = column <= width * 2 / 3 ? column : last;
    }
    size_t word = strcspn(line + indent, " ");
    bool term = word && line[indent + (int)word - 1] == ':';
    return last ? last : indent + (term ? 2 : 0);
}

static void print_broken(const char *line, int width, struct text *out)
{
    int hanging = hanging_of(line, width), column = (int)strspn(line, " ");
    text_repeat(out, ' ', column);
    for (const char *at = line + column; *at;) {
        size_t blanks = strspn(at, " "), length = strcspn(at + blanks, " ");
        int wide = coloured_width(at + blanks, length);
        bool fits = column + (int)blanks + wide <= width || column <= hanging;
        text_add(out, fits ? "" : "\n");
        text_repeat(out, ' ', fits ? (int)blanks : hanging);
        text_add_bytes(out, at + blanks, length);
        column = fits ? column + (int)blanks + wide : hanging + wide;
        at += blanks + length;
    }
    text_char(out, '\n');
}

void print_prose(const char *lines, int width, struct text *out)
{
    struct arena arena = {0};
    bool blank = false, record = false;
    for (; *lines; lines = line_after(lines)) {
        size_t length = strcspn(lines, "\n");
        const char *line = arena_copy(&arena, lines, length);
        /* A record follows an empty line and an indented heading, a diff its own; both end at the next empty line. */
        bool heads = length && ((blank && line[0] == ' ' && line[length - 1] == ':') || strncmp(line, "--- ", 4) == 0);
        record = length > 0 && (record || heads);
        blank = length == 0;
        if (record)
            text_format(out, "%s\n", line);
        else
            print_broken(line, width, out);
    }
    arena_free(&arena);
}
