/* Cyclades: scores, winners, ranking. */
#include "games/cyclades/cyclades.h"

/* Ranking tiers, best first. */
enum tier { AT_TARGET, LAST_WITH_ISLES, OTHERS, OUT };

static bool anybody_at_target(const struct match *match, const struct cyc_state *s)
{
    const struct cyc_box *b = match->box;
    for (int seat = 0; seat < match->seats; seat++)
        if (cyc_metropolises_of(b, s, seat) >= b->target)
            return true;
    return false;
}

static enum tier tier_of(const struct match *match, const struct cyc_state *s, int seat)
{
    const struct cyc_box *b = match->box;
    if (cyc_metropolises_of(b, s, seat) >= b->target)
        return AT_TARGET;
    if (s->phase == PHASE_OVER && cyc_has_isle(b, s, seat) && !anybody_at_target(match, s))
        return LAST_WITH_ISLES;
    return s->out[seat] ? OUT : OTHERS;
}

/* Below 0: the first ranks before the second, whatever their purses hold. */
static int compare_cities(const struct match *match, const struct cyc_state *s, int tie, int first, int second)
{
    const struct cyc_box *b = match->box;
    int tier = (int)tier_of(match, s, first), rival = (int)tier_of(match, s, second);
    if (tier != rival)
        return tier - rival;
    bool count = tier != AT_TARGET || tie == TIE_METROPOLISES;
    return count ? cyc_metropolises_of(b, s, second) - cyc_metropolises_of(b, s, first) : 0;
}

/* Below 0: the first ranks before the second. Nobody ranks before or behind a purse that is not known. */
static int compare(const struct match *match, const struct cyc_state *s, int tie, int first, int second)
{
    int cities = compare_cities(match, s, tie, first, second);
    bool known = s->gold[first] != UNKNOWN && s->gold[second] != UNKNOWN;
    return cities || !known ? cities : s->gold[second] - s->gold[first];
}

static bool first_tier(const struct match *match, const struct cyc_state *s, int seat)
{
    enum tier tier = tier_of(match, s, seat);
    return tier == AT_TARGET || tier == LAST_WITH_ISLES;
}

/* Those between whom only the purse decides. */
static unsigned contenders(const struct match *match, const struct cyc_state *s, int tie)
{
    const struct cyc_box *b = match->box;
    int most = 0;
    for (int seat = 0; seat < match->seats && tie == TIE_METROPOLISES; seat++)
        if (first_tier(match, s, seat) && cyc_metropolises_of(b, s, seat) > most)
            most = cyc_metropolises_of(b, s, seat);
    unsigned seats = 0;
    for (int seat = 0; seat < match->seats; seat++)
        if (first_tier(match, s, seat) && cyc_metropolises_of(b, s, seat) >= most)
            seats |= 1u << seat;
    return seats;
}

static int counted(unsigned seats)
{
    int count = 0;
    for (; seats; seats &= seats - 1)
        count++;
    return count;
}

static bool purse_missing(const struct match *match, const struct cyc_state *s, int tie)
{
    unsigned seats = contenders(match, s, tie);
    for (int seat = 0; seat < match->seats && counted(seats) > 1; seat++)
        if (seats & 1u << seat && s->gold[seat] == UNKNOWN)
            return true;
    return false;
}

/* How many rank before this seat, ties broken so. */
static int before(const struct match *match, const struct cyc_state *s, int tie, int seat)
{
    int count = 0;
    for (int other = 0; other < match->seats; other++)
        count += compare(match, s, tie, other, seat) < 0;
    return count;
}

static unsigned winners(const struct match *match, const struct cyc_state *s, int tie)
{
    unsigned seats = 0;
    for (int seat = 0; seat < match->seats && s->phase == PHASE_OVER && !purse_missing(match, s, tie); seat++)
        if (first_tier(match, s, seat) && before(match, s, tie, seat) == 0)
            seats |= 1u << seat;
    return seats;
}

/* The other answer to how ties are broken, where it would make others win. */
static const char *other_answer(const struct match *match, const struct cyc_state *s)
{
    static const char *const lifts[] = {[TIE_GOLD] = "tie: gold", [TIE_METROPOLISES] = "tie: metropolises"};
    int tie = match->house[Q_TIE], other = tie == TIE_GOLD ? TIE_METROPOLISES : TIE_GOLD;
    return winners(match, s, tie) != winners(match, s, other) ? lifts[other] : NULL;
}

/* Does the purse tell this seat from another? */
static bool purse_decides(const struct match *match, const struct cyc_state *s, int tie, int seat)
{
    for (int other = 0; other < match->seats; other++)
        if (compare(match, s, tie, other, seat) != 0 && compare_cities(match, s, tie, other, seat) == 0)
            return true;
    return false;
}

static void say_tie(const struct cyc_state *s, int seat, const char *lift, struct sheet *sheet)
{
    char gold[32] = "unknown";
    if (s->gold[seat] != UNKNOWN)
        put_string(gold, sizeof gold, "%d", s->gold[seat]);
    put_string(sheet->tie_break, sizeof sheet->tie_break, "gold decides: %s%s%s", gold,
               lift ? "; otherwise with house " : "", lift ? lift : "");
    sheet->tie_rule = &cyc_rules[RULE_WINNER];
}

static void rank(const struct match *match, const struct cyc_state *s, struct standing *standing)
{
    int tie = match->house[Q_TIE];
    unsigned tied = contenders(match, s, tie);
    standing->winners = winners(match, s, tie);
    standing->winners_house = other_answer(match, s);
    standing->winners_open = s->phase == PHASE_OVER && purse_missing(match, s, tie);
    for (int seat = 0; seat < match->seats; seat++) {
        standing->seat[seat].rank = before(match, s, tie, seat) + 1;
        bool at_target = counted(tied) > 1 && tied & 1u << seat && tier_of(match, s, seat) == AT_TARGET;
        if (at_target || purse_decides(match, s, tie, seat))
            say_tie(s, seat, at_target ? standing->winners_house : NULL, &standing->seat[seat]);
    }
}

void cyc_score(const struct match *match, const void *state, struct standing *standing)
{
    const struct cyc_state *s = state;
    const struct cyc_box *b = match->box;
    for (int seat = 0; seat < match->seats; seat++) {
        struct sheet *sheet = &standing->seat[seat];
        sheet_add(sheet, "metropolises", 2 * cyc_metropolises_of(b, s, seat), &cyc_rules[RULE_METROPOLIS_NOW], NULL);
        if (s->gold[seat] != UNKNOWN)
            sheet_note(sheet, "gold", 2 * s->gold[seat]);
        sheet_note(sheet, "isles", 2 * cyc_isles_of(b, s, seat));
        sheet_note(sheet, "income", 2 * cyc_income_of(b, s, seat));
        sheet_note(sheet, "philosophers", 2 * s->philosophers[seat]);
        sheet_note(sheet, "priests", 2 * s->priests[seat]);
        sheet_note(sheet, "troops", 2 * cyc_troops_out(b, s, seat));
        sheet_note(sheet, "fleets", 2 * cyc_fleets_out(b, s, seat));
        sheet_note(sheet, "territory", 2 * cyc_markers_on_isles(b, s, seat));
    }
    rank(match, s, standing);
}

void cyc_scored(const struct match *match, const void *state, struct text *out)
{
    struct cyc_holdings of;
    (void)match;
    cyc_gather_holdings(state, &of);
    text_add_bytes(out, (const char *)&of, sizeof of);
}

void cyc_at_end(struct hearing *h)
{
    const struct cyc_state *s = h->state;
    if (s->phase != PHASE_OVER || !purse_missing(h->match, s, h->match->house[Q_TIE]))
        return;
    unsettled(h, RULE_WINNER, "gold decides between several players, and the purse of one of them is not known");
    if (h->match->house[Q_TIE] == TIE_GOLD && !purse_missing(h->match, s, TIE_METROPOLISES))
        hangs_on(h, Q_TIE, TIE_METROPOLISES);
}
