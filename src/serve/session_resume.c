/* Sessions: judges a text that begins like the one before from the last state before the change. */
#include <stdlib.h>
#include <string.h>

#include "serve/session_state.h"

enum { MOST_FOUND = 100, JUDGED_AGAIN = 4, SOME = 1000 };

/* ---- from where ------------------------------------------------------------------------------------------------ */

static int first_changed_line(const struct text *old, const char *text, size_t length)
{
    size_t at = 0;
    int line = 1;
    for (; at < length && at < old->length && old->bytes[at] == text[at]; at++)
        line += text[at] == '\n';
    return line;
}

static size_t line_offset(const char *text, int line)
{
    size_t at = 0;
    while (--line > 0)
        at += strcspn(text + at, "\n") + 1;
    return at;
}

/* Spaces before the dash of an entry that is alone after its dash; -1: it is written differently. */
static int dash_of(const char *text, const struct session_entry *entry)
{
    const char *line = text + line_offset(text, entry->at.line);
    int blanks = (int)strspn(line, " ");
    return line[blanks] == '-' && line[blanks + 1] == ' ' && entry->at.column == blanks + 3 ? blanks : -1;
}

/* Were the first entries without anything that later judging depends on: unreadable or false findings, gaps,
   assumptions that may be answered, or too many findings? */
static bool was_ordinary(const struct session *session, int entries)
{
    const struct docket *docket = &session->script.verdict.docket;
    int found = 0;
    for (int ruling = 0; ruling < RULING_COUNT; ruling++)
        if (docket->dropped_by_ruling[ruling])
            return false;
    for (const struct finding *finding = docket->first; finding && finding->entry <= entries; finding = finding->next) {
        found += finding->ruling != RULING_NOTED;
        if (finding->late || finding->rule == &common_rules[LOG_GAP]
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
    int line = first_changed_line(&session->text, text, length), before = 0;
    if (!session->found || !verdict->judged || verdict->partial || memchr(text, '\0', length)
        || memchr(text, '\r', length) || session->again > JUDGED_AGAIN * session->script.count + SOME)
        return 0;
    int at = session_entry_at(session, line - 1, &before);
    int entries = at ? at - 1 : before - 1;
    entries = entries > 0 ? entries / session->checkpoints.stride * session->checkpoints.stride : 0;
    if (entries <= 0 || entries / session->checkpoints.stride >= session->checkpoints.count)
        return 0;
    const char *old = text_string(&session->text);
    int dash = dash_of(old, &session->entry[0]);
    bool lines = dash >= 0 && dash == dash_of(old, &session->entry[entries]);
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

/* The text with empty lines for the first entries, so that everything else keeps its line. */
static void blank_out(const struct session *session, int entries, struct text *out)
{
    const char *text = text_string(&session->text);
    size_t from = line_offset(text, session->entry[0].at.line), to = line_offset(text, session->entry[entries].at.line);
    text_add_bytes(out, text, from);
    for (size_t at = from; at < to; at++)
        if (text[at] == '\n')
            text_char(out, '\n');
    text_add_bytes(out, text + to, session->text.length - to);
}

static bool judge_behind(struct session *session, int entries, struct verdict *old)
{
    struct text blanked = {0};
    struct source whole = session->source;
    struct judging how = session->how;
    struct recalling recalling = {session, old, entries};
    const struct checkpoints *checkpoints = &session->checkpoints;
    char *state = must_alloc(checkpoints->size);
    memcpy(state, checkpoints->states + (size_t)(entries / checkpoints->stride) * checkpoints->size, checkpoints->size);
    struct resumption resume = {.entries = entries, .state = state, .recall = recall, .context = &recalling};
    blank_out(session, entries, &blanked);
    source_of_text(&session->source, text_string(&blanked), blanked.length, session->name);
    session_watch(session, &how);
    how.resume = &resume;
    session->found = session_judge(session, &how, &session->script.verdict);
    source_close(&session->source);
    session->source = whole;
    text_free(&blanked);
    free(state);
    return session->found && session->script.verdict.judged && !resume.failed;
}

bool session_resume(struct session *session, const char *text, size_t length)
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
