/* Shapes: what a part of a record may look like, as data. One description serves the reader, the spell-checker, the
   schema, the printed entry and the comparison of claims. */
#ifndef GAME_SHAPE_H
#define GAME_SHAPE_H

#include <limits.h>
#include <stdbool.h>

#include "doc/node.h"

struct match;
struct move;
struct text;

enum { WORD_ROOM = 64 }; /* bytes for one printed word */

/* UNKNOWN_NUMBER: the value of a number written as `unknown`, in shapes that allow it. NO_NUMBER: of one written as
   `none`. Neither is a number of any shape. */
enum { UNKNOWN_NUMBER = INT_MIN / 2, NO_NUMBER };

/* A vocabulary. The values of `list` are `base`, `base` + 1, ...; words that are not in `list` go to `read`. The
   functions are for words that depend on the players or on the box; `list` or the functions may be missing. If several
   vocabularies meet in one shape, their values must differ: `base` is for that. */
struct words {
    const char *const *list; /* NULL-terminated */
    int base;
    /* False: not a word of this vocabulary. */
    bool (*read)(const struct match *, const char *word, int *value);
    const char *(*name)(const struct match *, int value, char room[WORD_ROOM]); /* NULL: not a value of it */
    int (*count)(const struct match *); /* `name` knows 0 .. count-1, for suggestions; may be NULL */
    /* The values of a word that means several; may be NULL. */
    int (*spread)(const struct match *, int value, int most, int *values);
    const char *(*meant)(const struct match *, const char *word, char room[WORD_ROOM]);
    /* the word that another spelling is read as; NULL: none. May be NULL */
    const char *(*lacking)(const struct match *); /* what a complaint about another word adds; may be NULL */
    const char *pattern; /* what `read` accepts, for the schema: an ECMA regex without anchors */
};

enum form {
    FORM_NONE,   /* a verb without a value: the bare word, or `true` */
    FORM_WORD,   /* one of `words` */
    FORM_NUMBER, /* whole, low .. high */
    FORM_HALVES, /* a number in halves; its value is twice the number, low .. high likewise */
    FORM_FLAG,   /* true or false: 1 or 0 */
    FORM_NAME,   /* a player's name: the seat; or one of `words`, whose base must be above any seat or negative */
    FORM_TEXT,   /* free text */
    FORM_LIST,   /* items `of`, in order; low .. high of them (0, 0: any number) */
    FORM_BAG,    /* the same, in any order */
    FORM_TUPLE,  /* exactly `fields`, by position; no fields: an empty list */
    FORM_MAP,    /* the keys of `fields` */
    FORM_EACH,   /* a map from `words` (with `by_name`: from players' names and `words`) to `of` */
    FORM_ENTRY,  /* the value of a log entry, long or short: what move_read reads, with a verb of `words`, or any */
    FORM_EITHER, /* the first of `fields` that the node has the shape of; their names do not matter */
};

struct field;
enum { FIELDS_MAX = 63 }; /* fields of a map */

struct shape {
    enum form form : 8;
    /* In a table or final count: `unknown` may be written for a number or list, with the value UNKNOWN_NUMBER. */
    bool unknown : 1;
    bool by_name : 1; /* FORM_EACH: keys are players */
    /* In a table: `none` and null mean an empty list or map; a number then has NO_NUMBER, or 0 with `zero`. */
    bool none : 1;
    bool zero : 1;
    bool counted : 1;     /* FORM_BAG, in a table: {violet: 2} may be written for [violet, violet] */
    bool one : 1;         /* FORM_LIST, FORM_BAG: one item may be written for a list of one; setup() then gets a word */
    bool padded : 1;      /* FORM_LIST of numbers, in a table: missing ones at its end are 0 */
    bool ignored : 1;     /* in a table: not kept in the state, and claims about it are ignored */
    bool whole : 1;       /* in a box: replaced as a whole, not merged key by key */
    bool removable : 1;   /* FORM_EACH, FORM_MAP, in a box: `null` takes out a key */
    unsigned char digits; /* FORM_NUMBER: no sign and at most this many digits; 0: any form */
    int places;           /* FORM_LIST, in a table: a map from 1 to `places` may be written for it; 0: no */
    int low, high;
    const char *what; /* for messages and the schema: "a space", "a patron" */
    /* FORM_LIST, FORM_BAG: words for the whole list, such as `all`; `spread` gives the items. */
    const struct words *words;
    union {
        const struct shape *of;
        const struct field *fields; /* ends with a row without shape */
    };
};

/* Was an empty list or map written as `none` or `null`? In a map of counts an empty map means unknown, `none` means
   0. */
static inline bool written_as_none(const struct node *node)
{
    return node->kind != NODE_WORD && !node->first && node->text;
}

static inline bool is_list(const struct shape *shape)
{
    return shape->form == FORM_LIST || shape->form == FORM_BAG;
}

struct field {
    const char *name;
    const struct shape *shape;
    bool required;
    const char *doc; /* one line for the schema and the manual */
};

/* A shape, fields of a verb or a shape, and words of a vocabulary (`first` is the value of the first), where they are
   used. */
#define SHAPE(...) (&(const struct shape){__VA_ARGS__})
#define KEYS(...) ((const struct field[]){__VA_ARGS__, {0}})
#define WORDS(first, ...) (&(const struct words){.list = (const char *const[]){__VA_ARGS__, NULL}, .base = (first)})

extern const struct shape shape_none, shape_flag, shape_text, shape_name, shape_names /* bag of players */;

/* What is wrong with a part of a record, and what to write instead. */
struct complaint {
    struct place at;
    const char *sentence; /* without the hint */
    struct hint hint;
};

/* Where mistakes of shape are reported. `complain` gets each complaint, valid only during the call; it may be NULL. */
struct fault {
    const struct match *match;
    void (*complain)(void *context, const struct complaint *complaint);
    void *context;
    struct arena *scratch;
};

#define SILENT(match_, scratch_) (&(struct fault){.match = (match_), .scratch = (scratch_)})

/* Reports a complaint; returns false. */
#define tell_fault(fault, at, ...) tell_unknown((fault), (at), (struct hint){0}, __VA_ARGS__)
bool tell_unknown(struct fault *fault, struct place at, struct hint hint, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* Does the node have the shape? Sets `value` in every word below it. Each mistake is reported once. */
bool shape_fits(const struct shape *shape, struct node *node, struct fault *fault);

/* How to read a part of a record in other words. `tell` gets each place with what it is read as; it may be NULL. */
struct softening {
    const struct match *match;
    struct arena *arena;
    bool numbers; /* a key may also be in the singular or plural */
    void (*tell)(void *context, struct place at, const char *read);
    /* Reads an entry in the table as a sentence: false if it has no meaning, or several. NULL: not tried. */
    bool (*hear)(void *context, const struct node *entry, struct move *move);
    void *context;
};

/* Respells in place what lacks the shape but is understood: capitals, a single value for a list, halves as 1/2 signs or
   with a comma, other words of the game. Leaves the rest: shape_fits reports what is wrong with it. */
void shape_soften(const struct shape *shape, struct node *node, const struct softening *softening);

/* The key of a map that `text` means: ignoring case, by another word of the game, with `numbers` also in the singular
   or plural; or NULL. */
const char *shape_key_meant(const struct shape *shape, const struct match *match, const char *text, bool numbers);

/* shape_fits without complaints, after softening what does not have the shape. */
bool shape_fits_loosely(const struct shape *shape, struct node *node, const struct softening *softening);

/* Is this the form of the shape, or of one of its alternatives? */
bool shape_may_be(const struct shape *shape, enum form form);

/* Prints the word for a value, as a record writes it. */
void shape_print(const struct shape *shape, const struct match *match, int value, struct text *out);

/* Prints an example of the shape for messages, with the `index`th word or player. False: there is no short one. */
bool shape_example(const struct shape *shape, const struct match *match, int index, struct text *out);

/* The shape of what is under `key` in a map of this shape; NULL: the shape has no such key, or is NULL. */
const struct shape *shape_under(const struct shape *shape, const char *key);

/* The child of `map` with the same key in any spelling, or NULL. The map has the shape. */
const struct node *shape_keyed(const struct shape *shape, const struct node *map, const struct node *key);

/* Lays a part of a table over a whole one, in place: maps key by key at any depth, everything else is replaced. Both
   have the shape. Nodes of `part` are not copied. */
void shape_lay_over(const struct shape *shape, struct node *table, struct node *part);

/* Compares a claim with the table; both have the shape. Of maps only the claimed keys count. `found` gets every false
   value (of a list the first) with the actual one, or NULL if there is none. For a bag of entries it also gets the
   difference in words, else NULL. */
void shape_compare(const struct shape *shape, const struct match *match, const struct node *claim,
                   const struct node *table,
                   void (*found)(void *context, const struct node *claim, const struct node *actual,
                                 const char *difference),
                   void *context);

/* words_read: the value of a word; false if it is not one of `words`. words_name: the word for a value, or NULL. */
bool words_read(const struct words *words, const struct match *match, const char *word, int *value);
const char *words_name(const struct words *words, const struct match *match, int value, char room[WORD_ROOM]);

#endif
