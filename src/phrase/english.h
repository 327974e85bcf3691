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

/* All base forms, the word itself first. Returns how many. */
int base_forms(const char *word, struct base_form bases[BASES_MAX]);

/* number_said: "three", "3" are 3. ordinal_said: "third", "3rd" are 3, "last" is LAST_RANK. -1: not one. */
int number_said(const char *word);
int ordinal_said(const char *word);

/* Is it an article or possessive, which may be inside of any phrase? */
bool is_article(const char *word);

/* is_comma: "and", a comma, between parts of a sentence and between things. is_joiner: also "then", "before", between
   parts only. */
bool is_comma(const char *word);
bool is_joiner(const char *word);

/* is_ruling: a word about a ruling or taking back, in a remark. is_doubting: a word that leaves open whether it
   happened. */
bool is_ruling(const char *word);
bool is_doubting(const char *word);
bool is_denying(const char *word);

/* Words of a question about the rules, "was that allowed?". is_asked: enough by itself. is_asking: it begins one.
   in_question: any of them. */
bool is_asked(const char *word);
bool is_asking(const char *word);
bool in_question(const char *word);

/* Made of english.txt, which says what they are for: patterns without inflection; words, of which the last is empty;
   words with their base forms. */
enum { ENGLISH_ROOM = 16 };
extern const char english_small[], english_leads[], english_asides[], english_choices[];
extern const char english_articles[][ENGLISH_ROOM], english_commas[][ENGLISH_ROOM], english_joiners[][ENGLISH_ROOM],
    english_rulings[][ENGLISH_ROOM], english_denials[][ENGLISH_ROOM], english_doubts[][ENGLISH_ROOM],
    english_asked[][ENGLISH_ROOM], english_askings[][ENGLISH_ROOM], english_asking[][ENGLISH_ROOM];
extern const char english_past[][2][ENGLISH_ROOM], english_plurals[][2][ENGLISH_ROOM];

#endif
