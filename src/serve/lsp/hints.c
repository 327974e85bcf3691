/* The language server: hints in the text: scores after each round, assumed entries. */
#include "base/words.h"
#include "replay/position.h"
#include "serve/lsp/diagnose.h"
#include "serve/lsp/request_place.h"
#include "serve/lsp/rounds.h"
#include "study/sheet.h"

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
        if (!*entry->assumed || !is_seen(hinting, entry->at.line))
            continue;
        struct text label = {0};
        text_format(&label, "before: %s", entry->assumed);
        add_hint(hinting, entry->at.line, &label, "optional entries, assumed before this entry");
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
