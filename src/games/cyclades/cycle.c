/* Cyclades: income, payment and turns: what happens by itself during a cycle. */
#include "games/cyclades/cyclades.h"

static bool words_are_wanted(const struct hearing *h)
{
    return books_are_kept(h) || h->sums;
}

/* Doubts the purse if its gold was counted on assumed parts. */
static void doubt_purse(struct cyc_state *s, int seat, unsigned parts)
{
    s->gold_doubted[seat] |= (s->assumed & parts) != 0;
}

void cyc_receive_income(struct hearing *h, int seat, const char *who, const char *why)
{
    const struct cyc_state *s = h->state;
    int income = cyc_income_of(h->match->box, s, seat);
    struct cyc_line line, booked;
    cyc_begin(&line);
    cyc_begin(&booked);
    const char *horns = words_are_wanted(h) ? cyc_income_in_words(h->match, s, seat, &line) : "";
    if (books_are_kept(h))
        cyc_say(&booked, "", "%s: %s", why, horns);
    cyc_earn(h, seat, income, RULE_GOLD, booked.text);
    doubt_purse(h->state, seat, ON_ISLES | ON_FLEETS);
    sum_up(h, "%s%sreceives %d: %s", who, *who ? " " : "", income, horns);
}

int cyc_offering_cost(const struct cyc_state *s, int seat, int sum, int offers)
{
    int cost = sum - cyc_known(s->priests[seat]);
    return cost > offers ? cost : offers;
}

/* Sums up what the player offered, what priests save, and what is left in the purse. */
static void sum_payment(struct hearing *h, int seat, const char *offers, int count, int sum, int cost)
{
    const struct cyc_state *s = h->state;
    struct cyc_line line;
    if (!h->sums)
        return;
    cyc_begin(&line);
    cyc_say(&line, "", "%s pays %s", h->match->names[seat], offers);
    bool untold = s->priests[seat] == UNKNOWN && sum > count;
    if (untold)
        cyc_say(&line, " ", "minus an unknown number of priests");
    else if (s->priests[seat] > 0)
        cyc_say(&line, " - ", "%d priest%s = %d", s->priests[seat], plural(s->priests[seat]), cost);
    else if (count > 1)
        cyc_say(&line, " = ", "%d", sum);
    int purse = s->gold[seat], paid = cost < purse ? cost : purse;
    if (purse == UNKNOWN || untold)
        cyc_say(&line, "; ", "purse unknown");
    else
        cyc_say(&line, "; ", "purse %d - %d = %d", purse, paid, purse - paid);
    sum_up(h, "%s", line.text);
}

/* It is not known how much the priests saved, so the purse becomes unknown. */
static void forget_payment(struct hearing *h, int seat)
{
    struct cyc_state *s = h->state;
    cyc_untold(h, "priests", seat, RULE_BID_AFFORD);
    if (s->gold[seat] == UNKNOWN)
        return;
    cyc_forget_purse(h, seat, RULE_BID_AFFORD);
    s->gold_explained[seat] = true;
}

static void pay_offerings(struct hearing *h, int seat)
{
    const struct cyc_state *s = h->state;
    struct cyc_line line;
    int sum = 0, offers = 0;
    cyc_begin(&line);
    for (int i = 0; i < s->gods_open; i++) {
        const struct cyc_offer *offer = &s->offer[s->gods[i]];
        if (offer->seat != seat)
            continue;
        if (words_are_wanted(h))
            cyc_say(&line, " + ", "%d to %s", offer->gold, cyc_god_titles[s->gods[i]]);
        sum += offer->gold;
        offers++;
    }
    if (offers == 0)
        return;
    int cost = cyc_offering_cost(s, seat, sum, offers);
    sum_payment(h, seat, line.text, offers, sum, cost);
    if (s->priests[seat] > 0 && books_are_kept(h))
        cyc_say(&line, " - ", "%d priest%s", s->priests[seat], plural(s->priests[seat]));
    cyc_pay(h, seat, cost, RULE_BID_AFFORD, line.text);
    if (s->priests[seat] == UNKNOWN && sum > offers)
        forget_payment(h, seat);
}

void cyc_close_offerings(struct hearing *h)
{
    struct cyc_state *s = h->state;
    s->phase = PHASE_ACTIONS;
    s->assumed &= ~(unsigned)ON_TRACK;
    for (int seat = 0; seat < h->match->seats; seat++)
        pay_offerings(h, seat);
    cyc_pass_turn(h);
}

/* With two players, a house rule may let figures stay until the next cycle. */
static bool figure_leaves(const struct match *match, const struct cyc_state *s, int figure, int seat)
{
    bool own = s->figure[figure].at != NOWHERE && s->figure[figure].of == seat;
    bool by_cycle = cyc_two_player_game(match) && match->house[Q_FIGURE_LIFE] == LIFE_CYCLE;
    return own && (!by_cycle || s->figure[figure].since < s->cycle);
}

void cyc_begin_turn(struct hearing *h, int seat, int god)
{
    struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    for (int figure = FIGURE_CHIRON; figure < FIGURES; figure++)
        if (figure_leaves(h->match, s, figure, seat))
            cyc_remove_figure(s, figure);
    s->turn.player = seat;
    s->turn.god = god;
    s->turn.recruited = s->turn.begun = s->turn.sylph = s->turn.sylph_fought = s->turn.maybe_set = 0;
    s->assumed &= ~(unsigned)ON_TURN;
    int isles = cyc_isles_of(b, s, seat), gold = isles == 1 ? b->apollo_one_isle : isles > 1 ? b->apollo_gold : 0;
    if (god != APOLLO)
        return;
    cyc_earn(h, seat, gold, RULE_PROSPER_NOW, isles == 1 ? "from Apollo, one isle" : "from Apollo, several isles");
    doubt_purse(s, seat, ON_ISLES);
    if (isles == 1)
        sum_up(h, "%s receives %d from Apollo: one isle", h->match->names[seat], gold);
    else
        sum_up(h, "%s receives %d from Apollo: %d isles", h->match->names[seat], gold, isles);
}

static void lift_marker(struct cyc_state *s, int seat, int god)
{
    if (god != APOLLO) {
        s->offer[god] = (struct cyc_offer){.seat = NOBODY};
        return;
    }
    int space = 0;
    while (space + 1 < s->apollos && s->apollo[space] != seat)
        space++;
    s->apollos--;
    for (; space < s->apollos; space++)
        s->apollo[space] = s->apollo[space + 1];
}

void cyc_end_turn(struct hearing *h)
{
    struct cyc_state *s = h->state;
    lift_marker(s, s->turn.player, s->turn.god);
    int space = s->track_length - 1;
    while (space > 0 && s->track[space] != NOBODY)
        space--;
    s->track[space] = s->turn.player;
    sum_up(h, "%s's marker goes to space %d of the track", h->match->names[s->turn.player], space + 1);
    s->turn.player = NOBODY;
    s->turn.god = s->turn.recruited = s->turn.begun = s->turn.sylph = s->turn.sylph_fought = s->turn.maybe_set = 0;
    s->assumed &= ~(unsigned)ON_TURN;
}

static bool first_marker(const struct cyc_state *s, int *seat, int *god)
{
    for (int i = 0; i < s->gods_open; i++)
        if (s->offer[s->gods[i]].seat != NOBODY) {
            *seat = s->offer[s->gods[i]].seat;
            *god = s->gods[i];
            return true;
        }
    *god = APOLLO;
    *seat = s->apollos > 0 ? s->apollo[0] : NOBODY;
    return s->apollos > 0;
}

void cyc_pass_turn(struct hearing *h)
{
    struct cyc_state *s = h->state;
    bool apollo_served = s->turn.player != NOBODY && s->turn.god == APOLLO;
    if (s->turn.player != NOBODY)
        cyc_end_turn(h);
    int seat, god;
    while (first_marker(s, &seat, &god)) {
        cyc_begin_turn(h, seat, god);
        if (god != APOLLO || (!apollo_served && cyc_prosperity_left(h->match->box, s) > 0))
            return;
        apollo_served = true;
        cyc_end_turn(h);
    }
    cyc_end_cycle(h);
}

static bool owns_all_types(const struct cyc_box *b, const struct cyc_state *s, int seat)
{
    for (int type = PORT; type < BUILDINGS; type++)
        if (cyc_buildings_of(b, s, seat, type) == 0)
            return false;
    return true;
}

static void remove_losers(struct hearing *h)
{
    const struct cyc_state *s = h->state;
    for (int seat = 0; seat < h->match->seats && h->match->house[Q_ELIMINATION] == OUT_AT_ONCE; seat++)
        if (seat != s->turn.player && !s->out[seat] && !cyc_has_isle(h->match->box, s, seat))
            cyc_eliminate(h, seat);
}

static bool is_overdue(const struct cyc_state *s, int seat, enum cyc_set set)
{
    for (int i = 0; i < OVERDUE_MAX; i++)
        if (s->overdue[seat][i] == set)
            return true;
    return false;
}

void cyc_look_for_sets(struct hearing *h)
{
    struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    int seat = s->turn.player;
    if (s->phase != PHASE_ACTIONS || s->battle.at != NOWHERE)
        return;
    remove_losers(h);
    if (cyc_any_due(h->match, s))
        return;
    if (s->philosophers[seat] >= b->philosophers && !is_overdue(s, seat, SET_PHILOSOPHERS))
        s->due[seat] = SET_PHILOSOPHERS;
    else if (owns_all_types(b, s, seat) && !is_overdue(s, seat, SET_BUILDINGS))
        s->due[seat] = SET_BUILDINGS;
    if (s->due[seat] == NO_SET)
        return;
    s->due_since = here(h, 0);
    if (s->due[seat] == SET_BUILDINGS)
        sum_up(h, "all four types: a metropolis is due");
    else
        sum_up(h, "%d philosophers: a metropolis is due", s->philosophers[seat]);
}
