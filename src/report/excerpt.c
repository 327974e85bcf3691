/* Excerpts: the lines of the record that a finding is about, with carets. */
#include "report/excerpt.h"

#include "base/words.h"

/* What is farther to the right is not quoted: a line with many mistakes would be read once for each of them. */
enum { FARTHEST = 4000, WIDEST = 160, LONGEST_LINE = 4 * (FARTHEST + WIDEST), LEAD = 60, MOST_PLACES = 8 };

void tone(const struct report *report, enum tone tone, struct text *out)
{
    static const char *const codes[] = {"\033[1;31m", "\033[1;33m", "\033[1;32m", "\033[1;34m", "\033[1m"};
    if (report->colour)
        text_add(out, codes[tone]);
}

void end_tone(const struct report *report, struct text *out)
{
    if (report->colour)
        text_add(out, "\033[0m");
}

enum tone tone_of(const struct report *report, const struct finding *finding)
{
    const char *loud = loudness(finding->ruling, report->strict);
    return same(loud, "error") ? TONE_ERROR : same(loud, "warning") ? TONE_WARNING : TONE_NOTE;
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

static void cut_line(struct view *view, int column)
{
    const char *whole = text_string(&view->line);
    int points = code_points(whole, view->line.length);
    if (points <= WIDEST)
        return;
    int start = column > WIDEST - LEAD ? column - LEAD : 0;
    const char *from = skip_points(whole, start), *to = skip_points(from, WIDEST);
    struct text cut = {0};
    text_format(&cut, "%s%.*s%s", start ? "..." : "", (int)(to - from), from, *to ? "..." : "");
    view->left_out = start ? start - 3 : 0;
    text_free(&view->line);
    view->line = cut;
}

static bool fetch_line(const struct finding *finding, struct source *source, const struct spot *spot, struct view *view)
{
    if (finding->quoted && spot->main)
        text_add(&view->line, finding->quoted);
    else if (!source || spot->at.column > FARTHEST || !source_line(source, spot->at.line, LONGEST_LINE, &view->line))
        return false;
    cut_line(view, spot->at.column);
    clean_line(&view->line);
    return true;
}

/* Display column at which code point `column` (from 1) of the line begins. */
static int display_column(const char *line, int column)
{
    struct text before = {0};
    text_add_bytes(&before, line, (size_t)(skip_points(line, column - 1) - line));
    int width = display_width(text_string(&before));
    text_free(&before);
    return width;
}

static void print_mark(struct report *report, const struct finding *finding, const struct spot *spot,
                       const struct view *view, int margin)
{
    struct text *out = &report->out;
    const char *line = text_string(&view->line);
    int from = display_column(line, spot->at.column - view->left_out);
    int to = spot->at.end_line == spot->at.line ? display_column(line, spot->at.end_column - view->left_out)
                                                : display_width(line);
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

/* Shows a line of the record for a finding about an entry from the command line. */
static void print_elsewhere(struct report *report, const struct source *source, const struct spot *spot, int margin)
{
    struct arena scratch = {0};
    text_format(&report->out, "%*s::: %s:%d:%d\n", margin - 1, "", printable(&scratch, source->name), spot->at.line,
                spot->at.column);
    arena_free(&scratch);
}

void print_excerpt(struct report *report, const struct finding *finding, struct source *source, int margin)
{
    struct spot spots[MOST_PLACES];
    int count = collect_spots(finding, spots), shown = 0;
    for (int i = 0; i < count; i++) {
        struct view view = {0};
        if (fetch_line(finding, source, &spots[i], &view)) {
            if (shown == 0)
                print_gutter(report, margin, 0);
            if (finding->quoted && !spots[i].main)
                print_elsewhere(report, source, &spots[i], margin);
            if (spots[i].at.line != shown || view.left_out) {
                print_gutter(report, margin, spots[i].at.line);
                text_format(&report->out, "%s\n", text_string(&view.line));
            }
            shown = spots[i].at.line;
            print_mark(report, finding, &spots[i], &view, margin);
        }
        text_free(&view.line);
    }
}
