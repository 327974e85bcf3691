/* Words: comparing what was written with what is known, numbers in text. */
#ifndef BASE_WORDS_H
#define BASE_WORDS_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "base/unicode.h"

/* Are the strings equal? Compares the first bytes before it calls strcmp, since they differ most of the time. */
static inline bool same(const char *a, const char *b)
{
    return *a == *b && strcmp(a, b) == 0;
}

/* The number of the word in the NULL-terminated list, or -1. */
static inline int word_index(const char *const *words, const char *word)
{
    for (int i = 0; words[i]; i++)
        if (same(words[i], word))
            return i;
    return -1;
}

/* Is `word` in the NULL-terminated list? `words` may be NULL: an empty list. */
static inline bool among(const char *const *words, const char *word)
{
    while (words && *words && !same(*words, word))
        words++;
    return words && *words;
}

/* Is `word` one of the words, which have spaces between them? */
bool one_of(const char *words, const char *word);

/* How many letters must be changed, added, dropped or swapped to make one word the other, ignoring case. */
int letters_wrong(const char *written, const char *word);

/* How far two lines are from each other, word by word. A similar word costs less than a different one, an extra word
   costs most. */
int line_distance(const char *a, const char *b);

/* Does `longer` have all words of `shorter`, in the same order, and at least one more? */
bool line_leaves_out(const char *shorter, const char *longer);

/* Do the lines have a word in common, ignoring case? */
bool line_shares(const char *a, const char *b);

/* Does `fix` keep at least as much of what the line says as it ignores? Small words do not count, and of what is kept only
   what comes after the first two words, the actor and the verb. Other numbers are other words. */
bool line_keeps(const char *fix, const char *line);

/* Where the word first stands alone in the text, ignoring case: between two of the signs or an end; NULL: nowhere. */
const char *word_in(const char *text, const char *word, const char *signs);

/* Does the line contain these words one after the other, ignoring case? */
bool line_says(const char *line, const char *words);

/* Collects known words, the nearest to `written` among them. Zero-initialise except for `written`. */
enum { KNOWN_ROOM = 256, HINT_ROOM = 320 };
struct nearest {
    const char *written;
    const char *best;   /* the nearest known word; NULL: none is near enough */
    int distance, rank; /* letters that differ; the smallest rank wins, of two as near the one `written` begins with */
    char known[KNOWN_ROOM]; /* "anna, ben", with "..." at the end if there is no room for more */
    size_t used;
    bool full;
};

void nearest_try(struct nearest *nearest, const char *known);

/* Words to suggest in place of an unknown one. */
struct hint {
    const char *guess;   /* the word that was probably meant; NULL: none is near */
    const char *known;   /* used without a guess: "anna, ben"; NULL or "": none to list */
    const char *unknown; /* the unknown word; NULL: there is none */
};
struct hint nearest_hint(const struct nearest *nearest);

/* Returns `room`: "; did you mean `WORD`?", or "; known: WORD, WORD" without a guess, or "". */
const char *hint_text(struct hint hint, char room[HINT_ROOM]);

/* The number, or the nearer limit. */
static inline int within(int low, int number, int high)
{
    return number < low ? low : number > high ? high : number;
}

/* "" for one, "s" for any other number: "%d point%s". */
static inline const char *plural(long count)
{
    return count == 1 ? "" : "s";
}

/* "2" for "two", from zero to twelve; NULL for any other word. */
const char *digits_of(const char *word);

/* Reads a whole number (an optional sign and digits only). False if it is not a number or not within `low`..`high`. */
bool read_number(const char *text, long low, long high, long *number);

/* Reads "3", "0.5" or "-2.5" as twice its value. False if it is not a number in halves. */
bool read_halves(const char *text, long *halves);

/* Like read_halves, and also reads "2,5", "2\u00bd" and "\u00bd". */
bool read_halves_loosely(const char *text, long *halves);

/* Returns `room`: "3" or "0.5" for 6 or 1 halves. */
const char *halves_string(char room[16], int halves);

#endif
