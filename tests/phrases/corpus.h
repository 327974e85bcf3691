/* Phrases with what they mean: positions, what was said at them, and the entries that it means; none: it must not be guessed. */
#ifndef TESTS_CORPUS_H
#define TESTS_CORPUS_H

#include <stdbool.h>

/* What became of a phrase: read as what it means (and judged, where that is illegal); refused with the right fix; refused; misread. Of one
   that must not be guessed: kept, or guessed. */
enum result { RIGHT, FIXED, REFUSED_IT, MISREAD, KEPT, GUESSED, JUDGED, RESULTS };

struct corpus_counts {
    bool verbose, fuzzing, twisting, silent;
    int of[RESULTS];
    int fuzzed[2]; /* readings that changed with one word less, that were there with one word more */
    int twisted;   /* readings of what was not done, or only perhaps */
};

/* Tests the phrases of a file, printing what is not as it should be. False: it cannot be read. */
bool corpus_test(const char *path, struct corpus_counts *counts);

#endif
