/* The layout of an SVG picture: its parts in one column or two, each where there is most room. */
#include "draw/picture_svg.h"

/* One column up to this height; a picture wider than BESIDE_PANEL has the panel below. */
enum { COLUMN_HEIGHT = 1000, BESIDE_PANEL = 760 };

static int larger(int a, int b)
{
    return a > b ? a : b;
}

static int stacked_height(const struct canvas *canvas)
{
    int height = 0;
    for (const struct part *part = canvas->parts; part; part = part->next)
        height += part->height + PICTURE_MARGIN;
    return height;
}

struct layout layout_of(const struct canvas *canvas, struct arena *arena)
{
    int *column = arena_take(arena, (size_t)canvas->part_count * sizeof *column);
    int width[2] = {0}, height[2] = {0}, top[2] = {PICTURE_MARGIN, PICTURE_MARGIN};
    struct layout layout = {arena_take(arena, (size_t)canvas->part_count * sizeof *layout.part), 0, 0, true};
    /* Puts each part into the shorter column; `height` is how far each column reaches. */
    bool two = stacked_height(canvas) > COLUMN_HEIGHT;
    for (const struct part *part = canvas->parts; part; part = part->next) {
        int at = two && height[1] < height[0];
        column[part->number] = at;
        width[at] = larger(width[at], part->width);
        height[at] += part->height + PICTURE_MARGIN;
    }
    int second = width[0] + 2 * PICTURE_MARGIN;
    for (const struct part *part = canvas->parts; part; part = part->next) {
        int at = column[part->number];
        layout.part[part->number] = (struct point){at ? second : PICTURE_MARGIN, top[at]};
        top[at] += part->height + PICTURE_MARGIN;
    }
    layout.width = PICTURE_MARGIN + width[0] + (width[1] ? PICTURE_MARGIN + width[1] : 0);
    layout.height = larger(top[0], top[1]);
    layout.below = !canvas->parts || layout.width > BESIDE_PANEL;
    return layout;
}
