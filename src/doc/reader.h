/* Reader: a stream of YAML documents, taken piece by piece. This is the only room that knows libyaml. A document is a
   map. Ask for its keys one by one; read each value as a tree, enter it as a list, or skip it. */
#ifndef DOC_READER_H
#define DOC_READER_H

#include <stdbool.h>

#include "doc/node.h"
#include "doc/source.h"

struct reader;

/* Receives each thing that is not understood, in order. Zero-initialise to ignore complaints. */
struct complaints {
    void (*say)(void *context, struct place at, const char *sentence);
    void *context;
};

/* Reads from the source's present position, without complaints. The source must outlive the reader. Never NULL. */
struct reader *reader_open(struct source *source);

/* Lets an open reader read another source from the beginning, without complaints. */
void reader_turn_to(struct reader *reader, struct source *source);
void reader_close(struct reader *reader);

/* Where complaints go from now on. */
void reader_complain_to(struct reader *reader, struct complaints complaints);

/* From the next document on libyaml reads everything, without the fast reader. The results must be the same. */
void reader_by_the_book(struct reader *reader);

/* Enters the next document that is not empty. Returns true if it is a map; `*line` is where it begins. False after a
   complaint about another kind of document, at the end of the stream (`*line` is unchanged) and if the reader is
   broken. */
bool reader_document(struct reader *reader, int *line);

/* Was there a complaint about a syntax error or a limit, after which nothing more can be read from this source? */
bool reader_broken(const struct reader *reader);

/* The next key of the document, or NULL at its end. Read, enter or skip its value before the next call. */
struct node *reader_key(struct reader *reader, struct arena *arena);

/* The value as a tree. NULL after a complaint. */
struct node *reader_value(struct reader *reader, struct arena *arena);

/* Enters the value if it is a list or empty; false if it is something else. reader_item then returns its items, and
   false at its end. */
bool reader_enter_list(struct reader *reader);
bool reader_item(struct reader *reader, struct arena *arena, struct list_item *item);

/* Like reader_item, but a map may be returned as its text. If the caller cannot use the text, it must call reader_read
   before anything else to get the item as nodes. */
bool reader_glance(struct reader *reader, struct arena *arena, struct list_item *item);
bool reader_read(struct reader *reader, struct arena *arena, struct list_item *item);

/* For a caller that needs no further items: passes over those whose end is seen without reading them. Call before
   reader_item. */
void reader_pass_items(struct reader *reader);

void reader_skip(struct reader *reader);

/* Begins again at the document that starts on `line`. */
void reader_return(struct reader *reader, int line);

/* The only document of a text in memory, as a tree, for built-in boxes and entries from the command line. NULL after a
   complaint. */
struct node *read_text(const char *text, struct arena *arena, struct complaints complaints);

#endif
