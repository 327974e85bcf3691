/* The exports of the page: the record with its entries and findings, and changes of its log. */
#include "draw/picture.h"
#include "game/canvas.h"
#include "serve/web/web_answer.h"

EXPORTED("read") void web_read(struct web *web, size_t text)
{
    session_read(web->session, "record", web->room.bytes, text);
    text_clear(&web->answer);
}

EXPORTED("text") void web_text(struct web *web)
{
    const struct text *text = session_text(web->session);
    text_clear(&web->answer);
    text_add_bytes(&web->answer, text_string(text), text->length);
}

static void entry_row(struct json *json, const struct session_entry *entry)
{
    json_map(json, NULL);
    json_number(json, "number", entry->number);
    json_word(json, "text", entry->text);
    json_word(json, "note", entry->note);
    json_word(json, "sums", entry->sums);
    json_word(json, "unwritten", entry->assumed);
    json_findings(json, entry->findings, entry->finding_count);
    json_end_map(json);
}

static void seats(struct json *json, const struct match *match, const void *state)
{
    struct arena arena = {0};
    struct canvas canvas = position_draw(match, state, &arena);
    json_list(json, "players");
    for (int seat = 0; seat < match->seats; seat++) {
        json_map(json, NULL);
        json_word(json, "name", match->names[seat]);
        json_word(json, "ink", ink_name(canvas_worn(&canvas, seat)));
        json_end_map(json);
    }
    json_end_list(json);
    json_list(json, "house");
    for (const struct question *question = match->game->house; question->name; question++) {
        json_map(json, NULL);
        json_word(json, "name", question->name);
        json_word(json, "answer", question->answers[match->house[question - match->game->house]]);
        json_end_map(json);
    }
    json_end_list(json);
    arena_free(&arena);
}

/* Findings about no entry: about the head, the table, the closing claims. */
static void other_findings(struct json *json, const struct verdict *verdict)
{
    json_list(json, "findings");
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        if (!finding->entry) {
            json_map(json, NULL);
            json_word(json, "at", "whole");
            json_findings(json, finding, 1);
            json_end_map(json);
        }
    json_end_list(json);
}

EXPORTED("record") void web_record(struct web *web, int from, int grouped)
{
    struct session *session = web->session;
    const struct verdict *verdict = grouped ? session_judgement(session) : session_verdict(session);
    struct json json = web_json(web);
    json_map(&json, NULL);
    json_flag(&json, "found", verdict != NULL);
    json_flag(&json, "other", verdict && verdict->other_file);
    json_flag(&json, "judged", verdict && verdict->judged);
    json_flag(&json, "final", verdict && verdict->final);
    json_word(&json, "game", verdict && verdict->game ? verdict->game->id : NULL);
    json_word(&json, "title", verdict ? verdict->title : NULL);
    json_number(&json, "entries", session_entries(session));
    if (verdict && web_match(web) && from <= 1) /* these stay the same */
        seats(&json, web_match(web), verdict->state);
    if (verdict)
        other_findings(&json, verdict);
    json_list(&json, "log");
    for (int number = from > 0 ? from : 1; number <= session_entries(session); number++)
        entry_row(&json, session_entry(session, number));
    json_end_list(&json);
    json_end_map(&json);
}

/* ---- changes ---------------------------------------------------------------------------------------------------- */

static void say_change(struct web *web, enum session_change change)
{
    static const char *const why[] = {
        [SESSION_FINE] = "",
        [SESSION_NO_POSITION] = "This record has mistakes that stop it here.",
        [SESSION_NOT_READ] = "This entry is unreadable.",
        [SESSION_LEFT_ALONE] = "Nothing can be added to this log. Begin each of its entries with a dash.",
        [SESSION_NO_MORE] = "There is nothing to undo or redo.",
        [SESSION_NO_MOVE] = "The last entry is not a move, so it cannot have a note or a ruling.",
    };
    text_clear(&web->answer);
    text_add(&web->answer, why[change]);
}

EXPORTED("add") void web_add(struct web *web, size_t entry)
{
    (void)entry;
    say_change(web, session_add(web->session, web->room.bytes));
}

EXPORTED("undo") void web_undo(struct web *web, int count)
{
    say_change(web, session_undo(web->session, count));
}

EXPORTED("redo") void web_redo(struct web *web)
{
    say_change(web, session_redo(web->session));
}

EXPORTED("rule") void web_rule(struct web *web, int stands)
{
    say_change(web, session_rule(web->session, stands));
}

EXPORTED("note") void web_note(struct web *web, size_t note)
{
    (void)note;
    say_change(web, session_note(web->session, web->room.bytes));
}

EXPORTED("branch") void web_branch(struct web *web, int after)
{
    text_clear(&web->answer);
    session_branch(web->session, after, &web->answer);
}
