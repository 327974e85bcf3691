/* Mykerinos: what a table may show in which phase. */
#include "games/mykerinos/table.h"

static bool tile_lies(const struct myk_state *s)
{
    for (int i = 0; i < TILES; i++)
        if (s->tile[i] != GONE)
            return true;
    return false;
}

static bool tile_gone(const struct myk_state *s, int from, int to)
{
    for (int i = from; i < to; i++)
        if (s->tile[i] == GONE)
            return true;
    return false;
}

static bool any_tilted(const struct myk_state *s)
{
    for (int seat = 0; seat < PLAYERS; seat++)
        for (int kind = 0; kind < KINDS; kind++)
            if (s->tilted[seat][kind])
                return true;
    return false;
}

static bool any_cube(const struct myk_state *s, int before_area)
{
    for (int space = 0; space < SPACES; space++)
        if (s->cube[space] != NOBODY && myk_area_of(space) < before_area)
            return true;
    return false;
}

/* Does `early` name the area `from` or a later one? */
static bool early_in(const struct myk_state *s, int from)
{
    for (int area = from; area <= AREAS; area++)
        if (s->early[area])
            return true;
    return false;
}

/* Does `early` name an area that is not later? Only later areas can be named. */
static bool early_before(const struct myk_state *s)
{
    for (int area = 1; area <= AREAS; area++)
        if (s->early[area] && (area <= s->area || area > myk_areas_in(s->season)))
            return true;
    return false;
}

static bool gone_later(const struct myk_state *s)
{
    for (int area = s->area + 1; area <= myk_areas_in(s->season); area++)
        if (!s->early[area] && myk_tiles_left(s, area) < 2)
            return true;
    return false;
}

struct test {
    bool wrong;
    const char *key, *why;
};

/* Adds every reason, and keeps the key of the first. False if there is one. */
static bool all_right(const struct test *tests, size_t count, const char **key, struct text *why)
{
    bool right = true;

    for (size_t i = 0; i < count; i++) {
        if (!tests[i].wrong)
            continue;
        right = false;
        text_format(why, "%s%s", why->length ? "; " : "", tests[i].why);
        *key = *key ? *key : tests[i].key;
    }
    return right;
}

/* Between seasons the region is empty, and nothing that belongs to a season is left. */
static bool between_holds(const struct myk_reading *r, const char **key, struct text *why)
{
    const struct myk_state *s = r->s;
    const struct test tests[] = {
        {s->phase == PHASE_OVER && s->season != SEASONS, "season", "the game is over only after season 4"},
        {tile_lies(s), "tiles", "tiles are in the region, but between seasons it is empty"},
        {any_cube(s, AREAS + 1), "cubes", "cubes are in the region, but between seasons it is empty"},
        {any_tilted(s), "tilted", "tiles are tilted, but between seasons all must be upright"},
        {s->passes > 0, "passed", "disks are on the scale, but between seasons it is empty"},
        {s->turn != NOBODY, "turn", "it is a player's turn, but only the excavation has turns"},
        {s->last_action, "last-action", "`last-action` is written, but only an excavation has a last action"},
        {s->area != 0, "area", "an area is being evaluated, but only the survey does that"},
        {s->done != 0, "done", "a player has chosen, but only the survey has choices"},
        {early_in(s, 1), "early", "`early` names an area, but only the survey has areas"},
        {s->neutral_play != NOBODY, "neutral-play",
         "a player may place neutral cubes, but only the excavation allows that"},
    };

    return all_right(tests, sizeof tests / sizeof *tests, key, why);
}

static bool excavation_holds(const struct myk_reading *r, const char **key, struct text *why)
{
    const struct myk_state *s = r->s;
    int unpassed = myk_unpassed(r->h->match, s);
    bool full = r->tiles_written == myk_tiles_in(s->season);
    const struct test tests[] = {
        {!full, "tiles", "an excavation needs exactly 8 tiles, 12 in season 4"},
        {full && tile_gone(s, 0, myk_tiles_in(s->season)), "tiles",
         "a tile is gone, but no tile leaves during the excavation"},
        {unpassed == 0, "passed", "all have passed, so the excavation is over"},
        {unpassed && s->turn != NOBODY && myk_has_passed(s, s->turn), "turn",
         "it is the turn of a player who has passed"},
        {s->last_action && unpassed != 1, "last-action", "the last action is used before all others have passed"},
        {s->area != 0, "area", "an area is being evaluated during the excavation"},
        {s->done != 0, "done", "a player has chosen during the excavation"},
        {early_in(s, 1), "early", "`early` names an area during the excavation"},
    };

    return all_right(tests, sizeof tests / sizeof *tests, key, why);
}

static bool tile_before(const struct myk_state *s)
{
    for (int i = 0; i < myk_tile_of_area(s->area, LEFT); i++)
        if (s->tile[i] != GONE)
            return true;
    return false;
}

static bool survey_holds(const struct myk_reading *r, const char **key, struct text *why)
{
    const struct myk_state *s = r->s;
    bool exists = s->area <= myk_areas_in(s->season), full = r->tiles_written == myk_tiles_in(s->season);
    int left = exists ? myk_tile_of_area(s->area, LEFT) : 0;
    const struct test tests[] = {
        {myk_unpassed(r->h->match, s) > 0, "passed", "the survey begins only when every player has passed"},
        {!exists, "area", "the region of seasons 1 to 3 has four areas"},
        {!full, "tiles", "a survey needs exactly 8 tiles, 12 in season 4; write `gone` for those taken"},
        {exists && tile_before(s), "tiles", "a tile is still in an area that has been evaluated"},
        {exists && any_cube(s, s->area), "cubes", "a cube is still in an area that has been evaluated"},
        {exists && full && gone_later(s), "tiles", "a tile is gone from an area that has not been evaluated"},
        {exists && full && !s->done && tile_gone(s, left, left + 2), "tiles",
         "a tile is gone from the area, but nobody has chosen in it"},
        {early_before(s), "early", "`early` can only name later areas"},
        {s->turn != NOBODY, "turn", "it is a player's turn, but the survey has no turns"},
        {s->last_action, "last-action", "the last action is used, but only the excavation has such an action"},
        {s->neutral_play != NOBODY, "neutral-play",
         "a player may place neutral cubes, but only the excavation allows that"},
    };

    return all_right(tests, sizeof tests / sizeof *tests, key, why);
}

/* Are the tiles left over in the closed area discarded, as they must be? */
static bool left_discarded(const struct myk_state *s)
{
    int left[KINDS] = {0};

    for (int side = LEFT; side <= RIGHT; side++)
        if (s->closed.tile[side] >= 0)
            left[myk_tile_kind(s->closed.tile[side])]++;
    for (int kind = 0; kind < KINDS; kind++)
        if (left[kind] > s->discarded[kind])
            return false;
    return true;
}

static bool closed_holds(const struct myk_reading *r, const char **key, struct text *why)
{
    const struct myk_state *s = r->s;
    bool known = s->closed.area != 0, first = s->phase == PHASE_DEAL && s->season == 1;
    int last = s->phase == PHASE_SURVEY ? s->area - 1 : s->phase == PHASE_OVER ? AREAS : myk_areas_in(s->season - 1);
    const struct test tests[] = {
        {known && s->phase == PHASE_EXCAVATION, "closed", "an area is closed during the excavation"},
        {known && first, "closed", "an area is closed before the first deal"},
        {known && s->closed.area > last, "closed", "the area closed last has not been evaluated"},
        {known && s->closed.count == 0, "closed", "nobody is ranked in the area closed last"},
        {known && !left_discarded(s), "closed",
         "a tile left over in the area closed last is not among the discarded tiles"},
    };

    return all_right(tests, sizeof tests / sizeof *tests, key, why);
}

bool myk_check_phase(const struct myk_reading *r, const char **key, struct text *why)
{
    bool holds = r->s->phase == PHASE_EXCAVATION ? excavation_holds(r, key, why)
                 : r->s->phase == PHASE_SURVEY   ? survey_holds(r, key, why)
                                                 : between_holds(r, key, why);

    return closed_holds(r, key, why) && holds;
}
