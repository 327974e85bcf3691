/* Myriath: the tile sheet as a picture - every tile of the set at the scale of the board. */
#include "games/myriath/draw.h"

enum { PITCH = 48, MARGIN = 24, NAME = 20, WORDS = 15, BESIDE = 264, GAP = 28, WIDEST = 1100 };

static void say_ends(const struct myr_tile *tile, int left, int top, struct canvas *canvas)
{
    const struct myr_end *end = myr_pose(tile, 0)->end;
    for (int i = 0; i < tile->ends; i++)
        if (tile->path)
            canvas_words(canvas, left, top + i * (WORDS + 5), WORDS, INK_PLAIN,
                         canvas_id(canvas, "%d: %s", i + 1, myr_end_words(&end[i])));
        else
            canvas_words(canvas, left, top + i * (WORDS + 5), WORDS, INK_PLAIN,
                         canvas_id(canvas, "[%d, %d] %c: %s", end[i].row, end[i].column, myr_letter(end[i].face),
                                   myr_end_words(&end[i])));
    if (tile->ends == 0)
        canvas_words(canvas, left, top, WORDS, INK_PLAIN, "no ends");
}

static void draw_tile(const struct match *match, int row, int left, int top, struct canvas *canvas)
{
    const struct myr_box *box = match->box;
    const struct myr_tile *tile = &box->tile[row];
    struct myr_extent extent = myr_extent_of(tile);
    struct myr_lattice lattice = {PITCH, myr_lane_width(box, PITCH), left + PITCH / 2 - PITCH * extent.left,
                                  top + NAME + PITCH / 2 - PITCH * extent.top};
    canvas_group(canvas, canvas_id(canvas, "kind-%.*s", WORD_ROOM, tile->name), "%s", tile->name);
    struct myr_loops loops =
        myr_outline(&lattice, myr_pose(tile, 0)->cell, tile->cells, (struct myr_crossing){0, 0}, canvas->arena);
    myr_draw_loops(canvas, &loops, (struct paint){.fill = INK_SAND, .line = INK_BLACK, .width = 2});
    /* 1 and 2 for start and finish of a strip, 0 for the origin of any other tile. */
    const struct myr_end *end = myr_pose(tile, 0)->end;
    for (int i = 0; tile->path && i < 2; i++) {
        struct point at = myr_middle(&lattice, end[i].row, end[i].column);
        canvas_label(canvas, at.x, at.y, WORDS, INK_PLAIN, canvas_id(canvas, "%d", i + 1));
    }
    if (!tile->path && !tile->ring)
        canvas_label(canvas, lattice.left, lattice.top, WORDS, INK_PLAIN, "0");
    canvas_words(canvas, left, top + NAME / 2, 16, INK_PLAIN,
                 canvas_id(canvas, tile->count > 1 ? "%s \u00d7%d" : "%s", tile->name, tile->count));
    say_ends(tile, left, top + NAME + PITCH * (extent.bottom - extent.top) + WORDS, canvas);
}

void myr_draw_box(const struct match *match, struct canvas *canvas)
{
    const struct myr_box *box = match->box;
    int left = MARGIN, top = MARGIN, widest = 0, tallest = 0;
    canvas_part(canvas, "tiles", "the tiles of the set, unflipped and unturned", 0, 0);
    for (int i = 0; i < box->tiles; i++) {
        const struct myr_tile *tile = &box->tile[i];
        struct myr_extent extent = myr_extent_of(tile);
        int width = PITCH * (extent.right - extent.left),
            height = NAME + PITCH * (extent.bottom - extent.top) + (tile->ends + 1) * (WORDS + 5) + GAP;
        if (left + width > WIDEST) {
            top += tallest;
            left = MARGIN;
            tallest = 0;
        }
        draw_tile(match, i, left, top, canvas);
        left += width > BESIDE ? width : BESIDE;
        widest = left > widest ? left : widest;
        tallest = height > tallest ? height : tallest;
    }
    canvas->part->width = widest + MARGIN;
    canvas->part->height = top + tallest;
}
