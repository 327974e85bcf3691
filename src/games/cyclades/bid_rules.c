/* bid: the rules an offering may break. */
#include "games/cyclades/bid.h"

#include "games/cyclades/cycle.h"
#include "games/cyclades/verbs.h"
#include "games/cyclades/voice.h"

/* What he would owe for this offer together with his other one, unless that is the one he outbids. */
static int cost_with_others(const struct state *s, int seat, int god, int gold)
{
    int sum = gold, offers = 1;
    for (int other = POSEIDON; other < MAIN_GODS; other++)
        if (other != god && s->offer[other].seat == seat) {
            sum += s->offer[other].gold;
            offers++;
        }
    return cyc_offering_cost(s, seat, sum, offers);
}

int cyc_least_offer(const struct state *s, int god)
{
    return s->offer[god].seat == NOBODY ? 1 : s->offer[god].gold + 1;
}

static void test_higher(struct hearing *h, int god, int gold)
{
    const struct state *s = h->state;
    if (gold >= cyc_least_offer(s, god))
        return;
    const struct offer *there = &s->offer[god];
    if (there->seat == NOBODY)
        cyc_breaks(h, RULE_BID_HIGHER, "offers %d to %s; the least is 1", gold, cyc_god_names[god]);
    else
        cyc_breaks(h, RULE_BID_HIGHER, "offers %d to %s; %s already offers %d", gold, cyc_god_names[god],
                   h->match->names[there->seat], there->gold);
    point_at(h, BID_GOLD, -1);
    because(h, there->at, "the offer of %d to %s", there->gold, cyc_god_names[god]);
}

static void test_other_god(struct hearing *h, int god, const struct marker *marker)
{
    if (marker->lost != god)
        return;
    const char *name = actor_name(h->match, h->move->actor);
    cyc_breaks(h, RULE_BID_OTHER_GOD, "%s was just outbid on %s and must offer to another god", name,
               cyc_god_names[god]);
    because(h, marker->first, "%s's offer to %s", name, cyc_god_names[god]);
    because(h, marker->beaten, "%s outbids it here", h->match->names[marker->rival]);
}

static void test_means(struct hearing *h, int god, int gold)
{
    struct state *s = h->state;
    int seat = h->move->actor, cost = cost_with_others(s, seat, god, gold);
    enum purse purse = cyc_purse_covers(s, seat, cost);
    if (purse == PURSE_UNKNOWN)
        cyc_purse_untold(h, seat, RULE_BID_AFFORD);
    if (purse != PURSE_SHORT)
        return;
    cyc_breaks(h, RULE_BID_AFFORD, "would have to pay %d for an offer of %d to %s; %s has %d gold and %d priest%s",
               cost, gold, cyc_god_names[god], h->match->names[seat], s->gold[seat], s->priests[seat],
               s->priests[seat] == 1 ? "" : "s");
    point_at(h, BID_GOLD, -1);
}

/* The cheapest payment that a main god would take from this marker; 0 if there is none open to it. */
static int cheapest_main_god(const struct state *s, int seat, int lost)
{
    int best = 0;
    for (int i = 0; i < s->gods_open; i++) {
        int cost = cost_with_others(s, seat, s->gods[i], cyc_least_offer(s, s->gods[i]));
        if (s->gods[i] != lost && (best == 0 || cost < best))
            best = cost;
    }
    return best;
}

/* Only the two-player game has a second marker; it may follow the first to Apollo when no main god can be paid. */
static void test_two_apollo(struct hearing *h, const struct marker *marker)
{
    const struct state *s = h->state;
    int seat = h->move->actor, there = 0;
    for (int i = 0; i < s->apollos; i++)
        there += s->apollo[i] == seat;
    int price = cheapest_main_god(s, seat, marker->lost);
    if (!cyc_two_player_game(h->match) || there == 0 || price == 0 || h->match->house[Q_TWO_APOLLO] == APOLLO_ALLOW)
        return;
    enum purse purse = cyc_purse_covers(s, seat, price);
    if (purse == PURSE_UNKNOWN)
        cyc_purse_untold(h, seat, RULE_TWO_APOLLO);
    if (purse != PURSE_COVERS)
        return;
    cyc_breaks(h, RULE_TWO_APOLLO, "puts both markers on apollo though %s could pay %d for a main god",
               h->match->names[seat], price);
    hangs_on(h, Q_TWO_APOLLO, APOLLO_ALLOW);
}

static void test_turn(struct hearing *h)
{
    const struct state *s = h->state;
    int asked = cyc_next_bidder(s);
    if (asked == h->move->actor)
        return;
    cyc_breaks(h, RULE_LOG_TURN, "%s bids, but it is %s's turn to place a marker", h->match->names[h->move->actor],
               h->match->names[asked]);
    if (s->outbids > 0)
        because(h, s->outbid[s->outbids - 1].by, "%s is outbid here and goes first", h->match->names[asked]);
}

void cyc_test_bid(struct hearing *h, int god, int gold, const struct marker *marker)
{
    test_turn(h);
    if (god == APOLLO) {
        if (gold > 0) {
            cyc_breaks(h, RULE_APOLLO_FREE, "offers %d gold to apollo, who takes none", gold);
            point_at(h, BID_GOLD, -1);
        }
        test_two_apollo(h, marker);
        return;
    }
    test_higher(h, god, gold);
    test_other_god(h, god, marker);
    test_means(h, god, gold);
}
