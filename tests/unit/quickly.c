/* Entries that are judged without nodes, as most are, get the verdict that they get with them: every scenario and case, and random games
   with illegal entries. SEED and SEEDS choose others. */
#include "greatest.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/text.h"
#include "base/words.h"
#include "both_readings.h"
#include "game/entry.h"
#include "random_walk.h"
#include "replay/registry.h"
#include "suites.h"

enum { QUICK_STEPS = 250 };

/* So that nobody compares records of which nothing was judged. */
static int entries_judged;

/* For all records: what an entry means in the first may be something else in the next. */
static struct box_cache cache;

static bool judged_alike(const char *text, size_t length)
{
    struct text difference = {0};
    bool alike = both_ways_alike(text, length, &cache, &entries_judged, &difference);
    if (!alike)
        fprintf(stderr, "%.*s\n%s", (int)length, text, text_string(&difference));
    text_free(&difference);
    return alike;
}

static void judge_documents(void *context, const char *path)
{
    int *different = context;
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
    int different = 0;
    entries_judged = 0;
    each_record(game, judge_documents, &different);
    ASSERT_EQ(0, different);
    ASSERT(entries_judged > 0);
    PASS();
}

/* How a map is written: before its keys, between them, and after them. */
struct braces {
    const char *before, *between, *behind;
};

/* What stands between a key and the next: nothing, a word, or several. */
static void write_values(char **word, int count, struct text *out)
{
    text_add(out, count == 0 ? "true" : count > 1 ? "[" : "");
    for (int i = 0; i < count; i++)
        text_format(out, "%s%s", i ? ", " : "", word[i]);
    text_add(out, count > 1 ? "]" : "");
}

/* The words of a short form in the long one. */
static void write_long(const struct game *game, const char *words, int length, const struct braces *braces,
                       struct text *out)
{
    enum { MOST = 64 };
    char copy[512], *word[MOST], *rest = NULL;
    int count = 0;
    snprintf(copy, sizeof copy, "%.*s", length, words);
    for (char *next = strtok_r(copy, " ", &rest); next && count < MOST; next = strtok_r(NULL, " ", &rest))
        word[count++] = next;
    const struct verb *verb = &game->verbs[verb_named(game, word[0])];
    text_add(out, braces->before);
    for (int key = 0, next; key < count; key = next) {
        for (next = key + 1; next < count && entry_begins(verb, word[next]) <= 0;)
            next++;
        text_format(out, "%s%s: ", key ? braces->between : "", word[key]);
        write_values(word + key + 1, next - key - 1, out);
    }
    text_add(out, braces->behind);
}

/* The entries of a record in other shapes, one after the other; those with other than words as they are. */
static void reshape(const struct game *game, const char *record, struct text *out)
{
    static const struct {
        const char *before, *between;
        struct braces map; /* none: the words */
        const char *behind;
    } shapes[] = {
        {"\"", "\": \"", {0}, "\""},
        {"", ": ", {"{", ", ", "}"}, ""},
        {"", ":\n      ", {0}, ""},
        {"", ":\n      ", {"", "\n      ", ""}, ""},
        {"'", "': '", {0}, "' # so"},
        {"'", "':  ", {"{ ", " ,   ", " }"}, "  # so"},
        {"\"", "\":\n     '", {0}, "'  "},
        {"", ":\r\n     ", {"", "  \r\n     ", ""}, " \r"},
        {"", ":   ", {0}, "   # so\r"},
        {"", ": ", {"{", ", ", "}"}, "\r"},
        {"\"", "\":\n        ", {"", "\n        ", ""}, "   "},
    };
    enum { SHAPES = sizeof shapes / sizeof *shapes };
    for (int entry = 0; *record;) {
        int length = (int)strcspn(record, "\n"), name = (int)strcspn(record, ":"), words = length - name - 2;
        if (strncmp(record, "  - ", 4) != 0 || words <= 0 || strcspn(record + name, "{[\"'#") < (size_t)(length - name))
            text_format(out, "%.*s\n", length, record);
        else {
            int shape = entry++ % SHAPES;
            text_format(out, "  - %s%.*s%s", shapes[shape].before, name - 4, record + 4, shapes[shape].between);
            if (shapes[shape].map.before)
                write_long(game, record + name + 2, words, &shapes[shape].map, out);
            else
                text_format(out, "%.*s", words, record + name + 2);
            text_format(out, "%s\n", shapes[shape].behind);
        }
        record += length + (record[length] == '\n');
    }
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
    struct text reshaped = {0};
    reshape(game, text_string(&record), &reshaped);
    alike = alike && judged_alike(text_string(&record), record.length)
            && judged_alike(text_string(&reshaped), reshaped.length);
    if (!alike)
        fprintf(stderr, "%s, %d seats, SEED=%" PRIu64 "\n", game->id, seats, seed);
    text_free(&record);
    text_free(&reshaped);
    walk_close(&walk);
    return alike;
}

TEST random_games_are_judged_alike(const struct game *game)
{
    uint64_t first = seed_from("SEED", 1), seeds = seed_from("SEEDS", 3);
    entries_judged = 0;
    for (uint64_t seed = first; seed < first + seeds; seed++)
        for (int seats = game->seats_min; seats <= game->seats_max; seats++)
            ASSERT(random_game_alike(game, seats, seed));
    ASSERT(entries_judged > 0);
    PASS();
}

/* ---- maps as they stand there ------------------------------------------------------------------------------------ */

/* Between two entries that are nothing special: they follow one another whatever becomes of it. */
static bool entry_judged_alike(const char *entry)
{
    struct text record = {0};
    text_format(&record,
                "game: nim\nplayers: [anna, ben]\nlog:\n  - anna: {take: 1, from: alpha}\n%s\n"
                "  - ben: {take: 1, from: beta}\n  - anna: {take: 1, from: beta}\n",
                entry);
    bool alike = judged_alike(text_string(&record), record.length);
    text_free(&record);
    return alike;
}

/* Not all of these are maps, or maps of words; some only look like one that was learnt before. */
TEST maps_mean_what_they_mean_as_nodes(void)
{
    static const char *const entries[] = {
        "  - ben: {take: 1, from: beta}",
        "  - ben: {take: 1, from: beta, from: gamma}",
        "  - ben: {take: 1, from: beta, from: beta}",
        "  - ben: {take: 1, take: 2, from: gamma}",
        "  - ben: {take: 1, from: [beta]}",
        "  - ben: {take: 1, from: [beta, gamma]}",
        "  - ben: {take: 1, from: []}",
        "  - ben: {take: [1], from: beta}",
        "  - ben: {take: 1, from: [beta, ]}",
        "  - ben: {take: 1, from: beta, }",
        "  - ben: {take: 1, from: beta} }",
        "  - ben: {take: 1, from: beta",
        "  - ben: {take: 1, from: beta}x",
        "  - ben: {take: 1, from: beta}# no",
        "  - ben: {take: 1, from: 'beta'}",
        "  - ben: {take: 1, from: {beta: 1}}",
        "  - ben: {take: 1, from:beta}",
        "  - ben: {take: 1, from}",
        "  - ben: {take: 1, from: }",
        "  - ben: {take: 1 from: beta}",
        "  - ben: {take: 1, from: beta gamma}",
        "  - ben: {take: 1, from: beta, note: so it was}",
        "  - ben: {take: 1, from: beta, illegal: nim.most}",
        "  - ben: {from: beta, take: 1}",
        "  - ben: {take: from, from: beta}",
        "  - ben: {take: 1, form: beta}",
        "  - ben: {pass: true}",
        "  - ben: {pass: }",
        "  - ben: {}",
        "  - ben: {take: 1, from: beta} # so",
        "  - ben: {take: 1, from: b\303\251ta}",
        "  - b\303\251n: {take: 1, from: beta}",
        "  - 'ben': {take: 1, from: beta}",
        "  - ben: [take, 1]",
        "  - ben:\n      take: 1\n      from: beta",
        "  - ben: \"take: 1\\n      from: beta\"",
        "  - ben:\n      take: 1\n      from: beta\n      from: gamma",
        "  - ben:\n      take: 1\n      from:\n        - beta",
        "  - ben:\n      take: 1\n      from:\n      - beta",
        "  - ben:\n      take: 1\n       from: beta",
        "  - ben:\n      take: 1\n     from: beta",
        "  - ben:\n      take: 1\n    from: beta",
        "  - ben:\n    take: 1\n    from: beta",
        "  - ben:\n   take: 1\n   from: beta",
        "  - ben:\n      take: 1\n\n      from: beta",
        "  - ben:\n      take: 1 # so\n      from: beta",
        "  - ben:\n      take: 1\n      # so\n      from: beta",
        "  - ben:\n      take: 1,\n      from: beta",
        "  - ben:\n      take: 1\n      from: [beta, gamma]\r",
        "  - ben:\n      take: 1\n      from: [beta,\n        gamma]",
        "  - ben:\n      take: 1\n      beta",
        "  - ben:\n      take 1\n      from: beta",
        "  - ben:\n      {take: 1, from: beta}",
        "  - ben:\n      - take: 1\n        from: beta",
        "  - ben:\n      take: 1\n      from: beta\n    note: so",
        "  - ben:\n      take: 1\n      from: beta\n  # so",
        "  - ben:\n      take: 1\n      from: 'be\n  - ta'",
        "  - ben: {take: 1, from: 'be\n  - ta'}",
        "  - ben: {take: 1, note: 'a}",
    };
    for (size_t i = 0; i < sizeof entries / sizeof *entries; i++)
        ASSERTm(entries[i], entry_judged_alike(entries[i]));
    PASS();
}

/* A word in quotes that reads like a map is none, even if the map was met before. */
TEST words_like_a_map_are_none(void)
{
    static const char record[] = "game: nim\nplayers: [anna, ben]\nhouse: {pass: allowed}\nlog:\n"
                                 "  - anna:\n      pass: true\n  - ben: {pass: true}\n"
                                 "  - anna: \"pass: true\"\n  - ben: \"{pass: true}\"\n  - anna: pass\n";
    struct judging how = judging_usual(NULL);
    struct verdict verdict = {0};
    ASSERT(judge_text(record, sizeof record - 1, &how, &verdict));
    ASSERT_EQ_FMT(2, verdict.entries, "%d"); /* judging stops before the third */
    for (const struct finding *finding = verdict.docket.first; finding; finding = finding->next)
        ASSERT(finding->entry == 3 || finding->entry == 4);
    ASSERT(verdict.docket.first);
    verdict_free(&verdict);
    ASSERT(judged_alike(record, sizeof record - 1));
    PASS();
}

/* `first anna` means another seat if the players sit the other way round, and only the table can say it. */
TEST entries_of_another_match_are_not_known(void)
{
    static const char *const heads[] = {"players: [anna, ben]", "players: [ben, anna]", "players: [anna, carl]",
                                        "players: [Anna, ben]", "players: [anna, ben]"};
    for (size_t i = 0; i < sizeof heads / sizeof *heads; i++) {
        struct text record = {0};
        text_format(&record,
                    "game: myriath\n%s\nlog:\n  - table: first anna\n  - anna: first anna\n"
                    "  - table: first anna\n  - anna: octagon h8\n",
                    heads[i]);
        bool alike = judged_alike(text_string(&record), record.length);
        text_free(&record);
        ASSERTm(heads[i], alike);
    }
    PASS();
}

static bool is_place(struct place at, int line, int column, int end_column)
{
    return at.line == line && at.end_line == line && at.column == column && at.end_column == end_column;
}

/* `sail` stands at line 7, column 9. */
TEST places_in_a_map_are_found(void)
{
    static const char below[] = "sail: [a1, b2]\n        fleets: 3", beside[] = "{sail: [a1, b2], fleets: 3}";
    struct move move = move_of(0, 0);
    move_put_list(&move, 0, 2, (const int[]){1, 2});
    move_put(&move, 1, 3);
    struct written written = {
        .text = below, .length = sizeof below - 1, .at = {7, 9, 8, 18}, .map = true, .field = {{6, 14}, {31, 32}}};
    const struct hearing h = {.move = &move, .written = &written};
    ASSERT(is_place(here(&h, 0), 7, 15, 23));
    ASSERT(is_place(here_item(&h, 0, 0), 7, 16, 18));
    ASSERT(is_place(here_item(&h, 0, 1), 7, 20, 22));
    ASSERT(is_place(here(&h, 1), 8, 17, 18));
    written = (struct written){
        .text = beside, .length = sizeof beside - 1, .at = {7, 9, 7, 36}, .map = true, .field = {{7, 15}, {25, 26}}};
    ASSERT(is_place(here(&h, 0), 7, 16, 24));
    ASSERT(is_place(here_item(&h, 0, 1), 7, 21, 23));
    ASSERT(is_place(here(&h, 1), 7, 34, 35));
    PASS();
}

SUITE(quickly)
{
    RUN_TEST(maps_mean_what_they_mean_as_nodes);
    RUN_TEST(words_like_a_map_are_none);
    RUN_TEST(entries_of_another_match_are_not_known);
    RUN_TEST(places_in_a_map_are_found);
    for (int i = 0; games[i]; i++) {
        greatest_set_test_suffix(games[i]->id);
        RUN_TEST1(records_are_judged_alike, games[i]);
        greatest_set_test_suffix(games[i]->id);
        RUN_TEST1(random_games_are_judged_alike, games[i]);
    }
    box_cache_free(&cache);
}
