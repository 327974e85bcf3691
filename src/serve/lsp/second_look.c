/* The second look: one thread, the newest text first; and the findings, sent when no request waits. */

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/words.h"
#include "serve/lsp/reading.h"
#include "serve/lsp/server.h"

/* ---- one look ---- */

/* One text to analyse, or what was found in it. Owns everything except the club. */
struct look {
    char *uri, *path;
    long version;
    struct text text;
    const struct club *club;
    struct client client;
    struct json_object *diagnostics; /* params of publishDiagnostics; NULL: not known yet */
    struct json_object *proposals;   /* repairs; NULL: not known yet */
    struct look *next;
};

static void look_free(struct look *look)
{
    wire_free(look->diagnostics);
    wire_free(look->proposals);
    text_free(&look->text);
    free(look->uri);
    free(look->path);
    free(look);
}

/* ---- the thread ---- */

struct second_look {
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t changed;     /* a look is wanted, or the thread is idle */
    struct look *wanted;        /* newest first, one for each text */
    struct look *found, **last; /* in the order of the results */
    const struct look *now;     /* being analysed; NULL: none */
    bool given_up, ends;
    int tell, told; /* the two ends of a pipe */
};

/* Waits for further typing before mending, which is expensive. */
enum { PATIENCE_MILLISECONDS = 400 };

/* Takes ownership of what was found. */
static void hand_over(struct second_look *second, const struct look *from, struct json_object *diagnostics,
                      struct json_object *proposals)
{
    struct look *look = must_alloc(sizeof *look);
    *look = (struct look){
        .uri = must_copy(from->uri), .version = from->version, .diagnostics = diagnostics, .proposals = proposals};
    *second->last = look;
    second->last = &look->next;
    while (write(second->tell, "", 1) < 0 && errno == EINTR)
        ;
}

/* Called with the lock held; releases it during the analysis. */
static void look_and_tell(struct second_look *second, struct look *look)
{
    struct reading reading = {.name = look->path, .club = look->club};
    pthread_mutex_unlock(&second->lock);
    reading_splice(&reading, 0, 0, text_string(&look->text), look->text.length);
    reading_judge(&reading);
    struct json_object *diagnostics = diagnose(&reading, &look->client, look->uri, look->version, SIGHT_WHOLE);
    pthread_mutex_lock(&second->lock);
    if (second->given_up)
        wire_free(diagnostics);
    else
        hand_over(second, look, diagnostics, NULL);
    /* Proposals take longer: they wait until the text has not changed for a while. */
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += PATIENCE_MILLISECONDS * 1000000L;
    until.tv_sec += until.tv_nsec / 1000000000L;
    until.tv_nsec %= 1000000000L;
    while (!second->given_up && pthread_cond_timedwait(&second->changed, &second->lock, &until) != ETIMEDOUT)
        ;
    if (!second->given_up) {
        pthread_mutex_unlock(&second->lock);
        struct json_object *proposals = list_proposals(&reading, look->uri);
        pthread_mutex_lock(&second->lock);
        hand_over(second, look, NULL, proposals);
    }
    reading_free(&reading);
}

static void *work(void *context)
{
    struct second_look *second = context;
    pthread_mutex_lock(&second->lock);
    while (!second->ends) {
        struct look *look = second->wanted;
        if (!look) {
            pthread_cond_wait(&second->changed, &second->lock);
            continue;
        }
        second->wanted = look->next;
        second->now = look;
        second->given_up = false;
        look_and_tell(second, look);
        second->now = NULL;
        look_free(look);
        pthread_cond_broadcast(&second->changed);
    }
    pthread_mutex_unlock(&second->lock);
    return NULL;
}

/* ---- from outside ---- */

struct second_look *second_look_open(int *wake)
{
    struct second_look *second = must_alloc(sizeof *second);
    int ends[2];
    if (pipe(ends) != 0 || fcntl(ends[0], F_SETFL, O_NONBLOCK) != 0 || fcntl(ends[1], F_SETFL, O_NONBLOCK) != 0)
        out_of_memory();
    second->told = *wake = ends[0];
    second->tell = ends[1];
    second->last = &second->found;
    pthread_mutex_init(&second->lock, NULL);
    pthread_cond_init(&second->changed, NULL);
    if (pthread_create(&second->thread, NULL, work, second) != 0)
        out_of_memory();
    return second;
}

/* Takes out the looks at that text; all of them if `uri` is NULL. */
static void withdraw(struct look **link, const char *uri)
{
    while (*link) {
        struct look *look = *link;
        if (uri && !same(look->uri, uri)) {
            link = &look->next;
            continue;
        }
        *link = look->next;
        look_free(look);
    }
}

/* One at an earlier version of the same text is given up. */
static void second_look_want(struct second_look *second, const struct open_document *document,
                             const struct client *client)
{
    struct look *look = must_alloc(sizeof *look);
    *look = (struct look){.uri = must_copy(document->uri),
                          .path = must_copy(document->path),
                          .version = document->version,
                          .club = document->reading.club,
                          .client = *client};
    text_add_bytes(&look->text, text_string(&document->reading.text), document->reading.text.length);
    pthread_mutex_lock(&second->lock);
    withdraw(&second->wanted, look->uri);
    second->given_up |= second->now && same(second->now->uri, look->uri);
    look->next = second->wanted;
    second->wanted = look;
    pthread_cond_broadcast(&second->changed);
    pthread_mutex_unlock(&second->lock);
}

/* A result, with `diagnostics` or `proposals`; the caller frees it. NULL: none. */
static struct look *second_look_take(struct second_look *second)
{
    char bytes[64];
    while (read(second->told, bytes, sizeof bytes) > 0)
        ;
    pthread_mutex_lock(&second->lock);
    struct look *look = second->found;
    second->found = look ? look->next : NULL;
    if (!second->found)
        second->last = &second->found;
    pthread_mutex_unlock(&second->lock);
    return look;
}

void second_look_drop(struct second_look *second)
{
    if (!second)
        return;
    pthread_mutex_lock(&second->lock);
    withdraw(&second->wanted, NULL);
    withdraw(&second->found, NULL);
    second->last = &second->found;
    second->given_up = true;
    pthread_cond_broadcast(&second->changed);
    while (second->now)
        pthread_cond_wait(&second->changed, &second->lock);
    withdraw(&second->found, NULL);
    second->last = &second->found;
    pthread_mutex_unlock(&second->lock);
}

void second_look_close(struct second_look *second)
{
    second_look_drop(second);
    pthread_mutex_lock(&second->lock);
    second->ends = true;
    pthread_cond_broadcast(&second->changed);
    pthread_mutex_unlock(&second->lock);
    pthread_join(second->thread, NULL);
    pthread_mutex_destroy(&second->lock);
    pthread_cond_destroy(&second->changed);
    close(second->tell);
    close(second->told);
    free(second);
}

/* ---- sends findings when no request waits ---- */

/* Not to a client that asks for findings: it would show them twice. Takes ownership. */
static void tell(struct server *server, struct json_object *diagnostics)
{
    if (server->client.pulls)
        wire_free(diagnostics);
    else
        notify(server, "textDocument/publishDiagnostics", diagnostics);
}

struct json_object *pull_findings(struct request *request)
{
    const struct open_document *document = request->document;
    struct json_object *found =
        diagnose(request->reading, &request->server->client, document->uri, document->version, SIGHT_WHOLE);
    struct json_object *made = wire_make("{kind: 'full', items: %o}", wire_share(wire_get(found, "diagnostics")));
    wire_free(found);
    return made;
}

/* Has a record of the text a finding that counts against it? */
static bool reading_objected(const struct reading *reading)
{
    for (int i = 0; i < reading->parts; i++) {
        const struct verdict *verdict = session_verdict(reading->part[i].session);
        for (const struct finding *finding = verdict ? verdict->docket.first : NULL; finding; finding = finding->next)
            if (counts_against(finding))
                return true;
    }
    return false;
}

void publish_findings(struct server *server)
{
    struct second_look *second = server->second_look;
    for (struct look *look; second && (look = second_look_take(second)); look_free(look)) {
        struct open_document *document = document_called(server, look->uri);
        if (!document || document->version != look->version || !document->told)
            continue; /* the text has changed meanwhile */
        if (look->diagnostics)
            tell(server, wire_share(look->diagnostics));
        if (look->proposals) {
            wire_free(document->proposals);
            document->proposals = wire_share(look->proposals);
        }
    }
    for (struct open_document *document = server->documents; document; document = document->next) {
        struct reading *reading = &document->reading;
        if (document->told)
            continue;
        reading_judge(reading);
        document->told = true;
        bool objected = reading_objected(reading);
        enum sight sight = objected && second ? SIGHT_FIRST : SIGHT_WHOLE;
        tell(server, diagnose(reading, &server->client, document->uri, document->version, sight));
        if (objected && second)
            second_look_want(second, document, &server->client);
        else if (objected) { /* without a thread everything is done at once */
            wire_free(document->proposals);
            document->proposals = list_proposals(reading, document->uri);
        }
    }
}
