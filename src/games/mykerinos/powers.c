/* Mykerinos: the rules of an appeal and of each patron's power. */
#include "games/mykerinos/appeal.h"

static void tilted_row(struct hearing *h)
{
    const struct state *s = h->state;
    int actor = h->move->actor;

    for (int i = 0; i < items(h->move, APPEAL_PATRONS); i++) {
        int kind = item(h->move, APPEAL_PATRONS, i);
        if (s->owned[actor][kind] - s->tilted[actor][kind] >= times_named(h->move, kind))
            continue;
        illegal(h, RULE_TILTED, "%s's %s tile has been used this season and is tilted", h->match->names[actor],
                myk_kind_names[kind]);
        point_at(h, APPEAL_PATRONS, i);
        because(h, s->tilted_at[actor][kind], "used here");
        return;
    }
}

static void blank_row(struct hearing *h)
{
    if (times_named(h->move, BLANK))
        illegal(h, RULE_BLANK, "the blank tile has no power");
}

static void violet_row(struct hearing *h)
{
    if (!times_named(h->move, VIOLET) || violet_cube(h) || h->match->house[HOUSE_VIOLET_EMPTY] == ANSWER_ALLOW)
        return;
    illegal(h, RULE_VIOLET_RESERVE, "the reserve is empty, so violet brings no cube");
    hangs_on(h, HOUSE_VIOLET_EMPTY, ANSWER_ALLOW);
}

/* Is the action one the patron gives? Says so if not. */
static bool kind_row(struct hearing *h, int patron, int field)
{
    static const struct {
        bool start, extend, museum;
        const char *what;
    } gives[PATRONS] = {
        [VIOLET] = {true, true, false, "start or extend"}, [LEMON] = {true, true, false, "start or extend"},
        [BROWN] = {false, false, true, "museum"},          [BLACKMORE] = {true, false, false, "start"},
        [TANGERINE] = {false, true, false, "extend"},
    };

    if (patron == BLANK || (field == APPEAL_START && gives[patron].start)
        || (field == APPEAL_EXTEND && gives[patron].extend) || (field == APPEAL_MUSEUM && gives[patron].museum))
        return true;
    illegal(h, RULE_APPEAL_KIND, "%s gives %s, not %s", myk_kind_names[patron], gives[patron].what,
            myk_verbs[VERB_APPEAL].fields[field].name);
    return false;
}

/* Full power, or with house `partial-power: allow` one cube less. */
static void power_row(struct hearing *h, int field, enum myk_rule rule, int full)
{
    int count = items(h->move, field);

    if (count == full || (count == full - 1 && h->match->house[HOUSE_PARTIAL_POWER] == ANSWER_ALLOW))
        return;
    illegal(h, (int)rule, "places %d cube%s; the power is %d", count, count == 1 ? "" : "s", full);
    point_at(h, field, -1);
    if (count == full - 1)
        hangs_on(h, HOUSE_PARTIAL_POWER, ANSWER_ALLOW);
}

static void next_row(struct hearing *h, int field, enum myk_rule rule, int index)
{
    const struct move *move = h->move;

    if (items(move, field) <= index || adjacent(item(move, field, index - 1), item(move, field, index)))
        return;
    illegal(h, (int)rule, "places %s, which is not beside %s", myk_spell_space(item(move, field, index)).text,
            myk_spell_space(item(move, field, index - 1)).text);
    point_at(h, field, index);
}

static void count_rows(struct hearing *h, int patron, int field)
{
    bool plain = patron == VIOLET || patron == LEMON || patron == BLANK;

    if (plain && field == APPEAL_START)
        myk_start_row(h, field);
    if (plain && field == APPEAL_EXTEND)
        myk_extend_two_row(h, field);
    if (patron == BLACKMORE) {
        power_row(h, field, RULE_BLACKMORE_TWO, 2);
        next_row(h, field, RULE_BLACKMORE_NEXT, 1);
    }
    if (patron == TANGERINE)
        power_row(h, field, RULE_TANGERINE_THREE, 3);
}

/* What one patron alone allows; a forbidden combination is not measured by this. */
static void patron_rows(struct hearing *h, int patron, int field)
{
    bool fits = field && kind_row(h, patron, field);

    if (!field && patron != BLANK)
        illegal(h, RULE_APPEAL_ACT, "tilts %s without doing anything; the placement is part of the power",
                myk_kind_names[patron]);
    violet_row(h);
    if (fits)
        count_rows(h, patron, field);
    if (field == APPEAL_EXTEND)
        myk_extend_rows(h, field, h->move->actor);
    if (fits && patron == TANGERINE)
        next_row(h, field, RULE_TANGERINE_NEXT, 2);
}

static void lemon_row(struct hearing *h, int field)
{
    int pyramids = 0;

    for (int i = 0; i < items(h->move, field); i++)
        if (pyramid_on(h->state, item(h->move, field, i)) && ++pyramids == 2) {
            illegal(h, RULE_LEMON_ONE, "%s is the second pyramid; lemon lets one cube go on a pyramid",
                    myk_spell_space(item(h->move, field, i)).text);
            point_at(h, field, i);
        }
}

static void place_rows(struct hearing *h, int field)
{
    if (field == APPEAL_MUSEUM) {
        if (value_or(h->move, APPEAL_FROM, FROM_STOCK) == FROM_RESERVE) {
            illegal(h, RULE_BROWN_STOCK,
                    "takes the cube for the Museum from the reserve; brown takes it from the stock");
            point_at(h, APPEAL_FROM, -1);
        }
        myk_access_row(h, field);
    } else if (field && times_named(h->move, LEMON))
        lemon_row(h, field);
    else if (field)
        myk_pyramid_row(h, field);
}

void myk_appeal_rows(struct hearing *h)
{
    int field = action_of(h->move), named = items(h->move, APPEAL_PATRONS);

    if (named > 1)
        illegal(h, RULE_COMBINE, "names %d tiles; one tile per action", named);
    tilted_row(h);
    blank_row(h);
    if (named > 1)
        violet_row(h);
    else
        patron_rows(h, value_or(h->move, APPEAL_PATRONS, BLANK), field);
    place_rows(h, field);
}
