/* Text: a string that grows. */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include <stdarg.h>
#include <stddef.h>
#include <string.h>

/* Zero-initialise to start empty; `bytes` is NUL-terminated once something was added. text_free when done. If `drain`
   is set, it is called now and then with the text; it writes the bytes somewhere and clears the text, so that the text
   stays small. */
struct text {
    char *bytes;
    size_t length, room;
    void (*drain)(struct text *text);
};

/* Makes room for `more` bytes and a NUL. */
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

/* Adds `word` to a list: ", " before it unless the text is empty. */
void text_join(struct text *text, const char *word);
void text_repeat(struct text *text, char c, int times);
void text_number(struct text *text, long number);
void text_numbers(struct text *text, const int *numbers, int count); /* "4,5,-1,9" */

/* Adds an attribute with a number: `begin` (such as " width='"), the number, the closing quote. Quicker than
   text_format. */
static inline void text_attribute(struct text *text, const char *begin, long number)
{
    text_add(text, begin);
    text_number(text, number);
    text_char(text, '\'');
}

void text_format(struct text *text, const char *format, ...) __attribute__((format(printf, 2, 3)));
void text_vformat(struct text *text, const char *format, va_list args) __attribute__((format(printf, 2, 0)));

/* Like vsnprintf, but quicker if the format has only %s, %.60s, %.*s, %d and %c. */
int format_string(char *room, size_t size, const char *format, va_list args) __attribute__((format(printf, 3, 0)));

/* In a function with a format and arguments for it: formats them into `room`, an array, or adds them to the text. */
#define FORMAT_ARGUMENTS(room, format)                                                                                 \
    do {                                                                                                               \
        va_list arguments_;                                                                                            \
        va_start(arguments_, format);                                                                                  \
        format_string((room), sizeof(room), (format), arguments_);                                                     \
        va_end(arguments_);                                                                                            \
    } while (0)
#define TEXT_ARGUMENTS(text, format)                                                                                   \
    do {                                                                                                               \
        va_list arguments_;                                                                                            \
        va_start(arguments_, format);                                                                                  \
        text_vformat((text), (format), arguments_);                                                                    \
        va_end(arguments_);                                                                                            \
    } while (0)

/* Adds to the string in `room`, as far as there is room. */
void append_string(char *room, size_t size, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* Like snprintf, with format_string. */
int put_string(char *room, size_t size, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* A sum in words, "b1 5 + g6 4". Zero-initialise. */
struct sum {
    char words[320];
    int parts, total;
};
void sum_part(struct sum *sum, const char *name, int count);
void sum_add(struct sum *sum, const char *name, int count); /* the same unless it is 0 */

/* Adds `string` percent-encoded for a URI: ASCII letters, digits, -._~ and the characters of `kept` stay as they
   are. */
void text_percent(struct text *text, const char *string, const char *kept);

/* Where the line after this one begins; lines end with LF. */
static inline const char *line_after(const char *line)
{
    line += strcspn(line, "\n");
    return line + (*line == '\n');
}

/* Adds "`a`, then `b`" from lines. */
void text_quote_lines(struct text *text, const char *lines);

/* The bytes added so far; "" if none. Owned by the text. */
const char *text_string(const struct text *text);

void text_cut(struct text *text, size_t length); /* keeps the first `length` bytes */
void text_clear(struct text *text);              /* empty again, memory kept */
void text_free(struct text *text);

#endif
