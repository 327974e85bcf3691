/* Legal entries: what play() accepts without a finding, out of what the game suggests. */
#ifndef REPLAY_LEGAL_H
#define REPLAY_LEGAL_H

#include <stdbool.h>

#include "base/text.h"
#include "game/game.h"

/* A list of moves. Zero-initialise; moves_free when done. */
struct moves {
    struct move *move;
    int count, room;
};
void moves_add(struct moves *moves, const struct move *move);
void moves_free(struct moves *moves);

/* Every legal entry now, in the game's order. */
void legal_moves(const struct match *match, const void *state, struct moves *moves);

/* The same for one actor and verb; -1 means any. */
void legal_moves_of(const struct match *match, const void *state, int actor, int verb, struct moves *moves);

/* The same, but only as far as needed to know that they do not fold into `pieces`; then some of them are left out. */
void legal_moves_folding(const struct match *match, const void *state, int actor, int verb, int pieces,
                         struct moves *moves);

/* Is this entry accepted without a finding? If `after` is not NULL the state that follows is put there. */
bool is_legal(const struct match *match, const void *state, const struct move *move, void *after);

/* The moves folded: runs of numbers become ranges ("bid athena 1-7"). False if more than `most` pieces remain. */
bool fold_moves(const struct match *match, const struct moves *moves, int most, struct text *out);

#endif
