/* The language server: open documents, and how they change. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/words.h"
#include "serve/lsp/server.h"

/* ---- names ---- */

/* The path of a file's URI; the URI itself for a text that is not a file. */
static char *path_of(const char *uri, bool *file)
{
    *file = strncmp(uri, "file://", 7) == 0 && strchr(uri + 7, '/');
    const char *at = *file ? strchr(uri + 7, '/') : uri;
    char *path = must_alloc(strlen(at) + 1), *end = path;
    while (*at) {
        unsigned byte = 0; /* 0: not a code, or a byte that a path cannot have */
        if (*file && *at == '%' && isxdigit((unsigned char)at[1]) && isxdigit((unsigned char)at[2]))
            sscanf(at + 1, "%2x", &byte);
        *end++ = byte ? (char)byte : *at;
        at += byte ? 3 : 1;
    }
    *end = '\0';
    return path;
}

struct open_document *document_called(const struct server *server, const char *uri)
{
    struct open_document *document = server->documents;
    while (document && !same(document->uri, uri))
        document = document->next;
    return document;
}

/* ---- opening and closing ---- */

static const struct club *club_of(struct server *server, const struct open_document *document)
{
    const struct lsp_host *host = server->host;
    const struct club *club = host->club_for && document->file ? host->club_for(host->context, document->path) : NULL;
    if (club && club->bad) {
        const struct finding *finding = club->fault.docket.first;
        struct text message = {0};
        text_format(&message, "%s:%d: %s; fix this first, because no record in this folder is judged until then",
                    club->file, finding ? finding->at.line : 1,
                    finding ? finding->message : "this club file has a mistake");
        notify(server, "window/showMessage", wire_make("{type: 1, message: %t}", &message));
    }
    return club;
}

static void close_document(struct server *server, const char *uri, bool tell)
{
    struct open_document **link = &server->documents;
    while (*link && !same((*link)->uri, uri))
        link = &(*link)->next;
    struct open_document *document = *link;
    if (!document)
        return;
    *link = document->next;
    if (tell)
        notify(server, "textDocument/publishDiagnostics", wire_make("{uri: %s, diagnostics: []}", uri));
    reading_free(&document->reading);
    wire_free(document->proposals);
    free(document->uri);
    free(document->path);
    free(document);
}

void documents_free(struct server *server)
{
    while (server->documents)
        close_document(server, server->documents->uri, false);
}

struct json_object *open_text(struct request *request)
{
    size_t length;
    struct server *server = request->server;
    const char *uri = wire_word(request->params, "textDocument.uri");
    const char *text = wire_string(wire_get(request->params, "textDocument.text"), &length);
    if (!uri || !text)
        return NULL;
    close_document(server, uri, false);
    struct open_document *document = must_alloc(sizeof *document);
    *document = (struct open_document){.uri = must_copy(uri), .next = server->documents};
    document->path = path_of(uri, &document->file);
    document->version = wire_number(request->params, "textDocument.version", 0);
    document->reading.name = document->path;
    document->reading.club = club_of(server, document);
    server->documents = document;
    reading_splice(&document->reading, 0, 0, text, length);
    return NULL;
}

struct json_object *close_text(struct request *request)
{
    const char *uri = wire_word(request->params, "textDocument.uri");
    if (uri)
        close_document(request->server, uri, true);
    return NULL;
}

/* ---- changing ---- */

struct spot read_spot(struct json_object *map, const char *line, const char *character)
{
    return (struct spot){wire_number(map, line, 0), wire_number(map, character, 0)};
}

struct json_object *change_text(struct request *request)
{
    const char *uri = wire_word(request->params, "textDocument.uri");
    struct open_document *document = uri ? document_called(request->server, uri) : NULL;
    struct json_object *changes = wire_get(request->params, "contentChanges");
    if (!document)
        return NULL;
    for (int i = 0; i < wire_count(changes); i++) {
        struct json_object *change = wire_item(changes, i);
        struct reading *reading = &document->reading;
        size_t length, from = 0, to = reading->text.length;
        const char *text = wire_string(wire_get(change, "text"), &length);
        if (wire_is_map(wire_get(change, "range"))) {
            from = spot_offset(&reading->lines, read_spot(change, "range.start.line", "range.start.character"));
            to = spot_offset(&reading->lines, read_spot(change, "range.end.line", "range.end.character"));
        }
        if (text)
            reading_splice(reading, from < to ? from : to, from < to ? to : from, text, length);
    }
    document->version = wire_number(request->params, "textDocument.version", document->version + 1);
    document->told = false;
    wire_free(document->proposals);
    document->proposals = NULL;
    return NULL;
}

/* ---- club files ---- */

static bool is_club_file(const char *uri)
{
    const char *slash = uri ? strrchr(uri, '/') : NULL;
    return slash && same(slash + 1, ".referee.yaml");
}

/* A club file may concern every document. */
static void read_clubs_again(struct server *server)
{
    second_look_drop(server->second_look);
    for (struct open_document *document = server->documents; document; document = document->next)
        reading_forget(&document->reading);
    if (server->host->forget_clubs)
        server->host->forget_clubs(server->host->context);
    for (struct open_document *document = server->documents; document; document = document->next) {
        document->reading.club = club_of(server, document);
        document->told = false;
    }
    if (server->client.lens_refresh)
        ask_client(server, "workspace/codeLens/refresh", NULL);
    if (server->client.hint_refresh)
        ask_client(server, "workspace/inlayHint/refresh", NULL);
}

struct json_object *save_text(struct request *request)
{
    if (is_club_file(wire_word(request->params, "textDocument.uri")))
        read_clubs_again(request->server);
    return NULL;
}

struct json_object *files_changed(struct request *request)
{
    struct json_object *changes = wire_get(request->params, "changes");
    bool club = false;
    for (int i = 0; i < wire_count(changes); i++)
        club |= is_club_file(wire_word(wire_item(changes, i), "uri"));
    if (club)
        read_clubs_again(request->server);
    return NULL;
}
