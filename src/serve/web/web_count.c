/* The exports of the page: counts a finished game. */
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/words.h"
#include "draw/sheet_svg.h"
#include "replay/position.h"
#include "replay/registry.h"
#include "serve/count/interview.h"
#include "serve/web/web_answer.h"
#include "study/sheet.h"

enum { MOST_NAMES = 32 };

struct counting {
    const struct game *game;
    struct interview *interview;
    struct text why;
    struct arena arena;
};

/* ---- what was answered ------------------------------------------------------------------------------------------ */

static const char *next_line(struct arena *arena, const char **at)
{
    size_t length = strcspn(*at, "\n");
    const char *line = **at ? arena_copy(arena, *at, length) : NULL;
    *at += length + ((*at)[length] == '\n');
    return line;
}

static bool open_counting(struct counting *counting, const char *id, const char *names)
{
    const char *name[MOST_NAMES];
    int seats = 0;
    counting->game = game_named(id);
    while (seats < MOST_NAMES && (name[seats] = next_line(&counting->arena, &names)))
        seats++;
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

/* The first word of the line; `*rest` is what follows the space. */
static const char *first_word(struct arena *arena, const char *line, const char **rest)
{
    size_t length = strcspn(line, " ");
    *rest = line + length + (line[length] == ' ');
    return arena_copy(arena, line, length);
}

/* "0 gold 6", "- first anna", "house tie gold". False: there is no such question. */
static bool read_inquiry(struct counting *counting, const char *line, struct inquiry *inquiry, const char **answer)
{
    const char *rest, *who = first_word(&counting->arena, line, &rest);
    const char *key = first_word(&counting->arena, rest, answer);
    const struct count_question *question = counting->game->count->questions;
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
    const char *line, *answer;
    while ((line = next_line(&counting->arena, &answers))) {
        text_clear(&why);
        if (!read_inquiry(counting, line, &inquiry, &answer)
            || interview_answer(counting->interview, &inquiry, answer, &why) || !json)
            continue;
        json_map(json, NULL);
        json_number(json, "seat", inquiry.seat);
        json_word(json, "key", inquiry.question ? inquiry.question->key : NULL);
        json_word(json, "why", text_string(&why));
        json_end_map(json);
    }
    text_free(&why);
}

/* ---- what is asked ---------------------------------------------------------------------------------------------- */

static const char *form_name(enum answer_form form)
{
    static const char *const names[] = {"number", "numbers", "words", "counts", "pairs", "cards", "who"};
    return names[form];
}

static void list_words(struct json *json, const struct match *match, const struct words *words)
{
    char room[WORD_ROOM];
    json_list(json, "words");
    for (int i = 0; words && words->list && words->list[i]; i++)
        json_word(json, NULL, words->list[i]);
    for (int i = 0; words && !words->list && words->count && i < words->count(match); i++)
        json_word(json, NULL, words_name(words, match, i, room));
    json_end_list(json);
}

static void list_values(struct json *json, const char *key, const char *const *values)
{
    json_list(json, key);
    for (int i = 0; values && values[i]; i++)
        json_word(json, NULL, values[i]);
    json_end_list(json);
}

/* For each player, then for all of them: is it asked? */
static void list_asked(struct json *json, const struct counting *counting, const struct count_question *question)
{
    int seats = interview_match(counting->interview)->seats;
    json_list(json, "asked");
    for (int seat = 0; seat <= seats; seat++)
        json_flag(json, NULL, interview_asks(counting->interview, seat < seats ? seat : -1, question));
    json_end_list(json);
}

static void question_row(struct json *json, const struct counting *counting, const struct count_question *question)
{
    json_map(json, NULL);
    json_word(json, "key", question->key);
    json_word(json, "asks", question->asks);
    json_word(json, "unit", question->unit);
    json_word(json, "counts", question->counts);
    json_word(json, "form", form_name(question->form));
    json_number(json, "most", question->most);
    json_flag(json, "halves", question->halves);
    list_words(json, interview_match(counting->interview), question->words);
    list_values(json, "values", question->values);
    list_asked(json, counting, question);
    json_end_map(json);
}

static void list_questions(struct json *json, const struct counting *counting)
{
    json_list(json, "questions");
    for (const struct count_question *question = counting->game->count->questions; question->key; question++)
        question_row(json, counting, question);
    json_end_list(json);
    json_list(json, "house");
    for (int house = 0; counting->game->house[house].name; house++) {
        const struct question *question = &counting->game->house[house];
        if (!interview_asks_house(counting->interview, house))
            continue;
        json_map(json, NULL);
        json_word(json, "name", question->name);
        json_word(json, "asks", question->asks);
        list_values(json, "answers", question->answers);
        json_word(json, "usual", question->answers[question->usual]);
        json_end_map(json);
    }
    json_end_list(json);
}

/* ---- what comes of it ------------------------------------------------------------------------------------------- */

static void words_of(struct json *json, const char *key, const struct verdict *verdict,
                     void (*print)(const struct match *, const struct standing *, bool over, struct text *))
{
    struct text words = {0};
    print(&verdict->match, &verdict->standing, true, &words);
    json_word(json, key, text_string(&words));
    text_free(&words);
}

static void list_doubts(struct json *json, const struct interview *interview)
{
    struct text doubts = {0};
    interview_doubts(interview, "", &doubts);
    json_word(json, "doubts", text_string(&doubts));
    text_free(&doubts);
}

EXPORTED("count") void web_count(struct web *web, size_t game, size_t names, size_t answers)
{
    (void)answers;
    const char *id = web->room.bytes;
    struct counting counting = {0};
    struct text record = {0};
    struct json json = web_json(web);
    json_map(&json, NULL);
    if (open_counting(&counting, id, id + game + 1)) {
        json_list(&json, "problems");
        take_answers(&counting, id + game + names + 2, &json);
        json_end_list(&json);
        const struct verdict *verdict = interview_verdict(counting.interview);
        interview_record(counting.interview, &record);
        json_word(&json, "text", text_string(&record));
        json_flag(&json, "settled", !verdict->standing.winners_open);
        list_doubts(&json, counting.interview);
        words_of(&json, "places", verdict, print_places);
        words_of(&json, "message", verdict, print_message);
        list_questions(&json, &counting);
        json_sheet(&json, &verdict->match, &verdict->standing);
    } else
        json_word(&json, "problem", text_string(&counting.why));
    json_end_map(&json);
    text_free(&record);
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
