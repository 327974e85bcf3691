/* Cyclades: the end of a cycle: victory, elimination, the creature track. */
#include "games/cyclades/cyclades.h"

bool cyc_decided(const struct match *match, const struct cyc_state *s)
{
    const struct cyc_box *b = match->box;
    int settled = 0;
    for (int seat = 0; seat < match->seats; seat++) {
        if (cyc_metropolises_of(b, s, seat) >= b->target)
            return true;
        settled += cyc_isles_of(b, s, seat) > 0;
    }
    return settled <= 1;
}

static void shrink_track(struct cyc_state *s, int seat)
{
    int kept = 0;
    for (int i = 0; i < s->track_length; i++)
        if (s->track[i] != seat)
            s->track[kept++] = s->track[i];
    for (int i = kept; i < s->track_length; i++)
        s->track[i] = NOBODY;
    s->track_length = kept;
}

static void eliminate(struct hearing *h, int seat)
{
    struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    s->out[seat] = true;
    for (int sea = 0; sea < b->circles; sea++)
        if (s->sea[sea].owner == seat)
            s->sea[sea] = (struct cyc_sea){.owner = NOBODY};
    for (int figure = FIGURE_CHIRON; figure < FIGURES; figure++)
        if (s->figure[figure].at != NOWHERE && s->figure[figure].of == seat)
            cyc_remove_figure(s, figure);
    cyc_add_priests(h, seat, -s->priests[seat], RULE_LAST_ISLE);
    cyc_add_philosophers(h, seat, -s->philosophers[seat], RULE_LAST_ISLE);
    cyc_empty_purse(h, seat, RULE_LAST_ISLE, "out of the game");
    for (int i = 0; i < OVERDUE_MAX; i++)
        s->overdue[seat][i] = NO_SET;
    shrink_track(s, seat);
}

static void discard_last(struct cyc_state *s)
{
    int card = s->creature[SPACES_ON_TRACK - 1];
    if (card != NO_CARD)
        s->discard |= 1u << card;
    s->creature[SPACES_ON_TRACK - 1] = NO_CARD;
}

static void slide_step(struct cyc_state *s)
{
    for (int space = SPACES_ON_TRACK - 1; space > 0; space--)
        s->creature[space] = s->creature[space - 1];
    s->creature[0] = NO_CARD;
}

static void slide_pack(struct cyc_state *s)
{
    int goal = SPACES_ON_TRACK - 1;
    for (int space = SPACES_ON_TRACK - 1; space >= 0; space--) {
        int card = s->creature[space];
        s->creature[space] = NO_CARD;
        if (card != NO_CARD)
            s->creature[goal--] = card;
    }
}

static void slide_creatures(const struct match *match, struct cyc_state *s)
{
    discard_last(s);
    if (s->cycle == 2 || match->house[Q_CREATURE_SLIDE] == SLIDE_STEP)
        slide_step(s);
    else
        slide_pack(s);
}

void cyc_end_cycle(struct hearing *h)
{
    struct cyc_state *s = h->state;
    if (cyc_decided(h->match, s)) {
        s->phase = PHASE_OVER;
        return;
    }
    for (int seat = 0; seat < h->match->seats; seat++) {
        s->discounts[seat] = 0;
        if (!s->out[seat] && cyc_isles_of(h->match->box, s, seat) == 0)
            eliminate(h, seat);
    }
    s->cycle++;
    s->phase = PHASE_CREATURES;
    slide_creatures(h->match, s);
}
