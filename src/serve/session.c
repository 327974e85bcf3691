/* Sessions: a record that stays open: its text, its verdict, its entries. */
#include "serve/session.h"

#include <stdlib.h>
#include <string.h>

#include "base/unicode.h"
#include "base/words.h"
#include "draw/picture.h"
#include "replay/record.h"
#include "serve/session_state.h"
#include "study/mend/mend.h"
#include "study/sheet.h"

struct session *session_open(struct session_manner manner)
{
    struct session *session = must_alloc(sizeof *session);
    session->manner = manner;
    session->manner.document = manner.document ? manner.document : 1;
    session->how = judging_usual(&session->cache);
    session->how.on_illegal = manner.on_illegal;
    session->how.club = manner.club;
    session->legal.after = session->stands = -1;
    source_of_text(&session->source, "", 0, "");
    session_read(session, "record", "", 0);
    return session;
}

/* Forgets what depends on the text except its verdict. */
static void session_stop(struct session *session)
{
    if (session->running) {
        rerun_free(&session->rerun);
        rerun_free(&session->trier);
    }
    legal_list_free(&session->legal);
    session->grouped = session->running = false;
    session->stands = -1;
    source_close(&session->source);
}

/* Forgets everything that depends on the text. */
static void forget(struct session *session)
{
    session_stop(session);
    script_free(&session->script);
    session->script = (struct script){.first = 1, .on_illegal = session->manner.on_illegal};
    session->found = false;
    session->again = 0;
}

void session_forget_undone(struct session *session)
{
    while (session->cuts > 0)
        text_free(&session->cut[--session->cuts].bytes);
}

/* ---- checkpoints ----------------------------------------------------------------------------------------------- */

enum { CHECKPOINT_BYTES = 8 << 20 };

static char *checkpoint(const struct checkpoints *checkpoints, int index)
{
    return checkpoints->states + (size_t)index * checkpoints->size;
}

/* Keeps the state after `entry` if it is one to keep; of several entries on a line the one after the last. */
static void checkpoints_add(struct checkpoints *checkpoints, int entry, const void *state)
{
    if (checkpoints->size * (size_t)(checkpoints->count + 1) > CHECKPOINT_BYTES) {
        /* Every second checkpoint gives way, so that the others are twice as far apart. */
        checkpoints->count = (checkpoints->count + 1) / 2;
        checkpoints->stride *= 2;
        for (int i = 1; i < checkpoints->count; i++)
            memcpy(checkpoint(checkpoints, i), checkpoint(checkpoints, 2 * i), checkpoints->size);
    }
    if (entry % checkpoints->stride != 0)
        return;
    checkpoints->count = entry / checkpoints->stride + 1;
    size_t needed = checkpoints->size * (size_t)checkpoints->count;
    if (needed > checkpoints->room) {
        checkpoints->room = 2 * needed;
        checkpoints->states = must_grow(checkpoints->states, checkpoints->room);
    }
    memcpy(checkpoint(checkpoints, checkpoints->count - 1), state, checkpoints->size);
}

static void checkpoints_begin(struct checkpoints *checkpoints, size_t size, const void *opening)
{
    checkpoints->size = size;
    checkpoints->stride = 1;
    checkpoints->count = 0;
    checkpoints_add(checkpoints, 0, opening);
}

/* ---- states ---------------------------------------------------------------------------------------------------- */

bool session_go_to(struct session *session, int after)
{
    const struct checkpoints *checkpoints = &session->checkpoints;
    const struct verdict *verdict = &session->script.verdict;
    if (!session->found || !verdict->judged || verdict->final || after < 0 || after > session->script.count)
        return false;
    if (!session->running) {
        rerun_open(&session->rerun, &session->script);
        rerun_open(&session->trier, &session->script);
        session->running = true;
    }
    if (session->stands == after)
        return true;
    int index = after / checkpoints->stride;
    index = index < checkpoints->count ? index : checkpoints->count - 1;
    int from = index * checkpoints->stride;
    rerun_from(&session->rerun, checkpoint(checkpoints, index));
    for (; from < after; from++)
        rerun_entry(&session->rerun, &session->script.entry[from], from + 1);
    session->stands = after;
    return true;
}

const void *session_state(struct session *session, int after)
{
    return session_go_to(session, after) ? rerun_state(&session->rerun) : NULL;
}

/* ---- in words -------------------------------------------------------------------------------------------------- */

void session_moment(struct session *session, int after, struct text *out)
{
    const void *state = session_state(session, after);
    if (state)
        position_moment(session_match(session), state, out);
}

void session_to_act(struct session *session, int after, struct text *out)
{
    const void *state = session_state(session, after);
    if (state)
        position_actors(session_match(session), position_to_act(session_match(session), state), out);
}

bool session_sheet(struct session *session, int after, struct text *out)
{
    const void *state = session_state(session, after);
    const struct match *match = session_match(session);
    struct standing standing;
    if (!state)
        return false;
    position_score(match, state, &standing);
    print_sheet(match, &standing, position_over(match, state), out);
    return true;
}

/* A picture shows what earlier entries did, so the record is judged again up to that position, as `show` does. */
bool session_picture(struct session *session, int after, bool svg, bool colour, struct text *out)
{
    if (!session_go_to(session, after) || !has_picture(session->script.verdict.game))
        return false;
    struct view view = {0};
    struct verdict verdict;
    struct judging how = session->how;
    how.at = after;
    how.quiet = true;
    how.watch = view_watch;
    how.without_nodes = true;
    how.context = &view;
    session_judge(session, &how, &verdict);
    if (svg)
        picture_svg(&verdict, &view, out);
    else
        picture_text(&verdict, &view, colour, out);
    verdict_free(&verdict);
    view_free(&view);
    return true;
}

void session_close(struct session *session)
{
    forget(session);
    session_forget_undone(session);
    free(session->checkpoints.states);
    arena_free(&session->offered);
    arena_free(&session->tried);
    box_cache_free(&session->cache);
    text_free(&session->text);
    free(session->cut);
    free(session->entry);
    free(session->name);
    free(session);
}

/* ---- judging --------------------------------------------------------------------------------------------------- */

const char *assumed_words(struct arena *arena, const struct step *step)
{
    struct text words = {0};
    for (int i = 0; i < step->assumed_count; i++) {
        text_add(&words, i ? ", " : "");
        move_print(step->match, &step->assumed[i], &words);
    }
    return arena_keep(arena, &words);
}

/* Keeps the words of a moment, which are usually those of the entry before. */
static const char *keep_moment(struct session *session, const struct step *step, const char *before,
                               void (*print)(const struct match *match, const void *state, struct text *out))
{
    struct text words = {0};
    print(step->match, step->heard, &words);
    if (!same(before, text_string(&words)))
        before = arena_copy(&session->script.arena, text_string(&words), words.length);
    text_free(&words);
    return before;
}

static void keep_step(void *context, const struct step *step)
{
    struct session *session = context;
    struct script *script = &session->script;
    if (!script->count)
        checkpoints_begin(&session->checkpoints, size_of_state(step->match), step->before);
    script_keep(script, step);
    checkpoints_add(&session->checkpoints, step->entry, step->after);
    if (script->count > session->room) {
        session->room = script->room;
        session->entry = must_grow(session->entry, (size_t)session->room * sizeof *session->entry);
    }
    const struct script_entry *kept = &script->entry[script->count - 1];
    struct session_entry *entry = &session->entry[script->count - 1];
    if (step->part > 0) {
        entry->text = kept->text;
        if (*step->sums)
            entry->sums = arena_format(&script->arena, "%s%s%s", entry->sums, *entry->sums ? "; " : "", step->sums);
        return;
    }
    *entry = (struct session_entry){.text = kept->text,
                                    .sums = arena_string(&script->arena, step->sums),
                                    .assumed = assumed_words(&script->arena, step),
                                    .decided = script->verdict.docket.decided};
    /* As `fmt` writes it, with its remarks but without its note; as written if unreadable. */
    struct text words = {0};
    if (step->claims || step->set)
        step_print(step, &words);
    else if (step->move && kept->remarks)
        remarked_print(step->match, step->move, step->remarks, NULL, &words);
    if (step->claims || step->set || (step->move && kept->remarks))
        entry->text = arena_keep(&script->arena, &words);
    bool first = script->count == 1;
    entry->round = keep_moment(session, step, first ? "" : entry[-1].round, position_round);
    entry->stage = keep_moment(session, step, first ? "" : entry[-1].stage, position_stage);
}

bool session_judge(struct session *session, const struct judging *how, struct verdict *verdict)
{
    source_seek(&session->source, 0);
    struct reader *reader = reader_open(&session->source);
    int line;
    for (int document = 1; document < session->manner.document; document++)
        pass_document(reader, &line);
    bool found = judge_record(reader, how, session->name, session->manner.document, verdict);
    if (found && session->manner.alone)
        refuse_stray(reader, verdict);
    reader_close(reader);
    return found;
}

static void judge_whole(struct session *session, const char *text, size_t length)
{
    struct judging how = session->how;
    forget(session);
    if (text != session->text.bytes) {
        text_clear(&session->text);
        text_add_bytes(&session->text, text, length);
    }
    source_of_text(&session->source, text_string(&session->text), session->text.length, session->name);
    how.watch = keep_step;
    how.reads_on = true;
    how.context = session;
    session->found = session_judge(session, &how, &session->script.verdict);
}

/* ---- judges a text that begins like the one before from the last state before the change ---- */

enum { MOST_FOUND = 100, JUDGED_AGAIN = 4, SOME = 1000 };

size_t line_offset(const char *text, int line)
{
    const char *at = text;
    while (--line > 0 && *(at += strcspn(at, "\n")))
        at++;
    return (size_t)(at - text);
}

/* Spaces before the dash of an entry that is alone after its dash; -1: it is written differently. */
static int dash_of(const char *text, const struct script_entry *entry)
{
    const char *line = text + line_offset(text, entry->at.line);
    int blanks = (int)strspn(line, " ");
    return line[blanks] == '-' && line[blanks + 1] == ' ' && entry->at.column == blanks + 3 ? blanks : -1;
}

/* Were the first entries without anything that later judging depends on: unreadable or false findings, gaps,
   choices that were assumed, or too many findings? */
static bool was_ordinary(const struct session *session, int entries)
{
    const struct docket *docket = &session->script.verdict.docket;
    int found = 0;
    for (int ruling = 0; ruling < RULING_COUNT; ruling++)
        if (docket->dropped_by_ruling[ruling])
            return false;
    for (const struct finding *finding = docket->first; finding && finding->entry <= entries; finding = finding->next) {
        found += finding->ruling != RULING_NOTED;
        if (finding->rule == &common_rules[LOG_GAP]
            || (finding->rule == &common_rules[LOG_UNWRITTEN] && finding->ruling == RULING_UNSETTLED))
            return false;
        if (finding->entry > 0 && (finding->ruling == RULING_UNREADABLE || finding->ruling == RULING_FALSE))
            return false;
    }
    return found <= MOST_FOUND && !docket->dropped;
}

/* The entry after which judging can resume; 0: from the beginning. The next entry begins before the change, so that
   earlier ones cannot have become part of something else. */
static int resumable(const struct session *session, const char *text, size_t length)
{
    const struct verdict *verdict = &session->script.verdict;
    const char *old = text_string(&session->text);
    int line = 1, before = 0, stride = session->checkpoints.stride;
    if (!session->found || !verdict->judged || verdict->partial || memchr(text, '\0', length)
        || memchr(text, '\r', length) || session->again > JUDGED_AGAIN * session->script.count + SOME)
        return 0;
    for (size_t at = 0; at < length && at < session->text.length && old[at] == text[at]; at++)
        line += text[at] == '\n'; /* the first that changed */
    int at = session_entry_at(session, line - 1, &before), entries = (at ? at : before) - 1;
    entries = entries > 0 ? entries / stride * stride : 0;
    if (entries <= 0 || entries / stride >= session->checkpoints.count)
        return 0;
    int dash = dash_of(old, &session->script.entry[0]);
    bool lines = dash >= 0 && dash == dash_of(old, &session->script.entry[entries]);
    return lines && was_ordinary(session, entries) ? entries : 0;
}

/* ---- going on -------------------------------------------------------------------------------------------------- */

struct recalling {
    struct session *session;
    struct verdict *old;
    int entries;
};

static void recall(void *context, struct docket *docket)
{
    const struct recalling *recalling = context;
    for (const struct finding *finding = recalling->old->docket.first; finding; finding = finding->next)
        if (finding->entry >= 1 && finding->entry <= recalling->entries)
            docket_copy(docket, finding);
    docket->decided = recalling->session->entry[recalling->entries - 1].decided;
}

static bool judge_behind(struct session *session, int entries, struct verdict *old)
{
    struct text blanked = {0};
    struct source whole = session->source;
    struct judging how = session->how;
    struct recalling recalling = {session, old, entries};
    const struct checkpoints *checkpoints = &session->checkpoints;
    char *state = must_alloc(checkpoints->size);
    memcpy(state, checkpoint(checkpoints, entries / checkpoints->stride), checkpoints->size);
    struct resumption resume = {.entries = entries, .state = state, .recall = recall, .context = &recalling};
    /* The first entries become empty lines, so that everything else keeps its line. */
    const char *text = text_string(&session->text);
    const struct script_entry *logged = session->script.entry;
    size_t from = line_offset(text, logged[0].at.line), to = line_offset(text, logged[entries].at.line);
    text_add_bytes(&blanked, text, from);
    for (size_t at = from; at < to; at++)
        if (text[at] == '\n')
            text_char(&blanked, '\n');
    text_add_bytes(&blanked, text + to, session->text.length - to);
    source_of_text(&session->source, text_string(&blanked), blanked.length, session->name);
    how.watch = keep_step;
    how.reads_on = true;
    how.context = session;
    how.resume = &resume;
    session->found = session_judge(session, &how, &session->script.verdict);
    source_close(&session->source);
    session->source = whole;
    text_free(&blanked);
    free(state);
    return session->found && session->script.verdict.judged && !resume.failed;
}

/* Takes the text and judges it from the last state before the change. False: everything must be judged. */
static bool session_resume(struct session *session, const char *text, size_t length)
{
    int entries = resumable(session, text, length);
    if (!entries)
        return false;
    struct verdict *old = must_alloc(sizeof *old);
    *old = session->script.verdict;
    old->docket.arena = &old->arena;
    session_stop(session);
    text_clear(&session->text);
    text_add_bytes(&session->text, text, length);
    source_of_text(&session->source, text_string(&session->text), session->text.length, session->name);
    session->script.count = entries;
    session->checkpoints.count = entries / session->checkpoints.stride + 1;
    bool judged = judge_behind(session, entries, old);
    session->again += session->script.count - entries;
    verdict_free(old);
    free(old);
    return judged;
}

void session_rewrite(struct session *session, const char *text, size_t length)
{
    struct script *script = &session->script;
    if (!session_resume(session, text, length))
        judge_whole(session, text, length);
    for (int i = 0; i < script->count; i++) {
        session->entry[i].logged = &script->entry[i];
        session->entry[i].findings = NULL;
        session->entry[i].finding_count = 0;
    }
    if (!session->found)
        return;
    /* The findings of one entry are adjacent; their order is known once all are there. */
    for (struct finding *finding = script->verdict.docket.first; finding; finding = finding->next) {
        if (finding->entry < 1 || finding->entry > script->count)
            continue;
        struct session_entry *entry = &session->entry[finding->entry - 1];
        entry->findings = entry->finding_count++ ? entry->findings : finding;
    }
    if (script->verdict.judged && !script->opening) { /* a log without entries has an opening too */
        const struct match *match = &script->verdict.match;
        script->opening = state_copy(match, &script->arena, script->verdict.state);
        checkpoints_begin(&session->checkpoints, size_of_state(match), script->opening);
    }
    script->claims = script->verdict.judged ? script->verdict.claims : script->claims;
}

void session_read(struct session *session, const char *name, const char *text, size_t length)
{
    char *copy = must_copy(name); /* `name` may be session->name */
    bool renamed = !session->name || strcmp(copy, session->name) != 0;
    free(session->name);
    session->name = copy;
    session_forget_undone(session);
    if (renamed)
        session->found = false;
    session_rewrite(session, text, length);
}

/* ---- asking ---------------------------------------------------------------------------------------------------- */

const struct text *session_text(const struct session *session)
{
    return &session->text;
}

const struct verdict *session_verdict(const struct session *session)
{
    return session->found ? &session->script.verdict : NULL;
}

const struct verdict *session_judgement(struct session *session)
{
    struct verdict *verdict = &session->script.verdict;
    if (!session->found || session->grouped)
        return session->found ? verdict : NULL;
    find_mistakes(verdict, &session->source, &session->how, 1);
    session->grouped = true;
    return verdict;
}

struct source *session_source(struct session *session)
{
    return &session->source;
}

const struct judging *session_judging(const struct session *session)
{
    return &session->how;
}

const struct match *session_match(const struct session *session)
{
    return &session->script.verdict.match;
}

const struct script *session_script(const struct session *session)
{
    return &session->script;
}

int session_entries(const struct session *session)
{
    return session->script.count;
}

const struct session_entry *session_entry(const struct session *session, int number)
{
    return number >= 1 && number <= session->script.count ? &session->entry[number - 1] : NULL;
}

int session_entry_at(const struct session *session, int line, int *before)
{
    int low = 0, high = session->script.count;
    while (low < high) {
        int middle = (low + high) / 2;
        if (session->script.entry[middle].at.line <= line)
            low = middle + 1;
        else
            high = middle;
    }
    const struct script_entry *entry = low ? &session->script.entry[low - 1] : NULL;
    bool there = entry && (line == entry->at.line || line <= entry->last_line);
    if (before)
        *before = low - there;
    return there ? low : 0;
}
