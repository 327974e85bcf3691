/* The page of a rule. */
#ifndef STUDY_EXPLAIN_EXPLAIN_RULE_H
#define STUDY_EXPLAIN_EXPLAIN_RULE_H

#include "game/game.h"

/* The page of a rule of this game: sentence, reason, fix, house rules, examples. */
void print_rule_page(const struct game *game, const struct rule *rule, struct text *out);

/* The page of a code of no game or of all (log.turn): what it means, what each game says about it, and the examples of
   the first game that has some. `only`: of that game only; NULL: of all. False: there is no such code. */
bool print_shared_page(const struct game *only, const char *code, struct text *out);

#endif
