/* The exports of the page in a browser: a record is begun, read, written and judged; positions and offers. */
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "draw/picture.h"
#include "game/canvas.h"
#include "replay/playout.h"
#include "replay/position.h"
#include "replay/registry.h"
#include "report/formats.h"
#include "serve/web/web_answer.h"
#include "study/fingerprint.h"
#include "study/mend/mend.h"
#include "study/sheet.h"

EXPORTED("begin") struct web *web_begin(void)
{
    struct web *web = must_alloc(sizeof *web);
    web->session = session_open((struct session_manner){0});
    return web;
}

EXPORTED("end") void web_end(struct web *web)
{
    session_close(web->session);
    text_free(&web->room);
    text_free(&web->answer);
    free(web);
}

EXPORTED("room") char *web_room(struct web *web, size_t size)
{
    text_clear(&web->room);
    text_repeat(&web->room, '\0', (int)size + 1);
    return web->room.bytes;
}

EXPORTED("answer") const char *web_answer(const struct web *web)
{
    return text_string(&web->answer);
}

EXPORTED("length") size_t web_length(const struct web *web)
{
    return web->answer.length;
}

/* ---- what the answers share ------------------------------------------------------------------------------------- */

struct json web_json(struct web *web)
{
    text_clear(&web->answer);
    return (struct json){.out = &web->answer, .flat = -1};
}

const struct match *web_match(const struct web *web)
{
    const struct verdict *verdict = session_verdict(web->session);
    return verdict && verdict->judged ? &verdict->match : NULL;
}

/* "findings": `count` of them, each as in the JSON report, with the folded list of legal entries. */
static void json_findings(struct json *json, const struct finding *finding, int count)
{
    json_list(json, "findings");
    for (int i = 0; finding && i < count; i++, finding = finding->next) {
        json_map(json, NULL);
        json_finding_keys(json, finding);
        json_write(json, "folded: %s, reading: %s, followers: %d}", finding->legal_summary, finding->rule->reading,
                   finding->followers);
    }
    json_end_list(json);
}

/* A list of the names of those who may act. */
static void json_actors(struct json *json, const char *key, const struct match *match, unsigned actors)
{
    json_list(json, key);
    for (int actor = 0; actor <= CHANCE; actor++)
        if (actors & (1u << actor))
            json_word(json, NULL, actor_name(match, actor));
    json_end_list(json);
}

/* ---- the report ------------------------------------------------------------------------------------------------ */

/* The only format needed here: the table of all formats would link the others. */
static const struct format whole_report = {
    .name = "json", .opening = json_opening, .record = json_record, .join = json_join, .end = json_end};

EXPORTED("report") void web_report(struct web *web, size_t text, size_t name)
{
    (void)name;
    struct source source;
    struct report report = {.format = &whole_report};
    source_of_text(&source, web->room.bytes, text, web->room.bytes + text + 1);
    report_begin(&report);
    struct box_cache cache = {0};
    struct fingerprints met = {0};
    struct judging how = judging_usual(&cache);
    struct reader *reader = reader_open(&source);
    struct verdict verdict = {0};
    for (int document = 1;; document++) {
        bool found = judge_record(reader, &how, source.name, document, &verdict);
        if (!found && document > 1)
            break;
        if (!found)
            verdict_unreadable(&verdict, source.name, (struct place){1, 1, 1, 2}, "there is no record in this file");
        fingerprint_record(&met, &verdict, &source);
        find_mistakes(&verdict, &source, &how, 1);
        report_record(&report, &verdict, &source);
        verdict_free(&verdict);
        if (!found)
            break;
    }
    reader_close(reader);
    fingerprints_free(&met);
    box_cache_free(&cache);
    report_end(&report);
    text_free(&web->answer);
    web->answer = report.out;
    report.out = (struct text){0};
    report_free(&report);
    source_close(&source);
}

/* ---- the record with its entries and findings, and changes of its log ---- */

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

static void seats(struct json *json, const struct match *match, const void *state)
{
    struct arena arena = {0};
    struct canvas canvas = position_draw(match, state, &arena);
    json_list(json, "players");
    for (int seat = 0; seat < match->seats; seat++)
        json_write(json, "{name: %s, ink: %s}", match->names[seat], ink_name(canvas_worn(&canvas, seat)));
    json_write(json, "], house: [");
    for (const struct question *question = match->game->house; question->name; question++)
        json_write(json, "{name: %s, answer: %s}", question->name,
                   question->answers[match->house[question - match->game->house]]);
    json_end_list(json);
    arena_free(&arena);
}

EXPORTED("record") void web_record(struct web *web, int from, int grouped)
{
    struct session *session = web->session;
    const struct verdict *verdict = grouped ? session_judgement(session) : session_verdict(session);
    struct json json = web_json(web);
    json_write(&json, "{found: %b, other: %b, judged: %b, final: %b, game: %s, title: %s, entries: %d", verdict != NULL,
               verdict && verdict->other_file, verdict && verdict->judged, verdict && verdict->final,
               verdict && verdict->game ? verdict->game->id : NULL, verdict ? verdict->title : NULL,
               session_entries(session));
    if (verdict && web_match(web) && from <= 1) /* these stay the same */
        seats(&json, web_match(web), verdict->state);
    if (verdict)
        json_list(&json, "findings"); /* those about no entry: about the head, the table, the closing claims */
    for (const struct finding *finding = verdict ? verdict->docket.first : NULL; finding; finding = finding->next)
        if (!finding->entry) {
            json_write(&json, "{at: 'whole'");
            json_findings(&json, finding, 1);
            json_end_map(&json);
        }
    json_write(&json, verdict ? "], log: [" : "log: [");
    for (int number = from > 0 ? from : 1; number <= session_entries(session); number++) {
        const struct session_entry *entry = session_entry(session, number);
        json_write(&json, "{number: %d, text: %s, note: %s, sums: %s, unwritten: %s", entry->logged->number,
                   entry->text, entry->logged->note, entry->sums, entry->assumed);
        json_findings(&json, entry->findings, entry->finding_count);
        json_end_map(&json);
    }
    json_write(&json, "]}");
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

/* ---- a position in words, the legal entries, and what each would do ---- */

EXPORTED("position") void web_position(struct web *web, int after)
{
    const void *state = session_state(web->session, after);
    const struct match *match = web_match(web);
    struct json json = web_json(web);
    if (!state) {
        json_write(&json, "{}");
        return;
    }
    struct text moment = {0}, pieces = {0};
    struct standing *standing = must_alloc(sizeof *standing);
    bool over = position_over(match, state);
    position_moment(match, state, &moment);
    position_pieces(match, state, &pieces);
    position_score(match, state, standing);
    json_write(&json, "{moment: %s, phase: %s", text_string(&moment), position_phase(match, state));
    json_actors(&json, "actors", match, position_to_act(match, state));
    json_list(&json, "points");
    for (int seat = 0; seat < match->seats; seat++) {
        char room[SHEET_TOTAL];
        json_word(&json, NULL, sheet_total(&standing->seat[seat], room));
    }
    json_write(&json, "], over: %b", over);
    json_actors(&json, "winners", match, over ? standing->winners : 0);
    json_write(&json, "pieces: %s, legal: [", text_string(&pieces));
    free(standing);
    text_free(&moment);
    text_free(&pieces);
    const struct offers *offers = session_offers(web->session, after, "", true);
    for (int i = 0; i < offers->entries; i++)
        json_write(&json, "[%s, %s]", offers->entry[i].text, offers->entry[i].earns);
    json_write(&json, "], unlisted: %s, notation: %s}", offers->unlisted, offers->notation);
}

EXPORTED("offers") void web_offers(struct web *web, int after, size_t line)
{
    (void)line;
    const struct offers *offers = session_offers(web->session, after, web->room.bytes, true);
    struct json json = web_json(web);
    json_write(&json, "{from: %d, words: [", offers ? (int)offers->from : 0);
    for (int i = 0; offers && i < offers->words; i++)
        json_write(&json, "[%s, %s, %d]", offers->word[i].word, offers->word[i].about, offers->word[i].entries);
    json_write(&json, "]}");
}

EXPORTED("try") void web_try(struct web *web, int after, size_t entry)
{
    (void)entry;
    const struct session_trial *trial = session_try(web->session, after, web->room.bytes);
    struct json json = web_json(web);
    json_map(&json, NULL);
    if (trial) {
        json_write(&json, "entry: %s, meant: %s, against: %d, refused: %b, reworded: %b", trial->entry, trial->meant,
                   trial->against, trial->refused, trial->reworded);
        json_write(&json, "sums: %s, unwritten: %s, next: %s, moment: %s", trial->sums, trial->assumed, trial->next,
                   trial->moment);
        const struct docket *docket = &trial->verdict->docket;
        json_findings(&json, docket->first, docket->kept + docket->notes);
    }
    json_end_map(&json);
}

EXPORTED("chance") void web_chance(struct web *web, int after, double seed)
{
    const void *state = session_state(web->session, after);
    text_clear(&web->answer);
    if (!state)
        return;
    const struct match *match = web_match(web);
    struct random random = random_seeded((uint64_t)seed);
    struct move move;
    void *next = must_alloc(size_of_state(match));
    if (play_random(match, state, CHANCE, &random, &move, next) == PLAYOUT_PLAYED)
        move_print(match, &move, &web->answer);
    free(next);
}

/* ---- games to choose from, and a new record ---- */

void json_question(struct json *json, const struct question *question)
{
    json_write(json, "{name: %s, asks: %s, reason: %s", question->name, question->asks, question->reason);
    json_words(json, "answers", question->answers);
    json_write(json, "usual: %s}", question->answers[question->usual]);
}

EXPORTED("games") void web_games(struct web *web)
{
    struct json json = web_json(web);
    json_list(&json, NULL);
    for (const struct game *const *row = games; *row; row++) {
        const struct game *game = *row;
        bool counts = game->count && game->count->questions;
        json_write(&json, "{id: %s, title: %s, least: %d, most: %d, names: %s, house: [", game->id, game->title,
                   game->seats_min, game->seats_max, counts ? game->count->names : NULL);
        for (const struct question *question = game->house; question->name; question++)
            json_question(&json, question);
        json_write(&json, "], presets: [");
        for (const struct preset *preset = game->presets; preset && preset->name; preset++)
            json_write(&json, "{name: %s, about: %s}", preset->name, preset->about);
        json_write(&json, "]}");
    }
    json_end_list(&json);
}

/* The sheet with the names of all places and components, as a section of the page, or as a file to print. */
EXPORTED("names") void web_names(struct web *web, int after, int file)
{
    const void *state = session_state(web->session, after);
    text_clear(&web->answer);
    if (state)
        (file ? box_sheet_svg : box_sheet_html)(web_match(web), state, &web->answer);
}

EXPORTED("style") void web_style(struct web *web)
{
    text_clear(&web->answer);
    palette_style(NULL, &web->answer);
    texture_style("", "", NULL, &web->answer);
}

/* ---- a record to begin with ------------------------------------------------------------------------------------- */

int split_lines(struct arena *arena, const char *lines, const char *line[MOST_NAMES])
{
    int count = 0;
    for (const char *at = lines; *at && count < MOST_NAMES; at = line_after(at))
        line[count++] = arena_copy(arena, at, strcspn(at, "\n"));
    return count;
}

EXPORTED("new") void web_new(struct web *web, size_t game, size_t names, size_t answers, double seed)
{
    (void)answers;
    const char *id = web->room.bytes, *listed = id + game + 1, *name[MOST_NAMES], *line[MOST_NAMES];
    struct arena arena = {0};
    struct box_cache cache = {0};
    struct text start = {0};
    struct verdict verdict;
    struct judging how = judging_usual(&cache);
    struct random random = random_seeded((uint64_t)seed);
    int seats = split_lines(&arena, listed, name), lines = split_lines(&arena, listed + names + 1, line);
    struct json json = web_json(web);
    if (open_game(game_named(id), seats, name, &how, seed > 0 ? &random : NULL, &verdict)) {
        position_print_head(&verdict.match, &start);
        for (int i = 0; i < lines; i++)
            text_format(&start, "%s%s%s", i ? ", " : "house: {", line[i], i == lines - 1 ? "}\n" : "");
        if (seed > 0 && verdict.game->chance.setup) {
            text_add(&start, "table:\n");
            node_print(position_write(&verdict.match, verdict.state, &arena), 2, &start);
        }
        json_write(&json, "{text: %s}", text_string(&start));
    } else
        json_write(&json, "{problem: %s}", verdict.docket.first->message);
    text_free(&start);
    verdict_free(&verdict);
    box_cache_free(&cache);
    arena_free(&arena);
}

/* ---- what is open before the first entry ------------------------------------------------------------------------ */

EXPORTED("open") void web_open(struct web *web)
{
    struct arena arena = {0};
    const void *state = session_state(web->session, 0);
    const struct match *match = state ? web_match(web) : NULL;
    const struct node *table = state ? position_write(match, state, &arena) : NULL;
    struct json json = web_json(web);
    json_list(&json, NULL);
    for (const struct field *field = state ? match->game->table->fields : NULL; field && field->shape; field++) {
        const struct shape *shape = field->shape;
        const struct node *value = node_get(table, field->name);
        bool player = shape->form == FORM_NAME, several = shape->form == FORM_LIST && shape->places;
        if (!(player || several) || !value || !value->hidden || value->kind != NODE_WORD
            || !same(value->text, "unknown"))
            continue;
        char room[WORD_ROOM];
        const char *word;
        json_write(&json, "{key: %s, about: %s, words: [", field->name, field->doc);
        for (int seat = 0; player && seat < match->seats; seat++)
            json_word(&json, NULL, printed_word(&arena, match->names[seat]));
        for (int i = 0; several && (word = words_name(shape->of->words, match, i, room)); i++)
            json_word(&json, NULL, word);
        json_write(&json, "], places: %d}", shape->places);
    }
    json_end_list(&json);
    arena_free(&arena);
}
