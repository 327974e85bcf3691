/* The language server: quick fixes and other actions at a place. */
#include <string.h>

#include "base/words.h"
#include "replay/remarks.h"
#include "serve/lsp/server.h"
#include "study/entry_lines.h"
#include "study/format.h"

/* Limits for a selection, so that the menu stays short and the editor does not wait: findings examined, proposals,
   legal entries. */
enum { MOST_FINDINGS = 100, MOST_PROPOSALS = 100, MOST_LEGAL = 5 };

struct acting {
    struct open_document *document;
    struct json_object *context, *list;
    int from, to;  /* lines, as referee counts */
    int worked_on; /* findings examined so far */
};

/* Does the client want actions of that kind? */
static bool is_wanted(const struct acting *acting, const char *kind)
{
    struct json_object *only = wire_get(acting->context, "only");
    for (int i = 0; i < wire_count(only); i++) {
        const char *wanted = wire_string(wire_item(only, i), NULL);
        size_t length = wanted ? strlen(wanted) : 0;
        if (wanted && strncmp(kind, wanted, length) == 0 && (!kind[length] || kind[length] == '.' || !length))
            return true;
    }
    return wire_count(only) == 0;
}

static bool is_near(const struct acting *acting, struct place at)
{
    return at.line <= acting->to && (at.end_line < at.line ? at.line : at.end_line) >= acting->from;
}

/* ---- other words ---- */

static void add_edits(struct acting *acting, const char *title, struct json_object *edits, bool preferred)
{
    if (wire_count(edits) == 0) {
        wire_free(edits);
        return;
    }
    struct json_object *action = edit_action(acting->document->uri, title, "quickfix", edits);
    if (preferred)
        wire_put(action, "isPreferred", wire_make("true"));
    wire_add(acting->list, action);
}

static void add_word(struct acting *acting, struct place at, const char *word)
{
    struct text title = {0};
    text_format(&title, "write %s", word);
    add_edits(acting, text_string(&title),
              wire_make("[%o]", text_edit(place_object(&acting->document->reading, at), word)), true);
    text_free(&title);
}

/* Formats one entry. Only its own lines are changed: those around it have their own fixes. */
static void add_formatted(struct acting *acting, const struct session *session, const struct session_entry *entry,
                          bool full, const char *title)
{
    const struct text *text = &acting->document->reading.text;
    const struct script *script = session_script(session);
    struct patch patch;
    patch_open(&patch, text_string(text), text->length);
    if (patch_possible(text_string(text), text->length))
        format_entry(&patch, script, entry->logged, full, NULL);
    add_edits(acting, title, patch_edits(&acting->document->reading, &patch), !full);
    patch_free(&patch);
}

static const struct finding *first_spelling(const struct session_entry *entry)
{
    const struct finding *finding = entry->findings;
    for (int i = 0; i < entry->finding_count; i++, finding = finding->next)
        if (finding->rule == &common_rules[LOG_SPELLING])
            return finding;
    return NULL;
}

/* Offers the entry, or a word of the head, as it was read. */
static void add_spelling(struct acting *acting, const struct session *session, const struct finding *finding,
                         const struct session_entry *entry)
{
    struct text title = {0};
    if (finding->instead && !entry)
        add_word(acting, finding->at, finding->instead);
    else if (entry && finding == first_spelling(entry)) { /* a line with several entries has a note for each */
        text_format(&title, "write `%s`", entry->text);
        add_formatted(acting, session, entry, false, text_string(&title));
    }
    text_free(&title);
}

/* ---- "this is illegal" ---- */

/* Lists the codes of the entry's findings, each once; returns how many. */
static int list_codes(const struct session_entry *entry, const char *between, struct text *codes)
{
    const struct finding *finding = entry->findings;
    const char *told[8];
    int count = 0;
    for (int i = 0; i < entry->finding_count; i++, finding = finding->next) {
        bool known = false;
        for (int k = 0; k < count; k++)
            known |= same(told[k], finding->rule->code);
        if (known || count == 8 || !is_against(finding))
            continue;
        text_format(codes, "%s%s", count ? between : "", finding->rule->code);
        told[count++] = finding->rule->code;
    }
    return count;
}

/* Writes the entry with a remark: before its last brace, or after its last word. */
static void write_remark(const char *there, const char *key, const char *value, bool several, struct text *out)
{
    size_t length = strlen(there);
    if (there[length - 1] != '}')
        text_format(out, "%s %s %s", there, key, value);
    else
        text_format(out, several ? "%.*s, %s: [%s]}" : "%.*s, %s: %s}", (int)length - 1, there, key, value);
}

/* Does the entry already have `illegal:`, readable or not? */
static bool says_illegal(const struct remarks *remarks)
{
    return remarks && (remarks->illegal || remarks->unread);
}

/* What people may write about the entry: it is illegal, they let it stand, they took it back. */
enum remark { REMARK_ILLEGAL, REMARK_STANDS, REMARK_VOID, REMARKS };

static void add_remark(struct acting *acting, const struct session_entry *entry, enum remark remark)
{
    static const char *const titles[REMARKS] = {"record it as illegal", "ruled: the entry stands",
                                                "ruled: void, the entry was taken back"};
    const struct text *text = &acting->document->reading.text;
    struct text codes = {0}, written = {0}, title = {0};
    struct patch patch;
    patch_open(&patch, text_string(text), text->length);
    struct entry_lines lines = entry_lines(&patch, entry->logged);
    const char *there = lines.indent ? entry_lines_text(&patch, &lines) : NULL;
    bool possible = there && *there && !strchr("]\"'", there[strlen(there) - 1]);
    int count = possible ? list_codes(entry, there[strlen(there) - 1] == '}' ? ", " : " ", &codes) : 0;
    if (count && patch_possible(text_string(text), text->length)) {
        if (remark == REMARK_ILLEGAL)
            write_remark(there, "illegal", text_string(&codes), count > 1, &written);
        else
            write_remark(there, "ruled", remark == REMARK_STANDS ? "stands" : "void", false, &written);
        text_clear(&codes);
        text_add(&title, titles[remark]);
        if (remark == REMARK_ILLEGAL && list_codes(entry, ", ", &codes))
            text_format(&title, ": %s", text_string(&codes));
        entry_lines_rewrite(&patch, &lines, text_string(&written));
        add_edits(acting, text_string(&title), patch_edits(&acting->document->reading, &patch), false);
    }
    text_free(&codes);
    text_free(&written);
    text_free(&title);
    patch_free(&patch);
}

/* Do the lines differ only in numbers, such as bids of 1 and of 2? */
static bool numbers_differ(const char *one, const char *other)
{
    for (;; one++, other++) {
        one += strspn(one, "0123456789");
        other += strspn(other, "0123456789");
        if (*one != *other || !*one)
            return *one == *other;
    }
}

static void add_instead(struct acting *acting, const struct script_entry *logged, const char *legal)
{
    const struct text *text = &acting->document->reading.text;
    struct text title = {0};
    struct patch patch;
    patch_open(&patch, text_string(text), text->length);
    struct entry_lines lines = entry_lines(&patch, logged);
    if (lines.indent && patch_possible(text_string(text), text->length)) {
        text_format(&title, "write `%s`", legal);
        entry_lines_rewrite(&patch, &lines, legal);
        add_edits(acting, text_string(&title), patch_edits(&acting->document->reading, &patch), false);
    }
    text_free(&title);
    patch_free(&patch);
}

/* Offers listed entries that would have been legal, of the same actor: first one of each kind, then other numbers. */
static void add_legal(struct acting *acting, const struct session *session, const struct finding *finding)
{
    const struct script_entry *logged = &session_script(session)->entry[finding->entry - 1];
    size_t actor = strcspn(logged->text, ":") + 1;
    int shown = 0;
    for (int again = 0; again < 2; again++) {
        const char *before = "";
        for (const struct strings *legal = finding->legal; legal && shown < MOST_LEGAL; legal = legal->next) {
            if (strncmp(legal->text, logged->text, actor) != 0)
                continue;
            if (numbers_differ(before, legal->text) == again) {
                add_instead(acting, logged, legal->text);
                shown++;
            }
            before = legal->text;
        }
    }
}

/* ---- all of it ---- */

static void add_for_finding(struct acting *acting, const struct session *session, const struct finding *finding)
{
    bool there = finding->entry > 0 && finding->entry <= session_entries(session);
    const struct session_entry *entry = there ? session_entry(session, finding->entry) : NULL;
    bool plain = finding->guess && !strpbrk(finding->guess, " ,");
    if (plain && finding->at.line == finding->at.end_line)
        add_word(acting, finding->at, finding->guess);
    if (finding->rule == &common_rules[LOG_SPELLING])
        add_spelling(acting, session, finding, entry);
    if (finding->rule == &common_rules[LOG_UNWRITTEN] && entry)
        add_formatted(acting, session, entry, true, "write out the assumed entries");
    if (entry && finding == entry->findings) {
        const struct remarks *remarks = entry->logged->remarks;
        bool ruled = remarks && (remarks->ruled || remarks->unread);
        bool one = acting->from == acting->to; /* a ruling is about one entry */
        if (!says_illegal(remarks))
            add_remark(acting, entry, REMARK_ILLEGAL);
        for (enum remark remark = REMARK_STANDS; one && !ruled && remark < REMARKS; remark++)
            add_remark(acting, entry, remark);
    }
    if (entry && acting->from == acting->to && is_against(finding) && !says_illegal(entry->logged->remarks))
        add_legal(acting, session, finding);
}

static void add_command(struct acting *acting, const char *title, struct json_object *command)
{
    wire_add(acting->list, wire_make("{title: %s, command: %o}", title, command));
}

static void add_for_part(struct acting *acting, int index)
{
    struct session *session = acting->document->reading.part[index].session;
    const struct verdict *verdict = session_verdict(session);
    bool fixes = is_wanted(acting, "quickfix"), commands = wire_count(wire_get(acting->context, "only")) == 0;
    const struct finding *near = NULL;
    for (const struct finding *finding = verdict ? verdict->docket.first : NULL; finding; finding = finding->next) {
        if (!is_near(acting, finding->at))
            continue;
        if (fixes && acting->worked_on++ < MOST_FINDINGS)
            add_for_finding(acting, session, finding);
        near = !near && severity_of(finding) && severity_of(finding) < 4 ? finding : near;
    }
    int entry = verdict && verdict->judged ? session_entry_at(session, acting->from, NULL) : 0;
    if (commands && near) {
        struct text title = {0};
        text_format(&title, "explain %s", near->rule->code);
        add_command(acting, text_string(&title),
                    wire_make("{title: %s, command: 'referee.explain', arguments: [%s]}", text_string(&title),
                              near->rule->code));
        text_free(&title);
    }
    static const char here[] = "show the position here";
    if (commands && entry)
        add_command(acting, here, show_command(here, acting->document->uri, index + 1, entry));
}

/* Only if it is asked for by its name, as editors do before saving. */
static void add_format(struct acting *acting)
{
    struct patch patch;
    if (wire_count(wire_get(acting->context, "only")) == 0 || !is_wanted(acting, "source.fixAll.referee"))
        return;
    format_what_is_readable(&acting->document->reading, &patch);
    if (is_readable(&acting->document->reading) && patch_changed(&patch))
        wire_add(acting->list, edit_action(acting->document->uri, "format the record", "source.fixAll.referee",
                                           patch_edits(&acting->document->reading, &patch)));
    patch_free(&patch);
}

struct json_object *list_actions(struct request *request)
{
    struct lines *lines = &request->document->reading.lines;
    long first = wire_number(request->params, "range.start.line", 0);
    long last = wire_number(request->params, "range.end.line", first);
    struct acting acting = {.document = request->document,
                            .context = wire_get(request->params, "context"),
                            .list = wire_list(),
                            .from = offset_line(lines, spot_offset(lines, (struct spot){first, 0})),
                            .to = offset_line(lines, spot_offset(lines, (struct spot){last, 0}))};
    struct json_object *proposals = request->document->proposals;
    bool wanted = is_wanted(&acting, "quickfix");
    for (int i = 0; wanted && i < wire_count(proposals) && wire_count(acting.list) < MOST_PROPOSALS; i++) {
        struct json_object *proposal = wire_item(proposals, i);
        if (wire_number(proposal, "from", 0) <= last && wire_number(proposal, "to", 0) >= first)
            wire_add(acting.list, wire_share(wire_get(proposal, "action")));
    }
    for (int i = 0; i < request->document->reading.parts; i++)
        add_for_part(&acting, i);
    add_format(&acting);
    return acting.list;
}
