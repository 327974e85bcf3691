/* Random games of every kind, written down sloppily: the verdict stays. SEED and SEEDS choose others. */
#include "greatest.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "random_walk.h"
#include "replay/position.h"
#include "replay/registry.h"
#include "suites.h"

enum { SLOPPY_STEPS = 300, MOST_LEFT_OUT = 16 };

struct plan {
    const struct game *game;
    int seats;
};

static bool now_and_then(struct walk *walk)
{
    return random_below(&walk->random, 3) == 0;
}

static void capitalise(struct walk *walk, char *line)
{
    bool loud = random_below(&walk->random, 4) == 0;
    for (char *c = line; *c; c++)
        if (loud || (random_below(&walk->random, 4) == 0 && (c == line || !isalpha((unsigned char)c[-1]))))
            *c = (char)toupper((unsigned char)*c);
}

static void add_sloppily(struct walk *walk, const char *line, struct text *out)
{
    static const char *const between[] = {" ", " ", " ", ", ", "; ", " -> ", "  "};
    const char *colon = strstr(line, ": ");
    struct text written = {0};
    text_format(&written, "%.*s%s", (int)(colon - line), line, now_and_then(walk) ? " " : ": ");
    if (line[0] == '\'' || line[0] == '"' || strchr(line, '{')) {
        text_clear(&written);
        text_add(&written, line);
    } else {
        for (const char *c = colon + 2; *c; c++)
            if (*c == ' ')
                text_add(&written, between[random_below(&walk->random, 7)]);
            else
                text_char(&written, *c);
        if (now_and_then(walk) && isalnum((unsigned char)written.bytes[written.length - 1]))
            text_char(&written, '.');
    }
    if (now_and_then(walk))
        capitalise(walk, written.bytes);
    text_format(out, "  - %s\n", text_string(&written));
    text_free(&written);
}

static void judge_and_describe(const struct text *record, struct text *out)
{
    struct verdict verdict;
    judge_text(text_string(record), record->length, NULL, &verdict);
    describe_verdict(&verdict, out);
    verdict_free(&verdict);
}

static bool reads_alike(struct walk *walk)
{
    struct text tidy = {0}, sloppy = {0}, one = {0}, other = {0};
    walk_record(walk, NULL, 0, &tidy);
    text_format(&sloppy, "%slog:\n", text_string(&walk->head));
    for (int i = 0; i < walk->lines; i++)
        add_sloppily(walk, walk->line[i], &sloppy);
    judge_and_describe(&tidy, &one);
    judge_and_describe(&sloppy, &other);
    bool alike = same(text_string(&one), text_string(&other));
    if (!alike) {
        walk_fail(walk, "written sloppily it is judged otherwise", NULL);
        printf("%s\n%s", text_string(&sloppy), text_string(&other));
    }
    text_free(&tidy);
    text_free(&sloppy);
    text_free(&one);
    text_free(&other);
    return alike && !walk->broken;
}

TEST sloppy_words_do_not_matter(struct plan *plan)
{
    uint64_t first = seed_from("SEED", 1), count = seed_from("SEEDS", 4);
    for (uint64_t seed = first; seed < first + count; seed++) {
        struct walk walk;
        bool open = walk_open(&walk, plan->game, plan->seats, seed, walk_names);
        for (int step = 0; open && step < SLOPPY_STEPS && walk_step(&walk); step++)
            ;
        bool alike = open && reads_alike(&walk);
        walk_close(&walk);
        ASSERT(alike);
    }
    PASS();
}

/* ---- optional entries left out --------------------------------------------------------------------------------------- */

struct course {
    struct move move[SLOPPY_STEPS];
    void *before[SLOPPY_STEPS];
    bool left_out[SLOPPY_STEPS];
    int count;
};

static void follow(void *context, const struct step *step)
{
    struct course *course = context;
    size_t size = size_of_state(step->match);
    if (!step->move)
        return;
    course->move[course->count] = *step->move;
    course->move[course->count].map = NULL;
    course->before[course->count++] = memcpy(malloc(size), step->before, size);
}

/* Need not be written: the harmless optional entry before the next one written, which does not fit as things stand. */
static bool goes_without_saying(const struct match *match, const struct course *course, int entry, int next)
{
    struct move quiet;
    if (!match->game->optional.entry
        || match->game->optional.entry(match, course->before[entry], &course->move[next], &quiet) != HARMLESS)
        return false;
    if (!given(&quiet, 0))
        move_give(&quiet, 0); /* as when a player says it */
    return move_same(match, &quiet, &course->move[entry])
           && !is_legal(match, course->before[entry], &course->move[next], NULL);
}

/* From the end: what is next depends on what was left out after. The last entry has nothing after it that tells of it. */
static int leave_out(struct walk *walk, struct course *course)
{
    int question = question_named(walk->game, "unwritten"), count = 0;
    if (question >= 0 && walk->opening.match.house[question] != 0)
        return 0;
    for (int entry = course->count - 2, next = entry + 1; entry >= 0; entry--)
        if (next - entry <= MOST_LEFT_OUT && random_below(&walk->random, 2)
            && goes_without_saying(&walk->opening.match, course, entry, next)) {
            course->left_out[entry] = true;
            count++;
        } else
            next = entry;
    return count;
}

/* Without the notes, what is assumed, and the numbers of the entries. */
static void describe_in_brief(const struct verdict *verdict, struct text *out)
{
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        if (finding->ruling != RULING_NOTED && finding->rule != &common_rules[LOG_UNWRITTEN]
            && finding->rule != &common_rules[LOG_GAP])
            text_format(out, "%s %s: %s\n", ruling_names[finding->ruling], finding->rule->code, finding->message);
    if (verdict->judged)
        table_text(&verdict->match, verdict->state, out);
}

/* What was left out is assumed, and perhaps what nobody had to write in the first place. */
static bool is_understood(const struct verdict *brief, const struct verdict *full, int left_out)
{
    struct text one = {0}, other = {0};
    describe_in_brief(brief, &one);
    describe_in_brief(full, &other);
    bool understood = brief->docket.decided >= left_out && same(text_string(&one), text_string(&other));
    text_free(&one);
    text_free(&other);
    return understood;
}

static bool is_understood_in_brief(struct walk *walk)
{
    struct course course = {0};
    struct judging how = judging_usual(NULL);
    struct verdict full, brief;
    struct text record = {0}, findings = {0};
    how.watch = follow;
    how.context = &course;
    walk_record(walk, NULL, 0, &record);
    judge_text(text_string(&record), record.length, &how, &full);
    int left_out = leave_out(walk, &course);
    text_clear(&record);
    text_format(&record, "%slog:\n", text_string(&walk->head));
    for (int i = 0; i < walk->lines; i++)
        text_format(&record, "  %s %s\n", course.left_out[i] ? "#" : "-", walk->line[i]);
    judge_text(text_string(&record), record.length, NULL, &brief);
    bool understood = course.count == walk->lines && is_understood(&brief, &full, left_out);
    if (!understood) {
        walk_fail(walk, "without what goes without saying it is judged otherwise", NULL);
        list_findings(&brief, &findings);
        printf("%s\n%s\n", text_string(&record), text_string(&findings));
    }
    for (int i = 0; i < course.count; i++)
        free(course.before[i]);
    verdict_free(&full);
    verdict_free(&brief);
    text_free(&record);
    text_free(&findings);
    return understood;
}

TEST what_goes_without_saying_may_be_left_out(struct plan *plan)
{
    uint64_t first = seed_from("SEED", 1), count = seed_from("SEEDS", 4);
    for (uint64_t seed = first; seed < first + count; seed++) {
        struct walk walk;
        bool open = walk_open(&walk, plan->game, plan->seats, seed, walk_names);
        for (int step = 0; open && step < SLOPPY_STEPS && walk_step(&walk); step++)
            ;
        if (!strstr(text_string(&walk.head), "\nbox:")) /* before what is only doubtful nothing is assumed */
            text_add(&walk.head, "box: built-in\n");
        bool understood = open && is_understood_in_brief(&walk) && !walk.broken;
        walk_close(&walk);
        ASSERT(understood);
    }
    PASS();
}

SUITE(sloppy_games)
{
    for (const struct game *const *game = games; *game; game++)
        for (int seats = (*game)->seats_min; seats <= (*game)->seats_max; seats++) {
            struct plan plan = {*game, seats};
            greatest_set_test_suffix((*game)->id);
            RUN_TESTp(sloppy_words_do_not_matter, &plan);
            greatest_set_test_suffix((*game)->id);
            RUN_TESTp(what_goes_without_saying_may_be_left_out, &plan);
        }
}
