/* Fast list: items in one of the common styles, read without libyaml. */
#ifndef DOC_FAST_FAST_LIST_H
#define DOC_FAST_FAST_LIST_H

#include <stdbool.h>
#include <sys/types.h>

struct arena;
struct fast_line;
struct list_item;
struct reader;
struct word_pair;

/* State of the fast reader in the list that was entered. */
struct fast_list {
    bool allowed; /* the fast reader may be used in this document */
    bool open;    /* and for the items of this list */
    bool taken;   /* it read the last item or key: libyaml has not seen it, and the line buffer is at the next line */
    int line;     /* while `taken`: number of the next line */
    const unsigned char *latest; /* where the pair returned last begins */
};

/* Call it at the event that begins the document's map. */
void fast_list_root(struct reader *reader, bool with_directives);

/* Call it at the event that begins the list, once `mendable` is set. */
void fast_list_open(struct reader *reader);

/* Reads the next item if it is a pair of words on one line or two, or a word with the text of a map, and another item
   follows. If false, nothing was read. */
bool fast_list_pair(struct reader *reader, struct arena *arena, struct list_item *item);

/* Reads the next item if the fast reader can. If false, the list has ended and is left, or libyaml is at the next
   event, or stuck. */
bool fast_list_item(struct reader *reader, struct arena *arena, struct list_item *item);

/* Passes over items of one line each, without reading them. */
void fast_list_pass(struct reader *reader);

/* Finds the next line: where the last item read here ended, or the line of libyaml's event. False if it is not in the
   buffer. */
bool fast_list_find(const struct reader *reader, struct fast_line *line);

/* Everything before `line` was read. */
void fast_list_take(struct reader *reader, const struct fast_line *line);

/* ---- the keys of the document's map with their values, read without libyaml ---- */

struct arena;
struct node;
struct reader;

/* What is known of the value of the key returned last. */
struct fast_root {
    struct node *value; /* the value, if it was read with the key */
    int dash;           /* or the column, from 1, of the dashes of a list that begins on the next line; 0: not a list */
    int line;           /* line of the key */
    off_t offset;
    bool ended; /* no key follows: the source ends, or the next document certainly begins */
};

/* Enters the next document, if the fast reader can certainly read its keys; `*line` is where it begins. */
enum fast_document { NOT_CERTAIN, BEGINS, NO_MORE };
enum fast_document fast_root_document(struct reader *reader, int *line);

/* The next key, if the fast reader can read it and its value. If NULL, the document has ended, or libyaml is at the
   next event, or broken. */
struct node *fast_root_key(struct reader *reader, struct arena *arena);

/* The value of that key. If NULL, libyaml is at it or stuck there, as after any key. */
struct node *fast_root_value(struct reader *reader, struct arena *arena);

/* Enters the value if it is a list whose items the fast reader can read. If false, libyaml is at the value. */
bool fast_root_enter(struct reader *reader);

/* Passes over the value. If false, libyaml is at the value. */
bool fast_root_skip(struct reader *reader);

/* Does the line certainly begin another key, or end the document? */
struct fast_line;
bool fast_root_follows(const struct reader *reader, const struct fast_line *line);

/* Lets libyaml continue with what comes next. */
void fast_root_leave(struct reader *reader);

#endif
