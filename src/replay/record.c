/* Judging a record: the loop over its keys and its log. */
#include "replay/record.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "base/words.h"
#include "replay/judge.h"
#include "replay/registry.h"
#include "replay/worlds.h"

/* A record while its document is read. The log is judged when it is reached, if game and players are known by then. If
   a part of the head follows the log, the log is judged again with the whole head, which needs the input again. A
   watcher must see every entry once, so with a watcher the log is put off until the whole head is known. */
struct reading {
    struct judge judge;
    struct reader *reader;
    struct head head;
    int line;       /* where the document begins */
    unsigned signs; /* bits of the keys below of which the file has one, exactly or nearly */
    bool second;    /* a second `game` was met: what follows is another record */
    bool log_seen, log_put_off, log_judged, head_late, head_bad, key_known;
    struct finding *before_log, *after_log; /* the last findings before and of the log */
    struct judging silent;                  /* how the log is judged while the world to be shown is looked for */
};

static void listen_again(struct reading *reading, const struct last_words *last)
{
    reader_complain_to(reading->reader, (struct complaints){judge_complain, &reading->judge});
    if (!last->broken && reader_broken(reading->reader))
        judge_complain(&reading->judge, last->at, last->sentence);
}

static void skip_list(struct reading *reading)
{
    struct last_words last;
    stop_listening(reading->reader, &last);
    pass_items(reading->reader, &reading->judge.entry_arena);
    listen_again(reading, &last);
}

/* Counts the notes of an entry that are not in the list, for lack of room or because it is `full`. One of them is about
   assumed entries, if there are any and the list has no such note; the others say how the entry was read. */
static void count_notes(struct docket *docket, const struct finding *first, bool assumed, bool full)
{
    bool listed = breaks_rule(first, &common_rules[LOG_SPELLING]);
    bool unread = breaks_rule(first, &common_rules[LOG_UNREADABLE]);
    int spelling = docket->refused - (assumed && !breaks_rule(first, &common_rules[LOG_UNWRITTEN]));
    docket->spelt += full ? listed || spelling > 0 : !listed && !unread && spelling > 0;
    docket->dropped_by_ruling[RULING_NOTED] += unread ? 0 : docket->refused;
    docket->refused = 0;
}

/* Reads and judges the next item. Beyond a number of findings they are only counted, so that memory does not grow with
   mistakes. */
static bool judge_next(struct reading *reading)
{
    struct judge *judge = &reading->judge;
    struct docket *docket = &judge->verdict->docket;
    struct arena *arena = &judge->entry_arena;
    struct finding *last = docket->last;
    struct list_item item;
    bool full = judge->how->forgetful || docket_full(docket);
    int decided = docket->decided;
    if (full)
        docket->arena = arena;
    judge->entry++;
    bool met = reader_glance(reading->reader, arena, &item);
    if (!met || !judge_quickly(judge, &item)) {
        met = met && reader_read(reading->reader, arena, &item);
        if (met)
            judge_item(judge, list_item_node(arena, &item),
                       item.sound      ? 0
                       : item.given_up ? item.given_up
                                       : node_last_line(item.node),
                       last);
        count_notes(docket, docket_after(docket, last), docket->decided > decided, full);
        if (full)
            docket_drop(docket, last);
    }
    if (met)
        judge->verdict->entries = judge->entry;
    docket->arena = &judge->verdict->arena;
    if (judge->recent_count == 0)
        arena_reset(arena);
    return met && !reader_broken(reading->reader);
}

static void make_copy(struct judge *judge)
{
    struct verdict *verdict = judge->verdict;
    judge->before = verdict->state;
    judge->after = state_copy(&verdict->match, &verdict->arena, judge->before);
    judge->state_size = size_of_state(&verdict->match);
    judge->room = judge->trial = NULL;
    judge->listed = 0;
}

static void judge_log(struct reading *reading)
{
    struct judge *judge = &reading->judge;
    struct verdict *verdict = judge->verdict;
    struct resumption *resume = judge->how->resume;
    make_copy(judge);
    forget_choices(judge);
    if (resume) {
        memcpy(judge->before, resume->state, size_of_state(&verdict->match));
        memcpy(judge->after, resume->state, size_of_state(&verdict->match));
        judge->entry = verdict->entries = resume->entries;
        resume->recall(resume->context, &verdict->docket);
    }
    open_recent(judge);
    bool compared = judge->how->question >= 0; /* what waits then says nothing */
    while (!judge->stopped && (judge_waits(judge) ? !compared : judge->how->at < 0 || judge->entry < judge->how->at)
           && judge_next(reading))
        ;
    skip_list(reading);
    judge_settle_unread(judge);
    verdict->state = judge->before;
    judge->entry = 0;
}

static void meet_log(struct reading *reading, const struct node *key)
{
    struct judge *judge = &reading->judge;
    if (!reader_enter_list(reading->reader)) {
        if (!reader_broken(reading->reader))
            judge_complain(judge, key->at,
                           "`log` must be a list; begin each entry with a dash, as in `- NAME: what was done`");
        reading->head_bad = true;
        reader_skip(reading->reader);
        return;
    }
    reading->log_seen = true;
    reading->log_put_off =
        !reading->head.game || !reading->head.players || reading->head_bad || reading->head.final || judge->how->watch;
    reading->before_log = judge->verdict->docket.last;
    reading->log_judged = !reading->log_put_off && open_match(judge, &reading->head);
    if (reading->log_judged && judge->worlds) { /* perhaps more than once */
        reading->log_put_off = true;
        reading->log_judged = false;
    }
    if (reading->log_judged)
        judge_log(reading);
    else
        skip_list(reading);
    reading->after_log = judge->verdict->docket.last;
}

static void meet_part(struct reading *reading, struct node *key, struct node **part)
{
    struct node *value = reader_value(reading->reader, &reading->judge.verdict->arena);
    if (value) {
        value->key = key;
        *part = value;
    }
    struct head *head = &reading->head;
    bool text = part == &head->title || part == &head->date || part == &head->place;
    if (value && text && value->kind != NODE_WORD)
        judge_misread(&reading->judge, value->at, "`%s` must be text", key->text);
    if (part == &head->date)
        take_date(&reading->judge, value);
    bool matters = !text && part != &head->claims;
    reading->head_bad |= !value && matters;
    reading->head_late |= reading->log_seen && matters;
}

/* ---- signs of a record ---- */

enum { GAME, KEYS = 6 };
static const char *const keys[KEYS] = {[GAME] = "game", "players", "log", "table", "final", "claims"};

/* Is it nearly the name of a known game? Without this check `name` would be taken for a misspelt `game`. */
static bool names_game(const struct node *value)
{
    if (!value || value->kind != NODE_WORD)
        return false;
    for (const struct game *const *game = games; *game; game++)
        if (names_alike(value->text, (*game)->id) || letters_wrong(value->text, (*game)->id) <= 1)
            return true;
    return false;
}

/* Takes a key of the document, with its value if it was read (else NULL). */
static void signs_take(unsigned *signs, const char *key, const struct node *value)
{
    for (int i = 0; i < KEYS; i++)
        if (letters_wrong(key, keys[i]) <= 1 && (i != GAME || names_game(value)))
            *signs |= 1u << i;
}

/* Takes the keys of a value that is a map or a list of maps. */
static void signs_within(unsigned *signs, const struct node *value)
{
    for (const struct node *child = value ? value->first : NULL; child; child = child->next)
        if (value->kind == NODE_MAP)
            signs_take(signs, child->key->text, child);
        else if (child->kind == NODE_MAP)
            signs_within(signs, child);
}

/* Is there a known `game`, or at least two of the keys, so that the file is probably a record? */
static bool signs_of_record(unsigned signs)
{
    unsigned others = signs & ~(1u << GAME);
    return others != signs || (others & (others - 1)) != 0;
}

/* A value that is not judged is only searched for signs of a record; that it cannot be read is still reported. */
static void look_at_value(struct reading *reading, const char *key)
{
    struct last_words last;
    stop_listening(reading->reader, &last);
    const struct node *value = reader_value(reading->reader, &reading->judge.entry_arena);
    listen_again(reading, &last);
    if (key)
        signs_take(&reading->signs, key, value);
    signs_within(&reading->signs, value);
    arena_reset(&reading->judge.entry_arena);
}

static void meet_key(struct reading *reading, struct node *key)
{
    struct judge *judge = &reading->judge;
    respell_key(judge, key);
    struct node **part = head_part(&reading->head, key->text);
    bool log = same(key->text, "log"), repeated = (part && *part) || (log && reading->log_seen);
    bool unknown = !part && !log && !same(key->text, "note");
    bool game = repeated && same(key->text, "game");
    if (repeated && !reading->second)
        judge_misread(judge, key->at, "the key `%s` is given twice%s", key->text,
                      game ? "; if another record begins here, write `---` above it" : "");
    reading->second |= game;
    if (unknown)
        unknown_record_key(judge, &reading->head, key);
    reading->head_bad |= repeated || unknown;
    reading->key_known |= !unknown;
    if (log && !repeated)
        meet_log(reading, key);
    else if (part && !repeated)
        meet_part(reading, key, part);
    else if (unknown && !reading->head.game)
        look_at_value(reading, key->text);
    else
        reader_skip(reading->reader);
    if ((log || part) && !reading->head.game)
        signs_take(&reading->signs, key->text, part ? *part : NULL);
}

/* Takes out the match and the findings of the log. */
static void forget_log(struct reading *reading)
{
    struct docket *docket = &reading->judge.verdict->docket;
    reading->judge.verdict->match = (struct match){0};
    reading->judge.verdict->unread = reading->judge.verdict->unread_line = reading->judge.verdict->waiting = 0;
    docket->facts = NULL;
    docket_forget_counts(docket);
    if (!reading->log_seen || reading->after_log == reading->before_log)
        return;
    struct finding *rest = docket_after(docket, reading->after_log);
    *docket_link(docket, reading->before_log) = rest;
    if (!rest)
        docket->last = reading->before_log;
    docket->kept = docket->notes = 0;
    for (const struct finding *finding = docket->first; finding; finding = finding->next)
        ++*docket_tally(docket, finding->ruling);
}

static void judge_again(struct reading *reading)
{
    struct judge *judge = &reading->judge;
    struct verdict *verdict = judge->verdict;
    int line;
    verdict->docket.bookings = verdict->docket.last_booking = NULL;
    verdict->entries = 0;
    verdict->judged = false;
    reading->log_judged = open_match(judge, &reading->head);
    if (!reading->log_judged)
        return;
    if (judge->worlds)
        judge->how = &reading->silent;
    reader_complain_to(reading->reader, (struct complaints){0});
    reader_return(reading->reader, reading->line);
    reader_document(reading->reader, &line);
    for (struct node *key; (key = reader_key(reading->reader, &judge->entry_arena));) {
        if (!names_alike(key->text, "log") || !reader_enter_list(reading->reader)) {
            reader_skip(reading->reader);
            continue;
        }
        reader_complain_to(reading->reader, (struct complaints){judge_complain, judge});
        judge_log(reading);
        reader_complain_to(reading->reader, (struct complaints){0});
    }
    reader_complain_to(reading->reader, (struct complaints){judge_complain, judge});
}

/* The findings of the log come before those after it; with a late head all are sorted at the end. */
static void look_once(struct reading *reading)
{
    struct docket *docket = &reading->judge.verdict->docket;
    forget_log(reading);
    struct finding **link = docket_link(docket, reading->before_log);
    struct finding *behind = reading->head_late ? NULL : *link, *last = docket->last;
    if (behind) {
        *link = NULL;
        docket->last = reading->before_log;
    }
    judge_again(reading);
    reading->after_log = docket->last;
    if (behind) {
        *docket_link(docket, docket->last) = behind;
        docket->last = last;
    }
}

/* Judges the log again. Where something is open, that is done in silence until the world that is shown stays possible. */
static void look_again(struct reading *reading)
{
    struct judge *judge = &reading->judge;
    const struct judging *how = judge->how;
    bool partial = judge->verdict->partial, again = true;
    for (bool settled = !how->watch; again; judge->how = how) {
        reading->silent = *how;
        reading->silent.watch = settled ? how->watch : NULL;
        judge->verdict->partial = partial;
        judge->stopped = false;
        look_once(reading);
        again = worlds_again(judge);
        if (!again && judge->how != how && !settled)
            again = settled = true;
    }
}

static void judge_further(struct reading *reading)
{
    struct judge *judge = &reading->judge;
    struct verdict *verdict = judge->verdict;
    make_copy(judge);
    judge->entry = judge->logged = verdict->entries;
    for (const char *const *entry = judge->how->further; *entry && !judge->stopped; entry++) {
        struct finding *last = verdict->docket.last;
        judge->entry++;
        judge->quoted = arena_string(&verdict->arena, *entry);
        struct node *item = read_text(*entry, &verdict->arena, (struct complaints){judge_complain, judge});
        verdict->entries = judge->entry;
        if (item)
            judge_item(judge, item, 0, last);
        else if (!verdict->unread)
            verdict->unread = judge->entry;
    }
    judge_settle_unread(judge);
    judge->entry = 0;
    judge->quoted = NULL;
    verdict->state = judge->before;
}

/* The game is over, and who won depends on something not written: reports that once, with or without a claim. */
static void name_what_is_needed(struct judge *judge)
{
    struct verdict *verdict = judge->verdict;
    const struct standing *standing = &verdict->standing;
    if (!verdict->over || !standing->winners_open || !standing->needs[0] || verdict->unread)
        return;
    struct finding *finding = judge_find(judge, RULING_UNSETTLED, &common_rules[LOG_UNKNOWN], (struct place){0},
                                         "who won is not certain: %s", standing->needs);
    docket_keep_fact(&verdict->docket, finding, standing->needed, standing->needs_rule);
    if (standing->winners_house)
        strings_add(verdict->docket.arena, &finding->house, standing->winners_house);
}

/* A finished game that cannot be scored for lack of a board. */
static void score_needs(struct reading *reading)
{
    struct judge *judge = &reading->judge;
    struct node *table = reading->head.table;
    const struct node *phase = node_get(table, "phase");
    bool over = judge->verdict->over || (phase && phase->kind == NODE_WORD && same(phase->text, "over"));
    if (over && !judge->verdict->unread && !judge->verdict->entries && table)
        judge->verdict->partial |= worlds_lack_board(judge, NULL, "scores", table->key->at);
}

static void finish(struct reading *reading)
{
    struct judge *judge = &reading->judge;
    struct verdict *verdict = judge->verdict;
    const struct match *match = &verdict->match;
    if (judge->how->further && !verdict->final && !verdict->unread)
        judge_further(reading);
    judge->before = verdict->state;
    if (match->game->clock.start_player && !verdict->final)
        verdict->started = match->game->clock.start_player(match, verdict->state) + 1;
    take_score(judge);
    struct finding *last = verdict->docket.last;
    struct node *claims = reading->head.claims && !node_empty(reading->head.claims) ? reading->head.claims : NULL;
    bool whole = judge->how->at < 0 && !judge->stopped && !verdict->partial && !judge->how->further;
    verdict->partial |= judge_waits(judge);
    judge->assumed.count = 0;
    if (whole && claims && !verdict->partial)
        check_claims(judge, claims);
    else if (whole && claims)
        read_claims(judge, &claims);
    verdict->assumed = judge->assumed.move;
    verdict->assumed_kind = judge->assumed.kind;
    verdict->assumed_count = judge->assumed.count;
    verdict->state = judge->before;
    if (match->game->at_end && !verdict->final && !verdict->unread) {
        struct hearing hearing = {.match = match, .state = verdict->state, .docket = &verdict->docket};
        match->game->at_end(&hearing);
    }
    score_needs(reading);
    name_what_is_needed(judge);
    if (verdict->partial && verdict->over) { /* what follows may change who won */
        verdict->standing.winners = 0;
        verdict->standing.winners_open = true;
        verdict->standing.needs[0] = verdict->standing.needed[0] = '\0';
    }
    set_moments(judge, findings_after(judge, last), verdict->state);
}

/* At the end of the document: judges what was put off, or says why it cannot be judged. */
static void settle(struct reading *reading)
{
    struct judge *judge = &reading->judge;
    struct verdict *verdict = judge->verdict;
    reading->head_bad |= !reading->head.game && verdict->docket.kept;
    if (judge->how->resume)
        judge->how->resume->failed = reading->head_late || reading->head_bad || verdict->partial || judge->worlds;
    if (reading->head.final && reading->log_seen) {
        judge_complain(judge, reading->head.final->key->at, "write either `final` or `log`, not both");
        reading->head_bad = true;
    }
    bool head_known = reading->head.game && reading->head.players;
    if (reading->head_bad || (verdict->partial && !reading->log_judged && !(reading->log_put_off && head_known))) {
        if (reading->head_bad && reading->log_seen && !reading->log_put_off)
            forget_log(reading);
        if (reading->head_bad && head_known && (reading->log_seen || !verdict->partial))
            open_match(judge, &reading->head);
        verdict->judged = false;
        if (!verdict->game && reading->head.game && reading->head.game->kind == NODE_WORD)
            verdict->game = game_meant(reading->head.game->text);
        docket_sort(&verdict->docket);
    } else if (!reading->log_seen)
        open_match(judge, &reading->head);
    else if (reading->head_late || reading->log_put_off)
        look_again(reading);
    if (verdict->judged)
        finish(reading);
    if (reading->head_late || (!reading->log_seen && verdict->docket.notes))
        docket_sort(&verdict->docket);
    /* What is about the whole record is shown at the key that gives the position. */
    const struct head *head = &reading->head;
    if (verdict->judged)
        place_findings(judge, NULL, (head->final ? head->final : head->table ? head->table : head->game)->key->at);
}

/* For another kind of file the keys it lacks do not matter, but these slips in a record do. */
static void tell_other_file(struct reading *reading)
{
    struct docket *docket = &reading->judge.verdict->docket;
    const char *message = docket->first->message;
    if (strstr(message, ":` needs a space") || strstr(message, "a merge conflict"))
        return;
    struct place at = docket->first->at;
    docket_retract(docket, NULL);
    judge_complain(&reading->judge, at, "this is not a record; a record has `game:`, `players:` and `log:`");
}

bool judge_record(struct reader *reader, const struct judging *how, const char *file, int document,
                  struct verdict *verdict)
{
    memset(verdict, 0, offsetof(struct verdict, standing));
    verdict->file = file;
    verdict->document = document;
    verdict->club = how->club;
    verdict->docket =
        (struct docket){.arena = &verdict->arena, .facts_arena = &verdict->arena, .keep_books = how->keep_books};
    struct reading reading = {.judge = {.verdict = verdict, .how = how}, .reader = reader};
    struct judge *judge = &reading.judge;
    reader_complain_to(reader, (struct complaints){judge_complain, judge});
    bool found = !reader_broken(reader) && reader_document(reader, &reading.line);
    bool ours = !how->before || reading.line < how->before;
    found = found && ours;
    for (struct node *key; found && (key = reader_key(reader, &verdict->arena));)
        meet_key(&reading, key);
    verdict->partial |= reader_broken(reader);
    verdict->line = reading.line;
    verdict->claims = reading.head.claims;
    if (found)
        settle(&reading);
    if (document > 1 && !reading.head.game && verdict->docket.first && !reader_broken(reader)) {
        docket_retract(&verdict->docket, NULL);
        judge_complain(judge, (struct place){reading.line, 1, reading.line, 4}, stray_document);
    }
    if (reading.head.title && reading.head.title->kind == NODE_WORD)
        verdict->title = reading.head.title->text;
    if (reading.head.place && reading.head.place->kind == NODE_WORD)
        verdict->place = reading.head.place->text;
    if (!found && ours && verdict->docket.first && !reader_broken(reader)) /* not a map, but a list, for example */
        look_at_value(&reading, NULL);
    verdict->other_file = !verdict->partial && !reading.head.game && !signs_of_record(reading.signs);
    if (verdict->other_file && !reading.key_known && document == 1 && verdict->docket.first)
        tell_other_file(&reading);
    if (!verdict->judged)
        standing_clear(&verdict->standing, verdict->match.seats);
    docket_count(&verdict->docket);
    worlds_free(judge);
    arena_free(&judge->entry_arena);
    text_free(&judge->sums);
    return found || (verdict->docket.first && (ours || reader_broken(reader)));
}

bool judge_record_again(struct source *source, const struct verdict *of, const struct judging *how,
                        struct verdict *verdict)
{
    off_t next = source->next;
    struct reader *reader = reader_open(source);
    reader_return(reader, of->line);
    bool found = judge_record(reader, how, of->file, of->document, verdict);
    reader_close(reader);
    source_seek(source, next);
    return found;
}
