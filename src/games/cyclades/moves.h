/* What may be entered now. */
#ifndef CYCLADES_MOVES_H
#define CYCLADES_MOVES_H

#include "games/cyclades/state.h"

unsigned cyc_to_act(const struct match *match, const void *state);
void cyc_suggest(const struct match *match, const void *state, struct suggestions *out);
bool cyc_chance(const struct match *match, const void *state, struct random *random, struct move *move);
bool cyc_normal(const struct match *match, const void *state, struct move *move);
void cyc_expects(const struct match *match, const void *state, struct text *out);
bool cyc_invariant(const struct match *match, const void *state);

#endif
