/* JSON: writes values one by one, with commas, quotes, escapes and indentation. */
#ifndef BASE_JSON_H
#define BASE_JSON_H

#include <stdbool.h>

#include "base/text.h"

/* Set `out`. Set `depth` if the value is written inside a list or map that is already open in `out`. */
struct json {
    struct text *out;
    int depth;
    int flat;     /* lists and maps at this depth and deeper are on one line; 0: none, -1: all */
    bool follows; /* the open list or map already has a value */
};

/* `key` is NULL for the items of a list and for the outermost value. */
void json_map(struct json *json, const char *key);
void json_list(struct json *json, const char *key);
void json_flat_map(struct json *json, const char *key); /* this map and everything in it on one line */
void json_flat_list(struct json *json, const char *key);
void json_end_map(struct json *json);
void json_end_list(struct json *json);

void json_word(struct json *json, const char *key, const char *word); /* NULL: writes null */
void json_format(struct json *json, const char *key, const char *format, ...) __attribute__((format(printf, 3, 4)));
void json_number(struct json *json, const char *key, int number);
void json_halves(struct json *json, const char *key, int halves);
void json_flag(struct json *json, const char *key, bool flag);
void json_null(struct json *json, const char *key);
void json_raw(struct json *json, const char *key, const char *written); /* `written` is already JSON */

/* Writes what a template has: JSON with plain keys and single quotes, and instead of a value %s for a word (NULL:
   null), %d for an int, %n for an int (0: null), %b for a flag. Brackets may be opened in one template and closed in another; those without
   others in them are on one line. "{name: %s, type: 'list', rows: [" */
void json_write(struct json *json, const char *template, ...);

/* The words, on one line. `words` ends with NULL, or is NULL: an empty list. */
void json_words(struct json *json, const char *key, const char *const *words);

/* One string with its quotes. Bytes that are not UTF-8 become U+FFFD. */
void json_string(const char *string, struct text *out);

/* Adds one code point of such a string as \uNNNN. */
void json_escape(unsigned point, struct text *out);

#endif
