/* Fingerprints: the same finding keeps the same one while lines are moved, inserted or deleted around it.
   Made of game, code, player, the words of the entry (or of the claim), and how often the same stood in the file before. */
#ifndef STUDY_FINGERPRINT_H
#define STUDY_FINGERPRINT_H

#include "doc/source.h"
#include "replay/record.h"

/* What was met in one file so far. Zero-initialise for each file; fingerprints_free when done. */
struct fingerprints {
    struct seen {
        uint64_t key;
        int times; /* 0: a free place */
    } * seen;
    size_t room, used;
};

/* Gives every finding of the next record of the file its fingerprint. `source` may be NULL if it cannot be quoted. */
void fingerprint_record(struct fingerprints *met, struct verdict *verdict, struct source *source);

void fingerprints_free(struct fingerprints *met);

#endif
