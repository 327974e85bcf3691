/* Cyclades: an entry drawn onto the map: the way of troops and fleets, the fleets a way lacks, the piece that was not
   placed. */
#include "games/cyclades/cyclades.h"
#include "games/cyclades/draw.h"

static void open_ghost(struct cyc_drawing *d, const char *title)
{
    canvas_ghost(d->canvas, canvas_id(d->canvas, "ghost-%d", ++d->ghosts), "%s", title);
}

/* The circle that a value names; for an isle its first circle. NOWHERE: the value names no space of this map. */
static int circle_meant(const struct cyc_drawing *d, int field, int index)
{
    int value = items(d->move, field) > index ? item(d->move, field, index) : NOWHERE;
    if (value >= FAR)
        value -= FAR;
    if (value < 0 || value >= d->b->circles)
        return NOWHERE;
    int isle = d->b->isle_of[value];
    return isle == NOWHERE ? value : d->b->isle[isle].circle[0];
}

/* Prints a sign beside those of a circle in the text picture. */
static void print_sign(struct cyc_drawing *d, int circle, int right, const char *sign)
{
    canvas_glyphs(d->canvas, cyc_text_column(d, circle) + right, d->b->row[circle], INK_RED, "%s", sign);
}

/* ---- ways ------------------------------------------------------------------------------------------------------ */

/* The way over seas from isle to isle that lacks the fewest of the player's fleets. Returns its length. */
static int shortest_of_gaps(const struct cyc_drawing *d, int from, int to, int seas[CIRCLES_MAX])
{
    const struct cyc_box *b = d->b;
    int lacks[CIRCLES_MAX], next[CIRCLES_MAX], best = NOWHERE, length = 0;
    for (int sea = 0; sea < b->circles; sea++) {
        bool shore = b->isle_of[sea] == NOWHERE && b->isle[to].coast[sea];
        lacks[sea] = shore ? d->s->sea[sea].owner != d->move->actor : CIRCLES_MAX;
        next[sea] = NOWHERE;
    }
    for (bool better = true; better;) {
        better = false;
        for (int sea = 0; sea < b->circles; sea++)
            for (int i = 0; b->isle_of[sea] == NOWHERE && i < b->besides[sea]; i++) {
                int other = b->beside[sea][i], more = lacks[other] + (d->s->sea[sea].owner != d->move->actor);
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
static struct point landing(const struct cyc_drawing *d, int isle, int sea)
{
    struct point at = cyc_centre(d, sea);
    for (int i = 0; i < d->b->isle[isle].circles; i++) {
        int circle = d->b->isle[isle].circle[i];
        struct point land = cyc_centre(d, circle);
        if (cyc_touching(d->b, circle, sea))
            return (struct point){(at.x + land.x) / 2, (at.y + land.y) / 2};
    }
    return at;
}

/* Between the name of a sea and the fleets on it. */
static struct point over(const struct cyc_drawing *d, int sea)
{
    struct point at = cyc_centre(d, sea);
    return (struct point){at.x, at.y - 4};
}

static void draw_refused(struct cyc_drawing *d, struct point at, const char *name)
{
    canvas_circle(d->canvas, at.x, at.y, 13,
                  (struct paint){.fill = INK_WHITE, .line = INK_RED, .width = 2, .dashed = true});
    canvas_piece(d->canvas, at.x, at.y, 20, INK_WHITE, name);
}

static void draw_march(struct cyc_drawing *d)
{
    int seas[CIRCLES_MAX], from = circle_meant(d, MARCH_FROM, 0), to = circle_meant(d, MARCH_TO, 0);
    struct paint paint = ghost_paint(d->fate);
    from = from == NOWHERE ? NOWHERE : d->b->isle_of[from];
    to = to == NOWHERE ? NOWHERE : d->b->isle_of[to];
    if (from == NOWHERE || to == NOWHERE || from == to)
        return;
    int length = cyc_chain(d->b, d->s, d->move->actor, from, to, seas);
    bool joined = length > 0;
    if (!joined)
        length = shortest_of_gaps(d, from, to, seas);
    if (length == 0)
        return;
    open_ghost(d, joined ? "the chain of fleets the march uses" : "the chain of fleets the march needs");
    struct point at = landing(d, from, seas[0]), goal = landing(d, to, seas[length - 1]);
    for (int i = 0; i < length; i++) {
        canvas_line(d->canvas, at, over(d, seas[i]), paint);
        at = over(d, seas[i]);
    }
    canvas_arrow(d->canvas, at, goal, paint);
    for (int i = 0; i < length && !joined; i++) {
        struct point gap = cyc_centre(d, seas[i]);
        if (d->s->sea[seas[i]].owner == d->move->actor)
            continue;
        canvas_circle(d->canvas, gap.x, gap.y, CYC_RADIUS + 1, ghost_paint(FATE_REFUSED));
        draw_refused(d, (struct point){gap.x, gap.y + 10}, "fleet");
        print_sign(d, seas[i], 2, "?");
    }
    if (!joined) {
        canvas_sign(d->canvas, "?", "a fleet is missing here");
        open_ghost(d, "the troops");
    }
    if (d->fate == FATE_REFUSED)
        draw_refused(d, goal, "troop");
}

static void draw_path(struct cyc_drawing *d, int field, int fleets)
{
    struct paint paint = ghost_paint(d->fate);
    int last = circle_meant(d, field, 0);
    if (items(d->move, field) < 2 || last == NOWHERE)
        return;
    open_ghost(d, "the path of the fleets");
    for (int i = 1; i < items(d->move, field); i++) {
        int next = circle_meant(d, field, i);
        if (next == NOWHERE)
            return;
        if (i == items(d->move, field) - 1)
            canvas_arrow(d->canvas, over(d, last), over(d, next), paint);
        else
            canvas_line(d->canvas, over(d, last), over(d, next), paint);
        last = next;
    }
    struct point at = cyc_centre(d, last);
    if (d->fate == FATE_REFUSED && fleets)
        draw_refused(d, (struct point){at.x, at.y + CYC_RADIUS - 12}, "fleet");
}

static void draw_step(struct cyc_drawing *d, int from, int to)
{
    if (from == NOWHERE || to == NOWHERE || from == to)
        return;
    struct point start = over(d, from), end = over(d, to);
    open_ghost(d, "from where to where");
    canvas_arrow(d->canvas, (struct point){(3 * start.x + end.x) / 4, (3 * start.y + end.y) / 4},
                 (struct point){(start.x + 3 * end.x) / 4, (start.y + 3 * end.y) / 4}, ghost_paint(d->fate));
}

/* ---- pieces ---------------------------------------------------------------------------------------------------- */

/* A piece that was not placed is drawn at the shoulder of its space that is nearer to the middle of the map. */
static void hang(struct cyc_drawing *d, int field, const char *title, const char *piece)
{
    int circle = circle_meant(d, field, 0);
    if (d->fate != FATE_REFUSED || circle == NOWHERE)
        return;
    struct point at = cyc_centre(d, circle);
    bool left = 2 * at.x > d->canvas->part->width;
    open_ghost(d, title);
    draw_refused(d, (struct point){at.x + (left ? 4 - CYC_HALF : CYC_HALF - 4), at.y - CYC_SHOULDER - 4}, piece);
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

static void point_at_spaces(struct cyc_drawing *d)
{
    int verb = d->move->verb;
    if (d->fate != FATE_FINE && spaces[verb].fields)
        canvas_sign(d->canvas, "!", "what the entry names");
    for (int i = 0; i < spaces[verb].fields; i++)
        for (int k = 0; k < items(d->move, spaces[verb].field[i]); k++) {
            int circle = circle_meant(d, spaces[verb].field[i], k);
            if (circle == NOWHERE)
                continue;
            canvas_point(d->canvas, "space-%s", d->b->name[circle]);
            if (d->fate != FATE_FINE)
                print_sign(d, circle, 3, "!");
        }
}

void cyc_draw_move(const struct match *match, const void *state, const struct move *move, enum fate fate,
                   struct canvas *canvas)
{
    struct cyc_drawing d = cyc_drawing_of(match, state, canvas);
    d.move = move;
    d.fate = fate;
    const struct cyc_state *s = state;
    int value = value_or(move, 0, 0), at = s->battle.at;
    canvas_return(canvas, "map");
    point_at_spaces(&d);
    switch (move->verb) {
    case VERB_RECRUIT:
        hang(&d, RECRUIT_AT, "not recruited", value == FLEET ? "fleet" : "troop");
        break;
    case VERB_BUILD:
        hang(&d, BUILD_AT, "not built", cyc_building_names[value]);
        break;
    case VERB_METROPOLIS:
        hang(&d, 0, "no metropolis", "metropolis");
        break;
    case VERB_CALL:
        draw_path(&d, CALL_PATH, 0);
        draw_step(&d, circle_meant(&d, CALL_FROM, 0), circle_meant(&d, CALL_TO, 0));
        hang(&d, CALL_AT, "not called", cyc_creature_names[value]);
        if (cyc_card_space(s, value) != NOWHERE)
            canvas_point(canvas, "creature-%d", cyc_card_space(s, value) + 1);
        break;
    case VERB_MARCH:
        draw_march(&d);
        break;
    case VERB_SAIL:
        draw_path(&d, 0, value_or(move, SAIL_FLEETS, 0));
        break;
    case VERB_PUSH:
        draw_step(&d, circle_meant(&d, 0, 0), circle_meant(&d, PUSH_TO, 0));
        break;
    case VERB_RETREAT:
        draw_step(&d, at, circle_meant(&d, 0, 0));
        break;
    case VERB_BID:
        canvas_point(canvas, "god-%s", cyc_god_names[value]);
        if (value != APOLLO && fate != FATE_REFUSED && s->offer[value].seat != NOBODY
            && s->offer[value].seat != move->actor) {
            canvas_return(canvas, "gods");
            open_ghost(&d, "the offer that was outbid");
            cyc_draw_pushed_off(&d, value);
        }
        break;
    case VERB_DICE:
        if (at != NOWHERE && items(move, 0) == 2) {
            open_ghost(&d, "the dice");
            cyc_draw_dice(&d, value, item(move, 0, 1));
        }
    }
}
