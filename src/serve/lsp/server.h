/* The language server: requests of a client, and the answers. */
#ifndef SERVE_LSP_SERVER_H
#define SERVE_LSP_SERVER_H

#include <stdbool.h>

#include "serve/lsp/framing.h"
#include "serve/lsp/lsp.h"
#include "serve/lsp/reading.h"
#include "serve/lsp/whereabouts.h"
#include "serve/lsp/wire.h"
#include "serve/session.h"
#include "study/patch.h"

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

/* ---- messages: each takes ownership of what it is given ---- */

void notify(struct server *server, const char *method, struct json_object *params);
void ask_client(struct server *server, const char *method, struct json_object *params); /* `params` may be NULL */

/* ---- documents ---- */

/* NULL: it is not open */
struct open_document *document_called(const struct server *server, const char *uri);

void documents_free(struct server *server);

/* Publishes the findings of changed documents. Call it when no message waits. */
void publish_findings(struct server *server);

/* ---- methods ---- */

/* A message of the client. What it is about is found before its method is called. */
struct request {
    struct server *server;
    struct json_object *params;
    struct arena arena;             /* for as long as the message is handled */
    struct open_document *document; /* if the method is about a document: it is judged */
    struct reading *reading;        /* of that document */
    struct record_part *part;       /* if it is about a place in it: the record there */
    struct session *session;        /* and its session */
    const struct verdict *judged;   /* its verdict, if there is a position; else NULL */
    size_t offset;
    struct whereabouts where;
    struct whereabouts above; /* of the nearest line above that is not empty */
    struct fault_of_request {
        int code; /* 0: none */
        const char *sentence;
    } fault;
};

/* The result; NULL is `null`. If it fails, `fault` is set instead. */
typedef struct json_object *handler(struct request *request);

handler open_text, change_text, close_text, save_text, files_changed, complete, hover, list_actions, format_text,
    list_symbols, list_folds, list_hints, list_lenses, execute, list_references, list_highlights, prepare_rename,
    rename_player, find_cause, pull_findings, help_with_entry;

/* Finds the document that params name in textDocument.uri; find_place: also the position. False: the document is not
   open, and `fault` says so. */
bool find_document(struct request *request);
bool find_place(struct request *request);

/* The spot whose line and character are at these paths. */
struct spot read_spot(struct json_object *map, const char *line, const char *character);

/* Puts the entry of the log around the place, up to it, on one line in `out`. Braces, commas and further colons become
   spaces, and every byte stays where it is in the text after the returned offset. */
size_t entry_so_far(const struct request *request, struct text *out);

/* ---- commands that are offered to a client ---- */

/* Shows the position after that entry of that document of the text; and the page of `explain`. */
struct json_object *show_command(const char *title, const char *uri, int document, int entry);

/* ---- repairs of a record as code actions ---- */

/* A list of maps: `from` and `to`, the editor's lines it is offered for; its edits as text, `written`; and the
   `action`. Slow. */
struct json_object *list_proposals(struct reading *reading, const char *uri);

/* The patch as a list of TextEdits. It must be of the reading's text. */
struct json_object *patch_edits(const struct reading *reading, const struct patch *patch);

/* Opens a patch of the text. False: its lines do not all end in LF or CRLF, and it must not be changed. patch_free in
   any case. */
bool open_patch(const struct reading *reading, struct patch *patch);

/* An action with the edits, which it owns. */
struct json_object *edit_action(const char *uri, const char *title, const char *kind, struct json_object *edits,
                                bool preferred);

/* ---- the words that may be in head, house, box, table and claims, and their descriptions ---- */

/* A word that may be written there. */
struct known_word {
    const char *word;
    const char *about; /* or NULL */
    bool key;          /* a value follows after a colon */
};

/* Calls `take` with every word for the place and its description. `part` may have no record yet. */
void list_words(const struct record_part *part, const struct whereabouts *where,
                void (*take)(void *context, const struct known_word *word), void *context);

/* ---- the findings of a text in the form of the protocol ---- */

/* How thoroughly. At first sight, what comes after the first finding is held back: it may only follow from it. */
enum sight { SIGHT_FIRST, SIGHT_WHOLE };

/* The severity of the protocol, 1 to 4; 0: not shown. */
int severity_of(const struct finding *finding);

/* The params of publishDiagnostics. */
struct json_object *diagnose(struct reading *reading, const struct client *client, const char *uri, long version,
                             enum sight sight);

/* A position and a range of the protocol. */
struct json_object *spot_object(struct spot spot);
struct json_object *stretch_object(struct stretch stretch);
struct json_object *place_object(const struct reading *reading, struct place place);
struct json_object *bytes_object(const struct reading *reading, size_t from, size_t to);

/* A TextEdit with that range. */
struct json_object *text_edit(struct json_object *range, const char *written);

/* ---- analysis that takes too long for an editor to wait for, in a thread of its own: which findings only follow from others, and repairs ---- */

/* Starts the thread. `*wake` is a descriptor that becomes readable when there is a result; the second look owns it. */
struct second_look *second_look_open(int *wake);
void second_look_close(struct second_look *second);

/* Gives up all looks, and waits until the thread is idle. `second` may be NULL. */
void second_look_drop(struct second_look *second);

#endif
