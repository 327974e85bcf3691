/* A sentence, cut into words once. */
#ifndef PHRASE_SENTENCE_H
#define PHRASE_SENTENCE_H

#include <string.h>

#include "phrase/book.h"
#include "phrase/english.h"
#include "phrase/phrase.h"

enum { WORDS_MAX = 120 };

struct word {
    const char *text;    /* lower case, without accents */
    int number, ordinal; /* -1: none */
    bool article, comma, joiner, dotted;
    int depth; /* how many brackets are around it */
    int forms; /* how many words of the tables it may be */
    struct {
        int word;
        enum bend bend;
    } form[BASES_MAX];
    uint64_t kinds;           /* kinds whose values may begin here */
    const uint64_t *patterns; /* patterns that may begin here */
    int from, to;             /* bytes of the line that it was cut from */
};

/* "w4", "3": it may be a space or an amount, so it is never passed over. */
static inline bool has_digit(const struct word *word)
{
    return strpbrk(word->text, "0123456789") != NULL;
}

struct sentence {
    struct word *word;
    int count, room;
    bool torn;                /* too long, or its brackets do not match */
    const uint64_t *patterns; /* patterns that may begin with any of its words */
};

/* Cuts a name into its words. */
struct sentence words_cut(const struct book *book, const struct match *match, struct arena *arena, const char *line);

struct sentence sentence_cut(const struct book *book, const struct match *match, struct arena *arena, const char *line);

#endif
