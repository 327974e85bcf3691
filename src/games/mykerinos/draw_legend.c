/* Mykerinos: what the signs of the picture mean; only those that occur in it. */
#include "games/mykerinos/draw.h"

static const struct point middle = {SAMPLE_WIDTH / 2, SAMPLE_HEIGHT / 2};

/* A sign for each colour in the text picture; in the drawn one the players' cards show their discs. */
static void explain_pieces(struct myk_drawing *d)
{
    for (int colour = 0; colour < COLOURS; colour++)
        if (myk_plays(d->match, colour))
            canvas_sign(d->canvas, canvas_id(d->canvas, "%c", d->mark[colour]), "%s", myk_colour(d->match, colour));
    canvas_explain(d->canvas, NULL, "cube", myk_ink(0), "cube");
    canvas_explain(d->canvas, NULL, "neutral-cube", INK_STONE, "neutral cube");
    for (int kind = 0; kind < BLANK; kind++)
        if (canvas_shows(d->canvas, myk_kind_names[kind])) {
            canvas_legend(d->canvas, NULL, "%s", myk_kind_names[kind]);
            myk_draw_portrait(d, middle, 12, kind);
        }
}

static void explain_order(struct myk_drawing *d)
{
    bool order = false, tie = false;
    for (int area = 1; area <= myk_areas_in(d->s->season); area++) {
        struct myk_ranking ranking = myk_rank(d->match, d->s, area);
        for (int i = 1; i < ranking.count; i++) {
            tie |= myk_tie_open(d, &ranking, i);
            order |= !myk_tie_open(d, &ranking, i);
        }
    }
    const struct {
        bool there;
        const char *sign, *words;
    } signs[] = {{order, ">", "before"}, {tie, "=", "a tie that the scale has not decided yet"}};
    for (int i = 0; i < 2; i++)
        if (signs[i].there) {
            canvas_legend(d->canvas, signs[i].sign, "%s", signs[i].words);
            canvas_label(d->canvas, middle.x, middle.y, LEAST_WRITING, INK_PLAIN, signs[i].sign);
        }
}

void myk_say_legend(struct myk_drawing *d)
{
    int left = 0;
    bool doubt = false;
    for (int room = 0; room < ROOMS; room++)
        doubt |= myk_box_of(d->match)->doors[room] && assumed(d->match, "museum.doors.%s", myk_room_names[room]);
    explain_pieces(d);
    canvas_sign(d->canvas, ".", "sand or empty room");
    if (canvas_shows(d->canvas, "dune")) {
        canvas_legend(d->canvas, NULL, "sand");
        canvas_box(d->canvas, 6, 0, 24, 24, (struct paint){.fill = INK_SAND});
        canvas_piece(d->canvas, middle.x, middle.y, 24, INK_SAND, "dune");
    }
    canvas_explain(d->canvas, "^", "pyramid", INK_BROWN, "pyramid");
    explain_order(d);
    for (int area = 1; area <= myk_areas_in(d->s->season); area++)
        left += myk_tiles_left(d->s, area);
    if (d->current && left < myk_tiles_in(d->s->season)) {
        canvas_legend(d->canvas, "/", "tile gone");
        canvas_box(d->canvas, 4, 1, SAMPLE_WIDTH - 8, 22, (struct paint){.line = INK_FAINT, .hatched = true});
    }
    if (d->current) {
        canvas_legend(d->canvas, "[1]", "area being evaluated");
        canvas_box(d->canvas, 4, 1, SAMPLE_WIDTH - 8, 22, (struct paint){.line = INK_PLAIN, .width = 4});
    }
    canvas_legend(d->canvas, NULL, doubt ? "door; grey where assumed" : "door");
    canvas_line(d->canvas, (struct point){2, middle.y}, (struct point){SAMPLE_WIDTH - 2, middle.y},
                (struct paint){.line = INK_PLAIN, .width = 4});
    canvas_box(d->canvas, 11, middle.y - 3, 14, 6, (struct paint){.fill = INK_PAPER});
    for (int i = 0; i < 2; i++)
        canvas_line(d->canvas, (struct point){11 + 14 * i, middle.y - 6}, (struct point){11 + 14 * i, middle.y + 6},
                    (struct paint){.line = doubt ? INK_FAINT : INK_PLAIN, .width = 3});
    if (myk_any_tilted(d->s)) {
        canvas_legend(d->canvas, NULL, "tilted: used this season");
        canvas_box(d->canvas, 5, 0, 26, SAMPLE_HEIGHT, (struct paint){.line = INK_FAINT, .dashed = true});
    }
}
