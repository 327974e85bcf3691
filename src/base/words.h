/* Words: comparing what was written with what is known, numbers in text. */
#ifndef BASE_WORDS_H
#define BASE_WORDS_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "base/unicode.h"

/* The first letters differ most of the time. */
static inline bool same(const char *a, const char *b)
{
    return *a == *b && strcmp(a, b) == 0;
}

/* Is it one of the words up to NULL? No words at all are NULL too. */
static inline bool among(const char *const *words, const char *word)
{
    while (words && *words && !same(*words, word))
        words++;
    return words && *words;
}

/* How far two lines are from each other, word by word: nearly the same word costs less than another one, or one more. */
int line_distance(const char *a, const char *b);

/* Has the longer line all words of the other, in their order, and more? */
bool line_leaves_out(const char *shorter, const char *longer);

/* Have they a word in common, in whatever case? */
bool line_shares(const char *a, const char *b);

/* Does the line say these words, one or several, in whatever case? */
bool line_says(const char *line, const char *words);

/* Collects known words: the nearest to what was written, and the first of all. Zero-initialise but for `written`. */
enum { KNOWN_ROOM = 256, HINT_ROOM = 320 };
struct nearest {
    const char *written;
    const char *best;       /* NULL while nothing is near enough to be meant */
    int distance, rank;     /* letters that differ; of two that are as near, the one it begins with comes first */
    char known[KNOWN_ROOM]; /* "anna, ben"; "..." at the end where they are too many */
    size_t used;
    bool full;
};

void nearest_try(struct nearest *nearest, const char *known);

/* What would do in the place of a word that is not known. */
struct hint {
    const char *guess;   /* the word that was probably meant; NULL: none is near */
    const char *known;   /* else: "anna, ben"; NULL or "": too many, or none */
    const char *unknown; /* that word; NULL: there is none */
};
struct hint nearest_hint(const struct nearest *nearest);

/* The end of a sentence: "; did you mean `WORD`?", "; known: WORD, WORD", or nothing. */
const char *hint_text(struct hint hint, char room[HINT_ROOM]);

/* For the middle of one: "; did you mean WORD", or nothing. */
const char *guess_text(struct hint hint, char room[HINT_ROOM]);

/* "" for one, "s" for any other number: "%d point%s". */
static inline const char *plural(long count)
{
    return count == 1 ? "" : "s";
}

/* "2" for two; NULL: the word is not a number, or a large one. */
const char *digits_of(const char *word);

/* Whole number in the text (an optional sign and digits only) within low..high. */
bool read_number(const char *text, long low, long high, long *number);

/* A number in halves ("3", "0.5", "-2.5") as twice its value. */
bool read_halves(const char *text, long *halves);

/* The same as people also write it ("2,5", "2\u00bd", "\u00bd"). */
bool read_halves_loosely(const char *text, long *halves);

/* "3" or "0.5" from twice the value. Room for 16 bytes. */
const char *halves_string(char room[16], int halves);

#endif
