/* The language server: which function handles which message. */
#include "base/words.h"
#include "serve/lsp/server.h"

static const struct method {
    const char *name;
    handler *handle;
    bool request;
} methods[] = {
    {"initialize", initialize, true},
    {"initialized", begin_watching, false},
    {"shutdown", shut_down, true},
    {"exit", leave, false},
    {"textDocument/didOpen", open_text, false},
    {"textDocument/didChange", change_text, false},
    {"textDocument/didClose", close_text, false},
    {"textDocument/didSave", save_text, false},
    {"workspace/didChangeWatchedFiles", files_changed, false},
    {"textDocument/completion", complete, true},
    {"textDocument/signatureHelp", help_with_entry, true},
    {"textDocument/hover", hover, true},
    {"textDocument/codeAction", list_actions, true},
    {"textDocument/formatting", format_text, true},
    {"textDocument/documentSymbol", list_symbols, true},
    {"textDocument/foldingRange", list_folds, true},
    {"textDocument/inlayHint", list_hints, true},
    {"textDocument/codeLens", list_lenses, true},
    {"textDocument/references", list_references, true},
    {"textDocument/documentHighlight", list_highlights, true},
    {"textDocument/prepareRename", prepare_rename, true},
    {"textDocument/rename", rename_player, true},
    {"textDocument/definition", find_cause, true},
    {"textDocument/diagnostic", pull_findings, true},
    {"workspace/executeCommand", execute, true},
    {0},
};

static const struct method *method_called(const char *name)
{
    const struct method *method = methods;
    while (method->name && !same(method->name, name))
        method++;
    return method->name ? method : NULL;
}

/* Why a request cannot be answered now; code 0: it can. */
static struct fault_of_request untimely(const struct server *server, const struct method *method)
{
    bool first = method && method->handle == initialize;
    if (server->life == LIFE_SHUT)
        return (struct fault_of_request){ERROR_REQUEST, "the server was shut down; only exit can follow"};
    if (server->life == LIFE_BEGUN && !first)
        return (struct fault_of_request){ERROR_NOT_READY, "the first request must be initialize"};
    if (server->life == LIFE_READY && first)
        return (struct fault_of_request){ERROR_REQUEST, "initialize can be sent only once"};
    if (!method || !method->request)
        return (struct fault_of_request){ERROR_METHOD, "unknown request"};
    return (struct fault_of_request){0};
}

static void handle_request(struct server *server, const struct method *method, struct json_object *id,
                           struct json_object *params)
{
    struct fault_of_request error = untimely(server, method);
    struct json_object *result = error.code ? NULL : method->handle(server, params, &error);
    if (error.code)
        answer_error(server, id, error.code, error.sentence);
    else
        answer(server, id, result);
}

/* A notification has no answer: errors are ignored. */
static void handle_notification(struct server *server, const struct method *method, struct json_object *params)
{
    struct fault_of_request error = {0};
    bool timely = server->life == LIFE_READY || (method && method->handle == leave);
    if (method && !method->request && timely)
        method->handle(server, params, &error);
}

void handle_message(struct server *server, struct json_object *message)
{
    const char *name = wire_word(message, "method");
    struct json_object *id = wire_get(message, "id"), *params = wire_get(message, "params");
    const struct method *method = name ? method_called(name) : NULL;
    bool reply = !name && id && (wire_get(message, "result") || wire_get(message, "error"));
    if (wire_is_map(id) || wire_is_list(id) || (!name && !reply && !wire_get(message, "id")))
        answer_error(server, NULL, ERROR_REQUEST, "this is neither a request nor a notification");
    else if (name && id)
        handle_request(server, method, id, params);
    else if (name)
        handle_notification(server, method, params);
    wire_free(message);
}
