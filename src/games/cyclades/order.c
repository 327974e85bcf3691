/* Cyclades: order of play: phases, whose turn it is, what may be done at this moment. */
#include "games/cyclades/battle.h"
#include "games/cyclades/call.h"

bool cyc_over(const struct match *match, const void *state)
{
    (void)match;
    return ((const struct cyc_state *)state)->phase == PHASE_OVER;
}

const char *cyc_phase(const struct match *match, const void *state)
{
    (void)match;
    return cyc_phase_names[((const struct cyc_state *)state)->phase];
}

void cyc_round(const struct match *match, const void *state, struct text *out)
{
    (void)match;
    text_format(out, "cycle %d", ((const struct cyc_state *)state)->cycle);
}

void cyc_stage(const struct match *match, const void *state, struct text *out)
{
    (void)match;
    const struct cyc_state *s = state;
    if (s->phase != PHASE_ACTIONS)
        text_add(out, cyc_phase_names[s->phase]);
    else
        text_format(out, "%s acting", cyc_god_titles[s->turn.god]);
}

unsigned cyc_to_act(const struct match *match, const void *state)
{
    const struct cyc_state *s = state;
    unsigned due = 0;
    if (s->phase == PHASE_OFFERINGS)
        return cyc_next_bidders(match, s);
    if (s->phase != PHASE_ACTIONS)
        return s->phase == PHASE_OVER ? 0 : 1u << CHANCE;
    for (int seat = 0; seat < match->seats; seat++)
        due |= s->due[seat] != NO_SET ? 1u << seat : 0u;
    if (due)
        return due;
    if (s->battle.at != NOWHERE)
        return 1u << (s->battle.step == STEP_DICE ? CHANCE : cyc_asked_side(match->box, s));
    return 1u << (s->redraw ? CHANCE : s->turn.player);
}

/* ---- what an entry meets --------------------------------------------------------------------------------------- */

bool cyc_turn_is_held(const struct cyc_state *s)
{
    return s->battle.at != NOWHERE || s->push != NOWHERE || s->redraw != 0;
}

bool cyc_turn_is_free(const struct match *match, const struct cyc_state *s)
{
    return s->phase == PHASE_ACTIONS && !cyc_any_due(match, s) && !cyc_turn_is_held(s);
}

static const char *going_on(const struct cyc_state *s)
{
    static const char *const early[] = {"the turn order is not set yet", "the creatures are not drawn yet",
                                        "the gods are not turned up yet", "players are making offerings"};
    if (s->phase < PHASE_ACTIONS)
        return early[s->phase];
    if (s->battle.at != NOWHERE)
        return "a battle is being fought";
    if (s->push != NOWHERE)
        return "Polyphemus is pushing fleets away";
    return s->redraw               ? "a new creature must be drawn first"
           : s->turn.god == APOLLO ? "Apollo is acting"
                                   : "a main god is acting";
}

static const char *verb_of(const struct hearing *h)
{
    return h->match->game->verbs[h->move->verb].name;
}

enum outcome cyc_admit_during(struct hearing *h, struct cyc_guard *g, bool available)
{
    const struct cyc_state *s = h->state;
    *g = (struct cyc_guard){.interrupted = NOBODY, .overlooked = NOBODY};
    if (s->phase == PHASE_OVER) {
        cyc_cannot(h, RULE_LOG_OVER, "the game is over");
        point_at_verb(h);
        return REFUSED;
    }
    if (available)
        return STANDS;
    cyc_out_of_phase(h, "`%s` cannot be played now: %s", verb_of(h), going_on(s));
    if (s->battle.at != NOWHERE)
        because(h, s->battle.began, "the battle begins here");
    else if (s->push != NOWHERE)
        because(h, s->figure[FIGURE_POLYPHEMUS].called,
                "Polyphemus is called here, and some fleets next to his isle are not pushed yet");
    return REFUSED;
}

static bool places_what_is_due(const struct hearing *h)
{
    const struct cyc_state *s = h->state;
    return h->move->verb == VERB_METROPOLIS && h->move->actor != CHANCE && s->due[h->move->actor] != NO_SET;
}

/* A player whose set is due must place it first, but other entries still take effect: then the set is overdue. */
void cyc_overlook(struct hearing *h, struct cyc_guard *g)
{
    struct cyc_state *s = h->state;
    if (s->phase != PHASE_ACTIONS || places_what_is_due(h))
        return;
    for (int seat = 0; seat < h->match->seats; seat++)
        if (s->due[seat] != NO_SET) {
            int last = 0;
            while (last < OVERDUE_MAX - 1 && s->overdue[seat][last] != NO_SET)
                last++;
            s->overdue[seat][last] = s->due[seat];
            s->due[seat] = NO_SET;
            g->overlooked = seat;
            g->due_since = s->due_since;
        }
}

enum outcome cyc_admit_table(struct hearing *h, struct cyc_guard *g, bool available)
{
    if (cyc_admit_during(h, g, available) == REFUSED)
        return REFUSED;
    if (h->move->actor != CHANCE)
        return cyc_out_of_turn(h, "`%s` belongs to `table`, not to a player", verb_of(h));
    cyc_overlook(h, g);
    return STANDS;
}

/* A player who acts out of turn begins their own turn if one of their markers is on a main god. */
enum outcome cyc_admit_turn(struct hearing *h, struct cyc_guard *g, bool sylph)
{
    struct cyc_state *s = h->state;
    int actor = h->move->actor, marker = 0;
    bool due = places_what_is_due(h);
    if (cyc_admit_during(h, g, s->phase == PHASE_ACTIONS && (!cyc_turn_is_held(s) || due)) == REFUSED)
        return REFUSED;
    cyc_overlook(h, g);
    if (actor == CHANCE)
        return cyc_out_of_turn(h, "`%s` belongs to a player, not to `table`", verb_of(h));
    if (actor != s->turn.player && due)
        return STANDS;
    while (marker < s->gods_open && s->offer[s->gods[marker]].seat != actor)
        marker++;
    if (actor != s->turn.player) {
        if (marker == s->gods_open)
            return cyc_out_of_turn(h, "it is %s's turn, and %s has no marker on a main god",
                                   h->match->names[s->turn.player], cyc_actor(h));
        g->out_of_turn = true;
        g->interrupted = s->turn.player;
        g->cut_short = s->turn.begun;
        if (s->turn.begun)
            cyc_end_turn(h);
        cyc_begin_turn(h, actor, s->gods[marker]);
    }
    s->turn.begun = true;
    if (!sylph)
        cyc_end_sylph(h, g);
    return STANDS;
}

void cyc_end_sylph(struct hearing *h, struct cyc_guard *g)
{
    struct cyc_state *s = h->state;
    g->idle_sylph = s->turn.sylph > 0 && s->turn.sylph == cyc_box_of(h->match)->sylph_steps;
    s->turn.sylph = s->turn.sylph_fought = 0;
}

void cyc_test_order(struct hearing *h, const struct cyc_guard *g)
{
    if (g->out_of_turn) {
        cyc_breaks(h, RULE_LOG_TURN,
                   g->cut_short ? "%s acts before %s's turn has ended" : "%s acts, but it is %s's turn", cyc_actor(h),
                   h->match->names[g->interrupted]);
        cyc_doubt(h, ON_OFFERS);
        point_at_actor(h);
    }
    if (g->overlooked != NOBODY) {
        cyc_breaks(h, RULE_METROPOLIS_NOW, "%s must place a metropolis first", h->match->names[g->overlooked]);
        because(h, g->due_since, "the set becomes complete here");
    }
    if (g->idle_sylph)
        cyc_test_idle(h, SYLPH);
}

/* ---- optional entries -------------------------------------------------------------------------------------- */

enum optional cyc_optional_entry(const struct match *match, const void *state, const struct move *next,
                                 struct move *optional)
{
    (void)next;
    const struct cyc_state *s = state;
    if (s->phase != PHASE_ACTIONS)
        return NOT_OPTIONAL;
    for (int seat = 0; seat < match->seats; seat++)
        if (s->due[seat] != NO_SET && cyc_set_is_lost(match, s, seat)) {
            *optional = MOVE_WITH(seat, VERB_METROPOLIS, {0, NONE_WORD});
            return HARMLESS;
        }
    if (cyc_any_due(match, s))
        return NOT_OPTIONAL;
    int asked = cyc_asked_side(match->box, s);
    bool done = s->turn.god == APOLLO ? !cyc_must_prosper(match, s) : s->turn.begun;
    if (asked == NOBODY && (cyc_turn_is_held(s) || !done))
        return NOT_OPTIONAL;
    *optional = asked != NOBODY ? move_of(asked, VERB_FIGHT) : move_of(s->turn.player, VERB_DONE);
    move_give(optional, 0);
    return HARMLESS;
}

void cyc_tell_optional(const struct match *match, const void *state, const struct move *optional, struct text *out)
{
    const struct cyc_state *s = state;
    const char *name = match->names[optional->actor];
    text_format(out,
                optional->verb == VERB_FIGHT        ? "%s fights on"
                : optional->verb == VERB_METROPOLIS ? "%s has no place for a metropolis"
                                                    : "%s ends their turn on %s",
                name, cyc_god_titles[s->turn.god]);
}

/* ---- what is not listed ---------------------------------------------------------------------------------------- */

void cyc_unlisted(const struct match *match, const void *state, struct unlisted_list *out)
{
    const struct cyc_state *s = state;
    unsigned bidders = s->phase == PHASE_OFFERINGS ? cyc_next_bidders(match, s) : 0;
    for (int seat = 0; seat < match->seats; seat++)
        if (bidders & 1u << seat && (s->gold[seat] == UNKNOWN || s->priests[seat] == UNKNOWN))
            not_listed(out, seat, VERB_BID, "", "higher bids: %s not known",
                       s->gold[seat] == UNKNOWN ? "the purse is" : "the number of priests is");
    if (s->phase == PHASE_ORDER)
        not_listed(out, CHANCE, VERB_DRAW, "", "the first card, if the record has no turn order");
    if (!cyc_turn_is_free(match, s))
        return;
    const struct cyc_box *b = match->box;
    if (s->turn.god == POSEIDON && b->sail_steps > LISTED_STEPS)
        not_listed(out, s->turn.player, VERB_SAIL, "", "paths of up to %d steps", b->sail_steps);
    if (s->turn.sylph > LISTED_STEPS)
        not_listed(out, s->turn.player, VERB_SAIL, "by sylph", "paths of up to %d steps", s->turn.sylph);
    if (s->turn.god != APOLLO)
        cyc_unlisted_calls(match, s, out);
}
