/* Reports: the list of formats and what the renderers share. */
#include "report/report.h"

#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "report/formats.h"

const struct format formats[] = {
    {"text", "for people: source excerpts, carets, rules (the default)", NULL, text_record, NULL, text_end, false,
     false},
    {"short", "one line per finding: FILE:LINE:COLUMN: WORD CODE: sentence", NULL, short_record, NULL, NULL, false,
     false},
    {"json", "one object with all records (referee schema report)", json_begin, json_record, json_join, json_end, false,
     false},
    {"jsonl", "one line per finding and one per record, as they come", NULL, jsonl_record, NULL, NULL, false, false},
    {"sarif", "SARIF 2.1.0, for code scanning", sarif_begin, sarif_record, sarif_join, sarif_end, true, false},
    {"junit", "JUnit XML: a suite per record, a case per finding", junit_begin, junit_record, NULL, junit_end, false,
     false},
    {"tap", "Test Anything Protocol 13: a test per record", tap_begin, tap_record, tap_join, tap_end, false, false},
    {"github", "annotations for GitHub workflows", NULL, github_record, NULL, github_end, false, false},
    {"markdown", "for job summaries and comments", markdown_begin, markdown_record, NULL, markdown_end, false, false},
    {"html", "one page to step through the records in a browser", html_begin, html_record, NULL, html_end, false, true},
    {0},
};

const struct format *format_named(const char *name)
{
    for (const struct format *format = formats; format->name; format++)
        if (same(format->name, name))
            return format;
    return NULL;
}

void report_render(const struct report *report, const struct verdict *verdict, struct source *source, struct text *body)
{
    struct report page = {.format = report->format,
                          .colour = report->colour,
                          .strict = report->strict,
                          .trail = report->trail,
                          .film = report->film,
                          .out = *body};
    if (report->format->record)
        report->format->record(&page, verdict, source);
    *body = page.out;
}

void report_add(struct report *report, const struct verdict *verdict, const struct text *body)
{
    if (report->format->join)
        report->format->join(report, verdict);
    text_add_bytes(&report->out, text_string(body), body->length);
    report->records++;
    report->failing += verdict_status(verdict, report->strict) != 0;
    report->partial += verdict->partial;
    report->known += verdict->docket.known;
    for (int word = 0; word < WORD_COUNT; word++)
        report->count[word] += verdict->docket.count[word];
}

void report_record(struct report *report, const struct verdict *verdict, struct source *source)
{
    struct text body = {0};
    report_render(report, verdict, source, &body);
    report_add(report, verdict, &body);
    text_free(&body);
}

void report_begin(struct report *report)
{
    if (report->format->begin)
        report->format->begin(report);
}

void report_end(struct report *report)
{
    if (report->format->end)
        report->format->end(report);
}

void report_free(struct report *report)
{
    text_free(&report->out);
    text_free(&report->aside);
    free(report->met);
    report->met = NULL;
}

const char *loudness(enum word word, bool strict)
{
    switch (word) {
    case WORD_ILLEGAL:
    case WORD_IMPOSSIBLE:
    case WORD_FALSE:
    case WORD_UNREADABLE:
        return "error";
    case WORD_DOUBTFUL:
    case WORD_UNSETTLED:
        return strict ? "error" : "warning";
    default:
        return "note";
    }
}

void print_whereabouts(const struct finding *finding, struct text *out)
{
    const char *between = "";
    if (finding->entry) {
        text_format(out, "entry %d", finding->entry);
        between = ", ";
    }
    if (finding->moment) {
        text_format(out, "%s%s", between, finding->moment);
        between = ", ";
    }
    if (finding->player)
        text_format(out, "%s%s", between, finding->player);
}

static void count_words(const struct verdict *verdict, struct text *out)
{
    static const char *const one[WORD_COUNT] = {"illegal move", "impossible entry", "false claim", "unreadable part",
                                                "doubt",        "open question",    "confirmed",   "waived"};
    static const char *const many[WORD_COUNT] = {
        "illegal moves", "impossible entries", "false claims", "unreadable parts",
        "doubts",        "open questions",     "confirmed",    "waived"};
    const char *between = "";
    for (int word = 0; word < WORD_COUNT; word++) {
        int count = verdict->docket.count[word];
        const char *const *thing = count == 1 ? one : many;
        if (count && word == WORD_IMPOSSIBLE
            && !verdict->judged) /* it is the table or the box, and no entry was looked at */
            text_format(out, "%s%d impossible part%s", between, count, count == 1 ? "" : "s");
        else if (count)
            text_format(out, "%s%d %s", between, count, thing[word]);
        if (count)
            between = ", ";
    }
    if (verdict->docket.dropped)
        text_format(out, "%s%d of them not shown", between, verdict->docket.dropped);
    else if (!*between)
        text_add(out, verdict->docket.known ? "nothing new" : "nothing to object");
    if (verdict->docket.known)
        text_format(out, ", %d known", verdict->docket.known);
}

static void list_best(const struct verdict *verdict, struct text *out)
{
    unsigned best = verdict->standing.winners, first = 0;
    bool open = false;
    for (int seat = 0; seat < verdict->match.seats; seat++) {
        first |= verdict->standing.seat[seat].rank == 1 ? 1u << seat : 0;
        open = open || verdict->standing.seat[seat].open;
    }
    if (!best && !open && first + 1 != 1u << verdict->match.seats)
        best = first;
    if (!best || (verdict->over && verdict->standing.winners_open))
        return;
    bool several = (best & (best - 1)) != 0;
    text_add(out, verdict->over ? (several ? "; winners " : "; winner ") : several ? "; leaders " : "; leader ");
    const char *between = "";
    for (int seat = 0; seat < verdict->match.seats; seat++)
        if (best & (1u << seat)) {
            text_format(out, "%s%s", between, printable((struct arena *)&verdict->arena, verdict->match.names[seat]));
            between = " and ";
        }
}

void print_summary(const struct verdict *verdict, struct text *out)
{
    count_words(verdict, out);
    if (!verdict->judged) {
        text_add(out, "; not judged any further");
        return;
    }
    text_format(out, "; replayed %d %s; ", verdict->entries, verdict->entries == 1 ? "entry" : "entries");
    verdict->game->moment(&verdict->match, verdict->state, out);
    list_best(verdict, out);
    if (verdict->partial)
        text_add(out, "; broken off there");
}

bool is_partial(const struct verdict *verdict)
{
    return verdict->partial || verdict->docket.dropped;
}

void print_partial(const struct verdict *verdict, struct text *out)
{
    if (verdict->partial && verdict->entries)
        text_format(out, "broken off after entry %d", verdict->entries);
    else if (verdict->partial)
        text_add(out, "broken off before the first entry");
    if (verdict->docket.dropped)
        text_format(out, "%s%d more findings are not listed", verdict->partial ? ", " : "", verdict->docket.dropped);
}

void print_file(const struct verdict *verdict, struct text *out)
{
    struct arena scratch = {0};
    text_add(out, printable(&scratch, verdict->file));
    if (verdict->document > 1)
        text_format(out, " #%d", verdict->document);
    arena_free(&scratch);
}
