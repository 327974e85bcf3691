/* Vocabulary: the words that may be in head, house, box, table and claims, and their descriptions. */
#ifndef SERVE_LSP_VOCABULARY_H
#define SERVE_LSP_VOCABULARY_H

#include "serve/lsp/whereabouts.h"

/* A word that may be written there. */
struct known_word {
    const char *word;
    const char *about; /* or NULL */
    bool key;          /* a value follows after a colon */
};

/* Calls `take` with every word for the place and its description. `part` may have no record yet. */
void list_words(const struct record_part *part, const struct whereabouts *where,
                void (*take)(void *context, const struct known_word *word), void *context);

#endif
