/* A table of strings: each has a number and is kept once; a string similar to an earlier one is written as the
   difference. */
#ifndef DRAW_STRING_TABLE_H
#define DRAW_STRING_TABLE_H

#include <stdint.h>

#include "base/arena.h"
#include "base/text.h"

/* Zero-initialise except for `arena`, which keeps the strings; string_table_free when done. */
struct string_table {
    struct arena *arena;
    struct kept_string {
        const char *string;
        int length;
        int like;  /* an earlier string that it resembles; -1: none */
        int shown; /* how often the script must show it */
        int stays; /* how often it need not, because it is always visible; if always, it is written as 0 */
    } * row;       /* by number, from 0 */
    int count;
    struct slot {
        uint32_t hash;
        int number; /* + 1; 0: free */
    } * slot;
    int slots; /* a power of two, or 0 */
};

/* The number of the string, a new one if it is not in the table. `like` is the number of a string that it may resemble,
   or -1. */
int string_table_number(struct string_table *table, const struct text *string, int like);

/* The table as JSON: a list of strings or, if one resembles an earlier one, lists of [its number, characters to keep,
   to drop, what replaces them, ...], once or twice; the rest is kept. Characters count in UTF-16, as in scripts.
   Nothing in it can end a script element. */
void string_table_json(const struct string_table *table, struct text *out);

void string_table_free(struct string_table *table);

#endif
