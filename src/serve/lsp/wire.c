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

struct json_object *wire_map(void)
{
    return must(json_object_new_object());
}

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
    size_t sound = 0, step;
    while (sound < length && (step = utf8_length(bytes + sound)) > 0 && sound + step <= length)
        sound += step;
    if (sound == length)
        return must(json_object_new_string_len(bytes, (int)length));
    for (size_t i = 0; i < length; i += step + !step) {
        step = utf8_length(bytes + i);
        if (step > 0 && i + step <= length)
            text_add_bytes(&clean, bytes + i, step);
        else
            text_add(&clean, "\xef\xbf\xbd");
    }
    struct json_object *string = must(json_object_new_string_len(text_string(&clean), (int)clean.length));
    text_free(&clean);
    return string;
}

void wire_put_word(struct json_object *map, const char *key, const char *word)
{
    wire_put(map, key, string_of(word, strlen(word)));
}

struct json_object *wire_put_copied(struct json_object *map, const char *key, struct json_object *value)
{
    if (json_object_object_add(map, key, value) != 0)
        out_of_memory();
    return value;
}

struct json_object *wire_text(struct text *text)
{
    struct json_object *string = string_of(text_string(text), text->length);
    text_free(text);
    *text = (struct text){0};
    return string;
}

void wire_put_text(struct json_object *map, const char *key, struct text *text)
{
    wire_put(map, key, wire_text(text));
}

void wire_put_number(struct json_object *map, const char *key, long number)
{
    wire_put(map, key, must(json_object_new_int64(number)));
}

void wire_put_flag(struct json_object *map, const char *key, bool flag)
{
    wire_put(map, key, must(json_object_new_boolean(flag)));
}

void wire_add(struct json_object *list, struct json_object *value)
{
    if (json_object_array_add(list, value) != 0)
        out_of_memory();
}

void wire_add_word(struct json_object *list, const char *word)
{
    wire_add(list, string_of(word, strlen(word)));
}
