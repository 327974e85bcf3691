/* A score sheet as a picture: a column for each player, and below it who won. */
#include <string.h>

#include "base/unicode.h"
#include "base/words.h"
#include "base/xml.h"
#include "draw/pen.h"
#include "draw/picture.h"
#include "study/sheet.h"

enum { MARGIN = 20, ROW = 24, TITLE = 44, GAP = 18, SIGN = 9, NARROWEST = 72, LEAST_WIDTH = 360 };

struct table {
    const struct match *match;
    const struct standing *standing;
    struct labels labels;
    int label, column[SEATS_MAX]; /* their widths */
    int width, y;
    struct text *out;
};

static int wider(int width, const char *string)
{
    int other = SIGN * display_width(string) + GAP;
    return other > width ? other : width;
}

static void measure(struct table *table)
{
    char room[SHEET_TOTAL];
    const struct match *match = table->match;
    table->label = NARROWEST;
    for (int i = 0; i < table->labels.count; i++)
        table->label = wider(table->label, table->labels.label[i]);
    table->width = 2 * MARGIN + table->label;
    for (int seat = 0; seat < match->seats; seat++) {
        int width = wider(NARROWEST, match->names[seat]);
        table->column[seat] = wider(width, sheet_total(&table->standing->seat[seat], room));
        table->width += table->column[seat];
    }
    if (table->width < LEAST_WIDTH) {
        table->label += LEAST_WIDTH - table->width;
        table->width = LEAST_WIDTH;
    }
}

static void add_cell(struct table *table, int x, const char *class, const char *words)
{
    xml_format(table->out, "<text x='%d' y='%d' class='%s'>%s</text>\n", x, table->y, class, words);
}

/* Adds a row: its label, and what it is for each player. The row without a label has the names. */
static void add_row(struct table *table, const char *label, const char *class)
{
    char room[SHEET_TOTAL], kind[40];
    int right = MARGIN + table->label;
    add_cell(table, MARGIN, class, label);
    put_string(kind, sizeof kind, "%s end", class);
    for (int seat = 0; seat < table->match->seats; seat++) {
        const struct sheet *sheet = &table->standing->seat[seat];
        right += table->column[seat];
        add_cell(table, right, kind,
                 !*label                ? table->match->names[seat]
                 : same(label, "total") ? sheet_total(sheet, room)
                                        : line_number(sheet_labelled(sheet, label), room));
    }
    table->y += ROW;
}

static void add_lines(struct table *table, bool extra)
{
    for (int i = 0; i < table->labels.count; i++)
        if (table->labels.extra[i] == extra && !same(table->labels.label[i], "total"))
            add_row(table, table->labels.label[i], extra ? "faint" : "plain");
}

static void add_stroke(struct table *table)
{
    text_format(table->out, "<path d='M%d %dH%d' class='stroke'/>\n", MARGIN, table->y - ROW + 7,
                table->width - MARGIN);
}

/* Adds words below the sheet, broken into lines. */
static void add_words(struct table *table, const char *words)
{
    struct pen pen = {.left = MARGIN, .top = table->y - 6};
    pen.signs = (table->width - 2 * MARGIN) * 10 / SIGN_WIDTH;
    for (; *words; words = line_after(words)) {
        char line[391];
        put_string(line, sizeof line, "%.*s", (int)strcspn(words, "\n"), words);
        pen_line(&pen, "words", line);
    }
    text_add(table->out, text_string(&pen.out));
    table->y = pen_y(&pen) + 4;
    text_free(&pen.out);
}

static void open_svg(const struct table *table, const char *body, struct text *out)
{
    int height = table->y + MARGIN - ROW / 2;
    text_format(out,
                "<svg xmlns='http://www.w3.org/2000/svg' class='score' width='%d' height='%d' viewBox='0 0 %d %d' "
                "role='img'>\n<title>",
                table->width, height, table->width, height);
    xml_text(table->match->game->title, out);
    text_add(out, ", score sheet</title>\n");
    /* The style applies within the picture only, since the picture may be on a page. */
    text_add(out, "<style>.score text{font:15px ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace;fill:#1f2328}"
                  ".score .title{font-size:19px;font-weight:bold}.score .words{font-size:13px}"
                  ".score .head,.score .sum{font-weight:bold}.score .end{text-anchor:end}.score .faint{fill:#59636e}"
                  ".score .stroke{stroke:#59636e}.score .ground{fill:#fff}@media(prefers-color-scheme:dark){"
                  ".score text{fill:#e8e6e3}.score .faint{fill:#a8b1ba}.score .stroke{stroke:#a8b1ba}"
                  ".score .ground{fill:#1b1d1f}}</style>\n");
    text_format(out, "<rect width='%d' height='%d' class='ground'/>\n%s</svg>\n", table->width, height, body);
}

void sheet_svg(const struct match *match, const struct standing *standing, bool over, struct text *out)
{
    struct text body = {0}, words = {0};
    struct table table = {
        .match = match, .standing = standing, .labels = sheet_labels(match, standing), .y = TITLE, .out = &body};
    measure(&table);
    add_cell(&table, MARGIN, "title", match->game->title);
    table.y += ROW + 8;
    add_row(&table, "", "head");
    add_stroke(&table);
    add_lines(&table, false);
    add_stroke(&table);
    add_row(&table, "total", "sum");
    add_lines(&table, true);
    table.y += ROW / 3;
    print_places(match, standing, over, &words);
    add_words(&table, text_string(&words));
    open_svg(&table, text_string(&body), out);
    text_free(&words);
    text_free(&body);
}
