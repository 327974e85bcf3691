/* A book: the tables of a game, prepared for searching. Words become numbers, patterns become small state machines. */
#ifndef PHRASE_BOOK_H
#define PHRASE_BOOK_H

#include <stdint.h>

#include "base/arena.h"
#include "phrase/says.h"

enum { KINDS_MAX = 64, PATTERNS_MAX = 1024, NO_PATTERN = -1 };

/* Kinds that every game has, before its own. */
enum { KIND_NUM, KIND_COUNT, KIND_ORD, KIND_NAME, COMMON_KINDS };

/* One step of a pattern: a word, a value, a fork, a value supplied, a look at the word before, or the end. */
enum op { OP_WORD, OP_EXACT, OP_KIND, OP_FORK, OP_VALUE, OP_SINGULAR, OP_PLURAL, OP_GO, OP_END };
struct pattern_step {
    enum op op;
    int word;  /* OP_WORD, OP_EXACT: number of the word; OP_KIND: the kind */
    int value; /* OP_KIND: the lowest value allowed, NOT_TOLD if any is; OP_VALUE: the value supplied */
    int most;  /* OP_KIND: the highest */
    struct pattern_step *next, *other;
};

struct pattern {
    const char *text;
    struct pattern_step *start;
    uint64_t kinds, first_kinds;        /* kinds that it is part of, and that it may begin with, as bits */
    const struct pattern_step **begins; /* the steps it may begin with: those with words, by number, then the others */
    int words, others;                  /* how many of each */
};

struct book_kind {
    const char *name;
    const struct says_kind *says; /* NULL: a common kind */
    int names, nouns;             /* numbers of patterns, or NO_PATTERN */
    int *rows;                    /* a pattern for each row */
};

/* A head. `rest` is the second half of a head in two halves, with other words between them. */
struct line_head {
    int pattern, rest; /* numbers of patterns, or NO_PATTERN */
    bool strong;
};

struct book_line {
    const struct says_line *says;
    struct line_head *heads;
    int head_count, own;
    uint64_t *patterns; /* all of its patterns, as bits */
    int *fields;        /* a pattern for each field */
    int field_count;
    int must_kind, must_value; /* a value that the sentence must have, NOT_TOLD for any of its kind; -1: none */
    const char *verb;          /* the first word of the entry it writes */
};

struct book {
    const struct says *says;
    const struct says_tables *tables;
    struct arena *arena;
    struct book_word {
        const char *text;
        int number;
    } * words; /* by hash */
    unsigned words_mask;
    int word_count;
    struct pattern *patterns;
    int pattern_count;
    int pattern_bits;   /* how many words of 64 bits a set of patterns takes */
    uint64_t *by_word;  /* for each word: the set of patterns that may begin with it */
    uint64_t *kinds_by; /* and the kinds of these patterns, as bits */
    /* For each kind: the set of patterns that may begin with it or with kinds that begin with it. */
    uint64_t *by_kind;
    uint64_t with_kind[KINDS_MAX]; /* for each kind: the kinds that begin with it, as bits */
    struct book_kind kinds[KINDS_MAX];
    int kind_count;
    struct book_line *lines;
    int line_count;
    int small, game_small, leads, asides, choices; /* numbers of patterns */
    int aside_words;                               /* words from this number on are only in the last three */
    int pattern_words;                             /* words from this number on are in no pattern */
    unsigned *classes;                             /* for each word: its classes of English, as bits */
    uint64_t *heads;                               /* the patterns of all heads, as bits */
    uint64_t *adjectives;                          /* single words of `game_small`, which may be inside of any phrase */
    const char *fault;                             /* what is wrong with the tables, or NULL */
};

/* Where the entry of the line writes a field; NULL: nowhere. */
const char *place_written(const struct says_line *says, const char *field);

/* The number of a word in the tables; -1: not in them. */
int book_word(const struct book *book, const char *text);

/* The row of a kind, or -1. */
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

/* `bit` may be negative: none. */
static inline void set_bit(uint64_t *bits, int bit)
{
    if (bit >= 0)
        bits[bit / 64] |= UINT64_C(1) << bit % 64;
}

static inline unsigned moments_now(const struct book *book, const struct match *match, const void *state)
{
    return book->says->moments ? book->says->moments(match, state) : 1;
}

#endif
