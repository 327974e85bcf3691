/* Whereabouts: by indentation, and by brackets on the line itself. */
#include <stdio.h>
#include <string.h>

#include "base/words.h"
#include "serve/lsp/server.h"

/* A line of the text. */
struct row {
    const char *text;
    size_t begin;  /* offset in the text */
    size_t length; /* without its break */
    size_t indent; /* bytes of spaces and dashes at its beginning */
    int dash;      /* bytes before the first dash; -1: none */
};

static struct row row_of(const struct reading *reading, int line)
{
    struct row row = {.dash = -1};
    row.begin = record_line(&reading->lines, line, &row.length);
    row.text = text_string(&reading->text) + row.begin;
    while (row.indent < row.length) {
        bool last = row.indent + 1 == row.length;
        bool dash = row.text[row.indent] == '-' && (last || row.text[row.indent + 1] == ' ');
        if (row.text[row.indent] != ' ' && !dash)
            break;
        if (dash && row.dash < 0)
            row.dash = (int)row.indent;
        row.indent++;
    }
    return row;
}

static bool says_nothing(const struct row *row)
{
    return row->indent == row->length || row->text[row->indent] == '#' || row->text[row->indent] == '\t';
}

static bool in_word(char sign)
{
    return !strchr(" \t,:{}[]\"'#", sign) || (unsigned char)sign >= 0x80;
}

/* ---- one line, by its brackets ---- */

struct scan {
    struct whereabouts *where;
    bool list[DEEPEST_KEY + 1]; /* by depth of brackets: a list, not a map */
    int at[DEEPEST_KEY + 1];    /* number of keys when the bracket was opened */
    int brackets;
    const char *word;
    size_t length;
};

static size_t quotation(const char *text, size_t at, size_t end)
{
    char quote = text[at++];
    while (at < end && text[at] != quote)
        at += quote == '"' && text[at] == '\\' && at + 1 < end ? 2 : 1;
    return at < end ? at + 1 : end;
}

/* `ends`: the line or a space follows. */
static void scan_sign(struct scan *scan, char sign, bool ends)
{
    struct whereabouts *where = scan->where;
    if ((sign == '{' || sign == '[') && scan->brackets < DEEPEST_KEY) {
        scan->brackets++;
        scan->at[scan->brackets] = where->depth;
        where->value = scan->list[scan->brackets] = sign == '[';
    } else if ((sign == '}' || sign == ']') && scan->brackets) {
        where->depth = scan->at[scan->brackets--];
        where->value = true;
    } else if (sign == ',' && scan->brackets) {
        where->depth = scan->at[scan->brackets];
        where->value = scan->list[scan->brackets];
    } else if (sign == ':' && ends && scan->word) {
        if (where->depth < DEEPEST_KEY && scan->length < KEY_ROOM)
            put_string(where->key[where->depth++], KEY_ROOM, "%.*s", (int)scan->length, scan->word);
        where->value = true;
    } else
        return;
    scan->word = NULL;
}

/* Reads the line between two of its bytes. */
static void scan_line(struct scan *scan, const char *text, size_t from, size_t end)
{
    for (size_t at = from; at < end;) {
        if (text[at] == '#' && (at == 0 || text[at - 1] == ' ')) {
            scan->where->remark = true;
            return;
        }
        if (text[at] == '"' || text[at] == '\'') {
            size_t behind = quotation(text, at, end);
            scan->word = text + at + 1;
            scan->length = behind - at - (behind - at > 1 ? 2 : 1);
            at = behind;
        } else if (in_word(text[at])) {
            size_t begin = at;
            while (at < end && (in_word(text[at]) || (text[at] == ':' && at + 1 < end && text[at + 1] != ' ')))
                at++;
            scan->word = text + begin;
            scan->length = at - begin;
        } else {
            scan_sign(scan, text[at], at + 1 >= end || text[at + 1] == ' ');
            at++;
        }
    }
    scan->where->braces = scan->brackets > 0;
}

/* ---- the lines above, by their indentation ---- */

/* The key that the line begins with; false: none. */
static bool key_of(const struct row *row, char key[KEY_ROOM])
{
    for (size_t end = row->indent + 1; end <= row->length; end++) {
        struct whereabouts there = {0};
        struct scan scan = {.where = &there};
        scan_line(&scan, row->text, row->indent, end);
        memcpy(key, there.key[0], KEY_ROOM);
        if (there.braces || there.depth)
            return !there.braces;
    }
    return false;
}

/* Finds the keys that the line is below, outermost first. */
static void find_above(const struct reading *reading, const struct record_part *part, struct whereabouts *where,
                       size_t indent, bool dash)
{
    char found[DEEPEST_KEY][KEY_ROOM];
    int count = 0;
    for (int line = where->line - 1; line >= part->first && count < DEEPEST_KEY; line--) {
        struct row row = row_of(reading, line);
        /* The dashes of a list may be directly below its key. */
        bool above = row.indent < indent || (dash && row.dash < 0 && row.indent + 2 == indent);
        if (says_nothing(&row) || !above || !key_of(&row, found[count]))
            continue;
        count++;
        indent = row.indent;
        dash = row.dash >= 0;
        if (indent == 0)
            break;
    }
    while (count > 0)
        memcpy(where->key[where->depth++], found[--count], KEY_ROOM);
}

/* The bracket of `log: [`, on the line or above it; false: there is none. */
static bool find_log_bracket(const struct reading *reading, const struct record_part *part, int line, size_t *bracket)
{
    struct row row;
    do
        row = row_of(reading, line--);
    while (line >= part->first && (says_nothing(&row) || row.indent > 0 || row.text[0] == ']'));
    size_t at = 4;
    if (row.length < at || strncmp(row.text, "log:", at) != 0)
        return false;
    at += strspn(row.text + at, " ");
    *bracket = row.begin + at;
    return at < row.length && row.text[at] == '[';
}

/* Finds where the entry at the offset begins, in a log in brackets. */
static void find_item(const struct reading *reading, const struct record_part *part, size_t offset,
                      struct whereabouts *where)
{
    const char *text = text_string(&reading->text);
    size_t at;
    int depth = 0;
    where->log_in_brackets = find_log_bracket(reading, part, where->line, &at) && at < offset;
    while (where->log_in_brackets && at < offset) {
        char sign = text[at];
        if (sign == '"' || sign == '\'') {
            at = quotation(text, at, offset);
            continue;
        }
        depth += strchr("[{", sign) ? 1 : strchr("]}", sign) ? -1 : 0;
        if (depth == 1 && strchr("[,", sign))
            where->item = at + 1 + strspn(text + at + 1, " \r\n");
        where->log_in_brackets = depth > 0;
        at++;
    }
    if (where->item > offset)
        where->item = offset;
}

struct whereabouts whereabouts(const struct reading *reading, const struct record_part *part, size_t offset)
{
    struct whereabouts where = {.line = offset_line(&reading->lines, offset)};
    struct row row = row_of(reading, where.line);
    size_t at = offset - row.begin < row.length ? offset - row.begin : row.length;
    size_t indent = row.indent < at ? row.indent : at;
    where.dash = row.dash;
    where.begin = row.begin + row.indent;
    find_above(reading, part, &where, says_nothing(&row) ? at : row.indent, row.dash >= 0);
    struct scan scan = {.where = &where};
    scan_line(&scan, row.text, indent, at);
    where.from = where.to = row.begin + at;
    while (where.from > row.begin + indent && in_word(text_string(&reading->text)[where.from - 1]))
        where.from--;
    while (where.to < row.begin + row.length && in_word(text_string(&reading->text)[where.to]))
        where.to++;
    if (is_under(&where, "log"))
        find_item(reading, part, offset, &where);
    return where;
}

struct whereabouts whereabouts_above(const struct reading *reading, const struct record_part *part, int line)
{
    struct row row;
    do
        row = row_of(reading, --line);
    while (line > part->first && says_nothing(&row));
    return whereabouts(reading, part, row.begin + row.length);
}

bool is_under(const struct whereabouts *where, const char *key)
{
    return where->depth > 0 && same(where->key[0], key);
}

bool in_checkpoint(const struct whereabouts *where)
{
    bool key = same(where->key[1], "claims") || same(where->key[1], "set");
    return is_under(where, "log") && where->depth > 1 && key;
}

/* ---- entries ---- */

size_t entry_so_far(const struct request *request, struct text *out)
{
    const struct whereabouts *where = &request->where;
    int line = where->line;
    struct row row = row_of(request->reading, line); /* becomes the line on which the entry begins */
    while (row.dash < 0 && line > request->part->first)
        row = row_of(request->reading, --line);
    size_t begin = where->log_in_brackets ? where->item : row.begin + row.indent;
    const char *text = text_string(&request->reading->text);
    bool named = false, long_form = false;
    text_clear(out);
    for (size_t at = begin; at < request->offset; at++) {
        bool colon = text[at] == ':' && (at + 1 >= request->offset || strchr(" \r\n", text[at + 1]));
        bool first = colon && !named;
        named |= colon;
        long_form |= named && strchr("{[\n", text[at]);
        bool brace = at == begin && text[at] == '{';
        bool blank =
            brace || strchr("\r\n", text[at]) || (long_form && (strchr("{}[],\"", text[at]) || (colon && !first)));
        text_add_bytes(out, blank ? " " : text + at, 1);
    }
    return begin;
}
