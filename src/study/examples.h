/* Examples: the shipped scenarios that break a rule, or just do not, or show it at work, built into the program. */
#ifndef STUDY_EXAMPLES_H
#define STUDY_EXAMPLES_H

/* A rule has the first two, one that is never a finding the last. */
enum example_kind { EXAMPLE_FIRING, EXAMPLE_NEAR_MISS, EXAMPLE_CONSEQUENCE, EXAMPLE_KINDS };

/* The record as YAML text; NULL if none is shipped. */
const char *example_of(const char *game, const char *code, enum example_kind kind);

#endif
