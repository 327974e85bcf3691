/* The text format, for people: source excerpt, caret, related places, rule, what would have been legal. */
#include <string.h>

#include "base/words.h"
#include "game/box.h"
#include "replay/position.h"
#include "report/formats.h"
#include "report/report.h"
#include "study/explain/footnotes.h"
#include "study/outcome.h"
#include "study/prose.h"

#define ASSUMED_LINE "assumed: "

/* ---- the lines of the record that a finding is about, with carets ---- */

/* The first three are those of `enum loudness`. */
enum tone { TONE_ERROR, TONE_WARNING, TONE_NOTE, TONE_BLUE, TONE_BOLD, TONE_END };

/* What is farther to the right is not quoted: a line with many mistakes would be read once for each of them. */
enum { FARTHEST = 4000, WIDEST = 160, LONGEST_LINE = 4 * (FARTHEST + WIDEST), LEAD = 60, MOST_PLACES = 8 };

/* What begins or ends a colour, if the report has colours. */
static const char *tone(const struct report *report, enum tone tone)
{
    static const char *const codes[] = {"\033[1;31m", "\033[1;33m", "\033[1;32m", "\033[1;34m", "\033[1m", "\033[0m"};
    return report->colour ? codes[tone] : "";
}

/* A place to show in the excerpt: that of the finding or a related one. */
struct spot {
    struct place at;
    const char *message;
    bool main;
};

/* An entry from the command line has its own line. Its related places in the record are shown before it; those on line
   1 are in another entry from the command line and are not shown. */
static int collect_spots(const struct finding *finding, struct spot *spots)
{
    int count = 0;
    for (const struct related *related = finding->related; related && count < MOST_PLACES - 1; related = related->next)
        if (!finding->quoted || related->at.line > 1)
            spots[count++] = (struct spot){related->at, related->message, false};
    spots[count++] = (struct spot){finding->at, "", true};
    for (int i = 1; i < count - (finding->quoted != NULL); i++)
        for (int j = i; j > 0 && spots[j].at.line < spots[j - 1].at.line; j--) {
            struct spot kept = spots[j];
            spots[j] = spots[j - 1];
            spots[j - 1] = kept;
        }
    return count;
}

/* A line as shown: a long one is cut on both sides of the place. */
struct view {
    struct text line;
    int left_out; /* code points cut at its start, less the dots that stand for them */
};

static bool fetch_line(const struct finding *finding, struct source *source, const struct spot *spot, struct view *view)
{
    if (finding->quoted && spot->main)
        text_add(&view->line, finding->quoted);
    else if (!source || spot->at.column > FARTHEST || !source_line(source, spot->at.line, LONGEST_LINE, &view->line))
        return false;
    int column = spot->at.column;
    const char *whole = text_string(&view->line);
    int points = code_points(whole, view->line.length);
    if (points > WIDEST) {
        int start = column > WIDEST - LEAD ? column - LEAD : 0;
        const char *from = skip_points(whole, start), *to = skip_points(from, WIDEST);
        struct text cut = {0};
        text_format(&cut, "%s%.*s%s", start ? "..." : "", (int)(to - from), from, *to ? "..." : "");
        view->left_out = start ? start - 3 : 0;
        text_free(&view->line);
        view->line = cut;
    }
    struct arena scratch = {0};
    for (char *c = view->line.bytes; c && *c; c++)
        if (*c == '\t')
            *c = ' ';
    const char *clean = printable(&scratch, text_string(&view->line));
    text_clear(&view->line);
    text_add(&view->line, clean);
    arena_free(&scratch);
    return true;
}

/* The columns that the line takes on a terminal before code point `column` (from 1). */
static int columns_before(const char *line, int column)
{
    return coloured_width(line, (size_t)(skip_points(line, column - 1) - line));
}

static void print_mark(struct report *report, const struct finding *finding, const struct spot *spot,
                       const struct view *view, int margin)
{
    struct text *out = &report->out;
    const char *line = text_string(&view->line);
    int from = columns_before(line, spot->at.column - view->left_out);
    int to = spot->at.end_line == spot->at.line ? columns_before(line, spot->at.end_column - view->left_out)
                                                : display_width(line);
    enum tone loud = (enum tone)loudness(finding->ruling, report->strict);
    text_format(out, "%*s%s | %s", margin, "", tone(report, TONE_BLUE), tone(report, TONE_END));
    text_repeat(out, ' ', from);
    text_add(out, tone(report, spot->main ? loud : TONE_BLUE));
    text_repeat(out, spot->main ? '^' : '-', to > from ? to - from : 1);
    text_format(out, "%s%s%s\n", *spot->message ? " " : "", spot->message, tone(report, TONE_END));
}

/* Prints the lines of the finding and of its related places, oldest first, each with its mark. */
static void print_excerpt(struct report *report, const struct finding *finding, int margin)
{
    struct spot spots[MOST_PLACES];
    struct text *out = &report->out;
    struct arena scratch = {0};
    const char *blue = tone(report, TONE_BLUE), *end = tone(report, TONE_END);
    int count = collect_spots(finding, spots), shown = 0;
    for (const struct spot *spot = spots; spot < spots + count; spot++) {
        struct view view = {0};
        if (fetch_line(finding, report->source, spot, &view)) {
            if (shown == 0)
                text_format(out, "%s%*s |\n%s", blue, margin, "", end);
            if (finding->quoted && !spot->main) /* it is about an entry from the command line */
                text_format(out, "%*s::: %s:%d:%d\n", margin - 1, "", printable(&scratch, report->source->name),
                            spot->at.line, spot->at.column);
            if (spot->at.line != shown || view.left_out)
                text_format(out, "%s%*d | %s%s\n", blue, margin, spot->at.line, end, text_string(&view.line));
            shown = spot->at.line;
            print_mark(report, finding, spot, &view, margin);
        }
        text_free(&view.line);
    }
    arena_free(&scratch);
}

/* " = LABEL: sentence" */
static void print_footnote(struct report *report, const struct footnote *note, int margin)
{
    struct text *out = &report->out;
    const char *end = tone(report, TONE_END);
    text_format(out, "%*s%s = %s", margin, "", tone(report, TONE_BLUE), end);
    if (*note->label)
        text_format(out, "%s%s:%s ", tone(report, TONE_BOLD), note->label, end);
    text_format(out, "%s\n", note->sentence);
}

void text_finding(struct report *report, const struct verdict *verdict, const struct finding *finding)
{
    struct text *out = &report->out;
    struct arena scratch = {0};
    const char *where = where_found(&scratch, finding);
    const char *end = tone(report, TONE_END);
    enum tone loud = (enum tone)loudness(finding->ruling, report->strict);
    int last = finding->at.line;
    for (const struct related *related = finding->related; related; related = related->next)
        last = related->at.line > last ? related->at.line : last;
    int margin = snprintf(NULL, 0, "%d", last) + 2;
    text_format(out, "%s%s[%s]%s%s: %s%s\n", tone(report, loud), ruling_names[finding->ruling], finding->rule->code,
                end, tone(report, TONE_BOLD), finding->message, end);
    text_format(out, "%*s--> %s:%d:%d%s%s\n", margin - 1, "",
                finding->quoted ? "command line" : shown_file(&scratch, verdict->file), finding->at.line,
                finding->at.column, *where ? "   " : "", where);
    print_excerpt(report, finding, margin);
    const struct footnote *note = footnotes_of(verdict, finding, report->all, &scratch);
    for (; note; note = note->next)
        print_footnote(report, note, margin);
    text_char(out, '\n');
    arena_free(&scratch);
}

const char *plain_finding(struct report *report, const struct verdict *verdict, const struct finding *finding, bool all)
{
    struct report plain = {.strict = report->strict, .all = all, .source = report->source};
    text_finding(&plain, verdict, finding);
    return arena_keep(&report->scratch, &plain.out);
}

static bool is_assumed(const struct verdict *verdict, const struct touched *touched, int datum)
{
    return box_provenance(&verdict->match, touched->datum[datum].path) == ASSUMED;
}

/* "assumed: tile set, board; compare with your copy", the same words once */
static void print_touched(struct report *report, const struct verdict *verdict)
{
    struct touched touched = {0};
    struct text words = {0};
    if (!verdict->judged || verdict->final)
        return;
    position_touched(&verdict->match, verdict->state, &touched);
    for (int i = 0; i < touched.count; i++) {
        bool news = is_assumed(verdict, &touched, i);
        for (int before = 0; before < i && news; before++)
            news = !same(touched.datum[before].words, touched.datum[i].words) || !is_assumed(verdict, &touched, before);
        if (news)
            text_join(&words, touched.datum[i].words);
    }
    text_add(&report->out, words.length ? ASSUMED_LINE : "");
    text_add(&report->out, text_string(&words));
    if (words.length)
        text_format(&report->out, "; compare with your copy   (referee box %s --assumed)\n", verdict->game->id);
    text_free(&words);
}

/* The same first line about what is assumed is said once for all records. */
void text_add_record(struct report *report, const struct verdict *verdict, const struct text *body)
{
    const char *text = text_string(body);
    size_t line = strncmp(text, ASSUMED_LINE, strlen(ASSUMED_LINE)) == 0 ? strcspn(text, "\n") + 1 : 0;
    const char *assumed = arena_format(&report->scratch, "%.*s", (int)line, text);
    (void)verdict;
    if (!strstr(text_string(&report->aside), assumed))
        text_add(&report->aside, assumed);
    else
        text += line;
    text_add_bytes(&report->out, text, body->length - (size_t)(text - text_string(body)));
}

enum { MOST_DOUBTS = 3 };

static bool rests_on_box(const struct finding *finding)
{
    const struct strings *datum = finding->rests_on;
    while (datum && rests_on_position(datum->text))
        datum = datum->next;
    return datum && finding->ruling == RULING_DOUBTFUL;
}

/* If no part of the box was compared and there is no other finding, many doubtful findings have one cause: another
   box. */
static int doubts_to_fold(const struct report *report, const struct verdict *verdict)
{
    int doubts = 0, assumed = 0;
    struct touched touched = {0};
    if (report->all || !verdict->judged || !verdict->game->doubt.folds_doubts)
        return 0;
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next) {
        if (finding->ruling <= RULING_UNREADABLE)
            return 0;
        doubts += rests_on_box(finding);
    }
    if (doubts <= MOST_DOUBTS)
        return 0;
    position_touched(&verdict->match, verdict->state, &touched);
    for (int i = 0; i < touched.count; i++)
        assumed += is_assumed(verdict, &touched, i);
    return assumed && assumed == touched.count ? doubts - 1 : 0;
}

/* How entries in other words were read, a line each. */
static void list_readings(struct report *report, const struct verdict *verdict)
{
    for (const struct finding *note = verdict->docket.first; note && report->verbose; note = note->next)
        if (note->entry && note->rule == &common_rules[LOG_SPELLING])
            text_format(&report->out, "%s:%d: entry %d %s\n", shown_file(&report->scratch, verdict->file),
                        note->at.line, note->entry, note->message);
}

void text_record(struct report *report, const struct verdict *verdict)
{
    struct text *out = &report->out, notes = {0};
    print_touched(report, verdict);
    int folded = doubts_to_fold(report, verdict), doubts = 0;
    /* Unread lines first, then what was found before them. */
    for (const struct finding *finding = verdict->docket.first; finding && verdict->unread; finding = finding->next)
        if (is_unread(verdict, finding) && (report->all || !is_folded(finding)))
            text_finding(report, verdict, finding);
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next) {
        if (is_unread(verdict, finding))
            continue;
        bool left_out = folded && rests_on_box(finding) && doubts++;
        if (!left_out && (report->all || !is_folded(finding)))
            text_finding(report, verdict, finding);
    }
    if (folded)
        text_format(out, "%d more entries do not match the assumed %s (`--all` lists them)\n", folded,
                    verdict->game->doubt.folds_doubts);
    if (!report->all)
        list_readings(report, verdict);
    struct noted noted = notes_of(verdict);
    const char *them = print_noted(noted, &notes) == 1 ? "it" : "them";
    if (notes.length && !report->all) {
        text_format(out, "%s; --all lists %s", text_string(&notes), them);
        if (!noted.dates)
            text_format(out, ", referee fmt --diff%s shows %s", noted.assumed ? " --full" : "", them);
        text_char(out, '\n');
    }
    text_free(&notes);
    if (verdict->unread_line)
        text_format(out, "%s\n", words_about(report, print_partial, verdict));
    print_file(verdict, out);
    text_add(out, ": ");
    print_summary(verdict, out);
    text_char(out, '\n');
}

void text_end(struct report *report)
{
    if (report->records < 2 && (!report->records || !any_unjudged(report)))
        return;
    text_format(&report->out, "%d record%s, %d with mistakes", report->records, plural(report->records),
                report->failing);
    if (report->partial)
        text_format(&report->out, ", %d not judged to the end", report->partial);
    if (report->known)
        text_format(&report->out, "; %d known finding%s left out", report->known, plural(report->known));
    text_format(&report->out, "%s%s\n", any_unjudged(report) ? "; " : "", files_unjudged(report));
}
