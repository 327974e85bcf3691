/* A lexicon: strings by number, each kept once. */
#include "draw/lexicon.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { FIRST_SLOTS = 256 };

/* FNV-1a */
static uint32_t hash_of(const char *string)
{
    uint32_t hash = 2166136261u;
    for (const unsigned char *c = (const unsigned char *)string; *c; c++)
        hash = (hash ^ *c) * 16777619u;
    return hash;
}

/* The slot that holds the string, or the free one where it would stand. */
static int *slot_of(const struct lexicon *lexicon, const char *string)
{
    uint32_t mask = (uint32_t)lexicon->slots - 1;
    for (uint32_t at = hash_of(string) & mask;; at = (at + 1) & mask)
        if (!lexicon->slot[at] || strcmp(lexicon->string[lexicon->slot[at] - 1], string) == 0)
            return &lexicon->slot[at];
}

static void grow(struct lexicon *lexicon)
{
    lexicon->slots = lexicon->slots ? 2 * lexicon->slots : FIRST_SLOTS;
    size_t slots = (size_t)lexicon->slots;
    lexicon->slot = must_grow(lexicon->slot, slots * sizeof *lexicon->slot);
    lexicon->string = must_grow(lexicon->string, slots / 2 * sizeof *lexicon->string);
    memset(lexicon->slot, 0, slots * sizeof *lexicon->slot);
    for (int i = 0; i < lexicon->count; i++)
        *slot_of(lexicon, lexicon->string[i]) = i + 1;
}

int lexicon_number(struct lexicon *lexicon, const char *string)
{
    if (2 * lexicon->count >= lexicon->slots)
        grow(lexicon);
    int *slot = slot_of(lexicon, string);
    if (!*slot) {
        lexicon->string[lexicon->count] = arena_copy(lexicon->arena, string, strlen(string));
        *slot = ++lexicon->count;
    }
    return *slot - 1;
}

void lexicon_free(struct lexicon *lexicon)
{
    free(lexicon->slot);
    free(lexicon->string);
    lexicon->slot = NULL;
    lexicon->string = NULL;
    lexicon->count = lexicon->slots = 0;
}
