/* Formatting: what was understood is written as it was understood. */
#include "study/format.h"

#include <string.h>

#include "base/words.h"
#include "replay/script.h"
#include "study/append.h"
#include "study/entry_lines.h"

/* The entry by the book; NULL: it keeps its form. */
static const char *by_the_book(struct patch *patch, const struct script_entry *entry)
{
    size_t length = strlen(entry->text);
    bool braces = length && entry->text[length - 1] == '}';
    bool aside = entry->asides && *entry->asides;
    if (entry->partly)
        return NULL;
    if (entry->kind != SCRIPT_MOVE || !entry->asides || (braces && aside))
        return entry->respelt;
    return arena_format(&patch->arena, "%s%s", entry->text, entry->asides);
}

/* Is it read as what the entry says? A word that names nothing may be too long to be kept. */
static bool says_it(struct patch *patch, const struct script *script, const struct script_entry *entry,
                    const char *text)
{
    struct move move;
    return entry_of_text(&script->verdict.match, &patch->arena, text, &move)
           && move_same(&script->verdict.match, &move, &entry->move);
}

static void write_unwritten_last(struct patch *patch, const struct verdict *verdict, const char *prefix)
{
    struct text lines = {0};
    for (int i = 0; i < verdict->unwritten_count; i++) {
        move_print(&verdict->match, &verdict->unwritten[i], &lines);
        text_char(&lines, '\n');
    }
    if (lines.length)
        append_entries(patch, verdict->line, text_string(&lines), prefix);
    text_free(&lines);
}

static void write_unwritten(struct patch *patch, const struct script *script, const struct script_entry *entry,
                            const struct entry_lines *lines)
{
    for (int i = 0; i < entry->unwritten_count; i++) {
        struct text line = {0};
        move_print(&script->verdict.match, &entry->unwritten[i], &line);
        entry_lines_write(patch, lines, lines->first, text_string(&line));
        text_free(&line);
    }
}

static void format_entry(struct patch *patch, const struct script *script, const struct script_entry *entry, bool full,
                         const char *prefix)
{
    struct entry_lines lines = entry_lines(patch, entry);
    if (!lines.indent)
        return;
    lines.prefix = prefix;
    const char *wanted = by_the_book(patch, entry), *there = entry_lines_text(patch, &lines);
    if (full)
        write_unwritten(patch, script, entry, &lines);
    if (wanted && (!there || !same(there, wanted)) && says_it(patch, script, entry, wanted))
        entry_lines_rewrite(patch, &lines, wanted);
}

/* What a line of the log begins with; NULL: not every entry has lines of its own, and they stay where they are. */
static const char *usual_prefix(struct patch *patch, const struct script *script, int line)
{
    enum { FURTHER = 2 };
    int blanks = log_blanks(patch, line);
    for (int i = 0; i < script->count; i++)
        if (!entry_lines(patch, &script->entry[i]).indent)
            return NULL;
    return blanks < 0 ? NULL : arena_format(&patch->arena, "%*s- ", blanks + FURTHER, "");
}

/* What keeps its words is moved with the rest. */
static void indent_entry(struct patch *patch, const struct script_entry *entry, const char *prefix)
{
    struct entry_lines lines = entry_lines(patch, entry);
    lines.prefix = prefix;
    if (entry->last_line > lines.last)
        lines.last = entry->last_line;
    entry_lines_move(patch, &lines);
}

/* The last note first, so that those before it on a line keep their columns. */
static void format_head(struct patch *patch, const struct finding *finding)
{
    if (!finding)
        return;
    format_head(patch, finding->next);
    bool one_line = finding->at.line == finding->at.end_line;
    if (finding->ruling == RULING_NOTED && finding->instead && one_line)
        patch_edit(patch, finding->at.line, finding->at.column, finding->at.end_column, finding->instead);
}

void format_record(struct loaded_record *loaded, const struct judging *how, bool full, struct patch *patch)
{
    struct script script;
    script_load_all(&script, &loaded->source, &loaded->verdict, how);
    const char *prefix = usual_prefix(patch, &script, loaded->verdict.line);
    for (int i = 0; i < script.count; i++)
        format_entry(patch, &script, &script.entry[i], full, prefix);
    if (full)
        write_unwritten_last(patch, &loaded->verdict, prefix);
    format_head(patch, loaded->verdict.docket.first);
    for (int i = 0; i < script.count && prefix; i++)
        indent_entry(patch, &script.entry[i], prefix);
    script_free(&script);
}
