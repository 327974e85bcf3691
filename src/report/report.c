/* Reports: the list of formats and what the renderers share. */
#include "report/report.h"

#include <string.h>

#include "base/words.h"
#include "report/formats.h"

const struct format formats[] = {
    {"text", "for people: source excerpts, carets, rules (the default)", NULL, text_record, text_end},
    {"short", "one line per finding: FILE:LINE:COLUMN: WORD CODE: sentence", NULL, short_record, NULL},
    {0},
};

const struct format *format_named(const char *name)
{
    for (const struct format *format = formats; format->name; format++)
        if (same(format->name, name))
            return format;
    return NULL;
}

void report_record(struct report *report, const struct verdict *verdict, struct source *source)
{
    if (report->format->record)
        report->format->record(report, verdict, source);
    report->records++;
    report->failing += verdict_status(verdict, report->strict) != 0;
    for (int word = 0; word < WORD_COUNT; word++)
        report->count[word] += verdict->docket.count[word];
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
    static const char *const one[WORD_COUNT] = {"illegal move", "impossible entry", "false claim", "unreadable part", "doubt", "open question",
                                                "confirmed", "waived"};
    static const char *const many[WORD_COUNT] = {"illegal moves", "impossible entries", "false claims", "unreadable parts", "doubts",
                                                 "open questions", "confirmed", "waived"};
    const char *between = "";
    for (int word = 0; word < WORD_COUNT; word++) {
        int count = verdict->docket.count[word];
        if (count)
            text_format(out, "%s%d %s", between, count, count == 1 ? one[word] : many[word]);
        if (count)
            between = ", ";
    }
    if (verdict->docket.dropped)
        text_format(out, "%s%d more not shown", between, verdict->docket.dropped);
    else if (!*between)
        text_add(out, "nothing to object");
}

static void list_best(const struct verdict *verdict, struct text *out)
{
    unsigned best = verdict->standing.winners;
    int best_rank = 0;
    for (int seat = 0; seat < verdict->match.seats; seat++)
        best_rank += verdict->standing.seat[seat].rank == 1 && !verdict->standing.seat[seat].open;
    for (int seat = 0; seat < verdict->match.seats && !best; seat++)
        if (verdict->standing.seat[seat].rank == 1 && best_rank < verdict->match.seats)
            best |= 1u << seat;
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
