/* Cyclades: the sum in words: what the account lines of several verbs have in common. */
#include "games/cyclades/cyclades.h"

void cyc_say(struct cyc_line *line, const char *before, const char *format, ...)
{
    struct cyc_line said;
    FORMAT_ARGUMENTS(said.text, format);
    append_string(line->text, sizeof line->text, "%s%s", *line->text ? before : "", said.text);
}

const char *cyc_income_in_words(const struct match *match, const struct cyc_state *s, int seat, struct cyc_line *line)
{
    const struct cyc_box *b = match->box;
    for (int isle = 0; isle < b->isles; isle++) {
        if (s->isle[isle].owner != seat)
            continue;
        if (b->isle[isle].horns > 0)
            cyc_say(line, ", ", "%s %d", cyc_isle_name(b, isle), b->isle[isle].horns);
        if (s->isle[isle].prosperity > 0)
            cyc_say(line, ", ", "prosperity on %s %d", cyc_isle_name(b, isle), s->isle[isle].prosperity);
    }
    for (int sea = 0; sea < b->circles; sea++)
        if (b->trade[sea] && s->sea[sea].owner == seat)
            cyc_say(line, ", ", "trade sea %s 1", b->name[sea]);
    return *line->text ? line->text : "no horns";
}

void cyc_sum_capture(struct hearing *h, int isle, const char *who)
{
    const struct cyc_state *s = h->state;
    struct cyc_line line = {0};
    if (!h->sums)
        return;
    cyc_say(&line, "", "%s%stakes %s", who, *who ? " " : "", cyc_isle_name(h->match->box, isle));
    /* "with port, temple and 1 prosperity"; nothing for an empty isle. */
    int kinds = (s->isle[isle].metropolis != 0) + (s->isle[isle].prosperity > 0), said = 0;
    for (int type = PORT; type < BUILDINGS; type++)
        kinds += s->isle[isle].building[type] > 0;
    for (int type = PORT; type <= METROPOLIS; type++) {
        int count = cyc_tiles_on(&s->isle[isle], type);
        if (count == 0)
            continue;
        const char *before = said == 0 ? " with " : said == kinds - 1 ? " and " : ", ";
        if (count > 1)
            cyc_say(&line, before, "%d %s", count, type == UNIVERSITY ? "universities" : cyc_building_names[type]);
        else
            cyc_say(&line, before, "%s", cyc_building_names[type]);
        if (count > 1 && type != UNIVERSITY)
            cyc_say(&line, type == FORTRESS ? "es" : "s", "%s", "");
        said++;
    }
    if (s->isle[isle].prosperity > 0)
        cyc_say(&line, said ? " and " : " with ", "%d prosperity", s->isle[isle].prosperity);
    sum_up(h, "%s", line.text);
}

void cyc_leave_isle(struct hearing *h, int isle)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    int owner = s->isle[isle].owner;
    bool empty = s->isle[isle].troops == 0 && owner != NOBODY, freed = cyc_hold_isle(h, isle);
    if (freed)
        sum_up(h, "last troop leaves %s, no territory marker left: the isle is free", cyc_isle_name(b, isle));
    else if (empty && h->match->house[Q_TERRITORY] == TERRITORY_UNLIMITED)
        sum_up(h, "last troop leaves %s: a territory marker", cyc_isle_name(b, isle));
    else if (empty)
        sum_up(h, "last troop leaves %s: territory marker %d of %d", cyc_isle_name(b, isle),
               cyc_land_of(b, s, owner).territory, b->territory);
}
