/* Mykerinos: `appeal`: a patron's tile is tilted and the power used, all in one entry. */
#include "games/mykerinos/mykerinos.h"

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

/* Does the cube for the Museum come from the reserve? */
static bool from_reserve(const struct move *move)
{
    return value_or(move, APPEAL_FROM, FROM_STOCK) == FROM_RESERVE;
}

/* 1 if Lady Violet is named and gives a cube: the reserve has one, or is unknown. */
static int violet_cube(const struct hearing *h)
{
    const struct myk_state *s = h->state;
    return times_named(h->move, VIOLET) && s->reserve[h->move->actor] != 0;
}

/* ---- physics ----------------------------------------------------------------------------------------------------- */

static enum outcome form_holds(struct hearing *h)
{
    const struct move *move = h->move;
    if (given(move, APPEAL_START) + given(move, APPEAL_EXTEND) + given(move, APPEAL_MUSEUM) > 1)
        return misread(h, "an appeal can have only one of `start`, `extend` and `museum`");
    if (given(move, APPEAL_FROM) && !given(move, APPEAL_MUSEUM))
        return misread(h, "`from` needs `museum` in the same entry");
    return STANDS;
}

/* May the actor own a discarded tile after all, because a decline was only assumed? */
static bool may_be_theirs(const struct hearing *h, int kind)
{
    const struct myk_state *s = h->state;
    int actor = h->move->actor;
    return s->owned[actor][kind] == 0 && s->discarded[kind] >= times_named(h->move, kind) && myk_has_declined(s, actor);
}

static enum outcome tiles_owned(struct hearing *h)
{
    const struct myk_state *s = h->state;
    for (int i = 0; i < items(h->move, APPEAL_PATRONS); i++) {
        int kind = item(h->move, APPEAL_PATRONS, i), owned = s->owned[h->move->actor][kind];
        if (owned >= times_named(h->move, kind) || s->more_tiles >> h->move->actor & 1 || may_be_theirs(h, kind))
            continue;
        if (owned == 0 && kind == BLANK)
            refuse(h, RULE_NO_TILE, "%s does not own the blank tile", h->match->names[h->move->actor]);
        else if (owned == 0)
            refuse(h, RULE_NO_TILE, "%s owns no tile of %s", h->match->names[h->move->actor], myk_patron_titles[kind]);
        else
            refuse(h, RULE_NO_TILE, "%s names %s %d times but owns %d tile%s", h->match->names[h->move->actor],
                   myk_patron_titles[kind], times_named(h->move, kind), owned, plural(owned));
        point_at(h, APPEAL_PATRONS, i);
        return REFUSED;
    }
    return STANDS;
}

static int with_violet(const struct hearing *h, int stock)
{
    return stock == UNKNOWN ? UNKNOWN : stock + violet_cube(h);
}

static enum outcome action_possible(struct hearing *h, int room)
{
    const struct myk_state *s = h->state;
    int field = action_of(h->move);
    if (!field)
        return STANDS;
    if (field == APPEAL_MUSEUM && myk_room_free(h, field, room) == REFUSED)
        return REFUSED;
    if (field == APPEAL_MUSEUM)
        return from_reserve(h->move) ? myk_cube_at_hand(h, RESERVE, 1 + violet_cube(h))
                                     : myk_cube_at_hand(h, STOCK, 1 - violet_cube(h));
    return myk_spaces_free(h, field) == REFUSED ? REFUSED
                                                : myk_cubes_reach(h, field, with_violet(h, s->stock[h->move->actor]));
}

/* Asks for tiles that the record does not show, or shows only if an assumed decline is wrong. */
static void ask_for_tiles(struct hearing *h)
{
    const struct myk_state *s = h->state;
    int actor = h->move->actor;
    for (int i = 0; i < items(h->move, APPEAL_PATRONS); i++) {
        int kind = item(h->move, APPEAL_PATRONS, i), times = times_named(h->move, kind);
        if (s->owned[actor][kind] - s->tilted[actor][kind] >= times)
            continue;
        if (s->more_tiles >> actor & 1)
            myk_ask(h, RULE_NO_TILE);
        else if (s->owned[actor][kind] < times) {
            struct text why = {0};
            myk_add_declined(h->match, s, actor, &why);
            doubtful(h, RULE_NO_TILE, "%s owns no tile of %s; assumed: %s", h->match->names[actor],
                     myk_patron_titles[kind], text_string(&why));
            point_at(h, APPEAL_PATRONS, i);
            text_free(&why);
        }
    }
}

/* Asks for the unknown counts that the entry needs, once it is otherwise possible. */
static void ask_for_counts(struct hearing *h)
{
    const struct myk_state *s = h->state;
    int field = action_of(h->move), actor = h->move->actor;
    bool lemon_alone = times_named(h->move, LEMON) && items(h->move, field) == 1;
    ask_for_tiles(h);
    if (field && !from_reserve(h->move) && s->stock[actor] == UNKNOWN)
        myk_ask(h, RULE_STOCK);
    if ((from_reserve(h->move) || times_named(h->move, VIOLET)) && s->reserve[actor] == UNKNOWN)
        myk_ask(h, RULE_RESERVE);
    if (field && field != APPEAL_MUSEUM && !lemon_alone)
        myk_ask_pyramids(h);
}

/* ---- the rules of each power ------------------------------------------------------------------------------------- */

static void test_tilted(struct hearing *h)
{
    const struct myk_state *s = h->state;
    int actor = h->move->actor;
    for (int i = 0; i < items(h->move, APPEAL_PATRONS); i++) {
        int kind = item(h->move, APPEAL_PATRONS, i);
        if (s->owned[actor][kind] - s->tilted[actor][kind] >= times_named(h->move, kind) || s->more_tiles >> actor & 1
            || s->owned[actor][kind] == 0)
            continue;
        illegal_at(h, APPEAL_PATRONS, i, RULE_TILTED, "%s has already used %s this season (mykerinos.untilt)",
                   h->match->names[actor], myk_patron_titles[kind]);
        because(h, s->tilted_at[actor][kind], "used here");
        return;
    }
}

static void test_violet(struct hearing *h)
{
    if (!times_named(h->move, VIOLET) || violet_cube(h) || h->match->house[HOUSE_VIOLET_EMPTY] == ANSWER_ALLOW)
        return;
    illegal(h, RULE_VIOLET_RESERVE, "%s cannot use Lady Violet: the reserve is empty", h->match->names[h->move->actor]);
    hangs_on(h, HOUSE_VIOLET_EMPTY, ANSWER_ALLOW);
}

/* Does the patron give this action? Reports if not. */
static bool test_kind(struct hearing *h, int patron, int field)
{
    enum { START = 1 << APPEAL_START, EXTEND = 1 << APPEAL_EXTEND, MUSEUM_ROOMS = 1 << APPEAL_MUSEUM };
    static const struct {
        int fields;
        const char *what;
    } gives[PATRONS] = {
        [VIOLET] = {START | EXTEND, "a start or an extension"},
        [LEMON] = {START | EXTEND, "a start or an extension"},
        [BROWN] = {MUSEUM_ROOMS, "a room of the Museum"},
        [BLACKMORE] = {START, "a start"},
        [TANGERINE] = {EXTEND, "an extension"},
    };
    static const char *const taken[] = {
        [APPEAL_START] = "a start", [APPEAL_EXTEND] = "an extension", [APPEAL_MUSEUM] = "a room of the Museum"};
    if (patron == BLANK || gives[patron].fields >> field & 1)
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
    illegal_at(h, field, -1, (int)rule, "%s places %d cube%s; with this patron it must be %d",
               h->match->names[h->move->actor], count, plural(count), full);
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
        if (myk_pyramid_on(h->state, item(h->move, field, i)) && ++pyramids == 2)
            illegal_at(h, field, i, RULE_LEMON_ONE,
                       "%s places a second cube on a pyramid, at %s; Lord Lemon allows only one",
                       h->match->names[h->move->actor], myk_spell_space(item(h->move, field, i)).text);
}

static void test_place(struct hearing *h, int field, int room)
{
    if (field == APPEAL_MUSEUM) {
        if (from_reserve(h->move))
            illegal_at(h, APPEAL_FROM, -1, RULE_BROWN_STOCK,
                       "%s takes the Museum cube from the reserve; with Sir Brown it must come from the stock",
                       h->match->names[h->move->actor]);
        myk_test_access(h, field, room);
    } else if (field && times_named(h->move, LEMON))
        test_lemon(h, field);
    else if (field)
        myk_test_pyramid(h, field);
}

/* Every broken rule of an appeal, in the order of the catalogue. */
static void test_appeal(struct hearing *h, int room)
{
    int field = action_of(h->move), named = items(h->move, APPEAL_PATRONS);
    if (named > 1)
        illegal(h, RULE_COMBINE, "%s uses %d tiles in one action; only 1 is allowed", h->match->names[h->move->actor],
                named);
    test_tilted(h);
    if (times_named(h->move, BLANK))
        illegal(h, RULE_BLANK, "%s cannot use the blank tile: it has no power", h->match->names[h->move->actor]);
    if (named > 1)
        test_violet(h);
    else
        test_patron(h, value_or(h->move, APPEAL_PATRONS, BLANK), field);
    test_place(h, field, room);
}

/* ---- the change -------------------------------------------------------------------------------------------------- */

/* A tile that is used counts as owned from now on. */
static void own(struct hearing *h, int kind)
{
    struct myk_state *s = h->state;
    int actor = h->move->actor, times = times_named(h->move, kind);
    bool more = s->more_tiles >> actor & 1;
    int missing = times - (more ? s->owned[actor][kind] - s->tilted[actor][kind] : s->owned[actor][kind]);
    if (missing <= 0)
        return;
    s->owned[actor][kind] += missing;
    if (!more)
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
    static const enum myk_rule sources[KINDS] = {RULE_VIOLET_RESERVE, RULE_LEMON_ONE,       RULE_BROWN_STOCK,
                                                 RULE_BLACKMORE_TWO,  RULE_TANGERINE_THREE, RULE_BLANK};
    enum myk_rule source = sources[value_or(h->move, APPEAL_PATRONS, 0)];
    if (violet_cube(h))
        myk_shift(h, h->move->actor, RESERVE, STOCK, 1, RULE_VIOLET_RESERVE, NULL);
    if (field == APPEAL_MUSEUM)
        myk_enter_room(h, field, room, from_reserve(h->move) ? RESERVE : STOCK, source);
    else if (field)
        myk_put_cubes(h, field, h->move->actor, source);
}

/* Stock and reserve before the entry, and whether Lady Violet's cube came from the reserve. */
struct before {
    int stock, reserve;
    bool violet;
};

static void add_patrons(const struct move *move, struct text *out)
{
    for (int i = 0; i < items(move, APPEAL_PATRONS); i++)
        text_format(out, "%s%s", i ? " and " : "", myk_patron_titles[item(move, APPEAL_PATRONS, i)]);
}

static struct myk_spelled plus(int count, int more)
{
    return myk_number(count == UNKNOWN ? UNKNOWN : count + more);
}

/* ": 1 cube from the reserve (12 - 1 = 11)" */
static void add_drawing(int reserve, struct text *out)
{
    text_format(out, ": 1 cube from the reserve (%s - 1 = %s)", myk_number(reserve).text, plus(reserve, -1).text);
}

/* Cubes from the stock: "1 cube from the reserve (12 - 1 = 11), 1 on b3: stock 10 + 1 - 1 = 10". */
static void add_placing(const struct hearing *h, int field, const struct before *before, struct text *out)
{
    int violet = before->violet, placed = field ? items(h->move, field) : 0;
    if (violet)
        add_drawing(before->reserve, out);
    if (placed) {
        text_format(out, "%s%d%s%s on ", violet ? ", " : ": ", placed, violet ? "" : " cube",
                    violet ? "" : plural(placed));
        myk_add_spaces(h->move, field, out);
    }
    if (!violet && !placed)
        return;
    text_format(out, ": stock %s", myk_number(before->stock).text);
    if (violet)
        text_add(out, " + 1");
    if (placed)
        text_format(out, " - %d", placed);
    text_format(out, " = %s", plus(before->stock, violet - placed).text);
}

static void add_entering(const struct hearing *h, int room, const struct before *before, struct text *out)
{
    const struct myk_state *s = h->state;
    int left = from_reserve(h->move) ? s->reserve[h->move->actor] : s->stock[h->move->actor];
    if (before->violet)
        add_drawing(before->reserve, out);
    text_format(out, "%s 1 cube from the %s (%s - 1 = %s) to %s", before->violet ? "," : ":",
                from_reserve(h->move) ? "reserve" : "stock", plus(left, 1).text, myk_number(left).text,
                myk_room_names[room]);
}

static void sum_appeal(struct hearing *h, int field, int room, const struct before *before)
{
    struct text text = {0};
    if (!h->sums)
        return;
    add_patrons(h->move, &text);
    if (field == APPEAL_MUSEUM)
        add_entering(h, room, before, &text);
    else
        add_placing(h, field, before, &text);
    sum_up(h, "%s tilts %s", h->match->names[h->move->actor], text_string(&text));
    text_free(&text);
    if (field && field != APPEAL_MUSEUM)
        myk_sum_areas(h, field);
}

enum outcome myk_play_appeal(struct hearing *h)
{
    const struct myk_state *s = h->state;
    int field = action_of(h->move), actor = h->move->actor, room = 0;
    if (form_holds(h) == REFUSED || (field == APPEAL_MUSEUM && myk_find_room(h, field, &room) == REFUSED)
        || myk_in_excavation(h) == REFUSED || tiles_owned(h) == REFUSED || action_possible(h, room) == REFUSED)
        return REFUSED;
    ask_for_counts(h);
    myk_test_turn(h);
    test_appeal(h, room);

    const struct before before = {s->stock[actor], s->reserve[actor], violet_cube(h)};
    tilt(h);
    use_power(h, field, room);
    myk_after_action(h);
    sum_appeal(h, field, room, &before);
    return STANDS;
}

static void suggest_power(const struct myk_state *s, int seat, int patron, int field, int count, int cubes,
                          struct suggestions *out)
{
    const struct myk_way way = {seat, VERB_APPEAL, patron, field, seat, count, patron == LEMON, field == APPEAL_EXTEND};
    if (myk_at_least(cubes, count) && s->tilted[seat][patron] < s->owned[seat][patron])
        myk_suggest_cubes(s, &way, out);
}

static void suggest_brown(const struct match *match, const struct myk_state *s, int seat, struct suggestions *out)
{
    if (s->tilted[seat][BROWN] == s->owned[seat][BROWN] || s->stock[seat] == 0)
        return;
    for (int room = 0; room < ROOMS; room++)
        if (myk_may_enter(match, s, seat, room))
            suggest_entry(out, seat, VERB_APPEAL, {APPEAL_PATRONS, BROWN}, {APPEAL_MUSEUM, room});
}

static void suggest_powers(const struct match *match, const struct myk_state *s, int seat, struct suggestions *out)
{
    bool partial = match->house[HOUSE_PARTIAL_POWER] == ANSWER_ALLOW;
    int stock = s->stock[seat];
    for (int patron = VIOLET; patron <= LEMON; patron++) {
        int cubes = stock == UNKNOWN ? UNKNOWN : stock + (patron == VIOLET && s->reserve[seat] != 0);
        suggest_power(s, seat, patron, APPEAL_START, 1, cubes, out);
        suggest_power(s, seat, patron, APPEAL_EXTEND, 2, cubes, out);
    }
    suggest_brown(match, s, seat, out);
    for (int count = partial ? 1 : 2; count <= 2; count++)
        suggest_power(s, seat, BLACKMORE, APPEAL_START, count, stock, out);
    for (int count = partial ? 2 : 3; count <= 3; count++)
        suggest_power(s, seat, TANGERINE, APPEAL_EXTEND, count, stock, out);
}

void myk_suggest_appeal(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    const struct myk_state *s = state;
    (void)verb;
    for (int seat = 0; seat < match->seats && !s->last_action; seat++)
        if (myk_may_be_in_turn(match, s, seat))
            suggest_powers(match, s, seat, out);
}

bool myk_spell_appeal(const struct match *match, const void *state, struct move *move)
{
    if (given(move, APPEAL_MUSEUM))
        myk_spell_room(match, state, APPEAL_MUSEUM, move);
    if (!from_reserve(move))
        myk_leave_out(move, APPEAL_FROM);
    return true;
}
