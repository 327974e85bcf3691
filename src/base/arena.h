/* Arena: memory that is handed out piece by piece and given back all at once. */
#ifndef BASE_ARENA_H
#define BASE_ARENA_H

#include <stdalign.h>
#include <stddef.h>
#include <string.h>

struct arena_block;
struct text;

/* With AddressSanitizer each piece has a block of its own, which is freed as soon as it is forgotten: so it notices what is
   written past the end of a piece, and what outlives its arena. */
#if defined __SANITIZE_ADDRESS__
#define ADDRESS_SANITIZED 1
#elif defined __has_feature
#define ADDRESS_SANITIZED __has_feature(address_sanitizer)
#else
#define ADDRESS_SANITIZED 0
#endif

/* Zero-initialise to start empty. The owner of an arena calls arena_free once, which frees everything taken from it. */
struct arena {
    struct arena_block *blocks; /* newest first */
    char *next, *end;
};

/* Opens a new block of at least `least` bytes. Running out of memory ends the program with a message. */
void arena_open_block(struct arena *arena, size_t least);

/* Returns `size` bytes, not initialised, aligned for any type. Never NULL. */
static inline void *arena_raw(struct arena *arena, size_t size)
{
    size = (size + !size + alignof(max_align_t) - 1) & ~(alignof(max_align_t) - 1);
    if ((size_t)(arena->end - arena->next) < size)
        arena_open_block(arena, size);
    void *taken = arena->next;
    arena->next += size;
    return taken;
}

/* Like arena_raw, but zeroed. */
static inline void *arena_take(struct arena *arena, size_t size)
{
    return memset(arena_raw(arena, size), 0, size);
}

/* Copies the bytes and puts eight NULs after them. */
char *arena_copy(struct arena *arena, const char *bytes, size_t length);

/* arena_string copies `string`. arena_keep copies the bytes of `text` and frees `text`. */
char *arena_string(struct arena *arena, const char *string);
const char *arena_keep(struct arena *arena, struct text *text);

char *arena_format(struct arena *arena, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Forgets everything taken but keeps the newest block, so that a loop of arena_take and arena_reset soon needs no
   malloc. */
void arena_reset(struct arena *arena);

/* Bytes that the arena holds, taken or not. */
size_t arena_size(const struct arena *arena);

void arena_free(struct arena *arena);

/* Ends the program with a message, for callers whose allocation failed in another library. */
_Noreturn void out_of_memory(void);

/* For the few things that outlive every arena. Running out of memory ends the program with a message. */
void *must_alloc(size_t size); /* zeroed */
void *must_grow(void *old, size_t size);
char *must_copy(const char *string);

/* The array of `count` items of `size` bytes with room for one more; `*room` says for how many. */
void *must_make_room(void *array, int count, int *room, size_t size);

#endif
