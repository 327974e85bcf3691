/* Mytikas: taking a Favor, in the setup and later. */

#include "games/mytikas/mytikas.h"

static enum outcome read_favor(struct hearing *h)
{
    if (given(h->move, FAVOR_WITH) == given(h->move, FAVOR_PAY))
        return STANDS;
    return misread(h, given(h->move, FAVOR_PAY) ? "you may pay for a Favor only `with hephaestus`"
                                                : "`with hephaestus` also needs `pay`");
}

static enum outcome test_token(struct hearing *h, int god, int from)
{
    const struct myt_state *s = h->state;
    const char *title = myt_god_titles[god];
    bool left = myt_pile(h->match, s, god) > 0; /* false: the known Favors alone use up the pile */
    if (from == NONE)
        return left ? STANDS
                    : refuse(h, RULE_FAVOR_NONE, "%s takes a Favor of %s, whose pile is empty", myt_actor(h), title);
    if (from == h->move->actor)
        return refuse_at(h, FAVOR_FROM, -1, RULE_FAVOR_NONE, "%s takes the Favor from %s; choose another player",
                         myt_actor(h), myt_name_of(h, from));
    /* A player with unknown Favors may have one of this god if the known Favors leave some. */
    if (s->seat[from].favors[god] > 0 || (myt_unknown(s, from, NO_FAVORS) && left))
        return STANDS;
    return refuse_at(h, FAVOR_FROM, -1, RULE_FAVOR_NONE, "%s takes a Favor of %s from %s, who has none", myt_actor(h),
                     title, myt_name_of(h, from));
}

static void choose_first_favor(struct hearing *h, int god)
{
    struct myt_state *s = h->state;
    int pile = myt_pile(h->match, s, god);
    for (int seat = 0; seat < h->match->seats; seat++)
        if (s->seat[seat].favors[god] > 0) {
            illegal(h, RULE_START_FAVOR, "%s takes the Favor of %s, which %s already has", myt_actor(h),
                    myt_god_titles[god], myt_name_of(h, seat));
            because(h, s->seat[seat].chosen_at, "%s took it here", myt_name_of(h, seat));
            break;
        }

    s->seat[h->move->actor].chosen_at = here(h, 0);
    myt_favor_of_pile(h, h->move->actor, god, 1, RULE_GETS_START);
    sum_up(h, "%s takes a %s Favor: pile %d - 1 = %d", myt_actor(h), myt_god_names[god], pile, pile - 1);
    myt_set_up_phase(h->match, s);
}

static void test_pile(struct hearing *h, int god, int from)
{
    int pile = myt_pile(h->match, h->state, god);
    /* Unknown Favors may have emptied the pile, or `from` may have none. */
    for (int seat = 0; seat < h->match->seats; seat++)
        if (myt_unknown(h->state, seat, NO_FAVORS) && (from == seat || pile > 0))
            myt_need(h, RULE_FAVOR_NONE, FACT_FAVORS, seat);
    if (from == NONE || pile <= 0 || myt_lacking(h->match, h->state, NO_FAVORS))
        return;
    illegal_at(h, FAVOR_FROM, -1, RULE_FAVOR_PILE, "%s takes the Favor from %s, but %s has %d on the pile",
               myt_actor(h), myt_name_of(h, from), myt_god_titles[god], pile);
}

/* "zeus: pile 2 - 1 = 1, anna 1 + 1 = 2, for 1 marble of level 2". Call after the token has changed hands. */
static void sum_up_favor(struct hearing *h, int god, int from)
{
    const struct myt_state *s = h->state;
    int pile = myt_pile(h->match, s, god), cube = value_or(h->move, FAVOR_PAY, NONE), seat = h->move->actor;
    const char *name = myt_name_of(h, seat);
    char price[SAYING] = "", own[SUM], theirs[SUM];
    if (cube != NONE)
        put_string(price, sizeof price, ", by hephaestus for 1 %s of level %d", myt_kind_names[myt_cube_kind(cube)],
                   myt_cube_level(cube));
    myt_say_sum(own, myt_unknown(s, seat, NO_FAVORS), s->seat[seat].favors[god], 1);
    if (from == NONE)
        sum_up(h, "%s: pile %s, %s %s%s", myt_god_names[god],
               myt_say_sum(theirs, myt_lacking(h->match, s, NO_FAVORS), pile, -1), name, own, price);
    else
        sum_up(h, "%s: %sfrom %s, %s, %s %s%s", myt_god_names[god],
               pile > 0 ? "" : "the pile is empty: ", myt_name_of(h, from),
               myt_say_sum(theirs, myt_unknown(s, from, NO_FAVORS), s->seat[from].favors[god], -1), name, own, price);
}

/* Hephaestus gives one more Favor for a cube. */
static void buy(struct hearing *h, int cube)
{
    int kind = myt_cube_kind(cube), price = myt_box_of(h->match)->deity[HEPHAESTUS_CARD].goods;
    myt_need_cube(h, cube);
    myt_use_card(h, HEPHAESTUS_CARD, (struct myt_use){.field = FAVOR_WITH});
    if (kind != price)
        illegal_at(h, FAVOR_PAY, -1, RULE_COST, "%s pays Hephaestus with %s, but he takes only %s", myt_actor(h),
                   myt_kind_names[kind], myt_kind_names[price]);
    myt_cubes(h, h->move->actor, kind, myt_cube_level(cube), -1, RULE_PAYS_CARD);
}

static enum outcome favor(struct hearing *h, struct myt_notes *notes)
{
    const struct myt_state *s = h->state;
    int god = value_or(h->move, 0, 0), from = value_or(h->move, FAVOR_FROM, NONE),
        cube = value_or(h->move, FAVOR_PAY, NONE), seat = h->move->actor;
    struct myt_deed deed = myt_deed_of(h->move);
    if (s->phase == FAVORING && (given(h->move, FAVOR_FROM) || given(h->move, FAVOR_WITH)))
        return misread(h, "in the setup, a Favor comes from its pile; write only the god");
    if (test_token(h, god, from) == REFUSED || myt_test_cube(h, FAVOR_PAY, "pays") == REFUSED)
        return REFUSED;
    myt_announce(h, notes);
    if (s->phase == FAVORING) {
        choose_first_favor(h, god);
        return STANDS;
    }
    int broken = h->broken;
    bool may_spoil = cube != NONE && myt_may_spoil(h->match, s, seat);
    if (cube != NONE)
        buy(h, cube);
    else
        myt_count_deed(h, &deed);
    test_pile(h, god, from);

    if (from == NONE)
        myt_favor_of_pile(h, seat, god, 1, RULE_GETS_FAVOR);
    else {
        myt_favor(h, from, god, -1, RULE_GETS_FAVOR);
        myt_favor(h, seat, god, 1, RULE_GETS_FAVOR);
    }
    sum_up_favor(h, god, from);
    if (may_spoil && h->broken == broken)
        myt_test_dead_end(h, seat); /* the main action may need the Favor that Hephaestus gave */
    return STANDS;
}

static void say_favor(const struct myt_offer *to, int god, int from)
{
    struct move move = MOVE_WITH(to->seat, VERB_FAVOR, {0, god}, {FAVOR_FROM, from != NONE ? from : NO_VALUE});
    if (myt_fits(to->match, to->s, &move))
        suggest_move(to->to, &move);
    for (int cube = 0; cube < CUBES && myt_usable(to->s, to->seat, HEPHAESTUS_CARD); cube++)
        if (myt_offer_has(to, cube))
            suggest_more(to->to, &move, {FAVOR_WITH, HEPHAESTUS_CARD}, {FAVOR_PAY, cube});
}

static void offer_favor(const struct myt_offer *to)
{
    for (int god = 0; god < GODS; god++) {
        bool pile = myt_pile(to->match, to->s, god) > 0;
        if (to->s->phase == FAVORING)
            suggest_entry(to->to, to->seat, VERB_FAVOR, {0, god});
        else if (pile)
            say_favor(to, god, NONE);
        for (int seat = 0; to->s->phase != FAVORING && seat < to->match->seats && !pile; seat++)
            if (seat != to->seat && to->s->seat[seat].favors[god] > 0)
                say_favor(to, god, seat);
    }
}

const struct myt_act myt_act_favor = {AT_STEP, read_favor, favor, offer_favor};
