/* The arena for fuzzing: every piece has a block of its own, so that AddressSanitizer sees who steps over its edge
   or keeps what was reset. Takes the place of src/base/arena.c. */
#include "base/arena.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct arena_block {
    struct arena_block *older;
    void *piece;
};

void *must_alloc(size_t size)
{
    void *memory = calloc(1, size ? size : 1);
    return memory ? memory : (abort(), NULL);
}

void *must_grow(void *old, size_t size)
{
    void *memory = realloc(old, size ? size : 1);
    return memory ? memory : (abort(), NULL);
}

void *arena_take(struct arena *arena, size_t size)
{
    struct arena_block *block = must_alloc(sizeof *block);
    block->older = arena->blocks;
    block->piece = must_alloc(size);
    arena->blocks = block;
    return block->piece;
}

char *arena_copy(struct arena *arena, const char *bytes, size_t length)
{
    char *copy = arena_take(arena, length + 1);
    if (length)
        memcpy(copy, bytes, length);
    return copy;
}

char *arena_format(struct arena *arena, const char *format, ...)
{
    va_list args, again;
    va_start(args, format);
    va_copy(again, args);
    int length = vsnprintf(NULL, 0, format, args);
    va_end(args);
    if (length < 0)
        length = 0;
    char *made = arena_take(arena, (size_t)length + 1);
    vsnprintf(made, (size_t)length + 1, format, again);
    va_end(again);
    return made;
}

void arena_reset(struct arena *arena)
{
    arena_free(arena);
}

void arena_free(struct arena *arena)
{
    while (arena->blocks) {
        struct arena_block *older = arena->blocks->older;
        free(arena->blocks->piece);
        free(arena->blocks);
        arena->blocks = older;
    }
}
