/* Examples: shipped scenarios that break a rule, nearly break it, or show it at work; and the pages of `explain`. All
   are built into the program. */
#ifndef STUDY_EXPLAIN_EXAMPLES_H
#define STUDY_EXPLAIN_EXAMPLES_H

#include "game/game.h"

/* Pages of no game: the terms of the program, the codes that all games share. */
extern const char shared_pages[];

/* A part of a page: "why" and "fix" of a rule; "does", "rules" and "house" of a term; "alias", the word that has the
   page. Or a record as YAML text: "illegal" and "near" of a rule, "consequence" of a rule that is never a finding,
   "verbs" of a verb. NULL: none. */
const char *page_of(const char *game, const char *word, const char *part);

/* The next word of that game with this part, after `after` (NULL: the first); NULL at the end. */
const char *next_page(const char *game, const char *part, const char *after);

/* Prints the record that breaks the rule and the one that nearly does, or the one that shows it at work. `game` is the
   id under which they are shipped. */
void print_examples(const char *game, const struct rule *rule, struct text *out);

/* Prints the record below its heading, indented. */
void print_example(const char *heading, const char *record, struct text *out);

/* "  House rules: ..." if another answer makes the first record legal or the second one illegal. */
void print_house_rules(const char *game, const struct rule *rule, struct text *out);

#endif
