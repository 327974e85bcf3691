/* Cyclades: recruit, a troop, a fleet, a priest or a philosopher. */
#include "games/cyclades/cyclades.h"

static bool is_piece(int unit)
{
    return unit == TROOP || unit == FLEET;
}

/* How many there are: for each player; of priests and philosophers, for all. */
static int most_of(const struct cyc_box *b, int unit)
{
    return unit == TROOP ? b->troops : unit == FLEET ? b->fleets : unit == PRIEST ? b->priests : b->philosopher_cards;
}

/* Refuses a unit that is not there, and a space that another player holds. */
static enum outcome test_unit(struct hearing *h, int unit, int space)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    unsigned part = unit == TROOP ? ON_ISLES : ON_FLEETS;
    int holder = unit == TROOP ? s->isle[space].owner : unit == FLEET ? s->sea[space].owner : NOBODY;
    int left = cyc_units_left(h->match, s, h->move->actor, unit);
    if (left <= 0 && is_piece(unit))
        return cyc_cannot_on(h, part, RULE_RESERVE, "all %d %ss of %s are on the board", most_of(b, unit),
                             cyc_unit_names[unit], cyc_actor(h));
    if (left <= 0)
        return cyc_cannot(h, RULE_SUPPLY, "no %s card is left; all %d are taken", cyc_unit_names[unit],
                          most_of(b, unit));
    if (holder != NOBODY && holder != h->move->actor)
        return cyc_cannot_on_at(h, RECRUIT_AT, -1, part, RULE_SHARED_SPACE,
                                unit == TROOP ? "%s is %s's isle" : "%s holds fleets of %s",
                                unit == TROOP ? cyc_isle_name(b, space) : b->name[space], h->match->names[holder]);
    return STANDS;
}

static void test_rules(struct hearing *h, int unit, int space)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    int seat = h->move->actor, god = s->turn.god;
    if (god == APOLLO)
        cyc_breaks(h, RULE_GOD_ACTION, "%s cannot recruit on Apollo", cyc_actor(h));
    else if (b->unit_of[god] != unit)
        cyc_breaks(h, RULE_GOD_ACTION, "%s cannot recruit a %s on %s, only a %s", cyc_actor(h), cyc_unit_names[unit],
                   cyc_god_titles[god], cyc_unit_names[b->unit_of[god]]);
    if (s->turn.recruited >= b->unit_prices[unit])
        cyc_breaks(h, RULE_RECRUIT_LIMIT, "%s recruits %s number %d of this turn; the limit is %d", cyc_actor(h),
                   cyc_unit_names[unit], s->turn.recruited + 1, b->unit_prices[unit]);
    if (unit == TROOP && s->isle[space].owner == NOBODY)
        cyc_breaks_at(h, RECRUIT_AT, -1, RULE_RECRUIT_ISLE, "%s recruits on %s, which is not %s's isle", cyc_actor(h),
                      cyc_isle_name(b, space), h->match->names[seat]);
    if (unit != FLEET)
        return;
    if (!cyc_own_coast(b, s, seat, space))
        cyc_breaks_at(h, RECRUIT_AT, -1, RULE_RECRUIT_SEA, "%s recruits a fleet in %s, which touches no isle of %s",
                      cyc_actor(h), b->name[space], h->match->names[seat]);
    cyc_test_closed(h, FIGURE_KRAKEN, space, "recruits in", RECRUIT_AT, -1);
    cyc_test_closed(h, FIGURE_POLYPHEMUS, space, "recruits in", RECRUIT_AT, -1);
}

static void sum_unit(struct hearing *h, int unit, int price)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    int seat = h->move->actor;
    const char *which = cyc_ordinal(s->turn.recruited);
    sum_up(h, price > 0 ? "%s %s of the turn: %d GP" : "%s %s of the turn: free", which, cyc_unit_names[unit], price);
    if (is_piece(unit))
        sum_up(h, "%d of %d %ss on the board", most_of(b, unit) - cyc_units_left(h->match, s, seat, unit),
               most_of(b, unit), cyc_unit_names[unit]);
    else if (unit == PRIEST && s->priests[seat] != UNKNOWN)
        sum_up(h, "%d priest%s", s->priests[seat], plural(s->priests[seat]));
    else if (unit == PHILOSOPHER && s->philosophers[seat] != UNKNOWN)
        sum_up(h, "%d of %d philosophers", s->philosophers[seat], b->philosophers);
}

enum outcome cyc_play_recruit(struct hearing *h)
{
    struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    int unit = item(h->move, 0, 0), seat = h->move->actor, space = NOWHERE;
    struct cyc_guard g;
    if (is_piece(unit) != given(h->move, RECRUIT_AT))
        return misread(
            h, is_piece(unit) ? "a %s needs `at` and a space" : "a %s goes to the player's hand; leave out `at`",
            cyc_unit_names[unit]);
    if (cyc_admit_turn(h, &g, false) == REFUSED)
        return REFUSED;
    if (is_piece(unit)
        && (space = unit == TROOP ? cyc_isle_in(h, RECRUIT_AT) : cyc_sea_in(h, RECRUIT_AT, 0)) == NOWHERE)
        return REFUSED;
    int last = b->unit_prices[unit] - 1;
    int price = b->unit_price[unit][s->turn.recruited < last ? s->turn.recruited : last];
    if (test_unit(h, unit, space) == REFUSED)
        return REFUSED;
    struct cyc_price asked = cyc_ask_price(h, &g, price);
    test_rules(h, unit, space);
    if (cyc_settle_price(h, &asked, cyc_unit_names[unit]) == REFUSED)
        return REFUSED;

    if (unit == TROOP)
        cyc_take_isle(h, space, seat, s->isle[space].troops + 1);
    else if (unit == FLEET)
        cyc_put_fleets(s, seat, space, 1);
    else
        cyc_add_cards(h, seat, unit, 1, RULE_RECRUIT_LIMIT);
    s->turn.recruited++;
    sum_unit(h, unit, price);
    cyc_look_for_sets(h);
    return STANDS;
}

void cyc_suggest_recruit(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    const struct cyc_state *s = state;
    const struct cyc_box *b = match->box;
    if (!cyc_turn_is_free(match, s) || s->turn.god == APOLLO)
        return;
    int seat = s->turn.player, unit = b->unit_of[s->turn.god];
    if (!is_piece(unit))
        suggest_entry(out, seat, verb, {0, unit});
    for (int isle = 0; unit == TROOP && isle < b->isles; isle++)
        if (s->isle[isle].owner == seat)
            suggest_entry(out, seat, verb, {0, unit}, {RECRUIT_AT, b->isle[isle].circle[0]});
    for (int sea = 0; unit == FLEET && sea < b->circles; sea++)
        if (b->isle_of[sea] == NOWHERE && cyc_own_coast(b, s, seat, sea))
            suggest_entry(out, seat, verb, {0, unit}, {RECRUIT_AT, sea});
}
