/* Cyclades: push, Polyphemus drives the fleets around his isle away, stack by stack. */
#include "games/cyclades/cyclades.h"

static bool in_reach(const struct cyc_box *b, const struct cyc_state *s, int sea)
{
    return b->isle_of[sea] == NOWHERE && b->isle[s->push].coast[sea] && s->sea[sea].fleets > 0;
}

static bool legal_goal(const struct cyc_box *b, const struct cyc_state *s, int from, int to)
{
    bool free = s->sea[to].owner == NOBODY || s->sea[to].owner == s->sea[from].owner;
    return b->isle_of[to] == NOWHERE && cyc_touching(b, from, to) && free && !b->isle[s->push].coast[to]
           && !cyc_kraken_in(s, to);
}

static bool can_be_pushed(const struct cyc_box *b, const struct cyc_state *s, int from)
{
    for (int i = 0; i < b->besides[from]; i++)
        if (legal_goal(b, s, from, b->beside[from][i]))
            return true;
    return false;
}

static void sum_push(struct hearing *h, int from, int to, int fleets)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    const char *owner = h->match->names[s->sea[from].owner];
    if (to != NOWHERE)
        sum_up(h, "%s's %d fleet%s %s to %s", owner, fleets, plural(fleets), b->name[from], b->name[to]);
    else
        sum_up(h, "%s's %d fleet%s in %s%s destroyed", owner, fleets, plural(fleets), b->name[from],
               can_be_pushed(b, s, from) ? "" : ", no place:");
}

/* Ends the push when no fleet can be pushed. Fleets with nowhere to go are destroyed. */
static void settle_push(struct hearing *h)
{
    struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    for (int sea = 0; sea < b->circles; sea++)
        if (in_reach(b, s, sea) && can_be_pushed(b, s, sea))
            return;
    for (int sea = 0; sea < b->circles; sea++)
        if (in_reach(b, s, sea)) {
            sum_push(h, sea, NOWHERE, s->sea[sea].fleets);
            s->sea[sea] = (struct cyc_sea){.owner = NOBODY};
        }
    s->push = NOWHERE;
}

void cyc_begin_push(struct hearing *h, int isle)
{
    struct cyc_state *s = h->state;
    s->push = isle;
    settle_push(h);
}

static void test_push(struct hearing *h, int from, int to, int fleets)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    bool touching = to != NOWHERE && cyc_touching(b, from, to);
    if (to == NOWHERE && can_be_pushed(b, s, from))
        cyc_breaks(h, RULE_PUSH_DESTROY, "%s destroys the fleets in %s, but they can be pushed away", cyc_actor(h),
                   b->name[from]);
    if (to != NOWHERE && (!touching || b->isle[s->push].coast[to]))
        cyc_breaks_at(h, PUSH_TO, -1, RULE_PUSH_AWAY,
                      touching ? "%s pushes fleets from %s to %s, which also touches %s"
                               : "%s pushes fleets from %s to %s, which do not touch",
                      cyc_actor(h), b->name[from], b->name[to], cyc_isle_name(b, s->push));
    if (to != NOWHERE)
        cyc_test_closed(h, FIGURE_KRAKEN, to, "pushes fleets into", PUSH_TO, -1);
    if (fleets != s->sea[from].fleets && h->match->house[Q_PUSH] == PUSH_WHOLE) {
        cyc_breaks_at(h, PUSH_FLEETS, -1, RULE_PUSH_SPLIT,
                      "%s pushes %d of the %d fleets in %s; they must move together", cyc_actor(h), fleets,
                      s->sea[from].fleets, b->name[from]);
        hangs_on(h, Q_PUSH, PUSH_EACH);
    }
}

static enum outcome find_stack(struct hearing *h, int *from, int *to, int *fleets)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    *to = NOWHERE;
    if ((*from = cyc_sea_in(h, 0, 0)) == NOWHERE
        || (given(h->move, PUSH_TO) && (*to = cyc_sea_in(h, PUSH_TO, 0)) == NOWHERE))
        return REFUSED;
    const struct cyc_sea *stack = &s->sea[*from];
    *fleets = value_or(h->move, PUSH_FLEETS, stack->fleets);
    if (*from == *to)
        return cyc_cannot(h, RULE_NO_SPACE, "%s pushes fleets from %s to the same space", cyc_actor(h), b->name[*from]);
    if (!in_reach(b, s, *from))
        return cyc_cannot_on(h, ON_FLEETS, RULE_NO_PIECE, "there is no fleet to push in %s, next to %s", b->name[*from],
                             cyc_isle_name(b, s->push));
    if (*fleets < 1 || *fleets > stack->fleets)
        return cyc_cannot_on_at(h, PUSH_FLEETS, -1, ON_FLEETS, RULE_NO_PIECE,
                                "%s pushes %d fleet%s from %s, where there %s %d%s", cyc_actor(h), *fleets,
                                plural(*fleets), b->name[*from], stack->fleets == 1 ? "is" : "are", stack->fleets,
                                cyc_one_at_least(*fleets));
    if (*to != NOWHERE && s->sea[*to].owner != NOBODY && s->sea[*to].owner != stack->owner)
        return cyc_cannot_on_at(h, PUSH_TO, -1, ON_FLEETS, RULE_SHARED_SPACE, "%s holds fleets of %s", b->name[*to],
                                h->match->names[s->sea[*to].owner]);
    return STANDS;
}

/* Is this a push of fleets that were destroyed when Polyphemus was placed? It may be written, but changes nothing. */
static bool says_what_happened(const struct match *match, const struct cyc_state *s, const struct move *move)
{
    const struct cyc_box *b = match->box;
    int sea = cyc_sea_meant(b, item(move, 0, 0));
    return s->phase == PHASE_ACTIONS && s->push == NOWHERE && sea != NOWHERE && cyc_polyphemus_beside(b, s, sea)
           && s->figure[FIGURE_POLYPHEMUS].of == move->actor && s->figure[FIGURE_POLYPHEMUS].since == s->cycle
           && s->sea[sea].fleets == 0 && !given(move, PUSH_TO) && !given(move, PUSH_FLEETS);
}

enum outcome cyc_play_push(struct hearing *h)
{
    struct cyc_state *s = h->state;
    struct cyc_guard g;
    int from, to, fleets;
    if (says_what_happened(h->match, s, h->move))
        return STANDS;
    if (cyc_admit_during(h, &g, s->phase == PHASE_ACTIONS && s->push != NOWHERE) == REFUSED)
        return REFUSED;
    if (h->move->actor != s->turn.player)
        return cyc_out_of_turn(h, "only %s may push the fleets, not %s", h->match->names[s->turn.player], cyc_actor(h));
    cyc_overlook(h, &g);
    if (find_stack(h, &from, &to, &fleets) == REFUSED)
        return REFUSED;
    int owner = s->sea[from].owner;
    cyc_test_order(h, &g);
    test_push(h, from, to, fleets);

    sum_push(h, from, to, fleets);
    cyc_put_fleets(s, owner, from, -fleets);
    if (to != NOWHERE)
        cyc_put_fleets(s, owner, to, fleets);
    settle_push(h);
    return STANDS;
}

void cyc_suggest_push(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    const struct cyc_state *s = state;
    const struct cyc_box *b = match->box;
    for (int sea = 0; s->phase == PHASE_ACTIONS && s->push != NOWHERE && sea < b->circles; sea++) {
        if (!in_reach(b, s, sea))
            continue;
        bool away = can_be_pushed(b, s, sea);
        for (int i = 0; i < (away ? b->besides[sea] : 1); i++)
            for (int fleets = s->sea[sea].fleets; fleets >= 1; fleets--)
                if (!away || legal_goal(b, s, sea, b->beside[sea][i]))
                    suggest_entry(out, s->turn.player, verb, {0, sea}, {PUSH_TO, away ? b->beside[sea][i] : NO_VALUE},
                                  {PUSH_FLEETS, fleets < s->sea[sea].fleets ? fleets : NO_VALUE});
    }
}

/* A push of the whole stack needs no number. */
bool cyc_spell_push(const struct match *match, const void *state, struct move *move)
{
    const struct cyc_state *s = state;
    if (says_what_happened(match, s, move))
        return false;
    int from = cyc_sea_meant(match->box, item(move, 0, 0));
    bool whole = from != NOWHERE && given(move, PUSH_FLEETS) && item(move, PUSH_FLEETS, 0) == s->sea[from].fleets;
    if (whole)
        *move = MOVE_WITH(move->actor, VERB_PUSH, {0, from}, {PUSH_TO, value_or(move, PUSH_TO, NO_VALUE)});
    return true;
}
