/* Catalogues: explain, rules, house, box, games. */
#include <string.h>

#include "base/words.h"
#include "cli/cli.h"

const struct game *game_wanted(const char *name, int *status)
{
    const struct game *game = game_named(name);
    *status = STATUS_FINE;
    if (game)
        return game;
    struct nearest nearest = {.written = name};
    for (const struct game *const *known = games; *known; known++)
        nearest_try(&nearest, (*known)->id);
    *status = complain(STATUS_USAGE, "no game called %s%s%s; see referee games", name, nearest.best ? "; did you mean " : "", nearest.best ? nearest.best : "");
    return NULL;
}

int run_games(const struct options *options)
{
    (void)options;
    for (const struct game *const *game = games; *game; game++) {
        if ((*game)->seats_min == (*game)->seats_max)
            printf("%-10s %s, %d players\n", (*game)->id, (*game)->title, (*game)->seats_min);
        else
            printf("%-10s %s, %d to %d players\n", (*game)->id, (*game)->title, (*game)->seats_min, (*game)->seats_max);
    }
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
    for (const struct question *question = game ? game->house : NULL; question && question->name; question++) {
        printf("%s: %s\n  answers: ", question->name, question->asks);
        for (int i = 0; question->answers[i]; i++)
            printf("%s%s%s", i ? ", " : "", question->answers[i], i == question->usual ? " (unless said otherwise)" : "");
        printf("\n  why: %s\n", question->reason);
    }
    return status;
}

int run_box(const struct options *options)
{
    int status;
    const struct game *game = game_wanted(options->operands[0], &status);
    if (game)
        fputs(game->box_text, stdout);
    return status;
}

static void explain_rule(const struct game *game, const struct rule *rule)
{
    printf("%s\n  %s\n", rule->code, rule->sentence);
    if (game && rule >= game->rules && !(rule >= common_rules && rule < common_rules + COMMON_RULES))
        printf("  rule text: %s, \"%s\"\n", game->title, rule->cite);
    else
        printf("  see: %s\n", rule->cite);
    if (rule->reading)
        printf("  reading: %s\n", rule->reading);
    for (const char *const *path = rule->rests_on; path && *path; path++)
        printf("  rests on: %s of the box\n", *path);
}

static const struct game *game_of_code(const char *code)
{
    for (const struct game *const *game = games; *game; game++) {
        size_t length = strlen((*game)->id);
        if (strncmp((*game)->id, code, length) == 0 && code[length] == '.')
            return *game;
    }
    return NULL;
}

static int unknown_code(const char *code)
{
    struct nearest nearest = {.written = code};
    for (const struct rule *rule = common_rules; rule->code; rule++)
        nearest_try(&nearest, rule->code);
    for (const struct game *const *game = games; *game; game++)
        for (const struct rule *rule = (*game)->rules; rule->code; rule++)
            nearest_try(&nearest, rule->code);
    return complain(STATUS_USAGE, "no rule has the code %s%s%s", code, nearest.best ? "; did you mean " : "; see referee rules GAME",
                    nearest.best ? nearest.best : "");
}

int run_explain(const struct options *options)
{
    const char *code = options->operands[0];
    const struct game *game = game_of_code(code);
    const struct rule *rule = game ? rule_coded(game, code) : NULL;
    if (rule) {
        explain_rule(game, rule);
        return STATUS_FINE;
    }
    bool known = false;
    for (const struct rule *common = common_rules; common->code && !known; common++)
        if (same(common->code, code)) {
            explain_rule(NULL, common);
            known = true;
        }
    for (const struct game *const *each = games; *each && !known; each++)
        for (const struct rule *own = (*each)->rules; own->code; own++)
            if (same(own->code, code))
                explain_rule(*each, own);
    for (const struct game *const *each = games; *each && !known; each++)
        known = rule_coded(*each, code) != NULL;
    return known ? STATUS_FINE : unknown_code(code);
}
