/* The command explain. */
#include "study/explain.h"

#include "cli/cli.h"

int run_explain(const struct options *options)
{
    struct text words = {0}, out = {0};
    int status = STATUS_FINE;
    for (char *const *word = options->operands; *word; word++)
        text_format(&words, "%s%s", words.length ? " " : "", *word);
    if (explain(text_string(&words), NULL, &out))
        put_prose(&out);
    else
        status = complain(STATUS_USAGE, "%s", text_string(&out));
    text_free(&words);
    text_free(&out);
    return status;
}
