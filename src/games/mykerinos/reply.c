/* Mykerinos: choices that were assumed as given up, and what is written about them later. */
#include "games/mykerinos/mykerinos.h"

int myk_survey_season(const struct myk_state *s)
{
    return s->phase == PHASE_DEAL ? s->season - 1 : s->season;
}

bool myk_has_declined(const struct myk_state *s, int seat)
{
    for (int season = 1; season <= SEASONS; season++)
        if (s->declined[season][seat])
            return true;
    return false;
}

/* "area 1", "areas 1, 2 and 3" */
void myk_add_area_list(unsigned areas, struct text *out)
{
    text_format(out, "area%s ", areas & (areas - 1) ? "s" : "");
    for (int area = 1, named = 0; areas >> area; area++)
        if (areas >> area & 1)
            text_format(out, "%s%d", !named++ ? "" : areas >> (area + 1) ? ", " : " and ", area);
}

/* "ben takes nothing in area 2 of season 1 and areas 3 and 4 of season 2" */
void myk_add_declined(const struct match *match, const struct myk_state *s, int seat, struct text *out)
{
    bool told = false;
    for (int season = 1; season <= SEASONS; season++) {
        if (!s->declined[season][seat])
            continue;
        text_format(out, "%s%s", told ? "" : match->names[seat], told ? " and " : " takes nothing in ");
        myk_add_area_list(s->declined[season][seat], out);
        text_format(out, " of season %d", season);
        told = true;
    }
}

static bool was_declined(const struct myk_state *s, int seat, int area)
{
    return area && s->declined[myk_survey_season(s)][seat] >> area & 1;
}

/* Where a decline was assumed: in the area being evaluated, else in the area closed last; 0: in neither. */
static int area_meant(const struct myk_state *s, int seat)
{
    int current = s->phase == PHASE_SURVEY ? s->area : 0;
    return was_declined(s, seat, current) ? current : was_declined(s, seat, s->closed.area) ? s->closed.area : 0;
}

/* Is this an entry of the survey that is not right in the area being evaluated? */
static bool is_astray(const struct match *match, const struct myk_state *s, const struct move *next)
{
    if (s->phase == PHASE_EXCAVATION)
        return false;
    return s->phase != PHASE_SURVEY || myk_fits_here(match, s, next, NULL) != FINE;
}

int myk_confirmed_area(const struct match *match, const struct myk_state *s, const struct move *move)
{
    int seat = move->actor, named = value_or(move, CHOICE_AREA, 0), area = named ? named : area_meant(s, seat);
    if (move->verb != VERB_DECLINE)
        return 0;
    if (!area && !myk_decline_needs_area(s, seat))
        for (area = AREAS; area > 0 && !was_declined(s, seat, area);)
            area--;
    return was_declined(s, seat, area) && is_astray(match, s, move) ? area : 0;
}
