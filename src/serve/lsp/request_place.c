/* What a request points at: a document, a place in it, the record there. */
#include "serve/lsp/request_place.h"

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

bool ask(struct server *server, struct json_object *params, struct request_place *place, struct fault_of_request *error)
{
    *place = (struct request_place){.document = ask_document(server, params, error)};
    if (!place->document)
        return false;
    struct reading *reading = &place->document->reading;
    struct spot spot = {wire_number(params, "position.line", 0), wire_number(params, "position.character", 0)};
    place->offset = spot_offset(&reading->lines, spot);
    place->part = reading_part(reading, offset_line(&reading->lines, place->offset));
    if (!place->part)
        place->part = &reading->part[reading->parts - 1];
    place->where = whereabouts(reading, place->part, place->offset);
    place->above = whereabouts_above(reading, place->part, place->where.line);
    return true;
}

size_t ask_entry(const struct request_place *place, struct text *line)
{
    return entry_so_far(&place->document->reading, place->part, &place->where, place->offset, line);
}

static size_t entry_offset(const struct request_place *place, int number)
{
    struct place at = session_entry(place->part->session, number)->at;
    return column_offset(&place->document->reading.lines, at.line, at.column);
}

int entries_before(const struct request_place *place, size_t begin)
{
    const struct session *session = place->part->session;
    int before;
    session_entry_at(session, place->where.line, &before);
    if (!place->where.log_in_brackets)
        return before;
    while (before > 0 && entry_offset(place, before) >= begin)
        before--;
    while (before < session_entries(session) && entry_offset(place, before + 1) < begin)
        before++;
    return before;
}

int verb_in(const struct game *game, const char *line)
{
    const char *colon = strchr(line, ':');
    char verb[KEY_ROOM];
    return colon && sscanf(colon + 1, " %63s", verb) == 1 ? verb_named(game, verb) : -1;
}
