/* Mykerinos: two players: `neutral-take`, the tile that neutral removes. */
#include "games/mykerinos/mykerinos.h"

static void test_neutral(struct hearing *h)
{
    const struct myk_state *s = h->state;
    struct myk_ranking ranking = myk_rank(h->match, s, s->area);
    int rank = myk_rank_in(&ranking, NEUTRAL), picker = myk_picker(h->match, &ranking);
    struct myk_decision next = myk_next_decision(h->match, s);

    if (s->done >> NEUTRAL & 1) {
        illegal(h, RULE_NEUTRAL_RANK, "neutral has removed its tile of area %d already", s->area);
        return;
    }
    if (rank < 1 || rank > 2) {
        illegal(h, RULE_NEUTRAL_RANK, "neutral is %s in area %d and removes no tile", rank ? "third" : "absent",
                s->area);
        return;
    }
    if (picker != h->move->actor)
        illegal(h, RULE_NEUTRAL_PICK, "neutral is %s in area %d, so %s decides for it", rank == 1 ? "first" : "second",
                s->area, h->match->names[picker]);
    if (next.due != DUE_PICK)
        illegal(h, RULE_LOG_TURN, "in area %d the next choice is %s's, not neutral's", s->area,
                h->match->names[next.owner]);
}

enum outcome myk_play_neutral_take(struct hearing *h)
{
    struct myk_state *s = h->state;
    int closing;

    if (myk_enter(h, PHASE_SURVEY, &closing) == REFUSED || myk_area_meant(h) == REFUSED)
        return REFUSED;
    if (h->match->seats > 2)
        return refuse(h, RULE_NEUTRAL_NONE, "there is no neutral colour with %d players", h->match->seats);
    if (myk_tile_lies(h) == REFUSED)
        return REFUSED;
    myk_test_closing_pass(h, closing);
    test_neutral(h);

    s->gone_at[myk_tile_meant(h)] = here(h, 0);
    myk_discard(s, myk_tile_meant(h));
    return myk_chosen(h, NEUTRAL);
}

void myk_suggest_neutral_take(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    const struct myk_state *s = state;

    if (s->phase != PHASE_SURVEY)
        return;
    struct myk_decision next = myk_next_decision(match, s);
    if (next.due == DUE_PICK)
        myk_suggest_tiles(s, next.owner, verb, out);
}
