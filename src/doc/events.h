/* Events: libyaml's stream one event at a time, with limits. Only for the files of this room. */
#ifndef DOC_EVENTS_H
#define DOC_EVENTS_H

#include <yaml.h>

#include "doc/fast/fast_list.h"
#include "doc/fast/line_buffer.h"
#include "doc/list.h"
#include "doc/reader.h"

enum { END_OF_SOURCE = -1 };

struct reader {
    struct source *source;
    struct complaints complaints;
    int begin;    /* the line to begin at; 0: reading has begun */
    bool parsing; /* the libyaml parser exists */
    yaml_parser_t parser;
    yaml_event_t event; /* the current event; type 0 before the first, when stuck and when broken */
    bool broken;
    bool by_the_book; /* libyaml must read everything */
    struct list list; /* the list that was entered */
    struct fast_list fast;
    struct fast_root root;
    const char *opening; /* lines that the parser gets before the bytes of the buffer; may be "" */
    off_t end;           /* where the parser's input ends; END_OF_SOURCE: at the end of the source */
    int depth;
    int first_line;             /* how many lines are before the one that the parser calls 0 */
    size_t fed;                 /* bytes that the parser has got */
    yaml_mark_t heard;          /* where the parser was at the last event */
    int nodes;                  /* nodes of the value being read so far */
    bool sound;                 /* no complaint about that value yet */
    struct line_buffer *buffer; /* NULL: `text` is read instead */
    const char *text;           /* a text in memory */
};

/* Creates the parser, and deletes the old one if there is one. The caller must then set its input. */
void start_parser(struct reader *reader);
void stop_parser(struct reader *reader);

/* Creates the parser to read `opening` and then the buffer, whose next byte is the beginning of `line`. */
void start_parser_at(struct reader *reader, const char *opening, int line);

/* Nothing more can be read here. In a list that can be mended the reader is then stuck (list.h continues), else
   broken. */
void break_off(struct reader *reader, const struct trouble *trouble);

/* Does the line have a colon without a space after it (`game:cyclades`), mark a merge conflict, or begin with a byte
   order mark? If so, says so in `room`, and what to do. */
bool print_slip(struct reader *reader, int number, char *room, size_t size);

/* Moves to the next event. Breaks off with a complaint if libyaml has none. */
void advance(struct reader *reader);

/* Like advance, and keeps count of the depth. */
void pass_event(struct reader *reader);

static inline yaml_event_type_t looking_at(const struct reader *reader)
{
    return reader->event.type;
}

static inline bool opens(yaml_event_type_t type)
{
    return type == YAML_SEQUENCE_START_EVENT || type == YAML_MAPPING_START_EVENT;
}

static inline struct place place_from(const struct reader *reader, const yaml_mark_t *start, const yaml_mark_t *end)
{
    return (struct place){(int)start->line + 1 + reader->first_line, (int)start->column + 1,
                          (int)end->line + 1 + reader->first_line, (int)end->column + 1};
}

static inline struct place event_place(const struct reader *reader)
{
    struct place at = place_from(reader, &reader->event.start_mark, &reader->event.end_mark);
    if (at.end_line == at.line && at.end_column == at.column)
        at.end_column++;
    return at;
}

/* Passes a complaint to the present listener. */
void reader_complain(const struct reader *reader, struct place at, const char *sentence);

/* Complains that something is not understood, or holds the complaint until the item is certain. The value being read is
   then not sound. */
void reader_fault(struct reader *reader, struct place at, const char *sentence);

/* Complains if the present event has an anchor or a tag, or is an alias. */
void refuse_marks(struct reader *reader);

/* Complains about a key that is not a word, and passes over the key and its value. */
void pass_odd_key(struct reader *reader);

/* Reads the key at the present event. */
struct node *take_key(struct reader *reader, struct arena *arena);

/* Continues the input at `offset`, up to `end`. The caller must start the parser again. */
void seek_buffer(struct reader *reader, off_t offset, off_t end);

/* Trees. take_value returns NULL for a value that it complained about and passed over. */
bool plain_style(const yaml_event_t *event);
struct node *take_word(struct reader *reader, struct arena *arena);
struct node *take_value(struct reader *reader, struct arena *arena);

#endif
