/* Mytikas: matching what was done with what an action allows. */
#include "games/mytikas/mytikas.h"

/* What is left of an action after the deeds counted so far. */
struct tally {
    const struct myt_action *action;
    const struct myt_state *s;
    int seat, built_on;
    bool keeps_open; /* Hermes: an option does not close the others */
    unsigned open;   /* bits of options */
    int left[OPTIONS_MOST][STEPS_MOST];
    int produced[LEVELS]; /* each-city: productions per level */
};

static const enum myt_step_kind kind_of[VERBS] = {
    [VERB_PRODUCE] = PRODUCE,  [VERB_BUILD] = BUILD,        [VERB_UP] = MOVE_UP,          [VERB_SHIFT] = MOVE_ANY,
    [VERB_FAVOR] = TAKE_FAVOR, [VERB_TAKE] = TAKE_OFFERING, [VERB_OFFER] = MAKE_OFFERING,
};

const struct myt_action *myt_action(const struct match *match, const struct myt_state *s, enum myt_list list)
{
    const struct myt_box *box = myt_box_of(match);
    if (list == IN_SLOT)
        return &box->built[s->slot_piece][s->slot - 1];
    return list == IN_RIBBON ? &box->ribbon[s->doing] : &box->main[s->doing];
}

static const struct myt_deeds *deeds_in(const struct myt_state *s, enum myt_list list)
{
    return list == IN_SLOT ? &s->slot_deeds : list == IN_RIBBON ? &s->ribbon_deeds : &s->main_deeds;
}

bool myt_level_allowed(const struct myt_state *s, int seat, const struct myt_icon *step, int built_on, int level)
{
    if (step->at <= LEVELS)
        return level == step->at;
    if (step->at == JUST_BUILT)
        return level == built_on;
    return step->at == ANY_LEVEL || myt_cities_on(s, seat, level) > 0;
}

static bool serves(const struct myt_icon *step, const struct myt_deed *deed)
{
    return step->kind == kind_of[deed->verb] && (step->kind != BUILD || step->pieces >> deed->what & 1);
}

static bool same_goods(const struct myt_icon *step, const struct myt_deed *deed)
{
    for (int kind = 0; kind < KINDS; kind++)
        if (step->goods[kind] != deed->goods[kind])
            return false;
    return true;
}

static int needs(const struct myt_deed *deed)
{
    return deed->verb == VERB_TAKE ? deed->number : 1;
}

/* How many steps like `deed` option `o` has left; with `level` and `goods` only productions that match in these. */
static int left_in(const struct tally *t, int o, const struct myt_deed *deed, bool level, bool goods)
{
    int left = 0;
    for (int i = 0; i < t->action->option[o].steps; i++) {
        const struct myt_icon *step = &t->action->option[o].step[i];
        if (serves(step, deed) && (!goods || step->kind != PRODUCE || same_goods(step, deed))
            && (!level || step->kind != PRODUCE || myt_level_allowed(t->s, t->seat, step, t->built_on, deed->level)))
            left += t->left[o][i];
    }
    return left;
}

static int most_left(const struct tally *t, const struct myt_deed *deed, bool level, bool goods)
{
    int most = 0;
    for (int o = 0; o < t->action->options; o++) {
        int left = t->open >> o & 1 ? left_in(t, o, deed, level, goods) : 0;
        most = left > most ? left : most;
    }
    return most;
}

static enum myt_fit judge_city(const struct tally *t, const struct myt_deed *deed)
{
    int cities = myt_cities_on(t->s, t->seat, deed->level);
    if (cities == 0)
        return WRONG_LEVEL;
    if (t->produced[deed->level - 1] >= cities)
        return TOO_MANY;
    for (int o = 0; o < t->action->options; o++)
        if (same_goods(&t->action->option[o].step[0], deed))
            return FITS;
    return WRONG_GOODS;
}

/* Bits of the options that have such a step. */
static unsigned options_with(const struct myt_action *action, const struct myt_deed *deed)
{
    unsigned having = 0;
    for (int o = 0; o < action->options; o++)
        for (int i = 0; i < action->option[o].steps; i++)
            if (serves(&action->option[o].step[i], deed))
                having |= 1u << o;
    return having;
}

/* Why a deed is not allowed; `most` is how much of it is left at most. */
static enum myt_fit fault_of(const struct tally *t, const struct myt_deed *deed, int most)
{
    unsigned having = options_with(t->action, deed);
    if (!having)
        return NO_STEP;
    if (!(having & t->open))
        return OTHER_OPTION;
    if (most_left(t, deed, false, false) < needs(deed))
        return TOO_MANY;
    if (most_left(t, deed, true, false) == 0)
        return WRONG_LEVEL;
    return most == 0 ? WRONG_GOODS : FITS;
}

static enum myt_fit judge(const struct tally *t, const struct myt_deed *deed)
{
    if (t->action->each_city)
        return options_with(t->action, deed) ? judge_city(t, deed) : NO_STEP;
    int most = most_left(t, deed, true, true);
    return most > 0 && most >= needs(deed) ? FITS : fault_of(t, deed, most);
}

static void use_up(struct tally *t, int o, const struct myt_deed *deed)
{
    int need = needs(deed);
    for (int i = 0; i < t->action->option[o].steps && need > 0; i++) {
        const struct myt_icon *step = &t->action->option[o].step[i];
        bool fits =
            serves(step, deed)
            && (step->kind != PRODUCE
                || (same_goods(step, deed) && myt_level_allowed(t->s, t->seat, step, t->built_on, deed->level)));
        int use = !fits ? 0 : need < t->left[o][i] ? need : t->left[o][i];
        t->left[o][i] -= use;
        need -= use;
    }
}

/* Counts a deed; false: no open option allows it, and it counts for nothing. Taking more than is left takes all. */
static bool count(struct tally *t, const struct myt_deed *deed)
{
    if (t->action->each_city) {
        bool fits = kind_of[deed->verb] == PRODUCE && judge_city(t, deed) == FITS;
        t->produced[fits ? deed->level - 1 : 0] += fits;
        return fits;
    }
    int most = most_left(t, deed, true, true), enough = most < needs(deed) ? 1 : needs(deed);
    unsigned fitting = 0;
    for (int o = 0; o < t->action->options; o++)
        if (t->open >> o & 1 && left_in(t, o, deed, true, true) >= enough) {
            fitting |= 1u << o;
            use_up(t, o, deed);
        }
    if (fitting && !t->keeps_open)
        t->open = fitting;
    return fitting != 0;
}

/* Begins a tally; `t` must be zero. */
static void begin_tally(struct tally *t, const struct match *match, const struct myt_state *s, int seat,
                        enum myt_list list)
{
    const struct myt_deity *hermes = &myt_box_of(match)->deity[HERMES_CARD];
    t->action = myt_action(match, s, list);
    t->s = s;
    t->seat = seat;
    t->built_on = list == IN_SLOT ? s->slot_level : s->built_level;
    t->keeps_open = list == IN_MAIN && hermes->areas >> s->doing & 1 && myt_usable(s, seat, HERMES_CARD);
    t->open = (1u << OPTIONS_MOST) - 1;
    for (int o = 0; o < t->action->options; o++)
        for (int i = 0; i < t->action->option[o].steps; i++)
            t->left[o][i] = t->action->option[o].step[i].amount;
}

static void take_tally(struct tally *t, const struct match *match, const struct myt_state *s, int seat,
                       enum myt_list list)
{
    const struct myt_deeds *deeds = deeds_in(s, list);
    begin_tally(t, match, s, seat, list);
    for (int i = 0; i < deeds->count; i++)
        count(t, &deeds->deed[i]);
}

/* Was this same cube moved by an earlier shift? A shift ended on its level, and no other cube of its kind is there. */
static bool moved_before(const struct myt_state *s, int seat, const struct myt_deeds *deeds,
                         const struct myt_deed *deed)
{
    int kind = myt_cube_kind(deed->what), level = myt_cube_level(deed->what);
    bool here = false;
    for (int i = 0; i < deeds->count; i++) {
        const struct myt_deed *earlier = &deeds->deed[i];
        here = here || (earlier->verb == VERB_SHIFT && myt_cube_kind(earlier->what) == kind && earlier->level == level);
    }
    return here && !myt_unknown(s, seat, 1u << kind) && s->seat[seat].goods[kind][level - 1] < 2;
}

static enum myt_fit verdict_in(const struct match *match, const struct myt_state *s, int seat, enum myt_list list,
                               const struct myt_deed *deed)
{
    struct tally t = {0};
    take_tally(&t, match, s, seat, list);
    enum myt_fit verdict = judge(&t, deed);
    bool again = verdict == FITS && deed->verb == VERB_SHIFT && moved_before(s, seat, deeds_in(s, list), deed);
    return again ? TOO_MANY : verdict;
}

struct myt_ruling myt_rule_on(const struct match *match, const struct myt_state *s, int seat,
                              const struct myt_deed *deed)
{
    enum myt_list running = s->ribbon ? IN_RIBBON : IN_MAIN;
    enum myt_fit in_slot = s->slot > 0 ? verdict_in(match, s, seat, IN_SLOT, deed) : NO_STEP;
    if (in_slot == FITS)
        return (struct myt_ruling){FITS, IN_SLOT, false, false};
    enum myt_fit verdict = verdict_in(match, s, seat, running, deed);
    if (verdict == FITS)
        return (struct myt_ruling){FITS, running, false, true};
    if (running == IN_RIBBON && verdict_in(match, s, seat, IN_MAIN, deed) == FITS)
        return (struct myt_ruling){FITS, IN_MAIN, true, false};
    if (in_slot != NO_STEP)
        return (struct myt_ruling){in_slot, IN_SLOT, false, false};
    return (struct myt_ruling){verdict, running, false, false};
}

/* The only level on which an action can produce; 0: several levels; NONE: it does not produce. */
static int only_level(const struct match *match, const struct myt_state *s, int seat, enum myt_list list)
{
    const struct myt_action *action = myt_action(match, s, list);
    int built_on = list == IN_SLOT ? s->slot_level : s->built_level, found = NONE;
    for (int o = 0; o < action->options; o++)
        for (int i = 0; i < action->option[o].steps; i++)
            for (int level = 1; level <= LEVELS; level++)
                if (action->option[o].step[i].kind == PRODUCE
                    && myt_level_allowed(s, seat, &action->option[o].step[i], built_on, level))
                    found = found == NONE || found == level ? level : 0;
    return found;
}

/* If the build bonus produces too, the level is the one at which the production is allowed. */
bool myt_find_level(const struct match *match, const struct myt_state *s, int seat, struct myt_deed *produce)
{
    enum myt_list running = s->ribbon ? IN_RIBBON : IN_MAIN;
    int in_slot = s->slot > 0 ? only_level(match, s, seat, IN_SLOT) : NONE,
        elsewhere = only_level(match, s, seat, running), level = in_slot != NONE ? in_slot : elsewhere;
    produce->level = (signed char)in_slot;
    if (in_slot > 0 && verdict_in(match, s, seat, IN_SLOT, produce) == FITS)
        return true;
    produce->level = (signed char)elsewhere;
    if (in_slot != NONE && elsewhere > 0 && verdict_in(match, s, seat, running, produce) == FITS)
        return true;
    produce->level = (signed char)(level == NONE ? 1 : level);
    return level != 0;
}

bool myt_shows(const struct match *match, const struct myt_state *s, enum myt_step_kind kind)
{
    return myt_has_step(myt_action(match, s, s->ribbon ? IN_RIBBON : IN_MAIN), 1u << kind)
           || (s->slot > 0 && myt_has_step(myt_action(match, s, IN_SLOT), 1u << kind));
}

int myt_count_steps(const struct match *match, const struct myt_state *s, enum myt_list list, int verb, int *of)
{
    const struct myt_action *action = myt_action(match, s, list);
    const struct myt_deeds *deeds = deeds_in(s, list);
    int done = 0;
    *of = 0;
    for (int o = 0; o < action->options; o++) {
        int shown = 0;
        for (int i = 0; i < action->option[o].steps; i++)
            shown += action->option[o].step[i].kind == kind_of[verb] ? action->option[o].step[i].amount : 0;
        *of = shown > *of ? shown : *of;
    }
    for (int i = 0; i < deeds->count; i++)
        done += deeds->deed[i].verb == verb ? needs(&deeds->deed[i]) : 0;
    return done;
}

int myt_takes_left(const struct match *match, const struct myt_state *s, int seat)
{
    struct myt_deed take = {.verb = VERB_TAKE, .number = 1};
    struct tally t = {0};
    take_tally(&t, match, s, seat, s->ribbon ? IN_RIBBON : IN_MAIN);
    return most_left(&t, &take, false, false);
}

int myt_productions(const struct match *match, const struct myt_state *s, int seat)
{
    struct tally t = {0};
    int produced = 0;
    take_tally(&t, match, s, seat, IN_MAIN);
    for (int level = 0; level < LEVELS; level++)
        produced += t.produced[level];
    return produced;
}

int myt_idle_deed(const struct match *match, const struct myt_state *s, int seat, enum myt_list list)
{
    struct tally t = {0};
    const struct myt_deeds *deeds = deeds_in(s, list);
    int idle = 0;
    begin_tally(&t, match, s, seat, list);
    while (idle < deeds->count - 1 && count(&t, &deeds->deed[idle]))
        idle++;
    return idle;
}
