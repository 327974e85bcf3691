/* Lane: items that stand on one line each, read without libyaml. */
#ifndef DOC_LANE_H
#define DOC_LANE_H

#include <stdbool.h>

struct arena;
struct node;
struct reader;

/* State of the list that was entered. */
struct lane {
    bool open;           /* its items may be read here */
    bool taken;          /* the last one was: libyaml is behind, and the tape is at the next */
    int root, key, dash; /* columns, from 0: of the document's map (-1: keep out of it), the list's key, its dashes */
};

/* To be called at the event that begins the document's map. */
void lane_root(struct reader *reader, bool with_directives);

/* To be called at the event that begins the list. */
void lane_open(struct reader *reader);

/* The next item of the list, if it is of the kind that is read here. If NULL, libyaml is looking at what comes next. */
struct node *lane_item(struct reader *reader, struct arena *arena);

#endif
