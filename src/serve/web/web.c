/* The exports of the page in a browser: room for questions and answers, and the report. */
#include <stdlib.h>

#include "base/arena.h"
#include "report/formats.h"
#include "serve/web/web_answer.h"
#include "study/claim_history.h"
#include "study/fingerprint.h"
#include "study/mend/mistakes.h"

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

void json_findings(struct json *json, const struct finding *finding, int count)
{
    json_list(json, "findings");
    for (int i = 0; finding && i < count; i++, finding = finding->next) {
        json_map(json, NULL);
        json_finding_keys(json, finding);
        json_word(json, "folded", finding->legal_summary);
        json_word(json, "reading", finding->rule->reading);
        json_number(json, "followers", finding->followers);
        json_end_map(json);
    }
    json_end_list(json);
}

void json_actors(struct json *json, const char *key, const struct match *match, unsigned actors)
{
    json_list(json, key);
    for (int actor = 0; actor <= CHANCE; actor++)
        if (actors & (1u << actor))
            json_word(json, NULL, actor_name(match, actor));
    json_end_list(json);
}

/* ---- the report ------------------------------------------------------------------------------------------------ */

static void report_verdict(struct report *report, struct verdict *verdict, struct source *source,
                           struct fingerprints *met, const struct judging *how)
{
    fingerprint_record(met, verdict, source);
    tell_claim_history(verdict, source, how);
    find_mistakes(verdict, source, how);
    report_record(report, verdict, source);
    verdict_free(verdict);
}

/* The only format needed here: the table of all formats would link the others. */
static const struct format whole_report = {
    .name = "json", .begin = json_begin, .record = json_record, .join = json_join, .end = json_end};

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
    int document = 1;
    for (; judge_record(reader, &how, source.name, document, &verdict); document++)
        report_verdict(&report, &verdict, &source, &met, &how);
    reader_close(reader);
    if (document == 1) {
        verdict_unreadable(&verdict, source.name, (struct place){1, 1, 1, 2}, "there is no record in this file");
        report_verdict(&report, &verdict, &source, &met, &how);
    }
    fingerprints_free(&met);
    box_cache_free(&cache);
    report_end(&report);
    text_clear(&web->answer);
    text_add_bytes(&web->answer, text_string(&report.out), report.out.length);
    report_free(&report);
    source_close(&source);
}
