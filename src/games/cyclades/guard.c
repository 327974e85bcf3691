/* Order of play: whose turn it is and what may be done at this moment. */
#include "games/cyclades/guard.h"

#include "games/cyclades/cycle.h"
#include "games/cyclades/verbs.h"
#include "games/cyclades/voice.h"

bool cyc_turn_is_held(const struct state *s)
{
    return s->battle.at != NOWHERE || s->push != NOWHERE || s->redraw != 0;
}

const char *cyc_going_on(const struct state *s)
{
    static const char *const going_on[] = {"the choice of the turn order", "the drawing of creatures",
                                           "the turning up of the gods", "the offerings"};
    if (s->phase < PHASE_ACTIONS)
        return going_on[s->phase];
    if (s->battle.at != NOWHERE)
        return "a battle";
    if (s->push != NOWHERE)
        return "Polyphemus pushing fleets";
    return s->redraw ? "a new creature to be drawn" : s->turn.god == APOLLO ? "Apollo's turn" : "a turn";
}

static const char *verb_of(const struct hearing *h)
{
    return h->match->game->verbs[h->move->verb].name;
}

enum outcome cyc_admit_during(struct hearing *h, struct guard *g, bool available)
{
    const struct state *s = h->state;
    *g = (struct guard){.interrupted = NOBODY, .overlooked = NOBODY};
    if (s->phase == PHASE_OVER)
        return cyc_cannot(h, RULE_LOG_OVER, "the game is over");
    if (available)
        return STANDS;
    cyc_cannot(h, RULE_LOG_PHASE, "%s is not to be done now: what goes on is %s", verb_of(h), cyc_going_on(s));
    if (s->battle.at != NOWHERE)
        because(h, s->battle.began, "the battle begins here");
    else if (s->push != NOWHERE)
        because(h, s->figure[FIGURE_POLYPHEMUS].called,
                "Polyphemus is called here, and fleets beside his isle are still to be pushed");
    return REFUSED;
}

static void delay(struct state *s, int seat)
{
    int last = 0;
    while (last < OVERDUE_MAX - 1 && s->overdue[seat][last] != NO_SET)
        last++;
    s->overdue[seat][last] = s->due[seat];
    s->due[seat] = NO_SET;
}

/* Whoever has something due keeps everybody waiting, but only in word: what is done instead is done. */
void cyc_overlook(struct hearing *h, struct guard *g)
{
    struct state *s = h->state;
    if (s->phase != PHASE_ACTIONS
        || (h->move->verb == VERB_METROPOLIS && h->move->actor != CHANCE && s->due[h->move->actor] != NO_SET))
        return;
    for (int seat = 0; seat < h->match->seats; seat++)
        if (s->due[seat] != NO_SET) {
            g->overlooked = seat;
            g->due_since = s->due_since;
            delay(s, seat);
        }
}

enum outcome cyc_admit_table(struct hearing *h, struct guard *g, bool available)
{
    if (cyc_admit_during(h, g, available) == REFUSED)
        return REFUSED;
    if (h->move->actor != CHANCE)
        return cyc_cannot(h, RULE_LOG_TURN, "%s is what the table does, not a player", verb_of(h));
    cyc_overlook(h, g);
    return STANDS;
}

/* Who acts out of turn begins his own if a main god has his marker. */
static enum outcome take_turn(struct hearing *h, struct guard *g)
{
    struct state *s = h->state;
    int actor = h->move->actor;
    if (actor == CHANCE)
        return cyc_cannot(h, RULE_LOG_TURN, "%s is what a player does, not the table", verb_of(h));
    if (actor == s->turn.player || (h->move->verb == VERB_METROPOLIS && s->due[actor] != NO_SET))
        return STANDS;
    int god = cyc_main_marker(s, actor);
    if (god == NOWHERE)
        return cyc_cannot(h, RULE_LOG_TURN, "it is %s's turn, and %s has no marker on a main god",
                          h->match->names[s->turn.player], h->match->names[actor]);

    g->out_of_turn = true;
    g->interrupted = s->turn.player;
    g->cut_short = s->turn.begun;
    if (s->turn.begun)
        cyc_end_turn(h);
    cyc_begin_turn(h, actor, god);
    return STANDS;
}

enum outcome cyc_admit_turn(struct hearing *h, struct guard *g, bool sylph)
{
    struct state *s = h->state;
    bool free = s->phase == PHASE_ACTIONS && !cyc_turn_is_held(s);
    bool due_now = h->move->verb == VERB_METROPOLIS && s->phase == PHASE_ACTIONS && h->move->actor != CHANCE
                   && s->due[h->move->actor] != NO_SET;
    if (cyc_admit_during(h, g, free || due_now) == REFUSED)
        return REFUSED;
    cyc_overlook(h, g);
    if (take_turn(h, g) == REFUSED)
        return REFUSED;

    if (h->move->actor == s->turn.player) {
        s->turn.begun = true;
        if (!sylph)
            s->turn.sylph = s->turn.sylph_fought = 0;
    }
    return STANDS;
}

void cyc_say_order(struct hearing *h, const struct guard *g)
{
    const char *actor = actor_name(h->match, h->move->actor);
    if (g->out_of_turn && g->cut_short)
        cyc_breaks(h, RULE_LOG_TURN, "%s acts in %s's turn, which has not been ended", actor,
                   h->match->names[g->interrupted]);
    else if (g->out_of_turn)
        cyc_breaks(h, RULE_LOG_TURN, "%s acts, but it is %s's turn", actor, h->match->names[g->interrupted]);
    if (g->overlooked != NOBODY) {
        cyc_breaks(h, RULE_METROPOLIS_NOW, "%s must place a metropolis before anything else",
                   h->match->names[g->overlooked]);
        because(h, g->due_since, "the set is complete here");
    }
}
