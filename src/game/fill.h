/* Filling: which words of a phrase belong to which field of its verb. */
#ifndef GAME_FILL_H
#define GAME_FILL_H

#include <stdbool.h>

#include "game/game.h"
#include "game/phrase.h"

/* Words from `from` on that belong to one field; none where only its name was written. */
struct filled {
    int field;
    const struct shape *shape; /* of the form, perhaps narrower than the verb's */
    bool required, given, named;
    int from, count; /* words of the phrase */
    int key;         /* the word that named it, or -1 */
};

/* One way to give all words to fields, in the order of the form. */
struct filling {
    int fields, missing; /* missing: required and not given */
    struct filled part[MOVE_FIELDS];
};

struct filler {
    const struct match *match;
    struct arena *arena;
    const struct verb *verb;
    const struct phrase *phrase;
    bool lenient; /* what is required may be missing */
    void (*found)(struct filler *filler, const struct filling *filling);
    void *whom;
};

/* Finds every way that fits words, types and box; at most a few dozen. */
void fill_fields(struct filler *filler);

/* The words of a field as a node, as the strict reading wants it: a word or a list. */
struct node *filled_node(const struct filler *filler, const struct filled *part);

/* Could the word stand somewhere behind this verb: as a field's name or as a value of one? */
bool word_has_place(const struct match *match, struct arena *arena, const struct verb *verb,
                    const struct phrase_word *word);

#endif
