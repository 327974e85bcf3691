/* Fast root: the keys of the document's map with their values, read without libyaml. */
#ifndef DOC_FAST_FAST_ROOT_H
#define DOC_FAST_FAST_ROOT_H

#include <stdbool.h>
#include <sys/types.h>

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
