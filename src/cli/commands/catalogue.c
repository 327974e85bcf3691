/* What there is to read: rules, house, schema, games, explain, page. */
#include <string.h>
#include <unistd.h>

#include "base/words.h"
#include "cli/cli.h"
#include "replay/registry.h"
#include "schema/schema.h"
#include "study/explain/explain.h"
#include "study/loaded_record.h"

const struct game *game_wanted(const char *name, int *status)
{
    const struct game *game = game_meant(name);
    struct nearest nearest = {.written = name};
    char hint[HINT_ROOM];
    for (const struct game *const *known = games; *known; known++)
        nearest_try(&nearest, (*known)->id);
    *status = game ? STATUS_FINE
                   : complain(STATUS_USAGE, "unknown game `%s`%s", name, hint_text(nearest_hint(&nearest), hint));
    return game;
}

int run_games(const struct options *options)
{
    (void)options;
    struct text list = {0};
    for (const struct game *const *game = games; *game; game++) {
        text_format(&list, "%-10s %s, ", (*game)->id, (*game)->title);
        print_seats(*game, &list);
        text_char(&list, '\n');
    }
    put_text(&list);
    return STATUS_FINE;
}

int run_rules(const struct options *options)
{
    int status;
    const struct game *game = game_wanted(options->operands[0], &status);
    struct text list = {0};
    for (const struct rule *rule = game ? game->rules : NULL; rule && rule->code; rule++)
        text_format(&list, "%-32s %s\n", rule->code, rule->sentence);
    put_prose(&list);
    return status;
}

int run_house(const struct options *options)
{
    int status;
    const struct game *game = game_wanted(options->operands[0], &status);
    struct text list = {0};
    for (const struct question *question = game ? game->house : NULL; question && question->name; question++) {
        text_format(&list, "%s: %s\n  ", question->name, question->asks);
        print_answers(question, &list);
        text_format(&list, "  Why: %s\n", question->reason);
    }
    for (const struct preset *preset = game ? game->presets : NULL; preset && preset->name; preset++)
        print_preset(preset, &list);
    put_prose(&list);
    return status;
}

/* The schemas of what is printed, as they are in schemas/. */
extern const char report_schema[], jsonl_schema[], results_schema[], standings_schema[];
static const struct output_schema {
    const char *name, *text;
} output_schemas[] = {{"report", report_schema},
                      {"jsonl", jsonl_schema},
                      {"results", results_schema},
                      {"standings", standings_schema},
                      {0}};

static int unknown_schema(const char *name)
{
    struct nearest nearest = {.written = name};
    char hint[HINT_ROOM];
    for (const struct game *const *game = games; *game; game++)
        nearest_try(&nearest, (*game)->id);
    nearest_try(&nearest, "record");
    for (const struct output_schema *output = output_schemas; output->name; output++)
        nearest_try(&nearest, output->name);
    return complain(STATUS_USAGE, "unknown schema `%s`%s", name, hint_text(nearest_hint(&nearest), hint));
}

int run_schema(const struct options *options)
{
    const char *name = options->operands[0];
    const struct game *game = game_meant(name);
    struct text schema = {0};
    if (game)
        schema_of_game(game, &schema);
    else if (same(name, "record"))
        schema_of_any_record(games, &schema);
    for (const struct output_schema *output = output_schemas; output->name; output++)
        if (same(name, output->name))
            text_add(&schema, output->text);
    if (!schema.length)
        return unknown_schema(name);
    put_document(&schema);
    return STATUS_FINE;
}

/* ---- the command explain ---- */

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

/* ---- the whole program as one HTML file ---- */

/* As `make page` built it; empty if the program was built without. */
extern const char table_page[];

int run_page(const struct options *options)
{
    (void)options;
    if (!*table_page)
        return complain(STATUS_USAGE, "this program was built without the page; run `make page`");
    if (output_is_terminal())
        return complain(STATUS_USAGE, "write the page to a file for a browser: referee page > referee.html");
    struct text page = {0};
    text_add_bytes(&page, table_page, strlen(table_page));
    put_document(&page);
    return STATUS_FINE;
}
