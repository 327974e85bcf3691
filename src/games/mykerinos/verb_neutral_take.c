/* Mykerinos: two players: `neutral-take`, the tile that neutral removes. */
#include "games/mykerinos/mykerinos.h"

static void test_neutral(struct hearing *h, const struct myk_scene *scene)
{
    const struct myk_state *s = h->state;
    int rank = myk_rank_in(&scene->ranking, NEUTRAL), picker = myk_picker(h->match, &scene->ranking);
    struct myk_decision next = myk_next_decision(h->match, s);
    if (picker != h->move->actor)
        illegal_at(h, AT_ACTOR, -1, RULE_NEUTRAL_PICK, "neutral is %s in area %d, so only %s may pick its tile",
                   myk_ordinals[rank], s->area, h->match->names[picker]);
    if (next.due != DUE_PICK)
        illegal_at(h, AT_ACTOR, -1, RULE_LOG_TURN, "in area %d %s chooses next, not neutral", s->area,
                   h->match->names[next.owner]);
}

enum outcome myk_play_neutral_take(struct hearing *h)
{
    struct myk_state *s = h->state;
    struct myk_scene scene;
    if (myk_enter_scene(h, &scene) == REFUSED)
        return REFUSED;
    if (h->match->seats > 2)
        return refuse(h, RULE_NEUTRAL_NONE, "a game with %d players has no neutral colour", h->match->seats);
    int rank = myk_rank_in(&scene.ranking, NEUTRAL);
    if (s->done >> NEUTRAL & 1)
        return refuse(h, RULE_NEUTRAL_RANK, "neutral has already removed its tile in area %d", s->area);
    if (rank < 1 || rank > 2)
        return refuse(h, RULE_NEUTRAL_RANK, "neutral is %s in area %d and cannot remove a tile", myk_ordinals[rank],
                      s->area);
    if (scene.ranking.count == 1)
        return refuse(h, RULE_NEUTRAL_RANK, "neutral is alone in area %d; both tiles leave without an entry", s->area);
    if (myk_find_tile(h, &scene) == REFUSED)
        return REFUSED;
    myk_test_closing_pass(h, scene.closing);
    test_neutral(h, &scene);

    int tile = myk_tile_of_area(s->area, scene.side);
    s->gone_at[tile] = here(h, 0);
    sum_up(h, "neutral, %s in area %d, removes %s", myk_ordinals[rank], s->area,
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
