/* Examples: the shipped scenarios that break a rule, or just do not, built into the program. */
#ifndef STUDY_EXAMPLES_H
#define STUDY_EXAMPLES_H

enum example_kind { EXAMPLE_FIRING, EXAMPLE_NEAR_MISS };

/* The record as YAML text; NULL if none is shipped. */
const char *example_of(const char *game, const char *code, enum example_kind kind);

#endif
