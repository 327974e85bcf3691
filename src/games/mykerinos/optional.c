/* Mykerinos: optional entries, the pass and the decline that need not be written, and what they give up. */
#include "games/mykerinos/mykerinos.h"

/* ---- which they are ---------------------------------------------------------------------------------------------- */

/* Has this player a legal entry other than to pass? Without a legal start only Violet, Lemon or Brown may give one. */
static bool can_act(const struct match *match, const struct myk_state *s, int seat)
{
    bool sand = myk_space_left(s, false), upright[PATRONS];
    for (int patron = 0; patron < PATRONS; patron++)
        upright[patron] = s->owned[seat][patron] > s->tilted[seat][patron];
    if (sand && s->neutral_play == seat && s->held[seat] != 0)
        return true;
    if (s->last_action)
        return false;
    if (s->stock[seat] == 0)
        return sand && upright[VIOLET] && s->reserve[seat] != 0;
    return sand || (upright[LEMON] && myk_space_left(s, true))
           || (upright[BROWN] && myk_open_rooms(match, s, seat) != 0);
}

/* A forced pass is optional. So is every pass of the last player, who may give up their last action by it. */
static enum optional optional_pass(const struct match *match, const struct myk_state *s, struct move *optional)
{
    bool alone = myk_unpassed(match, s) == 1;
    int seat = alone ? myk_next_unpassed(match, s, 0) : s->turn;
    if (seat == NOBODY || (!alone && can_act(match, s, seat)))
        return NOT_OPTIONAL;
    *optional = move_of(seat, VERB_PASS);
    move_give(optional, 0);
    return alone && !s->last_action && can_act(match, s, seat) ? CHOICE : HARMLESS;
}

/* Before their own choice a player declines only if it is clear that they mean a later area. */
static bool looks_ahead(const struct myk_state *s, const struct move *next)
{
    int area = next->verb == VERB_PASS ? 0 : value_or(next, myk_area_field(next), 0),
        tile = next->verb == VERB_TAKE ? value_or(next, CHOICE_VALUE, LEFT) : LEFT;
    return area > s->area || (tile > RIGHT && myk_side_named(&s->tile[myk_tile_of_area(s->area, LEFT)], tile) < 0);
}

enum optional myk_optional_entry(const struct match *match, const void *state, const struct move *next,
                                 struct move *optional)
{
    const struct myk_state *s = state;
    if (s->phase == PHASE_EXCAVATION)
        return optional_pass(match, s, optional);
    struct myk_decision due = s->phase == PHASE_SURVEY ? myk_next_decision(match, s) : (struct myk_decision){0};
    if (due.due == DUE_PICK && myk_tiles_left(s, s->area) == 1) {
        int side = s->tile[myk_tile_of_area(s->area, LEFT)] == GONE ? RIGHT : LEFT;
        *optional = MOVE_WITH(due.owner, VERB_NEUTRAL_TAKE, {CHOICE_VALUE, side});
        return HARMLESS;
    }
    bool own = next && next->actor == due.owner && (myk_is_choice(next) || next->verb == VERB_PASS);
    if (due.due != DUE_CHOICE || (own && !looks_ahead(s, next)))
        return NOT_OPTIONAL;
    struct myk_ranking ranking = myk_rank(match, s, s->area);
    *optional = myk_decline(due.owner);
    return myk_choice_there(match, s, s->area, due.owner, myk_rank_in(&ranking, due.owner)) ? CHOICE : HARMLESS;
}

/* ---- choices given up ------------------------------------------------------------------------------------------- */

bool myk_has_declined(const struct myk_state *s, int seat)
{
    for (int season = 1; season <= SEASONS; season++)
        if (s->declined[season][seat])
            return true;
    return false;
}

/* "area 1", "areas 1, 2 and 3" */
void myk_add_area_list(unsigned areas, struct text *out)
{
    text_format(out, "area%s ", areas & (areas - 1) ? "s" : "");
    for (int area = 1, named = 0; areas >> area; area++)
        if (areas >> area & 1)
            text_format(out, "%s%d", !named++ ? "" : areas >> (area + 1) ? ", " : " and ", area);
}

/* "ben takes nothing in area 2 of season 1 and areas 3 and 4 of season 2" */
void myk_add_declined(const struct match *match, const struct myk_state *s, int seat, struct text *out)
{
    bool told = false;
    for (int season = 1; season <= SEASONS; season++) {
        if (!s->declined[season][seat])
            continue;
        text_format(out, "%s%s", told ? "" : match->names[seat], told ? " and " : " takes nothing in ");
        myk_add_area_list(s->declined[season][seat], out);
        text_format(out, " of season %d", season);
        told = true;
    }
}

void myk_ask_choice(struct hearing *h, int rule)
{
    const char *name = h->match->names[h->move->actor];
    char fact[128];
    struct text declined = {0};
    put_string(fact, sizeof fact, "choice.%s", name);
    myk_add_declined(h->match, h->state, h->move->actor, &declined);
    unknown(h, rule, fact, "it depends on what %s chose, which is not written; assumed: %s", name,
            text_string(&declined));
    text_free(&declined);
}

/* ---- in words ---------------------------------------------------------------------------------------------------- */

void myk_tell_optional(const struct match *match, const void *state, const struct move *optional, struct text *out)
{
    const struct myk_state *s = state;
    const char *name = match->names[optional->actor];
    struct myk_ranking ranking = myk_rank(match, s, s->area);
    if (optional->verb == VERB_NEUTRAL_TAKE)
        text_format(out, "neutral removes the last tile of area %d", s->area);
    else if (optional->verb == VERB_DECLINE)
        text_format(out, "%s (%s in area %d) takes nothing", name, myk_ordinals[myk_rank_in(&ranking, optional->actor)],
                    s->area);
    else
        text_format(out, "%s passes, %s on the scale", name,
                    myk_unpassed(match, s) == 1 ? "last" : myk_ordinals[s->passes + 1]);
}

void myk_name_gap(const struct match *match, const void *state, struct text *out)
{
    (void)match;
    text_format(out, "the survey of season %d", ((const struct myk_state *)state)->season);
}

/* What the same players give up in one area or several. */
struct given_up {
    unsigned seats, areas; /* bits */
};

/* "what anna and ben take in area 1", "anna takes nothing in areas 1, 2 and 3" */
static void tell_declines(const struct match *match, const struct given_up *given, enum in_words how, struct text *out)
{
    bool assumed = how == TELL_ASSUMED;
    text_add(out, assumed ? "" : "what ");
    add_names(match, given->seats, "", out);
    text_format(out, " take%s%s in ", given->seats & (given->seats - 1) ? "" : "s", assumed ? " nothing" : "");
    myk_add_area_list(given->areas, out);
}

/* Collects the declines by area; areas in a row where the same players decline are one. Returns how many. */
static int collect_declines(const struct match *match, struct myk_state *s, const struct move *move, int count,
                            struct given_up *given)
{
    int takes = 0;
    for (int i = 0; i < count && takes < AREAS;) {
        int area = s->area;
        unsigned seats = 0;
        for (; i < count && s->phase == PHASE_SURVEY && s->area == area; i++) {
            seats |= move[i].verb == VERB_DECLINE ? 1u << move[i].actor : 0;
            try_move(match, s, &move[i], s, true);
        }
        if (!seats)
            continue;
        if (takes && given[takes - 1].seats == seats)
            given[takes - 1].areas |= 1u << area;
        else
            given[takes++] = (struct given_up){seats, 1u << area};
    }
    return takes;
}

/* "carl's pass, and whether they take one more action, and what anna and ben take in area 1; assumed: carl passes, the
   rest nothing". A pass comes first: it ends the excavation. */
void myk_tell_all(const struct match *match, const void *state, const struct move *move, int count, enum in_words how,
                  struct text *out)
{
    struct myk_state s = *(const struct myk_state *)state;
    struct given_up given[AREAS];
    int season = s.season;
    for (; count > 1 && move[1].verb == VERB_PASS; move++, count--) /* forced, as others had yet to pass */
        try_move(match, &s, move, &s, true);
    bool pass = move->verb == VERB_PASS, assumed = how == TELL_ASSUMED,
         more = pass && myk_unpassed(match, &s) == 1 && !s.last_action && can_act(match, &s, move->actor);
    const char *name = match->names[move->actor];
    if (pass) {
        text_format(out, assumed ? "%s passes%s" : "%s's pass%s", name,
                    !more     ? ""
                    : assumed ? " without one more action"
                              : ", and whether they take one more action");
        try_move(match, &s, move, &s, true);
    }
    int takes = collect_declines(match, &s, move + pass, count - pass, given);
    for (int i = 0; i < takes; i++) {
        text_add(out, i == 0 && !pass ? "" : i + 1 < takes ? ", " : more && !assumed ? ", and " : " and ");
        tell_declines(match, &given[i], how, out);
    }
    if (how != TELL_THERE)
        text_format(out, takes ? " of season %d" : " in season %d", season);
    else
        text_format(out, "; assumed: %s%s%s%s", pass ? name : "", pass ? " passes" : "",
                    pass && takes ? ", the rest " : "", takes ? "nothing" : "");
}
