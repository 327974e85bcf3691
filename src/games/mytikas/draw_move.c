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
    if (cube >= 0 && cube < CUBES)
        canvas_point(it->d.canvas, "goods-%c-%s", myt_seat_letter(it->move->actor), myt_cube_names[cube]);
}

static void point_at_cubes(struct drawn *it, int field)
{
    for (int i = 0; i < items(it->move, field); i++)
        point_at_cube(it, item(it->move, field, i));
}

static void point_at_card(struct drawn *it, int card)
{
    if (card >= 0 && card < CARDS)
        canvas_point(it->d.canvas, "card-%s", myt_card_names[card]);
}

/* Draws a cube's way from its level to `to_level` at the edge of its column, or of the column of what it becomes. */
static void draw_cube(struct drawn *it, int into, int to_level)
{
    int cube = item(it->move, 0, 0), level = cube % LEVELS + 1;
    point_at_cube(it, cube);
    if (cube < 0 || cube >= CUBES || to_level < 1 || to_level > LEVELS || to_level == level)
        return;
    point_at_cube(it, myt_cube_of(into, to_level));
    struct point from = myt_goods_spot(cube / LEVELS, level), to = myt_goods_spot(into, to_level);
    canvas_return(it->d.canvas, canvas_id(it->d.canvas, "player-%c", myt_seat_letter(it->move->actor)));
    canvas_ghost(it->d.canvas, "ghost-cube", "the path of the cube");
    canvas_arrow(it->d.canvas, (struct point){from.x + 27, from.y}, (struct point){to.x + 27, to.y},
                 ghost_paint(it->fate));
}

static void draw_up(struct drawn *it)
{
    int cube = item(it->move, 0, 0);
    if (given(it->move, UP_INTO))
        point_at_card(it, HESTIA_CARD);
    draw_cube(it, value_or(it->move, UP_INTO, cube / LEVELS), cube % LEVELS + 2);
}

static void draw_down(struct drawn *it)
{
    draw_cube(it, item(it->move, 0, 0) / LEVELS, value_or(it->move, DOWN_TO, 0));
}

static void draw_builder(struct drawn *it)
{
    int area = value_or(it->move, 0, NONE);
    if (area < 0 || area >= AREAS)
        return;
    canvas_point(it->d.canvas, "area-%s", myt_area_names[area]);
    if (it->fate != FATE_REFUSED)
        return;
    struct point at = myt_ghost_spot(area);
    canvas_return(it->d.canvas, "board");
    canvas_ghost(it->d.canvas, "ghost-builder", "the Builder, which could not go to %s", myt_area_names[area]);
    myt_draw_builder(&it->d, it->move->actor, at, refused);
}

static void draw_build(struct drawn *it)
{
    int piece = item(it->move, 0, 0), level = value_or(it->move, BUILD_LEVEL, 0);
    if (piece < 0 || piece >= PIECES || level < 1 || level > LEVELS)
        return;
    canvas_point(it->d.canvas, "level-%d", level);
    canvas_point(it->d.canvas, "slots-%c-%s", myt_seat_letter(it->move->actor), myt_piece_names[piece]);
    point_at_cubes(it, BUILD_PAY);
    if (it->fate != FATE_REFUSED)
        return;
    canvas_return(it->d.canvas, "mountain");
    canvas_ghost(it->d.canvas, "ghost-piece", "the %s that was not built", myt_piece_names[piece]);
    myt_draw_piece(&it->d, it->move->actor, piece, myt_level_spot(level), refused);
}

static void draw_card(struct drawn *it)
{
    point_at_card(it, item(it->move, 0, 0));
}

static void draw_favor(struct drawn *it)
{
    int god = item(it->move, 0, 0);
    if (god < 0 || god >= GODS)
        return;
    canvas_point(it->d.canvas, "god-%s", myt_god_names[god]);
    canvas_point(it->d.canvas, "favors-%c", myt_seat_letter(it->move->actor));
}

static void draw_exchange(struct drawn *it)
{
    int level = value_or(it->move, EXCHANGE_LEVEL, 0);
    point_at_card(it, DEMETER_CARD);
    if (level < 1 || level > LEVELS)
        return;
    point_at_cube(it, myt_cube_of(STONE, level));
    point_at_cube(it, myt_cube_of(value_or(it->move, 0, MARBLE), level));
}

static void draw_sacrifice(struct drawn *it)
{
    point_at_card(it, HADES_CARD);
    point_at_cubes(it, 0);
}

static void draw_produce(struct drawn *it)
{
    int level = value_or(it->move, PRODUCE_LEVEL, 0);
    for (int i = 0; level >= 1 && level <= LEVELS && i < items(it->move, 0); i++)
        point_at_cube(it, myt_cube_of(item(it->move, 0, i), level));
    if (it->d.s->area != NONE)
        canvas_point(it->d.canvas, "area-%s", myt_area_names[it->d.s->area]);
}

/* A player who follows or passes answers about the area of this turn. */
static void draw_answer(struct drawn *it)
{
    canvas_point(it->d.canvas, "player-%c", myt_seat_letter(it->move->actor));
    if (it->d.s->area != NONE)
        canvas_point(it->d.canvas, "area-%s", myt_area_names[it->d.s->area]);
}

static void draw_follow(struct drawn *it)
{
    if (items(it->move, 0) > 0)
        draw_builder(it);
    else
        draw_answer(it);
}

void myt_draw_move(const struct match *match, const void *state, const struct move *move, enum fate fate,
                   struct canvas *c)
{
    static void (*const drawn_by[VERBS])(struct drawn *) = {
        [VERB_EXCHANGE] = draw_exchange,
        [VERB_SACRIFICE] = draw_sacrifice,
        [VERB_DOWN] = draw_down,
        [VERB_MOVE] = draw_builder,
        [VERB_PRODUCE] = draw_produce,
        [VERB_BUILD] = draw_build,
        [VERB_UP] = draw_up,
        [VERB_SHIFT] = draw_down,
        [VERB_FAVOR] = draw_favor,
        [VERB_OFFER] = draw_card,
        [VERB_LOCK] = draw_card,
        [VERB_BONUS] = draw_answer,
        [VERB_END] = draw_answer,
        [VERB_FOLLOW] = draw_follow,
        [VERB_PASS] = draw_answer,
        [VERB_TAKE] = draw_answer,
    };
    static const int with_card[VERBS] = {[VERB_PRODUCE] = PRODUCE_WITH,
                                         [VERB_BUILD] = BUILD_WITH,
                                         [VERB_UP] = UP_WITH,
                                         [VERB_FAVOR] = FAVOR_WITH,
                                         [VERB_TAKE] = TAKE_WITH};
    struct drawn it = {{match, state, c}, move, fate};
    if (with_card[move->verb])
        point_at_card(&it, value_or(move, with_card[move->verb], NONE));
    if (move->actor < match->seats && drawn_by[move->verb])
        drawn_by[move->verb](&it);
    else if (move->verb == VERB_REVEAL)
        draw_card(&it);
}
