/* Reader: a stream of YAML documents, taken piece by piece; the only room that knows libyaml.
   A document is a map. Its keys are asked for one by one; a value is read as a tree, entered as a list, or skipped. */
#ifndef DOC_READER_H
#define DOC_READER_H

#include <stdbool.h>

#include "doc/node.h"
#include "doc/source.h"

struct reader;

/* Gets each thing that is not understood, in order. Zero: nobody wants to know. */
struct complaints {
    void (*say)(void *context, struct place at, const char *sentence);
    void *context;
};

/* Reads from the source's present position, without a complaint. The source must outlive the reader. Never NULL. */
struct reader *reader_open(struct source *source);

/* The same with a reader that is there already. */
void reader_turn_to(struct reader *reader, struct source *source);
void reader_close(struct reader *reader);

/* Where complaints go from now on. */
void reader_complain_to(struct reader *reader, struct complaints complaints);

/* From the next document on libyaml reads everything, also what is read faster without it. It must never make a difference. */
void reader_by_the_book(struct reader *reader);

/* Enters the next document that is not empty and returns true if it is a map; `*line` is where it begins. False after a complaint about
   one that is something else, at the end of the stream (then `*line` stays as it is) and when it is broken. */
bool reader_document(struct reader *reader, int *line);

/* Broken: a syntax error or a limit was complained about, and nothing further can be read from this source. */
bool reader_broken(const struct reader *reader);

/* The next key of the document, or NULL at its end. Read, enter or skip its value before asking again. */
struct node *reader_key(struct reader *reader, struct arena *arena);

/* The value as a tree. NULL after a complaint. */
struct node *reader_value(struct reader *reader, struct arena *arena);

/* If the value is a list (or nothing at all) enters it and returns true. reader_item then gives its items, false from its end on. */
bool reader_enter_list(struct reader *reader);
bool reader_item(struct reader *reader, struct arena *arena, struct list_item *item);

/* The same, but a map may be given as the text of one. What a caller can make nothing of is then to be read, before anything else is
   asked for. */
bool reader_glance(struct reader *reader, struct arena *arena, struct list_item *item);
bool reader_read(struct reader *reader, struct arena *arena, struct list_item *item);

/* For a caller that wants none of the items any longer: goes by those that need not be read to see where they end. Before reader_item. */
void reader_pass_items(struct reader *reader);

void reader_skip(struct reader *reader);

/* Begins again at the document that starts on that line. */
void reader_return(struct reader *reader, int line);

/* The one document of a text in memory as a tree, for built-in boxes and command line entries. NULL after a complaint. */
struct node *read_text(const char *text, struct arena *arena, struct complaints complaints);

#endif
