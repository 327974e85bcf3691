/* The page of a rule. */
#include "study/explain/explain_rule.h"

#include "base/words.h"
#include "replay/registry.h"
#include "study/address.h"
#include "study/explain/examples.h"
#include "study/explain/explain_example.h"

static void print_part(const char *label, const char *sentence, struct text *out)
{
    if (sentence)
        text_format(out, "  %s: %s\n", label, sentence);
}

/* Prints what the rule text says, in other words, and where. */
static void print_reason(const struct game *game, const struct rule *rule, const char *why, struct text *out)
{
    bool common = is_common_rule(rule);
    text_format(out, "  %s%s%s", why ? "Why: " : "Source: ", why ? why : "", why ? " (" : "");
    text_format(out, common ? "%s%s%s" : "%s, \"%s\"%s", common ? "" : game->title, rule->cite, why ? ")\n" : "\n");
}

static void print_grounds(const struct rule *rule, struct text *out)
{
    for (const char *const *path = rule->rests_on; path && *path; path++)
        text_format(out, "%s`%s`", path == rule->rests_on ? "  Rests on: " : path[1] ? ", " : " and ", *path);
    if (rule->rests_on && *rule->rests_on)
        text_format(out, " in `box:`. While %s assumed, a finding is doubtful.\n",
                    rule->rests_on[1] ? "they are" : "it is");
}

/* Names house rules that change the rule though the examples are the same under all their answers. */
static void print_questions(const struct game *game, const struct rule *rule, struct text *out)
{
    const char *list = page_of(game->id, rule->code, "house");
    for (const struct question *question = game->house; list && question->name; question++)
        if (line_says(list, question->name))
            text_format(out, "  House rule `%s`: %s\n", question->name, question->asks);
}

static void print_address(const char *code, struct text *out)
{
    struct text address = {0};
    if (add_address(&address, code))
        print_part("More", text_string(&address), out);
    text_free(&address);
}

void print_rule_page(const struct game *game, const struct rule *rule, struct text *out)
{
    bool applied = rule->reading == consequence;
    text_format(out, "%s%s\n  %s\n", out->length ? "\n" : "", rule->code, rule->sentence);
    print_reason(game, rule, page_of(game->id, rule->code, "why"), out);
    print_part("Interpretation", applied ? NULL : rule->reading, out);
    print_part("Fix",
               applied ? "none; the referee applies this rule itself, and no entry can break it."
                       : page_of(game->id, rule->code, "fix"),
               out);
    print_grounds(rule, out);
    print_house_rules(game->id, rule, out);
    print_questions(game, rule, out);
    print_address(rule->code, out);
    print_examples(game->id, rule, out);
}

/* ---- codes of all games ---- */

static void print_of_game(const struct game *game, const struct rule *rule, struct text *out)
{
    text_format(out, "  In %s: %s", game->title, rule->sentence);
    if (rule->reading)
        text_format(out, " %s", rule->reading);
    text_format(out, " (\"%s\")\n", rule->cite);
}

bool print_shared_page(const struct game *only, const char *code, struct text *out)
{
    const struct game *shown = NULL;
    const struct rule *rule = NULL;
    for (const struct game *const *game = games; *game && !rule; game++)
        if (!only || only == *game) {
            rule = rule_coded(*game, code);
            shown = *game;
        }
    if (!rule)
        return false;
    bool common = is_common_rule(rule);
    const char *says = page_of(shared_pages, code, "does"), *why = page_of(shared_pages, code, "why");
    text_format(out, "%s%s\n  %s\n", out->length ? "\n" : "", code, says ? says : rule->sentence);
    if (common)
        print_reason(shown, rule, why, out);
    else
        print_part("Why", why, out);
    for (const struct game *const *game = games; *game && !common; game++)
        if ((!only || only == *game) && rule_coded(*game, code))
            print_of_game(*game, rule_coded(*game, code), out);
    print_part("Fix", page_of(shared_pages, code, "fix"), out);
    print_house_rules(common ? shared_pages : shown->id, rule, out);
    print_address(code, out);
    print_examples(common ? shared_pages : shown->id, rule, out);
    return true;
}
