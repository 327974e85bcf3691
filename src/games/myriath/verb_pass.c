/* Myriath: pass - nothing can be placed. Judged by proof: whoever could have placed is shown where. */
#include "games/myriath/myriath.h"

/* With `connects`, the passing may only be wrong because of tips. */
static bool right_without_tips(const struct match *match, const struct myr_state *s, int seat)
{
    struct myr_scan scan;
    struct myr_placement p;
    myr_scan(&scan, match, s, seat, TIP_NOTHING);
    return match->house[HOUSE_TIP_TOUCH] == TIP_CONNECTS && !myr_scan_next(&scan, &p);
}

/* True if the player could place nothing indeed. */
static bool test_pass(struct hearing *h)
{
    struct myr_placement p;
    int seat = h->move->actor;
    if (!myr_first_legal(h->match, h->state, seat, &p))
        return true;
    struct text entry = {0};
    struct move move = myr_place_move(seat, p);
    if (h->docket) {
        move_print(h->match, &move, &entry);
        text_add(&entry, ", which earns ");
        myr_say_earnings(h->match, h->state, seat, p, &entry);
    }
    illegal(h, RULE_PASS, "%s passes, but could have placed a tile: %s", h->match->names[seat], text_string(&entry));
    if (right_without_tips(h->match, h->state, seat))
        hangs_on(h, HOUSE_TIP_TOUCH, TIP_NOTHING);
    text_free(&entry);
    return false;
}

enum outcome myr_play_pass(struct hearing *h)
{
    struct myr_state *s = h->state;
    int seat = h->move->actor;
    if (!myr_test_phase(h, 1u << PLAY))
        return REFUSED;
    myr_test_turn(h);
    bool stuck = test_pass(h);

    s->passed |= 1u << seat;
    s->stuck |= (unsigned)stuck << seat;
    s->turn = s->passed == myr_all(h->match) ? NOBODY : (seat + 1) % h->match->seats;
    return STANDS;
}

void myr_suggest_pass(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    const struct myr_state *s = state;
    struct myr_placement p;
    if (myr_phase_of(match, s) != PLAY || myr_first_legal(match, s, s->turn, &p))
        return;
    struct move pass = move_of(s->turn, verb);
    move_give(&pass, 0);
    suggest_move(out, &pass);
}
