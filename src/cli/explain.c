/* The command explain: a rule with its examples, or a whole game on one page. */
#include <string.h>

#include "base/words.h"
#include "cli/cli.h"
#include "cli/examples.h"
#include "replay/registry.h"

static bool is_common(const struct rule *rule)
{
    return rule >= common_rules && rule < common_rules + COMMON_RULES;
}

static void print_rule(const struct game *game, const struct rule *rule, struct text *out)
{
    text_format(out, "%s\n  %s\n", rule->code, rule->sentence);
    if (is_common(rule))
        text_format(out, "  see: %s\n", rule->cite);
    else
        text_format(out, "  rule text: %s, \"%s\"\n", game->title, rule->cite);
    if (rule->reading)
        text_format(out, "  reading: %s\n", rule->reading);
    for (const char *const *path = rule->rests_on; path && *path; path++)
        text_format(out, "  rests on: %s of the box\n", *path);
}

static bool print_example(const struct game *game, const struct rule *rule, enum example_kind kind, struct text *out)
{
    const char *record = example_of(game->id, rule->code, kind);
    if (!record)
        return false;
    text_format(out, "\n  %s\n", kind == EXAMPLE_FIRING ? "This record breaks it:" : "This one does not:");
    for (const char *line = record; *line;) {
        size_t length = strcspn(line, "\n");
        text_format(out, "    %.*s\n", (int)length, line);
        line += length + (line[length] == '\n');
    }
    return true;
}

static bool print_examples(const struct game *game, const struct rule *rule, struct text *out)
{
    bool firing = print_example(game, rule, EXAMPLE_FIRING, out);
    return print_example(game, rule, EXAMPLE_NEAR_MISS, out) || firing;
}

/* A code every game may have (log.turn, claims.scores): what each says about it, and the examples of the first that has some. */
static bool explain_shared(const char *code, struct text *out)
{
    const struct game *shown = NULL;
    const struct rule *rule = NULL, *own;
    for (const struct game *const *game = games; *game; game++) {
        own = rule_coded(*game, code);
        if (!own || (is_common(own) && rule))
            continue;
        rule = own;
        print_rule(*game, rule, out);
        if (!shown && example_of((*game)->id, code, EXAMPLE_FIRING))
            shown = *game;
    }
    if (shown)
        print_examples(shown, rule, out);
    return rule != NULL;
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

/* "touch" without the name of its game: the codes that end so. */
static void find_endings(const char *ending, struct text *out)
{
    for (const struct game *const *game = games; *game; game++)
        for (const struct rule *rule = (*game)->rules; rule->code; rule++) {
            const char *point = strchr(rule->code, '.');
            if (point && same(point + 1, ending) && game_of_code(rule->code))
                text_join(out, rule->code);
        }
}

static int unknown_code(const char *code)
{
    struct text endings = {0};
    struct nearest nearest = {.written = code};
    for (const struct rule *rule = common_rules; rule->code; rule++)
        nearest_try(&nearest, rule->code);
    for (const struct game *const *game = games; *game; game++) {
        nearest_try(&nearest, (*game)->id);
        for (const struct rule *rule = (*game)->rules; rule->code; rule++)
            nearest_try(&nearest, rule->code);
    }
    find_endings(code, &endings);
    const char *meant = endings.length ? text_string(&endings) : nearest.best;
    int status = meant ? complain(STATUS_USAGE, "no rule has the code %s; did you mean %s?", code, meant)
                       : complain(STATUS_USAGE, "no rule has the code %s; see referee rules GAME", code);
    text_free(&endings);
    return status;
}

int run_explain(const struct options *options)
{
    const char *code = options->operands[0];
    const struct game *whole = game_named(code), *game = game_of_code(code);
    const struct rule *rule = game ? rule_coded(game, code) : NULL;
    struct text out = {0};
    int status = STATUS_FINE;
    if (whole)
        print_game(whole, &out);
    else if (rule) {
        print_rule(game, rule, &out);
        print_examples(game, rule, &out);
    } else if (!explain_shared(code, &out))
        status = unknown_code(code);
    put_text(&out);
    text_free(&out);
    return status;
}
