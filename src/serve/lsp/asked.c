/* What a request points at: a document, a place in it, the record there. */
#include "serve/lsp/asked.h"

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
