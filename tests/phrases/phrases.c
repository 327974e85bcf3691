/* What is understood of what people write: reads tests/phrases/GAME.yaml (and own-GAME.yaml, more-GAME.yaml) and counts.
   phrases [-v] [-f] [-t] [-g SEEDS] FILE...: -v shows every reading, -f also the two fuzzers, -t what was not done, -g random games written as sentences. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "corpus.h"
#include "phrase/phrase.h"
#include "replay/registry.h"
#include "support.h"
#include "told_games.h"

static bool verbose, fuzzing, twisting;

static bool test_file(const char *path, bool *clean)
{
    struct corpus_counts counts = {.verbose = verbose, .fuzzing = fuzzing, .twisting = twisting};
    bool read = corpus_test(path, &counts);
    const int *of = counts.of;
    int clear = of[RIGHT] + of[FIXED] + of[REFUSED_IT] + of[MISREAD] + of[JUDGED];
    printf(
        "%s: %d clear: %d right and %d judged, %d fixed, %d refused, %d misread; must not guess: %d kept, %d guessed",
        path, clear, of[RIGHT], of[JUDGED], of[FIXED], of[REFUSED_IT], of[MISREAD], of[KEPT], of[GUESSED]);
    if (fuzzing)
        printf("; one word less changed %d, one word more was read %d times", counts.fuzzed[0], counts.fuzzed[1]);
    if (twisting)
        printf("; what was not done was read %d times", counts.twisted);
    printf("\n");
    *clean &= counts.twisted == 0 && clear > 0
              && of[FIXED] + of[REFUSED_IT] + of[MISREAD] + of[GUESSED] + counts.fuzzed[1] == 0;
    return read;
}

/* Random games written as sentences, from this seed on. */
static bool tell_games(uint64_t first, uint64_t seeds)
{
    bool clean = true;
    for (int i = 0; games[i]; i++) {
        struct told_games counts = {0};
        if (!games[i]->says)
            continue;
        for (uint64_t seed = first; seed < first + seeds; seed++)
            tell_game(games[i],
                      games[i]->seats_min + (int)(seed % (uint64_t)(games[i]->seats_max - games[i]->seats_min + 1)),
                      seed, verbose, &counts);
        printf("%s: %d entries, told in %d sentences: %d read as the same, %d refused, %d misread; SEED=%" PRIu64
               " SEEDS=%" PRIu64 "\n",
               games[i]->id, counts.entries, counts.told, counts.read, counts.refused, counts.misread, first, seeds);
        clean &= counts.misread + counts.refused == 0;
    }
    return clean;
}

/* A fault in the tables of a game makes all its sentences unreadable. */
static bool tables_are_sound(void)
{
    struct arena arena = {0};
    bool sound = true;
    for (int i = 0; games[i]; i++) {
        const char *fault = games[i]->says ? phrase_fault(phrase_book(games[i], &arena)) : NULL;
        if (fault)
            printf("FAULT in the tables of %s: %s\n", games[i]->id, fault);
        sound &= !fault;
    }
    arena_free(&arena);
    return sound;
}

int main(int argc, char **argv)
{
    bool clean = tables_are_sound();
    uint64_t seeds = 0;
    for (int option; (option = getopt(argc, argv, "vftg:")) >= 0;) {
        verbose |= option == 'v';
        fuzzing |= option == 'f';
        twisting |= option == 't';
        seeds = option == 'g' ? strtoull(optarg, NULL, 10) : seeds;
    }
    if (seeds)
        clean &= tell_games(seed_from("SEED", 1), seeds);
    for (; optind < argc; optind++)
        if (!test_file(argv[optind], &clean)) {
            fprintf(stderr, "phrases: %s cannot be read\n", argv[optind]);
            return 2;
        }
    return !clean;
}
