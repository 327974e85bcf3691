/* Myst: laying a key piece on a landmark, and removing one. */
#include <string.h>

#include "games/myst/myst.h"

/* The landmark of the entry. */
struct act {
    int team, position, landmark;
    const char *title; /* of the landmark; NULL if the position has none */
    char room[WORD_ROOM];
};

static enum outcome read_act(struct hearing *h, struct act *act)
{
    if (myst_in_phase(h, 1u << PHASE_EXPLORE | 1u << PHASE_SCORING) == REFUSED || myst_may_still_act(h) == REFUSED
        || myst_on_board(h, 0, -1) == REFUSED)
        return REFUSED;
    act->team = h->move->actor;
    act->position = item(h->move, 0, 0);
    act->landmark = myst_box_of(h->match)->landmark_at[act->position];
    act->title = act->landmark >= 0 ? myst_landmark_title(h->match, act->landmark, act->room) : NULL;
    return STANDS;
}

static void test_reach(struct hearing *h, const struct act *act)
{
    const struct myst_state *s = h->state;
    int why = s->reached[act->landmark];
    const char *team = myst_team_name(h, act->team);
    if (h->late_entry)
        return;
    if (!myst_test_turn(h, myst_acting(h->match, s), s->just_moved == NOBODY, "act")) {
        if (s->assumed & JUST_MOVED_ASSUMED)
            rests_on_table(h, "just-moved");
        because(h, s->arrived_at[myst_other(act->team)], "the last move of %s",
                myst_team_name(h, myst_other(act->team)));
        return;
    }
    if (why & REACHED)
        return;
    illegal(h, RULE_REACH,
            why & ACTED_ON       ? "%s has already acted on the %s since arriving there; the pawn is %s%s"
            : why & BY_LINGERING ? "%s was on the %s before this move and has not reached it again; the pawn is %s%s"
            : why & OFF_THE_WAY  ? "%s has acted elsewhere, and no single path also leads to the %s; the pawn is %s%s"
                                 : "%s has not just reached the %s; the pawn is %s%s",
            team, act->title, s->team[act->team].pawn < 0 ? "not in the record" : "on ",
            s->team[act->team].pawn < 0 ? "" : myst_id(h, s->team[act->team].pawn));
    because(h, s->arrived_at[act->team], "the last move of %s", team);
    if (s->assumed & REACHED_ASSUMED)
        rests_on_table(h, "reached");
    if (why & BY_PASSING)
        hangs_on(h, HOUSE_REACH, REACH_PASS);
    if (why & BY_LINGERING)
        hangs_on(h, HOUSE_LINGER, LINGER_STAY);
    if (why & BY_JUMPING)
        hangs_on(h, HOUSE_JUMP_REACH, JUMP_COUNTS);
}

static enum outcome has_key_piece(struct hearing *h, const struct act *act)
{
    const struct myst_state *s = h->state;
    const char *doubt = myst_own_board(h->match, "landmarks");
    if (act->landmark < 0)
        return refuse(h, RULE_LAY_PIECE, "%s is not the key position of a landmark%s", myst_id(h, act->position),
                      doubt);
    if (myst_is_used(s, act->team, act->position))
        return refuse(h, RULE_LAY_PIECE, "%s's key piece for the %s is already on the board%s",
                      myst_team_name(h, act->team), act->title, doubt);
    if (s->cover[act->landmark] < 0)
        return STANDS;
    refuse(h, RULE_LAY_PIECE, "%s's key piece already covers the %s", myst_team_name(h, s->cover[act->landmark]),
           act->title);
    because(h, myst_unmark(s->cover_at[act->landmark]), "laid here");
    return REFUSED;
}

/* What the landmark brings a team, its switches too: "4 + 5 + Bonus 2". Returns the sum. */
static int tell_worth(const struct match *match, const struct myst_state *s, int team, const struct act *act,
                      struct myst_text *out)
{
    struct myst_worth worth = myst_worth(match, s, team, act->landmark, CARDS_ALL);
    int piece = s->cover[act->landmark] == team ? act->position : myst_piece_on(s, act->position),
        switches = myst_switch_points(match, s, team, piece);
    if (worth.values)
        myst_tell_values(match, s, team, act->landmark, out);
    if (worth.bonus)
        myst_add(out, " + Bonus %d", worth.bonus);
    if (switches)
        myst_add(out, "%s%d switch%s", out->used ? " + " : "", switches, switches == 1 ? "" : "es");
    return worth.values + worth.bonus + switches;
}

/* "yellow loses 4 + 5 + Bonus 2 = 11". */
static void tell_change(const char *name, const char *does, const struct myst_text *parts, int sum,
                        struct myst_text *out)
{
    if (!sum)
        myst_add(out, "%s %s nothing", name, does);
    else if (strstr(parts->text, " + "))
        myst_add(out, "%s %s %s = %d", name, does, parts->text, sum);
    else
        myst_add(out, "%s %s %s", name, does, parts->text);
}

/* "blue 12 + 3 = 15, yellow 15 - 11 = 4". */
static void tell_totals(const struct hearing *h, int team, const int before[TEAMS], struct myst_text *out)
{
    const struct myst_state *s = h->state;
    bool unknown = false;
    for (int i = 0; i < TEAMS; i++) {
        int who = i ? myst_other(team) : team, after = myst_known_total(h->match, s, who), was = before[who];
        myst_add(out, "%s%s %d %c %d = %d", i ? ", " : "; ", myst_team_name(h, who), was, after < was ? '-' : '+',
                 after < was ? was - after : after - was, after);
        unknown = unknown || myst_in_hand(s, who, CARD_UNKNOWN);
    }
    if (unknown)
        myst_add(out, ", counting known cards only");
}

/* What the account line needs from before the entry. */
struct standing_before {
    int total[TEAMS], sum[TEAMS];
    struct myst_text parts[TEAMS];
};

static void look_before(const struct hearing *h, const struct act *act, struct standing_before *was)
{
    const struct myst_state *s = h->state;
    if (!h->sums || s->whose_unknown)
        return;
    *was = (struct standing_before){0};
    for (int team = 0; team < TEAMS; team++) {
        was->total[team] = myst_known_total(h->match, h->state, team);
        was->sum[team] = tell_worth(h->match, h->state, team, act, &was->parts[team]);
    }
}

static void sum_up_lay(struct hearing *h, const struct act *act, const struct standing_before *before)
{
    const struct myst_state *s = h->state;
    int team = act->team, other = myst_other(team);
    if (s->whose_unknown)
        sum_up(h, "%s covers the %s", myst_team_name(h, team), act->title);
    if (!h->sums || s->whose_unknown)
        return;
    struct myst_text line = {0}, gain = {0};
    myst_add(&line, "%s covers the %s: ", myst_team_name(h, team), act->title);
    tell_change(myst_team_name(h, other), "loses", &before->parts[other], before->sum[other], &line);
    myst_add(&line, ", ");
    int sum = tell_worth(h->match, h->state, team, act, &gain);
    tell_change(myst_team_name(h, team), "gains", &gain, sum, &line);
    if (myst_worth(h->match, h->state, team, act->landmark, CARDS_ALL).cards)
        myst_add(&line, " (no Bonus for a cover)");
    tell_totals(h, team, before->total, &line);
    sum_up(h, "%s", line.text);
}

static void sum_up_remove(struct hearing *h, const struct act *act, const struct standing_before *before, int whose)
{
    const struct myst_state *s = h->state;
    if (s->whose_unknown)
        sum_up(h, "%s frees the %s", myst_team_name(h, act->team), act->title);
    if (!h->sums || s->whose_unknown)
        return;
    int gainer = myst_other(whose);
    struct myst_text line = {0}, gain = {0};
    myst_add(&line, "%s frees the %s, and %s's key piece is out of the game: ", myst_team_name(h, act->team),
             act->title, myst_team_name(h, whose));
    int sum = tell_worth(h->match, h->state, gainer, act, &gain);
    tell_change(myst_team_name(h, gainer), "gains", &gain, sum, &line);
    myst_add(&line, ", ");
    tell_change(myst_team_name(h, whose), "loses", &before->parts[whose], before->sum[whose], &line);
    tell_totals(h, act->team, before->total, &line);
    sum_up(h, "%s", line.text);
}

void myst_miss_pieces(struct hearing *h, int rule)
{
    unknown(h, rule, "pieces", "the record does not say whose pieces are on the board; write `pieces`");
}

static void test_lay(struct hearing *h, const struct act *act)
{
    const struct myst_state *s = h->state;
    if (s->whose_unknown)
        myst_miss_pieces(h, RULE_LAY_ON);
    else if (!myst_lies_right(s, act->position, myst_other(act->team)))
        illegal(h, RULE_LAY_ON, "the piece on %s is not the key piece of %s", myst_id(h, act->position),
                myst_team_name(h, myst_other(act->team)));
    if (!myst_is_aside(s, act->team, act->landmark))
        return;
    illegal(h, RULE_ASIDE, "%s's key piece for the %s was removed and is out of the game", myst_team_name(h, act->team),
            act->title);
    because(h, myst_unmark(s->cover_at[act->landmark]), "removed here");
}

enum outcome myst_play_lay(struct hearing *h)
{
    struct myst_state *s = h->state;
    struct act act;
    if (read_act(h, &act) == REFUSED || has_key_piece(h, &act) == REFUSED || myst_is_space(h, -1) == REFUSED)
        return REFUSED;
    myst_come_early(h);
    test_reach(h, &act);
    test_lay(h, &act);

    struct standing_before before;
    look_before(h, &act, &before);
    s->team[act.team].aside &= ~((uint64_t)1 << act.landmark);
    s->cover[act.landmark] = (signed char)act.team;
    s->cover_at[act.landmark] = myst_mark(here(h, 0));
    myst_act_on(h->match, s, act.team, act.landmark);
    sum_up_lay(h, &act, &before);
    return STANDS;
}

static void test_remove(struct hearing *h, const struct act *act, int whose)
{
    const struct myst_state *s = h->state;
    if (whose == act->team)
        illegal(h, RULE_REMOVE_WHOSE, "%s removes its own key piece from the %s, but may remove only %s's",
                myst_team_name(h, act->team), act->title, myst_team_name(h, myst_other(act->team)));
    else if (s->whose_unknown)
        myst_miss_pieces(h, RULE_REMOVE_WHOSE);
    else if (!myst_lies_right(s, act->position, act->team))
        illegal(h, RULE_REMOVE_WHOSE, "the piece that %s covers on %s is not the key piece of %s",
                myst_team_name(h, whose), myst_id(h, act->position), myst_team_name(h, act->team));
}

enum outcome myst_play_remove(struct hearing *h)
{
    struct myst_state *s = h->state;
    struct act act;
    if (read_act(h, &act) == REFUSED)
        return REFUSED;
    if (act.landmark < 0 || s->cover[act.landmark] == NOBODY)
        return refuse(h, RULE_REMOVE_NONE, "nothing covers %s%s", act.title ? "the " : "",
                      act.title ? act.title : myst_id(h, act.position));
    int whose = s->cover[act.landmark];
    myst_come_early(h);
    test_reach(h, &act);
    test_remove(h, &act, whose);

    struct standing_before before;
    look_before(h, &act, &before);
    s->cover[act.landmark] = NOBODY;
    if (whose >= 0)
        s->team[whose].aside |= (uint64_t)1 << act.landmark;
    s->cover_at[act.landmark] = myst_mark(here(h, 0));
    myst_act_on(h->match, s, act.team, act.landmark);
    sum_up_remove(h, &act, &before, whose);
    return STANDS;
}

/* Bits of teams that may act on this landmark now. */
static unsigned actors_on(const struct match *match, const struct myst_state *s, int landmark)
{
    bool moment = s->phase == PHASE_EXPLORE || s->phase == PHASE_SCORING;
    return moment && (s->reached[landmark] & REACHED) ? myst_acting(match, s) : 0;
}

void myst_suggest_lay(const struct match *match, const void *state, int verb, struct suggestions *list)
{
    const struct myst_state *s = state;
    const struct myst_box *box = myst_box_of(match);
    for (int team = 0; team < TEAMS; team++)
        for (int landmark = 0; landmark < box->landmarks; landmark++) {
            int key = box->key[landmark];
            if ((actors_on(match, s, landmark) >> team & 1) && s->cover[landmark] == NOBODY
                && myst_lies_right(s, key, myst_other(team)) && myst_in_supply(match, s, team, key))
                suggest_entry(list, team, verb, {0, key});
        }
}

void myst_suggest_remove(const struct match *match, const void *state, int verb, struct suggestions *list)
{
    const struct myst_state *s = state;
    const struct myst_box *box = myst_box_of(match);
    for (int team = 0; team < TEAMS; team++)
        for (int landmark = 0; landmark < box->landmarks; landmark++)
            if ((actors_on(match, s, landmark) >> team & 1) && s->cover[landmark] == myst_other(team)
                && myst_lies_right(s, box->key[landmark], team))
                suggest_entry(list, team, verb, {0, box->key[landmark]});
}
