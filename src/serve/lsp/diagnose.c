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
    return wire_make("{line: %l, character: %l}", spot.line, spot.character);
}

struct json_object *stretch_object(struct stretch stretch)
{
    return wire_make("{start: %o, end: %o}", spot_object(stretch.start), spot_object(stretch.end));
}

struct json_object *place_object(const struct reading *reading, struct place place)
{
    return stretch_object(place_stretch(&reading->lines, place));
}

struct json_object *bytes_object(const struct reading *reading, size_t from, size_t to)
{
    return stretch_object((struct stretch){offset_spot(&reading->lines, from), offset_spot(&reading->lines, to)});
}

struct json_object *text_edit(struct json_object *range, const char *written)
{
    return wire_make("{range: %o, newText: %s}", range, written);
}

/* ---- what is said ---- */

static void say_finding(const struct finding *finding, int held_back, struct text *out)
{
    const struct change *fix = finding->fix;
    text_format(out, "%s: %s", ruling_names[finding->ruling], finding->message);
    /* The message may already propose the fix. */
    bool told = fix && (fix->kind == CHANGE_SPLIT || (finding->corrected && same(finding->corrected, fix->text)));
    if (fix && !told) {
        text_add(out, "\nfix: ");
        print_fix(finding, out);
    } else if (!fix && finding->missing)
        text_format(out, "\nmissing: %s before this entry", finding->missing);
    else if (!fix && finding->legal_summary) /* completion offers the rest */
        text_format(out, "\nlegal: %s", finding->legal_summary);
    for (const struct strings *house = finding->house; house; house = house->next) {
        text_char(out, '\n');
        print_house(finding, house->text, out);
    }
    for (const struct strings *datum = finding->rests_on; datum; datum = datum->next)
        text_format(out, "\nrests on `%s`, assumed; compare it with your copy", datum->text);
    for (const struct finding *also = finding; (also = next_fault(finding, also));)
        text_format(out, "\nalso: %s", also->message);
    print_followers(finding, "\n", out);
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
    wire_add(list, wire_make("{location: {uri: %s, range: %o}, message: %s}", diagnosing->uri,
                             place_object(diagnosing->reading, at), message));
}

/* NULL: there is nothing related, or the client does not show it. */
static struct json_object *related_list(const struct diagnosing *diagnosing, const struct finding *first)
{
    if (!diagnosing->client->related || (!first->related && !first->followers))
        return NULL;
    struct json_object *list = wire_list();
    for (const struct related *related = first->related; related; related = related->next)
        add_related(diagnosing, list, related->at, related->message);
    const struct finding *finding = first->followers ? first->next : NULL;
    for (int shown = 0; finding && shown < MOST_FOLLOWERS; finding = finding->next) {
        if (finding->mistake != first->mistake || is_reported_with(first, finding))
            continue;
        struct text message = {0};
        text_format(&message, "follows: %s", finding->message);
        add_related(diagnosing, list, finding->at, text_string(&message));
        text_free(&message);
        shown++;
    }
    return list;
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
    struct text message = {0}, link = {0};
    const char *code = finding->rule->code;
    struct json_object *description = NULL;
    if (diagnosing->client->links) { /* where the rule is explained */
        if (!add_address(&link, code)) {
            text_add(&link, "referee:explain/");
            text_percent(&link, code, "");
        }
        description = wire_make("{href: %t}", &link);
    }
    say_finding(finding, held_back, &message);
    wire_add(diagnosing->list,
             wire_make("{range: %o, severity: %d, code: %s, codeDescription?: %o, source: 'referee', message: %t, "
                       "relatedInformation?: %o}",
                       stretch_object(seen_stretch(diagnosing->reading, finding->at)), severity_of(finding), code,
                       description, &message, related_list(diagnosing, finding)));
    diagnosing->count++;
}

static void add_findings(struct diagnosing *diagnosing, const struct finding *finding)
{
    for (; finding && diagnosing->count < MOST_SHOWN; finding = finding->next) {
        bool follows = finding->mistake && !finding->first;
        bool last = diagnosing->sight == SIGHT_FIRST && counts_against(finding);
        int behind = 0;
        for (const struct finding *later = last ? finding->next : NULL; later; later = later->next)
            behind += counts_against(later);
        if (severity_of(finding) && !follows)
            add_finding(diagnosing, finding, behind);
        if (last)
            return;
    }
}

struct json_object *diagnose(struct reading *reading, const struct client *client, const char *uri, long version,
                             enum sight sight)
{
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
    if (reading->beyond && records) { /* silence would look like no findings */
        struct text message = {0};
        struct place mark = {reading->beyond, 1, reading->beyond, 4};
        text_format(&message,
                    "not judged: only the first %d records of a file are judged here; referee check judges all",
                    MOST_PARTS);
        wire_add(diagnosing.list,
                 wire_make("{range: %o, severity: %d, source: 'referee', message: %t}",
                           stretch_object(seen_stretch(reading, mark)), severities[RULING_CONFIRMED], &message));
    }
    return wire_make("{uri: %s, version: %l, diagnostics: %o}", uri, version, diagnosing.list);
}
