/* Mykerinos: do tiles agree with what the box knows about them? */
#include "games/mykerinos/mykerinos.h"

bool myk_tell_mistake(struct hearing *h, int rule, const struct myk_mistake *mistake)
{
    if (mistake->verdict == BROKEN)
        return refuse(h, rule, "%s", mistake->why) == STANDS;
    if (mistake->verdict == DOUBTED) {
        doubtful(h, rule, "%s", mistake->why);
        rests_on(h, "%s", mistake->datum);
    }
    return true;
}

bool myk_worse(struct myk_mistake *worst, struct myk_mistake other)
{
    bool worse = other.verdict > worst->verdict;
    if (worse)
        *worst = other;
    return worse;
}

/* ---- points ------------------------------------------------------------------------------------------------------ */

struct myk_range myk_points_range(const struct match *match, int kind)
{
    const struct myk_numbers *points = myk_points_of(match, kind);
    struct myk_range range = {points->number[0], points->number[0]};
    for (int i = 1; i < points->count; i++) {
        range.least = points->number[i] < range.least ? points->number[i] : range.least;
        range.most = points->number[i] > range.most ? points->number[i] : range.most;
    }
    return range;
}

/* The numbers on tiles of this kind as the datum that the mistake rests on; BROKEN unless it is assumed. */
static void blame_points(const struct match *match, int kind, struct myk_mistake *mistake)
{
    const char *datum = kind == BLANK ? "tiles.points.blank" : "tiles.points.patron";
    put_string(mistake->datum, sizeof mistake->datum, "%s", datum);
    mistake->verdict = !myk_box_of(match)->faces.count && assumed(match, "%s", datum) ? DOUBTED : BROKEN;
}

struct myk_mistake myk_points_fit(const struct match *match, int seat, const int owned[KINDS], long points)
{
    struct myk_range blank = myk_points_range(match, BLANK), patron = myk_points_range(match, VIOLET);
    struct myk_mistake mistake = {.index = -1};
    int patrons = 0;
    for (int kind = 0; kind < PATRONS; kind++)
        patrons += owned[kind];
    long least = (long)owned[BLANK] * blank.least;
    long most = (long)owned[BLANK] * blank.most + (long)patrons * patron.most;
    if (points >= least && points <= most)
        return mistake;
    mistake.verdict = BROKEN;
    if (points > most && patrons)
        blame_points(match, VIOLET, &mistake);
    if (mistake.verdict == BROKEN && owned[BLANK])
        blame_points(match, BLANK, &mistake);
    put_string(mistake.why, sizeof mistake.why, "%s has %ld point%s, but the tiles they own show at %s %ld",
               match->names[seat], points, plural(points), points < least ? "least" : "most",
               points < least ? least : most);
    return mistake;
}

/* ---- faces ------------------------------------------------------------------------------------------------------- */

static int times_in(const struct myk_numbers *numbers, int number)
{
    int times = 0;
    for (int i = 0; i < numbers->count; i++)
        times += numbers->number[i] == number;
    return times;
}

/* Does the box have the tile, either way up, as often as it is there? */
static struct myk_mistake face_fits(const struct match *match, const int *tiles, int count, int index)
{
    const struct myk_numbers *faces = &myk_box_of(match)->faces;
    struct myk_mistake mistake = {.index = index};
    int tile = tiles[index], kind = myk_tile_kind(tile), points = myk_tile_points(tile), there = 0;
    for (int i = 0; i < count && faces->count; i++)
        there += tiles[i] != GONE && myk_any_way(tiles[i]) == myk_any_way(tile);
    if (!times_in(myk_points_of(match, kind), points)) {
        blame_points(match, kind, &mistake);
        put_string(mistake.why, sizeof mistake.why, "the tile %s shows %d point%s, but no %s tile of the box does",
                   myk_spell_tile(tile).text, points, plural(points), kind == BLANK ? "blank" : "patron");
        if (kind == BLANK)
            append_string(mistake.why, sizeof mistake.why, "; write `blank %d`", myk_points_range(match, BLANK).most);
    } else if (there && there > times_in(faces, myk_any_way(tile))) {
        mistake.verdict = BROKEN;
        put_string(mistake.why, sizeof mistake.why,
                   "the tile %s is not among the faces of the box, or not so many times", myk_spell_tile(tile).text);
    }
    return mistake;
}

struct myk_mistake myk_faces_fit(const struct match *match, const int *tiles, int count)
{
    struct myk_mistake worst = {.index = -1};
    for (int i = 0; i < count && worst.verdict != BROKEN; i++)
        if (tiles[i] != GONE)
            myk_worse(&worst, face_fits(match, tiles, count, i));
    return worst;
}

/* ---- how many ---------------------------------------------------------------------------------------------------- */

struct myk_known myk_known_tiles(const struct myk_state *s)
{
    struct myk_known known = {.lying_word = "lying"};
    for (int i = 0; i < TILES; i++)
        if (s->tile[i] != GONE)
            known.lying[myk_tile_kind(s->tile[i])]++;
    for (int kind = 0; kind < KINDS; kind++) {
        known.discarded[kind] = s->discarded[kind];
        for (int seat = 0; seat < PLAYERS; seat++)
            known.owned[kind] += s->owned[seat][kind];
    }
    return known;
}

int myk_known_of(const struct myk_known *known, int kind)
{
    return known->lying[kind] + known->owned[kind] + known->discarded[kind];
}

int myk_known_sum(const struct myk_known *known)
{
    int sum = 0;
    for (int kind = 0; kind < KINDS; kind++)
        sum += myk_known_of(known, kind);
    return sum;
}

int myk_dealt(const struct match *match, const struct myk_state *s)
{
    int dealt = 0;
    for (int season = 1; season < s->season + (s->phase != PHASE_DEAL); season++)
        dealt += myk_box_of(match)->deal[season - 1];
    return dealt;
}

struct myk_mistake myk_counts_fit(const struct match *match, const struct myk_known *known)
{
    const struct myk_box *box = myk_box_of(match);
    struct myk_mistake worst = {.index = -1};
    if (myk_known_sum(known) == box->total && !myk_known_of(known, BLANK) && box->copies[BLANK]) {
        worst.verdict = BROKEN;
        put_string(worst.why, sizeof worst.why, "all %d tiles are known, but the blank one is not among them",
                   box->total);
    }
    for (int kind = 0; kind < KINDS; kind++) {
        struct myk_mistake mistake = {.index = -1};
        if (myk_known_of(known, kind) <= box->copies[kind])
            continue;
        put_string(mistake.datum, sizeof mistake.datum, "tiles.copies.%s", myk_kind_names[kind]);
        mistake.verdict = !box->faces.count && assumed(match, "%s", mistake.datum) ? DOUBTED : BROKEN;
        put_string(mistake.why, sizeof mistake.why,
                   "there are too many %s tiles: %s %d + owned %d + discarded %d = %d; the box has %d",
                   myk_kind_names[kind], known->lying_word, known->lying[kind], known->owned[kind],
                   known->discarded[kind], myk_known_of(known, kind), box->copies[kind]);
        myk_worse(&worst, mistake);
    }
    return worst;
}
