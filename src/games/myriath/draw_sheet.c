/* Myriath: the tile sheet - every tile of the set as lines of text, unflipped and unturned, with its ends in words. */
#include <string.h>

#include "games/myriath/myriath.h"

enum { BLOCK = 3, ACROSS = 6, DOWN = 4, LINES = DOWN * (2 * REACH + 2), COLUMNS = ACROSS * (2 * REACH + 3) };

/* Signs, counted from the tile's crossing, and what encloses them. */
struct sheet_of_tile {
    char sign[LINES][COLUMNS];
    struct myr_extent used;
};

static void put(struct sheet_of_tile *page, int line, int column, char sign)
{
    line += DOWN * REACH;
    column += ACROSS * (REACH + 1);
    page->sign[line][column] = sign;
    myr_stretch(&page->used, line, column);
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

/* Draws a crossing. A corner is between a quarter and the next one clockwise. */
static void put_crossing(struct sheet_of_tile *page, int row, int column, unsigned quarters, char letter)
{
    struct myr_crossing middle = {DOWN * row + 1, ACROSS * column + 1};
    put(page, middle.row, middle.column, quarters == 15 ? letter : 'x');
    for (int face = 0; face < FACES; face++) {
        struct myr_crossing at = myr_away(middle, face, 1), corner = myr_away(at, myr_turned(face, 1), 1);
        bool own = quarters >> face & 1u, next = quarters >> myr_turned(face, 1) & 1u;
        char edge = face % 2 ? '\\' : '/';
        if (own)
            put(page, at.row, at.column, letter);
        if (own || next)
            put(page, corner.row, corner.column, own && next ? letter : edge);
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
            text_format(out, "\nend at [%d, %d] facing %c: ", end->row, end->column, myr_letter(end->face));
        text_add(out, myr_end_words(end));
    }
}

static void add_lines(const struct sheet_of_tile *page, const char *words, struct text *out)
{
    enum { WORDS = 20, GAP = 4 };
    int width = page->used.right - page->used.left, column = width + GAP > WORDS ? width + GAP : WORDS;
    for (int line = page->used.top; line < page->used.bottom || *words; line++) {
        size_t length = strcspn(words, "\n");
        const char *signs = line < page->used.bottom ? &page->sign[line][page->used.left] : NULL;
        int used = signs ? width : 0;
        while (used && signs[used - 1] == ' ')
            used--;
        if (used)
            text_add_bytes(out, signs, (size_t)used);
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
        const struct myr_tile *tile = &box->tile[i];
        const struct myr_end *end = myr_pose(tile, 0)->end;
        struct text words = {0};
        memset(page->sign, ' ', sizeof page->sign);
        page->used = (struct myr_extent){.top = LINES, .left = COLUMNS};
        put_cells(page, tile, box->colour[0][0]);
        /* 1 and 2 for start and finish of a strip, 0 for the origin of any other tile. */
        for (int k = 0; tile->path && k < 2; k++)
            put(page, DOWN * end[k].row + 1, ACROSS * end[k].column + 1, (char)('1' + k));
        if (!tile->path && !tile->ring)
            put(page, 1, 1, '0');
        describe(tile, &words);
        text_add(out, i ? "\n" : "");
        add_lines(page, text_string(&words), out);
        text_free(&words);
    }
}
