/* Mytikas: moving the Builder. */
#include "games/mytikas/mytikas.h"

static void test_move(struct hearing *h, int area)
{
    const struct myt_state *s = h->state;
    int spot = myt_builder_place(h->match, area);
    const char *where = h->match->seats == 2 ? myt_god_names[spot] : myt_area_names[spot];
    for (int seat = 0; seat < h->match->seats; seat++) {
        if (s->seat[seat].builder != spot)
            continue;
        if (seat == h->move->actor)
            illegal(h, RULE_STAY, "stays at %s; the builder has to move on", where);
        else
            illegal(h, RULE_OCCUPIED, "moves to %s, where the builder of %s stands", where, myt_name_of(h, seat));
        because(h, s->seat[seat].moved_at, "here that builder came");
    }
}

static void move_builder(struct hearing *h)
{
    struct myt_state *s = h->state;
    int area = value_or(h->move, 0, 0), seat = h->move->actor;
    test_move(h, area);

    s->seat[seat].builder = myt_builder_place(h->match, area);
    s->seat[seat].moved_at = here(h, 0);
    myt_clear_now(s);
    myt_begin_performing(s, seat, area);
    s->area = area;
    s->phase = ACTING;
    myt_test_dead_end(h, seat);
}

enum outcome myt_play_move(struct hearing *h)
{
    static const struct myt_act act = {AT_START, NULL, NULL, move_builder};
    return myt_play(h, &act);
}

void myt_suggest_move(const struct match *match, const void *state, int verb, struct suggestions *to)
{
    struct myt_state room;
    struct myt_offer offer = myt_offer_start(match, state, to, &room);
    for (int area = 0; area < AREAS && offer.seat != NONE; area++)
        myt_say(&offer, verb, area);
}
