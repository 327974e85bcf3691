/* Cyclades: cards and markers: where they are. */
#include "games/cyclades/state.h"

const int cyc_figure_card[FIGURES] = {KRAKEN, CHIRON, MEDUSA, MINOTAUR, POLYPHEMUS};

int cyc_figure_of_card(int card)
{
    for (int figure = 0; figure < FIGURES; figure++)
        if (cyc_figure_card[figure] == card)
            return figure;
    return NOWHERE;
}

int cyc_card_space(const struct cyc_state *s, int card)
{
    for (int space = 0; space < SPACES_ON_TRACK; space++)
        if (s->creature[space] == card)
            return space;
    return NOWHERE;
}

int cyc_empty_spaces(const struct cyc_state *s, int among)
{
    int count = 0;
    for (int space = 0; space < among; space++)
        count += s->creature[space] == NO_CARD;
    return count;
}

unsigned cyc_draw_pile(const struct cyc_state *s)
{
    unsigned pile = (1u << CREATURES) - 1 - s->discard;
    for (int space = 0; space < SPACES_ON_TRACK; space++)
        if (s->creature[space] != NO_CARD)
            pile &= ~(1u << s->creature[space]);
    for (int figure = FIGURE_CHIRON; figure < FIGURES; figure++)
        if (s->figure[figure].at != NOWHERE && !s->figure[figure].loose)
            pile &= ~(1u << cyc_figure_card[figure]);
    return pile;
}

void cyc_remove_figure(struct cyc_state *s, int figure)
{
    if (!s->figure[figure].loose)
        s->discard |= 1u << cyc_figure_card[figure];
    s->figure[figure].at = NOWHERE;
    s->figure[figure].of = NOBODY;
    s->figure[figure].since = s->figure[figure].loose = 0;
    s->figure[figure].called = (struct place){0};
}

bool cyc_god_open(const struct cyc_state *s, int god)
{
    for (int i = 0; i < s->gods_open; i++)
        if (s->gods[i] == god)
            return true;
    return false;
}

int cyc_main_markers(const struct cyc_state *s)
{
    int count = 0;
    for (int god = POSEIDON; god < MAIN_GODS; god++)
        count += s->offer[god].seat != NOBODY;
    return count;
}

int cyc_apollo_markers(const struct cyc_state *s)
{
    int over = 0;
    while (over < s->apollos && s->apollo[over] == NOBODY)
        over++;
    return s->apollos - over;
}

int cyc_markers_on_gods(const struct cyc_state *s, int seat)
{
    int count = 0;
    for (int god = POSEIDON; god < MAIN_GODS; god++)
        count += s->offer[god].seat == seat;
    for (int i = 0; i < s->apollos; i++)
        count += s->apollo[i] == seat;
    return count;
}

int cyc_markers_placed(const struct cyc_state *s, int seat)
{
    int count = cyc_markers_on_gods(s, seat);
    for (int i = 0; i < s->outbids; i++)
        count += s->outbid[i].seat == seat;
    return count;
}

bool cyc_any_due(const struct match *match, const struct cyc_state *s)
{
    for (int seat = 0; seat < match->seats; seat++)
        if (s->due[seat] != NO_SET)
            return true;
    return false;
}

bool cyc_has_begun_turn(const struct match *match, const struct cyc_state *s, int seat)
{
    return s->phase == PHASE_ACTIONS
           && (s->turn.player == seat || cyc_markers_on_gods(s, seat) < cyc_box_of(match)->markers);
}

int cyc_markers_to_place(const struct cyc_state *s)
{
    int count = s->outbids;
    for (int i = 0; i < s->track_length; i++)
        count += s->track[i] != NOBODY;
    return count;
}

int cyc_next_bidder(const struct cyc_state *s)
{
    if (s->outbids > 0)
        return s->outbid[s->outbids - 1].seat;
    int space = 0;
    while (space + 1 < s->track_length && s->track[space] == NOBODY)
        space++;
    return s->track[space];
}

bool cyc_may_have_marker(const struct match *match, const struct cyc_state *s, int seat)
{
    int known = cyc_markers_placed(s, seat);
    for (int i = 0; i < s->track_length; i++)
        known += s->track[i] == seat;
    return !s->out[seat] && known < cyc_box_of(match)->markers;
}

unsigned cyc_next_bidders(const struct match *match, const struct cyc_state *s)
{
    int bidder = cyc_next_bidder(s);
    unsigned seats = 0;
    if (bidder != SOMEBODY)
        return 1u << bidder;
    for (int seat = 0; seat < match->seats; seat++)
        seats |= cyc_may_have_marker(match, s, seat) ? 1u << seat : 0u;
    return seats;
}
