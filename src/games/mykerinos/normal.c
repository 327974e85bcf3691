/* Mykerinos: entries respelled as they are listed, and deals by chance. */
#include "games/mykerinos/mykerinos.h"

/* What goes without saying: the area being evaluated, and where the cube for the Museum comes from. */
static bool understood(const struct state *s, const struct move *move, int field)
{
    switch (move->verb) {
    case VERB_APPEAL:
        return field == APPEAL_FROM && value_or(move, field, FROM_STOCK) == FROM_STOCK;
    case VERB_MUSEUM:
        if (field == CHOICE_FROM)
            return value_or(move, field, FROM_RESERVE) == FROM_RESERVE;
        return field == CHOICE_AREA && value_or(move, field, s->area) == s->area;
    case VERB_TAKE:
    case VERB_DECLINE:
    case VERB_NEUTRAL_TAKE:
        return field == CHOICE_AREA && value_or(move, field, s->area) == s->area;
    default:
        return false;
    }
}

bool myk_normal(const struct match *match, const void *state, struct move *move)
{
    const struct state *s = state;
    const struct field *fields = match->game->verbs[move->verb].fields;
    struct move plain = move_of(move->actor, move->verb);

    if (move->verb == VERB_DEAL || (s->phase == PHASE_EXCAVATION && move->verb >= VERB_TAKE))
        return false;
    for (int field = 0; fields[field].shape; field++) {
        if (!given(move, field) || understood(s, move, field))
            continue;
        if (fields[field].shape->form == FORM_NONE)
            move_give(&plain, field);
        else if (items(move, field) == 1)
            move_put(&plain, field, item(move, field, 0));
        else
            move_put_list(&plain, field, items(move, field), &move->item[move->field[field].from]);
    }
    *move = plain;
    return true;
}

/* Tiles of each kind that may still come. */
static void count_left(const struct match *match, const struct state *s, int left[KINDS])
{
    for (int kind = 0; kind < KINDS; kind++) {
        left[kind] = box_of(match)->copies[kind] - s->discarded[kind];
        for (int seat = 0; seat < PLAYERS; seat++)
            left[kind] -= s->owned[seat][kind];
    }
}

static int draw_face(const struct match *match, struct random *random, int kind)
{
    const struct numbers *points = kind == BLANK ? &box_of(match)->points_blank : &box_of(match)->points_patron;
    int map = 0;

    for (int pyramids = random_below(random, 3); pyramids > 0; pyramids--)
        map |= 1 << random_below(random, SPOTS);
    return tile_of(kind, map, points->number[random_below(random, points->count)]);
}

/* Every tile that is not known to be out, in random order. */
static int shuffle_tiles(const struct match *match, const struct state *s, struct random *random, int tiles[MOVE_ITEMS])
{
    const struct numbers *faces = &box_of(match)->faces;
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
        if (tile_kind(tiles[i]) == BLANK) {
            int first = tiles[0];
            tiles[0] = tiles[i];
            tiles[i] = first;
            return;
        }
}

bool myk_chance(const struct match *match, const void *state, struct random *random, struct move *move)
{
    const struct state *s = state;
    int tiles[MOVE_ITEMS], left[KINDS], count, dealt = 0;

    *move = move_of(CHANCE, VERB_DEAL);
    count = shuffle_tiles(match, s, random, tiles);
    if (s->season == SEASONS)
        bring_forward_blank(tiles, count);
    count_left(match, s, left);
    for (int i = 0; i < count && dealt < tiles_in(s->season); i++)
        if (left[tile_kind(tiles[i])]-- > 0)
            tiles[dealt++] = tiles[i];
    move_put_list(move, 0, dealt, tiles);
    return true;
}
