/* What a request points at: a document, a place in it, the record there. */
#ifndef SERVE_LSP_ASKED_H
#define SERVE_LSP_ASKED_H

#include "serve/lsp/server.h"
#include "serve/lsp/whereabouts.h"

struct asked {
    struct open_document *document;
    struct record_part *part;
    size_t offset;
    struct whereabouts where;
    struct whereabouts above; /* of what the nearest line above says */
};

/* Reads textDocument and position. False: there is no such document open, which `error` then says. */
bool ask(struct server *server, struct json_object *params, struct asked *asked, struct fault_of_request *error);

/* The same without a place. NULL: no such document. */
struct open_document *ask_document(struct server *server, struct json_object *params, struct fault_of_request *error);

#endif
