/* The command ledger. */
#include "study/ledger.h"

#include "base/words.h"
#include "cli/cli.h"

static int unknown_name(const struct match *match, const char *name)
{
    struct nearest nearest = {.written = name};
    char hint[HINT_ROOM];
    for (int holder = 0; holder < holder_count(match); holder++)
        nearest_try(&nearest, holder_name(match, holder));
    return complain(STATUS_USAGE, "nobody here is called %s%s", name, nearest_hint(&nearest, hint));
}

static int show_ledger(const struct verdict *verdict, struct books *books, const char *name)
{
    int only = name ? holder_named(&verdict->match, name) : -1;
    if (name && only < 0)
        return unknown_name(&verdict->match, name);
    struct text out = {0};
    bool explained = print_ledger(verdict, books, only, &out);
    put_text(&out);
    text_free(&out);
    return explained ? STATUS_FINE : complain(STATUS_FAULT, "the books do not balance; please report this record");
}

int run_ledger(const struct options *options)
{
    struct loaded_record loaded = {0};
    struct books books = {0};
    struct judging how = judging_usual(NULL);
    int status;
    how.quiet = how.keep_books = true;
    how.watch = books_watch;
    how.whom = &books;
    if (judge_one(&loaded, options, &how, options->operands[0], &status))
        status = show_ledger(&loaded.verdict, &books, options->operands[1]);
    books_free(&books);
    loaded_free(&loaded);
    return status;
}
