/* Mykerinos: the survey: rankings, whose decision is next, and everything that happens by itself. */
#include <string.h>

#include "games/mykerinos/mykerinos.h"

enum { NOT_ON_SCALE = 99 };

int myk_scale_of(const struct match *match, const struct myk_state *s, int colour)
{
    bool two = match->seats == 2;

    if (colour == NEUTRAL)
        return 2;
    for (int i = 0; i < s->passes; i++)
        if (s->passed[i] == colour)
            return two ? 1 + 2 * i : 1 + i;
    return NOT_ON_SCALE;
}

struct myk_ranking myk_rank(const struct match *match, const struct myk_state *s, int area)
{
    struct myk_ranking ranking = {0};
    int cubes[COLOURS] = {0};

    for (int i = 0; area > 0 && i < AREA_SPACES; i++)
        if (s->cube[myk_space_in_area(area, i)] != NOBODY)
            cubes[s->cube[myk_space_in_area(area, i)]]++;
    for (int colour = 0; colour < COLOURS; colour++) {
        if (!cubes[colour])
            continue;
        int at = ranking.count++;
        for (; at > 0; at--) {
            int above = ranking.colour[at - 1];
            bool passes = cubes[colour] != cubes[above]
                              ? cubes[colour] > cubes[above]
                              : myk_scale_of(match, s, colour) < myk_scale_of(match, s, above);
            if (!passes)
                break;
            ranking.colour[at] = above;
            ranking.cubes[at] = cubes[above];
        }
        ranking.colour[at] = colour;
        ranking.cubes[at] = cubes[colour];
    }
    return ranking;
}

int myk_rank_in(const struct myk_ranking *ranking, int colour)
{
    for (int i = 0; i < ranking->count; i++)
        if (ranking->colour[i] == colour)
            return i + 1;
    return 0;
}

int myk_picker(const struct match *match, const struct myk_ranking *ranking)
{
    int rank = myk_rank_in(ranking, NEUTRAL);

    if (match->seats != 2 || ranking->count < 2 || rank < 1 || rank > 2)
        return NOBODY;
    if (rank == 2)
        return ranking->colour[0];
    return ranking->count == 3 ? ranking->colour[2] : 1 - ranking->colour[1];
}

/* Does somebody have to say which tile neutral removes? Otherwise it goes by itself. */
static bool pick_needed(const struct myk_state *s, const struct myk_ranking *ranking, int rank)
{
    return myk_tiles_left(s, s->area) == 2 && ((rank == 1 && ranking->count > 1) || (rank == 2 && ranking->count > 2));
}

struct myk_decision myk_next_decision(const struct match *match, const struct myk_state *s)
{
    struct myk_ranking ranking = myk_rank(match, s, s->area);

    for (int i = 0; i < ranking.count; i++) {
        int colour = ranking.colour[i];
        if (s->done >> colour & 1)
            continue;
        if (colour == NEUTRAL)
            return pick_needed(s, &ranking, i + 1) ? (struct myk_decision){DUE_PICK, myk_picker(match, &ranking)}
                                                   : (struct myk_decision){DUE_BY_ITSELF, NEUTRAL};
        if (i < 2 || myk_tiles_left(s, s->area) > 0)
            return (struct myk_decision){DUE_CHOICE, colour};
    }
    return (struct myk_decision){DUE_NOTHING, NOBODY};
}

void myk_discard(struct myk_state *s, int tile)
{
    if (s->tile[tile] == GONE)
        return;
    s->discarded[myk_tile_kind(s->tile[tile])]++;
    s->tile[tile] = GONE;
}

static void discard_left(struct myk_state *s)
{
    myk_discard(s, myk_tile_of_area(s->area, LEFT));
    myk_discard(s, myk_tile_of_area(s->area, RIGHT));
}

/* Of two tiles that nobody has to choose from, both leave when the area is closed. */
static void settle_neutral(const struct match *match, struct myk_state *s)
{
    struct myk_ranking ranking = myk_rank(match, s, s->area);

    if (myk_rank_in(&ranking, NEUTRAL) <= 2 && myk_tiles_left(s, s->area) == 1)
        discard_left(s);
    s->done |= 1u << NEUTRAL;
}

static void return_cubes(struct hearing *h)
{
    struct myk_state *s = h->state;
    int cubes[COLOURS] = {0};

    for (int i = 0; i < AREA_SPACES; i++) {
        unsigned char *cube = &s->cube[myk_space_in_area(s->area, i)];
        if (*cube != NOBODY)
            cubes[*cube]++;
        *cube = NOBODY;
    }
    for (int seat = 0; seat < h->match->seats; seat++)
        myk_shift(h, seat, REGION, RESERVE, cubes[seat], RULE_RETURN);
    s->reserve[NEUTRAL] += cubes[NEUTRAL];
}

static void return_neutral(struct hearing *h)
{
    struct myk_state *s = h->state;

    for (int seat = 0; seat < h->match->seats; seat++) {
        s->reserve[NEUTRAL] += s->held[seat];
        myk_hold_neutral(h, seat, -s->held[seat], RULE_RETURN);
    }
}

static void end_season(struct hearing *h)
{
    struct myk_state *s = h->state;

    s->marker = s->passed[s->passes - 1];
    s->passes = 0;
    s->area = 0;
    memset(s->passed, 0, sizeof s->passed);
    memset(s->tilted, 0, sizeof s->tilted);
    if (h->match->seats == 2 && h->match->house[HOUSE_NEUTRAL_LEFTOVER] == LEFTOVER_RETURN)
        return_neutral(h);
    s->phase = s->season < SEASONS ? PHASE_DEAL : PHASE_OVER;
    if (s->phase == PHASE_DEAL)
        s->season++;
    else
        myk_book_end(h);
}

static void close_area(struct hearing *h)
{
    struct myk_state *s = h->state;

    discard_left(s);
    return_cubes(h);
    s->done = 0;
    if (s->area < myk_areas_in(s->season))
        s->area++;
    else
        end_season(h);
}

void myk_settle(struct hearing *h)
{
    struct myk_state *s = h->state;

    while (s->phase == PHASE_SURVEY) {
        struct myk_decision next = myk_next_decision(h->match, s);
        if (next.due == DUE_CHOICE || next.due == DUE_PICK)
            return;
        if (next.due == DUE_BY_ITSELF)
            settle_neutral(h->match, s);
        else
            close_area(h);
    }
}

void myk_begin_survey(struct hearing *h)
{
    struct myk_state *s = h->state;

    s->phase = PHASE_SURVEY;
    s->turn = s->neutral_play = s->just_passed = s->just_neutral = NOBODY;
    s->last_action = false;
    s->turn_at = (struct place){0};
    s->area = 1;
    myk_settle(h);
}
