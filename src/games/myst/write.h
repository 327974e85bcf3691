/* Myst: parts of writing the table. */
#ifndef GAMES_MYST_WRITE_H
#define GAMES_MYST_WRITE_H

#include "games/myst/state.h"

/* Hides what is written next, if it goes without saying. */
void myst_hide_if(struct writer *w, bool hidden);

void myst_write_cards(const struct match *match, const struct state *s, struct writer *w);

#endif
