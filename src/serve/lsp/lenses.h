/* Commands that a client can be offered. */
#ifndef SERVE_LSP_LENSES_H
#define SERVE_LSP_LENSES_H

#include "serve/lsp/wire.h"

/* The position after that entry of that document of the text; the page of `explain`. */
struct json_object *show_command(const char *title, const char *uri, int document, int entry);
struct json_object *explain_command(const char *title, const char *code);

#endif
