/* Leaving out: a sentence that is not read, without a few words that are nothing of the game, for a hint. */
#ifndef PHRASE_LEAVING_H
#define PHRASE_LEAVING_H

#include "phrase/sentence.h"

enum { LEFT_MOST = 4, LEAVING_WORDS = 30 };

struct leaving {
    const struct book *book;
    const struct match *match;
    struct arena *arena;
    const struct sentence *sentence;
    bool strange;   /* no table has those words */
    int length, at; /* so many words from there on were left out last; length 0: the whole is to come */
};

/* The sentence without its next such words: first one, those at the end before others, then two of them, ... False: there is no other. */
bool leave_next(struct leaving *leaving, struct sentence *rest);

#endif
