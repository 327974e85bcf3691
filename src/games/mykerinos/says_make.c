/* Mykerinos: entries that sentences come to and no template can write. */
#include "games/mykerinos/mykerinos.h"
#include "games/mykerinos/says.h"

/* ---- the deal --------------------------------------------------------------------------------------------------------------- */

/* Are the rows named from top to bottom, each with four tiles? */
static bool rows_in_order(const struct telling *t)
{
    for (int i = 0; i < told_count(t, "ROW"); i++) {
        int row = told_at(t, "ROW", i), before = 0;
        for (int k = 0; k < told_count(t, "TILES"); k++)
            before += told_place(t, "TILES", k) < told_place(t, "ROW", i);
        bool last = row == LAST_RANK && i + 1 == told_count(t, "ROW");
        if (!last && before != TILES_ACROSS * (row - 1))
            return false;
    }
    return true;
}

bool myk_make_deal(const struct telling *t, struct entries *entries)
{
    int tiles = told_count(t, "TILES"), number = told(t, "NUMBER");
    struct text line = {0};
    if (tiles < 2 || (number != NOT_TOLD && number != tiles) || !rows_in_order(t))
        return false;
    for (int i = 0; i < tiles; i++)
        text_format(&line, " %s", in_one_word(t, myk_spell_tile(told_at(t, "TILES", i)).text));
    entry(entries, "deal%s", arena_keep(t->arena, &line));
    return true;
}

/* ---- cubes into the region ---------------------------------------------------------------------------------------------------- */

/* The new spaces; `extends`: the sentence says where they start from; `known`: they are clear. */
struct dug {
    int count, space[MOVE_ITEMS];
    bool known, extends;
};

/* "from c2 to the right by two": spaces in a line. */
static void dig_along(const struct telling *t, struct dug *dug)
{
    int from = told(t, "FROM"), heading = told(t, "HEADING"), steps = told(t, "CUBES");
    dug->known = from != NOT_TOLD && heading != NOT_TOLD && steps > 0 && steps <= COLUMNS;
    for (int i = 1; dug->known && i <= steps; i++) {
        int space = myk_space_beyond(from, heading, i);
        dug->known = space >= 0;
        dug->space[dug->count++] = space;
    }
}

/* "c2 -> c3 -> c4": a cube of the player's own before the `wanted` new spaces is where the extension starts. */
static struct dug dug_spaces(const struct telling *t, int colour, int wanted)
{
    const struct myk_state *s = t->state;
    int told_spaces = told_count(t, "SPACES"), from = 0;
    struct dug dug = {.known = true, .extends = is_told(t, "FROM")};
    if (told_spaces == 0)
        dig_along(t, &dug);
    if (told_spaces > 1 && !dug.extends && s->cube[told(t, "SPACES")] == colour) {
        from = dug.extends = dug.known = told_spaces - 1 == wanted;
    } else if (told_spaces == wanted + 1 && !dug.extends)
        dug.known = s->cube[told_at(t, "SPACES", wanted)] != colour; /* "c3 and c4 to the dig at c2" */
    for (int i = from; i < told_spaces; i++)
        dug.space[dug.count++] = told_at(t, "SPACES", i);
    return dug;
}

/* Is the word that says whose cubes they are before or after all spaces? Between them it makes two entries. */
static bool in_one_piece(const struct telling *t, const char *whose)
{
    int place = told_place(t, whose, 0), before = 0, count = told_count(t, "SPACES");
    for (int i = 0; i < count; i++)
        before += told_place(t, "SPACES", i) < place;
    return before == 0 || before == count;
}

/* Are there as many cubes as spaces: "two cubes on c3 and c4", "one on d2 and another on e2"? */
static bool cubes_agree(const struct telling *t, int spaces)
{
    int counts = told_count(t, "CUBES"), sum = 0;
    for (int i = 0; i < counts; i++) {
        int number = told_number(told_at(t, "CUBES", i), spaces);
        if (number < 0)
            return false;
        sum += number;
    }
    int first = counts ? told_number(told(t, "CUBES"), spaces) : 0;
    bool plural = told_value(t, "CUBE", 0)->plural;
    return (counts == 0 || sum == spaces || (first == spaces && sum == 2 * first)) && (!plural || spaces > 1);
}

/* Makes the entry. An extension with one space is not read, because the sentence does not say where the other cube goes;
   but "extends by one cube to c3" and "extends from c2 to c3" are. */
static bool make_dug(const struct telling *t, struct entries *entries, const struct dug *dug, const char *begin,
                     const char *act)
{
    if (dug->count == 0 || !dug->known || !cubes_agree(t, dug->count)
        || (same(act, "extend") && dug->count < 2 && !dug->extends && told_count(t, "ONE") == 0))
        return false;
    struct text line = {0};
    text_format(&line, "%s%s", begin, act);
    for (int i = 0; i < dug->count; i++)
        text_format(&line, " %s", myk_spell_space(dug->space[i]).text);
    entry(entries, "%s", arena_keep(t->arena, &line));
    return true;
}

bool myk_make_placing(const struct telling *t, struct entries *entries)
{
    bool neutral = t->row & SAID_NEUTRAL;
    struct dug dug = dug_spaces(t, neutral ? NEUTRAL : t->actor, 2);
    bool extends = t->row & SAID_EXTEND || (!(t->row & SAID_START) && dug.count > 1);
    return (extends || !dug.extends) && (!neutral || in_one_piece(t, "NEUTRAL"))
           && make_dug(t, entries, &dug, neutral ? "neutral-" : "", extends ? "extend" : "start");
}

/* ---- patrons -------------------------------------------------------------------------------------------------------------------- */

static const char *appeal_to(const struct telling *t)
{
    const char *line = arena_format(t->arena, "appeal %s ", myk_kind_names[told(t, "PATRON")]);
    for (int i = 0; i < told_count(t, "ALSO"); i++)
        line = arena_format(t->arena, "%s%s ", line, myk_kind_names[told_at(t, "ALSO", i)]);
    return line;
}

/* The action of the appeal: the one in the sentence, else the patron's own. NULL: the sentence gives two. */
static const char *power(const struct telling *t, int patron, const struct dug *dug)
{
    bool starts = is_told(t, "STARTS"), extends = is_told(t, "EXTENDS");
    if ((patron == BLACKMORE && (starts || !extends)) || (starts && !extends))
        return dug->extends ? NULL : "start";
    if (patron == TANGERINE || extends)
        return starts && patron != TANGERINE ? NULL : "extend";
    return dug->count > 1 || dug->extends ? "extend" : "start";
}

bool myk_make_appeal(const struct telling *t, struct entries *entries)
{
    int patron = told(t, "PATRON");
    struct dug dug = dug_spaces(t, t->actor, patron == TANGERINE ? 3 : 2);
    const char *act = power(t, patron, &dug);
    return act && (!is_told(t, "RESERVE") || patron == VIOLET) && make_dug(t, entries, &dug, appeal_to(t), act);
}

/* ---- the Museum ------------------------------------------------------------------------------------------------------------------ */

/* "Sir Brown 3": is what was taken for the wing of the room the rest of the patron's name? */
static bool is_one_name(const struct telling *t)
{
    const struct told_value *room = told_value(t, "ROOM", 0);
    bool his = ((const struct myk_state *)t->state)->wing[room->value % CIRCLES] == BROWN;
    return his && room->at == told_place(t, "PATRON", 0) + 1 && told_is(t, "ROOM", 0, "ROOM");
}

bool myk_make_appeal_museum(const struct telling *t, struct entries *entries)
{
    if (!cubes_agree(t, 1) || is_one_name(t))
        return false;
    entry(entries, "%smuseum %s%s", appeal_to(t), myk_room_names[told(t, "ROOM")],
          told(t, "FROM") == FROM_RESERVE ? " from reserve" : "");
    return true;
}

bool myk_make_museum(const struct telling *t, struct entries *entries)
{
    if (!cubes_agree(t, 1))
        return false;
    entry(entries, "museum %s%s", myk_room_names[told(t, "ROOM")], told(t, "FROM") == FROM_STOCK ? " from stock" : "");
    return true;
}

bool myk_make_given(const struct telling *t, struct entries *entries)
{
    entry_of(entries, told(t, "TO"), told(t, "SIDE") == LEFT ? "take left" : "take right");
    return true;
}
