/* Mykerinos: who ranks how in an area, and who decides for neutral. */
#include "games/mykerinos/mykerinos.h"

enum { NOT_ON_SCALE = 99 };

const char *const myk_ordinals[COLOURS + 1] = {"absent", "first", "second", "third", "fourth", "fifth"};

int myk_disk_on(const struct match *match, const struct myk_state *s, int space)
{
    bool two = match->seats == 2;
    int index = two ? space / 2 : space - 1;
    if (two && space == 2)
        return NEUTRAL;
    return index < s->passes ? s->passed[index] : NOBODY;
}

int myk_scale_of(const struct match *match, const struct myk_state *s, int colour)
{
    for (int space = 1; space <= myk_scale_spaces(match); space++)
        if (myk_disk_on(match, s, space) == colour)
            return space;
    return NOT_ON_SCALE;
}

struct myk_ranking myk_rank(const struct match *match, const struct myk_state *s, int area)
{
    struct myk_ranking ranking = {0};
    int cubes[COLOURS + 1] = {0}; /* NOBODY's too */
    for (int row = 0; area > 0 && row < AREA_SPACES; row += AREA_COLUMNS) {
        const unsigned char *cube = &s->cube[myk_space_in_area(area, row)];
        for (int i = 0; i < AREA_COLUMNS; i++)
            cubes[cube[i]]++;
    }
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

void myk_add_ranking(const struct match *match, const struct myk_ranking *ranking, bool ties, struct text *out)
{
    for (int i = 0; i < ranking->count; i++) {
        text_format(out, "%s%s", i ? ", " : "", myk_colour(match, ranking->colour[i]));
        if (ranking->cubes[i])
            text_format(out, " %d", ranking->cubes[i]);
        if (ties && i && ranking->cubes[i - 1] == ranking->cubes[i])
            text_format(out, " (%s passed earlier)", myk_colour(match, ranking->colour[i - 1]));
    }
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

/* The ties only in the survey, once they are decided. */
void myk_sum_ranking(struct hearing *h, int area)
{
    const struct myk_state *s = h->state;
    if (!h->sums)
        return;
    struct myk_ranking ranking = myk_rank(h->match, s, area);
    sum_up(h, "area %d: ", area);
    myk_add_ranking(h->match, &ranking, s->phase == PHASE_SURVEY, h->sums);
}
