/* The language server: from initialize to exit. */
#include "base/words.h"
#include "serve/lsp/server.h"

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

static struct client read_client(struct json_object *can)
{
    struct json_object *text = wire_get(can, "textDocument");
    struct json_object *formats = wire_get(text, "hover.contentFormat");
    return (struct client){
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
    server->client = read_client(wire_get(params, "capabilities"));
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
