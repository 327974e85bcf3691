/* The picture as one SVG file: the board, marks on top of it, the panel at its side. */
#include "draw/picture_svg.h"
#include "base/words.h"
#include "base/xml.h"
#include "study/sheet.h"

/* In pixels; the board itself keeps its own units in a picture within the picture. */
enum { BOARD_SIDE = 680, WIDE_BOARD = 960, MARGIN = 16, PANEL_SIGNS = 60 };

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
        text_format(out,
                    "<circle cx='%d' cy='%d' r='%d' class='badge'/><text x='%d' y='%d' dy='.35em' font-size='%d' "
                    "class='badge-number'>%d</text>",
                    at.x, at.y, 3 * unit, at.x, at.y, 4 * unit, mark->entry);
    }
    text_char(out, '\n');
}

static void draw_marks(const struct view *view, const struct canvas *canvas, const struct canvas *before,
                       struct text *out)
{
    struct arena arena = {0};
    for (struct mark *mark = before ? marks_touched(&arena, before, canvas, view->entry) : NULL; mark;
         mark = mark->next)
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
        return (struct pen){
            .left = MARGIN, .top = layout->board_height + 2 * MARGIN, .signs = WIDE_BOARD * 10 / SIGN_WIDTH};
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
        text_format(&line, "%s%s %s", seat ? ", " : ". Points: ", verdict->match.names[seat],
                    sheet_total(sheet, points));
    }
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        text_format(&line, ". %s, entry %d: %s", ruling_names[finding->ruling], finding->entry, finding->message);
    xml_text(text_string(&line), out);
    text_add(out, ".</desc>\n");
    text_free(&line);
}

static void open_file(int width, int height, struct text *out)
{
    text_format(out,
                "<?xml version='1.0' encoding='UTF-8'?>\n<svg xmlns='http://www.w3.org/2000/svg' width='%d' "
                "height='%d' viewBox='0 0 %d %d' "
                "role='graphics-document' aria-labelledby='title' aria-describedby='desc'>\n",
                width, height, width, height);
}

static void add_style(struct text *out)
{
    text_add(out, "<style>\n");
    palette_style(out);
    texture_style("", "", out);
    text_add(out, ".panel{font:13px ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace}"
                  ".board{font-family:system-ui,'DejaVu "
                  "Sans',sans-serif;text-anchor:middle}.head{font-weight:bold;fill:#1f2328}\n"
                  "@media(prefers-color-scheme:dark){.head{fill:#e8e6e3}}\n</style>\n");
}

static int larger(int a, int b)
{
    return a > b ? a : b;
}

void picture_svg(const struct verdict *verdict, const struct view *view, struct text *out)
{
    struct arena arena = {0};
    struct canvas canvas = position_draw(&verdict->match, verdict->state, &arena), old = {0};
    if (view->before)
        old = position_draw(&verdict->match, view->before, &arena);
    const struct canvas *before = view->before ? &old : NULL;
    struct layout layout = layout_of(&canvas);
    struct pen pen = pen_for(&layout);
    panel_head(&pen, verdict, view);
    panel_players(&pen, verdict, &canvas);
    panel_lines(&pen, &canvas, before, view->marks, &arena);
    int width = larger(pen.left + pen.widest * SIGN_WIDTH / 10, layout.board_width + MARGIN) + MARGIN;
    int height = larger(pen.top + pen.line * LINE_HEIGHT, layout.board_height + MARGIN) + MARGIN;

    open_file(width, height, out);
    describe(verdict, view, out);
    add_style(out);
    texture_definitions("", canvas.width, canvas.height, out);
    text_format(out,
                "<rect width='%d' height='%d' class='ground'/>\n<svg class='board' x='%d' y='%d' width='%d' "
                "height='%d' viewBox='0 0 %d %d'>\n",
                width, height, MARGIN, MARGIN, layout.board_width, layout.board_height, canvas.width, canvas.height);
    draw_groups(&canvas, out);
    draw_marks(view, &canvas, before, out);
    text_format(out, "</svg>\n<g class='panel'>\n%s</g>\n</svg>\n", text_string(&pen.out));
    text_free(&pen.out);
    arena_free(&arena);
}
