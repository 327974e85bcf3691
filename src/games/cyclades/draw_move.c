/* Cyclades: an entry drawn onto the map: the way of troops and fleets, the fleets a way lacks, the piece that was not
   placed. */
#include "games/cyclades/cyclades.h"
#include "games/cyclades/draw.h"

/* An entry being drawn onto the map. */
struct drawn {
    struct cyc_drawing d;
    const struct move *move;
    enum fate fate;
    int ghosts;
};

static void open_ghost(struct drawn *it, const char *title)
{
    canvas_ghost(it->d.canvas, canvas_id(it->d.canvas, "ghost-%d", ++it->ghosts), "%s", title);
}

/* The circle that a value names; for an isle its first circle. NOWHERE: the value names no space of this map. */
static int circle_meant(const struct drawn *it, int field, int index)
{
    int value = items(it->move, field) > index ? item(it->move, field, index) : NOWHERE;
    if (value >= FAR)
        value -= FAR;
    if (value < 0 || value >= it->d.b->circles)
        return NOWHERE;
    int isle = it->d.b->isle_of[value];
    return isle == NOWHERE ? value : it->d.b->isle[isle].circle[0];
}

/* Prints a sign beside those of a circle in the text picture. */
static void print_sign(struct drawn *it, int circle, int right, const char *sign)
{
    canvas_glyphs(it->d.canvas, cyc_text_column(&it->d, circle) + right, it->d.b->row[circle], INK_RED, "%s", sign);
}

/* ---- ways ------------------------------------------------------------------------------------------------------ */

/* The way over seas from isle to isle that lacks the fewest of the player's fleets. Returns its length. */
static int shortest_of_gaps(const struct drawn *it, int from, int to, int seas[CIRCLES_MAX])
{
    const struct cyc_box *b = it->d.b;
    int lacks[CIRCLES_MAX], next[CIRCLES_MAX], best = NOWHERE, length = 0;
    for (int sea = 0; sea < b->circles; sea++) {
        bool shore = b->isle_of[sea] == NOWHERE && b->isle[to].coast[sea];
        lacks[sea] = shore ? it->d.s->sea[sea].owner != it->move->actor : CIRCLES_MAX;
        next[sea] = NOWHERE;
    }
    for (bool better = true; better;) {
        better = false;
        for (int sea = 0; sea < b->circles; sea++)
            for (int i = 0; b->isle_of[sea] == NOWHERE && i < b->besides[sea]; i++) {
                int other = b->beside[sea][i], more = lacks[other] + (it->d.s->sea[sea].owner != it->move->actor);
                if (b->isle_of[other] == NOWHERE && more < lacks[sea]) {
                    lacks[sea] = more;
                    next[sea] = other;
                    better = true;
                }
            }
    }
    for (int sea = 0; sea < b->circles; sea++)
        if (b->isle[from].coast[sea] && (best == NOWHERE || lacks[sea] < lacks[best]))
            best = sea;
    for (int sea = best; sea != NOWHERE && lacks[sea] < CIRCLES_MAX; sea = next[sea])
        seas[length++] = sea;
    return length;
}

/* Halfway between a sea and the circle of the isle beside it, so that nothing on the isle is hidden. */
static struct point landing(const struct drawn *it, int isle, int sea)
{
    struct point at = cyc_centre(&it->d, sea);
    for (int i = 0; i < it->d.b->isle[isle].circles; i++) {
        int circle = it->d.b->isle[isle].circle[i];
        struct point land = cyc_centre(&it->d, circle);
        if (cyc_touching(it->d.b, circle, sea))
            return (struct point){(at.x + land.x) / 2, (at.y + land.y) / 2};
    }
    return at;
}

/* Between the name of a sea and the fleets on it. */
static struct point over(const struct drawn *it, int sea)
{
    struct point at = cyc_centre(&it->d, sea);
    return (struct point){at.x, at.y - 4};
}

static void draw_refused(struct cyc_drawing *d, struct point at, const char *name)
{
    canvas_circle(d->canvas, at.x, at.y, 13,
                  (struct paint){.fill = INK_WHITE, .line = INK_RED, .width = 2, .dashed = true});
    canvas_piece(d->canvas, at.x, at.y, 20, INK_WHITE, "cyc-%s", name);
}

static void draw_march(struct drawn *it)
{
    int seas[CIRCLES_MAX], from = circle_meant(it, MARCH_FROM, 0), to = circle_meant(it, MARCH_TO, 0);
    struct paint paint = ghost_paint(it->fate);
    from = from == NOWHERE ? NOWHERE : it->d.b->isle_of[from];
    to = to == NOWHERE ? NOWHERE : it->d.b->isle_of[to];
    if (from == NOWHERE || to == NOWHERE || from == to)
        return;
    int length = cyc_chain(it->d.b, it->d.s, it->move->actor, from, to, seas);
    bool joined = length > 0;
    if (!joined)
        length = shortest_of_gaps(it, from, to, seas);
    if (length == 0)
        return;
    open_ghost(it, joined ? "the chain of fleets the march uses" : "the chain of fleets the march needs");
    struct point at = landing(it, from, seas[0]), goal = landing(it, to, seas[length - 1]);
    for (int i = 0; i < length; i++) {
        canvas_line(it->d.canvas, at, over(it, seas[i]), paint);
        at = over(it, seas[i]);
    }
    canvas_arrow(it->d.canvas, at, goal, paint);
    for (int i = 0; i < length && !joined; i++) {
        struct point gap = cyc_centre(&it->d, seas[i]);
        if (it->d.s->sea[seas[i]].owner == it->move->actor)
            continue;
        canvas_circle(it->d.canvas, gap.x, gap.y, CYC_RADIUS + 1, ghost_paint(FATE_REFUSED));
        draw_refused(&it->d, (struct point){gap.x, gap.y + 10}, "fleet");
        print_sign(it, seas[i], 2, "?");
    }
    if (!joined) {
        canvas_sign(it->d.canvas, "?", "a fleet is missing here");
        open_ghost(it, "the troops");
    }
    if (it->fate == FATE_REFUSED)
        draw_refused(&it->d, goal, "troop");
}

static void draw_path(struct drawn *it, int field, int fleets)
{
    struct paint paint = ghost_paint(it->fate);
    int last = circle_meant(it, field, 0);
    if (items(it->move, field) < 2 || last == NOWHERE)
        return;
    open_ghost(it, "the path of the fleets");
    for (int i = 1; i < items(it->move, field); i++) {
        int next = circle_meant(it, field, i);
        if (next == NOWHERE)
            return;
        if (i == items(it->move, field) - 1)
            canvas_arrow(it->d.canvas, over(it, last), over(it, next), paint);
        else
            canvas_line(it->d.canvas, over(it, last), over(it, next), paint);
        last = next;
    }
    struct point at = cyc_centre(&it->d, last);
    if (it->fate == FATE_REFUSED && fleets)
        draw_refused(&it->d, (struct point){at.x, at.y + CYC_RADIUS - 12}, "fleet");
}

static void draw_step(struct drawn *it, int from, int to)
{
    if (from == NOWHERE || to == NOWHERE || from == to)
        return;
    struct point start = over(it, from), end = over(it, to);
    open_ghost(it, "from where to where");
    canvas_arrow(it->d.canvas, (struct point){(3 * start.x + end.x) / 4, (3 * start.y + end.y) / 4},
                 (struct point){(start.x + 3 * end.x) / 4, (start.y + 3 * end.y) / 4}, ghost_paint(it->fate));
}

/* ---- pieces ---------------------------------------------------------------------------------------------------- */

/* A piece that was not placed is drawn at the shoulder of its space that is nearer to the middle of the map. */
static void hang(struct drawn *it, int field, const char *title, const char *piece)
{
    int circle = circle_meant(it, field, 0);
    if (it->fate != FATE_REFUSED || circle == NOWHERE)
        return;
    struct point at = cyc_centre(&it->d, circle);
    bool left = 2 * at.x > it->d.canvas->part->width;
    open_ghost(it, title);
    draw_refused(&it->d, (struct point){at.x + (left ? 4 - CYC_HALF : CYC_HALF - 4), at.y - CYC_SHOULDER - 4}, piece);
}

/* ---- all of it ------------------------------------------------------------------------------------------------- */

/* The fields of each verb that name spaces; 0 is the verb's own value. */
static const struct {
    int field[8], fields;
} spaces[VERBS] = {
    [VERB_RECRUIT] = {{RECRUIT_AT}, 1},
    [VERB_BUILD] = {{BUILD_AT}, 1},
    [VERB_MARCH] = {{MARCH_FROM, MARCH_TO}, 2},
    [VERB_SAIL] = {{0}, 1},
    [VERB_CALL] = {{CALL_AT, CALL_TO, CALL_FLEETS, CALL_PATH}, 4},
    [VERB_PUSH] = {{0, PUSH_TO}, 2},
    [VERB_RETREAT] = {{0}, 1},
    [VERB_METROPOLIS] = {{0, SITE_TILE, SITE_TILE + 1, SITE_TILE + 2, SITE_TILE + 3}, 5},
    [VERB_PROSPER] = {{0}, 1},
};

static void point_at_spaces(struct drawn *it)
{
    int verb = it->move->verb;
    if (it->fate != FATE_FINE && spaces[verb].fields)
        canvas_sign(it->d.canvas, "!", "what the entry names");
    for (int i = 0; i < spaces[verb].fields; i++)
        for (int k = 0; k < items(it->move, spaces[verb].field[i]); k++) {
            int circle = circle_meant(it, spaces[verb].field[i], k);
            if (circle == NOWHERE)
                continue;
            canvas_point(it->d.canvas, "space-%s", it->d.b->name[circle]);
            if (it->fate != FATE_FINE)
                print_sign(it, circle, 3, "!");
        }
}

void cyc_draw_move(const struct match *match, const void *state, const struct move *move, enum fate fate,
                   struct canvas *canvas)
{
    struct drawn it = {cyc_drawing_of(match, state, canvas), move, fate, 0};
    const struct cyc_state *s = state;
    int value = value_or(move, 0, 0), at = s->battle.at;
    canvas_return(canvas, "map");
    canvas_caption(canvas, "entry", "the entry as text");
    point_at_spaces(&it);
    switch (move->verb) {
    case VERB_RECRUIT:
        hang(&it, RECRUIT_AT, "not recruited", value == FLEET ? "fleet" : "troop");
        break;
    case VERB_BUILD:
        hang(&it, BUILD_AT, "not built", cyc_building_names[value]);
        break;
    case VERB_METROPOLIS:
        hang(&it, 0, "no metropolis", "metropolis");
        break;
    case VERB_CALL:
        draw_path(&it, CALL_PATH, 0);
        draw_step(&it, circle_meant(&it, CALL_FROM, 0), circle_meant(&it, CALL_TO, 0));
        hang(&it, CALL_AT, "not called", cyc_creature_names[value]);
        if (cyc_card_space(s, value) != NOWHERE)
            canvas_point(canvas, "creature-%d", cyc_card_space(s, value) + 1);
        break;
    case VERB_MARCH:
        draw_march(&it);
        break;
    case VERB_SAIL:
        draw_path(&it, 0, value_or(move, SAIL_FLEETS, 0));
        break;
    case VERB_PUSH:
        draw_step(&it, circle_meant(&it, 0, 0), circle_meant(&it, PUSH_TO, 0));
        break;
    case VERB_RETREAT:
        draw_step(&it, at, circle_meant(&it, 0, 0));
        break;
    case VERB_BID:
        canvas_point(canvas, "god-%s", cyc_god_names[value]);
        if (value != APOLLO && fate != FATE_REFUSED && s->offer[value].seat != NOBODY
            && s->offer[value].seat != move->actor) {
            canvas_return(canvas, "gods");
            open_ghost(&it, "the offer that was outbid");
            cyc_draw_pushed_off(&it.d, value);
        }
        break;
    case VERB_DICE:
        if (at != NOWHERE && items(move, 0) == 2) {
            open_ghost(&it, "the dice");
            cyc_draw_dice(&it.d, value, item(move, 0, 1));
        }
    }
}
