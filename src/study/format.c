/* Formatting: writes entries as they were understood. */
#include "study/format.h"

#include <string.h>

#include "base/words.h"
#include "replay/position.h"
#include "replay/script.h"
#include "study/append.h"
#include "study/entry_lines.h"

static const char *canonical(struct patch *patch, const struct match *match, const struct script_entry *entry)
{
    struct move move = position_canonical(match, &entry->move);
    struct text line = {0};
    move_print(match, &move, &line);
    return arena_keep(&patch->arena, &line);
}

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
    return arena_format(&patch->arena, "%s%s", canonical(patch, match, entry), entry->asides);
}

/* Gives several entries of one line a line each: writes all but the last before it, and returns the last. */
static const char *write_parts(struct patch *patch, const struct entry_lines *lines, const char *wanted)
{
    for (const char *end; (end = strchr(wanted, '\n')); wanted = end + 1)
        entry_lines_write(patch, lines, lines->first, arena_copy(&patch->arena, wanted, (size_t)(end - wanted)));
    return wanted;
}

static bool is_same(const struct match *match, const struct move *a, const struct move *b)
{
    return move_same(match, a, b) || position_same_meaning(match, a, b);
}

/* Is the text read as the same entry? A word without meaning may be too long to be kept. */
static bool says_it(struct patch *patch, const struct script *script, const struct script_entry *entry,
                    const char *text)
{
    struct move move;
    const struct match *match = &script->verdict.match;
    for (int part = 0; part <= entry->more_count; part++) {
        size_t length = strcspn(text, "\n");
        if (!entry_of_text(match, &patch->arena, arena_copy(&patch->arena, text, length), &move)
            || !is_same(match, &move, part ? &entry->more[part - 1] : &entry->move))
            return false;
        text += length + (text[length] == '\n');
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

/* Does the player write that entry next, after what others did? Then it need not be added. */
static bool comes_late(const struct script *script, const struct script_entry *entry, const struct move *assumed)
{
    const struct match *match = &script->verdict.match;
    const char *late = match->game->optional.written_late;
    if (!late || !same(match->game->verbs[assumed->verb].name, late))
        return false;
    for (const struct script_entry *next = entry; next < script->entry + script->count; next++)
        if (next->kind == SCRIPT_MOVE && next->move.actor == assumed->actor)
            return next->move.verb == assumed->verb;
    return false;
}

static void write_assumed(struct patch *patch, const struct script *script, const struct script_entry *entry,
                          const struct entry_lines *lines)
{
    for (int i = 0; i < entry->harmless; i++) {
        if (comes_late(script, entry, &entry->assumed[i]))
            continue;
        struct text line = {0};
        move_print(&script->verdict.match, &entry->assumed[i], &line);
        entry_lines_write(patch, lines, lines->first, text_string(&line));
        text_free(&line);
    }
}

void format_entry(struct patch *patch, const struct script *script, const struct script_entry *entry, bool full,
                  const char *prefix)
{
    struct entry_lines lines = entry_lines(patch, entry);
    if (!lines.indent)
        return;
    lines.prefix = prefix;
    const char *wanted = by_the_book(patch, &script->verdict.match, entry), *there = entry_lines_text(patch, &lines);
    if (full)
        write_assumed(patch, script, entry, &lines);
    if (wanted && (!there || !same(there, wanted)) && says_it(patch, script, entry, wanted))
        entry_lines_rewrite(patch, &lines, write_parts(patch, &lines, wanted));
}

/* What a line of the log begins with; NULL: some entries share lines, and all stay where they are. */
static const char *usual_prefix(struct patch *patch, const struct script *script, int line)
{
    enum { FURTHER = 2 };
    int blanks = log_blanks(patch, line);
    for (int i = 0; i < script->count; i++)
        if (!entry_lines(patch, &script->entry[i]).indent)
            return NULL;
    return blanks < 0 ? NULL : arena_format(&patch->arena, "%*s- ", blanks + FURTHER, "");
}

/* The spaces and the dash before an item of a list, if the line begins with it; or NULL. */
static const char *dash_before(struct patch *patch, const struct place *at)
{
    int length, before = at->column - 1;
    const char *line = patch_line(patch, at->line, &length);
    if (!line || before > length)
        return NULL;
    const char *prefix = arena_copy(&patch->arena, line, (size_t)before);
    size_t dash = strspn(prefix, " ");
    return prefix[dash] == '-' && prefix[dash + 1] == ' ' && !prefix[dash + 1 + strspn(prefix + dash + 1, " ")] ? prefix
                                                                                                                : NULL;
}

/* "violet, violet" for one item are two: writes all but the last before it, and returns the last. */
static const char *write_items(struct patch *patch, const struct place *at, const char *items)
{
    const char *prefix = *items == '[' || *items == '{' ? NULL : dash_before(patch, at);
    for (const char *end; prefix && (end = strstr(items, ", ")); items = end + 2)
        patch_insert(patch, at->line, arena_format(&patch->arena, "%s%.*s", prefix, (int)(end - items), items));
    return items;
}

/* Formats the last note first, so that earlier ones on the line keep their columns. */
static void format_head(struct patch *patch, const struct finding *finding)
{
    if (!finding)
        return;
    format_head(patch, finding->next);
    bool one_line = finding->at.line == finding->at.end_line;
    if (finding->ruling == RULING_NOTED && finding->instead && one_line)
        patch_edit(patch, finding->at.line, finding->at.column, finding->at.end_column,
                   write_items(patch, &finding->at, finding->instead));
}

void format_record(struct loaded_record *loaded, const struct judging *how, bool full, struct patch *patch)
{
    struct script script;
    script_load_all(&script, &loaded->source, &loaded->verdict, how);
    const char *prefix = usual_prefix(patch, &script, loaded->verdict.line);
    for (int i = 0; i < script.count; i++)
        format_entry(patch, &script, &script.entry[i], full, prefix);
    if (full)
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
