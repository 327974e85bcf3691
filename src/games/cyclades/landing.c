/* Cyclades: troops that come ashore, by march or by Pegasus. */
#include "games/cyclades/landing.h"

#include "games/cyclades/cyclades.h"

enum outcome cyc_test_troops(struct hearing *h, int isle, int troops, int number_key, int isle_key)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    if (s->isle[isle].owner != h->move->actor) {
        cyc_cannot(h, RULE_NO_PIECE, "%s has no troops on %s", h->match->names[h->move->actor], cyc_isle_name(b, isle));
        point_at(h, isle_key, -1);
        return REFUSED;
    }
    if (troops >= 1 && troops <= s->isle[isle].troops)
        return STANDS;
    cyc_cannot(h, RULE_NO_PIECE, "moves %d troop%s from %s, where there are %d", troops, troops == 1 ? "" : "s",
               cyc_isle_name(b, isle), s->isle[isle].troops);
    point_at(h, number_key, -1);
    return REFUSED;
}

void cyc_test_leaving(struct hearing *h, int from, int key)
{
    const struct cyc_state *s = h->state;
    if (!cyc_stands_on(s, FIGURE_MEDUSA, from))
        return;
    cyc_breaks(h, RULE_MEDUSA_STAYS, "troops on %s cannot leave while Medusa stands there",
               cyc_isle_name(h->match->box, from));
    point_at(h, key, -1);
    because(h, s->figure[FIGURE_MEDUSA].called, "Medusa is called here");
}

/* Would the buildings of both together make a set, with an isle to put the metropolis on? */
static bool set_with(const struct cyc_box *b, const struct cyc_state *s, int seat, int to)
{
    bool site = !s->isle[to].metropolis;
    for (int isle = 0; isle < b->isles; isle++)
        site = site || (s->isle[isle].owner == seat && !s->isle[isle].metropolis);
    for (int type = PORT; type < BUILDINGS; type++)
        if (cyc_buildings_of(b, s, seat, type) + s->isle[to].building[type] == 0)
            return false;
    return site;
}

static bool alone_with_isles(const struct match *match, const struct cyc_state *s, int seat, int victim)
{
    for (int other = 0; other < match->seats; other++)
        if (other != seat && other != victim && cyc_isles_of(match->box, s, other) > 0)
            return false;
    return true;
}

bool cyc_last_isle_barred(const struct match *match, const struct cyc_state *s, int seat, int to, int answer)
{
    const struct cyc_box *b = match->box;
    int victim = s->isle[to].owner;
    if (victim == NOBODY || victim == seat || cyc_isles_of(b, s, victim) != 1)
        return false;
    if (answer == LAST_SURVIVOR && alone_with_isles(match, s, seat, victim))
        return false;
    int before = cyc_metropolises_of(b, s, seat), after = before + s->isle[to].metropolis + set_with(b, s, seat, to);
    return after < b->target || (answer == LAST_GAINS && before >= b->target);
}

void cyc_test_last_isle(struct hearing *h, int to, int key)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    int seat = h->move->actor, house = h->match->house[Q_LAST_ISLE];
    if (!cyc_last_isle_barred(h->match, s, seat, to, house))
        return;
    cyc_breaks(h, RULE_LAST_ISLE,
               "%s is the last isle of %s, and taking it would not give %s the %d metropolises that win",
               cyc_isle_name(b, to), h->match->names[s->isle[to].owner], h->match->names[seat], b->target);
    point_at(h, key, -1);
    for (int answer = LAST_HOLDS; answer <= LAST_SURVIVOR; answer++)
        if (answer != house && !cyc_last_isle_barred(h->match, s, seat, to, answer))
            hangs_on(h, Q_LAST_ISLE, answer);
}

bool cyc_isle_defended(const struct cyc_state *s, int isle)
{
    return s->isle[isle].owner != NOBODY && (s->isle[isle].troops > 0 || cyc_stands_on(s, FIGURE_MINOTAUR, isle));
}

void cyc_land(struct hearing *h, int from, int to, int troops)
{
    struct cyc_state *s = h->state;
    int seat = h->move->actor;
    s->isle[from].troops -= troops;
    if (s->isle[to].owner == seat)
        s->isle[to].troops += troops;
    else if (!cyc_isle_defended(s, to))
        cyc_take_isle(h, to, seat, troops);
    else {
        const struct cyc_box *b = h->match->box;
        s->battle.at = b->isle[to].circle[0];
        s->battle.attacker = seat;
        s->battle.units = troops;
        s->battle.step = STEP_DICE;
        s->battle.assaults = 0;
        s->battle.began = here(h, 0);
    }
}
