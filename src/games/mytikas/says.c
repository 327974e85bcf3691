/* Mytikas: values of sentences that no table can write: goods by their number, and an entry for each step and cube. */
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "games/mytikas/mytikas.h"

/* 2 stone, 2 stone-1 */
bool myt_say_lot(const struct said *said, const struct match *match, struct text *out)
{
    const char *goods = said_value(said, "GOODS");
    (void)match;
    for (int left = atoi(said_value(said, "NUM")); left > 0; left--)
        text_format(out, "%s%s", out->length ? " " : "", goods ? goods : said_value(said, "SPOTS"));
    return true;
}

/* favor~zeus favor~hades: an entry for each */
bool myt_say_each(const struct said *said, const struct match *match, struct text *out)
{
    const char *each = said_value(said, "CHOSEN");
    (void)match;
    for (each = each ? each : said_value(said, "DEALT"); *each; each++)
        text_char(out, *each == ' ' ? '\n' : *each == '~' ? ' ' : *each);
    return true;
}

static int number_of(const struct said *said, const char *name)
{
    const char *text = said_value(said, name);
    return text ? atoi(text) : 0;
}

/* Writes an entry for each cube, and upwards for each step. Several cubes go to a level that was said, or one step. */
static bool say_cubes(const struct said *said, const char *verb, struct text *out)
{
    const char *cubes = said_value(said, "CUBES"), *into = said_value(said, "INTO"), *with = said_value(said, "WITH");
    int to = number_of(said, "TO"), next = number_of(said, "NEXT"), steps = number_of(said, "STEPS");
    bool up = same(verb, "up");
    for (const char *at = cubes; *at; at += strcspn(at, " "), at += *at == ' ') {
        size_t length = strcspn(at, " ");
        int level = at[length - 1] - '0', last = to ? to : up ? level + (steps ? steps : 1) : level - steps;
        if ((up ? last <= level : last == level) || last < 1 || last > LEVELS || (next && next != last)
            || (to && steps && abs(level - to) != steps) || (!to && steps && at[length])
            || (into && (last != level + 1 || at[length])) || (with && !into && same(with, "hestia")))
            return false;
        for (; level != last; level = up ? level + 1 : last) {
            text_format(out, "%s%s %.*s%d", out->length ? "\n" : "", verb, (int)length - 1, at, level);
            if (!up)
                text_format(out, " to %d", last);
            if (into)
                text_format(out, " into %s", into);
            if (with)
                text_format(out, " with %s", with);
        }
    }
    return true;
}

bool myt_say_up(const struct said *said, const struct match *match, struct text *out)
{
    (void)match;
    return say_cubes(said, "up", out);
}

bool myt_say_down(const struct said *said, const struct match *match, struct text *out)
{
    (void)match;
    return say_cubes(said, "down", out);
}

bool myt_say_shift(const struct said *said, const struct match *match, struct text *out)
{
    (void)match;
    return say_cubes(said, "shift", out);
}
