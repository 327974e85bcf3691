/* Myst: the parts of setting up a table. Each reads its fields and answers false after a finding. */
#ifndef GAMES_MYST_SETUP_H
#define GAMES_MYST_SETUP_H

#include "games/myst/state.h"

bool myst_setup(struct hearing *h, const struct node *table);

bool myst_setup_board(struct hearing *h, const struct node *table);
bool myst_setup_cards(struct hearing *h, const struct node *table);
bool myst_setup_phase(struct hearing *h, const struct node *table); /* after the two others */

/* What the table says for this team under that key; NULL if nothing. */
const struct node *myst_for_team(const struct node *table, const char *key, int team);

/* Refuses at that node; answers false. */
bool myst_bad_table(struct hearing *h, int rule, const struct node *at, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* Is that word's position (or landmark) in the box? */
bool myst_known_place(struct hearing *h, const struct node *word);

#endif
