/* Mykerinos: can this table exist? One function per code, in the order of the codes. */

#include "games/mykerinos/table.h"

/* Reports a breach at `key` of the table (NULL: the whole table) and returns false. */
static bool breach(struct myk_reading *r, const char *key, enum myk_rule rule, const char *why)
{
    const struct node *node = key ? node_get(r->table, key) : NULL;
    refuse(r->h, (int)rule, "%s", why);
    if (node)
        point_to(r->h, node);
    return false;
}

/* Reports the mistake at `key`, or at the wrong item of it. False: the table cannot exist. */
static bool reports(struct myk_reading *r, const char *key, enum myk_rule rule, const struct myk_mistake *mistake)
{
    const struct node *node = key ? node_get(r->table, key) : NULL;
    if (mistake->verdict == FINE)
        return true;
    if (mistake->verdict == BROKEN)
        refuse(r->h, (int)rule, "%s", mistake->why);
    else {
        doubtful(r->h, (int)rule, "%s", mistake->why);
        rests_on(r->h, "%s", mistake->datum);
    }
    if (node)
        point_to(r->h, mistake->index < 0 ? node : node_item(node, mistake->index));
    return mistake->verdict != BROKEN;
}

/* The value of a colour in a map of the table; the map if it has none; NULL without a map. */
static const struct node *cell(const struct myk_reading *r, const char *key, int colour)
{
    const struct node *map = node_get(r->table, key), *row = node_at(map, colour);
    return row ? row : map;
}

/* The places where the cubes of a colour are, without those whose number is unknown. */
struct parts {
    struct part {
        const char *name, *of;
        int cubes;
    } part[5];
    int count, sum;
    bool complete;
};

static void add_part(struct parts *parts, const char *name, const char *of, int cubes)
{
    if (cubes == UNKNOWN) {
        parts->complete = false;
        return;
    }
    parts->part[parts->count++] = (struct part){name, of, cubes};
    parts->sum += cubes;
}

/* The parts as written, without what follows from them. */
static struct parts parts_of(const struct myk_reading *r, int colour)
{
    struct parts parts = {.complete = true};
    for (int seat = 0; seat < r->h->match->seats; seat++)
        if (colour == NEUTRAL)
            add_part(&parts, "held by ", r->h->match->names[seat], r->s->held[seat]);
    if (colour != NEUTRAL)
        add_part(&parts, "stock", "", r->s->stock[colour]);
    add_part(&parts, "reserve", "", r->reserve_given[colour] ? r->s->reserve[colour] : UNKNOWN);
    add_part(&parts, "region", "", r->region[colour]);
    if (colour != NEUTRAL)
        add_part(&parts, "Museum", "", r->museum[colour]);
    return parts;
}

/* Do the cubes of a colour sum to those of the box? A reserve that was left out follows from a known rest. */
static bool colour_holds(struct myk_reading *r, int colour, struct text *sums)
{
    struct myk_state *s = r->s;
    int whole = myk_box_of(r->h->match)->colour;
    struct parts parts = parts_of(r, colour);
    int left = whole - parts.sum;
    bool all_but_reserve = !parts.complete && !r->reserve_given[colour];
    for (int seat = 0; seat < r->h->match->seats; seat++)
        all_but_reserve &= (colour == NEUTRAL ? s->held[seat] : s->stock[colour]) != UNKNOWN;
    if (!r->reserve_given[colour])
        s->reserve[colour] = all_but_reserve && left >= 0 ? left : UNKNOWN;
    if (parts.complete ? left == 0 : left >= 0)
        return true;
    /* "anna: stock 10 + reserve 12 + region 3 + Museum 1 = 26, not 25" */
    text_format(sums, "%s%s: ", sums->length ? "; " : "", myk_colour(r->h->match, colour));
    for (int i = 0; i < parts.count; i++)
        text_format(sums, "%s%s%s %d", i ? " + " : "", parts.part[i].name, parts.part[i].of, parts.part[i].cubes);
    text_format(sums, parts.complete ? " = %d cubes, not %d" : " = %d cubes, more than %d", parts.sum,
                myk_box_of(r->h->match)->colour);
    return false;
}

static bool cubes_hold(struct myk_reading *r)
{
    const struct match *match = r->h->match;
    int wrong = NOBODY;
    struct text sums = {0};
    for (int colour = 0; colour < COLOURS; colour++)
        if ((colour == NEUTRAL ? match->seats == 2 : colour < match->seats) && !colour_holds(r, colour, &sums))
            wrong = wrong == NOBODY ? colour : wrong;
    if (wrong != NOBODY) {
        refuse(r->h, RULE_CUBES, "%s", text_string(&sums));
        point_to(r->h, cell(r, r->reserve_given[wrong] ? "reserve" : wrong == NEUTRAL ? "cubes" : "stock", wrong));
    }
    text_free(&sums);
    return wrong == NOBODY;
}

static bool spaces_hold(struct myk_reading *r)
{
    bool holds = true;
    if (r->outside) {
        refuse(r->h, RULE_SPACE_NONE, "a cube is on %s, but the region of season %d ends with row %d",
               myk_spell_space(r->outside->value).text, r->s->season, myk_spaces_in(r->s->season) / COLUMNS);
        point_to(r->h, r->outside);
        holds = false;
    }
    if (r->doubled) {
        refuse(r->h, RULE_SPACE_FULL, "two cubes are on %s; a space can hold only one",
               myk_spell_space(r->doubled->value).text);
        point_to(r->h, r->doubled);
        holds = false;
    }
    return holds;
}

static bool rooms_hold(struct myk_reading *r)
{
    if (!r->room_twice)
        return true;
    return reject(r->h, r->room_twice, RULE_ROOM_FULL, "%s is named twice; a room can hold only one cube",
                  myk_room_names[r->twice]);
}

static bool wings_hold(struct myk_reading *r)
{
    const struct node *wings = node_get(r->table, "wings");
    unsigned seen = 0;
    for (const struct node *patron = node_first(wings); patron; patron = patron->next)
        seen |= 1u << patron->value;
    if (!wings || !wings->first || (wings->count == CIRCLES && seen == (1u << PATRONS) - 1))
        return true;
    return breach(r, "wings", RULE_WINGS, "`wings` must name each of the five patrons once, for circles 1 to 5");
}

static int sum_of(const int *numbers)
{
    int sum = 0;
    for (int kind = 0; kind < KINDS; kind++)
        sum += numbers[kind];
    return sum;
}

/* People who write a position to count the end often leave out season and phase: names both. */
static bool tell_moment(struct myk_reading *r, const char *key, int tiles)
{
    bool region = r->tiles_written || node_get(r->table, "cubes") || r->s->passes,
         passed = !myk_unpassed(r->h->match, r->s);
    const char *season = region ? "season: N" : "season: 4";
    const char *phase = !region ? "phase: over" : passed ? "phase: survey" : "phase: excavation";
    refuse(r->h, RULE_TILE_COUNT, "the position has %d tiles but no season; write `%s` and `%s`", tiles, season, phase);
    lacks_words(r->h, season, phase);
    point_to(r->h, node_get(r->table, key));
    return false;
}

static bool counts_hold(struct myk_reading *r)
{
    const struct myk_state *s = r->s;
    struct myk_known known = myk_known_beside(s);
    int dealt = 0;
    for (int i = 0; i < TILES; i++)
        if (s->tile[i] != GONE)
            known.lying[myk_tile_kind(s->tile[i])]++;
    for (int season = 1; season < s->season + (s->phase != PHASE_DEAL); season++)
        dealt += myk_box_of(r->h->match)->deal[season - 1];
    int lying = sum_of(known.lying), owned = sum_of(known.owned), discarded = sum_of(known.discarded);
    const char *key = owned >= lying && owned >= discarded ? "owned" : discarded >= lying ? "discarded" : "tiles";
    struct myk_mistake mistake = myk_counts_fit(r->h->match, &known);
    if (lying + owned + discarded > dealt && !node_get(r->table, "season") && !node_get(r->table, "phase"))
        return tell_moment(r, key, lying + owned + discarded);
    if (lying + owned + discarded <= dealt || mistake.verdict == BROKEN)
        return reports(r, key, RULE_TILE_COUNT, &mistake);
    return reject(r->h, node_get(r->table, key), RULE_TILE_COUNT,
                  "region %d + owned %d + discarded %d = %d tiles; only %d have been dealt so far", lying, owned,
                  discarded, lying + owned + discarded, dealt);
}

static bool faces_hold(struct myk_reading *r)
{
    struct myk_mistake mistake = myk_faces_fit(r->h->match, r->s->tile, TILES);
    return reports(r, "tiles", RULE_TILE_FACE, &mistake);
}

static bool tilted_hold(struct myk_reading *r)
{
    for (int seat = 0; seat < PLAYERS; seat++)
        for (int kind = 0; kind < KINDS; kind++) {
            int tilted = r->s->tilted[seat][kind], owned = r->s->owned[seat][kind];
            if (tilted <= owned)
                continue;
            return reject(r->h, cell(r, "tilted", seat), RULE_TILTED_OWNED, "%s has tilted %d %s tile%s but owns %d",
                          r->h->match->names[seat], tilted, myk_kind_names[kind], plural(tilted), owned);
        }
    return true;
}

struct myk_mistake myk_points_fit(const struct match *match, int seat, const int owned[KINDS], long points)
{
    int patrons = 0;
    for (int kind = 0; kind < PATRONS; kind++)
        patrons += owned[kind];
    long least = (long)owned[BLANK] * myk_least_points(match, BLANK);
    long most = (long)owned[BLANK] * myk_most_points(match, BLANK) + (long)patrons * myk_most_points(match, VIOLET);
    struct myk_mistake mistake = {.index = -1};
    if (points >= least && points <= most)
        return mistake;
    bool doubt = points > most && patrons && myk_points_assumed(match, VIOLET);
    bool blank_assumed = owned[BLANK] && myk_points_assumed(match, BLANK);
    mistake.verdict = doubt || blank_assumed ? DOUBTED : BROKEN;
    put_string(mistake.datum, sizeof mistake.datum, "%s", myk_points_datum(doubt ? VIOLET : BLANK));
    put_string(mistake.why, sizeof mistake.why, "%s has %ld point%s, but the tiles they own show at %s %ld",
               match->names[seat], points, plural(points), points < least ? "least" : "most",
               points < least ? least : most);
    return mistake;
}

static bool points_hold(struct myk_reading *r)
{
    struct myk_mistake worst = {.index = -1};
    int owner = 0;
    for (int seat = 0; seat < r->h->match->seats; seat++) {
        if (r->s->points[seat] == UNKNOWN || r->s->more_tiles >> seat & 1)
            continue;
        struct myk_mistake mistake = myk_points_fit(r->h->match, seat, r->s->owned[seat], r->s->points[seat]);
        if (mistake.verdict <= worst.verdict)
            continue;
        worst = mistake;
        owner = seat;
    }
    bool holds = reports(r, "points", RULE_POINTS, &worst);
    if (worst.verdict != FINE)
        point_to(r->h, cell(r, "points", owner));
    return holds;
}

/* The first key that names something neutral; NULL: none does. */
static const char *neutral_key(const struct myk_reading *r)
{
    const struct myk_state *s = r->s;
    for (int seat = 0; seat < PLAYERS; seat++)
        if (s->held[seat])
            return "neutral-stock";
    for (int area = 1; area <= AREAS; area++)
        if (s->early[area] >> NEUTRAL & 1)
            return "early";
    return r->region[NEUTRAL]          ? "cubes"
           : s->reserve[NEUTRAL]       ? "reserve"
           : s->neutral_play != NOBODY ? "neutral-play"
           : s->done >> NEUTRAL & 1    ? "done"
           : r->neutral_in_closed      ? "closed"
                                       : NULL;
}

static bool neutral_holds(struct myk_reading *r)
{
    if (r->museum[NEUTRAL])
        return breach(r, "museum", RULE_NEUTRAL_NONE, "a neutral cube is in the Museum");
    if (neutral_key(r) && r->h->match->seats > 2)
        return breach(r, neutral_key(r), RULE_NEUTRAL_NONE,
                      "neutral pieces are named, but only a two-player game has them");
    return true;
}

/* ---- the phase --------------------------------------------------------------------------------------------------- */

static bool tile_lies(const struct myk_state *s, int before)
{
    for (int i = 0; i < before; i++)
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

static bool any_cube(const struct myk_state *s, int before_area)
{
    for (int space = 0; space < SPACES; space++)
        if (s->cube[space] != NOBODY && myk_area_of(space) < before_area)
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
        {tile_lies(s, TILES), "tiles", "tiles are in the region, but between seasons it is empty"},
        {any_cube(s, AREAS + 1), "cubes", "cubes are in the region, but between seasons it is empty"},
        {myk_any_tilted(s), "tilted", "tiles are tilted, but between seasons all must be upright"},
        {s->passes > 0, "passed", "disks are on the scale, but between seasons it is empty"},
        {s->turn != NOBODY, "turn", "it is a player's turn, but only the excavation has turns"},
        {s->last_action, "last-action", "`last-action` is written, but only an excavation has a last action"},
        {s->area != 0, "area", "an area is being evaluated, but only the survey does that"},
        {s->done != 0, "done", "a player has chosen, but only the survey has choices"},
        {myk_any_early(s), "early", "`early` names an area, but only the survey has areas"},
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
        {myk_any_early(s), "early", "`early` names an area during the excavation"},
    };
    return all_right(tests, sizeof tests / sizeof *tests, key, why);
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
        {exists && tile_lies(s, left), "tiles", "a tile is still in an area that has been evaluated"},
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

static bool check_phase(const struct myk_reading *r, const char **key, struct text *why)
{
    bool holds = r->s->phase == PHASE_EXCAVATION ? excavation_holds(r, key, why)
                 : r->s->phase == PHASE_SURVEY   ? survey_holds(r, key, why)
                                                 : between_holds(r, key, why);
    return closed_holds(r, key, why) && holds;
}

static bool phase_holds(struct myk_reading *r)
{
    const char *key = NULL;
    struct text why = {0};
    if (r->named_twice) {
        return reject(r->h, r->named_twice, RULE_PHASE, "%s is named twice", r->named_twice->text);
    }
    bool holds = check_phase(r, &key, &why) || breach(r, key, RULE_PHASE, text_string(&why));
    text_free(&why);
    return holds;
}

bool myk_check_table(struct myk_reading *r)
{
    static bool (*const tests[])(struct myk_reading *) = {
        cubes_hold, spaces_hold, rooms_hold,  wings_hold,    counts_hold,
        faces_hold, tilted_hold, points_hold, neutral_holds, phase_holds,
    };
    bool holds = true;
    for (size_t i = 0; i < sizeof tests / sizeof *tests; i++)
        holds = tests[i](r) && holds;
    return holds;
}
