/* Myst: points, the score sheet and who wins. */

#include "games/myst/myst.h"

int myst_switch_points(const struct match *match, const struct myst_state *s, int team, int piece)
{
    const struct myst_box *box = myst_box_of(match);
    bool top = myst_answer(match, HOUSE_SWITCH, SWITCH_TOP);
    if (box->landmark_at[piece] >= 0 && s->cover[box->landmark_at[piece]] == team)
        return top ? box->switches[piece] : 0;
    if (!myst_is_used(s, team, piece))
        return 0;
    int landmark = box->landmark_at[myst_where_lies(s, team, piece)];
    return top && landmark >= 0 && s->cover[landmark] != NOBODY ? 0 : box->switches[piece];
}

bool myst_earns_bonus(const struct match *match, const struct myst_state *s, int team, int landmark)
{
    int key = myst_box_of(match)->key[landmark];
    bool started_there = myst_answer(match, HOUSE_START_BONUS, START_EXCLUDED) && s->team[team].first == key;
    return myst_controls(match, s, landmark) == team && myst_lies_right(s, key, team) && !started_there;
}

struct myst_worth myst_worth(const struct match *match, const struct myst_state *s, int team, int landmark,
                             enum myst_which_cards which)
{
    const struct myst_box *box = myst_box_of(match);
    const struct myst_team *t = &s->team[team];
    struct myst_worth worth = {0};
    for (int i = 0; i < t->flips + (which == CARDS_ALL ? t->hand_size : 0); i++)
        if (myst_card_landmark(box, myst_card_of(t, i)) == landmark) {
            worth.cards++;
            worth.values += myst_card_value(box, myst_card_of(t, i));
        }
    if (myst_controls(match, s, landmark) != team)
        worth.values = 0;
    worth.bonus = worth.cards && myst_earns_bonus(match, s, team, landmark) ? box->bonus : 0;
    return worth;
}

const struct myst_line_of myst_line_of[LINES] = {[LINE_SWITCHES] = {"switches", RULE_SWITCHES},
                                                 [LINE_VALUES] = {"values", RULE_VALUES},
                                                 [LINE_BONUS] = {"bonus", RULE_BONUS}};

void myst_lines(const struct match *match, const struct myst_state *s, int team, enum myst_which_cards which,
                int line[LINES])
{
    const struct myst_box *box = myst_box_of(match);
    line[LINE_SWITCHES] = line[LINE_VALUES] = line[LINE_BONUS] = 0;
    for (int i = 0; i < box->switched; i++)
        line[LINE_SWITCHES] += myst_switch_points(match, s, team, box->with_switches[i]);
    for (int landmark = 0; landmark < box->landmarks; landmark++) {
        struct myst_worth worth = myst_worth(match, s, team, landmark, which);
        line[LINE_VALUES] += worth.values;
        line[LINE_BONUS] += worth.bonus;
    }
}

int myst_total(const struct match *match, const struct myst_state *s, int team, enum myst_which_cards which)
{
    int line[LINES];
    myst_lines(match, s, team, which, line);
    return line[LINE_SWITCHES] + line[LINE_VALUES] + line[LINE_BONUS];
}

int myst_said(const struct match *match, const struct myst_state *s, int team)
{
    return s->team[team].slipped ? s->team[team].said : myst_total(match, s, team, CARDS_FLIPPED);
}

void myst_tell_switches(const struct match *match, const struct myst_state *s, int team, const char *between,
                        struct myst_text *out)
{
    const struct myst_box *box = myst_box_of(match);
    const char *before = "";
    for (int i = 0; i < box->switched; i++) {
        int piece = box->with_switches[i], points = myst_switch_points(match, s, team, piece);
        if (!points)
            continue;
        myst_add(out, "%s%s", before, box->id[piece]);
        if (points > 1)
            myst_add(out, " (%d)", points);
        before = between;
    }
}

void myst_tell_values(const struct match *match, const struct myst_state *s, int team, int landmark,
                      struct myst_text *out)
{
    const struct myst_box *box = myst_box_of(match);
    const struct myst_team *t = &s->team[team];
    const char *before = "";
    for (int i = 0; i < t->flips + t->hand_size; i++)
        if (myst_card_landmark(box, myst_card_of(t, i)) == landmark) {
            myst_add(out, "%s%d", before, myst_card_value(box, myst_card_of(t, i)));
            before = " + ";
        }
}

/* "rocket ship 4 + 5, library 2": cards of landmarks the team controls; with `bonus` only landmarks with a Bonus. */
static void tell_landmarks(const struct match *match, const struct myst_state *s, int team, bool bonus,
                           struct myst_text *out)
{
    const struct myst_box *box = myst_box_of(match);
    for (int landmark = 0; landmark < box->landmarks; landmark++) {
        struct myst_worth worth = myst_worth(match, s, team, landmark, CARDS_ALL);
        if (bonus ? !worth.bonus : !worth.values)
            continue;
        myst_add(out, "%s%s%s", out->used ? ", " : "", box->title[landmark], bonus ? "" : " ");
        if (!bonus)
            myst_tell_values(match, s, team, landmark, out);
    }
}

/* Notes below the total who controls each landmark whose cards bring the team nothing. */
static void note_worthless(const struct match *match, const struct myst_state *s, int team, struct sheet *sheet)
{
    const struct myst_box *box = myst_box_of(match);
    for (int landmark = 0; landmark < box->landmarks && sheet->lines < SHEET_LINES; landmark++) {
        int control = myst_controls(match, s, landmark);
        struct myst_text values = {0};
        myst_tell_values(match, s, team, landmark, &values);
        if (!values.used || control == team)
            continue;
        struct sheet_line *line = sheet_note(sheet, "no points", 0);
        line->rule = &myst_rules[RULE_CONTROL];
        put_string(line->detail, sizeof line->detail, "%s %s: %s controls it", box->title[landmark], values.text,
                   control == NOBODY ? "nobody" : match->names[control]);
    }
}

/* Does the Bonus of the first key piece not count, and is it unknown which that was? */
static bool first_is_open(const struct match *match, const struct myst_state *s, int team)
{
    return myst_answer(match, HOUSE_START_BONUS, START_EXCLUDED) && s->team[team].first == UNKNOWN;
}

/* Returns the total, in halves. */
static struct range fill_sheet(const struct match *match, const struct myst_state *s, int team, struct sheet *sheet)
{
    struct myst_text detail[LINES] = {0};
    struct range more = myst_range(match, s, team);
    int line[LINES], unknown = myst_in_hand(s, team, CARD_UNKNOWN);
    myst_lines(match, s, team, CARDS_ALL, line);
    if (first_is_open(match, s, team) && line[LINE_BONUS])
        more.low -= myst_box_of(match)->bonus;
    if (!sheet->brief) {
        myst_tell_switches(match, s, team, " ", &detail[LINE_SWITCHES]);
        tell_landmarks(match, s, team, false, &detail[LINE_VALUES]);
        tell_landmarks(match, s, team, true, &detail[LINE_BONUS]);
    }
    for (int i = 0; i < LINES; i++)
        sheet_add(sheet, myst_line_of[i].label, 2 * line[i], &myst_rules[myst_line_of[i].rule], "%s", detail[i].text);
    int known = sheet->total;
    if (range_known(more) && more.low > 0)
        sheet_add(sheet, "unknown cards", 2 * more.low, &myst_rules[RULE_VALUES], "worth this or more");
    if (!range_known(more))
        sheet_note(sheet, "unknown cards", 2 * unknown);
    if (!sheet->brief)
        note_worthless(match, s, team, sheet);
    sheet->rests_on[0] = "landmarks";
    sheet->rests_on[1] = "switches";
    sheet->rests_on[2] = unknown ? "cards" : NULL;
    return range_sum(range_at(known), range_doubled(more));
}

/* If the record does not say whose pieces are on the board, nothing can be counted. */
static struct range fill_unknown(struct sheet *sheet)
{
    for (int line = 0; line < LINES; line++)
        sheet_add(sheet, myst_line_of[line].label, 0, &myst_rules[myst_line_of[line].rule],
                  "the record does not say whose pieces are on the board")
            ->unknown = true;
    return (struct range){0, NO_LIMIT};
}

/* Adds `key` of this team to what is needed. */
static void need_of(const struct match *match, int team, const char *key, struct standing *standing)
{
    append_string(standing->needs, sizeof standing->needs, "%s`%s` of %s", standing->needs[0] ? ", " : "write ", key,
                  match->names[team]);
    standing_need(standing, match, key, 1u << team);
}

/* Names what the record must give to settle who won. */
static void name_needs(const struct match *match, const struct myst_state *s, struct standing *standing)
{
    if (s->whose_unknown) {
        put_string(standing->needs, sizeof standing->needs, "write `pieces`");
        put_string(standing->needed, sizeof standing->needed, "pieces");
    }
    for (int team = 0; team < TEAMS; team++) {
        if (!standing->seat[team].open)
            continue;
        if (myst_in_hand(s, team, CARD_UNKNOWN))
            need_of(match, team, "hands", standing);
        if (first_is_open(match, s, team) && !s->whose_unknown)
            need_of(match, team, "first", standing);
    }
    standing->needs_rule = &myst_rules[RULE_WINNER];
}

void myst_settle(const struct match *match, const struct range total[TEAMS], bool over, struct standing *standing)
{
    struct contest contest = {.deciders = 1, .strict = true, .by = {{total[0]}, {total[1]}}};
    standing_settle(match, &contest, 1, over, standing);
    for (int team = 0; standing->winners == 3u && team < TEAMS; team++) {
        struct sheet *sheet = &standing->seat[team];
        put_string(sheet->tie_break, sizeof sheet->tie_break, "a draw");
        sheet->tie_rule = &myst_rules[RULE_WINNER];
    }
}

void myst_score(const struct match *match, const void *state, struct standing *standing)
{
    const struct myst_state *s = state;
    struct range total[TEAMS];
    for (int team = 0; team < TEAMS; team++)
        total[team] =
            s->whose_unknown ? fill_unknown(&standing->seat[team]) : fill_sheet(match, s, team, &standing->seat[team]);
    myst_settle(match, total, s->phase >= PHASE_SCORING, standing);
    if (standing->winners_open)
        name_needs(match, s, standing);
    for (int team = 0; team < TEAMS && s->whose_unknown; team++) {
        standing->seat[team].low = 1; /* nothing is known */
        standing->seat[team].high = 0;
    }
    standing->winners_rests_on[0] = "landmarks";
    standing->winners_rests_on[1] = "switches";
    standing->winners_rests_on[2] =
        standing->seat[0].rests_on[2] ? standing->seat[0].rests_on[2] : standing->seat[1].rests_on[2];
}
