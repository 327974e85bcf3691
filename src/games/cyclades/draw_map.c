/* Cyclades: the map drawn: a honeycomb of circles, and the pieces that lie on it. */
#include <string.h>

#include "games/cyclades/draw.h"

struct point cyc_centre(const struct cyc_drawing *d, int circle)
{
    int row = d->b->row[circle], start = d->b->row_start[row], length = d->b->row_start[row + 1] - start;
    return (struct point){CYC_MARGIN + (d->longest - length) * CYC_HALF + (circle - start) * CYC_PITCH + CYC_HALF,
                          CYC_MARGIN + row * CYC_ROW + CYC_TIP};
}

/* ---- pieces ---------------------------------------------------------------------------------------------------- */

void cyc_draw_shield(struct cyc_drawing *d, struct point at, struct paint paint, int troops)
{
    const struct point shield[] = {
        {at.x - 9, at.y - 9}, {at.x + 9, at.y - 9}, {at.x + 9, at.y + 2}, {at.x, at.y + 10}, {at.x - 9, at.y + 2}};
    canvas_polygon(d->canvas, shield, 5, paint);
    canvas_label(d->canvas, at.x, at.y - 2, LEAST_WRITING, INK_BLACK, "%d", troops);
}

void cyc_draw_hull(struct cyc_drawing *d, struct point at, struct paint paint, int fleets)
{
    const struct point hull[] = {
        {at.x - 18, at.y - 8}, {at.x + 18, at.y - 8}, {at.x + 10, at.y + 9}, {at.x - 10, at.y + 9}};
    canvas_polygon(d->canvas, hull, 4, paint);
    canvas_label(d->canvas, at.x, at.y, LEAST_WRITING, INK_BLACK, "%d", fleets);
}

void cyc_draw_square(struct cyc_drawing *d, struct point at, struct paint paint, char letter)
{
    canvas_box(d->canvas, at.x - 8, at.y - 8, 16, 16, paint);
    if (letter)
        canvas_label(d->canvas, at.x, at.y, LEAST_WRITING, INK_BLACK, "%c", letter);
}

void cyc_draw_tag(struct cyc_drawing *d, struct point at, enum ink ink, const char *words)
{
    int width = canvas_width_of(words, LEAST_WRITING) + 4;
    canvas_box(d->canvas, at.x - width / 2, at.y - 8, width, 16, (struct paint){.fill = INK_WHITE, .line = ink});
    canvas_label(d->canvas, at.x, at.y, LEAST_WRITING, INK_BLACK, "%s", words);
}

/* ---- seas ------------------------------------------------------------------------------------------------------ */

static void cross_out(struct cyc_drawing *d, struct point at)
{
    struct paint paint = {.line = INK_FAINT, .width = 3};
    canvas_line(d->canvas, (struct point){at.x - 19, at.y - 19}, (struct point){at.x + 19, at.y + 19}, paint);
    canvas_line(d->canvas, (struct point){at.x - 19, at.y + 19}, (struct point){at.x + 19, at.y - 19}, paint);
}

static void open_sea(struct cyc_drawing *d, int sea)
{
    const struct cyc_sea *stack = &d->s->sea[sea];
    char id[32], title[160];
    int length =
        put_string(title, sizeof title, "sea %s%s", d->b->name[sea], d->b->trade[sea] ? " with a cornucopia" : "");
    if (stack->fleets > 0)
        put_string(title + length, sizeof title - (size_t)length, ", %d fleet%s of %.60s", stack->fleets,
                   plural(stack->fleets), d->match->names[stack->owner]);
    put_string(id, sizeof id, "space-%s", d->b->name[sea]);
    canvas_group(d->canvas, id, "%s", title);
}

static void draw_sea(struct cyc_drawing *d, int sea)
{
    const struct cyc_sea *stack = &d->s->sea[sea];
    struct point at = cyc_centre(d, sea);
    open_sea(d, sea);
    canvas_circle(d->canvas, at.x, at.y, CYC_RADIUS, (struct paint){.fill = INK_SEA, .line = INK_FAINT});
    if (cyc_kraken_in(d->s, sea) || cyc_polyphemus_beside(d->b, d->s, sea))
        cross_out(d, at);
    canvas_label(d->canvas, at.x, at.y - 15, LEAST_WRITING, INK_PLAIN, "%s", d->b->name[sea]);
    if (d->b->trade[sea])
        canvas_circle(d->canvas, at.x + 19, at.y - 7, 5, (struct paint){.fill = INK_YELLOW, .line = INK_PLAIN});
    if (stack->fleets > 0)
        cyc_draw_hull(d, (struct point){at.x, at.y + 8},
                      (struct paint){.fill = cyc_seat_ink(stack->owner), .line = INK_PLAIN}, stack->fleets);
    if (cyc_kraken_in(d->s, sea))
        cyc_draw_tag(d, (struct point){at.x, at.y + (stack->fleets > 0 ? 23 : 7)}, INK_BLACK, "Kra");
}

void cyc_draw_map(struct cyc_drawing *d)
{
    canvas_part(d->canvas, "map", "the map", 2 * CYC_MARGIN + d->longest * CYC_PITCH,
                2 * CYC_MARGIN + (d->b->rows - 1) * CYC_ROW + 2 * CYC_TIP);
    for (int isle = 0; isle < d->b->isles; isle++)
        cyc_draw_isle(d, isle);
    for (int circle = 0; circle < d->b->circles; circle++)
        if (d->b->isle_of[circle] == NOWHERE)
            draw_sea(d, circle);
}
