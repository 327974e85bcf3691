/* Mykerinos: `take`: a tile of an area. */
#include "games/mykerinos/mykerinos.h"

enum outcome myk_play_take(struct hearing *h)
{
    struct myk_state *s = h->state;
    struct myk_scene scene;
    int actor = h->move->actor;
    if (myk_enter_scene(h, &scene) == REFUSED || myk_find_tile(h, &scene) == REFUSED)
        return REFUSED;
    myk_test_choice(h, &scene);

    int tile = myk_tile_of_area(s->area, scene.side), *meant = &s->tile[tile], kind = myk_tile_kind(*meant),
        points = myk_tile_points(*meant), before = s->points[actor];
    const char *patron = myk_kind_names[kind];
    *meant = GONE;
    s->gone_at[tile] = here(h, 0);
    s->owned[actor][kind]++;
    s->least[actor] += points;
    myk_change(h, actor, POINTS, points, RULE_TILE_POINTS, patron);
    /* "ben, first in area 2, takes lemon for 2 points: 3 + 2 = 5; 2 lemon tiles" */
    sum_up(h, "%s, %s in area %d, takes %s for %d point%s: %s + %d = %s", myk_actor(h), myk_ordinals[scene.rank],
           s->area, patron, points, plural(points), myk_number(before).text, points,
           myk_number(myk_plus(before, points)).text);
    if (s->more_tiles >> actor & 1)
        sum_up(h, "? %s tiles", patron);
    else
        sum_up(h, "%d %s tile%s", s->owned[actor][kind], patron, plural(s->owned[actor][kind]));
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
