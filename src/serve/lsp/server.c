/* The language server: messages in and out. */
#include "serve/lsp/server.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/words.h"
#include "serve/lsp/second_look.h"

/* ---- out ---- */

static void send_message(struct server *server, struct json_object *message)
{
    struct text body = {0};
    wire_write(message, &body);
    frame_header(body.length, &server->out);
    text_add_bytes(&server->out, text_string(&body), body.length);
    text_free(&body);
    wire_free(message);
}

static struct json_object *new_message(void)
{
    struct json_object *message = wire_map();
    wire_put_word(message, "jsonrpc", "2.0");
    return message;
}

void answer(struct server *server, struct json_object *id, struct json_object *result)
{
    struct json_object *message = new_message();
    wire_put(message, "id", wire_share(id));
    wire_put(message, "result", result);
    send_message(server, message);
}

void answer_error(struct server *server, struct json_object *id, int code, const char *sentence)
{
    struct json_object *message = new_message(), *error = wire_map();
    wire_put_number(error, "code", code);
    wire_put_word(error, "message", sentence);
    wire_put(message, "id", wire_share(id));
    wire_put(message, "error", error);
    send_message(server, message);
}

void notify(struct server *server, const char *method, struct json_object *params)
{
    struct json_object *message = new_message();
    wire_put_word(message, "method", method);
    wire_put(message, "params", params);
    send_message(server, message);
}

void ask_client(struct server *server, const char *method, struct json_object *params)
{
    struct json_object *message = new_message();
    wire_put_number(message, "id", ++server->asked);
    wire_put_word(message, "method", method);
    if (params)
        wire_put(message, "params", params);
    send_message(server, message);
}

/* ---- in ---- */

static bool same_id(struct json_object *a, struct json_object *b)
{
    struct text left = {0}, right = {0};
    wire_write(a, &left);
    wire_write(b, &right);
    bool equal = same(text_string(&left), text_string(&right));
    text_free(&left);
    text_free(&right);
    return equal;
}

/* Answers a waiting request at once. */
static void cancel(struct server *server, struct json_object *id)
{
    for (int i = 0; id && i < server->queued; i++) {
        struct json_object *waiting = wire_get(server->queue[i], "id");
        if (!waiting || !wire_word(server->queue[i], "method") || !same_id(waiting, id))
            continue;
        answer_error(server, waiting, ERROR_CANCELLED, "the client cancelled the request");
        wire_free(server->queue[i]);
        server->queue[i] = NULL;
    }
}

static void enqueue(struct server *server, struct json_object *message)
{
    const char *method = wire_word(message, "method");
    if (method && same(method, "$/cancelRequest")) {
        cancel(server, wire_get(message, "params.id"));
        wire_free(message);
        return;
    }
    if (server->queued == server->queue_room) {
        server->queue_room = 2 * server->queue_room + 8;
        server->queue = must_grow(server->queue, (size_t)server->queue_room * sizeof *server->queue);
    }
    server->queue[server->queued++] = message;
}

static void take_messages(struct server *server)
{
    const char *body;
    size_t length;
    for (enum arrival arrival; (arrival = inbox_take(&server->inbox, &body, &length)) != ARRIVAL_NONE;) {
        struct json_object *message = arrival == ARRIVAL_MESSAGE ? wire_read(body, length) : NULL;
        if (message)
            enqueue(server, message);
        else if (arrival == ARRIVAL_TOO_LONG)
            answer_error(server, NULL, ERROR_REQUEST, "a message longer than 64 MiB was ignored");
        else if (arrival == ARRIVAL_GARBLED)
            answer_error(server, NULL, ERROR_PARSE, "a message without a Content-Length header was ignored");
        else
            answer_error(server, NULL, ERROR_PARSE,
                         "a message that is not JSON, not UTF-8 or nested too deeply was ignored");
    }
}

static void handle_queue(struct server *server)
{
    for (int i = 0; i < server->queued; i++) {
        struct json_object *message = server->queue[i];
        server->queue[i] = NULL;
        if (message && server->life != LIFE_OVER)
            handle_message(server, message);
        else
            wire_free(message);
    }
    server->queued = 0;
}

/* ---- without descriptors ---- */

struct server *lsp_open(const struct lsp_host *host)
{
    struct server *server = must_alloc(sizeof *server);
    *server = (struct server){.host = host};
    return server;
}

void lsp_hear(struct server *server, const char *bytes, size_t length)
{
    inbox_add(&server->inbox, bytes, length);
    take_messages(server);
    handle_queue(server);
}

void lsp_rest(struct server *server)
{
    publish_findings(server);
}

const struct text *lsp_said(const struct server *server)
{
    return &server->out;
}

bool lsp_left(const struct server *server, int *status)
{
    *status = server->left_properly ? STATUS_FINE : STATUS_MISTAKE;
    return server->life == LIFE_OVER;
}

void lsp_close(struct server *server)
{
    handle_queue(server);
    documents_free(server);
    inbox_free(&server->inbox);
    text_free(&server->out);
    free(server->queue);
    free(server);
}

/* ---- with descriptors ---- */

/* Pieces to read before anything is answered, so that cancelled requests need no answer. */
enum { MOST_PIECES = 64 };

static bool is_ready(int file)
{
    struct pollfd wanted = {.fd = file, .events = POLLIN};
    return poll(&wanted, 1, 0) > 0;
}

/* Reads what there is, and cuts it into messages. False: nothing more will come. */
static bool hear(struct server *server, int in)
{
    char piece[16 * 1024];
    bool more = true;
    int pieces = 0;
    do {
        ssize_t got = read(in, piece, sizeof piece);
        more = got > 0 || (got < 0 && (errno == EINTR || errno == EAGAIN));
        if (got > 0)
            inbox_add(&server->inbox, piece, (size_t)got);
    } while (more && ++pieces < MOST_PIECES && is_ready(in));
    take_messages(server);
    return more;
}

static bool say(struct server *server, int out)
{
    for (size_t done = 0; done < server->out.length;) {
        ssize_t wrote = write(out, server->out.bytes + done, server->out.length - done);
        if (wrote < 0 && errno != EINTR)
            return false;
        done += wrote > 0 ? (size_t)wrote : 0;
    }
    text_clear(&server->out);
    return true;
}

/* Waits until one of the two is readable. True: the client. */
static bool wait_for_any(int in, int wake)
{
    struct pollfd wanted[2] = {{.fd = in, .events = POLLIN}, {.fd = wake, .events = POLLIN}};
    while (poll(wanted, 2, -1) < 0 && errno == EINTR)
        ;
    return wanted[0].revents != 0;
}

int lsp_serve(int in, int out, const struct lsp_host *host)
{
    struct server *server = lsp_open(host);
    int status, wake;
    server->second_look = second_look_open(&wake);
    for (bool goes_on = true; goes_on && server->life != LIFE_OVER;) {
        if (wait_for_any(in, wake))
            goes_on = hear(server, in);
        handle_queue(server);
        if (server->life != LIFE_OVER && !is_ready(in))
            publish_findings(server);
        goes_on &= say(server, out);
    }
    lsp_left(server, &status);
    second_look_close(server->second_look);
    lsp_close(server);
    return status;
}
