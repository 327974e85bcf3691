/* Mytikas: taking a Favor token, at the set-up and later. */
#include "games/mytikas/mytikas.h"

static enum outcome read_favor(struct hearing *h)
{
    if (given(h->move, FAVOR_WITH) == given(h->move, FAVOR_PAY))
        return STANDS;
    return misread(h, given(h->move, FAVOR_PAY) ? "only with hephaestus is a favor paid for"
                                                : "with hephaestus also needs pay");
}

static enum outcome test_favor(struct hearing *h)
{
    const struct myt_state *s = h->state;
    int god = value_or(h->move, 0, 0), from = value_or(h->move, FAVOR_FROM, NONE);
    if (s->phase == FAVORING && (given(h->move, FAVOR_FROM) || given(h->move, FAVOR_WITH)))
        return misread(h, "at the set-up a favor is just taken from its pile");
    if (from == h->move->actor)
        return refuse(h, RULE_FAVOR_NONE, "takes a favor from themselves");
    if (from != NONE && s->seat[from].favors[god] == 0)
        return refuse(h, RULE_FAVOR_NONE, "takes a favor of %s from %s, who has none", myt_god_names[god],
                      myt_name_of(h, from));
    if (from == NONE && myt_pile(h->match, s, god) <= 0)
        return refuse(h, RULE_FAVOR_NONE, "takes a favor of %s, whose pile is empty", myt_god_names[god]);
    int cube = value_or(h->move, FAVOR_PAY, NONE);
    if (cube != NONE && myt_cubes_at(s, h->move->actor, cube) == 0)
        return refuse(h, RULE_CUBE, "pays %s and has none there", myt_cube_names[cube]);
    return STANDS;
}

static void choose_first_favor(struct hearing *h, int god)
{
    struct myt_state *s = h->state;
    for (int seat = 0; seat < h->match->seats; seat++)
        if (s->seat[seat].favors[god] > 0) {
            illegal(h, RULE_START_FAVOR, "takes %s, whose favor %s already has", myt_god_names[god],
                    myt_name_of(h, seat));
            because(h, s->seat[seat].chosen_at, "here %s took it", myt_name_of(h, seat));
        }

    s->seat[h->move->actor].chosen_at = here(h, 0);
    myt_favor(h, h->move->actor, god, 1, RULE_START_FAVOR);
    myt_set_up_phase(h->match, s);
}

static void buy_with_hephaestus(struct hearing *h)
{
    int cube = value_or(h->move, FAVOR_PAY, 0), price = myt_box_of(h->match)->deity[HEPHAESTUS_CARD].goods;
    myt_use_card(h, HEPHAESTUS_CARD, true);
    if (myt_cube_kind(cube) != price) {
        illegal(h, RULE_COST, "pays hephaestus with %s instead of %s", myt_kind_names[myt_cube_kind(cube)],
                myt_kind_names[price]);
        point_at(h, FAVOR_PAY, -1);
    }
    myt_cubes(h, h->move->actor, myt_cube_kind(cube), myt_cube_level(cube), -1, RULE_COST);
}

static void favor(struct hearing *h)
{
    const struct myt_state *s = h->state;
    int god = value_or(h->move, 0, 0), from = value_or(h->move, FAVOR_FROM, NONE);
    struct myt_deed deed = myt_deed_of(h->move);
    bool may_spoil = given(h->move, FAVOR_WITH) && myt_may_spoil(h->match, s, h->move->actor);
    if (s->phase == FAVORING) {
        choose_first_favor(h, god);
        return;
    }
    if (given(h->move, FAVOR_WITH))
        buy_with_hephaestus(h);
    else
        myt_count_deed(h, &deed);
    if (from != NONE && myt_pile(h->match, s, god) > 0) {
        illegal(h, RULE_FAVOR_PILE, "takes it from %s although the pile of %s has some", myt_name_of(h, from),
                myt_god_names[god]);
        point_at(h, FAVOR_FROM, -1);
    }

    if (from != NONE)
        myt_favor(h, from, god, -1, RULE_FAVOR_PILE);
    myt_favor(h, h->move->actor, god, 1, RULE_FAVOR_PILE);
    if (may_spoil)
        myt_test_dead_end(h, h->move->actor); /* whoever buys the last token cannot do the action any more */
}

enum outcome myt_play_favor(struct hearing *h)
{
    static const struct myt_act act = {AT_STEP, read_favor, test_favor, favor};
    return myt_play(h, &act);
}

static void say_favor(const struct myt_offer *to, int god, int from)
{
    struct move move = move_of(to->seat, VERB_FAVOR);
    move_put(&move, 0, god);
    if (from != NONE)
        move_put(&move, FAVOR_FROM, from);
    if (myt_shows(to->match, to->s, TAKE_FAVOR))
        suggest_move(to->to, &move);
    for (int cube = 0; cube < CUBES && myt_usable(to->s, to->seat, HEPHAESTUS_CARD); cube++) {
        struct move bought = move;
        move_put(&bought, FAVOR_WITH, HEPHAESTUS_CARD);
        move_put(&bought, FAVOR_PAY, cube);
        if (myt_offer_has(to, cube))
            suggest_move(to->to, &bought);
    }
}

static void suggest_first(const struct match *match, const struct myt_state *s, int verb, struct suggestions *to)
{
    unsigned acting = myt_to_act(match, s);
    for (int seat = 0; seat < match->seats; seat++)
        for (int god = 0; acting >> seat & 1 && god < GODS; god++)
            myt_say(&(struct myt_offer){match, s, seat, to}, verb, god);
}

void myt_suggest_favor(const struct match *match, const void *state, int verb, struct suggestions *to)
{
    const struct myt_state *s = state;
    struct myt_offer offer = myt_offer_steps(match, s, to);
    if (s->phase == FAVORING)
        suggest_first(match, s, verb, to);
    for (int god = 0; god < GODS && offer.seat != NONE; god++) {
        bool pile = myt_pile(match, s, god) > 0;
        if (pile)
            say_favor(&offer, god, NONE);
        for (int seat = 0; seat < match->seats && !pile; seat++)
            if (seat != offer.seat && s->seat[seat].favors[god] > 0)
                say_favor(&offer, god, seat);
    }
}
