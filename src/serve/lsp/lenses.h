/* Commands that are offered to a client. */
#ifndef SERVE_LSP_LENSES_H
#define SERVE_LSP_LENSES_H

#include "serve/lsp/wire.h"
#include "serve/session.h"

/* Shows the position after that entry of that document of the text; and the page of `explain`. */
struct json_object *show_command(const char *title, const char *uri, int document, int entry);

/* Some entries in a row. */
struct spell {
    int from, to;
    int first_line, last_line; /* as referee counts */
    /* "cycle 2"; "offerings"; "ada"; "" for a phase without a name besides its round's. Owned by the session. */
    const char *name;
};

#endif
