/* Text: a string that grows. */
#include "base/text.h"

#include <stdbool.h>
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

/* Has the format nothing but strings, letters and whole numbers as they are? */
static bool is_simple(const char *format)
{
    for (const char *at = format; (at = strchr(at, '%')); at += 2)
        if (!at[1] || !strchr("sdc", at[1]))
            return false;
    return true;
}

/* What fits goes behind what stands there; the rest is only counted. */
static void put(char *room, size_t size, size_t *length, const char *bytes, size_t count)
{
    if (*length + 1 < size)
        memcpy(room + *length, bytes, count < size - 1 - *length ? count : size - 1 - *length);
    *length += count;
}

/* Pictures and pages consist of such formats, and printf takes ten times as long over them. */
int format_string(char *room, size_t size, const char *format, va_list args)
{
    if (!is_simple(format))
        return vsnprintf(room, size, format, args);
    size_t length = 0;
    char digits[DIGITS], letter;
    const char *at = format, *sign;
    for (; (sign = strchr(at, '%')); at = sign + 2) {
        put(room, size, &length, at, (size_t)(sign - at));
        if (sign[1] == 's') {
            const char *word = va_arg(args, const char *);
            put(room, size, &length, word, strlen(word));
        } else if (sign[1] == 'd') {
            const char *number = write_number(va_arg(args, int), digits);
            put(room, size, &length, number, (size_t)(digits + DIGITS - number));
        } else {
            letter = (char)va_arg(args, int);
            put(room, size, &length, &letter, 1);
        }
    }
    put(room, size, &length, at, strlen(at));
    if (size)
        room[length < size ? length : size - 1] = '\0';
    return (int)length;
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
