/* Standard output and standard error: failures are never silent. */
#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/words.h"
#include "cli/cli.h"
#include "study/prose.h"

static void put_bytes(struct text *text, FILE *file)
{
    if (text->length)
        fwrite(text->bytes, 1, text->length, file);
    text->drain ? text_clear(text) : text_free(text);
}

void put_document(struct text *text)
{
    put_bytes(text, stdout);
}

/* Length of ESC, a bracket, numbers, m. 0: something else. */
static size_t colour_length(const char *at)
{
    size_t numbers = at[0] == '\033' && at[1] == '[' ? strspn(at + 2, "0123456789;") : 0;
    return numbers && at[2 + numbers] == 'm' ? numbers + 3 : 0;
}

static void put_harmless(struct text *text, bool coloured, FILE *file)
{
    struct text clean = {0};
    const char *at = text_string(text), *end = at + text->length;
    while (at < end) {
        const char *next = coloured ? memchr(at, '\033', (size_t)(end - at)) : NULL;
        next = next ? next : end;
        add_harmless(at, (size_t)(next - at), &clean);
        size_t colour = next < end ? colour_length(next) : 0;
        text_add_bytes(&clean, next, colour);
        if (next < end && !colour)
            add_harmless(next++, 1, &clean);
        at = next + colour;
    }
    put_bytes(&clean, file);
    text_free(text);
}

void put_text(struct text *text)
{
    put_harmless(text, false, stdout);
}

void put_coloured(struct text *text)
{
    put_harmless(text, true, stdout);
}

void put_error(struct text *text)
{
    put_harmless(text, false, stderr);
}

static int terminal_width(void)
{
    enum { USUAL_WIDTH = 80, NARROWEST = 40 };
    struct winsize size;
    bool known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
    int width = known ? size.ws_col : USUAL_WIDTH;
    return width > NARROWEST ? width : NARROWEST;
}

void put_prose(struct text *text)
{
    struct text broken = {0};
    if (output_is_terminal()) {
        print_prose(text_string(text), terminal_width(), &broken);
        text_free(text);
        *text = broken;
    }
    put_text(text);
}

/* Has the reader gone away, as with `| head`? */
static bool reader_is_gone(void)
{
    struct pollfd output = {.fd = STDOUT_FILENO, .events = POLLOUT};
    return poll(&output, 1, 0) > 0 && (output.revents & POLLERR) != 0;
}

int finish_output(int status)
{
    int failed = fflush(stdout) != 0 || ferror(stdout);
    int why = errno;
    if (failed && !reader_is_gone())
        return complain(STATUS_FAULT, "cannot write the output: %s", strerror(why));
    return status;
}

bool output_is_terminal(void)
{
    return isatty(STDOUT_FILENO) != 0;
}

bool terminal_is_dumb(void)
{
    const char *kind = getenv("TERM");
    return kind && same(kind, "dumb");
}

/* Does the terminal have colours, and did the user not refuse them? */
static bool shows_colour(void)
{
    const char *none = getenv("NO_COLOR");
    return output_is_terminal() && !terminal_is_dumb() && !(none && *none);
}

bool wants_colour(const struct options *options)
{
    return options->colour ? options->colour == COLOUR_ALWAYS : shows_colour();
}

int complain(int status, const char *format, ...)
{
    struct text message = {0};
    struct arena arena = {0};
    TEXT_ARGUMENTS(&message, format);
    fprintf(stderr, "referee: %s\n", printable(&arena, text_string(&message)));
    text_free(&message);
    arena_free(&arena);
    return status;
}
