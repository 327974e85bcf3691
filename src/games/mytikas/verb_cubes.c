/* Mytikas: moving cubes up, down or to any level. */
#include "games/mytikas/mytikas.h"

bool myt_lacks(const struct hearing *h, int cube, int wanted)
{
    return myt_cubes_at(h->state, h->move->actor, cube) < wanted && !myt_cube_unknown(h->state, h->move->actor, cube);
}

enum outcome myt_test_cube(struct hearing *h, int field, const char *does)
{
    int cube = value_or(h->move, field, NONE);
    if (cube == NONE || !myt_lacks(h, cube, 1))
        return STANDS;
    return refuse_at(h, field, -1, RULE_CUBE, "%s %s %s but has none there", myt_actor(h), does, myt_cube_titles[cube]);
}

static void relay(struct hearing *h, int cube, int level)
{
    myt_cubes(h, h->move->actor, myt_cube_kind(cube), myt_cube_level(cube), -1, RULE_MOVES_CUBES);
    myt_cubes(h, h->move->actor, myt_cube_kind(cube), level, 1, RULE_MOVES_CUBES);
}

static enum outcome read_up(struct hearing *h)
{
    if (given(h->move, UP_INTO))
        return STANDS;
    if (value_or(h->move, UP_WITH, NONE) == HESTIA_CARD)
        return misread(h, "`with hestia` also needs `into` and what the cube becomes");
    return given(h->move, UP_OF) ? misread(h, "`of` names the cube that Hestia changes; add `into` and what it becomes")
                                 : STANDS;
}

/* Hestia changes the cube being moved, or by a house rule another cube. */
static void test_hestia(struct hearing *h, int cube, int of, enum myt_list list)
{
    int into = value_or(h->move, UP_INTO, 0), from = myt_cube_kind(of);
    bool ribbon = !given(h->move, UP_WITH) && list == IN_RIBBON;
    myt_use_card(h, HESTIA_CARD, (struct myt_use){.field = UP_INTO, .in_ribbon = ribbon});
    if (into != from + 1)
        illegal_at(h, UP_INTO, -1, RULE_TRANSFORM,
                   "%s changes %s into %s; Hestia changes only stone into marble or marble into gold", myt_actor(h),
                   myt_kind_names[from], myt_kind_names[into]);
    else if (of != cube && h->match->house[HOUSE_HESTIA] == HESTIA_MOVED) {
        illegal_at(h, UP_OF, -1, RULE_TRANSFORM, "%s moves %s but changes %s, which is another cube", myt_actor(h),
                   myt_cube_titles[cube], myt_cube_titles[of]);
        hangs_on(h, HOUSE_HESTIA, HESTIA_ANY);
    }
}

/* "stone from level 1 to 2 and becomes marble, step 3 of 4" */
static void sum_up_step(struct hearing *h, int cube, int to, enum myt_list list)
{
    const struct myt_state *s = h->state;
    bool apollo = h->move->verb == VERB_UP && given(h->move, UP_WITH);
    char change[SAYING] = ""; /* by Hestia, of this or another cube */
    int of = apollo ? myt_uses(h->match, APOLLO_CARD) : 0;
    if (!h->sums)
        return;
    if (h->move->verb == VERB_UP && given(h->move, UP_INTO)) {
        int changed = value_or(h->move, UP_OF, cube);
        if (changed != cube)
            put_string(change, sizeof change, ", %s of level %d becomes ", myt_kind_names[myt_cube_kind(changed)],
                       myt_cube_level(changed));
        append_string(change, sizeof change, "%s%s", changed == cube ? " and becomes " : "",
                      myt_kind_names[value_or(h->move, UP_INTO, 0)]);
    }
    int done = apollo ? s->used[APOLLO_CARD] : myt_count_steps(h->match, s, list, h->move->verb, &of);
    bool doubt = !apollo && assumed(h->match, "%s.amount", myt_action(h->match, s, list)->path);
    sum_up(h, "%s from level %d to %d%s, step %d of %d%s%s", myt_kind_names[myt_cube_kind(cube)], myt_cube_level(cube),
           to, change, done, of, doubt ? "?" : "", apollo ? " by apollo" : "");
}

static enum outcome up(struct hearing *h, struct myt_notes *notes)
{
    int cube = value_or(h->move, 0, 0), of = value_or(h->move, UP_OF, cube), from = myt_cube_kind(of),
        into = value_or(h->move, UP_INTO, from), to = myt_cube_level(cube) + 1,
        level = of == cube ? to : myt_cube_level(of);
    struct myt_deed deed = myt_deed_of(h->move);
    enum myt_list list = IN_MAIN;
    if (myt_test_cube(h, 0, "moves") == REFUSED || myt_test_cube(h, UP_OF, "changes") == REFUSED)
        return REFUSED;
    if (to > LEVELS)
        return refuse(h, RULE_TOP, "%s cannot move %s up from the top level", myt_actor(h),
                      myt_kind_names[myt_cube_kind(cube)]);
    myt_announce(h, notes);
    if (of == cube)
        deed.from = NONE;
    myt_need_cube(h, cube);
    myt_need_cube(h, of);
    if (given(h->move, UP_WITH))
        myt_use_card(h, APOLLO_CARD, (struct myt_use){.field = UP_WITH});
    else
        list = myt_count_deed(h, &deed);
    if (given(h->move, UP_INTO))
        test_hestia(h, cube, of, list);

    relay(h, cube, to);
    if (into != from) {
        myt_cubes(h, h->move->actor, from, level, -1, RULE_PAYS_CARD);
        myt_cubes(h, h->move->actor, into, level, 1, RULE_PAYS_CARD);
    }
    sum_up_step(h, cube, to, list);
    return STANDS;
}

/* The step alone, and with each cube that Hestia may change: the one moved, or by the house rule any. */
static void suggest_step(const struct myt_offer *to, int cube, int with)
{
    bool any = to->match->house[HOUSE_HESTIA] == HESTIA_ANY, hestia = myt_usable(to->s, to->seat, HESTIA_CARD);
    suggest_entry(to->to, to->seat, VERB_UP, {0, cube}, {UP_WITH, with});
    for (int of = 0; of < CUBES && hestia; of++)
        if ((of == cube || (any && myt_offer_has(to, of))) && myt_cube_kind(of) + 1 < KINDS)
            suggest_entry(to->to, to->seat, VERB_UP, {0, cube}, {UP_INTO, myt_cube_kind(of) + 1},
                          {UP_OF, of != cube ? of : NO_VALUE}, {UP_WITH, with});
}

static void offer_up(const struct myt_offer *to)
{
    bool apollo = myt_usable(to->s, to->seat, APOLLO_CARD);
    for (int cube = 0; cube < CUBES; cube++) {
        if (!myt_offer_has(to, cube) || myt_cube_level(cube) == LEVELS)
            continue;
        struct move step = MOVE_WITH(to->seat, VERB_UP, {0, cube});
        if (myt_fits(to->match, to->s, &step))
            suggest_step(to, cube, NO_VALUE);
        if (apollo)
            suggest_step(to, cube, APOLLO_CARD);
    }
}

/* `of` need not name the moved cube itself. */
static bool spell_up(const struct match *match, const struct myt_state *s, struct move *move)
{
    (void)match, (void)s;
    if (value_or(move, UP_OF, NONE) == value_or(move, 0, 0))
        myt_drop(move, UP_OF);
    return true;
}

const struct myt_act myt_act_up = {AT_STEP, read_up, up, offer_up, spell_up};

static enum outcome shift(struct hearing *h, struct myt_notes *notes)
{
    int cube = value_or(h->move, 0, 0), to = value_or(h->move, SHIFT_TO, 1);
    struct myt_deed deed = myt_deed_of(h->move);
    if (myt_test_cube(h, 0, "moves") == REFUSED)
        return REFUSED;
    myt_announce(h, notes);
    myt_need_cube(h, cube);
    enum myt_list list = myt_count_deed(h, &deed);
    if (to == myt_cube_level(cube))
        illegal_at(h, SHIFT_TO, -1, RULE_SAME_LEVEL, "%s moves %s to the level it is already on", myt_actor(h),
                   myt_kind_names[myt_cube_kind(cube)]);

    relay(h, cube, to);
    sum_up_step(h, cube, to, list);
    return STANDS;
}

static void offer_shift(const struct myt_offer *to)
{
    for (int cube = 0; cube < CUBES && myt_shows(to->match, to->s, MOVE_ANY); cube++)
        for (int level = 1; level <= LEVELS; level++)
            if (myt_offer_has(to, cube) && level != myt_cube_level(cube))
                suggest_entry(to->to, to->seat, VERB_SHIFT, {0, cube}, {SHIFT_TO, level});
}

const struct myt_act myt_act_shift = {AT_STEP, NULL, shift, offer_shift};

/* The active player's own turn lasts until the follow-ups end. */
static void test_turn(struct hearing *h, int cube)
{
    const struct myt_state *s = h->state;
    const char *name = myt_cube_titles[cube];
    bool follows = s->phase == FOLLOWING && h->move->actor == s->who, own = h->move->actor == s->turn;
    bool after_end = s->phase == FOLLOWING && h->match->house[HOUSE_DOWN_AFTER_END] == AFTER_END_ALLOW;
    if ((own && (s->phase == STARTING || s->phase == ACTING || after_end))
        || (follows && h->match->house[HOUSE_DOWN_WHEN_FOLLOWING] == DOWN_ALLOW))
        return;
    if (follows) {
        illegal(h, RULE_DOWN_TURN, "%s moves %s for free while following %s", myt_actor(h), name,
                myt_name_of(h, s->turn));
        because(h, s->seat[s->who].followed_at, "the follow-up began here");
        hangs_on(h, HOUSE_DOWN_WHEN_FOLLOWING, DOWN_ALLOW);
    } else if (own && s->phase == FOLLOWING) {
        illegal(h, RULE_DOWN_TURN, "%s moves %s for free after `end`", myt_actor(h), name);
        hangs_on(h, HOUSE_DOWN_AFTER_END, AFTER_END_ALLOW);
    } else
        illegal(h, RULE_DOWN_TURN,
                own ? "%s moves %s for free after the follow-ups have ended"
                    : "%s moves %s for free, but it is %s's turn",
                myt_actor(h), name, myt_name_of(h, s->turn));
    point_at_actor(h);
}

static enum outcome down(struct hearing *h, struct myt_notes *notes)
{
    int cube = value_or(h->move, 0, 0), to = value_or(h->move, DOWN_TO, 1), seat = h->move->actor;
    if (myt_test_cube(h, 0, "moves") == REFUSED)
        return REFUSED;
    myt_announce(h, notes);
    bool may_spoil = myt_may_spoil(h->match, h->state, seat);
    myt_need_cube(h, cube);
    if (to >= myt_cube_level(cube))
        illegal_at(h, DOWN_TO, -1, RULE_DOWN_UP, "%s moves %s to Level %d, which is not lower", myt_actor(h),
                   myt_cube_titles[cube], to);
    test_turn(h, cube);

    relay(h, cube, to);
    sum_up(h, "%s from level %d to %d, free", myt_kind_names[myt_cube_kind(cube)], myt_cube_level(cube), to);
    if (may_spoil)
        myt_test_dead_end(h, seat);
    return STANDS;
}

static void offer_down(const struct myt_offer *to)
{
    for (int cube = 0; cube < CUBES; cube++)
        for (int level = 1; level < myt_cube_level(cube) && myt_offer_has(to, cube); level++)
            suggest_entry(to->to, to->seat, VERB_DOWN, {0, cube}, {DOWN_TO, level});
}

/* Moving cubes down while others follow is legal for the active player, but not listed. */
static bool spell_down(const struct match *match, const struct myt_state *s, struct move *move)
{
    (void)match;
    return !(s->phase == FOLLOWING && move->actor == s->turn);
}

const struct myt_act myt_act_down = {AT_DOWN, NULL, down, offer_down, spell_down};
