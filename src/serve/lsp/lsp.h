/* The language server, as the command line sees it: LSP 3.17. */
#ifndef SERVE_LSP_LSP_H
#define SERVE_LSP_LSP_H

#include "base/text.h"
#include "replay/club.h"

/* What the server needs from its caller, who knows files. Any may be NULL. */
struct lsp_host {
    void *context;
    const struct club *(*club_for)(void *context, const char *path); /* NULL: none; valid until forget_clubs */
    void (*forget_clubs)(void *context);
    /* Puts a page where an editor can open it, and sets `path`. False: it cannot. */
    bool (*lay_out)(void *context, const char *name, const struct text *page, struct text *path);
};

/* Serves a client at two descriptors until it sends `exit` or goes away. Returns the exit status: 0 after `shutdown`,
   else 1. */
int lsp_serve(int in, int out, const struct lsp_host *host);

/* The server without descriptors and clocks, for tests: takes what a client sends, in pieces. All analysis is done at
   once. */
struct server;
struct server *lsp_open(const struct lsp_host *host);
void lsp_hear(struct server *server, const char *bytes, size_t length);
void lsp_rest(struct server *server);                     /* no more input for now: findings are published */
const struct text *lsp_said(const struct server *server); /* everything sent so far */
bool lsp_left(const struct server *server, int *status);
void lsp_close(struct server *server);

#endif
