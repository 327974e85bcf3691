/* Sessions: changing the text. */
#include <stdlib.h>
#include <string.h>

#include "replay/remarks.h"
#include "serve/session_state.h"
#include "study/append.h"
#include "study/entry_lines.h"

static bool can_be_cut(const struct session *session)
{
    return patch_possible(text_string(&session->text), session->text.length);
}

/* ---- changing the text ----------------------------------------------------------------------------------------- */

static enum session_change append(struct session *session, const char *entry)
{
    struct patch patch;
    struct text changed = {0};
    session_forget_undone(session);
    if (!can_be_cut(session))
        return SESSION_LEFT_ALONE;
    patch_open(&patch, text_string(&session->text), session->text.length);
    bool added = append_entries(&patch, session->script.verdict.line, entry, NULL);
    if (added) {
        patch_text(&patch, &changed);
        session_rewrite(session, text_string(&changed), changed.length);
    }
    patch_free(&patch);
    text_free(&changed);
    return added ? SESSION_FINE : SESSION_LEFT_ALONE;
}

enum session_change session_add(struct session *session, const char *entry)
{
    if (strchr(entry, '\n')) /* already as `fmt` writes it, one line each */
        return append(session, entry);
    const struct session_trial *trial = session_try(session, session->script.count, entry);
    if (!trial)
        return SESSION_NO_POSITION;
    return trial->entry ? append(session, trial->entry) : SESSION_NOT_READ;
}

/* Finds where the lines of an entry begin, and their bytes. */
static void find_lines(const struct text *whole, const struct entry_lines *lines, struct cut *cut)
{
    const char *text = text_string(whole);
    cut->at = line_offset(text, lines->first);
    text_add_bytes(&cut->bytes, text + cut->at, line_offset(text, lines->last + 1) - cut->at);
}

/* Takes the lines of an entry out of the text, into the next cut. False: the log has no dash for each entry. */
static bool cut_entry(struct session *session, const struct script_entry *entry, struct text *text)
{
    struct patch patch;
    patch_open(&patch, text_string(text), text->length);
    struct entry_lines lines = entry_lines(&patch, entry);
    patch_free(&patch);
    if (!lines.indent)
        return false;
    session->cut = must_make_room(session->cut, session->cuts, &session->cut_room, sizeof *session->cut);
    struct cut *cut = &session->cut[session->cuts++];
    *cut = (struct cut){0};
    find_lines(text, &lines, cut);
    size_t end = cut->at + cut->bytes.length;
    memmove(text->bytes + cut->at, text->bytes + end, text->length - end + 1);
    text->length -= cut->bytes.length;
    return true;
}

/* Takes these entries out of the text, into cuts, the last one first. Returns how many. */
static int cut_entries(struct session *session, int from, int to, struct text *text)
{
    int number = to;
    text_add_bytes(text, text_string(&session->text), session->text.length);
    if (can_be_cut(session))
        while (number >= from && cut_entry(session, &session->script.entry[number - 1], text))
            number--;
    return to - number;
}

static enum session_change take_out(struct session *session, int from, int to)
{
    struct text text = {0};
    bool any = cut_entries(session, from, to, &text);
    if (any)
        session_rewrite(session, text_string(&text), text.length);
    text_free(&text);
    return any ? SESSION_FINE : SESSION_LEFT_ALONE;
}

enum session_change session_undo(struct session *session, int count)
{
    int last = session->script.count;
    if (!last || count < 1)
        return session->script.verdict.judged ? SESSION_NO_MORE : SESSION_NO_POSITION;
    return take_out(session, count < last ? last - count + 1 : 1, last);
}

enum session_change session_delete(struct session *session, int number)
{
    bool there = number > 0 && number <= session->script.count;
    return there ? take_out(session, number, number) : SESSION_LEFT_ALONE;
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
    int last = session->script.count;
    if (after < 0 || after > last)
        return SESSION_NO_POSITION;
    int gone = cut_entries(session, after + 1, last, out);
    for (int i = 0; i < gone; i++)
        text_free(&session->cut[--session->cuts].bytes);
    return gone == last - after ? SESSION_FINE : SESSION_LEFT_ALONE;
}

/* ---- the last entry, written again ------------------------------------------------------------------------------ */

/* Is the new text read as the same entry? One with a word without meaning cannot be printed again. */
static bool says_the_same(const struct match *match, const struct script_entry *entry, const char *fresh)
{
    struct arena scratch = {0};
    struct move move;
    bool same = entry_of_text(match, &scratch, fresh, &move) && move_same(match, &move, &entry->move);
    arena_free(&scratch);
    return same;
}

/* The note that the entry already has, in the arena; NULL: none. */
static const char *note_there(const struct session *session, const struct entry_lines *lines, struct arena *arena)
{
    struct cut there = {0};
    const struct node *note = NULL;
    find_lines(&session->text, lines, &there);
    if (there.bytes.length > (size_t)lines->indent) {
        const struct node *item = read_text(there.bytes.bytes + lines->indent, arena, (struct complaints){0});
        note = item ? item_note(item) : NULL;
    }
    text_free(&there.bytes);
    return note && note->kind == NODE_WORD ? note->text : NULL;
}

/* Writes the last entry again with a ruling, or with a note after the one that it has. */
static enum session_change rewrite_last(struct session *session, const char *note, bool stands)
{
    const struct script *script = &session->script;
    const struct match *match = session_match(session);
    const struct script_entry *entry = script->count ? &script->entry[script->count - 1] : NULL;
    if (!entry || entry->kind != SCRIPT_MOVE || entry->partly)
        return entry ? SESSION_NO_MOVE : SESSION_NO_MORE;
    if (!can_be_cut(session))
        return SESSION_LEFT_ALONE;
    struct patch patch;
    struct arena scratch = {0};
    struct text fresh = {0}, changed = {0};
    patch_open(&patch, text_string(&session->text), session->text.length);
    struct entry_lines lines = entry_lines(&patch, entry);
    if (note) {
        const char *before = lines.indent ? note_there(session, &lines, &scratch) : NULL;
        note = before ? arena_format(&scratch, "%s; %s", before, note) : note;
        noted_print(match, &entry->move, entry->remarks, printed_word(&scratch, note), &fresh);
    } else {
        struct remarks remarks = entry->remarks ? *entry->remarks : (struct remarks){0};
        remarks.carried = true;
        remarks.ruled = stands ? RULED_STANDS : RULED_VOID;
        remarked_print(match, &entry->move, &remarks, entry->note, &fresh);
    }
    bool same = lines.indent && says_the_same(match, entry, text_string(&fresh));
    if (same) {
        /* The text becomes longer or shorter, and the cuts after the entry move with it. */
        size_t length_before = session->text.length;
        entry_lines_rewrite(&patch, &lines, text_string(&fresh));
        patch_text(&patch, &changed);
        session_rewrite(session, text_string(&changed), changed.length);
        for (int i = 0; i < session->cuts; i++)
            session->cut[i].at += session->text.length - length_before;
    }
    text_free(&fresh);
    text_free(&changed);
    arena_free(&scratch);
    patch_free(&patch);
    return same ? SESSION_FINE : lines.indent ? SESSION_NO_MOVE : SESSION_LEFT_ALONE;
}

enum session_change session_note(struct session *session, const char *note)
{
    return rewrite_last(session, note, true);
}

enum session_change session_rule(struct session *session, bool stands)
{
    return rewrite_last(session, NULL, stands);
}

enum mended session_mend(struct session *session, bool all, struct text *out, struct text *changed, struct text *says)
{
    if (!session->found || !session->script.verdict.judged)
        return MENDED_HELPLESS;
    struct loaded_record loaded = {.verdict = session->script.verdict};
    source_of_text(&loaded.source, text_string(&session->text), session->text.length, session->name);
    enum mended mended = mend_record(&loaded, &session->how, &session->text, all, out, changed, says);
    source_close(&loaded.source);
    return mended;
}
