/* Morris: place and move, and what a player takes who closes a mill. */
#include "template/morris/morris.h"

static int free_men(const struct morris_state *s, int seat)
{
    int count = 0;
    for (int point = 0; point < POINTS; point++)
        count += s->man[point] == seat && !morris_in_mill(s, point);
    return count;
}

/* How many men `seat` must take for closing `mills` mills. */
static int due_for(const struct match *match, const struct morris_state *s, int seat, int mills)
{
    int other = 1 - seat, wanted = match->house[HOUSE_TWO_MILLS] == TWO_MILLS_TWO || mills < 1 ? mills : 1;
    int there = match->house[HOUSE_ALL_IN_MILLS] == ALL_IN_MILLS_ANY ? morris_on_board(s, other) : free_men(s, other);
    return wanted < there ? wanted : there;
}

static bool can_take(struct hearing *h, int field)
{
    const struct morris_state *s = h->state;
    int other = 1 - h->move->actor;
    for (int i = 0; i < items(h->move, field); i++) {
        int point = item(h->move, field, i);
        bool twice = i > 0 && item(h->move, field, 0) == point;
        if (s->man[point] == other && !twice)
            continue;
        refuse(h, RULE_THERE, twice ? "%s takes %s twice" : "%s takes %s, where %s has no man",
               h->match->names[h->move->actor], morris_points[point], h->match->names[other]);
        point_at(h, field, i);
        return false;
    }
    return true;
}

static void test_count(struct hearing *h, int field, int mills)
{
    const char *name = h->match->names[h->move->actor];
    int taken = items(h->move, field), due = due_for(h->match, h->state, h->move->actor, mills);
    if (taken < due) {
        illegal(h, RULE_TAKE, "%s closes %s and takes %d of %d", name, mills > 1 ? "two mills" : "a mill", taken, due);
    } else if (taken > due && due) {
        illegal(h, RULE_ONE, "%s takes %d men and may take %d", name, taken, due);
        point_at(h, field, due);
        if (mills >= taken)
            hangs_on(h, HOUSE_TWO_MILLS, TWO_MILLS_TWO);
    }
}

/* Free men are taken first; once none is left, any may be. */
static void test_in_mill(struct hearing *h, int field)
{
    const struct morris_state *s = h->state;
    int taken = items(h->move, field), spare = taken - free_men(s, 1 - h->move->actor);
    bool none = h->match->house[HOUSE_ALL_IN_MILLS] == ALL_IN_MILLS_NONE;
    for (int i = 0; i < taken; i++) {
        int point = item(h->move, field, i);
        if (!morris_in_mill(s, point) || (spare-- > 0 && !none))
            continue;
        illegal(h, RULE_IN_MILL, "%s takes %s, which is in a mill", h->match->names[h->move->actor],
                morris_points[point]);
        point_at(h, field, i);
        if (none && !free_men(s, 1 - h->move->actor))
            hangs_on(h, HOUSE_ALL_IN_MILLS, ALL_IN_MILLS_ANY);
    }
}

static void test_take(struct hearing *h, int field, int mills)
{
    if (mills) {
        test_count(h, field, mills);
        test_in_mill(h, field);
    } else if (items(h->move, field)) {
        illegal(h, RULE_MILL, "%s takes %s without closing a mill", h->match->names[h->move->actor],
                morris_points[item(h->move, field, 0)]);
        point_at(h, field, 0);
    }
}

static void take(struct hearing *h, int field)
{
    struct morris_state *s = h->state;
    int other = 1 - h->move->actor, taken = items(h->move, field);
    for (int i = 0; i < taken; i++)
        s->man[item(h->move, field, i)] = NOBODY;
    int left = morris_men(s, other);
    book(h, other, ACCOUNT_BOARD, -2 * taken, RULE_TAKE);
    if (taken)
        sum_up(h, "%s %d - %d = %d men", h->match->names[other], left + taken, taken, left);
}

static void suggest_takes(const struct match *match, const struct morris_state *s, const struct move *move, int field,
                          int mills, struct suggestions *out)
{
    int due = due_for(match, s, move->actor, mills);
    if (!due)
        suggest_move(out, move);
    for (int first = 0; first < POINTS && due; first++)
        for (int second = due == TAKES_MAX ? first + 1 : POINTS - 1; second < POINTS; second++) {
            struct move taking = *move;
            move_put_list(&taking, field, due, (const int[TAKES_MAX]){first, second});
            if (s->man[first] == 1 - move->actor)
                suggest_move(out, &taking);
        }
}

static bool may_be_there(struct hearing *h, int field)
{
    const struct morris_state *s = h->state;
    int point = item(h->move, field, 0);
    if (s->man[point] == NOBODY)
        return true;
    refuse(h, RULE_EMPTY, "%s is not empty: %s has a man there", morris_points[point], h->match->names[s->man[point]]);
    point_at(h, field, 0);
    return false;
}

static enum outcome play_place(struct hearing *h)
{
    struct morris_state *s = h->state;
    int seat = h->move->actor, at = item(h->move, PLACE_AT, 0);
    if (!s->hand[seat])
        return refuse(h, RULE_HAND, "%s has no men in hand", h->match->names[seat]);
    if (!may_be_there(h, PLACE_AT) || !can_take(h, PLACE_TAKES))
        return REFUSED;
    test_whose_turn(h, s->turn, s->turn_at);
    test_take(h, PLACE_TAKES, morris_closes(s, seat, NOBODY, at));

    s->hand[seat]--;
    s->man[at] = seat;
    sum_up(h, "%s %d - 1 = %d in hand", h->match->names[seat], s->hand[seat] + 1, s->hand[seat]);
    take(h, PLACE_TAKES);
    morris_end_turn(h, false);
    return STANDS;
}

static void suggest_placing(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    const struct morris_state *s = state;
    for (int at = 0; at < POINTS && s->hand[s->turn]; at++) {
        struct move move = move_of(s->turn, verb);
        move_put(&move, PLACE_AT, at);
        if (s->man[at] == NOBODY)
            suggest_takes(match, s, &move, PLACE_TAKES, morris_closes(s, s->turn, NOBODY, at), out);
    }
}

static void test_phase(struct hearing *h, int hand)
{
    if (!hand)
        return;
    illegal(h, RULE_LOG_PHASE, "%s moves with %d still in hand", h->match->names[h->move->actor], hand);
    point_at_verb(h);
}

static void test_line(struct hearing *h, int from, int to)
{
    const struct morris_state *s = h->state;
    int seat = h->move->actor;
    bool three = !s->hand[seat] && morris_men(s, seat) <= FEWEST;
    if (morris_linked(from, to) || morris_flies(h->match, s, seat))
        return;
    illegal(h, three ? RULE_FLY : RULE_LINE, "%s moves from %s to %s, and no line joins them", h->match->names[seat],
            morris_points[from], morris_points[to]);
    point_at(h, MOVE_TO, 0);
    if (three)
        hangs_on(h, HOUSE_FLYING, FLYING_THREE);
}

static enum outcome play_move(struct hearing *h)
{
    struct morris_state *s = h->state;
    int seat = h->move->actor, from = item(h->move, MOVE_FROM, 0), to = item(h->move, MOVE_TO, 0);
    if (s->man[from] != seat)
        return refuse(h, RULE_OWN, "%s has no man on %s", h->match->names[seat], morris_points[from]);
    if (!may_be_there(h, MOVE_TO) || !can_take(h, MOVE_TAKES))
        return REFUSED;
    test_whose_turn(h, s->turn, s->turn_at);
    test_phase(h, s->hand[seat]);
    test_line(h, from, to);
    test_take(h, MOVE_TAKES, morris_closes(s, seat, from, to));

    s->man[from] = NOBODY;
    s->man[to] = seat;
    take(h, MOVE_TAKES);
    morris_end_turn(h, items(h->move, MOVE_TAKES) == 0);
    return STANDS;
}

static void suggest_moving(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    const struct morris_state *s = state;
    for (int from = 0; from < POINTS && !s->hand[s->turn]; from++)
        for (int to = 0; s->man[from] == s->turn && to < POINTS; to++) {
            struct move move = move_of(s->turn, verb);
            if (s->man[to] != NOBODY || (!morris_linked(from, to) && !morris_flies(match, s, s->turn)))
                continue;
            move_put(&move, MOVE_FROM, from);
            move_put(&move, MOVE_TO, to);
            suggest_takes(match, s, &move, MOVE_TAKES, morris_closes(s, s->turn, from, to), out);
        }
}

/* ---- verbs.c ------------------------------------------------------------------------------------------------------- */

static const struct shape taken = {FORM_BAG,    .what = "men", .of = &morris_point,
                                   .one = true, .low = 1,      .high = TAKES_MAX};
static const struct field place_fields[] = {
    [PLACE_AT] = {"place", &morris_point, true, "the empty point"},
    [PLACE_TAKES] = {"takes", &taken, false, "the man that is taken if this closes a mill"},
    {0},
};
static const struct field move_fields[] = {
    [MOVE_FROM] = {"move", &morris_point, true, "where the man is"},
    [MOVE_TO] = {"to", &morris_point, true, "where it goes"},
    [MOVE_TAKES] = {"takes", &taken, false, "the man that is taken if this closes a mill"},
    {0},
};

const struct verb morris_verbs[] = {
    {.name = "place",
     .fields = place_fields,
     .play = play_place,
     .doc = "place a man from your hand on an empty point",
     .suggest = suggest_placing},
    {.name = "move",
     .fields = move_fields,
     .play = play_move,
     .doc = "move a man along a line, or anywhere if you have three men",
     .suggest = suggest_moving},
    {0},
};
