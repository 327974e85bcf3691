/* Myst: announcing totals, with a card or without. */
#include "games/myst/myst.h"

/* "switches on a3, b4 = 2", or once cards are flipped "switches 2 + Values 9 + Bonus 2 (rocket ship) = 13". */
static void tell_sum(const struct match *match, const struct myst_state *s, int team, struct myst_text *out)
{
    const struct myst_box *box = myst_box_of(match);
    int line[LINES], count = 0;
    struct myst_text names = {0};
    myst_lines(match, s, team, CARDS_FLIPPED, line);
    if (s->team[team].flips == 0) {
        myst_tell_switches(match, s, team, ", ", &names);
        myst_add(out, names.used ? "switches on %s = %d" : "no switches%s = %d", names.text, line[LINE_SWITCHES]);
        return;
    }
    for (int landmark = 0; landmark < box->landmarks; landmark++)
        if (myst_worth(match, s, team, landmark, CARDS_FLIPPED).bonus)
            myst_add(&names, "%s%s", count++ ? ", " : "", box->title[landmark]);
    myst_add(out, "switches %d + Values %d", line[LINE_SWITCHES], line[LINE_VALUES]);
    if (count)
        myst_add(out, " + Bonus%s %d (%s)", count > 1 ? "es" : "", line[LINE_BONUS], names.text);
    myst_add(out, " = %d", line[LINE_SWITCHES] + line[LINE_VALUES] + line[LINE_BONUS]);
}

/* "ada announces 5, but switches on a3, b4, b6, c6 = 4: 1 too many". */
static void tell_slip(const struct hearing *h, int said, int total, struct myst_text *out)
{
    int difference = said > total ? said - total : total - said;
    myst_add(out, "%s announces %d, but ", myst_team_name(h, h->move->actor), said);
    tell_sum(h->match, h->state, h->move->actor, out);
    myst_add(out, ": %d too %s", difference, said > total ? "many" : "few");
}

/* Would the total be right with another answer to a house rule? Then the finding names it. */
static void name_other_counts(struct hearing *h, int said)
{
    static const int questions[] = {HOUSE_START_BONUS, HOUSE_SWITCH};
    for (size_t i = 0; i < sizeof questions / sizeof *questions; i++) {
        struct match other = *h->match;
        other.house[questions[i]] = !other.house[questions[i]];
        if (myst_total(&other, h->state, h->move->actor, CARDS_FLIPPED) == said)
            hangs_on(h, questions[i], other.house[questions[i]]);
    }
}

/* A slip is one finding. Going on from the wrong total is not a new mistake; announcing the right one ends the slip. */
bool myst_test_total(struct hearing *h, int field)
{
    struct myst_state *s = h->state;
    struct myst_team *team = &s->team[h->move->actor];
    bool announced = given(h->move, field), right = true;
    if (announced && s->whose_unknown)
        myst_miss_pieces(h, RULE_TOTAL);
    if ((!announced && !team->slipped) || s->whose_unknown)
        return true;
    int total = myst_total(h->match, s, h->move->actor, CARDS_FLIPPED);
    if (announced) {
        int said = item(h->move, field, 0);
        right = said == total || (team->slipped && said == team->said);
        if (!right) {
            struct myst_text slip = {0};
            tell_slip(h, said, total, &slip);
            untrue(h, RULE_TOTAL, "%s%s; later totals are compared with the one %s announced", slip.text,
                   team->flips == 0 && said > total ? " (switches inside landmark pictures do not count)" : "",
                   myst_team_name(h, h->move->actor));
            point_at(h, field, -1);
            name_other_counts(h, said);
        }
        team->slipped = true;
        team->said = said;
    }
    team->slipped = team->slipped && team->said != total;
    return right;
}

enum outcome myst_play_announce(struct hearing *h)
{
    const struct myst_state *s = h->state;
    if (myst_in_scoring(h) == REFUSED)
        return REFUSED;
    bool right = myst_test_total(h, 0);

    myst_end_moves(h->state);
    if (!h->sums)
        return STANDS;
    int team = h->move->actor, said = item(h->move, 0, 0), total = myst_total(h->match, s, team, CARDS_FLIPPED);
    const char *name = myst_team_name(h, team);
    struct myst_text line = {0};
    if (s->whose_unknown)
        myst_add(&line, "%s announces %d", name, said);
    else if (!right)
        tell_slip(h, said, total, &line);
    else {
        myst_add(&line, "%s announces %d: ", name, said);
        tell_sum(h->match, s, team, &line);
        if (said != total)
            myst_add(&line, " (%s says %d)", name, said);
    }
    sum_up(h, "%s", line.text);
    return STANDS;
}
