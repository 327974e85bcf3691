/* Mykerinos: `take`: a tile of an area. */
#include "games/mykerinos/mykerinos.h"

enum outcome myk_play_take(struct hearing *h)
{
    struct myk_state *s = h->state;
    struct myk_scene scene;
    int actor = h->move->actor, side = value_or(h->move, CHOICE_VALUE, LEFT);

    if (myk_enter_scene(h, &scene) == REFUSED || myk_tile_lies(h, &scene) == REFUSED)
        return REFUSED;
    myk_test_closing_pass(h, scene.closing);
    myk_test_ranking(h, &scene);

    int *lies = myk_tile_meant(s, &scene, side), tile = *lies, kind = myk_tile_kind(tile);
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
    int tile = s->tile[myk_tile_of_area(s->area, (enum myk_side)value_or(move, CHOICE_VALUE, LEFT))];
    if (tile != GONE)
        earn(out, (struct earning){match->names[move->actor], 2 * myk_tile_points(tile)});
}
