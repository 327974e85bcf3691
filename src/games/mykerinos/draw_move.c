/* Mykerinos: an entry drawn onto the picture: cubes that were not placed, the tile or room that was wanted, the doors
   that are shut. */
#include "games/mykerinos/draw.h"

/* An entry being drawn onto the picture. */
struct drawn {
    struct myk_drawing d;
    const struct move *move;
    enum fate fate;
    int colour;
};

/* A cube that was not placed: dashed, and not filled with its colour. */
static void draw_ghost(struct drawn *it, const char *name, struct point middle)
{
    canvas_ghost(it->d.canvas, canvas_id(it->d.canvas, "ghost-%s", name), "a cube for %s", name);
    canvas_box(it->d.canvas, middle.x - 11, middle.y - 11, 22, 22,
               (struct paint){.fill = INK_WHITE, .line = INK_RED, .width = 3, .dashed = true});
    canvas_label(it->d.canvas, middle.x, middle.y, LEAST_WRITING, INK_BLACK, "%c", it->d.mark[it->colour]);
}

/* On a taken space (as text `!`, else `?`) a refused cube is at the corner, so that both cubes are seen. */
static void draw_spaces(struct drawn *it, int field)
{
    canvas_return(it->d.canvas, "region");
    for (int i = 0; i < items(it->move, field); i++) {
        int space = item(it->move, field, i);
        if (space < 0 || space >= myk_spaces_in(it->d.s->season))
            continue;
        struct myk_spelled name = myk_spell_space(space);
        struct point at = myk_space_corner(space), glyphs = myk_space_glyphs(space);
        bool taken = it->d.s->cube[space] != NOBODY;
        canvas_point(it->d.canvas, "space-%s", name.text);
        if (it->fate != FATE_REFUSED)
            continue;
        at.x += taken ? SPACE_SIZE - 1 : SPACE_SIZE / 2;
        at.y += taken ? 0 : SPACE_SIZE / 2;
        draw_ghost(it, name.text, at);
        canvas_glyphs(it->d.canvas, glyphs.x + taken, glyphs.y, INK_RED, taken ? "!" : "?");
    }
}

/* Draws the ways into a "5" room from the rooms next to it. */
static void draw_ways_in(struct drawn *it, int room)
{
    struct point from = myk_room_corner(room);
    canvas_ghost(it->d.canvas, "ghost-doors", "ways into %s", myk_room_names[room]);
    for (int next = 0; next < ROOMS; next++)
        if (myk_box_of(it->d.match)->doors[room] >> next & 1) {
            struct point to = myk_room_corner(next);
            canvas_line(
                it->d.canvas,
                (struct point){(3 * from.x + to.x) / 4 + ROOM_WIDTH / 2, (3 * from.y + to.y) / 4 + ROOM_HEIGHT / 2},
                (struct point){(from.x + 3 * to.x) / 4 + ROOM_WIDTH / 2, (from.y + 3 * to.y) / 4 + ROOM_HEIGHT / 2},
                ghost_paint(it->fate));
        }
}

static void draw_room(struct drawn *it, int field)
{
    int room = items(it->move, field) ? myk_room_meant(it->d.match, it->d.s, item(it->move, field, 0)) : -1;
    if (room < 0 || room >= ROOMS || !(myk_box_of(it->d.match)->exists >> room & 1))
        return;
    canvas_return(it->d.canvas, "museum");
    canvas_point(it->d.canvas, "room-%s", myk_room_names[room]);
    if (it->fate != FATE_FINE && it->colour < it->d.match->seats
        && !(myk_open_rooms(it->d.match, it->d.s, it->colour) >> room & 1))
        draw_ways_in(it, room);
    if (it->fate == FATE_REFUSED)
        draw_ghost(it, myk_room_names[room],
                   (struct point){myk_room_corner(room).x + ROOM_WIDTH, myk_room_corner(room).y + ROOM_HEIGHT - 8});
}

/* Points at the tile named, or at the area if a player declines. */
static void draw_choice(struct drawn *it)
{
    int area = value_or(it->move, myk_area_field(it->move), it->d.s->area);
    if (area < 1 || area > myk_areas_in(it->d.s->season))
        return;
    struct move spelled = *it->move;
    myk_spell_side(it->d.s, area, &spelled);
    int side = it->move->verb == VERB_DECLINE ? RIGHT + 1 : value_or(&spelled, CHOICE_VALUE, LEFT);
    if (side > RIGHT)
        canvas_point(it->d.canvas, "area-%d", area);
    else
        canvas_point(it->d.canvas, "tile-%d", myk_tile_of_area(area, side) + 1);
}

void myk_draw_move(const struct match *match, const void *state, const struct move *move, enum fate fate,
                   struct canvas *canvas)
{
    struct drawn it = {myk_drawing_of(match, state, canvas), move, fate, move->actor};
    bool neutral = move->verb == VERB_NEUTRAL_START || move->verb == VERB_NEUTRAL_EXTEND;
    it.colour = neutral ? NEUTRAL : move->actor;
    canvas_caption(canvas, "entry", "%s", "the entry as text");
    if (move->actor == CHANCE)
        return;
    if (move->verb == VERB_START || move->verb == VERB_EXTEND || neutral)
        draw_spaces(&it, 0);
    else if (move->verb == VERB_APPEAL) {
        draw_spaces(&it, APPEAL_START);
        draw_spaces(&it, APPEAL_EXTEND);
        draw_room(&it, APPEAL_MUSEUM);
    } else if (move->verb == VERB_MUSEUM)
        draw_room(&it, MUSEUM_ROOM);
    else if (move->verb == VERB_TAKE || move->verb == VERB_NEUTRAL_TAKE || move->verb == VERB_DECLINE)
        draw_choice(&it);
    if (fate == FATE_REFUSED) {
        canvas_sign(canvas, "?", "illegal cube");
        canvas_sign(canvas, "!", "illegal cube on another cube");
    }
}
