/* The schemas of a row of results, and of standings as JSON. */
#include "base/json.h"
#include "schema/schema.h"
#include "study/results/results.h"

static void begin(struct json *json, const char *id, const char *title)
{
    json_map(json, NULL);
    json_word(json, "$schema", "https://json-schema.org/draft/2020-12/schema");
    json_format(json, "$id", "urn:referee:schema:%s", id);
    json_word(json, "title", title);
    json_word(json, "$comment", "later versions may add keys but rename none");
    json_word(json, "type", "object");
}

static void type_or_null(struct json *json, const char *type, bool or_null)
{
    json_flat_list(json, "type");
    json_word(json, NULL, type);
    if (or_null)
        json_word(json, NULL, "null");
    json_end_list(json);
}

/* ---- a row of results ------------------------------------------------------------------------------------------- */

static void won_keys(struct json *json)
{
    static const char *const words[] = {"yes", "no", "shared", "undecided"};
    json_flat_list(json, "enum");
    for (int i = 0; i < 4; i++)
        json_word(json, NULL, words[i]);
    json_end_list(json);
}

static void map_keys(struct json *json, const char *type)
{
    json_word(json, "type", "object");
    json_flat_map(json, "additionalProperties");
    type_or_null(json, type, same(type, "number"));
    json_end_map(json);
}

static void cell_keys(struct json *json, int column)
{
    static const bool always[RESULT_COLUMNS] = {
        [COLUMN_FILE] = true,   [COLUMN_DOCUMENT] = true, [COLUMN_GAME] = true,     [COLUMN_SEATS] = true,
        [COLUMN_PLAYER] = true, [COLUMN_SEAT] = true,     [COLUMN_MISTAKES] = true, [COLUMN_COMPLETE] = true};
    static const char *const types[] = {
        [CELL_TEXT] = "string", [CELL_NUMBER] = "number", [CELL_WORD] = "string", [CELL_FLAG] = "boolean"};
    enum cell_kind kind = result_headings[column].kind;
    if (column == COLUMN_WON)
        won_keys(json);
    else if (kind == CELL_POINTS || kind == CELL_WORDS)
        map_keys(json, kind == CELL_POINTS ? "number" : "string");
    else
        type_or_null(json, types[kind], !always[column]);
}

void schema_of_results(struct text *out)
{
    struct json json = {.out = out};
    begin(&json, "results", "a line of referee results --format jsonl");
    json_map(&json, "properties");
    for (int column = 0; column < RESULT_COLUMNS; column++) {
        json_flat_map(&json, result_headings[column].name);
        json_word(&json, "description", result_headings[column].doc);
        cell_keys(&json, column);
        json_end_map(&json);
    }
    json_end_map(&json);
    json_flat_list(&json, "required");
    for (int column = 0; column < RESULT_COLUMNS; column++)
        json_word(&json, NULL, result_headings[column].name);
    json_end_list(&json);
    json_end_map(&json);
    text_char(out, '\n');
}

/* ---- standings -------------------------------------------------------------------------------------------------- */

/* A key and its value: a JSON Schema type, one with `?` that may be null, or a list of a definition by its name. */
struct key_row {
    const char *key, *type, *doc;
};

#define TALLY_ROWS                                                                                                     \
    {"played", "integer", "finished games"}, {"won", "integer", "games won alone"},                                    \
        {"shared", "integer", "games won with others"}, {"undecided", "integer", "games without a certain winner"},    \
        {"mean-score", "number?", "the average score of the games with a known score"},                                \
        {"best-score", "number?", "the highest score"},                                                                \
    {                                                                                                                  \
        "mean-rank", "number?", "the average rank in the games with a certain rank"                                    \
    }

static const struct key_row whole_rows[] = {
    {"referee", "string", "the version of referee"},
    {"records", "integer", "records that were counted"},
    {"unfinished", "integer", "counted records of games that are not over"},
    {"undecided", "integer", "counted records without a certain winner"},
    {"undated", "integer", "records left out because they have no clear date"},
    {"unjudged", "integer", "records that could not be judged"},
    {"unread", "integer", "records that could not be read completely"},
    {"ranked-from", "integer", "how many rated games a player needs to be ranked"},
    {"standings", "part", "all games together, then each game"},
    {0}};
static const struct key_row part_rows[] = {{"game", "string?", "the game; null for all games together"},
                                           {"games", "integer", "finished games"},
                                           {"first-date", "string?", "the day of the first game"},
                                           {"last-date", "string?", "the day of the last game"},
                                           {"seats", "seat", "the results from each seat"},
                                           {"players", "player", "the players, ranked ones first"},
                                           {0}};
static const struct key_row seat_rows[] = {{"seat", "integer", "the seat, from 1"}, TALLY_ROWS, {0}};
static const struct key_row player_rows[] = {
    {"player", "string", "the player's name"},
    {"place", "integer?", "the place by rating, from 1; null for a player who is not ranked"},
    TALLY_ROWS,
    {"rated", "integer", "rated games"},
    {"rating", "number?", "the rating; null before the first rated game"},
    {"uncertainty", "number?", "the standard deviation of the rating"},
    {"seats", "seat", "the results from each seat"},
    {"against", "against", "the results against each other player"},
    {0}};
static const struct key_row against_rows[] = {
    {"player", "string", "the other player's name"},
    {"met", "integer", "games in which both played"},
    {"before", "integer", "games in which the player ranked before the other"},
    {"after", "integer", "games in which the player ranked after the other"},
    {0}};
static const struct definition {
    const char *name;
    const struct key_row *rows;
} definitions[] = {{"part", part_rows}, {"seat", seat_rows}, {"player", player_rows}, {"against", against_rows}};

static void key_keys(struct json *json, const struct key_row *row)
{
    char type[16];
    size_t length = strlen(row->type), bare = length - (row->type[length - 1] == '?');
    for (size_t i = 0; i < sizeof definitions / sizeof *definitions; i++)
        if (same(row->type, definitions[i].name)) {
            json_word(json, "type", "array");
            json_flat_map(json, "items");
            json_format(json, "$ref", "#/$defs/%s", row->type);
            json_end_map(json);
            return;
        }
    put_string(type, sizeof type, "%.*s", (int)bare, row->type);
    type_or_null(json, type, bare < length);
}

static void keys_of(struct json *json, const struct key_row *rows)
{
    json_map(json, "properties");
    for (const struct key_row *row = rows; row->key; row++) {
        json_flat_map(json, row->key);
        json_word(json, "description", row->doc);
        key_keys(json, row);
        json_end_map(json);
    }
    json_end_map(json);
    json_flat_list(json, "required");
    for (const struct key_row *row = rows; row->key; row++)
        json_word(json, NULL, row->key);
    json_end_list(json);
}

void schema_of_standings(struct text *out)
{
    struct json json = {.out = out};
    begin(&json, "standings", "referee standings --format json");
    keys_of(&json, whole_rows);
    json_map(&json, "$defs");
    for (size_t i = 0; i < sizeof definitions / sizeof *definitions; i++) {
        json_map(&json, definitions[i].name);
        json_word(&json, "type", "object");
        keys_of(&json, definitions[i].rows);
        json_end_map(&json);
    }
    json_end_map(&json);
    json_end_map(&json);
    text_char(out, '\n');
}
