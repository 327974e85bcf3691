/* Mykerinos: `decline`: neither a tile nor the Museum. */
#include "games/mykerinos/mykerinos.h"

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
    illegal(h, RULE_DECLINE, "%s: %s is %s and declines although there is something to choose",
            myk_where(h, scene, &text), h->match->names[actor], myk_ordinals[scene->rank]);
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
    myk_test_ranking(h, &scene);
    test_decline(h, &scene);

    if (scene.closed && myk_passed_over(s, h->move->actor))
        sum_up(h, "%s was passed over in area %d: nothing was left", h->match->names[h->move->actor], scene.area);
    else
        sum_up(h, "%s, %s in area %d, takes nothing", h->match->names[h->move->actor], myk_ordinals[scene.rank],
               scene.area);
    myk_chosen(h, &scene, h->move->actor);
    if (nobody_wrote(h))
        s->unwritten = h->entry;
    return STANDS;
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
    int actor = myk_chooser(match, state);

    (void)verb;
    if (actor == NOBODY)
        return;
    struct move move = myk_decline(state, actor);
    suggest_move(out, &move);
}
