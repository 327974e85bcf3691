/* The language server: requests of a client, and the answers. */
#ifndef SERVE_LSP_SERVER_H
#define SERVE_LSP_SERVER_H

#include <stdbool.h>

#include "serve/lsp/framing.h"
#include "serve/lsp/lsp.h"
#include "serve/lsp/reading.h"
#include "serve/lsp/whereabouts.h"
#include "serve/lsp/wire.h"

/* Errors of JSON-RPC and of the protocol. */
enum {
    ERROR_PARSE = -32700,
    ERROR_REQUEST = -32600,
    ERROR_METHOD = -32601,
    ERROR_PARAMS = -32602,
    ERROR_NOT_READY = -32002,
    ERROR_CANCELLED = -32800,
};

/* A document that the client has open. */
struct open_document {
    char *uri, *path; /* `path` is its name in findings */
    long version;
    struct reading reading;
    bool file;                     /* it is a file */
    bool told;                     /* the findings of the present text were published */
    struct json_object *proposals; /* repairs; NULL: not known, or none */
    struct open_document *next;
};

/* What the client supports. */
struct client {
    bool markdown, related, links, symbols_nest, lens_refresh, hint_refresh, watches, shows_documents,
        pulls; /* asks for findings itself */
};

struct second_look;

struct server {
    const struct lsp_host *host;
    enum { LIFE_BEGUN, LIFE_READY, LIFE_SHUT, LIFE_OVER } life;
    bool left_properly; /* exit came after shutdown */
    struct client client;
    struct open_document *documents;
    struct inbox inbox;
    struct text out;            /* to be sent */
    struct json_object **queue; /* messages that wait */
    int queued, queue_room;
    int asked;                       /* requests sent to the client */
    struct second_look *second_look; /* NULL: all analysis is done at once */
};

/* ---- answers: each takes ownership of what it is given ---- */

void answer(struct server *server, struct json_object *id, struct json_object *result);
void notify(struct server *server, const char *method, struct json_object *params);
void ask_client(struct server *server, const char *method, struct json_object *params); /* `params` may be NULL */

/* ---- documents ---- */

/* NULL: it is not open */
struct open_document *document_called(const struct server *server, const char *uri);

void documents_free(struct server *server);

/* Publishes the findings of changed documents. Call it when no message waits. */
void publish_findings(struct server *server);

/* ---- methods ---- */

/* The result for `params`; NULL is `null`. If it fails, `*error` is set instead. */
struct fault_of_request {
    int code; /* 0: none */
    const char *sentence;
};
typedef struct json_object *handler(struct server *server, struct json_object *params, struct fault_of_request *error);

handler initialize, begin_watching, shut_down, leave, open_text, change_text, close_text, save_text, files_changed,
    complete, hover, list_actions, format_text, list_symbols, list_folds, list_hints, list_lenses, execute,
    list_references, list_highlights, prepare_rename, rename_player, find_cause, pull_findings, help_with_entry;

/* ---- the place that a request names ---- */

struct request_place {
    struct open_document *document;
    struct record_part *part;
    size_t offset;
    struct whereabouts where;
    struct whereabouts above; /* of the nearest line above that is not empty */
};

/* Reads textDocument and position. False: the document is not open, and `error` says so. */
bool ask(struct server *server, struct json_object *params, struct request_place *place,
         struct fault_of_request *error);

/* How many entries of the log are before the one that begins at that offset. */
int entries_before(const struct request_place *place, size_t begin);

/* The verb of such a line, as a row of the game's verbs; -1: none yet. */
int verb_in(const struct game *game, const char *line);

/* Like ask, without a position. NULL: no such document. */
struct open_document *ask_document(struct server *server, struct json_object *params, struct fault_of_request *error);

#endif
