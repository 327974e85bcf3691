/* The second look: analysis that takes too long for an editor to wait for, in a thread of its own: which findings only
   follow from others, and repairs. */
#ifndef SERVE_LSP_SECOND_LOOK_H
#define SERVE_LSP_SECOND_LOOK_H

#include "serve/lsp/server.h"

/* One text to analyse, and the results. Owns everything except the club. */
struct look {
    char *uri, *path;
    long version;
    struct text text;
    const struct club *club;
    struct client client;
    struct json_object *diagnostics; /* params of publishDiagnostics; NULL: not known yet, or taken */
    struct json_object *proposals;   /* repairs; NULL: not known yet, or taken */
    struct look *next;
};

struct look *look_at(const struct open_document *document, const struct client *client);

/* Starts the thread. `*wake` is a descriptor that becomes readable when there is a result; the second look owns it. */
struct second_look *second_look_open(int *wake);
void second_look_close(struct second_look *second);

/* Gives up all looks, and waits until the thread is idle. `second` may be NULL. */
void second_look_drop(struct second_look *second);

#endif
