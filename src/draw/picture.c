/* Pictures: what all of them need of a position, and the watcher for the last one. */
#include "draw/picture.h"

#include <string.h>

#include "base/words.h"
#include "study/outcome.h"

/* ---- watching -------------------------------------------------------------------------------------------------- */

static void keep_state(struct view *view, const struct match *match, void **kept, const void *state)
{
    if (!*kept)
        *kept = arena_take(&view->arena, size_of_state(match));
    memcpy(*kept, state, size_of_state(match));
}

static void keep_entry(struct view *view, struct kept_entry *kept, const struct step *step)
{
    keep_state(view, step->match, &kept->before, step->before);
    keep_state(view, step->match, &kept->heard, step->heard ? step->heard : step->before);
    keep_state(view, step->match, &kept->after, step->after);
    kept->number = step->entry;
    kept->has_move = step->move != NULL;
    kept->found = mark_kind_of(step->findings, step->entry, &kept->kind);
    kept->fate = fate_of(step);
    if (step->move) {
        kept->move = *step->move;
        kept->move.map = NULL;
    }
    text_clear(&kept->said);
    print_entry(step, &kept->said);
    text_clear(&kept->sums);
    text_add(&kept->sums, step->sums ? step->sums : "");
}

void view_free(struct view *view)
{
    for (int i = -1; i < FINDINGS_KEPT; i++) {
        struct kept_entry *kept = i < 0 ? &view->latest : &view->found[i];
        text_free(&kept->said);
        text_free(&kept->sums);
    }
    arena_free(&view->arena);
}

/* The log is judged twice if a part of the head follows it; the second time counts. */
void view_watch(void *context, const struct step *step)
{
    struct view *view = context;
    if (step->entry <= view->latest.number) {
        view_free(view);
        *view = (struct view){0};
    }
    if (view->latest.found && view->latest.has_move) {
        struct kept_entry *oldest = &view->found[view->found_count++ % FINDINGS_KEPT], free = *oldest;
        *oldest = view->latest;
        view->latest = free;
    }
    keep_entry(view, &view->latest, step);
}

/* ---- drawing --------------------------------------------------------------------------------------------------- */

struct canvas draw_entry(const struct match *match, const struct kept_entry *kept, const void *state,
                         struct arena *arena)
{
    struct canvas canvas = position_draw(match, state, arena);
    if (kept->number && kept->has_move)
        position_draw_move(match, kept->heard, &kept->move, kept->fate, &canvas);
    return canvas;
}

/* ---- words ----------------------------------------------------------------------------------------------------- */

/* Claims and unreadable entries are printed as written, up to a limit. */
void print_entry(const struct step *step, struct text *out)
{
    enum { LONGEST_ENTRY = 300 };
    struct arena scratch = {0};
    if (step->move)
        move_print(step->match, step->move, out);
    else if (step->item->kind == NODE_MAP && step->item->count == 1) {
        text_format(out, "%s: ", step->item->first->key->text);
        node_print_line(step->item->first, out);
    } else
        node_print_line(step->item, out);
    size_t length = cut_length(text_string(out), out->length, LONGEST_ENTRY);
    if (length == out->length && is_plain(text_string(out)))
        return;
    const char *more = length < out->length ? " ..." : "", *line = arena_copy(&scratch, text_string(out), length);
    text_clear(out);
    add_printable(line, out);
    text_add(out, more);
    arena_free(&scratch);
}

void print_moment(const struct match *match, const void *state, struct text *out)
{
    position_moment(match, state, out);
    unsigned actors = position_to_act(match, state);
    text_add(out, actors ? "; " : "");
    list_actors(match, actors, ", ", ", ", out);
    text_add(out, actors ? " to act" : "");
}

/* ---- its parts in one column or two, each where there is most room ---- */

/* One column up to this height; a picture wider than BESIDE_PANEL has the panel below. */
enum { COLUMN_HEIGHT = 1000, BESIDE_PANEL = 760 };

struct layout layout_of(const struct canvas *canvas, struct arena *arena)
{
    int *column = arena_take(arena, (size_t)canvas->part_count * sizeof *column);
    int width[2] = {0}, height[2] = {0}, top[2] = {PICTURE_MARGIN, PICTURE_MARGIN};
    struct layout layout = {arena_take(arena, (size_t)canvas->part_count * sizeof *layout.part), 0, 0, true};
    int stacked = 0;
    for (const struct part *part = canvas->parts; part; part = part->next)
        stacked += part->height + PICTURE_MARGIN;
    /* Each part goes into the column that is shorter so far. */
    for (const struct part *part = canvas->parts; part; part = part->next) {
        int at = stacked > COLUMN_HEIGHT && height[1] < height[0];
        column[part->number] = at;
        width[at] = larger(width[at], part->width);
        height[at] += part->height + PICTURE_MARGIN;
    }
    int second = width[0] + 2 * PICTURE_MARGIN;
    for (const struct part *part = canvas->parts; part; part = part->next) {
        int at = column[part->number];
        layout.part[part->number] = (struct point){at ? second : PICTURE_MARGIN, top[at]};
        top[at] += part->height + PICTURE_MARGIN;
    }
    layout.width = PICTURE_MARGIN + width[0] + (width[1] ? PICTURE_MARGIN + width[1] : 0);
    layout.height = larger(top[0], top[1]);
    layout.below = !canvas->parts || layout.width > BESIDE_PANEL;
    return layout;
}

/* ---- the pieces of a game, each once in a document that uses them by name ---- */

/* A line of the artwork begins so; the name follows. */
static const char opening[] = "<symbol id='";

void piece_symbols(const struct game *game, bool (*occurs)(void *context, const char *name), void *context,
                   struct text *out)
{
    char name[64];
    for (const char *line = game->picture.artwork; line && *line; line = line_after(line)) {
        const char *begin = line + sizeof opening - 1;
        if (strncmp(line, opening, sizeof opening - 1) != 0)
            continue;
        put_string(name, sizeof name, "%.*s", (int)strcspn(begin, "'"), begin);
        if (!occurs || occurs(context, name + strlen(game->picture.prefix)))
            text_add_bytes(out, line, strcspn(line, "\n") + 1);
    }
}

bool canvas_has_piece(void *context, const char *name)
{
    return canvas_shows(context, name);
}

/* ---- the lines that a game says beside its board, and their columns ---- */

/* Does the line continue a table? Both have columns, are from groups of one kind ("player-1", "player-2") and are both
   indented or not. */
static bool line_continues(const struct saying *line, const struct saying *before)
{
    const char *id = line->of->id;
    size_t kind = strcspn(id, "-");
    bool same_kind = strncmp(id, before->of->id, kind) == 0 && kind == strcspn(before->of->id, "-");
    return same_kind && before->columns && line->columns && (before->text[0] == ' ') == (line->text[0] == ' ');
}

struct panel panel_of(const struct canvas *canvas, bool all, struct arena *arena)
{
    struct panel panel = {arena_raw(arena, (size_t)canvas->lines * sizeof *panel.line), 0};
    const struct saying *before = NULL;
    for (int i = 0; i < canvas->lines; i++) {
        const struct saying *line = canvas->line[i];
        if (!all && group_is_drawn(line->of))
            continue;
        panel.line[panel.count++] =
            (struct panel_line){line->ink, line->of->id, line->text, before && line_continues(line, before)};
        before = line;
    }
    return panel;
}

bool panel_says(const struct panel *panel, const char *text)
{
    for (int i = 0; i < panel->count; i++)
        if (same(panel->line[i].text, text))
            return true;
    return false;
}

int panel_columns(const char *line, const char *column[PANEL_COLUMNS], struct arena *arena)
{
    int count = 0;
    size_t length = strspn(line, " ");
    for (char *from = arena_copy(arena, line, strlen(line)); *from && count < PANEL_COLUMNS; length = 0) {
        char *gap = count < PANEL_COLUMNS - 1 ? strstr(from + length, "  ") : NULL;
        column[count++] = from;
        if (!gap)
            break;
        from = gap + strspn(gap, " ");
        *gap = '\0';
    }
    return count;
}

void panel_widths(const struct panel *panel, int first, int width[PANEL_COLUMNS], struct arena *arena)
{
    memset(width, 0, PANEL_COLUMNS * sizeof *width);
    for (int i = first; i < panel->count && (i == first || panel->line[i].continues); i++) {
        const char *column[PANEL_COLUMNS];
        int count = panel_columns(panel->line[i].text, column, arena);
        for (int c = 0; c < count - 1; c++)
            if (display_width(column[c]) > width[c])
                width[c] = display_width(column[c]);
    }
}

void panel_write(const struct panel_line *line, const int width[PANEL_COLUMNS], struct pen *pen, struct arena *arena)
{
    const char *column[PANEL_COLUMNS];
    int count = panel_columns(line->text, column, arena);
    pen->class = arena_format(arena, "%st-%s", count == 1 ? "w " : "", ink_name(line->ink));
    for (int c = 0, from = 0, shift = 0; c < count; from += width[c++] + 2) {
        pen->column = c > 0 && pen->column + 2 > from + shift ? pen->column + 2 : from + shift;
        if (pen->column > pen->signs / 2 && pen->column + display_width(column[c]) > pen->signs) {
            pen_new_line(pen, HANGING);
            shift = HANGING - from;
        }
        pen_words(pen, column[c]);
    }
}
