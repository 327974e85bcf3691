/* Tells an entry as people might, with the words of its game's tables: any head, inflected, any order that the tables allow, markers, small
   words, numbers in words. */
#ifndef TESTS_TELLER_H
#define TESTS_TELLER_H

#include "base/random.h"
#include "phrase/book.h"

struct teller {
    struct random *random;
    const struct book *book;
    const struct match *match;
    const void *state; /* before the entry */
};

/* The entry as a sentence. False: the tables have no words for it that this can find. */
bool tell_entry(const struct teller *teller, const struct move *move, struct text *out);

#endif
