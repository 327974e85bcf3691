/* Mytikas: what the record does not tell, and saying that a rule needs it. */
#include "games/mytikas/mytikas.h"

bool myt_unknown(const struct myt_state *s, int seat, unsigned what)
{
    return (s->seat[seat].unknown & what) != 0;
}

bool myt_cube_unknown(const struct myt_state *s, int seat, int cube)
{
    return myt_unknown(s, seat, 1u << myt_cube_kind(cube));
}

bool myt_slot_assumed(const struct myt_state *s, int seat, int piece, int slot)
{
    return s->seat[seat].assumed >> (piece * SLOTS + slot) & 1;
}

bool myt_board_assumed(const struct myt_state *s, int seat)
{
    return (s->seat[seat].assumed & SLOTS_ASSUMED) == SLOTS_ASSUMED;
}

bool myt_may_hold(const struct myt_state *s, int seat, int card)
{
    return s->holder[card] == IN_DECK && myt_unknown(s, seat, NO_CARDS);
}

bool myt_may_use(const struct myt_state *s, int seat, int card)
{
    return myt_usable(s, seat, card) || myt_may_hold(s, seat, card);
}

unsigned myt_lacking(const struct match *match, const struct myt_state *s, unsigned what)
{
    unsigned seats = 0;
    for (int seat = 0; seat < match->seats; seat++)
        seats |= myt_unknown(s, seat, what) ? 1u << seat : 0;
    return seats;
}

static const struct {
    const char *key, *words, *form;
} facts[] = {
    [FACT_GOODS] = {"goods", "goods", "{stone: [N, N, N, N], marble: [N, N, N, N], gold: [N, N, N, N]}"},
    [FACT_FAVORS] = {"favors", "Favors", "[GOD]"},
    [FACT_RESERVE] = {"offerings", "reserve", "N"},
    [FACT_CARDS] = {"cards", "cards", "{CARD: N}"},
};

void myt_need(struct hearing *h, int rule, enum myt_fact fact, int of)
{
    char name[SAYING];
    if (fact < FACT_TOKENS) {
        const char *who = myt_name_of(h, of);
        put_string(name, sizeof name, "%s.%.100s", facts[fact].key, who);
        unknown(h, rule, name, "%s's %s %s not in the record; write `seats: {%s: {%s: %s}}`", who, facts[fact].words,
                fact == FACT_RESERVE ? "is" : "are", who, facts[fact].key, facts[fact].form);
    } else if (fact == FACT_LINE)
        unknown(h, rule, "line", "the cards in the line are not in the record; write `line: [CARD]`");
    else if (fact == FACT_LOCKS)
        unknown(h, rule, "locks", "the Locks left are not in the record; write `locks: [N]`");
    else {
        put_string(name, sizeof name, "tokens.%s", myt_card_names[of]);
        unknown(h, rule, name, "the tokens on %s are not in the record; write `cards: {%s: N}`", myt_card_titles[of],
                myt_card_names[of]);
    }
}

void myt_forget_reserve(struct myt_state *s, int seat)
{
    s->seat[seat].unknown |= NO_RESERVE;
    s->seat[seat].offerings = 0;
}

void myt_rest_on_seat(struct hearing *h, int seat)
{
    char key[SAYING];
    put_string(key, sizeof key, "seats.%.100s", myt_name_of(h, seat));
    rests_on_table(h, key);
}

void myt_need_cube(struct hearing *h, int cube)
{
    if (myt_cube_unknown(h->state, h->move->actor, cube))
        myt_need(h, RULE_CUBE, FACT_GOODS, h->move->actor);
}
