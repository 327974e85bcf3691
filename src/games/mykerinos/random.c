/* Mykerinos: what chance decides: marker and disks before the game, the tiles of a season. */
#include "games/mykerinos/mykerinos.h"

/* Before the first season chance gives out the marker and lays a patron disk on each circle. */
void myk_random_setup(const struct match *match, struct random *random, struct writer *w)
{
    int disk[PATRONS];
    write_word(w, "marker", match->names[random_below(random, match->seats)]);
    for (int patron = 0; patron < PATRONS; patron++)
        disk[patron] = patron;
    random_shuffle(random, disk, PATRONS);
    write_list(w, "wings");
    for (int circle = 0; circle < PATRONS; circle++)
        write_word(w, NULL, myk_kind_names[disk[circle]]);
    write_end(w);
}

/* Tiles of each kind that can still be dealt. */
static void count_left(const struct match *match, const struct myk_state *s, int left[KINDS])
{
    for (int kind = 0; kind < KINDS; kind++) {
        left[kind] = myk_box_of(match)->copies[kind] - s->discarded[kind];
        for (int seat = 0; seat < PLAYERS; seat++)
            left[kind] -= s->owned[seat][kind];
    }
}

static int draw_face(const struct match *match, struct random *random, int kind)
{
    const struct myk_numbers *points = myk_points_of(match, kind);
    int map = 0;
    for (int pyramids = random_below(random, 3); pyramids > 0; pyramids--)
        map |= 1 << random_below(random, SPOTS);
    return myk_tile_of(kind, map, points->number[random_below(random, points->count)]);
}

/* The tiles that may still be dealt, in random order; if the faces are known, all tiles of the box. */
static int shuffle_tiles(const struct match *match, const struct myk_state *s, struct random *random,
                         int tiles[MOVE_ITEMS])
{
    const struct myk_numbers *faces = &myk_box_of(match)->faces;
    int left[KINDS], count = 0;
    count_left(match, s, left);
    for (int kind = 0; kind < KINDS && !faces->count; kind++)
        for (int i = 0; i < left[kind] && count < MOVE_ITEMS; i++)
            tiles[count++] = draw_face(match, random, kind);
    for (int i = 0; i < faces->count; i++)
        tiles[count++] = random_below(random, 2) ? faces->number[i] : myk_turned(faces->number[i]);
    random_shuffle(random, tiles, count);
    return count;
}

/* In the last season the blank tile must come, if it has not been seen. */
static void bring_forward_blank(int *tiles, int count)
{
    for (int i = 0; i < count; i++)
        if (myk_tile_kind(tiles[i]) == BLANK) {
            int first = tiles[0];
            tiles[0] = tiles[i];
            tiles[i] = first;
            return;
        }
}

/* A deal without any map would leave the pyramids unknown: the first tile gets an empty map. */
static void say_no_pyramids(int *tiles, int count)
{
    for (int i = 0; i < count; i++)
        if (myk_tile_map(tiles[i]))
            return;
    if (count)
        tiles[0] = myk_tile_of(myk_tile_kind(tiles[0]), MAP_WRITTEN, myk_tile_points(tiles[0]));
}

bool myk_chance(const struct match *match, const void *state, struct random *random, struct move *move)
{
    const struct myk_state *s = state;
    int tiles[MOVE_ITEMS], left[KINDS], count, dealt = 0;
    *move = move_of(CHANCE, VERB_DEAL);
    count = shuffle_tiles(match, s, random, tiles);
    if (s->season == SEASONS)
        bring_forward_blank(tiles, count);
    count_left(match, s, left);
    for (int i = 0; i < count && dealt < myk_tiles_in(s->season); i++)
        if (left[myk_tile_kind(tiles[i])]-- > 0)
            tiles[dealt++] = tiles[i];
    say_no_pyramids(tiles, dealt);
    move_put_list(move, 0, dealt, tiles);
    return true;
}
