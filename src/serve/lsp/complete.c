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
    struct request *request;
    struct json_object *items;
    struct text line; /* the entry so far */
    size_t begin;     /* where it begins in the text */
    int count;
};

/* What is offered: `written` in place of the bytes from `from` to `to`. */
struct item {
    int kind;
    const char *label, *about;
    size_t from, to;
    const char *written;
    const char *filter; /* what is compared with the line, if not the label; or NULL */
};

/* Items keep the order in which they are added. */
static void add_item(struct completing *completing, struct item item)
{
    struct json_object *range = bytes_object(completing->request->reading, item.from, item.to);
    const char *order = arena_format(&completing->request->arena, "%05d", completing->count++);
    wire_add(completing->items,
             wire_make("{label: %s, kind: %d, detail?: %s, sortText: %s, textEdit: %o, filterText?: %s}", item.label,
                       item.kind, item.about && *item.about ? item.about : NULL, order, text_edit(range, item.written),
                       item.filter));
}

/* ---- head, house, box, table, claims ---- */

/* Is the key of the record already there? */
static bool is_there(const struct request *request, const char *key)
{
    for (int line = request->part->first; line <= request->part->last; line++) {
        size_t length, known = strlen(key);
        const char *text = line_text(request->reading, line, &length);
        if (line != request->where.line && length > known && strncmp(text, key, known) == 0 && text[known] == ':')
            return true;
    }
    return false;
}

static void add_known(void *context, const struct known_word *known)
{
    struct completing *completing = context;
    struct request *request = completing->request;
    const struct whereabouts *where = &request->where;
    const char *text = text_string(&request->reading->text);
    bool close = where->from > 0 && text[where->from - 1] == ':', colon = text[where->to] == ':';
    if (completing->count >= MOST_WORDS || (where->depth == 0 && is_there(request, known->word)))
        return;
    const char *written =
        arena_format(&request->arena, "%s%s%s", close ? " " : "", known->word, known->key && !colon ? ": " : "");
    add_item(completing, (struct item){known->key ? KIND_FIELD : KIND_VALUE, known->word, known->about, where->from,
                                       where->to, written, NULL});
}

/* ---- entries ---- */

static size_t entry_offset(const struct request *request, int number)
{
    struct place at = session_entry(request->session, number)->logged->at;
    return column_offset(&request->reading->lines, at.line, at.column);
}

/* How many entries of the log are before the one that begins at that offset. */
static int entries_before(const struct request *request, size_t begin)
{
    const struct session *session = request->session;
    int before;
    session_entry_at(session, request->where.line, &before);
    if (!request->where.log_in_brackets)
        return before;
    while (before > 0 && entry_offset(request, before) >= begin)
        before--;
    while (before < session_entries(session) && entry_offset(request, before + 1) < begin)
        before++;
    return before;
}

/* The verb of the line, as a row of the game's verbs; -1: none yet. */
static int verb_in(const struct game *game, const char *line)
{
    const char *colon = strchr(line, ':');
    char verb[KEY_ROOM];
    return colon && sscanf(colon + 1, " %63s", verb) == 1 ? verb_named(game, verb) : -1;
}

/* In braces a verb or a field is followed by a colon. */
static bool wants_colon(const struct completing *completing, const char *word)
{
    const struct request *request = completing->request;
    const char *entry = text_string(&request->reading->text) + completing->begin, *colon = strchr(entry, ':');
    if (!request->judged || !colon || !request->where.braces || colon[1 + strspn(colon + 1, " \r\n")] != '{')
        return false;
    const struct game *game = request->judged->game;
    int verb = verb_in(game, text_string(&completing->line));
    return verb < 0 ? verb_named(game, word) >= 0 : field_named(&game->verbs[verb], word) > 0;
}

static void add_offered_word(struct completing *completing, const struct offers *offers,
                             const struct offered_word *offered)
{
    struct request *request = completing->request;
    size_t from = completing->begin + offers->from, to = request->where.to;
    bool name = offered->word[strlen(offered->word) - 1] == ':';
    const char *after = name ? " " : wants_colon(completing, offered->word) ? ": " : "", *about = offered->about;
    if (!about && offered->entries > 1)
        about = arena_format(&request->arena, "%d legal entries", offered->entries);
    add_item(completing, (struct item){name ? KIND_EVENT : KIND_VALUE, offered->word, about, from,
                                       request->offset > to ? request->offset : to,
                                       arena_format(&request->arena, "%s%s", offered->word, after), NULL});
}

/* Is the entry on one line, with nothing of it after the place? */
static bool is_replaceable(const struct completing *completing)
{
    const struct request *request = completing->request;
    if (request->where.braces || offset_line(&request->reading->lines, completing->begin) != request->where.line)
        return false;
    const char *behind = text_string(&request->reading->text) + request->where.to;
    behind += strspn(behind, " \t");
    return !*behind || strchr("\r\n#", *behind);
}

/* Adds an entry, written after `before`, in place of the line. */
static void add_whole(struct completing *completing, const char *label, const char *about, const char *before,
                      const char *entry)
{
    const char *written = arena_format(&completing->request->arena, "%s%s", before, entry);
    add_item(completing, (struct item){KIND_SNIPPET, label, about, completing->begin, completing->request->where.to,
                                       written, written});
}

/* Adds whole entries that begin like the line. */
static void add_entries(struct completing *completing, const struct offers *offers, const char *before)
{
    const char *line = text_string(&completing->line);
    for (int i = 0, added = 0; i < offers->entries && added < MOST_ENTRIES; i++) {
        const struct offered_entry *offered = &offers->entry[i];
        if (strncasecmp(offered->text, line, completing->line.length) != 0 && !strchr(line, ':'))
            continue;
        add_whole(completing, offered->text, offered->earns, before, offered->text);
        added++;
    }
}

/* Adds every legal entry, if the line names no actor yet, and what is not an entry, such as claims. */
static bool add_all(struct completing *completing, int before, const char *dash)
{
    static const char *const asides[][2] = {{"set: {}", "parts of the position, as found or agreed on"},
                                            {"claims: {}", "what is to be checked at this point"}};
    const struct offers *offers = session_offers(completing->request->session, before, "", true);
    struct arena *arena = &completing->request->arena;
    const char *begun = text_string(&completing->line);
    if (!offers)
        return false;
    add_entries(completing, offers, dash);
    /* Of entries that cannot be listed the editor writes how they begin, and shows a description of the rest. */
    for (const char *line = offers->notation; *line; line += strspn(line, "\n")) {
        size_t length = strcspn(line, "\n");
        add_whole(completing, arena_copy(arena, line, length), "cannot be listed", dash,
                  arena_copy(arena, line, strcspn(line, "<\n")));
        line += length;
    }
    for (size_t i = 0; i < sizeof asides / sizeof *asides; i++)
        if (*begun && strncasecmp(asides[i][0], begun, strlen(begun)) == 0)
            add_whole(completing, asides[i][0], asides[i][1], dash, asides[i][0]);
    return offers->entries > MOST_ENTRIES;
}

/* If the list is cut, the client asks again with the next character. */
static bool complete_entry(struct completing *completing)
{
    const struct request *request = completing->request;
    completing->begin = entry_so_far(request, &completing->line);
    int before = entries_before(request, completing->begin);
    const struct offers *offers = session_offers(request->session, before, text_string(&completing->line), false);
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
    struct request *request = completing->request;
    int before, dash = request->above.dash >= 0 ? request->above.dash : USUAL_INDENT;
    size_t length;
    session_entry_at(request->session, request->where.line, &before);
    completing->begin = record_line(&request->reading->lines, request->where.line, &length);
    return add_all(completing, before, arena_format(&request->arena, "%*s- ", dash, ""));
}

/* Is it an empty line below the log? */
static bool follows_log(const struct request *request)
{
    size_t length;
    if (strspn(line_text(request->reading, request->where.line, &length), " ") < length)
        return false;
    return is_under(&request->where, "log") || is_under(&request->above, "log");
}

/* Is it in an entry of the log? */
static bool in_entry(const struct request *request)
{
    const struct whereabouts *where = &request->where;
    return is_under(where, "log") && !in_checkpoint(where)
           && (where->dash >= 0 || where->depth > 1 || where->log_in_brackets);
}

struct json_object *complete(struct request *request)
{
    bool incomplete = false;
    struct completing completing = {.request = request, .items = wire_list()};
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
static int active_field(struct arena *arena, const struct verb *verb, const char *line)
{
    const char *word = strchr(line, ':') + 1;
    int field = 0, row = 0;
    for (word += strspn(word, " "); *word; word += strspn(word, " ")) {
        size_t length = strcspn(word, " ");
        bool ended = word[length];
        int named = ended && row++ > 0 ? field_named(verb, arena_copy(arena, word, length)) : 0;
        field = named > 0 ? named : field;
        word += length;
    }
    return field;
}

struct json_object *help_with_entry(struct request *request)
{
    struct text said = {0}, whole = {0};
    if (!request->judged || !in_entry(request))
        return NULL;
    entry_so_far(request, &said);
    const char *line = arena_keep(&request->arena, &said);
    const struct game *game = request->judged->game;
    int row = verb_in(game, line), active = 0;
    if (row < 0)
        return NULL;
    line += strspn(line, " ");
    const struct verb *verb = &game->verbs[row];
    verb_notation(arena_copy(&request->arena, line, strcspn(line, ":")), verb, &whole);
    struct json_object *list = wire_list(); /* the fields, each with its part of the form */
    int field = active_field(&request->arena, verb, line);
    for (int i = 0; verb->fields[i].shape; i++) {
        struct text form = {0};
        field_notation(verb, i, &form);
        active = i == field && form.length ? wire_count(list) : active;
        if (form.length)
            wire_add(list, wire_make("{label: %s, documentation?: %s}", text_string(&form) + 1, verb->fields[i].doc));
        text_free(&form);
    }
    return wire_make("{signatures: [{label: %t, documentation: %s, parameters: %o}], activeSignature: 0, "
                     "activeParameter: %d}",
                     &whole, verb->doc, list, active);
}
