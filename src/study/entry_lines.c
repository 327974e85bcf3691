/* Entry lines: entries as lines of a text. */
#include "study/entry_lines.h"

#include <string.h>
#include <strings.h>

static bool is_blank_sign(char sign)
{
    return sign == ' ' || sign == '\t';
}

int leading_blanks(const struct patch *patch, int line)
{
    int length;
    const char *text = patch_line(patch, line, &length);
    return text ? (int)strspn(text, " \t") : 0;
}

bool is_blank_line(const struct patch *patch, int line)
{
    int length;
    return !patch_line(patch, line, &length) || leading_blanks(patch, line) == length;
}

bool line_says_nothing(const struct patch *patch, int line)
{
    int length;
    const char *text = patch_line(patch, line, &length);
    return is_blank_line(patch, line) || text[leading_blanks(patch, line)] == '#';
}

int dash_indent(const struct patch *patch, int line)
{
    int length, at = leading_blanks(patch, line);
    const char *text = patch_line(patch, line, &length);
    bool dash = text && text[at] == '-' && strchr(" \r\n", text[at + 1]);
    return dash ? at + 1 + (int)strspn(text + at + 1, " ") : 0;
}

/* A dash alone: its entry is below. */
static bool is_dash(const struct patch *patch, int line)
{
    int length;
    const char *text = patch_line(patch, line, &length);
    int behind = dash_indent(patch, line);
    return behind && (behind == length || text[behind] == '#');
}

/* The line with the dash: the first line of the entry, or one above it with nothing else. 0: none. */
static int dash_line(const struct patch *patch, int line)
{
    if (dash_indent(patch, line))
        return line;
    for (line--; line > 0 && line_says_nothing(patch, line);)
        line--;
    return is_dash(patch, line) ? line : 0;
}

struct entry_lines entry_lines(const struct patch *patch, const struct script_entry *entry)
{
    struct entry_lines lines = {.first = dash_line(patch, entry->at.line)};
    lines.indent = dash_indent(patch, lines.first);
    if (!lines.indent && entry->torn)
        lines.first = entry->at.line;
    int last = entry->last_line;
    /* In an entry that is YAML, a comment may be the text of a note. */
    while (last > lines.first
           && (entry->torn ? line_says_nothing(patch, last) || is_dash(patch, last) : is_blank_line(patch, last)))
        last--;
    lines.last = last > lines.first ? last : lines.first;
    /* An entry that is not YAML is perhaps not aligned: the first dash of the log is. */
    for (int length, line = lines.first - 1, first = 0; entry->torn && line > 0; line--) {
        const char *text = patch_line(patch, line, &length);
        if (length >= 4 && strncasecmp(text, "log:", 4) == 0) {
            lines.like = first;
            break;
        }
        first = dash_indent(patch, line) ? line : first;
    }
    return lines;
}

/* The spaces, the dash and what follows it. */
static const char *prefix_of(struct patch *patch, const struct entry_lines *lines)
{
    int length, line = lines->like ? lines->like : lines->first, indent = dash_indent(patch, line);
    const char *text = patch_line(patch, line, &length);
    if (lines->prefix)
        return lines->prefix;
    return arena_format(&patch->arena, "%.*s%s", indent, text, text[indent - 1] == '-' ? " " : "");
}

static void set_blanks(struct patch *patch, int line, int blanks)
{
    int there = leading_blanks(patch, line);
    if (!is_blank_line(patch, line) && there != blanks)
        patch_edit(patch, line, 1, there + 1, arena_format(&patch->arena, "%*s", blanks > 0 ? blanks : 0, ""));
}

void entry_lines_move(struct patch *patch, const struct entry_lines *lines)
{
    int there = leading_blanks(patch, lines->first), dash = (int)strspn(lines->prefix, " ");
    bool alone = is_dash(patch, lines->first);
    int further = alone ? dash - there : (int)strlen(lines->prefix) - lines->indent;
    for (int line = lines->first - 1; line > 0 && line_says_nothing(patch, line); line--)
        if (leading_blanks(patch, line) == there)
            set_blanks(patch, line, dash);
    for (int line = lines->first + 1; line <= lines->last; line++)
        set_blanks(patch, line, leading_blanks(patch, line) + further);
    if (alone)
        set_blanks(patch, lines->first, dash);
    else if (dash != there || further)
        patch_edit(patch, lines->first, 1, lines->indent + 1, lines->prefix);
}

/* Where a comment begins on the line, with the spaces before it; the length of the line if there is none. */
static int remark_at(const char *text, int from, int length)
{
    for (int at = from; at < length; at++) {
        bool begins = at == from || is_blank_sign(text[at - 1]);
        if (text[at] == '#' && begins) {
            while (at > from && is_blank_sign(text[at - 1]))
                at--;
            return at;
        }
        if ((text[at] != '"' && text[at] != '\'') || !(begins || strchr(",[{:", text[at - 1])))
            continue;
        /* A quotation opens: passes to the mark that closes it. */
        char quote = text[at++];
        for (; at < length && (text[at] != quote || (quote == '\'' && at + 1 < length && text[at + 1] == quote)); at++)
            at += text[at] == quote || (quote == '"' && text[at] == '\\');
    }
    return length;
}

/* The spaces and the comment after the entry on its line; "" if there is none. */
static const char *remark_behind(struct patch *patch, const struct entry_lines *lines)
{
    int length;
    const char *text = patch_line(patch, lines->first, &length);
    int at = remark_at(text, lines->indent, length);
    return arena_format(&patch->arena, "%s%.*s", at == lines->indent && at < length ? "   " : "", length - at,
                        text + at);
}

const char *entry_lines_text(struct patch *patch, const struct entry_lines *lines)
{
    int length;
    const char *text = patch_line(patch, lines->first, &length);
    if (lines->first != lines->last)
        return NULL;
    length -= lines->indent + (int)strlen(remark_behind(patch, lines));
    while (length > 0 && text[lines->indent + length - 1] == ' ')
        length--;
    return arena_copy(&patch->arena, text + lines->indent, (size_t)(length > 0 ? length : 0));
}

/* The comments of the lines below the first get their own lines before the entry. */
static void keep_remarks(struct patch *patch, const struct entry_lines *lines)
{
    int blanks = (int)strspn(prefix_of(patch, lines), " ");
    for (int line = lines->first + 1; line <= lines->last; line++) {
        int length;
        const char *text = patch_line(patch, line, &length);
        int at = remark_at(text, 0, length);
        while (at < length && is_blank_sign(text[at]))
            at++;
        if (at < length)
            patch_insert(patch, lines->last + 1,
                         arena_format(&patch->arena, "%*s%.*s", blanks, "", length - at, text + at));
    }
}

void entry_lines_rewrite(struct patch *patch, const struct entry_lines *lines, const char *text)
{
    const char *remark = remark_behind(patch, lines);
    const struct patch_line *now = patch->number[lines->last]->instead;
    if (!now || !now->whole) {
        patch_remove(patch, lines->first, lines->last);
        keep_remarks(patch, lines);
    }
    patch_replace(patch, lines->first, lines->last,
                  arena_format(&patch->arena, "%s%s%s", prefix_of(patch, lines), text, remark));
}

void entry_lines_write(struct patch *patch, const struct entry_lines *like, int before, const char *text)
{
    patch_insert(patch, before, arena_format(&patch->arena, "%s%s", prefix_of(patch, like), text));
}
