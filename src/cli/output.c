/* Standard output and standard error: nothing is lost in silence. */
#include <errno.h>
#include <poll.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/words.h"
#include "cli/cli.h"

void put_text(struct text *text)
{
    if (text->length)
        fwrite(text->bytes, 1, text->length, stdout);
    text_clear(text);
}

/* Has whoever read it gone away, as `| head` does? */
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

bool output_is_awaited(void)
{
    struct stat about;
    return fstat(STDOUT_FILENO, &about) < 0 || S_ISFIFO(about.st_mode) || S_ISSOCK(about.st_mode)
           || output_is_terminal();
}

bool output_is_terminal(void)
{
    return isatty(STDOUT_FILENO) != 0;
}

bool wants_colour(const struct options *options)
{
    return options->colour_given ? options->colour : output_is_terminal() && !getenv("NO_COLOR");
}

int complain(int status, const char *format, ...)
{
    struct text message = {0};
    struct arena arena = {0};
    va_list args;
    va_start(args, format);
    text_vformat(&message, format, args);
    va_end(args);
    fprintf(stderr, "referee: %s\n", printable(&arena, text_string(&message)));
    text_free(&message);
    arena_free(&arena);
    return status;
}
