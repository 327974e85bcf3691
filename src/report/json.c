/* The JSON report: one object with all records. `referee schema report` describes it. */
#include <string.h>

#include "report/formats.h"
#include "study/mend/repair_text.h"
#include "study/outcome.h"
#include "study/sheet.h"

enum { RECORD_DEPTH = 2 };

void json_strings(struct json *json, const char *key, const struct strings *list)
{
    json_flat_list(json, key);
    for (; list; list = list->next)
        json_word(json, NULL, list->text);
    json_end_list(json);
}

static void number_or_null(struct json *json, const char *key, int number)
{
    if (number)
        json_number(json, key, number);
    else
        json_null(json, key);
}

/* {"change": "insert", "entry": 5, "text": "ben: pass"} */
static void print_change_map(struct json *json, const char *key, const struct change *change)
{
    json_flat_map(json, key);
    json_word(json, "change", change_kinds[change->kind].name);
    number_or_null(json, "entry", change->entry);
    json_word(json, "text", change->text);
    json_end_map(json);
}

/* A reader of `meant` alone would otherwise make half of a change. */
static bool changes_one_entry(const struct change *change)
{
    bool one = change->kind == CHANGE_REPLACE || change->kind == CHANGE_INSERT || change->kind == CHANGE_DELETE
               || change->kind == CHANGE_SPLIT;
    return one && change->entry && change->last <= change->entry && !change->gap;
}

/* The likeliest change, and those that are equally likely, as far as they are of one entry; `fixes` has all. */
static void change_keys(struct json *json, const struct change *change)
{
    if (change && changes_one_entry(change))
        print_change_map(json, "meant", change);
    else
        json_null(json, "meant");
    json_list(json, "meant-or");
    for (const struct change *other = change ? change->next : NULL; other; other = other->next)
        if (changes_one_entry(other))
            print_change_map(json, NULL, other);
    json_end_list(json);
}

/* {"equal": 2, "clears": 24, "changes": [{"change": "replace", "where": "log", "entry": 5, "last": 5, "text": "..."}]} */
static void fixes_key(struct json *json, const struct finding *finding)
{
    int equal = 0;
    for (const struct change *change = finding->fix; change; change = change->next)
        equal++;
    json_list(json, "fixes");
    for (const struct change *change = finding->fix; change; change = change->next) {
        json_flat_map(json, NULL);
        json_number(json, "equal", equal);
        json_number(json, "clears", 1 + finding->followers);
        json_list(json, "changes");
        json_map(json, NULL);
        json_word(json, "change", change_word(change));
        json_word(json, "where", change->entry ? "log" : "head");
        number_or_null(json, "entry", change->entry);
        number_or_null(json, "last", change->last ? change->last : change->entry + (change->kind == CHANGE_JOIN));
        json_word(json, "text", change->text);
        json_end_map(json);
        json_end_list(json);
        json_end_map(json);
    }
    json_end_list(json);
}

static void related_key(struct json *json, const struct related *related)
{
    json_list(json, "related");
    for (; related; related = related->next) {
        json_flat_map(json, NULL);
        json_number(json, "line", related->at.line);
        json_number(json, "column", related->at.column);
        json_number(json, "end-line", related->at.end_line);
        json_number(json, "end-column", related->at.end_column);
        json_word(json, "message", related->message);
        json_end_map(json);
    }
    json_end_list(json);
}

void json_finding_keys(struct json *json, const struct finding *finding)
{
    json_word(json, "word", ruling_names[finding->ruling]);
    json_word(json, "code", finding->rule->code);
    number_or_null(json, "entry", finding->entry);
    json_word(json, "player", finding->player);
    json_word(json, "phase", finding->phase);
    json_word(json, "moment", finding->moment);
    json_number(json, "line", finding->at.line);
    json_number(json, "column", finding->at.column);
    json_number(json, "end-line", finding->at.end_line);
    json_number(json, "end-column", finding->at.end_column);
    json_word(json, "said", finding->said);
    json_word(json, "message", finding->message);
    json_word(json, "rule", finding_rule(finding)->sentence);
    json_word(json, "cite", finding_rule(finding)->cite);
    json_strings(json, "rests-on", finding->rests_on);
    json_strings(json, "house", finding->house);
    json_strings(json, "sources", finding->sources);
    number_or_null(json, "follows", finding->follows);
    number_or_null(json, "mistake", finding->mistake);
    change_keys(json, finding->fix);
    fixes_key(json, finding);
    related_key(json, finding->related);
    json_strings(json, "legal", finding->legal);
    json_format(json, "fingerprint", "%016llx", (unsigned long long)finding->fingerprint);
}

static void scores_key(struct json *json, const struct verdict *verdict)
{
    json_flat_map(json, "scores");
    for (int seat = 0; verdict->judged && seat < verdict->match.seats; seat++) {
        const struct sheet *sheet = &verdict->standing.seat[seat];
        if (sheet->open)
            json_null(json, verdict->match.names[seat]);
        else
            json_halves(json, verdict->match.names[seat], sheet->total);
    }
    json_end_map(json);
}

static void ranges_key(struct json *json, const struct verdict *verdict)
{
    json_flat_map(json, "ranges");
    for (int seat = 0; verdict->judged && seat < verdict->match.seats; seat++) {
        const struct sheet *sheet = &verdict->standing.seat[seat];
        if (!sheet->open || sheet->low > sheet->high)
            continue;
        json_flat_list(json, verdict->match.names[seat]);
        json_halves(json, NULL, sheet->low);
        if (sheet->high >= NO_LIMIT)
            json_null(json, NULL);
        else
            json_halves(json, NULL, sheet->high);
        json_end_list(json);
    }
    json_end_map(json);
}

/* What is not written and decides who won. */
static void unknown_key(struct json *json, const struct verdict *verdict)
{
    json_flat_list(json, "unknown");
    const char *fact = verdict->judged && verdict->standing.winners_open ? verdict->standing.needed : "";
    for (fact += strspn(fact, " "); *fact; fact += strspn(fact, " ")) {
        size_t length = strcspn(fact, " ");
        json_format(json, NULL, "%.*s", (int)length, fact);
        fact += length;
    }
    json_end_list(json);
}

static void rests_key(struct json *json, const struct verdict *verdict)
{
    const char *rests[MOST_RESTS];
    int count = verdict->judged ? list_rests(&verdict->match, &verdict->standing, true, rests) : 0;
    json_flat_list(json, "rests-on");
    for (int i = 0; i < count; i++)
        json_format(json, NULL, "%s%s", rests_on_position(rests[i]) ? "" : "box.", rests[i]);
    json_end_list(json);
}

static void actors_key(struct json *json, const char *key, const struct verdict *verdict, unsigned actors)
{
    json_flat_list(json, key);
    for (int actor = 0; verdict->judged && actor <= CHANCE; actor++)
        if (actors & (1u << actor))
            json_word(json, NULL, actor_name(&verdict->match, actor));
    json_end_list(json);
}

void json_record_keys(struct json *json, const struct verdict *verdict)
{
    json_word(json, "file", verdict->file);
    json_number(json, "document", verdict->document);
    json_word(json, "game", verdict->game ? verdict->game->id : NULL);
    json_word(json, "title", verdict->title);
    json_word(json, "date", verdict->date);
    json_word(json, "date-text", verdict->date_text);
    json_word(json, "place", verdict->place);
    json_flag(json, "judged", verdict->judged);
    json_flag(json, "partial", verdict->partial);
    json_number(json, "entries", verdict->entries);
    json_flag(json, "over", verdict->over);
    actors_key(json, "to-act", verdict, verdict_to_act(verdict));
    scores_key(json, verdict);
    ranges_key(json, verdict);
    actors_key(json, "winners", verdict, verdict->standing.winners);
    json_word(json, "decided", decided_word(verdict));
    json_word(json, "why",
              !verdict->judged ? NULL
              : verdict->over  ? why_undecided(verdict)
                               : verdict->standing.given_up);
    unknown_key(json, verdict);
    rests_key(json, verdict);
    json_number(json, "mistakes", verdict->docket.mistakes);
    json_number(json, "known", verdict->docket.known);
    json_number(json, "dropped", docket_dropped(&verdict->docket));
}

static void name_key(const char *name, void *context)
{
    json_word(context, NULL, name);
}

void json_passed_over(struct json *json, const struct report *report)
{
    json_number(json, "passed-over", report->passed_over);
    if (report->passed) {
        json_list(json, "passed-over-files");
        each_name(report->passed, name_key, json);
        json_end_list(json);
    }
    json_list(json, "missing");
    each_name(report->missing, name_key, json);
    json_end_list(json);
}

void json_counts(struct json *json, const int count[RULING_COUNT])
{
    for (int ruling = 0; ruling < RULING_COUNT; ruling++)
        json_number(json, ruling_names[ruling], count[ruling]);
}

void json_begin(struct report *report)
{
    text_add(&report->out, "{\n  \"referee\": \"" VERSION "\",\n  \"records\": [");
}

void json_join(struct report *report, const struct verdict *verdict)
{
    (void)verdict;
    text_add(&report->out, report->records ? "," : "");
}

void json_record(struct report *report, const struct verdict *verdict, struct source *source)
{
    (void)source;
    struct json json = {.out = &report->out, .depth = RECORD_DEPTH};
    json_map(&json, NULL);
    json_record_keys(&json, verdict);
    json_list(&json, "findings");
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next) {
        json_map(&json, NULL);
        json_finding_keys(&json, finding);
        json_end_map(&json);
    }
    json_end_list(&json);
    json_end_map(&json);
}

void json_end(struct report *report)
{
    text_add(&report->out, report->records ? "\n  ]," : "],");
    struct json json = {.out = &report->out, .depth = 1};
    json_map(&json, "summary");
    json_number(&json, "records", report->records);
    json_counts(&json, report->count);
    json_number(&json, "failing", report->failing);
    json_number(&json, "partial", report->partial);
    json_number(&json, "known", report->known);
    json_number(&json, "mistakes", report->mistakes);
    json_number(&json, "following", report->following);
    json_passed_over(&json, report);
    json_end_map(&json);
    text_add(&report->out, "\n}\n");
}
