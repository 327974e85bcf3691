/* Standard output: kept until flushed, and nothing is lost in silence. */
#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "cli/cli.h"

void put_text(struct text *text)
{
    if (text->length)
        fwrite(text->bytes, 1, text->length, stdout);
    text_clear(text);
}

int finish_output(int status)
{
    int failed = fflush(stdout) != 0 || ferror(stdout);
    int why = errno;
    if (failed)
        return complain(STATUS_FAULT, "cannot write the output: %s", strerror(why));
    return status;
}

bool output_is_terminal(void)
{
    return isatty(STDOUT_FILENO) != 0;
}
