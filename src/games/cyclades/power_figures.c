/* Cyclades: Chiron, Medusa, Minotaur, Polyphemus: a figure on an isle until its player's next turn. */
#include "games/cyclades/call.h"

/* A loose figure that is still on the board is taken off first: the card called is its own. */
static enum outcome place_figure(struct cyc_call *c)
{
    int figure = cyc_figure_of_card(c->creature);
    const char *title = cyc_creature_titles[c->creature];
    cyc_ask_for_card(c, 0);
    if (cyc_take_card(c) == REFUSED)
        return REFUSED;

    c->s->figure[figure].at = NOWHERE;
    int other = cyc_figure_on(c->s, c->at);
    if (other != NOWHERE) {
        /* Two figures on an isle destroy each other; the card called is in the discard pile already. */
        cyc_remove_figure(c->s, other);
        sum_up(c->h, "%s and %s destroy each other", title, cyc_creature_titles[cyc_figure_card[other]]);
    } else {
        c->s->figure[figure].at = c->at;
        c->s->figure[figure].of = c->seat;
        c->s->figure[figure].since = c->s->cycle;
        c->s->figure[figure].called = here(c->h, 0);
        sum_up(c->h, "%s on %s", title, cyc_isle_name(c->b, c->at));
        c->s->figure[figure].loose = c->card == CHIMERA && c->h->match->house[Q_CHIMERA_FIGURE] == CHIMERA_SHUFFLED;
        if (!c->s->figure[figure].loose)
            c->s->discard &= ~(1u << c->creature);
    }
    if (c->creature == POLYPHEMUS && (other == NOWHERE || c->h->match->house[Q_CLASH] == CLASH_POWER))
        cyc_begin_push(c->h, c->at);
    return STANDS;
}

static void figure_uses(const struct cyc_listing *l)
{
    for (int isle = 0; isle < l->b->isles; isle++)
        suggest_more(l->out, l->base, {CALL_AT, l->b->isle[isle].circle[0]});
}

const struct cyc_power cyc_power_figure = {
    .key = {[CALL_AT] = WANTS_ISLE | NEEDED}, .always = true, .call = place_figure, .uses = figure_uses};
