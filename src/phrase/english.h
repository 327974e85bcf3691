/* English words that are not of a game: inflection, numbers in words, small words. */
#ifndef PHRASE_ENGLISH_H
#define PHRASE_ENGLISH_H

#include <stdbool.h>

/* How a word is inflected: not, by -s (plural or third person), past, by -ing. */
enum bend { BENT_NOT, BENT_S, BENT_ED, BENT_ING };

enum { BASES_MAX = 10, BASE_ROOM = 40 };

/* A base form that the word may come from. */
struct base_form {
    char word[BASE_ROOM];
    enum bend bend;
};

/* All base forms, the word itself first; regular_forms: for words that are not IRREGULAR. Returns how many. */
int base_forms(const char *word, struct base_form bases[BASES_MAX]);
int regular_forms(const char *word, struct base_form bases[BASES_MAX]);

/* number_said: "three", "3" are 3. ordinal_said: "third", "3rd" are 3, "last" is LAST_RANK. -1: not one. */
int number_said(const char *word);
int ordinal_said(const char *word);

/* Made of english.txt, which says what they are for: patterns without inflection, classes of words, and words with
   their base forms. IRREGULAR are past forms and plurals that do not end with -ed and -s. Doubt begins with RULINGS. */
enum { ENGLISH_ROOM = 16 };
enum { ARTICLES, AMOUNTS, COMMAS, JOINERS, GREETINGS, CRIES, SAYING, DECLARING, GETTING, HELPING, LEADING, IRREGULAR };
enum { RULINGS = IRREGULAR + 1, DENIALS, REFUSALS, DOUBTS, PLANNING, PLANS, BEINGS, NEARING, CEASING, AVOIDING };
enum { TAKING = AVOIDING + 1, SIGNALS, PASSES, ASKED, ASKINGS, ASKING, SMILEYS, CLASSES };
extern const char *const english_words[CLASSES];
extern const char english_small[], english_leads[], english_asides[], english_choices[];
extern const char english_numbers[][2][ENGLISH_ROOM], english_ordinals[][2][ENGLISH_ROOM],
    english_past[][2][ENGLISH_ROOM], english_plurals[][2][ENGLISH_ROOM], english_endings[][2][ENGLISH_ROOM],
    english_stems[][2][ENGLISH_ROOM], english_unmarked[][2][ENGLISH_ROOM];

/* What the table has for the word, or NULL. */
const char *english_form(const char (*forms)[2][ENGLISH_ROOM], const char *word);

#endif
