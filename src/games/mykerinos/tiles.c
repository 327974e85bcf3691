/* Mykerinos: do tiles agree with what the box knows about them? */

#include "games/mykerinos/mykerinos.h"

static const struct myk_numbers *points_of(const struct match *match, int kind)
{
    return kind == BLANK ? &myk_box_of(match)->points_blank : &myk_box_of(match)->points_patron;
}

const char *myk_points_datum(int kind)
{
    return kind == BLANK ? "tiles.points.blank" : "tiles.points.patron";
}

bool myk_points_assumed(const struct match *match, int kind)
{
    return !myk_box_of(match)->faces.count && assumed(match, "%s", myk_points_datum(kind));
}

int myk_most_points(const struct match *match, int kind)
{
    const struct myk_numbers *points = points_of(match, kind);
    int most = 0;
    for (int i = 0; i < points->count; i++)
        most = points->number[i] > most ? points->number[i] : most;
    return most;
}

int myk_least_points(const struct match *match, int kind)
{
    const struct myk_numbers *points = points_of(match, kind);
    int least = points->count ? points->number[0] : 0;
    for (int i = 1; i < points->count; i++)
        least = points->number[i] < least ? points->number[i] : least;
    return least;
}

static bool shows_known_points(const struct match *match, int tile)
{
    const struct myk_numbers *points = points_of(match, myk_tile_kind(tile));
    for (int i = 0; i < points->count; i++)
        if (points->number[i] == myk_tile_points(tile))
            return true;
    return false;
}

/* Are there more tiles with this face, either way up, than in the box? */
static bool too_many_of_face(const struct match *match, const int *tiles, int count, int tile)
{
    const struct myk_numbers *faces = &myk_box_of(match)->faces;
    int there = 0, known = 0;
    for (int i = 0; i < count; i++)
        there += tiles[i] != GONE && myk_any_way(tiles[i]) == myk_any_way(tile);
    for (int i = 0; i < faces->count; i++)
        known += faces->number[i] == myk_any_way(tile);
    return there > known;
}

static struct myk_mistake face_fits(const struct match *match, const int *tiles, int count, int index)
{
    struct myk_mistake mistake = {.index = index};
    int tile = tiles[index], kind = myk_tile_kind(tile);
    if (!shows_known_points(match, tile)) {
        mistake.verdict = myk_points_assumed(match, kind) ? DOUBTED : BROKEN;
        put_string(mistake.datum, sizeof mistake.datum, "%s", myk_points_datum(kind));
        put_string(mistake.why, sizeof mistake.why, "the tile %s shows %d point%s, but no %s tile of the box does",
                   myk_spell_tile(tile).text, myk_tile_points(tile), plural(myk_tile_points(tile)),
                   kind == BLANK ? "blank" : "patron");
        size_t used = strlen(mistake.why);
        if (kind == BLANK)
            put_string(mistake.why + used, sizeof mistake.why - used, "; write `blank %d`",
                       myk_most_points(match, BLANK));
    } else if (myk_box_of(match)->faces.count && too_many_of_face(match, tiles, count, tile)) {
        mistake.verdict = BROKEN;
        put_string(mistake.why, sizeof mistake.why,
                   "the tile %s is not among the faces of the box, or not so many times", myk_spell_tile(tile).text);
    }
    return mistake;
}

struct myk_mistake myk_faces_fit(const struct match *match, const int *tiles, int count)
{
    struct myk_mistake worst = {.index = -1};
    for (int i = 0; i < count && worst.verdict != BROKEN; i++) {
        if (tiles[i] == GONE)
            continue;
        struct myk_mistake mistake = face_fits(match, tiles, count, i);
        if (mistake.verdict > worst.verdict)
            worst = mistake;
    }
    return worst;
}

static bool copies_assumed(const struct match *match, int kind)
{
    return !myk_box_of(match)->faces.count && assumed(match, "tiles.copies.%s", myk_kind_names[kind]);
}

struct myk_known myk_known_beside(const struct myk_state *s)
{
    struct myk_known known = {.lying_word = "lying"};
    for (int kind = 0; kind < KINDS; kind++) {
        known.discarded[kind] = s->discarded[kind];
        for (int seat = 0; seat < PLAYERS; seat++)
            known.owned[kind] += s->owned[seat][kind];
    }
    return known;
}

static int known_of(const struct myk_known *known, int kind)
{
    return known->lying[kind] + known->owned[kind] + known->discarded[kind];
}

static struct myk_mistake blank_missing(const struct match *match, const struct myk_known *known)
{
    struct myk_mistake mistake = {.index = -1};
    int sum = 0;
    for (int kind = 0; kind < KINDS; kind++)
        sum += known_of(known, kind);
    if (sum == myk_box_of(match)->total && !known_of(known, BLANK) && myk_box_of(match)->copies[BLANK]) {
        mistake.verdict = BROKEN;
        put_string(mistake.why, sizeof mistake.why, "all %d tiles are known, but the blank one is not among them", sum);
    }
    return mistake;
}

struct myk_mistake myk_counts_fit(const struct match *match, const struct myk_known *known)
{
    struct myk_mistake worst = blank_missing(match, known);
    for (int kind = 0; kind < KINDS; kind++) {
        enum myk_verdict verdict = known_of(known, kind) <= myk_box_of(match)->copies[kind] ? FINE
                                   : copies_assumed(match, kind)                            ? DOUBTED
                                                                                            : BROKEN;
        if (verdict <= worst.verdict)
            continue;
        worst.verdict = verdict;
        put_string(worst.datum, sizeof worst.datum, "tiles.copies.%s", myk_kind_names[kind]);
        put_string(worst.why, sizeof worst.why,
                   "there are too many %s tiles: %s %d + owned %d + discarded %d = %d; the box has %d",
                   myk_kind_names[kind], known->lying_word, known->lying[kind], known->owned[kind],
                   known->discarded[kind], known_of(known, kind), myk_box_of(match)->copies[kind]);
    }
    return worst;
}
