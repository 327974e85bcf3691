/* Myst: what a final count gives: the lines of each team, as far as they are known. */
#include <string.h>

#include "games/myst/count.h"

/* ---- landmarks --------------------------------------------------------------------------------------------------- */

static int count_landmarks(const struct match *match, const struct myst_count *count)
{
    return myst_box_of(match)->landmarks + count->foreign;
}

/* Is it known which team controls each landmark? If only one team names its own, the other team has all others. */
static bool control_known(const struct myst_count *count)
{
    return count->team[0].names_landmarks || count->team[1].names_landmarks;
}

static enum myst_how how_got(const struct myst_count *count, int team, int landmark)
{
    const struct myst_counted *own = &count->team[team], *other = &count->team[myst_other(team)];
    if (own->names_landmarks)
        return (enum myst_how)own->how[landmark];
    return other->how[landmark] == HOW_NOT ? HOW_UNKNOWN : HOW_NOT;
}

/* ---- lines ------------------------------------------------------------------------------------------------------- */

struct range myst_count_values(const struct myst_count *count, int team)
{
    const struct myst_counted *own = &count->team[team];
    struct range values = {0, own->names_cards && !own->unknown ? 0 : NO_LIMIT};
    for (int i = 0; i < own->others; i++)
        if (how_got(count, team, own->landmark[i]) != HOW_NOT)
            values = range_sum(values, (struct range){control_known(count) ? own->value[i] : 0, own->value[i]});
    return values;
}

static bool has_card(const struct myst_counted *own, int landmark)
{
    for (int i = 0; i < own->others; i++)
        if (own->landmark[i] == landmark)
            return true;
    return false;
}

/* Has the team a card for this landmark, as far as its cards are known? */
static bool may_have_card(const struct myst_counted *own, int landmark)
{
    return has_card(own, landmark) || !own->names_cards || own->unknown;
}

/* Does the Bonus of the first key piece not count, and is it unknown which that is? */
static bool first_is_open(const struct match *match, const struct myst_counted *own)
{
    return myst_answer(match, HOUSE_START_BONUS, START_EXCLUDED) && !memchr(own->how, HOW_FIRST, sizeof own->how);
}

/* The Bonus of one landmark: certain, possible or impossible. */
static struct range bonus_of(const struct match *match, const struct myst_count *count, int team, int landmark)
{
    const struct myst_counted *own = &count->team[team];
    enum myst_how how = how_got(count, team, landmark);
    bool excluded = how == HOW_FIRST && myst_answer(match, HOUSE_START_BONUS, START_EXCLUDED),
         certain = control_known(count) && has_card(own, landmark) && (how == HOW_PLACED || how == HOW_FIRST);
    int bonus = myst_box_of(match)->bonus;
    if (how == HOW_NOT || how == HOW_COVERED || excluded || !may_have_card(own, landmark))
        return range_at(0);
    return (struct range){certain ? bonus : 0, bonus};
}

struct range myst_count_bonus(const struct match *match, const struct myst_count *count, int team)
{
    const struct myst_counted *own = &count->team[team];
    struct range bonus = range_at(0);
    int one = myst_box_of(match)->bonus, perhaps = 0;
    for (int landmark = 0; landmark < count_landmarks(match, count); landmark++) {
        struct range more = bonus_of(match, count, team, landmark);
        bonus = range_sum(bonus, more);
        perhaps += more.high > 0 && !has_card(own, landmark);
    }
    if (own->names_cards && perhaps > own->unknown) /* each unknown card can earn one Bonus */
        bonus.high -= (perhaps - own->unknown) * one;
    if (first_is_open(match, own) && bonus.low >= one)
        bonus.low -= one;
    return bonus;
}

struct myst_tally myst_count_tally(const struct match *match, const struct myst_count *count, int team)
{
    const struct myst_counted *own = &count->team[team];
    struct myst_tally tally;
    tally.line[LINE_SWITCHES] = own->switches == NOT_GIVEN ? (struct range){0, NO_LIMIT} : range_at(own->switches);
    tally.line[LINE_VALUES] = own->values == NOT_GIVEN ? myst_count_values(count, team) : range_at(own->values);
    tally.line[LINE_BONUS] = own->bonus == NOT_GIVEN ? myst_count_bonus(match, count, team) : range_at(own->bonus);
    tally.total = range_at(0);
    for (int i = 0; i < LINES; i++)
        tally.total = range_sum(tally.total, tally.line[i]);
    if (own->total != NOT_GIVEN)
        tally.total = range_at(own->total);
    return tally;
}

/* ---- the sheet --------------------------------------------------------------------------------------------------- */

/* "rocket ship 4 + 5, library 3", or with `bonus` only the landmarks. */
static void tell_cards(const struct match *match, const struct myst_count *count, int team, bool bonus,
                       struct myst_text *out)
{
    const struct myst_counted *own = &count->team[team];
    bool excluded = myst_answer(match, HOUSE_START_BONUS, START_EXCLUDED);
    const struct myst_box *box = myst_box_of(match);
    for (int landmark = 0; landmark < count_landmarks(match, count); landmark++) {
        enum myst_how how = how_got(count, team, landmark);
        bool earns = how == HOW_PLACED || (how == HOW_FIRST && !excluded);
        if (!has_card(own, landmark) || !(bonus ? earns : how != HOW_NOT))
            continue;
        const char *name = landmark < box->landmarks ? box->landmark[landmark] : count->name[landmark - box->landmarks];
        myst_add(out, "%s", out->used ? ", " : "");
        for (const char *c = name; *c; c++)
            myst_add(out, "%c", *c == '-' ? ' ' : *c);
        const char *before = " ";
        for (int i = 0; i < own->others && !bonus; i++)
            if (own->landmark[i] == landmark) {
                myst_add(out, "%s%d", before, own->value[i]);
                before = " + ";
            }
    }
}

static void add_line(struct sheet *sheet, int which, struct range span, const char *detail)
{
    bool open = !range_known(span);
    struct sheet_line *line = sheet_add(sheet, myst_line_of[which].label, 2 * span.low,
                                        &myst_rules[myst_line_of[which].rule], "%s", open ? "" : detail);
    line->unknown = open;
    if (open && span.high < NO_LIMIT)
        put_string(line->detail, sizeof line->detail, "%d to %d", span.low, span.high);
    else if (open && span.low)
        put_string(line->detail, sizeof line->detail, "%d or more", span.low);
    else if (open)
        put_string(line->detail, sizeof line->detail, "not in the record");
}

/* ---- what is needed ---------------------------------------------------------------------------------------------- */

static void need(const struct match *match, int team, const char *key, const char *how, struct standing *standing)
{
    append_string(standing->needs, sizeof standing->needs, "%s%s's `%s`%s", *standing->needs ? ", " : "write ",
                  match->names[team], key, how);
    standing_need(standing, match, key, 1u << team);
}

/* Does what the team's cards give depend on landmarks that are not written? */
static bool needs_landmarks(const struct match *match, const struct myst_count *count, int team)
{
    const struct myst_counted *own = &count->team[team];
    for (int landmark = 0; landmark < count_landmarks(match, count); landmark++)
        if (may_have_card(own, landmark) && (!control_known(count) || how_got(count, team, landmark) == HOW_UNKNOWN))
            return true;
    return first_is_open(match, own);
}

/* What is then missing of landmarks that are written. */
static const char *words_for_how(const struct match *match)
{
    return myst_answer(match, HOUSE_START_BONUS, START_EXCLUDED) ? " as `first`, `placed` or `covered`"
                                                                 : " as `placed` or `covered`";
}

/* A line whose sum the players wrote is settled; the other one then needs only its sum too. */
static void name_needs(const struct match *match, const struct myst_count *count, struct standing *standing)
{
    for (int team = 0; team < TEAMS; team++) {
        const struct myst_counted *own = &count->team[team];
        struct myst_tally tally = myst_count_tally(match, count, team);
        bool values = !range_known(tally.line[LINE_VALUES]), bonus = !range_known(tally.line[LINE_BONUS]),
             cards = !own->names_cards || own->unknown, sum = own->values != NOT_GIVEN || own->bonus != NOT_GIVEN;
        if (range_known(tally.total))
            continue;
        if (!own->given) {
            need(match, team, "total", "", standing);
            continue;
        }
        if (own->switches == NOT_GIVEN)
            need(match, team, "switches", "", standing);
        if (cards && values != bonus && sum) {
            need(match, team, values ? "values" : "bonus", "", standing);
            continue;
        }
        if ((values || bonus) && cards)
            need(match, team, "cards", "", standing);
        if ((values || bonus) && needs_landmarks(match, count, team))
            need(match, team, "landmarks", control_known(count) ? words_for_how(match) : "", standing);
    }
    standing->needs_rule = &myst_rules[RULE_WINNER];
}

void myst_score_count(const struct match *match, const void *count, struct standing *standing)
{
    struct range total[TEAMS];
    for (int team = 0; team < TEAMS; team++) {
        struct myst_tally tally = myst_count_tally(match, count, team);
        struct myst_text detail[LINES] = {0};
        struct sheet *sheet = &standing->seat[team];
        tell_cards(match, count, team, false, &detail[LINE_VALUES]);
        tell_cards(match, count, team, true, &detail[LINE_BONUS]);
        for (int line = 0; line < LINES; line++)
            add_line(sheet, line, tally.line[line], detail[line].text);
        total[team] = range_doubled(tally.total);
        sheet->total = total[team].low;
    }
    myst_settle(match, total, true, standing);
    if (standing->winners_open)
        name_needs(match, count, standing);
}
