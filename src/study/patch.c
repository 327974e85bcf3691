/* Patches: changes to the lines of a text. */
#include "study/patch.h"

#include <limits.h>
#include <string.h>

#include "base/words.h"

enum { CONTEXT = 3 };

static size_t line_end(const char *text, size_t length, size_t at)
{
    while (at < length && text[at] != '\n')
        at++;
    return at < length ? at + 1 : at;
}

bool patch_possible(const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        const unsigned char *at = (const unsigned char *)text + i;
        bool lone_return = *at == '\r' && (i + 1 == length || at[1] != '\n');
        bool next_line = *at == 0xc2 && i + 1 < length && at[1] == 0x85;
        bool separator = *at == 0xe2 && i + 2 < length && at[1] == 0x80 && (at[2] == 0xa8 || at[2] == 0xa9);
        if (lone_return || next_line || separator)
            return false;
    }
    return true;
}

void patch_open(struct patch *patch, const char *text, size_t length)
{
    *patch = (struct patch){0};
    text = arena_copy(&patch->arena, text, length);
    for (size_t at = 0; at < length; at = line_end(text, length, at))
        patch->lines++;
    patch->number = arena_take(&patch->arena, (size_t)(patch->lines + 2) * sizeof *patch->number);
    struct patch_line **end = &patch->first;
    size_t at = 0;
    for (int line = 1; line <= patch->lines; line++) {
        size_t next = line_end(text, length, at);
        *end = patch->number[line] = arena_take(&patch->arena, sizeof **end);
        **end = (struct patch_line){.text = text + at, .length = (int)(next - at)};
        end = &(*end)->next;
        at = next;
    }
}

void patch_free(struct patch *patch)
{
    arena_free(&patch->arena);
}

static int without_break(const struct patch_line *line)
{
    int length = line->length;
    while (length > 0 && (line->text[length - 1] == '\n' || line->text[length - 1] == '\r'))
        length--;
    return length;
}

/* A byte order mark before the first line has no column. */
static int mark_length(const struct patch *patch, const struct patch_line *line)
{
    static const char mark[] = "\xef\xbb\xbf";
    bool first = line == patch->number[1] || line == patch->number[1]->instead;
    return first && strncmp(line->text, mark, sizeof mark - 1) == 0 ? sizeof mark - 1 : 0;
}

const char *patch_line(const struct patch *patch, int line, int *length)
{
    if (line < 1 || line > patch->lines)
        return NULL;
    int mark = mark_length(patch, patch->number[line]);
    *length = without_break(patch->number[line]) - mark;
    return patch->number[line]->text + mark;
}

void patch_remove(struct patch *patch, int from, int to)
{
    for (int number = from; number <= to && number <= patch->lines; number++) {
        struct patch_line *line = patch->number[number], **place = &line->next;
        while (line->instead && *place != line->instead)
            place = &(*place)->next;
        if (line->instead)
            *place = line->instead->next;
        line->instead = NULL;
        line->gone = true;
    }
}

/* Creates the line that replaces `old`, equal to it at first. */
static struct patch_line *begin_edit(struct patch *patch, struct patch_line *old)
{
    struct patch_line *now = arena_take(&patch->arena, sizeof *now);
    *now = (struct patch_line){.text = old->text, .length = old->length, .added = true, .next = old->next};
    old->gone = true;
    old->instead = old->next = now;
    return now;
}

/* The text with a break like those of the other lines. */
static void write_line(struct patch *patch, struct patch_line *line, int length, const char *text)
{
    bool returns = patch->first && patch->first->length > 1 && patch->first->text[patch->first->length - 2] == '\r';
    line->text = arena_format(&patch->arena, "%.*s%s", length, text, returns ? "\r\n" : "\n");
    line->length = (int)strlen(line->text);
}

/* Adds a break to a last line without one. */
static void end_last_line(struct patch *patch)
{
    struct patch_line *last = patch->lines ? patch->number[patch->lines] : patch->first;
    while (last && last->next)
        last = last->next;
    if (!last || last->gone || last->length > without_break(last))
        return;
    if (!last->added)
        last = begin_edit(patch, last);
    write_line(patch, last, last->length, last->text);
}

struct patch_line *patch_insert(struct patch *patch, int before, const char *text)
{
    if (before > patch->lines)
        end_last_line(patch);
    int above = before > patch->lines ? patch->lines : before - 1;
    struct patch_line **place = above > 0 ? &patch->number[above]->next : &patch->first;
    while (*place && (before > patch->lines || *place != patch->number[before]))
        place = &(*place)->next;
    struct patch_line *line = arena_take(&patch->arena, sizeof *line);
    *line = (struct patch_line){.added = true, .next = *place};
    write_line(patch, line, (int)strlen(text), text);
    *place = line;
    return line;
}

void patch_replace(struct patch *patch, int from, int to, const char *text)
{
    struct patch_line *now = patch->number[to]->instead;
    if (now && now->whole) {
        write_line(patch, now, (int)strlen(text), text);
        return;
    }
    patch_remove(patch, from, to);
    now = patch->number[to]->instead = patch_insert(patch, to + 1, text);
    now->whole = true;
}

static int byte_of_column(const struct patch_line *line, int column, int from)
{
    int at = from;
    for (int seen = 1; seen < column && at < line->length; seen++) {
        size_t bytes = utf8_length(line->text + at);
        at += bytes ? (int)bytes : 1;
    }
    return at;
}

void patch_edit(struct patch *patch, int line, int column, int end_column, const char *text)
{
    if (line < 1 || line > patch->lines)
        return;
    struct patch_line *old = patch->number[line], *now = old->instead;
    if (old->gone && (!now || now->whole))
        return;
    if (!now)
        now = begin_edit(patch, old);
    int mark = mark_length(patch, now), from = byte_of_column(now, column, mark);
    int to = byte_of_column(now, end_column, mark);
    now->text = arena_format(&patch->arena, "%.*s%s%.*s", from, now->text, text, now->length - to, now->text + to);
    now->length = (int)strlen(now->text);
}

void patch_text(const struct patch *patch, struct text *out)
{
    for (const struct patch_line *line = patch->first; line; line = line->next)
        if (!line->gone)
            text_add_bytes(out, line->text, (size_t)line->length);
}

/* ---- as a diff ------------------------------------------------------------------------------------------------- */

static bool touched(const struct patch_line *line)
{
    return line->gone || line->added;
}

/* Is there a change within the next `lines` lines? */
static bool change_near(const struct patch_line *line, int lines)
{
    for (; line && lines > 0; line = line->next, lines--)
        if (touched(line))
            return true;
    return false;
}

bool patch_changed(const struct patch *patch)
{
    return change_near(patch->first, INT_MAX);
}

/* Prints the lines of one hunk and returns the line after it. */
static const struct patch_line *print_hunk(const struct patch_line *line, int old_line, int new_line, struct text *out)
{
    struct text body = {0};
    int old_count = 0, new_count = 0, quiet = 0;
    for (; line && (quiet < CONTEXT || change_near(line, CONTEXT)); line = line->next) {
        quiet = touched(line) ? 0 : quiet + 1;
        old_count += !line->added;
        new_count += !line->gone;
        text_char(&body, line->gone ? '-' : line->added ? '+' : ' ');
        text_add_bytes(&body, line->text, (size_t)line->length);
        if (!line->length || line->text[line->length - 1] != '\n')
            text_add(&body, "\n\\ No newline at end of file\n");
    }
    text_format(out, "@@ -%d,%d +%d,%d @@\n", old_count ? old_line : old_line - 1, old_count,
                new_count ? new_line : new_line - 1, new_count);
    text_add_bytes(out, text_string(&body), body.length);
    text_free(&body);
    return line;
}

void patch_diff(const struct patch *patch, const char *name, struct text *out)
{
    int old_line = 1, new_line = 1;
    if (patch_changed(patch))
        text_format(out, "--- %s\n+++ %s\n", name, name);
    for (const struct patch_line *line = patch->first; line;) {
        const struct patch_line *begin = line;
        bool hunk = change_near(line, CONTEXT + 1);
        line = hunk ? print_hunk(line, old_line, new_line, out) : line->next;
        for (; begin != line; begin = begin->next) {
            old_line += !begin->added;
            new_line += !begin->gone;
        }
    }
}
