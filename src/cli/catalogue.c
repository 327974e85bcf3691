/* Catalogues: rules, house, schema, games. */
#include "base/words.h"
#include "cli/cli.h"
#include "replay/registry.h"
#include "schema/schema.h"
#include "study/explain.h"
#include "study/topic.h"

const struct game *game_wanted(const char *name, int *status)
{
    const struct game *game = game_named(name);
    *status = STATUS_FINE;
    if (game)
        return game;
    struct nearest nearest = {.written = name};
    char guess[HINT_ROOM];
    for (const struct game *const *known = games; *known; known++)
        nearest_try(&nearest, (*known)->id);
    *status = complain(STATUS_USAGE, "no game called %s%s; see referee games", name, nearest_guess(&nearest, guess));
    return NULL;
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
    fputs(text_string(&list), stdout);
    text_free(&list);
    return STATUS_FINE;
}

int run_rules(const struct options *options)
{
    int status;
    const struct game *game = game_wanted(options->operands[0], &status);
    for (const struct rule *rule = game ? game->rules : NULL; rule && rule->code; rule++)
        printf("%-32s %s\n", rule->code, rule->sentence);
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
        text_format(&list, "  why: %s\n", question->reason);
    }
    for (const struct preset *preset = game ? game->presets : NULL; preset && preset->name; preset++)
        print_preset(preset, &list);
    put_text(&list);
    text_free(&list);
    return status;
}

int run_schema(const struct options *options)
{
    int status = STATUS_FINE;
    struct text schema = {0};
    if (same(options->operands[0], "report"))
        schema_of_report(&schema);
    else if (same(options->operands[0], "record"))
        schema_of_any_record(games, &schema);
    else {
        const struct game *game = game_wanted(options->operands[0], &status);
        if (game)
            schema_of_game(game, &schema);
    }
    put_text(&schema);
    text_free(&schema);
    return status;
}
