/* Myriath: strips as they are seen - a stem and the types of two ends, along a path that may run either way. */
#include <string.h>

#include "games/myriath/myriath.h"

static const char end_letters[] = "alr"; /* in the order of enum myr_end_type */

/* ---- the word -------------------------------------------------------------------------------------------------- */

/* Values of names that no tile has come after all tiles: the first tile with that stem, and two end types. */
enum { SEEN = SET_MOST, TYPES = 3 };

static int end_type(char letter)
{
    const char *found = letter ? strchr(end_letters, letter) : NULL;
    return found ? (int)(found - end_letters) : NOBODY;
}

static bool same_stem(const struct myr_tile *tile, const char *word, int length)
{
    return length > 0 && tile->stem == length && *tile->name == *word && strncmp(tile->name, word, (size_t)length) == 0;
}

bool myr_read_seen(const struct myr_box *box, const char *word, int *value)
{
    size_t length = strlen(word);
    int at = length > 3 ? end_type(word[length - 2]) : NOBODY,
        beyond = length > 3 ? end_type(word[length - 1]) : NOBODY;
    if (at == NOBODY || beyond == NOBODY || word[length - 3] != '-')
        return false;
    for (int i = 0; i < box->tiles; i++)
        if (same_stem(&box->tile[i], word, (int)length - 3)) {
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
               end_letters[value / TYPES % TYPES], end_letters[value % TYPES]);
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

/* What was written: a tile with the stem, the types of the two ends, and the path. */
struct sight {
    const struct myr_tile *like;
    int type[2];
    const char *path;
};

static struct sight sight_of(const struct myr_box *box, int value, const char *path)
{
    if (!myr_is_seen_only(value)) {
        const struct myr_end *end = myr_pose(&box->tile[value], 0)->end;
        return (struct sight){&box->tile[value], {end[0].type, end[1].type}, path};
    }
    value -= SEEN;
    return (struct sight){&box->tile[value / (TYPES * TYPES)], {value / TYPES % TYPES, value % TYPES}, path};
}

static struct myr_crossing walked(struct myr_crossing at, const char *path)
{
    for (; *path; path++) {
        at.row += (*path == 's') - (*path == 'n');
        at.column += (*path == 'e') - (*path == 'w');
    }
    return at;
}

/* Can the tile in `row` look like this, read from its start or from its finish? */
static bool shows(const struct myr_box *box, int row, const struct sight *sight, struct myr_placement *p)
{
    const struct myr_tile *tile = &box->tile[row];
    bool alike = same_stem(tile, sight->like->name, sight->like->stem);
    for (int flip = 0; alike && flip < 2; flip++) {
        const struct myr_end *end = myr_pose(tile, flip * TURNS)->end;
        bool so = end[0].type == sight->type[0] && end[1].type == sight->type[1],
             otherwise = end[1].type == sight->type[0] && end[0].type == sight->type[1];
        int forth = so ? myr_pose_along(tile, flip, sight->path, false) : NOBODY,
            back = otherwise ? myr_pose_along(tile, flip, sight->path, true) : NOBODY;
        if (forth != NOBODY && (back == NOBODY || forth <= back)) {
            *p = (struct myr_placement){row, forth, p->at};
            return true;
        }
        if (back != NOBODY) {
            *p = (struct myr_placement){row, back, walked(p->at, sight->path)};
            return true;
        }
    }
    return false;
}

/* The tile with the written name is tried before the others of its stem. */
bool myr_find_seen(const struct myr_box *box, int value, const char *path, struct myr_placement *p)
{
    struct sight sight = sight_of(box, value, path);
    if (!myr_is_seen_only(value) && shows(box, value, &sight, p))
        return true;
    for (int row = 0; row < box->tiles; row++)
        if (shows(box, row, &sight, p))
            return true;
    return false;
}

void myr_say_seen(const struct match *match, const struct move *move, struct myr_placement p, const char *before,
                  const char *is, struct text *out)
{
    const struct myr_box *box = match->box;
    char written[WORD_ROOM], path[WORD_ROOM];
    if (item(move, PLACE_TILE, 0) == p.tile)
        return;
    text_format(out, "%s%s along %s %s %s%s", before,
                words_name(&myr_tile_words, match, item(move, PLACE_TILE, 0), written),
                words_name(&myr_go_words, match, item(move, PLACE_GO, 0), path), is, box->tile[p.tile].name,
                myr_first_alike(box, p).pose >= TURNS ? ", flipped" : "");
}

/* ---- as people write it ---------------------------------------------------------------------------------------- */

/* Does this name and path find the same tile again? A set may have equal pieces under two names. */
static bool names_it(const struct myr_box *box, struct myr_placement p, int seen, const char *path)
{
    struct myr_placement found = {.at = p.at};
    return myr_find_seen(box, seen, path, &found) && found.tile == p.tile;
}

static void spell_pose(const struct match *match, struct myr_placement p, struct myr_pose *pose)
{
    const struct myr_tile *tile = &((const struct myr_box *)match->box)->tile[p.tile];
    char name[WORD_ROOM], path[WORD_ROOM];
    int steps;
    pose->spelt = true;
    pose->seen = NOBODY;
    if (!tile->path || !tile->stem || strlen(tile->name) >= sizeof name)
        return;
    put_string(name, sizeof name, "%.*s-%c%c", tile->stem, tile->name, end_letters[pose->end[0].type],
               end_letters[pose->end[1].type]);
    for (steps = 0; tile->path[steps]; steps++)
        path[steps] = myr_step(tile, p.pose, steps);
    path[steps] = '\0';
    int seen;
    if (words_read(&myr_tile_words, match, name, &seen) && words_read(&myr_go_words, match, path, &pose->go)
        && pose->go >= 0 && names_it(match->box, p, seen, path))
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
        const struct myr_end *end = &myr_pose(tile, p.pose)->end[i];
        struct myr_crossing at = {p.at.row + end->row, p.at.column + end->column};
        text_format(out, " %s", myr_space_name(at, room));
    }
}
