/* Cyclades: Kraken: appears on a sea, walks on for gold, and destroys every fleet on his way. */
#include "games/cyclades/call.h"

static int walk_price(const struct cyc_call *c)
{
    return (items(c->h->move, CALL_PATH) - 1) * c->b->kraken_step;
}

static void test_walk(struct cyc_call *c)
{
    for (int i = 1; i < items(c->h->move, CALL_PATH); i++) {
        int from = cyc_space_under(c, CALL_PATH, i - 1), to = cyc_space_under(c, CALL_PATH, i);
        if (cyc_touching(c->b, from, to))
            continue;
        cyc_breaks_at(c->h, CALL_PATH, i, RULE_KRAKEN_STEP, "%s moves the Kraken from %s to %s, which do not touch",
                      cyc_actor(c->h), c->b->name[from], c->b->name[to]);
        return;
    }
}

static void rage(struct cyc_call *c)
{
    int steps = items(c->h->move, CALL_PATH) - 1, sunk[SEATS_MAX] = {0};
    for (int i = 0; i <= steps; i++) {
        int sea = cyc_space_under(c, CALL_PATH, i);
        if (c->s->sea[sea].owner != NOBODY)
            sunk[c->s->sea[sea].owner] += c->s->sea[sea].fleets;
        c->s->sea[sea] = (struct cyc_sea){.owner = NOBODY};
        c->s->figure[FIGURE_KRAKEN].at = sea;
    }
    c->s->figure[FIGURE_KRAKEN].called = here(c->h, 0);
    struct cyc_line fleets = {0};
    for (int seat = 0; c->h->sums && seat < c->h->match->seats; seat++)
        if (sunk[seat] > 0)
            cyc_say(&fleets, ", ", "%d fleet%s of %s", sunk[seat], plural(sunk[seat]), c->h->match->names[seat]);
    sum_up(c->h, "Kraken: %d step%s %d GP, %s sunk", steps, plural(steps), steps * c->b->kraken_step,
           *fleets.text ? fleets.text : "no fleet");
}

int cyc_longest_walk(const struct cyc_box *b, const struct cyc_state *s, int seat, int space)
{
    if (s->gold[seat] == UNKNOWN || b->kraken_step == 0)
        return PATH_SPACES;
    int left = s->gold[seat] - cyc_least_price(b, s, seat, space);
    int longest = left < 0 ? 0 : 1 + left / b->kraken_step;
    return longest < PATH_SPACES ? longest : PATH_SPACES;
}

static void walk_on(const struct cyc_box *b, const struct move *base, int *path, int count, int most,
                    struct suggestions *out)
{
    struct move move = *base;
    move_put_list(&move, CALL_PATH, count, path);
    suggest_move(out, &move);
    for (int i = 0; count < most && i < b->besides[path[count - 1]]; i++)
        if (b->isle_of[b->beside[path[count - 1]][i]] == NOWHERE) {
            path[count] = b->beside[path[count - 1]][i];
            walk_on(b, base, path, count + 1, most, out);
        }
}

/* Walks over more than LISTED_WALK seas are not listed: there are too many. */
static void kraken_uses(const struct match *match, const struct cyc_state *s, const struct move *base,
                        struct suggestions *out)
{
    const struct cyc_box *b = match->box;
    int path[LISTED_WALK], affordable = cyc_longest_walk(b, s, base->actor, cyc_card_space(s, item(base, 0, 0)));
    int most = affordable < LISTED_WALK ? affordable : LISTED_WALK;
    for (int sea = 0; sea < b->circles && most > 0; sea++)
        if (b->isle_of[sea] == NOWHERE) {
            path[0] = sea;
            walk_on(b, base, path, 1, most, out);
        }
}

const struct cyc_power cyc_power_kraken = {.key = {[CALL_PATH] = WANTS_SEA | NEEDED},
                                           .always = true,
                                           .extra = walk_price,
                                           .lawful = test_walk,
                                           .effect = rage,
                                           .uses = kraken_uses};
