/* Cyclades: scores, winners, places. */
#include "game/contest.h"
#include "games/cyclades/cyclades.h"

/* ---- who may have won ------------------------------------------------------------------------------------------ */

/* One way to spread the unknown metropolises over the players, and the results of all ways tried so far. */
struct guess {
    const struct cyc_result *result;
    int tie;
    int metropolises[SEATS_MAX];
    uint64_t could_win;      /* bit n: the seats in the set n can be the winners */
    bool possible;           /* some way is possible */
    unsigned had[SEATS_MAX]; /* bit n: the seat has n metropolises in a possible way */
    bool isles_needed;       /* in some way no player has the target, and the record does not say who has isles */
};

/* The players between whom only gold decides. */
static unsigned contenders(const struct guess *g)
{
    int most = 0;
    unsigned seats = 0;
    for (int seat = 0; seat < g->result->seats && g->tie == TIE_METROPOLISES; seat++)
        most = g->metropolises[seat] > most ? g->metropolises[seat] : most;
    for (int seat = 0; seat < g->result->seats; seat++)
        if (g->metropolises[seat] >= g->result->target && g->metropolises[seat] >= most)
            seats |= 1u << seat;
    return seats;
}

/* Who may win among those with the target, whatever the unknown purses hold. */
static uint64_t winners_by_gold(const struct guess *g)
{
    struct contest contest = {.deciders = 2};
    unsigned rivals = contenders(g);
    for (int seat = 0; seat < g->result->seats; seat++) {
        int gold = g->result->seat[seat].gold;
        contest.by[seat][0] = range_at(rivals >> seat & 1);
        contest.by[seat][1] = gold == UNKNOWN ? (struct range){0, NO_LIMIT, 0} : range_at(gold);
    }
    return contest_winners(&contest, g->result->seats);
}

static bool has_isle(const struct guess *g, int seat)
{
    return g->metropolises[seat] > 0 || g->result->seat[seat].isles > 0;
}

static void keep_spread(struct guess *g)
{
    g->possible = true;
    for (int seat = 0; seat < g->result->seats; seat++)
        g->had[seat] |= 1u << g->metropolises[seat];
}

/* If no player has the target, by house rules the only player with isles has won. Else the game goes on. */
static void try_last_with_isles(struct guess *g)
{
    int holders = g->result->last_wins ? 0 : 2, unknown = 0;
    for (int seat = 0; seat < g->result->seats; seat++) {
        holders += has_isle(g, seat);
        unknown += !has_isle(g, seat) && g->result->seat[seat].isles == UNKNOWN;
    }
    if (holders > 1 || holders + unknown == 0)
        return;
    keep_spread(g);
    g->isles_needed |= holders + unknown > 1;
    for (int seat = 0; seat < g->result->seats; seat++)
        if (holders ? has_isle(g, seat) : g->result->seat[seat].isles == UNKNOWN)
            g->could_win |= UINT64_C(1) << (1u << seat);
}

/* Does the box have enough tiles and isles for this way? */
static bool fits_the_box(const struct guess *g)
{
    int tiles = 0, isles = 0;
    for (int seat = 0; seat < g->result->seats; seat++) {
        int held = g->result->seat[seat].isles, least = g->metropolises[seat];
        if (held != UNKNOWN && held < least)
            return false;
        tiles += least;
        isles += held != UNKNOWN ? held : least;
    }
    return tiles <= g->result->metropolis_tiles && isles <= g->result->isles_on_map;
}

static void try_this_spread(struct guess *g)
{
    if (!fits_the_box(g))
        return;
    if (!contenders(g)) {
        try_last_with_isles(g);
        return;
    }
    keep_spread(g);
    g->could_win |= winners_by_gold(g);
}

static void try_spread(struct guess *g, int seat)
{
    if (seat == g->result->seats) {
        try_this_spread(g);
        return;
    }
    int known = g->result->seat[seat].metropolises;
    int most = known == UNKNOWN ? g->result->metropolis_tiles : known;
    for (int count = known == UNKNOWN ? 0 : known; count <= most; count++) {
        g->metropolises[seat] = count;
        try_spread(g, seat + 1);
    }
}

static struct guess guess_of(const struct cyc_result *result, int tie)
{
    struct guess g = {.result = result, .tie = tie};
    try_spread(&g, 0);
    return g;
}

struct cyc_result cyc_result_of(const struct match *match, bool over)
{
    const struct cyc_box *b = match->box;
    struct cyc_result result = {.seats = match->seats,
                                .target = b->target,
                                .metropolis_tiles = b->tiles[METROPOLIS],
                                .isles_on_map = b->isles,
                                .last_wins = match->house[Q_ELIMINATION] != OUT_NEVER,
                                .over = over};
    for (int seat = 0; seat < match->seats; seat++)
        result.seat[seat].metropolises = result.seat[seat].gold = result.seat[seat].isles = UNKNOWN;
    return result;
}

bool cyc_can_be(struct cyc_result *result)
{
    struct guess g = guess_of(result, TIE_GOLD);
    for (int seat = 0; seat < result->seats; seat++)
        result->seat[seat].possible = g.had[seat];
    return g.possible;
}

/* ---- what is needed -------------------------------------------------------------------------------------------- */

/* The facts that would settle who has won: a key, and the players of whom it is needed. */
struct needed {
    unsigned seats;
    const char *key;
};

/* Can another number of metropolises of the seat change who may have won? Tries every number of the others, from seat
   `other` on, with `left` tiles. */
static bool matters(struct guess *g, int seat, int other, int left)
{
    other += other == seat;
    if (other < g->result->seats) {
        int known = g->result->seat[other].metropolises, most = known == UNKNOWN ? left : known;
        for (int count = known == UNKNOWN ? 0 : known; count <= most; count++) {
            g->metropolises[other] = count;
            if (matters(g, seat, other + 1, left - count))
                return true;
        }
        return false;
    }
    struct guess before = {0};
    for (int count = 0; count <= left; count++) {
        struct guess now = *g;
        now.metropolises[seat] = count;
        try_this_spread(&now);
        if (before.possible && now.possible
            && (before.could_win != now.could_win || before.isles_needed != now.isles_needed))
            return true;
        before = now.possible ? now : before;
    }
    return false;
}

static struct needed needed_facts(const struct cyc_result *result, const struct guess *g,
                                  const struct standing *standing)
{
    struct needed needed = {0, "metropolises"};
    unsigned all = (1u << result->seats) - 1, missing = 0, written = 0;
    for (int seat = 0; seat < result->seats; seat++) {
        struct guess fresh = {.result = result, .tie = g->tie};
        if (result->seat[seat].metropolises == UNKNOWN && matters(&fresh, seat, 0, result->metropolis_tiles))
            needed.seats |= 1u << seat;
        written |= result->seat[seat].isles != UNKNOWN ? 1u << seat : 0u;
        missing |= result->seat[seat].isles == UNKNOWN && result->seat[seat].metropolises < 1 ? 1u << seat : 0u;
    }
    if (needed.seats)
        return needed;
    if (g->isles_needed) /* of all; if some are written, of those without, except where a metropolis shows an isle */
        return (struct needed){written ? missing : all, "isles"};
    for (int seat = 0; seat < result->seats; seat++)
        if (standing_rivals(standing) >> seat & 1 && result->seat[seat].gold == UNKNOWN)
            needed.seats |= 1u << seat;
    needed.key = "gold";
    return needed;
}

/* "anna and ben have at least 2 metropolises each, and gold decides; write anna's and ben's gold" */
static void tell_needed(const struct match *match, const struct cyc_result *result, const struct guess *g,
                        struct standing *standing)
{
    struct needed needed = needed_facts(result, g, standing);
    struct text says = {0};
    unsigned rivals = 0, all = (1u << match->seats) - 1;
    for (int seat = 0; seat < result->seats; seat++)
        rivals |= result->seat[seat].metropolises >= result->target ? 1u << seat : 0u;
    if (same(needed.key, "isles"))
        text_format(&says, "nobody has %d metropolises; ", result->target);
    if (same(needed.key, "gold")) {
        add_names(match, rivals, "", &says);
        text_format(&says, " have at least %d metropolises each, and gold decides; ", result->target);
    }
    text_add(&says, "write ");
    if (same(needed.key, "isles") && needed.seats == all)
        text_add(&says, "`isles` of each player");
    else {
        add_names(match, needed.seats, "'s", &says);
        text_format(&says, " %s", needed.key);
    }
    put_string(standing->needs, sizeof standing->needs, "%s", text_string(&says));
    standing_need(standing, match, needed.key, needed.seats);
    standing->needs_rule = &cyc_rules[RULE_WINNER];
    text_free(&says);
}

/* ---- places ---------------------------------------------------------------------------------------------------- */

/* Below 0: the first ranks before the second. Purses count only at the end, among those with the target. */
static int compare(const struct cyc_result *result, int tie, int first, int second)
{
    bool a = result->seat[first].metropolises >= result->target,
         b = result->seat[second].metropolises >= result->target;
    int more = result->seat[second].metropolises - result->seat[first].metropolises;
    if (!result->over)
        return more;
    if (a != b)
        return a ? -1 : 1;
    if (result->seat[first].out != result->seat[second].out)
        return result->seat[first].out ? 1 : -1;
    if (!a || (tie == TIE_METROPOLISES && more != 0))
        return more;
    return result->seat[second].gold - result->seat[first].gold;
}

/* The player's place, unless it depends on an unknown number, and whether gold breaks a tie with another player who has
   the target. */
static void rank_seat(const struct cyc_result *result, int tie, int seat, struct standing *standing)
{
    struct sheet *sheet = &standing->seat[seat];
    int own = result->seat[seat].metropolises, gold = result->seat[seat].gold, before = 0;
    bool open = false, tied = false, decides = false;
    for (int other = 0; other < result->seats; other++) {
        int theirs = result->seat[other].metropolises, purse = result->seat[other].gold;
        bool rivals = other != seat && result->over && own >= result->target && theirs >= result->target
                      && (tie == TIE_GOLD || own == theirs);
        open = open || theirs == UNKNOWN || (rivals && (gold == UNKNOWN || purse == UNKNOWN));
        tied = tied || rivals;
        decides = decides || (rivals && purse != gold);
        before += compare(result, tie, other, seat) < 0;
    }
    sheet->rank = standing->winners & 1u << seat ? 1 : open ? 0 : before + 1;
    if (!tied)
        return;
    const char *lift = standing->winners_house;
    char purse[32] = "unknown";
    if (gold != UNKNOWN)
        put_string(purse, sizeof purse, "%d", gold);
    put_string(sheet->tie_break, sizeof sheet->tie_break, "%s: %s%s%s", decides ? "gold decides" : "equal gold", purse,
               lift ? "; not with house rule " : "", lift ? lift : "");
    sheet->tie_rule = &cyc_rules[RULE_WINNER];
}

void cyc_rank(const struct match *match, const struct cyc_result *result, struct standing *standing)
{
    static const char *const lifts[] = {[TIE_GOLD] = "tie: gold", [TIE_METROPOLISES] = "tie: metropolises"};
    int tie = match->house[Q_TIE], other_tie = tie == TIE_GOLD ? TIE_METROPOLISES : TIE_GOLD;
    if (result->over) {
        struct guess g = guess_of(result, tie), other = guess_of(result, other_tie);
        /* Certain is the only possible set of winners, unless the record must say who has isles. */
        if (!g.isles_needed && __builtin_popcountll(g.could_win) == 1)
            standing->winners = (unsigned)__builtin_ctzll(g.could_win);
        standing->winners_open = standing->winners == 0 && g.could_win != 0;
        standing->could_win = standing->winners_open ? g.could_win : 0;
        /* Where it stays open who won, the other answer helps only if it settles that. */
        bool settles = standing->winners || (other.could_win & (other.could_win - 1)) == 0;
        standing->winners_house = g.could_win != other.could_win && settles ? lifts[other_tie] : NULL;
        if (standing->winners_open)
            tell_needed(match, result, &g, standing);
    }
    for (int seat = 0; seat < result->seats; seat++)
        rank_seat(result, tie, seat, standing);
}

/* ---- the sheet of a position ----------------------------------------------------------------------------------- */

void cyc_note(struct sheet *sheet, const char *label, int count)
{
    struct sheet_line *line = sheet_note(sheet, label, count == UNKNOWN ? 0 : 2 * count);
    line->unknown = count == UNKNOWN;
    if (line->unknown)
        put_string(line->detail, sizeof line->detail, "not in the record");
}

void cyc_score(const struct match *match, const void *state, struct standing *standing)
{
    const struct cyc_state *s = state;
    struct cyc_result result = cyc_result_of(match, s->phase == PHASE_OVER);
    for (int seat = 0; seat < match->seats; seat++) {
        const struct cyc_holdings has = cyc_holdings_of(match->box, s, seat);
        struct sheet *sheet = &standing->seat[seat];
        result.seat[seat].metropolises = has.metropolises;
        result.seat[seat].gold = s->gold[seat];
        result.seat[seat].isles = has.isles;
        result.seat[seat].out = s->out[seat] || (result.over && result.last_wins && has.isles == 0);
        sheet_add(sheet, "metropolises", 2 * has.metropolises, &cyc_rules[RULE_METROPOLIS_NOW], NULL);
        cyc_note(sheet, "gold", s->gold[seat]);
        cyc_note(sheet, "isles", has.isles);
        cyc_note(sheet, "income", has.income);
        cyc_note(sheet, "philosophers", s->philosophers[seat]);
        cyc_note(sheet, "priests", s->priests[seat]);
        cyc_note(sheet, "troops", has.troops);
        cyc_note(sheet, "fleets", has.fleets);
        cyc_note(sheet, "territory", has.territory);
    }
    cyc_rank(match, &result, standing);
}
