/* Markup: a few paragraphs for a client, in Markdown if it supports that. */
#include "serve/lsp/markup.h"

#include <string.h>

void markup_begin(struct markup *markup)
{
    if (markup->out.length)
        text_add(&markup->out, markup->markdown ? "\n\n" : "\n");
}

/* Escapes Markdown, except backquotes, which have the same meaning in referee's sentences. */
void markup_add(struct markup *markup, const char *plain)
{
    for (; *plain; plain++) {
        if (markup->markdown && strchr("\\*_[]<>#|~", *plain))
            text_char(&markup->out, '\\');
        text_char(&markup->out, *plain);
    }
}

__attribute__((format(printf, 2, 0))) static void add_formatted(struct markup *markup, const char *format, va_list args)
{
    struct text plain = {0};
    text_vformat(&plain, format, args);
    markup_add(markup, text_string(&plain));
    text_free(&plain);
}

void markup_format(struct markup *markup, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    add_formatted(markup, format, args);
    va_end(args);
}

void markup_strong(struct markup *markup, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    text_add(&markup->out, markup->markdown ? "**" : "");
    add_formatted(markup, format, args);
    text_add(&markup->out, markup->markdown ? "**" : "");
    va_end(args);
}

/* Words with a backquote stay plain. */
void markup_code(struct markup *markup, const char *plain)
{
    if (!markup->markdown || strchr(plain, '`'))
        markup_add(markup, plain);
    else
        text_format(&markup->out, "`%s`", plain);
}

struct json_object *markup_object(struct markup *markup)
{
    struct json_object *made = wire_map();
    wire_put_word(made, "kind", markup->markdown ? "markdown" : "plaintext");
    wire_put_text(made, "value", &markup->out);
    return made;
}
