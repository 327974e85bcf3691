/* Things with ranks: "Zeus on top, Poseidon below him". */
#include <string.h>

#include "base/words.h"
#include "phrase/reader.h"

enum { RANKED_MAX = 32, UNRANKED = 30 };

struct ranking {
    const struct telling *t;
    const char *things;
    int count;
    int rank[RANKED_MAX]; /* of each thing; 0: none */
};

static int commas_before(const struct telling *t, int place)
{
    int commas = 0;
    for (int at = 0; at < place; at++)
        commas += t->filling->reader->sentence->word[at].joiner;
    return commas;
}

/* Are there several things between two commas, without a rank for each? */
static bool is_unclear(const struct ranking *ranking, int place)
{
    int commas = commas_before(ranking->t, place), things = 0, ranks = 0;
    for (int i = 0; i < ranking->count; i++)
        things += commas_before(ranking->t, told_place(ranking->t, ranking->things, i)) == commas;
    for (int i = 0; i < told_count(ranking->t, "RANK"); i++)
        ranks += commas_before(ranking->t, told_place(ranking->t, "RANK", i)) == commas;
    return things > 1 && ranks != things;
}

/* The thing that the rank at `place` belongs to. */
static int thing_of(const struct ranking *ranking, int place, bool behind)
{
    int only = -1, here = 0, before = -1;
    for (int i = 0; i < ranking->count; i++) {
        int at = told_place(ranking->t, ranking->things, i);
        if (commas_before(ranking->t, at) == commas_before(ranking->t, place)) {
            only = i;
            here++;
        }
        before = at < place ? i : before;
    }
    return here == 1 ? only : behind || !here ? before + 1 : before;
}

static bool give_ranks(struct ranking *ranking, bool behind)
{
    memset(ranking->rank, 0, sizeof ranking->rank);
    for (int i = 0; i < told_count(ranking->t, "RANK"); i++) {
        int thing = thing_of(ranking, told_place(ranking->t, "RANK", i), behind);
        int rank = told_at(ranking->t, "RANK", i);
        if (thing < 0 || thing >= ranking->count || ranking->rank[thing]
            || is_unclear(ranking, told_place(ranking->t, "RANK", i)))
            return false;
        for (int k = 0; k < ranking->count; k++)
            if (rank != NEXT_RANK && ranking->rank[k] == rank)
                return false;
        ranking->rank[thing] = rank;
    }
    return true;
}

static int place_in_order(const struct ranking *ranking, int thing)
{
    bool led = false;
    for (int i = 0; i < ranking->count; i++)
        led |= ranking->rank[i] == 1;
    return ranking->rank[thing] ? ranking->rank[thing] : thing == 0 && !led ? 0 : UNRANKED;
}

/* "first Carl, Anna, third Ben": ranks are places, and things without one take the places that are left. */
static bool put_in_places(const struct ranking *ranking, int *order)
{
    bool taken[RANKED_MAX] = {false};
    for (int i = 0; i < ranking->count; i++) {
        int rank = ranking->rank[i] == LAST_RANK ? ranking->count : ranking->rank[i];
        if (rank == 0 || rank == NEXT_RANK)
            continue;
        if (rank > ranking->count || taken[rank - 1])
            return false;
        taken[rank - 1] = true;
        order[rank - 1] = i;
    }
    for (int i = 0, at = 0; i < ranking->count; i++) {
        if (ranking->rank[i] && ranking->rank[i] != NEXT_RANK)
            continue;
        while (taken[at])
            at++;
        order[at++] = i;
    }
    return true;
}

static void put_in_order(const struct ranking *ranking, int *order)
{
    if (put_in_places(ranking, order))
        return;
    for (int i = 0; i < ranking->count; i++) {
        int at = i;
        for (; at > 0 && place_in_order(ranking, order[at - 1]) > place_in_order(ranking, i); at--)
            order[at] = order[at - 1];
        order[at] = i;
    }
}

bool make_ranked(const struct telling *t, struct entries *entries)
{
    const struct book_line *line = t->filling->line;
    struct ranking ranking = {.t = t, .things = line->says->fields->name};
    struct text said[2] = {{0}, {0}};
    int order[RANKED_MAX], found = 0;
    ranking.count = told_count(t, ranking.things);
    for (int behind = 0; behind < 2 && ranking.count <= RANKED_MAX; behind++) {
        if (!give_ranks(&ranking, behind))
            continue;
        put_in_order(&ranking, order);
        text_add(&said[found], line->verb);
        for (int i = 0; i < ranking.count; i++)
            text_format(&said[found], " %s", told_word(t, ranking.things, order[i]));
        found++;
    }
    bool sure = found == 1 || (found == 2 && same(text_string(&said[0]), text_string(&said[1])));
    if (sure)
        entry(entries, "%s", text_string(&said[0]));
    text_free(&said[0]);
    text_free(&said[1]);
    return sure;
}
