/* Fast root: the keys of the document's map with their values, read without libyaml. */
#ifndef DOC_FAST_FAST_ROOT_H
#define DOC_FAST_FAST_ROOT_H

#include <stdbool.h>
#include <sys/types.h>

struct arena;
struct node;
struct reader;

/* What is known of the value of the key that was given last. */
struct fast_root {
    struct node *value; /* it was read with the key */
    int dash; /* or it is a list, which begins at the next line with a dash in this column, from 1; 0: it is none */
    int line; /* where the key is */
    off_t offset;
    bool ended; /* there was no more key: the source ends, or a line that certainly begins the next document comes */
};

/* Enters the next document, if it is certain that it is one whose keys may be read here; `*line` is where it begins. */
enum fast_document { NOT_CERTAIN, BEGINS, NO_MORE };
enum fast_document fast_root_document(struct reader *reader, int *line);

/* The next key, if it and its value are of the kind that is read here. If NULL, the document has ended, or libyaml is looking at what
   comes next, or broken. */
struct node *fast_root_key(struct reader *reader, struct arena *arena);

/* Its value, or NULL: then libyaml is looking at it, or stuck there, as after any key. */
struct node *fast_root_value(struct reader *reader, struct arena *arena);

/* Enters its value, if that is a list whose items may be read here. If false, libyaml is looking at it. */
bool fast_root_enter(struct reader *reader);

/* Passes over the value. False if libyaml is looking at it. */
bool fast_root_skip(struct reader *reader);

/* Does the line certainly begin another key, or end the document? */
struct fast_line;
bool fast_root_follows(const struct reader *reader, const struct fast_line *line);

/* Libyaml goes on with what comes next. */
void fast_root_leave(struct reader *reader);

#endif
