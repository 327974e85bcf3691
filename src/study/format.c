/* Formatting: writes entries as they were understood. */
#include "study/format.h"

#include <string.h>

#include "base/words.h"
#include "replay/position.h"
#include "replay/script.h"
#include "study/append.h"
#include "study/entry_lines.h"

/* The entry as `fmt` writes it; NULL: it keeps its form. */
static const char *by_the_book(struct patch *patch, const struct match *match, const struct script_entry *entry)
{
    size_t length = strlen(entry->text);
    bool braces = length && entry->text[length - 1] == '}';
    bool aside = entry->asides && *entry->asides;
    if (entry->partly)
        return NULL;
    if (entry->kind != SCRIPT_MOVE || !entry->asides || (braces && aside) || entry->more_count)
        return entry->respelt;
    struct move move = position_canonical(match, &entry->move);
    struct text line = {0};
    move_print(match, &move, &line);
    text_add(&line, entry->asides);
    return arena_keep(&patch->arena, &line);
}

/* Gives several entries of one line a line each: writes all but the last before it, and returns the last. */
static const char *write_parts(struct patch *patch, const struct entry_lines *lines, const char *wanted)
{
    for (const char *end; (end = strchr(wanted, '\n')); wanted = end + 1)
        entry_lines_write(patch, lines, lines->first, arena_copy(&patch->arena, wanted, (size_t)(end - wanted)));
    return wanted;
}

/* Is the text read as the same entry? A word without meaning may be too long to be kept. */
static bool says_it(struct patch *patch, const struct script *script, const struct script_entry *entry,
                    const char *text)
{
    const struct match *match = &script->verdict.match;
    for (int part = 0; part <= entry->more_count; part++) {
        const struct move *meant = part ? &entry->more[part - 1] : &entry->move;
        struct move move;
        if (!entry_of_text(match, &patch->arena, arena_copy(&patch->arena, text, strcspn(text, "\n")), &move)
            || !(move_same(match, &move, meant) || position_same_meaning(match, &move, meant)))
            return false;
        text = line_after(text);
    }
    return true;
}

static void write_assumed_last(struct patch *patch, const struct verdict *verdict, const char *prefix)
{
    struct text lines = {0};
    for (int i = 0; i < harmless_entries(verdict->assumed_kind, verdict->assumed_count); i++) {
        move_print(&verdict->match, &verdict->assumed[i], &lines);
        text_char(&lines, '\n');
    }
    if (lines.length)
        append_entries(patch, verdict->line, text_string(&lines), prefix);
    text_free(&lines);
}

void format_entry(struct patch *patch, const struct script *script, const struct script_entry *entry, bool full,
                  const char *prefix)
{
    const struct match *match = &script->verdict.match;
    struct entry_lines lines = entry_lines(patch, entry);
    if (!lines.indent)
        return;
    lines.prefix = prefix;
    const char *wanted = by_the_book(patch, match, entry), *there = entry_lines_text(patch, &lines);
    for (int i = 0; full && i < entry->harmless; i++) {
        struct text line = {0};
        move_print(match, &entry->assumed[i], &line);
        entry_lines_write(patch, &lines, lines.first, text_string(&line));
        text_free(&line);
    }
    bool says = wanted && (entry->kind == SCRIPT_SET || says_it(patch, script, entry, wanted));
    if (says && (!there || !same(there, wanted)))
        entry_lines_rewrite(patch, &lines, write_parts(patch, &lines, wanted));
}

/* The spaces and the dash before an item of a list, if the line begins with it; or NULL. */
static const char *dash_before(struct patch *patch, const struct place *at)
{
    int length, before = dash_indent(patch, at->line);
    const char *line = patch_line(patch, at->line, &length);
    return before && before == at->column - 1 ? arena_copy(&patch->arena, line, (size_t)before) : NULL;
}

/* Formats the last note first, so that earlier ones on the line keep their columns. */
static void format_head(struct patch *patch, const struct finding *finding)
{
    if (!finding)
        return;
    format_head(patch, finding->next);
    const char *items = finding->instead;
    const struct place *at = &finding->at;
    if (finding->ruling != RULING_NOTED || !items || at->line != at->end_line)
        return;
    /* "violet, violet" for one item of a list are two. */
    const char *prefix = *items == '[' || *items == '{' ? NULL : dash_before(patch, at);
    for (const char *end; prefix && (end = strstr(items, ", ")); items = end + 2)
        patch_insert(patch, at->line, arena_format(&patch->arena, "%s%.*s", prefix, (int)(end - items), items));
    patch_edit(patch, at->line, at->column, at->end_column, items);
}

void format_record(struct loaded_record *loaded, const struct judging *like, bool full, struct patch *patch)
{
    enum { FURTHER = 2 };
    struct script script;
    struct judging how = *like;
    how.reads_on = true;
    script_load_all(&script, &loaded->source, &loaded->verdict, &how);
    /* Where some entries share lines, all stay where they are. */
    int blanks = log_blanks(patch, loaded->verdict.line);
    bool aligned = blanks >= 0;
    for (int i = 0; i < script.count && aligned; i++)
        aligned = entry_lines(patch, &script.entry[i]).indent;
    const char *prefix = aligned ? arena_format(&patch->arena, "%*s- ", blanks + FURTHER, "") : NULL;
    for (int i = 0; i < script.count; i++)
        format_entry(patch, &script, &script.entry[i], full, prefix);
    if (full && !loaded->verdict.unread)
        write_assumed_last(patch, &loaded->verdict, prefix);
    format_head(patch, loaded->verdict.docket.first);
    for (int i = 0; i < script.count && prefix; i++) {
        /* An entry that keeps its words is indented like the rest. */
        struct entry_lines lines = entry_lines(patch, &script.entry[i]);
        lines.prefix = prefix;
        if (script.entry[i].last_line > lines.last)
            lines.last = script.entry[i].last_line;
        entry_lines_move(patch, &lines);
    }
    script_free(&script);
}
