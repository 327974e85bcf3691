/* Mytikas: what two cards do at the start of a turn: Demeter exchanges, Hades takes sacrifices. */
#include "games/mytikas/mytikas.h"

enum { SACRIFICES_LISTED = 200 };

static enum outcome exchange(struct hearing *h, struct myt_notes *notes)
{
    int kind = value_or(h->move, 0, MARBLE), level = value_or(h->move, EXCHANGE_LEVEL, 1), seat = h->move->actor;
    int price = myt_box_of(h->match)->deity[DEMETER_CARD].exchange[kind], cube = myt_cube_of(STONE, level);
    char stone[SUM], better[SUM];
    if (myt_lacks(h, cube, price))
        return refuse(h, RULE_CUBE, "%s exchanges %d %s but has %d", myt_actor(h), price, myt_cube_titles[cube],
                      myt_cubes_at(h->state, seat, cube));
    myt_announce(h, notes);
    myt_need_cube(h, cube);
    myt_use_at_start(h, DEMETER_CARD);

    myt_cubes(h, seat, STONE, level, -price, RULE_PAYS_CARD);
    myt_cubes(h, seat, kind, level, 1, RULE_PAYS_CARD);
    sum_up(h, "Demeter: %d stone of level %d become 1 %s (stone %s, %s %s)", price, level, myt_kind_names[kind],
           myt_say_cube_sum(h, cube, -price, stone), myt_kind_names[kind],
           myt_say_cube_sum(h, myt_cube_of(kind, level), 1, better));
    return STANDS;
}

static void offer_exchange(const struct myt_offer *to)
{
    for (int kind = MARBLE; kind < KINDS && myt_usable(to->s, to->seat, DEMETER_CARD); kind++)
        for (int level = 1; level <= LEVELS; level++)
            if (myt_offer_has(to, myt_cube_of(STONE, level)))
                suggest_entry(to->to, to->seat, VERB_EXCHANGE, {0, kind}, {EXCHANGE_LEVEL, level});
}

const struct myt_act myt_act_exchange = {AT_START, NULL, exchange, offer_exchange};

int myt_rate_for(const struct match *match, int cubes)
{
    const struct myt_deity *hades = &myt_box_of(match)->deity[HADES_CARD];
    for (int i = 0; i < hades->rates; i++)
        if (hades->rate[i].cubes == cubes)
            return i;
    return NONE;
}

static void test_rate(struct hearing *h, int row, int cubes, int taken)
{
    const struct myt_deity *hades = &myt_box_of(h->match)->deity[HADES_CARD];
    char numbers[SAYING] = "";
    for (int i = 0; i < hades->rates; i++)
        append_string(numbers, sizeof numbers, "%s%d", i ? " or " : "", hades->rate[i].cubes);
    if (row == NONE)
        illegal(h, RULE_SACRIFICE, "%s gives %d cube%s, but Hades takes only %s", myt_actor(h), cubes, plural(cubes),
                numbers);
    else if (taken != hades->rate[row].tokens) {
        illegal_at(h, SACRIFICE_GET, -1, RULE_SACRIFICE, "%s takes %d token%s for %d cubes, but Hades gives %d",
                   myt_actor(h), taken, plural(taken), cubes, hades->rate[row].tokens);
        rests_on(h, "cards.hades.sacrifice.%d", cubes);
    }
}

static enum outcome sacrifice(struct hearing *h, struct myt_notes *notes)
{
    int cubes = items(h->move, 0), row = myt_rate_for(h->match, cubes), all[CUBES] = {0}, named[CUBES] = {0};
    int tokens = row == NONE ? 0 : myt_box_of(h->match)->deity[HADES_CARD].rate[row].tokens,
        taken = value_or(h->move, SACRIFICE_GET, tokens);
    for (int i = 0; i < cubes; i++)
        all[item(h->move, 0, i)]++;
    for (int i = 0; i < cubes; i++) {
        int cube = item(h->move, 0, i);
        if (myt_lacks(h, cube, ++named[cube]))
            return refuse_at(h, 0, i, RULE_CUBE, "%s gives %d %s but has %d", myt_actor(h), all[cube],
                             myt_cube_titles[cube], myt_cubes_at(h->state, h->move->actor, cube));
    }
    myt_announce(h, notes);
    for (int i = 0; i < cubes; i++)
        myt_need_cube(h, item(h->move, 0, i));
    myt_use_at_start(h, HADES_CARD);
    test_rate(h, row, cubes, taken);

    for (int cube = 0; cube < CUBES; cube++)
        myt_cubes(h, h->move->actor, myt_cube_kind(cube), myt_cube_level(cube), -all[cube], RULE_PAYS_CARD);
    myt_reserve(h, h->move->actor, taken, RULE_PAYS_CARD);
    char reserve[SUM];
    bool printed = row != NONE && !given(h->move, SACRIFICE_GET),
         doubt = h->sums && printed && assumed(h->match, "cards.hades.sacrifice.%d", cubes);
    sum_up(h, "Hades: %d cube%s for %d%s token%s (reserve %s)", cubes, plural(cubes), taken, doubt ? "?" : "",
           plural(taken), myt_say_reserve(h, h->move->actor, taken, reserve));
    if (printed)
        myt_advise(h, ASSUMED_SACRIFICE + row, "Hades gives %d token%s for %d cubes", tokens, plural(tokens), cubes);
    return STANDS;
}

/* ---- heaps of so many own cubes ---- */

long myt_ways_to_sacrifice(const struct myt_state *s, int seat, int cubes)
{
    long ways[21] = {1};
    for (int cube = 0; cube < CUBES; cube++) {
        int have = myt_cubes_at(s, seat, cube);
        for (int total = cubes; total > 0; total--)
            for (int use = 1; use <= have && use <= total; use++)
                ways[total] += ways[total - use];
    }
    return ways[cubes];
}

static void offer_sacrifice(const struct myt_offer *to)
{
    const struct myt_deity *hades = &myt_box_of(to->match)->deity[HADES_CARD];
    struct move base = move_of(to->seat, VERB_SACRIFICE);
    int have[CUBES];
    for (int cube = 0; cube < CUBES; cube++)
        have[cube] = myt_cubes_at(to->s, to->seat, cube);
    for (int i = 0; i < hades->rates && myt_usable(to->s, to->seat, HADES_CARD); i++)
        if (myt_ways_to_sacrifice(to->s, to->seat, hades->rate[i].cubes) <= SACRIFICES_LISTED)
            suggest_bags(to->to, &base, 0, CUBES, NULL, have, hades->rate[i].cubes);
}

static bool spell_sacrifice(const struct match *match, const struct myt_state *s, struct move *move)
{
    (void)match;
    myt_drop(move, SACRIFICE_GET);
    return items(move, 0) > 20 || myt_ways_to_sacrifice(s, move->actor, items(move, 0)) <= SACRIFICES_LISTED;
}

const struct myt_act myt_act_sacrifice = {AT_START, NULL, sacrifice, offer_sacrifice, spell_sacrifice};

void myt_unlisted(const struct match *match, const void *state, struct unlisted_list *out)
{
    const struct myt_state *s = state;
    bool next = myt_next_may_begin(s);
    int seat = next ? myt_next_seat(match, s->turn) : s->turn;
    const struct myt_deity *hades = &myt_box_of(match)->deity[HADES_CARD];
    bool ready = next || (s->phase == STARTING && !s->fresh[HADES_CARD] && s->used[HADES_CARD] == 0);
    if (!ready || seat == NONE || s->holder[HADES_CARD] != seat)
        return;
    for (int i = 0; i < hades->rates; i++) {
        long ways = myt_ways_to_sacrifice(s, seat, hades->rate[i].cubes);
        if (ways > SACRIFICES_LISTED)
            not_listed(out, seat, VERB_SACRIFICE, "", "any %d of %d cubes (%ld ways)", hades->rate[i].cubes,
                       myt_cubes_held(s, seat), ways);
    }
}
