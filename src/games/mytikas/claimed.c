/* Mytikas: claims about what nobody wrote: could they be true, and what do they rest on? */
#include "games/mytikas/mytikas.h"

/* ---- unknown ---- */

/* Does the pile have the Favors claimed? */
static bool favors_may_be(const struct match *match, const struct myt_state *s, const struct node *claim)
{
    int claimed[GODS] = {0};
    myt_count_values(claim, claimed);
    for (int god = 0; god < GODS; god++)
        if (claimed[god] > myt_pile(match, s, god))
            return false;
    return true;
}

/* Are all open cards known but those of this place? */
static bool known_elsewhere(const struct match *match, const struct myt_state *s, int where)
{
    unsigned lacking = myt_lacking(match, s, NO_CARDS);
    return where == IN_LINE ? !lacking : !(s->open & LINE_OPEN) && !(lacking & ~(1u << where));
}

/* Could the claim be the cards there? It includes those known, once each, the others are nowhere else, and no more and
   no fewer are open than were turned up. */
static bool cards_may_be(const struct match *match, const struct myt_state *s, int where, const struct node *claim)
{
    unsigned claimed = 0;
    bool more = false;
    for (const struct node *card = claim->first; card; card = card->next) {
        int number = claim->kind == NODE_MAP ? card->key->value : card->value;
        more = more || number == CARDS;
        if (number == CARDS)
            continue;
        if (claimed >> number & 1 || (s->holder[number] != where && s->holder[number] != IN_DECK))
            return false;
        claimed |= 1u << number;
    }
    struct range turned = myt_cards_turned(match, s);
    int open = myt_cards_open(match, s) + __builtin_popcount(claimed & ~myt_cards_of(s, where));
    bool told = s->open & LOCKS_OPEN || !myt_may_have_locked(match, s);
    bool too_few = open < turned.low && !more && known_elsewhere(match, s, where);
    return !(myt_cards_of(s, where) & ~claimed) && !(told && (open > turned.high || too_few));
}

bool myt_could_be(const struct match *match, const void *state, const char *key, int holder, const struct node *claim)
{
    const struct myt_state *s = state;
    int god = claim->key ? claim->key->value : 0;
    const char *of_seat = same(key, "seats") && holder >= 0 && claim->key ? claim->key->text : "";
    if (same(key, "line"))
        return cards_may_be(match, s, IN_LINE, claim);
    if (same(key, "locks"))
        return claim->count <= myt_locks_left(match, s) && myt_last_locks(match, claim);
    if (same(key, "piles"))
        return claim->kind != NODE_WORD || claim->value <= myt_pile(match, s, god);
    if (same(of_seat, "favors"))
        return favors_may_be(match, s, claim);
    return !same(of_seat, "cards") || cards_may_be(match, s, holder, claim);
}

/* ---- assumed ---- */

static void rest_on_seat(const struct match *match, int seat, struct text *out)
{
    text_format(out, "%stable.seats.%s", out->length ? " " : "", match->names[seat]);
}

static bool board_assumed(const struct match *match, const struct myt_state *s, struct text *out)
{
    for (int seat = 0; seat < match->seats; seat++)
        if (s->seat[seat].assumed & SLOTS_ASSUMED)
            rest_on_seat(match, seat, out);
    return out->length > 0;
}

static bool is_builder(const struct node *claim)
{
    return claim->key && same(claim->key->text, "builder");
}

/* Is the claim about `built`, a piece or a slot? Other parts of a seat are never assumed. */
static bool is_built(const struct node *claim)
{
    return !claim->key || !one_of("goods favors offerings cards dealt stone marble gold", claim->key->text);
}

static bool seat_assumed(const struct myt_state *s, int seat, const struct node *claim)
{
    unsigned assumed = s->seat[seat].assumed;
    return is_builder(claim) ? assumed & BUILDER_ASSUMED : assumed & SLOTS_ASSUMED && is_built(claim);
}

/* Assumed is that nothing is built and that the Builder is on no area. */
enum assumed_likeness myt_like_assumed(const struct match *match, const void *state, const char *key, int holder,
                                       const struct node *claim)
{
    (void)match;
    if (!same(key, "seats") || holder < 0 || !seat_assumed(state, holder, claim))
        return NOT_ASSUMED;
    bool nothing = is_builder(claim) ? claim->value >= AREAS : !myt_has_level(claim);
    return nothing ? AS_ASSUMED : NOT_AS_ASSUMED;
}

bool myt_assumed_part(const struct match *match, const void *state, const char *key, int seat, const struct node *claim,
                      struct text *rests_on, struct text *why)
{
    const struct myt_state *s = state;
    (void)why;
    if (same(key, "mountain")) {
        /* Pieces that the record does not give would leave fewer tokens on a level, never more. */
        bool lower = true;
        int level = 1;
        for (const struct node *tokens = claim->first; tokens && level <= LEVELS; tokens = tokens->next, level++)
            lower = lower && tokens->value <= myt_tokens_left(match, s, level);
        return lower && board_assumed(match, s, rests_on);
    }
    if (same(key, "winners")) {
        struct standing standing;
        standing_clear(&standing, match->seats);
        myt_score(match, s, &standing);
        return standing.doubt_win >> myt_bits(claim) & 1 && board_assumed(match, s, rests_on);
    }
    bool rests = same(key, "seats") && seat >= 0 && seat_assumed(s, seat, claim);
    if (same(key, "scores") && s->seat[seat].assumed & SLOTS_ASSUMED) {
        struct myt_counts counts = myt_counts_of(match, s, seat);
        struct range points = range_doubled(myt_total_of(match, s, seat, &counts).doubt[BY_POINTS]);
        rests = claim->value % 2 == 0 && range_has(points, claim->value);
    }
    if (rests)
        rest_on_seat(match, seat, rests_on);
    return rests;
}
