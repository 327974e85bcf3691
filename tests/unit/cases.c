/* The numbered cases: every document in tests/cases/<game>/ names its findings and must have exactly these.
   # case: NAME, # expect: FINDING, FINDING ... or ok, and where one code has several sentences # says: PART OF ONE.
   # points at: the words of the record that one of them is about.
   # rests on: what one of them rests on.
   # meant: the change that one of them proposes, "insert 2 set: {passed: [anna]}".
   # legal: a code, and a part of what was legal instead.
   # places: "ben 1, anna 2; ben wins".
   # prints: the keys of the printed position.
   # sum @N: the account line of entry N, # read @N: what it was read as; there may be several of these. */
#include "greatest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "replay/position.h"
#include "replay/registry.h"
#include "study/mend/repair_text.h"
#include "study/outcome.h"
#include "suites.h"
#include "support.h"

struct numbered_case {
    const char *path;
    char name[160], expect[600], says[200], at[80], rests_on[80], meant[160], legal[200], places[200], prints[200];
    const char *text;
    size_t length;
};

/* Compares "illegal x.y @3" with "illegal x.y" as well: the entry number may be left out. */
static bool same_findings(const char *expected, const char *found)
{
    while (*expected && *found) {
        size_t want = strcspn(expected, ","), have = strcspn(found, ",");
        bool numbered = memchr(expected, '@', want) != NULL;
        size_t compare = have;
        const char *at = memchr(found, '@', have);
        if (!numbered && at)
            compare = (size_t)(at - found) - 1;
        if (compare != want || memcmp(expected, found, want) != 0)
            return false;
        expected += want + strspn(expected + want, ", ");
        found += have + strspn(found + have, ", ");
    }
    return !*expected && !*found;
}

static bool says(const struct verdict *verdict, const char *part)
{
    bool said = !*part;
    for (const struct finding *finding = verdict->docket.first; finding && !said; finding = finding->next)
        said = strstr(finding->message, part) != NULL;
    return said;
}

static bool rests(const struct verdict *verdict, const char *on)
{
    bool rests = !*on;
    for (const struct finding *finding = verdict->docket.first; finding && !rests; finding = finding->next)
        rests = strings_have(finding->rests_on, on);
    return rests;
}

static bool means(const struct verdict *verdict, const char *change)
{
    bool means = !*change;
    for (const struct finding *finding = verdict->docket.first; finding && !means; finding = finding->next) {
        char said[160] = "";
        if (finding->fix)
            snprintf(said, sizeof said, "%s %d %s", change_kinds[finding->fix->kind].name, finding->fix->entry,
                     finding->fix->text);
        means = same(said, change);
    }
    return means;
}

static bool was_legal(const struct verdict *verdict, const char *code_and_part)
{
    size_t code = strcspn(code_and_part, " ");
    bool legal = !*code_and_part;
    for (const struct finding *finding = verdict->docket.first; finding && !legal; finding = finding->next)
        legal = strlen(finding->rule->code) == code && strncmp(finding->rule->code, code_and_part, code) == 0
                && finding->legal_summary && strstr(finding->legal_summary, code_and_part + code + 1);
    return legal;
}

static bool places(const struct verdict *verdict, const char *wanted)
{
    struct text found = {0};
    if (!*wanted)
        return true;
    for (int seat = 0; seat < verdict->match.seats; seat++)
        text_format(&found, "%s%s %d", seat ? ", " : "", verdict->match.names[seat], verdict->standing.seat[seat].rank);
    text_add(&found, "; ");
    print_winners(verdict, &found);
    bool right = same(text_string(&found), wanted);
    if (!right)
        printf("\n  places   %s\n  but are  %s\n", wanted, text_string(&found));
    text_free(&found);
    return right;
}

static bool prints(const struct verdict *verdict, const char *keys)
{
    struct text found = {0};
    struct arena arena = {0};
    if (!*keys)
        return true;
    const struct node *table = position_write(&verdict->match, verdict->state, &arena);
    for (const struct node *part = table->first; part; part = part->next)
        if (!part->hidden)
            text_format(&found, "%s%s", found.length ? ", " : "", part->key->text);
    bool right = same(text_string(&found), keys);
    if (!right)
        printf("\n  prints   %s\n  but is   %s\n", keys, text_string(&found));
    text_free(&found);
    arena_free(&arena);
    return right;
}

/* The lines about single entries that the case names, and how many of them were as they should be. */
struct sums {
    const char *text;
    int right;
};

static int named_lines(const char *text, const char *label)
{
    int count = 0;
    while ((text = strstr(text, label))) {
        count++;
        text++;
    }
    return count;
}

static int named_sums(const char *text)
{
    return named_lines(text, "# sum @") + named_lines(text, "# read @");
}

static void compare_line(struct sums *sums, const char *what, int entry, const char *is)
{
    char label[32];
    snprintf(label, sizeof label, "# %s @%d: ", what, entry);
    const char *named = strstr(sums->text, label);
    if (!named)
        return;
    named += strlen(label);
    size_t length = strcspn(named, "\n");
    bool right = strlen(is) == length && memcmp(is, named, length) == 0;
    sums->right += right;
    if (!right)
        printf("\n  %s @%d   %.*s\n  but is   %s\n", what, entry, (int)length, named, is);
}

static void compare_sum(void *context, const struct step *step)
{
    struct text read = {0};
    if (step->move)
        move_print(step->match, step->move, &read);
    compare_line(context, "sum", step->entry, step->sums);
    if (step->part == 0)
        compare_line(context, "read", step->entry, text_string(&read));
    text_free(&read);
}

/* NULL: the record has no such place. */
static const char *text_at(struct place at, const char *text)
{
    for (int line = 1; text && line < at.line; line++)
        text = (text = strchr(text, '\n')) ? text + 1 : NULL;
    bool in_line = text && at.line >= 1 && at.column >= 1 && at.column <= (int)strcspn(text, "\n") + 1;
    return in_line ? text + at.column - 1 : NULL;
}

/* Nothing is said about a place that the record does not have. */
static bool points_into(const struct verdict *verdict, const char *text)
{
    bool points = true;
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next) {
        points = points && text_at(finding->at, text);
        for (const struct related *related = finding->related; related; related = related->next)
            points = points && text_at(related->at, text);
    }
    return points;
}

static bool points_at(const struct verdict *verdict, const char *text, const char *words)
{
    bool points = !*words;
    for (const struct finding *finding = verdict->docket.first; finding && !points; finding = finding->next) {
        const char *at = text_at(finding->at, text);
        points = at && strncmp(at, words, strlen(words)) == 0
                 && finding->at.end_column - finding->at.column == (int)strlen(words);
    }
    return points;
}

TEST has_the_findings_it_names(struct numbered_case *numbered)
{
    struct verdict verdict;
    struct text found = {0};
    struct sums sums = {.text = numbered->text};
    struct judging how = judging_usual(NULL);
    how.watch = named_sums(numbered->text) ? compare_sum : NULL;
    how.context = &sums;
    bool any = judge_text(numbered->text, numbered->length, &how, &verdict);
    if (any)
        list_findings(&verdict, &found);
    bool right = any && same_findings(numbered->expect, text_string(&found)) && says(&verdict, numbered->says)
                 && points_into(&verdict, numbered->text) && points_at(&verdict, numbered->text, numbered->at)
                 && rests(&verdict, numbered->rests_on) && means(&verdict, numbered->meant)
                 && was_legal(&verdict, numbered->legal) && places(&verdict, numbered->places)
                 && prints(&verdict, numbered->prints) && sums.right == named_sums(numbered->text);
    if (!right) {
        printf("\n%s: %s\n  expected %s\n  found    %s\n", numbered->path, numbered->name, numbered->expect,
               any ? text_string(&found) : "no record");
        if (*numbered->says)
            printf("  to say   %s\n", numbered->says);
        if (*numbered->at)
            printf("  at       %s\n", numbered->at);
        if (*numbered->rests_on)
            printf("  rests on %s\n", numbered->rests_on);
        if (*numbered->meant || *numbered->legal)
            printf("  meant    %s\n  legal    %s\n", numbered->meant, numbered->legal);
        for (const struct finding *finding = any ? verdict.docket.first : NULL; finding; finding = finding->next)
            printf("    %d:%d: %s\n", finding->at.line, finding->at.column, finding->message);
    }
    text_free(&found);
    verdict_free(&verdict);
    ASSERTm("other findings", right);
    PASS();
}

static void look_for_faults(void *context, const struct step *step)
{
    int *unsound = context;
    if (!*unsound && !step->match->game->invariant(step->match, step->after))
        *unsound = step->entry;
}

/* Whatever becomes of illegal entries. */
TEST is_sound_and_ends_on_a_table_that_can_be_read(const struct numbered_case *numbered, enum on_illegal on_illegal)
{
    struct verdict verdict;
    struct text record = {0};
    struct judging how = judging_usual(NULL);
    const char *fault = NULL;
    int unsound = 0;
    how.on_illegal = on_illegal;
    how.watch = look_for_faults;
    how.context = &unsound;
    if (judge_text(numbered->text, numbered->length, &how, &verdict) && verdict.judged)
        fault = table_reads_back(&verdict.match, verdict.state, &record);
    if (fault || unsound)
        printf("\n%s: %s: unsound at entry %d, %s\n%s", numbered->path, numbered->name, unsound, fault ? fault : "",
               text_string(&record));
    text_free(&record);
    verdict_free(&verdict);
    ASSERT_FALSE(fault);
    ASSERT_FALSE(unsound);
    PASS();
}

static void take_comment(const char *text, const char *label, char *into, size_t room)
{
    const char *at = strstr(text, label);
    into[0] = '\0';
    if (!at)
        return;
    at += strlen(label);
    size_t length = strcspn(at, "\n");
    while (length && at[length - 1] == ' ')
        length--;
    snprintf(into, room, "%.*s", (int)length, at);
}

static void run_case(const char *path, char *text, size_t length)
{
    struct numbered_case numbered = {.path = path, .text = text, .length = length};
    char kept = text[length];
    text[length] = '\0';
    take_comment(text, "# case: ", numbered.name, sizeof numbered.name);
    take_comment(text, "# expect: ", numbered.expect, sizeof numbered.expect);
    take_comment(text, "# says: ", numbered.says, sizeof numbered.says);
    take_comment(text, "# points at: ", numbered.at, sizeof numbered.at);
    take_comment(text, "# rests on: ", numbered.rests_on, sizeof numbered.rests_on);
    take_comment(text, "# meant: ", numbered.meant, sizeof numbered.meant);
    take_comment(text, "# legal: ", numbered.legal, sizeof numbered.legal);
    take_comment(text, "# places: ", numbered.places, sizeof numbered.places);
    take_comment(text, "# prints: ", numbered.prints, sizeof numbered.prints);
    if (strstr(text, "game:") || numbered.name[0]) {
        greatest_set_test_suffix(numbered.name);
        RUN_TESTp(has_the_findings_it_names, &numbered);
        for (enum on_illegal way = ILLEGAL_STANDS; way <= ILLEGAL_VOID; way++) {
            greatest_set_test_suffix(numbered.name);
            RUN_TESTp(is_sound_and_ends_on_a_table_that_can_be_read, &numbered, way);
        }
    }
    text[length] = kept;
}

static void run_file(void *context, const char *path)
{
    (void)context;
    size_t length;
    char *text = file_text(path, &length);
    for (char *at = text; at && *at;) {
        char *start = strncmp(at, "---\n", 4) == 0 ? at + 4 : at;
        char *next = strstr(start, "\n---\n");
        size_t size = next ? (size_t)(next + 1 - start) : strlen(start);
        run_case(path, start, size);
        at = start + size;
    }
    free(text);
}

SUITE(cases)
{
    for (const struct game *const *game = games; *game; game++) {
        char room[FOLDER_ROOM];
        each_yaml(folder_of(*game, "cases", room), run_file, NULL);
    }
}
