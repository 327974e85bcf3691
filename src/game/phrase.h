/* Phrases: an entry as the words that were written, while it is read kindly. */
#ifndef GAME_PHRASE_H
#define GAME_PHRASE_H

#include <stdbool.h>

#include "diag/finding.h"

struct arena;

enum phrase_part { PART_ANY, PART_KEY, PART_VALUE };

/* One word: lower case, without punctuation. Words of one item of a bracketed list share an `item`, from 1; 0 outside of brackets.
   An empty list is the one word "". In a long form keys and values are told apart: a value never begins a field. */
struct phrase_word {
    const char *text, *written; /* the same with its capitals */
    struct place at;
    int item;
    enum phrase_part part;
};

/* word[0] is the verb. Everything in it is the arena's. */
struct phrase {
    struct arena *arena;
    int actor; /* a seat, or CHANCE; may be changed by reword() */
    struct phrase_word *word;
    int count, room;
    int items;           /* of bracketed lists so far */
    const char *advice;  /* why no reading is chosen, with what can be written instead; NULL: nothing to say */
    const char *entries; /* beside advice: what is to be written instead, a line each; NULL: not known */
};

/* Is there such a word at this place? */
bool phrase_has(const struct phrase *phrase, int at, const char *text);

/* Puts the words of `text` (separated by blanks; "" for none) in the place of `count` words from `at` on (0: inserts). They keep
   place and item of the first word replaced; one word for several has the place of them all. */
void phrase_replace(struct phrase *phrase, int at, int count, const char *text);

/* Leaves the entry unreadable, and says why: "move needs an area: zeus-day or zeus-night". */
void phrase_advise(struct phrase *phrase, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Beside advice: an entry that is to be written instead, behind those there are. */
void phrase_write(struct phrase *phrase, const char *entry);

/* Leaves it unreadable, says why, and that entry is to be written instead: "WHY: write `ENTRY`". */
void phrase_write_instead(struct phrase *phrase, const char *why, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Adds the words of a scalar (with `part`), cut at blanks, commas, semicolons and arrows, a full stop at its end dropped.
   False: its brackets do not fit together. */
struct node;
bool phrase_cut(struct phrase *phrase, const struct node *scalar, enum phrase_part part);

/* Adds one word as it is. */
void phrase_add(struct phrase *phrase, const char *bytes, size_t length, struct place at, enum phrase_part part);

/* A copy whose words can be replaced without changing those of the first. */
struct phrase phrase_copy(const struct phrase *phrase);

#endif
