/* The language server: the form of the entry being written, field by field. */
#include <string.h>

#include "game/verb_form.h"
#include "serve/lsp/request_place.h"

/* The field of the last word: the one named last before it, else the value of the verb. */
static int active_field(const struct verb *verb, const char *line)
{
    const char *word = strchr(line, ':') + 1;
    int field = 0, row = 0;
    char name[KEY_ROOM];
    for (word += strspn(word, " "); *word; word += strspn(word, " ")) {
        size_t length = strcspn(word, " ");
        bool ended = word[length];
        if (ended && row++ > 0 && length < sizeof name) {
            memcpy(name, word, length);
            name[length] = '\0';
            int named = field_named(verb, name);
            field = named > 0 ? named : field;
        }
        word += length;
    }
    return field;
}

/* The fields, each with its part of the form; sets `*active` to the row of the one being written. */
static struct json_object *parameters(const struct verb *verb, int field, int *active)
{
    struct json_object *list = wire_list();
    *active = 0;
    for (int row = 0; verb->fields[row].shape; row++) {
        struct text form = {0};
        field_notation(verb, row, &form);
        if (form.length) {
            struct json_object *each = wire_map();
            if (row == field)
                *active = wire_count(list);
            wire_put_word(each, "label", text_string(&form) + 1);
            if (verb->fields[row].doc)
                wire_put_word(each, "documentation", verb->fields[row].doc);
            wire_add(list, each);
        }
        text_free(&form);
    }
    return list;
}

static struct json_object *help_for(const struct verb *verb, const char *line)
{
    struct json_object *help = wire_map(), *signature = wire_map();
    struct text actor = {0}, form = {0};
    int active;
    line += strspn(line, " ");
    text_add_bytes(&actor, line, strcspn(line, ":"));
    verb_notation(text_string(&actor), verb, &form);
    wire_put_text(signature, "label", &form);
    wire_put_word(signature, "documentation", verb->doc);
    wire_put(signature, "parameters", parameters(verb, active_field(verb, line), &active));
    wire_add(wire_put(help, "signatures", wire_list()), signature);
    wire_put_number(help, "activeSignature", 0);
    wire_put_number(help, "activeParameter", active);
    text_free(&actor);
    return help;
}

struct json_object *help_with_entry(struct server *server, struct json_object *params, struct fault_of_request *error)
{
    struct request_place place;
    struct text line = {0};
    struct json_object *help = NULL;
    if (!ask(server, params, &place, error) || place.where.remark)
        return NULL;
    const struct verdict *verdict = part_judged(place.part);
    bool entry = verdict && is_under(&place.where, "log") && !in_checkpoint(&place.where);
    if (entry && (place.where.dash >= 0 || place.where.depth > 1 || place.where.log_in_brackets)) {
        ask_entry(&place, &line);
        int verb = verb_in(verdict->game, text_string(&line));
        help = verb < 0 ? NULL : help_for(&verdict->game->verbs[verb], text_string(&line));
    }
    text_free(&line);
    return help;
}
