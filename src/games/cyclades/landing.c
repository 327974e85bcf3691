/* Cyclades: troops that come ashore, by march or by Pegasus. */
#include "games/cyclades/landing.h"

#include "games/cyclades/battle.h"
#include "games/cyclades/cyclades.h"

enum outcome cyc_test_troops(struct hearing *h, const struct cyc_landing *l)
{
    const struct cyc_isle *isle = &((const struct cyc_state *)h->state)->isle[l->from];
    const char *name = cyc_actor(h), *from = cyc_isle_name(h->match->box, l->from);
    if (isle->owner != h->move->actor)
        return cyc_cannot_on_at(h, l->from_key, -1, ON_ISLES, RULE_NO_PIECE, "%s has no troops on %s", name, from);
    if (l->troops >= 1 && l->troops <= isle->troops)
        return STANDS;
    return cyc_cannot_on_at(h, l->number_key, -1, ON_ISLES, RULE_NO_PIECE,
                            "%s moves %d troop%s from %s, where there %s %d%s", name, l->troops, plural(l->troops),
                            from, isle->troops == 1 ? "is" : "are", isle->troops, cyc_one_at_least(l->troops));
}

/* ---- the last isle of a player --------------------------------------------------------------------------------- */

/* What the capture of a last isle would bring. */
struct prospect {
    int before, after; /* metropolises of the attacker */
    int victim;
    int purse; /* of the attacker once the entry is paid; UNKNOWN */
};

static struct prospect prospect_of(const struct hearing *h, const struct cyc_landing *l)
{
    const struct cyc_state *s = h->state;
    const struct cyc_isle *to = &s->isle[l->to];
    int seat = h->move->actor, gold = s->gold[seat];
    struct cyc_holdings has = cyc_land_of(h->match->box, s, seat);
    /* The player's buildings and those on `to` may make a set; it needs an isle to put the metropolis on. */
    bool set = has.metropolises < has.isles || !to->metropolis;
    for (int type = PORT; type < BUILDINGS; type++)
        set = set && has.building[type] + to->building[type] > 0;
    return (struct prospect){.before = has.metropolises,
                             .after = has.metropolises + to->metropolis + set,
                             .victim = to->owner,
                             .purse = gold == UNKNOWN ? UNKNOWN : gold - l->price};
}

enum answer { NO, YES, UNTOLD };

/* Would this rival be ahead of the attacker, if the game ended with the capture? */
static enum answer rival_ahead(const struct hearing *h, const struct prospect *p, int tie, int rival)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    int metropolises = cyc_land_of(b, s, rival).metropolises;
    if (rival == h->move->actor || rival == p->victim || metropolises < b->target)
        return NO;
    if (tie == TIE_METROPOLISES && metropolises != p->after)
        return metropolises > p->after ? YES : NO;
    if (p->purse == UNKNOWN || s->gold[rival] == UNKNOWN)
        return UNTOLD;
    return s->gold[rival] > p->purse ? YES : NO;
}

/* Is the attack barred by this answer to the house rule? Sets `*rival` to who is ahead or whose standing is not known. */
static enum answer barred(const struct hearing *h, const struct prospect *p, int answer, int tie, int *rival)
{
    const struct cyc_box *b = h->match->box;
    *rival = NOBODY;
    bool alone = true;
    for (int seat = 0; answer == LAST_SURVIVOR && seat < h->match->seats; seat++)
        alone = alone && (seat == h->move->actor || seat == p->victim || cyc_land_of(b, h->state, seat).isles == 0);
    if (answer == LAST_SURVIVOR && alone)
        return NO;
    if (p->after < b->target || (answer == LAST_GAINS && p->before >= b->target))
        return YES;
    enum answer found = NO;
    for (int seat = 0; answer == LAST_WINS && seat < h->match->seats && found != YES; seat++) {
        enum answer ahead = rival_ahead(h, p, tie, seat);
        if (ahead == YES || (ahead == UNTOLD && found == NO)) {
            found = ahead;
            *rival = seat;
        }
    }
    return found;
}

static void test_last_isle(struct hearing *h, const struct cyc_landing *l)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    int house = h->match->house[Q_LAST_ISLE], tie = h->match->house[Q_TIE], rival, any;
    struct prospect p = prospect_of(h, l);
    if (p.victim == NOBODY || p.victim == h->move->actor || cyc_land_of(b, s, p.victim).isles != 1)
        return;
    enum answer answer = barred(h, &p, house, tie, &rival);
    if (answer == UNTOLD)
        cyc_purse_untold(h, s->gold[rival] == UNKNOWN ? rival : h->move->actor, RULE_LAST_ISLE);
    if (answer != YES)
        return;
    const char *isle = cyc_isle_name(b, l->to), *victim = h->match->names[p.victim], *name = cyc_actor(h);
    if (p.after < b->target)
        cyc_breaks(h, RULE_LAST_ISLE, "%s is %s's last isle, and with it %s would have %d metropolis%s, not %d", isle,
                   victim, name, p.after, p.after == 1 ? "" : "es", b->target);
    else if (rival == NOBODY)
        cyc_breaks(h, RULE_LAST_ISLE, "%s is %s's last isle, and %s has only %d metropolis%s without it", isle, victim,
                   name, p.before, p.before == 1 ? "" : "es");
    else
        cyc_breaks(
            h, RULE_LAST_ISLE,
            "%s is %s's last isle and would not win %s the game: %d metropolis%s and %d gold, against %d and %d for %s",
            isle, victim, name, p.after, p.after == 1 ? "" : "es", p.purse, cyc_land_of(b, s, rival).metropolises,
            s->gold[rival], h->match->names[rival]);
    point_at(h, l->to_key, -1);
    for (int other = LAST_WINS; other <= LAST_SURVIVOR; other++)
        if (other != house && barred(h, &p, other, tie, &any) == NO)
            hangs_on(h, Q_LAST_ISLE, other);
    int other_tie = tie == TIE_GOLD ? TIE_METROPOLISES : TIE_GOLD;
    if (rival != NOBODY && barred(h, &p, house, other_tie, &any) == NO)
        hangs_on(h, Q_TIE, other_tie);
}

/* ---- territory markers ----------------------------------------------------------------------------------------- */

void cyc_test_landing(struct hearing *h, const struct cyc_landing *l)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    const char *name = cyc_actor(h), *from = cyc_isle_name(b, l->from);
    int seat = h->move->actor;
    if (cyc_stands_on(s, FIGURE_MEDUSA, l->from)) {
        cyc_breaks_at(h, l->from_key, -1, RULE_MEDUSA_STAYS, "%s cannot move troops off %s while Medusa is there", name,
                      from);
        because(h, s->figure[FIGURE_MEDUSA].called, "Medusa is called here");
    }
    test_last_isle(h, l);
    /* A territory marker that the troops free on `to` can be used on `from`. */
    int freed = s->isle[l->to].owner == seat && s->isle[l->to].troops == 0;
    int others = cyc_land_of(b, s, seat).territory - freed;
    if (l->troops < s->isle[l->from].troops || !cyc_out_of_markers(h->match, others + 1))
        return;
    cyc_breaks_at(h, l->number_key, -1, RULE_TERRITORY,
                  "%s takes the last troop off %s, but all %d territory markers are on other isles", name, from,
                  b->territory);
    hangs_on(h, Q_TERRITORY, TERRITORY_UNLIMITED);
}

/* ---- effect ---------------------------------------------------------------------------------------------------- */

/* The Minotaur guards even a free isle, but not against the player who placed him. */
bool cyc_isle_defended(const struct match *match, const struct cyc_state *s, int isle, int seat)
{
    bool minotaur = cyc_stands_on(s, FIGURE_MINOTAUR, isle);
    if (s->isle[isle].owner != NOBODY)
        return s->isle[isle].troops > 0 || minotaur;
    return minotaur && s->figure[FIGURE_MINOTAUR].of != seat && match->house[Q_MINOTAUR_FREE] == MINOTAUR_GUARDS;
}

void cyc_land(struct hearing *h, const struct cyc_landing *l)
{
    struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    struct cyc_isle *to = &s->isle[l->to];
    int seat = h->move->actor;
    s->isle[l->from].troops -= l->troops;
    if (to->owner == seat)
        to->troops += l->troops;
    else if (!cyc_isle_defended(h->match, s, l->to, seat)) {
        cyc_sum_capture(h, l->to, "");
        cyc_take_isle(h, l->to, seat, l->troops);
    } else {
        cyc_begin_battle(h, b->isle[l->to].circle[0], l->troops);
        sum_up(h, "battle for %s against %s", cyc_isle_name(b, l->to),
               to->owner == NOBODY ? "minotaur" : h->match->names[to->owner]);
    }
    cyc_leave_isle(h, l->from);
}
