/* Mykerinos: `museum`: in the survey a cube goes from the reserve to a room. */
#include "games/mykerinos/mykerinos.h"

static void test_museum(struct hearing *h, const struct myk_scene *scene, int room)
{
    const struct myk_state *s = h->state;
    const char *name = myk_actor(h);
    bool left = myk_tiles_left(s, s->area) > 0;
    if (scene->rank > 2)
        illegal(h, RULE_SURVEY_MUSEUM, "%s: %s is %s, and %s", myk_where(h, scene).text, name,
                myk_ordinals[scene->rank], left ? "may only take a tile" : "no tile is left");
    if (myk_museum_source(h->move) == STOCK)
        illegal_at(h, MUSEUM_FROM, -1, RULE_SURVEY_RESERVE,
                   "%s takes the Museum cube from the stock; in the survey it must come from the reserve", name);
    myk_test_access(h, MUSEUM_ROOM, room);
}

/* "2 a tile for violet and lemon", or "2 a tile for wings 2 and 3" */
static void sum_museum(struct hearing *h, const struct myk_scene *scene, int room)
{
    const struct myk_state *s = h->state;
    const struct myk_box *box = myk_box_of(h->match);
    int left = myk_museum_cubes(s, h->move), named = 0;
    bool several = box->wings[room] & (box->wings[room] - 1);
    if (!h->sums)
        return;
    sum_up(h, "%s, %s in area %d, moves a cube from the %s (%s - 1 = %s) to %s: %d a tile for ", myk_actor(h),
           myk_ordinals[scene->rank], s->area, myk_accounts[myk_museum_source(h->move)],
           myk_number(myk_plus(left, 1)).text, myk_number(left).text, myk_room_names[room], box->worth[room]);
    for (int circle = 0; circle < CIRCLES; circle++) {
        if (!(box->wings[room] >> circle & 1))
            continue;
        text_add(h->sums, named++ ? " and " : s->wings_known ? "" : several ? "wings " : "wing ");
        if (s->wings_known)
            text_add(h->sums, myk_kind_names[s->wing[circle]]);
        else
            text_format(h->sums, "%d", circle + 1);
    }
}

enum outcome myk_play_museum(struct hearing *h)
{
    struct myk_scene scene;
    int room;
    if (myk_find_room(h, MUSEUM_ROOM, &room) == REFUSED || myk_enter_scene(h, &scene) == REFUSED
        || myk_room_free(h, MUSEUM_ROOM, room) == REFUSED || myk_cube_at_hand(h, 1) == REFUSED)
        return REFUSED;
    if (myk_museum_cubes(h->state, h->move) == UNKNOWN)
        myk_ask(h, myk_museum_source(h->move) == STOCK ? RULE_STOCK : RULE_RESERVE);
    myk_test_choice(h, &scene);
    test_museum(h, &scene, room);

    myk_enter_room(h, MUSEUM_ROOM, room, RULE_SURVEY_RESERVE);
    sum_museum(h, &scene, room);
    return myk_chosen(h, &scene, h->move->actor);
}

void myk_suggest_museum(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    const struct myk_state *s = state;
    int actor = myk_chooser(match, s);
    struct myk_ranking ranking = myk_rank(match, s, s->area);
    if (actor == NOBODY || myk_rank_in(&ranking, actor) > 2 || s->reserve[actor] == 0)
        return;
    for (unsigned open = myk_open_rooms(match, s, actor); open; open &= open - 1)
        suggest_entry(out, actor, verb, {MUSEUM_ROOM, __builtin_ctz(open)});
}
