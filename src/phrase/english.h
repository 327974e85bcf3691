/* English that no game knows: inflection, numbers in words, small words. */
#ifndef PHRASE_ENGLISH_H
#define PHRASE_ENGLISH_H

#include <stdbool.h>

/* How a word was bent: not at all, by -s (a plural, or a third person), into the past, by -ing. */
enum bend { BENT_NOT, BENT_S, BENT_ED, BENT_ING };

enum { BASES_MAX = 10, BASE_ROOM = 40 };

/* A form of which the word may come. */
struct base_form {
    char word[BASE_ROOM];
    enum bend bend;
};

/* All of them, the word itself first. */
int base_forms(const char *word, struct base_form bases[BASES_MAX]);

/* "three", "3": 3; -1: no number. "third", "3rd": 3, "last": LAST_RANK; -1: no ordinal. */
int number_said(const char *word);
int ordinal_said(const char *word);

/* Articles and possessives, which may stand inside of any phrase. */
bool is_article(const char *word);

/* "and", a comma: between parts of a sentence and between things. "then", "before": between parts only. */
bool is_comma(const char *word);
bool is_joiner(const char *word);

/* A word of ruling or taking back, in a remark; one that leaves open whether it happened. */
bool is_ruling(const char *word);
bool is_doubting(const char *word);
bool is_denying(const char *word);

/* Words that say nothing, as a pattern: they count exactly as they stand. */
extern const char english_small[];

#endif
