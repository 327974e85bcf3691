/* Myst: points, the score sheet and who wins. */
#include <stddef.h>
#include <string.h>

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
    for (int i = 0; i < t->flips + (which == CARDS_ALL ? t->hand_size : 0); i++) {
        int card = i < t->flips ? t->flipped[i] : t->hand[i - t->flips];
        if (card < CARD_FIRST || myst_card_landmark(box, card) != landmark)
            continue;
        worth.cards++;
        worth.values += myst_card_value(box, card);
    }
    if (myst_controls(match, s, landmark) != team)
        worth.values = 0;
    worth.bonus = worth.cards && myst_earns_bonus(match, s, team, landmark) ? box->bonus : 0;
    return worth;
}

/* A team's lines, and what each landmark adds to them. */
struct tally {
    int line[LINES];
    struct myst_worth worth[LANDMARKS_MAX];
};

static void sum_up_cards(const struct match *match, const struct myst_state *s, int team, enum myst_which_cards which,
                         struct tally *tally)
{
    const struct myst_box *box = myst_box_of(match);
    int *line = memset(tally->line, 0, sizeof tally->line);
    for (int i = 0; i < box->switched; i++)
        line[LINE_SWITCHES] += myst_switch_points(match, s, team, box->with_switches[i]);
    for (int landmark = 0; landmark < box->landmarks; landmark++) {
        struct myst_worth worth = tally->worth[landmark] = myst_worth(match, s, team, landmark, which);
        line[LINE_VALUES] += worth.values;
        line[LINE_BONUS] += worth.bonus;
    }
}

void myst_lines(const struct match *match, const struct myst_state *s, int team, enum myst_which_cards which,
                int line[LINES])
{
    struct tally tally;
    sum_up_cards(match, s, team, which, &tally);
    memcpy(line, tally.line, sizeof tally.line);
}

static int total_of(const struct match *match, const struct myst_state *s, int team, enum myst_which_cards which)
{
    int line[LINES];
    myst_lines(match, s, team, which, line);
    return line[LINE_SWITCHES] + line[LINE_VALUES] + line[LINE_BONUS];
}

int myst_known_total(const struct match *match, const struct myst_state *s, int team)
{
    return total_of(match, s, team, CARDS_ALL);
}

int myst_running_total(const struct match *match, const struct myst_state *s, int team)
{
    return total_of(match, s, team, CARDS_FLIPPED);
}

int myst_said(const struct match *match, const struct myst_state *s, int team)
{
    return s->team[team].slipped ? s->team[team].said : myst_running_total(match, s, team);
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
    for (int i = 0; i < t->flips + t->hand_size; i++) {
        int card = i < t->flips ? t->flipped[i] : t->hand[i - t->flips];
        if (card < CARD_FIRST || myst_card_landmark(box, card) != landmark)
            continue;
        myst_add(out, "%s%d", before, myst_card_value(box, card));
        before = " + ";
    }
}

/* "rocket ship 4 + 5, library 2": cards of landmarks the team controls; with `bonus` only landmarks with a Bonus. */
static void tell_landmarks(const struct match *match, const struct myst_state *s, int team, const struct tally *tally,
                           bool bonus, struct myst_text *out)
{
    char room[WORD_ROOM];
    for (int landmark = 0; landmark < myst_box_of(match)->landmarks; landmark++) {
        const struct myst_worth *worth = &tally->worth[landmark];
        if (bonus ? !worth->bonus : !worth->values)
            continue;
        myst_add(out, "%s%s", out->used ? ", " : "", myst_landmark_title(match, landmark, room));
        if (bonus)
            continue;
        myst_add(out, " ");
        myst_tell_values(match, s, team, landmark, out);
    }
}

/* Notes below the total who controls each landmark whose cards bring the team nothing. */
static void note_worthless(const struct match *match, const struct myst_state *s, int team, const struct tally *tally,
                           struct sheet *sheet)
{
    char room[WORD_ROOM];
    for (int landmark = 0; landmark < myst_box_of(match)->landmarks && sheet->lines < SHEET_LINES; landmark++) {
        int control = myst_controls(match, s, landmark);
        if (!tally->worth[landmark].cards || control == team)
            continue;
        struct myst_text detail = {0};
        myst_add(&detail, "%s ", myst_landmark_title(match, landmark, room));
        myst_tell_values(match, s, team, landmark, &detail);
        myst_add(&detail, ": %s controls it", control == NOBODY ? "nobody" : match->names[control]);
        struct sheet_line *line = &sheet->line[sheet->lines++];
        *line = (struct sheet_line){.label = "no points", .rule = &myst_rules[RULE_CONTROL], .extra = true};
        put_string(line->detail, sizeof line->detail, "%s", detail.text);
    }
}

/* One Bonus may be too many if that of the first key piece does not count and it is unknown which came first. */
static int bonus_in_doubt(const struct match *match, const struct myst_state *s, int team, const struct tally *tally)
{
    if (!myst_answer(match, HOUSE_START_BONUS, START_EXCLUDED) || s->team[team].first != UNKNOWN)
        return 0;
    for (int landmark = 0; landmark < myst_box_of(match)->landmarks; landmark++)
        if (tally->worth[landmark].bonus)
            return myst_box_of(match)->bonus;
    return 0;
}

/* If the record does not say whose pieces are on the board, nothing can be counted. */
static void fill_unknown(struct sheet *sheet)
{
    static const struct {
        const char *label;
        int rule;
    } line[] = {{"switches", RULE_SWITCHES}, {"values", RULE_VALUES}, {"bonus", RULE_BONUS}};
    for (int i = 0; i < LINES; i++) {
        sheet_add(sheet, line[i].label, 0, &myst_rules[line[i].rule],
                  "the record does not say whose pieces are on the board");
        sheet->line[i].unknown = true;
    }
    sheet->open = true;
    sheet->low = 1;
    sheet->high = 0;
}

static void fill_sheet(const struct match *match, const struct myst_state *s, int team, struct sheet *sheet)
{
    struct myst_text switches = {0}, values = {0}, bonuses = {0};
    struct tally tally;
    int *line = tally.line, low = 0, high = 0, rests = 0;
    if (s->whose_unknown) {
        fill_unknown(sheet);
        return;
    }
    sum_up_cards(match, s, team, CARDS_ALL, &tally);
    myst_range(match, s, team, &low, &high);
    low -= bonus_in_doubt(match, s, team, &tally);
    if (!sheet->brief) {
        myst_tell_switches(match, s, team, " ", &switches);
        tell_landmarks(match, s, team, &tally, false, &values);
        tell_landmarks(match, s, team, &tally, true, &bonuses);
    }
    sheet_add(sheet, "switches", 2 * line[LINE_SWITCHES], &myst_rules[RULE_SWITCHES], "%s", switches.text);
    sheet_add(sheet, "values", 2 * line[LINE_VALUES], &myst_rules[RULE_VALUES], "%s", values.text);
    sheet_add(sheet, "bonus", 2 * line[LINE_BONUS], &myst_rules[RULE_BONUS], "%s", bonuses.text);
    int known = sheet->total;
    if (low == high && low > 0)
        sheet_add(sheet, "unknown cards", 2 * low, &myst_rules[RULE_VALUES], "worth this or more");
    if (low != high)
        sheet_note(sheet, "unknown cards", 2 * myst_in_hand(s, team, CARD_UNKNOWN));
    if (!sheet->brief)
        note_worthless(match, s, team, &tally, sheet);
    sheet->open = low != high;
    sheet->low = known + 2 * low;
    sheet->high = known + 2 * high;
    sheet->rests_on[rests++] = "landmarks";
    sheet->rests_on[rests++] = "switches";
    sheet->rests_on[rests] = myst_in_hand(s, team, CARD_UNKNOWN) ? "cards" : NULL;
}

/* Has one team certainly more, or are both totals known? */
static bool is_told(const struct sheet *a, const struct sheet *b)
{
    bool counted = a->low <= a->high && b->low <= b->high;
    return (!a->open && !b->open) || (counted && (a->low > b->high || b->low > a->high));
}

/* Adds `key` of this team to what is needed. */
static void need_of(const struct match *match, int team, const char *key, struct standing *standing)
{
    append_string(standing->needs, sizeof standing->needs, "%s`%s` of %s", standing->needs[0] ? ", " : "write ", key,
                  match->names[team]);
    append_string(standing->needed, sizeof standing->needed, "%s%s.%s", standing->needed[0] ? " " : "", key,
                  match->names[team]);
}

/* Names what the record must give to settle who won. */
static void name_needs(const struct match *match, const struct myst_state *s, struct standing *standing)
{
    if (s->whose_unknown) {
        put_string(standing->needs, sizeof standing->needs, "write `pieces`");
        put_string(standing->needed, sizeof standing->needed, "pieces");
    }
    for (int team = 0; team < TEAMS; team++) {
        bool cards = myst_in_hand(s, team, CARD_UNKNOWN) > 0, open = standing->seat[team].open;
        bool first = s->team[team].first == UNKNOWN && myst_answer(match, HOUSE_START_BONUS, START_EXCLUDED);
        if (open && cards)
            need_of(match, team, "hands", standing);
        if (open && first && !s->whose_unknown)
            need_of(match, team, "first", standing);
    }
    standing->needs_rule = &myst_rules[RULE_WINNER];
}

static void name_draw(struct sheet *sheet)
{
    put_string(sheet->tie_break, sizeof sheet->tie_break, "%d each, a draw", sheet->total / 2);
    sheet->tie_rule = &myst_rules[RULE_WINNER];
}

size_t myst_gather_holdings(const struct match *match, const struct myst_state *s, struct myst_holdings *of)
{
    int positions = myst_box_of(match)->positions;
    memset(of, 0, offsetof(struct myst_holdings, spot));
    memcpy(of->team, s->team, sizeof of->team);
    for (int team = 0; team < TEAMS; team++) {
        of->team[team].pawn = NONE;
        of->team[team].moved = of->team[team].said = 0;
        of->team[team].slipped = false;
    }
    memcpy(of->cover, s->cover, sizeof of->cover);
    of->youngest = s->youngest;
    of->first_is_yellow = s->first_is_yellow;
    of->scoring = s->phase >= PHASE_SCORING;
    for (int position = 0; position < positions; position++)
        of->spot[position] = s->spot[position].lies * 4 + s->spot[position].used;
    return offsetof(struct myst_holdings, spot) + (size_t)positions * sizeof *of->spot;
}

void myst_scored(const struct match *match, const void *state, struct text *out)
{
    struct myst_holdings of;
    size_t size = myst_gather_holdings(match, state, &of);
    text_add_bytes(out, (const char *)&of, size);
}

void myst_settle(struct standing *standing, bool over)
{
    struct sheet *a = &standing->seat[0], *b = &standing->seat[1];
    if (is_told(a, b)) {
        a->rank = b->low > a->high ? 2 : 1;
        b->rank = a->low > b->high ? 2 : 1;
        standing->winners = over ? (a->rank == 1 ? 1u : 0) | (b->rank == 1 ? 2u : 0) : 0;
        for (int team = 0; over && a->rank == b->rank && team < TEAMS; team++)
            name_draw(&standing->seat[team]);
    } else if (over) {
        standing->winners_open = true;
        /* The possible sets of winners: one team or both, never none. */
        bool counted = a->low <= a->high && b->low <= b->high;
        bool first = !counted || a->high > b->low, second = !counted || b->high > a->low;
        standing->could_win = (first ? 1u << 1 : 0) | (second ? 1u << 2 : 0) | 1u << 3;
    }
}

void myst_score(const struct match *match, const void *state, struct standing *standing)
{
    const struct myst_state *s = state;
    for (int team = 0; team < TEAMS; team++)
        fill_sheet(match, s, team, &standing->seat[team]);
    myst_settle(standing, s->phase >= PHASE_SCORING);
    if (standing->winners_open)
        name_needs(match, s, standing);
    standing->winners_rests_on[0] = "landmarks";
    standing->winners_rests_on[1] = "switches";
    standing->winners_rests_on[2] =
        standing->seat[0].rests_on[2] ? standing->seat[0].rests_on[2] : standing->seat[1].rests_on[2];
}
