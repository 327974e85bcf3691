/* Catalogues: rules, house, schema, games. */
#include "base/words.h"
#include "cli/cli.h"
#include "replay/registry.h"
#include "schema/schema.h"
#include "study/explain/explain.h"
#include "study/explain/topic.h"

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
    text_free(&list);
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
    text_free(&list);
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
    text_free(&list);
    return status;
}

/* The schemas of what is printed. */
static const struct output_schema {
    const char *name;
    void (*write)(struct text *out);
} output_schemas[] = {{"report", schema_of_report},
                      {"jsonl", schema_of_lines},
                      {"results", schema_of_results},
                      {"standings", schema_of_standings},
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
            output->write(&schema);
    if (!schema.length)
        return unknown_schema(name);
    put_document(&schema);
    text_free(&schema);
    return STATUS_FINE;
}
