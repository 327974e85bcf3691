/* Remarks: words that people add and the game does not know. They are left out only if the rest is read without
   them. */
#ifndef PHRASE_REMARK_H
#define PHRASE_REMARK_H

#include "phrase/sentence.h"

struct remarking {
    const struct sentence *sentence;
    int stage;          /* how many ways to leave something out were tried */
    const char *remark; /* the words left out last */
};

/* The sentence without a question about the rules at its end: "was that allowed?". False: it has none. */
bool without_question(struct remarking *remarking, struct sentence *rest);

/* The sentence without its next possible remark. False: no more. */
bool without_remark(struct remarking *remarking, struct sentence *rest);

#endif
