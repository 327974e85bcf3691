/* Words: comparing what was written with what is known; widths of text on a terminal. */
#ifndef BASE_WORDS_H
#define BASE_WORDS_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

/* The first letters differ most of the time. */
static inline bool same(const char *a, const char *b)
{
    return *a == *b && strcmp(a, b) == 0;
}

/* Do they differ in capitals at most? */
bool names_alike(const char *a, const char *b);

/* How many letters must be changed, added, dropped or swapped to make one word the other. */
int word_distance(const char *a, const char *b);

/* How far two lines are from each other, word by word: nearly the same word costs less than another one, or one too many. */
int line_distance(const char *a, const char *b);

/* Collects the known word nearest to what was written. Zero-initialise but for `written`. */
struct nearest {
    const char *written;
    const char *best; /* NULL while nothing is near enough to be meant */
    int distance;
};

void nearest_try(struct nearest *nearest, const char *known);

/* Columns a string takes on a terminal; code points in it; code points in its first `bytes` bytes. */
int display_width(const char *string);
int code_points(const char *bytes, size_t length);

/* Bytes of the code point that begins here; 0 if it is no UTF-8 (too long, a surrogate, cut off) or the end. */
size_t utf8_length(const char *at);

/* The string with control characters and bytes that are not UTF-8 written as \xNN, so that a name cannot drive a terminal. Owned by the arena. */
struct arena;
const char *printable(struct arena *arena, const char *string);

/* "" for one, "s" for any other number: "%d point%s". */
static inline const char *plural(long count)
{
    return count == 1 ? "" : "s";
}

/* Whole number in the text (an optional sign and digits only) within low..high. */
bool read_number(const char *text, long low, long high, long *number);

/* A number in halves ("3", "0.5", "-2.5") as twice its value. */
bool read_halves(const char *text, long *halves);

/* The same as people also write it ("2,5", "2\u00bd", "\u00bd"). */
bool read_halves_kindly(const char *text, long *halves);

/* "3" or "0.5" from twice the value. Room for 16 bytes. */
const char *halves_string(char room[16], int halves);

#endif
