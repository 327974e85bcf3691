/* The language server: which function handles which message, from initialize to exit. */
#include "base/words.h"
#include "serve/lsp/server.h"

/* ---- from initialize to exit ---- */

static const char *const commands_served[] = {"referee.showTable", "referee.explain", NULL};
static const char *const action_kinds[] = {"quickfix", "source.fixAll", NULL};
static const char *const helps_after[] = {" ", NULL};
static const char *const completes_after[] = {" ", ":", "{", "[", ",", NULL};

static struct json_object *words(const char *const *list)
{
    struct json_object *made = wire_list();
    for (; *list; list++)
        wire_add_word(made, *list);
    return made;
}

static struct json_object *synchronisation(void)
{
    struct json_object *made = wire_map();
    wire_put_flag(made, "openClose", true);
    wire_put_number(made, "change", 2);
    wire_put_flag(made, "save", true);
    return made;
}

static struct json_object *capabilities(void)
{
    struct json_object *can = wire_map(), *inner;
    wire_put_word(can, "positionEncoding", "utf-16");
    wire_put(can, "textDocumentSync", synchronisation());
    wire_put(wire_put(can, "completionProvider", wire_map()), "triggerCharacters", words(completes_after));
    wire_put(wire_put(can, "signatureHelpProvider", wire_map()), "triggerCharacters", words(helps_after));
    wire_put_flag(can, "hoverProvider", true);
    wire_put(wire_put(can, "codeActionProvider", wire_map()), "codeActionKinds", words(action_kinds));
    wire_put_flag(can, "documentFormattingProvider", true);
    inner = wire_put(can, "documentSymbolProvider", wire_map());
    wire_put_word(inner, "label", "referee");
    wire_put_flag(can, "foldingRangeProvider", true);
    wire_put_flag(can, "inlayHintProvider", true);
    wire_put(can, "codeLensProvider", wire_map());
    wire_put_flag(can, "referencesProvider", true);
    wire_put_flag(can, "documentHighlightProvider", true);
    wire_put_flag(can, "definitionProvider", true);
    wire_put_flag(wire_put(can, "renameProvider", wire_map()), "prepareProvider", true);
    inner = wire_put(can, "diagnosticProvider", wire_map());
    wire_put_flag(inner, "interFileDependencies", false);
    wire_put_flag(inner, "workspaceDiagnostics", false);
    wire_put(wire_put(can, "executeCommandProvider", wire_map()), "commands", words(commands_served));
    return can;
}

struct json_object *initialize(struct server *server, struct json_object *params, struct fault_of_request *error)
{
    (void)error;
    struct json_object *result = wire_map(), *info;
    struct json_object *can = wire_get(params, "capabilities");
    struct json_object *text = wire_get(can, "textDocument");
    struct json_object *formats = wire_get(text, "hover.contentFormat");
    server->client = (struct client){
        .markdown = wire_has(formats, "markdown"),
        .related = wire_flag(text, "publishDiagnostics.relatedInformation"),
        .links = wire_flag(text, "publishDiagnostics.codeDescriptionSupport"),
        .symbols_nest = wire_flag(text, "documentSymbol.hierarchicalDocumentSymbolSupport"),
        .hint_refresh = wire_flag(can, "workspace.inlayHint.refreshSupport"),
        .lens_refresh = wire_flag(can, "workspace.codeLens.refreshSupport"),
        .watches = wire_flag(can, "workspace.didChangeWatchedFiles.dynamicRegistration"),
        .pulls = wire_is_map(wire_get(text, "diagnostic")),
        .shows_documents = wire_flag(can, "window.showDocument.support"),
    };
    server->life = LIFE_READY;
    wire_put(result, "capabilities", capabilities());
    info = wire_put(result, "serverInfo", wire_map());
    wire_put_word(info, "name", "referee");
    wire_put_word(info, "version", VERSION);
    return result;
}

/* Other programs may change club files. */
struct json_object *begin_watching(struct server *server, struct json_object *params, struct fault_of_request *error)
{
    (void)params;
    (void)error;
    if (!server->client.watches)
        return NULL;
    struct json_object *asked = wire_map(), *registration = wire_map(), *watcher = wire_map();
    wire_put_word(watcher, "globPattern", "**/.referee.yaml");
    wire_put_word(registration, "id", "clubs");
    wire_put_word(registration, "method", "workspace/didChangeWatchedFiles");
    wire_add(wire_put(wire_put(registration, "registerOptions", wire_map()), "watchers", wire_list()), watcher);
    wire_add(wire_put(asked, "registrations", wire_list()), registration);
    ask_client(server, "client/registerCapability", asked);
    return NULL;
}

struct json_object *shut_down(struct server *server, struct json_object *params, struct fault_of_request *error)
{
    (void)params;
    (void)error;
    server->life = LIFE_SHUT;
    return NULL;
}

struct json_object *leave(struct server *server, struct json_object *params, struct fault_of_request *error)
{
    (void)params;
    (void)error;
    server->left_properly = server->life == LIFE_SHUT;
    server->life = LIFE_OVER;
    return NULL;
}

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
