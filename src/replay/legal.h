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

/* Lists every legal entry, in the game's order. */
void legal_moves(const struct match *match, const void *state, struct moves *moves);

/* Lists those of one actor and one verb; -1 means any. */
void legal_moves_of(const struct match *match, const void *state, int actor, int verb, struct moves *moves);

/* Does play() accept this entry without a finding? If `after` is not NULL it gets the state after the entry. */
bool is_legal(const struct match *match, const void *state, const struct move *move, void *after);

#endif
