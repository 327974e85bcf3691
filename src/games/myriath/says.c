/* Myriath: values of sentences that no table can write: crossings, and strips by what is seen of them. */
#include <stdlib.h>
#include <string.h>

#include "games/myriath/myriath.h"
#include "phrase/says.h"

/* h8, 8h, h-8; the corner of a square */
bool myr_say_space(const struct said *said, const struct match *match, struct text *out)
{
    const char *corner = said_value(said, "CORNER"), *text = said_value(said, corner ? "SQUARE" : "SAID");
    (void)match;
    text_format(out, "%c%d", text[strcspn(text, "abcdefghijklmnopqrstuvwxyz")] + (corner && corner[1] == 'e'),
                atoi(text + strcspn(text, "0123456789")) + (corner && corner[0] == 's'));
    return true;
}

static struct myr_crossing crossing(const char *word)
{
    return (struct myr_crossing){atoi(word + 1) - 1, *word - 'a'};
}

/* The steps "w s" as one word, or those over the crossings "h8 g8 g9". False: these are not neighbours. */
static bool find_steps(const char *go, const char *path, char steps[REACH + 1])
{
    int count = 0;
    for (; go && *go && count < REACH; go++)
        if (*go != ' ')
            steps[count++] = *go;
    for (const char *next; path && (next = strchr(path, ' ')) && count < REACH; path = next + 1) {
        struct myr_crossing from = crossing(path), to = crossing(next + 1);
        int rows = to.row - from.row, columns = to.column - from.column;
        if (abs(rows) + abs(columns) != 1)
            return false;
        steps[count++] = rows ? "n s"[rows + 1] : "w e"[columns + 1];
    }
    steps[count] = '\0';
    return true;
}

/* Are all these words among the facts, after `key`, or without one the first of that end and the second of the other? */
static bool holds(const struct text *facts, const char *key, const char *words, int end)
{
    char fact[2 * WORD_ROOM];
    for (int i = 0; words && *words; words += strcspn(words, " "), words += *words == ' ', i++) {
        put_string(fact, sizeof fact, " %s%.*s ", key ? key : i == end ? "0" : "1", (int)strcspn(words, " "), words);
        if ((!key && i > 1) || !strstr(text_string(facts), fact))
            return false;
    }
    return true;
}

/* Finds the one strip that the words fit. A full name with all steps is written as it is. */
bool myr_say_strip(const struct said *said, const struct match *match, struct text *out)
{
    const struct myr_box *box = match->box;
    const char *name = said_value(said, "TILE"), *path = said_value(said, "PATH"), *at = said_value(said, "AT"),
               *square = said_value(said, "SQUARE"), *earns = said_value(said, "EARNS"), *go = said_value(said, "GO"),
               *to = said_value(said, "TO"), *ends = said_value(said, "ENDS"), *types = name ? strchr(name, '-') : NULL;
    char steps[REACH + 1], seen[REACH + 1], room[WORD_ROOM];
    struct text facts = {0};
    bool many = !box || !find_steps(go, path, steps), once = go && !steps[1],
         all = (path || (go && !once && !to)) && types && !ends;
    for (int way = 0, found = 0; !many && way < box->tiles * 4 * POSES * 2; way++) {
        struct myr_placement p = {.tile = way / (4 * POSES * 2), .pose = way / 2 % POSES};
        const struct myr_tile *tile = &box->tile[p.tile];
        int corner = way / (2 * POSES) % 4, count = tile->steps;
        if (!tile->stem || !tile->count || (corner && !square) || (all && ((int)strlen(steps) != count || out->length))
            || (name && !myr_has_stem(tile, name, (int)strcspn(name, "-"))))
            continue;
        struct myr_crossing from = crossing(path ? path : at ? at : square);
        from.row += corner / 2;
        from.column += corner % 2;
        if (all)
            text_format(out, "place %s at %s go %s", name, myr_space_name(from, room), steps);
        myr_walk(tile, p.pose, way % 2, seen);
        if (all || (*steps && !same(steps, seen) && !(once && (int)strspn(seen, steps) == count)))
            continue;
        text_clear(&facts);
        p.at = myr_describe(tile, p.pose, way % 2, from, &facts);
        if (!(holds(&facts, NULL, ends, 0) || holds(&facts, NULL, ends, 1))
            || !holds(&facts, "TYPES", types ? types + 1 : NULL, 0) || !holds(&facts, "TO", to, 0)
            || !holds(&facts, "VIA", said_value(said, "VIA"), 0) || !holds(&facts, "SQUARE", square, 0)
            || !holds(&facts, "OPEN", said_value(said, "OPEN"), 0))
            continue;
        struct myr_placement first = myr_first_alike(box, p);
        int id = 1 + (myr_space(first.at) * SET_MOST + first.tile) * POSES + first.pose;
        many = found && found != id;
        if (!found || (way % 2 == 0 && p.pose == first.pose && myr_space(p.at) == myr_space(first.at))) {
            text_clear(out);
            text_format(out, "place %.*s-%.2s at %s go %s", tile->stem, tile->name,
                        strstr(text_string(&facts), "TYPES") + 5, myr_space_name(from, room), seen);
        }
        found = id;
    }
    text_free(&facts);
    if (earns && out->length)
        text_format(out, " earns %s", earns);
    return !many && out->length;
}
