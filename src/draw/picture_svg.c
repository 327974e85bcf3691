/* The picture as one SVG file: the board, marks on it, the panel at its side. */
#include "base/words.h"
#include "base/xml.h"
#include "draw/picture.h"
#include "study/sheet.h"

enum { PANEL_SIGNS = 60, LEAST_HEAD = 640, LEAST_BELOW = 960 };

/* ---- marks ----------------------------------------------------------------------------------------------------- */

/* What an earlier finding was about stays marked while it looks as it did then. */
static struct mark *add_earlier(const struct match *match, const struct kept_entry *kept, const struct canvas *now,
                                struct mark *after, struct arena *arena)
{
    struct canvas before = position_draw(match, kept->before, arena),
                  then = draw_entry(match, kept, kept->after, arena);
    struct mark *mark = marks_found(arena, &before, &then, kept->number, kept->kind), *next;
    for (; mark; mark = next) {
        const struct group *here = canvas_find(now, mark->id, &(int){0});
        next = mark->next;
        if (!here || here->kind == GROUP_GHOST || !same_drawing(canvas_find(&then, mark->id, &(int){0}), here, false))
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
        bool seen = false;
        for (const struct mark *mark = marks; mark; mark = mark->next) {
            const struct mark *over = mark->next; /* another kind of mark that hides it */
            while (over && (over->kind == mark->kind || !same(over->id, mark->id)))
                over = over->next;
            seen = seen || ((int)mark->kind == kind && !over);
        }
        if (!seen)
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

/* ---- frames around things, and numbers of entries beside them, where they hide nothing ---- */

enum { BADGE = 11, DOUBT = 8, GAP = 3, SIDES = 8, FARTHEST = 3, MOST_BADGES = 64 };

/* The numbers on one part. */
struct badges {
    const struct canvas *canvas;
    const struct part *part;
    struct box taken[MOST_BADGES];
    int count;
};

static bool meet(struct box a, struct box b)
{
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/* The cost of hiding an item: writing and pieces matter, backgrounds do not. */
enum { HIDES_WORDS = 8, HIDES_PIECE = 2, HIDES_BADGE = 100, OUTSIDE = 1000, FARTHER = 3 };

static int worth(const struct item *item)
{
    struct box box = item_box(item);
    bool piece = (item->kind == ITEM_CIRCLE || item->kind == ITEM_POLYGON) && box.right - box.left <= 40;
    return item->kind == ITEM_LABEL ? HIDES_WORDS : piece ? HIDES_PIECE : 0;
}

static int hides(const struct badges *badges, struct box box)
{
    int hidden = 0;
    const struct part *part = badges->part;
    if (box.left < 0 || box.top < 0 || box.right > part->width || box.bottom > part->height)
        return OUTSIDE;
    for (int i = 0; i < badges->count; i++)
        hidden += meet(box, badges->taken[i]) ? HIDES_BADGE : 0;
    for (int i = 0; i < badges->canvas->groups; i++) {
        const struct group *group = badges->canvas->group[i];
        if (group->part != part->number || !meet(box, group_box(group)))
            continue;
        for (const struct item *item = group->first; item; item = item->next)
            hidden += meet(box, item_box(item)) ? worth(item) : 0;
    }
    return hidden;
}

/* Tries places around the thing, farther and farther away, until nothing is hidden; else takes the place that hides
   least. */
static struct point place_badge(struct badges *badges, struct box thing, int radius)
{
    static const struct point side[SIDES] = {{1, -1}, {1, 1}, {-1, 1}, {-1, -1}, {1, 0}, {0, -1}, {-1, 0}, {0, 1}};
    struct point best = {thing.right, thing.top};
    int least = 2000, x = (thing.left + thing.right) / 2, y = (thing.top + thing.bottom) / 2;
    for (int i = 0; i < SIDES * FARTHEST && least > 0; i++) {
        int off = radius + GAP + i / SIDES * radius, inside = i % SIDES < 4 ? radius / 2 : 0;
        struct point at = {x + side[i % SIDES].x * ((thing.right - thing.left) / 2 + off - inside),
                           y + side[i % SIDES].y * ((thing.bottom - thing.top) / 2 + off - inside)};
        int hidden = hides(badges, (struct box){at.x - radius, at.y - radius, at.x + radius, at.y + radius})
                     + i / SIDES * FARTHER;
        if (hidden < least) {
            least = hidden;
            best = at;
        }
    }
    if (badges->count < MOST_BADGES)
        badges->taken[badges->count++] =
            (struct box){best.x - radius, best.y - radius, best.x + radius, best.y + radius};
    return best;
}

static void draw_frame(const struct group *group, const struct mark *mark, struct text *out)
{
    static const char *const classes[] = {[MARK_MOVED] = "last", [MARK_FOUND] = "found", [MARK_DOUBT] = "doubt"};
    if (group->kind == GROUP_GHOST)
        return;
    if (mark->kind != MARK_DOUBT) {
        text_format(out, "<g stroke-width='%d'>", 2 * FRAME_WEIGHT);
        group_outline(group, "case", out);
        text_add(out, "</g>");
    }
    text_format(out, "<g stroke-width='%d'", mark->kind == MARK_DOUBT ? 1 : FRAME_WEIGHT);
    if (mark->kind != MARK_MOVED)
        text_format(out, " stroke-dasharray='%d %d'", 2 * FRAME_WEIGHT, FRAME_WEIGHT);
    text_char(out, '>');
    group_outline(group, classes[mark->kind], out);
    text_add(out, "</g>");
}

static const struct group *marked(const struct canvas *canvas, const struct part *part, const struct mark *mark)
{
    const struct group *group = canvas_find(canvas, mark->id, &(int){0});
    return group && group->part == part->number && group_is_drawn(group) ? group : NULL;
}

static bool has_label(const struct group *group)
{
    const struct item *item = group->first;
    while (item && item->kind != ITEM_LABEL)
        item = item->next;
    return item;
}

/* Captions with words that are drawn after a thing are also above its frame. */
static void draw_captions(const struct canvas *canvas, const struct group *group, struct text *out)
{
    bool later = false;
    for (int i = 0; i < canvas->groups; later = later || canvas->group[i] == group, i++) {
        const struct group *other = canvas->group[i];
        if (later && other->part == group->part && other->kind == GROUP_CAPTION && has_label(other)
            && meet(group_box(other), group_box(group))) {
            text_add(out, "<g>");
            group_picture(other, out);
            text_add(out, "</g>");
        }
    }
}

void draw_badge(struct point at, int radius, int size, bool doubt, const char *anchor, const char *sign,
                struct text *out)
{
    text_format(out,
                "<circle cx='%d' cy='%d' r='%d' class='%s'/><text x='%d' y='%d' dy='.35em' font-size='%d'%s "
                "class='%s'>%s</text>",
                at.x, at.y, radius, doubt ? "doubt-badge" : "badge", at.x, at.y, size, anchor,
                doubt ? "doubt-sign" : "badge-number", sign);
}

/* One number at the first thing is enough for everything that an entry is about. */
void draw_badges(const struct canvas *canvas, const struct part *part, const struct mark *marks, struct text *out)
{
    struct badges badges = {.canvas = canvas, .part = part};
    char number[16];
    int numbered = 0;
    for (const struct mark *mark = marks; mark; mark = mark->next) {
        const struct group *group = marked(canvas, part, mark);
        if (!group || mark->kind == MARK_MOVED || mark->entry == numbered)
            continue;
        bool doubt = mark->kind == MARK_DOUBT;
        int radius = doubt ? DOUBT : BADGE;
        struct point at = place_badge(&badges, group_box(group), radius);
        put_string(number, sizeof number, doubt ? "?" : "%d", mark->entry);
        draw_badge(at, radius, doubt ? 12 : mark->entry > 99 ? 11 : 14, doubt, "", number, out);
        numbered = mark->entry;
    }
    text_char(out, '\n');
}

void draw_part(const struct canvas *canvas, const struct part *part, struct point at, const struct mark *marks,
               struct text *out)
{
    text_format(out, "<svg class='board' x='%d' y='%d' width='%d' height='%d' viewBox='0 0 %d %d'>\n", at.x, at.y,
                part->width, part->height, part->width, part->height);
    xml_format(out, "<title>%s</title>\n", part->title);
    draw_groups(canvas, part, false, out);
    /* Labels in a thing, or across its edge, are drawn above its frame. */
    for (const struct mark *mark = marks; mark; mark = mark->next) {
        const struct group *group = marked(canvas, part, mark);
        if (group)
            draw_frame(group, mark, out);
    }
    for (const struct mark *mark = marks; mark; mark = mark->next) {
        const struct group *group = marked(canvas, part, mark);
        if (group && group->kind != GROUP_GHOST) {
            group_labels(group, out);
            draw_captions(canvas, group, out);
        }
    }
    text_char(out, '\n');
    draw_groups(canvas, part, true, out);
    draw_badges(canvas, part, marks, out);
    text_add(out, "</svg>\n");
}

/* ---- the file -------------------------------------------------------------------------------------------------- */

static void describe(const struct verdict *verdict, const struct view *view, struct text *out)
{
    struct text line = {0};
    text_format(&line, "%s, ", verdict->game->title);
    print_moment(&verdict->match, verdict->state, &line);
    xml_format(out, "<title id='title'>%s</title>\n<desc id='desc'>",
               verdict->title ? verdict->title : text_string(&line));
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

/* ---- the lines that the game says ---- */

/* Draws the lines of the panel. `before` is the canvas before the last entry, to mark what that entry changed; NULL:
   none. `marks`: what findings are about. */
static void panel_lines(struct pen *pen, const struct canvas *canvas, const struct canvas *before,
                        const struct mark *marks, struct arena *arena)
{
    struct panel panel = panel_of(canvas, false, arena), old = {0};
    int width[PANEL_COLUMNS] = {0};
    if (before)
        old = panel_of(before, false, arena);
    for (int i = 0; i < panel.count; i++) {
        int line = pen->line, entry = 0, top = pen->top + line * LINE_HEIGHT;
        if (!panel.line[i].continues)
            panel_widths(&panel, i, width, arena);
        panel_write(&panel.line[i], width, pen, arena);
        pen_new_line(pen, 0);
        /* A bar beside the text: the last entry changed it. */
        if (before && !panel_says(&old, panel.line[i].text))
            text_format(&pen->out, "<rect x='%d' y='%d' width='3' height='%d' class='f-mark'/>\n", pen->left - 8, top,
                        (pen->line - line) * LINE_HEIGHT);
        /* The number of the latest entry with a finding about it, beside its first line. */
        for (const struct mark *mark = marks; mark; mark = mark->next)
            if (mark->kind == MARK_FOUND && same(mark->id, panel.line[i].id))
                entry = mark->entry;
        if (entry)
            draw_badge((struct point){pen->left - 10, top + LINE_HEIGHT / 2}, 8, 9, false, " text-anchor='middle'",
                       arena_format(arena, "%d", entry), &pen->out);
        text_add(&pen->out, entry ? "\n" : "");
    }
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
    struct pen pen = {.left = layout.width + PICTURE_MARGIN, .top = top + PICTURE_MARGIN, .signs = PANEL_SIGNS};
    if (layout.below)
        pen = (struct pen){.left = PICTURE_MARGIN,
                           .top = top + layout.height,
                           .signs = larger(layout.width, LEAST_BELOW) * 10 / SIGN_WIDTH};
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
