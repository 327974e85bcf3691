/* Myst: the vocabularies that depend on the box. */
#ifndef GAMES_MYST_WORDS_H
#define GAMES_MYST_WORDS_H

#include "game/shape.h"

/* In lists of pieces: a piece away from home, and a run in box order. */
enum { PIECE_BITS = 10, PIECE_AWAY = 1 << 20, PIECE_RUN = 2 << 20, PIECE_END = 3 << 20 };

extern const struct words myst_position_words; /* id or landmark; printed as id */
extern const struct words myst_key_words;      /* the same; printed as landmark where there is one */
extern const struct words myst_landmark_words; /* the value is the landmark, not its position */
extern const struct words myst_piece_words;    /* c4, a1..a8, c4@c5 */
extern const struct words myst_card_words;     /* with unknown */
extern const struct words myst_face_words;     /* a card one sees: not unknown */

#endif
