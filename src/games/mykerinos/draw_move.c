/* Mykerinos: an entry drawn onto the picture: cubes that were not placed, the tile or room that was wanted, the doors
   that are shut. */
#include "games/mykerinos/draw.h"

/* A cube that was not placed: dashed, and not filled with its colour. */
static void draw_ghost(struct myk_drawing *d, const char *name, struct point middle)
{
    canvas_ghost(d->canvas, canvas_id(d->canvas, "ghost-%s", name), "a cube for %s", name);
    canvas_box(d->canvas, middle.x - 11, middle.y - 11, 22, 22,
               (struct paint){.fill = INK_WHITE, .line = INK_RED, .width = 3, .dashed = true});
    canvas_label(d->canvas, middle.x, middle.y, LEAST_WRITING, INK_BLACK,
                 canvas_id(d->canvas, "%c", d->mark[d->colour]));
}

/* On a taken space (as text `!`, else `?`) a refused cube is at the corner, so that both cubes are seen. */
static void draw_spaces(struct myk_drawing *d, int field)
{
    canvas_return(d->canvas, "region");
    for (int i = 0; i < items(d->move, field); i++) {
        int space = item(d->move, field, i);
        if (space < 0 || space >= myk_spaces_in(d->s->season))
            continue;
        struct myk_spelled name = myk_spell_space(space);
        struct point at = myk_space_corner(space), glyphs = myk_space_glyphs(space);
        bool taken = d->s->cube[space] != NOBODY;
        canvas_point(d->canvas, "space-%s", name.text);
        if (d->fate != FATE_REFUSED)
            continue;
        at.x += taken ? SPACE_SIZE - 1 : SPACE_SIZE / 2;
        at.y += taken ? 0 : SPACE_SIZE / 2;
        draw_ghost(d, name.text, at);
        canvas_glyphs(d->canvas, glyphs.x + taken, glyphs.y, INK_RED, taken ? "!" : "?");
    }
}

/* Draws the ways into a "5" room from the rooms next to it. */
static void draw_ways_in(struct myk_drawing *d, int room)
{
    struct point from = myk_room_corner(room);
    canvas_ghost(d->canvas, "ghost-doors", "ways into %s", myk_room_names[room]);
    for (int next = 0; next < ROOMS; next++)
        if (myk_box_of(d->match)->doors[room] >> next & 1) {
            struct point to = myk_room_corner(next);
            canvas_line(
                d->canvas,
                (struct point){(3 * from.x + to.x) / 4 + ROOM_WIDTH / 2, (3 * from.y + to.y) / 4 + ROOM_HEIGHT / 2},
                (struct point){(from.x + 3 * to.x) / 4 + ROOM_WIDTH / 2, (from.y + 3 * to.y) / 4 + ROOM_HEIGHT / 2},
                ghost_paint(d->fate));
        }
}

static void draw_room(struct myk_drawing *d, int field)
{
    int room = items(d->move, field) ? myk_room_meant(d->match, d->s, item(d->move, field, 0)) : -1;
    if (room < 0 || room >= ROOMS || !(myk_box_of(d->match)->exists >> room & 1))
        return;
    canvas_return(d->canvas, "museum");
    canvas_point(d->canvas, "room-%s", myk_room_names[room]);
    if (d->fate != FATE_FINE && d->colour < d->match->seats && !(myk_open_rooms(d->match, d->s, d->colour) >> room & 1))
        draw_ways_in(d, room);
    if (d->fate == FATE_REFUSED)
        draw_ghost(d, myk_room_names[room],
                   (struct point){myk_room_corner(room).x + ROOM_WIDTH, myk_room_corner(room).y + ROOM_HEIGHT - 8});
}

/* Points at the tile named, or at the area if a player declines. */
static void draw_choice(struct myk_drawing *d)
{
    int area = value_or(d->move, myk_area_field(d->move), d->s->area);
    if (area < 1 || area > myk_areas_in(d->s->season))
        return;
    struct move spelled = *d->move;
    myk_spell_side(d->s, area, &spelled);
    int side = d->move->verb == VERB_DECLINE ? RIGHT + 1 : value_or(&spelled, CHOICE_VALUE, LEFT);
    if (side > RIGHT)
        canvas_point(d->canvas, "area-%d", area);
    else
        canvas_point(d->canvas, "%s", myk_tile_id(d, myk_tile_of_area(area, side)));
}

void myk_draw_move(const struct match *match, const void *state, const struct move *move, enum fate fate,
                   struct canvas *canvas)
{
    struct myk_drawing d = myk_drawing_of(match, state, canvas);
    bool neutral = move->verb == VERB_NEUTRAL_START || move->verb == VERB_NEUTRAL_EXTEND;
    d.move = move;
    d.fate = fate;
    d.colour = neutral ? NEUTRAL : move->actor;
    if (move->actor == CHANCE)
        return;
    if (move->verb == VERB_START || move->verb == VERB_EXTEND || neutral)
        draw_spaces(&d, 0);
    else if (move->verb == VERB_APPEAL) {
        draw_spaces(&d, APPEAL_START);
        draw_spaces(&d, APPEAL_EXTEND);
        draw_room(&d, APPEAL_MUSEUM);
    } else if (move->verb == VERB_MUSEUM)
        draw_room(&d, MUSEUM_ROOM);
    else if (move->verb == VERB_TAKE || move->verb == VERB_NEUTRAL_TAKE || move->verb == VERB_DECLINE)
        draw_choice(&d);
    if (fate == FATE_REFUSED) {
        canvas_sign(canvas, "?", "illegal cube");
        canvas_sign(canvas, "!", "illegal cube on another cube");
    }
}
