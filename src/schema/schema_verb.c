/* The verbs of a game as JSON Schema: each in its long form, beside any sentence. */
#include "schema/schema_shape.h"

enum { MOST_CODES = 16 };

/* Separate from the properties: editors would offer properties with requirements a second time, as a whole. */
static void required_key(struct json *json, const struct verb *verb)
{
    json_list(json, "allOf");
    json_flat_map(json, NULL);
    json_map(json, "properties");
    for (const struct field *field = verb->fields; field->shape; field++)
        if (field == verb->fields || field->required)
            json_flag(json, field->name, true);
    json_write(json, "}, required: [");
    for (const struct field *field = verb->fields; field->shape; field++)
        if (field == verb->fields || field->required)
            json_word(json, NULL, field->name);
    json_write(json, "]}]");
}

static const char *definition_of(struct schema *schema, const struct verb *verb)
{
    return arena_format(&schema->arena, "Verb.%s", verb->name);
}

static void define_verb(struct schema *schema, const struct verb *verb)
{
    struct json *json = &schema->json;
    json_map(json, definition_of(schema, verb));
    json_write(json, "title: %s, description: %s, type: 'object', properties: {", verb->name, verb->doc);
    for (const struct field *field = verb->fields; field->shape; field++)
        schema_value(schema, field->name, field->shape, false, field->doc);
    schema_value(schema, "note", &shape_text, false, "free text");
    schema_refer(schema, "illegal", "Illegal", NULL);
    schema_refer(schema, "ruled", "Ruled", NULL);
    json_end_map(json);
    required_key(json, verb);
    json_write(json, "additionalProperties: false}");
}

static void define_speaker(struct schema *schema, const char *key, const char *doc, enum speaker speaker)
{
    struct json *json = &schema->json;
    json_map(json, key);
    json_write(json, "description: %s, anyOf: [", doc);
    for (const struct verb *verb = schema->game->verbs; verb->name; verb++)
        if (verb->by == speaker || verb->by >= USUALLY_PLAYER)
            schema_refer(schema, NULL, definition_of(schema, verb), NULL);
    schema_sentence(json);
    json_write(json, "]}");
}

static void define_remarks(struct schema *schema)
{
    struct json *json = &schema->json;
    json_write(json, "Illegal: {description: %s, anyOf: [", "a claim: this entry is illegal under exactly these rules");
    schema_refer(schema, NULL, "Code", NULL);
    json_write(json, "{type: 'array'");
    schema_refer(schema, "items", "Code", NULL);
    json_write(json, "maxItems: %d}]}, Ruled: {description: %s", MOST_CODES,
               "what the players decided about an illegal move: it stands, or it is taken back");
    schema_words(schema, (const char *const[]){"stands", "void", NULL});
    json_end_map(json);
}

void schema_verbs(struct schema *schema)
{
    define_speaker(schema, "DoneByPlayer", "what a player does", BY_PLAYER);
    define_speaker(schema, "DoneByTable", "chance, and what the players do together", BY_TABLE);
    for (const struct verb *verb = schema->game->verbs; verb->name; verb++)
        define_verb(schema, verb);
    define_remarks(schema);
}
