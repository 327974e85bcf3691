/* The language server: occurrences of a word, renaming of a player, and the entries that caused a finding. */
#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "base/words.h"
#include "serve/lsp/server.h"

/* Bytes of the text, within the record with the cursor. */
struct occurrence {
    size_t from, to;
};

static bool goes_on(char c)
{
    return isalnum((unsigned char)c) || (unsigned char)c >= 0x80 || c == '_' || c == '-';
}

/* Comments are not part of the record, and a title may contain any word. */
static bool in_remark(const struct reading *reading, size_t offset)
{
    static const char *const free_text[] = {"title:", "place:", "note:"};
    const char *text = text_string(&reading->text);
    size_t length, begin = record_line(&reading->lines, offset_line(&reading->lines, offset), &length);
    for (size_t i = 0; i < sizeof free_text / sizeof *free_text; i++)
        if (strncmp(text + begin, free_text[i], strlen(free_text[i])) == 0)
            return true;
    for (size_t at = begin; at < offset; at++)
        if (text[at] == '#' && (at == begin || text[at - 1] == ' '))
            return true;
    return false;
}

/* The next occurrence as a whole word, ignoring case, from `at` on. */
static bool next_occurrence(const struct request *place, const char *word, size_t at, struct occurrence *found)
{
    const struct reading *reading = place->reading;
    const char *text = text_string(&reading->text);
    size_t length, wide = strlen(word), end = record_line(&reading->lines, place->part->last, &length) + length;
    size_t first = record_line(&reading->lines, place->part->first, &length);
    for (at = at > first ? at : first; at + wide <= end; at++) {
        bool whole = (at == 0 || !goes_on(text[at - 1])) && !goes_on(text[at + wide]);
        if (whole && strncasecmp(text + at, word, wide) == 0 && !in_remark(reading, at)) {
            *found = (struct occurrence){at, at + wide};
            return true;
        }
    }
    return false;
}

/* The player whose name is there, or NULL. */
static const char *player_at(const struct request *place, struct occurrence *there)
{
    const struct verdict *verdict = place->judged;
    for (int seat = 0; verdict && seat < verdict->match.seats; seat++) {
        const char *name = verdict->match.names[seat];
        for (size_t at = 0; next_occurrence(place, name, at, there); at = there->to)
            if (there->from <= place->offset && place->offset <= there->to)
                return name;
    }
    return NULL;
}

/* `uri`: of the document; NULL: the client knows it. */
static struct json_object *list_occurrences(struct request *request, const char *uri)
{
    struct json_object *list = wire_list();
    /* A player's name may have several words, of which whereabouts knows only one. */
    struct occurrence there, found;
    size_t from = request->where.from, length = request->where.to - from;
    const char *word = player_at(request, &there);
    if (!word)
        word = arena_copy(&request->arena, text_string(&request->reading->text) + from, length);
    for (size_t at = 0; *word && next_occurrence(request, word, at, &found); at = found.to)
        wire_add(list, wire_make("{uri?: %s, range: %o}", uri, bytes_object(request->reading, found.from, found.to)));
    return list;
}

struct json_object *list_references(struct request *request)
{
    return list_occurrences(request, request->document->uri);
}

struct json_object *list_highlights(struct request *request)
{
    return list_occurrences(request, NULL);
}

/* ---- a new name ---- */

struct json_object *prepare_rename(struct request *request)
{
    struct occurrence there;
    const char *name = player_at(request, &there);
    return name ? wire_make("{range: %o, placeholder: %s}", bytes_object(request->reading, there.from, there.to), name)
                : NULL;
}

/* Why this cannot be a player's name; NULL: it can. */
static const char *unfit(const struct request *place, const char *old, const char *name)
{
    const struct match *match = &place->judged->match;
    if (!name || !*name || strlen(name) > 60 || strpbrk(name, ":#{}[],&*!|>'\"%@`\n") || *name == '-' || *name == ' '
        || *name == '?' || name[strlen(name) - 1] == ' ')
        return "a player's name has 1 to 60 bytes, and none of the characters that YAML uses";
    for (const char *const *reserved = reserved_words; *reserved; reserved++)
        if (strcasecmp(*reserved, name) == 0)
            return "this word has a meaning of its own in records; choose another name";
    for (int seat = 0; seat < match->seats; seat++)
        if (strcasecmp(match->names[seat], name) == 0 && !same(match->names[seat], old))
            return "another player has this name";
    return NULL;
}

struct json_object *rename_player(struct request *request)
{
    struct occurrence found;
    const char *old = player_at(request, &found), *name = wire_word(request->params, "newName");
    const char *why = old ? unfit(request, old, name) : "only players can be renamed";
    if (why) {
        request->fault = (struct fault_of_request){ERROR_PARAMS, why};
        return NULL;
    }
    struct json_object *edits = wire_list();
    for (size_t at = 0; next_occurrence(request, old, at, &found); at = found.to)
        wire_add(edits, text_edit(bytes_object(request->reading, found.from, found.to), name));
    return wire_make("{changes: {%s: %o}}", request->document->uri, edits);
}

/* ---- causes ---- */

/* Related places, and the first finding of the same mistake, for one that follows from it. */
struct json_object *find_cause(struct request *request)
{
    if (!request->judged)
        return NULL;
    const char *uri = request->document->uri;
    const struct finding *first = session_judgement(request->session)->docket.first;
    struct json_object *list = wire_list();
    for (const struct finding *finding = first; finding; finding = finding->next) {
        if (finding->at.line > request->where.line || request->where.line > finding->at.end_line)
            continue;
        for (const struct related *related = finding->related; related; related = related->next)
            wire_add(list, wire_make("{uri: %s, range: %o}", uri, place_object(request->reading, related->at)));
        for (const struct finding *cause = first; cause && finding->mistake && !finding->first; cause = cause->next)
            if (cause->mistake == finding->mistake && cause->first)
                wire_add(list, wire_make("{uri: %s, range: %o}", uri, place_object(request->reading, cause->at)));
    }
    return list;
}
