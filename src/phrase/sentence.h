/* A sentence, cut into words once. */
#ifndef PHRASE_SENTENCE_H
#define PHRASE_SENTENCE_H

#include "phrase/book.h"
#include "phrase/english.h"
#include "phrase/phrase.h"

enum { WORDS_MAX = 120 };

struct word {
    const char *text;    /* lower case, without accents */
    int number, ordinal; /* -1 */
    bool article, comma, joiner, dotted;
    int depth; /* of brackets around it */
    int forms; /* of the words of the tables that it may be */
    struct {
        int word;
        enum bend bend;
    } form[BASES_MAX];
    uint64_t kinds;           /* whose values may begin here */
    const uint64_t *patterns; /* which patterns may */
    int from, to;             /* bytes of the line that it was cut from */
};

struct sentence {
    struct word *word;
    int count, room;
    bool torn;                /* too long, or its brackets do not fit together */
    const uint64_t *patterns; /* which patterns may begin with any of its words */
};

/* Its words only: a name. */
struct sentence words_cut(const struct book *book, const struct match *match, struct arena *arena, const char *line);

struct sentence sentence_cut(const struct book *book, const struct match *match, struct arena *arena, const char *line);

#endif
