/* Fast list: items in one of the common styles, read without libyaml. */
#ifndef DOC_FAST_FAST_LIST_H
#define DOC_FAST_FAST_LIST_H

#include <stdbool.h>

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

#endif
