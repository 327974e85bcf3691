/* A client for the tests of the language server. */
#include "lsp_client.h"

#include <stdlib.h>
#include <string.h>

static const struct lsp_host host = {0};

void frame(const char *json, struct text *out)
{
    text_format(out, "Content-Length: %zu\r\n\r\n%s", strlen(json), json);
}

void say(struct talk *talk, const char *json)
{
    struct text message = {0};
    frame(json, &message);
    lsp_hear(talk->server, text_string(&message), message.length);
    text_free(&message);
}

struct json_object *hear(struct talk *talk)
{
    const struct text *said = lsp_said(talk->server);
    const char *from = text_string(said) + talk->heard, *body = strstr(from, "\r\n\r\n");
    wire_free(talk->last);
    talk->last = NULL;
    if (!body)
        return NULL;
    size_t length = (size_t)strtoul(from + strlen("Content-Length: "), NULL, 10);
    talk->heard = (size_t)(body + 4 - text_string(said)) + length;
    return talk->last = wire_read(body + 4, length);
}

void ask_with(struct talk *talk, const char *method, struct json_object *params)
{
    struct text json = {0}, written = {0};
    wire_write(params, &written);
    text_format(&json, "{\"jsonrpc\":\"2.0\",\"id\":\"q\",\"method\":\"%s\",\"params\":%s}", method,
                text_string(&written));
    say(talk, text_string(&json));
    text_free(&json);
    text_free(&written);
    wire_free(params);
}

struct talk meet(void)
{
    return (struct talk){.server = lsp_open(&host)};
}

struct talk begin(void)
{
    struct talk talk = meet();
    say(&talk,
        "{\"id\":1,\"method\":\"initialize\",\"params\":{\"capabilities\":{\"textDocument\":{\"publishDiagnostics\":"
        "{\"relatedInformation\":true,\"codeDescriptionSupport\":true},\"documentSymbol\":"
        "{\"hierarchicalDocumentSymbolSupport\":true}}}}}");
    hear(&talk);
    return talk;
}

void end(struct talk *talk)
{
    wire_free(talk->last);
    lsp_close(talk->server);
}

struct json_object *document(void)
{
    return wire_make("{textDocument: {uri: %s}}", URI);
}

static struct json_object *place(int line, int character)
{
    return wire_make("{line: %d, character: %d}", line, character);
}

struct json_object *lines_between(int first, int last)
{
    return wire_make("{start: %o, end: %o}", place(first, 0), place(last, 0));
}

void open_record(struct talk *talk, const char *text)
{
    struct json_object *params = wire_make("{textDocument: {uri: %s, text: %s, version: 1}}", URI, text);
    struct text json = {0}, written = {0};
    wire_write(params, &written);
    text_format(&json, "{\"method\":\"textDocument/didOpen\",\"params\":%s}", text_string(&written));
    say(talk, text_string(&json));
    text_free(&json);
    text_free(&written);
    wire_free(params);
}

struct json_object *open_at_bar(struct talk *talk, const char *text)
{
    struct text without = {0};
    const char *bar = strchr(text, '|');
    int line = 0, character = 0;
    for (const char *at = text; at < bar; at++) {
        character = *at == '\n' ? 0 : character + 1;
        line += *at == '\n';
    }
    text_add_bytes(&without, text, (size_t)(bar - text));
    text_add(&without, bar + 1);
    open_record(talk, text_string(&without));
    text_free(&without);
    struct json_object *params = document();
    wire_put(params, "position", place(line, character));
    return params;
}

void join(struct json_object *list, const char *path, struct text *out)
{
    for (int i = 0; i < wire_count(list); i++)
        text_format(out, "%s%s", i ? "; " : "", wire_word(wire_item(list, i), path));
}

struct json_object *findings(struct talk *talk)
{
    lsp_rest(talk->server);
    return wire_get(hear(talk), "params.diagnostics");
}
