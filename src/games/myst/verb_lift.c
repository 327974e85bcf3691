/* Myst: taking up a piece that is in the wrong place. */
#include "games/myst/myst.h"

static void take_up(const struct match *match, struct myst_state *s, int position)
{
    int team = myst_owner(s, position), piece = myst_piece_on(s, position);
    if (team < 0)
        return;
    s->spot[position].lies = NONE;
    s->spot[position].laid_at = (struct short_place){0};
    s->spot[piece].used &= (unsigned char)~(1u << team);
    s->team[team].placed--;
    s->open++;
    if (s->team[team].first != position && s->team[team].placed > 0)
        return;
    s->team[team].first = NONE;
    for (int other = 0; other < myst_box_of(match)->positions; other++)
        if (myst_owner(s, other) == team)
            myst_note_first(match, s, team, other);
}

static void test_lift(struct hearing *h, int position, int index)
{
    const struct myst_state *s = h->state;
    int owner = myst_owner(s, position);
    illegal_at(h, 0, index, RULE_LIFT,
               owner == h->move->actor ? "%s cannot lift the piece on %s: it is where it belongs"
                                       : "%s lifts the piece on %s, which belongs to %s",
               myst_team_name(h, h->move->actor), myst_id(h, position), myst_team_name(h, owner));
    because(h, full_place(s->spot[position].laid_at), "placed here");
}

/* A run has at most one finding for each code, that of the first piece. */
static enum outcome lift_word(struct hearing *h, int word, struct myst_text *lifted)
{
    struct myst_state *s = h->state;
    int value = item(h->move, 0, word), index = h->move->field[0].listed ? word : -1, none = 0, wrong = 0;
    enum outcome outcome = REFUSED;
    if (myst_in_phase(h, 1u << PHASE_START | 1u << PHASE_PUZZLE | 1u << PHASE_TURNS) == REFUSED)
        return REFUSED;
    if (value == PIECE_REST)
        return misread(h, "`rest` works only with `place`; name the positions to lift");
    for (int position = 0; position < myst_box_of(h->match)->positions; position++) {
        if (!myst_names(h->match, value, position))
            continue;
        int owner = myst_owner(s, position);
        bool own = owner == h->move->actor;
        if (myst_is_open(s, position)) {
            if (none++ == 0)
                refuse_at(h, 0, index, RULE_NO_PIECE, "there is no piece on %s", myst_id(h, position));
            continue;
        }
        if ((!own || myst_lies_right(s, position, owner)) && wrong++ == 0)
            test_lift(h, position, index);

        if (h->sums)
            myst_add(lifted, "%s%s%s%s from %s", lifted->used ? ", " : "", own ? "" : myst_team_name(h, owner),
                     own ? "" : "'s ", myst_id(h, myst_piece_on(s, position)), myst_id(h, position));
        take_up(h->match, s, position);
        myst_advance(s);
        outcome = STANDS;
    }
    return outcome;
}

/* "blue takes up d4 from b4: 12 - 1 = 11 pieces; b4 is open". */
static void sum_up_lift(struct hearing *h, const int before[TEAMS], const struct myst_text *lifted)
{
    const struct myst_state *s = h->state;
    struct myst_text sum = {0}, open = {0};
    int count = 0;
    for (int team = 0; team < TEAMS; team++) {
        int left = s->team[team].placed;
        if (left < before[team])
            myst_add(&sum, "%s%s%s%d - %d = %d piece%s", sum.used ? ", " : "",
                     team == h->move->actor ? "" : myst_team_name(h, team), team == h->move->actor ? "" : " ",
                     before[team], before[team] - left, left, plural(left));
    }
    for (int i = 0; i < items(h->move, 0); i++) {
        int value = item(h->move, 0, i);
        for (int at = 0; at < myst_box_of(h->match)->positions; at++)
            if (myst_names(h->match, value, at) && myst_is_open(s, at))
                myst_add(&open, "%s%s", count++ ? ", " : "", myst_id(h, at));
    }
    sum_up(h, "%s lifts %s: %s; %s %s open", myst_team_name(h, h->move->actor), lifted->text, sum.text, open.text,
           count == 1 ? "is" : "are");
}

enum outcome myst_play_lift(struct hearing *h)
{
    const struct myst_state *s = h->state;
    const int before[TEAMS] = {s->team[0].placed, s->team[1].placed};
    enum outcome outcome = REFUSED;
    struct myst_text lifted = {0};
    for (int i = 0; i < items(h->move, 0); i++)
        if (lift_word(h, i, &lifted) == STANDS)
            outcome = STANDS;
    if (outcome == STANDS && h->sums)
        sum_up_lift(h, before, &lifted);
    return outcome;
}

void myst_suggest_lift(const struct match *match, const void *state, int verb, struct suggestions *list)
{
    const struct myst_state *s = state;
    for (int team = 0; team < TEAMS && s->phase <= PHASE_TURNS; team++)
        for (int position = 0; position < myst_box_of(match)->positions; position++)
            if (myst_owner(s, position) == team && !myst_lies_right(s, position, team))
                suggest_entry(list, team, verb, {0, position});
}
