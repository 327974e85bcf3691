/* Mytikas: a step done: saying what is wrong with it, and putting it in its list. */
#include <string.h>

#include "games/mytikas/mytikas.h"

static const struct {
    int rule;
    const char *side, *fault, *more; /* before and after the name of the action; what it shows follows */
} faults[] = {
    [NO_STEP] = {RULE_STEP, "kind", "which is not part of", " ("},
    [OTHER_OPTION] = {RULE_OPTION, "kind", "but chose another option of", " ("},
    [TOO_MANY] = {RULE_AMOUNT, "amount", "which is more than is left of", " (in all: "},
    [SAME_CUBE] = {RULE_AMOUNT, "amount", "but that cube was already moved by", " ("},
    [WRONG_LEVEL] = {RULE_PRODUCE_LEVEL, "kind", "but", " is for another level ("},
    [WRONG_GOODS] = {RULE_COMBINATION, "goods", "which is not one of the combinations of", " ("},
};

static const char *name_list(const struct myt_state *s, enum myt_list list, char room[WORD_ROOM])
{
    static const char *const parts[] = {[IN_MAIN] = "main action", [IN_RIBBON] = "ribbon"};
    if (list == IN_SLOT)
        put_string(room, WORD_ROOM, "the build bonus of the %s, slot %d", myt_piece_titles[s->slot_piece], s->slot);
    else
        put_string(room, WORD_ROOM, "the %s of %s", parts[list], myt_area_titles[s->doing]);
    return room;
}

static const char *name_deed(const struct myt_deed *deed, char room[SAYING])
{
    int goods[KINDS] = {deed->goods[STONE], deed->goods[MARBLE], deed->goods[GOLD]};
    char list[SAYING];
    if (deed->verb == VERB_PRODUCE)
        put_string(room, SAYING, "produces %.100s on Level %d", myt_say_goods(goods, list), deed->level);
    else if (deed->verb == VERB_TAKE)
        put_string(room, SAYING, "takes %d token%s", deed->number, plural(deed->number));
    else if (deed->verb == VERB_BUILD)
        put_string(room, SAYING, "builds a %s", myt_piece_titles[deed->what]);
    else if (deed->verb == VERB_UP)
        put_string(room, SAYING, "moves %s up from Level %d", myt_kind_names[myt_cube_kind(deed->what)],
                   myt_cube_level(deed->what));
    else if (deed->verb == VERB_SHIFT)
        put_string(room, SAYING, "moves %s to Level %d", myt_cube_titles[deed->what], deed->level);
    else if (deed->verb == VERB_FAVOR)
        put_string(room, SAYING, "takes a Favor of %s", myt_god_titles[deed->what]);
    else
        put_string(room, SAYING, "makes an offering to %s", myt_card_titles[deed->what]);
    return room;
}

static void object_to_order(struct hearing *h, enum myt_list list, const struct myt_deed *deed)
{
    const struct myt_state *s = h->state;
    char what[SAYING], where[WORD_ROOM];
    illegal(h, RULE_BONUS_ORDER, "%s %s, which belongs to %s, but the bonus has already begun", myt_actor(h),
            name_deed(deed, what), name_list(s, list, where));
    because(h, s->bonus_at, "the bonus began here");
    rests_on(h, "%s.kind", myt_action(h->match, s, IN_RIBBON)->path);
}

/* Would a follower's step be one of the ribbon, which followers do not have? */
static bool is_of_ribbon(const struct hearing *h, const struct myt_deed *deed)
{
    struct myt_state in_ribbon = *(const struct myt_state *)h->state;
    if (in_ribbon.who == in_ribbon.turn)
        return false;
    in_ribbon.ribbon = true;
    struct myt_ruling ruling = myt_rule_on(h->match, &in_ribbon, in_ribbon.who, deed);
    return ruling.verdict == FITS && ruling.list == IN_RIBBON;
}

/* The ribbon has just begun and is assumed. In the main action the step would be illegal: so the ribbon was meant. */
static bool doubtful_by_ribbon(const struct hearing *h, const struct myt_ruling *ruling, const struct myt_deed *deed)
{
    const struct myt_state *s = h->state;
    if (ruling->list != IN_RIBBON || s->deeds[IN_RIBBON].count > 0
        || !assumed(h->match, "%s.%s", myt_action(h->match, s, IN_RIBBON)->path, faults[ruling->verdict].side))
        return false;
    struct myt_state before = *s;
    before.ribbon = false;
    before.slot_closed = false;
    struct myt_ruling main = myt_rule_on(h->match, &before, h->move->actor, deed);
    const char *side = faults[main.verdict].side;
    return main.verdict != FITS && !assumed(h->match, "%s.%s", myt_action(h->match, s, IN_MAIN)->path, side)
           && !(before.slot > 0 && assumed(h->match, "%s.%s", myt_action(h->match, &before, IN_SLOT)->path, side));
}

static void object(struct hearing *h, const struct myt_ruling *ruling, const struct myt_deed *deed)
{
    const struct myt_state *s = h->state;
    char what[SAYING], shown[SAYING], where[WORD_ROOM], help[SAYING];
    if (ruling->out_of_order)
        object_to_order(h, ruling->list, deed);
    if (ruling->verdict == FITS)
        return;
    const struct myt_action *action = myt_action(h->match, s, ruling->list);
    if (ruling->verdict == NO_STEP && is_of_ribbon(h, deed))
        illegal(h, RULE_BONUS_FOLLOW, "%s %s, which is part of the bonus of %s, while following %s", myt_actor(h),
                name_deed(deed, what), myt_area_titles[s->doing], myt_name_of(h, s->turn));
    else if (action->each_city && ruling->verdict == WRONG_LEVEL)
        illegal(h, RULE_PRODUCE_LEVEL, "%s %s but has no city there", myt_actor(h), name_deed(deed, what));
    else if (action->each_city && ruling->verdict == TOO_MANY)
        illegal(h, RULE_AMOUNT, "%s %s, where every city has already produced", myt_actor(h), name_deed(deed, what));
    else
        illegal(h, faults[ruling->verdict].rule, "%s %s, %s %s%s%s)%s", myt_actor(h), name_deed(deed, what),
                faults[ruling->verdict].fault, name_list(s, ruling->list, where), faults[ruling->verdict].more,
                myt_tell_action(h->match, action, shown), myt_would_help(h, help));
    if (!doubtful_by_ribbon(h, ruling, deed))
        as_to_the_moment(h); /* perhaps `bonus` was left out */
    if (ruling->verdict == WRONG_LEVEL)
        point_at(h, PRODUCE_LEVEL, -1);
    if (ruling->verdict == OTHER_OPTION || ruling->verdict == TOO_MANY || ruling->verdict == SAME_CUBE)
        because(h, s->begun_at[ruling->list],
                ruling->verdict == OTHER_OPTION ? "the option was chosen here" : "this came first");
    rests_on(h, "%s.%s", myt_action(h->match, s, myt_running(s))->path, faults[ruling->verdict].side);
    if (myt_slot_open(s))
        rests_on(h, "%s.%s", myt_action(h->match, s, IN_SLOT)->path, faults[ruling->verdict].side);
    unsigned slots = (1u << ((MAJOR_CITY + 1) * SLOTS)) - 1; /* those of cities: perhaps they are built */
    if (deed->verb == VERB_PRODUCE && action->each_city
        && (ruling->verdict == WRONG_LEVEL || ruling->verdict == TOO_MANY) && s->seat[h->move->actor].assumed & slots)
        myt_rest_on_seat(h, h->move->actor);
}

enum myt_list myt_count_deed(struct hearing *h, const struct myt_deed *deed)
{
    struct myt_state *s = h->state;
    struct myt_ruling ruling = myt_rule_on(h->match, s, h->move->actor, deed);
    object(h, &ruling, deed);
    if (ruling.leaves_slot && myt_slot_open(s))
        myt_give_up_slot(h);
    if (ruling.verdict == FITS && s->begun_at[ruling.list].line == 0)
        s->begun_at[ruling.list] = here(h, 0);
    struct myt_deeds *deeds = &s->deeds[ruling.list];
    if (deeds->count == DEEDS_MOST) {
        /* The first deed that counts for nothing is dropped. There always is one, since an action allows fewer. */
        int idle = myt_idle_deed(h->match, s, h->move->actor, ruling.list);
        deeds->count--;
        memmove(&deeds->deed[idle], &deeds->deed[idle + 1], (size_t)(deeds->count - idle) * sizeof deeds->deed[0]);
    }
    deeds->deed[deeds->count++] = *deed;
    return ruling.list;
}
