/* Boxes: what is printed on the components, and where each datum comes from. */
#ifndef GAME_BOX_H
#define GAME_BOX_H

#include "doc/node.h"
#include "game/shape.h"

struct match;

/* The built-in box with what the record gives laid over it: maps key by key (unless the shape says whole), lists and words
   replaced, what is removable taken out by null. Owned by the arena. */
struct node *box_merge(struct arena *arena, const struct shape *shape, const struct node *built_in,
                       const struct node *given);

/* What one gives and another gives on top of it, both to be merged into a built-in box: null stays, to take something out of that.
   `over` may be NULL. Owned by the arena. */
struct node *box_overlay(struct arena *arena, const struct shape *shape, const struct node *under,
                         const struct node *over);

/* Where the datum at this dotted path comes from: printed if the record gives it or compared the whole box,
   else by the longest matching prefix in the built-in provenance. */
enum provenance box_provenance(const struct match *match, const char *path);

/* What of the box is assumed, and nothing else: a map that can stand as `box:`. Owned by the arena. */
struct node *box_assumed(const struct match *match, struct arena *arena);

/* Is it the club file that gives it, and not the record? */
bool box_said_by_club(const struct match *match, const char *path);

#endif
