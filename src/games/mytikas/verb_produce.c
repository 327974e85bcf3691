/* Mytikas: producing goods. */
#include "games/mytikas/mytikas.h"

unsigned myt_kinds_produced(const struct myt_state *s)
{
    unsigned kinds = 0;
    for (int i = 0; i < s->deeds[IN_MAIN].count; i++)
        for (int kind = 0; kind < KINDS; kind++)
            kinds |= s->deeds[IN_MAIN].deed[i].goods[kind] > 0 ? 1u << kind : 0;
    return kinds;
}

static void test_pan(struct hearing *h, int level)
{
    myt_use_card(h, PAN_CARD, (struct myt_use){.field = PRODUCE_WITH});
    if (items(h->move, 0) != 1)
        illegal(h, RULE_PAN_TYPE, "%s takes %d cubes with Pan, who gives only one", myt_actor(h), items(h->move, 0));
    else if (!(myt_kinds_produced(h->state) >> item(h->move, 0, 0) & 1))
        illegal(h, RULE_PAN_TYPE, "%s takes %s with Pan, but none was produced in this action", myt_actor(h),
                myt_kind_names[item(h->move, 0, 0)]);
    if (level != 1)
        illegal_at(h, PRODUCE_LEVEL, -1, RULE_PRODUCE_LEVEL, "%s takes Pan's cube on Level %d; it must be on Level 1",
                   myt_actor(h), level);
}

/* Several levels are possible: names them. */
static enum outcome ask_for_level(struct hearing *h)
{
    char levels[SAYING] = "";
    for (int level = 1; level <= LEVELS; level++)
        if (myt_cities_on(h->state, h->move->actor, level) > 0)
            append_string(levels, sizeof levels, "%s`level %d`", *levels ? " or " : "", level);
    return misread(h, "several levels are possible; write %s", *levels ? levels : "`level N`");
}

/* "3 stone at the city on level 1: stone 1 + 3 = 4; 2 of 3 cities" */
static enum outcome produce(struct hearing *h, struct myt_notes *notes)
{
    struct myt_deed deed;
    enum myt_list list = IN_MAIN;
    if (!myt_read_deed(h->match, h->state, h->move->actor, h->move, &deed))
        return ask_for_level(h);
    myt_announce(h, notes);
    if (given(h->move, PRODUCE_WITH))
        test_pan(h, deed.level);
    else
        list = myt_count_deed(h, &deed);

    for (int kind = 0; kind < KINDS; kind++)
        myt_cubes(h, h->move->actor, kind, deed.level, deed.goods[kind], RULE_GETS_GOODS);
    if (!h->sums)
        return STANDS;
    const struct myt_state *s = h->state;
    int goods[KINDS] = {deed.goods[STONE], deed.goods[MARBLE], deed.goods[GOLD]}, owned = myt_cities(s, h->move->actor);
    bool pan = given(h->move, PRODUCE_WITH), cities = !pan && myt_action(h->match, s, list)->each_city;
    char said[SAYING], sums[SAYING] = "", sum[SUM];
    for (int kind = 0; kind < KINDS; kind++)
        if (goods[kind] > 0)
            append_string(sums, sizeof sums, "%s%s %s", *sums ? ", " : "", myt_kind_names[kind],
                          myt_say_cube_sum(h, myt_cube_of(kind, deed.level), goods[kind], sum));
    sum_up(h, "%s%s %s level %d: %s", myt_say_goods(goods, said), pan ? " by pan" : "",
           cities ? "at the city on" : "on", deed.level, sums);
    if (cities)
        sum_up(h, "%d of %d %s", s->deeds[IN_MAIN].count, owned, owned == 1 ? "city" : "cities");
    return STANDS;
}

/* Goods and levels listed already: ribbon or main action may allow the same as the build bonus. */
typedef bool listed[LEVELS + 1][GOODS_IN_STEP + 1][GOODS_IN_STEP + 1][GOODS_IN_STEP + 1];

static void suggest_production(const struct myt_offer *to, enum myt_list list, listed before)
{
    const struct myt_action *action = myt_action(to->match, to->s, list);
    for (int i = 0; i < action->steps; i++)
        for (int level = 1; level <= LEVELS && action->step[i].kind == PRODUCE; level++) {
            const int *goods = action->step[i].goods;
            struct move move = move_of(to->seat, VERB_PRODUCE);
            struct myt_deed unsaid;
            bool *again = &before[level][goods[STONE]][goods[MARBLE]][goods[GOLD]];
            if (!myt_level_allowed(to->s, to->seat, list, &action->step[i], level) || *again)
                continue;
            *again = true;
            move_put_list(&move, 0, 0, NULL);
            for (int kind = 0; kind < KINDS; kind++)
                for (int n = 0; n < goods[kind]; n++)
                    move_put(&move, 0, kind);
            if (!myt_read_deed(to->match, to->s, to->seat, &move, &unsaid) || unsaid.level != level)
                move_put(&move, PRODUCE_LEVEL, level);
            if (myt_fits(to->match, to->s, &move))
                suggest_move(to->to, &move);
        }
}

static void offer_produce(const struct myt_offer *to)
{
    listed before = {0};
    if (myt_slot_open(to->s))
        suggest_production(to, IN_SLOT, before);
    suggest_production(to, myt_running(to->s), before);
    for (int kind = 0; kind < KINDS && myt_usable(to->s, to->seat, PAN_CARD); kind++) {
        struct move move = move_of(to->seat, VERB_PRODUCE);
        move_put_list(&move, 0, 1, &kind);
        move_put(&move, PRODUCE_WITH, PAN_CARD);
        suggest_move(to->to, &move);
    }
}

static bool spell_produce(const struct match *match, const struct myt_state *s, struct move *move)
{
    struct move without = *move;
    struct myt_deed unsaid;
    myt_drop(&without, PRODUCE_LEVEL);
    if (s->doing != NONE && myt_read_deed(match, s, move->actor, &without, &unsaid)
        && unsaid.level == value_or(move, PRODUCE_LEVEL, 0))
        *move = without;
    return true;
}

const struct myt_act myt_act_produce = {AT_STEP, NULL, produce, offer_produce, spell_produce};
