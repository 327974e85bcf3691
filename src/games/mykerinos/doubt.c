/* Mykerinos: claims on what is unknown, and what a wrong claim rests on; box data that a position rests on. */
#include "games/mykerinos/mykerinos.h"

/* ---- could it be? ------------------------------------------------------------------------------------------------ */

/* Could the cubes of a colour be those of the box with this many more, if one unknown count is no longer unknown? */
static bool could_count(const struct match *match, const struct myk_state *s, int colour, int value)
{
    struct myk_cubes cubes = myk_cubes_of(s, colour);
    int whole = myk_box_of(match)->colour;
    return cubes.unknown > 1 ? cubes.sum + value <= whole : cubes.sum + value == whole;
}

/* Could the player own the tiles claimed? They include those known to be theirs, and the box has as many. */
static bool could_own(const struct match *match, const struct myk_state *s, int seat, const struct node *claim)
{
    struct myk_known known = myk_known_tiles(s);
    bool word = claim->kind == NODE_WORD, all = true;
    int claimed[KINDS] = {0};
    for (const struct node *kind = word ? claim : claim->first; kind; kind = word ? NULL : kind->next)
        claimed[kind->value]++;
    for (int kind = 0; kind < KINDS; kind++) {
        known.owned[kind] += claimed[kind] - s->owned[seat][kind];
        all &= claimed[kind] >= s->owned[seat][kind];
    }
    return all && myk_known_sum(&known) <= myk_dealt(match, s) && myk_counts_fit(match, &known).verdict != BROKEN;
}

bool myk_could_be(const struct match *match, const void *state, const char *key, int holder, const struct node *claim)
{
    const struct myk_state *s = state;
    if (same(key, "neutral-stock"))
        return could_count(match, s, NEUTRAL, claim->value);
    if (same(key, "stock") || same(key, "reserve"))
        return could_count(match, s, holder < match->seats ? holder : NEUTRAL, claim->value);
    if (same(key, "points"))
        return claim->value >= s->least[holder]
               && (s->more_tiles >> holder & 1
                   || myk_points_fit(match, holder, s->owned[holder], claim->value).verdict != BROKEN);
    if (same(key, "owned"))
        return could_own(match, s, holder, claim);
    if (same(key, "wings"))
        return myk_names_all_patrons(claim);
    return !same(key, "turn") || (claim->value < match->seats && !myk_has_passed(s, claim->value));
}

/* ---- what a wrong claim rests on --------------------------------------------------------------------------------- */

const char *const myk_assumable[ASSUMABLE] = {
    [ASSUMED_MUSEUM] = "museum",           [ASSUMED_CUBES] = "cubes",
    [ASSUMED_PASSED] = "passed",           [ASSUMED_TILTED] = "tilted",
    [ASSUMED_LAST_ACTION] = "last-action", [ASSUMED_NEUTRAL_PLAY] = "neutral-play",
};

bool myk_assumed_part(const struct match *match, const void *state, const char *key, int holder,
                      const struct node *claim, struct text *rests_on, struct text *why)
{
    const struct myk_state *s = state;
    bool end = s->phase == PHASE_OVER && (same(key, "scores") || same(key, "winners"));
    (void)match, (void)holder, (void)claim, (void)why;
    for (int part = 0; part < ASSUMED_NEUTRAL_PLAY; part++)
        if (s->assumed >> part & 1 && (same(key, myk_assumable[part]) || (end && part == ASSUMED_MUSEUM))) {
            text_format(rests_on, "table.%s", myk_assumable[part]);
            return true;
        }
    return false;
}

/* ---- assumed data of the box ------------------------------------------------------------------------------------- */

void myk_touched(const struct match *match, const void *state, struct touched *out)
{
    const struct myk_state *s = state;
    struct myk_known known = myk_known_tiles(s);
    bool patron = false, inside = false;
    for (int kind = 0; kind < PATRONS; kind++)
        patron |= myk_known_of(&known, kind) > 0;
    for (int room = 0; room < ROOMS; room++)
        inside |= s->room[room] != NOBODY && myk_box_of(match)->doors[room];
    if (patron) {
        touch(out, "tiles.copies", "copies of each patron");
        touch(out, "tiles.points.patron", "numbers on their tiles");
    }
    if (inside)
        touch(out, "museum.doors", "doors of the \"5\" rooms");
}
