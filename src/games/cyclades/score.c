/* Cyclades: scores, winners, ranking. */
#include "games/cyclades/cyclades.h"

/* Ranking tiers, best first. */
enum tier { AT_TARGET, LAST_WITH_ISLES, OTHERS, OUT };

/* What the players are ranked by. */
struct race {
    int seats;
    bool over;
    struct runner {
        enum tier tier;
        int metropolises, gold;
    } seat[SEATS_MAX];
};

static struct race race_of(const struct match *match, const struct cyc_state *s)
{
    const struct cyc_box *b = match->box;
    struct race race = {.seats = match->seats, .over = s->phase == PHASE_OVER};
    bool anybody = false;
    for (int seat = 0; seat < race.seats; seat++) {
        int metropolises = cyc_metropolises_of(b, s, seat);
        race.seat[seat] = (struct runner){OTHERS, metropolises, s->gold[seat]};
        anybody = anybody || metropolises >= b->target;
    }
    for (int seat = 0; seat < race.seats; seat++)
        if (race.seat[seat].metropolises >= b->target)
            race.seat[seat].tier = AT_TARGET;
        else if (race.over && !anybody && cyc_has_isle(b, s, seat))
            race.seat[seat].tier = LAST_WITH_ISLES;
        else if (s->out[seat])
            race.seat[seat].tier = OUT;
    return race;
}

/* Below 0: the first ranks before the second, whatever their purses hold. */
static int compare_cities(const struct race *race, int tie, int first, int second)
{
    const struct runner *a = &race->seat[first], *b = &race->seat[second];
    if (a->tier != b->tier)
        return (int)a->tier - (int)b->tier;
    bool count = a->tier != AT_TARGET || tie == TIE_METROPOLISES;
    return count ? b->metropolises - a->metropolises : 0;
}

/* Below 0: the first ranks before the second. Nobody ranks before or behind a purse that is not known. */
static int compare(const struct race *race, int tie, int first, int second)
{
    int cities = compare_cities(race, tie, first, second), a = race->seat[first].gold, b = race->seat[second].gold;
    bool known = a != UNKNOWN && b != UNKNOWN;
    return cities || !known ? cities : b - a;
}

static bool first_tier(const struct race *race, int seat)
{
    return race->seat[seat].tier <= LAST_WITH_ISLES;
}

/* Those between whom only the purse decides. */
static unsigned contenders(const struct race *race, int tie)
{
    int most = 0;
    for (int seat = 0; seat < race->seats && tie == TIE_METROPOLISES; seat++)
        if (first_tier(race, seat) && race->seat[seat].metropolises > most)
            most = race->seat[seat].metropolises;
    unsigned seats = 0;
    for (int seat = 0; seat < race->seats; seat++)
        if (first_tier(race, seat) && race->seat[seat].metropolises >= most)
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

/* The first of them whose purse is not known; NOBODY where that decides nothing. */
static int missing_purse(const struct race *race, int tie)
{
    unsigned seats = contenders(race, tie);
    for (int seat = 0; seat < race->seats && counted(seats) > 1; seat++)
        if (seats & 1u << seat && race->seat[seat].gold == UNKNOWN)
            return seat;
    return NOBODY;
}

static bool purse_missing(const struct race *race, int tie)
{
    return missing_purse(race, tie) != NOBODY;
}

/* How many rank before this seat, ties broken so. */
static int before(const struct race *race, int tie, int seat)
{
    int count = 0;
    for (int other = 0; other < race->seats; other++)
        count += compare(race, tie, other, seat) < 0;
    return count;
}

static unsigned winners(const struct race *race, int tie)
{
    unsigned seats = 0;
    for (int seat = 0; seat < race->seats && race->over && !purse_missing(race, tie); seat++)
        if (first_tier(race, seat) && before(race, tie, seat) == 0)
            seats |= 1u << seat;
    return seats;
}

/* The other answer to how ties are broken, where it would make others win. */
static const char *other_answer(const struct race *race, int tie)
{
    static const char *const lifts[] = {[TIE_GOLD] = "tie: gold", [TIE_METROPOLISES] = "tie: metropolises"};
    int other = tie == TIE_GOLD ? TIE_METROPOLISES : TIE_GOLD;
    return winners(race, tie) != winners(race, other) ? lifts[other] : NULL;
}

/* Does the purse tell this seat from another? */
static bool purse_decides(const struct race *race, int tie, int seat)
{
    for (int other = 0; other < race->seats; other++)
        if (compare(race, tie, other, seat) != 0 && compare_cities(race, tie, other, seat) == 0)
            return true;
    return false;
}

static void say_tie(const struct runner *runner, bool decides, const char *lift, struct sheet *sheet)
{
    char gold[32] = "unknown";
    if (runner->gold != UNKNOWN)
        put_string(gold, sizeof gold, "%d", runner->gold);
    put_string(sheet->tie_break, sizeof sheet->tie_break, "%s: %s%s%s", decides ? "gold decides" : "equal gold", gold,
               lift ? "; otherwise with house " : "", lift ? lift : "");
    sheet->tie_rule = &cyc_rules[RULE_WINNER];
}

static void rank(const struct race *race, int tie, struct standing *standing)
{
    unsigned tied = contenders(race, tie);
    bool missing = purse_missing(race, tie);
    standing->winners = winners(race, tie);
    standing->winners_house = other_answer(race, tie);
    standing->winners_open = race->over && missing;
    for (int seat = 0; seat < race->seats; seat++) {
        standing->seat[seat].rank = before(race, tie, seat) + 1;
        bool at_target = counted(tied) > 1 && tied & 1u << seat && race->seat[seat].tier == AT_TARGET;
        bool decides = purse_decides(race, tie, seat);
        if (at_target || decides)
            say_tie(&race->seat[seat], decides || missing, at_target ? standing->winners_house : NULL,
                    &standing->seat[seat]);
    }
}

void cyc_score(const struct match *match, const void *state, struct standing *standing)
{
    const struct cyc_state *s = state;
    const struct cyc_box *b = match->box;
    struct race race = race_of(match, s);
    for (int seat = 0; seat < match->seats; seat++) {
        struct sheet *sheet = &standing->seat[seat];
        sheet_add(sheet, "metropolises", 2 * race.seat[seat].metropolises, &cyc_rules[RULE_METROPOLIS_NOW], NULL);
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
    rank(&race, match->house[Q_TIE], standing);
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
    const struct race race = race_of(h->match, h->state);
    int missing = missing_purse(&race, h->match->house[Q_TIE]);
    if (!race.over || missing == NOBODY)
        return;
    unsettled(h, RULE_WINNER, "gold decides, and it is not known how much %s has", h->match->names[missing]);
    if (h->match->house[Q_TIE] == TIE_GOLD && !purse_missing(&race, TIE_METROPOLISES))
        hangs_on(h, Q_TIE, TIE_METROPOLISES);
}
