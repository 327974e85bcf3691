/* What may be entered now: who acts, which entries, and what chance brings. */
#include "games/cyclades/moves.h"

#include "games/cyclades/battle.h"
#include "games/cyclades/call.h"
#include "games/cyclades/creatures.h"
#include "games/cyclades/guard.h"
#include "games/cyclades/voice.h"

static unsigned due_players(const struct match *match, const struct state *s)
{
    unsigned players = 0;
    for (int seat = 0; seat < match->seats; seat++)
        if (s->due[seat] != NO_SET)
            players |= 1u << seat;
    return players;
}

static unsigned acting(const struct match *match, const struct state *s)
{
    const struct box *b = match->box;
    if (cyc_any_due(match, s))
        return due_players(match, s);
    if (s->battle.at != NOWHERE)
        return 1u << (s->battle.step == STEP_DICE       ? CHANCE
                      : s->battle.step == STEP_ATTACKER ? s->battle.attacker
                                                        : cyc_defender_of(b, s));
    return 1u << (s->redraw ? CHANCE : s->turn.player);
}

unsigned cyc_to_act(const struct match *match, const void *state)
{
    const struct state *s = state;
    switch (s->phase) {
    case PHASE_ACTIONS:
        return acting(match, s);
    case PHASE_OFFERINGS:
        return 1u << cyc_next_bidder(s);
    case PHASE_OVER:
        return 0;
    default:
        return 1u << CHANCE;
    }
}

static void suggest_turn(const struct match *match, const struct state *s, struct suggestions *out)
{
    struct move done = move_of(s->turn.player, VERB_DONE);
    move_give(&done, 0);
    suggest_move(out, &done);
    cyc_suggest_recruit(match, s, out);
    cyc_suggest_build(match, s, out);
    cyc_suggest_march(match, s, out);
    cyc_suggest_call(match, s, out);
    cyc_suggest_change(match, s, out);
    cyc_suggest_metropolis(match, s, out);
    cyc_suggest_prosper(match, s, out);
    cyc_suggest_sail(match, s, out);
}

static void suggest_action(const struct match *match, const struct state *s, struct suggestions *out)
{
    if (cyc_any_due(match, s))
        cyc_suggest_metropolis(match, s, out);
    else if (s->battle.at != NOWHERE) {
        cyc_suggest_dice(match, s, out);
        cyc_suggest_fight(match, s, out);
        cyc_suggest_retreat(match, s, out);
    } else if (s->push != NOWHERE)
        cyc_suggest_push(match, s, out);
    else if (s->redraw)
        cyc_suggest_draw(match, s, out);
    else
        suggest_turn(match, s, out);
}

void cyc_suggest(const struct match *match, const void *state, struct suggestions *out)
{
    const struct state *s = state;
    switch (s->phase) {
    case PHASE_ORDER:
        cyc_suggest_order(match, s, out);
        break;
    case PHASE_CREATURES:
        cyc_suggest_draw(match, s, out);
        break;
    case PHASE_GODS:
        cyc_suggest_gods(match, s, out);
        break;
    case PHASE_OFFERINGS:
        cyc_suggest_bid(match, s, out);
        break;
    case PHASE_ACTIONS:
        suggest_action(match, s, out);
        break;
    case PHASE_OVER:
        break;
    }
}

static int pick(unsigned cards, struct random *random)
{
    int skip = random_below(random, cyc_cards_in(cards)), card = 0;
    while (!(cards & 1u << card) || skip-- > 0)
        card++;
    return card;
}

/* Draws from the pile and throws the dice; the rest is few enough to be listed. */
bool cyc_chance(const struct match *match, const void *state, struct random *random, struct move *move)
{
    const struct state *s = state;
    const struct box *b = match->box;
    if (s->phase == PHASE_ACTIONS && s->battle.at != NOWHERE) {
        int faces[2] = {b->face[random_below(random, b->faces)], b->face[random_below(random, b->faces)]};
        *move = move_of(CHANCE, VERB_DICE);
        move_put_list(move, 0, 2, faces);
        return true;
    }
    if (s->phase != PHASE_CREATURES && s->phase != PHASE_ACTIONS)
        return false;
    int cards[SPACES_ON_TRACK], needed = cyc_cards_needed(s);
    unsigned drawn = 0;
    for (int i = 0; i < needed; i++) {
        cards[i] = pick(cyc_next_cards(s, drawn), random);
        drawn |= 1u << cards[i];
    }
    *move = move_of(CHANCE, VERB_DRAW);
    move_put_list(move, 0, needed, cards);
    return true;
}

bool cyc_normal(const struct match *match, const void *state, struct move *move)
{
    switch (move->verb) {
    case VERB_BID:
        return cyc_normal_bid(match, state, move);
    case VERB_SAIL:
        return cyc_normal_sail(match, state, move);
    case VERB_CALL:
        return cyc_normal_call(match, state, move);
    case VERB_PUSH:
        return cyc_normal_push(match, state, move);
    case VERB_METROPOLIS:
        return cyc_normal_metropolis(match, state, move);
    default:
        return true;
    }
}

static void expect_sails(const struct match *match, const struct state *s, struct text *out)
{
    const struct box *b = match->box;
    const char *name = match->names[s->turn.player];
    if (s->turn.god == POSEIDON && b->sail_steps > LISTED_STEPS)
        text_format(out, "%s: sail, paths of up to %d steps\n", name, b->sail_steps);
    if (s->turn.sylph > LISTED_STEPS)
        text_format(out, "%s: sail by sylph, paths of up to %d steps\n", name, s->turn.sylph);
}

static void expect_calls(const struct match *match, const struct state *s, struct text *out)
{
    const struct box *b = match->box;
    int seat = s->turn.player, kraken = cyc_power_space(s, KRAKEN), sphinx = cyc_power_space(s, SPHINX);
    if (kraken != NOWHERE && cyc_longest_walk(b, s, seat, kraken) > LISTED_WALK)
        text_format(out, "%s: call kraken, longer paths for %d gold a step\n", match->names[seat], b->kraken_step);
    bool affordable =
        sphinx != NOWHERE && cyc_purse_covers(s, seat, cyc_least_price(b, s, seat, sphinx)) != PURSE_SHORT;
    if (affordable && !cyc_mixed_sales_listed(b, s, seat))
        text_format(out, "%s: call sphinx, troops, fleets, priests and philosophers sold together\n",
                    match->names[seat]);
}

void cyc_expects(const struct match *match, const void *state, struct text *out)
{
    const struct state *s = state;
    int bidder = s->phase == PHASE_OFFERINGS ? cyc_next_bidder(s) : NOBODY;
    if (bidder != NOBODY && s->gold[bidder] == UNKNOWN)
        text_format(out, "%s: bid, higher still: the purse is not known\n", match->names[bidder]);
    if (s->phase != PHASE_ACTIONS || cyc_any_due(match, s) || cyc_turn_is_held(s))
        return;
    expect_sails(match, s, out);
    if (s->turn.god != APOLLO)
        expect_calls(match, s, out);
}
