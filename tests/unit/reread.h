/* Reading again: with the fast list and with libyaml, with large buffers and small ones, at once and piece by piece.
   What comes of it must be the same. */
#ifndef TESTS_REREAD_H
#define TESTS_REREAD_H

#include "support.h"

/* True if all ways say the same about every document, key, item, word, place and complaint; else `difference` says where two of them part. */
bool reread_alike(const char *bytes, size_t length, struct text *difference);

/* Two items that are read fast. */
#define PLAIN_ITEMS "  - anna: start a1\n  - table: {deal: [violet 2 ../^., lemon], at: x}\n"

/* The same, and prints text and difference under that name. */
bool reread_right(const char *name, const char *bytes, size_t length);

#endif
