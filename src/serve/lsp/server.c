/* The language server: messages in and out. */
#include "serve/lsp/server.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/words.h"

/* ---- out ---- */

static void send_message(struct server *server, struct json_object *message)
{
    struct text body = {0};
    wire_write(message, &body);
    text_format(&server->out, "Content-Length: %zu\r\n\r\n", body.length);
    text_add_bytes(&server->out, text_string(&body), body.length);
    text_free(&body);
    wire_free(message);
}

static void answer_error(struct server *server, struct json_object *id, int code, const char *sentence)
{
    send_message(server,
                 wire_make("{jsonrpc: '2.0', id: %o, error: {code: %d, message: %s}}", wire_share(id), code, sentence));
}

void notify(struct server *server, const char *method, struct json_object *params)
{
    send_message(server, wire_make("{jsonrpc: '2.0', method: %s, params: %o}", method, params));
}

void ask_client(struct server *server, const char *method, struct json_object *params)
{
    send_message(server,
                 wire_make("{jsonrpc: '2.0', id: %d, method: %s, params?: %o}", ++server->asked, method, params));
}

/* ---- in ---- */

/* Answers a waiting request at once. */
static void cancel(struct server *server, struct json_object *id)
{
    struct text wanted = {0}, other = {0};
    if (id)
        wire_write(id, &wanted);
    for (int i = 0; id && i < server->queued; i++) {
        struct json_object *waiting = wire_get(server->queue[i], "id");
        text_clear(&other);
        if (waiting)
            wire_write(waiting, &other);
        if (!waiting || !wire_word(server->queue[i], "method") || !same(text_string(&wanted), text_string(&other)))
            continue;
        answer_error(server, waiting, ERROR_CANCELLED, "the client cancelled the request");
        wire_free(server->queue[i]);
        server->queue[i] = NULL;
    }
    text_free(&wanted);
    text_free(&other);
}

static void take_messages(struct server *server)
{
    static const char *const complaints[] = {
        [ARRIVAL_MESSAGE] = "a message that is not JSON, not UTF-8 or nested too deeply was ignored",
        [ARRIVAL_TOO_LONG] = "a message longer than 64 MiB was ignored",
        [ARRIVAL_GARBLED] = "a message without a Content-Length header was ignored"};
    const char *body;
    size_t length;
    for (enum arrival arrival; (arrival = inbox_take(&server->inbox, &body, &length)) != ARRIVAL_NONE;) {
        struct json_object *message = arrival == ARRIVAL_MESSAGE ? wire_read(body, length) : NULL;
        const char *method = message ? wire_word(message, "method") : NULL;
        if (!message) {
            answer_error(server, NULL, arrival == ARRIVAL_TOO_LONG ? ERROR_REQUEST : ERROR_PARSE, complaints[arrival]);
            continue;
        }
        if (method && same(method, "$/cancelRequest")) {
            cancel(server, wire_get(message, "params.id"));
            wire_free(message);
            continue;
        }
        server->queue = must_make_room(server->queue, server->queued, &server->queue_room, sizeof *server->queue);
        server->queue[server->queued++] = message;
    }
}

/* ---- from initialize to exit ---- */

static const char capabilities[] =
    "{positionEncoding: 'utf-16', textDocumentSync: {openClose: true, change: 2, save: true}, "
    "completionProvider: {triggerCharacters: [' ', ':', '{', '[', ',']}, "
    "signatureHelpProvider: {triggerCharacters: [' ']}, hoverProvider: true, "
    "codeActionProvider: {codeActionKinds: ['quickfix', 'source.fixAll']}, documentFormattingProvider: true, "
    "documentSymbolProvider: {label: 'referee'}, foldingRangeProvider: true, inlayHintProvider: true, "
    "codeLensProvider: {}, referencesProvider: true, documentHighlightProvider: true, definitionProvider: true, "
    "renameProvider: {prepareProvider: true}, "
    "diagnosticProvider: {interFileDependencies: false, workspaceDiagnostics: false}, "
    "executeCommandProvider: {commands: ['referee.showTable', 'referee.explain']}}";

static struct json_object *initialize(struct request *request)
{
    struct json_object *can = wire_get(request->params, "capabilities");
    struct json_object *text = wire_get(can, "textDocument");
    request->server->client = (struct client){
        .markdown = wire_has(wire_get(text, "hover.contentFormat"), "markdown"),
        .related = wire_flag(text, "publishDiagnostics.relatedInformation"),
        .links = wire_flag(text, "publishDiagnostics.codeDescriptionSupport"),
        .symbols_nest = wire_flag(text, "documentSymbol.hierarchicalDocumentSymbolSupport"),
        .hint_refresh = wire_flag(can, "workspace.inlayHint.refreshSupport"),
        .lens_refresh = wire_flag(can, "workspace.codeLens.refreshSupport"),
        .watches = wire_flag(can, "workspace.didChangeWatchedFiles.dynamicRegistration"),
        .pulls = wire_is_map(wire_get(text, "diagnostic")),
        .shows_documents = wire_flag(can, "window.showDocument.support"),
    };
    request->server->life = LIFE_READY;
    return wire_make("{capabilities: %o, serverInfo: {name: 'referee', version: %s}}", wire_make(capabilities),
                     VERSION);
}

/* Other programs may change club files. */
static struct json_object *begin_watching(struct request *request)
{
    static const char watch[] = "{registrations: [{id: 'clubs', method: 'workspace/didChangeWatchedFiles', "
                                "registerOptions: {watchers: [{globPattern: '**/.referee.yaml'}]}}]}";
    if (request->server->client.watches)
        ask_client(request->server, "client/registerCapability", wire_make(watch));
    return NULL;
}

static struct json_object *shut_down(struct request *request)
{
    request->server->life = LIFE_SHUT;
    return NULL;
}

static struct json_object *leave(struct request *request)
{
    request->server->left_properly = request->server->life == LIFE_SHUT;
    request->server->life = LIFE_OVER;
    return NULL;
}

/* What a message is about. In comments there is no word. */
enum about { NOTICE, REQUEST, OF_DOCUMENT, OF_PLACE, OF_WORD };

static const struct method {
    const char *name;
    handler *handle;
    enum about about;
} methods[] = {
    {"initialize", initialize, REQUEST},
    {"initialized", begin_watching, NOTICE},
    {"shutdown", shut_down, REQUEST},
    {"exit", leave, NOTICE},
    {"textDocument/didOpen", open_text, NOTICE},
    {"textDocument/didChange", change_text, NOTICE},
    {"textDocument/didClose", close_text, NOTICE},
    {"textDocument/didSave", save_text, NOTICE},
    {"workspace/didChangeWatchedFiles", files_changed, NOTICE},
    {"textDocument/completion", complete, OF_WORD},
    {"textDocument/signatureHelp", help_with_entry, OF_WORD},
    {"textDocument/hover", hover, OF_WORD},
    {"textDocument/codeAction", list_actions, OF_DOCUMENT},
    {"textDocument/formatting", format_text, OF_DOCUMENT},
    {"textDocument/documentSymbol", list_symbols, OF_DOCUMENT},
    {"textDocument/foldingRange", list_folds, OF_DOCUMENT},
    {"textDocument/inlayHint", list_hints, OF_DOCUMENT},
    {"textDocument/codeLens", list_lenses, OF_DOCUMENT},
    {"textDocument/references", list_references, OF_WORD},
    {"textDocument/documentHighlight", list_highlights, OF_WORD},
    {"textDocument/prepareRename", prepare_rename, OF_WORD},
    {"textDocument/rename", rename_player, OF_PLACE},
    {"textDocument/definition", find_cause, OF_PLACE},
    {"textDocument/diagnostic", pull_findings, OF_DOCUMENT},
    {"workspace/executeCommand", execute, REQUEST},
    {0},
};

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
    if (!method || method->about == NOTICE)
        return (struct fault_of_request){ERROR_METHOD, "unknown request"};
    return (struct fault_of_request){0};
}

/* Finds what the request is about, and lets its method answer. */
static void handle(const struct method *method, struct request *request, struct json_object *id)
{
    struct server *server = request->server;
    struct json_object *result = NULL;
    request->fault = untimely(server, method);
    bool found =
        !request->fault.code
        && (method->about < OF_DOCUMENT || (method->about == OF_DOCUMENT ? find_document : find_place)(request));
    if (found && (method->about != OF_WORD || !request->where.remark))
        result = method->handle(request);
    if (request->fault.code)
        answer_error(server, id, request->fault.code, request->fault.sentence);
    else
        send_message(server, wire_make("{jsonrpc: '2.0', id: %o, result: %o}", wire_share(id), result));
}

/* Takes ownership of the message. */
static void handle_message(struct server *server, struct json_object *message)
{
    const char *name = wire_word(message, "method");
    struct json_object *id = wire_get(message, "id");
    struct request request = {.server = server, .params = wire_get(message, "params")};
    const struct method *method = methods;
    while (name && method->name && !same(method->name, name))
        method++;
    method = name && method->name ? method : NULL;
    bool reply = !name && id && (wire_get(message, "result") || wire_get(message, "error"));
    if (wire_is_map(id) || wire_is_list(id) || (!name && !reply && !wire_get(message, "id")))
        answer_error(server, NULL, ERROR_REQUEST, "this is neither a request nor a notification");
    else if (name && id)
        handle(method, &request, id);
    else if (method && method->about == NOTICE && (server->life == LIFE_READY || method->handle == leave))
        method->handle(&request); /* a notification has no answer: errors are ignored */
    arena_free(&request.arena);
    wire_free(message);
}

static void handle_queue(struct server *server)
{
    for (int i = 0; i < server->queued; i++) {
        struct json_object *message = server->queue[i];
        server->queue[i] = NULL;
        if (message && server->life != LIFE_OVER)
            handle_message(server, message);
        else
            wire_free(message);
    }
    server->queued = 0;
}

/* ---- without descriptors ---- */

struct server *lsp_open(const struct lsp_host *host)
{
    struct server *server = must_alloc(sizeof *server);
    *server = (struct server){.host = host};
    return server;
}

void lsp_hear(struct server *server, const char *bytes, size_t length)
{
    inbox_add(&server->inbox, bytes, length);
    take_messages(server);
    handle_queue(server);
}

void lsp_rest(struct server *server)
{
    publish_findings(server);
}

const struct text *lsp_said(const struct server *server)
{
    return &server->out;
}

bool lsp_left(const struct server *server, int *status)
{
    *status = server->left_properly ? STATUS_FINE : STATUS_MISTAKE;
    return server->life == LIFE_OVER;
}

void lsp_close(struct server *server)
{
    handle_queue(server);
    documents_free(server);
    inbox_free(&server->inbox);
    text_free(&server->out);
    free(server->queue);
    free(server);
}

/* ---- with descriptors ---- */

/* Pieces to read before anything is answered, so that cancelled requests need no answer. */
enum { MOST_PIECES = 64 };

static bool is_ready(int file)
{
    struct pollfd wanted = {.fd = file, .events = POLLIN};
    return poll(&wanted, 1, 0) > 0;
}

/* Reads what there is, and cuts it into messages. False: nothing more will come. */
static bool hear(struct server *server, int in)
{
    char piece[16 * 1024];
    bool more = true;
    int pieces = 0;
    do {
        ssize_t got = read(in, piece, sizeof piece);
        more = got > 0 || (got < 0 && (errno == EINTR || errno == EAGAIN));
        if (got > 0)
            inbox_add(&server->inbox, piece, (size_t)got);
    } while (more && ++pieces < MOST_PIECES && is_ready(in));
    take_messages(server);
    return more;
}

static bool say(struct server *server, int out)
{
    for (size_t done = 0; done < server->out.length;) {
        ssize_t wrote = write(out, server->out.bytes + done, server->out.length - done);
        if (wrote < 0 && errno != EINTR)
            return false;
        done += wrote > 0 ? (size_t)wrote : 0;
    }
    text_clear(&server->out);
    return true;
}

int lsp_serve(int in, int out, const struct lsp_host *host)
{
    struct server *server = lsp_open(host);
    int status;
    struct pollfd wanted[2] = {{.fd = in, .events = POLLIN}, {.events = POLLIN}};
    server->second_look = second_look_open(&wanted[1].fd);
    for (bool goes_on = true; goes_on && server->life != LIFE_OVER;) {
        while (poll(wanted, 2, -1) < 0 && errno == EINTR)
            ;
        if (wanted[0].revents)
            goes_on = hear(server, in);
        handle_queue(server);
        if (server->life != LIFE_OVER && !is_ready(in))
            publish_findings(server);
        goes_on &= say(server, out);
    }
    lsp_left(server, &status);
    second_look_close(server->second_look);
    lsp_close(server);
    return status;
}
