/* Text: a string that grows. */
#include "base/text.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"

enum { FIRST_ROOM = 128, LEAST_DRAINED = 32 * 1024 };

void text_make_room(struct text *text, size_t more)
{
    if (text->drain && text->length >= LEAST_DRAINED)
        text->drain(text);
    size_t need = text->length + more + 1;
    if (need <= text->room)
        return;
    size_t room = text->room ? text->room : FIRST_ROOM;
    while (room < need)
        room *= 2;
    text->bytes = must_grow(text->bytes, room);
    text->room = room;
}

void text_join(struct text *text, const char *word)
{
    text_add(text, text->length ? ", " : "");
    text_add(text, word);
}

void text_repeat(struct text *text, char c, int times)
{
    for (int i = 0; i < times; i++)
        text_char(text, c);
}

/* ---- formats --------------------------------------------------------------------------------------------------- */

enum { DIGITS = 24, INT_ROOM = sizeof "-2147483648" };

static inline void write_pair(unsigned number, char *room)
{
    static const char pairs[] =
        "0001020304050607080910111213141516171819202122232425262728293031323334353637383940414243444546474849"
        "5051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899";
    memcpy(room, pairs + 2 * number, 2);
}

/* Nearly all numbers have four digits at most. */
enum { FEW_DIGITS = 10000 };

/* Writes a number below FEW_DIGITS and returns how many digits it has. */
static inline size_t write_few(unsigned number, char *room)
{
    if (number < 10) {
        *room = (char)('0' + number);
        return 1;
    }
    unsigned before = number / 100;
    size_t first = before == 0 ? 0 : before < 10 ? 1 : 2;
    if (first == 1)
        *room = (char)('0' + before);
    else if (first == 2)
        write_pair(before, room);
    write_pair(number - 100 * before, room + first);
    return first + 2;
}

static size_t write_digits(unsigned long number, char *room)
{
    if (number < FEW_DIGITS)
        return write_few((unsigned)number, room);
    size_t before = write_digits(number / 100, room);
    write_pair((unsigned)(number % 100), room + before);
    return before + 2;
}

static size_t write_any(long number, char *room)
{
    if (number >= 0)
        return write_digits((unsigned long)number, room);
    *room = '-';
    return 1 + write_digits(0ul - (unsigned long)number, room + 1);
}

static inline size_t write_number(long number, char *room)
{
    return (unsigned long)number < FEW_DIGITS ? write_few((unsigned)number, room) : write_any(number, room);
}

__attribute__((noinline)) static void add_any(struct text *text, long number)
{
    text_make_room(text, DIGITS);
    text_cut(text, text->length + write_any(number, text->bytes + text->length));
}

void text_number(struct text *text, long number)
{
    if ((unsigned long)number >= FEW_DIGITS || text->length + DIGITS >= text->room) {
        add_any(text, number);
        return;
    }
    char *at = text->bytes + text->length;
    size_t digits = write_few((unsigned)number, at);
    at[digits] = '\0';
    text->length += digits;
}

void text_numbers(struct text *text, const int *numbers, int count)
{
    text_make_room(text, (size_t)count * DIGITS);
    char *at = text->bytes + text->length;
    for (int i = 0; i < count; i++) {
        if (i)
            *at++ = ',';
        at += write_number(numbers[i], at);
    }
    text_cut(text, (size_t)(at - text->bytes));
}

/* Writes before `end`, with room left for a NUL, and returns where it stopped; NULL: it does not fit. */
static inline char *put_word(char *to, const char *end, const char *word, size_t length)
{
    return (size_t)(end - to) > length ? (char *)memcpy(to, word, length) + length : NULL;
}

/* Reads the precision after the point, "60" or "*", and moves `*at` past it. */
static inline size_t read_most(const char **at, va_list *values)
{
    size_t most = 0;
    if (**at == '*') {
        int length = va_arg(*values, int);
        ++*at;
        return length < 0 ? SIZE_MAX : (size_t)length;
    }
    for (; **at >= '0' && **at <= '9'; ++*at)
        most = most * 10 + (size_t)(**at - '0');
    return most;
}

/* Writes the value of %s, %.60s, %.*s, %c or %d; NULL for any other, or if it does not fit. `*at` is after the % and
   moves past the conversion. */
static inline char *put_value(char *to, const char *end, const char **at, va_list *values)
{
    size_t most = SIZE_MAX;
    const char *word;
    switch (*(*at)++) {
    case 'd':
        return end - to >= INT_ROOM ? to + write_number(va_arg(*values, int), to) : NULL;
    case 'c':
        *to = (char)va_arg(*values, int);
        return to + 1;
    case '.':
        most = read_most(at, values);
        if (*(*at)++ != 's')
            return NULL;
        /* fall through */
    case 's':
        word = va_arg(*values, const char *);
        return put_word(to, end, word, most == SIZE_MAX ? strlen(word) : strnlen(word, most));
    default:
        return NULL;
    }
}

/* Pictures and pages consist of such formats; printf takes ten times as long. It writes all others, and what is too
   long for the room. */
int format_string(char *room, size_t size, const char *format, va_list args)
{
    char *to = room;
    const char *end = room + size, *at = format;
    va_list values;
    va_copy(values, args);
    while (to && to < end && (*to = *at)) {
        at++;
        to = *to == '%' ? put_value(to, end, &at, &values) : to + 1;
    }
    va_end(values);
    return to && to < end ? (int)(to - room) : vsnprintf(room, size, format, args);
}

int put_string(char *room, size_t size, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    int length = format_string(room, size, format, args);
    va_end(args);
    return length;
}

void append_string(char *room, size_t size, const char *format, ...)
{
    size_t length = strlen(room);
    va_list args;
    va_start(args, format);
    format_string(room + length, size - length, format, args);
    va_end(args);
}

void text_vformat(struct text *text, const char *format, va_list args)
{
    va_list again;
    va_copy(again, args);
    text_make_room(text, FIRST_ROOM / 2);
    size_t room = text->room - text->length;
    int length = format_string(text->bytes + text->length, room, format, args);
    if (length > 0 && (size_t)length >= room) {
        text_make_room(text, (size_t)length);
        format_string(text->bytes + text->length, (size_t)length + 1, format, again);
    }
    text->length += length > 0 ? (size_t)length : 0;
    va_end(again);
}

void text_format(struct text *text, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    text_vformat(text, format, args);
    va_end(args);
}

void sum_part(struct sum *sum, const char *name, int count)
{
    append_string(sum->words, sizeof sum->words, "%s%s %d", sum->parts++ ? " + " : "", name, count);
    sum->total += count;
}

void sum_add(struct sum *sum, const char *name, int count)
{
    if (count)
        sum_part(sum, name, count);
}

void text_percent(struct text *text, const char *string, const char *kept)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~";
    for (const char *c = string; *c; c++)
        if (strchr(plain, *c) || strchr(kept, *c))
            text_char(text, *c);
        else
            text_format(text, "%%%02X", (unsigned)(unsigned char)*c);
}

void text_quote_lines(struct text *text, const char *lines)
{
    for (const char *line = lines; *line; line = line_after(line))
        text_format(text, "%s`%.*s`", line == lines ? "" : ", then ", (int)strcspn(line, "\n"), line);
}

const char *text_string(const struct text *text)
{
    return text->bytes ? text->bytes : "";
}

void text_cut(struct text *text, size_t length)
{
    text->length = length;
    if (text->bytes)
        text->bytes[length] = '\0';
}

void text_clear(struct text *text)
{
    text_cut(text, 0);
}

void text_free(struct text *text)
{
    free(text->bytes);
    *text = (struct text){0};
}
