/* Mykerinos: what the signs of the picture mean; only those that occur in it. */
#include "games/mykerinos/draw.h"

static const struct point middle = {SAMPLE_WIDTH / 2, SAMPLE_HEIGHT / 2};

static void explain_colours(struct myk_drawing *d)
{
    for (int colour = 0; colour < COLOURS; colour++) {
        if (colour >= d->match->seats && !(colour == NEUTRAL && d->match->seats == 2))
            continue;
        char sign[2] = {d->mark[colour], '\0'};
        canvas_legend(d->canvas, sign, "%s", myk_colour(d->match, colour));
        myk_draw_cube(d, middle, 24, colour);
    }
}

static bool any_pyramid(const struct myk_drawing *d)
{
    for (int space = 0; space < myk_spaces_in(d->s->season); space++)
        if (myk_pyramid_on(d->s, space))
            return true;
    return false;
}

static bool any_gone(const struct myk_drawing *d)
{
    for (int tile = 0; d->current && tile < myk_tiles_in(d->s->season); tile++)
        if (d->s->tile[tile] == GONE)
            return true;
    return false;
}

static bool any_filler(const struct myk_drawing *d)
{
    for (int room = 0; room < ROOMS; room++)
        if (myk_box_of(d->match)->doors[room] && assumed(d->match, "museum.doors.%s", myk_room_names[room]))
            return true;
    return false;
}

void myk_say_legend(struct myk_drawing *d)
{
    explain_colours(d);
    canvas_sign(d->canvas, ".", "sand or empty room");
    if (any_pyramid(d)) {
        canvas_legend(d->canvas, "^", "pyramid");
        canvas_piece(d->canvas, middle.x, middle.y, 24, INK_BROWN, "myk-pyramid");
    }
    canvas_sign(d->canvas, ">", "before");
    canvas_sign(d->canvas, "=", "a tie that the scale has not decided yet");
    canvas_legend(d->canvas, NULL, "> before, = tie not decided yet");
    canvas_label(d->canvas, middle.x, middle.y, LEAST_WRITING, INK_PLAIN, "> =");
    if (any_gone(d)) {
        canvas_legend(d->canvas, "/", "tile gone");
        canvas_box(d->canvas, 4, 1, SAMPLE_WIDTH - 8, 22, (struct paint){.line = INK_FAINT, .hatched = true});
    }
    if (d->current) {
        canvas_legend(d->canvas, "[1]", "area being evaluated");
        canvas_box(d->canvas, 4, 1, SAMPLE_WIDTH - 8, 22, (struct paint){.line = INK_PLAIN, .width = 4});
    }
    canvas_legend(d->canvas, NULL, any_filler(d) ? "door; grey if only assumed" : "door");
    canvas_line(d->canvas, (struct point){10, middle.y}, (struct point){SAMPLE_WIDTH - 10, middle.y},
                (struct paint){.line = any_filler(d) ? INK_FAINT : INK_PLAIN, .width = 7});
}
