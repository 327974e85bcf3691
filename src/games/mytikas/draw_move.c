/* Mytikas: an entry drawn onto the picture: cubes on their way, pieces and builders that were not placed. */
#include "games/mytikas/draw.h"

static const struct paint refused = {.fill = INK_WHITE, .line = INK_RED, .width = 3, .dashed = true};

static void point_at_cube(struct myt_drawing *d, int cube)
{
    canvas_point(d->canvas, "goods-%c-%s", myt_seat_letter(d->move->actor), myt_cube_names[cube]);
}

static void point_at_cubes(struct myt_drawing *d, int field)
{
    for (int i = 0; i < items(d->move, field); i++)
        if (item(d->move, field, i) < CUBES)
            point_at_cube(d, item(d->move, field, i));
}

static void point_at_card(struct myt_drawing *d, int card)
{
    canvas_point(d->canvas, "card-%s", myt_card_names[card]);
}

/* Draws a cube's way from its level to `to_level` at the edge of its column, or of the column of what it becomes. */
static void draw_cube(struct myt_drawing *d, int into, int to_level)
{
    int cube = item(d->move, 0, 0), level = myt_cube_level(cube);
    point_at_cube(d, cube);
    if (to_level > LEVELS || to_level == level)
        return;
    point_at_cube(d, myt_cube_of(into, to_level));
    struct point from = myt_goods_spot(myt_cube_kind(cube), level), to = myt_goods_spot(into, to_level);
    canvas_return(d->canvas, canvas_id(d->canvas, "player-%c", myt_seat_letter(d->move->actor)));
    canvas_ghost(d->canvas, "ghost-cube", "the path of the cube");
    canvas_arrow(d->canvas, (struct point){from.x + 27, from.y}, (struct point){to.x + 27, to.y}, ghost_paint(d->fate));
}

static void draw_builder(struct myt_drawing *d, int area)
{
    canvas_point(d->canvas, "area-%s", myt_area_names[area]);
    if (d->fate != FATE_REFUSED)
        return;
    canvas_return(d->canvas, "board");
    canvas_ghost(d->canvas, "ghost-builder", "the Builder, which could not go to %s", myt_area_names[area]);
    myt_draw_builder(d, d->move->actor, myt_ghost_spot(area), refused);
}

static void draw_build(struct myt_drawing *d)
{
    int piece = item(d->move, 0, 0), level = value_or(d->move, BUILD_LEVEL, 0);
    canvas_point(d->canvas, "level-%d", level);
    canvas_point(d->canvas, "slots-%c-%s", myt_seat_letter(d->move->actor), myt_piece_names[piece]);
    point_at_cubes(d, BUILD_PAY);
    if (d->fate != FATE_REFUSED)
        return;
    canvas_return(d->canvas, "mountain");
    canvas_ghost(d->canvas, "ghost-piece", "the %s that was not built", myt_piece_names[piece]);
    myt_draw_piece(d, d->move->actor, piece, myt_level_spot(level), refused);
}

static void point_at_area(struct myt_drawing *d)
{
    if (d->s->area != NONE)
        canvas_point(d->canvas, "area-%s", myt_area_names[d->s->area]);
}

/* A player who follows or passes answers about the area of this turn. */
static void draw_answer(struct myt_drawing *d)
{
    canvas_point(d->canvas, "player-%c", myt_seat_letter(d->move->actor));
    point_at_area(d);
}

void myt_draw_move(const struct match *match, const void *state, const struct move *move, enum fate fate,
                   struct canvas *c)
{
    struct myt_drawing d = {.match = match, .s = state, .canvas = c, .move = move, .fate = fate};
    int value = value_or(move, 0, 0), used = myt_card_field[move->verb], level;
    if (used && given(move, used))
        point_at_card(&d, value_or(move, used, 0));
    switch (move->verb) {
    case VERB_REVEAL:
    case VERB_OFFER:
    case VERB_LOCK:
        point_at_card(&d, value);
        break;
    case VERB_EXCHANGE:
        point_at_card(&d, DEMETER_CARD);
        level = value_or(move, EXCHANGE_LEVEL, 1);
        point_at_cube(&d, myt_cube_of(STONE, level));
        point_at_cube(&d, myt_cube_of(value, level));
        break;
    case VERB_SACRIFICE:
        point_at_card(&d, HADES_CARD);
        point_at_cubes(&d, 0);
        break;
    case VERB_DOWN:
    case VERB_SHIFT:
        draw_cube(&d, myt_cube_kind(value), value_or(move, SHIFT_TO, 1));
        break;
    case VERB_UP:
        if (given(move, UP_INTO))
            point_at_card(&d, HESTIA_CARD);
        draw_cube(&d, value_or(move, UP_INTO, myt_cube_kind(value)), myt_cube_level(value) + 1);
        break;
    case VERB_PRODUCE:
        level = value_or(move, PRODUCE_LEVEL, 0);
        for (int i = 0; level > 0 && i < items(move, 0); i++)
            point_at_cube(&d, myt_cube_of(item(move, 0, i), level));
        point_at_area(&d);
        break;
    case VERB_BUILD:
        draw_build(&d);
        break;
    case VERB_FAVOR:
        canvas_point(c, "god-%s", myt_god_names[value]);
        canvas_point(c, "favors-%c", myt_seat_letter(move->actor));
        break;
    case VERB_MOVE:
    case VERB_FOLLOW:
        if (items(move, 0) > 0)
            draw_builder(&d, value);
        else
            draw_answer(&d);
        break;
    case VERB_TAKE:
    case VERB_BONUS:
    case VERB_END:
    case VERB_PASS:
        draw_answer(&d);
        break;
    }
}
