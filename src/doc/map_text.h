/* Map text: reads a map of words and lists of words from its text, without nodes. */
#ifndef DOC_MAP_TEXT_H
#define DOC_MAP_TEXT_H

#include <stdbool.h>

enum { MAP_TEXT_WORDS = 32 }; /* most words of one value */

struct map_word {
    const char *first, *end;
};

/* A word, or the words of a list. `first` to `end` is all of it in the text. */
struct map_value {
    const char *first, *end;
    bool list;
    int count;
    struct map_word word[MAP_TEXT_WORDS];
};

struct map_text {
    const char *at;
    bool in_braces;
    bool ended; /* everything was read, and libyaml would read the same */
};

/* Begins to read the text of a map: in braces, or one line for each key, all in one column. */
struct map_text map_text_of(const char *text);

/* The next key, then its value. False at the end (`ended`), or where the text may mean something else. */
bool map_text_key(struct map_text *map, struct map_word *key);
bool map_text_value(struct map_text *map, struct map_value *value);

#endif
