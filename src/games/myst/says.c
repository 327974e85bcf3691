/* Myst: values of sentences that no table can write: what the box has, and cards. */
#include <stdlib.h>
#include <string.h>

#include "games/myst/myst.h"
#include "phrase/says.h"

/* f3, f 3 */
bool myst_say_space(const struct said *said, const struct match *match, struct text *out)
{
    const char *number = said_value(said, "NUM");
    text_format(out, "%s%s", said_value(said, "SAID"), number ? number : "");
    return myst_position(myst_box_of(match), text_string(out)) >= 0;
}

bool myst_say_landmark(const struct said *said, const struct match *match, struct text *out)
{
    const char *name = said_value(said, "NAMED");
    text_add(out, name);
    return myst_landmark_named(myst_box_of(match), name, strlen(name)) >= 0;
}

/* One word of a landmark of the players' own board. */
bool myst_say_own(const struct said *said, const struct match *match, struct text *out)
{
    char room[WORD_ROOM];
    const char *name = myst_meant_place(match, said_value(said, "SAID"), room);
    text_add(out, name ? name : "");
    return name && !myst_is_usual(name);
}

/* A key position. */
bool myst_say_key(const struct said *said, const struct match *match, struct text *out)
{
    const char *space = said_value(said, "SPACE");
    text_add(out, space);
    return myst_box_of(match)->landmark_at[myst_position(myst_box_of(match), space)] >= 0;
}

/* a1 to a8 */
bool myst_say_run(const struct said *said, const struct match *match, struct text *out)
{
    const char *first = said_value(said, "SPACE"), *last = said_value(said, "LAST");
    text_format(out, "%s..%s", first, last);
    return myst_position(myst_box_of(match), first) < myst_position(myst_box_of(match), last);
}

/* rocketship5 */
bool myst_say_glued(const struct said *said, const struct match *match, struct text *out)
{
    char room[WORD_ROOM];
    const char *face = myst_meant_face(match, said_value(said, "SAID"), room);
    text_add(out, face ? face : "");
    return face;
}

/* two linking books */
bool myst_say_cards(const struct said *said, const struct match *match, struct text *out)
{
    enum { MOST = 5 };
    int count = atoi(said_value(said, "NUM"));
    (void)match;
    for (int i = 0; i < count && count <= MOST; i++)
        text_format(out, "%s%s", i ? " " : "", said_value(said, "CARD"));
    return count > 0 && count <= MOST;
}

/* Five cards each. */
bool myst_say_deals(const struct said *said, const struct match *match, struct text *out)
{
    (void)said;
    for (int seat = 0; seat < match->seats; seat++)
        text_format(out, "%sdeal %s", seat ? "\n" : "", match->names[seat]);
    return true;
}
