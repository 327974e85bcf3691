/* The language server: formats records. */

#include "replay/script.h"
#include "serve/lsp/server.h"
#include "study/format.h"

void format_what_is_readable(struct reading *reading, struct patch *patch)
{
    bool possible = patch_possible(text_string(&reading->text), reading->text.length);
    patch_open(patch, text_string(&reading->text), reading->text.length);
    for (int i = 0; possible && i < reading->parts; i++)
        if (part_judged(&reading->part[i])) {
            struct session *session = reading->part[i].session;
            struct source *source = session_source(session);
            struct loaded_record loaded = {.source = *source, .verdict = *session_verdict(session)};
            format_record(&loaded, session_judging(session), false, patch);
            *source = loaded.source; /* keeps what it has learnt about its lines */
        }
}

bool is_readable(const struct reading *reading)
{
    for (int i = 0; i < reading->parts; i++) {
        const struct verdict *verdict = part_judged(&reading->part[i]);
        if (!verdict || verdict_status(verdict, false) == STATUS_UNREADABLE)
            return false;
    }
    return true;
}

struct json_object *format_text(struct request *request)
{
    struct reading *reading = &request->document->reading;
    struct patch patch;
    if (!is_readable(reading))
        return wire_list();
    format_what_is_readable(reading, &patch);
    struct json_object *edits = patch_edits(reading, &patch);
    patch_free(&patch);
    return edits;
}
