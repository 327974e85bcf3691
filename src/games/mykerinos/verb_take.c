/* Mykerinos: `take`: a tile of an area. */
#include "games/mykerinos/mykerinos.h"

/* "ben, first in area 2, takes lemon for 2 points: 3 + 2 = 5; 2 lemon tiles" */
static void sum_take(struct hearing *h, const struct myk_scene *scene, int tile, int before)
{
    const struct myk_state *s = h->state;
    int actor = h->move->actor, kind = myk_tile_kind(tile), points = myk_tile_points(tile),
        after = myk_plus(before, points);
    sum_up(h, "%s, %s in area %d, takes %s for %d point%s: %s + %d = %s", h->match->names[actor],
           myk_ordinals[scene->rank], scene->area, myk_kind_names[kind], points, plural(points),
           myk_number(before).text, points, myk_number(after).text);
    if (s->more_tiles >> actor & 1)
        sum_up(h, "? %s tiles", myk_kind_names[kind]);
    else
        sum_up(h, "%d %s tile%s", s->owned[actor][kind], myk_kind_names[kind], plural(s->owned[actor][kind]));
}

enum outcome myk_play_take(struct hearing *h)
{
    struct myk_state *s = h->state;
    struct myk_scene scene;
    int actor = h->move->actor;
    if (myk_enter_scene(h, &scene) == REFUSED || myk_find_tile(h, &scene) == REFUSED)
        return REFUSED;
    myk_test_closing_pass(h, scene.closing);
    myk_test_ranking(h, &scene);

    int *meant = &myk_tiles_of(s, &scene)[scene.side], tile = *meant, kind = myk_tile_kind(tile),
        before = s->points[actor];
    *meant = GONE;
    s->gone_at[myk_tile_of_area(scene.area, scene.side)] = here(h, 0);
    if (scene.closed)
        s->discarded[kind]--;
    s->owned[actor][kind]++;
    s->least[actor] += myk_tile_points(tile);
    myk_change(h, actor, POINTS, myk_tile_points(tile), RULE_TILE_POINTS, myk_kind_names[kind]);
    sum_take(h, &scene, tile, before);
    return myk_chosen(h, &scene, actor);
}

void myk_suggest_take(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    int actor = myk_chooser(match, state);
    if (actor != NOBODY)
        myk_suggest_tiles(state, actor, verb, out);
}

void myk_earns(const struct match *match, const void *state, const struct move *move, struct earnings *out)
{
    const struct myk_state *s = state;
    if (move->verb != VERB_TAKE || s->phase != PHASE_SURVEY)
        return;
    struct move spelled = *move;
    myk_spell_side(s, s->area, &spelled);
    int side = value_or(&spelled, CHOICE_VALUE, LEFT);
    int tile = side <= RIGHT ? s->tile[myk_tile_of_area(s->area, side)] : GONE;
    if (tile != GONE)
        earn(out, (struct earning){match->names[move->actor], 2 * myk_tile_points(tile)});
}
