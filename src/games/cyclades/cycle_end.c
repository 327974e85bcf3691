/* Cyclades: the end of a cycle: victory, elimination, the creature track. */
#include "games/cyclades/cyclades.h"

bool cyc_decided(const struct match *match, const struct cyc_state *s)
{
    const struct cyc_box *b = match->box;
    int settled = 0;
    for (int seat = 0; seat < match->seats; seat++) {
        if (cyc_metropolises_of(b, s, seat) >= b->target)
            return true;
        settled += cyc_has_isle(b, s, seat);
    }
    return settled <= 1;
}

static bool remove_space(struct cyc_state *s, int holder)
{
    int space = 0;
    while (space < s->track_length && s->track[space] != holder)
        space++;
    if (space == s->track_length)
        return false;
    s->track_length--;
    for (; space < s->track_length; space++)
        s->track[space] = s->track[space + 1];
    s->track[s->track_length] = NOBODY;
    return true;
}

/* Each marker takes a space of the track with it: its own, or the first free space if the marker was on a god. */
static void remove_markers(struct cyc_state *s, int seat)
{
    int lifted = cyc_markers_on_gods(s, seat), kept = 0;
    for (int god = POSEIDON; god < MAIN_GODS; god++)
        if (s->offer[god].seat == seat)
            s->offer[god] = (struct cyc_offer){.seat = NOBODY};
    for (int i = 0; i < s->apollos; i++)
        if (s->apollo[i] != seat)
            s->apollo[kept++] = s->apollo[i];
    s->apollos = kept;
    while (remove_space(s, seat))
        ;
    for (; lifted > 0; lifted--)
        remove_space(s, NOBODY);
}

void cyc_eliminate(struct hearing *h, int seat)
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
    cyc_add_cards(h, seat, PRIEST, -s->priests[seat], RULE_LAST_ISLE);
    cyc_add_cards(h, seat, PHILOSOPHER, -s->philosophers[seat], RULE_LAST_ISLE);
    s->priests[seat] = s->philosophers[seat] = 0;
    cyc_empty_purse(h, seat, RULE_LAST_ISLE, "out of the game");
    s->gold_doubted[seat] = s->gold_explained[seat] = false;
    s->due[seat] = NO_SET;
    for (int i = 0; i < OVERDUE_MAX; i++)
        s->overdue[seat][i] = NO_SET;
    remove_markers(s, seat);
    sum_up(h, "%s has no isle and is out of the game", h->match->names[seat]);
}

static void discard_last(struct hearing *h)
{
    struct cyc_state *s = h->state;
    int card = s->creature[SPACES_ON_TRACK - 1];
    if (card != NO_CARD) {
        s->discard |= 1u << card;
        sum_up(h, "%s was not called: discarded", cyc_creature_titles[card]);
    }
    s->creature[SPACES_ON_TRACK - 1] = NO_CARD;
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

static void slide_creatures(struct hearing *h)
{
    struct cyc_state *s = h->state;
    discard_last(h);
    if (s->cycle == 2 || h->match->house[Q_CREATURE_SLIDE] == SLIDE_STEP) {
        for (int space = SPACES_ON_TRACK - 1; space > 0; space--)
            s->creature[space] = s->creature[space - 1];
        s->creature[0] = NO_CARD;
    } else
        slide_pack(s);
}

/* Sums up the end: players with metropolises, most first, or the last player with isles. */
static void sum_end(struct hearing *h)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    struct cyc_line line = {0};
    int most = 0, last = NOBODY;
    if (!h->sums)
        return;
    for (int seat = 0; seat < h->match->seats; seat++) {
        int metropolises = cyc_metropolises_of(b, s, seat);
        most = metropolises > most ? metropolises : most;
        last = cyc_has_isle(b, s, seat) ? seat : last;
    }
    for (int count = most; count > 0; count--)
        for (int seat = 0; seat < h->match->seats; seat++)
            if (cyc_metropolises_of(b, s, seat) == count && line.length)
                cyc_say(&line, ", ", "%s %d", h->match->names[seat], count);
            else if (cyc_metropolises_of(b, s, seat) == count)
                cyc_say(&line, "", "%s has %d metropolis%s", h->match->names[seat], count, count == 1 ? "" : "es");
    if (most >= b->target)
        sum_up(h, "%s: the game is over", line.text);
    else if (last == NOBODY)
        sum_up(h, "nobody has an isle: the game is over");
    else
        sum_up(h, "only %s has isles: the game is over", h->match->names[last]);
}

void cyc_end_cycle(struct hearing *h)
{
    struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    s->gods_unknown |= s->assumed & ON_GODS && s->gods_open < b->open_gods;
    s->assumed &= ~(unsigned)ON_GODS;
    if (cyc_decided(h->match, s)) {
        s->phase = PHASE_OVER;
        sum_end(h);
        return;
    }
    for (int isle = 0; isle < ISLES_MAX; isle++)
        s->isle[isle].used = 0;
    s->discounts_unknown = false;
    for (int seat = 0; seat < h->match->seats; seat++)
        if (!s->out[seat] && !cyc_has_isle(h->match->box, s, seat))
            cyc_eliminate(h, seat);
    for (int figure = 0; figure < FIGURES; figure++) /* it may be later if the number of the cycle was assumed */
        if (s->figure[figure].since > s->cycle)
            s->figure[figure].since = s->cycle;
    s->cycle++;
    s->phase = PHASE_CREATURES;
    slide_creatures(h);
}
