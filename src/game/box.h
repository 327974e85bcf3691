/* Boxes: what is printed on the components, and where each value comes from. */
#ifndef GAME_BOX_H
#define GAME_BOX_H

#include "doc/node.h"
#include "game/shape.h"

struct match;

/* The box `under` with `over` (may be NULL) laid over it: maps key by key (unless the shape has `whole`), lists and
   words replaced. `take_out`: `removable` keys are taken out by null; else it stays, to take a key out of the box that
   this is laid over later. Owned by the arena. */
struct node *box_lay_over(struct arena *arena, const struct shape *shape, const struct node *under,
                          const struct node *over, bool take_out);

/* Where the value at this dotted path comes from: printed if the record gives it or compared the whole box, else by the
   longest matching prefix in the built-in provenance. */
enum provenance box_provenance(const struct match *match, const char *path);

/* Only what is assumed of the box: a map that can be written as `box:`. Owned by the arena. */
struct node *box_assumed(const struct match *match, struct arena *arena);

/* Does the club file give this value, and the record not? */
bool box_said_by_club(const struct match *match, const char *path);

#endif
