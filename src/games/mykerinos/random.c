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

static int draw_face(const struct match *match, struct random *random, int kind)
{
    const struct myk_numbers *points = myk_points_of(match, kind);
    int map = 0;
    for (int pyramids = random_below(random, 3); pyramids > 0; pyramids--)
        map |= 1 << random_below(random, SPOTS);
    return myk_tile_of(kind, map, points->number[random_below(random, points->count)]);
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

bool myk_chance(const struct match *match, const void *state, struct random *random, struct move *move)
{
    const struct myk_state *s = state;
    const struct myk_numbers *faces = &myk_box_of(match)->faces;
    struct myk_known known = myk_known_tiles(s);
    int tiles[MOVE_ITEMS], left[KINDS], count = 0, dealt = 0;
    bool map = false;
    for (int kind = 0; kind < KINDS; kind++)
        left[kind] = myk_box_of(match)->copies[kind] - myk_known_of(&known, kind);
    /* In random order the tiles that may still be dealt; if the faces are known, all tiles of the box. */
    for (int kind = 0; kind < KINDS && !faces->count; kind++)
        for (int i = 0; i < left[kind] && count < MOVE_ITEMS; i++)
            tiles[count++] = draw_face(match, random, kind);
    for (int i = 0; i < faces->count; i++)
        tiles[count++] = random_below(random, 2) ? faces->number[i] : myk_turned(faces->number[i]);
    random_shuffle(random, tiles, count);
    if (s->season == SEASONS)
        bring_forward_blank(tiles, count);
    for (int i = 0; i < count && dealt < myk_tiles_in(s->season); i++)
        if (left[myk_tile_kind(tiles[i])]-- > 0)
            tiles[dealt++] = tiles[i];
    /* A deal without any map would leave the pyramids unknown: the first tile gets an empty map. */
    for (int i = 0; i < dealt; i++)
        map |= myk_tile_map(tiles[i]) != 0;
    if (dealt && !map)
        tiles[0] = myk_tile_of(myk_tile_kind(tiles[0]), MAP_WRITTEN, myk_tile_points(tiles[0]));
    *move = move_of(CHANCE, VERB_DEAL);
    move_put_list(move, 0, dealt, tiles);
    return true;
}
