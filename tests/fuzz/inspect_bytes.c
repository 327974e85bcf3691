/* Inspection of any bytes: read from a file or a pipe, judged, reported. */
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/random.h"
#include "both_readings.h"
#include "draw/page.h"
#include "draw/picture.h"
#include "inspect.h"
#include "report/report.h"
#include "study/fingerprint.h"
#include "study/history.h"

enum { PIPE_ROOM = 60000, MANY_ENTRIES = 400 };

/* What takes time is done by turns. */
enum extra { VIEW, FILM, TABLE, BOOKS, LOUD, NOTHING, EXTRAS = 8 };

/* How an input is treated. */
struct manner {
    bool by_pipe, history, void_illegal;
    enum extra extra;
    int format;
    bool piecemeal;
    struct random pieces;
};

/* Everybody who may watch a record being judged; the manner says who does. */
struct watchers {
    struct manner manner;
    struct history history;
    struct view view;
    struct frames frames;
};

static void watch(void *context, const struct step *step)
{
    struct watchers *watchers = context;
    if (!step->match->game->invariant(step->match, step->after))
        wrong("the state is unsound after an entry", step->match->game->id);
    if (watchers->manner.history)
        history_watch(&watchers->history, step);
    if (watchers->manner.extra == VIEW)
        view_watch(&watchers->view, step);
    if (watchers->manner.extra == FILM && step->entry < MANY_ENTRIES)
        frames_watch(&watchers->frames, step);
}

static void report_all(struct watchers *watchers, struct verdict *verdict, struct source *source)
{
    struct fingerprints met = {0};
    fingerprint_record(&met, verdict, source);
    int rows = 0;
    while (formats[rows].name)
        rows++;
    for (int i = 0; i < 2; i++) {
        struct report report = {.format = &formats[i ? watchers->manner.format % rows : 0]};
        report.history = watchers->manner.history ? &watchers->history : NULL;
        report_begin(&report);
        report_record(&report, verdict, source);
        report_end(&report);
        report_free(&report);
    }
    fingerprints_free(&met);
}

static void picture_all(struct watchers *watchers, const struct verdict *verdict)
{
    struct text out = {0};
    if (watchers->manner.extra == VIEW && verdict->game->picture.draw) {
        picture_text(verdict, &watchers->view, true, &out);
        picture_svg(verdict, &watchers->view, &out);
    }
    if (watchers->manner.extra == FILM) {
        frames_end(&watchers->frames, verdict);
        page_begin("fuzz", &out);
        page_record(&watchers->frames, verdict, &out);
        page_end(&out);
    }
    text_free(&out);
}

static bool inspect_next(struct reader *reader, struct source *source, struct box_cache *cache, struct manner manner,
                         int document)
{
    struct watchers watchers = {.manner = manner};
    struct verdict verdict;
    struct judging how = judging_usual(cache);
    how.keep_books = manner.extra == BOOKS;
    how.quiet = manner.extra != LOUD;
    how.on_illegal = manner.void_illegal ? ILLEGAL_VOID : ILLEGAL_STANDS;
    how.watch = watch;
    how.context = &watchers;
    bool found = judge_record(reader, &how, "fuzz", document, &verdict);
    if (found)
        report_all(&watchers, &verdict, source);
    if (found && verdict.judged) {
        if (!verdict.game->invariant(&verdict.match, verdict.state))
            wrong("the state is unsound at the end", verdict.game->id);
        inspect_score(&verdict.match, verdict.state);
        picture_all(&watchers, &verdict);
        if (manner.extra == TABLE)
            inspect_table(&verdict.match, verdict.state);
    }
    verdict_free(&verdict);
    history_free(&watchers.history);
    view_free(&watchers.view);
    frames_free(&watchers.frames);
    return found;
}

static int kept_file(void)
{
    static int file = -1;
    char path[] = "/tmp/referee-fuzz-XXXXXX";
    if (file < 0 && (file = mkstemp(path)) >= 0)
        unlink(path);
    return file;
}

static void put_bytes(int file, const char *bytes, size_t length)
{
    if (ftruncate(file, 0) < 0 || pwrite(file, bytes, length, 0) != (ssize_t)length)
        abort();
}

static struct source source_of(const char *bytes, size_t length, bool by_pipe)
{
    int ends[2];
    if (!by_pipe || length > PIPE_ROOM) {
        put_bytes(kept_file(), bytes, length);
        return (struct source){.name = "fuzz", .file = dup(kept_file()), .copy = -1};
    }
    if (pipe(ends) < 0 || write(ends[1], bytes, length) != (ssize_t)length)
        abort();
    close(ends[1]);
    put_bytes(kept_file(), "", 0);
    lseek(kept_file(), 0, SEEK_SET);
    return (struct source){.name = "fuzz", .file = ends[0], .copy = dup(kept_file()), .bytes_left = true};
}

static struct manner manner_for(const char *bytes, size_t length)
{
    unsigned sum = 2166136261u;
    for (size_t i = 0; i < length; i++)
        sum = (unsigned)((sum ^ (unsigned char)bytes[i]) * 16777619ull);
    sum ^= sum >> 16;
    return (struct manner){
        sum & 1,       sum & 2,           sum & 4, (enum extra)(sum >> 3 & (EXTRAS - 1)), (int)(sum >> 6 & 0xff),
        sum >> 14 & 1, random_seeded(sum)};
}

/* Everywhere else the entries are watched, and then every entry is judged with nodes. */
static void inspect_ways(const char *bytes, size_t length)
{
    struct text difference = {0};
    int entries = 0;
    if (!both_ways_alike(bytes, length, NULL, &entries, &difference))
        wrong("judging without nodes makes a difference", text_string(&difference));
    text_free(&difference);
}

void inspect_bytes(const char *bytes, size_t length)
{
    static struct box_cache cache;
    struct manner manner = manner_for(bytes, length);
    struct source source = source_of(bytes, length, manner.by_pipe);
    source.piecemeal = manner.piecemeal ? &manner.pieces : NULL;
    struct reader *reader = reader_open(&source);
    for (int document = 1; inspect_next(reader, &source, &cache, manner, document); document++)
        continue;
    reader_close(reader);
    source_close(&source);
    inspect_ways(bytes, length);
}
