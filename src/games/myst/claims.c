/* Myst: claims about what the record does not say: what could be true, and what rests on something assumed. */
#include <string.h>

#include "games/myst/myst.h"

/* ---- what could be true ------------------------------------------------------------------------------------------ */

/* Could a pawn or first piece be there? It must be on a piece; `team`: on a piece of that team. */
static bool could_be_on(const struct myst_state *s, const struct node *claim, int team)
{
    int owner = claim->value >= 0 ? myst_owner(s, claim->value) : NOBODY;
    if (claim->value == UNKNOWN)
        return true;
    return owner == UNKNOWN || (team == NOBODY ? owner >= 0 : owner == team);
}

/* Could the claim be the hand? It has the known cards; others may be any card that is not named too often. */
static bool could_hold(const struct match *match, const struct myst_state *s, int team, const struct node *claim)
{
    const struct myst_team *t = &s->team[team];
    int used = myst_most_played(match, s, team) - t->played;
    if (claim->kind != NODE_LIST)
        return true;
    if (claim->count > t->hand_size || claim->count < t->hand_size - used)
        return false;
    for (int i = 0; i < t->hand_size; i++)
        if (t->hand[i] != CARD_UNKNOWN && myst_listed(claim, NULL, t->hand[i]) < myst_in_hand(s, team, t->hand[i]))
            return false;
    for (const struct node *item = claim->first; item; item = item->next) {
        int elsewhere =
            myst_named_by(s, 0, item->value) + myst_named_by(s, 1, item->value) - myst_in_hand(s, team, item->value);
        bool too_often =
            item->value != CARD_UNKNOWN && !myst_copies_assumed(match, item->value)
            && elsewhere + myst_listed(claim, NULL, item->value) > myst_copies(myst_box_of(match), item->value);
        if (too_often)
            return false;
    }
    return true;
}

bool myst_could_be(const struct match *match, const void *state, const char *key, int holder, const struct node *claim)
{
    const struct myst_state *s = state;
    if (holder < 0 || holder >= TEAMS)
        return true;
    if (same(key, "first"))
        return could_be_on(s, claim, holder);
    if (same(key, "pawns"))
        return could_be_on(s, claim, NOBODY);
    if (same(key, "played"))
        return claim->value >= s->team[holder].played && claim->value <= myst_most_played(match, s, holder);
    if (same(key, "hands"))
        return could_hold(match, s, holder, claim);
    return true;
}

/* ---- what is open ------------------------------------------------------------------------------------------------ */

/* Who acts if `books` of the unknown cards are books, dealt to the team `first` and then to the other? */
static unsigned act_in_world(const struct match *match, const struct myst_state *s, int books, int first)
{
    struct myst_state world;
    memcpy(&world, s, size_of_state(match));
    for (int i = 0; i < TEAMS; i++) {
        struct myst_team *team = &world.team[i ? myst_other(first) : first];
        for (int j = 0; j < team->hand_size; j++)
            if (team->hand[j] == CARD_UNKNOWN)
                team->hand[j] = books-- > 0 ? CARD_BOOK : CARD_FIRST;
    }
    return myst_to_act(match, &world);
}

bool myst_claim_open(const struct match *match, const void *state, const char *key, const struct node *claim)
{
    const struct myst_state *s = state;
    unsigned claimed = 0, act = myst_to_act(match, s);
    int books = myst_left(match, s, CARD_BOOK);
    if (!same(key, "to-act"))
        return myst_may_be_over(s);
    if (s->phase >= PHASE_EXPLORE && s->phase < PHASE_DONE
        && (myst_moved_unknown(s) || s->whose_unknown || myst_may_be_over(s)))
        return true;
    for (const struct node *item = claim->first; item; item = item->next)
        claimed |= 1u << item->value;
    /* The teams that may act whatever the unknown cards are. */
    unsigned sure = act_in_world(match, s, 0, 0) & act_in_world(match, s, books, 0) & act_in_world(match, s, books, 1);
    return !((claimed ^ act) & ~(act & ~sure));
}

/* The board is full, and the record says nothing of the exploration. */
void myst_say_end(const struct match *match, const void *state, struct text *out)
{
    (void)match;
    if (((const struct myst_state *)state)->phase == PHASE_TURNS)
        text_add(out, "phase: done");
}

/* ---- what is assumed --------------------------------------------------------------------------------------------- */

static bool rest_on(struct text *rests_on, bool rests, const char *part)
{
    if (rests)
        text_add(rests_on, part);
    return rests;
}

bool myst_assumed_part(const struct match *match, const void *state, const char *key, int seat,
                       const struct node *claim, struct text *rests_on, struct text *why)
{
    const struct myst_state *s = state;
    (void)match, (void)claim, (void)why;
    if (same(key, "over") || same(key, "winners") || same(key, "phase"))
        return rest_on(rests_on, myst_over_in_doubt(s), "table.moved");
    if (same(key, "to-act"))
        return rest_on(rests_on, s->phase == PHASE_EXPLORE && myst_moved_assumed(s), "table.moved");
    if (same(key, "moved") && seat >= 0 && seat < TEAMS)
        return rest_on(rests_on, s->team[seat].moved_assumed, "table.moved");
    if (same(key, "spun"))
        return rest_on(rests_on, s->assumed & SPUN_ASSUMED, "table.spun");
    if (same(key, "just-moved"))
        return rest_on(rests_on, s->assumed & JUST_MOVED_ASSUMED, "table.just-moved");
    return same(key, "reached") && rest_on(rests_on, s->assumed & REACHED_ASSUMED, "table.reached");
}

/* Every position rests on all groups of the box. */
void myst_touched(const struct match *match, const void *state, struct touched *out)
{
    (void)match;
    if (state)
        touch(out, "positions", "positions");
    touch(out, "landmarks", "landmarks");
    touch(out, "switches", "switches");
    touch(out, "cards", "cards");
    if (state)
        touch(out, "spinner", "spinner");
}
