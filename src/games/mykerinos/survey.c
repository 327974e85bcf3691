/* Mykerinos: the survey: whose decision is next, and everything that happens by itself. */
#include <string.h>

#include "games/mykerinos/mykerinos.h"

struct myk_decision myk_decision_in(const struct match *match, const struct myk_state *s,
                                    const struct myk_ranking *ranking)
{
    int tiles = s->area ? myk_tiles_left(s, s->area) : 0;
    for (int i = 0; i < ranking->count; i++) {
        int colour = ranking->colour[i];
        if (s->done >> colour & 1)
            continue;
        /* A player picks the tile that neutral removes, unless both leave with it. */
        bool pick = i < 2 && ranking->count > 1 && tiles && (tiles == 1 || ranking->count > i + 1);
        if (colour == NEUTRAL)
            return pick ? (struct myk_decision){DUE_PICK, myk_picker(match, ranking)}
                        : (struct myk_decision){DUE_BY_ITSELF, NEUTRAL};
        if (i < 2 || tiles > 0)
            return (struct myk_decision){DUE_CHOICE, colour};
    }
    return (struct myk_decision){DUE_NOTHING, NOBODY};
}

struct myk_decision myk_next_decision(const struct match *match, const struct myk_state *s)
{
    struct myk_ranking ranking = myk_rank(match, s, s->area);
    return myk_decision_in(match, s, &ranking);
}

void myk_discard(struct myk_state *s, int tile)
{
    if (s->tile[tile] == GONE)
        return;
    s->discarded[myk_tile_kind(s->tile[tile])]++;
    s->tile[tile] = GONE;
}

/* Neutral removes the tiles that are left: both, if no player chooses here. */
static void settle_neutral(struct hearing *h, const struct myk_ranking *ranking)
{
    struct myk_state *s = h->state;
    for (int side = LEFT; side <= RIGHT && myk_rank_in(ranking, NEUTRAL) <= 2; side++) {
        int tile = myk_tile_of_area(s->area, side);
        if (s->tile[tile] == GONE)
            continue;
        s->by_neutral |= 1u << side;
        s->removed[side] = s->tile[tile];
        s->gone_at[tile] = here(h, 0);
        myk_discard(s, tile);
    }
    s->done |= 1u << NEUTRAL;
}

static void return_cubes(struct hearing *h)
{
    struct myk_state *s = h->state;
    int cubes[COLOURS + 1] = {0}; /* NOBODY's too */
    for (int i = 0; i < AREA_SPACES; i++) {
        unsigned char *cube = &s->cube[myk_space_in_area(s->area, i)];
        cubes[*cube]++;
        *cube = NOBODY;
    }
    for (int colour = 0; colour < COLOURS; colour++)
        if (cubes[colour])
            myk_shift(h, colour, REGION, RESERVE, cubes[colour], RULE_RETURN, myk_area_names[s->area]);
}

static void return_neutral(struct hearing *h)
{
    struct myk_state *s = h->state;
    for (int seat = 0; seat < h->match->seats; seat++) {
        int held = s->held[seat], reserve = s->reserve[NEUTRAL];
        if (held == UNKNOWN) {
            s->reserve[NEUTRAL] = UNKNOWN;
            continue;
        }
        myk_hold_neutral(h, seat, -held, RESERVE, RULE_RETURN, NULL);
        if (held)
            sum_up(h, "%s gives back %d neutral cube%s (reserve %s + %d = %s)", h->match->names[seat], held,
                   plural(held), myk_number(reserve).text, held, myk_number(s->reserve[NEUTRAL]).text);
    }
    s->held[0] = s->held[1] = 0;
    /* No neutral cube is held or in the region, so an unknown reserve has all of them. */
    if (s->reserve[NEUTRAL] == UNKNOWN)
        s->reserve[NEUTRAL] = myk_box_of(h->match)->colour;
}

static void end_season(struct hearing *h)
{
    struct myk_state *s = h->state;
    s->marker = s->passed[s->passes - 1];
    s->marker_from_scale = h->move != NULL;
    s->passes = 0;
    s->area = 0;
    s->assumed &= 1u << ASSUMED_MUSEUM;
    s->maps_unknown = 0;
    memset(s->passed, 0, sizeof s->passed);
    memset(s->tilted, 0, sizeof s->tilted);
    if (h->match->seats == 2 && h->match->house[HOUSE_NEUTRAL_LEFTOVER] == LEFTOVER_RETURN)
        return_neutral(h);
    s->phase = s->season < SEASONS ? PHASE_DEAL : PHASE_OVER;
    if (s->phase == PHASE_DEAL) {
        s->season++;
        sum_up(h, "%s, last on the scale, starts season %d", h->match->names[s->marker], s->season);
    } else {
        sum_up(h, "the game is over");
        for (int seat = 0; seat < h->match->seats; seat++)
            myk_book_exhibition(h, seat);
    }
}

/* "area 1 closed: neutral removed lemon, brown discarded; back to the reserve: anna 3, ben 2" */
static void sum_closing(struct hearing *h, const struct myk_ranking *ranking)
{
    const struct myk_state *s = h->state;
    const char *between = ": ";
    sum_up(h, "area %d closed", s->area);
    for (int side = LEFT; side <= RIGHT; side++)
        if (s->by_neutral >> side & 1) {
            text_format(h->sums, "%s%s", *between == ':' ? ": neutral removed " : between,
                        myk_kind_names[myk_tile_kind(s->removed[side])]);
            between = ", ";
        }
    for (int side = LEFT; side <= RIGHT; side++) {
        int tile = s->tile[myk_tile_of_area(s->area, side)];
        if (tile == GONE)
            continue;
        text_format(h->sums, "%s%s", between, myk_kind_names[myk_tile_kind(tile)]);
        between = " and ";
    }
    if (myk_tiles_left(s, s->area) > 0)
        text_add(h->sums, " discarded");
    if (ranking->count) {
        sum_up(h, "back to the reserve: ");
        myk_add_ranking(h->match, ranking, false, h->sums);
    }
}

static void close_area(struct hearing *h, const struct myk_ranking *ranking)
{
    struct myk_state *s = h->state;
    if (h->sums)
        sum_closing(h, ranking);
    if (ranking->count) {
        s->past.area = s->area;
        s->past.ranking = *ranking;
        memcpy(s->past.choice, s->choice, sizeof s->choice);
    }
    for (int side = LEFT; side <= RIGHT; side++)
        myk_discard(s, myk_tile_of_area(s->area, side));
    return_cubes(h);
    s->done = s->by_neutral = 0;
    memset(s->choice, 0, sizeof s->choice);
    if (s->area == myk_areas_in(s->season)) {
        end_season(h);
        return;
    }
    s->area++;
}

void myk_settle(struct hearing *h, struct myk_ranking ranking)
{
    struct myk_state *s = h->state;
    while (s->phase == PHASE_SURVEY) {
        struct myk_decision next = myk_decision_in(h->match, s, &ranking);
        if (next.due == DUE_CHOICE || next.due == DUE_PICK)
            return;
        if (next.due == DUE_BY_ITSELF) {
            settle_neutral(h, &ranking);
        } else {
            close_area(h, &ranking);
            ranking = myk_rank(h->match, s, s->area);
        }
    }
}
