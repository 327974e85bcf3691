/* Myriath: strips as they are seen - a stem and the types of two ends, along a path that may run either way. */
#include <string.h>

#include "games/myriath/myriath.h"

/* Values of names that no tile has come after all tiles: the first tile with that stem, and two end types. */
enum { SEEN = SET_MOST, TYPES = 3 };

/* ---- the word -------------------------------------------------------------------------------------------------- */

bool myr_has_stem(const struct myr_tile *tile, const char *word, int length)
{
    return length > 0 && tile->stem == length && *tile->name == *word && strncmp(tile->name, word, (size_t)length) == 0;
}

bool myr_same_stem(const struct myr_tile *tile, const struct myr_tile *other)
{
    return myr_has_stem(tile, other->name, other->stem);
}

bool myr_read_seen(const struct myr_box *box, const char *word, int *value)
{
    size_t length = strlen(word);
    int at = length > 3 ? myr_end_type(word[length - 2]) : -1,
        beyond = length > 3 ? myr_end_type(word[length - 1]) : -1;
    if (at < 0 || beyond < 0 || word[length - 3] != '-')
        return false;
    for (int i = 0; i < box->tiles; i++)
        if (myr_has_stem(&box->tile[i], word, (int)length - 3)) {
            *value = SEEN + (i * TYPES + at) * TYPES + beyond;
            return true;
        }
    return false;
}

const char *myr_seen_name(const struct myr_box *box, int value, char room[WORD_ROOM])
{
    value -= SEEN;
    if (value < 0 || value / (TYPES * TYPES) >= box->tiles)
        return NULL;
    const struct myr_tile *tile = &box->tile[value / (TYPES * TYPES)];
    put_string(room, WORD_ROOM, "%.*s-%c%c", tile->stem < WORD_ROOM - 4 ? tile->stem : WORD_ROOM - 4, tile->name,
               myr_end_letter(value / TYPES % TYPES), myr_end_letter(value % TYPES));
    return room;
}

const struct myr_tile *myr_seen_like(const struct myr_box *box, int value)
{
    return &box->tile[myr_is_seen_only(value) ? (value - SEEN) / (TYPES * TYPES) : value];
}

bool myr_is_seen_only(int value)
{
    return value >= SEEN;
}

/* ---- the tile -------------------------------------------------------------------------------------------------- */

/* Can this tile look like that, with these types of its two ends, read from its start or from its finish? */
static bool shows(const struct myr_tile *tile, const int type[2], const char *path, struct myr_placement *p)
{
    for (int flip = 0; flip < 2; flip++) {
        const struct myr_end *end = myr_pose(tile, flip * TURNS)->end;
        bool so = end[0].type == type[0] && end[1].type == type[1],
             otherwise = end[1].type == type[0] && end[0].type == type[1];
        int forth = so ? myr_pose_along(tile, flip, path, false) : NOBODY,
            back = otherwise ? myr_pose_along(tile, flip, path, true) : NOBODY;
        bool reads_back = back != NOBODY && (forth == NOBODY || back < forth);
        if (forth == NOBODY && back == NOBODY)
            continue;
        p->pose = reads_back ? back : forth;
        for (; reads_back && *path; path++)
            p->at = myr_away(p->at, myr_face(*path), 1);
        return true;
    }
    return false;
}

/* The tile with the written name is tried before the others of its stem. */
bool myr_find_seen(const struct myr_box *box, int value, const char *path, struct myr_placement *p)
{
    const struct myr_tile *like = myr_seen_like(box, value);
    const struct myr_end *end = myr_pose(like, 0)->end;
    bool only = myr_is_seen_only(value);
    int type[2] = {only ? (value - SEEN) / TYPES % TYPES : end[0].type, only ? (value - SEEN) % TYPES : end[1].type};
    for (int row = only ? 0 : -1; row < box->tiles; row++) {
        int tile = row < 0 ? value : row;
        if (myr_same_stem(&box->tile[tile], like) && shows(&box->tile[tile], type, path, p)) {
            p->tile = tile;
            return true;
        }
    }
    return false;
}

const char *myr_say_seen(const struct hearing *h, const struct move *move, struct myr_placement p, const char *before,
                         const char *is, char room[SEEN_ROOM])
{
    const struct myr_box *box = h->match->box;
    char written[WORD_ROOM], path[WORD_ROOM];
    if (item(move, PLACE_TILE, 0) == p.tile || (!h->docket && !h->sums))
        return "";
    put_string(room, SEEN_ROOM, "%s%s along %s %s %s%s", before,
               words_name(&myr_tile_words, h->match, item(move, PLACE_TILE, 0), written),
               words_name(&myr_go_words, h->match, item(move, PLACE_GO, 0), path), is, box->tile[p.tile].name,
               myr_first_alike(box, p).pose >= TURNS ? ", flipped" : "");
    return room;
}

/* ---- as people write it ---------------------------------------------------------------------------------------- */

static void spell_pose(const struct match *match, struct myr_placement p, struct myr_pose *pose)
{
    const struct myr_box *box = match->box;
    const struct myr_tile *tile = &box->tile[p.tile];
    struct myr_placement found = {.at = p.at};
    char name[WORD_ROOM], path[WORD_ROOM];
    int steps, seen;
    pose->spelt = true;
    pose->seen = NOBODY;
    if (!tile->path || !tile->stem || strlen(tile->name) >= sizeof name)
        return;
    put_string(name, sizeof name, "%.*s-%c%c", tile->stem, tile->name, myr_end_letter(pose->end[0].type),
               myr_end_letter(pose->end[1].type));
    for (steps = 0; tile->path[steps]; steps++)
        path[steps] = myr_letter(myr_step(tile, p.pose, steps));
    path[steps] = '\0';
    /* A set may have equal pieces under two names. */
    if (words_read(&myr_tile_words, match, name, &seen) && words_read(&myr_go_words, match, path, &pose->go)
        && pose->go >= 0 && myr_find_seen(box, seen, path, &found) && found.tile == p.tile)
        pose->seen = seen;
}

const struct myr_pose *myr_seen_pose(const struct match *match, struct myr_placement p)
{
    const struct myr_tile *tile = &((const struct myr_box *)match->box)->tile[p.tile];
    struct myr_pose *pose = &tile->layout->pose[myr_pose(tile, p.pose) - tile->layout->pose];
    if (!pose->spelt)
        spell_pose(match, p, pose);
    return pose;
}

/* Lists the tile's stem and the crossings of its ends. */
void myr_list_words(const struct match *match, const struct move *move, struct text *out)
{
    const struct myr_box *box = match->box;
    struct myr_placement p;
    char room[WORD_ROOM];
    if (move->verb != VERB_PLACE || myr_read_placement(match, move, &p) != READ)
        return;
    const struct myr_tile *tile = &box->tile[p.tile];
    if (tile->stem)
        text_format(out, "%.*s", tile->stem, tile->name);
    for (int i = 0; i < tile->ends; i++) {
        const struct myr_end *end = &myr_pose_of(box, p)->end[i];
        struct myr_crossing at = {p.at.row + end->row, p.at.column + end->column};
        text_format(out, " %s", myr_space_name(at, room));
    }
}

/* ---- as people say it ------------------------------------------------------------------------------------------ */

void myr_walk(const struct myr_tile *tile, int pose, bool back, char go[REACH + 1])
{
    for (int i = 0; i < tile->steps; i++)
        go[i] = myr_letter(back ? myr_step_back(tile, pose, i) : myr_step(tile, pose, i));
    go[tile->steps] = '\0';
}

struct myr_crossing myr_describe(const struct myr_tile *tile, int pose, bool back, struct myr_crossing at,
                                 struct text *facts)
{
    const struct myr_end *end = myr_pose(tile, pose)->end;
    struct myr_crossing place[2] = {at, at}, corner = at;
    char room[WORD_ROOM];
    char go[REACH + 1];
    myr_walk(tile, pose, back, go);
    for (int i = 0; i < tile->steps; i++) {
        place[1] = myr_away(place[1], myr_face(go[i]), 1);
        corner.row -= corner.row > place[1].row;
        corner.column -= corner.column > place[1].column;
        text_format(facts, " %s%s ", i + 1 < tile->steps ? "VIA" : "TO", myr_space_name(place[1], room));
    }
    bool is_u = tile->steps == 3 && end[0].face == end[1].face;
    if (is_u)
        text_format(facts, " SQUARE%s  OPEN%c ", myr_space_name(corner, room), go[2]);
    text_format(facts, " TYPES%c%c ", myr_end_letter(end[back].type), myr_end_letter(end[!back].type));
    for (int i = 0; i < 2; i++) {
        const struct myr_end *one = &end[i != back];
        int rows = place[i].row - place[!i].row, columns = place[i].column - place[!i].column,
            side = myr_turned(one->face, one->type == POINT_LEFT ? 3 : 1);
        char lies[] = {"n s"[(rows > 0) - (rows < 0) + 1], "w e"[(columns > 0) - (columns < 0) + 1], '\0'};
        char is[] = {'k',
                     myr_end_letter(one->type),
                     myr_letter(side),
                     one->type == POINT_LEFT || side == WEST ? '<' : ' ',
                     one->type == POINT_RIGHT || side == EAST ? '>' : ' ',
                     !is_u                            ? ' '
                     : strchr(lies, myr_letter(side)) ? 'o'
                                                      : 'i',
                     '\0'};
        for (const char *what = one->type == ARROW ? "a" : is; *what; what++)
            text_format(facts, " %d%c  %d%c@%s  %d%c@%c  %d%c@%c ", i, *what, i, *what, myr_space_name(place[i], room),
                        i, *what, lies[0], i, *what, lies[1]);
    }
    return place[back];
}
