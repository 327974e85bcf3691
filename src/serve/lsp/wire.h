/* Wire: the JSON of messages, asked and made; the only room that knows json-c. Memory that runs out ends the program. */
#ifndef SERVE_LSP_WIRE_H
#define SERVE_LSP_WIRE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

/* A value. Its maker or reader calls wire_free, unless it was put into another one. */
struct json_object;

/* Lists and maps inside each other, at most. */
enum { WIRE_DEPTH = 64 };

/* One value and nothing after it; NULL: it is none. `null` is not a value either. */
struct json_object *wire_read(const char *bytes, size_t length);
void wire_write(struct json_object *value, struct text *out);
void wire_free(struct json_object *value);
struct json_object *wire_share(struct json_object *value); /* once more, to be freed once more */

/* ---- asking: what is missing or of another kind is answered by NULL, false, or the number given for it ---- */

/* The member at the end of a path: "textDocument.uri". */
struct json_object *wire_get(struct json_object *map, const char *path);
const char *wire_word(struct json_object *map, const char *path);
bool wire_flag(struct json_object *map, const char *path);
long wire_number(struct json_object *map, const char *path, long missing); /* at most what an int has */

bool wire_is_map(struct json_object *value);
bool wire_is_list(struct json_object *value);
int wire_count(struct json_object *list); /* 0: no list */
struct json_object *wire_item(struct json_object *list, int index);
const char *wire_string(struct json_object *value, size_t *length); /* `length` may be NULL */
bool wire_has(struct json_object *list, const char *word);

/* ---- making ---- */

struct json_object *wire_map(void);
struct json_object *wire_list(void);

/* Keys are literals, and each is put once. Bytes that are not UTF-8 become U+FFFD. A value that is NULL is `null`. */
struct json_object *wire_put(struct json_object *map, const char *key, struct json_object *value);
struct json_object *wire_put_copied(struct json_object *map, const char *key, struct json_object *value); /* any key */
struct json_object *wire_text(struct text *text); /* which is freed */
void wire_put_word(struct json_object *map, const char *key, const char *word);
void wire_put_text(struct json_object *map, const char *key, struct text *text); /* which is freed */
void wire_put_number(struct json_object *map, const char *key, long number);
void wire_put_flag(struct json_object *map, const char *key, bool flag);
void wire_add(struct json_object *list, struct json_object *value);
void wire_add_word(struct json_object *list, const char *word);

#endif
