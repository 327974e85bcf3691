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

/* Are all these words among the facts, after `key`? */
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
    static const char *const keys[] = {"TO", "VIA", "SQUARE", "OPEN", NULL};
    const char *name = said_value(said, "TILE"), *types = name ? strchr(name, '-') : NULL,
               *ends = said_value(said, "ENDS"), *second = ends ? strchr(ends, ' ') : NULL;
    char first[WORD_ROOM] = "";
    bool fit = holds(facts, "TYPES", types ? types + 1 : NULL) && (!second || !strchr(second + 1, ' '));
    for (const char *const *key = keys; *key; key++)
        fit = fit && holds(facts, *key, said_value(said, *key));
    if (ends)
        put_string(first, sizeof first, "%.*s", (int)strcspn(ends, " "), ends);
    return fit
           && ((holds(facts, "0", first) && holds(facts, "1", second ? second + 1 : NULL))
               || (holds(facts, "1", first) && holds(facts, "0", second ? second + 1 : NULL)));
}

/* Is this tile meant by a shape or a full name? */
static bool has_name(const struct myr_tile *tile, const char *name)
{
    return !name
           || (same(name, "i") ? tile->stem == 2 && *tile->name == 'i'
                               : myr_has_stem(tile, name, (int)strcspn(name, "-")));
}

/* Finds the one strip that the words fit. A full name with all steps is written as it is. */
bool myr_say_strip(const struct said *said, const struct match *match, struct text *out)
{
    const struct myr_box *box = match->box;
    const char *name = said_value(said, "TILE"), *path = said_value(said, "PATH"), *at = said_value(said, "AT"),
               *square = said_value(said, "SQUARE"), *earns = said_value(said, "EARNS"), *go = said_value(said, "GO");
    char steps[REACH + 1], seen[REACH + 1], room[WORD_ROOM];
    struct myr_placement found = {.tile = NOBODY}, p;
    struct text facts = {0};
    bool many = !box || !find_steps(go, path, steps), once = go && !steps[1],
         whole = path || (go && !once && !said_value(said, "TO"));
    at = path ? path : at ? at : square;
    whole = whole && name && strchr(name, '-') && !said_value(said, "ENDS");
    for (p.tile = 0; !many && p.tile < box->tiles; p.tile++)
        for (int way = 0; way < (square ? 4 : 1) * POSES * 2; way++) {
            const struct myr_tile *tile = &box->tile[p.tile];
            struct myr_crossing from = crossing(at);
            size_t count = (size_t)tile->steps;
            if (!tile->stem || !tile->count || !has_name(tile, name)
                || (whole && (strlen(steps) != count || out->length)))
                break;
            from.row += way / (4 * POSES);
            from.column += way / (2 * POSES) % 2;
            p.pose = way / 2 % POSES;
            myr_walk(tile, p.pose, way % 2, seen);
            if (whole)
                text_format(out, "place %s at %s go %s", name, myr_space_name(from, room), steps);
            if (whole || (*steps && !same(steps, seen) && !(once && strspn(seen, steps) == count)))
                continue;
            text_clear(&facts);
            p.at = myr_describe(tile, p.pose, way % 2, from, &facts);
            if (!fits(said, &facts))
                continue;
            struct myr_placement first = myr_first_alike(box, p);
            const struct myr_end *end = myr_pose(tile, p.pose)->end;
            many |= out->length
                    && (first.tile != found.tile || first.pose != found.pose || !same_place(first.at, found.at));
            found = first;
            if (out->length && (way % 2 || p.pose != first.pose || !same_place(p.at, first.at)))
                continue;
            text_clear(out);
            text_format(out, "place %.*s-%c%c at %s go %s", tile->stem, tile->name, myr_end_letter(end[way % 2].type),
                        myr_end_letter(end[!(way % 2)].type), myr_space_name(from, room), seen);
        }
    text_free(&facts);
    if (earns && out->length)
        text_format(out, " earns %s", earns);
    return !many && out->length;
}
