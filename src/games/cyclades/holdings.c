/* Cyclades: what belongs to whom, and what is left. */
#include "games/cyclades/state.h"

int cyc_isles_of(const struct cyc_box *b, const struct cyc_state *s, int seat)
{
    int count = 0;
    for (int isle = 0; isle < b->isles; isle++)
        count += s->isle[isle].owner == seat;
    return count;
}

bool cyc_has_isle(const struct cyc_box *b, const struct cyc_state *s, int seat)
{
    return cyc_isles_of(b, s, seat) > 0;
}

int cyc_metropolises_of(const struct cyc_box *b, const struct cyc_state *s, int seat)
{
    int count = 0;
    for (int isle = 0; isle < b->isles; isle++)
        count += s->isle[isle].owner == seat && s->isle[isle].metropolis;
    return count;
}

int cyc_buildings_of(const struct cyc_box *b, const struct cyc_state *s, int seat, int type)
{
    int count = 0;
    for (int isle = 0; isle < b->isles; isle++)
        if (s->isle[isle].owner == seat)
            count += s->isle[isle].building[type];
    return count;
}

int cyc_income_of(const struct cyc_box *b, const struct cyc_state *s, int seat)
{
    int gold = 0;
    for (int isle = 0; isle < b->isles; isle++)
        if (s->isle[isle].owner == seat)
            gold += b->isle[isle].horns + s->isle[isle].prosperity;
    for (int i = 0; i < b->trade_seas; i++)
        gold += s->sea[b->trade_sea[i]].owner == seat;
    return gold;
}

static int fighting(const struct cyc_box *b, const struct cyc_state *s, int seat, bool at_sea)
{
    if (s->battle.at == NOWHERE || s->battle.attacker != seat)
        return 0;
    return (b->isle_of[s->battle.at] == NOWHERE) == at_sea ? s->battle.units : 0;
}

int cyc_troops_out(const struct cyc_box *b, const struct cyc_state *s, int seat)
{
    int count = fighting(b, s, seat, false);
    for (int isle = 0; isle < b->isles; isle++)
        if (s->isle[isle].owner == seat)
            count += s->isle[isle].troops;
    return count;
}

int cyc_fleets_out(const struct cyc_box *b, const struct cyc_state *s, int seat)
{
    int count = fighting(b, s, seat, true);
    for (int sea = 0; sea < b->circles; sea++)
        if (s->sea[sea].owner == seat)
            count += s->sea[sea].fleets;
    return count;
}

int cyc_units_left(const struct match *match, const struct cyc_state *s, int seat, int unit)
{
    const struct cyc_box *b = match->box;
    if (unit == TROOP || unit == FLEET)
        return unit == TROOP ? b->troops - cyc_troops_out(b, s, seat) : b->fleets - cyc_fleets_out(b, s, seat);
    int left = unit == PRIEST ? b->priests : b->philosopher_cards;
    for (int other = 0; other < match->seats; other++)
        left -= cyc_known(cyc_cards(s, unit)[other]);
    return left;
}

int cyc_tiles_left(const struct cyc_box *b, const struct cyc_state *s, int type)
{
    int left = b->tiles[type];
    for (int isle = 0; isle < b->isles; isle++)
        left -= cyc_tiles_on(&s->isle[isle], type);
    return left;
}

int cyc_prosperity_left(const struct cyc_box *b, const struct cyc_state *s)
{
    int left = b->prosperity;
    for (int isle = 0; isle < b->isles; isle++)
        left -= s->isle[isle].prosperity;
    return left;
}

int cyc_buildings_on(const struct cyc_isle *isle)
{
    int count = 0;
    for (int type = PORT; type < BUILDINGS; type++)
        count += isle->building[type];
    return count;
}

int cyc_free_squares(const struct cyc_box *b, const struct cyc_state *s, int isle)
{
    int covered = s->isle[isle].metropolis ? b->isle[isle].under_metropolis : 0;
    return b->isle[isle].squares - covered - cyc_buildings_on(&s->isle[isle]);
}

int cyc_squares_beside(const struct cyc_box *b, int isle)
{
    int beside = b->isle[isle].squares - b->isle[isle].under_metropolis;
    return beside > 0 ? beside : 0;
}

int cyc_on_dotted_place(const struct cyc_box *b, int isle, const struct cyc_isle *ground)
{
    int known = 0;
    for (int type = PORT; type < BUILDINGS; type++)
        known += ground->dotted[type];
    int pressed = cyc_buildings_on(ground) - known - cyc_squares_beside(b, isle);
    return known + (pressed > 0 ? pressed : 0);
}

/* Of temples and the metropolis, one whose reduction is used leaves first. */
bool cyc_take_tile(struct cyc_isle *isle, int type)
{
    bool dotted = type == METROPOLIS || isle->dotted[type] > 0;
    if (type == METROPOLIS)
        isle->metropolis = false;
    else {
        isle->building[type]--;
        isle->dotted[type] -= dotted;
    }
    if ((type == TEMPLE || type == METROPOLIS) && isle->used > 0)
        isle->used--;
    return dotted;
}

int cyc_reductions_on(const struct cyc_isle *isle)
{
    return isle->building[TEMPLE] + isle->metropolis - isle->used;
}

int cyc_reductions_of(const struct cyc_box *b, const struct cyc_state *s, int seat)
{
    int left = 0;
    for (int isle = 0; isle < b->isles; isle++)
        if (s->isle[isle].owner == seat)
            left += cyc_reductions_on(&s->isle[isle]);
    return left;
}

int cyc_markers_on_isles(const struct cyc_box *b, const struct cyc_state *s, int seat)
{
    int count = 0, fought = s->battle.at == NOWHERE ? NOWHERE : b->isle_of[s->battle.at];
    for (int isle = 0; isle < b->isles; isle++)
        count += s->isle[isle].owner == seat && s->isle[isle].troops == 0 && isle != fought;
    return count;
}
