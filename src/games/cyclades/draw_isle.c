/* Cyclades: an isle drawn: its circles as one piece of land in the owner's colour, and all that stands on it. */
#include <string.h>

#include "game/outline.h"
#include "games/cyclades/draw.h"

/* ---- the coast ------------------------------------------------------------------------------------------------- */

enum { SIDES = 6, EDGES_MAX = SIDES * ISLE_CIRCLES_MAX };

/* Land with a rim in the owner's colour. */
static void draw_ground(struct cyc_drawing *d, int isle)
{
    static const struct point corner[SIDES] = {{0, -CYC_TIP}, {CYC_HALF, -CYC_SHOULDER}, {CYC_HALF, CYC_SHOULDER},
                                               {0, CYC_TIP},  {-CYC_HALF, CYC_SHOULDER}, {-CYC_HALF, -CYC_SHOULDER}};
    int owner = d->s->isle[isle].owner;
    struct edge edges[EDGES_MAX];
    struct outline coast = {edges, 0};
    struct point line[EDGES_MAX];
    for (int i = 0; i < d->b->isle[isle].circles; i++) {
        struct point at = cyc_centre(d, d->b->isle[isle].circle[i]), around[SIDES];
        for (int side = 0; side < SIDES; side++)
            around[side] = (struct point){at.x + corner[side].x, at.y + corner[side].y};
        outline_cell(&coast, around, SIDES);
    }
    for (int count; (count = outline_loop(&coast, line)) > 0;) {
        canvas_polygon(
            d->canvas, line, count,
            (struct paint){.fill = INK_SAND, .line = INK_BLACK, .width = owner == NOBODY ? 2 : 9, .smooth = true});
        if (owner != NOBODY)
            canvas_polygon(d->canvas, line, count,
                           (struct paint){.line = cyc_seat_ink(owner), .width = 6, .smooth = true, .rim = true});
    }
}

/* ---- what stands there ----------------------------------------------------------------------------------------- */

/* Each circle has two rows for pieces, the lower one shorter. The first circle has the isle's name, troops and figures;
   further circles, if any, have the buildings. */
enum { ROWS = 2 * ISLE_CIRCLES_MAX, UPPER_ROOM = 72, LOWER_ROOM = 58, BUILDINGS_MAX = 48, SQUARE = 20, HORN = 17 };

/* The rows of an isle. Rows are centred, so everything is laid twice: first to measure the rows, then to draw. */
struct rows {
    struct cyc_drawing *d;
    int isle;
    bool drawing;
    int width[ROWS], laid[ROWS];
};

/* Lays a thing in that row, or in the first one below with room. Returns whether to draw it, and its middle. */
static bool lay(struct rows *rows, int row, int width, struct point *middle)
{
    const struct cyc_drawing *d = rows->d;
    int last = 2 * d->b->isle[rows->isle].circles - 1;
    while (row < last && rows->laid[row] + width > (row % 2 ? LOWER_ROOM : UPPER_ROOM))
        row++;
    *middle = cyc_centre(d, d->b->isle[rows->isle].circle[row / 2]);
    middle->x += rows->laid[row] + (width - rows->width[row]) / 2;
    middle->y += row % 2 ? 21 : -2;
    rows->laid[row] += width;
    return rows->drawing;
}

/* Lists the buildings known to be on the dotted place, or the others. Returns how many. */
static int list_buildings(const struct cyc_isle *isle, bool dotted, const char *names[BUILDINGS_MAX])
{
    int count = 0;
    for (int type = PORT; type < BUILDINGS; type++) {
        int number = dotted ? isle->dotted[type] : isle->building[type] - isle->dotted[type];
        for (int i = 0; i < number && count < BUILDINGS_MAX; i++)
            names[count++] = cyc_building_names[type];
    }
    return count;
}

/* The upper row of the circle with that number, or of the last circle; on an isle of one circle the lower row. */
static int row_for(const struct rows *rows, int circle)
{
    int last = rows->d->b->isle[rows->isle].circles - 1;
    return last == 0 ? 1 : 2 * (circle < last ? circle : last);
}

static void draw_square(struct cyc_drawing *d, struct point at, const char *building)
{
    canvas_box(d->canvas, at.x - 9, at.y - 9, 18, 18, (struct paint){.fill = INK_WHITE, .line = INK_BLACK});
    if (building)
        canvas_piece(d->canvas, at.x, at.y, 16, INK_STONE, building);
}

/* One dashed box, whatever is on it. */
static void lay_dotted(struct rows *rows, int squares, const char *const *buildings, int count)
{
    struct point at;
    if (!lay(rows, row_for(rows, 1), SQUARE * squares + 4, &at))
        return;
    canvas_box(rows->d->canvas, at.x - squares * SQUARE / 2 - 1, at.y - 10, squares * SQUARE + 2, 20,
               (struct paint){.fill = INK_PAPER, .line = INK_BLACK, .width = 2, .dashed = true});
    for (int i = 0; i < count; i++)
        draw_square(rows->d, (struct point){at.x + (2 * i + 1 - squares) * SQUARE / 2, at.y}, buildings[i]);
}

/* Squares beside the dotted place are filled first. On it are buildings known to be there or without another square. */
static void lay_buildings(struct rows *rows, const struct cyc_isle *ground, enum ink own)
{
    const struct cyc_drawing *d = rows->d;
    const char *on_dotted[BUILDINGS_MAX], *others[BUILDINGS_MAX];
    int beside = cyc_squares_beside(d->b, rows->isle), dotted = d->b->isle[rows->isle].squares - beside;
    int lying = list_buildings(ground, true, on_dotted), standing = list_buildings(ground, false, others);
    int city = d->b->isle[rows->isle].circles > 1 ? 34 : 24;
    struct point at;
    while (standing > beside && lying < BUILDINGS_MAX)
        on_dotted[lying++] = others[--standing];
    dotted = dotted > lying ? dotted : lying;
    if (ground->metropolis && lay(rows, row_for(rows, 1), city, &at))
        canvas_piece(d->canvas, at.x, at.y, city, own, "metropolis");
    else if (!ground->metropolis && dotted > 0)
        lay_dotted(rows, dotted, on_dotted, lying);
    for (int square = 0; square < beside; square++)
        if (lay(rows, row_for(rows, 2 + square / 3), SQUARE, &at))
            draw_square(rows->d, at, square < standing ? others[square] : NULL);
}

static void lay_things(struct rows *rows)
{
    struct cyc_drawing *d = rows->d;
    const struct cyc_isle *ground = &d->s->isle[rows->isle];
    int figure = cyc_figure_on(d->s, rows->isle), horns = d->b->isle[rows->isle].horns + ground->prosperity;
    enum ink own = cyc_seat_ink(ground->owner);
    struct point at;
    if (figure != NOWHERE && lay(rows, 0, CYC_UNIT + 2, &at))
        canvas_piece(d->canvas, at.x, at.y, CYC_UNIT + 2, INK_STONE, cyc_creature_names[cyc_figure_card[figure]]);
    if (ground->owner != NOBODY && ground->troops && lay(rows, 0, CYC_UNIT + 11, &at))
        cyc_draw_units(d, at, "troop", own, canvas_id(d->canvas, "%d", ground->troops));
    if (ground->owner != NOBODY && !ground->troops && lay(rows, 0, CYC_UNIT - 2, &at))
        canvas_piece(d->canvas, at.x, at.y, CYC_UNIT - 2, own, "territory");
    if (horns > 0 && lay(rows, d->b->isle[rows->isle].circles > 1, HORN + 12, &at)) {
        canvas_piece(d->canvas, at.x - 6, at.y, HORN, INK_YELLOW, "horn");
        canvas_words(d->canvas, at.x + 3, at.y, LEAST_WRITING, INK_PLAIN, canvas_id(d->canvas, "%d", horns));
    }
    lay_buildings(rows, ground, own);
}

void cyc_draw_isle(struct cyc_drawing *d, int isle)
{
    const struct cyc_isle *ground = &d->s->isle[isle];
    const char *name = cyc_isle_name(d->b, isle);
    int owner = ground->owner, horns = d->b->isle[isle].horns + ground->prosperity;
    canvas_group(d->canvas, canvas_id(d->canvas, "space-%s", name),
                 "isle %s, %.60s, %d troop%s, %d of %d squares free%s, %d horn%s", name,
                 owner == NOBODY ? "nobody's" : d->match->names[owner], ground->troops, plural(ground->troops),
                 cyc_free_squares(d->b, d->s, isle), d->b->isle[isle].squares, ground->metropolis ? ", metropolis" : "",
                 horns, plural(horns));
    draw_ground(d, isle);
    struct point first = cyc_centre(d, d->b->isle[isle].circle[0]);
    canvas_label(d->canvas, first.x, first.y - 22, LEAST_WRITING, INK_PLAIN,
                 canvas_id(d->canvas, owner == NOBODY ? "%s" : "%s %c", name, owner == NOBODY ? ' ' : d->mark[owner]));
    struct rows rows = {.d = d, .isle = isle};
    lay_things(&rows);
    memcpy(rows.width, rows.laid, sizeof rows.width);
    memset(rows.laid, 0, sizeof rows.laid);
    rows.drawing = true;
    lay_things(&rows);
}
