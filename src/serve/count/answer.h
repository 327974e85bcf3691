/* Answers: what people say to a question of the final count, as a record writes it. */
#ifndef SERVE_COUNT_ANSWER_H
#define SERVE_COUNT_ANSWER_H

#include "game/game.h"

/* Is it "", "?" or "unknown"? */
bool answer_is_unknown(const char *answer);

/* The answer as the value of the question's key, on one line: `{violet: 3, brown: 1}`. The shape is not checked. For
   ANSWER_WHO the words themselves. */
void print_answer(const struct match *match, const struct count_question *question, const char *answer,
                  struct text *out);

#endif
