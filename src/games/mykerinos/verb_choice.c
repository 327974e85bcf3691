/* Mykerinos: choices in the survey: `take`, `museum`, `decline`. */
#include "games/mykerinos/mykerinos.h"

/* "area 1 (anna 3, ben 2, carl 1)" */
static const char *where(const struct hearing *h, const struct myk_scene *scene, struct text *out)
{
    text_clear(out);
    text_format(out, "area %d (", scene->area);
    myk_add_ranking(h->match, &scene->ranking, out);
    text_add(out, ")");
    return text_string(out);
}

static void test_turn(struct hearing *h, const struct myk_scene *scene, const char *place)
{
    const struct myk_state *s = h->state;
    struct myk_decision next = myk_next_decision(h->match, s);
    int actor = h->move->actor;
    const char *name = h->match->names[actor], *owner = h->match->names[next.owner];
    bool tied = next.due == DUE_CHOICE && myk_tied(&scene->ranking, next.owner, actor);

    if (next.due == DUE_PICK)
        illegal(h, RULE_LOG_TURN, "%s: %s is %s, and the next decision is which tile neutral removes; %s says it",
                place, name, myk_ordinals[scene->rank], owner);
    else
        illegal(h, RULE_LOG_TURN, "%s: %s is %s, and the next choice is %s's%s%s", place, name,
                myk_ordinals[scene->rank], owner, tied ? ", who passed before " : "", tied ? name : "");
    point_at_actor(h);
    if (tied)
        because(h, s->passed_at[next.owner], "passed here");
}

static void test_second_choice(struct hearing *h, const struct myk_scene *scene, const char *place)
{
    const struct myk_state *s = h->state;
    const struct myk_choice *first = &(scene->closed ? s->closed_choice : s->choice)[h->move->actor];
    const char *name = h->match->names[h->move->actor], *rank = myk_ordinals[scene->rank];

    if (first->entry && first->unwritten)
        illegal(h, RULE_CHOSEN, "%s: %s is %s, and that choice was taken as declined at entry %d", place, name, rank,
                first->entry);
    else if (first->entry)
        illegal(h, RULE_CHOSEN, "%s: %s is %s and chose there at entry %d", place, name, rank, first->entry);
    else
        illegal(h, RULE_CHOSEN, "%s: %s is %s and has chosen there", place, name, rank);
    because(h, first->at, "the first choice");
}

/* Who may choose, as far as the ranking says. About the closed area no order is left to break, but its tiles are nobody's. */
static void test_ranking(struct hearing *h, const struct myk_scene *scene)
{
    struct text text = {0};
    const char *name = h->match->names[h->move->actor];
    bool chose = scene->done >> h->move->actor & 1;

    if (!scene->closed && !chose && myk_own_choice(h->match, h->state, h->move->actor))
        return;
    const char *place = where(h, scene, &text);
    if (!scene->rank)
        illegal(h, RULE_SURVEY_ABSENT, "%s: %s has no cube there", place, name);
    else if (chose)
        test_second_choice(h, scene, place);
    else if (!scene->closed)
        test_turn(h, scene, place);
    else if (h->move->verb == VERB_TAKE) {
        illegal(h, RULE_LOG_TURN, "%s is closed: %s was %s, and that turn is over", place, name,
                myk_ordinals[scene->rank]);
        point_at_actor(h);
    }
    text_free(&text);
}

static int *tile_meant(struct myk_state *s, const struct myk_scene *scene, int side)
{
    return scene->closed ? &s->closed.tile[side] : &s->tile[myk_tile_of_area(scene->area, (enum myk_side)side)];
}

enum outcome myk_tile_lies(struct hearing *h, const struct myk_scene *scene)
{
    struct myk_state *s = h->state;
    int side = value_or(h->move, CHOICE_VALUE, LEFT);
    struct text text = {0};

    if (*tile_meant(s, scene, side) >= 0)
        return STANDS;
    refuse(h, RULE_TILE_GONE, "%s: the %s tile is gone%s", where(h, scene, &text), side == LEFT ? "left" : "right",
           *tile_meant(s, scene, side) == BY_NEUTRAL ? ", neutral has removed it" : "");
    because(h, s->gone_at[myk_tile_of_area(scene->area, (enum myk_side)side)], "gone here");
    text_free(&text);
    return REFUSED;
}

enum outcome myk_play_take(struct hearing *h)
{
    struct myk_state *s = h->state;
    struct myk_scene scene;
    int actor = h->move->actor, side = value_or(h->move, CHOICE_VALUE, LEFT);

    if (myk_enter_scene(h, &scene) == REFUSED || myk_tile_lies(h, &scene) == REFUSED)
        return REFUSED;
    myk_test_closing_pass(h, scene.closing);
    test_ranking(h, &scene);

    int *lies = tile_meant(s, &scene, side), tile = *lies, kind = myk_tile_kind(tile);
    *lies = GONE;
    s->gone_at[myk_tile_of_area(scene.area, (enum myk_side)side)] = here(h, 0);
    if (scene.closed)
        s->discarded[kind]--;
    s->owned[actor][kind]++;
    int points = myk_tile_points(tile), before = s->points[actor];
    myk_gain(h, actor, points, RULE_TILE_POINTS);
    if (points)
        book_why(h, "%s", myk_kind_names[kind]);
    sum_up(h, "%s, %s in area %d, takes %s for %d point%s: %d + %d = %d", h->match->names[actor],
           myk_ordinals[scene.rank], scene.area, myk_kind_names[kind], points, plural(points), before, points,
           before + points);
    sum_up(h, "%d %s tile%s", s->owned[actor][kind], myk_kind_names[kind], plural(s->owned[actor][kind]));
    return myk_chosen(h, &scene, actor);
}

static bool from_stock(const struct move *move)
{
    return value_or(move, MUSEUM_FROM, FROM_RESERVE) == FROM_STOCK;
}

int myk_museum_cubes(const struct myk_state *s, const struct move *move)
{
    return from_stock(move) ? s->stock[move->actor] : s->reserve[move->actor];
}

static enum outcome cube_at_hand(struct hearing *h)
{
    const char *name = h->match->names[h->move->actor];

    if (myk_museum_cubes(h->state, h->move) > 0)
        return STANDS;
    return from_stock(h->move) ? refuse(h, RULE_STOCK, "%s has no cube in the stock for the Museum", name)
                               : refuse(h, RULE_RESERVE, "%s has no cube in the reserve for the Museum", name);
}

static void test_museum(struct hearing *h, const struct myk_scene *scene)
{
    const struct myk_state *s = h->state;
    struct text text = {0};
    const char *name = h->match->names[h->move->actor];
    bool left = !scene->closed && myk_tiles_left(s, scene->area) > 0;

    if (scene->rank > 2)
        illegal(h, RULE_SURVEY_MUSEUM, "%s: %s is %s, and %s", where(h, scene, &text), name, myk_ordinals[scene->rank],
                left ? "may only take a tile that is left" : "no tile is left");
    if (from_stock(h->move)) {
        illegal(h, RULE_SURVEY_RESERVE,
                "%s takes the cube for the Museum from the stock; in the survey it comes from the reserve", name);
        point_at(h, MUSEUM_FROM, -1);
    }
    myk_test_access(h, CHOICE_VALUE);
    text_free(&text);
}

/* "2 a tile for violet and lemon", or "2 a tile for wings 2 and 3" */
static void sum_museum(struct hearing *h, const struct myk_scene *scene)
{
    const struct myk_state *s = h->state;
    const struct myk_box *box = myk_box_of(h->match);
    int room = value_or(h->move, MUSEUM_ROOM, 0), left = myk_museum_cubes(s, h->move), named = 0;
    bool several = box->wings[room] & (box->wings[room] - 1);
    struct text wings = {0};

    if (!h->sums)
        return;
    for (int circle = 0; circle < CIRCLES; circle++) {
        if (!(box->wings[room] >> circle & 1))
            continue;
        text_add(&wings, named++ ? " and " : s->wings_known ? "" : several ? "wings " : "wing ");
        if (s->wings_known)
            text_add(&wings, myk_kind_names[s->wing[circle]]);
        else
            text_format(&wings, "%d", circle + 1);
    }
    sum_up(h, "%s, %s in area %d, moves a cube from the %s (%d - 1 = %d) to %s: %d a tile for %s",
           h->match->names[h->move->actor], myk_ordinals[scene->rank], scene->area,
           from_stock(h->move) ? "stock" : "reserve", left + 1, left, myk_room_names[room], box->worth[room],
           text_string(&wings));
    text_free(&wings);
}

enum outcome myk_play_museum(struct hearing *h)
{
    struct myk_scene scene;

    if (myk_enter_scene(h, &scene) == REFUSED || myk_room_free(h, CHOICE_VALUE) == REFUSED
        || cube_at_hand(h) == REFUSED)
        return REFUSED;
    myk_test_closing_pass(h, scene.closing);
    test_ranking(h, &scene);
    test_museum(h, &scene);

    myk_enter_room(h, CHOICE_VALUE, from_stock(h->move) ? STOCK : RESERVE, RULE_SURVEY_RESERVE);
    sum_museum(h, &scene);
    return myk_chosen(h, &scene, h->move->actor);
}

static bool other_choice(const struct match *match, const struct myk_state *s, int actor, int rank)
{
    if (myk_tiles_left(s, s->area) > 0)
        return true;
    for (int room = 0; room < ROOMS && rank <= 2 && s->reserve[actor] > 0; room++)
        if (myk_may_enter(match, s, actor, room))
            return true;
    return false;
}

static void test_decline(struct hearing *h, const struct myk_scene *scene)
{
    int actor = h->move->actor;
    struct text text = {0};

    if (scene->closed || !scene->rank || scene->done >> actor & 1 || h->match->house[HOUSE_DECLINE] == DECLINE_ALLOW
        || !other_choice(h->match, h->state, actor, scene->rank))
        return;
    illegal(h, RULE_DECLINE, "%s: %s is %s and declines although there is something to choose", where(h, scene, &text),
            h->match->names[actor], myk_ordinals[scene->rank]);
    hangs_on(h, HOUSE_DECLINE, DECLINE_ALLOW);
    text_free(&text);
}

enum outcome myk_play_decline(struct hearing *h)
{
    struct myk_state *s = h->state;
    struct myk_scene scene;

    if (myk_enter_scene(h, &scene) == REFUSED)
        return REFUSED;
    myk_test_closing_pass(h, scene.closing);
    test_ranking(h, &scene);
    test_decline(h, &scene);

    if (scene.closed && myk_passed_over(s, h->move->actor))
        sum_up(h, "%s was passed over in area %d: nothing was left", h->match->names[h->move->actor], scene.area);
    else
        sum_up(h, "%s, %s in area %d, takes nothing", h->match->names[h->move->actor], myk_ordinals[scene.rank],
               scene.area);
    myk_chosen(h, &scene, h->move->actor);
    if (!h->actor_node)
        s->unwritten = h->entry;
    return STANDS;
}

bool myk_own_choice(const struct match *match, const struct myk_state *s, int seat)
{
    if (s->phase != PHASE_SURVEY)
        return false;
    struct myk_decision next = myk_next_decision(match, s);
    return next.due == DUE_CHOICE && next.owner == seat;
}

/* Whose own choice it is; NOBODY if nobody's. */
static int chooser(const struct match *match, const struct myk_state *s)
{
    for (int seat = 0; seat < match->seats; seat++)
        if (myk_own_choice(match, s, seat))
            return seat;
    return NOBODY;
}

void myk_suggest_tiles(const struct myk_state *s, int actor, int verb, struct suggestions *out)
{
    for (int side = LEFT; side <= RIGHT; side++) {
        struct move move = move_of(actor, verb);
        if (s->tile[myk_tile_of_area(s->area, (enum myk_side)side)] == GONE)
            continue;
        move_put(&move, CHOICE_VALUE, side);
        suggest_move(out, &move);
    }
}

void myk_suggest_take(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    int actor = chooser(match, state);

    if (actor != NOBODY)
        myk_suggest_tiles(state, actor, verb, out);
}

void myk_suggest_museum(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    const struct myk_state *s = state;
    int actor = chooser(match, s);
    struct myk_ranking ranking = myk_rank(match, s, s->area);

    if (actor == NOBODY || myk_rank_in(&ranking, actor) > 2 || s->reserve[actor] == 0)
        return;
    for (int room = 0; room < ROOMS; room++) {
        struct move move = move_of(actor, verb);
        if (!myk_may_enter(match, s, actor, room))
            continue;
        move_put(&move, CHOICE_VALUE, room);
        suggest_move(out, &move);
    }
}

bool myk_decline_needs_area(const struct myk_state *s, int seat)
{
    return !s->done && myk_passed_over(s, seat);
}

struct move myk_decline(const struct myk_state *s, int seat)
{
    struct move move = move_of(seat, VERB_DECLINE);

    move_give(&move, CHOICE_VALUE);
    if (myk_decline_needs_area(s, seat))
        move_put(&move, CHOICE_AREA, s->area);
    return move;
}

void myk_suggest_decline(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    int actor = chooser(match, state);

    (void)verb;
    if (actor == NOBODY)
        return;
    struct move move = myk_decline(state, actor);
    suggest_move(out, &move);
}
