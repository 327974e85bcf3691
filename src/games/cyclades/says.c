/* Cyclades: values of sentences that no table can write: isles, and the turn track of all players. */
#include "games/cyclades/box.h"
#include "games/cyclades/cyclades.h"

/* b1, if it is printed as an isle */
bool cyc_say_isle(const struct said *said, const struct match *match, struct text *out)
{
    const char *word = said_value(said, "SPACE");
    int space;
    text_add(out, word);
    const struct cyc_box *box = match->box;
    return cyc_space_words.read(match, word, &space) && box->isle_of[space] != NOWHERE;
}

/* Ben starts, Anna is second, Carl last: each player once */
bool cyc_say_order(const struct said *said, const struct match *match, struct text *out)
{
    static const char *const place[] = {"FIRST", "SECOND", "THIRD", "FOURTH", "FIFTH"};
    text_add(out, "order");
    for (int i = 0; i < match->seats; i++) {
        const char *name = said_value(said, place[i]);
        for (int before = 0; name && before < i; before++)
            name = same(name, said_value(said, place[before])) ? NULL : name;
        if (!name)
            return false;
        text_format(out, " %s", name);
    }
    return match->seats == 5 || !said_value(said, place[match->seats]);
}
