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
        const char *piece, *words;
    } icons[] = {{MOVE_UP, "up", "a cube up a level"},
                 {MOVE_ANY, "shift", "a cube to any level"},
                 {TAKE_OFFERING, "offering", "Offering token"},
                 {MAKE_OFFERING, "offer", "make an offering"},
                 {TAKE_FAVOR, "favor", "Favor"}};
    for (int kind = 0; kind < KINDS; kind++)
        explain(d, NULL, myt_kind_names[kind], INK_NONE, myt_kind_names[kind]);
    for (size_t i = 0; i < sizeof icons / sizeof *icons; i++)
        if (any_step(d, icons[i].kind))
            explain(d, NULL, icons[i].piece, INK_NONE, icons[i].words);
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
    explain(d, NULL, "builder", seat_ink(0), "Builder");
    explain_pieces(d);
    explain_icons(d);
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
    if (myt_locks_taken(d->s) < myt_box_of(d->match)->locks)
        explain(d, "[3]", "lock", INK_NONE, "Lock; the first is next");
}
