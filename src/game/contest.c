/* Contests: who is first where points, and what breaks ties, are known only as ranges. */
#include "game/contest.h"

bool range_has(struct range range, int number)
{
    return number >= range.low && number <= range.high && (range.step < 2 || (number - range.low) % range.step == 0);
}

struct range range_sum(struct range a, struct range b)
{
    return (struct range){a.low + b.low, a.high >= NO_LIMIT || b.high >= NO_LIMIT ? NO_LIMIT : a.high + b.high, 0};
}

struct range range_doubled(struct range range)
{
    return range_sum(range, range);
}

/* ---- who can have won ------------------------------------------------------------------------------------------ */

static bool all_may_have(const struct contest *contest, unsigned seats, int decider, int number)
{
    for (int seat = 0; seats >> seat; seat++)
        if (seats >> seat & 1 && !range_has(contest->by[seat][decider], number))
            return false;
    return true;
}

static bool can_be_worse(const struct contest *contest, int seat, const int best[])
{
    for (int d = 0; d < contest->deciders; d++)
        if (contest->by[seat][d].low != best[d])
            return contest->by[seat][d].low < best[d];
    return false;
}

/* Can exactly these players win: have the same numbers, and the others worse ones? The highest numbers that they can
   share leave the others most room below. */
static bool can_win(const struct contest *contest, int seats, unsigned winners)
{
    int best[DECIDERS_MOST];
    for (int d = 0; d < contest->deciders; d++) {
        int least = 0;
        best[d] = NO_LIMIT;
        for (int seat = 0; seat < seats; seat++)
            if (winners >> seat & 1) {
                const struct range *own = &contest->by[seat][d];
                least = own->low > least ? own->low : least;
                best[d] = own->high < best[d] ? own->high : best[d];
            }
        while (best[d] >= least && !all_may_have(contest, winners, d, best[d]))
            best[d]--;
        if (best[d] < least)
            return false;
    }
    for (int seat = 0; seat < seats; seat++)
        if (!(winners >> seat & 1) && !can_be_worse(contest, seat, best))
            return false;
    return true;
}

uint64_t contest_winners(const struct contest *contest, int seats)
{
    uint64_t sets = 0;
    for (unsigned winners = 1; winners < 1u << seats; winners++)
        sets |= (uint64_t)can_win(contest, seats, winners) << winners;
    return sets;
}

/* ---- ranks ------------------------------------------------------------------------------------------------------- */

/* Does the first seat rank before the second? 1: yes, 0: no, -1: not known. */
static int ranks_before(const struct contest *contest, int first, int second)
{
    for (int d = 0; d < contest->deciders; d++) {
        struct range own = contest->by[first][d], theirs = contest->by[second][d];
        bool last = d == contest->deciders - 1 && !contest->strict;
        if (own.low > theirs.high)
            return 1;
        if (own.high < theirs.low || (last && own.high == theirs.low))
            return 0;
        if (!range_known(own) || !range_known(theirs))
            return -1;
    }
    return 0;
}

static int rank_of(const struct contest *contest, int seats, int seat)
{
    int rank = 1;
    for (int other = 0; other < seats; other++) {
        int before = other == seat ? 0 : ranks_before(contest, other, seat);
        if (before < 0)
            return 0;
        rank += before;
    }
    return rank;
}

void standing_settle(const struct match *match, const struct contest *cases, int count, bool over,
                     struct standing *standing)
{
    for (int seat = 0; seat < match->seats; seat++) {
        struct sheet *sheet = &standing->seat[seat];
        struct range total = cases[0].by[seat][0];
        sheet->rank = rank_of(&cases[0], match->seats, seat);
        for (int i = 1; i < count; i++) {
            struct range other = cases[i].by[seat][0];
            total.low = other.low < total.low ? other.low : total.low;
            total.high = other.high > total.high ? other.high : total.high;
            sheet->rank = rank_of(&cases[i], match->seats, seat) == sheet->rank ? sheet->rank : 0;
        }
        sheet->open = !range_known(total);
        sheet->low = total.low;
        sheet->high = total.high;
    }
    for (int i = 0; i < count && over; i++)
        standing->could_win |= contest_winners(&cases[i], match->seats);
    standing->winners_open = standing->could_win & (standing->could_win - 1);
    if (standing->winners_open || !standing->could_win)
        return;
    standing->winners = (unsigned)__builtin_ctzll(standing->could_win);
    standing->could_win = 0;
}

/* ---- what is needed ---------------------------------------------------------------------------------------------- */

unsigned standing_rivals(const struct standing *standing)
{
    unsigned rivals = 0;
    for (unsigned winners = 1; winners < 64; winners++)
        rivals |= standing->could_win >> winners & 1 ? winners : 0;
    return rivals;
}

void standing_need(struct standing *standing, const struct match *match, const char *key, unsigned seats)
{
    for (int seat = 0; seat < match->seats; seat++)
        if (seats >> seat & 1)
            append_string(standing->needed, sizeof standing->needed, "%s%s.%s", *standing->needed ? " " : "", key,
                          match->names[seat]);
}
