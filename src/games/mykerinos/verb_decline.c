/* Mykerinos: `decline`: neither a tile nor the Museum. */
#include "games/mykerinos/mykerinos.h"

bool myk_choice_there(const struct match *match, const struct myk_state *s, int area, int seat, int rank)
{
    return myk_tiles_left(s, area) > 0 || (rank <= 2 && s->reserve[seat] != 0 && myk_open_rooms(match, s, seat) != 0);
}

static void test_decline(struct hearing *h, const struct myk_scene *scene)
{
    const struct myk_state *s = h->state;
    int actor = h->move->actor;
    if (!scene->rank || s->done >> actor & 1 || h->match->house[HOUSE_DECLINE] == DECLINE_ALLOW
        || !myk_choice_there(h->match, s, s->area, actor, scene->rank))
        return;
    illegal(h, RULE_DECLINE, "%s: %s is %s and must choose, but declines", myk_where(h, scene).text, myk_actor(h),
            myk_ordinals[scene->rank]);
    hangs_on(h, HOUSE_DECLINE, DECLINE_ALLOW);
}

enum outcome myk_play_decline(struct hearing *h)
{
    struct myk_state *s = h->state;
    struct myk_scene scene;
    int actor = h->move->actor;
    if (myk_enter_scene(h, &scene) == REFUSED)
        return REFUSED;
    myk_test_choice(h, &scene);
    test_decline(h, &scene);

    sum_up(h, "%s, %s in area %d, takes nothing", myk_actor(h), myk_ordinals[scene.rank], s->area);
    if (h->is_assumed && myk_choice_there(h->match, s, s->area, actor, scene.rank))
        s->declined[s->season][actor] |= (unsigned char)(1u << s->area);
    return myk_chosen(h, &scene, actor);
}

struct move myk_decline(int seat)
{
    struct move move = move_of(seat, VERB_DECLINE);
    move_give(&move, CHOICE_VALUE);
    return move;
}

void myk_suggest_decline(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    int actor = myk_chooser(match, state);
    (void)verb;
    if (actor != NOBODY)
        suggest_made(out, myk_decline(actor));
}
