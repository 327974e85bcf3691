/* The schema of a game's record: head, log and claims around the game's own shapes and verbs. */
#include "schema/schema.h"

#include "base/words.h"
#include "replay/record_keys.h"
#include "schema/schema_shape.h"

enum { MOST_PLAYERS = 64, LONGEST_PLAYER = 60 };

static void game_property(struct schema *schema, const char *about)
{
    json_flat_map(&schema->json, "game");
    json_format(&schema->json, "description", "%s: %s", about, schema->game->title);
    json_word(&schema->json, "const", schema->game->id);
    json_end_map(&schema->json);
}

static void rules_property(struct schema *schema, const char *about)
{
    json_flat_map(&schema->json, "rules");
    json_word(&schema->json, "description", about);
    json_number(&schema->json, "const", 3);
    json_end_map(&schema->json);
}

static void players_property(struct schema *schema, const char *about)
{
    struct json *json = &schema->json;
    bool counted = !schema->game->seats_rule;
    json_map(json, "players");
    json_word(json, "description", about);
    json_word(json, "type", "array");
    schema_refer(schema, "items", "Player", NULL);
    json_number(json, "minItems", counted ? schema->game->seats_min : 0);
    json_number(json, "maxItems", counted ? schema->game->seats_max : MOST_PLAYERS);
    if (counted)
        json_flag(json, "uniqueItems", true);
    json_end_map(json);
}

/* The named sets of house rules. */
static void preset_property(struct schema *schema)
{
    struct json *json = &schema->json;
    json_map(json, "as");
    json_word(json, "description", "a named set of answers; the other keys override single answers");
    json_flat_list(json, "enum");
    for (const struct preset *preset = schema->game->presets; preset->name; preset++)
        json_word(json, NULL, preset->name);
    json_end_list(json);
    json_end_map(json);
}

static void house_property(struct schema *schema, const char *about)
{
    struct json *json = &schema->json;
    json_map(json, "house");
    json_word(json, "description", about);
    json_word(json, "type", "object");
    json_map(json, "properties");
    if (schema->game->presets)
        preset_property(schema);
    for (const struct question *question = schema->game->house; question->name; question++) {
        json_map(json, question->name);
        json_format(json, "description", "%s (%s)", question->asks, question->reason);
        schema_words(schema, question->answers);
        json_word(json, "default", question->answers[question->usual]);
        json_end_map(json);
    }
    json_end_map(json);
    json_flag(json, "additionalProperties", false);
    json_end_map(json);
}

static void box_property(struct schema *schema, const char *about)
{
    struct json *json = &schema->json;
    json_map(json, "box");
    json_word(json, "description", about);
    json_list(json, "anyOf");
    json_flat_map(json, NULL);
    json_word(json, "const", "built-in");
    json_end_map(json);
    schema_value(schema, NULL, schema->game->box, true, NULL);
    json_end_list(json);
    json_end_map(json);
}

static void table_property(struct schema *schema, const char *about)
{
    struct json *json = &schema->json;
    json_map(json, "table");
    json_word(json, "description", about);
    json_list(json, "anyOf");
    schema_value(schema, NULL, schema->game->table, false, NULL);
    json_flat_map(json, NULL);
    json_null(json, "const");
    json_end_map(json);
    json_end_list(json);
    json_end_map(json);
}

static void log_property(struct schema *schema, const char *about)
{
    struct json *json = &schema->json;
    json_map(json, "log");
    json_word(json, "description", about);
    json_flat_list(json, "type");
    json_word(json, NULL, "array");
    json_word(json, NULL, "null");
    json_end_list(json);
    schema_refer(schema, "items", "Entry", NULL);
    json_end_map(json);
}

/* `members` beside `players`, with the shape it has in the table. */
static void members_property(struct schema *schema, const char *about)
{
    for (const struct field *field = schema->game->table->fields; field->shape; field++)
        if (same(field->name, "members"))
            schema_value(schema, field->name, field->shape, false, about);
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

static void claims_property(struct schema *schema, const char *about)
{
    schema_refer(schema, "claims", "Claims", about);
}

/* The keys of a record that are not free text, and what describes each. */
static const struct {
    const char *key;
    void (*describe)(struct schema *schema, const char *about);
} described[] = {{"game", game_property},       {"rules", rules_property}, {"players", players_property},
                 {"members", members_property}, {"house", house_property}, {"box", box_property},
                 {"table", table_property},     {"final", final_property}, {"log", log_property},
                 {"claims", claims_property}};

static void key_property(struct schema *schema, const struct record_key *row)
{
    for (size_t i = 0; i < sizeof described / sizeof *described; i++)
        if (same(described[i].key, row->name)) {
            described[i].describe(schema, row->about);
            return;
        }
    json_flat_map(&schema->json, row->name);
    json_word(&schema->json, "description", row->about);
    schema_scalar(schema, true);
    json_end_map(&schema->json);
}

static void head_properties(struct schema *schema)
{
    json_map(&schema->json, "properties");
    for (const struct record_key *row = record_keys; row->name; row++)
        if (game_has_key(schema->game, row->name))
            key_property(schema, row);
    json_end_map(&schema->json);
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
    json_map(json, "Player");
    json_word(json, "description", "a player's name: at most 60 bytes in UTF-8");
    json_list(json, "anyOf");
    json_flat_map(json, NULL);
    json_word(json, "type", "string");
    json_number(json, "minLength", 1);
    json_number(json, "maxLength", LONGEST_PLAYER);
    json_flat_map(json, "not");
    struct text pattern = {0};
    text_add(&pattern, "^(");
    add_reserved(reserved_words, &pattern);
    add_reserved(schema->game->reserved, &pattern);
    pattern.bytes[--pattern.length] = '\0';
    text_add(&pattern, ")$");
    json_word(json, "pattern", text_string(&pattern));
    text_free(&pattern);
    json_end_map(json);
    json_end_map(json);
    schema_type(json, "number");
    schema_type(json, "boolean");
    json_end_list(json);
    json_end_map(json);
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
    json_map(json, "Entry");
    json_word(json, "description",
              "one key: a player, `table` for chance, `claims` for a claim, or `set` to change the position");
    json_list(json, "anyOf");
    json_map(json, NULL);
    json_word(json, "type", "object");
    json_number(json, "minProperties", 1);
    json_number(json, "maxProperties", 1);
    json_map(json, "properties");
    schema_refer(schema, "table", "DoneByTable", NULL);
    schema_refer(schema, "claims", "Claims", NULL);
    set_property(schema);
    json_end_map(json);
    schema_refer(schema, "additionalProperties", "DoneByPlayer", NULL);
    json_end_map(json);
    schema_sentence(json);
    json_end_list(json);
    json_end_map(json);
}

static void define_claims(struct schema *schema)
{
    struct field *fields = arena_take(&schema->arena, (CLAIM_KINDS + 1) * sizeof *fields);
    struct shape *claims = arena_take(&schema->arena, sizeof *claims);
    *claims = claims_shape(schema->game, false, fields);
    schema_value(schema, "Claims", claims, false, "what the players say at this moment; each claim must be true");
}

static void list_rules(struct schema *schema, const struct rule *rule)
{
    for (; rule->code; rule++) {
        json_flat_map(&schema->json, NULL);
        json_word(&schema->json, "const", rule->code);
        json_word(&schema->json, "description", rule->sentence);
        json_end_map(&schema->json);
    }
}

static void define_code(struct schema *schema)
{
    json_map(&schema->json, "Code");
    json_word(&schema->json, "description", "the code of a rule");
    json_list(&schema->json, "anyOf");
    list_rules(schema, schema->game->rules);
    list_rules(schema, common_rules);
    json_end_list(&schema->json);
    json_end_map(&schema->json);
}

static void head_keys(struct json *json, const char *name, const char *title)
{
    json_word(json, "$schema", "https://json-schema.org/draft/2020-12/schema");
    json_format(json, "$id", "urn:referee:schema:%s", name);
    json_word(json, "title", title);
    json_word(json, "type", "object");
}

/* The properties of a record of that game, within an open map. */
static void record_properties(struct schema *schema)
{
    struct json *json = &schema->json;
    head_properties(schema);
    json_flat_list(json, "required");
    json_word(json, NULL, "game");
    json_word(json, NULL, "players");
    json_end_list(json);
    json_flag(json, "additionalProperties", false);
    json_map(json, "$defs");
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
    struct text title = {0};
    text_format(&title, "%s: a record for referee", game->title);
    json_map(&schema.json, NULL);
    head_keys(&schema.json, game->id, text_string(&title));
    record_properties(&schema);
    json_end_map(&schema.json);
    text_char(out, '\n');
    text_free(&title);
    arena_free(&schema.arena);
}

/* If `game` is this game, the record must have its schema. */
static void choose_game(struct json *json, const struct game *game)
{
    json_map(json, NULL);
    json_map(json, "if");
    json_map(json, "properties");
    json_flat_map(json, "game");
    json_word(json, "const", game->id);
    json_end_map(json);
    json_end_map(json);
    json_flat_list(json, "required");
    json_word(json, NULL, "game");
    json_end_list(json);
    json_end_map(json);
    json_flat_map(json, "then");
    json_format(json, "$ref", "#/$defs/%s", game->id);
    json_end_map(json);
    json_end_map(json);
}

static void define_game(struct json *json, const struct game *game)
{
    struct text home = {0};
    text_format(&home, "#/$defs/%s", game->id);
    struct schema schema = {.json = *json, .game = game, .home = text_string(&home)};
    json_map(&schema.json, game->id);
    json_word(&schema.json, "type", "object");
    record_properties(&schema);
    json_end_map(&schema.json);
    *json = schema.json;
    text_free(&home);
    arena_free(&schema.arena);
}

void schema_of_any_record(const struct game *const *games, struct text *out)
{
    struct json json = {.out = out};
    json_map(&json, NULL);
    head_keys(&json, "record", "A record for referee, of any game");
    json_map(&json, "properties");
    json_flat_map(&json, "game");
    json_word(&json, "description", "the game whose rules apply");
    json_flat_list(&json, "enum");
    for (const struct game *const *game = games; *game; game++)
        json_word(&json, NULL, (*game)->id);
    json_end_list(&json);
    json_end_map(&json);
    json_end_map(&json);
    json_flat_list(&json, "required");
    json_word(&json, NULL, "game");
    json_end_list(&json);
    json_list(&json, "allOf");
    for (const struct game *const *game = games; *game; game++)
        choose_game(&json, *game);
    json_end_list(&json);
    json_map(&json, "$defs");
    for (const struct game *const *game = games; *game; game++)
        define_game(&json, *game);
    json_end_map(&json);
    json_end_map(&json);
    text_char(out, '\n');
}
