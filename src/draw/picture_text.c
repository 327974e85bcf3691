/* The picture as text: the head, the board, the panel below it. */
#include <string.h>

#include "base/words.h"
#include "draw/picture.h"
#include "study/wording.h"

enum { PAGE_WIDTH = 80 };

/* ---- characters on a grid, later ones cover earlier ones ---- */

enum { GRID_COLUMNS = 400, GRID_ROWS = 400, SIGN_ROOM = 24 };

/* One column of one row. A wide character leaves the column after it `covered`. */
struct sign {
    char bytes[SIGN_ROOM]; /* "": a space */
    enum ink ink;
    bool covered;
};

struct grid {
    struct sign *sign;
    int columns, rows;
};

static struct sign *sign_at(const struct grid *grid, int column, int row)
{
    return &grid->sign[row * grid->columns + column];
}

static void blank(struct grid *grid, int column, int row)
{
    struct sign *sign = sign_at(grid, column, row);
    if (sign->covered && column > 0)
        *sign_at(grid, column - 1, row) = (struct sign){0};
    bool wide = column + 1 < grid->columns && sign_at(grid, column + 1, row)->covered;
    if (wide)
        *sign_at(grid, column + 1, row) = (struct sign){0};
    *sign = (struct sign){0};
}

static void put_sign(struct grid *grid, int column, int row, enum ink ink, const char *point, int width)
{
    for (int i = 0; i < width; i++)
        blank(grid, column + i, row);
    struct sign *sign = sign_at(grid, column, row);
    memcpy(sign->bytes, point, strlen(point) + 1);
    sign->ink = ink;
    if (width == 2)
        sign_at(grid, column + 1, row)->covered = true;
}

static void put_signs(struct grid *grid, const struct item *item, struct arena *arena)
{
    int column = item->x;
    struct sign *latest = NULL;
    for (const char *at = printable(arena, item->text); *at && item->y >= 0 && item->y < grid->rows;) {
        char point[8] = "";
        size_t length = (size_t)(skip_points(at, 1) - at);
        memcpy(point, at, length < sizeof point ? length : sizeof point - 1);
        at += length;
        int width = display_width(point);
        if (width == 0 && latest && strlen(latest->bytes) + strlen(point) < SIGN_ROOM)
            memcpy(latest->bytes + strlen(latest->bytes), point, strlen(point) + 1);
        if (width > 0 && column >= 0 && column + width <= grid->columns) {
            put_sign(grid, column, item->y, item->paint.fill, point, width);
            latest = sign_at(grid, column, item->y);
        }
        column += width;
    }
}

static struct grid grid_of(const struct canvas *canvas, struct arena *arena)
{
    struct grid grid = {0};
    for (const struct item *item = canvas->glyphs.first; item; item = item->next) {
        grid.columns = larger(grid.columns, item->x + display_width(printable(arena, item->text)));
        grid.rows = larger(grid.rows, item->y + 1);
    }
    grid.columns = grid.columns > GRID_COLUMNS ? GRID_COLUMNS : grid.columns;
    grid.rows = grid.rows > GRID_ROWS ? GRID_ROWS : grid.rows;
    grid.sign = arena_take(arena, (size_t)(grid.columns * grid.rows) * sizeof *grid.sign);
    for (const struct item *item = canvas->glyphs.first; item; item = item->next)
        put_signs(&grid, item, arena);
    return grid;
}

/* ---- colour ---------------------------------------------------------------------------------------------------- */

/* Only the sixteen colours every terminal has, so that the user's own palette keeps them legible. */
static const char *ink_code(enum ink ink)
{
    static const char *const codes[] = {
        [INK_FAINT] = "2",       [INK_MARK] = "1;35",     [INK_SEA] = "36",        [INK_LAND] = "32",
        [INK_SAND] = "33",       [INK_RED] = "31",        [INK_ORANGE] = "33",     [INK_YELLOW] = "1;33",
        [INK_GREEN] = "32",      [INK_BLUE] = "34",       [INK_VIOLET] = "35",     [INK_BROWN] = "33",
        [INK_SEAT] = "1;36",     [INK_SEAT + 1] = "1;33", [INK_SEAT + 2] = "1;32", [INK_SEAT + 3] = "1;35",
        [INK_SEAT + 4] = "1;34", [INK_SEAT + 5] = "1;31",
    };
    return (size_t)ink < sizeof codes / sizeof *codes && codes[ink] ? codes[ink] : "";
}

/* Begins the colour of an ink on a terminal, and returns what ends it. */
static const char *open_ink(bool colour, enum ink ink, bool changed, struct text *out)
{
    const char *code = ink_code(ink);
    if (!colour || (!changed && !*code))
        return "";
    text_format(out, "\033[%s%s%sm", code, changed && *code ? ";" : "", changed ? "7" : "");
    return "\033[0m";
}

/* ---- the board ------------------------------------------------------------------------------------------------- */

static bool is_blank(const struct sign *sign)
{
    return !sign->covered && (!sign->bytes[0] || same(sign->bytes, " "));
}

/* Prints the grid of the canvas. With colour, characters that differ from those on `before` (NULL: none) are
   inverted. */
static void print_grid(const struct canvas *canvas, const struct canvas *before, bool colour, struct text *out)
{
    struct arena arena = {0};
    struct grid grid = grid_of(canvas, &arena), old = {0};
    if (before)
        old = grid_of(before, &arena);
    for (int row = 0; row < grid.rows; row++) {
        int end = grid.columns;
        while (end > 0 && is_blank(sign_at(&grid, end - 1, row)))
            end--;
        for (int column = 0; column < end; column++) {
            static const struct sign nothing;
            const struct sign *sign = sign_at(&grid, column, row),
                              *was = column < old.columns && row < old.rows ? sign_at(&old, column, row) : &nothing;
            bool changed = before && (was->covered || !same(was->bytes, sign->bytes));
            if (sign->covered)
                continue;
            const char *end_ink = open_ink(colour, sign->ink, changed, out);
            text_add(out, sign->bytes[0] ? sign->bytes : " ");
            text_add(out, end_ink);
        }
        text_char(out, '\n');
    }
    arena_free(&arena);
}

static void print_panel(const struct canvas *canvas, const struct canvas *before, bool colour, struct text *out)
{
    struct arena arena = {0};
    struct panel panel = panel_of(canvas, true, &arena), old = panel_of(before ? before : canvas, true, &arena);
    struct pen pen = {.plain = true, .signs = PAGE_WIDTH};
    int width[PANEL_COLUMNS] = {0};
    for (int i = 0; i < panel.count; i++) {
        if (!panel.line[i].continues)
            panel_widths(&panel, i, width, &arena);
        bool changed = !panel_says(&old, panel.line[i].text);
        const char *end_ink = open_ink(colour, panel.line[i].ink, changed, &pen.out);
        panel_write(&panel.line[i], width, &pen, &arena);
        text_add(&pen.out, end_ink);
        pen_new_line(&pen, 0);
    }
    text_add(out, text_string(&pen.out));
    text_free(&pen.out);
    arena_free(&arena);
}

/* ---- the head -------------------------------------------------------------------------------------------------- */

/* Prints a sign or number, and words beside it, in a colour that begins so. */
static void print_item(const char *sign, const char *words, const char *colour, struct text *out)
{
    int column = 5 + (display_width(sign) > 2 ? display_width(sign) - 2 : 0);
    struct pen pen = {.plain = true, .signs = PAGE_WIDTH, .column = column, .at = column};
    pen_words(&pen, words);
    text_format(out, "%s  %-2s %s%s\n", colour, sign, text_string(&pen.out), *colour ? "\033[0m" : "");
    text_free(&pen.out);
}

static void print_findings(const struct verdict *verdict, int entry, bool colour, struct arena *arena, struct text *out)
{
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next) {
        /* Notes on spelling are not printed, since the entry is shown as it was read. */
        if ((finding->entry != entry && finding->entry != 0) || finding->rule == &common_rules[LOG_SPELLING])
            continue;
        bool error = loudness(finding->ruling, false) == LOUD_ERROR;
        print_item(
            "!", arena_format(arena, "%s %s: %s", ruling_names[finding->ruling], finding->rule->code, finding->message),
            !colour ? ""
            : error ? "\033[1;31m"
                    : "\033[1;33m",
            out);
    }
}

static void print_head(const struct verdict *verdict, const struct view *view, bool colour, struct text *out)
{
    struct arena arena = {0};
    const struct kept_entry *latest = &view->latest;
    text_format(out, "%s%s%s\n", verdict->game->title, verdict->title ? ": " : "",
                verdict->title ? printable(&arena, verdict->title) : "");
    if (latest->number)
        text_format(out, "after entry %d, ", latest->number);
    print_moment(&verdict->match, verdict->state, out);
    text_char(out, '\n');
    if (latest->number)
        print_item(arena_format(&arena, "%d", latest->number), text_string(&latest->said), "", out);
    if (latest->sums.length)
        print_item("=", printable(&arena, text_string(&latest->sums)), "", out);
    print_findings(verdict, latest->number, colour, &arena, out);
    text_char(out, '\n');
    arena_free(&arena);
}

/* ---- the legend ------------------------------------------------------------------------------------------------ */

/* One after the other, as many on a line as fit. */
static void print_legend(const struct canvas *canvas, struct text *out)
{
    int column = 0;
    for (int i = 0; i < canvas->groups; i++) {
        const struct group *group = canvas->group[i];
        if (group->kind != GROUP_LEGEND || !group->sign)
            continue;
        struct arena arena = {0};
        const char *words = printable(&arena, arena_format(&arena, "%s %s", group->sign, group->title));
        int width = display_width(words);
        bool fits = column > 0 && column + 3 + width <= PAGE_WIDTH;
        text_add(out, fits ? "   " : column > 0 ? "\n" : "");
        text_add(out, words);
        column = fits ? column + 3 + width : width;
        arena_free(&arena);
    }
    if (column > 0)
        text_add(out, "\n\n");
}

void picture_text(const struct verdict *verdict, const struct view *view, bool colour, struct text *out)
{
    struct arena arena = {0};
    const struct kept_entry *latest = &view->latest;
    struct canvas now = draw_entry(&verdict->match, latest, verdict->state, &arena), before = {0};
    if (latest->number)
        before = position_draw(&verdict->match, latest->before, &arena);
    print_head(verdict, view, colour, out);
    print_grid(&now, latest->number ? &before : NULL, colour, out);
    text_char(out, '\n');
    print_legend(&now, out);
    print_panel(&now, latest->number ? &before : NULL, colour, out);
    arena_free(&arena);
}
