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
    struct json_object *made = wire_map(), *given = wire_map();
    wire_put_word(made, "title", title);
    wire_put_word(made, "command", "referee.showTable");
    wire_put_word(given, "uri", uri);
    wire_put_number(given, "document", document);
    wire_put_number(given, "entry", entry);
    wire_add(wire_put(made, "arguments", wire_list()), given);
    return made;
}

static void add_lens(const struct open_document *document, struct json_object *list, int index, int line, int entry,
                     const char *title)
{
    struct json_object *made = wire_map();
    struct place place = {line, 1, line, 1};
    wire_put(made, "range", stretch_object(place_stretch(&document->reading.lines, place)));
    wire_put(made, "command", show_command(title, document->uri, index + 1, entry));
    wire_add(list, made);
}

/* ---- divides the log by the moments of its entries ---- */

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

static struct spell spell_of(const struct session *session, int from, int last,
                             const char *(*name)(const struct session *session, int number))
{
    struct spell spell = {.from = from, .to = from, .name = name(session, from)};
    while (spell.to < last && same(name(session, spell.to + 1), spell.name))
        spell.to++;
    const struct place *end = &session_entry(session, spell.to)->logged->at;
    spell.first_line = session_entry(session, from)->logged->at.line;
    spell.last_line = end->end_line - (end->end_line > end->line && end->end_column == 1);
    return spell;
}

/* The longest run of entries that begins with `from` and belongs together, up to `last`. */
static struct spell round_from(struct session *session, int from, int last)
{
    return spell_of(session, from, last, round_name);
}

static struct spell phase_from(struct session *session, int from, int last)
{
    return spell_of(session, from, last, phase_name);
}

/* One lens before each round, and one after the log. */
static void add_lenses(const struct open_document *document, struct json_object *list, int index)
{
    struct session *session = document->reading.part[index].session;
    struct spell round = {0};
    for (int from = 1, last = session_entries(session); from <= last; from = round.to + 1) {
        round = round_from(session, from, last);
        struct text title = {0};
        text_format(&title, "show the position here (%s)", round.name);
        add_lens(document, list, index, round.first_line, from - 1, text_string(&title));
        text_free(&title);
    }
    if (round.to)
        add_lens(document, list, index, round.last_line, round.to, "show the position after this entry");
}

struct json_object *list_lenses(struct server *server, struct json_object *params, struct fault_of_request *error)
{
    struct open_document *document = ask_document(server, params, error);
    if (!document)
        return NULL;
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
    struct json_object *params = wire_map();
    if (server->client.shows_documents && host->lay_out && host->lay_out(host->context, name, page, &path)) {
        text_add(&uri, "file://");
        text_percent(&uri, text_string(&path), "/");
        wire_put_text(params, "uri", &uri);
        wire_put_flag(params, "takeFocus", true);
        ask_client(server, "window/showDocument", params);
    } else {
        wire_put_number(params, "type", 3);
        wire_put_word(params, "message", text_string(page));
        notify(server, "window/showMessage", params);
    }
    text_free(&path);
}

static bool draw_table(struct server *server, struct json_object *given, struct text *page,
                       struct fault_of_request *error)
{
    const char *uri = wire_word(given, "uri");
    struct open_document *document = uri ? document_called(server, uri) : NULL;
    long index = wire_number(given, "document", 1) - 1, entry = wire_number(given, "entry", -1);
    if (document)
        reading_judge(&document->reading);
    bool there =
        document && index >= 0 && index < document->reading.parts && part_judged(&document->reading.part[index]);
    struct session *session = there ? document->reading.part[index].session : NULL;
    if (!there || entry < 0 || entry > session_entries(session)) {
        *error = (struct fault_of_request){ERROR_PARAMS, "there is no such position"};
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

static bool explain_word(struct json_object *given, struct text *page, struct fault_of_request *error)
{
    const char *word = wire_is_map(given) ? wire_word(given, "word") : wire_string(given, NULL);
    if (word && *word && explain(word, NULL, page))
        return true;
    *error = (struct fault_of_request){ERROR_PARAMS, "no rule, card or piece has that name"};
    return false;
}

struct json_object *execute(struct server *server, struct json_object *params, struct fault_of_request *error)
{
    const char *command = wire_word(params, "command");
    struct json_object *arguments = wire_get(params, "arguments");
    struct json_object *given = wire_count(arguments) ? wire_item(arguments, 0) : NULL;
    struct text page = {0};
    bool table = command && same(command, "referee.showTable"), rule = command && same(command, "referee.explain");
    if (!table && !rule)
        *error = (struct fault_of_request){ERROR_PARAMS, "unknown command"};
    else if (table ? draw_table(server, given, &page, error) : explain_word(given, &page, error)) {
        if (!wire_get(given, "show") || wire_flag(given, "show"))
            show(server, table ? "table.txt" : "explain.txt", &page);
        return wire_text(&page);
    }
    text_free(&page);
    return NULL;
}

/* ---- the outline of a record by rounds, phases and turns, and folding ---- */

enum { SYMBOL_ROUND = 3 /* namespace */, SYMBOL_PHASE = 2 /* module */, SYMBOL_TURN = 24 /* event */ };

struct outlining {
    const struct reading *reading;
    const char *uri;
    bool nest;
};

static struct stretch lines_stretch(const struct reading *reading, int first, int last)
{
    struct place place = {first, 1, last, 1};
    struct stretch stretch = place_stretch(&reading->lines, place);
    size_t length, begin = record_line(&reading->lines, last, &length);
    stretch.end = offset_spot(&reading->lines, begin + length);
    return stretch;
}

/* Adds a symbol for some lines; returns the list for its children. */
static struct json_object *add_symbol(const struct outlining *outlining, struct json_object *list, const char *name,
                                      const char *detail, int kind, int first, int last)
{
    struct json_object *made = wire_map();
    struct stretch stretch = lines_stretch(outlining->reading, first, last);
    wire_put_word(made, "name", *name ? name : "record");
    wire_put_number(made, "kind", kind);
    wire_add(list, made);
    if (!outlining->nest) {
        struct json_object *location = wire_put(made, "location", wire_map());
        wire_put_word(location, "uri", outlining->uri);
        wire_put(location, "range", stretch_object(stretch));
        return list;
    }
    if (detail && *detail)
        wire_put_word(made, "detail", detail);
    wire_put(made, "range", stretch_object(stretch));
    wire_put(made, "selectionRange", stretch_object((struct stretch){stretch.start, stretch.start}));
    return wire_put(made, "children", wire_list());
}

static void outline_turns(const struct outlining *outlining, struct json_object *list, struct session *session,
                          int from, int to)
{
    for (struct spell turn; from <= to; from = turn.to + 1) {
        turn = spell_of(session, from, to, turn_name);
        add_symbol(outlining, list, turn.name, session_entry(session, from)->text, SYMBOL_TURN, turn.first_line,
                   turn.last_line);
    }
}

static void outline_phases(const struct outlining *outlining, struct json_object *list, struct session *session,
                           int from, int to)
{
    for (struct spell phase; from <= to; from = phase.to + 1) {
        phase = phase_from(session, from, to);
        struct json_object *inside = list;
        if (*phase.name)
            inside = add_symbol(outlining, list, phase.name, "", SYMBOL_PHASE, phase.first_line, phase.last_line);
        outline_turns(outlining, inside, session, from, phase.to);
    }
}

static void outline_part(const struct outlining *outlining, struct json_object *list, const struct record_part *part)
{
    struct session *session = part->session;
    struct spell round;
    for (int from = 1, last = session_entries(session); from <= last; from = round.to + 1) {
        round = round_from(session, from, last);
        struct json_object *inside =
            add_symbol(outlining, list, round.name, "", SYMBOL_ROUND, round.first_line, round.last_line);
        outline_phases(outlining, inside, session, from, round.to);
    }
}

struct json_object *list_symbols(struct server *server, struct json_object *params, struct fault_of_request *error)
{
    struct open_document *document = ask_document(server, params, error);
    if (!document)
        return NULL;
    struct outlining outlining = {&document->reading, document->uri, server->client.symbols_nest};
    struct json_object *list = wire_list();
    for (int i = 0; i < document->reading.parts; i++)
        outline_part(&outlining, list, &document->reading.part[i]);
    return list;
}

/* ---- folding ---- */

static void add_fold(const struct reading *reading, struct json_object *list, int first, int last)
{
    struct stretch stretch = lines_stretch(reading, first, last);
    if (stretch.end.line <= stretch.start.line)
        return;
    struct json_object *made = wire_map();
    wire_put_number(made, "startLine", stretch.start.line);
    wire_put_number(made, "endLine", stretch.end.line);
    wire_put_word(made, "kind", "region");
    wire_add(list, made);
}

/* Does the line begin with a key of the record? */
static bool begins_key(const struct reading *reading, int line)
{
    size_t length, begin = record_line(&reading->lines, line, &length);
    const char *text = text_string(&reading->text) + begin;
    return length && !strchr(" #-%\t", *text) && memchr(text, ':', length);
}

static bool says_nothing(const struct reading *reading, int line)
{
    size_t length, begin = record_line(&reading->lines, line, &length);
    const char *text = text_string(&reading->text) + begin;
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

static void fold_rounds(const struct reading *reading, struct json_object *list, const struct record_part *part)
{
    struct session *session = part->session;
    struct spell round, phase;
    for (int from = 1, last = session_entries(session); from <= last; from = round.to + 1) {
        round = round_from(session, from, last);
        add_fold(reading, list, round.first_line, round.last_line);
        for (int inner = from; inner <= round.to; inner = phase.to + 1) {
            phase = phase_from(session, inner, round.to);
            if (phase.from != round.from || phase.to != round.to)
                add_fold(reading, list, phase.first_line, phase.last_line);
        }
    }
}

struct json_object *list_folds(struct server *server, struct json_object *params, struct fault_of_request *error)
{
    struct open_document *document = ask_document(server, params, error);
    if (!document)
        return NULL;
    struct json_object *list = wire_list();
    for (int i = 0; i < document->reading.parts; i++) {
        fold_keys(&document->reading, list, &document->reading.part[i]);
        fold_rounds(&document->reading, list, &document->reading.part[i]);
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
    size_t length, begin = record_line(&hinting->reading->lines, line, &length);
    struct spot spot = offset_spot(&hinting->reading->lines, begin + length);
    struct json_object *made = wire_map();
    wire_put(made, "position", spot_object(spot));
    wire_put_text(made, "label", label);
    wire_put_word(made, "tooltip", tooltip);
    wire_put_flag(made, "paddingLeft", true);
    wire_add(hinting->list, made);
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
    struct spell round;
    for (int from = 1, last = session_entries(session); from <= last; from = round.to + 1) {
        round = round_from(session, from, last);
        if (is_seen(hinting, round.last_line))
            hint_score(hinting, session, &round);
    }
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

struct json_object *list_hints(struct server *server, struct json_object *params, struct fault_of_request *error)
{
    struct open_document *document = ask_document(server, params, error);
    if (!document)
        return NULL;
    struct reading *reading = &document->reading;
    struct spot start = {wire_number(params, "range.start.line", 0), 0};
    struct spot end = {wire_number(params, "range.end.line", reading->lines.editor_lines), 0};
    struct hinting hinting = {reading, wire_list(), offset_line(&reading->lines, spot_offset(&reading->lines, start)),
                              offset_line(&reading->lines, spot_offset(&reading->lines, end))};
    for (int i = 0; i < reading->parts; i++)
        if (part_judged(&reading->part[i])) {
            hint_assumed(&hinting, reading->part[i].session);
            hint_rounds(&hinting, reading->part[i].session);
        }
    return hinting.list;
}
