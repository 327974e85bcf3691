/* Proposals: what would mend a record, as code actions. */
#include "serve/lsp/proposals.h"

#include <string.h>

#include "base/words.h"
#include "replay/script.h"
#include "serve/lsp/diagnose.h"
#include "study/entry_lines.h"
#include "study/mend.h"

/* An editor is not to be kept busy: less is tried than `referee mend` tries. */
enum { PROPOSALS_PER_ENTRY = 400 };

/* ---- patches as edits ---- */

static struct json_object *text_edit(struct stretch stretch, struct text *written)
{
    struct json_object *made = wire_map();
    wire_put(made, "range", stretch_object(stretch));
    wire_put_text(made, "newText", written);
    return made;
}

/* A line of the text begins there; behind the last is the end. */
static struct spot line_start(const struct reading *reading, int line)
{
    size_t length;
    return offset_spot(&reading->lines, record_line(&reading->lines, line, &length));
}

struct json_object *patch_edits(const struct reading *reading, const struct patch *patch, int only)
{
    struct json_object *edits = wire_list();
    int number = 1;
    for (const struct patch_line *line = patch->first; line;) {
        struct text written = {0};
        int from = number;
        const struct patch_line *begin = line;
        for (; line && (line->gone || line->added); line = line->next) {
            if (!line->gone)
                text_add_bytes(&written, line->text, (size_t)line->length);
            number += !line->added;
        }
        bool wanted = !only || (only >= from && only < number + (number == from));
        if (line != begin && wanted)
            wire_add(edits,
                     text_edit((struct stretch){line_start(reading, from), line_start(reading, number)}, &written));
        text_free(&written);
        if (line == begin) {
            number++;
            line = line->next;
        }
    }
    return edits;
}

struct json_object *edit_action(const char *uri, const char *title, const char *kind, struct json_object *edits)
{
    struct json_object *action = wire_map();
    wire_put_word(action, "title", title);
    wire_put_word(action, "kind", kind);
    wire_put_copied(wire_put(wire_put(action, "edit", wire_map()), "changes", wire_map()), uri, edits);
    return action;
}

/* ---- what is proposed ---- */

struct proposing {
    struct reading *reading;
    struct session *session;
    const char *uri;
    struct json_object *list;
};

/* Are these the edits of something that was proposed already? */
static bool is_known(const struct proposing *proposing, struct json_object *edits)
{
    struct text wanted = {0}, there = {0};
    bool known = false;
    wire_write(edits, &wanted);
    for (int i = 0; i < wire_count(proposing->list) && !known; i++) {
        text_clear(&there);
        wire_write(wire_get(wire_item(proposing->list, i), "edits"), &there);
        known = same(text_string(&there), text_string(&wanted));
    }
    text_free(&wanted);
    text_free(&there);
    return known;
}

static void propose(struct proposing *proposing, const struct finding *finding, const char *title,
                    const struct patch *patch)
{
    struct json_object *edits = patch_edits(proposing->reading, patch, 0);
    struct stretch stretch = place_stretch(&proposing->reading->lines, finding->at);
    if (wire_count(edits) == 0 || is_known(proposing, edits)) {
        wire_free(edits);
        return;
    }
    struct json_object *made = wire_map();
    wire_put(made, "edits", wire_share(edits));
    wire_put_number(made, "from", stretch.start.line);
    wire_put_number(made, "to", stretch.end.line);
    wire_put(made, "action", edit_action(proposing->uri, title, "quickfix", edits));
    wire_add(proposing->list, made);
}

struct entry_lines lines_of_entry(const struct patch *patch, const struct session *session, int number)
{
    const struct session_entry *entry = session_entry(session, number);
    return entry_lines(patch, entry->at, entry->last_line, entry->torn);
}

/* What takes the place of an entry keeps its note. */
static const char *with_note(struct patch *patch, const struct session *session, const struct meant *meant)
{
    const char *note = session_entry(session, meant->entry)->note;
    const struct match *match = &session_verdict(session)->match;
    struct move move;
    if (!note || !entry_of_text(match, &patch->arena, meant->text, &move))
        return meant->text;
    struct text noted = {0};
    noted_print(match, &move, NULL, note, &noted);
    return arena_keep(&patch->arena, &noted);
}

/* The line of what was meant, from 0; NULL: it has not so many. */
static const char *line_of(struct patch *patch, const struct meant *meant, int line)
{
    const char *text = meant->text;
    for (; line > 0 && text; line--)
        text = strchr(text, '\n') ? strchr(text, '\n') + 1 : NULL;
    return text ? arena_copy(&patch->arena, text, strcspn(text, "\n")) : NULL;
}

static const char *noted_line(struct patch *patch, const struct session *session, const struct meant *meant, int line)
{
    struct meant one = {CHANGE_REPLACE, meant->entry + line, line_of(patch, meant, line), false, NULL, 0};
    return with_note(patch, session, &one);
}

/* Two entries in the place of two, one of two, or several of one. */
static bool make_several(struct patch *patch, const struct session *session, const struct meant *meant,
                         struct text *title)
{
    bool two = meant->change != CHANGE_SPLIT;
    struct entry_lines lines = lines_of_entry(patch, session, meant->entry), next = lines;
    if (two && meant->entry == session_entries(session))
        return false;
    if (two)
        next = lines_of_entry(patch, session, meant->entry + 1);
    if (!next.indent)
        return false;
    entry_lines_rewrite(patch, &lines, noted_line(patch, session, meant, 0));
    if (meant->change == CHANGE_PLAYERS)
        entry_lines_rewrite(patch, &next, noted_line(patch, session, meant, 1));
    if (meant->change == CHANGE_JOIN)
        patch_remove(patch, next.first, next.last);
    for (int i = 1; !two && line_of(patch, meant, i); i++)
        entry_lines_write(patch, &lines, lines.last + 1, line_of(patch, meant, i));
    if (two)
        text_format(title,
                    meant->change == CHANGE_JOIN ? "write entries %d and %d as one"
                                                 : "exchange the players of entries %d and %d",
                    meant->entry, meant->entry + 1);
    else
        text_format(title, "write entry %d as several", meant->entry);
    return true;
}

/* False: not all of them can be. */
static bool leave_out(struct patch *patch, const struct session *session, const struct meant *meant, struct text *title)
{
    if (meant->last > session_entries(session))
        return false;
    for (int number = meant->entry; number <= meant->last; number++) {
        struct entry_lines lines = lines_of_entry(patch, session, number);
        if (!lines.indent)
            return false;
        patch_remove(patch, lines.first, lines.last);
    }
    if (meant->last > meant->entry)
        text_format(title, "leave out entries %d to %d, which are written twice", meant->entry, meant->last);
    else
        text_format(title, "leave out entry %d, `%s`", meant->entry, meant->text);
    return true;
}

/* Makes the change that was probably meant. False: the log cannot be written to. */
static bool make_meant(struct patch *patch, const struct session *session, const struct meant *meant,
                       struct text *title)
{
    if (meant->entry < 1 || meant->entry > session_entries(session))
        return false;
    struct entry_lines lines = lines_of_entry(patch, session, meant->entry);
    if (!lines.indent)
        return false;
    switch (meant->change) {
    case CHANGE_REPLACE:
        text_format(title, "write entry %d as `%s`", meant->entry, meant->text);
        entry_lines_rewrite(patch, &lines, with_note(patch, session, meant));
        return true;
    case CHANGE_INSERT:
        text_format(title, "insert `%s` before entry %d", meant->text, meant->entry);
        entry_lines_write(patch, &lines, lines.first, meant->text);
        return true;
    case CHANGE_DELETE:
        return leave_out(patch, session, meant, title);
    case CHANGE_PLAYERS:
    case CHANGE_JOIN:
    case CHANGE_SPLIT:
        return make_several(patch, session, meant, title);
    case CHANGE_RENAME:
        return false; /* it is what would mend the record, and offered as that */
    default:
        if (meant->entry == session_entries(session))
            return false;
        text_format(title, "swap entries %d and %d", meant->entry, meant->entry + 1);
        entry_lines_swap(patch, &lines, lines_of_entry(patch, session, meant->entry + 1));
        return true;
    }
}

static void propose_meant(struct proposing *proposing, const struct finding *finding)
{
    struct patch patch;
    struct text title = {0};
    patch_open(&patch, text_string(&proposing->reading->text), proposing->reading->text.length);
    if (make_meant(&patch, proposing->session, finding->meant, &title))
        propose(proposing, finding, text_string(&title), &patch);
    text_free(&title);
    patch_free(&patch);
}

static void take_proposal(void *whom, const struct proposal *proposal)
{
    struct proposing *proposing = whom;
    const struct finding *finding = first_against_entry(session_verdict(proposing->session));
    struct text title = {0};
    text_format(&title, "%s%s", proposal->entry ? "mend: " : "mend the whole record: ", proposal->says);
    propose(proposing, finding, text_string(&title), proposal->patch);
    text_free(&title);
}

static void list_for(struct proposing *proposing)
{
    const struct verdict *verdict = session_judgement(proposing->session);
    const struct text *text = &proposing->reading->text;
    if (!verdict || !verdict->judged || !patch_possible(text_string(text), text->length))
        return;
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        if (finding->meant)
            propose_meant(proposing, finding);
    mend_proposals(verdict, session_source(proposing->session), session_judging(proposing->session), text,
                   PROPOSALS_PER_ENTRY, take_proposal, proposing);
}

struct json_object *list_proposals(struct reading *reading, const char *uri)
{
    struct proposing proposing = {.reading = reading, .uri = uri, .list = wire_list()};
    for (int i = 0; i < reading->parts; i++) {
        proposing.session = reading->part[i].session;
        list_for(&proposing);
    }
    return proposing.list;
}
