/* Sentences for entries that no template of a game's tables writes. */
#ifndef TOLD_ROWS_H
#define TOLD_ROWS_H

#include "teller.h"

/* The entry, as records write its value, as a sentence. False: no row has it. */
bool tell_by_row(const struct teller *teller, int actor, const char *value, struct text *out);

#endif
