/* Phrases: what people write is read as what it means, nothing is guessed, and random games written as sentences come back. */
#include "greatest.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "phrase/phrase.h"
#include "phrase/spelling.h"
#include "phrases/corpus.h"
#include "phrases/told_games.h"
#include "replay/registry.h"
#include "suites.h"
#include "support.h"

enum { TOLD_SEEDS = 3 };

TEST tables_are_sound(const struct game *game)
{
    struct arena arena = {0};
    const char *fault = phrase_fault(phrase_book(game, &arena));
    if (fault)
        printf("\n%s: %s\n", game->id, fault);
    arena_free(&arena);
    ASSERTm(game->id, !fault);
    PASS();
}

/* The public half of the corpus is read whole; of the other sentences none is misread or guessed. */
TEST phrases_are_understood(const struct game *game, const char *kind)
{
    char path[200];
    struct corpus_counts counts = {0};
    snprintf(path, sizeof path, "tests/phrases/%s%s.yaml", kind, game->id);
    if (access(path, R_OK) != 0)
        SKIP();
    ASSERTm(path, corpus_test(path, &counts));
    ASSERT_EQm(path, 0, counts.of[MISREAD] + counts.of[GUESSED]);
    ASSERTm(path, counts.of[RIGHT] > 0);
    int refused = counts.of[FIXED] + counts.of[REFUSED_IT];
    ASSERT_EQm(path, 0, *kind ? 0 : refused);
    if (same(kind, "fresh-")) /* 95 % of what nobody tuned the tables to */
        ASSERTm(path, 20 * refused <= counts.of[RIGHT] + counts.of[JUDGED] + refused);
    PASS();
}

/* Negations in usual and unusual places, plans, questions, alternatives: each sentence of the public half in some seventy twists. */
TEST what_was_not_done_is_not_read(const struct game *game)
{
    char path[200];
    struct corpus_counts counts = {.twisting = true};
    snprintf(path, sizeof path, "tests/phrases/%s.yaml", game->id);
    if (access(path, R_OK) != 0)
        SKIP();
    ASSERTm(path, corpus_test(path, &counts));
    ASSERT_EQm(path, 0, counts.twisted);
    PASS();
}

TEST told_games_come_back(const struct game *game)
{
    struct told_games counts = {0};
    uint64_t first = seed_from("SEED", 1), count = seed_from("SEEDS", TOLD_SEEDS);
    for (uint64_t seed = first; seed < first + count; seed++)
        for (int seats = game->seats_min; seats <= game->seats_max; seats++)
            ASSERTm(game->id, tell_game(game, seats, seed, false, &counts));
    printf("%s: %d of %d sentences read; SEED=%" PRIu64 "\n", game->id, counts.read, counts.told, first);
    ASSERT_EQm(game->id, 0, counts.misread);
    ASSERT_EQm(game->id, 0, counts.refused);
    ASSERTm(game->id, counts.read > 0);
    PASS();
}

/* Each in a room of its own, so that a sanitizer sees who reads beyond its end. */
TEST a_word_is_not_read_beyond_its_end(void)
{
    static const char *const pairs[][2] = {
        {"tablexy", "table"}, {"table", "tablexy"}, {"x", "bid"}, {"", "b"}, {"ab", "a"}};
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        char *written = must_copy(pairs[i][0]), *word = must_copy(pairs[i][1]);
        bool near = is_misspelt(written, word);
        free(written);
        free(word);
        ASSERT_FALSEm(pairs[i][0], near);
    }
    ASSERT(is_misspelt("tabel", "table"));
    PASS();
}

SUITE(phrases)
{
    RUN_TEST(a_word_is_not_read_beyond_its_end);
    for (int i = 0; games[i]; i++) {
        if (!games[i]->says)
            continue;
        greatest_set_test_suffix(games[i]->id);
        RUN_TESTp(tables_are_sound, games[i]);
        greatest_set_test_suffix(games[i]->id);
        RUN_TESTp(phrases_are_understood, games[i], "");
        greatest_set_test_suffix(games[i]->id);
        RUN_TESTp(phrases_are_understood, games[i], "own-");
        greatest_set_test_suffix(games[i]->id);
        RUN_TESTp(phrases_are_understood, games[i], "fresh-");
        greatest_set_test_suffix(games[i]->id);
        RUN_TESTp(phrases_are_understood, games[i], "more-");
        greatest_set_test_suffix(games[i]->id);
        RUN_TESTp(what_was_not_done_is_not_read, games[i]);
        greatest_set_test_suffix(games[i]->id);
        RUN_TESTp(told_games_come_back, games[i]);
    }
}
