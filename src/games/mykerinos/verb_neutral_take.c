/* Mykerinos: two players: `neutral-take`, the tile that neutral removes. */
#include "games/mykerinos/mykerinos.h"

static void test_neutral(struct hearing *h, const struct myk_scene *scene)
{
    int rank = myk_rank_in(&scene->ranking, NEUTRAL), picker = myk_picker(h->match, &scene->ranking);
    struct myk_decision next = myk_next_decision(h->match, h->state);
    if (picker != h->move->actor)
        illegal_at(h, AT_ACTOR, -1, RULE_NEUTRAL_PICK, "neutral is %s in area %d, so only %s may pick its tile",
                   myk_ordinals[rank], scene->area, h->match->names[picker]);
    if (next.due != DUE_PICK && !scene->later)
        illegal_at(h, AT_ACTOR, -1, RULE_LOG_TURN, "in area %d %s chooses next, not neutral", scene->area,
                   h->match->names[next.owner]);
    myk_test_early(h, scene);
}

/* A tile that neutral removed without an entry may be written afterwards. */
static enum outcome said_of_closed(struct hearing *h, const struct myk_scene *scene)
{
    const struct myk_state *s = h->state;
    int named = value_or(h->move, CHOICE_VALUE, LEFT), side = myk_by_neutral(s, named);
    if (side >= 0) {
        if (s->removed[side] >= 0)
            sum_up(h, "neutral has removed %s in area %d", myk_kind_names[myk_tile_kind(s->removed[side])],
                   scene->area);
        return STANDS;
    }
    return refuse(h, RULE_NEUTRAL_RANK, "neutral has not removed the %s tile of area %d", myk_spell_named(named).text,
                  scene->area);
}

enum outcome myk_play_neutral_take(struct hearing *h)
{
    struct myk_state *s = h->state;
    struct myk_scene scene;
    if (myk_enter_scene(h, &scene) == REFUSED)
        return REFUSED;
    if (h->match->seats > 2)
        return refuse(h, RULE_NEUTRAL_NONE, "a game with %d players has no neutral colour", h->match->seats);
    if (scene.closed)
        return said_of_closed(h, &scene);
    int rank = myk_rank_in(&scene.ranking, NEUTRAL);
    if (*scene.done >> NEUTRAL & 1)
        return refuse(h, RULE_NEUTRAL_RANK, "neutral has already removed its tile in area %d", scene.area);
    if (rank < 1 || rank > 2)
        return refuse(h, RULE_NEUTRAL_RANK, "neutral is %s in area %d and cannot remove a tile", myk_ordinals[rank],
                      scene.area);
    if (scene.ranking.count == 1)
        return refuse(h, RULE_NEUTRAL_RANK, "neutral is alone in area %d; both tiles leave without an entry",
                      scene.area);
    if (myk_find_tile(h, &scene) == REFUSED)
        return REFUSED;
    myk_test_closing_pass(h, scene.closing);
    test_neutral(h, &scene);

    int tile = myk_tile_of_area(scene.area, scene.side);
    s->gone_at[tile] = here(h, 0);
    sum_up(h, "neutral, %s in area %d, removes %s", myk_ordinals[rank], scene.area,
           myk_kind_names[myk_tile_kind(s->tile[tile])]);
    myk_discard(s, tile);
    return myk_chosen(h, &scene, NEUTRAL);
}

void myk_suggest_neutral_take(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    const struct myk_state *s = state;
    if (s->phase != PHASE_SURVEY)
        return;
    struct myk_decision next = myk_next_decision(match, s);
    if (next.due == DUE_PICK)
        myk_suggest_tiles(s, next.owner, verb, out);
}
