/* Mytikas: who is first, as far as the record tells: totals are ranges, and so is what breaks a tie. */
#include "games/mytikas/mytikas.h"

/* ---- ranges ---- */

void myt_add_range(struct myt_range *to, struct myt_range more)
{
    to->low += more.low;
    to->high += more.high;
}

void myt_rest(const char *paths[SHEET_RESTS], const char *path)
{
    int i = 0;
    while (i < SHEET_RESTS - 1 && paths[i] && !(path && same(paths[i], path)))
        i++;
    if (i < SHEET_RESTS - 1)
        paths[i] = path;
}

/* ---- who can have won ---- */

/* What decides, in this order. */
enum { BY_POINTS, BY_TEMPLE, BY_CUBES, DECIDERS };
struct key {
    struct myt_range by[DECIDERS];
};

static struct key key_of(const struct myt_total *total, bool doubt)
{
    return (struct key){
        {doubt ? total->doubt : total->points, doubt ? total->temple_doubt : total->temple, total->cubes}};
}

static bool can_be_worse(const struct key *key, const int best[DECIDERS])
{
    for (int d = 0; d < DECIDERS; d++)
        if (key->by[d].low != best[d])
            return key->by[d].low < best[d];
    return false;
}

/* Can exactly these players win: have the same result, and the others a worse one? */
static bool can_win(const struct key *keys, int seats, unsigned winners)
{
    int best[DECIDERS];
    for (int d = 0; d < DECIDERS; d++) {
        int low = 0;
        best[d] = NO_END;
        for (int seat = 0; seat < seats; seat++)
            if (winners >> seat & 1) {
                low = keys[seat].by[d].low > low ? keys[seat].by[d].low : low;
                best[d] = keys[seat].by[d].high < best[d] ? keys[seat].by[d].high : best[d];
            }
        if (low > best[d])
            return false;
    }
    for (int seat = 0; seat < seats; seat++)
        if (!(winners >> seat & 1) && !can_be_worse(&keys[seat], best))
            return false;
    return true;
}

static uint64_t who_can_win(const struct match *match, const struct myt_total total[PLAYERS], bool doubt)
{
    struct key keys[PLAYERS];
    uint64_t sets = 0;
    for (int seat = 0; seat < match->seats; seat++)
        keys[seat] = key_of(&total[seat], doubt);
    for (unsigned winners = 1; winners < 1u << match->seats; winners++)
        if (can_win(keys, match->seats, winners))
            sets |= (uint64_t)1 << winners;
    return sets;
}

/* ---- ranks ---- */

/* Above 0: `a` ranks before `b`; below 0: after; 0: equal, or `*told` is false. Until the end only points count. */
static int compare(const struct myt_total *a, const struct myt_total *b, bool over, bool *told)
{
    struct key one = key_of(a, false), other = key_of(b, false);
    for (int d = 0; d < (over ? DECIDERS : 1); d++) {
        struct myt_range x = one.by[d], y = other.by[d];
        if (x.low > y.high)
            return 1;
        if (y.low > x.high)
            return -1;
        if (x.low != x.high || y.low != y.high) {
            *told = false;
            return 0;
        }
    }
    return 0;
}

static bool is_known(struct myt_range range)
{
    return range.low == range.high;
}

/* What decided between two players with as many points: "large temple on 4 against 2". */
static void say_decider(const struct myt_total *own, const struct myt_total *other, char room[80])
{
    int temple = own->temple.low, theirs = other->temple.low;
    if (temple == theirs && own->cubes.low == other->cubes.low)
        append_string(room, 80, "%d cube%s each", own->cubes.low, plural(own->cubes.low));
    else if (temple == theirs)
        append_string(room, 80, "%d cube%s against %d", own->cubes.low, plural(own->cubes.low), other->cubes.low);
    else if (temple == 0)
        append_string(room, 80, "no large temple against one on %d", theirs);
    else if (theirs == 0)
        append_string(room, 80, "large temple on %d against none", temple);
    else
        append_string(room, 80, "large temple on %d against %d", temple, theirs);
}

static void explain_tie(const struct match *match, const struct myt_total total[PLAYERS], int seat, struct sheet *sheet)
{
    const struct myt_total *a = &total[seat];
    for (int other = 0; other < match->seats; other++) {
        const struct myt_total *b = &total[other];
        bool temples = is_known(a->temple) && is_known(b->temple), cubes = is_known(a->cubes) && is_known(b->cubes);
        if (other == seat || !is_known(a->points) || !is_known(b->points) || a->points.low != b->points.low || !temples
            || (a->temple.low == b->temple.low && !cubes))
            continue;
        if (sheet->tie_break[0])
            append_string(sheet->tie_break, 80, ", ");
        else
            append_string(sheet->tie_break, 80, "%d each; ", a->points.low);
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
        for (int seat = 0; seat < match->seats; seat++)
            if (seats >> seat & 1)
                append_string(standing->needed, sizeof standing->needed, "%s%s.%s", standing->needed[0] ? " " : "",
                              facts->fact[fact].key, match->names[seat]);
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
            temples |= is_known(total[seat].temple) ? 0 : 1u << seat;
            cubes |= is_known(total[seat].cubes) ? 0 : 1u << seat;
        }
    add_names(match, among, "", &tie);
    text_format(&tie, " have %d each", total[__builtin_ctz(among)].points.low);
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
    unsigned among = 0; /* players who can still win */
    for (unsigned winners = 1; winners < 1u << match->seats; winners++)
        among |= standing->could_win >> winners & 1 ? winners : 0;
    unsigned lacking[32] = {0}; /* by what their points need */
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
    standing->winners_open = true;
    standing->needs_rule = &myt_rules[RULE_POINTS_TIE];
}

static void name_winners(const struct match *match, const struct myt_total total[PLAYERS],
                         const struct myt_facts *facts, struct standing *standing)
{
    standing->could_win = who_can_win(match, total, false);
    standing->doubt_win = who_can_win(match, total, true);
    if (__builtin_popcountll(standing->could_win) == 1)
        standing->winners = (unsigned)__builtin_ctzll(standing->could_win);
    else
        tell_needs(match, total, facts, standing);
    for (int seat = 0; seat < match->seats && __builtin_popcountll(standing->doubt_win) != 1; seat++)
        for (const char *const *path = standing->seat[seat].rests_on; *path; path++)
            myt_rest(standing->winners_rests_on, *path);
}

void myt_rank(const struct match *match, const struct myt_total total[PLAYERS], const struct myt_facts *facts,
              bool over, struct standing *standing)
{
    for (int seat = 0; seat < match->seats; seat++) {
        struct sheet *sheet = &standing->seat[seat];
        bool told = true;
        int better = 0;
        for (int other = 0; other < match->seats; other++)
            better += other != seat && compare(&total[other], &total[seat], over, &told) > 0;
        sheet->rank = told ? better + 1 : 0;
        sheet->open = !is_known(total[seat].points);
        sheet->low = 2 * total[seat].points.low;
        sheet->high = total[seat].points.high >= NO_END ? NO_LIMIT : 2 * total[seat].points.high;
        bool bounded = sheet->rests_on[0];
        sheet->doubt_low = bounded ? 2 * total[seat].doubt.low : 0;
        sheet->doubt_high = bounded ? 2 * total[seat].doubt.high : 0;
        if (over)
            explain_tie(match, total, seat, sheet);
    }
    if (over)
        name_winners(match, total, facts, standing);
}
