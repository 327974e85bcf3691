/* Arena: memory that is handed out piece by piece and given back all at once. */
#ifndef BASE_ARENA_H
#define BASE_ARENA_H

#include <stdalign.h>
#include <stddef.h>
#include <string.h>

struct arena_block;
struct text;

/* Zero-initialise to start empty. Its maker calls arena_free once; everything it handed out dies then. */
struct arena {
    struct arena_block *blocks; /* newest first */
    char *next, *end;
};

/* Makes room for that much in a new block. Running out of memory ends the program with a message. */
void arena_open_block(struct arena *arena, size_t least);

/* Memory as it comes, aligned for any type. Never NULL. */
static inline void *arena_raw(struct arena *arena, size_t size)
{
    size = (size + !size + alignof(max_align_t) - 1) & ~(alignof(max_align_t) - 1);
    if ((size_t)(arena->end - arena->next) < size)
        arena_open_block(arena, size);
    void *taken = arena->next;
    arena->next += size;
    return taken;
}

/* The same, zeroed. */
static inline void *arena_take(struct arena *arena, size_t size)
{
    return memset(arena_raw(arena, size), 0, size);
}

/* A copy of the bytes, with eight NULs after them. */
char *arena_copy(struct arena *arena, const char *bytes, size_t length);

/* A copy of the string; of the bytes of a text, which is freed. */
char *arena_string(struct arena *arena, const char *string);
const char *arena_keep(struct arena *arena, struct text *text);

/* A formatted string. */
char *arena_format(struct arena *arena, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Forget everything handed out but keep the newest block, so that a loop of take and reset settles without malloc. */
void arena_reset(struct arena *arena);

/* Bytes that it holds, handed out or not. */
size_t arena_size(const struct arena *arena);

void arena_free(struct arena *arena);

/* Ends the program with a message; for those who ask others for memory. */
_Noreturn void out_of_memory(void);

/* For the few things that outlive every arena; the same promise about failure. */
void *must_alloc(size_t size); /* zeroed */
void *must_grow(void *old, size_t size);
char *must_copy(const char *string);

#endif
