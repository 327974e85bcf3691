/* The command ledger. */
#include "study/ledger.h"

#include <string.h>

#include "base/words.h"
#include "cli/cli.h"

enum { MOST_LINES = 400 };

static int unknown_name(const struct match *match, const char *name)
{
    struct nearest nearest = {.written = name};
    char hint[HINT_ROOM];
    for (int holder = 0; holder < holder_count(match); holder++)
        nearest_try(&nearest, holder_name(match, holder));
    for (const char *const *account = match->game->books.accounts; *account; account++)
        nearest_try(&nearest, *account);
    return complain(STATUS_USAGE, "no player or account is called `%s`%s", name,
                    hint_text(nearest_hint(&nearest), hint));
}

static int unknown_account(const struct match *match, const char *name)
{
    struct text alike = {0};
    struct nearest nearest = {.written = name};
    char hint[HINT_ROOM];
    for (const char *const *account = match->game->books.accounts; *account; account++) {
        if (strncmp(*account, name, strlen(name)) == 0)
            text_join(&alike, *account);
        nearest_try(&nearest, *account);
    }
    int status =
        alike.length
            ? complain(STATUS_USAGE, "no account is called `%s` alone; there are %s", name, text_string(&alike))
            : complain(STATUS_USAGE, "no account is called `%s`%s", name, hint_text(nearest_hint(&nearest), hint));
    text_free(&alike);
    return status;
}

static int account_named(const struct game *game, const char *name)
{
    for (int i = 0; game->books.accounts[i]; i++)
        if (names_alike(game->books.accounts[i], name))
            return i;
    return -1;
}

/* The words after the holder's name, which may have several words. */
static char *const *behind_name(const struct match *match, char *const *words, int *holder)
{
    struct text name = {0};
    char *const *behind = words;
    for (char *const *word = words; *word; word++) {
        text_format(&name, "%s%s", name.length ? " " : "", *word);
        if (holder_named(match, text_string(&name)) >= 0) {
            *holder = holder_named(match, text_string(&name));
            behind = word + 1;
        }
    }
    text_free(&name);
    return behind;
}

/* A name, an account of all, or a name and an account, which may have several words. */
static int choose(const struct match *match, char *const *words, int *holder, int *account)
{
    *holder = *account = -1;
    if (!words[0])
        return STATUS_FINE;
    struct text name = {0};
    for (char *const *rest = behind_name(match, words, holder); *rest; rest++)
        text_format(&name, "%s%s", name.length ? " " : "", *rest);
    *account = account_named(match->game, text_string(&name));
    int status = *holder < 0 && *account < 0   ? unknown_name(match, words[0])
                 : name.length && *account < 0 ? unknown_account(match, text_string(&name))
                                               : STATUS_FINE;
    text_free(&name);
    return status;
}

static int show_ledger(const struct verdict *verdict, struct books *books, const struct options *options)
{
    int holder, account, status = choose(&verdict->match, options->operands + 1, &holder, &account);
    if (status)
        return status;
    struct text out = {0};
    bool explained = print_ledger(verdict, books, holder, account, options->all ? 0 : MOST_LINES, &out);
    put_prose(&out);
    return explained ? answered(verdict)
                     : complain(STATUS_FAULT, "internal error: the accounts do not balance; please report this record");
}

int run_ledger(const struct options *options)
{
    struct loaded_record loaded = {0};
    struct books books = {0};
    struct judging how = judging_usual(NULL);
    int status;
    how.quiet = how.keep_books = true;
    how.watch = books_watch;
    how.context = &books;
    if (judge_one(&loaded, options, &how, options->operands[0], &status))
        status = show_ledger(&loaded.verdict, &books, options);
    books_free(&books);
    loaded_free(&loaded);
    return status;
}
