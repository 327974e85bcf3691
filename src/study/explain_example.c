/* The examples of a rule: what the referee finds in them, and under which house rules it would find something else. */
#include "study/explain_example.h"

#include <string.h>

#include "base/words.h"
#include "study/examples.h"
#include "study/loaded_record.h"

void print_example(const char *heading, const char *record, struct text *out)
{
    text_format(out, "\n  %s\n", heading);
    for (const char *line = record; *line;) {
        size_t length = strcspn(line, "\n");
        text_format(out, "    %.*s\n", (int)length, line);
        line += length + (line[length] == '\n');
    }
}

static bool load_example(struct loaded_record *loaded, const char *record)
{
    struct judging how = judging_usual(NULL);
    how.quiet = true;
    source_of_text(&loaded->source, record, strlen(record), "example.yaml");
    loaded->have_source = true;
    return loaded_judge(loaded, &how);
}

static const struct finding *finding_of(const struct verdict *verdict, const char *code)
{
    const struct finding *finding = verdict->docket.first;
    while (finding && !same(finding->rule->code, code))
        finding = finding->next;
    return finding;
}

/* ---- the two records -------------------------------------------------------------------------------------------- */

static const struct headings {
    const char *firing, *near_miss;
} headings[RULING_COUNT] = {
    [RULING_ILLEGAL] = {"Illegal:", "Legal:"},
    [RULING_IMPOSSIBLE] = {"Impossible:", "Possible:"},
    [RULING_FALSE] = {"False:", "True:"},
    [RULING_UNREADABLE] = {"Unreadable:", "Readable:"},
    [RULING_DOUBTFUL] = {"Cannot be decided:", "Can be decided:"},
    [RULING_UNSETTLED] = {"Cannot be decided:", "Can be decided:"},
    [RULING_CONFIRMED] = {"Confirmed:", "Not reported:"},
    [RULING_WAIVED] = {"Waived:", "Not reported:"},
    [RULING_NOTED] = {"Noted:", "Not reported:"},
};

static struct headings headings_of(const char *record, const char *code)
{
    struct loaded_record loaded = {0};
    const struct finding *found = load_example(&loaded, record) ? finding_of(&loaded.verdict, code) : NULL;
    struct headings made = headings[found ? found->ruling : RULING_ILLEGAL];
    loaded_free(&loaded);
    return made;
}

bool print_examples(const char *game, const struct rule *rule, struct text *out)
{
    const char *firing = example_of(game, rule->code, EXAMPLE_FIRING);
    const char *near_miss = example_of(game, rule->code, EXAMPLE_NEAR_MISS);
    const char *shows = example_of(game, rule->code, EXAMPLE_CONSEQUENCE);
    if (firing) {
        struct headings heading = headings_of(firing, rule->code);
        print_example(heading.firing, firing, out);
        if (near_miss)
            print_example(heading.near_miss, near_miss, out);
    }
    if (shows)
        print_example("Example:", shows, out);
    return firing || shows;
}

/* ---- house rules ------------------------------------------------------------------------------------------------ */

static bool has_mistake(const struct verdict *verdict)
{
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        if (finding->ruling < RULING_DOUBTFUL)
            return true;
    return false;
}

/* Does that answer make the record legal that is not, or illegal that is? */
static bool turns(struct loaded_record *loaded, const char *code, int question, int answer)
{
    struct judging how = judging_usual(&loaded->cache);
    how.quiet = true;
    how.question = question;
    how.answer = answer;
    struct verdict other;
    judge_again(loaded, &how, &other);
    bool was = finding_of(&loaded->verdict, code) != NULL, is = finding_of(&other, code) != NULL;
    bool turned = was != is && (is || !has_mistake(&other));
    verdict_free(&other);
    return turned;
}

/* The answers that turn the record: "`a: b` or `c: d`". */
static void list_answers(const char *record, const char *code, struct text *list)
{
    struct loaded_record loaded = {0};
    const struct game *game = load_example(&loaded, record) ? loaded.verdict.game : NULL;
    for (int row = 0; game && game->house[row].name; row++)
        for (int answer = 0; game->house[row].answers[answer]; answer++)
            if (answer != loaded.verdict.match.house[row] && turns(&loaded, code, row, answer))
                text_format(list, "%s`%s: %s`", list->length ? " or " : "", game->house[row].name,
                            game->house[row].answers[answer]);
    loaded_free(&loaded);
}

void print_house_rules(const char *game, const struct rule *rule, struct text *out)
{
    const char *firing = example_of(game, rule->code, EXAMPLE_FIRING);
    const char *near_miss = example_of(game, rule->code, EXAMPLE_NEAR_MISS);
    struct text allow = {0}, forbid = {0};
    if (firing)
        list_answers(firing, rule->code, &allow);
    if (near_miss)
        list_answers(near_miss, rule->code, &forbid);
    if (allow.length)
        text_format(out, "  House rules: with %s the first record is legal.\n", text_string(&allow));
    if (forbid.length)
        text_format(out, "  House rules: with %s the second record breaks the rule.\n", text_string(&forbid));
    text_free(&allow);
    text_free(&forbid);
}
