/* Events: libyaml's stream one event at a time, with limits. Shared by the files of this room only. */
#ifndef DOC_EVENTS_H
#define DOC_EVENTS_H

#include <yaml.h>

#include "doc/fast/fast_list.h"
#include "doc/fast/fast_root.h"
#include "doc/fast/line_buffer.h"
#include "doc/list.h"
#include "doc/reader.h"

enum { END_OF_SOURCE = -1 };

struct reader {
    struct source *source;
    struct complaints complaints;
    int begin;    /* the line that is the first; 0: reading has begun */
    bool parsing; /* libyaml has begun */
    yaml_parser_t parser;
    yaml_event_t event; /* the one being looked at; none (which is 0) before the first, when stuck and when broken */
    bool broken;
    bool by_the_book; /* libyaml is to read everything */
    struct list list; /* the one that was entered */
    struct fast_list fast;
    struct fast_root root;
    const char *opening; /* what the parser gets before the bytes of the buffer: some lines or nothing */
    off_t end;           /* where its input ends; END_OF_SOURCE: where the source does */
    int depth;
    int first_line;             /* lines before the one the parser calls 0 */
    size_t fed;                 /* bytes that the parser got */
    yaml_mark_t heard;          /* where it was when the last event came */
    int nodes;                  /* of the value being read */
    bool sound;                 /* no complaint about it yet */
    struct line_buffer *buffer; /* NULL for a text in memory */
    const char *text;           /* that text */
};

/* Libyaml begins, or begins again. It must be given something to read. */
void start_parser(struct reader *reader);
void stop_parser(struct reader *reader);

/* The same; it reads the opening, some lines or nothing, and then from the buffer, whose next byte begins that line. */
void start_parser_at(struct reader *reader, const char *opening, int line);

/* No more can be read. In a list that can be mended it is stuck, else broken. */
void break_off(struct reader *reader, const struct trouble *trouble);

/* Is the colon of that line without the space after it? Then what to write, into `room`. */
bool print_tight_colon(struct reader *reader, int number, char *room, size_t size);

/* Looks at the next event; breaks off with a complaint where there is none to be had. */
void advance(struct reader *reader);

/* The same, minding the depth. */
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

/* To the present listener. */
void reader_complain(const struct reader *reader, struct place at, const char *sentence);

/* Something is not understood: said, or held until the item is certain, and the value being read is not sound. */
void reader_fault(struct reader *reader, struct place at, const char *sentence);

/* Complains if the event carries an anchor or a tag, or is an alias. */
void refuse_marks(struct reader *reader);

/* Complains about a key that is not a word, and passes over it and its value. */
void pass_odd_key(struct reader *reader);

/* The key that libyaml is looking at. */
struct node *take_key(struct reader *reader, struct arena *arena);

/* What comes next is read from there, up to that end. The parser is to begin again. */
void seek_buffer(struct reader *reader, off_t offset, off_t end);

/* Trees. take_value gives NULL for what was complained about and passed over. */
bool plain_style(const yaml_event_t *event);
struct node *take_word(struct reader *reader, struct arena *arena);
struct node *take_value(struct reader *reader, struct arena *arena);

#endif
