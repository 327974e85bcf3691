/* Lexicon: what its files share. */
#ifndef GAME_LEXICON_INTERNAL_H
#define GAME_LEXICON_INTERNAL_H

#include <stdint.h>

#include "game/game.h"
#include "game/lexicon.h"
#include "game/short_forms.h"

enum {
    BUCKET_BITS = 9,
    MOST_LETTERS = 16, /* of two numbers */
    NAME_ROOM = 64,
    OF_VERBS = -1, /* in place of a verb: the word stands where a verb does */
};

/* What a word means as the value of a field, or as an item of its list. */
struct meaning {
    int value;
    bool fits;
    bool bare; /* it says that the field is there, and nothing else */
};

/* A word of an entry. Its letters are compared as two numbers: the last eight, and those before them. */
struct spelling {
    const char *text;
    size_t length;
    uint64_t head, tail;
};

/* A word at a place: of which verb, and after which of its fields. */
struct sense {
    uint64_t head, tail; /* no tail: nothing is kept here */
    short place;
    signed char begins; /* as entry_begins */
    struct meaning meaning;
};

/* What is looked up at one number: the word learnt last, and the one before it. */
struct bucket {
    struct sense newer, older;
};

struct lexicon {
    const struct match *match;
    struct match known; /* what words can mean as in this match; its names are below */
    char name[SEATS_MAX][NAME_ROOM];
    int bits, learnt; /* so many bits number a bucket: few for a short record, all when that many words were learnt */
    struct bucket bucket[1 << BUCKET_BITS];
    struct short_forms forms;
};

/* The next word of the text. False if there is none. */
static inline bool next_word(const char **text, struct spelling *word)
{
    const char *at = *text;
    while (*at == ' ')
        at++;
    uint64_t head = 0, tail = 0;
    word->text = at;
    for (; *at && *at != ' '; at++)
        tail = tail << 8 | (unsigned char)*at;
    for (const char *letter = word->text; at - letter > 8; letter++)
        head = head << 8 | (unsigned char)*letter;
    word->length = (size_t)(at - word->text);
    word->head = head;
    word->tail = tail;
    *text = at;
    return tail;
}

static inline struct spelling spelling_of(const char *first, const char *end)
{
    struct spelling word = {.text = first, .length = (size_t)(end - first)};
    for (const char *letter = first; letter < end; letter++)
        word.tail = word.tail << 8 | (unsigned char)*letter;
    for (const char *letter = first; end - letter > 8; letter++)
        word.head = word.head << 8 | (unsigned char)*letter;
    return word;
}

/* What the word means there; asked of the shapes the first time. NULL if it is too long to be kept. */
const struct sense *lexicon_look_up(struct lexicon *lexicon, struct arena *scratch, const struct spelling *word,
                                    int verb, int field);

#endif
