/* Vocabulary: the words that may stand in head, house, box, table and claims, and what is to be said about them. */
#ifndef SERVE_LSP_VOCABULARY_H
#define SERVE_LSP_VOCABULARY_H

#include "serve/lsp/whereabouts.h"

/* A word that may stand there. */
struct known_word {
    const char *word;
    const char *about; /* NULL: nothing to say */
    bool key;          /* something follows after a colon */
};

/* Gives out every word for the place, each with what it is. `part` may have no record yet. */
void list_words(const struct record_part *part, const struct whereabouts *where,
                void (*take)(void *context, const struct known_word *word), void *context);

#endif
