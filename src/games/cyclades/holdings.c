/* Cyclades: what belongs to whom, and what is left. */
#include "games/cyclades/state.h"

struct cyc_holdings cyc_land_of(const struct cyc_box *b, const struct cyc_state *s, int seat)
{
    struct cyc_holdings has = {0};
    int fought = s->battle.at == NOWHERE ? NOWHERE : b->isle_of[s->battle.at];
    for (int i = 0; i < b->isles; i++) {
        const struct cyc_isle *isle = &s->isle[i];
        if (isle->owner != seat)
            continue;
        has.isles++;
        has.metropolises += isle->metropolis;
        for (int type = PORT; type < BUILDINGS; type++)
            has.building[type] += isle->building[type];
        has.income += b->isle[i].horns + isle->prosperity;
        has.troops += isle->troops;
        has.reductions += cyc_reductions_on(isle);
        has.used += isle->used;
        has.territory += isle->troops == 0 && i != fought;
    }
    if (fought != NOWHERE && s->battle.attacker == seat)
        has.troops += s->battle.units;
    return has;
}

struct cyc_holdings cyc_holdings_of(const struct cyc_box *b, const struct cyc_state *s, int seat)
{
    struct cyc_holdings has = cyc_land_of(b, s, seat);
    bool fights = s->battle.at != NOWHERE && b->isle_of[s->battle.at] == NOWHERE && s->battle.attacker == seat;
    has.fleets = fights ? s->battle.units : 0;
    for (int sea = 0; sea < b->circles; sea++)
        if (s->sea[sea].owner == seat) {
            has.fleets += s->sea[sea].fleets;
            has.income += b->trade[sea];
        }
    return has;
}

int cyc_units_left(const struct match *match, const struct cyc_state *s, int seat, int unit)
{
    const struct cyc_box *b = match->box;
    if (unit == TROOP)
        return b->troops - cyc_land_of(b, s, seat).troops;
    if (unit == FLEET)
        return b->fleets - cyc_holdings_of(b, s, seat).fleets;
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
