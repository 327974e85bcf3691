/* The examples of a rule: what referee finds in them, and under which house rules it finds something else. */
#ifndef STUDY_EXPLAIN_EXPLAIN_EXAMPLE_H
#define STUDY_EXPLAIN_EXPLAIN_EXAMPLE_H

#include "game/game.h"

/* Prints the record that breaks the rule and the one that nearly does, or the one that shows it at work. `game` is the
   id under which they are shipped. False: there are none. */
bool print_examples(const char *game, const struct rule *rule, struct text *out);

/* "  House rules: ..." if another answer makes the first record legal or the second one illegal. */
void print_house_rules(const char *game, const struct rule *rule, struct text *out);

/* Prints the record below its heading, indented. */
void print_example(const char *heading, const char *record, struct text *out);

#endif
