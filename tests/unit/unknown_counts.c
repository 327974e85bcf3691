/* What nobody wrote: numbered cases split anywhere; random legal games with counts left out, or with their whole position set in the
   middle. Nothing certain may come of it that is not true of the game as it was played. SEED and SEEDS choose others. */
#include "greatest.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "doc/reader.h"
#include "game/writer.h"
#include "random_walk.h"
#include "replay/position.h"
#include "replay/registry.h"
#include "replay/script.h"
#include "replay/worlds.h"
#include "study/sheet.h"
#include "suites.h"

enum { ENTRIES_MOST = 1200 };

struct plan {
    const struct game *game;
    int seats;
};

/* ---- a case in two parts --------------------------------------------------------------------------------------------- */

/* The record with that table and without the first entries. */
static void second_part(const struct node *record, const char *table, int from, struct text *out)
{
    struct arena arena = {0};
    struct node *head = node_copy(&arena, record);
    const struct node *log = node_get(record, "log");
    int number = 0;
    node_drop(head, "log");
    node_drop(head, "table");
    node_print(head, 0, out);
    if (*table)
        text_format(out, "table:\n%s", table);
    text_add(out, "log:\n");
    for (const struct node *item = log->first; item; item = item->next)
        if (number++ >= from) {
            text_add(out, "  - ");
            node_print_line(item, out);
            text_add(out, "\n");
        }
    arena_free(&arena);
}

/* What splits a log may change, by the record format: a choice that was assumed is forgotten. */
struct across {
    int at;
    bool given_up;
};

static void look_across(void *context, const struct step *step)
{
    struct across *across = context;
    bool before = step->entry <= across->at;
    across->given_up |= before && step->assumed_count > harmless_entries(step->assumed_kind, step->assumed_count);
}

/* What is said of entries after the split, and of the closing claims. Open questions and advice may be reported once more; what is doubtful
   because of an assumed part may be certain once the log has changed that part. */
static void words_after(const struct verdict *verdict, int from, struct text *out)
{
    struct text lines = {0};
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next) {
        bool claims = strncmp(finding->rule->code, "claims.", 7) == 0;
        bool again = one_of("mytikas.assumed log.unknown log.assumed", finding->rule->code);
        if ((finding->entry > from || (finding->entry == 0 && claims)) && !again)
            text_format(&lines, "%s %s @%d\n", ruling_names[finding->ruling], finding->rule->code,
                        finding->entry ? finding->entry - from : 0);
    }
    sort_lines(&lines, out);
    text_free(&lines);
}

/* A part of the position may be assumed in one of them and not in the other. */
static bool rests_on_position(const struct verdict *verdict)
{
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        for (const struct strings *path = finding->rests_on; path; path = path->next)
            if (strncmp(path->text, "table.", 6) == 0)
                return true;
    return false;
}

static void describe_end(const struct verdict *verdict, int from, struct text *out)
{
    char room[SHEET_TOTAL];
    words_after(verdict, from, out);
    for (int seat = 0; seat < verdict->match.seats; seat++)
        text_format(out, "%s ", sheet_total(&verdict->standing.seat[seat], room));
    text_format(out, "%x %x", verdict->standing.winners, verdict_to_act(verdict));
}

static bool splits_alike(const char *text, size_t length, const struct node *record, int at)
{
    struct verdict half, whole, rest;
    struct text table = {0}, second = {0}, straight = {0}, split = {0};
    struct across across = {.at = at};
    struct judging until = judging_usual(NULL), watched = judging_usual(NULL);
    until.at = at;
    until.quiet = true;
    watched.watch = look_across;
    watched.context = &across;
    judge_text(text, length, &until, &half);
    judge_text(text, length, &watched, &whole);
    table_text(&half.match, half.state, &table);
    second_part(record, text_string(&table), at, &second);
    bool read = judge_text(text_string(&second), second.length, NULL, &rest) && rest.judged;
    if (read) {
        describe_end(&whole, at, &straight);
        describe_end(&rest, 0, &split);
    }
    bool open = half.match.worlds && worlds_at(&half.match, half.state); /* each part may leave other values open */
    bool alike = open || across.given_up || rests_on_position(&whole)
                 || (read && same(text_string(&straight), text_string(&split)));
    if (!alike)
        printf("\nsplit after entry %d\n-- straight\n%s\n-- split\n%s\n-- second part\n%s", at, text_string(&straight),
               text_string(&split), text_string(&second));
    verdict_free(&half);
    verdict_free(&whole);
    verdict_free(&rest);
    text_free(&table);
    text_free(&second);
    text_free(&straight);
    text_free(&split);
    return alike;
}

/* Only what reads the same when it is written down again can be cut at all. */
static bool reads_again(const char *text, size_t length, const struct node *record, int *entries)
{
    struct verdict verdict;
    bool readable = judge_text(text, length, NULL, &verdict) && verdict.judged;
    for (const struct finding *finding = verdict.docket.first; finding; finding = finding->next)
        readable = readable && finding->ruling != RULING_UNREADABLE;
    *entries = verdict.entries;
    verdict_free(&verdict);
    return readable && node_get(record, "log") && node_get(record, "log")->kind == NODE_LIST
           && *entries == node_get(record, "log")->count;
}

TEST a_case_may_be_split_anywhere(const char *text, size_t length)
{
    struct arena arena = {0};
    int entries = 0;
    char *copy = arena_copy(&arena, text, length);
    const struct node *record = read_text(copy, &arena, (struct complaints){0});
    bool alike = true;
    if (record && record->kind == NODE_MAP && reads_again(text, length, record, &entries))
        for (int at = 1; at < entries && alike; at++)
            alike = splits_alike(text, length, record, at);
    arena_free(&arena);
    ASSERT(alike);
    PASS();
}

/* What was assumed for a checkpoint, or is harmless, and is answered after the split; and who has acted in the log, which no position
   tells (mykerinos 3.1). */
static const char *const answered_later[] = {"MYK-12.10c", "MYK-14.19",  "MYST-9.63a", "MYST-9.63b",
                                             "MYT-12.34c", "MYT-12.34d", "MYT-12.35b", NULL};

static void split_file(void *context, const char *path)
{
    (void)context;
    size_t length;
    char *text = file_text(path, &length);
    for (char *at = text; at && *at;) {
        char *start = strncmp(at, "---\n", 4) == 0 ? at + 4 : at;
        char *next = strstr(start, "\n---\n");
        size_t size = next ? (size_t)(next + 1 - start) : strlen(start);
        const char *name = strstr(start, "# case: ");
        char suffix[64];
        if (name && name < start + size) {
            snprintf(suffix, sizeof suffix, "%.*s", (int)strcspn(name + 8, " \n"), name + 8);
            greatest_set_test_suffix(suffix);
            if (!among(answered_later, suffix))
                RUN_TESTp(a_case_may_be_split_anywhere, start, size);
        }
        at = start + size;
    }
    free(text);
}

/* ---- counts left out --------------------------------------------------------------------------------------------------- */

static void table_at(struct walk *walk, int at, struct text *out)
{
    struct text whole = {0};
    struct verdict verdict;
    struct judging until = judging_usual(NULL);
    until.at = at;
    until.quiet = true;
    walk_record(walk, NULL, 0, &whole);
    if (judge_text(text_string(&whole), whole.length, &until, &verdict) && verdict.judged)
        table_text(&verdict.match, verdict.state, out);
    verdict_free(&verdict);
    text_free(&whole);
}

/* The supply counts only known cards, says the page: there may be none left where one had to be taken, and what follows is judged on
   that. */
static const char *const by_the_page[] = {"cyclades.free-card", NULL};

/* The first that is wrong for certain; NULL: none is. */
static const struct finding *certain(const struct verdict *verdict)
{
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        if (finding->ruling == RULING_ILLEGAL || finding->ruling == RULING_IMPOSSIBLE || finding->ruling == RULING_FALSE
            || finding->ruling == RULING_UNREADABLE)
            return finding;
    return NULL;
}

/* What is wrong with the verdict of a record that leaves something out, where the game is known; NULL: nothing. */
static const char *contradiction(const struct verdict *left_out, const struct verdict *played)
{
    const struct finding *finding = certain(left_out);
    if (finding && among(by_the_page, finding->rule->code))
        return NULL;
    if (!left_out->judged || finding)
        return finding ? finding->message : "it is not judged";
    if (left_out->standing.winners && left_out->standing.winners != played->standing.winners)
        return "others have won";
    if (left_out->over && !left_out->standing.winners && !left_out->standing.winners_open)
        return "it is over, nobody has won, and nothing says why";
    for (int seat = 0; seat < played->match.seats; seat++) {
        const struct sheet *is = &left_out->standing.seat[seat], *was = &played->standing.seat[seat];
        if (!is->open && !was->open && is->total != was->total)
            return "a score that is certain is another one";
        if (is->open && is->low <= is->high && (was->total < is->low || was->total > is->high) && !was->open)
            return "a score is outside its range";
    }
    return NULL;
}

static void leave_out_once(struct walk *walk, int at, const struct verdict *played)
{
    struct text table = {0}, blanked = {0}, record = {0};
    struct arena arena = {0};
    struct verdict verdict;
    table_at(walk, at, &table);
    struct node *tree = table.length ? read_text(text_string(&table), &arena, (struct complaints){0}) : NULL;
    int in = 2 + random_below(&walk->random, 8);
    if (tree && tree->kind == NODE_MAP && walk_leave_out(walk->game->table, tree, in, &walk->random)) {
        node_print(tree, 2, &blanked);
        walk_record(walk, text_string(&blanked), at, &record);
        judge_text(text_string(&record), record.length, NULL, &verdict);
        const char *wrong = contradiction(&verdict, played);
        if (wrong) {
            printf("\n%s", text_string(&record));
            walk_fail(walk, wrong, NULL);
        }
        verdict_free(&verdict);
    }
    text_free(&table);
    text_free(&blanked);
    text_free(&record);
    arena_free(&arena);
}

/* ---- the position set in the log ----------------------------------------------------------------------------------------- */

static void set_once(struct walk *walk, int at, const struct verdict *played)
{
    struct text table = {0}, record = {0}, flow = {0};
    struct arena arena = {0};
    struct verdict verdict;
    table_at(walk, at, &table);
    const struct node *tree = table.length ? read_text(text_string(&table), &arena, (struct complaints){0}) : NULL;
    if (tree && tree->kind == NODE_MAP) {
        node_print_line(tree, &flow);
        text_format(&record, "%slog:\n", text_string(&walk->head));
        for (int i = 0; i <= walk->lines; i++) {
            if (i == at)
                text_format(&record, "  - set: %s\n", text_string(&flow));
            if (i < walk->lines)
                text_format(&record, "  - %s\n", walk->line[i]);
        }
        judge_text(text_string(&record), record.length, NULL, &verdict);
        bool same_end = verdict.judged && verdict.standing.winners == played->standing.winners;
        for (int seat = 0; same_end && seat < played->match.seats; seat++)
            same_end = verdict.standing.seat[seat].total == played->standing.seat[seat].total;
        const struct finding *finding = certain(&verdict);
        if (finding || !same_end) {
            printf("\n%s", text_string(&record));
            walk_fail(walk, finding ? finding->message : "it ends otherwise", NULL);
        }
        verdict_free(&verdict);
    }
    text_free(&table);
    text_free(&record);
    text_free(&flow);
    arena_free(&arena);
}

/* ---- a part that is not written ------------------------------------------------------------------------------------------ */

static int gaps_tried, gaps_seen; /* a test that never sees one proves nothing */

/* Of an excavation that is over: what the survey leaves to the players. */
static bool is_choice(const char *line)
{
    const char *verb = strchr(line, ' ');
    return verb && (strncmp(verb, " take", 5) == 0 || strncmp(verb, " museum", 7) == 0 || same(verb, " decline"));
}

/* Leaves out a stretch of entries, all of it or the choices in it. Nobody has won by what is in a gap. */
static void gap_once(struct walk *walk)
{
    struct text record = {0};
    struct verdict verdict;
    int from = random_below(&walk->random, walk->lines), most = 9 + random_below(&walk->random, 60);
    bool choices = random_below(&walk->random, 4) > 0;
    text_format(&record, "%slog:\n", text_string(&walk->head));
    for (int i = 0; i < walk->lines; i++)
        if (i < from || i >= from + most || (choices && !is_choice(walk->line[i])))
            text_format(&record, "  - %s\n", walk->line[i]);
    text_add(&record, "claims: {over: true}\n");
    judge_text(text_string(&record), record.length, NULL, &verdict);
    bool gap = false;
    for (const struct finding *finding = verdict.docket.first; finding; finding = finding->next)
        gap |= same(finding->rule->code, "log.gap");
    gaps_tried++;
    gaps_seen += gap;
    if (gap && verdict.standing.winners) {
        printf("\n%s", text_string(&record));
        walk_fail(walk, "somebody has won, and a gap is before it", NULL);
    }
    verdict_free(&verdict);
    text_free(&record);
}

TEST a_gap_was_seen(void)
{
    if (getenv("SEEDS"))
        printf("%d gaps in %d records\n", gaps_seen, gaps_tried);
    ASSERT(gaps_seen > 0 || getenv("SEEDS"));
    PASS();
}

/* ---- random games -------------------------------------------------------------------------------------------------------- */

static bool played_game(struct walk *walk, struct plan *plan, uint64_t seed, struct verdict *played)
{
    struct text record = {0};
    bool open = walk_open(walk, plan->game, plan->seats, seed, walk_names);
    while (open && walk->lines < ENTRIES_MOST && walk_step(walk))
        ;
    walk_record(walk, NULL, 0, &record);
    judge_text(text_string(&record), record.length, NULL, played);
    text_free(&record);
    return open && !walk->broken && walk->lines > 0 && played->judged;
}

TEST nothing_certain_comes_of_what_is_left_out(struct plan *plan)
{
    uint64_t first = seed_from("SEED", 1), count = seed_from("SEEDS", 6);
    for (uint64_t seed = first; seed < first + count; seed++) {
        struct walk walk;
        struct verdict played;
        bool fine = played_game(&walk, plan, seed, &played);
        for (int i = 0; fine && i < 4 && !walk.broken; i++) {
            int back = random_below(&walk.random, i % 2 ? walk.lines + 1 : walk.lines < 12 ? walk.lines : 12);
            leave_out_once(&walk, walk.lines - back, &played);
        }
        if (fine && !walk.broken)
            set_once(&walk, random_below(&walk.random, walk.lines + 1), &played);
        for (int i = 0; fine && plan->game->optional.entry && i < 4 && !walk.broken; i++)
            gap_once(&walk);
        bool broken = walk.broken;
        verdict_free(&played);
        walk_close(&walk);
        ASSERT_FALSE(broken);
    }
    PASS();
}

SUITE(unknown_counts)
{
    for (const struct game *const *game = games; *game; game++) {
        char room[FOLDER_ROOM];
        each_yaml(folder_of(*game, "cases", room), split_file, NULL);
        for (int seats = (*game)->seats_min; seats <= (*game)->seats_max; seats++) {
            struct plan plan = {*game, seats};
            char suffix[64];
            snprintf(suffix, sizeof suffix, "%s_%d", (*game)->id, seats);
            greatest_set_test_suffix(suffix);
            RUN_TESTp(nothing_certain_comes_of_what_is_left_out, &plan);
        }
    }
    if (gaps_tried)
        RUN_TEST(a_gap_was_seen);
}
