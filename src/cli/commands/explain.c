/* The command explain. */
#include "study/explain/explain.h"

#include <unistd.h>

#include "cli/cli.h"
#include "study/loaded_record.h"

/* The game of the record; NULL: it cannot be read. */
static const struct game *game_of_record(const char *path)
{
    struct loaded_record loaded = {0};
    struct judging how = judging_usual(NULL);
    how.at = 0;
    how.quiet = true;
    loaded.have_source = source_open(&loaded.source, path, path);
    const struct game *game = loaded.have_source && loaded_judge(&loaded, &how) ? loaded.verdict.game : NULL;
    loaded_free(&loaded);
    return game;
}

/* An operand that is a file says which game is meant; the others are words. */
int run_explain(const struct options *options)
{
    struct text words = {0}, out = {0};
    const struct game *usual = NULL;
    int status = STATUS_FINE;
    for (char *const *word = options->operands; *word; word++) {
        const struct game *game = access(*word, R_OK) == 0 ? game_of_record(*word) : NULL;
        usual = game ? game : usual;
        if (!game)
            text_format(&words, "%s%s", words.length ? " " : "", *word);
    }
    if (explain(text_string(&words), usual, &out))
        put_prose(&out);
    else
        status = complain(STATUS_USAGE, "%s", text_string(&out));
    text_free(&words);
    text_free(&out);
    return status;
}
