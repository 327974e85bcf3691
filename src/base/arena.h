/* Arena: memory that is handed out piece by piece and given back all at once. */
#ifndef BASE_ARENA_H
#define BASE_ARENA_H

#include <stddef.h>

struct arena_block;

/* Zero-initialise to start empty. Whoever made it calls arena_free once; everything it handed out dies then. */
struct arena {
    struct arena_block *blocks;   /* newest first */
    char *next, *end;
};

/* Zeroed memory, aligned for any type. Never NULL: running out of memory ends the program with a message. */
void *arena_take(struct arena *arena, size_t size);

/* A copy of the bytes, NUL added. */
char *arena_copy(struct arena *arena, const char *bytes, size_t length);

/* A formatted string. */
char *arena_format(struct arena *arena, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Forget everything handed out but keep one block, so that a loop of take and reset settles without malloc. */
void arena_reset(struct arena *arena);

void arena_free(struct arena *arena);

/* For the few things that outlive every arena; the same promise about failure. */
void *must_alloc(size_t size);
void *must_grow(void *old, size_t size);
char *must_copy(const char *string);

#endif
