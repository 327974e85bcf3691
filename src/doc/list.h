/* List: the items of the list that was entered, one at a time. Shared by the files of this room only.
   What is not YAML does not end the reading of a log. Such a list can be mended: the parser then gets a piece only, from the beginning
   of an item to the next line that begins one or a key of the document. If it is stuck on a later line of the piece, it gets what is
   before that line; the lines from there on, or if that does not help all of the piece, are given up for one unsound item.
   After the piece it goes on with all the rest. */
#ifndef DOC_LIST_H
#define DOC_LIST_H

#include <stdbool.h>
#include <sys/types.h>

#include "diag/finding.h"
#include "doc/source.h"

struct arena;
struct reader;

/* Why the parser can go no further. */
struct trouble {
    struct place at, from; /* where it is, and where what it is part of begins, as far as libyaml knows */
    char sentence[256];
};

/* A complaint about an item, which may have to be read again. */
struct held_complaint {
    struct held_complaint *next;
    struct place at;
    const char *sentence;
};

/* What a line begins, by its first letters. */
enum line_start { STARTS_NOTHING, STARTS_ITEM, STARTS_KEY, STARTS_END };

struct start {
    enum line_start what;
    int line;
    off_t offset;
};

enum { WIDEST_INDENT = 40 };

struct list {
    bool at_key;         /* not entered: what follows the key of a value is being looked for */
    bool entered;        /* and its end was not met yet */
    bool mendable;       /* lines show where its items begin: dashes under a key of the document */
    int root, key, dash; /* columns, from 0: of the document's map, the list's key, its dashes */
    int depth;           /* inside it */
    int line;            /* where that begins which was not given out yet */
    struct place item;   /* where the item begins, as far as it was met */
    bool behind;         /* that is not an item, but what follows the last */
    bool stuck;
    bool in_piece;
    bool cut;           /* the piece ends before the line of the trouble that it had as a whole */
    struct start next;  /* where the piece ends */
    struct start whole; /* where it ended before it was cut */
    struct trouble trouble, first_trouble;
    char opening[2 * WIDEST_INDENT + 16];
    struct arena *arena; /* for complaints, while they are held */
    struct held_complaint *held, **last_held;
};

/* The parser begins again with the next byte of the buffer, where that line begins, as if the list were all there is of the document;
   `before` are the first letters of an item that stand before it. On to the first event inside the list, or after it. */
void list_begin_again(struct reader *reader, int line, const char *before);

/* The reader may be stuck after a key; unless the value is a list that can be mended, it is then broken. */
void settle_value(struct reader *reader);

/* The first items below the key on that line, if nothing else stands after it there: sets the column of the dashes, the line of what
   is first and whether that is not an item. False if there are none. */
bool find_first_item(struct source *source, struct list *list, off_t offset, int line);

/* Where the next line after the one at that offset begins something. Returns what that one itself does. */
enum line_start find_start(struct source *source, const struct list *list, off_t offset, int line, struct start *next);

#endif
