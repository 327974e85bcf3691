/* Sentences: entries that the strict reading does not understand, read with the tables of their game (says.h). What a
   line means depends on the line, the names of the players, the words of the game and what is printed in its box. */
#ifndef PHRASE_PHRASE_H
#define PHRASE_PHRASE_H

#include "game/game.h"
#include "phrase/says.h"

/* One entry in the strict form. */
struct phrase_entry {
    struct move move;
    const char *said; /* with the actor */
};

struct phrase_meaning {
    int count;
    const struct phrase_entry *entry;
    const char *remark; /* its note in brackets or after a dash; NULL: none */
};

/* Exactly one meaning, or `meanings` is not 1 and the line is unread. */
struct phrase_reading {
    int meanings; /* 2: several */
    struct phrase_meaning meaning;
    int all; /* what it may mean, if it is not too much */
    const struct phrase_meaning *each;
    const char *line;  /* as it is written */
    size_t understood; /* bytes of it, up to where something could be read */
};

/* Lower case without accents; characters that only look different become the same. */
const char *plain_letters(struct arena *arena, const char *line);

/* How many bytes of the line become that many bytes of plain_letters. */
size_t letters_within(const char *line, size_t plain);

/* Reads a line without `illegal` and `ruled`: "Anna bids three on Ares", "anna: athena 6". The arena owns everything in
   the reading. */
void phrase_read(const struct match *match, struct arena *arena, const char *line, struct phrase_reading *reading);

/* Adds the values of the game's kinds, the verbs and the number that a word of people may mean, a space after each. False:
   the word is unknown. */
bool phrase_words(const struct match *match, const char *word, struct text *out);

/* "three", "3" are 3; -1: not a number. english_small: is it a small word? The list of them, with spaces between. */
int number_said(const char *word);
bool english_small(const char *word);
void english_small_words(struct text *out);

#endif
