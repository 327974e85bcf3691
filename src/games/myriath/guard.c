/* Guards: what every entry meets before its own rules - the end, the phase, the turn, the right to begin. */
#include "games/myriath/state.h"

bool myriath_shut(struct hearing *h, unsigned phases)
{
    static const char *const cannot[] = {
        [VERB_OCTAGON] = "no octagon can be placed now",
        [VERB_PLACE] = "no tile can be placed now",
        [VERB_PASS] = "nobody can pass now",
    };
    static const char *const instead[] = {
        [DRAW] = "the first player is still to be chosen",
        [OCTAGONS] = "octagons are still missing",
        [PLAY] = "all octagons lie there; now tiles are placed",
    };
    const struct state *s = h->state;
    enum phase phase = myriath_phase_of(h->match, s);
    if (phase == OVER) {
        refuse(h, RULE_LOG_OVER, "the game is over: all players have passed since the last tile");
        return true;
    }
    if (phases >> phase & 1u)
        return false;
    if (h->move->verb == VERB_FIRST)
        refuse(h, RULE_LOG_PHASE, "the first player is known: %s", h->match->names[s->first]);
    else
        refuse(h, RULE_LOG_PHASE, "%s: %s", cannot[h->move->verb], instead[phase]);
    return true;
}

void myriath_watch_turn(struct hearing *h)
{
    const struct state *s = h->state;
    if (s->turn != NOBODY && h->move->actor != s->turn)
        illegal(h, RULE_LOG_TURN, "%s acts out of turn; it is the turn of %s", h->match->names[h->move->actor],
                h->match->names[s->turn]);
}

static int lowest_before(const struct match *match, const struct state *s)
{
    int lowest = NOBODY;
    for (int seat = 0; seat < match->seats; seat++)
        if (s->previously >> seat & 1u && (lowest == NOBODY || s->previous[seat] < s->previous[lowest]))
            lowest = seat;
    return lowest;
}

bool myriath_may_begin(const struct match *match, const struct state *s, int seat)
{
    if (!s->previously || match->house[HOUSE_FIRST] == FIRST_FREE)
        return true;
    return s->previously >> seat & 1u && s->previous[seat] == s->previous[lowest_before(match, s)];
}

void myriath_watch_first(struct hearing *h, int seat)
{
    const struct state *s = h->state;
    if (myriath_may_begin(h->match, s, seat))
        return;
    char room[16];
    int lowest = lowest_before(h->match, s);
    illegal(h, RULE_FIRST, "%s begins, but %s had the fewest points in the previous game (%s)", h->match->names[seat],
            h->match->names[lowest], halves_string(room, s->previous[lowest]));
    hangs_on(h, HOUSE_FIRST, FIRST_FREE);
}

void myriath_decide_first(struct hearing *h, int seat)
{
    struct state *s = h->state;
    s->first = s->turn = seat;
    s->previously = 0;
    for (int other = 0; other < SEATS; other++)
        s->previous[other] = 0;
    for (int other = 0; other < h->match->seats; other++)
        book(h, other, 0, myriath_handicap(h->match, s, other), RULE_HANDICAP);
}
