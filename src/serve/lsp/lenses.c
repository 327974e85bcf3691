/* The language server: shows the position at a place of the log, and rules, on demand. */
#include <string.h>

#include "base/words.h"
#include "serve/lsp/diagnose.h"
#include "serve/lsp/lenses.h"
#include "serve/lsp/request_place.h"
#include "serve/lsp/rounds.h"
#include "study/explain/explain.h"

struct json_object *show_command(const char *title, const char *uri, int document, int entry)
{
    struct json_object *made = wire_map(), *given = wire_map();
    wire_put_word(made, "title", title);
    wire_put_word(made, "command", "referee.showTable");
    wire_put_word(given, "uri", uri);
    wire_put_number(given, "document", document);
    wire_put_number(given, "entry", entry);
    wire_add(wire_put(made, "arguments", wire_list()), given);
    return made;
}

struct json_object *explain_command(const char *title, const char *code)
{
    struct json_object *made = wire_map();
    wire_put_word(made, "title", title);
    wire_put_word(made, "command", "referee.explain");
    wire_add_word(wire_put(made, "arguments", wire_list()), code);
    return made;
}

static void add_lens(const struct open_document *document, struct json_object *list, int index, int line, int entry,
                     const char *title)
{
    struct json_object *made = wire_map();
    struct place place = {line, 1, line, 1};
    wire_put(made, "range", stretch_object(place_stretch(&document->reading.lines, place)));
    wire_put(made, "command", show_command(title, document->uri, index + 1, entry));
    wire_add(list, made);
}

/* One lens before each round, and one after the log. */
static void add_lenses(const struct open_document *document, struct json_object *list, int index)
{
    struct session *session = document->reading.part[index].session;
    struct spell round = {0};
    for (int from = 1, last = session_entries(session); from <= last; from = round.to + 1) {
        round = round_from(session, from, last);
        struct text title = {0};
        text_format(&title, "show the position here (%s)", round.name);
        add_lens(document, list, index, round.first_line, from - 1, text_string(&title));
        text_free(&title);
    }
    if (round.to)
        add_lens(document, list, index, round.last_line, round.to, "show the position after this entry");
}

struct json_object *list_lenses(struct server *server, struct json_object *params, struct fault_of_request *error)
{
    struct open_document *document = ask_document(server, params, error);
    if (!document)
        return NULL;
    struct json_object *list = wire_list();
    for (int i = 0; i < document->reading.parts; i++)
        if (part_judged(&document->reading.part[i]))
            add_lenses(document, list, i);
    return list;
}

/* ---- commands ---- */

/* Shows the page as a document of the client, or as a message. */
static void show(struct server *server, const char *name, const struct text *page)
{
    const struct lsp_host *host = server->host;
    struct text path = {0}, uri = {0};
    struct json_object *params = wire_map();
    if (server->client.shows_documents && host->lay_out && host->lay_out(host->context, name, page, &path)) {
        text_add(&uri, "file://");
        text_percent(&uri, text_string(&path), "/");
        wire_put_text(params, "uri", &uri);
        wire_put_flag(params, "takeFocus", true);
        ask_client(server, "window/showDocument", params);
    } else {
        wire_put_number(params, "type", 3);
        wire_put_word(params, "message", text_string(page));
        notify(server, "window/showMessage", params);
    }
    text_free(&path);
}

static bool draw_table(struct server *server, struct json_object *given, struct text *page,
                       struct fault_of_request *error)
{
    const char *uri = wire_word(given, "uri");
    struct open_document *document = uri ? document_called(server, uri) : NULL;
    long index = wire_number(given, "document", 1) - 1, entry = wire_number(given, "entry", -1);
    if (document)
        reading_judge(&document->reading);
    bool there =
        document && index >= 0 && index < document->reading.parts && part_judged(&document->reading.part[index]);
    struct session *session = there ? document->reading.part[index].session : NULL;
    if (!there || entry < 0 || entry > session_entries(session)) {
        *error = (struct fault_of_request){ERROR_PARAMS, "there is no such position"};
        return false;
    }
    text_add(page, entry ? "after entry " : "before the log");
    if (entry)
        text_format(page, "%ld, %s", entry, session_entry(session, (int)entry)->text);
    text_add(page, "\n");
    session_moment(session, (int)entry, page);
    struct text actors = {0};
    session_to_act(session, (int)entry, &actors);
    text_format(page, "%s%s%s\n\n", actors.length ? ", " : "", text_string(&actors), actors.length ? " to act" : "");
    text_free(&actors);
    session_picture(session, (int)entry, false, false, page);
    text_add(page, "\n");
    session_sheet(session, (int)entry, page);
    return true;
}

static bool explain_word(struct json_object *given, struct text *page, struct fault_of_request *error)
{
    const char *word = wire_is_map(given) ? wire_word(given, "word") : wire_string(given, NULL);
    if (word && *word && explain(word, NULL, page))
        return true;
    *error = (struct fault_of_request){ERROR_PARAMS, "no rule, card or piece has that name"};
    return false;
}

struct json_object *execute(struct server *server, struct json_object *params, struct fault_of_request *error)
{
    const char *command = wire_word(params, "command");
    struct json_object *arguments = wire_get(params, "arguments");
    struct json_object *given = wire_count(arguments) ? wire_item(arguments, 0) : NULL;
    struct text page = {0};
    bool table = command && same(command, "referee.showTable"), rule = command && same(command, "referee.explain");
    if (!table && !rule)
        *error = (struct fault_of_request){ERROR_PARAMS, "unknown command"};
    else if (table ? draw_table(server, given, &page, error) : explain_word(given, &page, error)) {
        if (!wire_get(given, "show") || wire_flag(given, "show"))
            show(server, table ? "table.txt" : "explain.txt", &page);
        return wire_text(&page);
    }
    text_free(&page);
    return NULL;
}
