/* Cyclades: entries that sentences come to and no template can write. */
#include <string.h>

#include "games/cyclades/battle.h"
#include "games/cyclades/says.h"

/* ---- battles ------------------------------------------------------------------------------------------------------------------ */

/* 0 for the attacker, 1 for the defender; -1: neither, as without a battle. */
static int side_of(const struct telling *t, int index)
{
    int said = told_at(t, "SIDE", index);
    if (state_of(t)->battle.at == NOWHERE)
        return -1;
    if (!told_is(t, "SIDE", index, "NAME"))
        return said;
    return said == state_of(t)->battle.attacker ? 0 : said == cyc_defender_of(t->match->box, t->state) ? 1 : -1;
}

/* "3 to 0 for anna" is not read: which is hers? */
bool cyc_make_dice(const struct telling *t, struct entries *entries)
{
    int rolls = told_count(t, "ROLL"), sides = told_count(t, "SIDE"), first = sides ? side_of(t, 0) : 0;
    int a = told_at(t, "ROLL", 0), b = told_at(t, "ROLL", 1);
    bool both = is_told(t, "BOTH"), late = sides == 1 && told_place(t, "SIDE", 0) > told_place(t, "ROLL", 0);
    bool sound = both ? sides != 1 && (rolls == 1 || (rolls == 2 && a == b))
                      : rolls == 2 && first >= 0 && !late && (sides < 2 || side_of(t, 1) == 1 - first);
    if (!sound || sides > 2)
        return false;
    if (both)
        b = a;
    entry(entries, "dice %d %d", first == 0 ? a : b, first == 0 ? b : a);
    return true;
}

/* "the Siren lures Carl's ship in k2 over to Ben" */
bool cyc_make_siren(const struct telling *t, struct entries *entries)
{
    if (!is_told(t, "AT"))
        return false;
    entry_of(entries, told(t, "WHO"), arena_format(t->arena, "call siren at %s", told_word(t, "AT", 0)));
    return true;
}

bool cyc_make_both_fight(const struct telling *t, struct entries *entries)
{
    const struct cyc_state *s = t->state;
    int defender = s->battle.at == NOWHERE ? NOBODY : cyc_defender_of(t->match->box, s);
    if (defender == NOBODY)
        return false;
    entry_of(entries, defender, "fight");
    entry_of(entries, s->battle.attacker, "fight");
    return true;
}

/* ---- ships ---------------------------------------------------------------------------------------------------------------------- */

/* Does a number between the spaces, or another number, separate them: "d3 one fleet, e1 one fleet"? */
static bool counts_between(const struct telling *t)
{
    for (int k = 0; k < told_count(t, "COUNT"); k++) {
        int count = told_place(t, "COUNT", k);
        bool between = told_at(t, "COUNT", k) != told(t, "COUNT");
        for (int i = 1; i < told_count(t, "PATH"); i++)
            between |= told_value(t, "PATH", i)->bare && told_place(t, "PATH", i - 1) < count
                       && count < told_place(t, "PATH", i);
        if (between)
            return true;
    }
    return false;
}

/* Is any space on the way named twice over: "from d4 and f1 to e4", "to g5 via e4 and f5"? Then it is not clear. */
static bool is_tangled(const struct telling *t)
{
    int path = told_count(t, "PATH"), via = told_count(t, "VIA"), from = told_count(t, "FROM");
    int over = told_place(t, "VIA", 0), last = told_place(t, "PATH", path - 1),
        before = told_place(t, "PATH", path - 2);
    bool more = told_count(t, "ALSO"), starts = told_value(t, "PATH", 0)->bare;
    /* "to g5 via e4 and f5" does not go on from g5. */
    bool back = path > 1 && over > before && over < last && !told_value(t, "PATH", path - 2)->bare
                && told_value(t, "PATH", path - 1)->bare;
    /* "from d4 and f1 to e4", "d4 and f1 to e4": two seas to start from. */
    bool twice = path > !from + 1 && starts && told_value(t, "PATH", !from)->bare
                 && told_again(t, told_value(t, "PATH", !from)) && !told_value(t, "PATH", !from + 1)->bare;
    bool late = from ? path > 1 && starts && told_place(t, "PATH", 0) < told_place(t, "FROM", 0)
                     : via && over < told_place(t, "PATH", 0);
    return path == 0 || from + path + via < 2 || (!from && !starts) || back || twice || late
           || (more && (from + path != 2 || !via || told_place(t, "ALSO", 0) < over));
}

/* The spaces from the first to the last. */
static int find_way(const struct telling *t, struct told_value *way)
{
    static const char *const in_order[] = {"PATH", "VIA", NULL}, *const between[] = {"VIA", "ALSO", NULL};
    int path = told_count(t, "PATH"), from = told_count(t, "FROM"), count = 0;
    if (from)
        way[count++] = *told_value(t, "FROM", 0);
    if (from + path != 2)
        return count + told_in_order(t, in_order, way + count);
    if (!from)
        way[count++] = *told_value(t, "PATH", 0);
    count += told_in_order(t, between, way + count); /* "f1 to d1 via e1" */
    way[count++] = *told_value(t, "PATH", !from);
    return count;
}

/* "to e4, leaves one in e4, goes on to f5": takes out e4 as the place of what is left. False: it is left elsewhere. */
static bool leaves_on_way(const struct telling *t, struct told_value *way, int *count)
{
    int next = 1;
    while (next < *count && way[next].at < told_place(t, "LEFT", 0))
        next++;
    if (!cyc_left_on_way(t) || next == *count)
        return true;
    for (int i = 0; i < next - 1; i++)
        if (way[i].value == way[next].value)
            return false;
    if (way[next - 1].value == way[next].value)
        memmove(way + next, way + next + 1, (size_t)(--*count - next) * sizeof *way);
    return true;
}

/* Is it the Sylph who moves them? Right after she is called, and under another god than Poseidon, it is. */
static bool sails_by_sylph(const struct telling *t)
{
    const struct cyc_state *s = t->state, *before = t->before;
    bool at_work = s->turn.player == t->actor && s->turn.sylph > 0 && !is_told(t, "PRICE");
    return is_told(t, "BY") || is_told(t, "WHO") || (at_work && (s->turn.god != POSEIDON || before->turn.sylph == 0));
}

/* With the field WHO the Sylph is called first. */
bool cyc_make_sail(const struct telling *t, struct entries *entries)
{
    struct text line = {0};
    struct told_value way[MOVE_ITEMS];
    int count = is_tangled(t) || counts_between(t) ? 0 : find_way(t, way), sailing = told(t, "COUNT");
    if (count == 0 || !leaves_on_way(t, way, &count))
        return false;
    if (is_told(t, "WHO"))
        entry(entries, !is_told(t, "CHIMERA") ? "call sylph" : "call chimera as sylph");
    for (int i = 0; i < count; i++)
        text_format(&line, " %s", value_word(t, &way[i]));
    text_format(&line, " fleets %d", sailing);
    for (int i = 2; i < count && cyc_left_on_way(t); i++)
        text_format(&line, " %d", way[i].at < told_place(t, "LEFT", 0) ? sailing : sailing - told(t, "LEFT"));
    entry(entries, "sail%s%s", text_string(&line), sails_by_sylph(t) ? " by sylph" : "");
    text_free(&line);
    return true;
}

/* ---- cards ---------------------------------------------------------------------------------------------------------------------- */

bool cyc_make_change(const struct telling *t, struct entries *entries)
{
    if (told_count(t, "CREATURE") != 1)
        return false;
    entry(entries, "change %s", cyc_creature_names[told(t, "CREATURE")]);
    if (is_told(t, "NEW"))
        entry(entries, "table: draw %s", cyc_creature_names[told(t, "NEW")]);
    return true;
}

/* "two troops from b1 and a priest": a count belongs to the unit after it, a place to the unit before it. */
bool cyc_make_sphinx(const struct telling *t, struct entries *entries)
{
    int units = told_count(t, "UNIT"), spaces = told_count(t, "AT"), sold[4] = {0};
    struct text line = {0}, list[2] = {{0}, {0}};
    /* "takes a priest and sells a troop with the Sphinx": the priest is not sold. */
    const struct told_value *card = told_value(t, is_told(t, "CHIMERA") ? "CHIMERA" : "WHO", 0);
    bool sound = units > 0 && !(told_place(t, "UNIT", 0) < card->at && told_again(t, card));
    for (int i = 0; i < units && sound; i++) {
        int unit = told_at(t, "UNIT", i), place = told_place(t, "UNIT", i),
            next = i + 1 < units ? told_place(t, "UNIT", i + 1) : 10000;
        int before = i ? told_place(t, "UNIT", i - 1) : -1, number = 1, places = 0;
        for (int k = 0; k < told_count(t, "COUNT"); k++)
            if (told_place(t, "COUNT", k) > before && told_place(t, "COUNT", k) < place)
                number = told_at(t, "COUNT", k);
        for (int k = 0; k < spaces; k++)
            if (told_place(t, "AT", k) > place && told_place(t, "AT", k) < next && unit < 2) {
                places++;
                for (int n = 0; n < number; n++)
                    text_format(&list[unit], " %s", told_word(t, "AT", k));
            }
        sold[unit] += number;
        bool uncounted = i == 0 && places < 2 && told_value(t, "UNIT", 0)->plural && told_place(t, "COUNT", 0) < 0;
        sound = number > 0 && !uncounted && (unit >= 2 ? places == 0 : places == 1 || (places > 1 && number == 1));
    }
    if (list[0].length)
        text_format(&line, " troops%s", text_string(&list[0]));
    if (list[1].length)
        text_format(&line, " fleets%s", text_string(&list[1]));
    if (sold[2])
        text_format(&line, " priests %d", sold[2]);
    if (sold[3])
        text_format(&line, " philosophers %d", sold[3]);
    if (sound)
        entry(entries, "call %ssphinx%s", !is_told(t, "CHIMERA") ? "" : "chimera as ", text_string(&line));
    text_free(&line);
    text_free(&list[0]);
    text_free(&list[1]);
    return sound;
}
