/* Mytikas: the picture: the action board. Every area shows in icons what it lets players do. */
#include "games/mytikas/draw.h"

enum {
    AREA_WIDTH = 184,
    AREA_HEIGHT = 104,
    GOD_WIDTH = 86,
    GAP = 4,
    ROW = AREA_HEIGHT + 6,
    ICON = 23,
    SMALL_ICON = 17,
    LINE = 24,
    BUILDER = 14
};

static struct point area_corner(int area)
{
    return (struct point){2 + (area % 2 ? AREA_WIDTH + GOD_WIDTH + 2 * GAP : 0), 2 + area / 2 * ROW};
}

static struct point god_corner(int god)
{
    return (struct point){2 + AREA_WIDTH + GAP, 2 + god * ROW};
}

static struct point area_spot(const struct match *match, int area)
{
    struct point corner = match->seats > 2 ? area_corner(area) : god_corner(area / 2);
    return match->seats > 2 ? (struct point){corner.x + 96, corner.y + 14}
                            : (struct point){corner.x + 20, corner.y + 46};
}

struct point myt_ghost_spot(int area)
{
    struct point corner = area_corner(area);
    return (struct point){corner.x + 146, corner.y + 14};
}

void myt_draw_builder(const struct myt_drawing *d, int seat, struct point at, struct paint paint)
{
    if (paint.line == INK_RED)
        canvas_circle(d->canvas, at.x, at.y, BUILDER + 2, paint);
    canvas_piece(d->canvas, at.x, at.y, 2 * BUILDER, paint.fill, "builder");
    canvas_words(d->canvas, at.x + BUILDER, at.y, LEAST_WRITING, INK_PLAIN,
                 canvas_id(d->canvas, "%c", myt_seat_letter(seat)));
}

/* `place` is an area, or with two players a god. */
static void draw_builders(const struct myt_drawing *d, int place, struct point at)
{
    for (int seat = 0; seat < d->match->seats; seat++)
        if (d->s->seat[seat].builder == place) {
            myt_draw_builder(d, seat, at, (struct paint){.fill = seat_ink(seat)});
            at.x += 2 * BUILDER + 12;
        }
}

/* ---- icons ---- */

/* A row of icons that continues below when it is full. */
struct icons {
    const struct myt_drawing *d;
    struct point at;
    int left, right, side;
};

static void next_icon(struct icons *icons, int width)
{
    if (icons->at.x + width > icons->right && icons->at.x > icons->left) {
        icons->at.x = icons->left;
        icons->at.y += LINE;
    }
    icons->at.x += width;
}

static void put_icon(struct icons *icons, enum ink ink, const char *name)
{
    next_icon(icons, icons->side);
    canvas_piece(icons->d->canvas, icons->at.x - icons->side / 2, icons->at.y, icons->side + 1, ink, name);
}

static void put_words(struct icons *icons, enum ink ink, const char *words)
{
    int width = canvas_width_of(words, LEAST_WRITING) + 2;
    next_icon(icons, width);
    canvas_words(icons->d->canvas, icons->at.x - width + 1, icons->at.y, LEAST_WRITING, ink, words);
}

/* Draws `count` icons side by side; if they are many, a number and one icon. */
static void put_icons(struct icons *icons, int count, const char *name)
{
    enum { MOST = 4 };
    if (count > MOST)
        put_words(icons, INK_PLAIN, canvas_number(icons->d->canvas, count));
    for (int i = 0; i < (count > MOST ? 1 : count); i++)
        put_icon(icons, INK_NONE, name);
}

static void put_step(struct icons *icons, const struct myt_icon *step)
{
    static const char *const names[STEP_KINDS] = {[MOVE_UP] = "up",
                                                  [MOVE_ANY] = "shift",
                                                  [TAKE_FAVOR] = "favor",
                                                  [TAKE_OFFERING] = "offering",
                                                  [MAKE_OFFERING] = "offer"};
    bool more = false;
    for (int kind = 0; step->kind == PRODUCE && kind < KINDS; kind++)
        put_icons(icons, step->goods[kind], myt_kind_names[kind]);
    for (int piece = 0; step->kind == BUILD && piece < PIECES; piece++)
        if (step->pieces >> piece & 1) {
            if (more)
                put_words(icons, INK_PLAIN, "/");
            put_icon(icons, INK_STONE, myt_piece_names[piece]);
            more = true;
        }
    if (step->kind != PRODUCE && step->kind != BUILD)
        put_icons(icons, step->amount, names[step->kind]);
}

static bool action_assumed(const struct myt_drawing *d, const struct myt_action *action)
{
    return assumed(d->match, "%s.kind", action->path) || assumed(d->match, "%s.amount", action->path)
           || assumed(d->match, "%s.goods", action->path);
}

void myt_draw_bonus(const struct myt_drawing *d, const struct myt_action *action, struct point at)
{
    struct icons icons = {d, at, at.x, PART_WIDTH, SMALL_ICON};
    for (int i = 0; i < action->steps; i++)
        put_step(&icons, &action->step[i]);
}

static int width_of(const struct myt_action *action, int option)
{
    int icons = 0;
    for (int i = 0; i < action->steps; i++) {
        const struct myt_icon *step = &action->step[i];
        if (step->option == option)
            icons +=
                step->kind == PRODUCE ? step->goods[STONE] + step->goods[MARBLE] + step->goods[GOLD] : step->amount;
    }
    return icons * ICON;
}

/* Assumed values matter only in the area of this turn, where players act on them. */
bool myt_doubts(const struct myt_drawing *d, int area)
{
    const struct myt_box *box = myt_box_of(d->match);
    return d->s->area == area && (action_assumed(d, &box->main[area]) || action_assumed(d, &box->ribbon[area]));
}

static void put_action(const struct myt_drawing *d, const struct myt_action *action, bool doubt, struct point at)
{
    static const char *const places[] = {
        [EACH_CITY] = "per city", [ONE_CITY] = "at a city", [JUST_BUILT] = "here", [ANY_LEVEL] = "anywhere"};
    struct icons icons = {d, at, at.x, at.x + AREA_WIDTH - 8, ICON};
    const struct myt_icon *last = NULL; /* the first of the last option */
    for (int i = 0; i < action->steps; i++) {
        const struct myt_icon *step = &action->step[i];
        if (i)
            put_words(&icons, INK_PLAIN, step->further ? "+" : "/");
        if (!step->further) {
            int width = width_of(action, step->option);
            next_icon(&icons, width);
            icons.at.x -= width;
            last = step;
        }
        put_step(&icons, step);
    }
    if (last && last->kind == PRODUCE && last->at > LEVELS) {
        next_icon(&icons, 4);
        put_words(&icons, INK_PLAIN, places[last->at]);
    }
    if (doubt && action_assumed(d, action))
        put_words(&icons, INK_FAINT, "?");
}

/* The action of the area, and below it the ribbon, which a Favor of the god opens. */
static void draw_area(const struct myt_drawing *d, int area)
{
    static const enum ink ribbon[GODS] = {INK_PALE_LEMON, INK_LAND, INK_SEA, INK_PALE_ORANGE};
    bool running = d->s->area == area;
    struct point corner = area_corner(area);
    canvas_group(d->canvas, canvas_id(d->canvas, "area-%s", myt_area_names[area]), "%s%s", myt_area_names[area],
                 running ? ", the action of this turn" : "");
    canvas_box(d->canvas, corner.x, corner.y, AREA_WIDTH, AREA_HEIGHT,
               (struct paint){.fill = area % 2 ? INK_PALE_VIOLET : INK_PAPER,
                              .line = running ? INK_PLAIN : myt_god_ink(myt_god_of(area)),
                              .width = running ? 5 : 2});
    canvas_box(d->canvas, corner.x + 3, corner.y + AREA_HEIGHT - 28, AREA_WIDTH - 6, 25,
               (struct paint){.fill = ribbon[myt_god_of(area)]});
    canvas_piece(d->canvas, corner.x + 15, corner.y + 15, 22, INK_NONE, area % 2 ? "night" : "day");
    canvas_words(d->canvas, corner.x + 30, corner.y + 15, LEAST_WRITING, INK_PLAIN, myt_area_names[area]);
    if (d->match->seats > 2)
        draw_builders(d, area, area_spot(d->match, area));
    put_action(d, &myt_box_of(d->match)->main[area], running, (struct point){corner.x + 6, corner.y + 41});
    canvas_words(d->canvas, corner.x + 7, corner.y + AREA_HEIGHT - 16, LEAST_WRITING, INK_PLAIN, "+");
    put_action(d, &myt_box_of(d->match)->ribbon[area], running,
               (struct point){corner.x + 22, corner.y + AREA_HEIGHT - 16});
}

static void draw_god(const struct myt_drawing *d, int god)
{
    int pile = myt_shown_pile(d, god);
    const char *number = canvas_number(d->canvas, pile);
    struct point corner = god_corner(god);
    canvas_group(d->canvas, canvas_id(d->canvas, "god-%s", myt_god_names[god]), "%s, %s favor token%s on the pile",
                 myt_god_names[god], number, plural(pile));
    canvas_box(d->canvas, corner.x, corner.y, GOD_WIDTH, AREA_HEIGHT,
               (struct paint){.fill = myt_god_ink(god), .line = INK_PLAIN});
    canvas_label(d->canvas, corner.x + GOD_WIDTH / 2, corner.y + 14, LEAST_WRITING, INK_BLACK, myt_god_titles[god]);
    canvas_piece(d->canvas, corner.x + GOD_WIDTH / 2 + (d->match->seats == 2 ? 22 : 0), corner.y + 46, 34, INK_WHITE,
                 myt_god_names[god]);
    canvas_piece(d->canvas, corner.x + 28, corner.y + AREA_HEIGHT - 18, 24, INK_NONE, "favor");
    canvas_words(d->canvas, corner.x + 44, corner.y + AREA_HEIGHT - 18, LEAST_WRITING, INK_BLACK, number);
    if (d->match->seats == 2)
        draw_builders(d, god, area_spot(d->match, 2 * god));
}

void myt_draw_board(const struct myt_drawing *d)
{
    canvas_part(d->canvas, "board", "the action board", 2 * AREA_WIDTH + GOD_WIDTH + 2 * GAP + 4, 4 + GODS * ROW);
    for (int god = 0; god < GODS; god++) {
        draw_area(d, 2 * god);
        draw_god(d, god);
        draw_area(d, 2 * god + 1);
    }
}
