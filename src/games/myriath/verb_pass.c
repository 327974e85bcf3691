/* Myriath: pass - the player cannot place a tile. A pass that is not allowed is shown a placement. */
#include "games/myriath/myriath.h"

/* "anna: place v-aa at g7 go es, which earns anna 0.5" */
static void say_missed(const struct match *match, const struct myr_state *s, int seat, struct myr_placement p,
                       struct text *out)
{
    struct move move = myr_place_move(match, seat, p);
    struct earnings earnings = {0};
    myr_earn(match, s, seat, p, &earnings);
    move_print(match, &move, out);
    text_format(out, ", which earns %s", earnings.count ? "" : "nothing");
    earnings_print(&earnings, out);
}

/* True if the player really cannot place a tile. */
static bool test_pass(struct hearing *h)
{
    struct myr_placement p;
    int seat = h->move->actor;
    if (!myr_first_legal(h->match, h->state, seat, &p))
        return true;
    struct text entry = {0};
    if (h->docket)
        say_missed(h->match, h->state, seat, p, &entry);
    illegal(h, RULE_PASS, "%s passes but can place a tile: %s", h->match->names[seat], text_string(&entry));
    myr_rest_on_left_out(h);
    struct myr_scan scan;
    myr_scan(&scan, h->match, h->state, seat, TIP_NOTHING);
    if (h->match->house[HOUSE_TIP_TOUCH] == TIP_CONNECTS && !myr_scan_next(&scan, &p))
        hangs_on(h, HOUSE_TIP_TOUCH, TIP_NOTHING);
    text_free(&entry);
    return false;
}

/* "ben wins with 13 to 12.5" */
static void say_result(const struct match *match, const struct myr_state *s, struct text *out)
{
    struct standing standing = {0};
    char room[16];
    myr_score(match, s, &standing);
    if (standing.winners_open) {
        text_add(out, "who won depends on who began");
        return;
    }
    const struct sheet *best = &standing.seat[__builtin_ctz(standing.winners)];
    add_names(match, standing.winners, "", out);
    text_format(out, " %s with %s", standing.winners & (standing.winners - 1) ? "share the win" : "wins",
                best->open ? "?" : halves_string(room, best->total));
    const char *between = " to ";
    unsigned others = myr_all(match) & ~standing.winners;
    for (; others; others &= others - 1) {
        const struct sheet *sheet = &standing.seat[__builtin_ctz(others)];
        text_format(out, "%s%s", between, sheet->open ? "?" : halves_string(room, sheet->total));
        between = __builtin_popcount(others) > 2 ? ", " : " and ";
    }
}

static void sum_up_pass(struct hearing *h)
{
    const struct myr_state *s = h->state;
    const struct match *match = h->match;
    int seat = h->move->actor;
    struct myr_placement p;
    const char *name = match->names[seat];
    int left = myr_tiles_left(match, s, seat);
    if (myr_first_legal(match, s, seat, &p)) {
        sum_up(h, "%s can place a tile: ", name);
        say_missed(match, s, seat, p, h->sums);
    } else if (left == 0)
        sum_up(h, "%s has no tiles left", name);
    else if (left == 1)
        sum_up(h, "%s cannot place their last tile", name);
    else
        sum_up(h, "%s cannot place any of their %d tiles", name, left);
    if (s->turn != NOBODY)
        sum_up(h, "%d of %d players have passed", __builtin_popcount(s->passed), h->match->seats);
    else {
        sum_up(h, "all players have passed; ");
        say_result(match, s, h->sums);
    }
}

enum outcome myr_play_pass(struct hearing *h)
{
    struct myr_state *s = h->state;
    int seat = h->move->actor;
    if (myr_in_phase(h, 1u << PLAY) == REFUSED)
        return REFUSED;
    myr_test_turn(h);
    bool stuck = test_pass(h);

    s->passed |= 1u << seat;
    s->stuck |= (unsigned)stuck << seat;
    s->turn = s->passed == myr_all(h->match) ? NOBODY : (seat + 1) % h->match->seats;
    if (h->sums)
        sum_up_pass(h);
    return STANDS;
}

void myr_suggest_pass(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    const struct myr_state *s = state;
    struct myr_placement p;
    if (myr_phase_of(match, s) == PLAY && !myr_first_legal(match, s, s->turn, &p))
        suggest_word(out, s->turn, verb);
}
