/* Myriath: values of sentences that no table can write: crossings, and strips by what is seen of them. */
#include <stdlib.h>
#include <string.h>

#include "games/myriath/myriath.h"
#include "phrase/says.h"

/* h8, 8h, h-8; the corner of a square */
bool myr_say_space(const struct said *said, const struct match *match, struct text *out)
{
    const char *corner = said_value(said, "CORNER"), *text = said_value(said, corner ? "SQUARE" : "SAID");
    int number = atoi(text + strcspn(text, "0123456789"));
    (void)match;
    text_format(out, "%c%d", text[strcspn(text, "abcdefghijklmnopqrstuvwxyz")] + (corner && corner[1] == 'e'),
                number + (corner && corner[0] == 's'));
    return true;
}

/* XX/ */
bool myr_say_points(const struct said *said, const struct match *match, struct text *out)
{
    const char *marks = said_value(said, "SAID");
    char room[16];
    (void)match;
    text_add(out, halves_string(room, 2 * (int)strspn(marks, "x") + (strchr(marks, '/') != NULL)));
    return true;
}

static struct myr_crossing crossing(const char *word)
{
    return (struct myr_crossing){atoi(word + 1) - 1, *word - 'a'};
}

static bool same_place(struct myr_crossing a, struct myr_crossing b)
{
    return a.row == b.row && a.column == b.column;
}

/* The steps "w s" as one word, or those over the crossings "h8 g8 g9". False: these are not neighbours. */
static bool find_steps(const char *go, const char *path, char steps[REACH + 1])
{
    int count = 0;
    for (; go && *go && count < REACH; go++)
        if (*go != ' ')
            steps[count++] = *go;
    for (const char *next; path && (next = strchr(path, ' ')) && count < REACH; path = next + 1) {
        int face = 0;
        while (face < FACES && !same_place(myr_away(crossing(path), face, 1), crossing(next + 1)))
            face++;
        if (face == FACES)
            return false;
        steps[count++] = myr_letter(face);
    }
    steps[count] = '\0';
    return true;
}

/* Adds all that may be said of a strip which is seen from `at`, its start or, with `back`, its finish. Returns the
   crossing of its start. */
static struct myr_crossing describe(const struct myr_tile *tile, int pose, bool back, struct myr_crossing at,
                                    struct text *facts, char go[REACH + 1])
{
    const struct myr_end *end = myr_pose(tile, pose)->end;
    struct myr_crossing place[2] = {at, at}, corner = at;
    char room[WORD_ROOM];
    for (int i = 0; i < tile->steps; i++) {
        int face = back ? myr_step_back(tile, pose, i) : myr_step(tile, pose, i);
        place[1] = myr_away(place[1], face, 1);
        corner.row -= corner.row > place[1].row;
        corner.column -= corner.column > place[1].column;
        text_format(facts, " %s%s ", i + 1 < tile->steps ? "VIA" : "TO", myr_space_name(place[1], room));
        go[i] = myr_letter(face);
    }
    go[tile->steps] = '\0';
    bool is_u = tile->steps == 3 && end[0].face == end[1].face;
    if (is_u)
        text_format(facts, " SQUARE%s  OPEN%c ", myr_space_name(corner, room), go[2]);
    text_format(facts, " TILE%.*s  TILE%.*s-%c%c  TILE%.*s ", tile->stem, tile->name, tile->stem, tile->name,
                myr_end_letter(end[back].type), myr_end_letter(end[!back].type), *tile->name == 'i', "i");
    for (int i = 0; i < 2; i++) {
        const struct myr_end *one = &end[i != back];
        int rows = place[i].row - place[!i].row, columns = place[i].column - place[!i].column,
            side = myr_turned(one->face, one->type == POINT_LEFT ? 3 : 1);
        char lies[] = {"n s"[(rows > 0) - (rows < 0) + 1], "w e"[(columns > 0) - (columns < 0) + 1], '\0'};
        char is[] = {'k', myr_end_letter(one->type), myr_letter(side),
                     one->type == POINT_LEFT || side == WEST ? '<' : ' ',
                     one->type == POINT_RIGHT || side == EAST ? '>' : ' ',
                     !is_u ? ' ' : strchr(lies, myr_letter(side)) ? 'o' : 'i', '\0'};
        for (const char *what = one->type == ARROW ? "a" : is; *what; what++)
            text_format(facts, " %d%c  %d%c@%s  %d%c@%c  %d%c@%c ", i, *what, i, *what, myr_space_name(place[i], room), i,
                        *what, lies[0], i, *what, lies[1]);
    }
    return place[back];
}

/* Are all these words among the facts, behind `key`? */
static bool holds(const struct text *facts, const char *key, const char *words)
{
    char fact[2 * WORD_ROOM];
    for (; words && *words; words += strcspn(words, " "), words += *words == ' ') {
        put_string(fact, sizeof fact, " %s%.*s ", key, (int)strcspn(words, " "), words);
        if (!strstr(text_string(facts), fact))
            return false;
    }
    return true;
}

static bool fits(const struct said *said, const struct text *facts)
{
    static const char *const keys[] = {"TILE", "TO", "VIA", "SQUARE", "OPEN", NULL};
    const char *ends = said_value(said, "ENDS"), *second = ends ? strchr(ends, ' ') : NULL;
    char first[WORD_ROOM];
    for (const char *const *key = keys; *key; key++)
        if (!holds(facts, *key, said_value(said, *key)))
            return false;
    put_string(first, sizeof first, "%.*s", (int)strcspn(ends ? ends : "", " "), ends ? ends : "");
    return (!second || !strchr(second + 1, ' '))
           && ((holds(facts, "0", first) && holds(facts, "1", second ? second + 1 : ""))
               || (holds(facts, "1", first) && holds(facts, "0", second ? second + 1 : "")));
}

/* Finds the one strip that the words fit. A full name with all steps is written as it is. */
bool myr_say_strip(const struct said *said, const struct match *match, struct text *out)
{
    const struct myr_box *box = match->box;
    const char *name = said_value(said, "TILE"), *path = said_value(said, "PATH"), *at = said_value(said, "AT"),
               *square = said_value(said, "SQUARE"), *earns = said_value(said, "EARNS"), *go = said_value(said, "GO");
    char steps[REACH + 1], seen[REACH + 1], begins[WORD_ROOM], room[WORD_ROOM];
    struct myr_placement found = {0}, p;
    struct text facts = {0};
    int meanings = 0;
    at = path ? path : at ? at : square;
    put_string(begins, sizeof begins, "%.*s", (int)strcspn(at, " "), at);
    if (!box || !find_steps(go, path, steps))
        return false;
    bool once = go && !steps[1], whole = name && strchr(name, '-') && *steps && !once && !said_value(said, "ENDS") && !said_value(said, "TO");
    for (p.tile = 0; p.tile < box->tiles && !(whole && meanings); p.tile++)
        for (int way = 0; way < (square ? 4 : 1) * POSES * 2; way++) {
            const struct myr_tile *tile = &box->tile[p.tile];
            struct myr_crossing from = crossing(begins);
            if (!tile->stem || !tile->count)
                break;
            from.row += way / (4 * POSES);
            from.column += way / (2 * POSES) % 2;
            p.pose = way / 2 % POSES;
            text_clear(&facts);
            p.at = describe(tile, p.pose, way % 2, from, &facts, seen);
            if (whole && strlen(seen) == strlen(steps) && strncmp(tile->name, name, (size_t)tile->stem + 1) == 0) {
                text_format(out, "place %s at %s go %s", name, begins, steps);
                meanings = 1;
                break;
            }
            if (whole || (*steps && !same(steps, seen) && !(once && strspn(seen, steps) == strlen(seen))) || !fits(said, &facts))
                continue;
            struct myr_placement first = myr_first_alike(box, p);
            const struct myr_end *end = myr_pose(tile, p.pose)->end;
            if (!meanings || (way % 2 == 0 && p.pose == first.pose && same_place(p.at, first.at))) {
                text_clear(out);
                text_format(out, "place %.*s-%c%c at %s go %s", tile->stem, tile->name,
                            myr_end_letter(end[way % 2].type), myr_end_letter(end[!(way % 2)].type),
                            myr_space_name(from, room), seen);
            }
            meanings += !meanings || first.tile != found.tile || first.pose != found.pose
                        || !same_place(first.at, found.at);
            found = first;
        }
    text_free(&facts);
    if (earns)
        text_format(out, " earns %s", earns);
    return meanings == 1;
}
