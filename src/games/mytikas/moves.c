/* Mytikas: entries that may be legal now: the set-up, the start of a turn, the follow-ups. */
#include "games/mytikas/moves.h"

void myt_say(const struct offer *to, int verb, int value)
{
    struct move move = move_of(to->seat, verb);
    move_put(&move, 0, value);
    suggest_move(to->to, &move);
}

void myt_say_with(const struct offer *to, int verb, int value, int field, int more)
{
    struct move move = move_of(to->seat, verb);
    move_put(&move, 0, value);
    move_put(&move, field, more);
    suggest_move(to->to, &move);
}

void myt_say_word(const struct offer *to, int verb)
{
    struct move move = move_of(to->seat, verb);
    move_give(&move, 0);
    suggest_move(to->to, &move);
}

static void suggest_deals(const struct offer *to)
{
    bool two = to->match->house[HOUSE_DEAL] == DEAL_TWO;
    for (int seat = 0; seat < to->match->seats; seat++)
        for (int a = 0; a < CARDS && !myt_has_card(to->s, seat); a++)
            for (int b = two ? a + 1 : CARDS - 1; to->s->holder[a] == IN_DECK && b < CARDS; b++) {
                int cards[] = {a, b};
                if (two && to->s->holder[b] != IN_DECK)
                    continue;
                struct move move = move_of(CHANCE, VERB_DEAL);
                move_put_list(&move, 0, two ? 2 : 1, cards);
                move_put(&move, DEAL_TO, seat);
                suggest_move(to->to, &move);
            }
}

static void suggest_cards_at(const struct offer *to, int verb, int where)
{
    for (int card = 0; card < CARDS; card++)
        if (to->s->holder[card] == where)
            myt_say(to, verb, card);
}

static void suggest_reveals(const struct match *match, const struct state *s, struct suggestions *to)
{
    struct offer table = {match, s, CHANCE, to};
    suggest_cards_at(&table, VERB_REVEAL, IN_DECK);
}

void myt_suggest_downs(const struct offer *to)
{
    for (int cube = 0; cube < CUBES; cube++)
        for (int level = 1; level < cube_level(cube) && offer_has(to, cube); level++)
            myt_say_with(to, VERB_DOWN, cube, DOWN_TO, level);
}

static void suggest_exchanges(const struct offer *to)
{
    for (int kind = MARBLE; kind < KINDS && myt_usable(to->s, to->seat, DEMETER_CARD); kind++)
        for (int level = 1; level <= LEVELS; level++)
            if (offer_has(to, cube_of(STONE, level)))
                myt_say_with(to, VERB_EXCHANGE, kind, EXCHANGE_LEVEL, level);
}

/* ---- sacrifices: heaps of so many own cubes ---- */

long myt_ways_to_sacrifice(const struct state *s, int seat, int cubes)
{
    long ways[21] = {1};
    for (int cube = 0; cube < CUBES; cube++) {
        int have = cubes_at(s, seat, cube);
        for (int total = cubes; total > 0; total--)
            for (int use = 1; use <= have && use <= total; use++)
                ways[total] += ways[total - use];
    }
    return ways[cubes];
}

static void choose_cubes(const struct offer *to, int cube, int chosen, int wanted, int heap[])
{
    if (chosen == wanted) {
        struct move move = move_of(to->seat, VERB_SACRIFICE);
        move_put_list(&move, 0, wanted, heap);
        suggest_move(to->to, &move);
        return;
    }
    if (cube == CUBES)
        return;
    int have = cubes_at(to->s, to->seat, cube);
    for (int use = 0; use <= have && chosen + use <= wanted; use++) {
        for (int i = 0; i < use; i++)
            heap[chosen + i] = cube;
        choose_cubes(to, cube + 1, chosen + use, wanted, heap);
    }
}

static void suggest_sacrifices(const struct offer *to)
{
    const struct deity *hades = &box_of(to->match)->deity[HADES_CARD];
    int heap[21];
    for (int i = 0; i < hades->rates && myt_usable(to->s, to->seat, HADES_CARD); i++)
        if (myt_ways_to_sacrifice(to->s, to->seat, hades->rate[i].cubes) <= SACRIFICES_LISTED)
            choose_cubes(to, 0, 0, hades->rate[i].cubes, heap);
}

static void suggest_start(const struct offer *to)
{
    for (int area = 0; area < AREAS; area++)
        myt_say(to, VERB_MOVE, area);
    suggest_exchanges(to);
    suggest_sacrifices(to);
    myt_suggest_downs(to);
}

/* ---- between the action and the next turn ---- */

static void suggest_follow(const struct offer *to)
{
    for (int area = 0; area < AREAS; area++) {
        bool fits = to->match->seats == 2 ? god_of(area) == god_of(to->s->area) : area == to->s->area;
        for (int pay = 0; fits && pay <= PAY_OFFERING; pay++) {
            if (pay == god_of(area))
                myt_say(to, VERB_FOLLOW, area);
            else
                myt_say_with(to, VERB_FOLLOW, area, FOLLOW_PAY, pay);
        }
    }
    myt_say_word(to, VERB_PASS);
}

static void suggest_between(const struct match *match, const struct state *s, struct suggestions *to)
{
    for (int seat = 0; seat < match->seats; seat++)
        if (myt_may_follow(match, s) >> seat & 1)
            suggest_follow(&(struct offer){match, s, seat, to});
    if (s->ending)
        return;
    if (s->owed > 0) {
        suggest_reveals(match, s, to);
        return;
    }
    struct state next = *s;
    myt_begin_turn(match, &next, next_seat(match, s->turn));
    suggest_start(&(struct offer){match, &next, next.turn, to});
}

static void suggest_keeps(const struct match *match, const struct state *s, struct suggestions *to)
{
    for (int seat = 0; seat < match->seats; seat++)
        suggest_cards_at(&(struct offer){match, s, seat, to}, VERB_KEEP, DEALT_TO + seat);
}

static void suggest_locks(const struct match *match, const struct state *s, struct suggestions *to)
{
    int seat = 0;
    unsigned cards = myt_lock_choice(match, s, &seat);
    for (int card = 0; card < CARDS; card++)
        if (cards >> card & 1)
            myt_say(&(struct offer){match, s, seat, to}, VERB_LOCK, card);
}

static void suggest_first_favors(const struct match *match, const struct state *s, struct suggestions *to)
{
    unsigned acting = myt_to_act(match, s);
    for (int seat = 0; seat < match->seats; seat++)
        for (int god = 0; acting >> seat & 1 && god < GODS; god++)
            myt_say(&(struct offer){match, s, seat, to}, VERB_FAVOR, god);
}

void myt_suggest(const struct match *match, const void *state, struct suggestions *to)
{
    const struct state *s = state;
    switch (s->phase) {
    case DEALING:
        suggest_deals(&(struct offer){match, s, CHANCE, to});
        break;
    case KEEPING:
        suggest_keeps(match, s, to);
        break;
    case FAVORING:
        suggest_first_favors(match, s, to);
        break;
    case STARTING:
        suggest_start(&(struct offer){match, s, s->turn, to});
        if (s->owed > 0 && !s->ending)
            suggest_reveals(match, s, to);
        break;
    case ACTING:
    case FOLLOWING:
        if (s->who != NONE)
            myt_suggest_steps(&(struct offer){match, s, s->who, to});
        else
            suggest_between(match, s, to);
        break;
    case LOCKING:
        suggest_locks(match, s, to);
        break;
    case FINISHED:
        break;
    default:
        suggest_reveals(match, s, to);
    }
}
