/* Diagnostics: the findings of a text in the form of the protocol. */
#include <string.h>

#include "base/words.h"
#include "replay/script.h"
#include "serve/lsp/server.h"
#include "study/address.h"
#include "study/explain/footnotes.h"
#include "study/mend/repair_text.h"

enum { MOST_FOLLOWERS = 10, MOST_SHOWN = 2000 };

static const int severities[RULING_COUNT] = {
    [RULING_ILLEGAL] = 1,    [RULING_IMPOSSIBLE] = 1, [RULING_FALSE] = 1,
    [RULING_UNREADABLE] = 1, [RULING_DOUBTFUL] = 2,   [RULING_UNSETTLED] = 2,
    [RULING_CONFIRMED] = 3,  [RULING_WAIVED] = 3,     [RULING_NOTED] = 4,
};

/* Assumed entries are shown as hints in the text, not as findings. */
int severity_of(const struct finding *finding)
{
    return finding->rule == &common_rules[LOG_UNWRITTEN] ? 0 : severities[finding->ruling];
}

struct json_object *spot_object(struct spot spot)
{
    struct json_object *made = wire_map();
    wire_put_number(made, "line", spot.line);
    wire_put_number(made, "character", spot.character);
    return made;
}

struct json_object *stretch_object(struct stretch stretch)
{
    struct json_object *made = wire_map();
    wire_put(made, "start", spot_object(stretch.start));
    wire_put(made, "end", spot_object(stretch.end));
    return made;
}

/* ---- what is said ---- */

/* Adds the fix, unless the message already proposes it. */
static void say_fix(const struct finding *finding, struct text *out)
{
    const struct change *fix = finding->fix;
    if (fix && (fix->kind == CHANGE_SPLIT || (finding->corrected && same(finding->corrected, fix->text))))
        return;
    if (fix) {
        text_add(out, "\nfix: ");
        print_fix(finding, out);
    } else
        text_format(out, "\nmissing: %s before this entry", finding->missing);
}

static void say_finding(const struct finding *finding, int held_back, struct text *out)
{
    text_format(out, "%s: %s", ruling_names[finding->ruling], finding->message);
    if (finding->fix || finding->missing)
        say_fix(finding, out);
    else if (finding->legal_summary) /* completion offers the rest */
        text_format(out, "\nlegal: %s", finding->legal_summary);
    for (const struct strings *house = finding->house; house; house = house->next)
        text_format(out, "\nwith `house: {%s}` this is allowed", house->text);
    for (const struct strings *datum = finding->rests_on; datum; datum = datum->next)
        text_format(out, "\nrests on `%s`, assumed; compare it with your copy", datum->text);
    if (finding->followers) {
        text_char(out, '\n');
        print_followers(finding, out);
    }
    if (held_back)
        text_format(out, "\n%d later finding%s: checking whether %s from this one", held_back, plural(held_back),
                    held_back == 1 ? "it comes" : "they come");
}

/* ---- where else ---- */

struct diagnosing {
    struct reading *reading;
    const struct client *client;
    const char *uri;
    enum sight sight;
    struct json_object *list;
    int count;
};

static void add_related(const struct diagnosing *diagnosing, struct json_object *list, struct place at,
                        const char *message)
{
    struct json_object *made = wire_map(), *location = wire_map();
    wire_put_word(location, "uri", diagnosing->uri);
    wire_put(location, "range", stretch_object(place_stretch(&diagnosing->reading->lines, at)));
    wire_put(made, "location", location);
    wire_put_word(made, "message", message);
    wire_add(list, made);
}

static void add_followers(const struct diagnosing *diagnosing, struct json_object *list, const struct finding *first)
{
    int shown = 0;
    for (const struct finding *finding = first->next; finding && shown < MOST_FOLLOWERS; finding = finding->next) {
        if (finding->mistake != first->mistake || finding->first)
            continue;
        struct text message = {0};
        text_format(&message, "follows: %s", finding->message);
        add_related(diagnosing, list, finding->at, text_string(&message));
        text_free(&message);
        shown++;
    }
}

static void put_related(const struct diagnosing *diagnosing, struct json_object *made, const struct finding *finding)
{
    if (!diagnosing->client->related || (!finding->related && !finding->followers))
        return;
    struct json_object *list = wire_put(made, "relatedInformation", wire_list());
    for (const struct related *related = finding->related; related; related = related->next)
        add_related(diagnosing, list, related->at, related->message);
    if (finding->followers)
        add_followers(diagnosing, list, finding);
}

/* ---- the list ---- */

/* Widens an empty place by one character: a mark without width cannot be seen. */
static struct stretch seen_stretch(const struct reading *reading, struct place at)
{
    struct stretch stretch = place_stretch(&reading->lines, at);
    if (stretch.start.line == stretch.end.line && stretch.start.character == stretch.end.character)
        stretch.end = offset_spot(
            &reading->lines, spot_offset(&reading->lines, (struct spot){stretch.end.line, stretch.end.character + 1}));
    return stretch;
}

static void add_finding(struct diagnosing *diagnosing, const struct finding *finding, int held_back)
{
    struct json_object *made = wire_map();
    struct text message = {0};
    wire_put(made, "range", stretch_object(seen_stretch(diagnosing->reading, finding->at)));
    wire_put_number(made, "severity", severity_of(finding));
    wire_put_word(made, "code", finding->rule->code);
    if (diagnosing->client->links) {
        struct text link = {0};
        if (!add_address(&link, finding->rule->code)) {
            text_add(&link, "referee:explain/");
            text_percent(&link, finding->rule->code, "");
        }
        wire_put_text(wire_put(made, "codeDescription", wire_map()), "href", &link);
    }
    wire_put_word(made, "source", "referee");
    say_finding(finding, held_back, &message);
    wire_put_text(made, "message", &message);
    put_related(diagnosing, made, finding);
    wire_add(diagnosing->list, made);
    diagnosing->count++;
}

static int count_behind(const struct finding *finding)
{
    int count = 0;
    for (finding = finding->next; finding; finding = finding->next)
        count += counts_against(finding);
    return count;
}

static void add_findings(struct diagnosing *diagnosing, const struct finding *finding)
{
    for (; finding && diagnosing->count < MOST_SHOWN; finding = finding->next) {
        bool follows = finding->mistake && !finding->first;
        bool last = diagnosing->sight == SIGHT_FIRST && counts_against(finding);
        if (severity_of(finding) && !follows)
            add_finding(diagnosing, finding, last ? count_behind(finding) : 0);
        if (last)
            return;
    }
}

/* Says that further documents are not read; silence would look like no findings. */
static void add_beyond(struct diagnosing *diagnosing)
{
    struct json_object *made = wire_map();
    struct text message = {0};
    text_format(&message, "not judged: only the first %d records of a file are judged here; referee check judges all",
                MOST_PARTS);
    struct place mark = {diagnosing->reading->beyond, 1, diagnosing->reading->beyond, 4};
    wire_put(made, "range", stretch_object(seen_stretch(diagnosing->reading, mark)));
    wire_put_number(made, "severity", severities[RULING_CONFIRMED]);
    wire_put_word(made, "source", "referee");
    wire_put_text(made, "message", &message);
    wire_add(diagnosing->list, made);
}

struct json_object *diagnose(struct reading *reading, const struct client *client, const char *uri, long version,
                             enum sight sight)
{
    struct json_object *params = wire_map();
    struct diagnosing diagnosing = {reading, client, uri, sight, wire_list(), 0};
    bool records = false;
    for (int i = 0; i < reading->parts; i++) {
        struct session *session = reading->part[i].session;
        const struct verdict *verdict = sight == SIGHT_WHOLE ? session_judgement(session) : session_verdict(session);
        bool record = verdict && (records || !verdict->other_file);
        records |= record;
        if (record)
            add_findings(&diagnosing, verdict->docket.first);
    }
    if (reading->beyond && records)
        add_beyond(&diagnosing);
    wire_put_word(params, "uri", uri);
    wire_put_number(params, "version", version);
    wire_put(params, "diagnostics", diagnosing.list);
    return params;
}
