/* A table of strings: each has a number and is kept once; one nearly like an earlier one is written as the difference. */
#ifndef DRAW_STRING_TABLE_H
#define DRAW_STRING_TABLE_H

#include <stdint.h>

#include "base/arena.h"
#include "base/text.h"

/* Zero-initialise but for `arena`, which keeps the strings; string_table_free when done. */
struct string_table {
    struct arena *arena;
    struct kept_string {
        const char *string;
        int length;
        int like;  /* a string before it that it resembles; -1: none */
        int shown; /* how often the script has to show it; */
        int stays; /* how often of these it needs not, as it stays for good: if always, it is written as 0 */
    } * row;       /* by number, from 0 */
    int count;
    struct slot {
        uint32_t hash;
        int number; /* + 1; 0: free */
    } * slot;
    int slots; /* a power of two, or 0 */
};

/* The string's number, a new one if it was not known. `like` is the number of one it may resemble, -1: none. */
int string_table_number(struct string_table *table, const struct text *string, int like);

/* As JSON: a list of strings and, for those like an earlier one, of [its number, letters that stay, that go, what comes in their place,
   ...], once or twice; the rest stays. Letters count as scripts do, in UTF-16. Nothing in it can end a script element. */
void string_table_json(const struct string_table *table, struct text *out);

void string_table_free(struct string_table *table);

#endif
