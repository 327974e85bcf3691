/* A client for the tests of the language server: what it says, and what it hears. */
#ifndef TESTS_LSP_CLIENT_H
#define TESTS_LSP_CLIENT_H

#include "serve/lsp/lsp.h"
#include "serve/lsp/wire.h"

#define HEAD "game: nim\nplayers: [anna, ben]\nlog:\n"
#define URI "file:///somewhere/game.yaml"

struct talk {
    struct server *server;
    size_t heard; /* bytes of what was said that were read */
    struct json_object *last;
};

/* Before and after initialize; end when done. */
struct talk meet(void);
struct talk begin(void);
void end(struct talk *talk);

/* A message, framed. */
void frame(const char *json, struct text *out);
void say(struct talk *talk, const char *json);

/* A request, which takes its params. */
void ask_with(struct talk *talk, const char *method, struct json_object *params);

/* The next message from the server; NULL: there is none. It lasts until the one after it. */
struct json_object *hear(struct talk *talk);

/* Opens a text; with a bar in it without that, and gives params that point there. */
void open_record(struct talk *talk, const char *text);
struct json_object *open_at_bar(struct talk *talk, const char *text);

/* What is found in the text that is open, once nothing more is said. */
struct json_object *findings(struct talk *talk);

/* Params with the document; a range of lines. */
struct json_object *document(void);
struct json_object *lines_between(int first, int last);

/* One member of each item, after one another. */
void join(struct json_object *list, const char *path, struct text *out);

#endif
