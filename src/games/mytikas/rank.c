/* Mytikas: who is first, as far as the record tells: totals are ranges, and so is what breaks a tie. */
#include <string.h>

#include "games/mytikas/mytikas.h"

void myt_add_points(struct myt_total *total, struct range known, struct range doubt)
{
    total->known[BY_POINTS] = range_sum(total->known[BY_POINTS], known);
    total->doubt[BY_POINTS] = range_sum(total->doubt[BY_POINTS], doubt);
}

void myt_rest(const char *paths[SHEET_RESTS], const char *path)
{
    int i = 0;
    while (i < SHEET_RESTS - 1 && paths[i] && !(path && same(paths[i], path)))
        i++;
    if (i < SHEET_RESTS - 1)
        paths[i] = path;
}

/* ---- ties ---- */

/* What decided between two players with as many points: "large temple on 4 against 2". */
static void say_decider(const struct range own[DECIDERS], const struct range other[DECIDERS], char room[80])
{
    int temple = own[BY_TEMPLE].low, theirs = other[BY_TEMPLE].low, cubes = own[BY_CUBES].low;
    if (temple == theirs && cubes == other[BY_CUBES].low)
        append_string(room, 80, "%d cube%s each", cubes, plural(cubes));
    else if (temple == theirs)
        append_string(room, 80, "%d cube%s against %d", cubes, plural(cubes), other[BY_CUBES].low);
    else if (temple == 0)
        append_string(room, 80, "no large temple against one on %d", theirs);
    else if (theirs == 0)
        append_string(room, 80, "large temple on %d against none", temple);
    else
        append_string(room, 80, "large temple on %d against %d", temple, theirs);
}

static void explain_tie(const struct match *match, const struct myt_total total[PLAYERS], int seat, struct sheet *sheet)
{
    const struct range *a = total[seat].known;
    for (int other = 0; other < match->seats; other++) {
        const struct range *b = total[other].known;
        bool both[DECIDERS]; /* is it known of both? */
        for (int d = 0; d < DECIDERS; d++)
            both[d] = range_known(a[d]) && range_known(b[d]);
        if (other == seat || !both[BY_POINTS] || a[BY_POINTS].low != b[BY_POINTS].low || !both[BY_TEMPLE]
            || (a[BY_TEMPLE].low == b[BY_TEMPLE].low && !both[BY_CUBES]))
            continue;
        if (sheet->tie_break[0])
            append_string(sheet->tie_break, 80, ", ");
        else
            append_string(sheet->tie_break, 80, "%d each; ", a[BY_POINTS].low);
        say_decider(a, b, sheet->tie_break);
        sheet->tie_rule = &myt_rules[RULE_POINTS_TIE];
    }
}

/* ---- what is still needed ---- */

/* Facts, as bits, that the same players lack: "the stone and the gold of ada and ben". */
static void need_facts(const struct match *match, const struct myt_facts *facts, unsigned lacked, unsigned seats,
                       struct text *needs, struct standing *standing)
{
    const char *before = needs->length ? ", " : "write ";
    for (int fact = 0; fact < 32; fact++) {
        if (!(lacked >> fact & 1))
            continue;
        text_format(needs, "%s%s", before, facts->fact[fact].words);
        unsigned rest = lacked >> fact >> 1;
        before = rest & (rest - 1) ? ", " : " and ";
        standing_need(standing, match, facts->fact[fact].key, seats);
    }
    text_add(needs, " of ");
    add_names(match, seats, "", needs);
}

/* Names what would break the tie of players with known, equal points. */
static void need_decider(const struct match *match, const struct myt_total total[PLAYERS],
                         const struct myt_facts *facts, unsigned among, struct standing *standing)
{
    struct text tie = {0}, needs = {0};
    unsigned temples = 0, cubes = 0;
    for (int seat = 0; seat < match->seats; seat++)
        if (among >> seat & 1) {
            temples |= range_known(total[seat].known[BY_TEMPLE]) ? 0 : 1u << seat;
            cubes |= range_known(total[seat].known[BY_CUBES]) ? 0 : 1u << seat;
        }
    add_names(match, among, "", &tie);
    text_format(&tie, " have %d each", total[__builtin_ctz(among)].known[BY_POINTS].low);
    need_facts(match, facts, 1u << (temples ? facts->temple : facts->cubes), temples ? temples : cubes, &needs,
               standing);
    put_string(standing->needs, sizeof standing->needs, "%.110s; %.120s", text_string(&tie), text_string(&needs));
    text_free(&tie);
    text_free(&needs);
}

static void tell_needs(const struct match *match, const struct myt_total total[PLAYERS], const struct myt_facts *facts,
                       struct standing *standing)
{
    struct text needs = {0};
    unsigned among = standing_rivals(standing), lacking[32] = {0}; /* by what their points need */
    for (int seat = 0; seat < match->seats; seat++)
        for (int fact = 0; fact < 32 && among >> seat & 1; fact++)
            lacking[fact] |= total[seat].missing >> fact & 1 ? 1u << seat : 0;
    for (int fact = 0; fact < 32; fact++) {
        unsigned seats = lacking[fact], alike = 0;
        for (int other = fact; seats && other < 32; other++)
            if (lacking[other] == seats) {
                alike |= 1u << other;
                lacking[other] = 0;
            }
        if (seats)
            need_facts(match, facts, alike, seats, &needs, standing);
    }
    put_string(standing->needs, sizeof standing->needs, "%s", text_string(&needs));
    text_free(&needs);
    if (!standing->needs[0])
        need_decider(match, total, facts, among, standing);
    standing->needs_rule = &myt_rules[RULE_POINTS_TIE];
}

static struct contest contest_of(const struct match *match, const struct myt_total total[PLAYERS], bool doubt)
{
    struct contest contest = {.deciders = DECIDERS, .strict = true};
    for (int seat = 0; seat < match->seats; seat++) {
        struct range *by = contest.by[seat];
        memcpy(by, doubt ? total[seat].doubt : total[seat].known, sizeof total[seat].known);
        by[BY_POINTS] = range_doubled(by[BY_POINTS]);
    }
    return contest;
}

/* Until the end only points count. */
void myt_rank(const struct match *match, const struct myt_total total[PLAYERS], const struct myt_facts *facts,
              bool over, struct standing *standing)
{
    struct contest contest = contest_of(match, total, false), doubt = contest_of(match, total, true);
    contest.deciders = over ? DECIDERS : 1;
    standing_settle(match, &contest, 1, over, standing);
    for (int seat = 0; seat < match->seats; seat++) {
        struct sheet *sheet = &standing->seat[seat];
        struct range limits = sheet->rests_on[0] ? doubt.by[seat][BY_POINTS] : range_at(0);
        sheet->doubt_low = limits.low;
        sheet->doubt_high = limits.high;
        if (over)
            explain_tie(match, total, seat, sheet);
    }
    if (!over)
        return;
    standing->doubt_win = contest_winners(&doubt, match->seats);
    if (standing->winners_open)
        tell_needs(match, total, facts, standing);
    for (int seat = 0; seat < match->seats && __builtin_popcountll(standing->doubt_win) != 1; seat++)
        for (const char *const *path = standing->seat[seat].rests_on; *path; path++)
            myt_rest(standing->winners_rests_on, *path);
}
