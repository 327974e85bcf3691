/* Myst: laying a key piece on a landmark, and removing one. */
#include <string.h>

#include "games/myst/myst.h"

/* The landmark of the entry. */
struct act {
    int team, position, landmark;
    const char *title; /* of the landmark; NULL if the position has none */
};

static enum outcome read_act(struct hearing *h, struct act *act)
{
    if (myst_in_phase(h, 1u << PHASE_EXPLORE | 1u << PHASE_SCORING) == REFUSED || myst_may_still_act(h) == REFUSED
        || myst_on_board(h, 0, -1) == REFUSED)
        return REFUSED;
    act->team = h->move->actor;
    act->position = item(h->move, 0, 0);
    act->landmark = myst_box_of(h->match)->landmark_at[act->position];
    act->title = act->landmark >= 0 ? myst_box_of(h->match)->title[act->landmark] : NULL;
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
        was->total[team] = myst_known_total(h->match, s, team);
        was->sum[team] = tell_worth(h->match, s, team, act, &was->parts[team]);
    }
}

/* The team whose key piece was underneath gains after a removal; `loser` is the team whose key piece was on top. */
static void sum_up_act(struct hearing *h, const struct act *act, const struct standing_before *before, int loser)
{
    const struct myst_state *s = h->state;
    bool lays = h->move->verb == VERB_LAY;
    const char *team = myst_team_name(h, act->team), *does = lays ? "covers" : "frees";
    if (s->whose_unknown)
        sum_up(h, "%s %s the %s", team, does, act->title);
    if (!h->sums || s->whose_unknown)
        return;
    int gainer = myst_other(loser);
    struct myst_text loss = {0}, gain = {0}, parts = {0}, totals = {0};
    int sum = tell_worth(h->match, s, gainer, act, &parts);
    tell_change(myst_team_name(h, gainer), "gains", &parts, sum, &gain);
    tell_change(myst_team_name(h, loser), "loses", &before->parts[loser], before->sum[loser], &loss);
    if (lays && myst_worth(h->match, s, gainer, act->landmark, CARDS_ALL).cards)
        myst_add(&gain, " (no Bonus for a cover)");
    tell_totals(h, act->team, before->total, &totals);
    if (lays)
        sum_up(h, "%s covers the %s: %s, %s%s", team, act->title, loss.text, gain.text, totals.text);
    else
        sum_up(h, "%s frees the %s, and %s's key piece is out of the game: %s, %s%s", team, act->title,
               myst_team_name(h, loser), gain.text, loss.text, totals.text);
}

/* The landmark has now this cover: notes where, and that the landmark was acted on. */
static void set_cover(struct hearing *h, const struct act *act, int team)
{
    struct myst_state *s = h->state;
    s->cover[act->landmark] = (signed char)team;
    s->cover_at[act->landmark] = myst_mark(here(h, 0));
    myst_act_on(h->match, s, act->team, act->landmark);
}

void myst_miss_pieces(struct hearing *h, int rule)
{
    unknown(h, rule, "pieces", "the record does not say whose pieces are on the board; write `pieces`");
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

enum outcome myst_play_lay(struct hearing *h)
{
    struct myst_state *s = h->state;
    struct act act;
    struct standing_before before;
    if (read_act(h, &act) == REFUSED || has_key_piece(h, &act) == REFUSED || myst_is_space(h, -1) == REFUSED)
        return REFUSED;
    const char *team = myst_team_name(h, act.team), *other = myst_team_name(h, myst_other(act.team));
    myst_come_early(h);
    test_reach(h, &act);
    if (s->whose_unknown)
        myst_miss_pieces(h, RULE_LAY_ON);
    else if (!myst_lies_right(s, act.position, myst_other(act.team)))
        illegal(h, RULE_LAY_ON, "the piece on %s is not the key piece of %s", myst_id(h, act.position), other);
    if (myst_is_aside(s, act.team, act.landmark)) {
        illegal(h, RULE_ASIDE, "%s's key piece for the %s was removed and is out of the game", team, act.title);
        because(h, myst_unmark(s->cover_at[act.landmark]), "removed here");
    }

    look_before(h, &act, &before);
    s->team[act.team].aside &= ~((uint64_t)1 << act.landmark);
    set_cover(h, &act, act.team);
    sum_up_act(h, &act, &before, myst_other(act.team));
    return STANDS;
}

enum outcome myst_play_remove(struct hearing *h)
{
    struct myst_state *s = h->state;
    struct act act;
    struct standing_before before;
    if (read_act(h, &act) == REFUSED)
        return REFUSED;
    if (act.landmark < 0 || s->cover[act.landmark] == NOBODY)
        return refuse(h, RULE_REMOVE_NONE, "nothing covers %s%s", act.title ? "the " : "",
                      act.title ? act.title : myst_id(h, act.position));
    int whose = s->cover[act.landmark];
    const char *team = myst_team_name(h, act.team);
    myst_come_early(h);
    test_reach(h, &act);
    if (whose == act.team)
        illegal(h, RULE_REMOVE_WHOSE, "%s removes its own key piece from the %s, but may remove only %s's", team,
                act.title, myst_team_name(h, myst_other(act.team)));
    else if (s->whose_unknown)
        myst_miss_pieces(h, RULE_REMOVE_WHOSE);
    else if (!myst_lies_right(s, act.position, act.team))
        illegal(h, RULE_REMOVE_WHOSE, "the piece that %s covers on %s is not the key piece of %s",
                myst_team_name(h, whose), myst_id(h, act.position), team);

    look_before(h, &act, &before);
    if (whose >= 0)
        s->team[whose].aside |= (uint64_t)1 << act.landmark;
    set_cover(h, &act, NOBODY);
    sum_up_act(h, &act, &before, whose);
    return STANDS;
}

/* Lays on the other team's key piece, and removals of the other team's from the team's own. */
void myst_suggest_lay(const struct match *match, const void *state, int verb, struct suggestions *list)
{
    const struct myst_state *s = state;
    const struct myst_box *box = myst_box_of(match);
    unsigned acting = s->phase == PHASE_EXPLORE || s->phase == PHASE_SCORING ? myst_acting(match, s) : 0;
    for (int team = 0; team < TEAMS; team++)
        for (int landmark = 0; landmark < box->landmarks; landmark++) {
            int key = box->key[landmark], other = myst_other(team);
            bool may = (acting >> team & 1) && (s->reached[landmark] & REACHED);
            if (verb == VERB_LAY)
                may = may && s->cover[landmark] == NOBODY && myst_lies_right(s, key, other)
                      && myst_in_supply(match, s, team, key);
            else
                may = may && s->cover[landmark] == other && myst_lies_right(s, key, team);
            if (may)
                suggest_entry(list, team, verb, {0, key});
        }
}
