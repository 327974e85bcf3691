/* Mytikas: the accounts of the ledger. Every change of one goes through here and is booked. */

#include <string.h>

#include "games/mytikas/mytikas.h"

#define BY_LEVEL(of) of " 1", of " 2", of " 3", of " 4"
#define BY_GOD(of) of " zeus", of " demeter", of " poseidon", of " hades"
#define BY_CARD(of)                                                                                                    \
    of " aphrodite", of " apollo", of " ares", of " artemis", of " athena", of " demeter", of " dionysus",             \
        of " hades", of " hephaestus", of " hera", of " hermes", of " hestia", of " pan", of " persephone",            \
        of " poseidon", of " zeus"

/* In the order of enum myt_account. */
const char *const myt_accounts[ACCOUNTS + 1] = {
    "points",          BY_LEVEL("stone"),        BY_LEVEL("marble"),  BY_LEVEL("gold"),
    "reserve",         BY_CARD("tokens on"),     BY_GOD("favors of"), "locks",
    BY_GOD("pile of"), BY_LEVEL("level tokens"), "locks left",        "owed"};

const char *const myt_holders[] = {"table", NULL};

void myt_cubes(struct hearing *h, int seat, int kind, int level, int number, int rule)
{
    struct myt_state *s = h->state;
    if (myt_unknown(s, seat, 1u << kind))
        return;
    s->seat[seat].goods[kind][level - 1] += number;
    book(h, seat, CUBES_OF + myt_cube_of(kind, level), 2 * number, rule);
}

void myt_deal_goods(struct hearing *h)
{
    struct myt_state *s = h->state;
    unsigned unknown[PLAYERS] = {0};
    for (int seat = 0; seat < h->match->seats; seat++)
        unknown[seat] = s->seat[seat].unknown & ALL_GOODS;
    myt_give_start_goods(h->match, s);
    for (int seat = 0; seat < h->match->seats; seat++)
        for (int kind = 0; kind < KINDS && unknown[seat] == ALL_GOODS; kind++)
            book(h, seat, CUBES_OF + myt_cube_of(kind, 1), 2 * s->seat[seat].goods[kind][0], RULE_GETS_START);
}

void myt_reserve(struct hearing *h, int seat, int number, int rule)
{
    struct myt_state *s = h->state;
    if (myt_unknown(s, seat, NO_RESERVE))
        return;
    s->seat[seat].offerings += number;
    book(h, seat, RESERVE, 2 * number, rule);
}

void myt_tokens(struct hearing *h, int card, int number, int rule)
{
    struct myt_state *s = h->state;
    if (s->tokens[card] == TOKENS_UNKNOWN)
        return;
    s->tokens[card] += number;
    book(h, s->holder[card], TOKENS_ON + card, 2 * number, rule);
}

void myt_favor(struct hearing *h, int seat, int god, int number, int rule)
{
    struct myt_state *s = h->state;
    if (myt_unknown(s, seat, NO_FAVORS))
        return;
    s->seat[seat].favors[god] += number;
    book(h, seat, FAVORS_OF + god, 2 * number, rule);
}

void myt_favor_of_pile(struct hearing *h, int seat, int god, int number, int rule)
{
    myt_favor(h, seat, god, number, rule);
    if (!myt_lacking(h->match, h->state, NO_FAVORS))
        book(h, h->match->seats, PILE_OF + god, -2 * number, rule);
}

void myt_take_lock(struct hearing *h, int card)
{
    struct myt_state *s = h->state;
    myt_tokens(h, card, -s->tokens[card], RULE_GETS_LOCK);
    s->locked[card] = true;
    book(h, s->holder[card], LOCKS_HELD, 2, RULE_GETS_LOCK);
    book(h, h->match->seats, LOCKS_LEFT, -2, RULE_GETS_LOCK);
}

void myt_take_level_token(struct hearing *h, int level)
{
    if (myt_tokens_left(h->match, h->state, level) >= 0)
        book(h, h->match->seats, LEVEL_TOKENS + level - 1, -2, RULE_PAYS_BUILD);
}

void myt_owe(struct hearing *h, int cards, int rule)
{
    struct myt_state *s = h->state;
    s->owed += cards;
    book(h, h->match->seats, OWED, 2 * cards, rule);
}

/* Tokens on the card go back to its owner; a Lock stays on the card. */
void myt_hand_over(struct hearing *h, int card, int seat)
{
    struct myt_state *s = h->state;
    int owner = s->holder[card], tokens = s->tokens[card];
    if (owner >= 0 && tokens == TOKENS_UNKNOWN) {
        myt_forget_reserve(s, owner); /* it is unknown how many went back */
        s->tokens[card] = 0;
    } else if (owner >= 0) {
        myt_tokens(h, card, -tokens, RULE_GETS_CARD);
        myt_reserve(h, owner, tokens, RULE_GETS_CARD);
        book(h, owner, LOCKS_HELD, s->locked[card] ? -2 : 0, RULE_GETS_CARD);
    }
    s->holder[card] = seat;
    book(h, seat, LOCKS_HELD, s->locked[card] ? 2 : 0, RULE_GETS_CARD);
}

static struct balance balance_of_table(const struct match *match, const struct myt_state *s, int account)
{
    if (account < PILE_OF)
        return (struct balance){0};
    if (account < LEVEL_TOKENS) {
        int pile = myt_pile(match, s, account - PILE_OF);
        return (struct balance){2 * pile, pile > 0 && myt_lacking(match, s, NO_FAVORS)};
    }
    if (account == LOCKS_LEFT)
        return (struct balance){2 * myt_locks_left(match, s), s->open & LOCKS_OPEN};
    int left = account == OWED ? s->owed : myt_tokens_left(match, s, account - LEVEL_TOKENS + 1);
    return (struct balance){left > 0 ? 2 * left : 0};
}

/* Points are never unknown here: the score sheet says what is not known of them. */
struct balance myt_balance(const struct match *match, const void *state, int holder, int account)
{
    const struct myt_state *s = state;
    if (holder == match->seats)
        return balance_of_table(match, s, account);
    const struct myt_seat *has = &s->seat[holder];
    if (account >= PILE_OF)
        return (struct balance){0};
    if (account == POINTS)
        return (struct balance){2 * myt_points(match, s, holder)};
    if (account < RESERVE)
        return (struct balance){2 * myt_cubes_at(s, holder, account - CUBES_OF),
                                myt_cube_unknown(s, holder, account - CUBES_OF)};
    if (account == RESERVE)
        return (struct balance){2 * has->offerings, myt_unknown(s, holder, NO_RESERVE)};
    if (account < FAVORS_OF) {
        int card = account - TOKENS_ON, tokens = s->holder[card] == holder ? s->tokens[card] : 0;
        bool unknown = tokens == TOKENS_UNKNOWN;
        return (struct balance){unknown ? 0 : 2 * tokens, unknown};
    }
    if (account < LOCKS_HELD)
        return (struct balance){2 * has->favors[account - FAVORS_OF], myt_unknown(s, holder, NO_FAVORS)};
    return (struct balance){2 * myt_counts_of(match, s, holder).of[COUNT_LOCKS]};
}

static void book_pieces(struct hearing *h, const struct myt_state *before, int seat)
{
    const struct myt_state *s = h->state;
    for (int piece = 0; piece < PIECES; piece++) {
        int was = myt_piece_points(h->match, piece, before->seat[seat].built[piece], SLOTS),
            is = myt_piece_points(h->match, piece, s->seat[seat].built[piece], SLOTS);
        if (was == is)
            continue;
        book(h, seat, POINTS, 2 * (is - was), RULE_POINTS_MINOR_CITY + piece);
        book_why(h, "%s, %d -> %d", myt_piece_titles[piece], was, is);
    }
}

static void book_cards(struct hearing *h, const struct myt_state *before, int seat)
{
    struct myt_counts old = myt_counts_of(h->match, before, seat), now = myt_counts_of(h->match, h->state, seat);
    for (int card = 0; card < CARDS; card++) {
        char detail[64] = "", saying[SAYING];
        int was = myt_card_points(h->match, &old, card, NULL), is = myt_card_points(h->match, &now, card, detail);
        const char *doubt = myt_box_of(h->match)->deity[card].points.assumed ? "?" : "";
        if (was == is)
            continue;
        put_string(saying, sizeof saying, "%s: %s%s%d%s -> %d%s", myt_card_names[card], detail, detail[0] ? ", " : "",
                   was, was ? doubt : "", is, is ? doubt : "");
        book(h, seat, POINTS, 2 * (is - was), RULE_POINTS_CARD);
        book_why(h, "%s", saying);
        bool own = seat == h->move->actor;
        sum_up(h, "%s%s%s", own ? "" : myt_name_of(h, seat), own ? "" : "'s ", saying);
    }
}

void myt_book_points(struct hearing *h, const struct myt_state *before)
{
    const struct myt_state *s = h->state;
    bool cards_lie = memcmp(&before->holder, &s->holder, CARD_BYTES) == 0;
    for (int seat = 0; seat < h->match->seats; seat++) {
        if (cards_lie && memcmp(&before->seat[seat].goods, &s->seat[seat].goods, GOODS_BYTES) == 0)
            continue;
        book_pieces(h, before, seat);
        book_cards(h, before, seat);
    }
}

void myt_earns(const struct match *match, const void *state, const struct move *move, struct earnings *out)
{
    const struct myt_state *s = state;
    struct myt_state after;
    if (try_move(match, s, move, &after, false) == TRIED_REFUSED)
        return;
    for (int seat = 0; seat < match->seats; seat++) {
        int change = myt_points(match, &after, seat) - myt_points(match, s, seat);
        earn(out, (struct earning){match->names[seat], 2 * change, .plus = true});
    }
}
