/* Myriath: the vector picture - squares in the colours of the plan, tiles as outlines, ends open and connected. */
#include <string.h>

#include "game/marks.h"
#include "games/myriath/draw.h"

enum { PITCH = 48, EDGE = 32, RIM = 8, HOLD = 15 };

/* The part of the board that is shown: squares and their lattice. */
struct myr_view {
    struct myr_extent shown;
    struct myr_lattice lattice;
    int width, height, writing; /* of the part; on a wide part the writing is larger, since a phone shrinks it */
};

int myr_lane_width(const struct myr_box *box, int pitch)
{
    return within(6, pitch * box->lane / (box->lane + box->square) / 2 * 2, pitch - 6);
}

/* The area with a row of squares around it, and all tiles outside it. */
static struct myr_view view_of(const struct myr_drawing *d)
{
    const struct myr_box *box = d->box;
    struct myr_extent area = myr_area_extent(d->match, 0);
    struct myr_extent all = {area.top - 1, area.left - 1, area.bottom + 1, area.right + 1};
    for (int i = 0; i < d->state->count; i++)
        for (struct myr_cells at = myr_cells(box, myr_lying_placement(&d->state->lying[i])); myr_next_cell(&at);) {
            myr_stretch(&all, at.row - 1, at.column - 1);
            myr_stretch(&all, at.row, at.column);
        }
    struct myr_view view = {.shown.top = within(0, all.top, box->rows - 1),
                            .shown.left = within(0, all.left, box->columns - 1)};
    view.shown.bottom = within(view.shown.top + 1, all.bottom, box->rows);
    view.shown.right = within(view.shown.left + 1, all.right, box->columns);
    view.lattice = (struct myr_lattice){PITCH, myr_lane_width(box, PITCH), EDGE - PITCH * view.shown.left,
                                        EDGE - PITCH * view.shown.top};
    view.width = EDGE + RIM + PITCH * (view.shown.right - view.shown.left);
    view.height = EDGE + RIM + PITCH * (view.shown.bottom - view.shown.top);
    view.writing = LEAST_WRITING * (view.width > PART_WIDTH ? view.width : PART_WIDTH) / PART_WIDTH + 1;
    return view;
}

/* Squares and crossings have the same names. Only the kind that entries name now is a group; the other is a caption. */
static void open_place(const struct myr_drawing *d, const char *kind, bool meant, struct myr_crossing at, bool used)
{
    char room[WORD_ROOM];
    const char *name = myr_space_name(at, room), *id = canvas_id(d->canvas, "%s-%.16s", kind, name);
    if (meant)
        canvas_group(d->canvas, id, "%s %s%s", kind, name, used ? "" : ", not in the area");
    else if (used)
        canvas_caption(d->canvas, id, "%s %s", kind, name);
    else
        canvas_caption(d->canvas, id, "%s", "");
}

/* Dark, light and white squares, and the ground around them. */
static const struct shade {
    enum ink ground, square;
} shades[] = {{INK_STONE, INK_BLACK}, {INK_SAND, INK_STONE}, {INK_PAPER, INK_WHITE}};
enum { SHADES = sizeof shades / sizeof *shades };

static void draw_squares(const struct myr_drawing *d, const struct myr_view *view)
{
    const struct myr_lattice *l = &view->lattice;
    bool meant = myr_phase_of(d->match, d->state) == OCTAGONS;
    for (int i = view->shown.top; i < view->shown.bottom; i++)
        for (int j = view->shown.left; j < view->shown.right; j++) {
            if (!myr_is_printed(d->box, i, j))
                continue;
            bool inside = myr_square_in_area(d->box, d->match->seats, i, j);
            struct point corner = myr_corner(l, i, j, SOUTH, EAST);
            open_place(d, "square", meant, (struct myr_crossing){i, j}, inside);
            canvas_box(d->canvas, corner.x, corner.y, l->pitch - l->lane, l->pitch - l->lane,
                       (struct paint){.fill = inside ? shades[myr_shade(d->box, i, j)].square : INK_STONE,
                                      .line = inside ? INK_PLAIN : INK_FAINT});
        }
}

static void draw_names(const struct myr_drawing *d, const struct myr_view *view)
{
    const struct myr_lattice *l = &view->lattice;
    const struct myr_extent *shown = &view->shown;
    canvas_caption(d->canvas, "names", "columns and rows");
    canvas_box(d->canvas, EDGE, EDGE, l->pitch * (shown->right - shown->left), l->pitch * (shown->bottom - shown->top),
               (struct paint){.fill = INK_STONE, .line = INK_PLAIN, .width = 2});
    for (int shade = 0; shade < SHADES; shade++) {
        struct myr_extent ring = myr_area_extent(d->match, shade);
        if (ring.bottom > ring.top)
            canvas_box(d->canvas, l->left + l->pitch * ring.left, l->top + l->pitch * ring.top,
                       l->pitch * (ring.right - ring.left), l->pitch * (ring.bottom - ring.top),
                       (struct paint){.fill = shades[shade].ground, .line = INK_FAINT});
    }
    for (int j = shown->left; j < shown->right; j++)
        canvas_label(d->canvas, l->left + l->pitch * j + l->pitch / 2, EDGE / 2, view->writing, INK_PLAIN,
                     canvas_id(d->canvas, "%c", 'a' + j));
    for (int i = shown->top; i < shown->bottom; i++)
        canvas_label(d->canvas, EDGE / 2, l->top + l->pitch * i + l->pitch / 2, view->writing, INK_PLAIN,
                     canvas_id(d->canvas, "%d", i + 1));
}

static void draw_crossings(const struct myr_drawing *d, const struct myr_lattice *l)
{
    bool meant = myr_phase_of(d->match, d->state) != OCTAGONS;
    for (int i = 0; i <= d->box->rows; i++)
        for (int j = 0; j <= d->box->columns; j++) {
            if (!myr_has(&d->box->area, i, j, NORTH))
                continue;
            struct point middle = myr_middle(l, i, j);
            bool dot = true; /* a tile hides it */
            for (int quarter = 0; quarter < QUARTERS; quarter++)
                dot = dot && myr_cover(d, i, j, quarter) == NOBODY;
            open_place(d, "crossing", meant, (struct myr_crossing){i, j}, true);
            canvas_circle(d->canvas, middle.x, middle.y, HOLD, (struct paint){.fill = INK_NONE, .line = INK_NONE});
            if (dot)
                canvas_circle(d->canvas, middle.x, middle.y, 3,
                              (struct paint){.fill = INK_FAINT, .line = INK_NONE, .possible = true});
        }
}

/* A polygon cannot have a hole, so the inner loops are joined to the outer loop by a seam without a line. */
void myr_draw_loops(struct canvas *canvas, const struct myr_loops *loops, struct paint paint)
{
    if (loops->count == 1) {
        canvas_polygon(canvas, loops->point, loops->length[0], paint);
        return;
    }
    int total = 0, used = 0;
    for (int i = 0; i < loops->count; i++)
        total += loops->length[i] + 2;
    struct point *joined = arena_take(canvas->arena, sizeof *joined * (size_t)total);
    const struct point *from = loops->point;
    for (int i = 0; i < loops->count; from += loops->length[i++]) {
        memcpy(joined + used, from, sizeof *joined * (size_t)loops->length[i]);
        used += loops->length[i];
        joined[used++] = from[0];
        if (i > 0)
            joined[used++] = loops->point[0];
    }
    canvas_polygon(canvas, joined, used,
                   (struct paint){.fill = paint.fill, .line = INK_NONE, .texture = paint.texture});
    from = loops->point;
    for (int i = 0; i < loops->count; from += loops->length[i++])
        canvas_polygon(
            canvas, from, loops->length[i],
            (struct paint){.fill = INK_NONE, .line = paint.line, .width = paint.width, .dashed = paint.dashed});
}

/* A bar between two points on a diagonal. */
void myr_draw_bar(struct canvas *canvas, struct point from, struct point to)
{
    int x = to.x > from.x ? 2 : -2, y = to.y > from.y ? 2 : -2;
    struct point corner[4] = {
        {from.x + y, from.y - x}, {to.x + y, to.y - x}, {to.x - y, to.y + x}, {from.x - y, from.y + x}};
    canvas_polygon(canvas, corner, 4, (struct paint){.fill = INK_WHITE, .line = INK_BLACK, .width = 2});
}

static struct point shifted(struct point at, int face, int by)
{
    struct myr_crossing way = myr_away((struct myr_crossing){0, 0}, face, by);
    return (struct point){at.x + way.column, at.y + way.row};
}

/* An end that touches another tile has a bar across it, on its own side. */
static void draw_end(const struct myr_drawing *d, const struct myr_lattice *l, const struct myr_lying *lying,
                     const struct myr_end *end)
{
    int row = lying->row + end->row, column = lying->column + end->column;
    unsigned connected = myr_connected_units(d->match, d->state, lying, end);
    for (int k = 0; k < UNITS; k++) {
        struct myr_unit unit = myr_unit(end, k);
        if (!(connected >> k & 1u))
            continue;
        myr_draw_bar(d->canvas, shifted(myr_middle(l, row, column), unit.own, 3),
                     shifted(myr_corner(l, row, column, unit.own, unit.beyond), unit.own, 3));
    }
}

/* The middle of a strip's path: of two lanes the bend; for other tiles the first crossing. */
static struct point middle_of(const struct myr_lattice *l, const struct myr_tile *tile, struct myr_placement p)
{
    struct point at = myr_middle(l, p.at.row, p.at.column);
    if (tile->ring)
        return shifted(at, EAST, l->pitch / 2);
    for (int half = 0; half < tile->steps; half++)
        at = shifted(at, myr_step(tile, p.pose, half / 2), l->pitch / 2);
    return at;
}

const char *myr_tile_id(struct canvas *canvas, int seat, struct myr_placement p)
{
    char room[WORD_ROOM];
    return canvas_id(canvas, "tile-%d-%d-%d-%.20s", seat, p.tile, p.pose, myr_space_name(p.at, room));
}

static void draw_tile(const struct myr_drawing *d, const struct myr_lattice *l, int row)
{
    const struct myr_lying *lying = &d->state->lying[row];
    const struct myr_tile *tile = &d->box->tile[lying->tile];
    struct myr_crossing at = {lying->row, lying->column};
    char room[WORD_ROOM], points[16];
    int earns = 0;
    for (int e = 0; e < tile->ends; e++)
        earns += myr_end_points(d->match, d->state, lying, &myr_pose(tile, lying->pose)->end[e]);
    canvas_group(d->canvas, myr_tile_id(d->canvas, lying->seat, myr_lying_placement(lying)),
                 "%s's %s at %s, %s point%s", d->match->names[lying->seat], tile->name, myr_space_name(at, room),
                 halves_string(points, earns), earns == 2 ? "" : "s");
    struct myr_loops loops = myr_outline(l, myr_pose(tile, lying->pose)->cell, tile->cells, at, d->canvas->arena);
    myr_draw_loops(d->canvas, &loops,
                   (struct paint){.fill = myr_ink(d, lying->seat),
                                  .line = INK_BLACK,
                                  .width = row == d->state->latest ? 4 : 2,
                                  .texture = lying->seat});
    for (int e = 0; e < tile->ends; e++)
        draw_end(d, l, lying, &myr_pose(tile, lying->pose)->end[e]);
    struct point middle = middle_of(l, tile, myr_lying_placement(lying));
    if (tile->ring) {
        int side = l->pitch - l->lane;
        canvas_box(d->canvas, middle.x - side / 2, middle.y + (l->pitch - side) / 2, side, side,
                   (struct paint){.fill = INK_WHITE, .line = INK_BLACK, .width = 2});
        canvas_label(d->canvas, middle.x, middle.y + l->pitch / 2, 22, INK_PLAIN,
                     canvas_id(d->canvas, "%c", seat_mark(d->match, lying->seat)));
    }
}

/* Moves points beyond the part to its edge. */
static void clip(const struct myr_drawing *d, struct point *points, int count)
{
    for (int i = 0; i < count; i++)
        points[i] = (struct point){within(0, points[i].x, d->canvas->part->width),
                                   within(0, points[i].y, d->canvas->part->height)};
}

void myr_draw_ghost(const struct myr_drawing *d, struct myr_placement p, const char *title, enum fate fate)
{
    struct myr_view view = view_of(d);
    const struct myr_tile *tile = &d->box->tile[p.tile];
    const struct myr_cell *cells = myr_pose(tile, p.pose)->cell;
    canvas_ghost(d->canvas, "ghost", "%s: %s", title, tile->name);
    for (struct myr_cells at = myr_cells(d->box, p); myr_next_cell(&at);) {
        if (myr_is_free(d, &at))
            continue;
        struct myr_loops one = myr_outline(&view.lattice, at.next - 1, 1, p.at, d->canvas->arena);
        clip(d, one.point, one.length[0]);
        canvas_polygon(d->canvas, one.point, one.length[0],
                       (struct paint){.fill = INK_NONE, .line = INK_RED, .hatched = true});
    }
    struct myr_loops loops = myr_outline(&view.lattice, cells, tile->cells, p.at, d->canvas->arena);
    struct point *point = loops.point;
    for (int i = 0; i < loops.count; point += loops.length[i++]) {
        clip(d, point, loops.length[i]);
        canvas_polygon(d->canvas, point, loops.length[i], ghost_paint(fate));
    }
    struct point middle = middle_of(&view.lattice, tile, p);
    clip(d, &middle, 1);
    canvas_label(d->canvas, middle.x, middle.y, view.writing, INK_RED, tile->name);
    myr_print_ghost(d, p);
}

/* ---- what the last tile scored --------------------------------------------------------------------------------- */

/* A square beside the end without a number and without an octagon around it; false: none is left. */
static bool square_beside(const struct myr_drawing *d, const struct myr_awards *award, struct myr_crossing *used,
                          int count, struct myr_crossing *square)
{
    int row = award->lying->row + award->end->row, column = award->lying->column + award->end->column;
    for (int k = 0; k < UNITS; k++) {
        struct myr_unit unit = myr_unit(award->end, k);
        bool south = unit.own == SOUTH || unit.beyond == SOUTH, east = unit.own == EAST || unit.beyond == EAST;
        bool taken = false;
        *square = (struct myr_crossing){row - !south, column - !east};
        for (int i = 0; i < count; i++)
            taken = taken || (used[i].row == square->row && used[i].column == square->column);
        for (int i = 0; i < d->state->count; i++)
            taken = taken
                    || (d->box->tile[d->state->lying[i].tile].ring && d->state->lying[i].row == square->row
                        && d->state->lying[i].column == square->column);
        if (!taken)
            return true;
    }
    return false;
}

bool myr_shows_scored(const struct myr_drawing *d)
{
    return d->state->latest != NOBODY && myr_phase_of(d->match, d->state) == PLAY;
}

/* Draws the points of the last tile at each end that scored, in the colour of its player. */
static void draw_scored(const struct myr_drawing *d, const struct myr_view *view)
{
    enum { MOST = 16 };
    struct myr_crossing used[MOST];
    int count = 0, half = view->lattice.pitch / 2;
    if (!myr_shows_scored(d))
        return;
    struct myr_awards awards = myr_awards(d->match, d->state, &d->state->lying[d->state->latest]);
    canvas_caption(d->canvas, "scored", "what the last tile scored");
    while (count < MOST && myr_next_award(&awards)) {
        int halves = myr_award_points(&awards);
        if (halves <= 0 || !square_beside(d, &awards, used, count, &used[count]))
            continue;
        struct point at = myr_middle(&view->lattice, used[count].row, used[count].column);
        canvas_circle(d->canvas, at.x + half, at.y + half, half / 2,
                      (struct paint){.fill = INK_WHITE, .line = myr_ink(d, awards.seat), .width = 3});
        canvas_label(d->canvas, at.x + half, at.y + half, view->writing, INK_PLAIN,
                     canvas_id(d->canvas, halves == 1 ? "\u00bd" : "%d", halves / 2));
        count++;
    }
}

void myr_draw_picture(const struct myr_drawing *d)
{
    struct myr_view view = view_of(d);
    canvas_part(d->canvas, "board", "the board", view.width, view.height);
    draw_names(d, &view);
    draw_squares(d, &view);
    draw_crossings(d, &view.lattice);
    for (int i = 0; i < d->state->count; i++)
        draw_tile(d, &view.lattice, i);
    draw_scored(d, &view);
}
