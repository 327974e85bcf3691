/* Proposals: repairs of a record as code actions. */
#include "base/words.h"
#include "serve/lsp/server.h"
#include "study/mend/mend.h"
#include "study/mend/repair_text.h"
#include "study/wording.h"

/* ---- patches as edits ---- */

struct json_object *patch_edits(const struct reading *reading, const struct patch *patch)
{
    struct json_object *edits = wire_list();
    size_t length;
    int number = 1;
    for (const struct patch_line *line = patch->first; line;) {
        struct text written = {0};
        size_t from = record_line(&reading->lines, number, &length);
        const struct patch_line *begin = line;
        for (; line && (line->gone || line->added); line = line->next) {
            if (!line->gone)
                text_add_bytes(&written, line->text, (size_t)line->length);
            number += !line->added;
        }
        if (line == begin) {
            number++;
            line = line->next;
            continue;
        }
        size_t to = record_line(&reading->lines, number, &length); /* after the last line, the end */
        wire_add(edits, text_edit(bytes_object(reading, from, to), text_string(&written)));
        text_free(&written);
    }
    return edits;
}

bool open_patch(const struct reading *reading, struct patch *patch)
{
    patch_open(patch, text_string(&reading->text), reading->text.length);
    return patch_possible(text_string(&reading->text), reading->text.length);
}

struct json_object *edit_action(const char *uri, const char *title, const char *kind, struct json_object *edits,
                                bool preferred)
{
    return wire_make("{title: %s, kind: %s, edit: {changes: {%s: %o}}, isPreferred?: %o}", title, kind, uri, edits,
                     preferred ? wire_make("true") : NULL);
}

/* ---- what is proposed ---- */

struct proposing {
    struct reading *reading;
    struct session *session;
    const char *uri;
    struct json_object *list;
};

static void propose(struct proposing *proposing, const struct finding *finding, const char *title,
                    const struct patch *patch)
{
    struct json_object *edits = patch_edits(proposing->reading, patch);
    struct stretch stretch = place_stretch(&proposing->reading->lines, finding->at);
    struct text written = {0};
    wire_write(edits, &written);
    bool known = wire_count(edits) == 0; /* or were the same edits already proposed? */
    for (int i = 0; i < wire_count(proposing->list) && !known; i++)
        known = same(wire_word(wire_item(proposing->list, i), "written"), text_string(&written));
    if (known) {
        text_free(&written);
        wire_free(edits);
        return;
    }
    wire_add(proposing->list,
             wire_make("{written: %t, from: %l, to: %l, action: %o}", &written, stretch.start.line, stretch.end.line,
                       edit_action(proposing->uri, title, "quickfix", edits, false)));
}

/* Proposes the change alone, without those that are equally likely. */
static void propose_fix(struct proposing *proposing, const struct finding *finding, struct change change)
{
    struct patch patch;
    struct text title = {0};
    open_patch(proposing->reading, &patch);
    change.next = NULL;
    print_change(&change, &title);
    if (write_change(&patch, &change, session_script(proposing->session)))
        propose(proposing, finding, text_string(&title), &patch);
    text_free(&title);
    patch_free(&patch);
}

static void propose_repair(void *context, const struct repair *repair, const char *says, const struct patch *patch)
{
    struct proposing *proposing = context;
    const struct verdict *verdict = session_verdict(proposing->session);
    const struct finding *finding = verdict->docket.first;
    struct text title = {0};
    while (finding && !finding->fix)
        finding = finding->next;
    text_format(&title, "%s%s", repair ? "" : "fix the whole record: ", says);
    propose(proposing, finding ? finding : first_against_entry(verdict), text_string(&title), patch);
    text_free(&title);
}

/* Tries less than `referee mend`, so that the editor need not wait. */
struct json_object *list_proposals(struct reading *reading, const char *uri)
{
    struct proposing proposing = {.reading = reading, .uri = uri, .list = wire_list()};
    bool possible = patch_possible(text_string(&reading->text), reading->text.length);
    for (int i = 0; i < reading->parts; i++) {
        struct session *session = proposing.session = reading->part[i].session;
        const struct verdict *verdict = session_judgement(session);
        if (!verdict || !verdict->judged || !possible)
            continue;
        for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
            for (const struct change *change = finding->fix; change; change = change->next)
                propose_fix(&proposing, finding, *change);
        mend_proposals(verdict, session_source(session), session_judging(session), &reading->text, propose_repair,
                       &proposing);
    }
    return proposing.list;
}
