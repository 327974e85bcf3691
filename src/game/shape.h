/* Shapes: what a part of a record may look like, as data.
   One description serves the reader, the spell-checker, the schema, the printed entry and the comparison of claims. */
#ifndef GAME_SHAPE_H
#define GAME_SHAPE_H

#include <limits.h>
#include <stdbool.h>

#include "doc/node.h"

struct match;
struct move;
struct text;

enum { WORD_ROOM = 64 }; /* bytes for one printed word */

/* The value of a number that is written `unknown`, in shapes that allow it; no number of any shape. */
enum { UNKNOWN_NUMBER = INT_MIN / 2, NO_NUMBER };

/* A vocabulary. The values of `list` are `base`, `base` + 1, ...; what `list` does not have goes to `read`.
   The two functions are for words that depend on the players or on the box; either half may be missing.
   Values of different vocabularies that meet in one shape must differ: that is what `base` is for. */
struct words {
    const char *const *list; /* NULL-terminated */
    int base;
    bool (*read)(const struct match *, const char *word, int *value);           /* false: not such a word */
    const char *(*name)(const struct match *, int value, char room[WORD_ROOM]); /* NULL: not such a value */
    int (*count)(const struct match *); /* `name` knows 0 .. count-1; used to suggest; may be NULL */
    int (*spread)(const struct match *, int value, int most, int *values); /* a word that means several, or NULL */
    const char *(*meant)(const struct match *, const char *word, char room[WORD_ROOM]);
    /* the word for another spelling of it, read leniently; NULL: it means nothing. May be NULL */
    const char *pattern; /* of what `read` accepts, for the schema: ECMA regex without anchors */
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
    FORM_BAG,    /* the same, order meaning nothing */
    FORM_TUPLE,  /* exactly `fields`, by position; without any: an empty list */
    FORM_MAP,    /* the keys of `fields` */
    FORM_EACH,   /* a map from `words` (with `by_name`: from players' names, and `words`) to `of` */
    FORM_ENTRY,  /* a log entry's value, long or short: what `move_read` reads, by a verb of `words`, or by any */
    FORM_EITHER, /* the first of `fields` that fits; their names do not matter */
};

struct field;
enum { FIELDS_MAX = 63 }; /* of a map */

struct shape {
    enum form form;
    const char *what;          /* for messages and the schema: "a space", "a patron" */
    const struct words *words; /* FORM_LIST, FORM_BAG: what may stand for the whole list; `of` spreads it */
    int low, high;
    int digits; /* FORM_NUMBER: no sign, and so many digits at most; 0: however it is written */
    const struct shape *of;
    const struct field *fields; /* ends with a row without shape */
    bool
        unknown; /* in a table or a final count: the word `unknown` may stand for a number or list, with the value UNKNOWN_NUMBER */
    bool by_name; /* FORM_EACH: keys are players */
    bool none;    /* in a table, `none` and null: an empty list or map; of a number NO_NUMBER, with `zero` 0 */
    bool zero;
    bool counted; /* FORM_BAG, in a table: {violet: 2} may stand for [violet, violet] */
    int places;   /* FORM_LIST, in a table: a map from 1 to so many may stand for it; 0: none may */
    bool
        one; /* FORM_LIST, FORM_BAG: a single item may stand for a list of one. Then setup() gets a word; without this, a list */
    bool padded;        /* FORM_LIST of numbers, in a table: what is left out at its end is 0 */
    bool ignored;       /* in a table: the state does not keep it, and claims about it are passed over */
    bool whole;         /* in a box: replaced as a whole, not merged key by key */
    bool removable;     /* FORM_EACH, FORM_MAP, in a box: `null` takes out a key that is there */
    const char *prints; /* in a box: a player who writes this has read off the datum of that name too; or NULL */
};

/* Was an empty list or map written as `none` or `null`? An empty map of counts leaves them unknown, `none` says that they are 0. */
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

extern const struct shape shape_none, shape_flag, shape_text, shape_name, shape_names /* bag of players */;

/* What is wrong with a part of a record, and what would do there instead. */
struct complaint {
    struct place at;
    const char *sentence; /* without the hint */
    struct hint hint;
};

/* Where a shape finds fault. `complain` gets each complaint, which is gone afterwards; it may be NULL to ask only. */
struct fault {
    const struct match *match;
    void (*complain)(void *context, const struct complaint *complaint);
    void *context;
    struct arena *scratch;
    int faults;
};

/* Tells it; returns false. */
#define tell_fault(fault, at, ...) tell_unknown((fault), (at), (struct hint){0}, __VA_ARGS__)
bool tell_unknown(struct fault *fault, struct place at, struct hint hint, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* Does the node have that shape? Sets `value` in every word below it. Each fault is reported once. */
bool shape_fits(const struct shape *shape, struct node *node, struct fault *fault);

/* Reading a part of a record as it is meant. `tell` gets each place with what it is read as; it may be NULL. */
struct softening {
    const struct match *match;
    struct arena *arena;
    bool numbers; /* a key may also be in the singular or plural */
    void (*tell)(void *context, struct place at, const char *read);
    /* the words of an entry that stands in the table, as a sentence: false where it has no meaning, or several. NULL: that is not tried */
    bool (*hear)(void *context, const struct node *entry, struct move *move);
    void *context;
};

/* Respells what does not have that shape as written but has it otherwise, in place: capitals, a single value for a list, halves as
   1/2 signs or with a comma, other words of the game. Leaves the rest as it is: shape_fits tells what is wrong with it. */
void shape_soften(const struct shape *shape, struct node *node, const struct softening *softening);

/* The key of a map that is written so: in capitals, by another word of the game, with `numbers` also in the singular or plural; NULL:
   none. */
const char *shape_key_meant(const struct shape *shape, const struct match *match, const char *text, bool numbers);

/* As shape_fits without complaints; what does not fit is softened first. */
bool shape_fits_loosely(const struct shape *shape, struct node *node, const struct softening *softening);

/* Has it items whose order means nothing? */
bool shape_is_bag(const struct shape *shape);

/* The word for a value, as it is written in a record. */
void shape_print(const struct shape *shape, const struct match *match, int value, struct text *out);

/* Something of that shape as a record may have it, for messages: the `index`th word or player. False: there is no short one. */
bool shape_example(const struct shape *shape, const struct match *match, int index, struct text *out);

/* The child of a map, which fits the shape, that has the same key: other spellings of it are the same. NULL: none has. */
const struct node *shape_keyed(const struct shape *shape, const struct node *map, const struct node *key);

/* Lays a part of a table over a whole one, in place: maps key by key to any depth, all else is replaced. Both fit the shape; what is laid
   is not copied. */
void shape_lay_over(const struct shape *shape, struct node *table, struct node *part);

/* Is what the claim says true of the table? Both fit the shape. Maps: only the keys claimed count. `found` gets every claimed value
   that is false (of a list the first), with what is there, or NULL for nothing; of a bag of entries also with what is claimed and
   not there and the other way round, in words, else NULL. */
void shape_compare(const struct shape *shape, const struct match *match, const struct node *claim,
                   const struct node *table,
                   void (*found)(void *context, const struct node *claim, const struct node *actual,
                                 const char *difference),
                   void *context);

/* The value of a word, false if it is none of these; the word for a value, NULL if there is none. */
bool words_read(const struct words *words, const struct match *match, const char *word, int *value);
const char *words_name(const struct words *words, const struct match *match, int value, char room[WORD_ROOM]);

#endif
