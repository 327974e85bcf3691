/* Cyclades: Kraken: appears on a sea, walks on for gold, and destroys every fleet on his way. */
#include "games/cyclades/call.h"

static enum outcome rage(struct cyc_call *c)
{
    int sea[PATH_SPACES], steps = items(c->h->move, CALL_PATH) - 1, sunk[SEATS_MAX] = {0}, gap = 1;
    for (int i = 0; i <= steps; i++)
        sea[i] = cyc_space_under(c, CALL_PATH, i);
    while (gap <= steps && cyc_touching(c->b, sea[gap - 1], sea[gap]))
        gap++;
    cyc_ask_for_card(c, steps * c->b->kraken_step);
    if (gap <= steps)
        cyc_breaks_at(c->h, CALL_PATH, gap, RULE_KRAKEN_STEP, "%s moves the Kraken from %s to %s, which do not touch",
                      cyc_actor(c->h), c->b->name[sea[gap - 1]], c->b->name[sea[gap]]);
    if (cyc_take_card(c) == REFUSED)
        return REFUSED;

    for (int i = 0; i <= steps; i++) {
        if (c->s->sea[sea[i]].owner != NOBODY)
            sunk[c->s->sea[sea[i]].owner] += c->s->sea[sea[i]].fleets;
        c->s->sea[sea[i]] = (struct cyc_sea){.owner = NOBODY};
    }
    c->s->figure[FIGURE_KRAKEN].at = sea[steps];
    c->s->figure[FIGURE_KRAKEN].called = here(c->h, 0);
    struct cyc_line fleets = {0};
    for (int seat = 0; c->h->sums && seat < c->h->match->seats; seat++)
        if (sunk[seat] > 0)
            cyc_say(&fleets, ", ", "%d fleet%s of %s", sunk[seat], plural(sunk[seat]), c->h->match->names[seat]);
    sum_up(c->h, "Kraken: %d step%s %d GP, %s sunk", steps, plural(steps), steps * c->b->kraken_step,
           *fleets.text ? fleets.text : "no fleet");
    return STANDS;
}

int cyc_longest_walk(const struct cyc_box *b, const struct cyc_state *s, int seat, int space)
{
    if (s->gold[seat] == UNKNOWN || b->kraken_step == 0)
        return PATH_SPACES;
    int left = s->gold[seat] - cyc_least_price(b, s, seat, space);
    int longest = left < 0 ? 0 : 1 + left / b->kraken_step;
    return longest < PATH_SPACES ? longest : PATH_SPACES;
}

static void walk_on(const struct cyc_listing *l, int *path, int count, int most)
{
    struct move move = *l->base;
    int last = path[count - 1];
    move_put_list(&move, CALL_PATH, count, path);
    suggest_move(l->out, &move);
    for (int i = 0; count < most && i < l->b->besides[last]; i++) {
        path[count] = l->b->beside[last][i];
        if (l->b->isle_of[path[count]] == NOWHERE)
            walk_on(l, path, count + 1, most);
    }
}

/* Walks over more than LISTED_WALK seas are not listed: there are too many. */
static void kraken_uses(const struct cyc_listing *l)
{
    int affordable = cyc_longest_walk(l->b, l->s, l->base->actor, cyc_card_space(l->s, item(l->base, 0, 0)));
    int path[LISTED_WALK], most = affordable < LISTED_WALK ? affordable : LISTED_WALK;
    for (path[0] = 0; path[0] < l->b->circles && most > 0; path[0]++)
        if (l->b->isle_of[path[0]] == NOWHERE)
            walk_on(l, path, 1, most);
}

const struct cyc_power cyc_power_kraken = {
    .key = {[CALL_PATH] = WANTS_SEA | NEEDED}, .always = true, .call = rage, .uses = kraken_uses};
