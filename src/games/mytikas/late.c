/* Mytikas: a step that an `end` gave up too early, done later in the same turn. */
#include <string.h>

#include "games/mytikas/mytikas.h"

void myt_keep_late(struct myt_state *s)
{
    s->late = (struct myt_late){s->who, s->doing, s->built_level, s->slot_piece, s->slot, s->slot_level, {{0}}};
    memcpy(s->late.deeds, s->deeds, sizeof s->deeds);
}

/* The position as if the late player still performed. */
static void turn_back(const struct myt_state *s, struct myt_state *then)
{
    *then = *s;
    then->who = s->late.seat;
    then->doing = s->late.doing;
    then->ribbon = false;
    then->built_level = s->late.built_level;
    then->slot_piece = s->late.slot_piece;
    then->slot = s->late.slot;
    then->slot_closed = false;
    then->slot_level = s->late.slot_level;
    memcpy(then->deeds, s->late.deeds, sizeof then->deeds);
}

/* Is the entry a step that was given up: of the build bonus, or a production with another city? */
static bool was_given_up(const struct match *match, const struct myt_state *then, const struct move *move)
{
    struct myt_deed deed;
    if (!myt_is_step(move) || move->verb == VERB_BUILD || move->actor != then->who)
        return false;
    myt_read_deed(match, then, then->who, move, &deed);
    struct myt_ruling ruling = myt_rule_on(match, then, then->who, &deed);
    bool production = move->verb == VERB_PRODUCE && myt_action(match, then, IN_MAIN)->each_city;
    return ruling.verdict == FITS && !ruling.out_of_order && (ruling.list == IN_SLOT || production);
}

bool myt_is_late_step(const struct hearing *h)
{
    const struct myt_state *s = h->state;
    struct myt_state then;
    if (s->late.seat == NONE || s->phase != FOLLOWING)
        return false;
    turn_back(s, &then);
    return was_given_up(h->match, &then, h->move);
}

/* Another player may perform already: the step counts in the list in which it was given up. */
bool myt_count_late(struct hearing *h, const struct myt_deed *deed, enum myt_list *list)
{
    struct myt_state *s = h->state;
    struct myt_state then;
    if (s->late.seat != h->move->actor || s->who == h->move->actor)
        return false;
    turn_back(s, &then);
    *list = myt_rule_on(h->match, &then, then.who, deed).list;
    struct myt_deeds *deeds = &s->late.deeds[*list];
    if (deeds->count < DEEDS_MOST)
        deeds->deed[deeds->count++] = *deed;
    return true;
}

enum reply myt_reply(const struct match *match, const void *state, const struct move *next,
                     const struct assumption *assumption)
{
    const struct myt_state *s = state, *then = assumption->state;
    bool same_turn = s->turn == then->turn && s->phase == FOLLOWING;
    if (!same_turn || assumption->move->verb != VERB_END || next->actor != assumption->move->actor)
        return NO_REPLY;
    if (next->verb == VERB_END)
        return s->who == next->actor ? NO_REPLY : CONFIRMS;
    return was_given_up(match, then, next) ? WITHDRAWS : NO_REPLY;
}
