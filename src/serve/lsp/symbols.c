/* The language server: the outline of a record by rounds, phases and turns, and folding. */
#include <string.h>

#include "base/words.h"
#include "serve/lsp/diagnose.h"
#include "serve/lsp/request_place.h"
#include "serve/lsp/rounds.h"

enum { SYMBOL_ROUND = 3 /* namespace */, SYMBOL_PHASE = 2 /* module */, SYMBOL_TURN = 24 /* event */ };

struct outlining {
    const struct reading *reading;
    const char *uri;
    bool nest;
};

static struct stretch lines_stretch(const struct reading *reading, int first, int last)
{
    struct place place = {first, 1, last, 1};
    struct stretch stretch = place_stretch(&reading->lines, place);
    size_t length, begin = record_line(&reading->lines, last, &length);
    stretch.end = offset_spot(&reading->lines, begin + length);
    return stretch;
}

/* Adds a symbol for some lines; returns the list for its children. */
static struct json_object *add_symbol(const struct outlining *outlining, struct json_object *list, const char *name,
                                      const char *detail, int kind, int first, int last)
{
    struct json_object *made = wire_map();
    struct stretch stretch = lines_stretch(outlining->reading, first, last);
    wire_put_word(made, "name", *name ? name : "record");
    wire_put_number(made, "kind", kind);
    wire_add(list, made);
    if (!outlining->nest) {
        struct json_object *location = wire_put(made, "location", wire_map());
        wire_put_word(location, "uri", outlining->uri);
        wire_put(location, "range", stretch_object(stretch));
        return list;
    }
    if (detail && *detail)
        wire_put_word(made, "detail", detail);
    wire_put(made, "range", stretch_object(stretch));
    wire_put(made, "selectionRange", stretch_object((struct stretch){stretch.start, stretch.start}));
    return wire_put(made, "children", wire_list());
}

static void outline_turns(const struct outlining *outlining, struct json_object *list, struct session *session,
                          int from, int to)
{
    for (struct spell turn; from <= to; from = turn.to + 1) {
        turn = turn_from(session, from, to);
        add_symbol(outlining, list, turn.name, session_entry(session, from)->text, SYMBOL_TURN, turn.first_line,
                   turn.last_line);
    }
}

static void outline_phases(const struct outlining *outlining, struct json_object *list, struct session *session,
                           int from, int to)
{
    for (struct spell phase; from <= to; from = phase.to + 1) {
        phase = phase_from(session, from, to);
        struct json_object *inside = list;
        if (*phase.name)
            inside = add_symbol(outlining, list, phase.name, "", SYMBOL_PHASE, phase.first_line, phase.last_line);
        outline_turns(outlining, inside, session, from, phase.to);
    }
}

static void outline_part(const struct outlining *outlining, struct json_object *list, const struct record_part *part)
{
    struct session *session = part->session;
    struct spell round;
    for (int from = 1, last = session_entries(session); from <= last; from = round.to + 1) {
        round = round_from(session, from, last);
        struct json_object *inside =
            add_symbol(outlining, list, round.name, "", SYMBOL_ROUND, round.first_line, round.last_line);
        outline_phases(outlining, inside, session, from, round.to);
    }
}

struct json_object *list_symbols(struct server *server, struct json_object *params, struct fault_of_request *error)
{
    struct open_document *document = ask_document(server, params, error);
    if (!document)
        return NULL;
    struct outlining outlining = {&document->reading, document->uri, server->client.symbols_nest};
    struct json_object *list = wire_list();
    for (int i = 0; i < document->reading.parts; i++)
        outline_part(&outlining, list, &document->reading.part[i]);
    return list;
}

/* ---- folding ---- */

static void add_fold(const struct reading *reading, struct json_object *list, int first, int last)
{
    struct stretch stretch = lines_stretch(reading, first, last);
    if (stretch.end.line <= stretch.start.line)
        return;
    struct json_object *made = wire_map();
    wire_put_number(made, "startLine", stretch.start.line);
    wire_put_number(made, "endLine", stretch.end.line);
    wire_put_word(made, "kind", "region");
    wire_add(list, made);
}

/* Does the line begin with a key of the record? */
static bool begins_key(const struct reading *reading, int line)
{
    size_t length, begin = record_line(&reading->lines, line, &length);
    const char *text = text_string(&reading->text) + begin;
    return length && !strchr(" #-%\t", *text) && memchr(text, ':', length);
}

static bool says_nothing(const struct reading *reading, int line)
{
    size_t length, begin = record_line(&reading->lines, line, &length);
    const char *text = text_string(&reading->text) + begin;
    size_t blanks = strspn(text, " \t");
    return blanks >= length || text[blanks] == '#';
}

/* Folds the parts of the record, each from its key to its last line that is not empty. */
static void fold_keys(const struct reading *reading, struct json_object *list, const struct record_part *part)
{
    int key = 0, last = 0;
    for (int line = part->first; line <= part->last; line++) {
        if (begins_key(reading, line)) {
            if (key)
                add_fold(reading, list, key, last);
            key = line;
        }
        last = says_nothing(reading, line) ? last : line;
    }
    if (key)
        add_fold(reading, list, key, last);
}

static void fold_rounds(const struct reading *reading, struct json_object *list, const struct record_part *part)
{
    struct session *session = part->session;
    struct spell round, phase;
    for (int from = 1, last = session_entries(session); from <= last; from = round.to + 1) {
        round = round_from(session, from, last);
        add_fold(reading, list, round.first_line, round.last_line);
        for (int inner = from; inner <= round.to; inner = phase.to + 1) {
            phase = phase_from(session, inner, round.to);
            if (phase.from != round.from || phase.to != round.to)
                add_fold(reading, list, phase.first_line, phase.last_line);
        }
    }
}

struct json_object *list_folds(struct server *server, struct json_object *params, struct fault_of_request *error)
{
    struct open_document *document = ask_document(server, params, error);
    if (!document)
        return NULL;
    struct json_object *list = wire_list();
    for (int i = 0; i < document->reading.parts; i++) {
        fold_keys(&document->reading, list, &document->reading.part[i]);
        fold_rounds(&document->reading, list, &document->reading.part[i]);
    }
    return list;
}
