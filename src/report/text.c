/* The text format: what people see. Source excerpt, caret, related places, rule, what would have been legal. */
#include <string.h>

#include "base/words.h"
#include "report/formats.h"

enum { LONGEST_LINE = 400, MOST_PLACES = 8 };

enum tone { TONE_ERROR, TONE_WARNING, TONE_NOTE, TONE_BLUE, TONE_BOLD };

static void tone(const struct report *report, enum tone tone, struct text *out)
{
    static const char *const codes[] = {"\033[1;31m", "\033[1;33m", "\033[1;32m", "\033[1;34m", "\033[1m"};
    if (report->colour)
        text_add(out, codes[tone]);
}

static void end_tone(const struct report *report, struct text *out)
{
    if (report->colour)
        text_add(out, "\033[0m");
}

static enum tone tone_of(const struct report *report, const struct finding *finding)
{
    const char *loud = loudness(finding->word, report->strict);
    return same(loud, "error") ? TONE_ERROR : same(loud, "warning") ? TONE_WARNING : TONE_NOTE;
}

/* A place to show in the excerpt: the finding itself or one related to it. */
struct spot {
    struct place at;
    const char *message;
    bool main;
};

/* Rules of a game head their findings; the particular case stands at the caret. The engine's own speak for themselves. */
static bool headed_by_rule(const struct finding *finding)
{
    bool common = finding->rule >= common_rules && finding->rule < common_rules + COMMON_RULES;
    return !common && finding->rule->sentence && finding->word != WORD_UNREADABLE;
}

static int collect_spots(const struct finding *finding, struct spot *spots)
{
    int count = 0;
    for (const struct related *related = finding->related; related && count < MOST_PLACES - 1; related = related->next)
        spots[count++] = (struct spot){related->at, related->message, false};
    spots[count++] = (struct spot){finding->at, headed_by_rule(finding) ? finding->message : "", true};
    for (int i = 1; i < count; i++)
        for (int j = i; j > 0 && spots[j].at.line < spots[j - 1].at.line; j--) {
            struct spot kept = spots[j];
            spots[j] = spots[j - 1];
            spots[j - 1] = kept;
        }
    return count;
}

static int digits(int number)
{
    int width = 1;
    while (number >= 10) {
        number /= 10;
        width++;
    }
    return width;
}

static bool fetch_line(const struct finding *finding, struct source *source, int line, struct text *raw)
{
    if (finding->quoted) {
        text_add(raw, finding->quoted);
        return true;
    }
    return source && source_line(source, line, LONGEST_LINE, raw);
}

/* Display column at which the code point `column` (from 1) of the line begins. */
static int display_column(const char *line, int column)
{
    int points = 0;
    const char *at = line;
    while (*at && points < column - 1) {
        at++;
        while (((unsigned char)*at & 0xc0) == 0x80)
            at++;
        points++;
    }
    struct text before = {0};
    text_add_bytes(&before, line, (size_t)(at - line));
    int width = display_width(text_string(&before));
    text_free(&before);
    return width;
}

static void print_mark(struct report *report, const struct finding *finding, const struct spot *spot, const char *line, int margin)
{
    struct text *out = &report->out;
    int from = display_column(line, spot->at.column);
    int to = spot->at.end_line == spot->at.line ? display_column(line, spot->at.end_column) : display_width(line);
    text_repeat(out, ' ', margin);
    tone(report, TONE_BLUE, out);
    text_add(out, " | ");
    end_tone(report, out);
    text_repeat(out, ' ', from);
    tone(report, spot->main ? tone_of(report, finding) : TONE_BLUE, out);
    text_repeat(out, spot->main ? '^' : '-', to > from ? to - from : 1);
    if (*spot->message)
        text_format(out, " %s", spot->message);
    end_tone(report, out);
    text_char(out, '\n');
}

static void print_gutter(struct report *report, int margin, int line)
{
    tone(report, TONE_BLUE, &report->out);
    if (line)
        text_format(&report->out, "%*d | ", margin, line);
    else
        text_format(&report->out, "%*s |\n", margin, "");
    end_tone(report, &report->out);
}

static void clean_line(struct text *raw)
{
    struct arena scratch = {0};
    for (char *c = raw->bytes; c && *c; c++)
        if (*c == '\t')
            *c = ' ';
    const char *clean = printable(&scratch, text_string(raw));
    text_clear(raw);
    text_add(raw, clean);
    arena_free(&scratch);
}

static void print_excerpt(struct report *report, const struct finding *finding, struct source *source, int margin)
{
    struct spot spots[MOST_PLACES];
    int count = collect_spots(finding, spots), shown = 0;
    for (int i = 0; i < count; i++) {
        struct text line = {0};
        if (!fetch_line(finding, source, spots[i].at.line, &line)) {
            text_free(&line);
            continue;
        }
        clean_line(&line);
        if (shown == 0)
            print_gutter(report, margin, 0);
        if (spots[i].at.line != shown) {
            print_gutter(report, margin, spots[i].at.line);
            text_format(&report->out, "%s\n", text_string(&line));
        }
        shown = spots[i].at.line;
        print_mark(report, finding, &spots[i], text_string(&line), margin);
        text_free(&line);
    }
}

static void print_note(struct report *report, int margin, const char *label, const char *text)
{
    text_repeat(&report->out, ' ', margin);
    tone(report, TONE_BLUE, &report->out);
    text_add(&report->out, " = ");
    end_tone(report, &report->out);
    tone(report, TONE_BOLD, &report->out);
    text_format(&report->out, "%s:", label);
    end_tone(report, &report->out);
    text_format(&report->out, " %s\n", text);
}

static void print_rule(struct report *report, const struct verdict *verdict, const struct finding *finding, int margin)
{
    struct text line = {0};
    const struct rule *rule = finding->rule;
    if (rule >= common_rules && rule < common_rules + COMMON_RULES)
        text_format(&line, "%s", rule->cite);
    else
        text_format(&line, "%s, \"%s\"   (referee explain %s)", verdict->game->id, rule->cite, rule->code);
    if (finding->word != WORD_UNREADABLE)
        print_note(report, margin, "rule", text_string(&line));
    text_free(&line);
}

static void print_notes(struct report *report, const struct verdict *verdict, const struct finding *finding, int margin)
{
    struct text line = {0};
    print_rule(report, verdict, finding, margin);
    for (const struct strings *datum = finding->rests_on; datum; datum = datum->next) {
        text_clear(&line);
        text_format(&line, "%s is assumed: compare it with your own copy, then write it in `box:`", datum->text);
        print_note(report, margin, "rests on", text_string(&line));
    }
    for (const struct strings *house = finding->house; house; house = house->next) {
        text_clear(&line);
        text_format(&line, "with `house: {%s}` this would be no finding", house->text);
        print_note(report, margin, "house", text_string(&line));
    }
    if (finding->follows) {
        text_clear(&line);
        text_format(&line, "follows from entry %d, which changed nothing", finding->follows);
        print_note(report, margin, "cause", text_string(&line));
    }
    if (finding->legal_summary)
        print_note(report, margin, "legal now", finding->legal_summary);
    text_free(&line);
}

/* The rule's sentence without its capital and full stop, or the finding's own. */
static void print_headline(const struct finding *finding, struct text *out)
{
    text_add(out, ": ");
    if (finding->word != WORD_ILLEGAL && finding->word != WORD_UNREADABLE)
        text_format(out, "%s: ", word_names[finding->word]);
    if (!headed_by_rule(finding)) {
        text_format(out, "%s\n", finding->message);
        return;
    }
    const char *sentence = finding->rule->sentence;
    size_t length = strlen(sentence);
    bool name = length > 1 && sentence[1] >= 'A' && sentence[1] <= 'Z';
    text_char(out, sentence[0] >= 'A' && sentence[0] <= 'Z' && !name ? (char)(sentence[0] - 'A' + 'a') : sentence[0]);
    text_add_bytes(out, sentence + 1, length - 1 - (sentence[length - 1] == '.'));
    text_char(out, '\n');
}

void text_finding(struct report *report, const struct verdict *verdict, const struct finding *finding, struct source *source)
{
    struct text *out = &report->out;
    struct text where = {0};
    int margin = digits(finding->at.line) + 2;
    tone(report, tone_of(report, finding), out);
    text_format(out, "%s[%s]", loudness(finding->word, report->strict), finding->rule->code);
    end_tone(report, out);
    tone(report, TONE_BOLD, out);
    print_headline(finding, out);
    end_tone(report, out);
    print_whereabouts(finding, &where);
    struct arena scratch = {0};
    text_format(out, "%*s--> %s:%d:%d%s%s\n", margin - 1, "", finding->quoted ? "command line" : printable(&scratch, verdict->file),
                finding->at.line, finding->at.column, where.length ? "   " : "", text_string(&where));
    arena_free(&scratch);
    text_free(&where);
    print_excerpt(report, finding, source, margin);
    print_notes(report, verdict, finding, margin);
    text_char(out, '\n');
}

void text_record(struct report *report, const struct verdict *verdict, struct source *source)
{
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        text_finding(report, verdict, finding, source);
    print_file(verdict, &report->out);
    text_add(&report->out, ": ");
    print_summary(verdict, &report->out);
    text_char(&report->out, '\n');
}

void text_end(struct report *report)
{
    if (report->records < 2)
        return;
    text_format(&report->out, "%d records, %d with something to object", report->records, report->failing);
    if (report->partial)
        text_format(&report->out, ", %d broken off", report->partial);
    if (report->known)
        text_format(&report->out, "; %d known %s left out", report->known, report->known == 1 ? "finding" : "findings");
    text_char(&report->out, '\n');
}
