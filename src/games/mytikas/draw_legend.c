/* Mytikas: what the signs of the picture mean. */
#include "games/mytikas/draw.h"

static const struct point middle = {SAMPLE_WIDTH / 2, SAMPLE_HEIGHT / 2};

static void explain_pieces(struct canvas *c)
{
    static const char *const signs[PIECES] = {
        [MINOR_CITY] = "m", [MAJOR_CITY] = "M", [SMALL_TEMPLE] = "t", [LARGE_TEMPLE] = "T"};
    static const char *const icons[][2] = {{"myt-stone", "stone"},
                                           {"myt-marble", "marble"},
                                           {"myt-gold", "gold"},
                                           {"myt-up", "a cube up a level"},
                                           {"myt-shift", "a cube to any level"},
                                           {"myt-offering", "Offering token"},
                                           {"myt-offer", "make an offering"},
                                           {"myt-favor", "Favor"}};
    canvas_explain(c, NULL, "myt-builder", seat_ink(0), "Builder");
    for (int piece = 0; piece < PIECES; piece++)
        canvas_explain(c, signs[piece], canvas_id(c, "myt-%s", myt_piece_names[piece]), seat_ink(0),
                       myt_piece_titles[piece]);
    for (size_t i = 0; i < sizeof icons / sizeof *icons; i++)
        canvas_explain(c, NULL, icons[i][0], INK_NONE, icons[i][1]);
}

static bool any_unknown(const struct myt_drawing *d)
{
    for (int seat = 0; seat < d->match->seats; seat++)
        if (d->s->seat[seat].unknown || d->points[seat] == NOT_SHOWN)
            return true;
    return myt_pile_unknown(d->match, d->s);
}

void myt_say_legend(const struct myt_drawing *d)
{
    for (int seat = 0; seat < d->match->seats; seat++) {
        char sign[2] = {myt_seat_letter(seat), '\0'};
        canvas_sign(d->canvas, sign, "%s", d->match->names[seat]);
    }
    explain_pieces(d->canvas);
    canvas_legend(d->canvas, NULL, "Level token");
    myt_draw_token(d, 1, middle);
    canvas_legend(d->canvas, NULL, "points: times the level");
    canvas_label(d->canvas, middle.x, middle.y, LEAST_WRITING, INK_PLAIN, "\u00d71");
    canvas_legend(d->canvas, NULL, "what it costs");
    for (int i = 0; i < 2; i++)
        canvas_box(d->canvas, 8 + 11 * i, 7, 9, 9,
                   (struct paint){.fill = i ? INK_WHITE : INK_STONE, .line = INK_BLACK});
    canvas_legend(d->canvas, NULL, "bonus, with a Favor of that god");
    canvas_label(d->canvas, middle.x, middle.y, LEAST_WRITING, INK_PLAIN, "+");
    if (d->s->area != NONE && myt_doubts(d, d->s->area)) {
        canvas_legend(d->canvas, NULL, "assumed; look it up on your copy");
        canvas_label(d->canvas, middle.x, middle.y, LEAST_WRITING, INK_FAINT, "?");
    }
    if (any_unknown(d)) {
        canvas_legend(d->canvas, "?", "not known");
        canvas_label(d->canvas, middle.x, middle.y, LEAST_WRITING, INK_FAINT, "?");
    }
    if (d->s->area != NONE)
        canvas_sign(d->canvas, "*", "area of this turn");
    canvas_explain(d->canvas, "[3]", "myt-lock", INK_NONE, "Lock; the first is next");
}
