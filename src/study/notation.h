/* How an entry is written, in capitals and brackets for what is chosen. */
#ifndef STUDY_NOTATION_H
#define STUDY_NOTATION_H

#include "game/game.h"

/* "anna: place <a tile> at <a space> [turn <a number>]" */
void print_notation(const char *actor, const struct verb *verb, struct text *out);

#endif
