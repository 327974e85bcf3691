/* Cyclades: bid, a marker is laid on a god. */
#include "games/cyclades/cyclades.h"

/* The marker that a player places next: the one outbid last, else their first on the track. */
struct marker {
    int hand, track;               /* index among those outbid and on the track, or NOWHERE */
    const struct cyc_outbid *lost; /* the offer that it has just lost; NULL: it comes from the track */
};

/* ---- rules ----------------------------------------------------------------------------------------------------- */

/* What a player would owe: this offer and their offer on another god, if any, less what priests save. */
struct owed {
    int sum, offers, cost;
};

static struct owed owed_with_others(const struct match *match, const struct cyc_state *s, int seat, int god, int gold)
{
    struct owed owed = {gold, 1, 0};
    for (int other = POSEIDON; other < MAIN_GODS; other++)
        if (other != god && s->offer[other].seat == seat) {
            owed.sum += s->offer[other].gold;
            owed.offers++;
        }
    owed.cost = cyc_offering_cost(s, match->house[Q_PRIEST_MINIMUM], seat, owed.sum, owed.offers);
    return owed;
}

/* "3 to Ares + 2 to Zeus": this offer and the player's offers on other gods. */
static void add_offers(const struct cyc_state *s, int seat, int god, int gold, struct cyc_line *line)
{
    cyc_say(line, "", "%d to %s", gold, cyc_god_titles[god]);
    for (int other = POSEIDON; other < MAIN_GODS; other++)
        if (other != god && s->offer[other].seat == seat)
            cyc_say(line, " + ", "%d to %s", s->offer[other].gold, cyc_god_titles[other]);
}

/* Can the actor pay? If that is not known, reports the count that is missing: gold, or priests that may help. */
static enum cyc_purse means(struct hearing *h, const struct owed *owed, enum cyc_rule rule)
{
    const struct cyc_state *s = h->state;
    int seat = h->move->actor;
    enum cyc_purse purse = cyc_purse_covers(s, seat, owed->cost);
    if (purse == PURSE_UNKNOWN)
        cyc_purse_untold(h, seat, rule);
    if (purse != PURSE_SHORT || s->priests[seat] != UNKNOWN || s->gold[seat] < owed->offers)
        return purse;
    cyc_untold(h, "priests", seat, rule);
    return PURSE_UNKNOWN;
}

static int least_offer(const struct cyc_state *s, int god)
{
    return s->offer[god].seat == NOBODY ? 1 : s->offer[god].gold + 1;
}

static void test_means(struct hearing *h, int god, int gold)
{
    const struct cyc_state *s = h->state;
    int seat = h->move->actor, priests = cyc_known(s->priests[seat]);
    struct owed owed = owed_with_others(h->match, s, seat, god, gold);
    if (means(h, &owed, RULE_BID_AFFORD) != PURSE_SHORT)
        return;
    struct cyc_line line = {0};
    add_offers(s, seat, god, gold, &line);
    if (priests > 0)
        cyc_say(&line, " - ", "%d priest%s", priests, plural(priests));
    if (owed.cost > owed.sum - priests)
        cyc_say(&line, ", ", "at least %d", owed.cost);
    else if (owed.cost != gold)
        cyc_say(&line, " = ", "%d", owed.cost);
    cyc_breaks_at(h, BID_GOLD, -1, RULE_BID_AFFORD, "%s would owe %s, but has %d gold", h->match->names[seat],
                  line.text, s->gold[seat]);
    if (cyc_offering_cost(s, MINIMUM_SUM, seat, owed.sum, owed.offers) <= s->gold[seat])
        hangs_on(h, Q_PRIEST_MINIMUM, MINIMUM_SUM);
}

/* An offer above the printed track needs a territory marker; the player's other offer may need another. */
static bool lacks_marker(const struct match *match, const struct cyc_state *s, int seat, int god, int gold)
{
    const struct cyc_box *b = match->box;
    if (gold <= b->offer_track)
        return false;
    int in_use = cyc_land_of(b, s, seat).territory + 1;
    for (int other = POSEIDON; other < MAIN_GODS; other++)
        in_use += other != god && s->offer[other].seat == seat && s->offer[other].gold > b->offer_track;
    return cyc_out_of_markers(match, in_use);
}

/* Only the two-player game has a second marker; it may follow the first to Apollo when no main god can be paid. */
static void test_two_apollo(struct hearing *h, const struct marker *marker)
{
    const struct cyc_state *s = h->state;
    int seat = h->move->actor, there = 0;
    for (int i = 0; i < s->apollos; i++)
        there += s->apollo[i] == seat;
    if (h->match->seats != 2 || there == 0 || h->match->house[Q_TWO_APOLLO] == APOLLO_ALLOW)
        return;
    struct owed best = {0}; /* the cheapest offer that this marker could make on a main god */
    for (int i = 0; i < s->gods_open; i++) {
        int god = s->gods[i], offer = least_offer(s, god);
        struct owed owed = owed_with_others(h->match, s, seat, god, offer);
        if (!(marker->lost && marker->lost->god == god) && !lacks_marker(h->match, s, seat, god, offer)
            && (best.sum == 0 || owed.sum < best.sum))
            best = owed;
    }
    if (best.sum == 0 || means(h, &best, RULE_TWO_APOLLO) != PURSE_COVERS)
        return;
    cyc_breaks(h, RULE_TWO_APOLLO, "%s puts both markers on Apollo, but can still pay %d for a main god", cyc_actor(h),
               best.cost);
    hangs_on(h, Q_TWO_APOLLO, APOLLO_ALLOW);
}

static void test_turn(struct hearing *h)
{
    const struct cyc_state *s = h->state;
    int asked = cyc_next_bidder(s);
    if (asked == h->move->actor || (asked == SOMEBODY && cyc_next_bidders(h->match, s) & 1u << h->move->actor))
        return;
    cyc_breaks(h, RULE_LOG_TURN,
               s->outbids > 0
                   ? "%s bids, but it is %s's turn to bid"
                   : "%s bids, but %s is first on the turn track; who acts first bids last in the next cycle",
               cyc_actor(h), asked == SOMEBODY ? "another player" : h->match->names[asked]);
    cyc_doubt(h, ON_TRACK);
    point_at_actor(h);
    if (s->outbids > 0)
        because(h, s->outbid[s->outbids - 1].by, "%s is outbid here and bids next", h->match->names[asked]);
}

/* On a main god: the offer must be higher, not where the marker was just outbid, and the player must have the means. */
static void test_offer(struct hearing *h, int god, int gold, const struct marker *marker)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    const struct cyc_offer *there = &s->offer[god];
    const struct cyc_outbid *lost = marker->lost;
    const char *name = cyc_actor(h), *title = cyc_god_titles[god];
    if (there->seat == NOBODY && gold < 1)
        cyc_breaks_at(h, BID_GOLD, -1, RULE_BID_HIGHER, "%s bids %d on %s; the lowest bid is 1", name, gold, title);
    else if (there->seat != NOBODY && gold <= there->gold) {
        const char *rival = h->match->names[there->seat];
        cyc_breaks_at(h, BID_GOLD, -1, RULE_BID_HIGHER, "%s bids %d on %s, but %s has already bid %d", name, gold,
                      title, rival, there->gold);
        because(h, there->at, "%s's bid on %s", rival, title);
    }
    if (lost && lost->god == god) {
        cyc_breaks(h, RULE_BID_OTHER_GOD, "%s was outbid on %s and cannot bid on %s again now", name, title, title);
        because(h, lost->lost, "%s's bid on %s", name, title);
        because(h, lost->by, "%s outbids %s", h->match->names[lost->rival], name);
    }
    test_means(h, god, gold);
    if (lacks_marker(h->match, s, h->move->actor, god, gold)) {
        cyc_breaks_at(h, BID_GOLD, -1, RULE_TERRITORY,
                      "%s bids %d; a bid above %d needs a territory marker, but all %d are in use", name, gold,
                      b->offer_track, b->territory);
        hangs_on(h, Q_TERRITORY, TERRITORY_UNLIMITED);
    }
}

/* ---- effect ---------------------------------------------------------------------------------------------------- */

static struct marker find_marker(const struct match *match, const struct cyc_state *s, int seat)
{
    struct marker marker = {NOWHERE, NOWHERE, NULL};
    bool unknown = cyc_may_have_marker(match, s, seat);
    for (int i = 0; i < s->outbids; i++)
        if (s->outbid[i].seat == seat) {
            marker.hand = i;
            marker.lost = &s->outbid[i];
        }
    for (int i = s->track_length - 1; i >= 0 && marker.hand == NOWHERE; i--)
        if (s->track[i] == seat || (unknown && s->track[i] == SOMEBODY))
            marker.track = i;
    return marker;
}

static void lay_down(struct hearing *h, const struct marker *marker, int god, int gold)
{
    struct cyc_state *s = h->state;
    int seat = h->move->actor;
    if (marker->hand == NOWHERE)
        s->track[marker->track] = NOBODY;
    else {
        s->outbids--;
        for (int i = marker->hand; i < s->outbids; i++)
            s->outbid[i] = s->outbid[i + 1];
    }
    if (god == APOLLO) {
        s->apollo[s->apollos++] = seat;
        return;
    }
    struct cyc_offer *there = &s->offer[god];
    if (there->seat != NOBODY)
        s->outbid[s->outbids++] = (struct cyc_outbid){there->seat, god, seat, there->at, here(h, 0)};
    *there = (struct cyc_offer){seat, gold, here(h, 0)};
}

/* After the last offer of the cycle the price is left to the account line of the payment. */
static void sum_offer(struct hearing *h, int god, int gold)
{
    const struct cyc_state *s = h->state;
    int seat = h->move->actor;
    const char *name = h->match->names[seat];
    if (god == APOLLO) {
        sum_up(h, "%s goes to space %d of Apollo", name, s->apollos + 1);
        return;
    }
    const struct cyc_offer *beaten = &s->offer[god];
    bool last = beaten->seat == NOBODY && cyc_markers_to_place(s) == 1;
    if (beaten->seat == NOBODY)
        sum_up(h, "%s bids %d on %s", name, gold, cyc_god_titles[god]);
    else
        sum_up(h, "%s bids %d on %s, %s %s's %d", name, gold, cyc_god_titles[god],
               gold > beaten->gold ? "more than" : "against", h->match->names[beaten->seat], beaten->gold);
    if (h->sums && s->priests[seat] > 0 && !last) {
        struct owed owed = owed_with_others(h->match, s, seat, god, gold);
        struct cyc_line line = {0};
        add_offers(s, seat, god, gold, &line);
        if (owed.sum == gold)
            put_string(line.text, sizeof line.text, "%d", gold);
        sum_up(h, "pays %s - %d priest%s = %d", line.text, s->priests[seat], plural(s->priests[seat]), owed.cost);
    }
    if (beaten->seat != NOBODY)
        sum_up(h, "%s must bid again", h->match->names[beaten->seat]);
}

enum outcome cyc_play_bid(struct hearing *h)
{
    struct cyc_state *s = h->state;
    int god = item(h->move, 0, 0), gold = value_or(h->move, BID_GOLD, 0), known = 0;
    struct cyc_guard g;
    if (god != APOLLO && !given(h->move, BID_GOLD))
        return misread(h, "a bid on %s needs gold; write `%s: bid %s gold N`", cyc_god_titles[god], cyc_actor(h),
                       cyc_god_names[god]);
    if (cyc_admit_during(h, &g, s->phase == PHASE_OFFERINGS) == REFUSED)
        return REFUSED;
    if (h->move->actor == CHANCE)
        return cyc_out_of_turn(h, "`bid` belongs to a player, not to `table`");
    struct marker marker = find_marker(h->match, s, h->move->actor);
    if (marker.hand == NOWHERE && marker.track == NOWHERE) {
        cyc_cannot_now(h, RULE_NO_MARKER, "%s has no offering marker left to place", cyc_actor(h));
        point_at_actor(h);
        return REFUSED;
    }
    if (god != APOLLO && !cyc_god_open(s, god))
        return cyc_cannot(h, RULE_GOD_HIDDEN, "%s bids on %s, who is face down this cycle", cyc_actor(h),
                          cyc_god_titles[god]);
    test_turn(h);
    if (god == APOLLO && gold > 0)
        cyc_breaks_at(h, BID_GOLD, -1, RULE_APOLLO_FREE, "%s offers %d gold to Apollo, who takes none", cyc_actor(h),
                      gold);
    if (god == APOLLO)
        test_two_apollo(h, &marker);
    else
        test_offer(h, god, gold, &marker);

    for (int i = 0; i < s->track_length; i++)
        known += s->track[i] != SOMEBODY;
    if (may_be_taken(h) && marker.track != NOWHERE && known == 0)
        take_from_log(h, "the record has no turn order; it is taken from the offerings, %s first", cyc_actor(h));
    sum_offer(h, god, gold);
    lay_down(h, &marker, god, gold);
    if (cyc_markers_to_place(s) == 0)
        cyc_close_offerings(h);
    return STANDS;
}

/* The highest offer to suggest: what the player can pay, or the least offer and 12 more if the purse is unknown. */
static int most_offer(const struct cyc_state *s, int seat, int god)
{
    int least = least_offer(s, god);
    if (s->gold[seat] == UNKNOWN || s->priests[seat] == UNKNOWN)
        return least + 12;
    int most = s->gold[seat] + s->priests[seat];
    return most > least ? most : least;
}

void cyc_suggest_bid(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    const struct cyc_state *s = state;
    unsigned bidders = s->phase == PHASE_OFFERINGS ? cyc_next_bidders(match, s) : 0;
    for (int seat = 0; seat < match->seats; seat++) {
        if (!(bidders & 1u << seat))
            continue;
        for (int i = 0; i < s->gods_open; i++)
            for (int gold = least_offer(s, s->gods[i]); gold <= most_offer(s, seat, s->gods[i]); gold++)
                suggest_entry(out, seat, verb, {0, s->gods[i]}, {BID_GOLD, gold});
        suggest_entry(out, seat, verb, {0, APOLLO});
    }
}

/* A marker on Apollo is listed without gold. If the purse is unknown, high offers are legal but not listed. */
bool cyc_spell_bid(const struct match *match, const void *state, struct move *move)
{
    const struct cyc_state *s = state;
    int god = item(move, 0, 0), gold = value_or(move, BID_GOLD, 0);
    if (god == APOLLO && given(move, BID_GOLD) && gold == 0)
        *move = MOVE_WITH(move->actor, VERB_BID, {0, APOLLO});
    bool open_ended = god != APOLLO && move->actor < match->seats
                      && (s->gold[move->actor] == UNKNOWN || s->priests[move->actor] == UNKNOWN);
    return !open_ended || gold <= most_offer(s, move->actor, god);
}
