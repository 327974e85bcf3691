/* Mykerinos: every entry that may be legal now, and the one spelling of it. */
#include "games/mykerinos/mykerinos.h"

struct moment {
    const struct match *match;
    const struct state *s;
    struct suggestions *out;
    int actor;
};

/* A placement: which verb, in which field the spaces go, and with which patron (NOBODY: none). */
struct way {
    int verb, field, patron, colour;
    bool pyramids;
};

static const int neighbour[4] = {-COLUMNS, -1, 1, COLUMNS};

/* The space next to it in one of four directions, if a cube may go there; -1 otherwise. */
static int step(const struct moment *m, const struct way *way, int space, int direction)
{
    int next = space + neighbour[direction];

    if (next < 0 || next >= spaces_in(m->s->season) || !adjacent(space, next) || m->s->cube[next] != NOBODY)
        return -1;
    return way->pyramids || !pyramid_on(m->s, next) ? next : -1;
}

static void propose(const struct moment *m, const struct way *way, const int *spaces, int count)
{
    struct move move = move_of(m->actor, way->verb);

    if (way->patron != NOBODY)
        move_put(&move, APPEAL_PATRONS, way->patron);
    if (count == 1)
        move_put(&move, way->field, spaces[0]);
    else
        move_put_list(&move, way->field, count, spaces);
    suggest_move(m->out, &move);
}

/* All chains of `count` cubes that begin with those placed so far. */
static void propose_chains(const struct moment *m, const struct way *way, int *spaces, int placed, int count)
{
    if (placed == count) {
        propose(m, way, spaces, count);
        return;
    }
    for (int direction = 0; direction < 4; direction++) {
        int next = step(m, way, spaces[placed - 1], direction);
        if (next < 0 || (placed == 2 && next == spaces[0]))
            continue;
        spaces[placed] = next;
        propose_chains(m, way, spaces, placed + 1, count);
    }
}

static void propose_placements(const struct moment *m, const struct way *way, int count, int cubes, bool beside)
{
    int spaces[3];

    for (int space = 0; count <= cubes && space < spaces_in(m->s->season); space++) {
        if (m->s->cube[space] != NOBODY || (pyramid_on(m->s, space) && !way->pyramids))
            continue;
        if (beside && !beside_colour(m->s, space, way->colour))
            continue;
        spaces[0] = space;
        propose_chains(m, way, spaces, 1, count);
    }
}

static void propose_appeal(const struct moment *m, int patron, int field, int count, int cubes)
{
    const struct way way = {VERB_APPEAL, field, patron, m->actor, patron == LEMON};

    propose_placements(m, &way, count, cubes, field == APPEAL_EXTEND);
}

static void propose_rooms(const struct moment *m, int verb)
{
    for (int room = 0; room < ROOMS; room++) {
        struct move move = move_of(m->actor, verb);
        if (!myk_may_enter(m->match, m->s, m->actor, room))
            continue;
        if (verb == VERB_APPEAL)
            move_put(&move, APPEAL_PATRONS, BROWN);
        move_put(&move, verb == VERB_APPEAL ? APPEAL_MUSEUM : CHOICE_VALUE, room);
        suggest_move(m->out, &move);
    }
}

static void propose_appeals(const struct moment *m)
{
    const struct state *s = m->s;
    const int *owned = s->owned[m->actor], *tilted = s->tilted[m->actor];
    int stock = s->stock[m->actor], reserve = s->reserve[m->actor];
    bool partial = m->match->house[HOUSE_PARTIAL_POWER] == ANSWER_ALLOW;

    for (int patron = VIOLET; patron <= LEMON; patron++) {
        int cubes = stock + (patron == VIOLET && reserve > 0);
        if (tilted[patron] == owned[patron])
            continue;
        propose_appeal(m, patron, APPEAL_START, 1, cubes);
        propose_appeal(m, patron, APPEAL_EXTEND, 2, cubes);
    }
    if (tilted[BROWN] < owned[BROWN] && stock > 0)
        propose_rooms(m, VERB_APPEAL);
    for (int count = partial ? 1 : 2; tilted[BLACKMORE] < owned[BLACKMORE] && count <= 2; count++)
        propose_appeal(m, BLACKMORE, APPEAL_START, count, stock);
    for (int count = partial ? 2 : 3; tilted[TANGERINE] < owned[TANGERINE] && count <= 3; count++)
        propose_appeal(m, TANGERINE, APPEAL_EXTEND, count, stock);
}

static void propose_bare(const struct moment *m, int verb)
{
    struct move move = move_of(m->actor, verb);

    move_give(&move, 0);
    suggest_move(m->out, &move);
}

static void propose_turn(const struct moment *m)
{
    const struct way start = {VERB_START, 0, NOBODY, m->actor, false},
                     extend = {VERB_EXTEND, 0, NOBODY, m->actor, false};
    int stock = m->s->stock[m->actor];

    if (!m->s->last_action) {
        propose_placements(m, &start, 1, stock, false);
        propose_placements(m, &extend, 2, stock, true);
        propose_appeals(m);
    }
    propose_bare(m, VERB_PASS);
}

static void propose_neutral(const struct moment *m)
{
    const struct way start = {VERB_NEUTRAL_START, 0, NOBODY, NEUTRAL, false},
                     extend = {VERB_NEUTRAL_EXTEND, 0, NOBODY, NEUTRAL, false};

    propose_placements(m, &start, 1, m->s->held[m->actor], false);
    propose_placements(m, &extend, 2, m->s->held[m->actor], true);
}

static void propose_tiles(const struct moment *m, int verb)
{
    for (int side = LEFT; side <= RIGHT; side++) {
        struct move move = move_of(m->actor, verb);
        if (m->s->tile[tile_of_area(m->s->area, (enum side)side)] == GONE)
            continue;
        move_put(&move, CHOICE_VALUE, side);
        suggest_move(m->out, &move);
    }
}

static void propose_choice(const struct moment *m)
{
    struct ranking ranking = myk_rank(m->match, m->s, m->s->area);

    propose_tiles(m, VERB_TAKE);
    if (myk_rank_in(&ranking, m->actor) <= 2 && m->s->reserve[m->actor] > 0)
        propose_rooms(m, VERB_MUSEUM);
    propose_bare(m, VERB_DECLINE);
}

void myk_suggest(const struct match *match, const void *state, struct suggestions *out)
{
    struct moment m = {match, state, out, NOBODY};
    struct decision next;

    switch ((enum phase)m.s->phase) {
    case PHASE_EXCAVATION:
        m.actor = m.s->turn;
        propose_turn(&m);
        m.actor = m.s->neutral_play;
        if (m.actor != NOBODY)
            propose_neutral(&m);
        break;
    case PHASE_SURVEY:
        next = myk_next_decision(match, m.s);
        m.actor = next.owner;
        if (next.due == DUE_PICK)
            propose_tiles(&m, VERB_NEUTRAL_TAKE);
        else
            propose_choice(&m);
        break;
    default:
        break;
    }
}
