/* Remarks: what people add and the game has no word for. It is left out only where the rest says something without it. */
#ifndef PHRASE_REMARK_H
#define PHRASE_REMARK_H

#include "phrase/sentence.h"

struct remarking {
    const struct book *book;
    const struct match *match;
    struct arena *arena;
    const struct sentence *sentence;
    int stage;          /* how many ways of leaving something out were tried */
    const char *remark; /* what was left out last */
};

struct remarking remarking_of(const struct book *book, const struct match *match, struct arena *arena,
                              const struct sentence *sentence);

/* The sentence without its next possible remark. False: there is no other. */
bool without_remark(struct remarking *remarking, struct sentence *rest);

#endif
