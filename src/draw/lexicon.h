/* A lexicon: strings by number, each kept once, those that are nearly like an earlier one written as the difference. */
#ifndef DRAW_LEXICON_H
#define DRAW_LEXICON_H

#include <stdint.h>

#include "base/arena.h"
#include "base/text.h"

/* Zero-initialise but for `arena`, which keeps the strings; lexicon_free when done. */
struct lexicon {
    struct arena *arena;
    struct lexeme {
        const char *string;
        int length;
        int like;  /* a string before it that it resembles; -1: none */
        int shown; /* how often the script has to show it; */
        int stays; /* how often of these it needs not, as it stays for good: if always, it is written as 0 */
    } * lexeme;    /* by number, from 0 */
    int count;
    struct slot {
        uint32_t hash;
        int number; /* + 1; 0: free */
    } * slot;
    int slots; /* a power of two, or 0 */
};

/* The string's number, a new one if it was not known. `like` is the number of one it may resemble, -1: none. */
int lexicon_number(struct lexicon *lexicon, const struct text *string, int like);

/* As JSON: a list of strings and, for those like an earlier one, of [its number, letters that stay, that go, what comes in their place,
   ...], once or twice; the rest stays. Letters count as scripts do, in UTF-16. Nothing in it can end a script element. */
void lexicon_json(const struct lexicon *lexicon, struct text *out);

void lexicon_free(struct lexicon *lexicon);

#endif
