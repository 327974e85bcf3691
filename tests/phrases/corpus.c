/* Phrases with what they mean, tested one by one; and the two fuzzers: one word less, one word more. */
#include "corpus.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "doc/reader.h"
#include "support.h"

static const char *const result_names[] = {"right", "fixed", "refused", "MISREAD", "kept", "GUESSED", "judged"};

/* ---- what a line comes to ------------------------------------------------------------------------------------------------ */

struct outcome_of_line {
    struct text entries; /* in the form fmt writes, a line each */
    int after;           /* only entries after this one */
    bool unreadable, adverse;
    char *fix, *says;
};

static void watch(void *context, const struct step *step)
{
    struct outcome_of_line *outcome = context;
    if (step->entry <= outcome->after)
        return;
    if (step->move) {
        struct move spelt = *step->move; /* entries that mean the same are the same */
        if (!move_spell(step->match, step->heard, &spelt))
            spelt = *step->move;
        move_print(step->match, &spelt, &outcome->entries);
        text_char(&outcome->entries, '\n');
    }
}

static void look_at_findings(const struct verdict *verdict, struct outcome_of_line *outcome)
{
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next) {
        if (finding->entry <= outcome->after && verdict->judged)
            continue;
        if (finding->ruling == RULING_UNREADABLE) {
            outcome->unreadable = true;
            if (finding->corrected && !outcome->fix)
                outcome->fix = strdup(finding->corrected);
            if (!outcome->says)
                outcome->says = strdup(finding->message);
        }
        outcome->adverse |= finding->ruling == RULING_ILLEGAL || finding->ruling == RULING_IMPOSSIBLE;
    }
}

/* Judges the position with these lines after it. */
static void judge_lines(const char *position, const char *const *lines, int behind, struct outcome_of_line *outcome)
{
    struct text record = {0};
    struct box_cache *own = NULL;
    struct judging how = judging_usual(own);
    struct verdict verdict;
    *outcome = (struct outcome_of_line){.after = behind};
    how.watch = watch;
    how.context = outcome;
    how.quiet = true;
    text_add(&record, position);
    for (; *lines; lines++)
        text_format(&record, "  - %s\n", *lines);
    if (judge_text(text_string(&record), record.length, &how, &verdict)) {
        look_at_findings(&verdict, outcome);
        outcome->unreadable |= !verdict.judged;
        verdict_free(&verdict);
    } else
        outcome->unreadable = true;
    text_free(&record);
}

static void outcome_free(struct outcome_of_line *outcome)
{
    text_free(&outcome->entries);
    free(outcome->fix);
    free(outcome->says);
}

static int entries_of(const char *position)
{
    int count = 0;
    const char *log = strstr(position, "log:");
    for (const char *at = log ? log : ""; (at = strstr(at, "\n  - ")); at++)
        count++;
    return count;
}

/* ---- phrases --------------------------------------------------------------------------------------------------------------- */

struct phrase_test {
    const char *at, *said, *position;
    int behind;
    bool illegal, clear;
    struct text means;
    struct corpus_counts *counts;
};

static void print_entries(const char *label, const char *entries)
{
    printf("          %s", label);
    for (; *entries; entries++)
        printf("%s", *entries != '\n' ? (char[]){*entries, 0} : entries[1] ? "; " : "");
    printf("\n");
}

static enum result result_of(const struct phrase_test *test, const struct outcome_of_line *outcome)
{
    bool read = !outcome->unreadable && outcome->entries.length;
    if (!test->clear)
        return read ? GUESSED : KEPT;
    if (read)
        return !same(text_string(&outcome->entries), text_string(&test->means)) ? MISREAD
               : test->illegal                                                  ? JUDGED
                                                                                : RIGHT;
    struct text fix = {0};
    text_format(&fix, "%s\n", outcome->fix ? outcome->fix : "");
    bool fixed = outcome->fix && same(text_string(&fix), text_string(&test->means));
    text_free(&fix);
    return fixed ? FIXED : REFUSED_IT;
}

static void show(const struct phrase_test *test, const struct outcome_of_line *outcome, enum result result)
{
    printf("%-8s  [%s] %s\n", result_names[result], test->at, test->said);
    if (outcome->entries.length && (result != RIGHT || test->counts->verbose))
        print_entries("read as ", text_string(&outcome->entries));
    if (test->clear && result != RIGHT && result != JUDGED)
        print_entries("means   ", text_string(&test->means));
    if (outcome->says && result != KEPT)
        printf("          says    %s\n", outcome->says);
}

/* ---- fuzzers: one word less, one word more ----------------------------------------------------------------------------------- */

static int words_in(const char *line)
{
    int count = 0;
    for (; *(line += strspn(line, " ")); line += strcspn(line, " "))
        count++;
    return count;
}

/* The line without its word `index` (or, with `word`, with that one before it). */
static char *changed(const char *line, int index, const char *word)
{
    struct text out = {0};
    for (int i = 0; *(line += strspn(line, " ")); line += strcspn(line, " "), i++) {
        if (i == index && word)
            text_format(&out, "%s%s", out.length ? " " : "", word);
        if (i != index || word)
            text_format(&out, "%s%.*s", out.length ? " " : "", (int)strcspn(line, " "), line);
    }
    char *copy = strdup(text_string(&out));
    text_free(&out);
    return copy;
}

static void try_changed(const struct phrase_test *test, char *line, bool longer, int *found)
{
    struct outcome_of_line outcome;
    judge_lines(test->position, (const char *const[]){line, NULL}, test->behind, &outcome);
    bool read = !outcome.unreadable && outcome.entries.length;
    if (read && (longer || !same(text_string(&outcome.entries), text_string(&test->means)))) {
        printf("%s [%s] %s\n", longer ? "INSERTED" : "left out", test->at, line);
        print_entries("read as ", text_string(&outcome.entries));
        ++*found;
    }
    outcome_free(&outcome);
    free(line);
}

static int words_before_comma(const char *line)
{
    char *copy = strdup(line);
    char *comma = copy;
    for (char *at = copy; (at = strpbrk(at, ",;!(")); at++)
        comma = at;
    comma[1] = '\0';
    int count = words_in(copy);
    free(copy);
    return count;
}

static void fuzz(const struct phrase_test *test, int *found)
{
    static const char *const words[] = {"not",     "never", "or",      "maybe", "almost", "would", "if",
                                        "without", "fnord", "instead", "tries", "?",      NULL};
    int count = words_in(test->said);
    for (int i = 0; i < count; i++)
        try_changed(test, changed(test->said, i, NULL), false, &found[0]);
    /* after the last comma there may be a remark; a question mark in front is YAML's own. */
    int first = strchr(test->said, ':') ? 1 : 0,
        last = strpbrk(test->said, ",;!(") ? words_before_comma(test->said) : count;
    for (const char *const *word = words; *word; word++)
        for (int i = first + (**word == '?' && !first); i < last; i++)
            try_changed(test, changed(test->said, i, *word), true, &found[1]);
}

/* ---- twists: what was not done, or only perhaps -------------------------------------------------------------------------------- */

/* After the player, before everything, and at the end. */
static const char *const after_player[] = {"does not",
                                           "did not",
                                           "doesn't",
                                           "won't",
                                           "never",
                                           "not",
                                           "almost",
                                           "nearly",
                                           "forgot to",
                                           "forgets to",
                                           "tries to",
                                           "tried to",
                                           "wants to",
                                           "wanted to",
                                           "should have",
                                           "would have",
                                           "could have",
                                           "might have",
                                           "refuses to",
                                           "fails to",
                                           "maybe",
                                           "perhaps",
                                           "cannot",
                                           "couldn't",
                                           "is about to",
                                           "was about to",
                                           "is supposed to",
                                           "pretends to",
                                           "thinks about",
                                           "considers",
                                           "hesitates to",
                                           "hardly",
                                           "barely",
                                           "no longer",
                                           "neither",
                                           "either",
                                           "can't",
                                           "wouldn't",
                                           "is not allowed to",
                                           "isn't going to",
                                           "hopes to",
                                           "plans to",
                                           "would rather",
                                           "regrets that she",
                                           "dreams that she",
                                           "avoids",
                                           "misses",
                                           "stops short of",
                                           "still has to",
                                           "only has to",
                                           "normally",
                                           "claims he",
                                           "secretly hopes that she",
                                           "comes close to",
                                           NULL};
static const char *const in_front[] = {"if ",         "maybe ",  "did ",     "does ",    "instead of Zoe, ", "unless ",
                                       "nobody but ", "not ",    "suppose ", "what if ", "either Zoe or ",   "neither ",
                                       "in theory ",  "before ", NULL};
static const char *const at_end[] = {"?",
                                     " or not",
                                     " or something",
                                     " maybe",
                                     " if possible",
                                     " in theory",
                                     " in vain",
                                     ", or not",
                                     " - not!",
                                     ", didn't happen",
                                     " instead of the rest",
                                     " rather than the rest",
                                     ", no?",
                                     " (or not)",
                                     " unless Zoe objects",
                                     ", in her dreams",
                                     ", which failed",
                                     ", but changes her mind",
                                     NULL};

static void twist_line(const struct phrase_test *test, char *line)
{
    struct outcome_of_line outcome;
    judge_lines(test->position, (const char *const[]){line, NULL}, test->behind, &outcome);
    if (!outcome.unreadable && outcome.entries.length) {
        printf("TWISTED  [%s] %s\n", test->at, line);
        print_entries("read as ", text_string(&outcome.entries));
        test->counts->twisted++;
    }
    outcome_free(&outcome);
    free(line);
}

static char *joined(const char *a, const char *b, const char *c)
{
    struct text out = {0};
    text_format(&out, "%s%s%s", a, b, c);
    char *copy = strdup(text_string(&out));
    text_free(&out);
    return copy;
}

/* A game may have a meaning for what is not done: who does not follow passes. */
static bool is_owned(const char *said)
{
    static const char *const owned[] = {"follow", "retreat", NULL};
    for (const char *const *word = owned; *word; word++)
        if (strstr(said, *word))
            return true;
    return false;
}

static void twist(const struct phrase_test *test)
{
    if (is_owned(test->said))
        return;
    size_t first = strcspn(test->said, " "), length = strlen(test->said);
    char *player = strndup(test->said, first), *whole = strndup(test->said, length - (test->said[length - 1] == '.'));
    bool colon = strchr(test->said, ':');
    for (const char *const *twist = after_player; *twist && test->said[first]; twist++) {
        char *front = joined(player, " ", *twist);
        twist_line(test, joined(front, " ", test->said + first + 1));
        free(front);
    }
    for (const char *const *twist = in_front; *twist && !colon; twist++)
        twist_line(test, joined(*twist, whole, ""));
    for (const char *const *twist = at_end; *twist; twist++)
        twist_line(test, joined(whole, *twist, ""));
    free(player);
    free(whole);
}

/* ---- files ----------------------------------------------------------------------------------------------------------------------- */

static void test_phrase(struct phrase_test *test, const struct node *means)
{
    const char *lines[64] = {0};
    int entries = 0;
    for (const struct node *line = means->first; means->kind == NODE_LIST && line && entries < 63; line = line->next)
        lines[entries++] = line->text;
    struct outcome_of_line expected, outcome;
    judge_lines(test->position, lines, test->behind, &expected);
    if (entries && expected.unreadable)
        printf("BAD TEST  [%s] %s: its meaning is not readable (%s)\n", test->at, test->said,
               expected.says ? expected.says : "");
    test->clear = entries > 0;
    test->means = expected.entries;
    judge_lines(test->position, (const char *const[]){test->said, NULL}, test->behind, &outcome);
    enum result result = result_of(test, &outcome);
    test->counts->of[result]++;
    if (test->counts->verbose || (!test->counts->silent && result != RIGHT && result != KEPT && result != JUDGED))
        show(test, &outcome, result);
    if (test->counts->fuzzing && (result == RIGHT || result == JUDGED))
        fuzz(test, test->counts->fuzzed);
    if (test->counts->twisting && result == RIGHT)
        twist(test);
    outcome_free(&outcome);
    outcome_free(&expected);
}

bool corpus_test(const char *path, struct corpus_counts *counts)
{
    struct arena arena = {0};
    size_t length;
    char *text = file_text(path, &length);
    struct node *corpus = text ? read_text(text, &arena, (struct complaints){0}) : NULL;
    const struct node *positions = node_get(corpus, "positions"), *phrases = node_get(corpus, "phrases");
    for (const struct node *phrase = phrases ? phrases->first : NULL; phrase; phrase = phrase->next) {
        const struct node *at = node_get(phrase, "at"), *said = node_get(phrase, "said"),
                          *means = node_get(phrase, "means");
        const struct node *position = at ? node_get(positions, at->text) : NULL;
        if (!position || !said || !means)
            continue;
        struct phrase_test test = {.at = at->text,
                                   .said = said->text,
                                   .position = position->text,
                                   .behind = entries_of(position->text),
                                   .illegal = node_get(phrase, "illegal"),
                                   .counts = counts};
        test_phrase(&test, means);
    }
    arena_free(&arena);
    free(text);
    return corpus;
}
