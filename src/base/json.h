/* JSON: written value by value; commas, quotes, escapes and indentation see to themselves. */
#ifndef BASE_JSON_H
#define BASE_JSON_H

#include <stdbool.h>

#include "base/text.h"

/* Set `out`, and `depth` where the text stands inside something already. */
struct json {
    struct text *out;
    int depth;
    int flat;     /* the depth from which on all stands on one line; 0: nowhere, -1: everywhere */
    bool follows; /* something stands before in the same list or map */
};

/* `key` is NULL for the items of a list and for the outermost value. */
void json_map(struct json *json, const char *key);
void json_list(struct json *json, const char *key);
void json_flat_map(struct json *json, const char *key); /* the same with all in it on one line */
void json_flat_list(struct json *json, const char *key);
void json_end_map(struct json *json);
void json_end_list(struct json *json);

void json_word(struct json *json, const char *key, const char *word); /* NULL: null */
void json_format(struct json *json, const char *key, const char *format, ...) __attribute__((format(printf, 3, 4)));
void json_number(struct json *json, const char *key, int number);
void json_halves(struct json *json, const char *key, int halves);
void json_flag(struct json *json, const char *key, bool flag);
void json_null(struct json *json, const char *key);
void json_raw(struct json *json, const char *key, const char *written); /* JSON already */

/* One string with its quotes. Bytes that are not UTF-8 become U+FFFD. */
void json_string(const char *string, struct text *out);

/* One code point within such a string, as \uNNNN. */
void json_escape(unsigned point, struct text *out);

#endif
