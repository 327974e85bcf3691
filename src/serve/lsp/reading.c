/* Readings: a text with a session for each of its documents; and the place that a request names. */
#include <string.h>

#include "serve/lsp/server.h"

void reading_splice(struct reading *reading, size_t from, size_t to, const char *bytes, size_t length)
{
    struct text changed = {0};
    text_add_bytes(&changed, text_string(&reading->text), from);
    text_add_bytes(&changed, bytes, length);
    text_add_bytes(&changed, text_string(&reading->text) + to, reading->text.length - to);
    text_free(&reading->text);
    reading->text = changed;
    lines_find(&reading->lines, &reading->text);
    reading->stale = true;
}

const char *line_text(const struct reading *reading, int line, size_t *length)
{
    return text_string(&reading->text) + record_line(&reading->lines, line, length);
}

void reading_judge(struct reading *reading)
{
    const struct verdict *verdict = NULL;
    size_t length;
    if (!reading->stale)
        return;
    reading->stale = false;
    reading->parts = reading->beyond = 0;
    int marks = 1; /* the greatest possible number of documents */
    for (int line = 2; line <= reading->lines.record_lines && !reading->beyond; line++) {
        const char *at = line_text(reading, line, &length);
        if (length >= 3 && strncmp(at, "---", 3) == 0 && (length == 3 || at[3] == ' ' || at[3] == '\t'))
            reading->beyond = ++marks > MOST_PARTS ? line : 0;
    }
    /* A text that is not a record may be broken off where no document is marked. */
    for (int i = 0; i < MOST_PARTS && (i < marks || (verdict && verdict->other_file)); i++) {
        if (i == reading->opened) {
            struct session_manner manner = {.club = reading->club, .document = i + 1};
            reading->part[reading->opened++].session = session_open(manner);
        }
        struct record_part *part = &reading->part[i];
        session_read(part->session, reading->name, text_string(&reading->text), reading->text.length);
        verdict = session_verdict(part->session);
        if (i > 0 && !verdict)
            break;
        reading->parts++;
        part->first = i > 0 && verdict ? verdict->line : 1;
        part->last = reading->lines.record_lines;
        if (i > 0)
            part[-1].last = part->first - 1;
    }
    reading->beyond = verdict ? reading->beyond : 0;
    if (reading->beyond)
        reading->part[reading->parts - 1].last = reading->beyond - 1;
}

static void close_sessions(struct reading *reading)
{
    while (reading->opened > 0)
        session_close(reading->part[--reading->opened].session);
    reading->parts = 0;
}

void reading_forget(struct reading *reading)
{
    close_sessions(reading);
    reading->stale = true;
}

const struct verdict *part_judged(const struct record_part *part)
{
    const struct verdict *verdict = part ? session_verdict(part->session) : NULL;
    return verdict && verdict->judged ? verdict : NULL;
}

void reading_free(struct reading *reading)
{
    close_sessions(reading);
    lines_free(&reading->lines);
    text_free(&reading->text);
}

/* ---- a document, a place in it, the record there ---- */

bool find_document(struct request *request)
{
    const char *uri = wire_word(request->params, "textDocument.uri");
    request->document = uri ? document_called(request->server, uri) : NULL;
    if (request->document) {
        request->reading = &request->document->reading;
        reading_judge(request->reading);
    } else
        request->fault = (struct fault_of_request){ERROR_PARAMS, "this document is not open"};
    return request->document;
}

bool find_place(struct request *request)
{
    if (!find_document(request))
        return false;
    const struct reading *reading = request->reading;
    request->offset = spot_offset(&reading->lines, read_spot(request->params, "position.line", "position.character"));
    int line = offset_line(&reading->lines, request->offset), i = 0;
    while (i < reading->parts - 1 && (line < reading->part[i].first || line > reading->part[i].last))
        i++; /* after the last record, that one */
    request->part = &request->reading->part[i];
    request->session = request->part->session;
    request->judged = part_judged(request->part);
    request->where = whereabouts(reading, request->part, request->offset);
    request->above = whereabouts_above(reading, request->part, request->where.line);
    return true;
}
