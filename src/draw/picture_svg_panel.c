/* What stands beside the board of an SVG picture: what it shows, who plays, what the game says. */
#include "base/words.h"
#include "draw/picture_svg.h"
#include "study/sheet.h"
#include "study/wording.h"

static void swatch(struct pen *pen, int seat, const struct canvas *canvas)
{
    int side = 2 * TEXTURE_SIDE;
    text_format(&pen->out,
                "<svg x='%d' y='%d' width='11' height='11' viewBox='0 0 %d %d'><rect width='%d' height='%d' "
                "class='f-%s'/></svg>\n",
                pen_x(pen), pen_y(pen) - 10, side, side, side, side, ink_name(canvas_worn(canvas, seat)));
    pen->column += 2;
}

void panel_players(struct pen *pen, const struct verdict *verdict, const struct canvas *canvas)
{
    struct arena arena = {0};
    for (int seat = 0; seat < verdict->match.seats; seat++) {
        const struct sheet *sheet = &verdict->standing.seat[seat];
        char points[SHEET_TOTAL];
        bool acts = verdict->to_act & (1u << seat), wins = verdict->standing.winners & (1u << seat);
        if (pen->column + display_width(verdict->match.names[seat]) + 12 > pen->signs)
            pen_new_line(pen, 0);
        swatch(pen, seat, canvas);
        pen->class = acts || wins ? "head" : "t-plain";
        pen_words(pen, printable(&arena, verdict->match.names[seat]));
        pen_words(pen, arena_format(&arena, "  %s%s%s", sheet_total(sheet, points), acts ? ", to act" : "",
                                    wins ? ", wins" : ""));
        pen->column += 3;
    }
    pen_new_line(pen, 0);
    arena_free(&arena);
}

static void list_findings(struct pen *pen, const struct verdict *verdict)
{
    struct arena arena = {0};
    int left = MOST_FINDINGS;
    struct text notes = {0};
    for (const struct finding *finding = verdict->docket.first; finding && left >= 0; finding = finding->next) {
        if (finding->ruling == RULING_NOTED)
            continue;
        if (left-- == 0)
            break;
        const char *entry = finding->entry ? arena_format(&arena, "entry %d ", finding->entry) : "";
        bool doubt = finding->ruling == RULING_DOUBTFUL || finding->ruling == RULING_UNSETTLED;
        pen_line(pen, doubt ? "t-plain" : "t-red",
                 arena_format(&arena, "%s%s: %s", entry, ruling_names[finding->ruling], finding->message));
    }
    if (left < 0)
        pen_line(pen, "t-red", "and more; referee check lists all of them");
    if (print_notes(verdict, &notes))
        pen_line(pen, "t-faint", text_string(&notes));
    text_free(&notes);
    arena_free(&arena);
}

void panel_head(struct pen *pen, const struct verdict *verdict, const struct view *view)
{
    struct arena arena = {0};
    struct text moment = {0};
    print_moment(&verdict->match, verdict->state, &moment);
    pen_line(pen, "head", verdict->game->title);
    if (verdict->title)
        pen_line(pen, "t-plain", printable(&arena, verdict->title));
    pen_line(pen, "t-plain", text_string(&moment));
    if (view->latest.number)
        pen_line(pen, "t-mark",
                 arena_format(&arena, "entry %d: %s", view->latest.number, text_string(&view->latest.said)));
    if (view->latest.sums.length)
        pen_line(pen, "t-plain", arena_format(&arena, "= %s", printable(&arena, text_string(&view->latest.sums))));
    list_findings(pen, verdict);
    text_free(&moment);
    arena_free(&arena);
}

/* A bar beside the line just written, which began there: the last entry changed it. */
static void bar(struct pen *pen, int line)
{
    text_format(&pen->out, "<rect x='%d' y='%d' width='3' height='%d' class='f-mark'/>\n", pen->left - 8,
                pen->top + line * LINE_HEIGHT, (pen->line - line) * LINE_HEIGHT);
}

/* The number of the latest entry with a finding about that line, on its first line. */
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
        pen->class = arena_format(arena, "t-%s", ink_name(panel.line[i].ink));
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
