/* Cyclades: can this table exist? Figures, and the seas they close. */
#include "games/cyclades/table.h"

static const struct node *figure_node(const struct cyc_check *c, int figure)
{
    return node_get(node_get(c->table, "figures"), cyc_creature_names[cyc_figure_card[figure]]);
}

static const char *title_of(int figure)
{
    return cyc_creature_titles[cyc_figure_card[figure]];
}

static void check_clash(struct cyc_check *c, int figure)
{
    for (int other = FIGURE_CHIRON; other < figure; other++)
        if (c->s->figure[other].at == c->s->figure[figure].at)
            cyc_unfit(c, RULE_FIGURE_CLASH, figure_node(c, figure), "%s and %s are on the same isle", title_of(other),
                      title_of(figure));
}

/* Is this the player's second turn of the cycle? Only the two-player game has it. */
static bool in_second_turn(const struct cyc_check *c, int seat)
{
    return cyc_two_player_game(c->h->match) && cyc_markers_on_gods(c->s, seat) < c->b->markers;
}

/* A figure must leave when its owner begins the next turn after the one in which it was called. */
static void check_life(struct cyc_check *c, int figure)
{
    int seat = c->s->figure[figure].of, since = c->s->figure[figure].since;
    const char *name = c->h->match->names[seat], *title = title_of(figure);
    const struct node *at = figure_node(c, figure);
    bool in_cycle = c->s->phase >= PHASE_CREATURES && c->s->phase <= PHASE_ACTIONS;
    bool begun = cyc_has_begun_turn(c->h->match, c->s, seat);
    bool stays = c->h->match->house[Q_FIGURE_LIFE] == LIFE_CYCLE && in_second_turn(c, seat);
    if (c->s->out[seat]) {
        cyc_unfit(c, RULE_FIGURE_LEFT, at, "%s cannot be on the board: its owner %s is out of the game", title, name);
        return;
    }
    if (cyc_turn_begins_now(c->h->match, c->s, c->table) && c->s->turn.player == seat && since < c->s->cycle)
        return;
    c->parts = ON_OFFERS | ON_CYCLE;
    if (since > c->s->cycle)
        cyc_unfit(c, RULE_FIGURE_LEFT, at, "%s was called in cycle %d; this is only cycle %d", title, since,
                  c->s->cycle);
    else if (in_cycle && since == c->s->cycle && !begun)
        cyc_unfit(c, RULE_FIGURE_LEFT, at, "%s was called in cycle %d, but %s has not had a turn in it yet", title,
                  since, name);
    else if (in_cycle && since < c->s->cycle && begun)
        cyc_unfit(c, RULE_FIGURE_LEFT, at, "%s was called in cycle %d and must have left when %s's turn began", title,
                  since, name);
    else if (c->s->turn.player == seat && !c->s->turn.begun && !stays)
        cyc_unfit(c, RULE_FIGURE_LEFT, at, "%s must leave at the beginning of %s's turn", title, name);
    c->parts = 0;
}

static bool named_stray(const struct cyc_check *c, int sea)
{
    const struct node *stray = node_get(c->table, "stray");
    for (const struct node *each = stray ? cyc_first_of(stray) : NULL; each; each = cyc_next_of(stray, each))
        if (each->value == sea)
            return true;
    return false;
}

void cyc_check_figures(struct cyc_check *c)
{
    for (int figure = FIGURE_CHIRON; figure < FIGURES; figure++)
        if (c->s->figure[figure].at != NOWHERE) {
            check_clash(c, figure);
            check_life(c, figure);
        }
    for (int sea = 0; sea < c->b->circles; sea++) {
        if (!cyc_is_stray(c->b, c->s, sea) || named_stray(c, sea))
            continue;
        const char *name = c->h->match->names[c->s->sea[sea].owner];
        c->parts = ON_FLEETS;
        if (cyc_kraken_in(c->s, sea))
            cyc_unfit(c, RULE_KRAKEN_CLOSED, figure_node(c, FIGURE_KRAKEN), "%s has fleets in %s, where the Kraken is",
                      name, c->b->name[sea]);
        else
            cyc_unfit(c, RULE_POLYPHEMUS_CLOSED, figure_node(c, FIGURE_POLYPHEMUS),
                      "%s has fleets in %s, next to Polyphemus' isle %s", name, c->b->name[sea],
                      cyc_isle_name(c->b, c->s->figure[FIGURE_POLYPHEMUS].at));
    }
}
