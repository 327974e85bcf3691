/* The picture as one SVG file: the board, marks on top of it, the panel at its side. */
#include <string.h>

#include "base/words.h"
#include "report/picture.h"
#include "report/report.h"
#include "report/sheet.h"
#include "report/xml.h"

/* In pixels; the board itself keeps its own units in a picture within the picture. */
enum {
    BOARD_SIDE = 680, WIDE_BOARD = 960, MARGIN = 16, SIGN_WIDTH = 78, LINE_HEIGHT = 19,   /* SIGN_WIDTH in tenths */
    PANEL_SIGNS = 60, HANGING = 4,
};

/* The panel while it is written, sign by sign as on a typewriter. */
struct pen {
    struct text out;
    int left, top, signs;        /* where the panel begins and how many signs a line has */
    int column, line, widest;
    const char *class;
};

static int pen_x(const struct pen *pen)
{
    return pen->left + pen->column * SIGN_WIDTH / 10;
}

static int pen_y(const struct pen *pen)
{
    return pen->top + pen->line * LINE_HEIGHT + LINE_HEIGHT * 3 / 4;
}

static void new_line(struct pen *pen, int column)
{
    pen->line++;
    pen->column = column;
}

static void write_piece(struct pen *pen, const char *from, size_t length)
{
    struct text piece = {0};
    text_add_bytes(&piece, from, length);
    int indent = (int)strspn(text_string(&piece), " ");
    pen->column += indent;
    if ((size_t)indent < length) {
        text_format(&pen->out, "<text x='%d' y='%d' class='%s'>", pen_x(pen), pen_y(pen), pen->class);
        xml_text(text_string(&piece) + indent, &pen->out);
        text_add(&pen->out, "</text>\n");
    }
    pen->column += display_width(text_string(&piece) + indent);
    pen->widest = pen->column > pen->widest ? pen->column : pen->widest;
    text_free(&piece);
}

/* How much of the text fits, up to a space where there is one; all of a word that is too long for any line. */
static size_t fitting(const char *text, int room)
{
    size_t fits = 0;
    int width = 0;
    for (size_t i = 0; text[i]; i++) {
        width += ((unsigned char)text[i] & 0xc0) != 0x80;
        if (width > room)
            return fits ? fits : i + strcspn(text + i, " ");
        if (text[i + 1] == ' ')
            fits = i + 1;
    }
    return strlen(text);
}

/* What does not fit goes on below, indented. */
static void write_flowing(struct pen *pen, const char *text)
{
    int indent = pen->column < pen->signs / 2 ? pen->column : HANGING;
    indent += (int)strspn(text, " ");
    for (const char *rest = text; *rest;) {
        size_t length = fitting(rest, pen->signs - pen->column);
        write_piece(pen, rest, length);
        rest += length;
        rest += rest == text ? 0 : strspn(rest, " ");
        if (*rest)
            new_line(pen, indent);
    }
}

static void write_line(struct pen *pen, const char *class, const char *text)
{
    pen->class = class;
    write_flowing(pen, text);
    new_line(pen, 0);
}

/* ---- the head of the panel ------------------------------------------------------------------------------------- */

static void write_swatch(struct pen *pen, int seat, const struct canvas *canvas)
{
    int side = 2 * texture_side(canvas->width, canvas->height);
    text_format(&pen->out, "<svg x='%d' y='%d' width='11' height='11' viewBox='0 0 %d %d'><rect width='%d' height='%d' class='f-%s'/></svg>\n",
                pen_x(pen), pen_y(pen) - 10, side, side, side, side, ink_name(canvas_worn(canvas, seat)));
    pen->column += 2;
}

static void write_players(struct pen *pen, const struct verdict *verdict, const struct canvas *canvas)
{
    struct arena arena = {0};
    int widest = 0;
    for (int seat = 0; seat < verdict->match.seats; seat++)
        widest = display_width(verdict->match.names[seat]) > widest ? display_width(verdict->match.names[seat]) : widest;
    widest = widest < pen->signs / 2 ? widest : pen->signs / 2;
    for (int seat = 0; seat < verdict->match.seats; seat++) {
        const struct sheet *sheet = &verdict->standing.seat[seat];
        char points[SHEET_TOTAL];
        bool acts = verdict->to_act & (1u << seat), wins = verdict->standing.winners & (1u << seat);
        write_swatch(pen, seat, canvas);
        pen->class = acts || wins ? "head" : "t-plain";
        write_flowing(pen, printable(&arena, verdict->match.names[seat]));
        pen->column = pen->column > widest + 4 ? pen->column + 2 : widest + 4;
        write_line(pen, pen->class, arena_format(&arena, "%s%s%s", sheet_total(sheet, points), acts ? ", to act" : "",
                                                 wins ? ", wins" : ""));
    }
    pen->line++;
    arena_free(&arena);
}

static void write_findings(struct pen *pen, const struct verdict *verdict)
{
    struct arena arena = {0};
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next) {
        const char *entry = finding->entry ? arena_format(&arena, "entry %d ", finding->entry) : "";
        write_line(pen, "t-red", arena_format(&arena, "%s%s: %s", entry, word_names[finding->word], finding->message));
    }
    arena_free(&arena);
}

static void write_head(struct pen *pen, const struct verdict *verdict, const struct view *view)
{
    struct arena arena = {0};
    struct text moment = {0};
    print_moment(&verdict->match, verdict->state, &moment);
    write_line(pen, "head", verdict->game->title);
    if (verdict->title)
        write_line(pen, "t-plain", printable(&arena, verdict->title));
    write_line(pen, "t-plain", text_string(&moment));
    if (view->entry)
        write_line(pen, "t-mark", arena_format(&arena, "entry %d: %s", view->entry, text_string(&view->said)));
    write_findings(pen, verdict);
    pen->line++;
    text_free(&moment);
    arena_free(&arena);
}

static bool says(const struct panel *panel, const char *text)
{
    for (int i = 0; i < panel->count; i++)
        if (same(panel->line[i].text, text))
            return true;
    return false;
}

/* A bar beside the line just written, which began there: the last entry changed it. */
static void write_bar(struct pen *pen, int line)
{
    text_format(&pen->out, "<rect x='%d' y='%d' width='3' height='%d' class='f-mark'/>\n", pen->left - 8, pen->top + line * LINE_HEIGHT,
                (pen->line - line) * LINE_HEIGHT);
}

/* `before` is the canvas before the last entry; NULL if there was none. */
static void write_panel(struct pen *pen, const struct canvas *canvas, const struct canvas *before, struct arena *arena)
{
    struct panel panel = panel_of(canvas, arena), old = {0};
    int width[PANEL_COLUMNS];
    if (before)
        old = panel_of(before, arena);
    for (int i = 0; i < panel.count; i++) {
        const char *column[PANEL_COLUMNS];
        int line = pen->line;
        int count = panel_columns(panel.line[i].text, column, arena);
        if (!panel.line[i].continues)
            panel_widths(&panel, i, width, arena);
        pen->class = arena_format(arena, "t-%s", ink_name(panel.line[i].ink));
        for (int c = 0, from = 0; c < count; from += width[c++] + 2) {
            pen->column = pen->column > 0 && pen->column + 2 > from ? pen->column + 2 : from;
            if (pen->column > pen->signs / 2 && pen->column + display_width(column[c]) > pen->signs)
                new_line(pen, HANGING);
            write_flowing(pen, column[c]);
        }
        new_line(pen, 0);
        if (before && !says(&old, panel.line[i].text))
            write_bar(pen, line);
    }
}

/* ---- the board ------------------------------------------------------------------------------------------------- */

static const struct group *group_with(const struct canvas *canvas, const char *id)
{
    for (const struct group *group = canvas->first; group; group = group->next)
        if (same(group->id, id))
            return group;
    return NULL;
}

static void draw_mark(const struct canvas *canvas, const struct mark *mark, struct text *out)
{
    const struct group *group = group_with(canvas, mark->id);
    int unit = (canvas->width > canvas->height ? canvas->width : canvas->height) / 230 + 1;
    if (!group || !group_is_drawn(group))
        return;
    text_format(out, "<g stroke-width='%d'>", 2 * unit + 1);
    group_outline(group, "case", out);
    text_format(out, "</g><g stroke-width='%d'", unit);
    if (mark->finding)
        text_format(out, " stroke-dasharray='%d %d'", 2 * unit, unit);
    text_char(out, '>');
    group_outline(group, mark->finding ? "found" : "last", out);
    text_add(out, "</g>");
    if (mark->finding) {
        struct point at = group_corner(group);
        text_format(out, "<circle cx='%d' cy='%d' r='%d' class='badge'/><text x='%d' y='%d' dy='.35em' font-size='%d' class='badge-number'>%d</text>",
                    at.x, at.y, 3 * unit, at.x, at.y, 4 * unit, mark->entry);
    }
    text_char(out, '\n');
}

static void draw_marks(const struct view *view, const struct canvas *canvas, const struct canvas *before, struct text *out)
{
    struct arena arena = {0};
    for (struct mark *mark = before ? marks_touched(&arena, before, canvas, view->entry) : NULL; mark; mark = mark->next)
        draw_mark(canvas, mark, out);
    for (const struct mark *mark = view->marks; mark; mark = mark->next)
        draw_mark(canvas, mark, out);
    arena_free(&arena);
}

static void draw_groups(const struct canvas *canvas, struct text *out)
{
    for (const struct group *group = canvas->first; group; group = group->next) {
        if (!group_is_drawn(group))
            continue;
        text_add(out, "<g");
        xml_attribute("id", group->id, out);
        text_add(out, group->title[0] ? " role='img'>" : ">");
        group_shapes(group, out);
        text_add(out, "</g>\n");
    }
}

/* Where everything goes. A board that is much wider than high has its panel below. */
struct layout {
    int board_width, board_height;
    bool below;
};

static struct layout layout_of(const struct canvas *canvas)
{
    long width = canvas->width, height = canvas->height;
    bool below = 10 * width > 17 * height;
    long side = below ? WIDE_BOARD : BOARD_SIDE, longer = width > height ? width : height;
    if (longer < 1)
        return (struct layout){0, 0, true};
    return (struct layout){(int)(width * side / longer), (int)(height * side / longer), below};
}

static struct pen pen_for(const struct layout *layout)
{
    if (layout->below)
        return (struct pen){.left = MARGIN, .top = layout->board_height + 2 * MARGIN, .signs = WIDE_BOARD * 10 / SIGN_WIDTH};
    return (struct pen){.left = layout->board_width + 2 * MARGIN, .top = MARGIN, .signs = PANEL_SIGNS};
}

/* ---- the file -------------------------------------------------------------------------------------------------- */

static void describe(const struct verdict *verdict, const struct view *view, struct text *out)
{
    struct text line = {0};
    text_format(&line, "%s, ", verdict->game->title);
    print_moment(&verdict->match, verdict->state, &line);
    text_add(out, "<title id='title'>");
    xml_text(verdict->title ? verdict->title : text_string(&line), out);
    text_add(out, "</title>\n<desc id='desc'>");
    if (view->entry)
        text_format(&line, ". After entry %d: %s", view->entry, text_string(&view->said));
    for (int seat = 0; seat < verdict->match.seats; seat++) {
        char points[SHEET_TOTAL];
        const struct sheet *sheet = &verdict->standing.seat[seat];
        text_format(&line, "%s%s %s", seat ? ", " : ". Points: ", verdict->match.names[seat], sheet_total(sheet, points));
    }
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        text_format(&line, ". %s, entry %d: %s", word_names[finding->word], finding->entry, finding->message);
    xml_text(text_string(&line), out);
    text_add(out, ".</desc>\n");
    text_free(&line);
}

static void open_file(int width, int height, struct text *out)
{
    text_format(out, "<?xml version='1.0' encoding='UTF-8'?>\n<svg xmlns='http://www.w3.org/2000/svg' width='%d' height='%d' viewBox='0 0 %d %d' "
                     "role='graphics-document' aria-labelledby='title' aria-describedby='desc'>\n", width, height, width, height);
}

static void add_style(struct text *out)
{
    text_add(out, "<style>\n");
    palette_style(out);
    texture_style("", "", out);
    text_add(out, ".panel{font:13px ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace}"
                  ".board{font-family:system-ui,'DejaVu Sans',sans-serif;text-anchor:middle}.head{font-weight:bold;fill:#1f2328}\n"
                  "@media(prefers-color-scheme:dark){.head{fill:#e8e6e3}}\n</style>\n");
}

static int larger(int a, int b)
{
    return a > b ? a : b;
}

void picture_svg(const struct verdict *verdict, const struct view *view, struct text *out)
{
    struct arena arena = {0};
    struct canvas canvas = canvas_of(&verdict->match, verdict->state, &arena), old = {0};
    if (view->before)
        old = canvas_of(&verdict->match, view->before, &arena);
    const struct canvas *before = view->before ? &old : NULL;
    struct layout layout = layout_of(&canvas);
    struct pen pen = pen_for(&layout);
    write_head(&pen, verdict, view);
    write_players(&pen, verdict, &canvas);
    write_panel(&pen, &canvas, before, &arena);
    int width = larger(pen.left + pen.widest * SIGN_WIDTH / 10, layout.board_width + MARGIN) + MARGIN;
    int height = larger(pen.top + pen.line * LINE_HEIGHT, layout.board_height + MARGIN) + MARGIN;

    open_file(width, height, out);
    describe(verdict, view, out);
    add_style(out);
    texture_definitions("", canvas.width, canvas.height, out);
    text_format(out, "<rect width='%d' height='%d' class='ground'/>\n<svg class='board' x='%d' y='%d' width='%d' height='%d' viewBox='0 0 %d %d'>\n",
                width, height, MARGIN, MARGIN, layout.board_width, layout.board_height, canvas.width, canvas.height);
    draw_groups(&canvas, out);
    draw_marks(view, &canvas, before, out);
    text_format(out, "</svg>\n<g class='panel'>\n%s</g>\n</svg>\n", text_string(&pen.out));
    text_free(&pen.out);
    arena_free(&arena);
}
