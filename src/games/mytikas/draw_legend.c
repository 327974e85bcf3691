/* Mytikas: what the signs of the picture mean. */
#include "games/mytikas/draw.h"

static const struct point middle = {SAMPLE_WIDTH / 2, SAMPLE_HEIGHT / 2};

static void explain(const struct myt_drawing *d, const char *sign, const char *piece, enum ink ink, const char *words)
{
    canvas_legend(d->canvas, sign, "%s", words);
    canvas_piece(d->canvas, middle.x, middle.y, SAMPLE_HEIGHT, ink, "myt-%s", piece);
}

static void explain_pieces(const struct myt_drawing *d)
{
    static const char *const signs[PIECES] = {
        [MINOR_CITY] = "m", [MAJOR_CITY] = "M", [SMALL_TEMPLE] = "t", [LARGE_TEMPLE] = "T"};
    for (int piece = 0; piece < PIECES; piece++)
        explain(d, signs[piece], myt_piece_names[piece], seat_ink(0), myt_piece_titles[piece]);
}

/* Is there a step of that kind in any area? */
static bool any_step(const struct myt_drawing *d, enum myt_step_kind kind)
{
    for (int area = 0; area < 2 * AREAS; area++) {
        const struct myt_box *box = myt_box_of(d->match);
        const struct myt_action *action = area < AREAS ? &box->main[area] : &box->ribbon[area - AREAS];
        for (int o = 0; o < action->options; o++)
            for (int i = 0; i < action->option[o].steps; i++)
                if (action->option[o].step[i].kind == kind)
                    return true;
    }
    return false;
}

static void explain_icons(const struct myt_drawing *d)
{
    static const struct {
        enum myt_step_kind kind;
        enum ink ink;
        const char *piece, *words;
    } icons[] = {{MOVE_UP, INK_GREEN, "up", "a cube up a level"},
                 {MOVE_ANY, INK_GREEN, "shift", "a cube to any level"},
                 {TAKE_OFFERING, INK_YELLOW, "offering", "Offering token"},
                 {MAKE_OFFERING, INK_ORANGE, "offer", "make an offering"},
                 {TAKE_FAVOR, INK_WHITE, "favor", "Favor"}};
    for (int kind = 0; kind < KINDS; kind++)
        explain(d, NULL, myt_kind_names[kind], myt_kind_ink(kind), myt_kind_names[kind]);
    for (size_t i = 0; i < sizeof icons / sizeof *icons; i++)
        if (any_step(d, icons[i].kind))
            explain(d, NULL, icons[i].piece, icons[i].ink, icons[i].words);
}

static bool any_assumed(const struct myt_drawing *d)
{
    for (int area = 0; area < 2 * AREAS; area++) {
        const struct myt_box *box = myt_box_of(d->match);
        if (myt_action_assumed(d, area < AREAS ? &box->main[area] : &box->ribbon[area - AREAS]))
            return true;
    }
    return false;
}

void myt_say_legend(const struct myt_drawing *d)
{
    for (int seat = 0; seat < d->match->seats; seat++) {
        char sign[2] = {myt_seat_letter(seat), '\0'};
        canvas_legend(d->canvas, sign, "%s", d->match->names[seat]);
        myt_draw_builder(d, seat, (struct point){middle.x - 4, middle.y}, (struct paint){.fill = seat_ink(seat)});
    }
    explain_pieces(d);
    explain_icons(d);
    canvas_legend(d->canvas, NULL, "bonus, with a Favor of that god");
    canvas_label(d->canvas, middle.x, middle.y, LEAST_WRITING, INK_PLAIN, "+");
    if (any_assumed(d)) {
        canvas_legend(d->canvas, NULL, "assumed; look it up on your copy");
        canvas_label(d->canvas, middle.x, middle.y, LEAST_WRITING, INK_FAINT, "?");
    }
    if (d->s->area != NONE) {
        canvas_legend(d->canvas, "*", "area of this turn");
        canvas_box(d->canvas, 6, 3, SAMPLE_WIDTH - 12, SAMPLE_HEIGHT - 6,
                   (struct paint){.line = INK_PLAIN, .width = 5});
    }
    canvas_legend(d->canvas, "[3]", "Lock; the first is next");
    canvas_box(d->canvas, 4, 2, SAMPLE_WIDTH - 8, SAMPLE_HEIGHT - 4,
               (struct paint){.fill = INK_STONE, .line = INK_PLAIN, .width = 4});
}
