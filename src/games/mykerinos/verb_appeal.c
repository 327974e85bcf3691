/* Mykerinos: `appeal`: a patron's tile is tilted and the power used, all in one entry. */
#include "games/mykerinos/appeal.h"

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

    return s->owned[actor][kind] == 0 && s->discarded[kind] >= myk_times_named(h->move, kind)
           && myk_has_declined(s, actor);
}

static enum outcome tiles_owned(struct hearing *h)
{
    const struct myk_state *s = h->state;

    for (int i = 0; i < items(h->move, APPEAL_PATRONS); i++) {
        int kind = item(h->move, APPEAL_PATRONS, i), owned = s->owned[h->move->actor][kind];
        if (owned >= myk_times_named(h->move, kind) || s->more_tiles >> h->move->actor & 1 || may_be_theirs(h, kind))
            continue;
        if (owned == 0 && kind == BLANK)
            refuse(h, RULE_NO_TILE, "%s does not own the blank tile", h->match->names[h->move->actor]);
        else if (owned == 0)
            refuse(h, RULE_NO_TILE, "%s owns no tile of %s", h->match->names[h->move->actor], myk_patron_titles[kind]);
        else
            refuse(h, RULE_NO_TILE, "%s names %s %d times but owns %d tile%s", h->match->names[h->move->actor],
                   myk_patron_titles[kind], myk_times_named(h->move, kind), owned, plural(owned));
        point_at(h, APPEAL_PATRONS, i);
        return REFUSED;
    }
    return STANDS;
}

static enum outcome cube_at_hand(struct hearing *h)
{
    const struct myk_state *s = h->state;
    int actor = h->move->actor;

    bool reserve = value_or(h->move, APPEAL_FROM, FROM_STOCK) == FROM_RESERVE;
    if ((reserve ? s->reserve : s->stock)[actor] == UNKNOWN)
        return myk_box_reaches(h, actor, 1, reserve ? RULE_RESERVE : RULE_STOCK);
    if (reserve)
        return myk_at_least(s->reserve[actor], 1 + myk_violet_cube(h))
                   ? STANDS
                   : refuse(h, RULE_RESERVE, "%s has no cube in the reserve for the Museum", h->match->names[actor]);
    return myk_at_least(s->stock[actor], 1 - myk_violet_cube(h))
               ? STANDS
               : refuse(h, RULE_STOCK, "%s has no cube in the stock for the Museum", h->match->names[actor]);
}

static int with_violet(const struct hearing *h, int stock)
{
    return stock == UNKNOWN ? UNKNOWN : stock + myk_violet_cube(h);
}

static enum outcome action_possible(struct hearing *h, int room)
{
    const struct myk_state *s = h->state;
    int field = myk_action_of(h->move);

    if (!field)
        return STANDS;
    if (field == APPEAL_MUSEUM)
        return myk_room_free(h, field, room) == REFUSED ? REFUSED : cube_at_hand(h);
    return myk_spaces_free(h, field) == REFUSED ? REFUSED
                                                : myk_cubes_reach(h, field, with_violet(h, s->stock[h->move->actor]));
}

/* Asks for tiles that the record does not show, or shows only if an assumed decline is wrong. */
static void ask_for_tiles(struct hearing *h)
{
    const struct myk_state *s = h->state;
    int actor = h->move->actor;

    for (int i = 0; i < items(h->move, APPEAL_PATRONS); i++) {
        int kind = item(h->move, APPEAL_PATRONS, i), times = myk_times_named(h->move, kind);
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
    int field = myk_action_of(h->move), actor = h->move->actor;
    bool from_reserve = value_or(h->move, APPEAL_FROM, FROM_STOCK) == FROM_RESERVE;
    bool lemon_alone = myk_times_named(h->move, LEMON) && items(h->move, field) == 1;

    ask_for_tiles(h);
    if (field && !from_reserve && s->stock[actor] == UNKNOWN)
        myk_ask(h, RULE_STOCK);
    if ((from_reserve || myk_times_named(h->move, VIOLET)) && s->reserve[actor] == UNKNOWN)
        myk_ask(h, RULE_RESERVE);
    if (field && field != APPEAL_MUSEUM && !lemon_alone)
        myk_ask_pyramids(h);
}

/* A tile that is used counts as owned from now on. */
static void own(struct hearing *h, int kind)
{
    struct myk_state *s = h->state;
    int actor = h->move->actor, times = myk_times_named(h->move, kind);
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

    if (myk_violet_cube(h))
        myk_shift(h, h->move->actor, RESERVE, STOCK, 1, RULE_VIOLET_RESERVE, NULL);
    if (field == APPEAL_MUSEUM)
        myk_enter_room(h, field, room, value_or(h->move, APPEAL_FROM, FROM_STOCK) == FROM_RESERVE ? RESERVE : STOCK,
                       source);
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
    bool from_reserve = value_or(h->move, APPEAL_FROM, FROM_STOCK) == FROM_RESERVE;
    int left = from_reserve ? s->reserve[h->move->actor] : s->stock[h->move->actor];

    if (before->violet)
        add_drawing(before->reserve, out);
    text_format(out, "%s 1 cube from the %s (%s - 1 = %s) to %s", before->violet ? "," : ":",
                from_reserve ? "reserve" : "stock", plus(left, 1).text, myk_number(left).text, myk_room_names[room]);
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
    int field = myk_action_of(h->move), actor = h->move->actor, room = 0;

    if (form_holds(h) == REFUSED || (field == APPEAL_MUSEUM && myk_find_room(h, field, &room) == REFUSED)
        || myk_in_excavation(h) == REFUSED || tiles_owned(h) == REFUSED || action_possible(h, room) == REFUSED)
        return REFUSED;
    ask_for_counts(h);
    myk_test_turn(h);
    myk_test_appeal(h, room);

    const struct before before = {s->stock[actor], s->reserve[actor], myk_violet_cube(h)};
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
    for (int room = 0; room < ROOMS; room++) {
        struct move move = move_of(seat, VERB_APPEAL);
        if (!myk_may_enter(match, s, seat, room))
            continue;
        move_put(&move, APPEAL_PATRONS, BROWN);
        move_put(&move, APPEAL_MUSEUM, room);
        suggest_move(out, &move);
    }
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
    if (value_or(move, APPEAL_FROM, FROM_STOCK) == FROM_STOCK)
        myk_leave_out(move, APPEAL_FROM);
    return true;
}
