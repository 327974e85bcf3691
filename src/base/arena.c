/* Arena: memory that is handed out piece by piece and given back all at once. */
#include "base/arena.h"

#include <stdalign.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/status.h"
#include "base/text.h"

enum { ARENA_BLOCK = ADDRESS_SANITIZED ? 1 : 32 * 1024 };

struct arena_block {
    struct arena_block *older;
    size_t size;
    alignas(max_align_t) char bytes[];
};

_Noreturn void out_of_memory(void)
{
    fputs("referee: out of memory\n", stderr);
    exit(STATUS_FAULT);
}

void *must_alloc(size_t size)
{
    void *memory = calloc(1, size ? size : 1);
    if (!memory)
        out_of_memory();
    return memory;
}

void *must_grow(void *old, size_t size)
{
    void *memory = realloc(old, size ? size : 1);
    if (!memory)
        out_of_memory();
    return memory;
}

void *must_make_room(void *array, int count, int *room, size_t size)
{
    enum { FIRST_ROOM = 16 };
    if (count < *room)
        return array;
    *room = *room ? 2 * *room : FIRST_ROOM;
    return must_grow(array, (size_t)*room * size);
}

char *must_copy(const char *string)
{
    size_t size = strlen(string) + 1;
    return memcpy(must_alloc(size), string, size);
}

void arena_open_block(struct arena *arena, size_t least)
{
    size_t usual =
        arena->blocks ? ARENA_BLOCK : ARENA_BLOCK / 8; /* many arenas hold little: a small first block is enough */
    size_t size = least > usual ? least : usual;
    struct arena_block *block = malloc(sizeof *block + size);
    if (!block)
        out_of_memory();
    block->older = arena->blocks;
    block->size = size;
    arena->blocks = block;
    arena->next = block->bytes;
    arena->end = block->bytes + size;
}

char *arena_copy(struct arena *arena, const char *bytes, size_t length)
{
    char *copy = arena_raw(arena, length + 8);
    if (length)
        memcpy(copy, bytes, length);
    memset(copy + length, 0, 8);
    return copy;
}

char *arena_string(struct arena *arena, const char *string)
{
    return arena_copy(arena, string, strlen(string));
}

const char *arena_keep(struct arena *arena, struct text *text)
{
    const char *kept = arena_copy(arena, text_string(text), text->length);
    text_free(text);
    return kept;
}

char *arena_format(struct arena *arena, const char *format, ...)
{
    va_list args, again;
    va_start(args, format);
    va_copy(again, args);
    if (arena->next == arena->end)
        arena_open_block(arena, 1);
    char *here = arena->next;
    int length = format_string(here, (size_t)(arena->end - here), format, args);
    va_end(args);
    if (length < 0)
        length = 0;
    char *made = arena_raw(arena, (size_t)length + 1);
    if (made != here) /* it did not fit */
        format_string(made, (size_t)length + 1, format, again);
    va_end(again);
    return made;
}

void arena_reset(struct arena *arena)
{
    if (ADDRESS_SANITIZED)
        arena_free(arena);
    if (!arena->blocks)
        return;
    for (struct arena_block *older; (older = arena->blocks->older); free(older))
        arena->blocks->older = older->older;
    arena->next = arena->blocks->bytes;
    arena->end = arena->blocks->bytes + arena->blocks->size;
}

size_t arena_size(const struct arena *arena)
{
    size_t size = 0;
    for (const struct arena_block *block = arena->blocks; block; block = block->older)
        size += block->size;
    return size;
}

void arena_free(struct arena *arena)
{
    while (arena->blocks) {
        struct arena_block *older = arena->blocks->older;
        free(arena->blocks);
        arena->blocks = older;
    }
    arena->next = arena->end = NULL;
}
