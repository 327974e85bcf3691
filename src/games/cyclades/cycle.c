/* Cyclades: income, payment, turns, the end of a cycle: what happens by itself. */
#include <string.h>

#include "games/cyclades/cyclades.h"

void cyc_receive_income(struct hearing *h, int seat, const char *who, const char *why)
{
    struct cyc_state *s = h->state;
    int income = cyc_holdings_of(h->match->box, s, seat).income;
    struct cyc_line line = {0}, booked = {0};
    const char *horns = books_are_kept(h) || h->sums ? cyc_income_in_words(h->match, s, seat, &line) : "";
    if (books_are_kept(h))
        cyc_say(&booked, "", "%s: %s", why, horns);
    cyc_earn(h, seat, income, RULE_GOLD, booked.text);
    s->gold_doubted[seat] |= (s->assumed & (ON_ISLES | ON_FLEETS)) != 0;
    sum_up(h, "%s%sreceives %d: %s", who, *who ? " " : "", income, horns);
}

int cyc_offering_cost(const struct cyc_state *s, int minimum, int seat, int sum, int offers)
{
    int cost = sum - cyc_known(s->priests[seat]), least = minimum == MINIMUM_SUM ? 1 : offers;
    return cost > least ? cost : least;
}

/* Sums up what the player offered, what priests save, and what is left in the purse. */
static void sum_payment(struct hearing *h, int seat, const char *offers, int count, int sum, int cost)
{
    const struct cyc_state *s = h->state;
    struct cyc_line line = {0};
    if (!h->sums)
        return;
    int purse = s->gold[seat], paid = cost < purse ? cost : purse;
    if (purse != UNKNOWN && paid < cost) {
        sum_up(h, "%s pays %d of %d; purse 0", h->match->names[seat], paid, cost);
        return;
    }
    cyc_say(&line, "", "%s pays %s", h->match->names[seat], offers);
    bool untold = s->priests[seat] == UNKNOWN && sum > count;
    if (untold)
        cyc_say(&line, " ", "minus an unknown number of priests");
    else if (s->priests[seat] > 0)
        cyc_say(&line, " - ", "%d priest%s = %d", s->priests[seat], plural(s->priests[seat]), cost);
    else if (count > 1)
        cyc_say(&line, " = ", "%d", sum);
    if (purse == UNKNOWN || untold)
        cyc_say(&line, "; ", "purse unknown");
    else
        cyc_say(&line, "; ", "purse %d - %d = %d", purse, paid, purse - paid);
    sum_up(h, "%s", line.text);
}

static void pay_offerings(struct hearing *h, int seat)
{
    struct cyc_state *s = h->state;
    struct cyc_line line = {0};
    int sum = 0, offers = 0;
    for (int i = 0; i < s->gods_open; i++) {
        const struct cyc_offer *offer = &s->offer[s->gods[i]];
        if (offer->seat != seat)
            continue;
        if (books_are_kept(h) || h->sums)
            cyc_say(&line, " + ", "%d to %s", offer->gold, cyc_god_titles[s->gods[i]]);
        sum += offer->gold;
        offers++;
    }
    if (offers == 0)
        return;
    int cost = cyc_offering_cost(s, h->match->house[Q_PRIEST_MINIMUM], seat, sum, offers);
    sum_payment(h, seat, line.text, offers, sum, cost);
    if (s->priests[seat] > 0 && books_are_kept(h))
        cyc_say(&line, " - ", "%d priest%s", s->priests[seat], plural(s->priests[seat]));
    cyc_pay(h, seat, cost, RULE_BID_AFFORD, line.text);
    if (s->priests[seat] != UNKNOWN || sum <= offers)
        return;
    /* It is not known how much the priests saved, so the purse becomes unknown. */
    cyc_untold(h, "priests", seat, RULE_BID_AFFORD);
    if (s->gold[seat] != UNKNOWN) {
        cyc_forget_purse(h, seat, RULE_BID_AFFORD);
        s->gold_explained[seat] = true;
    }
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

/* Takes the first `value` out of the list; false: there is none. */
static bool take_out(int *list, int *length, int value)
{
    int i = 0;
    while (i < *length && list[i] != value)
        i++;
    if (i == *length)
        return false;
    for (--*length; i < *length; i++)
        list[i] = list[i + 1];
    list[i] = NOBODY;
    return true;
}

static void clear_turn(struct cyc_state *s, int seat, int god)
{
    memset(&s->turn, 0, sizeof s->turn);
    s->turn.player = seat;
    s->turn.god = god;
    s->assumed &= ~(unsigned)ON_TURN;
}

void cyc_begin_turn(struct hearing *h, int seat, int god)
{
    struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    /* With two players, a house rule may let figures stay until the next cycle. */
    bool by_cycle = h->match->seats == 2 && h->match->house[Q_FIGURE_LIFE] == LIFE_CYCLE;
    for (int figure = FIGURE_CHIRON; figure < FIGURES; figure++)
        if (s->figure[figure].at != NOWHERE && s->figure[figure].of == seat
            && (!by_cycle || s->figure[figure].since < s->cycle))
            cyc_remove_figure(s, figure);
    clear_turn(s, seat, god);
    if (god != APOLLO)
        return;
    int isles = cyc_land_of(b, s, seat).isles, gold = cyc_gold_of_apollo(b, isles);
    cyc_earn(h, seat, gold, RULE_PROSPER_FIRST, isles == 1 ? "from Apollo, one isle" : "from Apollo, several isles");
    s->gold_doubted[seat] |= (s->assumed & ON_ISLES) != 0;
    sum_up(h,
           isles == 1  ? "%s receives %d from Apollo: one isle"
           : isles > 0 ? "%s receives %d from Apollo: %d isles"
                       : "%s receives nothing from Apollo: no isle",
           h->match->names[seat], gold, isles);
}

/* The space stays free, so that the first on Apollo remains the first. */
static void leave_apollo(struct cyc_state *s, int seat)
{
    int *next = &s->apollo[s->apollos - cyc_apollo_markers(s)];
    if (*next == seat)
        *next = NOBODY;
    else
        take_out(s->apollo, &s->apollos, seat);
}

void cyc_end_turn(struct hearing *h)
{
    struct cyc_state *s = h->state;
    int seat = s->turn.player;
    if (s->turn.god == APOLLO)
        leave_apollo(s, seat);
    else
        s->offer[s->turn.god] = (struct cyc_offer){.seat = NOBODY};
    int space = s->track_length - 1;
    while (space > 0 && s->track[space] != NOBODY)
        space--;
    s->track[space] = seat;
    sum_up(h, "%s's marker goes to space %d of the track", h->match->names[seat], space + 1);
    clear_turn(s, NOBODY, 0);
}

/* ---- the end of a cycle: victory, elimination, the creature track -------------------------------------------------- */

bool cyc_decided(const struct match *match, const struct cyc_state *s)
{
    const struct cyc_box *b = match->box;
    int settled = 0;
    for (int seat = 0; seat < match->seats; seat++) {
        struct cyc_holdings has = cyc_land_of(b, s, seat);
        if (has.metropolises >= b->target)
            return true;
        settled += has.isles > 0;
    }
    return settled <= 1 && match->house[Q_ELIMINATION] != OUT_NEVER;
}

/* "carl has no isle: out; 5 GP, 2 fleets and 1 priest are lost" */
static void sum_loss(struct hearing *h, int seat)
{
    const struct cyc_state *s = h->state;
    const int count[] = {s->gold[seat], cyc_holdings_of(h->match->box, s, seat).fleets, s->priests[seat],
                         s->philosophers[seat]};
    static const char *const one[] = {"GP", "fleet", "priest", "philosopher"};
    struct cyc_line lost = {0};
    int kinds = 0, pieces = 0;
    for (int i = 0; i < 4; i++) {
        kinds += cyc_known(count[i]) > 0;
        pieces += cyc_known(count[i]);
    }
    for (int i = 0; i < 4; i++)
        if (cyc_known(count[i]) > 0)
            cyc_say(&lost, --kinds ? ", " : " and ", "%d %s%s", count[i], one[i], i ? plural(count[i]) : "");
    sum_up(h, "%s has no isle: out%s%s%s", h->match->names[seat], pieces ? "; " : "", lost.text,
           pieces == 0   ? ""
           : pieces == 1 ? " is lost"
                         : " are lost");
}

/* Removes everything the player has from the board. */
static void eliminate(struct hearing *h, int seat)
{
    struct cyc_state *s = h->state;
    s->out[seat] = true;
    sum_loss(h, seat);
    cyc_remove_fleets(h->match->box, s, seat);
    for (int figure = FIGURE_CHIRON; figure < FIGURES; figure++)
        if (s->figure[figure].at != NOWHERE && s->figure[figure].of == seat)
            cyc_remove_figure(s, figure);
    cyc_add_cards(h, seat, PRIEST, -cyc_known(s->priests[seat]), RULE_LAST_ISLE);
    cyc_add_cards(h, seat, PHILOSOPHER, -cyc_known(s->philosophers[seat]), RULE_LAST_ISLE);
    cyc_pay(h, seat, cyc_known(s->gold[seat]), RULE_LAST_ISLE, "out of the game");
    s->priests[seat] = s->philosophers[seat] = s->gold[seat] = 0;
    s->gold_doubted[seat] = s->gold_explained[seat] = false;
    s->due[seat] = NO_SET;
    memset(s->overdue[seat], 0, sizeof s->overdue[seat]);
    /* Each marker takes a space of the track with it: its own, or the first free space if the marker was on a god. */
    int lifted = cyc_markers_on_gods(s, seat);
    for (int god = POSEIDON; god < MAIN_GODS; god++)
        if (s->offer[god].seat == seat)
            s->offer[god] = (struct cyc_offer){.seat = NOBODY};
    while (take_out(s->apollo, &s->apollos, seat) || take_out(s->track, &s->track_length, seat))
        ;
    for (; lifted > 0; lifted--)
        take_out(s->track, &s->track_length, NOBODY);
}

/* Sums up the end: players with metropolises, most first, or the last player with isles. */
static void sum_end(struct hearing *h)
{
    const struct cyc_box *b = h->match->box;
    struct cyc_line line = {0};
    int count[SEATS_MAX], most = 0, last = NOBODY;
    if (!h->sums)
        return;
    for (int seat = 0; seat < h->match->seats; seat++) {
        struct cyc_holdings has = cyc_land_of(b, h->state, seat);
        count[seat] = has.metropolises;
        most = has.metropolises > most ? has.metropolises : most;
        last = has.isles > 0 ? seat : last;
    }
    for (int next = most; next > 0; next--)
        for (int seat = 0; seat < h->match->seats; seat++)
            if (count[seat] == next && *line.text)
                cyc_say(&line, ", ", "%s %d", h->match->names[seat], next);
            else if (count[seat] == next)
                cyc_say(&line, "", "%s has %d metropolis%s", h->match->names[seat], next, next == 1 ? "" : "es");
    if (most >= b->target)
        sum_up(h, "%s: the game is over", line.text);
    else if (last == NOBODY)
        sum_up(h, "nobody has an isle: the game is over");
    else
        sum_up(h, "only %s has isles: the game is over", h->match->names[last]);
}

static void eliminate_losers(struct hearing *h)
{
    const struct cyc_state *s = h->state;
    for (int seat = 0; seat < h->match->seats; seat++)
        if (seat != s->turn.player && !s->out[seat] && cyc_land_of(h->match->box, s, seat).isles == 0)
            eliminate(h, seat);
}

/* No marker is left on a god: ends the game or begins the next cycle. */
static void end_cycle(struct hearing *h)
{
    struct cyc_state *s = h->state;
    memset(s->apollo, 0, sizeof s->apollo);
    s->apollos = 0;
    s->gods_unknown |= s->assumed & ON_GODS && s->gods_open < cyc_box_of(h->match)->open_gods;
    s->assumed &= ~(unsigned)ON_GODS;
    if (cyc_decided(h->match, s)) {
        s->phase = PHASE_OVER;
        sum_end(h);
        return;
    }
    for (int isle = 0; isle < ISLES_MAX; isle++)
        s->isle[isle].used = 0;
    s->discounts_unknown = false;
    if (h->match->house[Q_ELIMINATION] != OUT_NEVER)
        eliminate_losers(h);
    for (int figure = 0; figure < FIGURES; figure++) /* it may be later if the number of the cycle was assumed */
        if (s->figure[figure].since > s->cycle)
            s->figure[figure].since = s->cycle;
    s->cycle++;
    s->phase = PHASE_CREATURES;
    int last = SPACES_ON_TRACK - 1, card = s->creature[last];
    if (card != NO_CARD) {
        s->discard |= 1u << card;
        sum_up(h, "%s was not called: discarded", cyc_creature_titles[card]);
    }
    s->creature[last] = NO_CARD;
    bool step = s->cycle == 2 || h->match->house[Q_CREATURE_SLIDE] == SLIDE_STEP;
    for (int space = last - 1, goal = last; space >= 0; space--) {
        card = s->creature[space];
        s->creature[space] = NO_CARD;
        if (step || card != NO_CARD)
            s->creature[goal--] = card;
    }
}

/* ---- the next turn ------------------------------------------------------------------------------------------------- */

void cyc_pass_turn(struct hearing *h)
{
    struct cyc_state *s = h->state;
    if (s->turn.player != NOBODY)
        cyc_end_turn(h);
    for (int i = 0; i < s->gods_open; i++)
        if (s->offer[s->gods[i]].seat != NOBODY) {
            cyc_begin_turn(h, s->offer[s->gods[i]].seat, s->gods[i]);
            return;
        }
    if (cyc_apollo_markers(s) > 0)
        cyc_begin_turn(h, s->apollo[s->apollos - cyc_apollo_markers(s)], APOLLO);
    else
        end_cycle(h);
}

void cyc_look_for_sets(struct hearing *h)
{
    struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    int seat = s->turn.player;
    if (s->phase != PHASE_ACTIONS || s->battle.at != NOWHERE)
        return;
    if (h->match->house[Q_ELIMINATION] == OUT_AT_ONCE)
        eliminate_losers(h);
    if (cyc_any_due(h->match, s))
        return;
    bool complete[] = {[SET_BUILDINGS] = true, [SET_PHILOSOPHERS] = s->philosophers[seat] >= b->philosophers};
    struct cyc_holdings has = cyc_land_of(b, s, seat);
    for (int type = PORT; type < BUILDINGS; type++)
        complete[SET_BUILDINGS] = complete[SET_BUILDINGS] && has.building[type] > 0;
    for (int i = 0; i < OVERDUE_MAX; i++)
        complete[s->overdue[seat][i]] = false;
    if (complete[SET_PHILOSOPHERS]) {
        s->due[seat] = SET_PHILOSOPHERS;
        sum_up(h, "%d philosophers: a metropolis is due", s->philosophers[seat]);
    } else if (complete[SET_BUILDINGS]) {
        s->due[seat] = SET_BUILDINGS;
        sum_up(h, "all four types: a metropolis is due");
    }
    if (s->due[seat] != NO_SET)
        s->due_since = here(h, 0);
}
