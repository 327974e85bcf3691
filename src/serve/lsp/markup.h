/* Markup: a few paragraphs for a client, in Markdown where it can show that. */
#ifndef SERVE_LSP_MARKUP_H
#define SERVE_LSP_MARKUP_H

#include <stdbool.h>

#include "base/text.h"
#include "serve/lsp/wire.h"

/* Zero-initialise but for `markdown`. */
struct markup {
    bool markdown;
    struct text out;
};

void markup_begin(struct markup *markup); /* a paragraph */
void markup_add(struct markup *markup, const char *plain);
void markup_format(struct markup *markup, const char *format, ...) __attribute__((format(printf, 2, 3)));
void markup_strong(struct markup *markup, const char *format, ...) __attribute__((format(printf, 2, 3)));
void markup_code(struct markup *markup, const char *plain);

/* As MarkupContent. It is freed. */
struct json_object *markup_object(struct markup *markup);

#endif
