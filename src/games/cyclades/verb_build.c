/* Cyclades: build, a building of the god's type on a free square. */
#include "games/cyclades/cyclades.h"

static bool dotted_place_free(const struct cyc_box *b, const struct cyc_state *s, int isle)
{
    return !s->isle[isle].metropolis && cyc_on_dotted_place(b, isle, &s->isle[isle]) < b->isle[isle].under_metropolis;
}

/* Is a square beside the dotted place free, so that the player can choose? */
static bool square_beside_free(const struct cyc_box *b, const struct cyc_state *s, int isle)
{
    int known = 0;
    for (int type = PORT; type < BUILDINGS; type++)
        known += s->isle[isle].dotted[type];
    return cyc_buildings_on(&s->isle[isle]) - known < cyc_squares_beside(b, isle);
}

enum outcome cyc_play_build(struct hearing *h)
{
    struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    int type = item(h->move, 0, 0), isle;
    bool dotted = given(h->move, BUILD_SQUARE);
    struct cyc_guard g;
    if (cyc_admit_turn(h, &g, false) == REFUSED || (isle = cyc_isle_in(h, BUILD_AT)) == NOWHERE)
        return REFUSED;
    const char *building = cyc_building_names[type], *name = cyc_isle_name(b, isle);
    if (cyc_tiles_left(b, s, type) <= 0)
        return cyc_cannot(h, RULE_SUPPLY, "no %s is left; all %d are built", building, b->tiles[type]);
    if (cyc_free_squares(b, s, isle) <= 0 || (dotted && !dotted_place_free(b, s, isle)))
        return cyc_cannot_at(h, dotted ? BUILD_SQUARE : BUILD_AT, -1, RULE_SQUARE,
                             dotted ? "the dotted place of %s is not free" : "%s has no free square", name);
    struct cyc_price price = cyc_ask_price(h, &g, b->building_price);
    if (s->turn.god == APOLLO)
        cyc_breaks(h, RULE_GOD_ACTION, "%s cannot build anything on Apollo", cyc_actor(h));
    else if (b->building_of[s->turn.god] != type)
        cyc_breaks(h, RULE_GOD_ACTION, "%s cannot build a %s on %s, only a %s", cyc_actor(h), building,
                   cyc_god_titles[s->turn.god], cyc_building_names[b->building_of[s->turn.god]]);
    if (s->isle[isle].owner != h->move->actor)
        cyc_breaks_at(h, BUILD_AT, -1, RULE_BUILD_OWN, "%s builds on %s, which is not %s's isle", cyc_actor(h), name,
                      cyc_actor(h));
    if (cyc_settle_price(h, &price, building) == REFUSED)
        return REFUSED;

    s->isle[isle].building[type]++;
    s->isle[isle].dotted[type] += dotted;
    int built = cyc_buildings_on(&s->isle[isle]), squares = built + cyc_free_squares(b, s, isle);
    sum_up(h, "%s on %s: %d GP", building, name, b->building_price);
    sum_up(h, "%d of %d square%s used", built, squares, plural(squares));
    cyc_look_for_sets(h);
    return STANDS;
}

void cyc_suggest_build(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    const struct cyc_state *s = state;
    const struct cyc_box *b = match->box;
    for (int isle = 0; cyc_turn_is_free(match, s) && s->turn.god != APOLLO && isle < b->isles; isle++) {
        if (s->isle[isle].owner != s->turn.player)
            continue;
        int type = b->building_of[s->turn.god], at = b->isle[isle].circle[0];
        suggest_entry(out, s->turn.player, verb, {0, type}, {BUILD_AT, at});
        if (square_beside_free(b, s, isle) && dotted_place_free(b, s, isle))
            suggest_entry(out, s->turn.player, verb, {0, type}, {BUILD_AT, at}, {BUILD_SQUARE, 0});
    }
}

/* If only the dotted place is free, the entry need not name it. */
bool cyc_spell_build(const struct match *match, const void *state, struct move *move)
{
    const struct cyc_box *b = match->box;
    int isle = cyc_isle_meant(b, item(move, BUILD_AT, 0));
    if (isle != NOWHERE && !square_beside_free(b, state, isle) && dotted_place_free(b, state, isle))
        *move = MOVE_WITH(move->actor, move->verb, {0, item(move, 0, 0)}, {BUILD_AT, item(move, BUILD_AT, 0)});
    return true;
}
