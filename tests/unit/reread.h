/* Reading twice: with the lane and by the book. What comes of it must be the same. */
#ifndef TESTS_REREAD_H
#define TESTS_REREAD_H

#include "support.h"

/* True if both ways say the same about every document, key, item, word, place and complaint; else `difference` says where they part.
   Where the stream breaks, the book may have given up an item earlier: libyaml looks a line ahead. */
bool reread_alike(const char *bytes, size_t length, struct text *difference);

#endif
