/* Markup: a few paragraphs for a client, in Markdown if it supports that. */
#ifndef SERVE_LSP_MARKUP_H
#define SERVE_LSP_MARKUP_H

#include <stdbool.h>

#include "base/text.h"
#include "serve/lsp/wire.h"

/* Zero-initialise except for `markdown`. */
struct markup {
    bool markdown;
    struct text out;
};

void markup_begin(struct markup *markup); /* begins a paragraph */
void markup_add(struct markup *markup, const char *plain);
void markup_format(struct markup *markup, const char *format, ...) __attribute__((format(printf, 2, 3)));
void markup_strong(struct markup *markup, const char *format, ...) __attribute__((format(printf, 2, 3)));
void markup_code(struct markup *markup, const char *plain);

/* The markup as MarkupContent; frees it. */
struct json_object *markup_object(struct markup *markup);

#endif
