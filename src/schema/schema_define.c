/* Definitions of a schema: every shape that is more than a number is written once and referred to by name. */
#include <ctype.h>
#include <string.h>

#include "schema/schema_shape.h"

void schema_refer(struct schema *schema, const char *key, const char *name, const char *doc)
{
    json_flat_map(&schema->json, key);
    if (doc)
        json_word(&schema->json, "description", doc);
    json_format(&schema->json, "$ref", "%s/$defs/%s", schema->home, name);
    json_end_map(&schema->json);
}

/* "a space" becomes a-space, the next with that name a-space.2. */
static const char *make_name(struct schema *schema, const char *what)
{
    struct text name = {0};
    for (const char *c = what; *c && name.length < LONGEST_NAME; c++)
        if (isalnum((unsigned char)*c))
            text_char(&name, (char)tolower((unsigned char)*c));
        else if (name.length && name.bytes[name.length - 1] != '-')
            text_char(&name, '-');
    while (name.length && name.bytes[name.length - 1] == '-')
        text_cut(&name, name.length - 1);
    int alike = 0;
    for (const struct definition *known = schema->first; known; known = known->next)
        alike += strncmp(known->name, text_string(&name), name.length) == 0
                 && (!known->name[name.length] || known->name[name.length] == '.');
    const char *made = alike ? arena_format(&schema->arena, "%s.%d", text_string(&name), alike + 1)
                             : arena_copy(&schema->arena, text_string(&name), name.length);
    text_free(&name);
    return made;
}

static const char *name_of(struct schema *schema, const struct shape *shape, bool loose)
{
    struct definition **end = &schema->first;
    for (; *end; end = &(*end)->next)
        if ((*end)->shape == shape && (*end)->loose == loose)
            return (*end)->name;
    struct definition *fresh = arena_take(&schema->arena, sizeof *fresh);
    *fresh = (struct definition){shape, loose, make_name(schema, shape->what ? shape->what : "part"), NULL};
    *end = fresh;
    return fresh->name;
}

void schema_value(struct schema *schema, const char *key, const struct shape *shape, bool loose, const char *doc)
{
    bool small = !shape->words && !shape->of && shape->form != FORM_ENTRY;
    if (!small) {
        bool matters = shape->form == FORM_MAP || shape->form == FORM_EACH;
        schema_refer(schema, key, name_of(schema, shape, loose && matters && !shape->whole), doc);
        return;
    }
    json_flat_map(&schema->json, key);
    schema_shape(schema, shape, loose, doc);
    json_end_map(&schema->json);
}

void schema_define(struct schema *schema)
{
    for (const struct definition *definition = schema->first; definition; definition = definition->next) {
        json_map(&schema->json, definition->name);
        schema_shape(schema, definition->shape, definition->loose, NULL);
        json_end_map(&schema->json);
    }
}
