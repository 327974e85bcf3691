/* Myriath: the text picture. A crossing is a block of 3 by 3 signs, a square three signs on one line, lanes fill what
   is between. */
#include "games/myriath/draw.h"

enum { BLOCK = 3, ACROSS = 6, DOWN = 4, MARGIN = 4, HEADER = 2 };

struct page {
    const struct myr_drawing *d;
    struct myr_extent shown; /* squares */
    int width, height;
    bool no_top, no_left; /* the blocks before the first squares are empty and not printed */
};

static bool used_in_north(const struct myr_drawing *d, int row, int column)
{
    return myr_has(&d->box->area, row, column, NORTH) || myr_cover(d, row, column, NORTH) != NOBODY;
}

static void stretch(struct page *page, int row, int column)
{
    const struct myr_box *box = page->d->box;
    if (row >= 0 && column >= 0 && row < box->rows && column < box->columns)
        myr_stretch(&page->shown, row, column);
}

static void put(const struct page *page, int column, int row, char sign, enum ink ink)
{
    bool below = page->no_top && row >= HEADER, beside = page->no_left && column >= MARGIN;
    if (column < 0 || row < 0 || column >= page->width || row >= page->height || (below && row < HEADER + BLOCK))
        return;
    canvas_glyphs(page->d->canvas, column - (beside ? BLOCK : 0), row - (below ? BLOCK : 0), ink, "%c", sign);
}

/* Puts the letter of the tile's owner. */
static void put_owner(const struct page *page, int column, int row, int lying)
{
    int seat = page->d->state->lying[lying].seat;
    put(page, column, row, myr_initial(page->d, seat), myr_ink(page->d, seat));
}

/* Left and top of a square's three signs. The block of its crossing is before it, also before the first square. */
static int square_column(const struct page *page, int column)
{
    return MARGIN + BLOCK + ACROSS * (column - page->shown.left);
}

static int square_line(const struct page *page, int row)
{
    return HEADER + BLOCK + DOWN * (row - page->shown.top);
}

static void put_lane(const struct page *page, int row, int column, int kind)
{
    int lying = myr_cover(page->d, row, column, kind);
    int x = square_column(page, column) - (kind == LANE_SOUTH ? BLOCK : 0),
        y = square_line(page, row) - (kind == LANE_EAST ? BLOCK : 0);
    for (int j = 0; lying != NOBODY && j < BLOCK; j++)
        for (int i = 0; i < (kind == LANE_EAST ? BLOCK : 1); i++)
            put_owner(page, x + j, y + i, lying);
}

/* The sign in the middle of a crossing's block, and the one at corner k, between the quarters k and k + 1: north east,
   south east, south west, north west. */
static struct myr_crossing middle_sign(const struct page *page, int row, int column)
{
    return (struct myr_crossing){square_line(page, row) - 2, square_column(page, column) - 2};
}

static struct myr_crossing corner_sign(struct myr_crossing middle, int corner)
{
    return myr_away(myr_away(middle, corner, 1), myr_turned(corner, 1), 1);
}

/* A star at every connected unit. */
static void put_stars(const struct page *page)
{
    const struct myr_drawing *d = page->d;
    for (int i = 0; i < d->state->count; i++) {
        const struct myr_lying *lying = &d->state->lying[i];
        const struct myr_tile *tile = &d->box->tile[lying->tile];
        for (int e = 0; e < UNITS * tile->ends; e++) {
            const struct myr_end *end = &myr_pose(tile, lying->pose)->end[e / UNITS];
            struct myr_unit unit = myr_unit(end, e % UNITS);
            struct myr_crossing at = corner_sign(middle_sign(page, lying->row + end->row, lying->column + end->column),
                                                 myr_turned(unit.own, 1) == unit.beyond ? unit.own : unit.beyond);
            if (myr_connected_units(d->match, d->state, lying, end) >> e % UNITS & 1u)
                put(page, at.column, at.row, '*', myr_ink(d, lying->seat));
        }
    }
}

static void put_crossing(const struct page *page, int row, int column)
{
    const struct myr_drawing *d = page->d;
    struct myr_crossing middle = middle_sign(page, row, column);
    int first = myr_cover(d, row, column, 0), taken = 0;
    bool whole = first != NOBODY;
    for (int face = 0; face < FACES; face++) {
        int lying = myr_cover(d, row, column, face), next = myr_cover(d, row, column, myr_turned(face, 1));
        struct myr_crossing at = myr_away(middle, face, 1), corner = corner_sign(middle, face);
        whole = whole && lying == first;
        taken += lying != NOBODY;
        if (lying != NOBODY)
            put_owner(page, at.column, at.row, lying);
        if (lying == next && lying != NOBODY)
            put_owner(page, corner.column, corner.row, lying);
        else if (lying != next)
            put(page, corner.column, corner.row, face % 2 ? '\\' : '/', INK_PLAIN);
    }
    if (whole)
        put_owner(page, middle.column, middle.row, first);
    else if (taken)
        put(page, middle.column, middle.row, 'x', INK_PLAIN);
    else if (used_in_north(d, row, column))
        put(page, middle.column, middle.row, '+', INK_FAINT);
}

static void put_number(const struct page *page, int line, int number)
{
    if (number >= 10)
        put(page, MARGIN - 3, line, (char)('0' + number / 10), INK_PLAIN);
    put(page, MARGIN - 2, line, (char)('0' + number % 10), INK_PLAIN);
}

/* A `+` before the name of a crossing distinguishes the crossing h8 from the square h8. Only crossings in use have
   names. */
static void put_names(const struct page *page)
{
    const struct myr_extent *shown = &page->shown;
    for (int j = shown->left; j <= shown->right; j++) {
        int column = square_column(page, j), used = shown->top;
        if (j < shown->right)
            put(page, column + 1, 0, (char)('a' + j), INK_PLAIN);
        while (used <= shown->bottom && !used_in_north(page->d, used, j))
            used++;
        if (used > shown->bottom)
            continue;
        put(page, column - 2, 1, '+', INK_FAINT);
        put(page, column - 1, 1, (char)('a' + j), INK_FAINT);
    }
    for (int i = shown->top; i <= shown->bottom; i++) {
        int line = square_line(page, i), used = shown->left;
        if (i < shown->bottom)
            put_number(page, line, i + 1);
        while (used <= shown->right && !used_in_north(page->d, i, used))
            used++;
        if (used > shown->right)
            continue;
        put(page, MARGIN - (i + 1 >= 10 ? 4 : 3), line - 2, '+', INK_FAINT);
        put_number(page, line - 2, i + 1);
    }
}

static void put_board(const struct page *page)
{
    const struct myr_drawing *d = page->d;
    const struct myr_extent *shown = &page->shown;
    for (int i = shown->top; i <= shown->bottom; i++)
        for (int j = shown->left; j <= shown->right; j++) {
            enum ink ink = myr_square_in_area(d->box, d->match->seats, i, j) ? INK_PLAIN : INK_FAINT;
            for (int k = 0; myr_is_printed(d->box, i, j) && i < shown->bottom && j < shown->right && k < BLOCK; k++)
                put(page, square_column(page, j) + k, square_line(page, i), "[#]"[k], ink);
            put_lane(page, i, j, LANE_EAST);
            put_lane(page, i, j, LANE_SOUTH);
            put_crossing(page, i, j);
        }
}

/* Is nothing put in the block of that crossing, nor in the lane of that kind that begins there? */
static bool is_empty(const struct myr_drawing *d, int row, int column, int lane)
{
    bool empty = !used_in_north(d, row, column) && myr_cover(d, row, column, lane) == NOBODY;
    for (int face = 0; face < FACES; face++)
        empty = empty && myr_cover(d, row, column, face) == NOBODY;
    return empty;
}

/* False: there is nothing to show. */
static bool open_page(struct page *page)
{
    const struct myr_drawing *d = page->d;
    const struct myr_extent *shown = &page->shown;
    /* The area in use, and the squares beside tiles outside it. */
    page->shown = myr_area_extent(d->match, 0);
    for (int i = 0; i < d->state->count; i++)
        for (struct myr_cells at = myr_cells(d->box, myr_lying_placement(&d->state->lying[i])); myr_next_cell(&at);) {
            stretch(page, at.row, at.column);
            stretch(page, at.row - (at.kind != LANE_SOUTH), at.column - (at.kind != LANE_EAST));
        }
    if (shown->bottom <= shown->top)
        return false;
    page->width = square_column(page, shown->right) + 1;
    page->height = square_line(page, shown->bottom);
    page->no_top = page->no_left = true;
    for (int i = shown->top; i <= shown->bottom; i++)
        page->no_left = page->no_left && is_empty(d, i, shown->left, LANE_SOUTH);
    for (int j = shown->left; j <= shown->right; j++)
        page->no_top = page->no_top && is_empty(d, shown->top, j, LANE_EAST);
    return true;
}

void myr_draw_text(const struct myr_drawing *d)
{
    struct page page = {.d = d};
    if (d->canvas->no_glyphs || !open_page(&page))
        return;
    put_names(&page);
    put_board(&page);
    put_stars(&page);
}

void myr_print_ghost(const struct myr_drawing *d, struct myr_placement p)
{
    struct page page = {.d = d};
    if (!open_page(&page))
        return;
    for (struct myr_cells cell = myr_cells(d->box, p); myr_next_cell(&cell);) {
        struct myr_crossing at = middle_sign(&page, cell.row, cell.column);
        if (cell.kind < QUARTERS)
            at = myr_away(at, cell.kind, 1);
        else if (cell.kind == LANE_EAST)
            at.column += BLOCK;
        else
            at.row += BLOCK - 1;
        put(&page, at.column, at.row, myr_is_free(d, &cell) ? '?' : '!', INK_RED);
    }
    canvas_sign(d->canvas, "?", "where %s was or could be placed", d->box->tile[p.tile].name);
    canvas_sign(d->canvas, "!", "taken, or off the board");
}
