/* Text: a string that grows. */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include <stdarg.h>
#include <stddef.h>
#include <string.h>

/* Zero-initialise to start empty; `bytes` is NUL-terminated once anything was added. text_free when done.
   One with a drain never grows large: now and then the drain is given what was added and clears it. */
struct text {
    char *bytes;
    size_t length, room;
    void (*drain)(struct text *text);
};

/* Room for so many bytes more, and the NUL. */
void text_make_room(struct text *text, size_t more);

static inline void text_add_bytes(struct text *text, const char *bytes, size_t length)
{
    if (text->length + length >= text->room)
        text_make_room(text, length);
    if (length)
        memcpy(text->bytes + text->length, bytes, length);
    text->length += length;
    text->bytes[text->length] = '\0';
}

static inline void text_add(struct text *text, const char *string)
{
    text_add_bytes(text, string, strlen(string));
}

static inline void text_char(struct text *text, char c)
{
    text_add_bytes(text, &c, 1);
}

/* One more of a list: the word, after ", " unless the text is empty. */
void text_join(struct text *text, const char *word);
void text_repeat(struct text *text, char c, int times);
void text_number(struct text *text, long number);
void text_numbers(struct text *text, const int *numbers, int count); /* "4,5,-1,9" */

/* A number after the beginning of an attribute, as " width='", and its closing quote: quicker than a format. */
static inline void text_attribute(struct text *text, const char *begin, long number)
{
    text_add(text, begin);
    text_number(text, number);
    text_char(text, '\'');
}

void text_format(struct text *text, const char *format, ...) __attribute__((format(printf, 2, 3)));
void text_vformat(struct text *text, const char *format, va_list args) __attribute__((format(printf, 2, 0)));

/* As vsnprintf, quicker where the format has but %s, %.60s, %d and %c. */
int format_string(char *room, size_t size, const char *format, va_list args) __attribute__((format(printf, 3, 0)));

/* The same as snprintf. */
int put_string(char *room, size_t size, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* Percent-encoded as in an URI: letters, digits, -._~ and the characters of `kept` stay as they are. */
void text_percent(struct text *text, const char *string, const char *kept);

/* What was added so far; "" if nothing. Owned by the text. */
const char *text_string(const struct text *text);

void text_cut(struct text *text, size_t length); /* what stands after goes */
void text_clear(struct text *text);              /* empty again, memory kept */
void text_free(struct text *text);

#endif
