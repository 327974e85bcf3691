/* Morris: phases, whose turn it is, and when the game ends. */
#include "template/morris/morris.h"

static const int draw_after[] = {50, 20, 100};

int morris_on_board(const struct morris_state *s, int seat)
{
    int men = 0;
    for (int point = 0; point < POINTS; point++)
        men += s->man[point] == seat;
    return men;
}

int morris_men(const struct morris_state *s, int seat)
{
    return s->hand[seat] + morris_on_board(s, seat);
}

bool morris_flies(const struct match *match, const struct morris_state *s, int seat)
{
    return match->house[HOUSE_FLYING] == FLYING_THREE && !s->hand[seat] && morris_men(s, seat) <= FEWEST;
}

static bool can_act(const struct match *match, const struct morris_state *s, int seat)
{
    bool anywhere = s->hand[seat] || morris_flies(match, s, seat);
    for (int to = 0; to < POINTS; to++)
        for (int from = 0; s->man[to] == NOBODY && from < POINTS; from++)
            if (anywhere || (s->man[from] == seat && morris_linked(from, to)))
                return true;
    return false;
}

int morris_loser(const struct match *match, const struct morris_state *s)
{
    for (int seat = 0; seat < PLAYERS; seat++)
        if (morris_men(s, seat) < FEWEST)
            return seat;
    return can_act(match, s, s->turn) ? NOBODY : s->turn;
}

bool morris_over(const struct match *match, const void *state)
{
    const struct morris_state *s = state;
    return s->quiet >= draw_after[match->house[HOUSE_DRAW]] || morris_loser(match, s) != NOBODY;
}

unsigned morris_to_act(const struct match *match, const void *state)
{
    return morris_over(match, state) ? 0 : 1u << ((const struct morris_state *)state)->turn;
}

const char *morris_phase(const struct match *match, const void *state)
{
    const struct morris_state *s = state;
    return morris_over(match, s)             ? "over"
           : s->hand[s->turn]                ? "placing"
           : morris_flies(match, s, s->turn) ? "flying"
                                             : "moving";
}

void morris_end_turn(struct hearing *h, bool quiet)
{
    struct morris_state *s = h->state;
    s->turn = 1 - h->move->actor;
    s->turn_at = here(h, 0);
    s->quiet = quiet ? s->quiet + 1 : 0;
    for (int seat = 0; seat < PLAYERS; seat++)
        book(h, seat, ACCOUNT_POINTS, morris_points_of(h->match, s, seat), morris_end_rule(h->match, s));
}
