/* Mytikas: producing goods. */
#include <string.h>

#include "games/mytikas/mytikas.h"

static struct myt_deed written(const struct hearing *h, bool *clear)
{
    struct myt_deed deed = myt_deed_of(h->move);
    *clear = true;
    if (given(h->move, PRODUCE_WITH) && deed.level == 0)
        deed.level = 1;
    if (deed.level == 0)
        *clear = myt_find_level(h->match, h->state, h->move->actor, &deed);
    return deed;
}

static enum outcome test_produce(struct hearing *h)
{
    bool clear;
    written(h, &clear);
    return clear ? STANDS : misread(h, "several levels are possible; name one with `level`");
}

static bool produced_kind(const struct myt_state *s, int kind)
{
    for (int i = 0; i < s->main_deeds.count; i++)
        if (s->main_deeds.deed[i].verb == VERB_PRODUCE && s->main_deeds.deed[i].goods[kind] > 0)
            return true;
    return false;
}

static void test_pan(struct hearing *h, int level)
{
    int broken = h->broken;
    myt_use_card(h, PAN_CARD, (struct myt_use){.field = PRODUCE_WITH});
    if (items(h->move, 0) != 1)
        illegal(h, RULE_PAN_TYPE, "%s takes %d cubes with Pan, who gives only one", myt_actor(h), items(h->move, 0));
    else if (!produced_kind(h->state, item(h->move, 0, 0)))
        illegal(h, RULE_PAN_TYPE, "%s takes %s with Pan, but none was produced in this action", myt_actor(h),
                myt_kind_names[item(h->move, 0, 0)]);
    if (level != 1)
        illegal_at(h, PRODUCE_LEVEL, -1, RULE_PRODUCE_LEVEL, "%s takes Pan's cube on level %d; it must be on level 1",
                   myt_actor(h), level);
    myt_note_try(h, broken);
}

/* "3 stone at the city on level 1: stone 1 + 3 = 4; 2 of 3 cities" */
static void sum_up_production(struct hearing *h, const struct myt_deed *deed, enum myt_list list)
{
    const struct myt_state *s = h->state;
    int goods[KINDS] = {deed->goods[STONE], deed->goods[MARBLE], deed->goods[GOLD]};
    bool pan = given(h->move, PRODUCE_WITH), cities = !pan && myt_action(h->match, s, list)->each_city;
    char said[SAYING], sums[SAYING] = "";
    if (!h->sums)
        return;
    for (int kind = 0; kind < KINDS; kind++) {
        int now = s->seat[h->move->actor].goods[kind][deed->level - 1];
        if (goods[kind] > 0)
            append_string(sums, sizeof sums, "%s%s %d + %d = %d", *sums ? ", " : "", myt_kind_names[kind],
                          now - goods[kind], goods[kind], now);
    }
    sum_up(h, "%s%s %s level %d: %s", myt_say_goods(goods, said), pan ? " by Pan" : "",
           cities ? "at the city on" : "on", deed->level, sums);
    if (cities)
        sum_up(h, "%d of %d %s", s->main_deeds.count, myt_cities(s, h->move->actor),
               myt_cities(s, h->move->actor) == 1 ? "city" : "cities");
}

static void produce(struct hearing *h)
{
    bool clear;
    struct myt_deed deed = written(h, &clear);
    enum myt_list list = IN_MAIN;
    if (given(h->move, PRODUCE_WITH))
        test_pan(h, deed.level);
    else
        list = myt_count_deed(h, &deed);

    for (int kind = 0; kind < KINDS; kind++)
        myt_cubes(h, h->move->actor, kind, deed.level, deed.goods[kind], RULE_GETS_GOODS);
    sum_up_production(h, &deed, list);
}

const struct myt_act myt_act_produce = {AT_STEP, NULL, test_produce, produce};

/* Goods and levels listed already: ribbon or main action may allow the same as the build bonus. */
struct seen {
    int count;
    const struct myt_icon *step[2 * OPTIONS_MOST * STEPS_MOST * LEVELS];
    int level[2 * OPTIONS_MOST * STEPS_MOST * LEVELS];
};

static bool listed(struct seen *seen, const struct myt_icon *step, int level)
{
    for (int i = 0; i < seen->count; i++) {
        const int *a = seen->step[i]->goods, *b = step->goods;
        if (seen->level[i] == level && a[STONE] == b[STONE] && a[MARBLE] == b[MARBLE] && a[GOLD] == b[GOLD])
            return true;
    }
    seen->step[seen->count] = step;
    seen->level[seen->count++] = level;
    return false;
}

static void say_production(const struct myt_offer *to, const struct myt_icon *step, int level)
{
    struct move move = move_of(to->seat, VERB_PRODUCE);
    struct myt_deed unsaid = {.verb = VERB_PRODUCE, .level = (signed char)0, .from = NONE, .into = NONE, .with = NONE};
    for (int kind = 0; kind < KINDS; kind++)
        unsaid.goods[kind] = (unsigned char)step->goods[kind];
    int goods[9], count = 0;
    for (int kind = 0; kind < KINDS; kind++)
        for (int i = 0; i < step->goods[kind]; i++)
            goods[count++] = kind;
    move_put_list(&move, 0, count, goods);
    if (!myt_find_level(to->match, to->s, to->seat, &unsaid) || unsaid.level != level)
        move_put(&move, PRODUCE_LEVEL, level);
    suggest_move(to->to, &move);
}

static void suggest_production(const struct myt_offer *to, enum myt_list list, struct seen *seen)
{
    const struct myt_action *action = myt_action(to->match, to->s, list);
    int built_on = list == IN_SLOT ? to->s->slot_level : to->s->built_level;
    for (int o = 0; o < action->options; o++)
        for (int i = 0; i < action->option[o].steps; i++)
            for (int level = 1; level <= LEVELS; level++) {
                const struct myt_icon *step = &action->option[o].step[i];
                if (step->kind == PRODUCE && myt_level_allowed(to->s, to->seat, step, built_on, level)
                    && !listed(seen, step, level))
                    say_production(to, step, level);
            }
}

void myt_suggest_produce(const struct match *match, const void *state, int verb, struct suggestions *to)
{
    const struct myt_state *s = state;
    struct myt_offer offer = myt_offer_steps(match, s, to);
    struct seen seen = {0};
    if (offer.seat == NONE)
        return;
    if (s->slot > 0)
        suggest_production(&offer, IN_SLOT, &seen);
    suggest_production(&offer, s->ribbon ? IN_RIBBON : IN_MAIN, &seen);
    for (int kind = 0; kind < KINDS && myt_usable(s, offer.seat, PAN_CARD); kind++) {
        struct move move = move_of(offer.seat, verb);
        move_put_list(&move, 0, 1, &kind);
        move_put(&move, PRODUCE_WITH, PAN_CARD);
        suggest_move(to, &move);
    }
}

bool myt_spell_produce(const struct match *match, const void *state, struct move *move)
{
    const struct myt_state *s = state;
    struct myt_deed unsaid = myt_deed_of(move);
    int level = value_or(move, PRODUCE_LEVEL, 0);
    if (level == 0 || s->doing == NONE)
        return myt_spell_plain(match, state, move);
    unsaid.level = 0;
    bool goes_without = given(move, PRODUCE_WITH)
                            ? level == 1
                            : myt_find_level(match, s, move->actor, &unsaid) && unsaid.level == level;
    if (goes_without)
        myt_drop(move, PRODUCE_LEVEL);
    return myt_spell_plain(match, state, move);
}
