/* Mytikas: producing cubes and moving them. */
#include "games/mytikas/mytikas.h"

static enum outcome can_touch(struct hearing *h)
{
    int cube = value_or(h->move, 0, 0);
    if (cubes_at(h->state, h->move->actor, cube) > 0)
        return STANDS;
    return refuse(h, RULE_CUBE, "moves %s and has none there", myt_cube_names[cube]);
}

static void relay(struct hearing *h, int cube, int level)
{
    struct state *s = h->state;
    s->seat[h->move->actor].goods[cube_kind(cube)][cube_level(cube) - 1]--;
    s->seat[h->move->actor].goods[cube_kind(cube)][level - 1]++;
}

static struct deed production(const struct hearing *h, bool *clear)
{
    struct deed deed = myt_deed_of(h->move);
    *clear = true;
    if (given(h->move, PRODUCE_WITH) && deed.level == 0)
        deed.level = 1;
    if (deed.level == 0)
        *clear = myt_find_level(h->match, h->state, h->move->actor, &deed);
    return deed;
}

enum outcome myt_can_produce(struct hearing *h)
{
    bool clear;
    production(h, &clear);
    return clear ? STANDS : misread(h, "several levels are possible: say which with level");
}

static bool produced_kind(const struct state *s, int kind)
{
    for (int i = 0; i < s->main_deeds.count; i++)
        if (s->main_deeds.deed[i].verb == VERB_PRODUCE && s->main_deeds.deed[i].goods[kind] > 0)
            return true;
    return false;
}

static void produce_with_pan(struct hearing *h, int level)
{
    myt_use_card(h, PAN_CARD, true);
    if (items(h->move, 0) != 1)
        illegal(h, RULE_PAN_TYPE, "takes %d cubes with pan, who gives one", items(h->move, 0));
    else if (!produced_kind(h->state, item(h->move, 0, 0)))
        illegal(h, RULE_PAN_TYPE, "takes %s with pan, but none was produced in this action",
                myt_kind_names[item(h->move, 0, 0)]);
    if (level == 1)
        return;
    illegal(h, RULE_PRODUCE_LEVEL, "takes pan's cube on level %d instead of level 1", level);
    point_at(h, PRODUCE_LEVEL, -1);
}

void myt_do_produce(struct hearing *h)
{
    bool clear;
    struct deed deed = production(h, &clear);
    if (given(h->move, PRODUCE_WITH))
        produce_with_pan(h, deed.level);
    else
        myt_count_deed(h, &deed);

    for (int i = 0; i < items(h->move, 0); i++)
        myt_cubes(h, h->move->actor, item(h->move, 0, i), deed.level, 1, RULE_COMBINATION);
}

enum outcome myt_can_up(struct hearing *h)
{
    int cube = value_or(h->move, 0, 0);
    if (can_touch(h) == REFUSED)
        return REFUSED;
    return cube_level(cube) < LEVELS ? STANDS
                                     : refuse(h, RULE_TOP, "moves %s up from the top level", myt_cube_names[cube]);
}

static void transform(struct hearing *h, int from, int into)
{
    myt_use_card(h, HESTIA_CARD, true);
    if (into == from + 1)
        return;
    illegal(h, RULE_TRANSFORM, "turns %s into %s", myt_kind_names[from], myt_kind_names[into]);
    point_at(h, UP_INTO, -1);
}

void myt_do_up(struct hearing *h)
{
    int cube = value_or(h->move, 0, 0), from = cube_kind(cube), into = value_or(h->move, UP_INTO, from);
    struct deed deed = myt_deed_of(h->move);
    if (given(h->move, UP_WITH))
        myt_use_card(h, APOLLO_CARD, true);
    else
        myt_count_deed(h, &deed);
    if (given(h->move, UP_INTO))
        transform(h, from, into);

    relay(h, cube, cube_level(cube) + 1);
    if (into == from)
        return;
    myt_cubes(h, h->move->actor, from, cube_level(cube) + 1, -1, RULE_TRANSFORM);
    myt_cubes(h, h->move->actor, into, cube_level(cube) + 1, 1, RULE_TRANSFORM);
}

enum outcome myt_can_shift(struct hearing *h)
{
    return can_touch(h);
}

void myt_do_shift(struct hearing *h)
{
    int cube = value_or(h->move, 0, 0), to = value_or(h->move, SHIFT_TO, 1);
    struct deed deed = myt_deed_of(h->move);
    myt_count_deed(h, &deed);
    if (to == cube_level(cube)) {
        illegal(h, RULE_SAME_LEVEL, "moves %s to its own level", myt_cube_names[cube]);
        point_at(h, SHIFT_TO, -1);
    }

    relay(h, cube, to);
}

enum outcome myt_can_down(struct hearing *h)
{
    return can_touch(h);
}

static void report_down(struct hearing *h, int cube, bool follows)
{
    const struct state *s = h->state;
    const char *name = myt_cube_names[cube];
    if (follows) {
        illegal(h, RULE_DOWN_TURN, "moves %s for free while following %s", name, name_of(h, s->turn));
        because(h, s->seat[s->who].followed_at, "here the follow-up began");
        hangs_on(h, HOUSE_DOWN_WHEN_FOLLOWING, DOWN_ALLOW);
    } else if (h->move->actor == s->turn)
        illegal(h, RULE_DOWN_TURN, "moves %s for free after having said `end`", name);
    else
        illegal(h, RULE_DOWN_TURN, "moves %s for free, but it is the turn of %s", name, name_of(h, s->turn));
}

static void check_down(struct hearing *h, int cube, int to)
{
    const struct state *s = h->state;
    bool own = h->move->actor == s->turn && (s->phase == STARTING || s->phase == ACTING);
    bool follows = s->phase == FOLLOWING && h->move->actor == s->who;
    if (to >= cube_level(cube)) {
        illegal(h, RULE_DOWN_UP, "moves %s to level %d, which is not lower", myt_cube_names[cube], to);
        point_at(h, DOWN_TO, -1);
    }
    if (own || (follows && h->match->house[HOUSE_DOWN_WHEN_FOLLOWING] == DOWN_ALLOW))
        return;
    report_down(h, cube, follows);
}

void myt_do_down(struct hearing *h)
{
    struct state *s = h->state;
    int cube = value_or(h->move, 0, 0), to = value_or(h->move, DOWN_TO, 1), seat = h->move->actor;
    bool may_spoil = myt_may_spoil(h->match, s, seat);
    check_down(h, cube, to);

    relay(h, cube, to);
    if (may_spoil && myt_stuck(h->match, s, seat))
        myt_report_dead_end(h, seat);
}
