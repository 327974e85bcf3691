/* Myriath: the text picture. A crossing is a block of 3 by 3 signs, a square three signs on one line, lanes fill what
   is between. */
#include <string.h>

#include "games/myriath/draw.h"

enum { BLOCK = 3, ACROSS = 6, DOWN = 4, MARGIN = 4, HEADER = 2 };

struct page {
    const struct myr_drawing *d;
    int top, left, bottom, right; /* squares shown; bottom and right are excluded */
    int width, height;
    char *sign;
    unsigned char *ink;
    unsigned char *star; /* by crossing and corner: seat + 1 of a connected unit, or 0 */
};

static bool used_in_north(const struct myr_drawing *d, int row, int column)
{
    return myr_has(&d->box->area, row, column, NORTH) || myr_cover(d, row, column, NORTH) != NOBODY;
}

static void stretch(struct page *page, int row, int column)
{
    const struct myr_box *box = page->d->box;
    if (row < 0 || column < 0 || row >= box->rows || column >= box->columns)
        return;
    page->top = row < page->top ? row : page->top;
    page->left = column < page->left ? column : page->left;
    page->bottom = row + 1 > page->bottom ? row + 1 : page->bottom;
    page->right = column + 1 > page->right ? column + 1 : page->right;
}

/* The area in use, and the squares beside tiles outside it. */
static void frame(struct page *page)
{
    const struct myr_drawing *d = page->d;
    page->top = d->box->rows;
    page->left = d->box->columns;
    for (int i = 0; i <= d->box->rows; i++)
        for (int j = 0; j <= d->box->columns; j++) {
            if (myr_square_in_area(d->box, d->match->seats, i, j))
                stretch(page, i, j);
            for (int kind = 0; kind < CELL_KINDS; kind++) {
                if (myr_cover(d, i, j, kind) == NOBODY)
                    continue;
                stretch(page, i, j);
                stretch(page, kind == LANE_SOUTH ? i : i - 1, kind == LANE_EAST ? j : j - 1);
            }
        }
}

static void put(struct page *page, int column, int row, char sign, enum ink ink)
{
    if (column < 0 || row < 0 || column >= page->width || row >= page->height)
        return;
    page->sign[row * page->width + column] = sign;
    page->ink[row * page->width + column] = (unsigned char)ink;
}

/* Left and top of a square's three signs. The block of its crossing is before it, also before the first square. */
static int square_column(const struct page *page, int column)
{
    return MARGIN + BLOCK + ACROSS * (column - page->left);
}

static int square_line(const struct page *page, int row)
{
    return HEADER + BLOCK + DOWN * (row - page->top);
}

static void put_squares(struct page *page)
{
    const struct myr_drawing *d = page->d;
    for (int i = page->top; i < page->bottom; i++)
        for (int j = page->left; j < page->right; j++) {
            enum ink ink = myr_square_in_area(d->box, d->match->seats, i, j) ? INK_PLAIN : INK_FAINT;
            for (int k = 0; myr_is_printed(d->box, i, j) && k < BLOCK; k++)
                put(page, square_column(page, j) + k, square_line(page, i), "[#]"[k], ink);
        }
}

static void put_lane(struct page *page, int row, int column, int kind)
{
    int lying = myr_cover(page->d, row, column, kind);
    if (lying == NOBODY)
        return;
    int seat = page->d->state->lying[lying].seat;
    int x = square_column(page, column) - (kind == LANE_SOUTH ? BLOCK : 0),
        y = square_line(page, row) - (kind == LANE_EAST ? BLOCK : 0);
    for (int j = 0; j < BLOCK; j++)
        for (int i = 0; i < (kind == LANE_EAST ? BLOCK : 1); i++)
            put(page, x + j, y + i, myr_initial(page->d, seat), myr_ink(page->d, seat));
}

/* Corner k is between the quarters k and k + 1: north east, south east, south west, north west. */
static int corner_of(struct myr_unit unit)
{
    return myr_turned(unit.own, 1) == unit.beyond ? (int)unit.own : (int)unit.beyond;
}

static unsigned char *star(const struct page *page, int row, int column, int corner)
{
    return &page->star[(row * (PLAN_COLUMNS + 1) + column) * FACES + corner];
}

static void find_stars(struct page *page)
{
    const struct myr_state *s = page->d->state;
    bool own_counts = page->d->match->house[HOUSE_OWN_CONTACT] == OWN_SCORES;
    for (int i = 0; i < s->count; i++) {
        const struct myr_tile *tile = &page->d->box->tile[s->lying[i].tile];
        for (int e = 0; e < UNITS * tile->ends; e++) {
            const struct myr_end *end = &myr_pose(tile, s->lying[i].pose)->end[e / UNITS];
            struct myr_unit unit = myr_unit((enum myr_face)end->face, (enum myr_end_type)end->type, e % UNITS);
            int row = s->lying[i].row + end->row, column = s->lying[i].column + end->column;
            int other = myr_cover(page->d, row, column, (int)unit.beyond);
            if (other != NOBODY && other != i && (own_counts || s->lying[other].seat != s->lying[i].seat))
                *star(page, row, column, corner_of(unit)) = (unsigned char)(s->lying[i].seat + 1);
        }
    }
}

static void put_corner(struct page *page, int row, int column, int corner, int x, int y)
{
    const struct myr_drawing *d = page->d;
    int one = myr_cover(d, row, column, corner), other = myr_cover(d, row, column, (corner + 1) & 3);
    int starred = *star(page, row, column, corner);
    if (one == NOBODY && other == NOBODY)
        return;
    int seat = d->state->lying[one != NOBODY ? one : other].seat;
    if (one == other)
        put(page, x, y, myr_initial(d, seat), myr_ink(d, seat));
    else if (starred)
        put(page, x, y, '*', myr_ink(d, starred - 1));
    else
        put(page, x, y, corner % 2 ? '\\' : '/', INK_PLAIN);
}

static void put_crossing(struct page *page, int row, int column)
{
    static const int right[FACES] = {1, 2, 1, 0}, below[FACES] = {0, 1, 2, 1};
    static const int corner_right[FACES] = {2, 2, 0, 0}, corner_below[FACES] = {0, 2, 2, 0};
    const struct myr_drawing *d = page->d;
    int x = square_column(page, column) - BLOCK, y = square_line(page, row) - BLOCK;
    int first = myr_cover(d, row, column, 0), taken = 0;
    bool whole = first != NOBODY;
    for (int face = 0; face < FACES; face++) {
        int lying = myr_cover(d, row, column, face);
        whole = whole && lying == first;
        put_corner(page, row, column, face, x + corner_right[face], y + corner_below[face]);
        if (lying == NOBODY)
            continue;
        taken++;
        int seat = d->state->lying[lying].seat;
        put(page, x + right[face], y + below[face], myr_initial(d, seat), myr_ink(d, seat));
    }
    if (whole)
        put(page, x + 1, y + 1, myr_initial(d, d->state->lying[first].seat), myr_ink(d, d->state->lying[first].seat));
    else if (taken)
        put(page, x + 1, y + 1, 'x', INK_PLAIN);
    else if (used_in_north(d, row, column))
        put(page, x + 1, y + 1, '+', INK_FAINT);
}

static void put_number(struct page *page, int line, int number)
{
    if (number >= 10)
        put(page, MARGIN - 3, line, (char)('0' + number / 10), INK_PLAIN);
    put(page, MARGIN - 2, line, (char)('0' + number % 10), INK_PLAIN);
}

/* Is a crossing of the row (or column) in use? */
static bool row_used(const struct page *page, int row)
{
    for (int j = page->left; j <= page->right; j++)
        if (used_in_north(page->d, row, j))
            return true;
    return false;
}

static bool column_used(const struct page *page, int column)
{
    for (int i = page->top; i <= page->bottom; i++)
        if (used_in_north(page->d, i, column))
            return true;
    return false;
}

/* A `+` before the name of a crossing distinguishes the crossing h8 from the square h8. */
static void put_names(struct page *page)
{
    for (int j = page->left; j <= page->right; j++) {
        if (j < page->right)
            put(page, square_column(page, j) + 1, 0, (char)('a' + j), INK_PLAIN);
        if (!column_used(page, j))
            continue;
        put(page, square_column(page, j) - 2, 1, '+', INK_FAINT);
        put(page, square_column(page, j) - 1, 1, (char)('a' + j), INK_FAINT);
    }
    for (int i = page->top; i <= page->bottom; i++) {
        if (i < page->bottom)
            put_number(page, square_line(page, i), i + 1);
        if (!row_used(page, i))
            continue;
        put(page, MARGIN - (i + 1 >= 10 ? 4 : 3), square_line(page, i) - 2, '+', INK_FAINT);
        put_number(page, square_line(page, i) - 2, i + 1);
    }
}

/* Is the block before the first squares empty? */
static bool spare(const struct page *page, bool rows)
{
    for (int row = HEADER; row < page->height; row++)
        for (int column = MARGIN; column < page->width; column++)
            if ((rows ? row < HEADER + BLOCK : column < MARGIN + BLOCK)
                && page->sign[row * page->width + column] != ' ')
                return false;
    return true;
}

/* Prints the page, without the block before the first squares if that is empty. */
static void emit(const struct page *page, bool no_top, bool no_left)
{
    for (int row = 0, line = 0; row < page->height; row++) {
        if (no_top && row >= HEADER && row < HEADER + BLOCK)
            continue;
        for (int column = 0; column < page->width;) {
            const char *sign = &page->sign[row * page->width + column];
            const unsigned char *ink = &page->ink[row * page->width + column];
            int run = 1;
            while (column + run < page->width && ink[run] == *ink && (sign[run] == ' ') == (*sign == ' ')
                   && !(column < MARGIN && column + run >= MARGIN))
                run++;
            if (*sign != ' ')
                canvas_glyphs(page->d->canvas, column - (no_left && column >= MARGIN ? BLOCK : 0), line,
                              (enum ink) * ink, "%.*s", run, sign);
            column += run;
        }
        line++;
    }
}

/* False: there is nothing to show. */
static bool open_page(struct page *page)
{
    struct arena *arena = page->d->canvas->arena;
    frame(page);
    if (page->bottom <= page->top)
        return false;
    page->width = square_column(page, page->right) + 1;
    page->height = square_line(page, page->bottom);
    size_t size = (size_t)page->width * (size_t)page->height;
    page->sign = arena_take(arena, size);
    page->ink = arena_take(arena, size);
    page->star = arena_take(arena, (size_t)CROSSING_ROWS * (PLAN_COLUMNS + 1) * FACES);
    memset(page->sign, ' ', size);
    find_stars(page);
    put_names(page);
    put_squares(page);
    for (int i = page->top; i <= page->bottom; i++)
        for (int j = page->left; j <= page->right; j++) {
            put_lane(page, i, j, LANE_EAST);
            put_lane(page, i, j, LANE_SOUTH);
            put_crossing(page, i, j);
        }
    return true;
}

void myr_draw_text(const struct myr_drawing *d)
{
    struct page page = {.d = d};
    if (d->canvas->no_glyphs || !open_page(&page))
        return;
    canvas_caption(d->canvas, "text", "the board");
    emit(&page, spare(&page, true), spare(&page, false));
}

/* ---- ghosts ------------------------------------------------------------------------------------------------------ */

static void put_ghost(struct page *page, int row, int column, int kind)
{
    static const int right[FACES] = {1, 2, 1, 0}, below[FACES] = {0, 1, 2, 1};
    const struct myr_drawing *d = page->d;
    bool there = myr_has(&d->box->board, row, column, kind) && myr_cover(d, row, column, kind) == NOBODY;
    int x = square_column(page, column) - BLOCK, y = square_line(page, row) - BLOCK;
    if (kind < QUARTERS)
        put(page, x + right[kind], y + below[kind], there ? '?' : '!', INK_RED);
    else if (kind == LANE_EAST)
        put(page, x + BLOCK + 1, y + 1, there ? '?' : '!', INK_RED);
    else
        put(page, x + 1, y + BLOCK, there ? '?' : '!', INK_RED);
}

void myr_print_ghost(const struct myr_drawing *d, struct myr_placement p)
{
    struct page page = {.d = d};
    const struct myr_tile *tile = &d->box->tile[p.tile];
    if (!open_page(&page))
        return;
    bool no_top = spare(&page, true), no_left = spare(&page, false);
    memset(page.sign, ' ', (size_t)page.width * (size_t)page.height);
    for (int i = 0; i < tile->cells; i++) {
        const struct myr_cell *cell = &myr_pose(tile, p.pose)->cell[i];
        put_ghost(&page, p.at.row + cell->row, p.at.column + cell->column, cell->kind);
    }
    canvas_caption(d->canvas, "entry", "the entry as text");
    emit(&page, no_top, no_left);
    canvas_sign(d->canvas, "?", "where %s was or could be placed", tile->name);
    canvas_sign(d->canvas, "!", "taken, or off the board");
}
