/* The verbs of a game as JSON Schema: each in its long form, all of an actor's in their short forms. */
#include "schema/schema_shape.h"

enum { MOST_CODES = 16 };

static bool may_say(const struct verb *verb, enum speaker speaker)
{
    return verb->by == speaker || verb->by >= USUALLY_PLAYER;
}

static void aside_properties(struct schema *schema)
{
    struct json *json = &schema->json;
    json_flat_map(json, "note");
    json_word(json, "description", "free text");
    schema_scalar(schema, true);
    json_end_map(json);
    schema_refer(schema, "illegal", "Illegal", NULL);
    schema_refer(schema, "ruled", "Ruled", NULL);
}

/* Apart from the properties: editors would offer those that have requirements a second time, as a whole. */
static void required_key(struct json *json, const struct verb *verb)
{
    json_list(json, "allOf");
    json_flat_map(json, NULL);
    json_flat_list(json, "required");
    json_word(json, NULL, verb->name);
    for (const struct field *field = verb->fields + 1; field->shape; field++)
        if (field->required)
            json_word(json, NULL, field->name);
    json_end_list(json);
    json_end_map(json);
    json_end_list(json);
}

static void define_verb(struct schema *schema, const struct verb *verb)
{
    struct json *json = &schema->json;
    struct text name = {0};
    text_format(&name, "Verb.%s", verb->name);
    json_map(json, text_string(&name));
    json_word(json, "title", verb->name);
    json_word(json, "description", verb->doc);
    json_word(json, "type", "object");
    json_map(json, "properties");
    for (const struct field *field = verb->fields; field->shape; field++)
        schema_value(schema, field->name, field->shape, false, field->doc);
    aside_properties(schema);
    json_end_map(json);
    required_key(json, verb);
    json_flag(json, "additionalProperties", false);
    json_end_map(json);
    text_free(&name);
}

/* Nothing that would be offered: every verb is, in its long form. */
static void short_form(struct schema *schema, const struct verb *verb)
{
    struct text pattern = {0};
    schema_short_form(verb, &pattern);
    json_flat_map(&schema->json, NULL);
    json_word(&schema->json, "description", verb->doc);
    json_word(&schema->json, "pattern", text_string(&pattern));
    json_end_map(&schema->json);
    text_free(&pattern);
}

static void define_speaker(struct schema *schema, const char *key, const char *doc, enum speaker speaker)
{
    struct json *json = &schema->json;
    struct text name = {0};
    json_map(json, key);
    json_word(json, "description", doc);
    json_list(json, "anyOf");
    for (const struct verb *verb = schema->game->verbs; verb->name; verb++)
        if (may_say(verb, speaker)) {
            text_clear(&name);
            text_format(&name, "Verb.%s", verb->name);
            schema_refer(schema, NULL, text_string(&name), NULL);
        }
    json_map(json, NULL);
    json_word(json, "type", "string");
    json_list(json, "anyOf");
    for (const struct verb *verb = schema->game->verbs; verb->name; verb++)
        if (may_say(verb, speaker))
            short_form(schema, verb);
    json_flag(json, NULL, false); /* for a game in which nobody of that kind does anything */
    json_end_list(json);
    json_end_map(json);
    json_end_list(json);
    json_end_map(json);
    text_free(&name);
}

static void define_remarks(struct schema *schema)
{
    struct json *json = &schema->json;
    json_map(json, "Illegal");
    json_word(json, "description", "a claim: this entry is illegal under exactly these rules");
    json_list(json, "anyOf");
    schema_refer(schema, NULL, "Code", NULL);
    json_map(json, NULL);
    json_word(json, "type", "array");
    schema_refer(schema, "items", "Code", NULL);
    json_number(json, "maxItems", MOST_CODES);
    json_end_map(json);
    json_end_list(json);
    json_end_map(json);
    json_map(json, "Ruled");
    json_word(json, "description", "what the players decided about an illegal move: it stands, or it is taken back");
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
