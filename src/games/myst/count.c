/* Myst: what a final count gives: the lines of each team, as far as they are known. */
#include "games/myst/count.h"

/* ---- landmarks --------------------------------------------------------------------------------------------------- */

int myst_count_landmarks(const struct match *match, const struct myst_count *count)
{
    return myst_box_of(match)->landmarks + count->foreign;
}

const char *myst_count_name(const struct match *match, const struct myst_count *count, int landmark)
{
    const struct myst_box *box = myst_box_of(match);
    return landmark < box->landmarks ? box->landmark[landmark] : count->name[landmark - box->landmarks];
}

/* If only one team names its landmarks, the other team controls all others. */
enum myst_how myst_count_how(const struct match *match, const struct myst_count *count, int team, int landmark,
                             bool *sure)
{
    const struct myst_counted *own = &count->team[team], *other = &count->team[myst_other(team)];
    (void)match;
    *sure = own->names_landmarks || other->names_landmarks;
    if (own->names_landmarks)
        return (enum myst_how)own->how[landmark];
    return other->how[landmark] == HOW_NOT ? HOW_UNKNOWN : HOW_NOT;
}

/* ---- lines ------------------------------------------------------------------------------------------------------- */

static int add_up(int a, int b)
{
    return a >= NO_LIMIT || b >= NO_LIMIT ? NO_LIMIT : a + b;
}

static struct myst_span exactly(int number)
{
    return (struct myst_span){number, number};
}

struct myst_span myst_count_values(const struct match *match, const struct myst_count *count, int team)
{
    const struct myst_counted *own = &count->team[team];
    struct myst_span values = {0, own->names_cards && !own->unknown ? 0 : NO_LIMIT};
    for (int i = 0; i < own->others; i++) {
        bool sure;
        enum myst_how how = myst_count_how(match, count, team, own->landmark[i], &sure);
        values.low += sure && how != HOW_NOT ? own->value[i] : 0;
        values.high = add_up(values.high, how != HOW_NOT ? own->value[i] : 0);
    }
    return values;
}

static bool has_card(const struct myst_counted *own, int landmark)
{
    for (int i = 0; i < own->others; i++)
        if (own->landmark[i] == landmark)
            return true;
    return false;
}

/* The Bonus of one landmark: certain, possible or impossible. */
static struct myst_span bonus_of(const struct match *match, const struct myst_count *count, int team, int landmark)
{
    const struct myst_counted *own = &count->team[team];
    bool sure, excluded = myst_answer(match, HOUSE_START_BONUS, START_EXCLUDED);
    enum myst_how how = myst_count_how(match, count, team, landmark, &sure);
    int bonus = myst_box_of(match)->bonus;
    bool card = has_card(own, landmark), may_have = card || !own->names_cards || own->unknown;
    if (how == HOW_NOT || how == HOW_COVERED || (how == HOW_FIRST && excluded) || !may_have)
        return exactly(0);
    bool certain = sure && card && (how == HOW_PLACED || how == HOW_FIRST);
    return (struct myst_span){certain ? bonus : 0, bonus};
}

static bool names_first(const struct match *match, const struct myst_count *count, int team)
{
    for (int landmark = 0; landmark < myst_count_landmarks(match, count); landmark++)
        if (count->team[team].how[landmark] == HOW_FIRST)
            return true;
    return false;
}

struct myst_span myst_count_bonus(const struct match *match, const struct myst_count *count, int team)
{
    const struct myst_counted *own = &count->team[team];
    struct myst_span bonus = {0, 0};
    int one = myst_box_of(match)->bonus, perhaps = 0;
    for (int landmark = 0; landmark < myst_count_landmarks(match, count); landmark++) {
        struct myst_span more = bonus_of(match, count, team, landmark);
        bonus.low += more.low;
        bonus.high += more.high;
        perhaps += more.high > 0 && !has_card(own, landmark);
    }
    if (own->names_cards && perhaps > own->unknown) /* each unknown card can earn one Bonus */
        bonus.high -= (perhaps - own->unknown) * one;
    if (myst_answer(match, HOUSE_START_BONUS, START_EXCLUDED) && !names_first(match, count, team) && bonus.low >= one)
        bonus.low -= one;
    return bonus;
}

struct myst_tally myst_count_tally(const struct match *match, const struct myst_count *count, int team)
{
    const struct myst_counted *own = &count->team[team];
    struct myst_tally tally;
    tally.line[LINE_SWITCHES] = own->switches == NOT_GIVEN ? (struct myst_span){0, NO_LIMIT} : exactly(own->switches);
    tally.line[LINE_VALUES] = own->values == NOT_GIVEN ? myst_count_values(match, count, team) : exactly(own->values);
    tally.line[LINE_BONUS] = own->bonus == NOT_GIVEN ? myst_count_bonus(match, count, team) : exactly(own->bonus);
    tally.total = exactly(0);
    for (int i = 0; i < LINES; i++) {
        tally.total.low += tally.line[i].low;
        tally.total.high = add_up(tally.total.high, tally.line[i].high);
    }
    if (own->total != NOT_GIVEN)
        tally.total = exactly(own->total);
    return tally;
}

/* ---- the sheet --------------------------------------------------------------------------------------------------- */

static void tell_name(const struct match *match, const struct myst_count *count, int landmark, struct myst_text *out)
{
    myst_add(out, "%s", out->used ? ", " : "");
    for (const char *c = myst_count_name(match, count, landmark); *c; c++)
        myst_add(out, "%c", *c == '-' ? ' ' : *c);
}

/* "rocket ship 4 + 5, library 3", or with `bonus` only the landmarks. */
static void tell_cards(const struct match *match, const struct myst_count *count, int team, bool bonus,
                       struct myst_text *out)
{
    const struct myst_counted *own = &count->team[team];
    bool excluded = myst_answer(match, HOUSE_START_BONUS, START_EXCLUDED);
    for (int landmark = 0; landmark < myst_count_landmarks(match, count); landmark++) {
        bool sure, any = false;
        enum myst_how how = myst_count_how(match, count, team, landmark, &sure);
        bool earns = how == HOW_PLACED || (how == HOW_FIRST && !excluded);
        for (int i = 0; i < own->others && (bonus ? earns : how != HOW_NOT); i++) {
            if (own->landmark[i] != landmark || (bonus && any))
                continue;
            if (!any)
                tell_name(match, count, landmark, out);
            if (!bonus)
                myst_add(out, any ? " + %d" : " %d", own->value[i]);
            any = true;
        }
    }
}

static void add_line(struct sheet *sheet, const char *label, struct myst_span span, int rule, const char *detail)
{
    bool open = span.low != span.high;
    sheet_add(sheet, label, 2 * span.low, &myst_rules[rule], "%s", open ? "" : detail);
    struct sheet_line *line = &sheet->line[sheet->lines - 1];
    line->unknown = open;
    if (open && span.high < NO_LIMIT)
        put_string(line->detail, sizeof line->detail, "%d to %d", span.low, span.high);
    else if (open && span.low)
        put_string(line->detail, sizeof line->detail, "%d or more", span.low);
    else if (open)
        put_string(line->detail, sizeof line->detail, "not in the record");
}

/* ---- what is needed ---------------------------------------------------------------------------------------------- */

static void need(const struct match *match, int team, const char *key, struct standing *standing)
{
    append_string(standing->needs, sizeof standing->needs, "%s%s's `%s`", *standing->needs ? ", " : "write ",
                  match->names[team], key);
    append_string(standing->needed, sizeof standing->needed, "%s%s.%s", *standing->needed ? " " : "", key,
                  match->names[team]);
}

/* Does what the team's cards give depend on landmarks that are not written? */
static bool needs_landmarks(const struct match *match, const struct myst_count *count, int team)
{
    const struct myst_counted *own = &count->team[team];
    for (int landmark = 0; landmark < myst_count_landmarks(match, count); landmark++) {
        bool sure, may_have = has_card(own, landmark) || !own->names_cards || own->unknown;
        enum myst_how how = myst_count_how(match, count, team, landmark, &sure);
        if (may_have && (!sure || how == HOW_UNKNOWN))
            return true;
    }
    return myst_answer(match, HOUSE_START_BONUS, START_EXCLUDED) && !names_first(match, count, team);
}

/* A line whose sum the players wrote is settled; the other one then needs only its sum too. */
static void name_needs_of(const struct match *match, const struct myst_count *count, int team,
                          struct standing *standing)
{
    const struct myst_counted *own = &count->team[team];
    struct myst_tally tally = myst_count_tally(match, count, team);
    bool values = tally.line[LINE_VALUES].low != tally.line[LINE_VALUES].high,
         bonus = tally.line[LINE_BONUS].low != tally.line[LINE_BONUS].high, cards = !own->names_cards || own->unknown;
    if (own->switches == NOT_GIVEN)
        need(match, team, "switches", standing);
    if (cards && values != bonus && (own->values != NOT_GIVEN || own->bonus != NOT_GIVEN))
        need(match, team, values ? "values" : "bonus", standing);
    else {
        if ((values || bonus) && cards)
            need(match, team, "cards", standing);
        if ((values || bonus) && needs_landmarks(match, count, team))
            need(match, team, "landmarks", standing);
    }
}

static void name_needs(const struct match *match, const struct myst_count *count, struct standing *standing)
{
    for (int team = 0; team < TEAMS; team++) {
        struct myst_tally tally = myst_count_tally(match, count, team);
        if (tally.total.low == tally.total.high)
            continue;
        if (!count->team[team].given)
            need(match, team, "total", standing);
        else
            name_needs_of(match, count, team, standing);
    }
    standing->needs_rule = &myst_rules[RULE_WINNER];
}

void myst_score_count(const struct match *match, const void *count, struct standing *standing)
{
    for (int team = 0; team < TEAMS; team++) {
        struct myst_tally tally = myst_count_tally(match, count, team);
        struct myst_text cards = {0}, bonuses = {0};
        tell_cards(match, count, team, false, &cards);
        tell_cards(match, count, team, true, &bonuses);
        add_line(&standing->seat[team], "switches", tally.line[LINE_SWITCHES], RULE_SWITCHES, "");
        add_line(&standing->seat[team], "values", tally.line[LINE_VALUES], RULE_VALUES, cards.text);
        add_line(&standing->seat[team], "bonus", tally.line[LINE_BONUS], RULE_BONUS, bonuses.text);
        standing->seat[team].open = tally.total.low != tally.total.high;
        standing->seat[team].total = 2 * tally.total.low;
        standing->seat[team].low = 2 * tally.total.low;
        standing->seat[team].high = tally.total.high >= NO_LIMIT ? NO_LIMIT : 2 * tally.total.high;
        standing->seat[team].rests_on[0] = NULL;
    }
    myst_settle(standing, true);
    if (standing->winners_open)
        name_needs(match, count, standing);
}
