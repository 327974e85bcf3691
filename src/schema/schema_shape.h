/* Shapes as JSON Schema: what the files that write a game's schema share. */
#ifndef SCHEMA_SCHEMA_SHAPE_H
#define SCHEMA_SCHEMA_SHAPE_H

#include "base/arena.h"
#include "base/json.h"
#include "game/game.h"

enum { LONGEST_NAME = 40 };

/* Written once and referred to. `loose`: in a box, where what is missing is as in the built-in one. */
struct definition {
    const struct shape *shape;
    bool loose;
    const char *name; /* begins with a small letter; the others are not made from shapes */
    struct definition *next;
};

/* A schema while it is written. Shapes met on the way are referred to by name and defined at the end. */
struct schema {
    struct json json;
    const struct game *game;
    const char *home; /* where the definitions of this game are, seen from the top */
    struct arena arena;
    struct definition *first;
};

/* The keys that describe a value of that shape, within a map that is open. `doc` may be NULL. */
void schema_shape(struct schema *schema, const struct shape *shape, bool loose, const char *doc);

/* The same as a property or item. */
void schema_value(struct schema *schema, const char *key, const struct shape *shape, bool loose, const char *doc);

/* The definitions met so far and those they lead to, within `$defs`. */
void schema_define(struct schema *schema);

/* `{"$ref": "HOME/$defs/NAME"}`, with a description where `doc` is not NULL. */
void schema_refer(struct schema *schema, const char *key, const char *name, const char *doc);

/* `"enum": [...]`, with words YAML would take for something else also as that: "2" and 2. */
void schema_words(struct schema *schema, const char *const *words);

/* Any scalar: what is taken as written. */
void schema_scalar(struct schema *schema, bool empty_too);

/* DoneByPlayer, DoneByTable, Verb.*, Illegal and Ruled, within `$defs`. */
void schema_verbs(struct schema *schema);

/* What is in a list: anything of that type; any string, which only the referee reads. */
void schema_type(struct json *json, const char *type);
void schema_sentence(struct json *json);

#endif
