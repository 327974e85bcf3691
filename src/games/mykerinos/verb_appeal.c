/* Mykerinos: `appeal`: a patron's tile is tilted and the power used, all in one entry. */
#include "games/mykerinos/appeal.h"

static enum outcome form_holds(struct hearing *h)
{
    const struct move *move = h->move;

    if (given(move, APPEAL_START) + given(move, APPEAL_EXTEND) + given(move, APPEAL_MUSEUM) > 1)
        return misread(h, "an appeal is one of start, extend and museum, not two of them");
    if (given(move, APPEAL_FROM) && !given(move, APPEAL_MUSEUM))
        return misread(h, "from belongs to museum, and there is none here");
    return STANDS;
}

static enum outcome tiles_owned(struct hearing *h)
{
    const struct myk_state *s = h->state;

    for (int i = 0; i < items(h->move, APPEAL_PATRONS); i++) {
        int kind = item(h->move, APPEAL_PATRONS, i), owned = s->owned[h->move->actor][kind];
        if (owned >= myk_times_named(h->move, kind))
            continue;
        if (owned == 0 && kind == BLANK)
            refuse(h, RULE_NO_TILE, "%s does not own the blank tile", h->match->names[h->move->actor]);
        else if (owned == 0)
            refuse(h, RULE_NO_TILE, "%s owns no tile of %s", h->match->names[h->move->actor], myk_patron_titles[kind]);
        else
            refuse(h, RULE_NO_TILE, "%s names %s %d times and owns %d tile%s", h->match->names[h->move->actor],
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

    if (value_or(h->move, APPEAL_FROM, FROM_STOCK) == FROM_RESERVE)
        return s->reserve[actor] - myk_violet_cube(h) > 0
                   ? STANDS
                   : refuse(h, RULE_RESERVE, "%s has no cube in the reserve for the Museum", h->match->names[actor]);
    return s->stock[actor] + myk_violet_cube(h) > 0
               ? STANDS
               : refuse(h, RULE_STOCK, "%s has no cube in the stock for the Museum", h->match->names[actor]);
}

static enum outcome action_possible(struct hearing *h)
{
    const struct myk_state *s = h->state;
    int field = myk_action_of(h->move);

    if (!field)
        return STANDS;
    if (field == APPEAL_MUSEUM)
        return myk_room_free(h, field) == REFUSED ? REFUSED : cube_at_hand(h);
    return myk_spaces_free(h, field) == REFUSED
               ? REFUSED
               : myk_cubes_reach(h, field, s->stock[h->move->actor] + myk_violet_cube(h));
}

static void tilt(struct hearing *h)
{
    struct myk_state *s = h->state;
    int actor = h->move->actor;

    for (int i = 0; i < items(h->move, APPEAL_PATRONS); i++) {
        int kind = item(h->move, APPEAL_PATRONS, i);
        if (s->tilted[actor][kind] < s->owned[actor][kind])
            s->tilted[actor][kind]++;
        s->tilted_at[actor][kind] = here(h, 0);
    }
}

static void use_power(struct hearing *h, int field)
{
    static const enum myk_rule sources[KINDS] = {RULE_VIOLET_RESERVE, RULE_LEMON_ONE,       RULE_BROWN_STOCK,
                                                 RULE_BLACKMORE_TWO,  RULE_TANGERINE_THREE, RULE_BLANK};
    enum myk_rule source = sources[value_or(h->move, APPEAL_PATRONS, 0)];

    if (myk_violet_cube(h))
        myk_shift(h, h->move->actor, RESERVE, STOCK, 1, RULE_VIOLET_RESERVE, NULL);
    if (field == APPEAL_MUSEUM)
        myk_enter_room(h, field, value_or(h->move, APPEAL_FROM, FROM_STOCK) == FROM_RESERVE ? RESERVE : STOCK, source);
    else if (field)
        myk_put_cubes(h, field, h->move->actor, source);
}

static void add_patrons(const struct move *move, struct text *out)
{
    for (int i = 0; i < items(move, APPEAL_PATRONS); i++)
        text_format(out, "%s%s", i ? " and " : "", myk_patron_titles[item(move, APPEAL_PATRONS, i)]);
}

/* Cubes from the stock: "1 cube from the reserve (12 - 1 = 11), 1 on b3: stock 10 + 1 - 1 = 10". */
static void add_placing(const struct hearing *h, int field, int stock, int reserve, struct text *out)
{
    int violet = reserve >= 0, placed = field ? items(h->move, field) : 0;

    if (violet)
        text_format(out, ": 1 cube from the reserve (%d - 1 = %d)", reserve, reserve - 1);
    if (placed) {
        text_format(out, "%s%d%s%s on ", violet ? ", " : ": ", placed, violet ? "" : " cube",
                    violet ? "" : plural(placed));
        myk_add_spaces(h->move, field, out);
    }
    if (!violet && !placed)
        return;
    text_format(out, ": stock %d", stock);
    if (violet)
        text_add(out, " + 1");
    if (placed)
        text_format(out, " - %d", placed);
    text_format(out, " = %d", stock + violet - placed);
}

/* Stock and reserve before the entry; the reserve is -1 if Lady Violet's cube did not come from it. */
static void sum_appeal(struct hearing *h, int field, int stock, int reserve)
{
    const struct myk_state *s = h->state;
    struct text text = {0};
    int actor = h->move->actor;

    if (!h->sums)
        return;
    add_patrons(h->move, &text);
    if (field == APPEAL_MUSEUM) {
        bool from_reserve = value_or(h->move, APPEAL_FROM, FROM_STOCK) == FROM_RESERVE;
        int left = from_reserve ? s->reserve[actor] : s->stock[actor];
        if (reserve >= 0)
            text_format(&text, ": 1 cube from the reserve (%d - 1 = %d)", reserve, reserve - 1);
        text_format(&text, "%s 1 cube from the %s (%d - 1 = %d) to %s", reserve >= 0 ? "," : ":",
                    from_reserve ? "reserve" : "stock", left + 1, left, myk_room_names[value_or(h->move, field, 0)]);
    } else
        add_placing(h, field, stock, reserve, &text);
    sum_up(h, "%s tilts %s", h->match->names[actor], text_string(&text));
    text_free(&text);
    if (field && field != APPEAL_MUSEUM)
        myk_sum_areas(h, field);
}

enum outcome myk_play_appeal(struct hearing *h)
{
    const struct myk_state *s = h->state;
    int field = myk_action_of(h->move), actor = h->move->actor;

    if (form_holds(h) == REFUSED || myk_in_excavation(h) == REFUSED || tiles_owned(h) == REFUSED
        || action_possible(h) == REFUSED)
        return REFUSED;
    myk_test_turn(h);
    myk_test_appeal(h);

    int stock = s->stock[actor], reserve = myk_violet_cube(h) ? s->reserve[actor] : -1;
    tilt(h);
    use_power(h, field);
    myk_after_action(h);
    sum_appeal(h, field, stock, reserve);
    return STANDS;
}

static void suggest_power(const struct myk_state *s, int patron, int field, int count, int cubes,
                          struct suggestions *out)
{
    const struct myk_way way = {s->turn, VERB_APPEAL, patron,          field,
                                s->turn, count,       patron == LEMON, field == APPEAL_EXTEND};

    if (cubes >= count && s->tilted[s->turn][patron] < s->owned[s->turn][patron])
        myk_suggest_cubes(s, &way, out);
}

static void suggest_brown(const struct match *match, const struct myk_state *s, struct suggestions *out)
{
    if (s->tilted[s->turn][BROWN] == s->owned[s->turn][BROWN] || s->stock[s->turn] == 0)
        return;
    for (int room = 0; room < ROOMS; room++) {
        struct move move = move_of(s->turn, VERB_APPEAL);
        if (!myk_may_enter(match, s, s->turn, room))
            continue;
        move_put(&move, APPEAL_PATRONS, BROWN);
        move_put(&move, APPEAL_MUSEUM, room);
        suggest_move(out, &move);
    }
}

void myk_suggest_appeal(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    const struct myk_state *s = state;
    bool partial = match->house[HOUSE_PARTIAL_POWER] == ANSWER_ALLOW;

    (void)verb;
    if (s->phase != PHASE_EXCAVATION || s->last_action)
        return;
    int stock = s->stock[s->turn];
    for (int patron = VIOLET; patron <= LEMON; patron++) {
        int cubes = stock + (patron == VIOLET && s->reserve[s->turn] > 0);
        suggest_power(s, patron, APPEAL_START, 1, cubes, out);
        suggest_power(s, patron, APPEAL_EXTEND, 2, cubes, out);
    }
    suggest_brown(match, s, out);
    for (int count = partial ? 1 : 2; count <= 2; count++)
        suggest_power(s, BLACKMORE, APPEAL_START, count, stock, out);
    for (int count = partial ? 2 : 3; count <= 3; count++)
        suggest_power(s, TANGERINE, APPEAL_EXTEND, count, stock, out);
}

bool myk_spell_appeal(const struct match *match, const void *state, struct move *move)
{
    (void)match;
    (void)state;
    if (value_or(move, APPEAL_FROM, FROM_STOCK) == FROM_STOCK)
        myk_leave_out(move, APPEAL_FROM);
    return true;
}
