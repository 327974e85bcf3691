/* The panel of an SVG picture: the lines that the game says. */
#include "base/words.h"
#include "draw/picture_svg.h"

/* A bar beside the text from `line` on: the last entry changed it. */
static void bar(struct pen *pen, int line)
{
    text_format(&pen->out, "<rect x='%d' y='%d' width='3' height='%d' class='f-mark'/>\n", pen->left - 8,
                pen->top + line * LINE_HEIGHT, (pen->line - line) * LINE_HEIGHT);
}

/* The number of the latest entry with a finding about that line, beside its first line. */
static void badge(struct pen *pen, int line, const char *id, const struct mark *marks)
{
    int entry = 0, x = pen->left - 10, y = pen->top + line * LINE_HEIGHT + LINE_HEIGHT / 2;
    for (const struct mark *mark = marks; mark; mark = mark->next)
        if (mark->kind == MARK_FOUND && same(mark->id, id))
            entry = mark->entry;
    if (entry)
        text_format(
            &pen->out,
            "<circle cx='%d' cy='%d' r='8' class='badge'/>"
            "<text x='%d' y='%d' dy='.35em' font-size='9' text-anchor='middle' class='badge-number'>%d</text>\n",
            x, y, x, y, entry);
}

void panel_lines(struct pen *pen, const struct canvas *canvas, const struct canvas *before, const struct mark *marks,
                 struct arena *arena)
{
    struct panel panel = panel_beside(canvas, arena), old = {0};
    int width[PANEL_COLUMNS] = {0};
    if (before)
        old = panel_beside(before, arena);
    for (int i = 0; i < panel.count; i++) {
        const char *column[PANEL_COLUMNS];
        int line = pen->line;
        int count = panel_columns(panel.line[i].text, column, arena);
        if (!panel.line[i].continues)
            panel_widths(&panel, i, width, arena);
        pen->class = arena_format(arena, "%st-%s", count == 1 ? "w " : "", ink_name(panel.line[i].ink));
        for (int c = 0, from = 0, shift = 0; c < count; from += width[c++] + 2) {
            pen->column = c > 0 && pen->column + 2 > from + shift ? pen->column + 2 : from + shift;
            if (pen->column > pen->signs / 2 && pen->column + display_width(column[c]) > pen->signs) {
                pen_new_line(pen, HANGING);
                shift = HANGING - from;
            }
            pen_words(pen, column[c]);
        }
        pen_new_line(pen, 0);
        if (before && !panel_says(&old, panel.line[i].text))
            bar(pen, line);
        badge(pen, line, panel.line[i].id, marks);
    }
}
