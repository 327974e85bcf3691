/* The second look: what takes longer than an editor likes to wait, in a thread of its own: which findings only follow from others, and
   what would mend the record. */
#ifndef SERVE_LSP_SECOND_LOOK_H
#define SERVE_LSP_SECOND_LOOK_H

#include "serve/lsp/server.h"

/* One text to be looked at, and what came of it. Owns all but the club. */
struct look {
    char *uri, *path;
    long version;
    struct text text;
    const struct club *club;
    struct client client;
    struct json_object *diagnostics; /* params of publishDiagnostics; NULL: not found out yet, or taken */
    struct json_object *proposals;   /* likewise: what would mend it */
    struct look *next;
};

struct look *look_at(const struct open_document *document, const struct client *client);
void look_free(struct look *look);

/* Both steps at once, by the caller. */
void look_closely(struct look *look);

/* Starts the thread. `*wake` is a descriptor that becomes readable when something was found out; it is the second look's. */
struct second_look *second_look_open(int *wake);
void second_look_close(struct second_look *second);

/* Takes the look; one at an earlier version of the same text is given up. */
void second_look_want(struct second_look *second, struct look *look);

/* What was found out, with `diagnostics` or `proposals`; the caller frees it. NULL: nothing. */
struct look *second_look_take(struct second_look *second);

/* Gives up everything, and waits until nobody looks. `second` may be NULL. */
void second_look_drop(struct second_look *second);

#endif
