/* Leaving out: an unreadable sentence without a few words that are not of the game, for a hint. */
#ifndef PHRASE_LEAVING_H
#define PHRASE_LEAVING_H

#include "phrase/sentence.h"

enum { LEFT_MOST = 4, LEAVING_WORDS = 30 };

struct leaving {
    const struct book *book;
    const struct match *match;
    struct arena *arena;
    const struct sentence *sentence;
    bool strange;   /* the words left out are in no table */
    bool digits;    /* one of them has a digit: it may be a space or an amount, so the rest is not what was meant */
    int length, at; /* the words left out last; length 0: nothing was left out yet */
};

/* The sentence without its next such words: first one word, the last ones before others, then two, and so on. False: no
   more. */
bool leave_next(struct leaving *leaving, struct sentence *rest);

#endif
