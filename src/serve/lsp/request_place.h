/* What a request points at: a document, a place in it, the record there. */
#ifndef SERVE_LSP_REQUEST_PLACE_H
#define SERVE_LSP_REQUEST_PLACE_H

#include "serve/lsp/server.h"
#include "serve/lsp/whereabouts.h"

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

/* The entry of the log up to that place, on one line in `line`; see entry_so_far. */
size_t ask_entry(const struct request_place *place, struct text *line);

/* How many entries of the log are before the one that begins at that offset. */
int entries_before(const struct request_place *place, size_t begin);

/* The verb of such a line, as a row of the game's verbs; -1: none yet. */
struct game;
int verb_in(const struct game *game, const char *line);

/* Like ask, without a position. NULL: no such document. */
struct open_document *ask_document(struct server *server, struct json_object *params, struct fault_of_request *error);

#endif
