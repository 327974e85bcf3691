/* Mykerinos: claims on what is unknown, and what a wrong claim rests on; box data that a position rests on. */
#include "games/mykerinos/mykerinos.h"

/* ---- could it be? ------------------------------------------------------------------------------------------------ */

/* Do these parts and `sum` more make all cubes of a colour? If a part is unknown: can they? */
static bool can_sum(const struct match *match, const int *parts, int count, int sum)
{
    bool complete = true;
    for (int i = 0; i < count; i++) {
        complete = complete && parts[i] != UNKNOWN;
        sum += parts[i] == UNKNOWN ? 0 : parts[i];
    }
    return complete ? sum == myk_box_of(match)->colour : sum <= myk_box_of(match)->colour;
}

static bool could_count(const struct match *match, const struct myk_state *s, const char *key, int holder, int value)
{
    int colour = same(key, "neutral-stock") || holder >= match->seats ? NEUTRAL : holder;
    int out = myk_cubes_in(s->cube, SPACES, colour) + myk_cubes_in(s->room, ROOMS, colour) + value;
    if (colour != NEUTRAL)
        return can_sum(match, same(key, "stock") ? &s->reserve[colour] : &s->stock[colour], 1, out);
    if (same(key, "neutral-stock"))
        return can_sum(match, (int[]){s->reserve[NEUTRAL], s->held[1 - holder]}, 2, out);
    return can_sum(match, s->held, 2, out);
}

static bool could_have_points(const struct match *match, const struct myk_state *s, int seat, long points)
{
    return points >= s->least[seat]
           && (s->more_tiles >> seat & 1 || myk_points_fit(match, seat, s->owned[seat], points).verdict != BROKEN);
}

/* Could the player own the tiles claimed? They include those known to be theirs, and the box has as many. */
static bool could_own(const struct match *match, const struct myk_state *s, int seat, const struct node *claim)
{
    struct myk_known known = myk_known_beside(s);
    int claimed[KINDS] = {0}, sum = 0, dealt = 0;
    for (const struct node *kind = claim->kind == NODE_WORD ? claim : claim->first; kind;
         kind = claim->kind == NODE_WORD ? NULL : kind->next)
        claimed[kind->value]++;
    for (int kind = 0; kind < KINDS; kind++) {
        if (claimed[kind] < s->owned[seat][kind])
            return false;
        known.owned[kind] += claimed[kind] - s->owned[seat][kind];
    }
    for (int i = 0; i < TILES; i++)
        if (s->tile[i] != GONE)
            known.lying[myk_tile_kind(s->tile[i])]++;
    for (int season = 1; season < s->season + (s->phase != PHASE_DEAL); season++)
        dealt += myk_box_of(match)->deal[season - 1];
    for (int kind = 0; kind < KINDS; kind++)
        sum += known.lying[kind] + known.owned[kind] + known.discarded[kind];
    return sum <= dealt && myk_counts_fit(match, &known).verdict != BROKEN;
}

static bool could_be_wings(const struct node *claim)
{
    unsigned seen = 0;
    for (const struct node *patron = claim->first; patron; patron = patron->next)
        seen |= 1u << patron->value;
    return claim->count == CIRCLES && seen == (1u << PATRONS) - 1;
}

bool myk_could_be(const struct match *match, const void *state, const char *key, int holder, const struct node *claim)
{
    const struct myk_state *s = state;
    if (same(key, "stock") || same(key, "reserve") || same(key, "neutral-stock"))
        return could_count(match, s, key, holder, claim->value);
    if (same(key, "points"))
        return could_have_points(match, s, holder, claim->value);
    if (same(key, "owned"))
        return could_own(match, s, holder, claim);
    if (same(key, "wings"))
        return could_be_wings(claim);
    return !same(key, "turn") || (claim->value < match->seats && !myk_has_passed(s, claim->value));
}

/* ---- what a wrong claim rests on --------------------------------------------------------------------------------- */

bool myk_assumed_part(const struct match *match, const void *state, const char *key, int holder,
                      const struct node *claim, struct text *rests_on, struct text *why)
{
    static const struct {
        const char *key;
        enum myk_assumed part;
    } parts[] = {{"museum", ASSUMED_MUSEUM},
                 {"cubes", ASSUMED_CUBES},
                 {"passed", ASSUMED_PASSED},
                 {"tilted", ASSUMED_TILTED},
                 {"last-action", ASSUMED_LAST_ACTION}};
    static const char *const of_player[] = {"scores", "points", "owned", "reserve", NULL};
    static const char *const of_all[] = {"museum", "discarded", "closed", NULL};
    const struct myk_state *s = state;
    bool end = s->phase == PHASE_OVER && (same(key, "scores") || same(key, "winners"));
    (void)claim;
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (s->assumed & (unsigned)parts[i].part
            && (same(key, parts[i].key) || (end && parts[i].part == ASSUMED_MUSEUM))) {
            text_format(rests_on, "table.%s", parts[i].key);
            return true;
        }
    bool player = among(of_player, key), all = among(of_all, key), any = false;
    for (int seat = 0; seat < match->seats && (player || all); seat++) {
        if (!myk_has_declined(s, seat))
            continue;
        any |= all || holder == seat;
        if (holder == seat || (all && holder < 0)) {
            text_add(why, why->length ? ", " : "");
            myk_add_declined(match, s, seat, why);
        }
    }
    return any;
}

/* ---- assumed data of the box ------------------------------------------------------------------------------------- */

static bool names_patron(const struct match *match, const struct myk_state *s)
{
    for (int tile = 0; tile < TILES; tile++)
        if (s->tile[tile] != GONE && myk_tile_kind(s->tile[tile]) != BLANK)
            return true;
    for (int kind = 0; kind < PATRONS; kind++) {
        if (s->discarded[kind])
            return true;
        for (int seat = 0; seat < match->seats; seat++)
            if (s->owned[seat][kind])
                return true;
    }
    return false;
}

void myk_touched(const struct match *match, const void *state, struct touched *out)
{
    const struct myk_state *s = state;
    bool inside = false;
    for (int room = 0; room < ROOMS; room++)
        inside |= s->room[room] != NOBODY && myk_box_of(match)->doors[room];
    if (names_patron(match, s)) {
        touch(out, "tiles.copies", "copies of each patron");
        touch(out, "tiles.points.patron", "numbers on their tiles");
    }
    if (inside)
        touch(out, "museum.doors", "doors of the \"5\" rooms");
}
