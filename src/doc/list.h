/* List: the items of the list that was entered, one at a time. Only for the files of this room. An item that is not
   YAML does not end the reading of a log. In a list that can be mended the parser then gets a piece only, from the
   beginning of an item to the next line that begins an item or a key of the document. If it is stuck on a later line of
   the piece, it gets the lines before that one; the lines from there on become one unsound item. If that does not help,
   the whole piece does. After the piece the parser continues with the rest. */
#ifndef DOC_LIST_H
#define DOC_LIST_H

#include <stdbool.h>
#include <sys/types.h>

#include "diag/finding.h"
#include "doc/source.h"

struct arena;
struct reader;

/* Why the parser cannot continue. */
struct trouble {
    struct place at, from; /* the place of the mistake, and where the part with it begins, as far as libyaml knows */
    char sentence[256];
};

/* A complaint about an item that may have to be read again. */
struct held_complaint {
    struct held_complaint *next;
    struct place at;
    const char *sentence;
};

/* What a line begins, judged by its first characters. */
enum line_start { STARTS_NOTHING, STARTS_ITEM, STARTS_KEY, STARTS_END };

struct start {
    enum line_start what;
    int line;
    off_t offset;
};

enum { WIDEST_INDENT = 40 };

struct list {
    bool at_key;         /* not in a list: reading on from a key to its value */
    bool entered;        /* the list was entered and its end not reached */
    bool mendable;       /* block style under a key of the document, so that dashes show where its items begin */
    int root, key, dash; /* columns, from 0, of the document's map, the list's key, its dashes */
    int depth;           /* depth inside the list */
    int line;            /* where the part begins that was not returned yet */
    struct place item;   /* where the current item begins, as far as it was read */
    bool behind;         /* `line` is not at an item, but at text after the last one */
    bool stuck;
    bool in_piece;
    bool cut;           /* the piece was cut before the line on which the whole piece was stuck */
    struct start next;  /* where the piece ends */
    struct start whole; /* where the piece ended before it was cut */
    struct trouble trouble, first_trouble;
    char opening[2 * WIDEST_INDENT + 16];
    struct arena *arena; /* for held complaints; NULL: complaints are not held */
    struct held_complaint *held, **last_held;
};

/* Starts the parser at the next byte of the buffer, the beginning of `line`, as if the document were this list alone.
   `before` is the beginning of an item that the parser gets first, or "". Ends at the first event inside the list or
   after it. */
void list_begin_again(struct reader *reader, int line, const char *before);

/* If the reader is stuck at a value that is not a list that can be mended, the reader is then broken. */
void settle_value(struct reader *reader);

/* Finds the next line after the one at `offset` that begins an item, a key or the end. Returns what the line at
   `offset` begins. */
enum line_start find_start(struct source *source, const struct list *list, off_t offset, int line, struct start *next);

#endif
