/* A battle: sides, strength, retreats. */
#ifndef CYCLADES_BATTLE_H
#define CYCLADES_BATTLE_H

#include "games/cyclades/state.h"

bool cyc_battle_at_sea(const struct box *b, const struct state *s);
int cyc_battle_isle(const struct box *b, const struct state *s); /* only on land */
int cyc_defender_of(const struct box *b, const struct state *s);
int cyc_defending_units(const struct box *b, const struct state *s); /* without the Minotaur */
bool cyc_minotaur_defends(const struct box *b, const struct state *s);

/* What is added to each die. */
int cyc_attack_strength(const struct state *s);
int cyc_defence_strength(const struct box *b, const struct state *s);

/* May this side go there, the assault rule and whose turn it is left aside? The goal is an isle on land, else a sea. */
bool cyc_retreat_open(const struct match *match, const struct state *s, int seat, int goal);
bool cyc_can_retreat(const struct match *match, const struct state *s, int seat);

/* The side that is asked next: the defender if `defender_too`, then the attacker, then the dice. */
void cyc_ask_sides(const struct match *match, struct state *s, bool defender_too);

/* The attacker takes the space; the battle is over. */
void cyc_win_battle(struct hearing *h);
void cyc_end_battle(struct state *s);

#endif
