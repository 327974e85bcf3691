/* The text format: what people see. Source excerpt, caret, related places, rule, what would have been legal. */
#include <string.h>

#include "base/words.h"
#include "game/box.h"
#include "replay/position.h"
#include "report/excerpt.h"
#include "report/formats.h"

static int digits(int number)
{
    int width = 1;
    while (number >= 10) {
        number /= 10;
        width++;
    }
    return width;
}

/* " = LABEL: sentence" */
__attribute__((format(printf, 4, 5))) static void print_note(struct report *report, int margin, const char *label,
                                                             const char *format, ...)
{
    va_list args;
    text_repeat(&report->out, ' ', margin);
    tone(report, TONE_BLUE, &report->out);
    text_add(&report->out, " = ");
    end_tone(report, &report->out);
    tone(report, TONE_BOLD, &report->out);
    text_format(&report->out, "%s:", label);
    end_tone(report, &report->out);
    text_char(&report->out, ' ');
    va_start(args, format);
    text_vformat(&report->out, format, args);
    va_end(args);
    text_char(&report->out, '\n');
}

static void print_rule(struct report *report, const struct verdict *verdict, const struct finding *finding, int margin)
{
    const struct rule *rule = finding_rule(finding);
    if (finding->ruling == RULING_UNREADABLE)
        return;
    if (is_common_rule(rule))
        print_note(report, margin, "rule", "%s", rule->cite);
    else
        print_note(report, margin, "rule", "%s, \"%s\"   (referee explain %s)", verdict->game->id, rule->cite,
                   rule->code);
}

static void print_data(struct report *report, const struct finding *finding, int margin)
{
    struct text data = {0};
    for (const struct strings *datum = finding->rests_on; datum; datum = datum->next)
        text_format(&data, "%s%s", datum == finding->rests_on ? "" : datum->next ? ", " : " and ", datum->text);
    if (finding->rests_on) {
        bool one = !finding->rests_on->next;
        const char *them = one ? "it" : "them";
        print_note(report, margin, "rests on", "%s %s assumed: compare %s with your own copy, then write %s in `box:`",
                   text_string(&data), one ? "is" : "are", them, them);
    }
    text_free(&data);
}

static void print_said(struct report *report, int margin, const char *term,
                       void (*print)(const struct finding *, struct text *), const struct finding *finding)
{
    struct text said = {0};
    print(finding, &said);
    print_note(report, margin, term, "%s", text_string(&said));
    text_free(&said);
}

static void print_remarks(struct report *report, const struct verdict *verdict, const struct finding *finding,
                          int margin)
{
    print_rule(report, verdict, finding, margin);
    print_data(report, finding, margin);
    for (const struct strings *source = finding->sources; source; source = source->next)
        print_note(report, margin, "club", "%s", source->text);
    for (const struct strings *house = finding->house; house; house = house->next)
        print_note(report, margin, "house", "with `house: {%s}` this would be no finding", house->text);
    if (finding->follows && report->all)
        print_note(report, margin, "cause", "follows from entry %d", finding->follows);
    if (finding->meant || finding->missing)
        print_said(report, margin, finding->meant ? "meant" : "missing", print_meant, finding);
    if (finding->followers)
        print_said(report, margin, "follows", print_followers, finding);
    if (finding->legal_summary || finding->legal_command)
        print_said(report, margin, "legal now", print_legal, finding);
}

/* Of something the game knows by name: Ares, Lady Violet. */
static bool begins_with_name(const struct game *game, const char *sentence)
{
    for (const struct topic *topic = game ? game->topics : NULL; topic && topic->word; topic++)
        if (topic->name[0] >= 'A' && topic->name[0] <= 'Z' && strncmp(sentence, topic->name, strlen(topic->name)) == 0)
            return true;
    return false;
}

/* The rule's sentence without its full stop and, unless it begins with a name, its capital; or the finding's own. */
static void print_headline(const struct game *game, const struct finding *finding, struct text *out)
{
    text_add(out, ": ");
    if (finding->ruling != RULING_ILLEGAL && finding->ruling != RULING_UNREADABLE)
        text_format(out, "%s%s: ", ruling_names[finding->ruling], finding->idle ? ", and changed nothing" : "");
    if (!headed_by_rule(finding)) {
        text_format(out, "%s\n", finding->message);
        return;
    }
    const char *sentence = finding->rule->sentence;
    size_t length = strlen(sentence);
    bool name = (length > 1 && sentence[1] >= 'A' && sentence[1] <= 'Z') || begins_with_name(game, sentence);
    text_char(out, sentence[0] >= 'A' && sentence[0] <= 'Z' && !name ? (char)(sentence[0] - 'A' + 'a') : sentence[0]);
    text_add_bytes(out, sentence + 1, length - 1 - (sentence[length - 1] == '.'));
    text_char(out, '\n');
}

static int last_line(const struct finding *finding)
{
    int line = finding->at.line;
    for (const struct related *related = finding->related; related; related = related->next)
        line = related->at.line > line ? related->at.line : line;
    return line;
}

void text_finding(struct report *report, const struct verdict *verdict, const struct finding *finding,
                  struct source *source)
{
    struct text *out = &report->out;
    struct text where = {0};
    int margin = digits(last_line(finding)) + 2;
    tone(report, tone_of(report, finding), out);
    text_format(out, "%s[%s]", loudness(finding->ruling, report->strict), finding->rule->code);
    end_tone(report, out);
    tone(report, TONE_BOLD, out);
    print_headline(verdict->game, finding, out);
    end_tone(report, out);
    print_whereabouts(finding, &where);
    struct arena scratch = {0};
    text_format(out, "%*s--> %s:%d:%d%s%s\n", margin - 1, "",
                finding->quoted ? "command line" : shown_file(&scratch, verdict->file), finding->at.line,
                finding->at.column, where.length ? "   " : "", text_string(&where));
    arena_free(&scratch);
    text_free(&where);
    print_excerpt(report, finding, source, margin);
    print_remarks(report, verdict, finding, margin);
    text_char(out, '\n');
}

/* "assumed: tile set, board; compare with your copy" */
static void print_touched(struct report *report, const struct verdict *verdict)
{
    struct touched touched = {0};
    struct text words = {0};
    if (!verdict->judged || verdict->final)
        return;
    position_touched(&verdict->match, verdict->state, &touched);
    for (int i = 0; i < touched.count; i++)
        if (box_provenance(&verdict->match, touched.datum[i].path) == ASSUMED)
            text_format(&words, "%s%s", words.length ? ", " : "", touched.datum[i].words);
    if (words.length)
        text_format(&report->out, "assumed: %s; compare with your copy   (referee box %s --assumed)\n",
                    text_string(&words), verdict->game->id);
    text_free(&words);
}

void text_record(struct report *report, const struct verdict *verdict, struct source *source)
{
    struct text notes = {0};
    print_touched(report, verdict);
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        if (report->all || !is_folded(finding))
            text_finding(report, verdict, finding, source);
    const char *them = print_notes(verdict, &notes) == 1 ? "it" : "them";
    if (notes.length && !report->all)
        text_format(&report->out, "%s; --all lists %s, referee fmt --diff%s shows %s\n", text_string(&notes), them,
                    verdict->docket.decided ? " --full" : "", them);
    text_free(&notes);
    print_file(verdict, &report->out);
    text_add(&report->out, ": ");
    print_summary(verdict, &report->out);
    text_char(&report->out, '\n');
}

/* The line about assumed data, if another record said the same. */
size_t text_told(struct report *report, const struct text *body)
{
    static const char heading[] = "assumed: ";
    const char *line = text_string(body), *end = strchr(line, '\n');
    if (strncmp(line, heading, sizeof heading - 1) != 0 || !end)
        return 0;
    size_t length = (size_t)(end - line) + 1;
    struct text known = {0};
    text_add_bytes(&known, line, length);
    bool told = strstr(text_string(&report->aside), text_string(&known));
    if (!told)
        text_add_bytes(&report->aside, line, length);
    text_free(&known);
    return told ? length : 0;
}

void text_end(struct report *report)
{
    if (report->records < 2 && !report->passed_over)
        return;
    text_format(&report->out, "%d record%s, %d with something to object", report->records, plural(report->records),
                report->failing);
    if (report->partial)
        text_format(&report->out, ", %d broken off", report->partial);
    if (report->known)
        text_format(&report->out, "; %d known finding%s left out", report->known, plural(report->known));
    if (report->passed_over) {
        text_add(&report->out, "; ");
        print_passed_over(report, &report->out);
    }
    text_char(&report->out, '\n');
}
