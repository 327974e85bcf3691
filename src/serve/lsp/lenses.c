/* The language server: what is shown beside the log: outline, folds, hints, and the position on demand. */

#include <string.h>

#include "base/words.h"
#include "game/game.h"
#include "replay/position.h"
#include "serve/lsp/server.h"
#include "study/explain/explain.h"
#include "study/sheet.h"

struct json_object *show_command(const char *title, const char *uri, int document, int entry)
{
    return wire_make("{title: %s, command: 'referee.showTable', arguments: [{uri: %s, document: %d, entry: %d}]}",
                     title, uri, document, entry);
}

/* ---- divides the log by the moments of its entries ---- */

/* Some entries in a row. */
struct spell {
    int from, to;
    int first_line, last_line; /* as referee counts */
    /* "cycle 2"; "offerings"; "ada"; "" for a phase without a name besides its round's. Owned by the session. */
    const char *name;
};

/* How the log is divided, from the outside in, and the kind of symbol. In games without rounds the phases are the first
   level. */
enum level { ROUNDS, PHASES, TURNS };
static const int symbols[] = {[ROUNDS] = 3 /* namespace */, [PHASES] = 2 /* module */, [TURNS] = 24 /* event */};

static const char *name_of(const struct session *session, enum level level, int number)
{
    const struct session_entry *entry = session_entry(session, number);
    const struct script_entry *logged = entry->logged;
    if (level == ROUNDS)
        return *entry->round ? entry->round : entry->stage;
    if (level == PHASES)
        return *entry->round ? entry->stage : "";
    return logged->kind == SCRIPT_MOVE ? actor_name(&session_verdict(session)->match, logged->move.actor) : entry->text;
}

/* The longest run of entries that begins after the one before and belongs together, up to `last`; false: there is
   none. */
static bool next_spell(const struct session *session, enum level level, int last, struct spell *spell)
{
    int from = spell->to + 1, to = from;
    if (from > last)
        return false;
    const char *name = name_of(session, level, from);
    while (to < last && same(name_of(session, level, to + 1), name))
        to++;
    const struct place *end = &session_entry(session, to)->logged->at;
    *spell = (struct spell){.from = from, .to = to, .name = name};
    spell->first_line = session_entry(session, from)->logged->at.line;
    spell->last_line = end->end_line - (end->end_line > end->line && end->end_column == 1);
    return true;
}

static void add_lens(const struct request *request, struct json_object *list, int part, int line, int entry,
                     const char *title)
{
    wire_add(list,
             wire_make("{range: %o, command: %o}", place_object(request->reading, (struct place){line, 1, line, 1}),
                       show_command(title, request->document->uri, part + 1, entry)));
}

/* One lens before each round, and one after the log. */
struct json_object *list_lenses(struct request *request)
{
    const struct reading *reading = request->reading;
    struct json_object *list = wire_list();
    for (int i = 0; i < reading->parts; i++) {
        const struct session *session = reading->part[i].session;
        struct spell round = {0};
        while (part_judged(&reading->part[i]) && next_spell(session, ROUNDS, session_entries(session), &round))
            add_lens(request, list, i, round.first_line, round.from - 1,
                     arena_format(&request->arena, "show the position here (%s)", round.name));
        if (round.to)
            add_lens(request, list, i, round.last_line, round.to, "show the position after this entry");
    }
    return list;
}

/* ---- commands ---- */

/* Shows the page as a document of the client, or as a message. */
static void show(struct server *server, const char *name, const struct text *page)
{
    const struct lsp_host *host = server->host;
    struct text path = {0}, uri = {0};
    if (server->client.shows_documents && host->lay_out && host->lay_out(host->context, name, page, &path)) {
        text_add(&uri, "file://");
        text_percent(&uri, text_string(&path), "/");
        ask_client(server, "window/showDocument", wire_make("{uri: %t, takeFocus: true}", &uri));
    } else
        notify(server, "window/showMessage", wire_make("{type: 3, message: %s}", text_string(page)));
    text_free(&path);
}

static bool draw_table(struct request *request, struct json_object *given, struct text *page)
{
    const char *uri = wire_word(given, "uri");
    struct open_document *document = uri ? document_called(request->server, uri) : NULL;
    long index = wire_number(given, "document", 1) - 1, entry = wire_number(given, "entry", -1);
    if (document)
        reading_judge(&document->reading);
    bool there = document && index >= 0 && index < document->reading.parts;
    const struct record_part *part = there ? &document->reading.part[index] : NULL;
    struct session *session = part_judged(part) ? part->session : NULL;
    if (!session || entry < 0 || entry > session_entries(session))
        return false;
    text_add(page, entry ? "after entry " : "before the log");
    if (entry)
        text_format(page, "%ld, %s", entry, session_entry(session, (int)entry)->text);
    text_add(page, "\n");
    session_moment(session, (int)entry, page);
    struct text actors = {0};
    session_to_act(session, (int)entry, &actors);
    text_format(page, "%s%s%s\n\n", actors.length ? ", " : "", text_string(&actors), actors.length ? " to act" : "");
    text_free(&actors);
    session_picture(session, (int)entry, false, false, page);
    text_add(page, "\n");
    session_sheet(session, (int)entry, page);
    return true;
}

struct json_object *execute(struct request *request)
{
    const char *command = wire_word(request->params, "command"), *why = NULL;
    struct json_object *arguments = wire_get(request->params, "arguments");
    struct json_object *given = wire_count(arguments) ? wire_item(arguments, 0) : NULL;
    struct text page = {0};
    bool table = command && same(command, "referee.showTable");
    const char *word = wire_is_map(given) ? wire_word(given, "word") : wire_string(given, NULL);
    if (table)
        why = draw_table(request, given, &page) ? NULL : "there is no such position";
    else if (!command || !same(command, "referee.explain"))
        why = "unknown command";
    else if (!word || !*word || !explain(word, NULL, &page))
        why = "no rule, card or piece has that name";
    if (why) {
        request->fault = (struct fault_of_request){ERROR_PARAMS, why};
        text_free(&page);
        return NULL;
    }
    if (!wire_get(given, "show") || wire_flag(given, "show"))
        show(request->server, table ? "table.txt" : "explain.txt", &page);
    return wire_text(&page);
}

/* ---- the outline of a record by rounds, phases and turns, and folding ---- */

struct outlining {
    const struct reading *reading;
    const struct session *session;
    const char *uri;
    bool nest;
};

static struct spot line_end(const struct reading *reading, int line)
{
    size_t length, begin = record_line(&reading->lines, line, &length);
    return offset_spot(&reading->lines, begin + length);
}

static struct stretch lines_stretch(const struct reading *reading, int first, int last)
{
    struct stretch stretch = place_stretch(&reading->lines, (struct place){first, 1, last, 1});
    stretch.end = line_end(reading, last);
    return stretch;
}

/* Outlines the entries after `before`, up to `last`. */
static void outline(const struct outlining *outlining, struct json_object *list, enum level level, int before, int last)
{
    const struct session *session = outlining->session;
    for (struct spell spell = {.to = before}; next_spell(session, level, last, &spell);) {
        struct stretch stretch = lines_stretch(outlining->reading, spell.first_line, spell.last_line);
        const char *name = *spell.name ? spell.name : "record";
        struct json_object *inside = list;
        if (level == PHASES && !*spell.name)
            ; /* the phase is not divided from its round */
        else if (!outlining->nest)
            wire_add(list, wire_make("{name: %s, kind: %d, location: {uri: %s, range: %o}}", name, symbols[level],
                                     outlining->uri, stretch_object(stretch)));
        else {
            inside = wire_list();
            wire_add(list,
                     wire_make("{name: %s, kind: %d, detail?: %s, range: %o, selectionRange: %o, children: %o}", name,
                               symbols[level], level == TURNS ? session_entry(session, spell.from)->text : NULL,
                               stretch_object(stretch), stretch_object((struct stretch){stretch.start, stretch.start}),
                               inside));
        }
        if (level != TURNS)
            outline(outlining, inside, level + 1, spell.from - 1, spell.to);
    }
}

struct json_object *list_symbols(struct request *request)
{
    const struct reading *reading = request->reading;
    struct json_object *list = wire_list();
    for (int i = 0; i < reading->parts; i++) {
        struct outlining outlining = {reading, reading->part[i].session, request->document->uri,
                                      request->server->client.symbols_nest};
        outline(&outlining, list, ROUNDS, 0, session_entries(outlining.session));
    }
    return list;
}

/* ---- folding ---- */

static void add_fold(const struct reading *reading, struct json_object *list, int first, int last)
{
    struct stretch stretch = lines_stretch(reading, first, last);
    if (stretch.end.line <= stretch.start.line)
        return;
    wire_add(list, wire_make("{startLine: %l, endLine: %l, kind: 'region'}", stretch.start.line, stretch.end.line));
}

/* Folds the parts of the record, each from its key to its last line that is not empty or a comment. */
static void fold_keys(const struct reading *reading, struct json_object *list, const struct record_part *part)
{
    int key = 0, last = 0;
    for (int line = part->first; line <= part->last; line++) {
        size_t length;
        const char *text = line_text(reading, line, &length);
        size_t blanks = strspn(text, " \t");
        if (length && !strchr(" #-%\t", *text) && memchr(text, ':', length)) {
            if (key)
                add_fold(reading, list, key, last);
            key = line;
        }
        last = blanks >= length || text[blanks] == '#' ? last : line;
    }
    if (key)
        add_fold(reading, list, key, last);
}

struct json_object *list_folds(struct request *request)
{
    const struct reading *reading = request->reading;
    struct json_object *list = wire_list();
    for (int i = 0; i < reading->parts; i++) {
        const struct session *session = reading->part[i].session;
        fold_keys(reading, list, &reading->part[i]);
        for (struct spell round = {0}; next_spell(session, ROUNDS, session_entries(session), &round);) {
            add_fold(reading, list, round.first_line, round.last_line);
            for (struct spell phase = {.to = round.from - 1}; next_spell(session, PHASES, round.to, &phase);)
                if (phase.from != round.from || phase.to != round.to)
                    add_fold(reading, list, phase.first_line, phase.last_line);
        }
    }
    return list;
}

/* ---- hints in the text: scores after each round, assumed entries ---- */

struct hinting {
    const struct reading *reading;
    struct json_object *list;
};

/* Adds a hint at the end of the line. */
static void add_hint(const struct hinting *hinting, int line, struct text *label, const char *tooltip)
{
    wire_add(hinting->list, wire_make("{position: %o, label: %t, tooltip: %s, paddingLeft: true}",
                                      spot_object(line_end(hinting->reading, line)), label, tooltip));
}

static void hint_score(const struct hinting *hinting, struct session *session, const struct spell *round)
{
    const struct match *match = &session_verdict(session)->match;
    const void *state = session_state(session, round->to);
    struct standing standing;
    struct text label = {0}, tooltip = {0};
    char room[16];
    if (!state)
        return;
    position_score(match, state, &standing);
    for (int seat = 0; seat < match->seats; seat++) {
        const struct sheet *sheet = &standing.seat[seat];
        text_format(&label, "%s%s ", seat ? ", " : "", match->names[seat]);
        if (!sheet->open)
            text_add(&label, halves_string(room, sheet->total));
        else if (sheet_unknown(sheet))
            text_add(&label, "open");
        else {
            text_add(&label, halves_string(room, sheet->low));
            text_format(&label, " to %s", halves_string(room, sheet->high));
        }
    }
    text_format(&tooltip, "score after %s", round->name);
    add_hint(hinting, round->last_line, &label, text_string(&tooltip));
    text_free(&tooltip);
}

struct json_object *list_hints(struct request *request)
{
    const struct reading *reading = request->reading;
    const struct lines *lines = &reading->lines;
    struct spot start = {wire_number(request->params, "range.start.line", 0), 0};
    struct spot end = {wire_number(request->params, "range.end.line", lines->editor_lines), 0};
    int from = offset_line(lines, spot_offset(lines, start)), to = offset_line(lines, spot_offset(lines, end));
    struct hinting hinting = {reading, wire_list()};
    for (int i = 0; i < reading->parts; i++) {
        struct session *session = reading->part[i].session;
        int entries = part_judged(&reading->part[i]) ? session_entries(session) : 0;
        for (int number = 1; number <= entries; number++) {
            const struct session_entry *entry = session_entry(session, number);
            int line = entry->logged->at.line;
            if (!*entry->assumed || line < from || line > to)
                continue;
            struct text label = {0};
            text_format(&label, "before: %s", entry->assumed);
            add_hint(&hinting, line, &label, "optional entries, assumed before this entry");
        }
        for (struct spell round = {0}; next_spell(session, ROUNDS, entries, &round);)
            if (round.last_line >= from && round.last_line <= to)
                hint_score(&hinting, session, &round);
    }
    return hinting.list;
}
