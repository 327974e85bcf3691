/* Map text: a map of words and lists of words as it stands there, gone through without nodes. */
#ifndef DOC_MAP_TEXT_H
#define DOC_MAP_TEXT_H

#include <stdbool.h>

enum { MAP_TEXT_WORDS = 32 }; /* of one value */

struct map_word {
    const char *first, *end;
};

/* A word, or the words of a list; from where it begins to after it. */
struct map_value {
    const char *first, *end;
    bool list;
    int count;
    struct map_word word[MAP_TEXT_WORDS];
};

struct map_text {
    const char *at;
    bool in_braces;
    bool ended; /* all of it was gone through, and is what libyaml would make of it */
};

/* The text of a map that the reader has not read: in braces, or a line for each key, all as far to the right as the first. */
struct map_text map_text_of(const char *text);

/* The next key, and then its value. False at the end; or at something else, which may mean anything. */
bool map_text_key(struct map_text *map, struct map_word *key);
bool map_text_value(struct map_text *map, struct map_value *value);

#endif
