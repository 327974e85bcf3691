/* The language server: completion. In the log only words that lead to a legal entry, elsewhere the words of the
   game. */
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "base/words.h"
#include "game/verb_form.h"
#include "serve/lsp/server.h"

enum { KIND_FUNCTION = 3, KIND_FIELD = 5, KIND_VALUE = 12, KIND_SNIPPET = 15, KIND_EVENT = 23 };
enum { MOST_ENTRIES = 40, MOST_WORDS = 500, USUAL_INDENT = 2 };

struct completing {
    const struct request *place;
    struct json_object *items;
    struct text line; /* the entry so far */
    size_t begin;     /* where it begins in the text */
    int count;
};

static struct json_object *replacement(const struct completing *completing, size_t from, size_t to, const char *text)
{
    return text_edit(bytes_object(&completing->place->document->reading, from, to), text);
}

/* Items keep the order in which they are added. `filter`: what is compared with the line, if not the label. */
static void add_item(struct completing *completing, const char *label, int kind, const char *about,
                     struct json_object *edit, const char *filter)
{
    char order[16];
    snprintf(order, sizeof order, "%05d", completing->count++);
    wire_add(completing->items,
             wire_make("{label: %s, kind: %d, detail?: %s, sortText: %s, textEdit: %o, filterText?: %s}", label, kind,
                       about && *about ? about : NULL, order, edit, filter));
}

/* ---- head, house, box, table, claims ---- */

/* Is the key of the record already there? */
static bool is_there(const struct request *place, const char *key)
{
    const struct reading *reading = &place->document->reading;
    for (int line = place->part->first; line <= place->part->last; line++) {
        size_t length, known = strlen(key);
        const char *text = line_text(reading, line, &length);
        if (line != place->where.line && length > known && strncmp(text, key, known) == 0 && text[known] == ':')
            return true;
    }
    return false;
}

static void add_known(void *context, const struct known_word *known)
{
    struct completing *completing = context;
    const struct whereabouts *where = &completing->place->where;
    struct text written = {0};
    bool colon = text_string(&completing->place->document->reading.text)[where->to] == ':';
    if (completing->count >= MOST_WORDS || (where->depth == 0 && is_there(completing->place, known->word)))
        return;
    bool close = where->from > 0 && text_string(&completing->place->document->reading.text)[where->from - 1] == ':';
    text_format(&written, "%s%s%s", close ? " " : "", known->word, known->key && !colon ? ": " : "");
    add_item(completing, known->word, known->key ? KIND_FIELD : KIND_VALUE, known->about,
             replacement(completing, where->from, where->to, text_string(&written)), NULL);
    text_free(&written);
}

/* ---- entries ---- */

/* In braces a verb or a field is followed by a colon. */
static bool wants_colon(const struct completing *completing, const char *word)
{
    const struct request *place = completing->place;
    const struct verdict *verdict = part_judged(place->part);
    const char *entry = text_string(&place->document->reading.text) + completing->begin, *colon = strchr(entry, ':');
    if (!verdict || !colon || !place->where.braces || colon[1 + strspn(colon + 1, " \r\n")] != '{')
        return false;
    int verb = verb_in(verdict->game, text_string(&completing->line));
    return verb < 0 ? verb_named(verdict->game, word) >= 0 : field_named(&verdict->game->verbs[verb], word) > 0;
}

static void add_offered_word(struct completing *completing, const struct offers *offers,
                             const struct offered_word *offered)
{
    const struct request *place = completing->place;
    size_t from = completing->begin + offers->from,
           to = place->offset > place->where.to ? place->offset : place->where.to;
    struct text written = {0}, about = {0};
    bool name = offered->word[strlen(offered->word) - 1] == ':';
    text_format(&written, "%s%s", offered->word, name ? " " : wants_colon(completing, offered->word) ? ": " : "");
    if (offered->about)
        text_add(&about, offered->about);
    else if (offered->entries > 1)
        text_format(&about, "%d legal entries", offered->entries);
    add_item(completing, offered->word, name ? KIND_EVENT : KIND_VALUE, text_string(&about),
             replacement(completing, from, to, text_string(&written)), NULL);
    text_free(&written);
    text_free(&about);
}

/* Is the entry on one line, with nothing of it after the place? */
static bool is_replaceable(const struct completing *completing)
{
    const struct request *place = completing->place;
    if (place->where.braces || offset_line(&place->document->reading.lines, completing->begin) != place->where.line)
        return false;
    const char *behind = text_string(&place->document->reading.text) + place->where.to;
    behind += strspn(behind, " \t");
    return !*behind || strchr("\r\n#", *behind);
}

/* Adds an entry, written after `before`, in place of the line. */
static void add_whole(struct completing *completing, const char *label, const char *about, const char *before,
                      const char *entry, size_t length)
{
    struct text written = {0};
    text_format(&written, "%s%.*s", before, (int)length, entry);
    add_item(completing, label, KIND_SNIPPET, about,
             replacement(completing, completing->begin, completing->place->where.to, text_string(&written)),
             text_string(&written));
    text_free(&written);
}

static void add_offered_entry(struct completing *completing, const struct offered_entry *offered, const char *before)
{
    add_whole(completing, offered->text, offered->earns, before, offered->text, strlen(offered->text));
}

/* Adds whole entries that begin like the line. */
static void add_entries(struct completing *completing, const struct offers *offers, const char *before)
{
    size_t length = completing->line.length;
    for (int i = 0, added = 0; i < offers->entries && added < MOST_ENTRIES; i++) {
        bool fits = strncasecmp(offers->entry[i].text, text_string(&completing->line), length) == 0;
        if (fits || strchr(text_string(&completing->line), ':')) {
            add_offered_entry(completing, &offers->entry[i], before);
            added++;
        }
    }
}

/* Adds words that are not entries, such as claims. */
static void add_asides(struct completing *completing, const char *before)
{
    static const struct offered_entry asides[] = {
        {.text = "set: {}", .earns = "parts of the position, as found or agreed on"},
        {.text = "claims: {}", .earns = "what is to be checked at this point"}};
    for (size_t i = 0; i < sizeof asides / sizeof *asides; i++)
        if (completing->line.length
            && strncasecmp(asides[i].text, text_string(&completing->line), completing->line.length) == 0)
            add_offered_entry(completing, &asides[i], before);
}

/* Adds every legal entry, if the line names no actor yet. */
static bool add_all(struct completing *completing, int before, const char *dash)
{
    const struct offers *offers = session_offers(completing->place->part->session, before, "", true);
    if (!offers)
        return false;
    add_entries(completing, offers, dash);
    /* Of entries that cannot be listed the editor writes how they begin, and shows a description of the rest. */
    for (const char *line = offers->notation; *line; line += strcspn(line, "\n") + (strchr(line, '\n') != NULL)) {
        struct text label = {0};
        text_add_bytes(&label, line, strcspn(line, "\n"));
        add_whole(completing, text_string(&label), "cannot be listed", dash, line, strcspn(line, "<\n"));
        text_free(&label);
    }
    add_asides(completing, dash);
    return offers->entries > MOST_ENTRIES;
}

/* The entry of the log up to that place, on one line in `line`; see entry_so_far. */
static size_t ask_entry(const struct request *place, struct text *line)
{
    return entry_so_far(&place->document->reading, place->part, &place->where, place->offset, line);
}

/* If the list is cut, the client asks again with the next character. */
static bool complete_entry(struct completing *completing)
{
    const struct request *place = completing->place;
    completing->begin = ask_entry(place, &completing->line);
    int before = entries_before(place, completing->begin);
    const struct offers *offers = session_offers(place->part->session, before, text_string(&completing->line), false);
    if (!offers)
        return false;
    for (int i = 0; i < offers->words && i < MOST_WORDS; i++)
        add_offered_word(completing, offers, &offers->word[i]);
    bool cut = offers->entries > MOST_ENTRIES || offers->words > MOST_WORDS;
    bool whole = is_replaceable(completing), named = strchr(text_string(&completing->line), ':');
    if (whole && named)
        add_entries(completing, offers, "");
    return (whole && !named && add_all(completing, before, "")) || cut;
}

/* On a new line of the log: whole entries, with their dash. */
static bool complete_new_line(struct completing *completing)
{
    const struct request *place = completing->place;
    struct text dash = {0};
    int before;
    session_entry_at(place->part->session, place->where.line, &before);
    size_t length;
    completing->begin = record_line(&place->document->reading.lines, place->where.line, &length);
    text_repeat(&dash, ' ', place->above.dash >= 0 ? place->above.dash : USUAL_INDENT);
    text_add(&dash, "- ");
    bool cut = add_all(completing, before, text_string(&dash));
    text_free(&dash);
    return cut;
}

/* Is it an empty line below the log? */
static bool follows_log(const struct request *place)
{
    size_t length;
    if (strspn(line_text(&place->document->reading, place->where.line, &length), " ") < length)
        return false;
    return is_under(&place->where, "log") || is_under(&place->above, "log");
}

/* Is it in an entry of the log? */
static bool in_entry(const struct request *place)
{
    const struct whereabouts *where = &place->where;
    return is_under(where, "log") && !in_checkpoint(where)
           && (where->dash >= 0 || where->depth > 1 || where->log_in_brackets);
}

struct json_object *complete(struct request *request)
{
    bool incomplete = false;
    struct completing completing = {.place = request, .items = wire_list()};
    if (follows_log(request) && !request->where.log_in_brackets)
        incomplete = complete_new_line(&completing);
    else if (in_entry(request))
        incomplete = complete_entry(&completing);
    if (!is_under(&request->where, "log") || in_checkpoint(&request->where))
        list_words(request->part, &request->where, add_known, &completing);
    text_free(&completing.line);
    return wire_make("{isIncomplete: %b, items: %o}", incomplete, completing.items);
}

/* ---- the form of the entry being written, field by field ---- */

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
        *active = row == field && form.length ? wire_count(list) : *active;
        if (form.length)
            wire_add(list, wire_make("{label: %s, documentation?: %s}", text_string(&form) + 1, verb->fields[row].doc));
        text_free(&form);
    }
    return list;
}

static struct json_object *help_for(const struct verb *verb, const char *line)
{
    struct text actor = {0}, form = {0};
    int active;
    line += strspn(line, " ");
    text_add_bytes(&actor, line, strcspn(line, ":"));
    verb_notation(text_string(&actor), verb, &form);
    text_free(&actor);
    struct json_object *list = parameters(verb, active_field(verb, line), &active);
    return wire_make("{signatures: [{label: %t, documentation: %s, parameters: %o}], activeSignature: 0, "
                     "activeParameter: %d}",
                     &form, verb->doc, list, active);
}

struct json_object *help_with_entry(struct request *request)
{
    struct text line = {0};
    struct json_object *help = NULL;
    const struct verdict *verdict = part_judged(request->part);
    if (verdict && in_entry(request)) {
        ask_entry(request, &line);
        int verb = verb_in(verdict->game, text_string(&line));
        help = verb < 0 ? NULL : help_for(&verdict->game->verbs[verb], text_string(&line));
    }
    text_free(&line);
    return help;
}
