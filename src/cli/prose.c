/* Prose on a terminal: sentences are broken between words; records stay as they are, to be copied. */
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/words.h"
#include "cli/cli.h"

enum { USUAL_WIDTH = 80, NARROWEST = 40 };

static int terminal_width(void)
{
    struct winsize size;
    bool known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
    int width = known ? size.ws_col : USUAL_WIDTH;
    return width > NARROWEST ? width : NARROWEST;
}

/* Where the second line of it begins: under the second column of a table, behind `why: `, else where the first does. */
static int hanging_of(const char *line, int width)
{
    int indent = (int)strspn(line, " ");
    const char *column = strstr(line + indent, "  ");
    int second = column ? (int)(column - line) + (int)strspn(column, " ") : 0;
    size_t word = strcspn(line + indent, " ");
    bool term = word && line[indent + (int)word - 1] == ':';
    return second && second < width / 2 ? second : indent + (term ? 2 : 0);
}

static void put_broken(const char *line, int width)
{
    struct arena arena = {0};
    int hanging = hanging_of(line, width), column = (int)strspn(line, " ");
    printf("%*s", column, "");
    for (const char *at = line + column; *at;) {
        size_t blanks = strspn(at, " "), length = strcspn(at + blanks, " ");
        int wide = display_width(arena_copy(&arena, at + blanks, length));
        bool fits = column + (int)blanks + wide <= width || column <= hanging;
        printf("%s%*s%.*s", fits ? "" : "\n", fits ? (int)blanks : hanging, "", (int)length, at + blanks);
        column = fits ? column + (int)blanks + wide : hanging + wide;
        at += blanks + length;
    }
    putchar('\n');
    arena_free(&arena);
}

/* Behind an empty line and an indented heading stands a record, up to the next empty line. */
void put_prose(struct text *text)
{
    if (!output_is_terminal()) {
        put_text(text);
        return;
    }
    struct arena arena = {0};
    int width = terminal_width();
    bool blank = false, record = false;
    for (const char *at = text_string(text); *at;) {
        size_t length = strcspn(at, "\n");
        const char *line = arena_copy(&arena, at, length);
        record = length > 0 && (record || (blank && line[0] == ' ' && line[length - 1] == ':'));
        blank = length == 0;
        if (record)
            puts(line);
        else
            put_broken(line, width);
        at += length + (at[length] == '\n');
    }
    arena_free(&arena);
    text_clear(text);
}
