/* Mykerinos: the rules of an appeal and of each patron's power. */
#include "games/mykerinos/appeal.h"

static void test_tilted(struct hearing *h)
{
    const struct myk_state *s = h->state;
    int actor = h->move->actor;

    for (int i = 0; i < items(h->move, APPEAL_PATRONS); i++) {
        int kind = item(h->move, APPEAL_PATRONS, i);
        if (s->owned[actor][kind] - s->tilted[actor][kind] >= myk_times_named(h->move, kind)
            || s->more_tiles >> actor & 1 || s->owned[actor][kind] == 0)
            continue;
        illegal(h, RULE_TILTED, "%s has already used %s this season (mykerinos.untilt)", h->match->names[actor],
                myk_patron_titles[kind]);
        point_at(h, APPEAL_PATRONS, i);
        because(h, s->tilted_at[actor][kind], "used here");
        return;
    }
}

static void test_violet(struct hearing *h)
{
    if (!myk_times_named(h->move, VIOLET) || myk_violet_cube(h) || h->match->house[HOUSE_VIOLET_EMPTY] == ANSWER_ALLOW)
        return;
    illegal(h, RULE_VIOLET_RESERVE, "%s cannot use Lady Violet: the reserve is empty", h->match->names[h->move->actor]);
    hangs_on(h, HOUSE_VIOLET_EMPTY, ANSWER_ALLOW);
}

/* Does the patron give this action? Reports if not. */
static bool test_kind(struct hearing *h, int patron, int field)
{
    static const struct {
        bool start, extend, museum;
        const char *what;
    } gives[PATRONS] = {
        [VIOLET] = {true, true, false, "a start or an extension"},
        [LEMON] = {true, true, false, "a start or an extension"},
        [BROWN] = {false, false, true, "a room of the Museum"},
        [BLACKMORE] = {true, false, false, "a start"},
        [TANGERINE] = {false, true, false, "an extension"},
    };
    static const char *const taken[] = {
        [APPEAL_START] = "a start", [APPEAL_EXTEND] = "an extension", [APPEAL_MUSEUM] = "a room of the Museum"};

    if (patron == BLANK || (field == APPEAL_START && gives[patron].start)
        || (field == APPEAL_EXTEND && gives[patron].extend) || (field == APPEAL_MUSEUM && gives[patron].museum))
        return true;
    illegal(h, RULE_APPEAL_KIND, "%s uses %s for %s; the tile allows only %s", h->match->names[h->move->actor],
            myk_patron_titles[patron], taken[field], gives[patron].what);
    return false;
}

/* Full power, or with house `partial-power: allow` one cube less. */
static void test_power(struct hearing *h, int field, enum myk_rule rule, int full)
{
    int count = items(h->move, field);

    if (count == full || (count == full - 1 && h->match->house[HOUSE_PARTIAL_POWER] == ANSWER_ALLOW))
        return;
    illegal(h, (int)rule, "%s places %d cube%s; with this patron it must be %d", h->match->names[h->move->actor], count,
            plural(count), full);
    point_at(h, field, -1);
    if (count == full - 1)
        hangs_on(h, HOUSE_PARTIAL_POWER, ANSWER_ALLOW);
}

static void test_count(struct hearing *h, int patron, int field)
{
    if ((patron == VIOLET || patron == LEMON || patron == BLANK) && field != APPEAL_MUSEUM)
        myk_test_size(h, field, field == APPEAL_START);
    if (patron == BLACKMORE) {
        test_power(h, field, RULE_BLACKMORE_TWO, 2);
        myk_test_next(h, field, RULE_BLACKMORE_NEXT, 1);
    }
    if (patron == TANGERINE)
        test_power(h, field, RULE_TANGERINE_THREE, 3);
}

/* The rules of a single patron. They do not apply to a forbidden combination. */
static void test_patron(struct hearing *h, int patron, int field)
{
    bool fits = field && test_kind(h, patron, field);

    if (!field && patron != BLANK)
        illegal(h, RULE_APPEAL_ACT, "%s tilts %s without an action; the power must be used",
                h->match->names[h->move->actor], myk_patron_titles[patron]);
    test_violet(h);
    if (fits)
        test_count(h, patron, field);
    if (field == APPEAL_EXTEND)
        myk_test_chain(h, field, h->move->actor);
    if (fits && patron == TANGERINE)
        myk_test_next(h, field, RULE_TANGERINE_NEXT, 2);
}

static void test_lemon(struct hearing *h, int field)
{
    int pyramids = 0;

    for (int i = 0; i < items(h->move, field); i++)
        if (myk_pyramid_on(h->state, item(h->move, field, i)) && ++pyramids == 2) {
            illegal(h, RULE_LEMON_ONE, "%s places a second cube on a pyramid, at %s; Lord Lemon allows only one",
                    h->match->names[h->move->actor], myk_spell_space(item(h->move, field, i)).text);
            point_at(h, field, i);
        }
}

static void test_place(struct hearing *h, int field, int room)
{
    if (field == APPEAL_MUSEUM) {
        if (value_or(h->move, APPEAL_FROM, FROM_STOCK) == FROM_RESERVE) {
            illegal(h, RULE_BROWN_STOCK,
                    "%s takes the Museum cube from the reserve; with Sir Brown it must come from the stock",
                    h->match->names[h->move->actor]);
            point_at(h, APPEAL_FROM, -1);
        }
        myk_test_access(h, field, room);
    } else if (field && myk_times_named(h->move, LEMON))
        test_lemon(h, field);
    else if (field)
        myk_test_pyramid(h, field);
}

void myk_test_appeal(struct hearing *h, int room)
{
    int field = myk_action_of(h->move), named = items(h->move, APPEAL_PATRONS);

    if (named > 1)
        illegal(h, RULE_COMBINE, "%s uses %d tiles in one action; only 1 is allowed", h->match->names[h->move->actor],
                named);
    test_tilted(h);
    if (myk_times_named(h->move, BLANK))
        illegal(h, RULE_BLANK, "%s cannot use the blank tile: it has no power", h->match->names[h->move->actor]);
    if (named > 1)
        test_violet(h);
    else
        test_patron(h, value_or(h->move, APPEAL_PATRONS, BLANK), field);
    test_place(h, field, room);
}
