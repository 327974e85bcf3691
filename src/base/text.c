/* Text: a string that grows. */
#include "base/text.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"

enum { FIRST_ROOM = 128 };

static void make_room(struct text *text, size_t more)
{
    size_t need = text->length + more + 1;
    if (need <= text->room)
        return;
    size_t room = text->room ? text->room : FIRST_ROOM;
    while (room < need)
        room *= 2;
    text->bytes = must_grow(text->bytes, room);
    text->room = room;
}

void text_add_bytes(struct text *text, const char *bytes, size_t length)
{
    make_room(text, length);
    if (length)
        memcpy(text->bytes + text->length, bytes, length);
    text->length += length;
    text->bytes[text->length] = '\0';
}

void text_add(struct text *text, const char *string)
{
    text_add_bytes(text, string, strlen(string));
}

void text_join(struct text *text, const char *word)
{
    text_add(text, text->length ? ", " : "");
    text_add(text, word);
}

void text_char(struct text *text, char c)
{
    text_add_bytes(text, &c, 1);
}

void text_repeat(struct text *text, char c, int times)
{
    for (int i = 0; i < times; i++)
        text_char(text, c);
}

/* ---- formats --------------------------------------------------------------------------------------------------- */

enum { DIGITS = 24 };

/* Written before the end of the room; returns where it begins. */
static const char *write_number(long number, char room[DIGITS])
{
    char *at = room + DIGITS;
    unsigned long rest = number < 0 ? 0ul - (unsigned long)number : (unsigned long)number;
    do
        *--at = (char)('0' + rest % 10);
    while (rest /= 10);
    if (number < 0)
        *--at = '-';
    return at;
}

void text_number(struct text *text, long number)
{
    char room[DIGITS];
    const char *digits = write_number(number, room);
    text_add_bytes(text, digits, (size_t)(room + DIGITS - digits));
}

/* Where a string is being put: what does not fit is only counted. */
struct putting {
    char *room;
    size_t size, length;
};

static inline void put(struct putting *out, const char *bytes, size_t count)
{
    if (out->length + 1 < out->size) {
        size_t left = out->size - 1 - out->length;
        memcpy(out->room + out->length, bytes, count < left ? count : left);
    }
    out->length += count;
}

static void put_word(struct putting *out, const char *word, size_t most)
{
    const char *end = most == SIZE_MAX ? NULL : memchr(word, '\0', most);
    put(out, word, end ? (size_t)(end - word) : most == SIZE_MAX ? strlen(word) : most);
}

/* Strings, perhaps cut (%.60s), letters and whole numbers as they are; false for all else. `*at` is behind the % and then behind that. */
static bool put_value(struct putting *out, const char **at, va_list *values)
{
    char digits[DIGITS], letter;
    size_t most = SIZE_MAX;
    if (**at == '.')
        for (most = 0; *++*at >= '0' && **at <= '9';)
            most = most * 10 + (size_t)(**at - '0');
    char kind = *(*at)++;
    if (kind == 's')
        put_word(out, va_arg(*values, const char *), most);
    else if (kind == 'd' && most == SIZE_MAX) {
        const char *number = write_number(va_arg(*values, int), digits);
        put(out, number, (size_t)(digits + DIGITS - number));
    } else if (kind == 'c' && most == SIZE_MAX) {
        letter = (char)va_arg(*values, int);
        put(out, &letter, 1);
    } else
        return false;
    return true;
}

/* Pictures and pages consist of such formats, and printf takes ten times as long over them. */
int format_string(char *room, size_t size, const char *format, va_list args)
{
    struct putting out = {room, size, 0};
    bool simple = true;
    va_list values;
    va_copy(values, args);
    for (const char *at = format; simple && *at;) {
        const char *from = at;
        while (*at && *at != '%')
            at++;
        put(&out, from, (size_t)(at - from));
        if (*at++)
            simple = put_value(&out, &at, &values);
        else
            break;
    }
    va_end(values);
    if (!simple)
        return vsnprintf(room, size, format, args);
    if (size)
        room[out.length < size ? out.length : size - 1] = '\0';
    return (int)out.length;
}

int put_string(char *room, size_t size, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    int length = format_string(room, size, format, args);
    va_end(args);
    return length;
}

void text_vformat(struct text *text, const char *format, va_list args)
{
    va_list again;
    va_copy(again, args);
    make_room(text, FIRST_ROOM / 2);
    size_t room = text->room - text->length;
    int length = format_string(text->bytes + text->length, room, format, args);
    if (length > 0 && (size_t)length >= room) {
        make_room(text, (size_t)length);
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

void text_percent(struct text *text, const char *string, const char *kept)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~";
    for (const char *c = string; *c; c++)
        if (strchr(plain, *c) || strchr(kept, *c))
            text_char(text, *c);
        else
            text_format(text, "%%%02X", (unsigned)(unsigned char)*c);
}

const char *text_string(const struct text *text)
{
    return text->bytes ? text->bytes : "";
}

void text_clear(struct text *text)
{
    text->length = 0;
    if (text->bytes)
        text->bytes[0] = '\0';
}

void text_free(struct text *text)
{
    free(text->bytes);
    *text = (struct text){0};
}
