/* The SARIF format, 2.1.0: results with related places, the entries before them as a code flow, and rulings as
   suppressions. */
#include <string.h>

#include "base/arena.h"
#include "base/words.h"
#include "replay/registry.h"
#include "report/formats.h"
#include "study/address.h"
#include "study/explain/footnotes.h"
#include "study/finding_quota.h"
#include "study/history.h"

enum { RUN_DEPTH = 3, RESULT_DEPTH = 4, DRIVER_DEPTH = 6 };

static void artifact_key(struct json *json, const char *file)
{
    struct text uri = {0};
    while (strncmp(file, "./", 2) == 0)
        file += 2;
    text_add(&uri, *file == '/' ? "file://" : "");
    text_percent(&uri, file, "/");
    json_write(json, "artifactLocation: {uri: %s}", text_string(&uri));
    text_free(&uri);
}

static void place_keys(struct json *json, const char *file, struct place at)
{
    json_map(json, "physicalLocation");
    artifact_key(json, file);
    json_write(json, "region: {startLine: %d, startColumn: %d, endLine: %d, endColumn: %d}}", at.line, at.column,
               at.end_line, at.end_column);
}

static void locations_key(struct json *json, const struct verdict *verdict, const struct finding *finding)
{
    json_write(json, "locations: [{");
    place_keys(json, verdict->file, finding->at);
    if (finding->entry) {
        json_flat_list(json, "logicalLocations");
        json_map(json, NULL);
        json_format(json, "name", "entry %d", finding->entry);
        json_write(json, "}]");
    }
    json_write(json, "}]");
}

static void related_key(struct json *json, const struct verdict *verdict, const struct related *related)
{
    if (!related)
        return;
    json_list(json, "relatedLocations");
    for (int id = 1; related; related = related->next) {
        json_write(json, "{id: %d", id++);
        place_keys(json, verdict->file, related->at);
        json_write(json, "message: {text: %s}}", related->message);
    }
    json_end_list(json);
}

/* The replay: the entries before the finding, then the finding. */
static void flow_key(struct json *json, const struct verdict *verdict, const struct finding *finding,
                     const struct stop *stop)
{
    if (!stop)
        return;
    json_write(json, "codeFlows: [{threadFlows: [{locations: [");
    for (; stop; stop = stop->next) {
        struct text words = {0};
        text_format(&words, "entry %d: %s", stop->entry, stop->said);
        json_write(json, "{executionOrder: %d, location: {", stop->entry);
        place_keys(json, verdict->file, stop->at);
        json_write(json, "message: {text: %s}}}", text_string(&words));
        text_free(&words);
    }
    json_write(json, "{executionOrder: %d, location: {", finding->entry + 1);
    place_keys(json, verdict->file, finding->at);
    json_write(json, "message: {text: %s}}}]}]}]", finding->message);
}

static void suppressions_key(struct json *json, const struct finding *finding)
{
    if (finding->ruling != RULING_CONFIRMED && finding->ruling != RULING_WAIVED)
        return;
    json_flat_list(json, "suppressions");
    json_write(json, "{kind: 'inSource', justification: %s}]",
               finding->ruling == RULING_WAIVED ? "waived: the record says how the players ruled"
                                                : "confirmed: the record itself calls this illegal");
}

static void properties_key(struct json *json, const struct verdict *verdict, const struct finding *finding)
{
    json_write(json, "properties: {game: %s, document: %d, partial: %b", verdict->game ? verdict->game->id : NULL,
               verdict->document, verdict->partial);
    json_write(json, "word: %s, player: %s, moment: %s, cite: %s", ruling_names[finding->ruling], finding->player,
               finding->moment, finding_rule(finding)->cite);
    json_strings(json, "rests-on", finding->rests_on);
    json_strings(json, "house", finding->house);
    json_strings(json, "legal", finding->legal);
    json_end_map(json);
}

static void result(struct json *json, const struct report *report, const struct verdict *verdict,
                   const struct finding *finding, const struct stop *way)
{
    /* The rule's sentence and the case in one message, because viewers show only this. */
    struct text message = {0};
    text_format(&message, "%s: %s", ruling_names[finding->ruling], finding->message);
    if (finding_rule(finding)->sentence && finding->ruling != RULING_UNREADABLE)
        text_format(&message, " (%s)", finding_rule(finding)->sentence);
    if (finding->legal_summary || finding->legal_command) {
        text_add(&message, "; legal: ");
        print_legal(finding, &message);
    }
    json_write(json, "{ruleId: %s", finding->rule->code);
    bool noted = finding->ruling == RULING_NOTED;
    if (noted) /* a result of kind `fail`, which is the default, cannot have the level none */
        json_word(json, "kind", "informational");
    json_write(json, "level: %s, message: {text: %s}",
               noted ? "none" : loudness_names[loudness(finding->ruling, report->strict)], text_string(&message));
    locations_key(json, verdict, finding);
    related_key(json, verdict, finding->related);
    flow_key(json, verdict, finding, way);
    json_flat_map(json, "partialFingerprints");
    json_format(json, "refereeEntry/v1", "%016llx", (unsigned long long)finding->fingerprint);
    json_end_map(json);
    suppressions_key(json, finding);
    properties_key(json, verdict, finding);
    json_end_map(json);
    text_free(&message);
}

const char sarif_opening[] =
    "{\n  \"$schema\": \"https://json.schemastore.org/sarif-2.1.0.json\",\n  \"version\": \"2.1.0\",\n"
    "  \"runs\": [\n    {\n      \"columnKind\": \"unicodeCodePoints\",\n      \"results\": [";

void sarif_record(struct report *report, const struct verdict *verdict)
{
    struct json json = {.out = &report->out, .depth = RESULT_DEPTH};
    const struct path *path = report->history ? report->history->first : NULL;
    struct finding_quota quota = quota_of(&verdict->docket, report->format->most_findings, true);
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next) {
        if (!quota_takes(&quota, finding))
            continue;
        /* The paths are in the order of the record: each has the entries up to its finding's own. */
        while (finding->entry && path && path->finding != finding)
            path = path->next;
        result(&json, report, verdict, finding, finding->entry && path ? path->first : NULL);
    }
}

/* A notification about one file or (NULL) about all. */
static void notify(struct report *report, const char *level, const char *file, const char *words)
{
    struct json json = {.out = &report->aside, .depth = DRIVER_DEPTH, .follows = report->aside.length > 0};
    json_write(&json, "{level: %s, message: {text: %s}", level, words);
    if (file) {
        json_write(&json, "locations: [{physicalLocation: {");
        artifact_key(&json, file);
        json_write(&json, "}}]");
    }
    json_end_map(&json);
}

void sarif_join(struct report *report, const struct verdict *verdict)
{
    if (report->met_count && verdict->docket.first)
        text_char(&report->out, ',');
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next) {
        int row = 0;
        while (row < report->met_count && !same(report->met[row]->code, finding->rule->code))
            row++;
        if (row < report->met_count)
            continue;
        report->met = must_grow(report->met, sizeof *report->met * (size_t)(row + 1));
        report->met[report->met_count++] = finding->rule;
    }
    struct finding_quota quota = quota_of(&verdict->docket, report->format->most_findings, true);
    if (!is_partial(verdict) && !quota.left_out)
        return;
    /* The results do not cover the whole record. */
    struct text words = {0};
    print_file(verdict, &words);
    text_add(&words, ": ");
    print_partial(verdict, &words);
    if (quota.left_out) {
        text_add(&words, is_partial(verdict) ? "; " : "");
        print_left_out(&quota, &words);
    }
    notify(report, "warning", verdict->file, text_string(&words));
    text_free(&words);
}

static void rule_entry(struct json *json, struct arena *scratch, const struct rule *rule)
{
    const char *rest, *sentence = rule->sentence ? rule->sentence : rule->code;
    const struct game *game = game_of_code(rule->code, &rest);
    const char *page = game ? game->id : "record";
    int part = game ? 7 : 5;
    struct text address = {0};
    const char *help = arena_format(scratch, "Rule text: %s. More: referee explain %s, man/referee-%s.%d", rule->cite,
                                    rule->code, page, part);
    /* The standard requires an absolute URI: a page of the web site or else, without a host, of the manual. */
    if (!add_address(&address, rule->code))
        text_format(&address, "man:referee-%s(%d)", page, part);
    json_write(json,
               "{id: %s, shortDescription: {text: %s}, fullDescription: {text: %s}, help: {text: %s}, helpUri: %s}",
               rule->code, sentence, rule->reading ? rule->reading : sentence, help, text_string(&address));
    text_free(&address);
}

void sarif_end(struct report *report)
{
    struct json json = {.out = &report->out, .depth = RUN_DEPTH, .follows = true};
    bool missing = report->missing && report->missing->length;
    if (report->left_out)
        notify(report, "warning", NULL, records_left_out(report));
    if (any_unjudged(report))
        notify(report, missing ? "error" : "note", NULL, files_unjudged(report));
    text_add(&report->out, report->met_count ? "\n      ]" : "]");
    json_write(&json, "tool: {driver: {name: 'referee', version: %s, semanticVersion: %s, informationUri: %s, rules: [",
               VERSION, VERSION, site_address() ? site_address() : "man:referee(1)");
    for (int i = 0; i < report->met_count; i++)
        rule_entry(&json, &report->scratch, report->met[i]);
    json_write(&json, "]}}, invocations: [{executionSuccessful: true");
    text_add(&report->out, ",\n          \"toolExecutionNotifications\": [");
    text_add(&report->out, text_string(&report->aside));
    text_add(&report->out, report->aside.length ? "\n          ]" : "]");
    json_write(&json, "}]");
    text_add(&report->out, "\n    }\n  ]\n}\n");
}
