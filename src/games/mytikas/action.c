/* Mytikas: matching what was done with what an action allows. */
#include "games/mytikas/mytikas.h"

/* What is left of an action after the deeds counted so far. */
struct tally {
    const struct myt_action *action;
    const struct myt_state *s;
    int seat;
    enum myt_list list;
    bool keeps_open; /* Hermes: an option does not close the others */
    unsigned open;   /* bits of options */
    int left[STEPS_IN_ALL];
    int produced[LEVELS]; /* each-city: productions per level */
};

/* How much a step and a deed must have in common; the last two matter only for productions. */
enum likeness { SAME_KIND, SAME_LEVEL, SAME_GOODS };

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

enum myt_list myt_running(const struct myt_state *s)
{
    return s->ribbon ? IN_RIBBON : IN_MAIN;
}

bool myt_level_allowed(const struct myt_state *s, int seat, enum myt_list list, const struct myt_icon *step, int level)
{
    if (step->at <= LEVELS)
        return level == step->at;
    if (step->at == JUST_BUILT)
        return level == (list == IN_SLOT ? s->slot_level : s->built_level);
    return step->at == ANY_LEVEL || myt_cities_on(s, seat, level) > 0;
}

static bool same_goods(const struct myt_icon *step, const struct myt_deed *deed)
{
    for (int kind = 0; kind < KINDS; kind++)
        if (step->goods[kind] != deed->goods[kind])
            return false;
    return true;
}

static bool alike(const struct tally *t, const struct myt_icon *step, const struct myt_deed *deed, enum likeness how)
{
    if (step->kind != kind_of[deed->verb] || (step->kind == BUILD && !(step->pieces >> deed->what & 1)))
        return false;
    return step->kind != PRODUCE
           || ((how < SAME_LEVEL || myt_level_allowed(t->s, t->seat, t->list, step, deed->level))
               && (how < SAME_GOODS || same_goods(step, deed)));
}

static int needs(const struct myt_deed *deed)
{
    return deed->verb == VERB_TAKE ? deed->number : 1;
}

/* How many steps like `deed` the option has left. */
static int left_in(const struct tally *t, int option, const struct myt_deed *deed, enum likeness how)
{
    int left = 0;
    for (int i = 0; i < t->action->steps; i++)
        if (t->action->step[i].option == option && alike(t, &t->action->step[i], deed, how))
            left += t->left[i];
    return left;
}

static int most_left(const struct tally *t, const struct myt_deed *deed, enum likeness how)
{
    int most = 0;
    for (int option = 0; option < t->action->options; option++) {
        int left = t->open >> option & 1 ? left_in(t, option, deed, how) : 0;
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
    for (int i = 0; i < t->action->steps; i++)
        if (same_goods(&t->action->step[i], deed))
            return FITS;
    return WRONG_GOODS;
}

static enum myt_fit judge(const struct tally *t, const struct myt_deed *deed)
{
    unsigned having = 0; /* bits of the options that have such a step */
    for (int i = 0; i < t->action->steps; i++)
        if (alike(t, &t->action->step[i], deed, SAME_KIND))
            having |= 1u << t->action->step[i].option;
    if (!having)
        return NO_STEP;
    if (t->action->each_city)
        return judge_city(t, deed);
    int most = most_left(t, deed, SAME_GOODS);
    if (most > 0 && most >= needs(deed))
        return FITS;
    if (!(having & t->open))
        return OTHER_OPTION;
    if (most_left(t, deed, SAME_KIND) < needs(deed))
        return TOO_MANY;
    if (most_left(t, deed, SAME_LEVEL) == 0)
        return WRONG_LEVEL;
    return most == 0 ? WRONG_GOODS : FITS;
}

/* Counts a deed; false: no open option allows it, and it counts for nothing. Taking more than is left takes all. */
static bool count(struct tally *t, const struct myt_deed *deed)
{
    if (t->action->each_city) {
        bool fits = deed->verb == VERB_PRODUCE && judge_city(t, deed) == FITS;
        t->produced[fits ? deed->level - 1 : 0] += fits;
        return fits;
    }
    int most = most_left(t, deed, SAME_GOODS), enough = most < needs(deed) ? 1 : needs(deed);
    unsigned fitting = 0;
    for (int option = 0; option < t->action->options; option++)
        if (t->open >> option & 1 && left_in(t, option, deed, SAME_GOODS) >= enough) {
            fitting |= 1u << option;
            int need = needs(deed);
            for (int i = 0; i < t->action->steps; i++)
                if (t->action->step[i].option == option && alike(t, &t->action->step[i], deed, SAME_GOODS)) {
                    int use = need < t->left[i] ? need : t->left[i];
                    t->left[i] -= use;
                    need -= use;
                }
        }
    if (fitting && !t->keeps_open)
        t->open = fitting;
    return fitting != 0;
}

static struct tally begin_tally(const struct match *match, const struct myt_state *s, int seat, enum myt_list list)
{
    struct tally t = {.action = myt_action(match, s, list), .s = s, .seat = seat, .list = list};
    t.keeps_open = list == IN_MAIN && myt_works(match, s, HERMES_CARD) && myt_usable(s, seat, HERMES_CARD);
    t.open = (1u << t.action->options) - 1;
    for (int i = 0; i < t.action->steps; i++)
        t.left[i] = t.action->step[i].amount;
    return t;
}

static struct tally tally_of(const struct match *match, const struct myt_state *s, int seat, enum myt_list list)
{
    struct tally t = begin_tally(match, s, seat, list);
    for (int i = 0; i < s->deeds[list].count; i++)
        count(&t, &s->deeds[list].deed[i]);
    return t;
}

static enum myt_fit verdict_in(const struct match *match, const struct myt_state *s, int seat, enum myt_list list,
                               const struct myt_deed *deed)
{
    struct tally t = tally_of(match, s, seat, list);
    enum myt_fit verdict = judge(&t, deed);
    if (verdict != FITS || deed->verb != VERB_SHIFT)
        return verdict;
    /* It is the same cube again if an earlier shift ended on its level, and no other cube of its kind is there. */
    int kind = myt_cube_kind(deed->what), level = myt_cube_level(deed->what);
    bool here = false;
    for (int i = 0; i < s->deeds[list].count; i++) {
        const struct myt_deed *earlier = &s->deeds[list].deed[i];
        here = here || (earlier->verb == VERB_SHIFT && myt_cube_kind(earlier->what) == kind && earlier->level == level);
    }
    bool again = here && !myt_unknown(s, seat, 1u << kind) && s->seat[seat].goods[kind][level - 1] < 2;
    return again ? SAME_CUBE : FITS;
}

struct myt_ruling myt_rule_on(const struct match *match, const struct myt_state *s, int seat,
                              const struct myt_deed *deed)
{
    enum myt_list running = myt_running(s);
    enum myt_fit in_slot = s->slot > 0 ? verdict_in(match, s, seat, IN_SLOT, deed) : NO_STEP;
    if (in_slot == FITS && !s->slot_closed)
        return (struct myt_ruling){FITS, IN_SLOT, false, false};
    enum myt_fit verdict = verdict_in(match, s, seat, running, deed);
    if (verdict == FITS)
        return (struct myt_ruling){FITS, running, false, true};
    if (running == IN_RIBBON && verdict_in(match, s, seat, IN_MAIN, deed) == FITS)
        return (struct myt_ruling){FITS, IN_MAIN, true, false};
    if (running == IN_RIBBON && in_slot == FITS)
        return (struct myt_ruling){FITS, IN_SLOT, true, false};
    if (in_slot != NO_STEP && !s->slot_closed)
        return (struct myt_ruling){in_slot, IN_SLOT, false, false};
    return (struct myt_ruling){verdict, running, false, false};
}

/* The only level on which an action can produce; 0: several levels; NONE: it does not produce. */
static int only_level(const struct match *match, const struct myt_state *s, int seat, enum myt_list list)
{
    struct tally t = tally_of(match, s, seat, list);
    int found = NONE, idle = t.action->each_city ? myt_cities(s, seat) - myt_productions(match, s, seat) : 0;
    for (int i = 0; i < t.action->steps; i++)
        for (int level = 1; level <= LEVELS && t.action->step[i].kind == PRODUCE; level++)
            if (myt_level_allowed(s, seat, list, &t.action->step[i], level)
                && (idle <= 0 || t.produced[level - 1] < myt_cities_on(s, seat, level)))
                found = found == NONE || found == level ? level : 0;
    return found;
}

/* The build bonus comes first while it is open, and last once it was given up. */
bool myt_find_level(const struct match *match, const struct myt_state *s, int seat, struct myt_deed *produce)
{
    enum myt_list running = myt_running(s), lists[] = {IN_SLOT, running, IN_SLOT};
    int first = NONE;
    if (running == IN_MAIN && only_level(match, s, seat, IN_MAIN) == NONE && myt_bonus_is_optional(match, s))
        lists[1] = IN_RIBBON;
    for (int i = myt_slot_open(s) ? 0 : 1; i < (s->slot > 0 && s->slot_closed ? 3 : 2); i++) {
        int level = only_level(match, s, seat, lists[i]);
        produce->level = (signed char)level;
        if (level > 0 && verdict_in(match, s, seat, lists[i], produce) == FITS)
            return true;
        first = first == NONE ? level : first;
    }
    produce->level = (signed char)(first == NONE ? 1 : first);
    return first != 0;
}

bool myt_fits(const struct match *match, const struct myt_state *s, const struct move *move)
{
    struct myt_deed deed;
    if (!myt_read_deed(match, s, move->actor, move, &deed))
        return false;
    struct myt_ruling ruling = myt_rule_on(match, s, move->actor, &deed);
    return ruling.verdict == FITS && !ruling.out_of_order;
}

bool myt_shows(const struct match *match, const struct myt_state *s, enum myt_step_kind kind)
{
    return myt_has_step(myt_action(match, s, myt_running(s)), 1u << kind)
           || (myt_slot_open(s) && myt_has_step(myt_action(match, s, IN_SLOT), 1u << kind));
}

int myt_count_steps(const struct match *match, const struct myt_state *s, enum myt_list list, int verb, int *of)
{
    const struct myt_action *action = myt_action(match, s, list);
    int done = 0, shown[OPTIONS_MOST] = {0};
    *of = 0;
    for (int i = 0; i < action->steps; i++) {
        int *in_option = &shown[action->step[i].option];
        *in_option += action->step[i].kind == kind_of[verb] ? action->step[i].amount : 0;
        *of = *in_option > *of ? *in_option : *of;
    }
    for (int i = 0; i < s->deeds[list].count; i++)
        done += s->deeds[list].deed[i].verb == verb ? needs(&s->deeds[list].deed[i]) : 0;
    return done;
}

/* How much is left of one step, unless its option is closed. */
int myt_left_of(const struct match *match, const struct myt_state *s, int seat, enum myt_list list, int step)
{
    struct tally t = tally_of(match, s, seat, list);
    return t.open >> t.action->step[step].option & 1 ? t.left[step] : 0;
}

int myt_productions(const struct match *match, const struct myt_state *s, int seat)
{
    struct tally t = tally_of(match, s, seat, IN_MAIN);
    int produced = 0;
    for (int level = 0; level < LEVELS; level++)
        produced += t.produced[level];
    return produced;
}

int myt_idle_deed(const struct match *match, const struct myt_state *s, int seat, enum myt_list list)
{
    struct tally t = begin_tally(match, s, seat, list);
    int idle = 0;
    while (idle < s->deeds[list].count - 1 && count(&t, &s->deeds[list].deed[idle]))
        idle++;
    return idle;
}
