/* Appending: the text around a log is left as it is. */
#include "study/append.h"

#include <string.h>

static bool begins(const struct patch *patch, int line, const char *with)
{
    int length;
    const char *text = patch_line(patch, line, &length);
    return text && (size_t)length >= strlen(with) && strncmp(text, with, strlen(with)) == 0;
}

/* The line behind the document: a mark between documents, or the end. */
static int document_end(const struct patch *patch, int line)
{
    int begun = line;
    while (line <= patch->lines && !(line > begun && begins(patch, line, "---")) && !begins(patch, line, "..."))
        line++;
    return line;
}

/* Blanks at its beginning; -1 for a line that is empty or a remark. */
static int indent_of(const struct patch *patch, int line)
{
    int length, blanks = 0;
    const char *text = patch_line(patch, line, &length);
    while (text && blanks < length && text[blanks] == ' ')
        blanks++;
    return !text || blanks == length || text[blanks] == '#' ? -1 : blanks;
}

static bool has_dash(const struct patch *patch, int line)
{
    int length, indent = indent_of(patch, line);
    const char *text = patch_line(patch, line, &length);
    return indent >= 0 && text[indent] == '-' && (indent + 1 == length || text[indent + 1] == ' ');
}

static int find_log(const struct patch *patch, int from, int end)
{
    while (from < end && !begins(patch, from, "log:"))
        from++;
    return from;
}

/* Does anything but a remark stand behind the colon? */
static bool log_on_one_line(const struct patch *patch, int line)
{
    int length, at = (int)strlen("log:");
    const char *text = patch_line(patch, line, &length);
    while (at < length && text[at] == ' ')
        at++;
    return at < length && text[at] != '#';
}

/* The line behind the last entry, and how far its dashes are indented. */
static int list_end(const struct patch *patch, int line, int end, int *indent)
{
    int last = line;
    *indent = -1;
    for (int at = line + 1; at < end; at++) {
        int blanks = indent_of(patch, at);
        if (blanks < 0)
            continue;
        if (*indent < 0 && has_dash(patch, at))
            *indent = blanks;
        if (*indent < 0 || blanks < *indent || (blanks == *indent && !has_dash(patch, at)))
            break;
        last = at;
    }
    return last + 1;
}

static void write_lines(struct patch *patch, int before, int indent, const char *entries)
{
    while (*entries) {
        int length = (int)strcspn(entries, "\n");
        patch_insert(patch, before, arena_format(&patch->arena, "%*s- %.*s", indent, "", length, entries));
        entries += length + (entries[length] == '\n');
    }
}

bool append_entries(struct patch *patch, int line, const char *entries)
{
    enum { USUAL_INDENT = 2 };
    int end = document_end(patch, line), log = find_log(patch, line, end), indent;
    if (log < end && log_on_one_line(patch, log))
        return false;
    if (log == end)
        patch_insert(patch, end, "log:");
    int before = log < end ? list_end(patch, log, end, &indent) : end;
    write_lines(patch, before, log < end && indent >= 0 ? indent : USUAL_INDENT, entries);
    return true;
}
