/* Myriath: the tile sheet - every tile of the set as lines of text, unflipped and unturned, with its ends in words. */
#include <string.h>

#include "games/myriath/myriath.h"

enum { BLOCK = 3, ACROSS = 6, DOWN = 4, LINES = DOWN * (2 * REACH + 2), COLUMNS = ACROSS * (2 * REACH + 3) };

/* Signs, counted from the tile's crossing; top, left, bottom and right enclose them. */
struct sheet_of_tile {
    char sign[LINES][COLUMNS];
    int top, left, bottom, right;
};

static void put(struct sheet_of_tile *page, int line, int column, char sign)
{
    line += DOWN * REACH;
    column += ACROSS * (REACH + 1);
    page->sign[line][column] = sign;
    page->top = line < page->top ? line : page->top;
    page->left = column < page->left ? column : page->left;
    page->bottom = line > page->bottom ? line : page->bottom;
    page->right = column > page->right ? column : page->right;
}

static void put_lane(struct sheet_of_tile *page, struct myr_cell lane, char letter)
{
    bool east = lane.kind == LANE_EAST;
    int line = DOWN * lane.row + (east ? 0 : BLOCK), column = ACROSS * lane.column + (east ? BLOCK : 0);
    for (int i = 0; i < (east ? BLOCK : 1); i++)
        for (int j = 0; j < BLOCK; j++)
            put(page, line + i, column + j, letter);
    for (int j = 0; j < BLOCK && !east; j++) {
        put(page, line, column - BLOCK + j, "[#]"[j]);
        put(page, line, column + BLOCK + j, "[#]"[j]);
    }
}

/* Draws a crossing. Corner k is between the quarters k and k + 1. */
static void put_crossing(struct sheet_of_tile *page, int row, int column, unsigned quarters, char letter)
{
    static const int right[FACES] = {1, 2, 1, 0}, below[FACES] = {0, 1, 2, 1};
    static const int corner_right[FACES] = {2, 2, 0, 0}, corner_below[FACES] = {0, 2, 2, 0};
    int line = DOWN * row, left = ACROSS * column;
    put(page, line + 1, left + 1, quarters == 15 ? letter : 'x');
    for (int face = 0; face < FACES; face++) {
        bool own = quarters >> face & 1u, next = quarters >> ((face + 1) & 3) & 1u;
        if (own)
            put(page, line + below[face], left + right[face], letter);
        if (own || next)
            put(page, line + corner_below[face], left + corner_right[face],
                (char)(own && next ? letter
                       : face % 2  ? '\\'
                                   : '/'));
    }
}

/* Relies on cells being sorted by crossing. */
static void put_cells(struct sheet_of_tile *page, const struct myr_tile *tile, char letter)
{
    const struct myr_cell *cell = myr_pose(tile, 0)->cell;
    for (int i = 0; i < tile->cells;) {
        unsigned quarters = 0;
        int first = i;
        for (; i < tile->cells && cell[i].row == cell[first].row && cell[i].column == cell[first].column; i++)
            if (cell[i].kind < QUARTERS)
                quarters |= 1u << cell[i].kind;
            else
                put_lane(page, cell[i], letter);
        if (quarters)
            put_crossing(page, cell[first].row, cell[first].column, quarters, letter);
    }
}

const char *myr_end_words(const struct myr_end *end)
{
    static const char *const types[] = {
        [ARROW] = "arrow",
        [POINT_LEFT] = "whole edge, point on the left",
        [POINT_RIGHT] = "whole edge, point on the right",
    };
    return types[end->type];
}

/* The words beside the drawing: name, path and ends, a line each. */
static void describe(const struct myr_tile *tile, struct text *out)
{
    text_add(out, tile->name);
    if (tile->count > 1)
        text_format(out, " \u00d7%d", tile->count);
    if (tile->ring)
        text_add(out, "\naround one square\nno ends");
    if (tile->path)
        text_add(out, "\nfrom 1: ");
    for (const char *step = tile->path ? tile->path : ""; *step; step++)
        text_format(out, "%s%c", step == tile->path ? "" : ", ", *step);
    for (int i = 0; i < tile->ends; i++) {
        const struct myr_end *end = &myr_pose(tile, 0)->end[i];
        if (tile->path)
            text_format(out, "\nend at %d: ", i + 1);
        else
            text_format(out, "\nend at [%d, %d] facing %c: ", end->row, end->column,
                        myr_letter((enum myr_face)end->face));
        text_add(out, myr_end_words(end));
    }
}

/* Marks start and finish of a strip, or the origin of any other tile. */
static void put_marks(struct sheet_of_tile *page, const struct myr_tile *tile)
{
    const struct myr_end *end = myr_pose(tile, 0)->end;
    for (int i = 0; tile->path && i < 2; i++)
        put(page, DOWN * end[i].row + 1, ACROSS * end[i].column + 1, (char)('1' + i));
    if (!tile->path && !tile->ring)
        put(page, 1, 1, '0');
}

static void add_lines(const struct sheet_of_tile *page, const char *words, struct text *out)
{
    enum { WORDS = 20, GAP = 4 };
    int width = page->right - page->left + 1, column = width + GAP > WORDS ? width + GAP : WORDS;
    for (int line = page->top; line <= page->bottom || *words; line++) {
        size_t length = strcspn(words, "\n");
        int used = line <= page->bottom ? width : 0;
        while (used && page->sign[line][page->left + used - 1] == ' ')
            used--;
        if (used)
            text_add_bytes(out, &page->sign[line][page->left], (size_t)used);
        if (length)
            text_repeat(out, ' ', column - used);
        text_format(out, "%.*s\n", (int)length, words);
        words += length + (words[length] == '\n');
    }
}

void myr_box_sheet(const struct match *match, struct arena *arena, struct text *out)
{
    const struct myr_box *box = match->box;
    struct sheet_of_tile *page = arena_take(arena, sizeof *page);
    for (int i = 0; i < box->tiles; i++) {
        struct text words = {0};
        memset(page->sign, ' ', sizeof page->sign);
        page->top = LINES;
        page->left = COLUMNS;
        page->bottom = page->right = 0;
        put_cells(page, &box->tile[i], box->colour[0][0]);
        put_marks(page, &box->tile[i]);
        describe(&box->tile[i], &words);
        text_add(out, i ? "\n" : "");
        add_lines(page, text_string(&words), out);
        text_free(&words);
    }
}
