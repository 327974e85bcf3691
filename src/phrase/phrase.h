/* Sentences: entries that the strict reading does not understand, read with the tables of their game. */
#ifndef PHRASE_PHRASE_H
#define PHRASE_PHRASE_H

#include "game/game.h"
#include "phrase/says.h"

struct book;

/* What the reader needs besides: the position, and how it changes between the parts of a sentence. */
struct phrase_view {
    const struct match *match;
    const void *state;
    int actor; /* who acts if no player is named, as `keep` and the page know; -1: the sentence must name a player */
    bool (*after)(void *context, void *state,
                  const struct move *move); /* plays the move on `state`; false: it is not possible */
    void *context;
    bool hints;      /* look for what an unreadable sentence may have meant, which takes longer */
    unsigned to_act; /* for hints: bits of the players who can act now */
};

/* One entry in the strict form. */
struct phrase_entry {
    struct move move;
    const char *said; /* with the actor */
};

struct phrase_meaning {
    int count, cost;
    const struct phrase_entry *entry;
    const char *remark; /* its words that are not about the game; NULL: none */
};

enum { MEANINGS_MAX = 6 };

/* All cheapest meanings: one is a reading, none or several are not. Without one, the members below say what is
   known. */
struct phrase_reading {
    int count;
    struct phrase_meaning meaning[MEANINGS_MAX];
    const char *why;     /* the position contradicts it: "c3 is carl's"; or NULL */
    const char *missing; /* the entry with capitals for missing parts, `anna: bid ares gold N`; or NULL */
    const char *unknown; /* the first unknown word; or NULL */
    const char *doubt;   /* a word that says it was not done, or not for sure: "not", "maybe", "?"; or NULL */
    const char *verb;    /* the verb that its words announce; or NULL */
    const char *who; /* what it would mean if a player were named: "bid ares gold 4"; or NULL. `fix` then has it with
                            the only player who can act */
    /* What it would mean with its spelling corrected, without a word, or at another moment; count 0: not clear. */
    struct phrase_meaning fix;
    struct phrase_meaning
        begun; /* what was read up to the word `behind`, which joins the rest to it; count 0: nothing */
    const char *behind;
    bool points; /* it counts points: "12 points" */
    bool rest;   /* `fix` or `missing` leaves out words of the sentence */
};

/* Lower case without accents; characters that only look different become the same. */
const char *plain_letters(struct arena *arena, const char *line);

/* The prepared tables, owned by the arena. */
struct book *phrase_book(const struct game *game, struct arena *arena);
const char *phrase_fault(const struct book *book); /* what is wrong with the tables, or NULL */

/* Adds the words of records that one word of people may mean (names of values, verbs, numbers), a space after each.
   False: the word is not known. */
bool phrase_words(const struct book *book, const struct match *match, const char *word, struct text *out);

/* Reads a line: "Anna bids three on Ares", "anna: athena 6". The arena owns everything in the reading. */
void phrase_read(const struct book *book, const struct phrase_view *view, struct arena *arena, const char *line,
                 struct phrase_reading *reading);

#endif
