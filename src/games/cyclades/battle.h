/* Cyclades: a battle: sides, strength, retreats. */
#ifndef CYC_BATTLE_H
#define CYC_BATTLE_H

#include "games/cyclades/state.h"

bool cyc_battle_at_sea(const struct cyc_box *b, const struct cyc_state *s);
int cyc_battle_isle(const struct cyc_box *b, const struct cyc_state *s); /* NOWHERE at sea */
int cyc_defender_of(const struct cyc_box *b, const struct cyc_state *s); /* NOBODY: the Minotaur defends a free isle */
int cyc_defending_units(const struct cyc_box *b, const struct cyc_state *s); /* without the Minotaur */
bool cyc_minotaur_defends(const struct cyc_box *b, const struct cyc_state *s);

/* What defends: walls are ports around a sea, fortresses on an isle. */
struct cyc_defence {
    int units, minotaur, walls, metropolises;
};
struct cyc_defence cyc_defence_of(const struct cyc_box *b, const struct cyc_state *s);

/* What is added to the defender's die; to the attacker's their units. */
int cyc_defence_strength(const struct cyc_box *b, const struct cyc_state *s);

/* The side that is asked whether it fights on; NOBODY before a throw of the dice. */
int cyc_asked_side(const struct cyc_box *b, const struct cyc_state *s);

/* Is there a space this side could retreat to? Ignores the assault rule and whose turn it is. */
bool cyc_can_retreat(const struct match *match, const struct cyc_state *s, int seat);

/* Asks the defender next if `defender_too`, else the attacker, if they can retreat; else the dice are next. */
void cyc_ask_sides(const struct match *match, struct cyc_state *s, bool defender_too);

void cyc_begin_battle(struct hearing *h, int at, int units); /* the actor attacks the space */

/* Ends the battle: the attacker takes the space, or the defender keeps it, perhaps with a territory marker. */
void cyc_win_battle(struct hearing *h);
void cyc_lose_battle(struct hearing *h);

#endif
