/* Mytikas: what the signs of the picture mean. */
#include "games/mytikas/draw.h"

static const struct point middle = {SAMPLE_WIDTH / 2, SAMPLE_HEIGHT / 2};

static void explain_pieces(const struct myt_drawing *d)
{
    static const char *const signs[PIECES] = {
        [MINOR_CITY] = "m", [MAJOR_CITY] = "M", [SMALL_TEMPLE] = "t", [LARGE_TEMPLE] = "T"};
    for (int piece = 0; piece < PIECES; piece++) {
        canvas_legend(d->canvas, signs[piece], "%s", myt_piece_names[piece]);
        myt_draw_piece(d, 0, piece, middle, (struct paint){.fill = myt_seat_ink(0), .line = INK_PLAIN});
    }
}

void myt_say_legend(const struct myt_drawing *d)
{
    for (int seat = 0; seat < d->match->seats; seat++) {
        char sign[2] = {myt_seat_letter(seat), '\0'};
        canvas_legend(d->canvas, sign, "%s", d->match->names[seat]);
        myt_draw_builder(d, seat, middle, (struct paint){.fill = myt_seat_ink(seat), .line = INK_PLAIN});
    }
    explain_pieces(d);
    canvas_legend(d->canvas, NULL, "bonus, with a Favor of that god");
    canvas_label(d->canvas, middle.x, middle.y, LEAST_WRITING, INK_PLAIN, "+");
    canvas_legend(d->canvas, NULL, "assumed; look it up on your copy");
    canvas_label(d->canvas, middle.x, middle.y, LEAST_WRITING, INK_FAINT, "?");
    if (d->s->area != NONE) {
        canvas_legend(d->canvas, "*", "area of this turn");
        canvas_box(d->canvas, 6, 3, SAMPLE_WIDTH - 12, SAMPLE_HEIGHT - 6,
                   (struct paint){.line = INK_PLAIN, .width = 5});
    }
    canvas_legend(d->canvas, "[3]", "Lock; the first is next");
    canvas_box(d->canvas, 4, 2, SAMPLE_WIDTH - 8, SAMPLE_HEIGHT - 4,
               (struct paint){.fill = INK_STONE, .line = INK_PLAIN, .width = 4});
}
