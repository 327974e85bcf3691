/* Mytikas: spelling an entry as the list of legal entries has it, and what is not listed. */
#include "games/mytikas/moves.h"

/* The same move without one of its fields. */
static void drop(struct move *move, int field)
{
    struct move kept = move_of(move->actor, move->verb);
    for (int f = 0; f < MOVE_FIELDS; f++) {
        if (f == field || !given(move, f))
            continue;
        move_give(&kept, f);
        kept.field[f].listed = move->field[f].listed;
        for (int i = 0; i < items(move, f); i++)
            move_put(&kept, f, item(move, f, i));
        kept.node[f] = move->node[f];
    }
    *move = kept;
}

static void sort_values(struct move *move)
{
    int *values = &move->item[move->field[0].from], count = items(move, 0);
    for (int i = 1; i < count; i++)
        for (int j = i; j > 0 && values[j - 1] > values[j]; j--) {
            int swap = values[j];
            values[j] = values[j - 1];
            values[j - 1] = swap;
        }
}

static void normal_produce(const struct match *match, const struct state *s, struct move *move)
{
    struct deed unsaid = myt_deed_of(move);
    int level = value_or(move, PRODUCE_LEVEL, 0);
    unsaid.level = 0;
    if (level == 0 || s->doing == NONE)
        return;
    bool goes_without = given(move, PRODUCE_WITH)
                            ? level == 1
                            : myt_find_level(match, s, move->actor, &unsaid) && unsaid.level == level;
    if (goes_without)
        drop(move, PRODUCE_LEVEL);
}

static void normal_build(const struct state *s, struct move *move)
{
    drop(move, BUILD_PAY);
    if (value_or(move, BUILD_SLOT, NONE) == myt_only_slot(s, move->actor, value_or(move, 0, 0)))
        drop(move, BUILD_SLOT);
}

/* The next player may begin although a card is still to be turned up; that settles nothing, so it is not listed. */
static bool jumps_reveal(const struct match *match, const struct state *s, const struct move *move)
{
    bool between = (s->phase == FOLLOWING && s->who == NONE) || s->phase == REVEALING;
    bool begins = move->verb == VERB_MOVE || move->verb == VERB_DOWN || move->verb == VERB_EXCHANGE
                  || move->verb == VERB_SACRIFICE;
    return between && begins && s->owed > 0 && move->actor == next_seat(match, s->turn);
}

/* A pass that changes nothing that matters is accepted but not listed. */
static bool idle_pass(const struct match *match, const struct state *s, const struct move *move)
{
    bool awaited = s->phase == FOLLOWING && s->who == NONE && myt_may_follow(match, s) >> move->actor & 1;
    return move->verb == VERB_PASS && !awaited;
}

bool myt_normal(const struct match *match, const void *state, struct move *move)
{
    const struct state *s = state;
    if ((s->phase == LOCKING && move->verb != VERB_LOCK) || jumps_reveal(match, s, move) || idle_pass(match, s, move))
        return false;
    if (move->verb == VERB_PRODUCE || move->verb == VERB_SACRIFICE || move->verb == VERB_DEAL)
        sort_values(move);
    if (move->verb == VERB_PRODUCE)
        normal_produce(match, s, move);
    if (move->verb == VERB_BUILD)
        normal_build(s, move);
    if (move->verb == VERB_FOLLOW && value_or(move, FOLLOW_PAY, NONE) == god_of(value_or(move, 0, 0)))
        drop(move, FOLLOW_PAY);
    if (move->verb == VERB_SACRIFICE) {
        drop(move, SACRIFICE_GET);
        return items(move, 0) > 20 || myt_ways_to_sacrifice(s, move->actor, items(move, 0)) <= SACRIFICES_LISTED;
    }
    return move->verb != VERB_OFFER || value_or(move, OFFER_TOKENS, 0) <= OFFERS_LISTED;
}

void myt_expects(const struct match *match, const void *state, struct text *out)
{
    const struct state *s = state;
    bool next = s->phase == FOLLOWING && s->who == NONE && !s->ending && s->owed == 0;
    int seat = next ? next_seat(match, s->turn) : s->turn;
    const struct deity *hades = &box_of(match)->deity[HADES_CARD];
    bool ready = next || (s->phase == STARTING && !s->fresh[HADES_CARD] && s->used[HADES_CARD] == 0);
    if (!ready || s->holder[HADES_CARD] != seat)
        return;
    for (int i = 0; i < hades->rates; i++) {
        long ways = myt_ways_to_sacrifice(s, seat, hades->rate[i].cubes);
        if (ways > SACRIFICES_LISTED)
            text_format(out, "%s: sacrifice, any %d of %d cubes (%ld ways)\n", match->names[seat], hades->rate[i].cubes,
                        myt_cubes_held(s, seat), ways);
    }
}
