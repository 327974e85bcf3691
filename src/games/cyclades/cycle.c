/* Cyclades: income, payment, turns, the end of a cycle: what happens by itself. */
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

/* ---- the end of a cycle: victory, elimination, the creature track -------------------------------------------------- */

bool cyc_decided(const struct match *match, const struct cyc_state *s)
{
    const struct cyc_box *b = match->box;
    int settled = 0;
    for (int seat = 0; seat < match->seats; seat++) {
        if (cyc_metropolises_of(b, s, seat) >= b->target)
            return true;
        settled += cyc_has_isle(b, s, seat);
    }
    return settled <= 1;
}

static bool remove_space(struct cyc_state *s, int holder)
{
    int space = 0;
    while (space < s->track_length && s->track[space] != holder)
        space++;
    if (space == s->track_length)
        return false;
    s->track_length--;
    for (; space < s->track_length; space++)
        s->track[space] = s->track[space + 1];
    s->track[s->track_length] = NOBODY;
    return true;
}

/* Each marker takes a space of the track with it: its own, or the first free space if the marker was on a god. */
static void remove_markers(struct cyc_state *s, int seat)
{
    int lifted = cyc_markers_on_gods(s, seat), kept = 0;
    for (int god = POSEIDON; god < MAIN_GODS; god++)
        if (s->offer[god].seat == seat)
            s->offer[god] = (struct cyc_offer){.seat = NOBODY};
    for (int i = 0; i < s->apollos; i++)
        if (s->apollo[i] != seat)
            s->apollo[kept++] = s->apollo[i];
    s->apollos = kept;
    while (remove_space(s, seat))
        ;
    for (; lifted > 0; lifted--)
        remove_space(s, NOBODY);
}

/* Removes everything the player has from the board. */
static void eliminate(struct hearing *h, int seat)
{
    struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    s->out[seat] = true;
    for (int sea = 0; sea < b->circles; sea++)
        if (s->sea[sea].owner == seat)
            s->sea[sea] = (struct cyc_sea){.owner = NOBODY};
    for (int figure = FIGURE_CHIRON; figure < FIGURES; figure++)
        if (s->figure[figure].at != NOWHERE && s->figure[figure].of == seat)
            cyc_remove_figure(s, figure);
    cyc_add_cards(h, seat, PRIEST, -s->priests[seat], RULE_LAST_ISLE);
    cyc_add_cards(h, seat, PHILOSOPHER, -s->philosophers[seat], RULE_LAST_ISLE);
    s->priests[seat] = s->philosophers[seat] = 0;
    cyc_empty_purse(h, seat, RULE_LAST_ISLE, "out of the game");
    s->gold_doubted[seat] = s->gold_explained[seat] = false;
    s->due[seat] = NO_SET;
    for (int i = 0; i < OVERDUE_MAX; i++)
        s->overdue[seat][i] = NO_SET;
    remove_markers(s, seat);
    sum_up(h, "%s has no isle and is out of the game", h->match->names[seat]);
}

static void discard_last(struct hearing *h)
{
    struct cyc_state *s = h->state;
    int card = s->creature[SPACES_ON_TRACK - 1];
    if (card != NO_CARD) {
        s->discard |= 1u << card;
        sum_up(h, "%s was not called: discarded", cyc_creature_titles[card]);
    }
    s->creature[SPACES_ON_TRACK - 1] = NO_CARD;
}

static void slide_pack(struct cyc_state *s)
{
    int goal = SPACES_ON_TRACK - 1;
    for (int space = SPACES_ON_TRACK - 1; space >= 0; space--) {
        int card = s->creature[space];
        s->creature[space] = NO_CARD;
        if (card != NO_CARD)
            s->creature[goal--] = card;
    }
}

static void slide_creatures(struct hearing *h)
{
    struct cyc_state *s = h->state;
    discard_last(h);
    if (s->cycle == 2 || h->match->house[Q_CREATURE_SLIDE] == SLIDE_STEP) {
        for (int space = SPACES_ON_TRACK - 1; space > 0; space--)
            s->creature[space] = s->creature[space - 1];
        s->creature[0] = NO_CARD;
    } else
        slide_pack(s);
}

/* Sums up the end: players with metropolises, most first, or the last player with isles. */
static void sum_end(struct hearing *h)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    struct cyc_line line = {0};
    int most = 0, last = NOBODY;
    if (!h->sums)
        return;
    for (int seat = 0; seat < h->match->seats; seat++) {
        int metropolises = cyc_metropolises_of(b, s, seat);
        most = metropolises > most ? metropolises : most;
        last = cyc_has_isle(b, s, seat) ? seat : last;
    }
    for (int count = most; count > 0; count--)
        for (int seat = 0; seat < h->match->seats; seat++)
            if (cyc_metropolises_of(b, s, seat) == count && line.length)
                cyc_say(&line, ", ", "%s %d", h->match->names[seat], count);
            else if (cyc_metropolises_of(b, s, seat) == count)
                cyc_say(&line, "", "%s has %d metropolis%s", h->match->names[seat], count, count == 1 ? "" : "es");
    if (most >= b->target)
        sum_up(h, "%s: the game is over", line.text);
    else if (last == NOBODY)
        sum_up(h, "nobody has an isle: the game is over");
    else
        sum_up(h, "only %s has isles: the game is over", h->match->names[last]);
}

/* No marker is left on a god: ends the game or begins the next cycle. */
static void end_cycle(struct hearing *h)
{
    struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    s->gods_unknown |= s->assumed & ON_GODS && s->gods_open < b->open_gods;
    s->assumed &= ~(unsigned)ON_GODS;
    if (cyc_decided(h->match, s)) {
        s->phase = PHASE_OVER;
        sum_end(h);
        return;
    }
    for (int isle = 0; isle < ISLES_MAX; isle++)
        s->isle[isle].used = 0;
    s->discounts_unknown = false;
    for (int seat = 0; seat < h->match->seats; seat++)
        if (!s->out[seat] && !cyc_has_isle(h->match->box, s, seat))
            eliminate(h, seat);
    for (int figure = 0; figure < FIGURES; figure++) /* it may be later if the number of the cycle was assumed */
        if (s->figure[figure].since > s->cycle)
            s->figure[figure].since = s->cycle;
    s->cycle++;
    s->phase = PHASE_CREATURES;
    slide_creatures(h);
}

/* ---- the next turn ------------------------------------------------------------------------------------------------- */

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
    end_cycle(h);
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
            eliminate(h, seat);
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
