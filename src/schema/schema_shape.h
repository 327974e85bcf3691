/* Shapes as JSON Schema; shared by the files that write a game's schema. */
#ifndef SCHEMA_SCHEMA_SHAPE_H
#define SCHEMA_SCHEMA_SHAPE_H

#include "base/arena.h"
#include "base/json.h"
#include "game/game.h"

enum { LONGEST_NAME = 40 };

/* A definition that is written once and referred to. `loose`: in a box, where missing keys are taken from the built-in
   box. */
struct definition {
    const struct shape *shape;
    bool loose;
    const char *name; /* begins with a small letter, unlike definitions that are not made from shapes */
    struct definition *next;
};

/* A schema while it is written. Shapes are referred to by name and defined at the end. */
struct schema {
    struct json json;
    const struct game *game;
    const char *home; /* path to the definitions of this game from the top */
    struct arena arena;
    struct definition *first;
};

/* Writes the keys that describe a value of that shape, within an open map. `doc` may be NULL. */
void schema_shape(struct schema *schema, const struct shape *shape, bool loose, const char *doc);

/* Writes them as a property or item. */
void schema_value(struct schema *schema, const char *key, const struct shape *shape, bool loose, const char *doc);

/* Writes the definitions referred to so far, and those they refer to, within `$defs`. */
void schema_define(struct schema *schema);

/* `{"$ref": "HOME/$defs/NAME"}`, with a description if `doc` is not NULL. */
void schema_refer(struct schema *schema, const char *key, const char *name, const char *doc);

/* `"enum": [...]`. Words that YAML reads as another type are also listed as that: "2" and 2. */
void schema_words(struct schema *schema, const char *const *words);

/* DoneByPlayer, DoneByTable, Verb.*, Illegal and Ruled, within `$defs`. */
void schema_verbs(struct schema *schema);

/* An item of a list: any string, which only referee reads. */
void schema_sentence(struct json *json);

#endif
