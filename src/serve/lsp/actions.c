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
    struct request *request;
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

/* ---- a text as `referee fmt` writes it ---- */

/* Opens the patch and formats what is readable. */
static void format_what_is_readable(struct reading *reading, struct patch *patch)
{
    bool possible = open_patch(reading, patch);
    for (int i = 0; possible && i < reading->parts; i++)
        if (part_judged(&reading->part[i])) {
            struct session *session = reading->part[i].session;
            struct source *source = session_source(session);
            struct loaded_record loaded = {.source = *source, .verdict = *session_verdict(session)};
            format_record(&loaded, session_judging(session), false, patch);
            *source = loaded.source; /* keeps what it has learnt about its lines */
        }
}

/* Is every record of the text readable? If not, `referee fmt` does not change it. */
static bool is_readable(const struct reading *reading)
{
    for (int i = 0; i < reading->parts; i++) {
        const struct verdict *verdict = part_judged(&reading->part[i]);
        if (!verdict || verdict_status(verdict, false) == STATUS_UNREADABLE)
            return false;
    }
    return true;
}

struct json_object *format_text(struct request *request)
{
    struct patch patch;
    if (!is_readable(request->reading))
        return wire_list();
    format_what_is_readable(request->reading, &patch);
    struct json_object *edits = patch_edits(request->reading, &patch);
    patch_free(&patch);
    return edits;
}

/* ---- other words ---- */

static void add_edits(struct acting *acting, const char *title, struct json_object *edits, bool preferred)
{
    if (wire_count(edits))
        wire_add(acting->list, edit_action(acting->request->document->uri, title, "quickfix", edits, preferred));
    else
        wire_free(edits);
}

static void add_word(struct acting *acting, struct place at, const char *word)
{
    struct json_object *range = place_object(acting->request->reading, at);
    add_edits(acting, arena_format(&acting->request->arena, "write %s", word),
              wire_make("[%o]", text_edit(range, word)), true);
}

/* Formats one entry. Only its own lines are changed: those around it have their own fixes. */
static void add_formatted(struct acting *acting, const struct session *session, const struct session_entry *entry,
                          bool full, const char *title)
{
    const struct reading *reading = acting->request->reading;
    struct patch patch;
    if (open_patch(reading, &patch))
        format_entry(&patch, session_script(session), entry->logged, full, NULL);
    add_edits(acting, title, patch_edits(reading, &patch), !full);
    patch_free(&patch);
}

/* ---- "this is illegal" ---- */

/* Lists the codes of the entry's findings, each once; returns how many. */
static int list_codes(const struct session_entry *entry, const char *between, struct text *codes)
{
    const struct finding *finding = entry->findings;
    const char *told[9] = {NULL};
    int count = 0;
    for (int i = 0; i < entry->finding_count; i++, finding = finding->next) {
        if (count == 8 || !is_against(finding) || among(told, finding->rule->code))
            continue;
        text_format(codes, "%s%s", count ? between : "", finding->rule->code);
        told[count++] = finding->rule->code;
    }
    return count;
}

/* What people may write about the entry: it is illegal, they let it stand, they took it back. */
enum remark { REMARK_ILLEGAL, REMARK_STANDS, REMARK_VOID, REMARKS };

/* Writes the remark before the last brace of the entry, or after its last word. */
static void add_remark(struct acting *acting, const struct session_entry *entry, enum remark remark)
{
    static const char *const titles[REMARKS] = {"record it as illegal: ", "ruled: the entry stands",
                                                "ruled: void, the entry was taken back"};
    const struct reading *reading = acting->request->reading;
    struct text codes = {0}, written = {0}, title = {0};
    struct patch patch;
    bool possible = open_patch(reading, &patch), illegal = remark == REMARK_ILLEGAL;
    struct entry_lines lines = entry_lines(&patch, entry->logged);
    const char *there = lines.indent && possible ? entry_lines_text(&patch, &lines) : NULL;
    size_t length = there ? strlen(there) : 0;
    bool braces = length && there[length - 1] == '}';
    int count = 0;
    if (length && !strchr("]\"'", there[length - 1]))
        count = list_codes(entry, braces ? ", " : " ", &codes);
    if (count) {
        const char *key = illegal ? "illegal" : "ruled";
        const char *value = illegal ? text_string(&codes) : remark == REMARK_STANDS ? "stands" : "void";
        if (!braces)
            text_format(&written, "%s %s %s", there, key, value);
        else
            text_format(&written, illegal && count > 1 ? "%.*s, %s: [%s]}" : "%.*s, %s: %s}", (int)length - 1, there,
                        key, value);
        text_add(&title, titles[remark]);
        if (illegal)
            list_codes(entry, ", ", &title);
        entry_lines_rewrite(&patch, &lines, text_string(&written));
        add_edits(acting, text_string(&title), patch_edits(reading, &patch), false);
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

/* Offers listed entries that would have been legal, of the same actor: first one of each kind, then other numbers. */
static void add_legal(struct acting *acting, const struct session *session, const struct finding *finding)
{
    const struct reading *reading = acting->request->reading;
    const struct script_entry *logged = &session_script(session)->entry[finding->entry - 1];
    size_t actor = strcspn(logged->text, ":") + 1;
    int shown = 0;
    for (int again = 0; again < 2; again++) {
        const char *before = "";
        for (const struct strings *legal = finding->legal; legal && shown < MOST_LEGAL; legal = legal->next) {
            if (strncmp(legal->text, logged->text, actor) != 0)
                continue;
            bool alike = numbers_differ(before, legal->text);
            before = legal->text;
            if (alike != again)
                continue;
            struct patch patch;
            bool possible = open_patch(reading, &patch);
            struct entry_lines lines = entry_lines(&patch, logged);
            if (lines.indent && possible) {
                entry_lines_rewrite(&patch, &lines, legal->text);
                add_edits(acting, arena_format(&acting->request->arena, "write `%s`", legal->text),
                          patch_edits(reading, &patch), false);
            }
            patch_free(&patch);
            shown++;
        }
    }
}

/* ---- all of it ---- */

static void add_for_finding(struct acting *acting, const struct session *session, const struct finding *finding)
{
    const struct session_entry *entry = session_entry(session, finding->entry);
    bool plain = finding->guess && !strpbrk(finding->guess, " ,");
    if (plain && finding->at.line == finding->at.end_line)
        add_word(acting, finding->at, finding->guess);
    if (finding->rule == &common_rules[LOG_SPELLING] && !entry && finding->instead)
        add_word(acting, finding->at, finding->instead);
    if (!entry)
        return;
    if (finding->rule == &common_rules[LOG_SPELLING]) {
        const struct finding *first = entry->findings; /* a line with several entries has a note for each */
        while (first->rule != finding->rule)
            first = first->next;
        if (finding == first)
            add_formatted(acting, session, entry, false,
                          arena_format(&acting->request->arena, "write `%s`", entry->text));
    }
    if (finding->rule == &common_rules[LOG_UNWRITTEN])
        add_formatted(acting, session, entry, true, "write out the assumed entries");
    const struct remarks *remarks = entry->logged->remarks;
    bool says_illegal = remarks && (remarks->illegal || remarks->unread); /* readable or not */
    bool ruled = remarks && (remarks->ruled || remarks->unread);
    bool one = acting->from == acting->to; /* a ruling is about one entry */
    if (finding == entry->findings)
        for (enum remark remark = REMARK_ILLEGAL; remark < REMARKS; remark++)
            if (remark == REMARK_ILLEGAL ? !says_illegal : one && !ruled)
                add_remark(acting, entry, remark);
    if (one && is_against(finding) && !says_illegal)
        add_legal(acting, session, finding);
}

static void add_for_part(struct acting *acting, int index)
{
    struct session *session = acting->request->reading->part[index].session;
    const struct verdict *verdict = session_verdict(session);
    bool fixes = is_wanted(acting, "quickfix"), commands = wire_count(wire_get(acting->context, "only")) == 0;
    const struct finding *near = NULL;
    for (const struct finding *finding = verdict ? verdict->docket.first : NULL; finding; finding = finding->next) {
        int last = finding->at.end_line < finding->at.line ? finding->at.line : finding->at.end_line;
        if (finding->at.line > acting->to || last < acting->from)
            continue;
        if (fixes && acting->worked_on++ < MOST_FINDINGS)
            add_for_finding(acting, session, finding);
        near = !near && severity_of(finding) && severity_of(finding) < 4 ? finding : near;
    }
    int entry = verdict && verdict->judged ? session_entry_at(session, acting->from, NULL) : 0;
    if (commands && near) {
        const char *code = near->rule->code, *title = arena_format(&acting->request->arena, "explain %s", code);
        wire_add(acting->list,
                 wire_make("{title: %s, command: {title: %s, command: 'referee.explain', arguments: [%s]}}", title,
                           title, code));
    }
    static const char here[] = "show the position here";
    if (commands && entry)
        wire_add(acting->list, wire_make("{title: %s, command: %o}", here,
                                         show_command(here, acting->request->document->uri, index + 1, entry)));
}

struct json_object *list_actions(struct request *request)
{
    struct reading *reading = request->reading;
    const struct lines *lines = &reading->lines;
    long first = wire_number(request->params, "range.start.line", 0);
    long last = wire_number(request->params, "range.end.line", first);
    struct acting acting = {.request = request,
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
    for (int i = 0; i < reading->parts; i++)
        add_for_part(&acting, i);
    static const char all[] = "source.fixAll.referee"; /* only if asked for by its name, as editors do before saving */
    struct patch patch;
    if (wire_count(wire_get(acting.context, "only")) == 0 || !is_wanted(&acting, all))
        return acting.list;
    format_what_is_readable(reading, &patch);
    if (is_readable(reading) && patch_changed(&patch))
        wire_add(acting.list,
                 edit_action(request->document->uri, "format the record", all, patch_edits(reading, &patch), false));
    patch_free(&patch);
    return acting.list;
}
