/* Myst: the score sheet and who wins. */
#include <stdio.h>
#include <string.h>

#include "games/myst/myst.h"

/* The team whose piece counts for switches on a position, and the piece. */
static int switch_owner(const struct match *match, const struct myst_state *s, int position, int *piece)
{
    int landmark = myst_box_of(match)->landmark_at[position];
    if (myst_is_open(s, position))
        return NOBODY;
    bool covered = landmark >= 0 && s->cover[landmark] != NOBODY && myst_answer(match, HOUSE_SWITCH, SWITCH_TOP);
    *piece = covered ? position : myst_piece_on(s, position);
    return covered ? s->cover[landmark] : myst_owner(s, position);
}

/* The switches on its pieces, but where a cover counts instead of what lies beneath it. */
static int count_switches(const struct match *match, const struct myst_state *s, int team)
{
    const struct myst_box *box = myst_box_of(match);
    int count = 0;
    for (int i = 0; i < box->switched; i++)
        count += myst_is_used(s, team, box->with_switches[i]) ? box->switches[box->with_switches[i]] : 0;
    for (int landmark = 0; landmark < box->landmarks && myst_answer(match, HOUSE_SWITCH, SWITCH_TOP); landmark++) {
        int key = box->key[landmark];
        if (s->cover[landmark] == NOBODY)
            continue;
        count += s->cover[landmark] == team ? box->switches[key] : 0;
        count -= myst_owner(s, key) == team ? box->switches[myst_piece_on(s, key)] : 0;
    }
    return count;
}

bool myst_earns_bonus(const struct match *match, const struct myst_state *s, int team, int landmark)
{
    int key = myst_box_of(match)->key[landmark];
    bool started_there = myst_answer(match, HOUSE_START_BONUS, START_EXCLUDED) && s->team[team].first == key;
    return myst_controls(match, s, landmark) == team && myst_lies_right(s, key, team) && !started_there;
}

/* Adds a card to the lines; the Bonus comes with the first card of a landmark. */
static void count_card(const struct match *match, const struct myst_state *s, int team, int card, bool *seen,
                       int line[LINES])
{
    if (card < CARD_FIRST)
        return;
    int landmark = myst_card_landmark(myst_box_of(match), card);
    if (myst_controls(match, s, landmark) != team)
        return;
    line[LINE_VALUES] += myst_card_value(myst_box_of(match), card);
    if (!seen[landmark] && myst_earns_bonus(match, s, team, landmark))
        line[LINE_BONUS] += myst_box_of(match)->bonus;
    seen[landmark] = true;
}

void myst_lines(const struct match *match, const struct myst_state *s, int team, enum myst_which_cards which,
                int line[LINES])
{
    bool seen[LANDMARKS_MAX] = {false};
    const struct myst_team *t = &s->team[team];
    line[LINE_SWITCHES] = count_switches(match, s, team);
    line[LINE_VALUES] = line[LINE_BONUS] = 0;
    for (int i = 0; i < t->flips; i++)
        count_card(match, s, team, t->flipped[i], seen, line);
    for (int i = 0; i < t->hand_size && which == CARDS_ALL; i++)
        count_card(match, s, team, t->hand[i], seen, line);
}

int myst_running_total(const struct match *match, const struct myst_state *s, int team)
{
    int line[LINES];
    myst_lines(match, s, team, CARDS_FLIPPED, line);
    return line[LINE_SWITCHES] + line[LINE_VALUES] + line[LINE_BONUS];
}

/* "rocket-ship 4 + 5, library 2": as much as there is room for. */
static void tell_values(const struct match *match, const struct myst_state *s, int team, char *out, size_t room)
{
    const struct myst_box *box = myst_box_of(match);
    const struct myst_team *t = &s->team[team];
    size_t used = 0;
    out[0] = '\0';
    for (int landmark = 0; landmark < box->landmarks; landmark++) {
        bool named = false;
        for (int i = 0; i < t->flips + t->hand_size && used + 1 < room; i++) {
            int card = i < t->flips ? t->flipped[i] : t->hand[i - t->flips];
            if (card < CARD_FIRST || myst_card_landmark(box, card) != landmark
                || myst_controls(match, s, landmark) != team)
                continue;
            used +=
                (size_t)snprintf(out + used, room - used, "%s%s%s%d",
                                 named  ? " + "
                                 : used ? ", "
                                        : "",
                                 named ? "" : box->landmark[landmark], named ? "" : " ", myst_card_value(box, card));
            named = true;
        }
    }
}

static void tell_switches(const struct match *match, const struct myst_state *s, int team, char *out, size_t room)
{
    size_t used = 0;
    out[0] = '\0';
    for (int position = 0; position < myst_box_of(match)->positions && used + 1 < room; position++) {
        int piece = 0;
        if (switch_owner(match, s, position, &piece) != team || !myst_box_of(match)->switches[piece])
            continue;
        if (used)
            out[used++] = ' ';
        for (const char *id = myst_box_of(match)->id[piece]; *id && used + 1 < room; id++)
            out[used++] = *id;
        out[used] = '\0';
    }
}

static void fill_sheet(const struct match *match, const struct myst_state *s, int team, struct sheet *sheet)
{
    char switches[64], values[64];
    int line[LINES], low = 0, high = 0, rests = 0;
    myst_lines(match, s, team, CARDS_ALL, line);
    myst_range(match, s, team, &low, &high);
    tell_switches(match, s, team, switches, sizeof switches);
    tell_values(match, s, team, values, sizeof values);
    sheet_add(sheet, "switches", 2 * line[LINE_SWITCHES], &myst_rules[RULE_SWITCHES], "%s", switches);
    sheet_add(sheet, "values", 2 * line[LINE_VALUES], &myst_rules[RULE_VALUES], "%s", values);
    sheet_add(sheet, "bonus", 2 * line[LINE_BONUS], &myst_rules[RULE_BONUS], NULL);
    int known = sheet->total;
    if (low == high && low > 0)
        sheet_add(sheet, "unknown cards", 2 * low, &myst_rules[RULE_VALUES], "whatever they are");
    if (low != high)
        sheet_note(sheet, "cards not shown", 2 * myst_in_hand(s, team, CARD_UNKNOWN));
    sheet->open = low != high;
    sheet->low = known + 2 * low;
    sheet->high = known + 2 * high;
    sheet->rests_on[rests++] = "landmarks";
    sheet->rests_on[rests++] = "switches";
    sheet->rests_on[rests] = myst_in_hand(s, team, CARD_UNKNOWN) ? "cards" : NULL;
}

/* Somebody is sure to have more, or both totals are known. */
static bool winner_told(const struct sheet *a, const struct sheet *b)
{
    return (!a->open && !b->open) || a->low > b->high || b->low > a->high;
}

void myst_score(const struct match *match, const void *state, struct standing *standing)
{
    const struct myst_state *s = state;
    struct sheet *a = &standing->seat[0], *b = &standing->seat[1];
    bool over = s->phase >= PHASE_SCORING;
    for (int team = 0; team < TEAMS; team++)
        fill_sheet(match, s, team, &standing->seat[team]);
    if (winner_told(a, b)) {
        a->rank = b->low > a->high ? 2 : 1;
        b->rank = a->low > b->high ? 2 : 1;
        standing->winners = over ? (a->rank == 1 ? 1u : 0) | (b->rank == 1 ? 2u : 0) : 0;
    } else {
        standing_rank(match, standing, false);
        standing->winners_open = over;
    }
    standing->winners_rests_on[0] = "landmarks";
    standing->winners_rests_on[1] = "switches";
    standing->winners_rests_on[2] = a->rests_on[2] ? a->rests_on[2] : b->rests_on[2];
}
