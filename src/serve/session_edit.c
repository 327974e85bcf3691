/* Sessions: judging an entry before it is written, writing it, taking it back. */
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "serve/session_internal.h"
#include "study/append.h"
#include "study/entry_lines.h"

/* ---- whose entry it is ----------------------------------------------------------------------------------------- */

/* Does it begin with a name or a checkpoint, as it should be written or without its colon? */
static bool is_named(const struct match *match, const char *entry)
{
    size_t head = strcspn(entry, "{["), colon = strcspn(entry, ":");
    if (colon < head && (!entry[colon + 1] || entry[colon + 1] == ' '))
        return true;
    struct arena scratch = {0};
    const char *first = arena_copy(&scratch, entry, strcspn(entry, " "));
    bool named = names_alike(first, "table") || name_meant(match, first);
    arena_free(&scratch);
    return named;
}

static bool is_legal_for(struct session *session, int after, int actor, const char *entry)
{
    struct text named = {0};
    print_word(actor_name(session_match(session), actor), &named);
    text_format(&named, ": %s", entry);
    session_go_to(session, after);
    int against = rerun_text(&session->rerun, text_string(&named), after + 1, NULL, NULL);
    session->stands = -1;
    text_free(&named);
    return against == 0;
}

static int verb_of(const struct match *match, const char *entry)
{
    struct arena scratch = {0};
    entry += strspn(entry, "{ ");
    int verb = verb_named(match->game, arena_copy(&scratch, entry, strcspn(entry, " :")));
    arena_free(&scratch);
    return verb;
}

/* Whoever is to act; of several the first for whom it is legal. What only the table does is the table's. */
static int whose(struct session *session, int after, const char *entry)
{
    const struct match *match = session_match(session);
    unsigned to_act = position_to_act(match, session_state(session, after));
    int verb = verb_of(match, entry), first = -1;
    enum speaker by = verb < 0 ? BY_ANYONE : match->game->verbs[verb].by;
    if (by == BY_TABLE)
        return CHANCE;
    for (int actor = 0; actor <= CHANCE; actor++) {
        if (!(to_act & (1u << actor)) || (by == BY_PLAYER && actor == CHANCE))
            continue;
        if ((to_act & (to_act - 1)) == 0 || is_legal_for(session, after, actor, entry))
            return actor;
        first = first < 0 ? actor : first;
    }
    return first < 0 ? 0 : first;
}

static const char *with_name(struct session *session, int after, const char *entry)
{
    const struct match *match = session_match(session);
    entry += strspn(entry, " ");
    if (is_named(match, entry))
        return arena_copy(&session->tried, entry, strlen(entry));
    struct text named = {0};
    print_word(actor_name(match, whose(session, after, entry)), &named);
    text_format(&named, ": %s", entry);
    const char *kept = arena_copy(&session->tried, text_string(&named), named.length);
    text_free(&named);
    return kept;
}

/* ---- trying ---------------------------------------------------------------------------------------------------- */

static const char *keep(struct session *session, struct text *text)
{
    const char *kept = arena_copy(&session->tried, text_string(text), text->length);
    text_free(text);
    return kept;
}

static void watch_trial(void *whom, const struct step *step)
{
    struct session *session = whom;
    struct session_trial *trial = &session->trial;
    struct text entry = {0}, unwritten = {0};
    step_print(step, &entry);
    trial->entry = entry.length ? keep(session, &entry) : NULL;
    trial->sums = arena_copy(&session->tried, step->sums, strlen(step->sums));
    for (int i = 0; i < step->unwritten_count; i++) {
        text_add(&unwritten, i ? ", " : "");
        move_print(step->match, &step->unwritten[i], &unwritten);
    }
    trial->unwritten = keep(session, &unwritten);
    trial->refused = step->move && memcmp(step->heard, step->after, step->match->game->state_size) == 0;
}

static void tell_next(struct session *session)
{
    const struct match *match = session_match(session);
    const void *state = rerun_state(&session->rerun);
    struct text next = {0}, moment = {0};
    unsigned to_act = position_to_act(match, state);
    print_actors(match, to_act, &next);
    text_add(&next, to_act ? " to act" : position_over(match, state) ? "the game is over" : "nobody can act");
    position_moment(match, state, &moment);
    session->trial.next = keep(session, &next);
    session->trial.moment = keep(session, &moment);
}

const struct session_trial *session_try(struct session *session, int after, const char *entry)
{
    if (!session_go_to(session, after))
        return NULL;
    arena_reset(&session->tried);
    const char *named = with_name(session, after, entry);
    session_go_to(session, after);
    session->trial = (struct session_trial){.sums = "", .unwritten = "", .verdict = &session->rerun.verdict};
    session->trial.against = rerun_text(&session->rerun, named, after + 1, watch_trial, session);
    session->stands = -1;
    session->trial.refused &= session->trial.against > 0;
    docket_count(&session->rerun.verdict.docket);
    tell_next(session);
    return &session->trial;
}

/* ---- changing the text ----------------------------------------------------------------------------------------- */

static enum session_change append(struct session *session, const char *entry)
{
    struct patch patch;
    struct text changed = {0};
    enum session_change change = SESSION_FINE;
    if (!patch_possible(text_string(&session->text), session->text.length))
        return SESSION_LEFT_ALONE;
    patch_open(&patch, text_string(&session->text), session->text.length);
    if (append_entries(&patch, session->script.verdict.line, entry)) {
        patch_text(&patch, &changed);
        session_rewrite(session, text_string(&changed), changed.length);
    } else
        change = SESSION_LEFT_ALONE;
    patch_free(&patch);
    text_free(&changed);
    return change;
}

enum session_change session_add(struct session *session, const char *entry)
{
    const struct session_trial *trial = session_try(session, session->script.count, entry);
    if (!trial)
        return SESSION_NO_POSITION;
    if (!trial->entry)
        return SESSION_NOT_READ;
    session_forget_undone(session);
    return append(session, trial->entry);
}

/* Takes the lines of an entry out of the text, and gives them to the cut. */
static bool cut_entry(struct session *session, const struct script_entry *entry, struct cut *cut)
{
    struct patch patch;
    patch_open(&patch, text_string(&session->text), session->text.length);
    struct entry_lines lines = entry_lines(&patch, &session->script, entry);
    size_t at = 0, end = 0;
    int line = 1;
    for (; line < lines.first; line++)
        at += strcspn(session->text.bytes + at, "\n") + 1;
    for (end = at; line <= lines.last && end < session->text.length; line++)
        end += strcspn(session->text.bytes + end, "\n") + 1;
    patch_free(&patch);
    if (!lines.indent)
        return false;
    end = end < session->text.length ? end : session->text.length;
    cut->at = at;
    text_add_bytes(&cut->bytes, session->text.bytes + at, end - at);
    memmove(session->text.bytes + at, session->text.bytes + end, session->text.length - end + 1);
    session->text.length -= end - at;
    return true;
}

static struct cut *new_cut(struct session *session)
{
    if (session->cuts == session->cut_room) {
        session->cut_room = session->cut_room ? 2 * session->cut_room : 16;
        session->cut = must_grow(session->cut, (size_t)session->cut_room * sizeof *session->cut);
    }
    session->cut[session->cuts] = (struct cut){0};
    return &session->cut[session->cuts];
}

/* The text as it is now, judged. */
static void settle(struct session *session)
{
    struct text text = session->text;
    session->text = (struct text){0};
    session_rewrite(session, text_string(&text), text.length);
    text_free(&text);
}

static bool can_be_cut(const struct session *session)
{
    return patch_possible(text_string(&session->text), session->text.length);
}

enum session_change session_undo(struct session *session, int count)
{
    int left = session->script.count;
    if (!left || count < 1)
        return session->script.verdict.judged ? SESSION_NO_MORE : SESSION_NO_POSITION;
    int least = count < left ? left - count : 0;
    while (left > least && can_be_cut(session)
           && cut_entry(session, &session->script.entry[left - 1], new_cut(session))) {
        session->cuts++;
        left--;
    }
    bool any = left < session->script.count;
    if (any)
        settle(session);
    return any ? SESSION_FINE : SESSION_LEFT_ALONE;
}

int session_undone(const struct session *session)
{
    return session->cuts;
}

enum session_change session_redo(struct session *session)
{
    if (!session->cuts)
        return SESSION_NO_MORE;
    struct cut cut = session->cut[--session->cuts];
    struct text text = {0};
    text_add_bytes(&text, text_string(&session->text), cut.at);
    text_add_bytes(&text, text_string(&cut.bytes), cut.bytes.length);
    text_add(&text, text_string(&session->text) + cut.at);
    session_rewrite(session, text_string(&text), text.length);
    text_free(&text);
    text_free(&cut.bytes);
    return SESSION_FINE;
}

enum session_change session_branch(struct session *session, int after, struct text *out)
{
    if (after < 0 || after > session->script.count)
        return SESSION_NO_POSITION;
    struct text whole = {0};
    text_add_bytes(&whole, text_string(&session->text), session->text.length);
    int left = session->script.count;
    struct cut cut = {0};
    while (left > after && can_be_cut(session) && cut_entry(session, &session->script.entry[left - 1], &cut))
        left--;
    text_add_bytes(out, text_string(&session->text), session->text.length);
    text_clear(&session->text);
    text_add_bytes(&session->text, text_string(&whole), whole.length);
    text_free(&cut.bytes);
    text_free(&whole);
    return left == after ? SESSION_FINE : SESSION_LEFT_ALONE;
}

enum mended session_mend(struct session *session, bool all, struct text *out, struct text *changed)
{
    if (!session->found || !session->script.verdict.judged)
        return MENDED_HELPLESS;
    struct loaded_record loaded = {.verdict = session->script.verdict};
    source_of_text(&loaded.source, text_string(&session->text), session->text.length, session->name);
    enum mended mended = mend_record(&loaded, &session->how, &session->text, all, out, changed);
    source_close(&loaded.source);
    return mended;
}
