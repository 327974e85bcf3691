/* The jsonl format: a line for each finding, then one for its record, so that shards can be joined with cat. */
#include "report/formats.h"

enum { ONE_LINE = -1 };

static void finding_line(struct report *report, const struct verdict *verdict, const struct finding *finding)
{
    struct json json = {.out = &report->out, .flat = ONE_LINE};
    json_map(&json, NULL);
    json_word(&json, "kind", "finding");
    json_word(&json, "file", verdict->file);
    json_number(&json, "document", verdict->document);
    json_word(&json, "game", verdict->game ? verdict->game->id : NULL);
    json_finding_keys(&json, finding);
    json_end_map(&json);
    text_char(&report->out, '\n');
}

void jsonl_record(struct report *report, const struct verdict *verdict, struct source *source)
{
    (void)source;
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        finding_line(report, verdict, finding);
    struct json json = {.out = &report->out, .flat = ONE_LINE};
    json_map(&json, NULL);
    json_word(&json, "kind", "record");
    json_record_keys(&json, verdict);
    json_counts(&json, verdict->docket.count);
    json_end_map(&json);
    text_char(&report->out, '\n');
}

/* Only if there are any, so that most batches have only findings and records. */
void jsonl_end(struct report *report)
{
    if (!any_unjudged(report))
        return;
    struct json json = {.out = &report->out, .flat = ONE_LINE};
    json_map(&json, NULL);
    json_word(&json, "kind", "passed-over");
    json_passed_over(&json, report);
    json_end_map(&json);
    text_char(&report->out, '\n');
}
