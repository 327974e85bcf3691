/* Mytikas: what a building costs, and paying for it. */
#include "games/mytikas/mytikas.h"

int myt_cost(const struct match *match, int piece, int kind, int with)
{
    int cost = myt_box_of(match)->cost[piece][kind];
    if (with != NONE && myt_box_of(match)->deity[with].goods == kind)
        cost -= myt_box_of(match)->deity[with].amount;
    return cost > 0 ? cost : 0;
}

/* Can the actor pay the bill? Unknown cubes may be enough. */
static bool covers(const struct hearing *h, const struct myt_bill *bill)
{
    const struct myt_state *s = h->state;
    for (int kind = 0; kind < KINDS; kind++)
        for (int level = 0; level < LEVELS; level++)
            if (s->seat[h->move->actor].goods[kind][level] < bill->cubes[kind][level]
                && !myt_unknown(s, h->move->actor, 1u << kind))
                return false;
    return true;
}

const char *myt_say_cost(const struct match *match, const struct myt_deed *deed, char room[SAYING])
{
    int cost[KINDS];
    char goods[SAYING];
    for (int kind = 0; kind < KINDS; kind++)
        cost[kind] = myt_cost(match, deed->what, kind, deed->with);
    bool cheaper = deed->with != NONE;
    put_string(room, SAYING, "%.100s%s%s", myt_say_goods(cost, goods), cheaper ? " with " : "",
               cheaper ? myt_card_titles[deed->with] : "");
    return room;
}

enum outcome myt_test_means(struct hearing *h, const struct myt_deed *build, const struct myt_bill *bill)
{
    const struct myt_seat *seat = &((const struct myt_state *)h->state)->seat[h->move->actor];
    if (covers(h, bill))
        return STANDS;
    for (int cube = 0; cube < CUBES && given(h->move, BUILD_PAY); cube++) {
        int have = myt_cubes_at(h->state, h->move->actor, cube),
            due = bill->cubes[myt_cube_kind(cube)][myt_cube_level(cube) - 1];
        if (have < due && !myt_cube_unknown(h->state, h->move->actor, cube))
            return refuse_at(h, BUILD_PAY, -1, RULE_CUBE, "%s pays %d %s but has %d", myt_actor(h), due,
                             myt_cube_names[cube], have);
    }
    if (myt_box_of(h->match)->cost_assumed[build->what])
        return STANDS;
    int there[KINDS];
    char cost[SAYING], said[SAYING];
    for (int kind = 0; kind < KINDS; kind++)
        there[kind] = seat->goods[kind][build->level - 1];
    return refuse(h, RULE_CUBE, "the %s costs %s, but %s has %s on Level %d", myt_piece_titles[build->what],
                  myt_say_cost(h->match, build, cost), myt_actor(h), myt_say_goods(there, said), build->level);
}

static bool is_price(const struct match *match, const struct myt_deed *deed, const int paid[KINDS])
{
    for (int kind = 0; kind < KINDS; kind++)
        if (paid[kind] != myt_cost(match, deed->what, kind, deed->with))
            return false;
    return true;
}

/* Is the payment the cost less one cube, which a card may have been meant to save? */
static bool is_one_less(const struct match *match, const struct myt_deed *deed, const int paid[KINDS])
{
    int missing = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        int less = myt_box_of(match)->cost[(int)deed->what][kind] - paid[kind];
        if (less < 0)
            return false;
        missing += less;
    }
    return missing == 1;
}

static void test_written(struct hearing *h, const struct myt_deed *deed, const struct myt_bill *bill, bool wrong_card)
{
    int paid[KINDS] = {0}, stray = NONE;
    char said[SAYING], cost[SAYING];
    for (int cube = 0; cube < CUBES; cube++) {
        int cubes = bill->cubes[myt_cube_kind(cube)][myt_cube_level(cube) - 1];
        paid[myt_cube_kind(cube)] += cubes;
        stray = cubes > 0 && myt_cube_level(cube) != deed->level && stray == NONE ? cube : stray;
    }
    if (!is_price(h->match, deed, paid) && !(wrong_card && is_one_less(h->match, deed, paid))) {
        illegal_at(h, BUILD_PAY, -1, RULE_COST, "%s pays %s, but the %s costs %s", myt_actor(h),
                   myt_say_goods(paid, said), myt_piece_titles[deed->what], myt_say_cost(h->match, deed, cost));
        rests_on(h, "costs.%s", myt_piece_names[deed->what]);
    }
    if (stray != NONE)
        illegal_at(h, BUILD_PAY, -1, RULE_COST_LEVEL, "%s pays %s, but the piece is on Level %d", myt_actor(h),
                   myt_cube_names[stray], deed->level);
}

void myt_test_bill(struct hearing *h, const struct myt_deed *deed, const struct myt_bill *bill, bool wrong_card)
{
    char cost[SAYING];
    for (int cube = 0; cube < CUBES; cube++)
        if (bill->cubes[myt_cube_kind(cube)][myt_cube_level(cube) - 1] > 0)
            myt_need_cube(h, cube);
    if (given(h->move, BUILD_PAY))
        test_written(h, deed, bill, wrong_card);
    else if (!covers(h, bill)) {
        illegal(h, RULE_COST, "the %s costs %s, and not all of that is on Level %d; only what is there is paid",
                myt_piece_titles[deed->what], myt_say_cost(h->match, deed, cost), deed->level);
        rests_on(h, "costs.%s", myt_piece_names[deed->what]);
    }
}
