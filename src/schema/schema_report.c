/* The schemas of the JSON report and of the lines of jsonl. */
#include "base/json.h"
#include "schema/schema.h"
#include "study/mend/repair_text.h"

/* A key and its value. `type`: a JSON Schema type; "text?" and "number?" also allow null, "texts" is a list of
   strings. */
struct row {
    const char *key, *type, *doc;
};

static const struct row record_rows[] = {
    {"file", "string", "the file, as it was named"},
    {"document", "place", "the number of the record in its file, from 1"},
    {"game", "text?", "the game; null if it is not known"},
    {"title", "text?", "the title of the record"},
    {"date", "text?", "the day on which it was played, YYYY-MM-DD; null if not given or not clear"},
    {"date-text", "text?", "the date as it is written"},
    {"place", "text?", "where it was played"},
    {"judged", "boolean", "true if the log could be judged at all"},
    {"partial", "boolean", "true if the record was not judged to its end"},
    {"entries", "integer", "the number of entries"},
    {"over", "boolean", "the game is over"},
    {"to-act", "texts", "who may act now: players, or table"},
    {"scores", "scores", "points of each player; null if not settled"},
    {"ranges", "ranges",
     "the least and the most points of each player whose score is not settled; null if there is no upper limit"},
    {"winners", "texts", "the winners; empty unless the game is over and they are certain"},
    {"decided", "decided",
     "whether the game is over and the winners are certain; unknown if it is over but they are not"},
    {"why", "text?", "why the winners are not certain; before the end, what the scores rest on that nobody wrote"},
    {"unknown", "texts", "missing facts that decide who won, such as gold.ben"},
    {"rests-on", "texts", "assumed values that the results rest on, such as table.isles or box.costs"},
    {"mistakes", "integer", "mistakes: each is the cause of one or more findings"},
    {"known", "integer", "findings left out because they are in the baseline"},
    {"dropped", "integer", "findings not listed, because there are too many"},
    {0},
};

static const struct row findings_row[] = {{"findings", "findings", "the findings, in the order of the record"}, {0}};

/* For a line of jsonl: where a finding is; what was not judged. */
static const struct row whose_rows[] = {
    {"file", "string", "the file, as it was named"},
    {"document", "place", "the number of the record in its file, from 1"},
    {"game", "text?", "the game; null if it is not known"},
    {0},
};

static const struct row passed_over_rows[] = {
    {"passed-over", "integer", "files in folders that are not records or are excluded"},
    {"missing", "texts", "the names of files and folders that are missing or have no record"},
    {0},
};

static const struct row finding_rows[] = {
    {"word", "word", "the kind of the finding"},
    {"code", "string", "the code of the rule; it never changes"},
    {"entry", "number?", "the number of the entry, from 1; null for the head and the closing claims"},
    {"player", "text?", "the player it concerns"},
    {"phase", "text?", "the phase of the game, in one word"},
    {"moment", "text?", "the moment of the game, in words"},
    {"line", "place", "the line, from 1"},
    {"column", "place", "the column in code points, from 1"},
    {"end-line", "place", "the line of the end"},
    {"end-column", "place", "the column after the last code point"},
    {"said", "text?", "the entry, on one line"},
    {"message", "string", "the particular case"},
    {"rule", "string", "the rule in one sentence"},
    {"cite", "string", "where the rulebook says it"},
    {"rests-on", "texts", "assumed values that the finding rests on"},
    {"house", "texts", "house rules under which this is allowed"},
    {"sources", "texts", "house rules and box values from the club file that the finding rests on"},
    {"follows", "number?", "the entry with the first finding of the same mistake; null for that finding"},
    {"mistake", "number?", "the number of its mistake, from 1; null if it does not count as one"},
    {"meant", "meant?", "the fix; null if none is known"},
    {"meant-or", "meants", "other fixes that are as likely"},
    {"related", "related", "earlier places that led to it"},
    {"legal", "texts", "legal entries at that moment, if there are few"},
    {"fingerprint", "print", "identifies the finding; it stays the same when the entry moves"},
    {0},
};

static const struct row related_rows[] = {
    {"line", "place", "the line, from 1"},        {"column", "place", "the column in code points, from 1"},
    {"end-line", "place", "the line of the end"}, {"end-column", "place", "the column after the last code point"},
    {"message", "string", "what happened there"}, {0},
};

static const struct row meant_rows[] = {
    {"change", "change", "the kind of change"},
    {"entry", "number?", "the number of the entry, before which an insertion goes; null for a key of `table`"},
    {"text", "string", "the new entry, or several, one per line; the removed entry (delete) or the new word (rename)"},
    {0},
};

static void type_or_null(struct json *json, const char *type)
{
    json_flat_list(json, "type");
    json_word(json, NULL, type);
    json_word(json, NULL, "null");
    json_end_list(json);
}

static void list_of(struct json *json, const char *key, const char *value)
{
    json_word(json, "type", "array");
    json_flat_map(json, "items");
    json_word(json, key, value);
    json_end_map(json);
}

static void word_keys(struct json *json)
{
    json_flat_list(json, "enum");
    for (int ruling = 0; ruling < RULING_COUNT; ruling++)
        json_word(json, NULL, ruling_names[ruling]);
    json_end_list(json);
}

static void number_keys(struct json *json, int least)
{
    json_word(json, "type", "integer");
    json_number(json, "minimum", least);
}

static void score_keys(struct json *json)
{
    json_word(json, "type", "object");
    json_flat_map(json, "additionalProperties");
    type_or_null(json, "number");
    json_raw(json, "multipleOf", "0.5");
    json_end_map(json);
}

static void range_keys(struct json *json)
{
    json_word(json, "type", "object");
    json_flat_map(json, "additionalProperties");
    json_word(json, "type", "array");
    json_flat_map(json, "items");
    type_or_null(json, "number");
    json_raw(json, "multipleOf", "0.5");
    json_end_map(json);
    json_number(json, "minItems", 2);
    json_number(json, "maxItems", 2);
    json_end_map(json);
}

static void decided_keys(struct json *json)
{
    json_flat_list(json, "enum");
    json_word(json, NULL, "yes");
    json_word(json, NULL, "no");
    json_word(json, NULL, "unknown");
    json_end_list(json);
}

static void change_keys(struct json *json)
{
    json_flat_list(json, "enum");
    for (int change = 0; change < CHANGES; change++)
        json_word(json, NULL, change_kinds[change].name);
    json_end_list(json);
}

static void meant_keys(struct json *json)
{
    json_flat_list(json, "oneOf");
    json_flat_map(json, NULL);
    json_word(json, "type", "null");
    json_end_map(json);
    json_flat_map(json, NULL);
    json_word(json, "$ref", "#/$defs/meant");
    json_end_map(json);
    json_end_list(json);
}

static void row_keys(struct json *json, const struct row *row)
{
    const char *type = row->type;
    if (same(type, "text?"))
        type_or_null(json, "string");
    else if (same(type, "number?"))
        type_or_null(json, "integer");
    else if (same(type, "texts"))
        list_of(json, "type", "string");
    else if (same(type, "findings"))
        list_of(json, "$ref", "#/$defs/finding");
    else if (same(type, "related"))
        list_of(json, "$ref", "#/$defs/related");
    else if (same(type, "meants"))
        list_of(json, "$ref", "#/$defs/meant");
    else if (same(type, "word"))
        word_keys(json);
    else if (same(type, "change"))
        change_keys(json);
    else if (same(type, "meant?"))
        meant_keys(json);
    else if (same(type, "scores"))
        score_keys(json);
    else if (same(type, "ranges"))
        range_keys(json);
    else if (same(type, "decided"))
        decided_keys(json);
    else if (same(type, "print")) {
        json_word(json, "type", "string");
        json_word(json, "pattern", "^[0-9a-f]{16}$");
    } else if (same(type, "integer") || same(type, "place"))
        number_keys(json, same(type, "place"));
    else
        json_word(json, "type", type);
}

static void rows_properties(struct json *json, const struct row *rows)
{
    for (const struct row *row = rows; row->key; row++) {
        json_flat_map(json, row->key);
        json_word(json, "description", row->doc);
        row_keys(json, row);
        json_end_map(json);
    }
}

static void rows_required(struct json *json, const struct row *rows)
{
    for (const struct row *row = rows; row->key; row++)
        json_word(json, NULL, row->key);
}

/* Defines an object with these keys and `more`; a line of jsonl has its `kind` first. */
static void define(struct json *json, const char *name, const char *kind, const struct row *rows,
                   const struct row *more)
{
    static const struct row none[] = {{0}};
    more = more ? more : none;
    json_map(json, name);
    json_word(json, "type", "object");
    json_map(json, "properties");
    if (kind) {
        json_flat_map(json, "kind");
        json_word(json, "const", kind);
        json_end_map(json);
    }
    rows_properties(json, rows);
    rows_properties(json, more);
    json_end_map(json);
    json_list(json, "required");
    if (kind)
        json_word(json, NULL, "kind");
    rows_required(json, rows);
    rows_required(json, more);
    json_end_list(json);
    json_end_map(json);
}

static void names_property(struct json *json, const char *name, const char *about)
{
    json_map(json, name);
    json_word(json, "type", "array");
    json_word(json, "description", about);
    json_flat_map(json, "items");
    json_word(json, "type", "string");
    json_end_map(json);
    json_end_map(json);
}

static void count_property(struct json *json, const char *key, const char *doc)
{
    json_flat_map(json, key);
    json_word(json, "description", doc);
    number_keys(json, 0);
    json_end_map(json);
}

static void summary_property(struct json *json)
{
    static const char *const more[][2] = {{"records", "records judged"},
                                          {"failing", "records with mistakes"},
                                          {"partial", "records not judged to their end"},
                                          {"known", "findings that are in the baseline"},
                                          {"mistakes", "mistakes: each is the cause of one or more findings"},
                                          {"following", "findings that follow from an earlier mistake"},
                                          {"passed-over", "files in folders that are not records or are excluded"}};
    enum { MORE = sizeof more / sizeof *more };
    json_map(json, "summary");
    json_word(json, "type", "object");
    json_map(json, "properties");
    for (int i = 0; i < MORE; i++)
        count_property(json, more[i][0], more[i][1]);
    for (int ruling = 0; ruling < RULING_COUNT; ruling++)
        count_property(json, ruling_names[ruling], "findings of this kind");
    names_property(json, "passed-over-files", "the names of these files, with --verbose");
    names_property(json, "missing", "the names of files and folders that are missing or have no record");
    json_end_map(json);
    json_flat_list(json, "required");
    for (int i = 0; i < MORE; i++)
        json_word(json, NULL, more[i][0]);
    json_word(json, NULL, "missing");
    for (int ruling = 0; ruling < RULING_COUNT; ruling++)
        json_word(json, NULL, ruling_names[ruling]);
    json_end_list(json);
    json_end_map(json);
}

static void begin_schema(struct json *json, const char *name, const char *title)
{
    json_map(json, NULL);
    json_word(json, "$schema", "https://json-schema.org/draft/2020-12/schema");
    json_format(json, "$id", "urn:referee:schema:%s", name);
    json_word(json, "title", title);
    json_word(json, "$comment", "later versions may add keys but rename none");
}

static void end_schema(struct json *json)
{
    define(json, "related", NULL, related_rows, NULL);
    define(json, "meant", NULL, meant_rows, NULL);
    json_end_map(json);
    json_end_map(json);
    text_char(json->out, '\n');
}

void schema_of_report(struct text *out)
{
    struct json json = {.out = out};
    begin_schema(&json, "report", "the report of referee check --format json");
    json_word(&json, "type", "object");
    json_map(&json, "properties");
    json_flat_map(&json, "referee");
    json_word(&json, "description", "the version of referee");
    json_word(&json, "type", "string");
    json_end_map(&json);
    json_map(&json, "records");
    list_of(&json, "$ref", "#/$defs/record");
    json_end_map(&json);
    summary_property(&json);
    json_end_map(&json);
    json_flat_list(&json, "required");
    json_word(&json, NULL, "referee");
    json_word(&json, NULL, "records");
    json_word(&json, NULL, "summary");
    json_end_list(&json);
    json_map(&json, "$defs");
    define(&json, "record", NULL, record_rows, findings_row);
    define(&json, "finding", NULL, finding_rows, NULL);
    end_schema(&json);
}

void schema_of_lines(struct text *out)
{
    static const char *const lines[] = {"finding", "record", "passed-over"};
    struct json json = {.out = out};
    struct row counts[RULING_COUNT + 1] = {0};
    for (int ruling = 0; ruling < RULING_COUNT; ruling++)
        counts[ruling] = (struct row){ruling_names[ruling], "integer", "findings of this kind"};
    begin_schema(&json, "jsonl", "a line of referee check --format jsonl");
    json_list(&json, "anyOf");
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        json_flat_map(&json, NULL);
        json_format(&json, "$ref", "#/$defs/%s", lines[i]);
        json_end_map(&json);
    }
    json_end_list(&json);
    json_map(&json, "$defs");
    define(&json, "finding", "finding", whose_rows, finding_rows);
    define(&json, "record", "record", record_rows, counts);
    define(&json, "passed-over", "passed-over", passed_over_rows, NULL);
    end_schema(&json);
}
