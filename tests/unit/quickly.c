/* Entries that are judged without nodes, as most are when nobody watches, get the verdict that they get with them: every scenario and
   case, and random games with illegal entries. SEED and SEEDS choose others. */
#include "greatest.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "base/words.h"
#include "replay/registry.h"
#include "suites.h"
#include "walk.h"

enum { QUICK_STEPS = 250 };

static void watch_nothing(void *whom, const struct step *step)
{
    (void)whom;
    (void)step;
}

static void print_place(struct place at, const char *message, struct text *out)
{
    text_format(out, " %d:%d-%d:%d %s", at.line, at.column, at.end_line, at.end_column, message);
}

/* All that a person is told, with its places; scores and who is to act. */
static void account_for(const struct verdict *verdict, struct text *out)
{
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next) {
        text_format(out, "%s %s @%d", ruling_names[finding->ruling], finding->rule->code, finding->entry);
        print_place(finding->at, finding->message, out);
        for (const struct related *related = finding->related; related; related = related->next)
            print_place(related->at, related->message, out);
        text_char(out, '\n');
    }
    if (!verdict->judged)
        return;
    for (int seat = 0; seat < verdict->match.seats; seat++)
        text_format(out, "%s %d\n", verdict->match.names[seat], verdict->standing.seat[seat].total);
    table_text(&verdict->match, verdict->state, out);
}

static bool judged_alike(const char *text, size_t length)
{
    struct judging plain = {0}, watched = {.watch = watch_nothing};
    struct verdict verdicts[2] = {0};
    struct text accounts[2] = {{0}};
    bool readable = judge_text(text, length, &plain, &verdicts[0]) && judge_text(text, length, &watched, &verdicts[1]);
    for (int i = 0; i < 2 && readable; i++)
        account_for(&verdicts[i], &accounts[i]);
    bool alike = same(text_string(&accounts[0]), text_string(&accounts[1]));
    if (!alike)
        fprintf(stderr, "%.*s\nquickly:\n%s\nwith nodes:\n%s\n", (int)length, text, text_string(&accounts[0]),
                text_string(&accounts[1]));
    for (int i = 0; i < 2; i++) {
        verdict_free(&verdicts[i]);
        text_free(&accounts[i]);
    }
    return alike;
}

static void judge_documents(void *whom, const char *path)
{
    int *different = whom;
    size_t length;
    char *text = file_text(path, &length), *document = text;
    while (document) {
        char *end = strstr(document, "\n---\n");
        *different += !judged_alike(document, end ? (size_t)(end - document) : strlen(document));
        document = end ? end + strlen("\n---\n") : NULL;
    }
    free(text);
}

TEST records_are_judged_alike(const struct game *game)
{
    static const char *const folders[] = {"", "/illegal", "/near"};
    char room[FOLDER_ROOM], path[FOLDER_ROOM + 16];
    int different = 0;
    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
        snprintf(path, sizeof path, "%s%s", folder_of(game, "scenarios", room), folders[i]);
        each_yaml(path, judge_documents, &different);
    }
    each_yaml(folder_of(game, "cases", room), judge_documents, &different);
    ASSERT_EQ(0, different);
    PASS();
}

static bool random_game_alike(const struct game *game, int seats, uint64_t seed)
{
    struct walk walk = {0};
    bool alike = walk_open(&walk, game, seats, seed, walk_names);
    walk.wild = true;
    for (int i = 0; i < QUICK_STEPS && alike; i++) {
        struct move mutant;
        if (random_below(&walk.random, 20) == 0 && walk_mutant(&walk, &mutant))
            walk_play(&walk, &mutant);
        else if (!walk_step(&walk))
            break;
    }
    struct text record = {0};
    if (alike)
        walk_record(&walk, NULL, 0, &record);
    alike = alike && judged_alike(text_string(&record), record.length);
    if (!alike)
        fprintf(stderr, "%s, %d seats, SEED=%" PRIu64 "\n", game->id, seats, seed);
    text_free(&record);
    walk_close(&walk);
    return alike;
}

TEST random_games_are_judged_alike(const struct game *game)
{
    uint64_t first = seed_from("SEED", 1), seeds = seed_from("SEEDS", 3);
    for (uint64_t seed = first; seed < first + seeds; seed++)
        for (int seats = game->seats_min; seats <= game->seats_max; seats++)
            ASSERT(random_game_alike(game, seats, seed));
    PASS();
}

SUITE(quickly)
{
    for (int i = 0; games[i]; i++) {
        greatest_set_test_suffix(games[i]->id);
        RUN_TEST1(records_are_judged_alike, games[i]);
        greatest_set_test_suffix(games[i]->id);
        RUN_TEST1(random_games_are_judged_alike, games[i]);
    }
}
