/* Mytikas: what is seen on the table, for the sentences of people. */
#include "games/mytikas/mytikas.h"
#include "games/mytikas/says.h"

/* ---- moments -------------------------------------------------------------------------------------------------------------- */

/* The steps that the current action shows. A ribbon that has not begun shows only tokens, and moves from a level to a
   higher one where nothing else moves cubes: else it is ambiguous. */
static unsigned steps_shown(const struct match *match, const struct myt_state *s)
{
    static const unsigned bit[STEP_KINDS] = {
        [PRODUCE] = WHEN_PRODUCE,     [BUILD] = WHEN_BUILD,      [MOVE_UP] = WHEN_UP | WHEN_RAISED,
        [MOVE_ANY] = WHEN_SHIFT,      [TAKE_FAVOR] = WHEN_FAVOR, [TAKE_OFFERING] = WHEN_TAKE,
        [MAKE_OFFERING] = WHEN_OFFER,
    };
    unsigned shown = 0;
    for (enum myt_step_kind kind = 0; kind < STEP_KINDS; kind++)
        if (myt_shows(match, s, kind))
            shown |= bit[kind];
    const struct myt_action *ribbon =
        s->area == NONE || s->phase != ACTING ? NULL : &myt_box_of(match)->ribbon[s->area];
    for (int i = 0; ribbon && i < ribbon->steps; i++)
        if (ribbon->step[i].kind == TAKE_OFFERING && !ribbon->step[i].further)
            shown |= WHEN_TAKE;
        else if (ribbon->step[i].kind == MOVE_UP && !(shown & WHEN_SHIFT))
            shown |= WHEN_RAISED;
    return shown & WHEN_SHIFT ? shown : shown | WHEN_DOWN;
}

/* `bonus` and `end` may be left out, so the next player may also begin and the others follow. */
unsigned myt_moments(const struct match *match, const void *state)
{
    const struct myt_state *s = state;
    static const unsigned by_phase[PHASES] = {
        [DEALING] = WHEN_DEAL,
        [KEEPING] = WHEN_KEEP,
        [LINING] = WHEN_REVEAL,
        [FAVORING] = WHEN_FAVORS,
        [STARTING] = WHEN_START | WHEN_DOWN,
        [ACTING] = WHEN_ACT | WHEN_START | WHEN_FOLLOW,
        [FOLLOWING] = WHEN_START | WHEN_FOLLOW,
        [LOCKING] = WHEN_LOCK,
        [REVEALING] = WHEN_START | WHEN_DOWN,
    };
    unsigned moments = by_phase[s->phase];
    if (s->phase >= STARTING && s->phase != LOCKING && s->owed > 0)
        moments |= WHEN_REVEAL;
    bool performs = (s->phase == ACTING || s->phase == FOLLOWING) && s->who != NONE && s->doing != NONE;
    return performs                ? moments | WHEN_ACT | steps_shown(match, s)
           : s->phase == FOLLOWING ? moments | WHEN_DOWN
                                   : moments;
}

/* ---- areas ---------------------------------------------------------------------------------------------------------------- */

/* "by night", while the others follow at one of the god's areas. */
int myt_means_side_here(const struct telling *t, int *values)
{
    int area = state_of(t)->area;
    return area == NONE ? 0 : one(2 * myt_god_of(area) + t->said[0], values);
}

/* The row is 1 for the other area of the god. */
int myt_means_same_area(const struct telling *t, int *values)
{
    int area = state_of(t)->area;
    return area == NONE ? 0 : one(area ^ t->row, values);
}

int myt_means_god_of_area(const struct telling *t, int *values)
{
    return one(myt_god_of(t->said[0]), values);
}

/* ---- levels --------------------------------------------------------------------------------------------------------------- */

/* The starting city is a minor one on Level 1. */
int myt_seen_city_of_piece(const struct telling *t, int *values)
{
    if (t->actor < 0 || t->actor >= PLAYERS || !myt_is_city(t->said[0]))
        return 0;
    int found = t->said[0] == MINOR_CITY ? one(1, values) : 0;
    for (int slot = 0; slot < SLOTS; slot++) {
        int level = state_of(t)->seat[t->actor].built[t->said[0]][slot];
        if (level > 0)
            values[found++] = level;
    }
    return found;
}

int myt_seen_built_level(const struct telling *t, int *values)
{
    int level = state_of(t)->built_level;
    return level > 0 ? one(level, values) : 0;
}

/* The first city from Level 1 upwards, or with the row -1 from the top downwards. */
int myt_seen_first_city(const struct telling *t, int *values)
{
    if (t->actor < 0 || t->actor >= PLAYERS)
        return 0;
    for (int level = t->row < 0 ? LEVELS : 1; level >= 1 && level <= LEVELS; level += t->row)
        if (myt_cities_on(t->state, t->actor, level) > 0)
            return one(level, values);
    return 0;
}

/* ---- cubes ---------------------------------------------------------------------------------------------------------------- */

struct myt_lot myt_lot_of(int value)
{
    int rest = value / (LEVELS + 1);
    int count = rest / (KINDS + 1) - COUNT_BASE;
    bool uncounted = count == UNCOUNTED;
    return (struct myt_lot){uncounted ? 1 : count, rest % (KINDS + 1), value % (LEVELS + 1), uncounted};
}

int myt_means_lot(const struct telling *t, int *values)
{
    struct myt_lot lot = myt_lot_of(t->said[0]);
    int count = lot.uncounted ? UNCOUNTED : lot.count;
    int leveled = LOT + count * LOT_COUNT + lot.kind * LOT_KIND + t->said[1];
    return one(t->said_count == 1 ? t->said[0] : leveled, values);
}

/* "all", "everything": not "a". */
int myt_means_all(const struct telling *t, int *values)
{
    return t->said[0] < 0 ? one(t->said[0], values) : 0;
}

int myt_only_level(const struct telling *t, int kind, int lowest, int highest)
{
    int only = NO_LEVEL;
    const char *cubes = "";
    for (int level = lowest; level <= highest; level++)
        if (state_of(t)->seat[t->actor].goods[kind][level - 1] > 0) {
            only = *cubes ? NO_LEVEL : level;
            cubes = arena_format(t->arena, "%s%s`%s`", cubes, *cubes ? " or " : "",
                                 myt_cube_names[myt_cube_of(kind, level)]);
        }
    or_why(t, only != NO_LEVEL || !*cubes, "which %s: %s?", myt_kind_names[kind], cubes);
    return only;
}

/* ---- cards ---------------------------------------------------------------------------------------------------------------- */

/* The cards of a player, of the place in the row, or with the row PLAYERS of the actor. */
int myt_seen_card_of(const struct telling *t, int *values)
{
    int holder = t->said_count ? t->said[0] : t->row == PLAYERS ? t->actor : t->row, found = 0;
    for (int card = 0; card < CARDS && (t->row != PLAYERS || t->actor >= 0); card++)
        if (state_of(t)->holder[card] == holder)
            values[found++] = card;
    return found;
}

/* The other card of a player who chooses one of two. */
static int other_dealt(const struct telling *t, int card)
{
    unsigned dealt = myt_cards_of(t->state, DEALT_TO + t->actor);
    return dealt >> card & 1 ? myt_only_one(dealt & ~(1u << card)) : NONE;
}

int myt_seen_other_dealt(const struct telling *t, int *values)
{
    int dropped = told(t, "DROP"), kept = dropped == NOT_TOLD ? NONE : other_dealt(t, dropped);
    return kept == NONE ? 0 : one(kept, values);
}

bool myt_fits_dropped(const struct telling *t, int *value)
{
    return !is_told(t, "CARD") || other_dealt(t, *value) == told(t, "CARD");
}

/* ---- fields --------------------------------------------------------------------------------------------------------------- */

/* A player who performs an action cannot begin another. */
bool myt_fits_start(const struct telling *t, int *value)
{
    (void)value;
    return state_of(t)->phase != ACTING || t->actor != state_of(t)->who;
}

/* An area that is not the active player's is a place to go to. Theirs could also mean to follow. */
bool myt_fits_new_area(const struct telling *t, int *value)
{
    return myt_fits_start(t, value) && (state_of(t)->phase == STARTING || *value != state_of(t)->area);
}

/* "from Zeus Day": the Builder is there. */
bool myt_fits_left(const struct telling *t, int *value)
{
    return t->actor >= 0 && state_of(t)->seat[t->actor].builder == myt_builder_place(t->match, *value);
}

/* A god alone is not an area. */
bool myt_fits_two_areas(const struct telling *t, int *value)
{
    return or_why(t, false, "%s has two areas: %s or %s", myt_god_names[*value], myt_area_names[2 * *value],
                  myt_area_names[2 * *value + 1]);
}

/* "with her Hades favor": of the god whose ribbon it is. */
bool myt_fits_ribbon(const struct telling *t, int *value)
{
    const struct myt_state *s = t->state;
    static const char *const things[] = {"COUNT", "CUBES", "GOODS", "CARD", NULL};
    for (const char *const *thing = things; *thing; thing++) /* "a token and then, with her favor, another" */
        if (told_place(t, *thing, 0) >= 0 && told_place(t, *thing, 0) < told_place(t, "BONUS", 0)
            && told_again(t, told_value(t, "BONUS", 0)))
            return false;
    return s->area != NONE && s->who == t->actor && (t->row || s->phase == ACTING)
           && (*value == GODS || *value == myt_god_of(s->area)
               || (*value > GODS
                   && or_why(t, !s->slot, "which bonus: the %s's or the area's?", myt_piece_titles[s->slot_piece])));
}

bool myt_fits_effect(const struct telling *t, int *value)
{
    return state_of(t)->slot && (*value == PIECES || *value == state_of(t)->slot_piece);
}

bool myt_fits_stolen(const struct telling *t, int *value)
{
    (void)value;
    return or_why(t, false, "nobody can take cubes from another player; only Deity cards can be stolen");
}

bool myt_fits_ribbon_area(const struct telling *t, int *value)
{
    return state_of(t)->area == *value;
}

/* Words in brackets may repeat the god, or with the row 1 the city. */
bool myt_fits_same(const struct telling *t, int *value)
{
    const char *field = t->row ? "LEVEL" : "GOD";
    int count = told_count(t, field);
    bool same = count == 0;
    for (int i = 0; i < count; i++)
        same |= told_at(t, field, i) == *value;
    return same;
}

bool myt_fits_owner(const struct telling *t, int *value)
{
    int card = told(t, "CARD"), holder = card == NOT_TOLD ? *value : state_of(t)->holder[card];
    return holder == *value || (holder == IN_DECK && myt_unknown(t->state, *value, NO_CARDS));
}

/* "her second small temple": one is built already. */
bool myt_fits_nth(const struct telling *t, int *value)
{
    int piece = told(t, "PIECE");
    if (piece == NOT_TOLD || *value < 1)
        return false;
    int built = myt_slots_of(piece) - myt_pieces_left(t->state, t->actor, piece);
    return *value == LAST_RANK ? built + 1 == myt_slots_of(piece) : *value == built + 1;
}

bool myt_fits_active(const struct telling *t, int *value)
{
    return *value == state_of(t)->turn && *value != t->actor;
}
