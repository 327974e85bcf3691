/* Mytikas: a step done: saying what is wrong with it, and putting it in its list. */
#include <stdio.h>
#include <string.h>

#include "games/mytikas/mytikas.h"

static const struct {
    int rule;
    const char *side, *fault;
} faults[] = {
    [NO_STEP] = {RULE_STEP, "kind", "is not shown there"},
    [OTHER_OPTION] = {RULE_OPTION, "kind", "belongs to another option than the one chosen"},
    [TOO_MANY] = {RULE_AMOUNT, "amount", "is more than is left there"},
    [WRONG_LEVEL] = {RULE_PRODUCE_LEVEL, "kind", "is on a level where nothing is produced"},
    [WRONG_GOODS] = {RULE_COMBINATION, "goods", "is none of the combinations shown there"},
};

static const char *where(const struct state *s, enum list list, char room[WORD_ROOM])
{
    static const char *const parts[] = {[IN_MAIN] = "main action", [IN_RIBBON] = "ribbon"};
    if (list == IN_SLOT)
        snprintf(room, WORD_ROOM, "build bonus of the %s, slot %d", myt_piece_names[s->slot_piece], s->slot);
    else
        snprintf(room, WORD_ROOM, "%s of %s", parts[list], myt_area_names[s->doing]);
    return room;
}

static void report(struct hearing *h, const struct ruling *ruling)
{
    struct state *s = h->state;
    char room[WORD_ROOM];
    if (ruling->out_of_order) {
        illegal(h, RULE_BONUS_ORDER, "%s belongs to the %s, but the bonus has begun", myt_verbs[h->move->verb].name, where(s, IN_MAIN, room));
        because(h, s->bonus_at, "here the bonus began");
        rests_on(h, "%s.kind", myt_action(h->match, s, IN_RIBBON)->path);
        return;
    }
    if (ruling->verdict == FITS)
        return;
    illegal(h, faults[ruling->verdict].rule, "%s %s: %s", myt_verbs[h->move->verb].name, faults[ruling->verdict].fault,
            where(s, ruling->list, room));
    rests_on(h, "%s.%s", myt_action(h->match, s, s->ribbon ? IN_RIBBON : IN_MAIN)->path, faults[ruling->verdict].side);
    if (s->slot > 0)
        rests_on(h, "%s.%s", myt_action(h->match, s, IN_SLOT)->path, faults[ruling->verdict].side);
}

/* Above the limit the first deed without weight is forgotten; there always is one, as an action allows fewer. */
static void remember(const struct match *match, struct state *s, int seat, enum list list, const struct deed *deed)
{
    struct deeds *deeds = list == IN_SLOT ? &s->slot_deeds : list == IN_RIBBON ? &s->ribbon_deeds : &s->main_deeds;
    if (deeds->count == DEEDS_MOST) {
        int idle = myt_idle_deed(match, s, seat, list);
        deeds->count--;
        memmove(&deeds->deed[idle], &deeds->deed[idle + 1], (size_t)(deeds->count - idle) * sizeof deeds->deed[0]);
    }
    deeds->deed[deeds->count++] = *deed;
}

void myt_count_deed(struct hearing *h, const struct deed *deed)
{
    struct state *s = h->state;
    struct ruling ruling = myt_rule_on(h->match, s, h->move->actor, deed);
    report(h, &ruling);
    if (ruling.leaves_slot)
        s->slot = 0;
    remember(h->match, s, h->move->actor, ruling.list, deed);
}
