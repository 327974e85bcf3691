/* The schema of a game's record: head, log and claims around the game's own shapes and verbs. */
#include "schema/schema.h"

#include "base/words.h"
#include "replay/record_keys.h"
#include "schema/schema_shape.h"

enum { MOST_PLAYERS = 64, LONGEST_PLAYER = 60 };

static void players_property(struct schema *schema, const char *about)
{
    struct json *json = &schema->json;
    bool counted = !schema->game->seats_rule;
    json_write(json, "players: {description: %s, type: 'array'", about);
    schema_refer(schema, "items", "Player", NULL);
    json_write(json, "minItems: %d, maxItems: %d", counted ? schema->game->seats_min : 0,
               counted ? schema->game->seats_max : MOST_PLAYERS);
    if (counted)
        json_flag(json, "uniqueItems", true);
    json_end_map(json);
}

static void house_property(struct schema *schema, const char *about)
{
    struct json *json = &schema->json;
    json_write(json, "house: {description: %s, type: 'object', properties: {", about);
    if (schema->game->presets) {
        json_write(json, "as: {description: %s", "a named set of answers; the other keys override single answers");
        json_flat_list(json, "enum");
        for (const struct preset *preset = schema->game->presets; preset->name; preset++)
            json_word(json, NULL, preset->name);
        json_write(json, "]}");
    }
    for (const struct question *question = schema->game->house; question->name; question++) {
        json_map(json, question->name);
        json_format(json, "description", "%s (%s)", question->asks, question->reason);
        schema_words(schema, question->answers);
        json_write(json, "default: %s}", question->answers[question->usual]);
    }
    json_write(json, "}, additionalProperties: false}");
}

/* What each player has at the end, or the total. */
static void final_property(struct schema *schema, const char *about)
{
    static const struct shape total = {FORM_HALVES, .what = "the whole score", .low = -200000, .high = 200000,
                                       .unknown = true};
    struct field *either = arena_take(&schema->arena, 3 * sizeof *either);
    struct shape *player = arena_take(&schema->arena, 2 * sizeof *player), *players = player + 1;
    either[0] = (struct field){"total", &total, false, NULL};
    either[1] = (struct field){"player", schema->game->count->player, false, NULL};
    *player = (struct shape){FORM_EITHER, .what = "what a player has at the end", .fields = either};
    *players = (struct shape){FORM_EACH, .what = "what each player has at the end", .by_name = true, .of = player};
    schema_value(schema, "final", players, false, about);
}

static void key_property(struct schema *schema, const char *key, const char *about)
{
    struct json *json = &schema->json;
    const struct game *game = schema->game;
    if (same(key, "game"))
        json_write(json, "game: {description: %s, const: %s}",
                   arena_format(&schema->arena, "%s: %s", about, game->title), game->id);
    else if (same(key, "rules"))
        json_write(json, "rules: {description: %s, const: 3}", about);
    else if (same(key, "players"))
        players_property(schema, about);
    else if (same(key, "members")) { /* beside `players`, with the shape it has in the table */
        for (const struct field *field = game->table->fields; field->shape; field++)
            if (same(field->name, key))
                schema_value(schema, key, field->shape, false, about);
    } else if (same(key, "house"))
        house_property(schema, about);
    else if (same(key, "box")) {
        json_write(json, "box: {description: %s, anyOf: [{const: 'built-in'}", about);
        schema_value(schema, NULL, game->box, true, NULL);
        json_write(json, "]}");
    } else if (same(key, "table")) {
        json_write(json, "table: {description: %s, anyOf: [", about);
        schema_value(schema, NULL, game->table, false, NULL);
        json_write(json, "{const: null}]}");
    } else if (same(key, "final"))
        final_property(schema, about);
    else if (same(key, "log")) {
        json_write(json, "log: {description: %s, type: ['array', 'null']", about);
        schema_refer(schema, "items", "Entry", NULL);
        json_end_map(json);
    } else if (same(key, "claims"))
        schema_refer(schema, "claims", "Claims", about);
    else
        schema_value(schema, key, &shape_text, false, about);
}

/* "[Tt][Aa][Bb][Ll][Ee]|": a reserved word, ignoring case. */
static void add_reserved(const char *const *words, struct text *out)
{
    for (; words && *words; words++) {
        for (const char *letter = *words; *letter; letter++)
            text_format(out, "[%c%c]", *letter - 'a' + 'A', *letter);
        text_char(out, '|');
    }
}

static void define_player(struct schema *schema)
{
    struct json *json = &schema->json;
    struct text pattern = {0};
    text_add(&pattern, "^(");
    add_reserved(reserved_words, &pattern);
    add_reserved(schema->game->reserved, &pattern);
    text_cut(&pattern, pattern.length - 1);
    text_add(&pattern, ")$");
    json_write(json, "Player: {description: %s, anyOf: [", "a player's name: at most 60 bytes in UTF-8");
    json_flat_map(json, NULL);
    json_write(json, "type: 'string', minLength: 1, maxLength: %d, not: {pattern: %s}}", LONGEST_PLAYER,
               text_string(&pattern));
    json_write(json, "{type: 'number'}, {type: 'boolean'}]}");
    text_free(&pattern);
}

/* The shape of the table, with a note. */
static void set_property(struct schema *schema)
{
    struct field *fields = arena_take(&schema->arena, (FIELDS_MAX + 2) * sizeof *fields);
    struct shape *shape = arena_take(&schema->arena, sizeof *shape);
    int count = 0;
    *shape = *schema->game->table;
    for (; shape->fields[count].shape; count++)
        fields[count] = shape->fields[count];
    fields[count] = (struct field){"note", &shape_text, false, "free text"};
    shape->fields = fields;
    schema_value(schema, "set", shape, false,
                 "parts of the position, changed by hand; with `phase`, a whole new position");
}

static void define_entry(struct schema *schema)
{
    struct json *json = &schema->json;
    json_write(json,
               "Entry: {description: %s, anyOf: [{type: 'object', minProperties: 1, maxProperties: 1, properties: {",
               "one key: a player, `table` for chance, `claims` for a claim, or `set` to change the position");
    schema_refer(schema, "table", "DoneByTable", NULL);
    schema_refer(schema, "claims", "Claims", NULL);
    set_property(schema);
    json_end_map(json);
    schema_refer(schema, "additionalProperties", "DoneByPlayer", NULL);
    json_end_map(json);
    schema_sentence(json);
    json_write(json, "]}");
}

static void define_claims(struct schema *schema)
{
    struct field *fields = arena_take(&schema->arena, (CLAIM_KINDS + 1) * sizeof *fields);
    struct shape *claims = arena_take(&schema->arena, sizeof *claims);
    *claims = claims_shape(schema->game, false, fields);
    schema_value(schema, "Claims", claims, false, "what the players say at this moment; each claim must be true");
}

static void define_code(struct schema *schema)
{
    const struct rule *lists[] = {schema->game->rules, common_rules};
    json_write(&schema->json, "Code: {description: %s, anyOf: [", "the code of a rule");
    for (int i = 0; i < 2; i++)
        for (const struct rule *rule = lists[i]; rule->code; rule++)
            json_write(&schema->json, "{const: %s, description: %s}", rule->code, rule->sentence);
    json_write(&schema->json, "]}");
}

static void head_keys(struct json *json, const char *name, const char *title)
{
    json_write(json, "{$schema: 'https://json-schema.org/draft/2020-12/schema'");
    json_format(json, "$id", "urn:referee:schema:%s", name);
    json_write(json, "title: %s, type: 'object'", title);
}

/* The properties of a record of that game, within an open map. */
static void record_properties(struct schema *schema)
{
    struct json *json = &schema->json;
    json_map(json, "properties");
    for (const struct record_key *row = record_keys; row->name; row++)
        if (game_has_key(schema->game, row->name))
            key_property(schema, row->name, row->about);
    json_write(json, "}, required: ['game', 'players'], additionalProperties: false, $defs: {");
    define_player(schema);
    define_entry(schema);
    schema_verbs(schema);
    define_claims(schema);
    define_code(schema);
    schema_define(schema);
    json_end_map(json);
}

void schema_of_game(const struct game *game, struct text *out)
{
    struct schema schema = {.json = {.out = out}, .game = game, .home = "#"};
    head_keys(&schema.json, game->id, arena_format(&schema.arena, "%s: a record for referee", game->title));
    record_properties(&schema);
    json_end_map(&schema.json);
    text_char(out, '\n');
    arena_free(&schema.arena);
}

static void define_game(struct json *json, const struct game *game)
{
    struct schema schema = {.json = *json, .game = game};
    schema.home = arena_format(&schema.arena, "#/$defs/%s", game->id);
    json_map(&schema.json, game->id);
    json_word(&schema.json, "type", "object");
    record_properties(&schema);
    json_end_map(&schema.json);
    *json = schema.json;
    arena_free(&schema.arena);
}

/* If `game` is one of the games, the record must have its schema. */
void schema_of_any_record(const struct game *const *games, struct text *out)
{
    struct json json = {.out = out};
    struct arena arena = {0};
    head_keys(&json, "record", "A record for referee, of any game");
    json_map(&json, "properties");
    json_flat_map(&json, "game");
    json_write(&json, "description: %s, enum: [", "the game whose rules apply");
    for (const struct game *const *game = games; *game; game++)
        json_word(&json, NULL, (*game)->id);
    json_write(&json, "]}}, required: ['game'], allOf: [");
    for (const struct game *const *game = games; *game; game++)
        json_write(&json, "{if: {properties: {game: {const: %s}}, required: ['game']}, then: {$ref: %s}}", (*game)->id,
                   arena_format(&arena, "#/$defs/%s", (*game)->id));
    json_write(&json, "], $defs: {");
    for (const struct game *const *game = games; *game; game++)
        define_game(&json, *game);
    json_write(&json, "}}");
    text_char(out, '\n');
    arena_free(&arena);
}
