/* Mytikas: an entry drawn onto the picture: cubes on their way, pieces and builders that were not placed. */
#include "games/mytikas/draw.h"

static const struct paint refused = {.fill = INK_WHITE, .line = INK_RED, .width = 3, .dashed = true};

/* An entry being drawn onto the picture. */
struct drawn {
    struct myt_drawing d;
    const struct move *move;
    enum fate fate;
};

static void point_at_cube(struct drawn *it, int cube)
{
    canvas_point(it->d.canvas, "goods-%c-%s", myt_seat_letter(it->move->actor), myt_cube_names[cube]);
}

static void point_at_cubes(struct drawn *it, int field)
{
    for (int i = 0; i < items(it->move, field); i++)
        if (item(it->move, field, i) < CUBES)
            point_at_cube(it, item(it->move, field, i));
}

static void point_at_card(struct drawn *it, int card)
{
    canvas_point(it->d.canvas, "card-%s", myt_card_names[card]);
}

/* Draws a cube's way from its level to `to_level` at the edge of its column, or of the column of what it becomes. */
static void draw_cube(struct drawn *it, int into, int to_level)
{
    int cube = item(it->move, 0, 0), level = myt_cube_level(cube);
    point_at_cube(it, cube);
    if (to_level > LEVELS || to_level == level)
        return;
    point_at_cube(it, myt_cube_of(into, to_level));
    struct point from = myt_goods_spot(myt_cube_kind(cube), level), to = myt_goods_spot(into, to_level);
    canvas_return(it->d.canvas, canvas_id(it->d.canvas, "player-%c", myt_seat_letter(it->move->actor)));
    canvas_ghost(it->d.canvas, "ghost-cube", "the path of the cube");
    canvas_arrow(it->d.canvas, (struct point){from.x + 27, from.y}, (struct point){to.x + 27, to.y},
                 ghost_paint(it->fate));
}

static void draw_builder(struct drawn *it, int area)
{
    canvas_point(it->d.canvas, "area-%s", myt_area_names[area]);
    if (it->fate != FATE_REFUSED)
        return;
    canvas_return(it->d.canvas, "board");
    canvas_ghost(it->d.canvas, "ghost-builder", "the Builder, which could not go to %s", myt_area_names[area]);
    myt_draw_builder(&it->d, it->move->actor, myt_ghost_spot(area), refused);
}

static void draw_build(struct drawn *it)
{
    int piece = item(it->move, 0, 0), level = value_or(it->move, BUILD_LEVEL, 0);
    canvas_point(it->d.canvas, "level-%d", level);
    canvas_point(it->d.canvas, "slots-%c-%s", myt_seat_letter(it->move->actor), myt_piece_names[piece]);
    point_at_cubes(it, BUILD_PAY);
    if (it->fate != FATE_REFUSED)
        return;
    canvas_return(it->d.canvas, "mountain");
    canvas_ghost(it->d.canvas, "ghost-piece", "the %s that was not built", myt_piece_names[piece]);
    myt_draw_piece(&it->d, it->move->actor, piece, myt_level_spot(level), refused);
}

static void point_at_area(struct drawn *it)
{
    if (it->d.s->area != NONE)
        canvas_point(it->d.canvas, "area-%s", myt_area_names[it->d.s->area]);
}

/* A player who follows or passes answers about the area of this turn. */
static void draw_answer(struct drawn *it)
{
    canvas_point(it->d.canvas, "player-%c", myt_seat_letter(it->move->actor));
    point_at_area(it);
}

void myt_draw_move(const struct match *match, const void *state, const struct move *move, enum fate fate,
                   struct canvas *c)
{
    struct drawn it = {{match, state, c}, move, fate};
    int value = value_or(move, 0, 0), used = myt_card_field[move->verb], level;
    if (used && given(move, used))
        point_at_card(&it, value_or(move, used, 0));
    switch (move->verb) {
    case VERB_REVEAL:
    case VERB_OFFER:
    case VERB_LOCK:
        point_at_card(&it, value);
        break;
    case VERB_EXCHANGE:
        point_at_card(&it, DEMETER_CARD);
        level = value_or(move, EXCHANGE_LEVEL, 1);
        point_at_cube(&it, myt_cube_of(STONE, level));
        point_at_cube(&it, myt_cube_of(value, level));
        break;
    case VERB_SACRIFICE:
        point_at_card(&it, HADES_CARD);
        point_at_cubes(&it, 0);
        break;
    case VERB_DOWN:
    case VERB_SHIFT:
        draw_cube(&it, myt_cube_kind(value), value_or(move, SHIFT_TO, 1));
        break;
    case VERB_UP:
        if (given(move, UP_INTO))
            point_at_card(&it, HESTIA_CARD);
        draw_cube(&it, value_or(move, UP_INTO, myt_cube_kind(value)), myt_cube_level(value) + 1);
        break;
    case VERB_PRODUCE:
        level = value_or(move, PRODUCE_LEVEL, 0);
        for (int i = 0; level > 0 && i < items(move, 0); i++)
            point_at_cube(&it, myt_cube_of(item(move, 0, i), level));
        point_at_area(&it);
        break;
    case VERB_BUILD:
        draw_build(&it);
        break;
    case VERB_FAVOR:
        canvas_point(c, "god-%s", myt_god_names[value]);
        canvas_point(c, "favors-%c", myt_seat_letter(move->actor));
        break;
    case VERB_MOVE:
    case VERB_FOLLOW:
        if (items(move, 0) > 0)
            draw_builder(&it, value);
        else
            draw_answer(&it);
        break;
    case VERB_TAKE:
    case VERB_BONUS:
    case VERB_END:
    case VERB_PASS:
        draw_answer(&it);
        break;
    }
}
