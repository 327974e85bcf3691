/* Wire: reads and makes the JSON of messages. This is the only file that knows json-c. Running out of memory ends the
   program. */
#ifndef SERVE_LSP_WIRE_H
#define SERVE_LSP_WIRE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

/* A value. Its maker or reader calls wire_free, unless it was put into another value. */
struct json_object;

/* Most lists and maps nested in each other. */
enum { WIRE_DEPTH = 64 };

/* Reads one value with nothing after it; NULL: not one, or `null`. */
struct json_object *wire_read(const char *bytes, size_t length);
void wire_write(struct json_object *value, struct text *out);
void wire_free(struct json_object *value);
struct json_object *wire_share(struct json_object *value); /* one more reference, to be freed separately */

/* ---- asking: NULL, false or the given number if a value is missing or of another kind ---- */

/* The member at the end of a path: "textDocument.uri". */
struct json_object *wire_get(struct json_object *map, const char *path);
const char *wire_word(struct json_object *map, const char *path);
bool wire_flag(struct json_object *map, const char *path);
long wire_number(struct json_object *map, const char *path, long missing); /* limited to the range of int */

bool wire_is_map(struct json_object *value);
bool wire_is_list(struct json_object *value);
int wire_count(struct json_object *list); /* 0: not a list */
struct json_object *wire_item(struct json_object *list, int index);
const char *wire_string(struct json_object *value, size_t *length); /* `length` may be NULL */
bool wire_has(struct json_object *list, const char *word);

/* ---- making ---- */

struct json_object *wire_list(void);

/* Keys must be literals, each put once. Bytes that are not UTF-8 become U+FFFD. A NULL value is `null`. */
struct json_object *wire_put(struct json_object *map, const char *key, struct json_object *value);
struct json_object *wire_text(struct text *text); /* frees `text` */

void wire_add(struct json_object *list, struct json_object *value);

/* Makes a value from a template: JSON with plain keys and single quotes, and instead of a value %s for a word, %t for a
   text, which is freed, %d for an int, %l for a long, %b for a flag, %o for a value. NULL is `null`; a key with a
   question mark is then left out. A key may be %s too. "{uri: %s, type: 1, detail?: %s}" */
struct json_object *wire_make(const char *template, ...);

#endif
