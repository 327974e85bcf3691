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

static void add_lens(const struct open_document *document, struct json_object *list, int index, int line, int entry,
                     const char *title)
{
    wire_add(list,
             wire_make("{range: %o, command: %o}", place_object(&document->reading, (struct place){line, 1, line, 1}),
                       show_command(title, document->uri, index + 1, entry)));
}

/* ---- divides the log by the moments of its entries ---- */

/* Some entries in a row. */
struct spell {
    int from, to;
    int first_line, last_line; /* as referee counts */
    /* "cycle 2"; "offerings"; "ada"; "" for a phase without a name besides its round's. Owned by the session. */
    const char *name;
};

/* In games without rounds the phases are the first level. */
static const char *round_name(const struct session *session, int number)
{
    const struct session_entry *entry = session_entry(session, number);
    return *entry->round ? entry->round : entry->stage;
}

static const char *phase_name(const struct session *session, int number)
{
    const struct session_entry *entry = session_entry(session, number);
    return *entry->round ? entry->stage : "";
}

static const char *turn_name(const struct session *session, int number)
{
    const struct session_entry *entry = session_entry(session, number);
    const struct script_entry *logged = entry->logged;
    return logged->kind == SCRIPT_MOVE ? actor_name(&session_verdict(session)->match, logged->move.actor) : entry->text;
}

/* How the log is divided, from the outside in, and the kind of symbol. */
static const struct level {
    const char *(*name)(const struct session *session, int number);
    int symbol;
} rounds[] = {{round_name, 3 /* namespace */}, {phase_name, 2 /* module */}, {turn_name, 24 /* event */}},
  *const phases = rounds + 1, *const turns = rounds + 2;

/* The longest run of entries that begins after the one before and belongs together, up to `last`; false: there is
   none. */
static bool next_spell(const struct session *session, const struct level *level, int last, struct spell *spell)
{
    int from = spell->to + 1, to = from;
    if (from > last)
        return false;
    const char *name = level->name(session, from);
    while (to < last && same(level->name(session, to + 1), name))
        to++;
    const struct place *end = &session_entry(session, to)->logged->at;
    *spell = (struct spell){.from = from, .to = to, .name = name};
    spell->first_line = session_entry(session, from)->logged->at.line;
    spell->last_line = end->end_line - (end->end_line > end->line && end->end_column == 1);
    return true;
}

/* One lens before each round, and one after the log. */
static void add_lenses(const struct open_document *document, struct json_object *list, int index)
{
    struct session *session = document->reading.part[index].session;
    struct spell round = {0};
    while (next_spell(session, rounds, session_entries(session), &round)) {
        struct text title = {0};
        text_format(&title, "show the position here (%s)", round.name);
        add_lens(document, list, index, round.first_line, round.from - 1, text_string(&title));
        text_free(&title);
    }
    if (round.to)
        add_lens(document, list, index, round.last_line, round.to, "show the position after this entry");
}

struct json_object *list_lenses(struct request *request)
{
    const struct open_document *document = request->document;
    struct json_object *list = wire_list();
    for (int i = 0; i < document->reading.parts; i++)
        if (part_judged(&document->reading.part[i]))
            add_lenses(document, list, i);
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
    bool there =
        document && index >= 0 && index < document->reading.parts && part_judged(&document->reading.part[index]);
    struct session *session = there ? document->reading.part[index].session : NULL;
    if (!there || entry < 0 || entry > session_entries(session)) {
        request->fault = (struct fault_of_request){ERROR_PARAMS, "there is no such position"};
        return false;
    }
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

static bool explain_word(struct request *request, struct json_object *given, struct text *page)
{
    const char *word = wire_is_map(given) ? wire_word(given, "word") : wire_string(given, NULL);
    if (word && *word && explain(word, NULL, page))
        return true;
    request->fault = (struct fault_of_request){ERROR_PARAMS, "no rule, card or piece has that name"};
    return false;
}

struct json_object *execute(struct request *request)
{
    const char *command = wire_word(request->params, "command");
    struct json_object *arguments = wire_get(request->params, "arguments");
    struct json_object *given = wire_count(arguments) ? wire_item(arguments, 0) : NULL;
    struct text page = {0};
    bool table = command && same(command, "referee.showTable"), rule = command && same(command, "referee.explain");
    if (!table && !rule)
        request->fault = (struct fault_of_request){ERROR_PARAMS, "unknown command"};
    else if ((table ? draw_table : explain_word)(request, given, &page)) {
        if (!wire_get(given, "show") || wire_flag(given, "show"))
            show(request->server, table ? "table.txt" : "explain.txt", &page);
        return wire_text(&page);
    }
    text_free(&page);
    return NULL;
}

/* ---- the outline of a record by rounds, phases and turns, and folding ---- */

struct outlining {
    const struct reading *reading;
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

/* Adds a symbol for these entries; returns the list for its children. */
static struct json_object *add_symbol(const struct outlining *outlining, struct json_object *list,
                                      const struct spell *spell, int kind, const char *detail)
{
    struct stretch stretch = lines_stretch(outlining->reading, spell->first_line, spell->last_line);
    const char *name = *spell->name ? spell->name : "record";
    if (!outlining->nest) {
        wire_add(list, wire_make("{name: %s, kind: %d, location: {uri: %s, range: %o}}", name, kind, outlining->uri,
                                 stretch_object(stretch)));
        return list;
    }
    struct json_object *children = wire_list();
    wire_add(list, wire_make("{name: %s, kind: %d, detail?: %s, range: %o, selectionRange: %o, children: %o}", name,
                             kind, detail, stretch_object(stretch),
                             stretch_object((struct stretch){stretch.start, stretch.start}), children));
    return children;
}

/* Outlines the entries after `before`, up to `last`. */
static void outline(const struct outlining *outlining, struct json_object *list, const struct session *session,
                    const struct level *level, int before, int last)
{
    for (struct spell spell = {.to = before}; next_spell(session, level, last, &spell);) {
        const char *detail = level == turns ? session_entry(session, spell.from)->text : NULL;
        struct json_object *inside = list;
        if (*spell.name || level != phases)
            inside = add_symbol(outlining, list, &spell, level->symbol, detail);
        if (level != turns)
            outline(outlining, inside, session, level + 1, spell.from - 1, spell.to);
    }
}

struct json_object *list_symbols(struct request *request)
{
    const struct reading *reading = &request->document->reading;
    struct outlining outlining = {reading, request->document->uri, request->server->client.symbols_nest};
    struct json_object *list = wire_list();
    for (int i = 0; i < reading->parts; i++)
        outline(&outlining, list, reading->part[i].session, rounds, 0, session_entries(reading->part[i].session));
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

/* Does the line begin with a key of the record? */
static bool begins_key(const struct reading *reading, int line)
{
    size_t length;
    const char *text = line_text(reading, line, &length);
    return length && !strchr(" #-%\t", *text) && memchr(text, ':', length);
}

static bool says_nothing(const struct reading *reading, int line)
{
    size_t length;
    const char *text = line_text(reading, line, &length);
    size_t blanks = strspn(text, " \t");
    return blanks >= length || text[blanks] == '#';
}

/* Folds the parts of the record, each from its key to its last line that is not empty. */
static void fold_keys(const struct reading *reading, struct json_object *list, const struct record_part *part)
{
    int key = 0, last = 0;
    for (int line = part->first; line <= part->last; line++) {
        if (begins_key(reading, line)) {
            if (key)
                add_fold(reading, list, key, last);
            key = line;
        }
        last = says_nothing(reading, line) ? last : line;
    }
    if (key)
        add_fold(reading, list, key, last);
}

static void fold_rounds(const struct reading *reading, struct json_object *list, const struct session *session)
{
    for (struct spell round = {0}; next_spell(session, rounds, session_entries(session), &round);) {
        add_fold(reading, list, round.first_line, round.last_line);
        for (struct spell phase = {.to = round.from - 1}; next_spell(session, phases, round.to, &phase);)
            if (phase.from != round.from || phase.to != round.to)
                add_fold(reading, list, phase.first_line, phase.last_line);
    }
}

struct json_object *list_folds(struct request *request)
{
    const struct reading *reading = &request->document->reading;
    struct json_object *list = wire_list();
    for (int i = 0; i < reading->parts; i++) {
        fold_keys(reading, list, &reading->part[i]);
        fold_rounds(reading, list, reading->part[i].session);
    }
    return list;
}

/* ---- hints in the text: scores after each round, assumed entries ---- */

struct hinting {
    const struct reading *reading;
    struct json_object *list;
    int from, to; /* visible lines, as referee counts */
};

static bool is_seen(const struct hinting *hinting, int line)
{
    return line >= hinting->from && line <= hinting->to;
}

/* Adds a hint at the end of the line. */
static void add_hint(const struct hinting *hinting, int line, struct text *label, const char *tooltip)
{
    wire_add(hinting->list, wire_make("{position: %o, label: %t, tooltip: %s, paddingLeft: true}",
                                      spot_object(line_end(hinting->reading, line)), label, tooltip));
}

static void say_scores(const struct match *match, const struct standing *standing, struct text *out)
{
    char room[16];
    for (int seat = 0; seat < match->seats; seat++) {
        const struct sheet *sheet = &standing->seat[seat];
        text_format(out, "%s%s ", seat ? ", " : "", match->names[seat]);
        if (!sheet->open)
            text_add(out, halves_string(room, sheet->total));
        else if (sheet_unknown(sheet))
            text_add(out, "open");
        else {
            text_add(out, halves_string(room, sheet->low));
            text_format(out, " to %s", halves_string(room, sheet->high));
        }
    }
}

static void hint_score(const struct hinting *hinting, struct session *session, const struct spell *round)
{
    const struct match *match = &session_verdict(session)->match;
    const void *state = session_state(session, round->to);
    if (!state)
        return;
    struct standing standing;
    position_score(match, state, &standing);
    struct text label = {0}, tooltip = {0};
    say_scores(match, &standing, &label);
    text_format(&tooltip, "score after %s", round->name);
    add_hint(hinting, round->last_line, &label, text_string(&tooltip));
    text_free(&tooltip);
}

static void hint_rounds(const struct hinting *hinting, struct session *session)
{
    for (struct spell round = {0}; next_spell(session, rounds, session_entries(session), &round);)
        if (is_seen(hinting, round.last_line))
            hint_score(hinting, session, &round);
}

static void hint_assumed(const struct hinting *hinting, struct session *session)
{
    for (int i = 1; i <= session_entries(session); i++) {
        const struct session_entry *entry = session_entry(session, i);
        if (!*entry->assumed || !is_seen(hinting, entry->logged->at.line))
            continue;
        struct text label = {0};
        text_format(&label, "before: %s", entry->assumed);
        add_hint(hinting, entry->logged->at.line, &label, "optional entries, assumed before this entry");
    }
}

struct json_object *list_hints(struct request *request)
{
    struct reading *reading = &request->document->reading;
    struct spot start = {wire_number(request->params, "range.start.line", 0), 0};
    struct spot end = {wire_number(request->params, "range.end.line", reading->lines.editor_lines), 0};
    struct hinting hinting = {reading, wire_list(), offset_line(&reading->lines, spot_offset(&reading->lines, start)),
                              offset_line(&reading->lines, spot_offset(&reading->lines, end))};
    for (int i = 0; i < reading->parts; i++)
        if (part_judged(&reading->part[i])) {
            hint_assumed(&hinting, reading->part[i].session);
            hint_rounds(&hinting, reading->part[i].session);
        }
    return hinting.list;
}
