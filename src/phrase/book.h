/* The tables of a game, made ready to be searched: words as numbers, patterns as little machines. */
#ifndef PHRASE_BOOK_H
#define PHRASE_BOOK_H

#include <stdint.h>

#include "base/arena.h"
#include "phrase/says.h"

enum { KINDS_MAX = 64, NO_PATTERN = -1 };

/* Kinds that every game has, before its own. */
enum { KIND_NUM, KIND_COUNT, KIND_ORD, KIND_NAME, COMMON_KINDS };

/* One step of a pattern: a word, a value, a fork, a value put there, a look at the word before; or its end. */
enum op { OP_WORD, OP_EXACT, OP_KIND, OP_FORK, OP_VALUE, OP_SINGULAR, OP_PLURAL, OP_GO, OP_END };
struct pattern_step {
    enum op op;
    int word;  /* OP_WORD, OP_EXACT: its number; OP_KIND: the kind */
    int value; /* OP_KIND: the only value, or NOT_TOLD for any; OP_VALUE: the value put there */
    struct pattern_step *next, *other;
};

struct pattern {
    const char *text;
    struct pattern_step *start;
    uint64_t first_kinds; /* kinds it may begin with, as bits */
    const struct pattern_step *
        *begins;       /* the steps it may begin with: those with words by their number, then the others */
    int words, others; /* how many of each */
};

struct book_kind {
    const char *name;
    const struct says_kind *says; /* NULL: a common one */
    int names, nouns;             /* patterns; NO_PATTERN */
    int *rows;                    /* a pattern for each */
    uint64_t *patterns;           /* all of these, as bits */
};

/* A head: a second pattern where words may stand between its halves. */
struct line_head {
    int pattern, rest; /* NO_PATTERN */
    bool strong;
};

struct book_line {
    const struct says_line *says;
    struct line_head *heads;
    int head_count, own;
    uint64_t *patterns; /* all of its patterns, as bits */
    int *fields;        /* a pattern for each */
    int field_count;
    int must_kind, must_value; /* a value that must be said, NOT_TOLD for any of its kind; -1: none */
    const char *verb;          /* the first word of what it writes */
};

struct book {
    const struct says *says;
    struct arena *arena;
    struct book_word {
        const char *text;
        int number;
    } * words; /* by hash */
    unsigned words_mask;
    int word_count;
    struct pattern *patterns;
    int pattern_count, pattern_room;
    int pattern_bits;              /* how many words the bits of all patterns take */
    uint64_t *by_word;             /* which patterns may begin with each word, so many words for each */
    uint64_t *by_kind;             /* with each kind, and with the kinds that begin with it */
    uint64_t with_kind[KINDS_MAX]; /* these kinds, as bits */
    struct book_kind kinds[KINDS_MAX];
    int kind_count;
    struct book_line *lines;
    int line_count;
    int small, game_small; /* patterns */
    uint64_t *adjectives;  /* words of the game's small ones that stand alone: they may stand inside of any phrase */
    const char *fault;     /* what is wrong with the tables; NULL: nothing */
};

/* Everything in it is the arena's. */
struct book *book_open(const struct says *says, struct arena *arena);

/* The number of a word in any of the tables; -1: it is in none. */
int book_word(const struct book *book, const char *text);

/* The row of a kind; -1. */
int book_kind(const struct book *book, const char *name, size_t length);

static inline bool any_bit(const uint64_t *a, const uint64_t *b, int count)
{
    for (int i = 0; i < count; i++)
        if (a[i] & b[i])
            return true;
    return false;
}

static inline bool has_bit(const uint64_t *bits, int bit)
{
    return bits[bit / 64] >> bit % 64 & 1;
}

static inline unsigned moments_now(const struct book *book, const struct match *match, const void *state)
{
    return book->says->moments ? book->says->moments(match, state) : 1;
}

#endif
