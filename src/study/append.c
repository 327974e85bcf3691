/* Appending: leaves the text around a log as it is. */
#include "study/append.h"

#include <string.h>

#include "base/unicode.h"
#include "doc/reader.h"
#include "study/entry_lines.h"

static bool begins(const struct patch *patch, int line, const char *with)
{
    int length;
    const char *text = patch_line(patch, line, &length);
    return text && (size_t)length >= strlen(with) && strncmp(text, with, strlen(with)) == 0;
}

/* Spaces at the beginning of the line; -1 for an empty line or a comment. */
static int indent_of(const struct patch *patch, int line)
{
    return line_says_nothing(patch, line) ? -1 : leading_blanks(patch, line);
}

/* Where a key of the document is in the text. */
struct key_place {
    int line, column; /* line 0: not there */
    int behind;       /* the column after the key */
};

/* The keys of a document that matter here. */
struct document_keys {
    struct key_place first, log, next; /* the first key; the log; the key after it */
    int entries_end;                   /* last line of the last entry that is YAML; 0: none */
};

/* Passes the items of a log, some of which may not be YAML. Returns the last line of the last one that is. */
static int pass_log(struct reader *reader)
{
    struct arena scratch = {0};
    int last = 0;
    for (struct list_item item; reader_item(reader, &scratch, &item); arena_reset(&scratch))
        if (item.sound)
            last = item.node ? node_last_line(item.node) : item.pair.value_at.end_line;
    arena_free(&scratch);
    return last;
}

static struct document_keys find_keys(const struct patch *patch, int begun)
{
    struct document_keys keys = {0};
    struct source source;
    struct arena arena = {0};
    int line;
    const struct patch_line *last = patch->number[patch->lines];
    const char *text = patch->number[begun]->text;
    source_of_text(&source, text, (size_t)(last->text + last->length - text), "");
    struct reader *reader = reader_open(&source);
    bool open = reader_document(reader, &line);
    for (struct node *key; open && !keys.next.line && (key = reader_key(reader, &arena));) {
        struct key_place place = {key->at.line + begun - 1, key->at.column, key->at.end_column};
        if (!keys.first.line)
            keys.first = place;
        if (keys.log.line)
            keys.next = place;
        else if (names_alike(key->text, "log"))
            keys.log = place;
        if (keys.log.line != place.line || !reader_enter_list(reader))
            reader_skip(reader);
        else if ((line = pass_log(reader)))
            keys.entries_end = line + begun - 1;
    }
    reader_close(reader);
    source_close(&source);
    arena_free(&arena);
    return keys;
}

/* Is the key the first thing on its line, and not in braces? */
static bool begins_line(const struct patch *patch, struct key_place key)
{
    return indent_of(patch, key.line) == key.column - 1;
}

static int skip_blanks(const char *text, int at)
{
    return at + (int)strspn(text + at, " ");
}

/* Passes what is written for a log without entries: [], ~ or null. Returns `at` if there is nothing of the kind. */
static int behind_empty(const char *text, int at)
{
    int inside = skip_blanks(text, at + 1);
    if (text[at] == '[')
        return text[inside] == ']' ? inside + 1 : at;
    return text[at] == '~' ? at + 1 : strncmp(text + at, "null", 4) == 0 ? at + 4 : at;
}

/* Finds what is after the colon of a key, if it is empty or means nothing. False: it means something. */
static bool find_nothing(const struct patch *patch, struct key_place key, int *begin, int *end)
{
    int length;
    const char *text = patch_line(patch, key.line, &length);
    *begin = skip_blanks(text, key.behind - 1) + 1;
    int value = skip_blanks(text, *begin), behind = behind_empty(text, value), rest = skip_blanks(text, behind);
    *end = behind > value ? behind : *begin;
    return rest == length || (text[rest] == '#' && text[rest - 1] == ' ');
}

/* The line after the last entry, and the indentation of its dashes; 0 if something else comes before the next key. */
static int list_end(const struct patch *patch, const struct document_keys *keys, int end, int *indent)
{
    int last = keys->log.line, at = last + 1;
    for (; at < end; at++) {
        int blanks = indent_of(patch, at);
        if (*indent < 0 && dash_indent(patch, at))
            *indent = blanks;
        if (at <= keys->entries_end)
            last = is_blank_line(patch, at) ? last : at;
        if (at <= keys->entries_end || blanks < 0)
            continue;
        if (*indent < 0 || blanks < *indent || (blanks == *indent && !dash_indent(patch, at)))
            break;
        last = at;
    }
    return at == (keys->next.line ? keys->next.line : end) ? last + 1 : 0;
}

/* Can a line be inserted below the key? */
static bool has_room(const struct patch *patch, struct key_place key)
{
    int begin, end;
    return begins_line(patch, key) && find_nothing(patch, key, &begin, &end);
}

int log_blanks(const struct patch *patch, int line)
{
    struct document_keys keys = find_keys(patch, line);
    return keys.log.line && has_room(patch, keys.log) ? keys.log.column - 1 : -1;
}

bool append_entries(struct patch *patch, int line, const char *entries, const char *prefix)
{
    enum { USUAL_INDENT = 2 };
    struct document_keys keys = find_keys(patch, line);
    int outer = keys.first.column - 1, indent = -1, end = keys.first.line;
    if (!keys.first.line || !begins_line(patch, keys.first) || (keys.log.line && !has_room(patch, keys.log)))
        return false;
    /* The line after the document: a separator, or the end. */
    while (end <= patch->lines && !(end > keys.first.line && begins(patch, end, "---")) && !begins(patch, end, "..."))
        end++;
    int before = end;
    if (keys.log.line) {
        int from, to;
        before = list_end(patch, &keys, end, &indent);
        find_nothing(patch, keys.log, &from, &to);
        if (to > from)
            patch_edit(patch, keys.log.line, from + 1, to + 1, "");
    } else
        patch_insert(patch, end, arena_format(&patch->arena, "%*slog:", outer, ""));
    if (!prefix)
        prefix = arena_format(&patch->arena, "%*s- ", indent >= 0 ? indent : outer + USUAL_INDENT, "");
    for (; before && *entries; entries = line_after(entries))
        patch_insert(patch, before,
                     arena_format(&patch->arena, "%s%.*s", prefix, (int)strcspn(entries, "\n"), entries));
    return before;
}
