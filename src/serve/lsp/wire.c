/* Wire: reads and makes the JSON of messages. This is the only file that knows json-c. */
#include "serve/lsp/wire.h"

#include <json-c/json.h>
#include <limits.h>
#include <string.h>

#include "base/arena.h"
#include "base/unicode.h"
#include "base/words.h"

static struct json_object *must(struct json_object *value)
{
    if (!value)
        out_of_memory();
    return value;
}

struct json_object *wire_read(const char *bytes, size_t length)
{
    struct json_tokener *tokener = json_tokener_new_ex(WIRE_DEPTH);
    if (!tokener)
        out_of_memory();
    json_tokener_set_flags(tokener, JSON_TOKENER_STRICT | JSON_TOKENER_VALIDATE_UTF8);
    struct json_object *value = length < INT_MAX ? json_tokener_parse_ex(tokener, bytes, (int)length) : NULL;
    /* A number may continue with another digit; the space ends it. */
    if (!value && json_tokener_get_error(tokener) == json_tokener_continue)
        value = json_tokener_parse_ex(tokener, " ", 1);
    json_tokener_free(tokener);
    return value;
}

void wire_write(struct json_object *value, struct text *out)
{
    size_t length;
    const char *bytes =
        json_object_to_json_string_length(value, JSON_C_TO_STRING_PLAIN | JSON_C_TO_STRING_NOSLASHESCAPE, &length);
    if (!bytes)
        out_of_memory();
    text_add_bytes(out, bytes, length);
}

void wire_free(struct json_object *value)
{
    json_object_put(value);
}

struct json_object *wire_share(struct json_object *value)
{
    return json_object_get(value);
}

/* ---- asking ---- */

struct json_object *wire_get(struct json_object *map, const char *path)
{
    char key[64];
    for (size_t length; map && *path; path += length + (path[length] == '.')) {
        struct json_object *inner = NULL;
        length = strcspn(path, ".");
        if (length >= sizeof key || !wire_is_map(map))
            return NULL;
        memcpy(key, path, length);
        key[length] = '\0';
        json_object_object_get_ex(map, key, &inner);
        map = inner;
    }
    return map;
}

const char *wire_string(struct json_object *value, size_t *length)
{
    if (!json_object_is_type(value, json_type_string))
        return NULL;
    if (length)
        *length = (size_t)json_object_get_string_len(value);
    return json_object_get_string(value);
}

const char *wire_word(struct json_object *map, const char *path)
{
    return wire_string(wire_get(map, path), NULL);
}

bool wire_flag(struct json_object *map, const char *path)
{
    struct json_object *value = wire_get(map, path);
    return json_object_is_type(value, json_type_boolean) && json_object_get_boolean(value);
}

long wire_number(struct json_object *map, const char *path, long missing)
{
    struct json_object *value = wire_get(map, path);
    return json_object_is_type(value, json_type_int) ? json_object_get_int(value) : missing;
}

bool wire_is_map(struct json_object *value)
{
    return json_object_is_type(value, json_type_object);
}

bool wire_is_list(struct json_object *value)
{
    return json_object_is_type(value, json_type_array);
}

int wire_count(struct json_object *list)
{
    return wire_is_list(list) ? (int)json_object_array_length(list) : 0;
}

struct json_object *wire_item(struct json_object *list, int index)
{
    return json_object_array_get_idx(list, (size_t)index);
}

bool wire_has(struct json_object *list, const char *word)
{
    for (int i = 0; i < wire_count(list); i++) {
        const char *item = wire_string(wire_item(list, i), NULL);
        if (item && same(item, word))
            return true;
    }
    return false;
}

/* ---- making ---- */

struct json_object *wire_list(void)
{
    return must(json_object_new_array());
}

struct json_object *wire_put(struct json_object *map, const char *key, struct json_object *value)
{
    if (json_object_object_add_ex(map, key, value, JSON_C_OBJECT_ADD_KEY_IS_NEW | JSON_C_OBJECT_ADD_CONSTANT_KEY) != 0)
        out_of_memory();
    return value;
}

static struct json_object *string_of(const char *bytes, size_t length)
{
    struct text clean = {0};
    for (size_t i = 0, step; i < length; i += step) {
        step = utf8_length(bytes + i);
        bool sound = step > 0 && i + step <= length;
        text_add_bytes(&clean, sound ? bytes + i : "\xef\xbf\xbd", sound ? step : 3);
        step += !step;
    }
    struct json_object *string = must(json_object_new_string_len(text_string(&clean), (int)clean.length));
    text_free(&clean);
    return string;
}

struct json_object *wire_text(struct text *text)
{
    struct json_object *string = string_of(text_string(text), text->length);
    text_free(text);
    *text = (struct text){0};
    return string;
}

void wire_add(struct json_object *list, struct json_object *value)
{
    if (json_object_array_add(list, value) != 0)
        out_of_memory();
}

/* ---- making from a template ---- */

struct making {
    const char *at; /* the rest of the template */
    va_list given;
};

static struct json_object *make_given(struct making *making)
{
    const char *word;
    switch (*making->at++) {
    case 's':
        word = va_arg(making->given, const char *);
        return word ? string_of(word, strlen(word)) : NULL;
    case 't':
        return wire_text(va_arg(making->given, struct text *));
    case 'd':
        return must(json_object_new_int64(va_arg(making->given, int)));
    case 'l':
        return must(json_object_new_int64(va_arg(making->given, long)));
    case 'b':
        return must(json_object_new_boolean(va_arg(making->given, int)));
    default:
        return va_arg(making->given, struct json_object *);
    }
}

static struct json_object *make_value(struct making *making);

/* What is in the bracket before the rest, with the one that closes it. */
static struct json_object *make_inside(struct making *making, bool map)
{
    struct json_object *made = map ? must(json_object_new_object()) : wire_list();
    for (; !strchr("]}", *making->at); making->at += strspn(making->at, ", ")) {
        struct text key = {0};
        size_t length = map ? strcspn(making->at, "?:") : 0;
        bool optional = map && making->at[length] == '?';
        if (map && *making->at == '%')
            text_add(&key, va_arg(making->given, const char *));
        else
            text_add_bytes(&key, making->at, length);
        making->at += map ? length + optional + strlen(": ") : 0;
        struct json_object *value = make_value(making);
        if (!map)
            wire_add(made, value);
        else if ((value || !optional) && json_object_object_add(made, text_string(&key), value) != 0)
            out_of_memory();
        text_free(&key);
    }
    making->at++;
    return made;
}

static struct json_object *make_value(struct making *making)
{
    char sign = *making->at++;
    const char *word = making->at;
    if (sign == '%')
        return make_given(making);
    if (sign == '{' || sign == '[')
        return make_inside(making, sign == '{');
    if (sign == '\'') {
        making->at = strchr(word, '\'') + 1;
        return string_of(word, (size_t)(making->at - 1 - word));
    }
    making->at += strcspn(word, ",]}");
    return wire_read(word - 1, (size_t)(making->at - word) + 1);
}

struct json_object *wire_make(const char *template, ...)
{
    struct making making = {.at = template};
    va_start(making.given, template);
    struct json_object *made = make_value(&making);
    va_end(making.given);
    return made;
}
