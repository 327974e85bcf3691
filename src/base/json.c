/* JSON: writes values one by one, with commas, quotes, escapes and indentation. */
#include "base/json.h"

#include <stdarg.h>

#include "base/words.h"

static void new_line(struct json *json)
{
    text_char(json->out, '\n');
    text_repeat(json->out, ' ', 2 * json->depth);
}

static void begin_value(struct json *json, const char *key)
{
    if (json->follows)
        text_char(json->out, ',');
    if (!json->flat && json->depth)
        new_line(json);
    else if (json->flat && json->follows)
        text_char(json->out, ' ');
    json->follows = true;
    if (!key)
        return;
    json_string(key, json->out);
    text_add(json->out, ": ");
}

static void open_value(struct json *json, const char *key, char bracket, bool flat)
{
    begin_value(json, key);
    text_char(json->out, bracket);
    json->depth++;
    if (flat && !json->flat)
        json->flat = json->depth;
    json->follows = false;
}

static void close_value(struct json *json, char bracket)
{
    bool flat = json->flat != 0;
    if (json->flat == json->depth)
        json->flat = 0;
    json->depth--;
    if (!flat && json->follows)
        new_line(json);
    text_char(json->out, bracket);
    json->follows = true;
}

void json_map(struct json *json, const char *key)
{
    open_value(json, key, '{', false);
}

void json_list(struct json *json, const char *key)
{
    open_value(json, key, '[', false);
}

void json_flat_map(struct json *json, const char *key)
{
    open_value(json, key, '{', true);
}

void json_flat_list(struct json *json, const char *key)
{
    open_value(json, key, '[', true);
}

void json_end_map(struct json *json)
{
    close_value(json, '}');
}

void json_end_list(struct json *json)
{
    close_value(json, ']');
}

void json_word(struct json *json, const char *key, const char *word)
{
    begin_value(json, key);
    if (word)
        json_string(word, json->out);
    else
        text_add(json->out, "null");
}

void json_format(struct json *json, const char *key, const char *format, ...)
{
    struct text made = {0};
    TEXT_ARGUMENTS(&made, format);
    json_word(json, key, text_string(&made));
    text_free(&made);
}

void json_number(struct json *json, const char *key, int number)
{
    begin_value(json, key);
    text_format(json->out, "%d", number);
}

void json_halves(struct json *json, const char *key, int halves)
{
    char room[16];
    begin_value(json, key);
    text_add(json->out, halves_string(room, halves));
}

void json_flag(struct json *json, const char *key, bool flag)
{
    begin_value(json, key);
    text_add(json->out, flag ? "true" : "false");
}

void json_null(struct json *json, const char *key)
{
    json_word(json, key, NULL);
}

void json_raw(struct json *json, const char *key, const char *written)
{
    begin_value(json, key);
    text_add(json->out, written);
}

void json_words(struct json *json, const char *key, const char *const *words)
{
    json_flat_list(json, key);
    for (; words && *words; words++)
        json_word(json, NULL, *words);
    json_end_list(json);
}

/* ---- templates ---- */

enum { LONGEST_KEY = 64 };

/* The key that the template begins with, in `room`; NULL: none. `*at` moves to its value. */
static const char *take_key(const char **at, char room[LONGEST_KEY])
{
    size_t length = strcspn(*at, ":,%'[]{}");
    if ((*at)[length] != ':' || length >= LONGEST_KEY)
        return NULL;
    memcpy(room, *at, length);
    room[length] = '\0';
    *at += length + 1;
    *at += strspn(*at, " ");
    return room;
}

static bool has_brackets(const char *inside)
{
    char next = inside[strcspn(inside, "[]{}")];
    return next != ']' && next != '}';
}

/* Writes what is in the template as it will be: a word in quotes, a number, true, null. Returns where it ends. */
static const char *write_literal(struct json *json, const char *key, const char *at)
{
    bool quoted = *at == '\'';
    size_t length = strcspn(at += quoted, quoted ? "'" : ",]}");
    begin_value(json, key);
    text_format(json->out, quoted ? "\"%.*s\"" : "%.*s", (int)length, at);
    return at + length + quoted;
}

static void write_int(struct json *json, const char *key, char kind, int value)
{
    if (kind == 'n' && !value)
        json_null(json, key);
    else if (kind == 'b')
        json_flag(json, key, value);
    else
        json_number(json, key, value);
}

void json_write(struct json *json, const char *template, ...)
{
    va_list given;
    va_start(given, template);
    for (const char *at = template; *(at += strspn(at, ", "));) {
        char room[LONGEST_KEY];
        const char *key = take_key(&at, room);
        if (*at == '{' || *at == '[')
            open_value(json, key, *at, !has_brackets(at + 1));
        else if (*at == '}' || *at == ']')
            close_value(json, *at);
        else if (*at != '%')
            at = write_literal(json, key, at) - 1;
        else if (*++at == 's')
            json_word(json, key, va_arg(given, const char *));
        else
            write_int(json, key, *at, va_arg(given, int));
        at++;
    }
    va_end(given);
}

void json_escape(unsigned point, struct text *out)
{
    if (point > 0xffff)
        text_format(out, "\\u%04x\\u%04x", 0xd800 + ((point - 0x10000) >> 10), 0xdc00 + ((point - 0x10000) & 0x3ff));
    else
        text_format(out, "\\u%04x", point);
}

/* Escapes also what JSON allows but a terminal or a workflow would act on, or what would end a script in a page. */
void json_string(const char *string, struct text *out)
{
    text_char(out, '"');
    for (const char *c = string; *c;) {
        size_t plain = plain_length(c, PLAIN_SCRIPT); /* nearly all of it */
        text_add_bytes(out, c, plain);
        c += plain;
        if (!*c)
            break;
        size_t length = utf8_length(c);
        if (length == 0)
            text_add(out, "\\ufffd");
        else if (*c == '"' || *c == '\\')
            text_format(out, "\\%c", *c);
        else if (*c == '<')
            text_add(out, "\\u003c");
        else if (begins_command(c))
            json_escape('#', out);
        else if (unseen_point(c))
            json_escape(unseen_point(c), out);
        else
            text_add_bytes(out, c, length);
        c += length ? length : 1;
    }
    text_char(out, '"');
}
