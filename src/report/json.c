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

/* {"change": "insert", "entry": 5, "text": "ben: pass"} */
static void print_change_map(struct json *json, const char *key, const struct change *change)
{
    json_flat_map(json, key);
    json_write(json, "change: %s, entry: %n, text: %s}", change_kinds[change->kind].name, change->entry, change->text);
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
        json_write(json, "equal: %d, clears: %d, changes: [", equal, 1 + finding->followers);
        json_write(json, "{change: %s, where: %s, entry: %n, last: %n, text: %s}]}", change_word(change),
                   change->entry ? "log" : "head", change->entry, change->last ? change->last : change->entry,
                   change->text);
    }
    json_end_list(json);
}

/* Where a finding or what is related to it is. */
static void place_keys(struct json *json, struct place at)
{
    json_write(json, "line: %d, column: %d, end-line: %d, end-column: %d", at.line, at.column, at.end_line,
               at.end_column);
}

static void related_key(struct json *json, const struct related *related)
{
    json_list(json, "related");
    for (; related; related = related->next) {
        json_flat_map(json, NULL);
        place_keys(json, related->at);
        json_write(json, "message: %s}", related->message);
    }
    json_end_list(json);
}

void json_finding_keys(struct json *json, const struct finding *finding)
{
    json_write(json, "word: %s, code: %s, entry: %n, player: %s, phase: %s, moment: %s", ruling_names[finding->ruling],
               finding->rule->code, finding->entry, finding->player, finding->phase, finding->moment);
    place_keys(json, finding->at);
    json_write(json, "said: %s, reworded: %b, message: %s, rule: %s, cite: %s", finding->said, finding->reworded,
               finding->message, finding_rule(finding)->sentence, finding_rule(finding)->cite);
    json_strings(json, "rests-on", finding->rests_on);
    json_strings(json, "house", finding->house);
    json_strings(json, "sources", finding->sources);
    json_write(json, "follows: %n, mistake: %n", finding->follows, finding->mistake);
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
    const char *rests[MOST_RESTS];
    bool judged = verdict->judged;
    int count = judged ? list_rests(&verdict->match, &verdict->standing, true, rests) : 0;
    json_write(json, "file: %s, document: %d, game: %s, title: %s, date: %s, date-text: %s, place: %s", verdict->file,
               verdict->document, verdict->game ? verdict->game->id : NULL, verdict->title, verdict->date,
               verdict->date_text, verdict->place);
    json_write(json, "judged: %b, partial: %b, entries: %d, unread-line: %n, waiting: %d, over: %b", judged,
               verdict->partial, verdict->entries, verdict->unread_line, verdict->waiting, verdict->over);
    actors_key(json, "to-act", verdict, verdict_to_act(verdict));
    scores_key(json, verdict);
    ranges_key(json, verdict);
    actors_key(json, "winners", verdict, verdict->standing.winners);
    json_write(json, "decided: %s, why: %s", decided_word(verdict),
               !judged                             ? NULL
               : verdict->over || verdict->partial ? why_undecided(verdict)
                                                   : verdict->standing.given_up);
    json_flat_list(json, "unknown"); /* what is not written and decides who won */
    const char *fact = judged && verdict->standing.winners_open ? verdict->standing.needed : "";
    for (size_t length; *(fact += strspn(fact, " ")); fact += length) {
        length = strcspn(fact, " ");
        json_format(json, NULL, "%.*s", (int)length, fact);
    }
    json_end_list(json);
    json_flat_list(json, "rests-on");
    for (int i = 0; i < count; i++)
        json_format(json, NULL, "%s%s", rests_on_position(rests[i]) ? "" : "box.", rests[i]);
    json_end_list(json);
    json_write(json, "mistakes: %d, known: %d, dropped: %d", verdict->docket.mistakes, verdict->docket.known,
               docket_dropped(&verdict->docket));
}

static void names_key(struct json *json, const char *key, const struct text *names)
{
    json_list(json, key);
    for (const char *name = NULL; (name = next_name(names, name));)
        json_word(json, NULL, name);
    json_end_list(json);
}

void json_passed_over(struct json *json, const struct report *report)
{
    json_number(json, "passed-over", report->passed_over);
    if (report->passed)
        names_key(json, "passed-over-files", report->passed);
    names_key(json, "missing", report->missing);
}

void json_counts(struct json *json, const int count[RULING_COUNT])
{
    for (int ruling = 0; ruling < RULING_COUNT; ruling++)
        json_number(json, ruling_names[ruling], count[ruling]);
}

const char json_opening[] = "{\n  \"referee\": \"" VERSION "\",\n  \"records\": [";

void json_join(struct report *report, const struct verdict *verdict)
{
    (void)verdict;
    text_add(&report->out, report->records ? "," : "");
}

void json_record(struct report *report, const struct verdict *verdict)
{
    struct json json = {.out = &report->out, .depth = RECORD_DEPTH};
    json_map(&json, NULL);
    json_record_keys(&json, verdict);
    json_list(&json, "findings");
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next) {
        json_map(&json, NULL);
        json_finding_keys(&json, finding);
        json_end_map(&json);
    }
    json_write(&json, "]}");
}

void json_end(struct report *report)
{
    text_add(&report->out, report->records ? "\n  ]," : "],");
    struct json json = {.out = &report->out, .depth = 1};
    json_write(&json, "summary: {records: %d", report->records);
    json_counts(&json, report->count);
    json_write(&json, "failing: %d, partial: %d, known: %d, mistakes: %d, following: %d", report->failing,
               report->partial, report->known, report->mistakes, report->following);
    json_passed_over(&json, report);
    json_end_map(&json);
    text_add(&report->out, "\n}\n");
}
