/* Fast list: items in one of the common styles, read without libyaml. */
#ifndef DOC_FAST_FAST_LIST_H
#define DOC_FAST_FAST_LIST_H

#include <stdbool.h>

struct arena;
struct fast_line;
struct list_item;
struct reader;
struct word_pair;

/* State of the list that was entered. */
struct fast_list {
    bool allowed;                /* in this document */
    bool open;                   /* the items of this list may be read here */
    bool taken;                  /* the last one was, or key: libyaml is late, and the line buffer is at the next */
    int line;                    /* while taken: the line that is next */
    const unsigned char *latest; /* where the latest pair begins */
};

/* To be called at the event that begins the document's map. */
void fast_list_root(struct reader *reader, bool with_directives);

/* To be called at the event that begins the list, once it is known whether it is mendable. */
void fast_list_open(struct reader *reader);

/* The next item of the list, if it is as most are: a pair of words on one line or two, or the text of a map below a word, with another
   item on the next. If false, nothing was passed. */
bool fast_list_pair(struct reader *reader, struct arena *arena, struct list_item *item);

/* Back to before the latest pair, if nothing was asked for since. */
void fast_list_return(struct reader *reader, const struct word_pair *pair);

/* The next item of the list, if it is of the kind that is read here. If false, the list has ended and is left, or libyaml is looking
   at what comes next, or stuck there. */
bool fast_list_item(struct reader *reader, struct arena *arena, struct list_item *item);

/* Goes by items of one line each, without looking at what they are. */
void fast_list_pass(struct reader *reader);

/* The line that is next: where the last one that was taken ended, or that of the event that libyaml is looking at. False if it is not
   held. */
bool fast_list_find(const struct reader *reader, struct fast_line *line);

/* All before that line was taken. */
void fast_list_take(struct reader *reader, const struct fast_line *line);

#endif
