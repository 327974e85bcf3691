/* Variation: trees of a table or box changed at random, and values made up from their shapes. */
#ifndef TESTS_FUZZ_VARY_H
#define TESTS_FUZZ_VARY_H

#include "dice.h"
#include "game/game.h"

/* Changes something somewhere in the tree: a number, a word, an item more or less. */
void vary_tree(struct dice *dice, struct arena *arena, struct node *tree);

/* The way down to something in the tree, and that changed: what a record's own box: would say. */
struct node *vary_branch(struct dice *dice, struct arena *arena, const struct node *tree);

/* Says nearly the same in other words: capitals, other words of the game, how many there are of each in place of a list. */
void loosen_tree(struct dice *dice, const struct game *game, struct arena *arena, struct node *tree);

/* A value of that shape, or nearly, as YAML on one line. */
void make_value(struct dice *dice, const struct match *match, const struct shape *shape, int depth, struct text *out);

/* The value of an entry with that verb. */
void make_entry(struct dice *dice, const struct match *match, const struct verb *verb, struct text *out);

#endif
