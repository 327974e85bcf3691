/* pass - nothing can be placed. Judged by proof: whoever could have placed is shown where. */
#include "games/myriath/state.h"

/* With `connects`, the passing may only be wrong because of tips. */
static bool right_without_tips(const struct match *match, const struct state *s, int seat)
{
    struct scan scan;
    struct placement p;
    myriath_scan(&scan, match, s, seat, TIP_NOTHING);
    return match->house[HOUSE_TIP_TOUCH] == TIP_CONNECTS && !myriath_scan_next(&scan, &p);
}

/* True if the player could place nothing indeed. */
static bool watch_pass(struct hearing *h)
{
    struct scan scan;
    struct placement p;
    int seat = h->move->actor;
    myriath_scan(&scan, h->match, h->state, seat, h->match->house[HOUSE_TIP_TOUCH]);
    if (!myriath_scan_next(&scan, &p))
        return true;
    struct text entry = {0};
    struct move move = myriath_place_move(seat, p);
    if (h->docket)
        move_print(h->match, &move, &entry);
    illegal(h, RULE_PASS, "%s passes, but could have placed a tile: %s", h->match->names[seat], text_string(&entry));
    if (right_without_tips(h->match, h->state, seat))
        hangs_on(h, HOUSE_TIP_TOUCH, TIP_NOTHING);
    text_free(&entry);
    return false;
}

enum outcome myriath_pass(struct hearing *h)
{
    struct state *s = h->state;
    int seat = h->move->actor;
    if (myriath_shut(h, 1u << PLAY))
        return REFUSED;
    myriath_watch_turn(h);
    bool stuck = watch_pass(h);

    s->passed |= 1u << seat;
    s->stuck |= (unsigned)stuck << seat;
    s->turn = s->passed == myriath_all(h->match) ? NOBODY : (seat + 1) % h->match->seats;
    return STANDS;
}
