/* Myriath: each player's tiles that are left, as small as can be distinguished, and what the signs of the picture mean.
   */
#include "game/marks.h"
#include "games/myriath/draw.h"

enum { PITCH = 16, LANE = 9, MARGIN = 10, SLOT_WIDTH = 45, SLOT_HEIGHT = 40, IN_ROW = 10, TRACK = 44, HEAD = 104 };

/* The outline of a tile in the middle of its slot, which is the same for the whole game. */
static struct myr_loops outline_of(const struct myr_drawing *d, int row)
{
    const struct myr_tile *tile = &d->box->tile[row];
    struct myr_extent extent = myr_extent_of(tile);
    struct myr_lattice lattice = {
        PITCH, LANE, MARGIN + row % IN_ROW * SLOT_WIDTH + SLOT_WIDTH / 2 - (extent.left + extent.right - 1) * PITCH / 2,
        HEAD + row / IN_ROW * SLOT_HEIGHT + SLOT_HEIGHT / 2 - (extent.top + extent.bottom - 1) * PITCH / 2};
    return myr_outline(&lattice, myr_pose(tile, 0)->cell, tile->cells, (struct myr_crossing){0, 0}, d->canvas->arena);
}

static void draw_small(const struct myr_drawing *d, int seat, int row, int left)
{
    struct myr_loops loops = outline_of(d, row);
    canvas_caption(d->canvas, canvas_id(d->canvas, "left-%d-%d", seat, row), "%s has %d %s left", d->match->names[seat],
                   left, d->box->tile[row].name);
    myr_draw_loops(d->canvas, &loops, (struct paint){.fill = myr_ink(d, seat), .line = INK_BLACK});
    if (left > 1)
        canvas_label(d->canvas, MARGIN + (row % IN_ROW + 1) * SLOT_WIDTH - 9,
                     HEAD + (row / IN_ROW + 1) * SLOT_HEIGHT - 5, LEAST_WRITING, INK_PLAIN,
                     canvas_id(d->canvas, "\u00d7%d", left));
}

/* The score track: a cross for a point and a stroke for half a point, as players write them. */
static void draw_track(const struct myr_drawing *d, int halves)
{
    enum { USUAL = 15, WIDTH = IN_ROW * SLOT_WIDTH, TALL = 22, ARM = 6 };
    int boxes = (halves + 1) / 2 > USUAL ? (halves + 1) / 2 : USUAL, wide = WIDTH / boxes, y = TRACK + TALL / 2;
    struct paint paint = {.line = INK_PLAIN, .width = 2}, faint = {.fill = INK_NONE, .line = INK_FAINT};
    /* The lines between the boxes are one polygon, up and down. */
    int lines = (boxes + 1) / 2 * 2;
    struct point *point = arena_take(d->canvas->arena, sizeof *point * 2 * (size_t)lines);
    for (int i = 0; i < lines; i++) {
        point[2 * i] = (struct point){MARGIN + i * wide, TRACK + (i % 2 ? TALL : 0)};
        point[2 * i + 1] = (struct point){MARGIN + i * wide, TRACK + (i % 2 ? 0 : TALL)};
    }
    canvas_box(d->canvas, MARGIN, TRACK, wide * boxes, TALL, faint);
    canvas_polygon(d->canvas, point, 2 * lines, faint);
    for (int i = 0; i < halves / 2; i++) {
        int x = MARGIN + i * wide + wide / 2;
        struct point cross[8] = {{x - ARM, y - ARM}, {x, y}, {x + ARM, y - ARM}, {x, y},
                                 {x + ARM, y + ARM}, {x, y}, {x - ARM, y + ARM}, {x, y}};
        canvas_polygon(d->canvas, cross, 8, paint);
    }
    int x = MARGIN + halves / 2 * wide + wide / 2;
    if (halves % 2)
        canvas_line(d->canvas, (struct point){x - ARM, y + ARM}, (struct point){x + ARM, y - ARM}, paint);
}

static void draw_card(const struct myr_drawing *d, int seat, int height)
{
    bool known = myr_handicap_known(d->match, d->state, seat);
    int left = myr_tiles_left(d->match, d->state, seat);
    char room[16];
    const struct player_card card = {.height = height,
                                     .mark = seat_mark(d->match, seat),
                                     .note = "",
                                     .points = myr_points_words(d->match, d->state, seat, room),
                                     .acts = d->state->turn == seat};
    draw_player_card(d->canvas, d->match, seat, &card);
    draw_track(d, known ? myr_points(d->match, d->state, seat) : 0);
    canvas_words(d->canvas, MARGIN, TRACK + 40, LEAST_WRITING, INK_FAINT,
                 canvas_id(d->canvas, "%d tile%s left", left, plural(left)));
}

void myr_draw_left(const struct myr_drawing *d, int seat)
{
    const char *id = canvas_id(d->canvas, "left-%d", seat),
               *title = canvas_id(d->canvas, "points and tiles of %.80s", d->match->names[seat]);
    int rows = (d->box->tiles + IN_ROW - 1) / IN_ROW, height = HEAD + rows * SLOT_HEIGHT + 6;
    canvas_part(d->canvas, id, title, PART_WIDTH, height);
    canvas_caption(d->canvas, id, "%s", title);
    draw_card(d, seat, height);
    canvas_caption(d->canvas, canvas_id(d->canvas, "gone-%d", seat), "tiles %s has placed", d->match->names[seat]);
    for (int row = 0; row < d->box->tiles; row++)
        if (d->box->tile[row].count == d->cover->laid[seat][row]) {
            struct myr_loops loops = outline_of(d, row);
            canvas_polygon(d->canvas, loops.point, loops.length[0],
                           (struct paint){.fill = INK_NONE, .line = INK_FAINT, .dashed = true});
        }
    for (int row = 0; row < d->box->tiles; row++) {
        int copies = d->box->tile[row].count - d->cover->laid[seat][row];
        if (copies > 0)
            draw_small(d, seat, row, copies);
    }
}
