/* Myst: laying pieces in the race. */
#include "games/myst/myst.h"

/* Refuses a piece that is not in the supply, saying where it is, and a position that is taken. */
enum outcome myst_read_laying(struct hearing *h, int index, struct myst_laying *laying)
{
    const struct myst_state *s = h->state;
    int team = h->move->actor, piece = item(h->move, 0, index < 0 ? 0 : index), at = value_or(h->move, FIELD_AT, piece);
    *laying = (struct myst_laying){team, piece, at, index, s->team[team].placed == 0};
    bool supply = myst_in_supply(h->match, s, team, piece), used = myst_is_used(s, team, piece);
    if (supply && myst_is_open(s, at))
        return STANDS;
    int lies = supply ? at : used ? myst_where_lies(s, team, piece) : NONE;
    if (supply)
        refuse(h, RULE_OPEN, "%s is taken by a piece of %s", myst_id(h, at), myst_team_name(h, myst_owner(s, at)));
    else if (used)
        refuse(h, RULE_PIECE, "the piece %s of %s is already on the board%s%s", myst_id(h, piece),
               myst_team_name(h, team), lies == piece ? "" : ", on ", lies == piece ? "" : myst_id(h, lies));
    else
        refuse(h, RULE_PIECE, "%s has no piece %s in the supply", myst_team_name(h, team), myst_id(h, piece));
    if (lies != NONE)
        because(h, full_place(s->spot[lies].laid_at), "placed here");
    point_at(h, supply && given(h->move, FIELD_AT) ? FIELD_AT : 0, index);
    return REFUSED;
}

static bool has_card_for(const struct match *match, const struct myst_state *s, int team, int landmark)
{
    for (int i = 0; i < s->team[team].hand_size; i++)
        if (myst_card_landmark(myst_box_of(match), s->team[team].hand[i]) == landmark)
            return true;
    return false;
}

/* Is a landmark on the team's cards still free? If none is, the team may choose any landmark. */
static bool has_free_card(const struct match *match, const struct myst_state *s, int team)
{
    const struct myst_box *box = myst_box_of(match);
    for (int landmark = 0; landmark < box->landmarks; landmark++)
        if (myst_is_open(s, box->key[landmark]) && has_card_for(match, s, team, landmark))
            return true;
    return false;
}

static void test_held(struct hearing *h, const struct myst_laying *laying, int landmark)
{
    const struct myst_state *s = h->state;
    const char *team = myst_team_name(h, laying->team);
    bool asked = myst_answer(h->match, HOUSE_FIRST_CARD, FIRST_HELD) && landmark >= 0,
         hidden = myst_in_hand(s, laying->team, CARD_UNKNOWN) > 0;
    if (!asked || has_card_for(h->match, s, laying->team, landmark)
        || (!hidden && !has_free_card(h->match, s, laying->team)))
        return;
    if (hidden)
        unknown_of(h, RULE_FIRST_HELD, laying->team, "hands", "cards are", "[...]");
    else
        illegal(h, RULE_FIRST_HELD, "%s begins with the %s, but holds no card for it", team,
                myst_box_of(h->match)->title[landmark]);
    hangs_on(h, HOUSE_FIRST_CARD, FIRST_ANY);
    point_at(h, 0, laying->index);
}

void myst_test_youngest(struct hearing *h, const struct myst_laying *laying)
{
    const struct myst_state *s = h->state;
    int team = laying->team;
    if (s->team[myst_other(team)].placed > 0 || s->youngest != myst_other(team))
        return;
    illegal_at(h, AT_ACTOR, -1, RULE_YOUNGEST, "%s places the first piece of the game, but %s has the youngest player",
               myst_team_name(h, team), myst_team_name(h, myst_other(team)));
}

void myst_test_first(struct hearing *h, const struct myst_laying *laying)
{
    int landmark = myst_box_of(h->match)->landmark_at[laying->piece];
    myst_test_youngest(h, laying);
    if (landmark < 0)
        illegal_at(h, 0, laying->index, RULE_FIRST_KEY, "%s begins with %s, which is not a key piece",
                   myst_team_name(h, laying->team), myst_id(h, laying->piece));
    test_held(h, laying, landmark);
}

void myst_find_touch(struct hearing *h, const struct myst_laying *laying, const char *which, bool several)
{
    const struct myst_state *s = h->state;
    const struct myst_graph *touch = myst_touch(h->match);
    int team = laying->team, at = laying->position;
    const char *name = myst_team_name(h, team);
    bool own = myst_answer(h->match, HOUSE_TOUCH_COLOUR, COLOUR_OWN), beside_any = false;
    for (int i = touch->from[at]; i < touch->from[at + 1]; i++)
        beside_any = beside_any || !myst_is_open(s, touch->near[i]);
    illegal(h, RULE_TOUCH, "%s places %s, which touch%s no piece%s%s", name, which, several ? "" : "es",
            own ? " of " : "", own ? name : "");
    point_at(h, given(h->move, FIELD_AT) ? FIELD_AT : 0, laying->index);
    if (myst_answer(h->match, HOUSE_TOUCH, TOUCH_SIDE)
        && myst_beside(h->match, &myst_box_of(h->match)->touch[TOUCH_CORNER], s, team, at))
        hangs_on(h, HOUSE_TOUCH, TOUCH_CORNER);
    if (own && beside_any)
        hangs_on(h, HOUSE_TOUCH_COLOUR, COLOUR_ANY);
}

void myst_find_race(struct hearing *h, const struct myst_laying *laying)
{
    illegal_at(h, 0, laying->index, RULE_RACE, "%s places another piece before %s has placed its first",
               myst_team_name(h, laying->team), myst_team_name(h, myst_other(laying->team)));
}

void myst_test_image(struct hearing *h, const struct myst_laying *laying)
{
    if (laying->position == laying->piece)
        return;
    illegal_at(h, FIELD_AT, -1, RULE_IMAGE, "%s places the piece %s on %s, but its picture belongs on %s",
               myst_team_name(h, laying->team), myst_id(h, laying->piece), myst_id(h, laying->position),
               myst_id(h, laying->piece));
}

void myst_lay_piece(struct hearing *h, const struct myst_laying *laying)
{
    struct myst_state *s = h->state;
    if (myst_bare(s)) {
        myst_take_youngest(h, "places the first piece of the game");
        myst_hold_cards(s, 0);
        myst_hold_cards(s, 1);
    }
    myst_lay_down(s, laying->team, laying->piece, laying->position);
    myst_note_first(h->match, s, laying->team, laying->position);
    s->spot[laying->position].laid_at = short_place(laying->index >= 0 ? here_item(h, 0, laying->index) : here(h, 0));
    if (s->phase == PHASE_EXPLORE) {
        /* A missing piece that is added when the exploration has begun may change who goes first and where a pawn
           starts. */
        for (int team = 0; team < TEAMS; team++)
            s->team[team].pawn = s->team[team].first;
        s->went_first = (signed char)myst_ought(h->match, s);
    }
    myst_advance(s);
}

/* Missing pieces may still be laid until the first spin of the exploration. */
enum outcome myst_may_lay(struct hearing *h, int index)
{
    const struct myst_state *s = h->state;
    char began[32] = "has begun";
    if (myst_fresh(s))
        return STANDS;
    if (s->phase != PHASE_EXPLORE || s->open == 0) {
        if (myst_in_phase(h, 1u << PHASE_START | 1u << PHASE_PUZZLE) == STANDS)
            return STANDS;
    } else {
        if (s->began)
            put_string(began, sizeof began, "began with entry %d", s->began);
        refuse(h, RULE_LOG_PHASE, "the exploration %s; write a missing `place` before its first spin", began);
        point_at_verb(h);
        because(h, s->turns_at, "the number of turns was spun here");
    }
    if (index >= 0)
        point_at(h, 0, index);
    return REFUSED;
}

void myst_tell_piece(const struct match *match, const struct myst_laying *laying, bool alone, struct myst_text *out)
{
    const struct myst_box *box = myst_box_of(match);
    int landmark = box->landmark_at[laying->piece], switches = box->switches[laying->piece];
    myst_add(out, "%s", box->id[laying->piece]);
    if (landmark >= 0)
        myst_add(out, alone ? ", the key piece of the %s" : " (key piece of the %s)", box->title[landmark]);
    if (laying->position != laying->piece)
        myst_add(out, "%s on %s", alone && landmark >= 0 ? "," : "", box->id[laying->position]);
    if (switches)
        myst_add(out, " (%d switch%s)", switches, switches == 1 ? "" : "es");
}

static enum outcome place_one(struct hearing *h, int index, struct myst_text *laid)
{
    const struct myst_state *s = h->state;
    struct myst_laying laying;
    if (myst_may_lay(h, index) == REFUSED || myst_read_laying(h, index, &laying) == REFUSED)
        return REFUSED;
    if (laying.first)
        myst_test_first(h, &laying);
    else if (s->team[myst_other(laying.team)].placed == 0)
        myst_find_race(h, &laying);
    if (!laying.first && !myst_beside(h->match, myst_touch(h->match), h->state, laying.team, laying.position))
        myst_find_touch(h, &laying, myst_id(h, laying.position), false);
    myst_test_image(h, &laying);

    myst_lay_piece(h, &laying);
    if (h->sums) {
        myst_add(laid, "%s", laid->used ? ", " : "");
        myst_tell_piece(h->match, &laying, index < 0, laid);
    }
    return STANDS;
}

static bool has_run(const struct move *move)
{
    for (int i = 0; i < items(move, 0); i++)
        if (myst_is_run(item(move, 0, i)))
            return true;
    return false;
}

/* "blue places e2, d2, d3: 3 + 1 = 4 pieces; 43 positions open". */
void myst_sum_up_place(struct hearing *h, int before, int first, const struct myst_text *placed)
{
    const struct myst_state *s = h->state;
    const struct myst_team *team = &s->team[h->move->actor];
    struct myst_text sum = {0};
    bool single = items(h->move, 0) == 1 && !has_run(h->move);
    if (before)
        myst_add(&sum, "%d + %d = ", team->placed - before, before);
    myst_add(&sum, "%d piece%s%s", team->placed, plural(team->placed),
             team->first != first && single ? ", the pawn will start here" : "");
    sum_up(h, "%s places %s: %s; %d position%s open", myst_team_name(h, h->move->actor), placed->text, sum.text,
           s->open, plural(s->open));
}

/* Several pieces count as that many entries. Those that are impossible are left out. */
enum outcome myst_play_place(struct hearing *h)
{
    const struct myst_team *team = &((const struct myst_state *)h->state)->team[h->move->actor];
    bool listed = h->move->field[0].listed;
    enum outcome outcome = REFUSED;
    struct myst_text laid = {0};
    int before = team->placed, first = team->first;
    if ((listed || has_run(h->move)) && given(h->move, FIELD_AT))
        return refused_at(
            h, FIELD_AT, -1,
            misread(h, "`at` works only with a single piece; write an entry for each piece placed elsewhere"));
    if (has_run(h->move))
        return myst_place_set(h);
    for (int i = 0; i < items(h->move, 0); i++)
        if (place_one(h, listed ? i : -1, &laid) == STANDS)
            outcome = STANDS;
    if (outcome == STANDS && h->sums)
        myst_sum_up_place(h, before, first, &laid);
    return outcome;
}

void myst_suggest_place(const struct match *match, const void *state, int verb, struct suggestions *list)
{
    const struct myst_state *s = state;
    const struct myst_box *box = myst_box_of(match);
    for (int team = 0; team < TEAMS && s->phase == PHASE_START; team++) {
        bool held = myst_answer(match, HOUSE_FIRST_CARD, FIRST_HELD) && !myst_in_hand(s, team, CARD_UNKNOWN)
                    && has_free_card(match, s, team);
        if (s->team[team].placed > 0 || (myst_bare(s) && s->youngest == myst_other(team)))
            continue;
        for (int landmark = 0; landmark < box->landmarks; landmark++)
            if (myst_is_open(s, box->key[landmark]) && (!held || has_card_for(match, s, team, landmark)))
                suggest_entry(list, team, verb, {0, box->key[landmark]});
    }
    for (int team = 0; team < TEAMS && (s->phase == PHASE_PUZZLE || myst_fresh(s)); team++)
        for (int piece = 0; piece < box->positions; piece++)
            if (myst_may_place(match, myst_touch(match), s, team, piece))
                suggest_entry(list, team, verb, {0, piece});
}

/* A piece on its own position needs no `at`. Pieces on other positions and several pieces at once are not listed. */
bool myst_spell_laying(const struct match *match, const void *state, struct move *move)
{
    (void)match, (void)state;
    int piece = item(move, 0, 0);
    if (items(move, 0) > 1 || myst_is_run(piece) || value_or(move, FIELD_AT, piece) != piece)
        return false;
    *move = MOVE_WITH(move->actor, move->verb, {0, piece});
    return true;
}
