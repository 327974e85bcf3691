/* Events: libyaml's stream one event at a time, with limits. */
#include "doc/events.h"

#include <stdio.h>
#include <string.h>

#include "base/words.h"
#include "doc/limits.h"
#include "doc/line_break.h"

void reader_complain(const struct reader *reader, struct place at, const char *sentence)
{
    if (reader->complaints.say)
        reader->complaints.say(reader->complaints.context, at, sentence);
}

void reader_fault(struct reader *reader, struct place at, const char *sentence)
{
    reader->sound = false;
    if (reader->list.arena) {
        struct held_complaint *held = arena_take(reader->list.arena, sizeof *held);
        *held = (struct held_complaint){.at = at, .sentence = arena_string(reader->list.arena, sentence)};
        *reader->list.last_held = held;
        reader->list.last_held = &held->next;
    } else
        reader_complain(reader, at, sentence);
}

static ssize_t feed_opening(struct reader *reader, unsigned char *buffer)
{
    size_t length = strlen(reader->opening);
    memcpy(buffer, reader->opening, length);
    reader->opening = "";
    return (ssize_t)length;
}

/* The parser counts what it has read, so the limit does not depend on how much it gets at a time. */
static bool silent_too_long(const struct reader *reader)
{
    return reader->parser.mark.index - reader->heard.index > LONGEST_SILENCE;
}

static ssize_t feed_bytes(struct reader *reader, unsigned char *buffer, size_t size)
{
    off_t left = reader->end - line_buffer_offset(reader->buffer);
    if (reader->end != END_OF_SOURCE && (off_t)size > left)
        size = (size_t)left;
    return size > 0 ? line_buffer_hand_out(reader->buffer, buffer, size) : 0;
}

static int feed(void *data, unsigned char *buffer, size_t size, size_t *got)
{
    struct reader *reader = data;
    ssize_t count = *reader->opening ? feed_opening(reader, buffer) : feed_bytes(reader, buffer, size);
    *got = count > 0 ? (size_t)count : 0;
    reader->fed += *got;
    return count >= 0 && !silent_too_long(reader);
}

void stop_parser(struct reader *reader)
{
    yaml_event_delete(&reader->event);
    if (reader->parsing)
        yaml_parser_delete(&reader->parser);
    reader->parsing = false;
}

void start_parser(struct reader *reader)
{
    stop_parser(reader);
    if (!yaml_parser_initialize(&reader->parser))
        out_of_memory();
    reader->parsing = true;
    yaml_parser_set_encoding(&reader->parser, YAML_UTF8_ENCODING);
}

void start_parser_at(struct reader *reader, const char *opening, int line)
{
    start_parser(reader);
    yaml_parser_set_input(&reader->parser, feed, reader);
    line_buffer_serve(reader->buffer, strlen(opening));
    reader->opening = opening;
    reader->fed = 0;
    reader->heard = reader->parser.mark;
    reader->first_line = line - 1;
    for (; *opening; opening++)
        reader->first_line -= *opening == '\n';
}

/* Are quotes never closed? libyaml notices only at the end of the source; the complaint belongs where they begin. */
static bool never_closed(const yaml_parser_t *parser)
{
    return parser->problem && parser->context && strstr(parser->problem, "unexpected end of stream")
           && strstr(parser->context, "quoted scalar");
}

/* Is a colon missing? libyaml notices only at a later line, and so it does with a bracket that is never closed. */
static bool lacks_colon(const yaml_parser_t *parser)
{
    return parser->problem && parser->context && strstr(parser->problem, "could not find expected ':'");
}

static bool open_bracket(const yaml_parser_t *parser)
{
    return parser->context && strstr(parser->context, "parsing a flow ")
           && parser->problem_mark.line > parser->context_mark.line;
}

/* Line and column of the byte at `offset` of the text. */
static void locate_in_text(const char *text, size_t offset, struct place *at)
{
    const unsigned char *byte = (const unsigned char *)text, *end = byte + strlen(text), *bad = byte + offset;
    for (at->line = at->column = 1; byte < bad;) {
        int length = line_break(byte, end, true);
        at->line += length > 0;
        at->column = length > 0 ? 1 : at->column + ((*byte & 0xc0) != 0x80);
        byte += length > 0 ? length : 1;
    }
}

static void locate_bad_bytes(struct reader *reader, struct place *at)
{
    size_t offset = reader->parser.problem_offset;
    if (reader->text)
        locate_in_text(reader->text, offset, at);
    else
        source_locate(reader->source, line_buffer_offset(reader->buffer) - (off_t)reader->fed + (off_t)offset,
                      &at->line, &at->column);
}

static struct place one_letter(struct place at)
{
    return (struct place){at.line, at.column, at.line, at.column + 1};
}

/* libyaml reads ahead: for bad bytes it knows only their offset. */
static struct place problem_place(struct reader *reader)
{
    const yaml_parser_t *parser = &reader->parser;
    struct place at = place_from(reader, &parser->problem_mark, &parser->problem_mark);
    if (silent_too_long(reader))
        at = place_from(reader, &reader->heard, &reader->heard);
    else if (parser->error == YAML_READER_ERROR && !reader->source->error)
        locate_bad_bytes(reader, &at);
    else if (parser->error == YAML_READER_ERROR)
        at = place_from(reader, &parser->mark, &parser->mark);
    else if (never_closed(parser) || lacks_colon(parser) || open_bracket(parser))
        at = place_from(reader, &parser->context_mark, &parser->context_mark);
    return one_letter(at);
}

/* Says in plain words what libyaml reports about blocks. */
static void print_block_problem(const yaml_parser_t *parser, char *room, size_t size)
{
    const char *problem = parser->problem ? parser->problem : "", *context = parser->context ? parser->context : "";
    int here = (int)parser->problem_mark.column, above = (int)parser->context_mark.column;
    bool list = strstr(problem, "expected '-' indicator");
    if ((list || strstr(problem, "expected key")) && here != above)
        snprintf(room, size, "this line is indented by %d space%s, the %s above by %d", here, plural(here),
                 list ? "entries" : "lines", above);
    else if (strstr(context, "flow sequence"))
        snprintf(room, size, "not YAML: a list that begins with `[` is not closed with `]`");
    else if (strstr(context, "flow mapping"))
        snprintf(room, size, "not YAML: a map that begins with `{` is not closed with `}`");
    else
        snprintf(room, size, "not YAML: this does not belong here; compare the spaces before it with the line above");
}

/* ---- a colon too many, or spaces before the line ---- */

enum { LONGEST_LINE = 4096 };

/* The line with that number; nothing if the record is not in a source. */
static const char *line_numbered(struct reader *reader, int number, struct text *line)
{
    text_clear(line);
    if (!reader->text)
        source_line(reader->source, number, LONGEST_LINE, line);
    return text_string(line);
}

/* The nearest line above with text; "" if there is none. */
static const char *line_above(struct reader *reader, int number, struct text *line)
{
    const char *words = "";
    for (bool found = false; number > reader->first_line + 1 && !found;) {
        words = line_numbered(reader, --number, line);
        char first = words[strspn(words, " \r\n")];
        found = first && first != '#';
    }
    return words;
}

/* Column of the first colon that ends a key; 0: none. */
static int first_colon(const char *line)
{
    for (const char *at = line; (at = strchr(at, ':')); at++)
        if (!at[1] || at[1] == ' ' || at[1] == '\t')
            return code_points(line, (size_t)(at - line)) + 1;
    return 0;
}

/* For "mapping values are not allowed": either the line has a second colon, or its spaces make it part of the line
   above. The line itself shows which. */
static void print_colon_problem(struct reader *reader, const char *words, struct place at, char *room, size_t size)
{
    struct text line = {0};
    int here = (int)strspn(words, " "), above = here ? (int)strspn(line_above(reader, at.line, &line), " ") : 0;
    int key = (int)strcspn(words + here, ":");
    if (here > above && first_colon(words) == at.column)
        snprintf(room, size, "this line is indented by %d space%s, the line above by %d; remove %s before `%.*s:`",
                 here, plural(here), above, here - above == 1 ? "the space" : "the spaces", key > 40 ? 40 : key,
                 words + here);
    else
        snprintf(room, size, "not YAML: this line has a second colon; remove it, or put the text in quotes");
    text_free(&line);
}

static bool tight_colon(const char *words, char *room, size_t size)
{
    words += strspn(words, " ");
    int key = (int)strspn(words, "abcdefghijklmnopqrstuvwxyz-"), rest = (int)strcspn(words, "\r\n") - key - 1;
    bool tight = key && key <= 20 && words[key] == ':' && rest > 0 && words[key + 1] != ' ';
    if (tight)
        snprintf(room, size, "not YAML: `%.*s:` needs a space after it; write `%.*s: %.*s`", key, words, key, words,
                 rest > 80 ? 80 : rest, words + key + 1);
    return tight;
}

/* Says what to write instead of a line without a colon. */
static void print_missing_colon(const char *words, char *room, size_t size)
{
    if (tight_colon(words, room, size))
        return;
    words += strspn(words, " ");
    int key = (int)strcspn(words, " \r\n");
    if (key && key <= 40 && !words[key + (int)strspn(words + key, " \r\n")])
        snprintf(room, size,
                 "not YAML: `%.*s` has no colon; write `%.*s:`, or indent it if it continues the line above", key,
                 words, key, words);
    else
        snprintf(room, size, "not YAML: this line has no colon; indent it if it continues the line above");
}

/* Is the line one of those that git puts around two versions? */
static bool conflict_mark(const char *line, char *room, size_t size)
{
    bool marks = strncmp(line, "<<<<<<<", 7) == 0 || strncmp(line, "|||||||", 7) == 0
                 || strncmp(line, "=======", 7) == 0 || strncmp(line, ">>>>>>>", 7) == 0;
    if (marks)
        snprintf(room, size, "not YAML: a merge conflict; keep one version, and remove the lines that mark it");
    return marks;
}

/* libyaml takes a mark that begins a later line for one column, so that the next line is indented less. */
static bool stray_mark(const char *line, char *room, size_t size)
{
    bool mark = strncmp(line, "\xef\xbb\xbf", 3) == 0;
    if (mark)
        snprintf(room, size, "an invisible byte order mark begins this line; remove it");
    return mark;
}

bool print_slip(struct reader *reader, int number, char *room, size_t size)
{
    struct text line = {0};
    const char *words = line_numbered(reader, number, &line);
    bool slip = tight_colon(words, room, size) || conflict_mark(words, room, size) || stray_mark(words, room, size);
    text_free(&line);
    return slip;
}

/* Did the line `...` end the record before this line? */
static bool follows_end(struct reader *reader, int number)
{
    struct text line = {0};
    const char *problem = reader->parser.problem;
    bool follows = problem && strstr(problem, "expected <document start>")
                   && strncmp(line_above(reader, number, &line), "...", 3) == 0;
    text_free(&line);
    return follows;
}

/* What libyaml found, on this line of the record. */
static void print_problem(struct reader *reader, const char *line, struct place at, char *room, size_t size)
{
    const yaml_parser_t *parser = &reader->parser;
    const char *problem = parser->problem ? parser->problem : "";
    if (never_closed(parser))
        snprintf(room, size, "not YAML: these quotes are never closed; add the closing quote");
    else if (conflict_mark(line, room, size) || stray_mark(line, room, size))
        return;
    else if (follows_end(reader, at.line))
        snprintf(room, size, "not YAML: `...` above ends the record; remove it, or write `---` before a new record");
    else if (line[strspn(line, " ")] == '\t')
        snprintf(room, size, "a tab is used for indentation; YAML needs spaces");
    else if (strstr(problem, "cannot start any token"))
        snprintf(room, size, "not YAML: a word cannot begin with %%, @ or `; put it in quotes");
    else if (strstr(problem, "mapping values are not allowed"))
        print_colon_problem(reader, line, at, room, size);
    else if (lacks_colon(parser))
        print_missing_colon(line, room, size);
    else
        print_block_problem(parser, room, size);
}

static void parser_problem(struct reader *reader, struct place at, char *room, size_t size)
{
    struct text line = {0};
    if (silent_too_long(reader))
        snprintf(room, size, "more than %d characters without a line break; nothing in a record is that long",
                 LONGEST_SILENCE);
    else if (reader->source->too_much)
        snprintf(room, size, "a pipe may hold at most %lld MiB; save it as a file",
                 (long long)reader->source->most >> 20);
    else if (reader->source->error)
        snprintf(room, size, "cannot be read: %s", strerror(reader->source->error));
    else if (reader->parser.error == YAML_READER_ERROR)
        snprintf(room, size,
                 strstr(reader->parser.problem, "control characters")
                     ? "a record cannot have control characters; remove this one, or choose a text file"
                     : "this is not UTF-8 text; save the file as UTF-8");
    else
        print_problem(reader, line_numbered(reader, at.line, &line), at, room, size);
    text_free(&line);
}

static void describe_problem(struct reader *reader, struct trouble *trouble)
{
    const yaml_parser_t *parser = &reader->parser;
    if (parser->error == YAML_MEMORY_ERROR)
        out_of_memory();
    trouble->at = trouble->from = problem_place(reader);
    if (parser->context)
        trouble->from = one_letter(place_from(reader, &parser->context_mark, &parser->context_mark));
    parser_problem(reader, trouble->at, trouble->sentence, sizeof trouble->sentence);
}

void break_off(struct reader *reader, const struct trouble *trouble)
{
    struct list *list = &reader->list;
    yaml_event_delete(&reader->event);
    if ((list->at_key || (list->entered && list->mendable)) && !reader->source->error) {
        list->stuck = true;
        list->trouble = *trouble;
        return;
    }
    reader->broken = true;
    reader_fault(reader, trouble->at, trouble->sentence);
}

void advance(struct reader *reader)
{
    yaml_event_delete(&reader->event);
    if (reader->broken || reader->list.stuck)
        return;
    if (yaml_parser_parse(&reader->parser, &reader->event) && !silent_too_long(reader)) {
        reader->heard = reader->parser.mark;
        return;
    }
    struct trouble trouble;
    describe_problem(reader, &trouble);
    break_off(reader, &trouble);
}

/* Passes over the event and counts the depth. libyaml takes quadratic time in the depth, so the limit is here. */
void pass_event(struct reader *reader)
{
    yaml_event_type_t type = looking_at(reader);
    if (type == YAML_SEQUENCE_END_EVENT || type == YAML_MAPPING_END_EVENT)
        reader->depth--;
    if (opens(type) && ++reader->depth > DEEPEST) {
        struct place at = event_place(reader);
        break_off(reader, &(struct trouble){at, at, "lists and maps are nested too deeply; the limit is 24"});
    }
    advance(reader);
}
