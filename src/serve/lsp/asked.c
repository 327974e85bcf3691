/* What a request points at: a document, a place in it, the record there. */
#include "serve/lsp/asked.h"

#include <stdio.h>
#include <string.h>

#include "game/game.h"

struct open_document *ask_document(struct server *server, struct json_object *params, struct fault_of_request *error)
{
    struct open_document *document = document_asked(server, params);
    if (!document)
        *error = (struct fault_of_request){ERROR_PARAMS, "this document is not open"};
    return document;
}

bool ask(struct server *server, struct json_object *params, struct asked *asked, struct fault_of_request *error)
{
    *asked = (struct asked){.document = ask_document(server, params, error)};
    if (!asked->document)
        return false;
    struct reading *reading = &asked->document->reading;
    struct spot spot = {wire_number(params, "position.line", 0), wire_number(params, "position.character", 0)};
    asked->offset = spot_offset(&reading->lines, spot);
    asked->part = reading_part(reading, offset_line(&reading->lines, asked->offset));
    if (!asked->part)
        asked->part = &reading->part[reading->parts - 1];
    asked->where = whereabouts(reading, asked->part, asked->offset);
    asked->above = whereabouts_above(reading, asked->part, asked->where.line);
    return true;
}

size_t ask_entry(const struct asked *asked, struct text *line)
{
    return entry_so_far(&asked->document->reading, asked->part, &asked->where, asked->offset, line);
}

static size_t entry_offset(const struct asked *asked, int number)
{
    struct place at = session_entry(asked->part->session, number)->at;
    return column_offset(&asked->document->reading.lines, at.line, at.column);
}

int entries_before(const struct asked *asked, size_t begin)
{
    const struct session *session = asked->part->session;
    int before;
    session_entry_at(session, asked->where.line, &before);
    if (!asked->where.log_in_brackets)
        return before;
    while (before > 0 && entry_offset(asked, before) >= begin)
        before--;
    while (before < session_entries(session) && entry_offset(asked, before + 1) < begin)
        before++;
    return before;
}

int verb_in(const struct game *game, const char *line)
{
    const char *colon = strchr(line, ':');
    char verb[KEY_ROOM];
    return colon && sscanf(colon + 1, " %63s", verb) == 1 ? verb_named(game, verb) : -1;
}
