/* Entries as lines of a text. */
#include "study/entry_lines.h"

#include <string.h>

/* Blanks only, or a remark? */
static bool says_nothing(const struct patch *patch, int line)
{
    int length;
    const char *text = patch_line(patch, line, &length);
    int blanks = 0;
    while (text && blanks < length && (text[blanks] == ' ' || text[blanks] == '\t'))
        blanks++;
    return !text || blanks == length || text[blanks] == '#';
}

/* Bytes up to what stands behind the dash; 0 if the line has none. */
static int dash_indent(const struct patch *patch, int line)
{
    int length, at = 0;
    const char *text = patch_line(patch, line, &length);
    while (text && at < length && text[at] == ' ')
        at++;
    if (!text || at + 1 >= length || text[at] != '-' || text[at + 1] != ' ')
        return 0;
    for (at++; at < length && text[at] == ' ';)
        at++;
    return at;
}

/* The line behind the last entry; of the others the next dash of the list tells. */
static int line_behind(const struct script *script, const struct script_entry *entry, const struct patch *patch)
{
    bool last = entry->number == script->first + script->count - 1;
    int end = entry->at.end_line + (entry->at.end_column > 1);
    return last && end <= patch->lines ? end : patch->lines + 1;
}

struct entry_lines entry_lines(const struct patch *patch, const struct script *script, const struct script_entry *entry)
{
    struct entry_lines lines = {.first = entry->at.line};
    while (lines.first > 1 && dash_indent(patch, lines.first) == 0)
        lines.first--;
    lines.indent = dash_indent(patch, lines.first);
    int end = line_behind(script, entry, patch);
    lines.last = lines.first;
    for (int line = lines.first + 1; line < end && dash_indent(patch, line) != lines.indent; line++)
        if (!says_nothing(patch, line))
            lines.last = line;
    return lines;
}

static const char *prefix_of(struct patch *patch, const struct entry_lines *lines)
{
    int length;
    const char *text = patch_line(patch, lines->first, &length);
    return arena_copy(&patch->arena, text, (size_t)lines->indent);
}

/* Does a quotation mark open a quotation after this sign, or is it a letter of a plain word? */
static bool opens_quotation(char before)
{
    return strchr(" ,[{:", before) != NULL;
}

/* Where a remark begins on the line, with the blanks before it; its length if there is none. */
static int remark_at(const char *text, int from, int length)
{
    char quote = 0;
    for (int at = from; at < length; at++) {
        char sign = text[at];
        if (quote)
            quote = sign == quote ? 0 : quote;
        else if ((sign == '"' || sign == '\'') && (at == from || opens_quotation(text[at - 1])))
            quote = sign;
        else if (sign == '#' && at > from && text[at - 1] == ' ') {
            while (at > from && text[at - 1] == ' ')
                at--;
            return at;
        }
    }
    return length;
}

/* The blanks and the remark behind what is written on the line; "" if there is none. */
static const char *remark_behind(struct patch *patch, const struct entry_lines *lines)
{
    int length;
    const char *text = patch_line(patch, lines->first, &length);
    int at = lines->first == lines->last ? remark_at(text, lines->indent, length) : length;
    return arena_copy(&patch->arena, text + at, (size_t)(length - at));
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

void entry_lines_rewrite(struct patch *patch, const struct entry_lines *lines, const char *text)
{
    const char *remark = remark_behind(patch, lines);
    patch_remove(patch, lines->first, lines->last);
    patch_insert(patch, lines->last + 1, arena_format(&patch->arena, "%s%s%s", prefix_of(patch, lines), text, remark));
}

void entry_lines_write(struct patch *patch, const struct entry_lines *like, int before, const char *text)
{
    patch_insert(patch, before, arena_format(&patch->arena, "%s%s", prefix_of(patch, like), text));
}

void entry_lines_swap(struct patch *patch, const struct entry_lines *lines, struct entry_lines second)
{
    for (int line = second.first; line <= second.last; line++) {
        int length;
        const char *text = patch_line(patch, line, &length);
        patch_insert(patch, lines->first, arena_copy(&patch->arena, text, (size_t)length));
    }
    patch_remove(patch, second.first, second.last);
}
