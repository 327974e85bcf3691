/* Myst: shapes that more than one file needs. */
#ifndef GAMES_MYST_SHAPES_H
#define GAMES_MYST_SHAPES_H

#include "game/shape.h"

extern const struct shape myst_table_shape;
extern const struct shape myst_place_shape, myst_key_shape, myst_hand_shape;

#endif
