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
    if (myst_in_phase(h, 1u << PHASE_EXPLORE | 1u << PHASE_SCORING) == REFUSED || myst_may_still_act(h) == REFUSED)
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
    int why = s->reached[act->landmark], pawn = s->team[act->team].pawn;
    const char *team = myst_team_name(h, act->team);
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
            why & ACTED_ON       ? "%s has already acted on the %s since arriving there; the pawn %s%s"
            : why & BY_LINGERING ? "%s was on the %s before this move and has not reached it again; the pawn %s%s"
            : why & OFF_THE_WAY  ? "%s has acted elsewhere, and no single path also leads to the %s; the pawn %s%s"
                                 : "%s has not just reached the %s; the pawn %s%s",
            team, act->title,
            pawn < 0                        ? "is not in the record"
            : !why && pawn == act->position ? "was already on "
                                            : "is on ",
            pawn < 0 ? "" : myst_id(h, pawn));
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

/* "yellow loses 4 + 5 + Bonus 2 = 11": what the landmark brings a team in this state, its switches too. */
static void tell_change(const struct hearing *h, const struct myst_state *s, int team, const struct act *act,
                        const char *does, struct myst_text *out)
{
    struct myst_worth worth = myst_worth(h->match, s, team, act->landmark, CARDS_ALL);
    int piece = s->cover[act->landmark] == team ? act->position : myst_piece_on(s, act->position),
        switches = myst_switch_points(h->match, s, team, piece), sum = worth.values + worth.bonus + switches;
    struct myst_text parts = {0};
    if (worth.values)
        myst_tell_values(h->match, s, team, act->landmark, &parts);
    if (worth.bonus)
        myst_add(&parts, " + Bonus %d", worth.bonus);
    if (switches)
        myst_add(&parts, "%s%d switch%s", parts.used ? " + " : "", switches, switches == 1 ? "" : "es");
    myst_add(out, "%s %s %s", myst_team_name(h, team), does, sum ? parts.text : "nothing");
    if (sum && strstr(parts.text, " + "))
        myst_add(out, " = %d", sum);
}

/* "blue 12 + 3 = 15, yellow 15 - 11 = 4". */
static void tell_totals(const struct hearing *h, int team, const struct myst_state *before, struct myst_text *out)
{
    const struct myst_state *s = h->state;
    for (int i = 0; i < TEAMS; i++) {
        int who = i ? myst_other(team) : team, was = myst_total(h->match, before, who, CARDS_ALL),
            is = myst_total(h->match, s, who, CARDS_ALL);
        myst_add(out, "%s%s %d %c %d = %d", i ? ", " : "; ", myst_team_name(h, who), was, is < was ? '-' : '+',
                 is < was ? was - is : is - was, is);
    }
    if (myst_in_hand(s, 0, CARD_UNKNOWN) || myst_in_hand(s, 1, CARD_UNKNOWN))
        myst_add(out, ", counting known cards only");
}

/* The team whose key piece was underneath gains after a removal; `loser` is the team whose key piece was on top. */
static void sum_up_act(struct hearing *h, const struct act *act, const struct myst_state *before, int loser)
{
    const struct myst_state *s = h->state;
    bool lays = h->move->verb == VERB_LAY;
    const char *team = myst_team_name(h, act->team);
    int gainer = myst_other(loser);
    struct myst_text loss = {0}, gain = {0}, totals = {0};
    if (s->whose_unknown) {
        sum_up(h, "%s %s the %s", team, lays ? "covers" : "frees", act->title);
        return;
    }
    tell_change(h, s, gainer, act, "gains", &gain);
    tell_change(h, before, loser, act, "loses", &loss);
    if (lays && myst_worth(h->match, s, gainer, act->landmark, CARDS_ALL).cards)
        myst_add(&gain, " (no Bonus for a cover)");
    tell_totals(h, act->team, before, &totals);
    if (lays)
        sum_up(h, "%s covers the %s: %s, %s%s", team, act->title, loss.text, gain.text, totals.text);
    else
        sum_up(h, "%s frees the %s, and %s's key piece is out of the game: %s, %s%s", team, act->title,
               myst_team_name(h, loser), gain.text, loss.text, totals.text);
}

/* The landmark has this cover from now on: laid by the team over the key piece of `loser`, or NOBODY's once that of
   `loser` came off. */
static void set_cover(struct hearing *h, const struct act *act, int team, int loser)
{
    struct myst_state *s = h->state, before;
    memcpy(&before, s, h->sums ? size_of_state(h->match) : 0);
    if (team != NOBODY)
        s->team[team].aside &= ~((uint64_t)1 << act->landmark);
    else if (loser >= 0)
        s->team[loser].aside |= (uint64_t)1 << act->landmark;
    s->cover[act->landmark] = (signed char)team;
    s->cover_at[act->landmark] = short_place(here(h, 0));
    myst_act_on(h->match, s, act->team, act->landmark);
    if (h->sums)
        sum_up_act(h, act, &before, loser);
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
    because(h, full_place(s->cover_at[act->landmark]), "laid here");
    return REFUSED;
}

enum outcome myst_play_lay(struct hearing *h)
{
    struct myst_state *s = h->state;
    struct act act;
    if (read_act(h, &act) == REFUSED || has_key_piece(h, &act) == REFUSED || myst_is_space(h, -1) == REFUSED)
        return REFUSED;
    const char *team = myst_team_name(h, act.team), *other = myst_team_name(h, myst_other(act.team));
    test_reach(h, &act);
    if (s->whose_unknown)
        myst_miss_pieces(h, RULE_LAY_ON);
    else if (!myst_lies_right(s, act.position, myst_other(act.team)))
        illegal(h, RULE_LAY_ON, "the piece on %s is not the key piece of %s", myst_id(h, act.position), other);
    if (myst_is_aside(s, act.team, act.landmark)) {
        illegal(h, RULE_ASIDE, "%s's key piece for the %s was removed and is out of the game", team, act.title);
        because(h, full_place(s->cover_at[act.landmark]), "removed here");
    }

    set_cover(h, &act, act.team, myst_other(act.team));
    return STANDS;
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
    const char *team = myst_team_name(h, act.team);
    test_reach(h, &act);
    if (whose == act.team)
        illegal(h, RULE_REMOVE_WHOSE, "%s removes its own key piece from the %s, but may remove only %s's", team,
                act.title, myst_team_name(h, myst_other(act.team)));
    else if (s->whose_unknown)
        myst_miss_pieces(h, RULE_REMOVE_WHOSE);
    else if (!myst_lies_right(s, act.position, act.team))
        illegal(h, RULE_REMOVE_WHOSE, "the piece that %s covers on %s is not the key piece of %s",
                myst_team_name(h, whose), myst_id(h, act.position), team);

    set_cover(h, &act, NOBODY, whose);
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
