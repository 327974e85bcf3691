/* Myst: points. */
#ifndef GAMES_MYST_SCORE_H
#define GAMES_MYST_SCORE_H

#include "games/myst/state.h"

enum which_cards { CARDS_ALL, CARDS_FLIPPED };

/* Switches, Values and Bonus of a team now, from the cards one knows of. */
void myst_lines(const struct match *match, const struct state *s, int team, enum which_cards which, int line[LINES]);

/* What the team has so far in the scoring: switches, and the cards it has flipped. */
int myst_running_total(const struct match *match, const struct state *s, int team);

/* Would a card for this landmark bring the Bonus? */
bool myst_earns_bonus(const struct match *match, const struct state *s, int team, int landmark);

/* The least and the most that the unknown cards can add. */
void myst_range(const struct match *match, const struct state *s, int team, int *low, int *high);

void myst_score(const struct match *match, const void *state, struct standing *standing);
int myst_balance(const struct match *match, const void *state, int seat, int account);

#endif
