/* Judging a record: the loop over its keys and its log. */
#include "replay/record.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "replay/internal.h"

struct judging judging_usual(struct shelf *shelf)
{
    return (struct judging){.at = -1, .question = -1, .shelf = shelf};
}

void shelf_free(struct shelf *shelf)
{
    arena_free(&shelf->arena);
    *shelf = (struct shelf){0};
}

/* A record while its document is read. The log is judged when it is met, if game and players are known by then and nobody watches.
   Should a part of the head come after it, the log is judged again with the whole head: that needs a second look at the input.
   A watcher sees every entry once, so for one the log is put off until the head is known to be complete. */
struct reading {
    struct bench bench;
    struct reader *reader;
    struct head head;
    int line; /* where the document begins */
    bool log_seen, log_put_off, log_judged, head_late, head_bad;
    struct finding *before_log, *after_log; /* the findings around those of the log */
};

static struct node **head_part(struct head *head, const char *key)
{
    struct {
        const char *key;
        struct node **part;
    } parts[] = {{"game", &head->game},   {"rules", &head->rules}, {"title", &head->title}, {"players", &head->players},
                 {"house", &head->house}, {"box", &head->box},     {"table", &head->table}, {"claims", &head->claims}};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (same(parts[i].key, key))
            return parts[i].part;
    return NULL;
}

static void unknown_key(struct bench *bench, const struct node *key)
{
    static const char *const known[] = {"game",  "rules", "title", "note", "players",
                                        "house", "box",   "table", "log",  "claims"};
    struct nearest nearest = {.written = key->text};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        nearest_try(&nearest, known[i]);
    bench_find(bench, WORD_UNREADABLE, &common_rules[LOG_UNREADABLE], key->at, "unknown key %.60s%s%s", key->text,
               nearest.best ? "; did you mean "
                            : "; known are game, rules, title, note, players, house, box, table, log, claims",
               nearest.best ? nearest.best : "");
}

static bool log_goes_on(const struct bench *bench)
{
    return !bench->stopped && (bench->how->at < 0 || bench->entry < bench->how->at);
}

static void quiet(void *whom, struct place at, const char *sentence)
{
    (void)whom;
    (void)at;
    (void)sentence;
}

/* Keeps the last complaint: when the stream breaks it is the one that counts. */
struct last_words {
    struct place at;
    char sentence[300];
};

static void remember(void *whom, struct place at, const char *sentence)
{
    struct last_words *last = whom;
    last->at = at;
    snprintf(last->sentence, sizeof last->sentence, "%s", sentence);
}

/* To the end of the list, without complaints about what is not judged, unless nothing can be read any more. */
static void skip_list(struct reading *reading)
{
    bool sound, broken = reader_broken(reading->reader);
    struct last_words last;
    reader_complain_to(reading->reader, (struct complaints){remember, &last});
    while (reader_item(reading->reader, &reading->bench.entry_arena, &sound))
        arena_reset(&reading->bench.entry_arena);
    reader_complain_to(reading->reader, (struct complaints){bench_complain, &reading->bench});
    if (!broken && reader_broken(reading->reader))
        bench_complain(&reading->bench, last.at, last.sentence);
}

/* Reads and judges the next item. Once there are too many findings they are only counted: memory does not grow with mistakes either. */
static bool judge_next(struct reading *reading)
{
    struct bench *bench = &reading->bench;
    struct docket *docket = &bench->verdict->docket;
    struct finding *last = docket->last;
    bool sound, full = docket_full(docket);
    if (full)
        docket->arena = &bench->entry_arena;
    bench->entry++;
    struct node *item = reader_item(reading->reader, &bench->entry_arena, &sound);
    if (item) {
        judge_item(bench, item, sound);
        bench->verdict->entries = bench->entry;
    }
    if (full)
        docket_drop(docket, last);
    docket->arena = &bench->verdict->arena;
    arena_reset(&bench->entry_arena);
    return item && !reader_broken(reading->reader);
}

static void make_copy(struct bench *bench)
{
    struct verdict *verdict = bench->verdict;
    bench->before = verdict->state;
    bench->after = arena_raw(&verdict->arena, verdict->game->state_size);
    memcpy(bench->after, bench->before, verdict->game->state_size);
    bench->extent = state_live_size(&verdict->match);
}

static void judge_log(struct reading *reading)
{
    struct bench *bench = &reading->bench;
    struct verdict *verdict = bench->verdict;
    make_copy(bench);
    while (log_goes_on(bench) && judge_next(reading))
        ;
    skip_list(reading);
    verdict->state = bench->before;
    bench->entry = 0;
}

static void meet_log(struct reading *reading, const struct node *key)
{
    struct bench *bench = &reading->bench;
    if (!reader_enter_list(reading->reader)) {
        bench_complain(bench, key->at, "log is a list of entries");
        reading->head_bad = true;
        reader_skip(reading->reader);
        return;
    }
    reading->log_seen = true;
    reading->log_put_off = !reading->head.game || !reading->head.players || reading->head_bad || bench->how->watch;
    reading->before_log = bench->verdict->docket.last;
    reading->log_judged = !reading->log_put_off && open_match(bench, &reading->head);
    if (reading->log_judged)
        judge_log(reading);
    else
        skip_list(reading);
    reading->after_log = bench->verdict->docket.last;
}

static void meet_part(struct reading *reading, struct node *key, struct node **part)
{
    struct node *value = reader_value(reading->reader, &reading->bench.verdict->arena);
    if (value) {
        value->key = key;
        *part = value;
    }
    bool matters = part != &reading->head.title && part != &reading->head.claims;
    reading->head_bad |= !value && matters;
    reading->head_late |= reading->log_seen && matters;
}

static void meet_key(struct reading *reading, struct node *key)
{
    struct bench *bench = &reading->bench;
    struct node **part = head_part(&reading->head, key->text);
    bool log = same(key->text, "log"), repeated = (part && *part) || (log && reading->log_seen);
    bool unknown = !part && !log && !same(key->text, "note");
    if (repeated)
        bench_find(bench, WORD_UNREADABLE, &common_rules[LOG_UNREADABLE], key->at, "the key %s stands twice",
                   key->text);
    if (unknown)
        unknown_key(bench, key);
    reading->head_bad |= repeated || unknown;
    if (log && !repeated)
        meet_log(reading, key);
    else if (part && !repeated)
        meet_part(reading, key, part);
    else
        reader_skip(reading->reader);
}

/* Takes the findings of the log out again. */
static void forget_log(struct reading *reading)
{
    struct docket *docket = &reading->bench.verdict->docket;
    docket->dropped = 0;
    memset(docket->dropped_by_word, 0, sizeof docket->dropped_by_word);
    if (!reading->log_seen || reading->after_log == reading->before_log)
        return;
    struct finding *rest = reading->after_log ? reading->after_log->next : docket->first;
    if (reading->before_log)
        reading->before_log->next = rest;
    else
        docket->first = rest;
    if (!rest)
        docket->last = reading->before_log;
    docket->kept = 0;
    for (const struct finding *finding = docket->first; finding; finding = finding->next)
        docket->kept++;
}

static void look_again(struct reading *reading)
{
    struct bench *bench = &reading->bench;
    struct verdict *verdict = bench->verdict;
    int line;
    forget_log(reading);
    verdict->match = (struct match){0};
    verdict->docket.bookings = verdict->docket.last_booking = NULL;
    verdict->entries = 0;
    verdict->judged = false;
    reading->log_judged = open_match(bench, &reading->head);
    if (!reading->log_judged)
        return;
    reader_complain_to(reading->reader, (struct complaints){quiet, NULL});
    reader_return(reading->reader, reading->line);
    reader_document(reading->reader, &line);
    for (struct node *key; (key = reader_key(reading->reader, &bench->entry_arena));) {
        if (!same(key->text, "log") || !reader_enter_list(reading->reader)) {
            reader_skip(reading->reader);
            continue;
        }
        reader_complain_to(reading->reader, (struct complaints){bench_complain, bench});
        judge_log(reading);
        reader_complain_to(reading->reader, (struct complaints){quiet, NULL});
    }
    reader_complain_to(reading->reader, (struct complaints){bench_complain, bench});
}

static void judge_further(struct reading *reading)
{
    struct bench *bench = &reading->bench;
    struct verdict *verdict = bench->verdict;
    make_copy(bench);
    bench->entry = verdict->entries;
    for (const char *const *entry = bench->how->further; *entry && !bench->stopped; entry++) {
        bench->entry++;
        bench->quoted = arena_copy(&verdict->arena, *entry, strlen(*entry));
        struct node *item = read_text(*entry, &verdict->arena, (struct complaints){bench_complain, bench});
        if (item)
            judge_item(bench, item, true);
        verdict->entries = bench->entry;
    }
    bench->entry = 0;
    bench->quoted = NULL;
    verdict->state = bench->before;
}

static void finish(struct reading *reading)
{
    struct bench *bench = &reading->bench;
    struct verdict *verdict = bench->verdict;
    const struct match *match = &verdict->match;
    if (bench->how->further)
        judge_further(reading);
    bench->before = verdict->state;
    take_score(bench);
    verdict->to_act = match->game->to_act(match, verdict->state);
    struct finding *last = verdict->docket.last;
    if (match->game->at_end) {
        struct hearing hearing = {.match = match, .state = verdict->state, .docket = &verdict->docket};
        match->game->at_end(&hearing);
    }
    bool whole = bench->how->at < 0 && !bench->stopped && !verdict->partial && !bench->how->further;
    if (whole && reading->head.claims)
        check_claims(bench, reading->head.claims);
    struct finding *first = last ? last->next : verdict->docket.first;
    for (struct finding *finding = first; finding; finding = finding->next)
        if (finding->at.line == 0)
            finding->at = (struct place){reading->line, 1, reading->line, 2};
    set_moments(bench, first, verdict->state);
}

/* With the whole document seen: judges what was put off, or finds out why it cannot be judged. */
static void settle(struct reading *reading)
{
    struct bench *bench = &reading->bench;
    struct verdict *verdict = bench->verdict;
    reading->head_bad |= !reading->head.game && verdict->docket.first;
    bool head_known = reading->head.game && reading->head.players;
    if (reading->head_bad || (verdict->partial && !reading->log_judged && !(reading->log_put_off && head_known))) {
        if (reading->log_judged)
            forget_log(reading);
        verdict->judged = false;
        if (!verdict->game && reading->head.game && reading->head.game->kind == NODE_WORD)
            verdict->game = game_named(reading->head.game->text);
    } else if (!reading->log_seen)
        open_match(bench, &reading->head);
    else if (reading->head_late || reading->log_put_off)
        look_again(reading);
    if (verdict->judged)
        finish(reading);
    if (reading->head_late)
        docket_sort(&verdict->docket);
}

bool judge_record(struct reader *reader, const struct judging *how, const char *file, int document,
                  struct verdict *verdict)
{
    *verdict = (struct verdict){.file = file, .document = document};
    verdict->docket = (struct docket){.arena = &verdict->arena, .keep_books = how->keep_books};
    struct reading reading = {.bench = {.verdict = verdict, .how = how}, .reader = reader};
    struct bench *bench = &reading.bench;
    reader_complain_to(reader, (struct complaints){bench_complain, bench});
    bool found = !reader_broken(reader) && reader_document(reader, &reading.line);
    for (struct node *key; found && (key = reader_key(reader, &verdict->arena));)
        meet_key(&reading, key);
    verdict->partial |= reader_broken(reader);
    if (found)
        settle(&reading);
    if (reading.head.title && reading.head.title->kind == NODE_WORD)
        verdict->title = reading.head.title->text;
    docket_count(&verdict->docket);
    arena_free(&bench->entry_arena);
    return found || verdict->docket.first;
}

void verdict_free(struct verdict *verdict)
{
    arena_free(&verdict->arena);
}

int verdict_status(const struct verdict *verdict, bool strict)
{
    const int *count = verdict->docket.count;
    if (count[WORD_UNREADABLE])
        return 2;
    bool fails = count[WORD_ILLEGAL] || count[WORD_IMPOSSIBLE] || count[WORD_FALSE];
    return fails || (strict && (count[WORD_DOUBTFUL] || count[WORD_UNSETTLED]));
}

void verdict_unreadable(struct verdict *verdict, const char *file, struct place at, const char *sentence)
{
    *verdict = (struct verdict){.file = file, .document = 1};
    verdict->docket = (struct docket){.arena = &verdict->arena};
    struct finding *finding = docket_add(&verdict->docket, WORD_UNREADABLE, &common_rules[LOG_UNREADABLE],
                                         arena_copy(&verdict->arena, sentence, strlen(sentence)));
    finding->at = at;
    docket_count(&verdict->docket);
}
