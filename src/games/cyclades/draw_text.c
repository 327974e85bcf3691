/* Cyclades: the text picture: the map, three signs a circle, and the isles below it. */
#include "games/cyclades/draw.h"

int cyc_text_column(const struct cyc_drawing *d, int circle)
{
    int start = d->b->row_start[d->b->row[circle]], length = d->b->row_start[d->b->row[circle] + 1] - start;
    return 3 + (d->longest - length) * 2 + (circle - start) * 4;
}

static void print_circle(struct cyc_drawing *d, int circle, int column, int row)
{
    int isle = d->b->isle_of[circle], owner = isle == NOWHERE ? d->s->sea[circle].owner : d->s->isle[isle].owner;
    enum ink ink = owner == NOBODY ? INK_FAINT : cyc_seat_ink(owner);
    if (isle != NOWHERE)
        canvas_glyphs(d->canvas, column, row, ink, owner == NOBODY ? "###" : "#%c#",
                      owner == NOBODY ? ' ' : d->mark[owner]);
    else if (owner != NOBODY)
        canvas_glyphs(d->canvas, column, row, ink, "%c%d", d->mark[owner], d->s->sea[circle].fleets);
    else if (cyc_kraken_in(d->s, circle))
        canvas_glyphs(d->canvas, column, row, INK_PLAIN, "Kra");
    else if (cyc_polyphemus_beside(d->b, d->s, circle))
        canvas_glyphs(d->canvas, column, row, INK_PLAIN, "x");
    else
        canvas_glyphs(d->canvas, column, row, ink, d->b->trade[circle] ? "$" : ".");
}

static void print_isle(struct cyc_drawing *d, int isle, int row)
{
    const struct cyc_isle *ground = &d->s->isle[isle];
    char built[64] = "";
    int length = 0, figure = cyc_figure_on(d->s, isle);
    for (int type = PORT; type < BUILDINGS; type++)
        for (int i = 0; i < ground->building[type] && length < 40; i++)
            built[length++] = "PFTU"[type];
    for (int i = 0; i < cyc_free_squares(d->b, d->s, isle) && length < 40; i++)
        built[length++] = '_';
    built[length] = '\0';
    canvas_glyphs(d->canvas, 0, row, ground->owner == NOBODY ? INK_FAINT : cyc_seat_ink(ground->owner),
                  "%-4s%c %d  %-5s%s  horns %d%s%s", cyc_isle_name(d->b, isle),
                  ground->owner == NOBODY ? '-' : d->mark[ground->owner], ground->troops, built,
                  ground->metropolis ? "M" : " ", d->b->isle[isle].horns + ground->prosperity,
                  figure == NOWHERE ? "" : "  ", figure == NOWHERE ? "" : cyc_figure_sign(figure));
}

/* Every row has the names of its first and last circle, so that you can count the circles between. */
void cyc_print_map(struct cyc_drawing *d)
{
    if (d->canvas->no_glyphs)
        return;
    canvas_caption(d->canvas, "text", "the map as text");
    for (int row = 0; row < d->b->rows; row++) {
        int start = d->b->row_start[row], length = d->b->row_start[row + 1] - start;
        canvas_glyphs(d->canvas, 0, row, INK_FAINT, "%c", 'a' + row);
        for (int i = 0; i < length; i++)
            print_circle(d, start + i, cyc_text_column(d, start + i), row);
        canvas_glyphs(d->canvas, 5 + d->longest * 4, row, INK_FAINT, "%s..%s", d->b->name[start],
                      d->b->name[start + length - 1]);
    }
    canvas_glyphs(d->canvas, 0, d->b->rows + 1, INK_FAINT, "isle: owner, troops, squares, horns");
    for (int isle = 0; isle < d->b->isles; isle++)
        print_isle(d, isle, d->b->rows + 2 + isle);
}
