/* Fingerprints: a finding keeps its fingerprint while lines around it are moved, inserted or deleted. Made of game,
   code, player, the words of the entry or claim, and how often the same occurred before in the file. */
#ifndef STUDY_FINGERPRINT_H
#define STUDY_FINGERPRINT_H

#include "doc/source.h"
#include "replay/record.h"

/* What occurred in one file so far. Zero-initialise for each file; fingerprints_free when done. */
struct fingerprints {
    struct seen {
        uint64_t key;
        int times; /* 0: free */
    } * seen;
    size_t room, used;
};

/* Sets the fingerprint of every finding of the next record of the file. `source` may be NULL if it cannot be read
   again. */
void fingerprint_record(struct fingerprints *met, struct verdict *verdict, struct source *source);

void fingerprints_free(struct fingerprints *met);

#endif
