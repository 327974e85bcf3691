/* Mykerinos: `appeal`: a patron's tile is tilted and the power used, all in one entry. */
#include "games/mykerinos/mykerinos.h"

/* What a patron gives: the field and how many cubes. `rule`: it must be so many; `next`: the last must touch the one
   before. */
struct power {
    int patron, field, full, rule, next;
};

static const struct power powers[] = {
    {VIOLET, APPEAL_START, 1, 0, 0},
    {VIOLET, APPEAL_EXTEND, 2, 0, 0},
    {LEMON, APPEAL_START, 1, 0, 0},
    {LEMON, APPEAL_EXTEND, 2, 0, 0},
    {BROWN, APPEAL_MUSEUM, 1, 0, 0},
    {BLACKMORE, APPEAL_START, 2, RULE_BLACKMORE_TWO, RULE_BLACKMORE_NEXT},
    {TANGERINE, APPEAL_EXTEND, 3, RULE_TANGERINE_THREE, RULE_TANGERINE_NEXT},
};
enum { POWERS = sizeof powers / sizeof *powers };

/* NULL: the patron does not give that. */
static const struct power *power_of(int patron, int field)
{
    for (int i = 0; i < POWERS; i++)
        if (powers[i].patron == patron && powers[i].field == field)
            return &powers[i];
    return NULL;
}

static int times_named(const struct move *move, int kind)
{
    int times = 0;
    for (int i = 0; i < items(move, APPEAL_PATRONS); i++)
        times += item(move, APPEAL_PATRONS, i) == kind;
    return times;
}

/* The field with the action of the appeal; 0 if it has none. */
static int action_of(const struct move *move)
{
    for (int field = APPEAL_START; field <= APPEAL_MUSEUM; field++)
        if (given(move, field))
            return field;
    return 0;
}

/* 1 if Lady Violet is named and gives a cube: the reserve has one, or is unknown. */
static int violet_cube(const struct hearing *h)
{
    const struct myk_state *s = h->state;
    return times_named(h->move, VIOLET) && s->reserve[h->move->actor] != 0;
}

/* ---- physics ----------------------------------------------------------------------------------------------------- */

/* May the actor own more tiles than the record shows? A discarded tile may be theirs after all if a decline was only
   assumed. */
static bool may_own(const struct hearing *h, int kind, int more)
{
    const struct myk_state *s = h->state;
    int actor = h->move->actor;
    return s->more_tiles >> actor & 1 || (s->discarded[kind] >= more && myk_has_declined(s, actor));
}

static enum outcome tiles_owned(struct hearing *h)
{
    const struct myk_state *s = h->state;
    for (int i = 0; i < items(h->move, APPEAL_PATRONS); i++) {
        int kind = item(h->move, APPEAL_PATRONS, i), owned = s->owned[h->move->actor][kind],
            times = times_named(h->move, kind);
        if (owned >= times || may_own(h, kind, times - owned))
            continue;
        return refuse_at(h, APPEAL_PATRONS, i, RULE_NO_TILE,
                         owned           ? "%s names %s %d times but owns %d tile%s"
                         : kind == BLANK ? "%s does not own %s"
                                         : "%s owns no tile of %s",
                         myk_actor(h), myk_patron_titles[kind], times, owned, plural(owned));
    }
    return STANDS;
}

static enum outcome action_possible(struct hearing *h, int room)
{
    const struct myk_state *s = h->state;
    int field = action_of(h->move), actor = h->move->actor, violet = violet_cube(h);
    enum outcome outcome = STANDS;
    if (field)
        outcome = field == APPEAL_MUSEUM ? myk_room_free(h, field, room) : myk_spaces_free(h, field);
    if (!field || outcome == REFUSED)
        return outcome;
    if (field == APPEAL_MUSEUM)
        return myk_cube_at_hand(h, myk_museum_source(h->move) == RESERVE ? 1 + violet : 1 - violet);
    return myk_cubes_reach(h, field, actor, myk_plus(s->stock[actor], violet));
}

/* Asks for the unknown counts that the entry needs, once it is otherwise possible. */
static void ask_for_counts(struct hearing *h)
{
    const struct myk_state *s = h->state;
    int field = action_of(h->move), actor = h->move->actor;
    bool lemon_alone = times_named(h->move, LEMON) && items(h->move, field) == 1,
         reserve = myk_museum_source(h->move) == RESERVE;
    if (field && !reserve && s->stock[actor] == UNKNOWN)
        myk_ask(h, RULE_STOCK);
    if ((reserve || times_named(h->move, VIOLET)) && s->reserve[actor] == UNKNOWN)
        myk_ask(h, RULE_RESERVE);
    if (field && field != APPEAL_MUSEUM && !lemon_alone)
        myk_ask_pyramids(h);
}

/* ---- the rules of each power ------------------------------------------------------------------------------------- */

/* Is a tile of each patron named there and upright? Asks for tiles that the record does not show, or shows only if an
   assumed decline is wrong. */
static void test_upright(struct hearing *h)
{
    const struct myk_state *s = h->state;
    int actor = h->move->actor;
    for (int i = 0; i < items(h->move, APPEAL_PATRONS); i++) {
        int kind = item(h->move, APPEAL_PATRONS, i), owned = s->owned[actor][kind], times = times_named(h->move, kind),
            missing = times - owned + s->tilted[actor][kind];
        if (missing <= 0)
            continue;
        if (s->more_tiles >> actor & 1) {
            myk_ask(h, RULE_NO_TILE);
            continue;
        }
        if (may_own(h, kind, missing)) {
            myk_ask_choice(h, RULE_NO_TILE);
            continue;
        }
        illegal_at(h, APPEAL_PATRONS, i, RULE_TILTED, "%s has already used %s this season (mykerinos.untilt)",
                   myk_actor(h), myk_patron_titles[kind]);
        because(h, s->tilted_at[actor][kind], "used here");
        return;
    }
}

static void test_violet(struct hearing *h)
{
    if (!times_named(h->move, VIOLET) || violet_cube(h) || h->match->house[HOUSE_VIOLET_EMPTY] == ANSWER_ALLOW)
        return;
    illegal(h, RULE_VIOLET_RESERVE, "%s cannot use Lady Violet: the reserve is empty", myk_actor(h));
    hangs_on(h, HOUSE_VIOLET_EMPTY, ANSWER_ALLOW);
}

/* Does the patron give the action that the entry takes? */
static void test_kind(struct hearing *h, int patron, int field)
{
    static const char *const actions[] = {
        [APPEAL_START] = "a start", [APPEAL_EXTEND] = "an extension", [APPEAL_MUSEUM] = "a room of the Museum"};
    if (field && power_of(patron, field))
        return;
    struct text gives = {0};
    for (int i = 0; i < POWERS; i++)
        if (powers[i].patron == patron)
            text_format(&gives, "%s%s", gives.length ? " or " : "", actions[powers[i].field]);
    illegal(h, field ? RULE_APPEAL_KIND : RULE_APPEAL_ACT,
            field ? "%s uses %s for %s; the tile allows only %s"
                  : "%s tilts %s without an action; the power must be used",
            myk_actor(h), myk_patron_titles[patron], actions[field], text_string(&gives));
    text_free(&gives);
}

/* Full power, or with house `partial-power: allow` one cube less. */
static void test_power(struct hearing *h, const struct power *power)
{
    int count = items(h->move, power->field), full = power->full;
    if (count == full || (count == full - 1 && h->match->house[HOUSE_PARTIAL_POWER] == ANSWER_ALLOW))
        return;
    illegal_at(h, power->field, -1, power->rule, "%s places %d cube%s; with this patron it must be %d", myk_actor(h),
               count, plural(count), full);
    if (count == full - 1)
        hangs_on(h, HOUSE_PARTIAL_POWER, ANSWER_ALLOW);
}

/* The rules of a single patron. They do not apply to a forbidden combination. */
static void test_patron(struct hearing *h, int patron, int field)
{
    const struct power *power = power_of(patron, field);
    if (patron != BLANK)
        test_kind(h, patron, field);
    test_violet(h);
    if (power && power->rule)
        test_power(h, power);
    else if ((power || patron == BLANK) && (field == APPEAL_START || field == APPEAL_EXTEND))
        myk_test_size(h, field, field == APPEAL_START);
    if (field == APPEAL_EXTEND)
        myk_test_chain(h, field, APPEAL_FROM, h->move->actor);
    if (power && power->next)
        myk_test_next(h, field, power->next, power->full - 1);
}

static void test_lemon(struct hearing *h, int field)
{
    int pyramids = 0;
    for (int i = 0; i < items(h->move, field); i++)
        if (myk_pyramid_on(h->state, item(h->move, field, i)) && ++pyramids == 2)
            illegal_at(h, field, i, RULE_LEMON_ONE,
                       "%s places a second cube on a pyramid, at %s; Lord Lemon allows only one", myk_actor(h),
                       myk_spell_space(item(h->move, field, i)).text);
}

/* Every broken rule of an appeal, in the order of the catalogue. */
static void test_appeal(struct hearing *h, int room)
{
    int field = action_of(h->move), named = items(h->move, APPEAL_PATRONS);
    if (named > 1)
        illegal(h, RULE_COMBINE, "%s uses %d tiles in one action; only 1 is allowed", myk_actor(h), named);
    test_upright(h);
    if (times_named(h->move, BLANK))
        illegal(h, RULE_BLANK, "%s cannot use the blank tile: it has no power", myk_actor(h));
    if (named > 1)
        test_violet(h);
    else
        test_patron(h, value_or(h->move, APPEAL_PATRONS, BLANK), field);
    if (field == APPEAL_MUSEUM && myk_museum_source(h->move) == RESERVE)
        illegal_at(h, APPEAL_FROM, -1, RULE_BROWN_STOCK,
                   "%s takes the Museum cube from the reserve; with Sir Brown it must come from the stock",
                   myk_actor(h));
    if (field == APPEAL_MUSEUM)
        myk_test_access(h, field, room);
    else if (field && times_named(h->move, LEMON))
        test_lemon(h, field);
    else if (field)
        myk_test_pyramid(h, field);
}

/* ---- the change -------------------------------------------------------------------------------------------------- */

/* A tile that is used counts as owned from now on. */
static void own(struct hearing *h, int kind)
{
    struct myk_state *s = h->state;
    int actor = h->move->actor, missing = times_named(h->move, kind) - s->owned[actor][kind] + s->tilted[actor][kind];
    if (missing <= 0 || !may_own(h, kind, missing))
        return;
    s->owned[actor][kind] += missing;
    if (!(s->more_tiles >> actor & 1))
        s->discarded[kind] -= missing;
}

static void tilt(struct hearing *h)
{
    struct myk_state *s = h->state;
    int actor = h->move->actor;
    for (int i = 0; i < items(h->move, APPEAL_PATRONS); i++)
        own(h, item(h->move, APPEAL_PATRONS, i));
    for (int i = 0; i < items(h->move, APPEAL_PATRONS); i++) {
        int kind = item(h->move, APPEAL_PATRONS, i);
        if (s->tilted[actor][kind] < s->owned[actor][kind])
            s->tilted[actor][kind]++;
        s->tilted_at[actor][kind] = here(h, 0);
    }
}

static void use_power(struct hearing *h, int field, int room)
{
    static const int sources[KINDS] = {RULE_VIOLET_RESERVE, RULE_LEMON_ONE,       RULE_BROWN_STOCK,
                                       RULE_BLACKMORE_TWO,  RULE_TANGERINE_THREE, RULE_BLANK};
    int source = sources[value_or(h->move, APPEAL_PATRONS, 0)];
    if (violet_cube(h))
        myk_shift(h, h->move->actor, RESERVE, STOCK, 1, RULE_VIOLET_RESERVE, NULL);
    if (field == APPEAL_MUSEUM)
        myk_enter_room(h, field, room, source);
    else if (field)
        myk_put_cubes(h, field, h->move->actor, source);
}

/* "anna tilts Lady Violet: 1 cube from the reserve (12 - 1 = 11), 1 on b3: stock 10 + 1 - 1 = 10". `stock` and
   `reserve` are those before the entry; `violet`: Lady Violet's cube came from the reserve. */
static void sum_appeal(struct hearing *h, int room, int stock, int reserve, int violet)
{
    int field = action_of(h->move), placed = items(h->move, field);
    struct text *sum = h->sums;
    if (!sum)
        return;
    sum_up(h, "%s tilts ", myk_actor(h));
    for (int i = 0; i < items(h->move, APPEAL_PATRONS); i++)
        text_format(sum, "%s%s", i ? " and " : "", myk_patron_titles[item(h->move, APPEAL_PATRONS, i)]);
    if (violet)
        text_format(sum, ": 1 cube from the reserve (%s - 1 = %s)", myk_number(reserve).text,
                    myk_number(myk_plus(reserve, -1)).text);
    if (field == APPEAL_MUSEUM) {
        int left = myk_museum_cubes(h->state, h->move);
        text_format(sum, "%s 1 cube from the %s (%s - 1 = %s) to %s", violet ? "," : ":",
                    myk_accounts[myk_museum_source(h->move)], myk_number(myk_plus(left, 1)).text, myk_number(left).text,
                    myk_room_names[room]);
    } else if (field) {
        text_format(sum, "%s %d%s%s on ", violet ? "," : ":", placed, violet ? "" : " cube",
                    violet ? "" : plural(placed));
        myk_sum_placed(h, field, "stock", stock, violet);
    } else if (violet)
        text_format(sum, ": stock %s + 1 = %s", myk_number(stock).text, myk_number(myk_plus(stock, 1)).text);
}

enum outcome myk_play_appeal(struct hearing *h)
{
    const struct myk_state *s = h->state;
    const struct move *move = h->move;
    int field = action_of(move), room = 0;
    if (given(move, APPEAL_START) + given(move, APPEAL_EXTEND) + given(move, APPEAL_MUSEUM) > 1)
        return misread(h, "an appeal can have only one of `start`, `extend` and `museum`");
    if (given(move, APPEAL_FROM) && field != (item(move, APPEAL_FROM, 0) < FROM_SPACES ? APPEAL_MUSEUM : APPEAL_EXTEND))
        return misread(h, "`from` needs `museum` or, with a space, `extend` in the same entry");
    if ((field == APPEAL_MUSEUM && myk_find_room(h, field, &room) == REFUSED)
        || myk_enter(h, PHASE_EXCAVATION, NULL) == REFUSED || tiles_owned(h) == REFUSED
        || action_possible(h, room) == REFUSED)
        return REFUSED;
    ask_for_counts(h);
    myk_test_turn(h);
    test_appeal(h, room);

    int stock = s->stock[move->actor], reserve = s->reserve[move->actor], violet = violet_cube(h);
    tilt(h);
    use_power(h, field, room);
    myk_after_action(h);
    sum_appeal(h, room, stock, reserve, violet);
    return STANDS;
}

static void suggest_power(const struct match *match, const struct myk_state *s, int seat, const struct power *power,
                          struct suggestions *out)
{
    int patron = power->patron, cubes = myk_plus(s->stock[seat], patron == VIOLET && s->reserve[seat] != 0);
    bool partial = power->rule && match->house[HOUSE_PARTIAL_POWER] == ANSWER_ALLOW;
    if (s->tilted[seat][patron] >= s->owned[seat][patron])
        return;
    unsigned open = patron == BROWN && cubes != 0 ? myk_open_rooms(match, s, seat) : 0;
    for (; open; open &= open - 1)
        suggest_entry(out, seat, VERB_APPEAL, {APPEAL_PATRONS, BROWN}, {APPEAL_MUSEUM, __builtin_ctz(open)});
    for (int paid = power->full - partial; patron != BROWN && paid <= power->full; paid++)
        if (myk_at_least(cubes, paid))
            myk_suggest_cubes(s,
                              &(struct myk_way){seat, VERB_APPEAL, patron, power->field, seat, paid, patron == LEMON,
                                                power->field == APPEAL_EXTEND},
                              out);
}

void myk_suggest_appeal(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    const struct myk_state *s = state;
    (void)verb;
    for (int seat = 0; seat < match->seats && !s->last_action; seat++)
        for (int i = 0; i < POWERS && myk_may_be_in_turn(s, seat); i++)
            suggest_power(match, s, seat, &powers[i], out);
}

bool myk_spell_appeal(const struct match *match, const void *state, struct move *move)
{
    if (given(move, APPEAL_MUSEUM))
        myk_spell_room(match, state, APPEAL_MUSEUM, move);
    if (value_or(move, APPEAL_FROM, FROM_STOCK) != FROM_RESERVE)
        myk_leave_out(move, APPEAL_FROM);
    return true;
}
