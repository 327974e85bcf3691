/* Mytikas: the start of a turn: Demeter's exchange, Hades' sacrifice, and moving the Builder. */
#include <stdio.h>

#include "games/mytikas/mytikas.h"

static void only_at_start(struct hearing *h, int card)
{
    const struct state *s = h->state;
    myt_use_at_start(h, card);
    if (s->phase != ACTING)
        return;
    illegal(h, RULE_START_ONLY, "uses %s after the builder moved", myt_card_names[card]);
    because(h, s->seat[h->move->actor].moved_at, "here the builder moved");
}

enum outcome myt_can_exchange(struct hearing *h)
{
    const struct state *s = h->state;
    int kind = value_or(h->move, 0, MARBLE), level = value_or(h->move, EXCHANGE_LEVEL, 1);
    int price = box_of(h->match)->deity[DEMETER_CARD].exchange[kind],
        have = s->seat[h->move->actor].goods[STONE][level - 1];
    if (have >= price)
        return STANDS;
    return refuse(h, RULE_CUBE, "exchanges %d stone on level %d and has %d there", price, level, have);
}

void myt_do_exchange(struct hearing *h)
{
    int kind = value_or(h->move, 0, MARBLE), level = value_or(h->move, EXCHANGE_LEVEL, 1), seat = h->move->actor;
    only_at_start(h, DEMETER_CARD);

    myt_cubes(h, seat, STONE, level, -box_of(h->match)->deity[DEMETER_CARD].exchange[kind], RULE_START_ONLY);
    myt_cubes(h, seat, kind, level, 1, RULE_START_ONLY);
}

enum outcome myt_can_sacrifice(struct hearing *h)
{
    const struct state *s = h->state;
    int named[CUBES] = {0};
    for (int i = 0; i < items(h->move, 0); i++) {
        int cube = item(h->move, 0, i);
        if (++named[cube] <= cubes_at(s, h->move->actor, cube))
            continue;
        refuse(h, RULE_CUBE, "gives %d %s and has %d", named[cube], myt_cube_names[cube], named[cube] - 1);
        point_at(h, 0, i);
        return REFUSED;
    }
    return STANDS;
}

static int rate_for(const struct match *match, int cubes)
{
    const struct deity *hades = &box_of(match)->deity[HADES_CARD];
    for (int i = 0; i < hades->rates; i++)
        if (hades->rate[i].cubes == cubes)
            return i;
    return NONE;
}

static void report_number(struct hearing *h, int cubes)
{
    const struct deity *hades = &box_of(h->match)->deity[HADES_CARD];
    char numbers[SAYING] = "";
    size_t length = 0;
    for (int i = 0; i < hades->rates; i++)
        length +=
            (size_t)snprintf(numbers + length, sizeof numbers - length, "%s%d", i ? " or " : "", hades->rate[i].cubes);
    illegal(h, RULE_SACRIFICE, "gives %d cube%s; hades takes %s", cubes, cubes == 1 ? "" : "s", numbers);
}

void myt_do_sacrifice(struct hearing *h)
{
    int cubes = items(h->move, 0), row = rate_for(h->match, cubes);
    int tokens = row == NONE ? 0 : box_of(h->match)->deity[HADES_CARD].rate[row].tokens,
        taken = value_or(h->move, SACRIFICE_GET, tokens);
    only_at_start(h, HADES_CARD);
    if (row == NONE)
        report_number(h, cubes);
    else if (taken != tokens) {
        illegal(h, RULE_SACRIFICE, "takes %d token%s for %d cubes instead of %d", taken, taken == 1 ? "" : "s", cubes,
                tokens);
        point_at(h, SACRIFICE_GET, -1);
        rests_on(h, "cards.hades.sacrifice.%d", cubes);
    }

    for (int i = 0; i < cubes; i++)
        myt_cubes(h, h->move->actor, cube_kind(item(h->move, 0, i)), cube_level(item(h->move, 0, i)), -1,
                  RULE_SACRIFICE);
    myt_offerings(h, h->move->actor, taken, RULE_SACRIFICE);
    if (row == NONE || given(h->move, SACRIFICE_GET))
        return;
    char path[48], saying[SAYING];
    snprintf(path, sizeof path, "cards.hades.sacrifice.%d", cubes);
    snprintf(saying, sizeof saying, "hades gives %d token%s for %d cubes", tokens, tokens == 1 ? "" : "s", cubes);
    myt_advise(h, FILLER_SACRIFICE + row, path, saying);
}

enum outcome myt_can_move(struct hearing *h)
{
    (void)h;
    return STANDS;
}

static void check_move(struct hearing *h, int area)
{
    const struct state *s = h->state;
    int spot = builder_place(h->match, area);
    const char *where = h->match->seats == 2 ? myt_god_names[spot] : myt_area_names[spot];
    for (int seat = 0; seat < h->match->seats; seat++) {
        if (s->seat[seat].builder != spot)
            continue;
        if (seat == h->move->actor)
            illegal(h, RULE_STAY, "stays at %s; the builder has to move on", where);
        else
            illegal(h, RULE_OCCUPIED, "moves to %s, where the builder of %s stands", where, name_of(h, seat));
        because(h, s->seat[seat].moved_at, "here that builder came");
    }
}

void myt_do_move(struct hearing *h)
{
    struct state *s = h->state;
    int area = value_or(h->move, 0, 0), seat = h->move->actor;
    check_move(h, area);

    s->seat[seat].builder = builder_place(h->match, area);
    s->seat[seat].moved_at = here(h, 0);
    myt_clear_now(s);
    myt_begin_performing(s, seat, area);
    s->area = area;
    s->phase = ACTING;
    if (myt_stuck(h->match, s, seat))
        myt_report_dead_end(h, seat);
}
