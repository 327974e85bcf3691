/* Myriath: the tile sheet as a picture - every tile of the set at the scale of the board. */
#include "games/myriath/draw.h"

enum { PITCH = 48, MARGIN = 24, NAME = 20, WORDS = 15, BESIDE = 264, GAP = 20, PER_PART = 10 };

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
    int left = MARGIN, top = 0, tallest = 0;
    for (int i = 0; i < box->tiles; i++) {
        struct myr_extent extent = myr_extent_of(&box->tile[i]);
        int height = NAME + PITCH * (extent.bottom - extent.top) + (box->tile[i].ends + 1) * (WORDS + 5) + GAP;
        if (i % PER_PART == 0)
            canvas_part(canvas, canvas_id(canvas, "tiles%d", i / PER_PART), "tiles of the set, unflipped and unturned",
                        2 * (MARGIN + BESIDE), 0);
        left = i % 2 ? left + BESIDE : MARGIN;
        top = i % PER_PART == 0 ? MARGIN / 2 : i % 2 ? top : top + tallest;
        tallest = i % 2 && height < tallest ? tallest : height;
        draw_tile(match, i, left, top, canvas);
        canvas->part->height = top + tallest;
    }
}
