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

static struct json_object *new_message(void)
{
    struct json_object *message = wire_map();
    wire_put_word(message, "jsonrpc", "2.0");
    return message;
}

void answer(struct server *server, struct json_object *id, struct json_object *result)
{
    struct json_object *message = new_message();
    wire_put(message, "id", wire_share(id));
    wire_put(message, "result", result);
    send_message(server, message);
}

static void answer_error(struct server *server, struct json_object *id, int code, const char *sentence)
{
    struct json_object *message = new_message(), *error = wire_map();
    wire_put_number(error, "code", code);
    wire_put_word(error, "message", sentence);
    wire_put(message, "id", wire_share(id));
    wire_put(message, "error", error);
    send_message(server, message);
}

void notify(struct server *server, const char *method, struct json_object *params)
{
    struct json_object *message = new_message();
    wire_put_word(message, "method", method);
    wire_put(message, "params", params);
    send_message(server, message);
}

void ask_client(struct server *server, const char *method, struct json_object *params)
{
    struct json_object *message = new_message();
    wire_put_number(message, "id", ++server->asked);
    wire_put_word(message, "method", method);
    if (params)
        wire_put(message, "params", params);
    send_message(server, message);
}

/* ---- in ---- */

static bool same_id(struct json_object *a, struct json_object *b)
{
    struct text left = {0}, right = {0};
    wire_write(a, &left);
    wire_write(b, &right);
    bool equal = same(text_string(&left), text_string(&right));
    text_free(&left);
    text_free(&right);
    return equal;
}

/* Answers a waiting request at once. */
static void cancel(struct server *server, struct json_object *id)
{
    for (int i = 0; id && i < server->queued; i++) {
        struct json_object *waiting = wire_get(server->queue[i], "id");
        if (!waiting || !wire_word(server->queue[i], "method") || !same_id(waiting, id))
            continue;
        answer_error(server, waiting, ERROR_CANCELLED, "the client cancelled the request");
        wire_free(server->queue[i]);
        server->queue[i] = NULL;
    }
}

static void enqueue(struct server *server, struct json_object *message)
{
    const char *method = wire_word(message, "method");
    if (method && same(method, "$/cancelRequest")) {
        cancel(server, wire_get(message, "params.id"));
        wire_free(message);
        return;
    }
    if (server->queued == server->queue_room) {
        server->queue_room = 2 * server->queue_room + 8;
        server->queue = must_grow(server->queue, (size_t)server->queue_room * sizeof *server->queue);
    }
    server->queue[server->queued++] = message;
}

static void take_messages(struct server *server)
{
    const char *body;
    size_t length;
    for (enum arrival arrival; (arrival = inbox_take(&server->inbox, &body, &length)) != ARRIVAL_NONE;) {
        struct json_object *message = arrival == ARRIVAL_MESSAGE ? wire_read(body, length) : NULL;
        if (message)
            enqueue(server, message);
        else if (arrival == ARRIVAL_TOO_LONG)
            answer_error(server, NULL, ERROR_REQUEST, "a message longer than 64 MiB was ignored");
        else if (arrival == ARRIVAL_GARBLED)
            answer_error(server, NULL, ERROR_PARSE, "a message without a Content-Length header was ignored");
        else
            answer_error(server, NULL, ERROR_PARSE,
                         "a message that is not JSON, not UTF-8 or nested too deeply was ignored");
    }
}

/* ---- which function handles which message, from initialize to exit ---- */

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

/* Takes ownership of the message. */
static void handle_message(struct server *server, struct json_object *message)
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

/* Waits until one of the two is readable. True: the client. */
static bool wait_for_any(int in, int wake)
{
    struct pollfd wanted[2] = {{.fd = in, .events = POLLIN}, {.fd = wake, .events = POLLIN}};
    while (poll(wanted, 2, -1) < 0 && errno == EINTR)
        ;
    return wanted[0].revents != 0;
}

int lsp_serve(int in, int out, const struct lsp_host *host)
{
    struct server *server = lsp_open(host);
    int status, wake;
    server->second_look = second_look_open(&wake);
    for (bool goes_on = true; goes_on && server->life != LIFE_OVER;) {
        if (wait_for_any(in, wake))
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
