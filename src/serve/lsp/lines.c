/* Lines: converts places in a text between editor, record and bytes. */
#include "serve/lsp/lines.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "doc/line_break.h"

static const char byte_order_mark[] = "\xef\xbb\xbf";

void lines_find(struct lines *lines, const struct text *text)
{
    const char *bytes = text_string(text), *end = bytes + text->length;
    int most = 2;
    for (const char *at = bytes; at < end; at++)
        most += *at == '\n' || *at == '\r' || (unsigned char)*at >= 0x80;
    if (most > lines->room) {
        lines->room = most + most / 4;
        lines->editor = must_grow(lines->editor, (size_t)lines->room * sizeof *lines->editor);
        lines->record = must_grow(lines->record, (size_t)lines->room * sizeof *lines->record);
    }
    lines->text = text;
    lines->editor_lines = lines->record_lines = 0;
    lines->editor[lines->editor_lines++] = 0;
    lines->record[lines->record_lines++] = strncmp(bytes, byte_order_mark, 3) == 0 ? strlen(byte_order_mark) : 0;
    for (const char *at = bytes; at < end;) {
        int length = line_break((const unsigned char *)at, (const unsigned char *)end, true);
        bool ends = length > 0, for_editors = ends && (*at == '\n' || *at == '\r');
        at += ends ? length : 1;
        if (ends)
            lines->record[lines->record_lines++] = (size_t)(at - bytes);
        if (for_editors)
            lines->editor[lines->editor_lines++] = (size_t)(at - bytes);
    }
}

void lines_free(struct lines *lines)
{
    free(lines->editor);
    free(lines->record);
}

/* The last line that begins at or before the offset. */
static int line_of(const size_t *begins, int count, size_t offset)
{
    int low = 0, high = count;
    while (high - low > 1) {
        int middle = low + (high - low) / 2;
        if (begins[middle] <= offset)
            low = middle;
        else
            high = middle;
    }
    return low;
}

/* The end of the line, before its break. */
static size_t end_of(const struct lines *lines, const size_t *begins, int count, int line)
{
    const unsigned char *bytes = (const unsigned char *)text_string(lines->text);
    size_t end = line + 1 < count ? begins[line + 1] : lines->text->length;
    for (size_t at = end > begins[line] + 3 ? end - 3 : begins[line]; line + 1 < count && at < end; at++) {
        int length = line_break(bytes + at, bytes + end, true);
        if (length > 0 && at + (size_t)length == end)
            return at;
    }
    return end;
}

/* Bytes of the character at `at`: the first and its continuation bytes. */
static size_t letter_length(const char *at, const char *end)
{
    size_t length = 1;
    while (at + length < end && ((unsigned char)at[length] & 0xc0) == 0x80)
        length++;
    return length;
}

/* UTF-16 units of a character of that many bytes. */
static long units(size_t letter)
{
    return letter > 3 ? 2 : 1;
}

size_t spot_offset(const struct lines *lines, struct spot spot)
{
    if (spot.line < 0)
        return 0;
    if (spot.line >= lines->editor_lines)
        return lines->text->length;
    int line = (int)spot.line;
    const char *bytes = text_string(lines->text), *at = bytes + lines->editor[line];
    const char *end = bytes + end_of(lines, lines->editor, lines->editor_lines, line);
    for (long character = 0; at < end;) {
        size_t letter = letter_length(at, end);
        character += units(letter);
        if (character > spot.character)
            break;
        at += letter;
    }
    return (size_t)(at - bytes);
}

struct spot offset_spot(const struct lines *lines, size_t offset)
{
    const char *bytes = text_string(lines->text), *end = bytes + lines->text->length;
    int line = line_of(lines->editor, lines->editor_lines, offset);
    struct spot spot = {line, 0};
    for (const char *at = bytes + lines->editor[line]; at < end && at < bytes + offset;) {
        size_t letter = letter_length(at, end);
        if (at + letter > bytes + offset)
            break;
        spot.character += units(letter);
        at += letter;
    }
    return spot;
}

size_t record_line(const struct lines *lines, int line, size_t *length)
{
    if (line < 1 || line > lines->record_lines) {
        *length = 0;
        return line < 1 ? 0 : lines->text->length;
    }
    *length = end_of(lines, lines->record, lines->record_lines, line - 1) - lines->record[line - 1];
    return lines->record[line - 1];
}

size_t column_offset(const struct lines *lines, int line, int column)
{
    size_t length, begin = record_line(lines, line, &length);
    const char *at = text_string(lines->text) + begin, *end = at + length;
    for (int i = 1; i < column && at < end; i++)
        at += letter_length(at, end);
    return (size_t)(at - text_string(lines->text));
}

int offset_line(const struct lines *lines, size_t offset)
{
    return 1 + line_of(lines->record, lines->record_lines, offset);
}

struct stretch place_stretch(const struct lines *lines, struct place place)
{
    if (place.line < 1)
        return (struct stretch){{0, 0}, {0, 0}};
    size_t start = column_offset(lines, place.line, place.column);
    size_t end = place.end_line < place.line ? start : column_offset(lines, place.end_line, place.end_column);
    return (struct stretch){offset_spot(lines, start), offset_spot(lines, end < start ? start : end)};
}
