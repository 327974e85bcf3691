/* The language server: sends findings when no request waits. */
#include "base/words.h"
#include "serve/lsp/diagnose.h"
#include "serve/lsp/request_place.h"
#include "serve/lsp/second_look.h"
#include "serve/lsp/server.h"

/* Not to a client that asks for findings: it would show them twice. */
static void tell(struct server *server, struct json_object **diagnostics)
{
    if (server->client.pulls)
        wire_free(*diagnostics);
    else
        notify(server, "textDocument/publishDiagnostics", *diagnostics);
    *diagnostics = NULL;
}

struct json_object *pull_findings(struct server *server, struct json_object *params, struct fault_of_request *error)
{
    struct open_document *document = ask_document(server, params, error);
    if (!document)
        return NULL;
    struct json_object *made = wire_map();
    struct json_object *found =
        diagnose(&document->reading, &server->client, document->uri, document->version, SIGHT_WHOLE);
    wire_put_word(made, "kind", "full");
    wire_put(made, "items", wire_share(wire_get(found, "diagnostics")));
    wire_free(found);
    return made;
}

static void keep_proposals(struct open_document *document, struct look *look)
{
    wire_free(document->proposals);
    document->proposals = look->proposals;
    look->proposals = NULL;
}

/* Publishes the results of the second look, if the text is still the same. */
static void tell_found(struct server *server)
{
    for (struct look *look; (look = second_look_take(server->second_look)); look_free(look)) {
        struct open_document *document = document_called(server, look->uri);
        if (!document || document->version != look->version || !document->told)
            continue;
        if (look->diagnostics)
            tell(server, &look->diagnostics);
        if (look->proposals)
            keep_proposals(document, look);
    }
}

static void publish(struct server *server, struct open_document *document)
{
    struct look *look;
    reading_judge(&document->reading);
    document->told = true;
    bool objected = reading_objected(&document->reading);
    if (!objected || server->second_look) {
        struct json_object *first = diagnose(&document->reading, &server->client, document->uri, document->version,
                                             objected ? SIGHT_FIRST : SIGHT_WHOLE);
        tell(server, &first);
        if (objected)
            second_look_want(server->second_look, look_at(document, &server->client));
        return;
    }
    look = look_at(document, &server->client);
    look_closely(look);
    tell(server, &look->diagnostics);
    keep_proposals(document, look);
    look_free(look);
}

void publish_findings(struct server *server)
{
    if (server->second_look)
        tell_found(server);
    for (struct open_document *document = server->documents; document; document = document->next)
        if (!document->told)
            publish(server, document);
}
