/* Mytikas: the ribbon, the end of an action, and the follow-ups. */
#include "games/mytikas/mytikas.h"

enum outcome myt_can_bonus(struct hearing *h)
{
    (void)h;
    return STANDS;
}

static void report_bonus(struct hearing *h)
{
    const struct state *s = h->state;
    const char *area = myt_area_names[s->doing], *god = myt_god_names[god_of(s->doing)];
    int card = myt_bonus_card(h->match, s, s->who, s->doing);
    if (card == NONE)
        illegal(h, RULE_BONUS_FAVOR, "takes the bonus of %s without a favor of %s", area, god);
    else {
        illegal(h, RULE_BONUS_FAVOR, "takes the bonus of %s with %s, but not the main action", area,
                myt_card_names[card]);
        hangs_on(h, HOUSE_CARD_BONUS, BONUS_ALONE);
    }
}

static void check_bonus(struct hearing *h)
{
    struct state *s = h->state;
    bool main_done = s->main_deeds.count > 0;
    int broken = h->broken, effect = myt_effect_used(s);
    if (s->ribbon) {
        illegal(h, RULE_BONUS_TWICE, "begins a second bonus in this turn");
        because(h, s->bonus_at, "here the first one began");
    }
    if (!myt_bonus_usable(h->match, s, s->who, s->doing, main_done))
        report_bonus(h);
    if (!main_done && effect != NONE) {
        illegal(h, RULE_CARD_WHEN, "leaves the main action out, to which %s belongs", myt_card_names[effect]);
        because(h, s->used_at[effect], "here that card was used");
    }
    if (h->broken > broken)
        return;
    s->ribbon = true;
    if (!main_done && myt_stuck(h->match, s, s->who))
        myt_report_dead_end(h, s->who);
}

void myt_do_bonus(struct hearing *h)
{
    struct state *s = h->state;
    if (s->who == s->turn)
        check_bonus(h);
    else {
        illegal(h, RULE_BONUS_FOLLOW, "takes the bonus while following %s", name_of(h, s->turn));
        because(h, s->seat[s->who].followed_at, "here the follow-up began");
    }

    s->slot = 0;
    s->ribbon = true;
    s->bonus_at = here(h, 0);
}

enum outcome myt_can_end(struct hearing *h)
{
    (void)h;
    return STANDS;
}

void myt_do_end(struct hearing *h)
{
    struct state *s = h->state;
    if (s->main_deeds.count == 0 && s->ribbon_deeds.count == 0 && !s->dead_end) {
        illegal(h, RULE_NOTHING, "ends without having done anything at %s", myt_area_names[s->doing]);
        because(h, s->who == s->turn ? s->seat[s->who].moved_at : s->seat[s->who].followed_at, "here the action began");
    }

    myt_end_part(s);
}

static int payment(const struct move *move)
{
    return value_or(move, FOLLOW_PAY, god_of(value_or(move, 0, 0)));
}

enum outcome myt_can_follow(struct hearing *h)
{
    const struct state *s = h->state;
    int pay = payment(h->move);
    if (pay == PAY_OFFERING && s->seat[h->move->actor].offerings == 0)
        return refuse(h, RULE_TOKENS, "pays an offering token and has none in reserve");
    if (pay != PAY_OFFERING && s->seat[h->move->actor].favors[pay] == 0)
        return refuse(h, RULE_FAVOR_NONE, "pays a favor of %s and has none", myt_god_names[pay]);
    return STANDS;
}

/* Whoever is in `passed` has said so, or somebody who sits later has followed. */
static void report_order(struct hearing *h, int seat)
{
    const struct state *s = h->state;
    int later = NONE;
    for (int other = next_seat(h->match, seat); other != s->turn && later == NONE; other = next_seat(h->match, other))
        later = s->followed >> other & 1 ? other : NONE;
    if (later == NONE)
        illegal(h, RULE_FOLLOW_ORDER, "follows after having passed");
    else {
        illegal(h, RULE_FOLLOW_ORDER, "follows after %s, who sits later", name_of(h, later));
        because(h, s->seat[later].followed_at, "here %s followed", name_of(h, later));
    }
    because(h, s->passed_at[seat], "here %s passed", name_of(h, seat));
}

static void check_follower(struct hearing *h, int area)
{
    const struct state *s = h->state;
    int seat = h->move->actor;
    bool fits = h->match->seats == 2 ? god_of(area) == god_of(s->area) : area == s->area;
    if (!fits) {
        illegal(h, RULE_FOLLOW_AREA, "follows to %s, but %s went to %s", myt_area_names[area], name_of(h, s->turn),
                myt_area_names[s->area]);
        because(h, s->seat[s->turn].moved_at, "here %s went there", name_of(h, s->turn));
    }
    if (s->followed >> seat & 1) {
        illegal(h, RULE_FOLLOW_TWICE, "follows a second time in this turn");
        because(h, s->seat[seat].followed_at, "here is the first time");
    } else if (s->passed >> seat & 1)
        report_order(h, seat);
    if (h->match->house[HOUSE_FOLLOW_SKIPPED] == SKIPPED_FORBID && s->skipped) {
        illegal(h, RULE_FOLLOW_SKIPPED, "follows a main action that %s left out", name_of(h, s->turn));
        because(h, s->seat[s->turn].moved_at, "here %s went there", name_of(h, s->turn));
        hangs_on(h, HOUSE_FOLLOW_SKIPPED, SKIPPED_ALLOW);
    }
}

/* Those who sit before a follower and said nothing have passed. */
static void pass_over(const struct match *match, struct state *s, int follower)
{
    for (int seat = next_seat(match, s->turn); seat != follower; seat = next_seat(match, seat))
        if (!(s->followed >> seat & 1))
            s->passed |= 1u << seat;
}

void myt_do_follow(struct hearing *h)
{
    struct state *s = h->state;
    int area = value_or(h->move, 0, 0), pay = payment(h->move), seat = h->move->actor;
    check_follower(h, area);
    if (pay == PAY_OFFERING)
        myt_pay_by_card(h, ZEUS_CARD);
    else if (pay != god_of(area))
        myt_pay_by_card(h, POSEIDON_CARD);

    if (pay == PAY_OFFERING)
        myt_offerings(h, seat, -1, RULE_FOLLOW_PAY);
    else
        myt_favor(h, seat, pay, -1, RULE_FOLLOW_PAY);
    pass_over(h->match, s, seat);
    s->seat[seat].followed_at = here(h, 0);
    myt_begin_performing(s, seat, area);
    if (myt_stuck(h->match, s, seat))
        myt_report_dead_end(h, seat);
}

enum outcome myt_can_pass(struct hearing *h)
{
    (void)h;
    return STANDS;
}

void myt_do_pass(struct hearing *h)
{
    struct state *s = h->state;
    if (s->phase != FOLLOWING || (s->followed | s->passed) >> h->move->actor & 1)
        return;
    s->passed |= 1u << h->move->actor;
    s->passed_at[h->move->actor] = here(h, 0);
}
