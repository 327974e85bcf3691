/* The exports of the page: questions about a record and a game, and the count of a finished one. */
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/words.h"
#include "draw/picture.h"
#include "replay/position.h"
#include "replay/registry.h"
#include "serve/count/interview.h"
#include "serve/web/web_answer.h"
#include "study/mend/mend.h"
#include "study/outcome.h"
#include "study/sheet.h"
#include "study/weigh.h"

/* ---- the score -------------------------------------------------------------------------------------------------- */

/* "rows" and "totals" of a score sheet. */
static void json_sheet(struct json *json, const struct match *match, const struct standing *standing)
{
    struct labels labels = sheet_labels(match, standing);
    json_list(json, "rows");
    for (int i = 0; i < labels.count; i++) {
        if (same(labels.label[i], "total"))
            continue;
        json_write(json, "{label: %s, extra: %b, cells: [", labels.label[i], labels.extra[i]);
        for (int seat = 0; seat < match->seats; seat++) {
            char room[16];
            const struct sheet_line *line = sheet_labelled(&standing->seat[seat], labels.label[i]);
            json_write(json, "[%s, %s, %s]", line_number(line, room), line ? line->detail : "",
                       line && line->rule ? line->rule->code : NULL);
        }
        json_write(json, "]}");
    }
    json_write(json, "], totals: [");
    for (int seat = 0; seat < match->seats; seat++) {
        char room[SHEET_TOTAL];
        const struct sheet *sheet = &standing->seat[seat];
        json_write(json, "{total: %s, rank: %d, why: %s, wins: %b}", sheet_total(sheet, room), sheet->rank,
                   sheet->tie_break, (standing->winners & (1u << seat)) != 0);
    }
    json_end_list(json);
}

/* A final count has a standing but no position. */
static bool web_standing(struct web *web, int after, struct standing *standing, bool *over)
{
    const struct verdict *verdict = session_verdict(web->session);
    const void *state = session_state(web->session, after);
    const struct match *match = web_match(web);
    bool final = match && verdict->final;
    if (final)
        *standing = verdict->standing;
    else if (match && state)
        position_score(match, state, standing);
    *over = final || (match && state && position_over(match, state));
    return final || (match && state);
}

EXPORTED("sheet") void web_sheet(struct web *web, int after)
{
    const void *state = session_state(web->session, after);
    const struct match *match = web_match(web);
    bool over = false;
    struct standing *standing = must_alloc(sizeof *standing);
    struct text remarks = {0};
    struct json json = web_json(web);
    json_map(&json, NULL);
    if (web_standing(web, after, standing, &over)) {
        const char *open = standing->needs[0] ? standing->needs : "who won is not certain from this record";
        json_sheet(&json, match, standing);
        if (!session_verdict(web->session)->final)
            position_remarks(match, state, &remarks);
        json_write(&json, "over: %b, open: %s, remarks: %s", over, standing->winners_open ? open : NULL,
                   text_string(&remarks));
    }
    json_end_map(&json);
    text_free(&remarks);
    free(standing);
}

/* ---- words of the game ------------------------------------------------------------------------------------------ */

static void rule_row(struct json *json, const struct rule *rule)
{
    json_write(json, "{code: %s, sentence: %s, cite: %s, reading: %s}", rule->code, rule->sentence, rule->cite,
               rule->reading);
}

EXPORTED("explain") void web_explain(struct web *web, size_t id)
{
    (void)id;
    char word[WORD_ROOM];
    const struct game *game = game_named(web->room.bytes);
    struct json json = web_json(web);
    if (!game) {
        json_write(&json, "{}");
        return;
    }
    json_write(&json, "{topics: [");
    for (const struct topic *topic = game->topics; topic && topic->word; topic++) {
        json_write(&json, "{word: %s, name: %s, kind: %s, does: %s, rules: [", topic->word, topic->name, topic->kind,
                   topic->does);
        for (const char *rest = topic->rules; take_spaced(&rest, word);)
            if (rule_coded(game, word))
                rule_row(&json, rule_coded(game, word));
        json_write(&json, "], questions: [");
        for (const char *rest = topic->questions; take_spaced(&rest, word);)
            json_word(&json, NULL, word);
        json_write(&json, "]}");
    }
    json_write(&json, "], rules: [");
    for (const struct rule *rule = game->rules; rule->code; rule++)
        rule_row(&json, rule);
    json_write(&json, "]}");
}

/* ---- the record judged otherwise -------------------------------------------------------------------------------- */

static bool load(struct web *web, struct loaded_record *loaded, struct judging *how)
{
    const struct text *text = session_text(web->session);
    how->quiet = true;
    source_of_text(&loaded->source, text_string(text), text->length, "record");
    loaded->have_source = true;
    return loaded_judge(loaded, how) && loaded->verdict.judged;
}

EXPORTED("weigh") void web_weigh(struct web *web)
{
    struct loaded_record loaded = {0};
    struct scales *scales = must_alloc(sizeof *scales);
    struct judging how = judging_usual(NULL);
    how.watch = scales_watch;
    how.context = scales;
    text_clear(&web->answer);
    if (load(web, &loaded, &how))
        print_weights(scales, &loaded, &web->answer);
    scales_free(scales);
    loaded_free(&loaded);
    free(scales);
}

EXPORTED("mend") void web_mend(struct web *web)
{
    struct text shown = {0}, changed = {0}, says = {0};
    struct json json = web_json(web);
    json_map(&json, NULL);
    if (web_match(web)) {
        enum mended mended = session_mend(web->session, true, &shown, &changed, &says);
        json_write(&json, "shown: %s, changed: %s", text_string(&shown),
                   mended == MENDED_PROPOSED && says.length ? text_string(&changed) : NULL);
    }
    json_end_map(&json);
    text_free(&shown);
    text_free(&changed);
    text_free(&says);
}

/* Says what changes with another answer to one house rule. */
EXPORTED("house") void web_house(struct web *web, size_t question, size_t answer)
{
    (void)answer;
    const char *name = web->room.bytes, *wanted = name + question + 1;
    struct loaded_record loaded = {0};
    struct text *out = &web->answer;
    struct judging how = judging_usual(NULL);
    text_clear(out);
    bool loads = load(web, &loaded, &how);
    const struct game *game = loaded.verdict.game;
    how.question = loads ? question_named(game, name) : -1;
    const char *const *answers = how.question < 0 ? NULL : game->house[how.question].answers;
    how.answer = 0;
    while (answers && answers[how.answer] && !same(answers[how.answer], wanted))
        how.answer++;
    if (answers && answers[how.answer]) {
        struct verdict other;
        judge_record_again(&loaded.source, &loaded.verdict, &how, &other);
        struct changes changes = find_changes(&loaded.verdict, &other);
        text_add(out, "now: ");
        print_outcome(&loaded.verdict, out);
        text_add(out, "\nwith the other answer: ");
        print_outcome(&other, out);
        text_format(out, "\n%s\n", changes.words.length ? text_string(&changes.words) : "the findings stay the same");
        text_free(&changes.words);
        verdict_free(&other);
    }
    loaded_free(&loaded);
}

struct counting {
    const struct game *game;
    struct interview *interview;
    struct text why;
    struct arena arena;
};

/* ---- what was answered ------------------------------------------------------------------------------------------ */

static bool open_counting(struct counting *counting, const char *id, const char *names)
{
    const char *name[MOST_NAMES];
    int seats = split_lines(&counting->arena, names, name);
    counting->game = game_named(id);
    if (counting->game && counting->game->count && counting->game->count->questions)
        counting->interview = interview_open(counting->game, NULL, seats, name, &counting->why);
    else
        text_add(&counting->why, "this game has no final count");
    return counting->interview != NULL;
}

static void close_counting(struct counting *counting)
{
    if (counting->interview)
        interview_close(counting->interview);
    text_free(&counting->why);
    arena_free(&counting->arena);
}

/* "0 gold 6", "- first anna", "house tie gold". False: there is no such question. */
static bool read_inquiry(struct counting *counting, const char *line, struct inquiry *inquiry, const char **answer)
{
    const struct count_question *question = counting->game->count->questions;
    size_t length = strcspn(line, " ");
    const char *who = arena_copy(&counting->arena, line, length), *rest = line + length + (line[length] == ' ');
    length = strcspn(rest, " ");
    const char *key = arena_copy(&counting->arena, rest, length);
    *answer = rest + length + (rest[length] == ' ');
    *inquiry = (struct inquiry){same(who, "-") ? -1 : atoi(who), -1, NULL};
    if (same(who, "house")) {
        inquiry->seat = -1;
        inquiry->house = question_named(counting->game, key);
        return inquiry->house >= 0;
    }
    while (question->key && !same(question->key, key))
        question++;
    inquiry->question = question;
    return question->key && inquiry->seat < interview_match(counting->interview)->seats;
}

/* Takes the answers; refused ones are reported one by one and left out. */
static void take_answers(struct counting *counting, const char *answers, struct json *json)
{
    struct text why = {0};
    struct inquiry inquiry;
    const char *answer;
    for (; *answers; answers += strspn(answers, "\n")) {
        size_t length = strcspn(answers, "\n");
        const char *line = arena_copy(&counting->arena, answers, length);
        answers += length;
        text_clear(&why);
        if (read_inquiry(counting, line, &inquiry, &answer)
            && !interview_answer(counting->interview, &inquiry, answer, &why) && json)
            json_write(json, "{seat: %d, key: %s, why: %s}", inquiry.seat,
                       inquiry.question ? inquiry.question->key : NULL, text_string(&why));
    }
    text_free(&why);
}

/* ---- what is asked ---------------------------------------------------------------------------------------------- */

static void question_row(struct json *json, const struct counting *counting, const struct count_question *question)
{
    static const char *const forms[] = {"number", "numbers", "words", "counts", "pairs", "cards", "who"};
    const struct match *match = interview_match(counting->interview);
    const struct words *words = question->words;
    char room[WORD_ROOM];
    json_write(json, "{key: %s, asks: %s, unit: %s, counts: %s, form: %s, most: %d, halves: %b, words: [",
               question->key, question->asks, question->unit, question->counts, forms[question->form], question->most,
               question->halves);
    for (int i = 0; words && words->list && words->list[i]; i++)
        json_word(json, NULL, words->list[i]);
    for (int i = 0; words && !words->list && words->count && i < words->count(match); i++)
        json_word(json, NULL, words_name(words, match, i, room));
    json_end_list(json);
    json_words(json, "values", question->values);
    /* A flag for each player, then one for all of them together. */
    json_list(json, "asked");
    for (int seat = 0; seat <= match->seats; seat++)
        json_flag(json, NULL, interview_asks(counting->interview, seat < match->seats ? seat : -1, question));
    json_write(json, "]}");
}

/* ---- what comes of it ------------------------------------------------------------------------------------------- */

EXPORTED("count") void web_count(struct web *web, size_t game, size_t names, size_t answers)
{
    (void)answers;
    const char *id = web->room.bytes;
    struct counting counting = {0};
    struct json json = web_json(web);
    if (!open_counting(&counting, id, id + game + 1)) {
        json_write(&json, "{problem: %s}", text_string(&counting.why));
        close_counting(&counting);
        return;
    }
    struct interview *interview = counting.interview;
    struct text record = {0}, doubts = {0}, places = {0}, message = {0};
    json_write(&json, "{problems: [");
    take_answers(&counting, id + game + names + 2, &json);
    const struct verdict *verdict = interview_verdict(interview);
    interview_record(interview, &record);
    interview_doubts(interview, "", &doubts);
    print_places(&verdict->match, &verdict->standing, true, &places);
    print_message(&verdict->match, &verdict->standing, true, &message);
    json_write(&json, "], text: %s, settled: %b, doubts: %s, places: %s, message: %s, questions: [",
               text_string(&record), !verdict->standing.winners_open, text_string(&doubts), text_string(&places),
               text_string(&message));
    for (const struct count_question *question = counting.game->count->questions; question->key; question++)
        question_row(&json, &counting, question);
    json_write(&json, "], house: [");
    for (int house = 0; counting.game->house[house].name; house++)
        if (interview_asks_house(interview, house))
            json_question(&json, &counting.game->house[house]);
    json_end_list(&json);
    json_sheet(&json, &verdict->match, &verdict->standing);
    json_end_map(&json);
    text_free(&record);
    text_free(&doubts);
    text_free(&places);
    text_free(&message);
    close_counting(&counting);
}

EXPORTED("count_picture") void web_count_picture(struct web *web, size_t game, size_t names, size_t answers)
{
    (void)answers;
    const char *id = web->room.bytes;
    struct counting counting = {0};
    text_clear(&web->answer);
    if (open_counting(&counting, id, id + game + 1)) {
        take_answers(&counting, id + game + names + 2, NULL);
        const struct verdict *verdict = interview_verdict(counting.interview);
        sheet_svg(&verdict->match, &verdict->standing, true, &web->answer);
    }
    close_counting(&counting);
}

/* ---- of a position ---------------------------------------------------------------------------------------------- */

/* Prints with `print`; nothing if there is no position. */
static void print_standing(struct web *web, int after,
                           void (*print)(const struct match *, const struct standing *, bool over, struct text *))
{
    const struct match *match = web_match(web);
    struct standing *standing = must_alloc(sizeof *standing);
    bool over;
    text_clear(&web->answer);
    if (web_standing(web, after, standing, &over))
        print(match, standing, over, &web->answer);
    free(standing);
}

EXPORTED("message") void web_message(struct web *web, int after)
{
    print_standing(web, after, print_message);
}

EXPORTED("sheet_picture") void web_sheet_picture(struct web *web, int after)
{
    print_standing(web, after, sheet_svg);
}
