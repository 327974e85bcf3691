/* The picture as one SVG file: the board, marks on it, the panel at its side. */
#include "draw/picture_svg.h"
#include "base/words.h"
#include "base/xml.h"
#include "study/sheet.h"

enum { PANEL_SIGNS = 60, LEAST_HEAD = 640 };

/* ---- marks ----------------------------------------------------------------------------------------------------- */

static const struct group *group_with(const struct canvas *canvas, const char *id)
{
    int i = 0;
    while (i < canvas->groups && !same(canvas->group[i]->id, id))
        i++;
    return i < canvas->groups ? canvas->group[i] : NULL;
}

/* What an earlier finding was about stays marked while it looks as it did then. */
static struct mark *add_earlier(const struct match *match, const struct kept_entry *kept, const struct canvas *now,
                                struct mark *after, struct arena *arena)
{
    struct canvas before = position_draw(match, kept->before, arena),
                  then = draw_entry(match, kept, kept->after, arena);
    struct mark *mark = marks_found(arena, &before, &then, kept->number, kept->kind), *next;
    for (; mark; mark = next) {
        const struct group *here = group_with(now, mark->id);
        next = mark->next;
        if (!here || here->kind == GROUP_GHOST || !same_drawing(group_with(&then, mark->id), here, false))
            continue;
        mark->next = after;
        after = mark;
    }
    return after;
}

/* The marks of the last entry come after those of earlier ones, so that they are on top. */
static struct mark *marks_of(const struct match *match, const struct view *view, const struct canvas *before,
                             const struct canvas *now, struct arena *arena)
{
    const struct kept_entry *latest = &view->latest;
    struct mark *first = NULL, **end = &first;
    for (int i = view->found_count < FINDINGS_KEPT ? view->found_count - 1 : FINDINGS_KEPT - 1; i >= 0; i--)
        first = add_earlier(match, &view->found[i], now, first, arena);
    while (*end)
        end = &(*end)->next;
    if (before)
        *end = marks_moved(arena, before, now, latest->number);
    while (*end)
        end = &(*end)->next;
    if (before && latest->found && latest->has_move)
        *end = marks_found(arena, before, now, latest->number, latest->kind);
    return first;
}

/* Is another mark drawn over it? */
static bool is_hidden(const struct mark *mark)
{
    const struct mark *other = mark->next;
    while (other && (other->kind == mark->kind || !same(other->id, mark->id)))
        other = other->next;
    return other != NULL;
}

/* Explains the kinds of marks that are visible. */
static void explain_marks(struct canvas *canvas, const struct mark *marks)
{
    static const struct {
        enum ink line;
        bool dashed;
        const char *says;
    } kinds[] = {[MARK_MOVED] = {INK_MARK, false, "changed by the last entry"},
                 [MARK_FOUND] = {INK_RED, true, "what the finding is about"},
                 [MARK_DOUBT] = {INK_FAINT, true, "in doubt: see the finding"}};
    for (int kind = MARK_MOVED; kind <= MARK_DOUBT; kind++) {
        const struct mark *mark = marks;
        while (mark && ((int)mark->kind != kind || is_hidden(mark)))
            mark = mark->next;
        if (!mark)
            continue;
        canvas_legend(canvas, NULL, "%s", kinds[kind].says);
        canvas_box(canvas, 4, 3, SAMPLE_WIDTH - 8, SAMPLE_HEIGHT - 6,
                   (struct paint){.line = kinds[kind].line,
                                  .width = kind == MARK_DOUBT ? 1 : FRAME_WEIGHT,
                                  .dashed = kinds[kind].dashed});
    }
}

/* ---- the parts ------------------------------------------------------------------------------------------------- */

static void draw_groups(const struct canvas *canvas, const struct part *part, bool ghosts, struct text *out)
{
    for (int i = 0; i < canvas->groups; i++) {
        const struct group *group = canvas->group[i];
        if (group->part != part->number || (group->kind == GROUP_GHOST) != ghosts || !group_is_painted(group))
            continue;
        text_add(out, "<g");
        xml_attribute("id", group->id, out);
        text_add(out, group->title[0] && group->kind != GROUP_LEGEND ? " role='img'>" : ">");
        group_picture(group, out);
        text_add(out, "</g>\n");
    }
}

void draw_part(const struct canvas *canvas, const struct part *part, struct point at, const struct mark *marks,
               struct text *out)
{
    text_format(out, "<svg class='board' x='%d' y='%d' width='%d' height='%d' viewBox='0 0 %d %d'>\n", at.x, at.y,
                part->width, part->height, part->width, part->height);
    text_add(out, "<title>");
    xml_text(part->title, out);
    text_add(out, "</title>\n");
    draw_groups(canvas, part, false, out);
    draw_frames(canvas, part, marks, out);
    draw_groups(canvas, part, true, out);
    draw_badges(canvas, part, marks, out);
    text_add(out, "</svg>\n");
}

static struct pen pen_for(const struct layout *layout, int top)
{
    if (layout->below)
        return (struct pen){.left = PICTURE_MARGIN,
                            .top = top + layout->height,
                            .signs = (layout->width > 960 ? layout->width : 960) * 10 / SIGN_WIDTH};
    return (struct pen){.left = layout->width + PICTURE_MARGIN, .top = top + PICTURE_MARGIN, .signs = PANEL_SIGNS};
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
    if (view->latest.number)
        text_format(&line, ". After entry %d: %s", view->latest.number, text_string(&view->latest.said));
    for (int seat = 0; seat < verdict->match.seats; seat++) {
        char points[SHEET_TOTAL];
        const struct sheet *sheet = &verdict->standing.seat[seat];
        text_format(&line, "%s%s %s", seat ? ", " : ". Points: ", verdict->match.names[seat],
                    sheet_total(sheet, points));
    }
    int left = MOST_FINDINGS;
    for (const struct finding *finding = verdict->docket.first; finding && left > 0; finding = finding->next) {
        if (finding->ruling == RULING_NOTED)
            continue;
        text_format(&line, ". %s, entry %d: %s", ruling_names[finding->ruling], finding->entry, finding->message);
        left--;
    }
    xml_text(text_string(&line), out);
    text_add(out, ".</desc>\n");
    text_free(&line);
}

static void add_style(const char *body, struct text *out)
{
    text_add(out, "<style>\n");
    palette_style(body, out);
    texture_style("", "", body, out);
    text_add(out, ".panel{font:13px ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace}"
                  ".board,.above,.w{font-family:system-ui,'DejaVu Sans',sans-serif}.board{text-anchor:middle}"
                  ".w{font-size:14px}.head{font-weight:bold;fill:#1f2328}.verdict{fill:#fdf0ef;stroke:#b3261e}\n"
                  "@media(prefers-color-scheme:dark){.head{fill:#e8e6e3}.verdict{fill:#2c1a19;stroke:#ff6b62}}\n"
                  "</style>\n");
}

void write_file(const struct game *game, struct canvas *canvas, int width, int height, const char *described,
                const char *body, struct text *out)
{
    struct text drawn = {0};
    texture_definitions("", body, &drawn);
    piece_symbols(game, canvas_has_piece, canvas, &drawn);
    text_format(&drawn, "<rect width='%d' height='%d' class='ground'/>\n%s", width, height, body);
    text_format(out,
                "<?xml version='1.0' encoding='UTF-8'?>\n<svg xmlns='http://www.w3.org/2000/svg' width='%d' "
                "height='%d' viewBox='0 0 %d %d' "
                "role='graphics-document' aria-labelledby='title' aria-describedby='desc'>\n%s",
                width, height, width, height, described);
    add_style(text_string(&drawn), out);
    text_add_bytes(out, drawn.bytes, drawn.length);
    text_add(out, "</svg>\n");
    text_free(&drawn);
}

static int larger(int a, int b)
{
    return a > b ? a : b;
}

void picture_svg(const struct verdict *verdict, const struct view *view, struct text *out)
{
    struct arena arena = {0};
    const struct kept_entry *latest = &view->latest;
    struct canvas canvas = draw_entry(&verdict->match, latest, verdict->state, &arena), old = {0};
    if (latest->number)
        old = position_draw(&verdict->match, latest->before, &arena);
    const struct canvas *before = latest->number ? &old : NULL;
    struct mark *marks = marks_of(&verdict->match, view, before, &canvas, &arena);
    explain_marks(&canvas, marks);
    struct layout layout = layout_of(&canvas, &arena);
    struct text described = {0}, body = {0};
    int across = larger(layout.width - PICTURE_MARGIN, LEAST_HEAD);
    int top = draw_head(verdict, view, &canvas, across, &body);
    struct pen pen = pen_for(&layout, top);
    panel_lines(&pen, &canvas, before, marks, &arena);
    int width = larger(pen.widest ? pen.left + pen.widest * SIGN_WIDTH / 10 : 0, layout.width) + PICTURE_MARGIN;
    width = larger(across + 2 * PICTURE_MARGIN, width);
    int height = larger(pen.top + pen.line * LINE_HEIGHT + PICTURE_MARGIN, top + layout.height);

    describe(verdict, view, &described);
    for (const struct part *part = canvas.parts; part; part = part->next)
        draw_part(&canvas, part, (struct point){layout.part[part->number].x, top + layout.part[part->number].y}, marks,
                  &body);
    text_format(&body, "<g class='panel'>\n%s</g>\n", text_string(&pen.out));
    write_file(verdict->game, &canvas, width, height, text_string(&described), text_string(&body), out);
    text_free(&described);
    text_free(&body);
    text_free(&pen.out);
    arena_free(&arena);
}
