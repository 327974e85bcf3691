/* Myriath: each player's tiles that are left, as small as can be distinguished, and what the signs of the picture mean. */
#include <string.h>

#include "games/myriath/draw.h"

enum { PITCH = 14, LANE = 8, SLOT_WIDTH = 47, SLOT_HEIGHT = 62, IN_ROW = PART_WIDTH / SLOT_WIDTH, HEAD = 26 };

/* How far the tile reaches from its crossing, in units. */
static void measure(const struct myr_tile *tile, struct point *least, struct point *most)
{
    *least = *most = (struct point){0, 0};
    for (int i = 0; i < tile->cells; i++) {
        struct myr_cell cell = myr_pose(tile, 0)->cell[i];
        int x = cell.column * PITCH, y = cell.row * PITCH;
        int right = x + (cell.kind == LANE_EAST ? PITCH : 0), below = y + (cell.kind == LANE_SOUTH ? PITCH : 0);
        least->x = x < least->x ? x : least->x;
        least->y = y < least->y ? y : least->y;
        most->x = right > most->x ? right : most->x;
        most->y = below > most->y ? below : most->y;
    }
}

/* In the middle of its slot, which it keeps for the whole game. */
static void draw_small(const struct myr_drawing *d, int seat, int row, int left)
{
    const struct myr_tile *tile = &d->box->tile[row];
    struct point least, most, corner = {row % IN_ROW * SLOT_WIDTH, HEAD + row / IN_ROW * SLOT_HEIGHT};
    char id[96];
    put_string(id, sizeof id, "left-%d-%d", seat, row);
    measure(tile, &least, &most);
    struct myr_lattice lattice = {PITCH, LANE, corner.x + SLOT_WIDTH / 2 - (least.x + most.x) / 2,
                                  corner.y + (SLOT_HEIGHT - 20) / 2 - (least.y + most.y) / 2};
    struct myr_loops loops =
        myr_outline(&lattice, myr_pose(tile, 0)->cell, tile->cells, (struct myr_crossing){0, 0}, d->canvas->arena);
    canvas_caption(d->canvas, id, "%s has %d %s left", d->match->names[seat], left, tile->name);
    myr_draw_loops(d->canvas, &loops, (struct paint){.fill = myr_ink(d, seat), .line = INK_BLACK, .texture = seat});
    if (tile->ring)
        return; /* its shape says it, and its name is broader than a slot */
    int middle = corner.x + SLOT_WIDTH / 2;
    if (left > 1)
        canvas_label(d->canvas, middle, corner.y + SLOT_HEIGHT - 8, LEAST_WRITING, INK_PLAIN, "\u00d7%d", left);
}

void myr_draw_left(const struct myr_drawing *d, int seat)
{
    char id[24], title[120];
    int rows = (d->box->tiles + IN_ROW - 1) / IN_ROW;
    put_string(id, sizeof id, "left-%d", seat);
    put_string(title, sizeof title, "tiles %.80s has left", d->match->names[seat]);
    canvas_part(d->canvas, id, title, PART_WIDTH, HEAD + rows * SLOT_HEIGHT);
    canvas_caption(d->canvas, id, "%s", title);
    canvas_words(d->canvas, 4, HEAD / 2, 17, INK_PLAIN, "%s has %d left", d->match->names[seat],
                 myr_tiles_left(d->match, d->state, seat));
    for (int row = 0; row < d->box->tiles; row++) {
        int copies = d->box->tile[row].count - d->cover->laid[seat][row];
        if (copies > 0)
            draw_small(d, seat, row, copies);
    }
}

/* ---- the legend ------------------------------------------------------------------------------------------------- */

static bool any_outside(const struct myr_drawing *d)
{
    for (int i = 0; i < d->box->rows; i++)
        for (int j = 0; j < d->box->columns; j++)
            if (myr_is_printed(d->box, i, j) && !myr_square_in_area(d->box, d->match->seats, i, j))
                return true;
    return false;
}

void myr_say_legend(const struct myr_drawing *d)
{
    for (int seat = 0; seat < d->match->seats; seat++) {
        char sign[2] = {myr_initial(d, seat), '\0'};
        canvas_legend(d->canvas, sign, "%s", d->match->names[seat]);
        canvas_box(d->canvas, 4, 1, SAMPLE_WIDTH - 8, 22,
                   (struct paint){.fill = myr_ink(d, seat), .line = INK_BLACK, .texture = seat});
    }
    canvas_legend(d->canvas, "*", "connected end");
    canvas_line(d->canvas, (struct point){6, 20}, (struct point){30, 4}, (struct paint){.line = INK_MARK, .width = 4});
    canvas_legend(d->canvas, "/", "open end, or a corner");
    canvas_line(d->canvas, (struct point){6, 20}, (struct point){30, 4},
                (struct paint){.line = INK_PLAIN, .dashed = true});
    canvas_sign(d->canvas, "+h", "crossing, between the squares g and h");
    canvas_sign(d->canvas, "[#]", "square");
    if (any_outside(d)) {
        canvas_legend(d->canvas, NULL, "square not in use");
        canvas_box(d->canvas, 7, 1, 22, 22, (struct paint){.fill = INK_FAINT, .line = INK_FAINT});
    }
}
