/* Cyclades: the map drawn: a honeycomb of circles, and the pieces that lie on it. */
#include "games/cyclades/draw.h"

struct point cyc_centre(const struct cyc_drawing *d, int circle)
{
    int row = d->b->row[circle], start = d->b->row_start[row], length = d->b->row_start[row + 1] - start;
    return (struct point){CYC_MARGIN + (d->longest - length) * CYC_HALF + (circle - start) * CYC_PITCH + CYC_HALF,
                          CYC_MARGIN + row * CYC_ROW + CYC_TIP};
}

/* ---- pieces ---------------------------------------------------------------------------------------------------- */

void cyc_draw_units(struct cyc_drawing *d, struct point at, const char *name, enum ink ink, const char *words)
{
    int width = CYC_UNIT + canvas_width_of(words, LEAST_WRITING) + 1;
    canvas_piece(d->canvas, at.x - (width - CYC_UNIT) / 2, at.y, CYC_UNIT, ink, "cyc-%s", name);
    canvas_words(d->canvas, at.x - width / 2 + CYC_UNIT + 1, at.y, LEAST_WRITING, INK_PLAIN, "%s", words);
}

/* ---- seas ------------------------------------------------------------------------------------------------------ */

static void open_sea(struct cyc_drawing *d, int sea)
{
    const struct cyc_sea *stack = &d->s->sea[sea];
    char title[160];
    int length =
        put_string(title, sizeof title, "sea %s%s", d->b->name[sea], d->b->trade[sea] ? " with a cornucopia" : "");
    if (stack->fleets > 0)
        put_string(title + length, sizeof title - (size_t)length, ", %d fleet%s of %.60s", stack->fleets,
                   plural(stack->fleets), d->match->names[stack->owner]);
    canvas_group(d->canvas, canvas_id(d->canvas, "space-%s", d->b->name[sea]), "%s", title);
}

static void draw_sea(struct cyc_drawing *d, int sea)
{
    const struct cyc_sea *stack = &d->s->sea[sea];
    struct point at = cyc_centre(d, sea);
    char words[16];
    open_sea(d, sea);
    canvas_circle(d->canvas, at.x, at.y, CYC_RADIUS, (struct paint){.fill = INK_SEA, .line = INK_FAINT});
    if (cyc_kraken_in(d->s, sea) || cyc_polyphemus_beside(d->b, d->s, sea)) {
        struct paint paint = {.line = INK_FAINT, .width = 3};
        canvas_line(d->canvas, (struct point){at.x - 19, at.y - 19}, (struct point){at.x + 19, at.y + 19}, paint);
        canvas_line(d->canvas, (struct point){at.x - 19, at.y + 19}, (struct point){at.x + 19, at.y - 19}, paint);
    }
    canvas_label(d->canvas, at.x, at.y - 19, LEAST_WRITING, INK_PLAIN, "%s", d->b->name[sea]);
    if (d->b->trade[sea])
        canvas_piece(d->canvas, at.x + 21, at.y - 15, 17, INK_YELLOW, "cyc-horn");
    if (stack->fleets > 0) {
        put_string(words, sizeof words, "%c%d", d->mark[stack->owner], stack->fleets);
        cyc_draw_units(d, (struct point){at.x, at.y + 6}, "fleet", cyc_seat_ink(stack->owner), words);
    }
    if (cyc_kraken_in(d->s, sea))
        canvas_piece(d->canvas, at.x, at.y + (stack->fleets > 0 ? 23 : 8), CYC_UNIT + 4, INK_STONE, "cyc-kraken");
}

void cyc_draw_map(struct cyc_drawing *d)
{
    canvas_part(d->canvas, "map", "the map", 2 * CYC_MARGIN + d->longest * CYC_PITCH,
                2 * CYC_MARGIN + (d->b->rows - 1) * CYC_ROW + 2 * CYC_TIP);
    canvas_caption(d->canvas, "water", "%s", "");
    canvas_box(d->canvas, 0, 0, d->canvas->part->width, d->canvas->part->height, (struct paint){.fill = INK_WATER});
    for (int isle = 0; isle < d->b->isles; isle++)
        cyc_draw_isle(d, isle);
    for (int circle = 0; circle < d->b->circles; circle++)
        if (d->b->isle_of[circle] == NOWHERE)
            draw_sea(d, circle);
}
