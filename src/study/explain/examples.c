/* Examples: shipped scenarios and the pages of `explain`, built into the program. */
#include "study/explain/examples.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "base/words.h"
#include "study/loaded_record.h"

const char shared_pages[] = "shared";

/* One after the other: GAME/PART/, WORD and the text, each with its NUL. No pointers, so that nothing must be
   relocated. */
static const char examples[] =
#define EXAMPLE(game, part, word, text) game "/" part "\0" word "\0" text "\0"
#include "examples.def"
#undef EXAMPLE
    "";

static const char *behind(const char *string)
{
    return string + strlen(string) + 1;
}

static bool is_part(const char *row, const char *game, const char *part)
{
    size_t length = strlen(game);
    return strncmp(row, game, length) == 0 && row[length] == '/' && strcmp(row + length + 1, part) == 0;
}

const char *page_of(const char *game, const char *word, const char *part)
{
    for (const char *row = examples; *row; row = behind(behind(behind(row))))
        if (is_part(row, game, part) && strcmp(behind(row), word) == 0)
            return behind(behind(row));
    return NULL;
}

const char *next_page(const char *game, const char *part, const char *after)
{
    for (const char *row = after ? behind(behind(after)) : examples; *row; row = behind(behind(behind(row))))
        if (is_part(row, game, part))
            return behind(row);
    return NULL;
}

/* ---- what referee finds in them, and under which house rules it finds something else ---- */

void print_example(const char *heading, const char *record, struct text *out)
{
    text_format(out, "\n  %s\n", heading);
    for (const char *line = record; *line; line = line_after(line))
        text_format(out, "    %.*s\n", (int)strcspn(line, "\n"), line);
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

void print_examples(const char *game, const struct rule *rule, struct text *out)
{
    const char *firing = page_of(game, rule->code, "illegal");
    const char *near_miss = page_of(game, rule->code, "near");
    const char *shows = page_of(game, rule->code, "consequence");
    if (firing) {
        struct loaded_record loaded = {0};
        const struct finding *found = load_example(&loaded, firing) ? finding_of(&loaded.verdict, rule->code) : NULL;
        struct headings heading = headings[found ? found->ruling : RULING_ILLEGAL];
        loaded_free(&loaded);
        print_example(heading.firing, firing, out);
        if (near_miss)
            print_example(heading.near_miss, near_miss, out);
    }
    if (shows)
        print_example("Example:", shows, out);
}

/* ---- house rules ------------------------------------------------------------------------------------------------ */

/* Does that answer make an illegal record legal, or a legal one illegal? */
static bool turns(struct loaded_record *loaded, const char *code, int question, int answer)
{
    struct judging how = judging_usual(&loaded->cache);
    how.quiet = true;
    how.question = question;
    how.answer = answer;
    struct verdict other;
    judge_record_again(&loaded->source, &loaded->verdict, &how, &other);
    bool was = finding_of(&loaded->verdict, code) != NULL, is = finding_of(&other, code) != NULL, mistake = false;
    for (const struct finding *finding = other.docket.first; finding; finding = finding->next)
        mistake = mistake || finding->ruling < RULING_DOUBTFUL;
    verdict_free(&other);
    return was != is && (is || !mistake);
}

/* "  House rules: with ANSWERS ..." if other answers make an illegal record legal, or a legal one illegal. */
static void print_answers_that_turn(const char *record, const char *code, const char *so, struct text *out)
{
    struct loaded_record loaded = {0};
    struct text answers = {0}, last = {0};
    const struct game *game = load_example(&loaded, record) ? loaded.verdict.game : NULL;
    for (int row = 0; game && game->house[row].name; row++)
        for (int answer = 0; game->house[row].answers[answer]; answer++) {
            if (answer == loaded.verdict.match.house[row] || !turns(&loaded, code, row, answer))
                continue;
            if (last.length)
                text_join(&answers, text_string(&last));
            text_clear(&last);
            text_format(&last, "`%s: %s`", game->house[row].name, game->house[row].answers[answer]);
        }
    if (last.length)
        text_format(out, "  House rules: with %s%s%s %s\n", text_string(&answers), answers.length ? " or " : "",
                    text_string(&last), so);
    text_free(&answers);
    text_free(&last);
    loaded_free(&loaded);
}

void print_house_rules(const char *game, const struct rule *rule, struct text *out)
{
    const char *firing = page_of(game, rule->code, "illegal");
    const char *near_miss = page_of(game, rule->code, "near");
    if (firing)
        print_answers_that_turn(firing, rule->code, "nothing is reported for the first record.", out);
    if (near_miss)
        print_answers_that_turn(near_miss, rule->code, "the second record is reported too.", out);
}
