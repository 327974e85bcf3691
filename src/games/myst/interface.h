/* Myst: the functions of the game interface that have no header of their own. */
#ifndef GAMES_MYST_INTERFACE_H
#define GAMES_MYST_INTERFACE_H

#include "games/myst/state.h"

unsigned myst_to_act(const struct match *match, const void *state);
void myst_suggest(const struct match *match, const void *state, struct suggestions *list);
bool myst_chance(const struct match *match, const void *state, struct random *random, struct move *move);
bool myst_normal(const struct match *match, const void *state, struct move *move);
bool myst_alike(const struct match *match, const struct move *a, const struct move *b);
void myst_expects(const struct match *match, const void *state, struct text *out);
void myst_write(const struct match *match, const void *state, struct writer *w);
bool myst_invariant(const struct match *match, const void *state);
void myst_draw(const struct match *match, const void *state, struct canvas *c);

#endif
