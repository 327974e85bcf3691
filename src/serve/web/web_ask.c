/* The exports of the page: questions about a record and about the game. */
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "replay/position.h"
#include "replay/registry.h"
#include "serve/web/web_answer.h"
#include "study/changes.h"
#include "study/mend/mend.h"
#include "study/outcome.h"
#include "study/sheet.h"
#include "study/weigh.h"

/* ---- the score -------------------------------------------------------------------------------------------------- */

static void sheet_row(struct json *json, const struct match *match, const struct standing *standing, const char *label,
                      bool extra)
{
    json_map(json, NULL);
    json_word(json, "label", label);
    json_flag(json, "extra", extra);
    json_list(json, "cells");
    for (int seat = 0; seat < match->seats; seat++) {
        char room[16];
        const struct sheet_line *line = sheet_labelled(&standing->seat[seat], label);
        json_list(json, NULL);
        json_word(json, NULL, line_number(line, room));
        json_word(json, NULL, line ? line->detail : "");
        json_word(json, NULL, line && line->rule ? line->rule->code : NULL);
        json_end_list(json);
    }
    json_end_list(json);
    json_end_map(json);
}

static void total_rows(struct json *json, const struct match *match, const struct standing *standing)
{
    json_list(json, "totals");
    for (int seat = 0; seat < match->seats; seat++) {
        char room[SHEET_TOTAL];
        const struct sheet *sheet = &standing->seat[seat];
        json_map(json, NULL);
        json_word(json, "total", sheet_total(sheet, room));
        json_number(json, "rank", sheet->rank);
        json_word(json, "why", sheet->tie_break);
        json_flag(json, "wins", standing->winners & (1u << seat));
        json_end_map(json);
    }
    json_end_list(json);
}

void json_sheet(struct json *json, const struct match *match, const struct standing *standing)
{
    struct labels labels = sheet_labels(match, standing);
    json_list(json, "rows");
    for (int i = 0; i < labels.count; i++)
        if (!same(labels.label[i], "total"))
            sheet_row(json, match, standing, labels.label[i], labels.extra[i]);
    json_end_list(json);
    total_rows(json, match, standing);
}

/* A final count has a standing but no position. */
bool web_standing(struct web *web, int after, struct standing *standing, bool *over)
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

static const char *why_open(const struct standing *standing)
{
    if (!standing->winners_open)
        return NULL;
    return standing->needs[0] ? standing->needs : "who won is not certain from this record";
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
        json_sheet(&json, match, standing);
        json_flag(&json, "over", over);
        json_word(&json, "open", why_open(standing));
        if (!session_verdict(web->session)->final)
            position_remarks(match, state, &remarks);
        json_word(&json, "remarks", text_string(&remarks));
    }
    json_end_map(&json);
    text_free(&remarks);
    free(standing);
}

/* ---- words of the game ------------------------------------------------------------------------------------------ */

static void rule_keys(struct json *json, const struct rule *rule)
{
    json_map(json, NULL);
    json_word(json, "code", rule->code);
    json_word(json, "sentence", rule->sentence);
    json_word(json, "cite", rule->cite);
    json_word(json, "reading", rule->reading);
    json_end_map(json);
}

static void topic_row(struct json *json, const struct game *game, const struct topic *topic)
{
    json_map(json, NULL);
    json_word(json, "word", topic->word);
    json_word(json, "name", topic->name);
    json_word(json, "kind", topic->kind);
    json_word(json, "does", topic->does);
    json_list(json, "rules");
    for (const char *const *code = topic->rules; code && *code; code++)
        if (rule_coded(game, *code))
            rule_keys(json, rule_coded(game, *code));
    json_end_list(json);
    json_list(json, "questions");
    for (const char *const *name = topic->questions; name && *name; name++)
        json_word(json, NULL, *name);
    json_end_list(json);
    json_end_map(json);
}

EXPORTED("explain") void web_explain(struct web *web, size_t id)
{
    (void)id;
    const struct game *game = game_named(web->room.bytes);
    struct json json = web_json(web);
    json_map(&json, NULL);
    if (game) {
        json_list(&json, "topics");
        for (const struct topic *topic = game->topics; topic && topic->word; topic++)
            topic_row(&json, game, topic);
        json_end_list(&json);
        json_list(&json, "rules");
        for (const struct rule *rule = game->rules; rule->code; rule++)
            rule_keys(&json, rule);
        json_end_list(&json);
    }
    json_end_map(&json);
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
    struct loaded_record loaded = {0};
    struct judging how = judging_usual(NULL);
    struct text shown = {0}, changed = {0}, says = {0};
    struct json json = web_json(web);
    json_map(&json, NULL);
    if (load(web, &loaded, &how)) {
        enum mended mended = mend_record(&loaded, &how, session_text(web->session), true, &shown, &changed, &says);
        json_word(&json, "shown", text_string(&shown));
        json_word(&json, "changed", mended == MENDED_PROPOSED && says.length ? text_string(&changed) : NULL);
    }
    json_end_map(&json);
    text_free(&shown);
    text_free(&changed);
    text_free(&says);
    loaded_free(&loaded);
}

/* Says what changes with another answer to one house rule. */
static void say_difference(struct loaded_record *loaded, const struct judging *how, struct text *out)
{
    struct verdict other;
    judge_again(loaded, how, &other);
    struct changes changes = find_changes(&loaded->verdict, &other, true);
    text_add(out, "now: ");
    print_outcome(&loaded->verdict, out);
    text_add(out, "\nwith the other answer: ");
    print_outcome(&other, out);
    text_format(out, "\n%s\n", changes.words.length ? text_string(&changes.words) : "the findings stay the same");
    text_free(&changes.words);
    verdict_free(&other);
}

static int answer_named(const struct question *question, const char *answer)
{
    int row = 0;
    while (question->answers[row] && !same(question->answers[row], answer))
        row++;
    return question->answers[row] ? row : -1;
}

EXPORTED("house") void web_house(struct web *web, size_t question, size_t answer)
{
    (void)answer;
    struct loaded_record loaded = {0};
    struct judging how = judging_usual(NULL), otherwise;
    text_clear(&web->answer);
    if (load(web, &loaded, &how)) {
        const struct game *game = loaded.verdict.game;
        otherwise = how;
        otherwise.question = question_named(game, web->room.bytes);
        if (otherwise.question >= 0)
            otherwise.answer = answer_named(&game->house[otherwise.question], web->room.bytes + question + 1);
        if (otherwise.question >= 0 && otherwise.answer >= 0)
            say_difference(&loaded, &otherwise, &web->answer);
    }
    loaded_free(&loaded);
}
