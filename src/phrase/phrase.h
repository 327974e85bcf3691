/* The sentences people write: an entry that the strict reading does not understand, read with the tables of its game. */
#ifndef PHRASE_PHRASE_H
#define PHRASE_PHRASE_H

#include "game/game.h"
#include "phrase/says.h"

struct book;

/* What else the reader needs: how the position goes on between the parts of a sentence. */
struct phrase_view {
    const struct match *match;
    const void *state;
    int actor; /* who acts where nobody is named: `keep` and the page know; -1: the sentence says so */
    bool (*after)(void *context, void *state,
                  const struct move *move); /* changes the copy; false: it could not be done */
    void *context;
    bool hints; /* what cannot be read is looked at for what was meant, which takes longer */
};

/* One entry, in the strict form. */
struct phrase_entry {
    struct move move;
    const char *said; /* with the actor */
};

struct phrase_meaning {
    int count, cost;
    const struct phrase_entry *entry;
    const char *remark; /* words that say nothing of the game; NULL: none */
};

enum { MEANINGS_MAX = 6 };

/* All cheapest meanings: one is a reading, none or several are not. Without any, what is known of why. */
struct phrase_reading {
    int count;
    struct phrase_meaning meaning[MEANINGS_MAX];
    const char *why;     /* the table contradicts it: "c3 is carl's"; or NULL */
    const char *missing; /* the entry with capitals for what is missing, `anna: bid ares gold N`; or NULL */
    const char *unknown; /* the first word that nobody knows; or NULL */
    const char *doubt;   /* a word that says it was not done, or not for sure: "not", "maybe", "?"; or NULL */
    const char *verb;    /* the verb that its words announce, whatever else they say; or NULL */
    const char *who;     /* nobody is named, else it would mean this: "bid ares gold 4"; or NULL */
    struct phrase_meaning
        fix; /* what it would mean were it spelt rightly, without a word, or at another moment; count 0: that is not clear */
    struct phrase_meaning
        begun; /* what is read up to the word `behind`, which joins the rest to it; count 0: nothing */
    const char *behind;
    bool rest; /* `fix` or `missing` leaves words of the sentence out */
};

/* Lower case without accents; what only looks different is made the same. */
const char *plain_letters(struct arena *arena, const char *line);

/* Tables made ready; the arena's. */
struct book *phrase_book(const struct game *game, struct arena *arena);
const char *
phrase_fault(const struct book *book); /* what is wrong with them: a word that is not understood; NULL: nothing */

/* The words of records that one word of people may mean: names of values, verbs, numbers; with a space after each. False: nobody
   knows such a word. */
bool phrase_words(const struct book *book, const struct match *match, const char *word, struct text *out);

/* Reads a line: "Anna bids three on Ares", "anna: athena 6". Everything in the reading is the arena's. */
void phrase_read(const struct book *book, const struct phrase_view *view, struct arena *arena, const char *line,
                 struct phrase_reading *reading);

#endif
