/* Examples: shipped scenarios that break a rule, nearly break it, or show it at work; and the pages of `explain`. All
   are built into the program. */
#ifndef STUDY_EXPLAIN_EXAMPLES_H
#define STUDY_EXPLAIN_EXAMPLES_H

#include "game/game.h"
/* A rule has the first two, a rule that is never a finding the third. A verb has the last. */
enum example_kind { EXAMPLE_FIRING, EXAMPLE_NEAR_MISS, EXAMPLE_CONSEQUENCE, EXAMPLE_VERB, EXAMPLE_KINDS };

/* Pages of no game: the terms of the program, the codes that all games share. */
extern const char shared_pages[];

/* The record as YAML text; NULL: none. `word` is a code or a verb. */
const char *example_of(const char *game, const char *word, enum example_kind kind);

/* A part of a page: "why" and "fix" of a rule; "does", "rules" and "house" of a term; "alias", the word that has the
   page. NULL: none. */
const char *page_of(const char *game, const char *word, const char *part);

/* The next word of that game with this part, after `after` (NULL: the first); NULL at the end. */
const char *next_page(const char *game, const char *part, const char *after);

/* Prints the record that breaks the rule and the one that nearly does, or the one that shows it at work. `game` is the
   id under which they are shipped. False: there are none. */
bool print_examples(const char *game, const struct rule *rule, struct text *out);

/* Prints the record below its heading, indented. */
void print_example(const char *heading, const char *record, struct text *out);

/* "  House rules: ..." if another answer makes the first record legal or the second one illegal. */
void print_house_rules(const char *game, const struct rule *rule, struct text *out);

#endif
