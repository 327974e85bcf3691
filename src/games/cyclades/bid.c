/* bid: a marker is laid on a god. */
#include "games/cyclades/bid.h"

#include "games/cyclades/cycle.h"
#include "games/cyclades/guard.h"
#include "games/cyclades/verbs.h"
#include "games/cyclades/voice.h"

static bool find_marker(const struct state *s, int seat, struct marker *marker)
{
    *marker = (struct marker){.hand = NOWHERE, .track = NOWHERE, .lost = NOWHERE};
    for (int i = s->outbids - 1; i >= 0; i--)
        if (s->outbid[i].seat == seat) {
            *marker =
                (struct marker){i, NOWHERE, s->outbid[i].god, s->outbid[i].rival, s->outbid[i].lost, s->outbid[i].by};
            return true;
        }
    for (int i = 0; i < s->track_length; i++)
        if (s->track[i] == seat) {
            marker->track = i;
            return true;
        }
    return false;
}

static void take_up(struct state *s, const struct marker *marker)
{
    if (marker->hand == NOWHERE) {
        s->track[marker->track] = NOBODY;
        return;
    }
    s->outbids--;
    for (int i = marker->hand; i < s->outbids; i++)
        s->outbid[i] = s->outbid[i + 1];
}

static void lay_down(struct hearing *h, int god, int gold)
{
    struct state *s = h->state;
    int seat = h->move->actor;
    if (god == APOLLO) {
        s->apollo[s->apollos++] = seat;
        return;
    }
    struct offer *there = &s->offer[god];
    if (there->seat != NOBODY)
        s->outbid[s->outbids++] = (struct outbid){there->seat, god, seat, there->at, here(h, 0)};
    *there = (struct offer){seat, gold, here(h, 0)};
}

enum outcome cyc_play_bid(struct hearing *h)
{
    struct state *s = h->state;
    int god = item(h->move, 0, 0), gold = value_or(h->move, BID_GOLD, 0);
    struct guard g;
    struct marker marker;
    if (god != APOLLO && !given(h->move, BID_GOLD))
        return misread(h, "an offer to %s also needs gold", cyc_god_names[god]);
    if (cyc_admit_during(h, &g, s->phase == PHASE_OFFERINGS) == REFUSED)
        return REFUSED;
    if (h->move->actor == CHANCE)
        return cyc_cannot(h, RULE_LOG_TURN, "bid is what a player does, not the table");
    if (!find_marker(s, h->move->actor, &marker))
        return cyc_cannot(h, RULE_NO_MARKER, "%s has no marker left to place", h->match->names[h->move->actor]);
    if (god != APOLLO && !cyc_god_open(s, god))
        return cyc_cannot(h, RULE_GOD_HIDDEN, "%s is face down in this cycle", cyc_god_names[god]);
    cyc_test_bid(h, god, gold, &marker);

    take_up(s, &marker);
    lay_down(h, god, gold);
    if (cyc_markers_to_place(s) == 0)
        cyc_close_offerings(h);
    return STANDS;
}

/* The most that a player can put on this god; a little more where the purse is not known. */
static int most_offer(const struct state *s, int seat, int god)
{
    int least = cyc_least_offer(s, god);
    if (s->gold[seat] == UNKNOWN)
        return least + 12;
    int most = s->gold[seat] + s->priests[seat];
    return most > least ? most : least;
}

SUGGESTS(bid)
{
    (void)match;
    int seat = cyc_next_bidder(s);
    for (int i = 0; i < s->gods_open; i++)
        for (int gold = cyc_least_offer(s, s->gods[i]); gold <= most_offer(s, seat, s->gods[i]); gold++) {
            struct move move = move_of(seat, VERB_BID);
            move_put(&move, 0, s->gods[i]);
            move_put(&move, BID_GOLD, gold);
            suggest_move(out, &move);
        }
    struct move move = move_of(seat, VERB_BID);
    move_put(&move, 0, APOLLO);
    suggest_move(out, &move);
}

/* Apollo's offer is listed without gold; where a purse is unknown there is no end of offers. */
RESPELLS(bid)
{
    int god = item(move, 0, 0), gold = value_or(move, BID_GOLD, 0);
    if (god == APOLLO && given(move, BID_GOLD) && gold == 0) {
        *move = move_of(move->actor, VERB_BID);
        move_put(move, 0, APOLLO);
    }
    bool open_ended = god != APOLLO && move->actor < match->seats && s->gold[move->actor] == UNKNOWN;
    return !open_ended || gold <= most_offer(s, move->actor, god);
}
