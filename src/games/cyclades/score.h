/* Scores, winners, ranking, and the balance of accounts. */
#ifndef CYCLADES_SCORE_H
#define CYCLADES_SCORE_H

#include "games/cyclades/state.h"

void cyc_score(const struct match *match, const void *state, struct standing *standing);
void cyc_closing(struct hearing *h);
int cyc_balance(const struct match *match, const void *state, int seat, int account);

#endif
