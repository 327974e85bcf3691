/* Mykerinos: the Museum as a ring of five wings, and the passing scale below it. */
#include "games/mykerinos/draw.h"

enum {
    CENTRE_X = 235,
    CENTRE_Y = 247,
    HALL = 50,   /* in the middle */
    WALL = 132,  /* between the inner rooms and the others */
    OUTER = 210, /* at the corners */
    THREE_RADIUS = 164,
    FIVE_RADIUS = 89,
    TWO_RADIUS = 166,
    FACES = 223,
    FACE = 21,
    MUSEUM_SIZE = 470,
    MUSEUM_HEIGHT = 455,
    SCALE_HEIGHT = 44
};

/* Twenty directions, clockwise from the top, in thousandths: to the middle of each tenth, and to the corner between it
   and the next. */
static const struct point direction[20] = {{0, -1000}, {309, -951},  {588, -809},  {809, -588},  {951, -309},
                                           {1000, 0},  {951, 309},   {809, 588},   {588, 809},   {309, 951},
                                           {0, 1000},  {-309, 951},  {-588, 809},  {-809, 588},  {-951, 309},
                                           {-1000, 0}, {-951, -309}, {-809, -588}, {-588, -809}, {-309, -951}};

static struct point at(int step, int radius)
{
    struct point way = direction[(step + 20) % 20];
    return (struct point){CENTRE_X + way.x * radius / 1000, CENTRE_Y + way.y * radius / 1000};
}

/* The ink of a wing; paper if its patron is unknown. */
static enum ink wing_ink(const struct myk_drawing *d, int wing)
{
    return d->s->wings_known ? myk_pale_ink(d->s->wing[wing % 5]) : INK_PAPER;
}

static struct point between(struct point a, struct point b, int hundredths)
{
    return (struct point){a.x + (b.x - a.x) * hundredths / 100, a.y + (b.y - a.y) * hundredths / 100};
}

/* The outer rooms are tenths of a ring, the inner ones fifths. A room between two wings has the colours of both. */
static void draw_walls(struct myk_drawing *d, int room)
{
    int step = 4 * (room % 5) + 2 * (room >= 10), side = WALL * 951 / 1000;
    const struct point outer[] = {at(step - 1, WALL), at(step - 1, OUTER), at(step + 1, OUTER), at(step + 1, WALL)};
    const struct point inner[] = {at(step - 2, HALL), at(step - 2, side), at(step - 1, WALL),
                                  at(step + 1, WALL), at(step + 2, side), at(step + 2, HALL)};
    const struct point half[] = {between(outer[0], outer[3], 50), between(outer[1], outer[2], 50), outer[2], outer[3]};
    struct paint paint = {.fill = wing_ink(d, room % 5), .line = INK_PLAIN, .width = 4};
    if (room < 5) {
        canvas_polygon(d->canvas, inner, 6, paint);
        return;
    }
    canvas_polygon(d->canvas, outer, 4, paint);
    if (room < 10)
        return;
    canvas_polygon(d->canvas, half, 4, (struct paint){.fill = wing_ink(d, room % 5 + 1)});
    canvas_polygon(d->canvas, outer, 4, (struct paint){.line = INK_PLAIN, .width = 4});
}

/* ---- doors ---- */

/* A gap with a post on either side, in the wall of an inner room towards the next one; the posts are grey if the door
   is assumed. */
static void draw_door(struct myk_drawing *d, int room, int next)
{
    enum { ACROSS = 6 };
    bool doubt = assumed(d->match, "museum.doors.%s", myk_room_names[room]);
    /* Beside the room are those of its own wing, clockwise and counterclockwise. */
    int side = next == room + 10 ? 1 : next == (room + 4) % 5 + 10 ? -1 : 0, step = 4 * room;
    if (side == 0 && next != room + 5)
        return;
    struct point one = at(side ? step + side : step - 1, WALL),
                 other = side ? at(step + 2 * side, WALL * 951 / 1000) : at(step + 1, WALL),
                 from = between(one, other, side ? 24 : 36), to = between(one, other, side ? 76 : 64);
    int x = to.x - from.x, y = to.y - from.y, length = abs(x) > abs(y) ? abs(x) : abs(y);
    struct point off = {-y * ACROSS / length, x * ACROSS / length};
    const struct point gap[] = {{from.x + off.x / 2, from.y + off.y / 2},
                                {to.x + off.x / 2, to.y + off.y / 2},
                                {to.x - off.x / 2, to.y - off.y / 2},
                                {from.x - off.x / 2, from.y - off.y / 2}};
    canvas_polygon(d->canvas, gap, 4, (struct paint){.fill = INK_PAPER});
    for (int i = 0; i < 2; i++) {
        struct point post = i ? to : from;
        canvas_line(d->canvas, (struct point){post.x + off.x, post.y + off.y},
                    (struct point){post.x - off.x, post.y - off.y},
                    (struct paint){.line = doubt ? INK_FAINT : INK_PLAIN, .width = 3});
    }
}

/* Rooms by number: five "5" rooms, five "3" rooms, five "2" rooms between two wings. The name is below the worth, so
   rooms in the upper half are placed further out. */
struct point myk_room_corner(int room)
{
    int step = 4 * (room % 5) + 2 * (room >= 10), base = room < 10 ? THREE_RADIUS : TWO_RADIUS;
    struct point middle = at(step, room < 5 ? FIVE_RADIUS : base - direction[step].y / 125);
    return (struct point){middle.x - ROOM_WIDTH / 2, middle.y - ROOM_HEIGHT / 2};
}

/* A room shows its worth and its name as entries use it. */
static void draw_room(struct myk_drawing *d, int room)
{
    struct point corner = myk_room_corner(room);
    int colour = d->s->room[room], worth = myk_box_of(d->match)->worth[room],
        column = MUSEUM_COLUMN
                 + (room < 5    ? 16
                    : room < 10 ? 12
                                : 8),
        row = 1 + 2 * (room % 5) + (room >= 10);
    canvas_group(d->canvas, canvas_id(d->canvas, "room-%s", myk_room_names[room]), "%s, worth %d: %s",
                 myk_room_names[room], worth, colour == NOBODY ? "empty" : myk_colour(d->match, colour));
    draw_walls(d, room);
    /* The walls beside the cube are further out than those beside the name, or further in. */
    int middle = corner.x + ROOM_WIDTH / 2,
        row_middle = middle - 4 + (middle - CENTRE_X) * (corner.y + ROOM_HEIGHT / 2 - CENTRE_Y) / 1500;
    canvas_label(d->canvas, middle, corner.y + 36, LEAST_WRITING, INK_PLAIN, myk_room_names[room]);
    canvas_label(d->canvas, colour == NOBODY ? middle : row_middle - 22, corner.y + 14, colour == NOBODY ? 30 : 20,
                 INK_FAINT, canvas_id(d->canvas, "%d", worth));
    canvas_glyphs(d->canvas, column, row, INK_FAINT, "%d:", worth);
    if (colour == NOBODY) {
        canvas_glyphs(d->canvas, column + 2, row, INK_FAINT, ".");
        return;
    }
    myk_draw_cube(d, (struct point){row_middle + 10, corner.y + 13}, 26, colour);
    canvas_glyphs(d->canvas, column + 2, row, myk_ink(colour), "%c", d->mark[colour]);
}

/* The disk is beside the "3" room of its wing, away from the middle. */
static void draw_wing(struct myk_drawing *d, int circle)
{
    struct point middle = at(4 * circle, FACES);
    bool known = d->s->wings_known;
    int patron = known ? d->s->wing[circle] : BLANK;
    canvas_group(d->canvas, canvas_id(d->canvas, "wing-%d", circle + 1), "circle %d: %s", circle + 1,
                 known ? myk_kind_names[patron] : "not known");
    if (known)
        myk_draw_portrait(d, middle, FACE, patron);
    else {
        canvas_circle(d->canvas, middle.x, middle.y, FACE, (struct paint){.fill = INK_PAPER, .line = INK_PLAIN});
        canvas_label(d->canvas, middle.x, middle.y, 20, INK_PLAIN, "?");
    }
    canvas_glyphs(d->canvas, MUSEUM_COLUMN, 1 + 2 * circle, known ? myk_patron_ink(patron) : INK_PLAIN, "%d %s",
                  circle + 1, known ? myk_kind_names[patron] : "?");
}

static void draw_scale(struct myk_drawing *d)
{
    int y = MUSEUM_HEIGHT + SCALE_HEIGHT / 2;
    canvas_group(d->canvas, "scale", "%s", "passing scale");
    canvas_words(d->canvas, 8, y, LEAST_WRITING, INK_PLAIN, "passed");
    for (int space = 1; space <= myk_scale_spaces(d->match); space++) {
        int x = 50 + space * 44, colour = myk_disk_on(d->match, d->s, space);
        canvas_circle(d->canvas, x, y, 16,
                      (struct paint){.fill = colour == NOBODY ? INK_PAPER : myk_ink(colour), .line = INK_PLAIN});
        if (colour == NOBODY)
            canvas_label(d->canvas, x, y, LEAST_WRITING, INK_FAINT, canvas_id(d->canvas, "%d", space));
        else
            canvas_label(d->canvas, x, y, 17, INK_BLACK, canvas_id(d->canvas, "%c", d->mark[colour]));
    }
    canvas_caption(d->canvas, "marker", "%s", "first player");
    canvas_words(d->canvas, 290, y, LEAST_WRITING, INK_PLAIN,
                 canvas_id(d->canvas, "first player: %c", d->s->marker == NOBODY ? '?' : d->mark[d->s->marker]));
}

void myk_draw_museum(struct myk_drawing *d)
{
    canvas_part(d->canvas, "museum", "the Museum and the passing scale", MUSEUM_SIZE, MUSEUM_HEIGHT + SCALE_HEIGHT);
    for (int room = 0; room < ROOMS; room++)
        if (myk_box_of(d->match)->exists >> room & 1)
            draw_room(d, room);
    canvas_caption(d->canvas, "doors", "%s", "doors of the Museum");
    for (int room = 0; room < 5; room++)
        for (int next = 5; next < ROOMS; next++)
            if (myk_box_of(d->match)->doors[room] >> next & 1)
                draw_door(d, room, next);
    for (int circle = 0; circle < CIRCLES; circle++)
        draw_wing(d, circle);
    draw_scale(d);
    canvas_caption(d->canvas, "museum", "%s", "Museum");
    canvas_label(d->canvas, CENTRE_X, CENTRE_Y - 8, LEAST_WRITING, INK_PLAIN, "Museum");
    canvas_glyphs(d->canvas, MUSEUM_COLUMN, 0, INK_PLAIN, "Museum");
}
