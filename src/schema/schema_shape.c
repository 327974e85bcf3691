/* Shapes as JSON Schema. */
#include "schema/schema_shape.h"

#include <regex.h>
#include <string.h>

/* One type after the other: strict validators do not accept a list of types. */
static void schema_scalar(struct json *json)
{
    json_flat_list(json, "anyOf");
    json_write(json, "{type: 'string'}, {type: 'number'}, {type: 'boolean'}, {type: 'null'}]");
}

void schema_sentence(struct json *json)
{
    json_write(json, "{description: %s, type: 'string'}", "the same in one line, or a sentence");
}

/* Would YAML read the plain word as a number, a truth value or null? */
static bool is_literal(const char *word)
{
    const char *digits = word + (*word == '-');
    size_t whole = strspn(digits, "0123456789");
    const char *rest = digits + whole;
    bool number = whole > 0 && (whole == 1 || *digits != '0')
                  && (!*rest || (*rest == '.' && rest[1] && !rest[1 + strspn(rest + 1, "0123456789")]));
    return number || same(word, "true") || same(word, "false") || same(word, "null");
}

/* `none` and YAML's null mean the same. */
void schema_words(struct schema *schema, const char *const *words)
{
    json_flat_list(&schema->json, "enum");
    for (; *words; words++) {
        json_word(&schema->json, NULL, *words);
        if (is_literal(*words))
            json_raw(&schema->json, NULL, *words);
        else if (same(*words, "none"))
            json_raw(&schema->json, NULL, "null");
    }
    json_end_list(&schema->json);
}

static bool pattern_takes(const char *pattern, const char *word)
{
    regex_t compiled;
    struct text whole = {0};
    text_format(&whole, "^(%s)$", pattern);
    bool compiles = regcomp(&compiled, text_string(&whole), REG_EXTENDED | REG_NOSUB) == 0;
    bool takes = compiles && regexec(&compiled, word, 0, NULL, 0) == 0;
    if (compiles)
        regfree(&compiled);
    text_free(&whole);
    return takes;
}

/* A word of that pattern may be a number or a truth value in YAML. */
static void literal_types(struct schema *schema, const char *pattern)
{
    static const struct {
        const char *sample, *type;
    } kinds[] = {{"7", "integer"}, {"12", "integer"}, {"1.5", "number"}, {"true", "boolean"}, {"null", "null"}};
    const char *before = "";
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        if (same(before, kinds[i].type) || !pattern_takes(pattern, kinds[i].sample))
            continue;
        before = kinds[i].type;
        json_write(&schema->json, "{type: %s}", kinds[i].type);
    }
}

static void enum_of(struct schema *schema, const char *const *words)
{
    json_flat_map(&schema->json, NULL);
    schema_words(schema, words);
    json_end_map(&schema->json);
}

static void word_keys(struct schema *schema, const struct words *words)
{
    struct json *json = &schema->json;
    if (!words->read) {
        schema_words(schema, words->list);
        return;
    }
    if (!words->pattern) {
        schema_scalar(json);
        return;
    }
    json_list(json, "anyOf");
    if (words->list)
        enum_of(schema, words->list);
    json_write(json, "{type: 'string', pattern: %s}", arena_format(&schema->arena, "^(?:%s)$", words->pattern));
    literal_types(schema, words->pattern);
    json_end_list(json);
}

static void number_keys(struct schema *schema, const struct shape *shape)
{
    struct json *json = &schema->json;
    bool any = shape->low == 0 && shape->high == 0;
    if (shape->form == FORM_HALVES) {
        json_write(json, "type: 'number'");
        json_raw(json, "multipleOf", "0.5");
        if (any)
            return;
        json_halves(json, "minimum", shape->low);
        json_halves(json, "maximum", shape->high);
        return;
    }
    json_write(json, "type: 'integer', minimum: %d", shape->low);
    if (!any)
        json_number(json, "maximum", shape->high);
}

static void array_keys(struct schema *schema, const struct shape *shape)
{
    json_word(&schema->json, "type", "array");
    schema_value(schema, "items", shape->of, false, NULL);
    if (shape->low || shape->high)
        json_write(&schema->json, "minItems: %d, maxItems: %d", shape->low, shape->high);
}

static void list_keys(struct schema *schema, const struct shape *shape)
{
    if (!shape->one && !shape->words) {
        array_keys(schema, shape);
        return;
    }
    json_list(&schema->json, "anyOf");
    if (shape->one)
        schema_value(schema, NULL, shape->of, false, NULL);
    if (shape->words)
        enum_of(schema, shape->words->list);
    json_map(&schema->json, NULL);
    array_keys(schema, shape);
    json_write(&schema->json, "}]");
}

static void tuple_keys(struct schema *schema, const struct shape *shape)
{
    int count = 0;
    json_word(&schema->json, "type", "array");
    if (!shape->fields->shape) {
        json_number(&schema->json, "maxItems", 0);
        return;
    }
    json_list(&schema->json, "prefixItems");
    for (; shape->fields[count].shape; count++)
        schema_value(schema, NULL, shape->fields[count].shape, false,
                     shape->fields[count].doc ? shape->fields[count].doc : shape->fields[count].name);
    json_write(&schema->json, "], minItems: %d, maxItems: %d", count, count);
}

/* Editors read the plain key 2 as a number, which matches no property name, but does match a pattern. Other patterns
   begin with ^. */
static bool is_pattern(const char *key)
{
    return *key == '^' || (*key && !key[strspn(key, "0123456789")]);
}

/* The value of a key of the map; also null, if that takes the key out. */
static void each_value(struct schema *schema, const char *key, const struct shape *map, const struct field *field,
                       bool loose)
{
    if (!map->removable) {
        schema_value(schema, key, field->shape, loose, field->doc);
        return;
    }
    json_map(&schema->json, key);
    json_list(&schema->json, "anyOf");
    schema_value(schema, NULL, field->shape, loose, field->doc);
    json_write(&schema->json, "{type: 'null'}]}");
}

/* The fields whose names are patterns, or the others. */
static void fields_key(struct schema *schema, const char *key, const struct shape *shape, const struct field *field,
                       bool loose, bool patterns)
{
    bool any = false;
    for (; field->shape; field++) {
        if (is_pattern(field->name) != patterns)
            continue;
        if (!any)
            json_map(&schema->json, key);
        any = true;
        bool number = patterns && *field->name != '^';
        each_value(schema, number ? arena_format(&schema->arena, "^%s$", field->name) : field->name, shape, field,
                   loose);
    }
    if (shape == schema->game->box && !patterns) {
        json_flat_map(&schema->json, "provenance");
        json_write(&schema->json, "description: %s}", "where the values come from, as in `referee box`; ignored");
    }
    if (any)
        json_end_map(&schema->json);
}

static void fields_keys(struct schema *schema, const struct shape *shape, const struct field *fields, bool loose)
{
    json_word(&schema->json, "type", "object");
    fields_key(schema, "properties", shape, fields, loose, false);
    fields_key(schema, "patternProperties", shape, fields, loose, true);
}

static void map_keys(struct schema *schema, const struct shape *shape, bool loose)
{
    struct json *json = &schema->json;
    int words = 0, numbers = 0;
    fields_keys(schema, shape, shape->fields, loose);
    for (const struct field *field = shape->fields; field->shape && !loose; field++) {
        if (!field->required)
            continue;
        if (is_pattern(field->name)) {
            numbers++;
            continue;
        }
        if (words++ == 0)
            json_flat_list(json, "required");
        json_word(json, NULL, field->name);
    }
    if (words)
        json_end_list(json);
    if (numbers) /* these are not properties by name */
        json_number(json, "minProperties", words + numbers);
    json_flag(json, "additionalProperties", false);
}

/* Each word is a field, and so is a pattern of words. */
static void each_keys(struct schema *schema, const struct shape *shape, bool loose)
{
    const struct words *words = shape->words;
    bool open = shape->by_name || !words || (words->read && !words->pattern);
    int count = 0;
    while (words && words->list && words->list[count])
        count++;
    struct field *fields = arena_take(&schema->arena, ((size_t)count + 2) * sizeof *fields);
    for (int i = 0; i < count; i++)
        fields[i] = (struct field){words->list[i], shape->of, false, NULL};
    if (!open && words->read)
        fields[count] =
            (struct field){arena_format(&schema->arena, "^(?:%s)$", words->pattern), shape->of, false, NULL};
    fields_keys(schema, shape, fields, loose);
    if (open)
        each_value(schema, "additionalProperties", shape, &(struct field){NULL, shape->of, false, NULL}, loose);
    else
        json_flag(&schema->json, "additionalProperties", false);
}

/* A map that stands for a list: how many of each, or what is at each place. */
static void or_map(struct schema *schema, const struct shape *shape)
{
    static const struct shape count = {FORM_NUMBER, .what = "how many"};
    struct shape map = {FORM_EACH, .words = shape->of->words, .of = &count};
    struct field fields[FIELDS_MAX];
    static const char *const places[] = {"1", "2", "3", "4", "5", "6", "7", "8", "9"};
    if (shape->places) {
        map = (struct shape){FORM_MAP, .fields = fields};
        for (int i = 0; i < shape->places && i < 9; i++)
            fields[i] = (struct field){places[i], shape->of, true, NULL};
        fields[shape->places] = (struct field){0};
    }
    json_map(&schema->json, NULL);
    schema_shape(schema, &map, false, NULL);
    json_end_map(&schema->json);
}

/* What may be written besides the shape itself. */
static void or_words(struct schema *schema, const struct shape *shape, bool loose)
{
    static const char *const words[] = {"none", "unknown", NULL}, *const nothing[] = {"none", NULL};
    struct shape plain = *shape;
    plain.none = plain.unknown = plain.counted = false;
    plain.places = 0;
    plain.what = NULL;
    json_list(&schema->json, "anyOf");
    if (shape->none || shape->unknown)
        enum_of(schema, !shape->none ? words + 1 : shape->unknown ? words : nothing);
    if (shape->counted || shape->places)
        or_map(schema, shape);
    json_map(&schema->json, NULL);
    schema_shape(schema, &plain, loose, NULL);
    json_write(&schema->json, "}]");
}

void schema_shape(struct schema *schema, const struct shape *shape, bool loose, const char *doc)
{
    if (doc || shape->what)
        json_word(&schema->json, "description", doc ? doc : shape->what);
    if (shape->none || shape->unknown || shape->counted || shape->places) {
        or_words(schema, shape, loose);
        return;
    }
    loose = loose && !shape->whole;
    switch (shape->form) {
    case FORM_NONE:
        json_write(&schema->json, "enum: [true, null]");
        break;
    case FORM_WORD:
        word_keys(schema, shape->words);
        break;
    case FORM_NUMBER:
    case FORM_HALVES:
        number_keys(schema, shape);
        break;
    case FORM_FLAG:
        json_word(&schema->json, "type", "boolean");
        break;
    case FORM_NAME:
    case FORM_TEXT:
        schema_scalar(&schema->json);
        break;
    case FORM_LIST:
    case FORM_BAG:
        list_keys(schema, shape);
        break;
    case FORM_TUPLE:
        tuple_keys(schema, shape);
        break;
    case FORM_MAP:
        map_keys(schema, shape, loose);
        break;
    case FORM_EACH:
        each_keys(schema, shape, loose);
        break;
    case FORM_ENTRY:
        json_format(&schema->json, "$ref", "%s/$defs/DoneByPlayer", schema->home);
        break;
    case FORM_EITHER:
        json_list(&schema->json, "anyOf");
        for (const struct field *field = shape->fields; field->shape; field++)
            schema_value(schema, NULL, field->shape, false, field->doc);
        json_end_list(&schema->json);
        break;
    }
}
