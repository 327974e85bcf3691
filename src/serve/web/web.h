/* The exports of the page in a browser: a session, asked in words and answering in JSON. */
#ifndef SERVE_WEB_WEB_H
#define SERVE_WEB_WEB_H

#include <stddef.h>

/* What the host calls. Compiled for anything else it is an ordinary function, so that tests can call it. */
#ifdef __wasm__
#define EXPORTED(name) __attribute__((export_name(name)))
#else
#define EXPORTED(name)
#endif

struct web;

struct web *web_begin(void);
void web_end(struct web *web);

/* Room for that many bytes, zeroed, which the host fills before it asks: with the texts of the question, one behind the other, each with a NUL
   at its end. It lasts until the next room is asked for. Each function below is told how many bytes its texts have. */
char *web_room(struct web *web, size_t size);

/* The answer to the latest question and its length in bytes. */
const char *web_answer(const struct web *web);
size_t web_length(const struct web *web);

/* The JSON report about all records in the text, as `check --format json` writes it for a file of that name. */
void web_report(struct web *web, size_t text, size_t name);

#endif
