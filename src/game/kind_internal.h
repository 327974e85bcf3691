/* Kind reading: what its files share. */
#ifndef GAME_KIND_INTERNAL_H
#define GAME_KIND_INTERNAL_H

#include "game/game.h"
#include "game/kind.h"
#include "game/phrase.h"

/* A map with more keys means nothing, and is not tried with each of them as its verb. */
enum { MOST_READINGS = 6, MOST_KEYS = 24, MOST_FORMS = 12 };

/* One entry while it is read. */
struct kind {
    const struct match *match;
    const void *state;
    struct arena *arena;
    int actor;
    struct phrase phrase;        /* as written */
    struct node asides;          /* note, illegal and ruled, as a map */
    const struct node *repeated; /* the key of one that stands there twice; NULL: none */
    struct candidate {
        struct node *map;
        struct move move;
    } reading[MOST_READINGS];
    int readings;
    const char *advice, *entries; /* of the game */
    const struct verb *verb;
    struct phrase understood; /* the last one whose verb was known, as far as it is in the game's words; none: empty */
};

/* Reads a phrase that begins with a verb, or with a word that the game can turn into one. */
void read_phrase(struct kind *kind, struct phrase phrase);

/* The same for every verb that the first words of kind->phrase can stand for. */
void read_with_verb(struct kind *kind);

/* There is no reading, and the game says why. */
void take_advice(const struct kind *kind, struct kind_reading *reading);

/* There is no reading: how it should be written, as far as that is clear. */
void kind_hint(struct kind *kind, const struct node *value, struct kind_reading *reading);

/* What a verb is called by itself: `takes`, `carried`, `went`, `swapping`. The word as it is comes first. */
struct forms {
    const char *form[MOST_FORMS];
    int count;
};
struct forms list_forms(struct arena *arena, const char *word);

/* Does it only join other words? Then it is not a misspelt one of the game's. */
bool is_small_word(const char *word);

/* Does it turn the meaning round? Then it may not be left out. */
bool is_negation(const char *word);

/* Is every word understood one of those that there are, and not only like one of them? */
bool all_known(const struct kind *kind);

/* The entry, if there is just one reading; else NULL. */
const char *only_reading(const struct kind *kind);

/* Without signs around its words that say nothing: `(bid ares 2!)`, and with a blank for those in them: `level=2`. */
struct phrase trimmed_phrase(const struct phrase *phrase);

/* The entry with its misspelt words put right, if that has one reading; else NULL. */
const char *corrected(struct kind *whole, const struct node *value);

/* `bid ares 2 gold`, `bid ares for gold 2`: the entry with its words in another order, or without one that may go, if all such
   changes have one reading; else NULL. */
const char *rearranged(struct kind *kind);

/* Nothing says what is done: says with which verbs the words would be an entry. */
void find_verb(struct kind *kind, struct kind_reading *reading);

/* `recruit troop b1, done`: says which entries these are. `each` has a verb of its own, else the verb goes on, or all but the last
   word: `recruit troop b1, troop g6`, `recruit troop b1 and g6`. False: not several. */
bool several_entries(struct kind *kind, const struct node *value, bool each, struct kind_reading *reading);

/* `recruit troop b1 twice`: says so. False: nothing is to be done more than once. */
bool several_times(struct kind *kind, struct kind_reading *reading);

#endif
