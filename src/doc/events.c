/* Events: libyaml's stream one event at a time, with limits. */
#include "doc/events.h"

#include <stdio.h>
#include <string.h>

enum {
    DEEPEST = 24,                     /* lists and maps inside each other */
    MOST_BYTES_UNHEARD = 1024 * 1024, /* libyaml may swallow between two events: a scalar or comment without end */
};

void reader_fault(struct reader *reader, struct place at, const char *sentence)
{
    reader->sound = false;
    reader->complaints.say(reader->complaints.whom, at, sentence);
}

static ssize_t feed_opening(struct reader *reader, unsigned char *buffer)
{
    size_t length = strlen(reader->opening);
    memcpy(buffer, reader->opening, length);
    reader->opening = NULL;
    return (ssize_t)length;
}

static int feed(void *data, unsigned char *buffer, size_t size, size_t *got)
{
    struct reader *reader = data;
    ssize_t count = reader->opening ? feed_opening(reader, buffer) : tape_hand_out(reader->tape, buffer, size);
    *got = count > 0 ? (size_t)count : 0;
    if (reader->first_byte < 0)
        reader->first_byte = tape_offset(reader->tape) - (off_t)*got;
    reader->unheard += *got;
    reader->too_long = reader->unheard > MOST_BYTES_UNHEARD;
    return count >= 0 && !reader->too_long;
}

void start_parser(struct reader *reader)
{
    if (!yaml_parser_initialize(&reader->parser))
        out_of_memory();
    yaml_parser_set_encoding(&reader->parser, YAML_UTF8_ENCODING);
}

void feed_parser(struct reader *reader)
{
    yaml_parser_set_input(&reader->parser, feed, reader);
}

static const char *parser_problem(struct reader *reader, char *room, size_t size)
{
    const yaml_parser_t *parser = &reader->parser;
    if (reader->too_long)
        snprintf(room, size, "more than %d bytes without a break: a word or comment that long cannot be meant",
                 MOST_BYTES_UNHEARD);
    else if (reader->source->error)
        snprintf(room, size, "cannot be read: %s", strerror(reader->source->error));
    else if (parser->error == YAML_READER_ERROR)
        snprintf(room, size, "not text in UTF-8: %s", parser->problem ? parser->problem : "bad bytes");
    else if (parser->problem && strstr(parser->problem, "cannot start any token"))
        snprintf(room, size, "not YAML: a character that cannot begin a word here (a tab, perhaps, or %% @ `)");
    else
        snprintf(room, size, "not YAML: %s%s%s", parser->problem ? parser->problem : "broken",
                 parser->context ? ", " : "", parser->context ? parser->context : "");
    return room;
}

/* libyaml reads ahead of itself: for bad bytes it knows their offset only. */
static struct place problem_place(struct reader *reader)
{
    const yaml_parser_t *parser = &reader->parser;
    bool bytes = parser->error == YAML_READER_ERROR && !reader->too_long && !reader->source->error;
    struct place at = place_from(reader, &parser->problem_mark, &parser->problem_mark);
    if (bytes)
        source_locate(reader->source, reader->first_byte + (off_t)parser->problem_offset, &at.line, &at.column);
    else if (parser->error == YAML_READER_ERROR)
        at = place_from(reader, &parser->mark, &parser->mark);
    at.end_line = at.line;
    at.end_column = at.column + 1;
    return at;
}

static void break_off(struct reader *reader)
{
    char sentence[256];
    if (reader->parser.error == YAML_MEMORY_ERROR)
        out_of_memory();
    reader->broken = true;
    reader_fault(reader, problem_place(reader), parser_problem(reader, sentence, sizeof sentence));
}

void advance(struct reader *reader)
{
    yaml_event_delete(&reader->event);
    if (reader->broken)
        return;
    if (yaml_parser_parse(&reader->parser, &reader->event))
        reader->unheard = 0;
    else
        break_off(reader);
}

static bool closes(yaml_event_type_t type)
{
    return type == YAML_SEQUENCE_END_EVENT || type == YAML_MAPPING_END_EVENT;
}

/* Passes over the event, minding the depth. libyaml slows down with the square of it, hence the limit right here. */
void pass_event(struct reader *reader)
{
    yaml_event_type_t type = looking_at(reader);
    if (closes(type))
        reader->depth--;
    if (opens(type) && ++reader->depth > DEEPEST) {
        reader_fault(reader, event_place(reader), "lists and maps nested too deep (24 is the limit)");
        reader->broken = true;
    }
    advance(reader);
}
