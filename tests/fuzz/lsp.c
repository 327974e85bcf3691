/* Fuzzer: the language server and a client that says anything: bytes as they come, or messages in shape about a shipped record that it
   changes at random places. Every request must get one answer, and everything that is said must be JSON. */
#include <stdlib.h>
#include <string.h>

#include "dice.h"
#include "inspect.h"
#include "replay/registry.h"
#include "serve/lsp/lsp.h"
#include "serve/lsp/wire.h"
#include "study/explain/examples.h"

int LLVMFuzzerTestOneInput(const unsigned char *bytes, size_t length);

static const struct lsp_host host = {0};

struct client {
    struct server *server;
    struct dice dice;
    int asked;
};

static void send_bytes(struct client *client, const char *bytes, size_t length)
{
    while (length > 0) {
        size_t piece = 1 + (size_t)roll(&client->dice, 200) * (size_t)roll(&client->dice, 50);
        piece = piece < length && dice_left(&client->dice) ? piece : length;
        lsp_hear(client->server, bytes, piece);
        bytes += piece;
        length -= piece;
    }
}

static void send_message(struct client *client, const struct text *json)
{
    struct text message = {0};
    text_format(&message, "Content-Length: %zu\r\n\r\n", json->length);
    text_add_bytes(&message, text_string(json), json->length);
    send_bytes(client, text_string(&message), message.length);
    text_free(&message);
}

/* ---- messages in shape ---- */

static const char *const capabilities[] = {
    "{}",
    "{\"textDocument\":{\"publishDiagnostics\":{\"relatedInformation\":true,\"codeDescriptionSupport\":true},\"hover\":"
    "{\"contentFormat\":[\"markdown\"]},\"documentSymbol\":{\"hierarchicalDocumentSymbolSupport\":true}},\"window\":"
    "{\"showDocument\":{\"support\":true}}}",
    "[]",
};

static const char *const requests[] = {
    "textDocument/completion",
    "textDocument/hover",
    "textDocument/codeAction",
    "textDocument/formatting",
    "textDocument/documentSymbol",
    "textDocument/foldingRange",
    "textDocument/inlayHint",
    "textDocument/codeLens",
    "workspace/executeCommand",
    "textDocument/nothing",
    "initialize",
};

/* What may stand in a text, or come into one. */
static const char *const pieces[] = {
    "",      "x",         " ",        "\\n",      "  - ", ": ",    "{",   "}",       "[",       "]",
    "\\\"",  "#",         "\\r\\n",   "---\\n",   ", ",   "é",     "🎲",   "\\u2028", "log:\\n", "game: ",
    "table", "claims: {", "house: {", "illegal ", "1",    "ada: ", "\\t", "\\u0000",
};

static int some_line(struct client *client)
{
    return once_in(&client->dice, 30) ? roll(&client->dice, 65536) - 32768 : roll(&client->dice, 40);
}

static void add_position(struct client *client, struct text *out)
{
    text_format(out, "{\"line\":%d,\"character\":%d}", some_line(client), some_line(client));
}

static void add_range(struct client *client, struct text *out)
{
    text_add(out, "{\"start\":");
    add_position(client, out);
    text_add(out, ",\"end\":");
    add_position(client, out);
    text_add(out, "}");
}

static void change(struct client *client)
{
    struct text json = {0};
    text_format(
        &json,
        "{\"method\":\"textDocument/didChange\",\"params\":{\"textDocument\":{\"uri\":\"file:///a\",\"version\":%d},"
        "\"contentChanges\":[",
        roll(&client->dice, 100));
    for (int i = 1 + roll(&client->dice, 3); i > 0; i--) {
        text_add(&json, "{\"range\":");
        add_range(client, &json);
        text_format(&json, ",\"text\":\"%s%s\"}%s", pieces[roll(&client->dice, (int)(sizeof pieces / sizeof *pieces))],
                    pieces[roll(&client->dice, (int)(sizeof pieces / sizeof *pieces))], i > 1 ? "," : "");
    }
    text_add(&json, "]}}");
    send_message(client, &json);
    text_free(&json);
}

static void request(struct client *client)
{
    struct text json = {0};
    const char *method = requests[roll(&client->dice, (int)(sizeof requests / sizeof *requests))];
    text_format(&json,
                "{\"id\":%d,\"method\":\"%s\",\"params\":{\"textDocument\":{\"uri\":\"file:///a\"},\"position\":",
                client->asked++, method);
    add_position(client, &json);
    text_add(&json, ",\"range\":");
    add_range(client, &json);
    text_format(&json,
                ",\"context\":{%s},\"command\":\"referee.%s\",\"arguments\":[%s{\"uri\":\"file:///a\",\"entry\":%d}]}}",
                roll(&client->dice, 2) ? "" : "\"only\":[\"quickfix\",\"source\"]",
                roll(&client->dice, 2) ? "showTable" : "explain", roll(&client->dice, 4) ? "" : "\"log.turn\",",
                some_line(client));
    send_message(client, &json);
    text_free(&json);
}

/* ---- the conversation ---- */

static const char *some_record(struct client *client)
{
    int rows = 0, rules = 0;
    while (games[rows])
        rows++;
    const struct game *game = games[roll(&client->dice, rows)];
    while (game->rules[rules].code)
        rules++;
    const char *code = game->rules[roll(&client->dice, rules)].code;
    const char *record = page_of(game->id, code, roll(&client->dice, 2) ? "illegal" : "near");
    return record ? record : "game: nothing\nlog:\n  - \n";
}

static void begin(struct client *client)
{
    struct text json = {0}, written = {0};
    struct json_object *document = wire_make("{}");
    text_format(&json, "{\"id\":%d,\"method\":\"initialize\",\"params\":{\"capabilities\":%s}}", client->asked++,
                capabilities[roll(&client->dice, 3)]);
    send_message(client, &json);
    text_clear(&json);
    wire_put(document, "uri", wire_make("%s", "file:///a"));
    wire_put(document, "text", wire_make("%s", some_record(client)));
    wire_write(document, &written);
    text_format(&json, "{\"method\":\"textDocument/didOpen\",\"params\":{\"textDocument\":%s}}", text_string(&written));
    send_message(client, &json);
    wire_free(document);
    text_free(&json);
    text_free(&written);
}

static void converse(struct client *client)
{
    begin(client);
    for (int said = 0; dice_left(&client->dice) && said < 60; said++) {
        int what = roll(&client->dice, 8);
        if (what < 3)
            change(client);
        else if (what < 7)
            request(client);
        else
            lsp_rest(client->server);
    }
    lsp_rest(client->server);
}

/* Everything that was said is JSON; how many answers there were. */
static int count_answers(const struct text *said)
{
    int answers = 0;
    for (const char *at = text_string(said); *at;) {
        size_t length = (size_t)strtoul(at + strlen("Content-Length: "), NULL, 10);
        const char *body = strstr(at, "\r\n\r\n");
        struct json_object *message = body ? wire_read(body + 4, length) : NULL;
        if (!message)
            wrong("what the server says is no JSON", at);
        answers += wire_get(message, "id") && !wire_word(message, "method");
        wire_free(message);
        at = body + 4 + length;
    }
    return answers;
}

int LLVMFuzzerTestOneInput(const unsigned char *bytes, size_t length)
{
    struct client client = {.server = lsp_open(&host), .dice = {bytes, bytes + length}};
    bool in_shape = roll(&client.dice, 4);
    if (in_shape)
        converse(&client);
    else
        send_bytes(&client, (const char *)bytes, length);
    int answers = count_answers(lsp_said(client.server));
    if (in_shape && answers != client.asked)
        wrong("a request has no answer, or two", text_string(lsp_said(client.server)));
    lsp_close(client.server);
    return 0;
}
