/* Cyclades: call: the entries that may be legal, and whether a power has a use at all. */
#include "games/cyclades/call.h"
#include "games/cyclades/cyclades.h"

struct move cyc_with_key(const struct move *base, enum cyc_call_key key, int value)
{
    struct move move = *base;
    move_put(&move, (int)key, value);
    return move;
}

static void all_uses(const struct match *match, const struct cyc_state *s, const struct move *base, int creature,
                     struct suggestions *out)
{
    if (cyc_powers[creature]->uses)
        cyc_powers[creature]->uses(match, s, base, out);
    else
        suggest_move(out, base);
}

/* ---- has a power a use? ---------------------------------------------------------------------------------------- */

struct trial {
    struct suggestions list;
    const struct hearing *h;
    int creature;
    enum cyc_use use;
};

static void try_use(struct suggestions *list, const struct move *move)
{
    struct trial *trial = (struct trial *)list;
    if (trial->use == USE_THERE)
        return;
    struct hearing silent = {.match = trial->h->match, .state = trial->h->state, .move = move};
    struct cyc_call c = {.h = &silent,
                         .s = silent.state,
                         .b = silent.match->box,
                         .seat = move->actor,
                         .card = trial->creature,
                         .creature = trial->creature,
                         .power = cyc_powers[trial->creature]};
    if (c.power->possible && c.power->possible(&c) == REFUSED)
        return;
    if (c.power->lawful)
        c.power->lawful(&c);
    if (silent.broken == 0)
        trial->use = silent.unknowns ? USE_OPEN : USE_THERE;
}

static enum cyc_use one_has_use(struct hearing *h, int creature)
{
    if (cyc_powers[creature]->always)
        return USE_THERE;
    struct trial trial = {.list = {try_use}, .h = h, .creature = creature};
    struct move base = move_of(h->move->actor, VERB_CALL);
    move_put(&base, 0, creature);
    all_uses(h->match, h->state, &base, creature, &trial.list);
    return trial.use;
}

enum cyc_use cyc_has_use(struct hearing *h, int creature)
{
    const struct cyc_state *s = h->state;
    enum cyc_use best = USE_NONE;
    if (creature != CHIMERA)
        return one_has_use(h, creature);
    for (int card = 0; card < CREATURES && best != USE_THERE; card++)
        if (card != CHIMERA && s->discard & 1u << card) {
            enum cyc_use use = one_has_use(h, card);
            best = use > best ? use : best;
        }
    return best;
}

/* ---- listing --------------------------------------------------------------------------------------------------- */

/* Passes each call on to `out` with every number of temples it may use; the largest number needs no key. */
struct priced {
    struct suggestions list;
    struct suggestions *out;
    int useful;
};

static void price_call(struct suggestions *list, const struct move *move)
{
    struct priced *priced = (struct priced *)list;
    suggest_move(priced->out, move);
    for (int temples = priced->useful - 1; temples >= 0; temples--) {
        struct move dearer = cyc_with_key(move, CALL_TEMPLES, temples);
        suggest_move(priced->out, &dearer);
    }
}

static void suggest_card(const struct match *match, const struct cyc_state *s, int card, struct suggestions *out)
{
    struct move base = move_of(s->turn.player, VERB_CALL);
    move_put(&base, 0, card);
    for (int other = 0; card == CHIMERA && other < CREATURES; other++)
        if (other != CHIMERA && s->discard & 1u << other) {
            struct move taken = cyc_with_key(&base, CALL_AS, other);
            all_uses(match, s, &taken, other, out);
        }
    if (card != CHIMERA)
        all_uses(match, s, &base, card, out);
    struct move idle = cyc_with_key(&base, CALL_EFFECT, 0);
    suggest_move(out, &idle);
}

void cyc_suggest_call(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    (void)verb;
    const struct cyc_state *s = state;
    if (!cyc_turn_is_free(match, s))
        return;
    for (int space = 0; s->turn.god != APOLLO && space < SPACES_ON_TRACK; space++)
        if (s->creature[space] != NO_CARD) {
            struct priced priced = {.list = {price_call},
                                    .out = out,
                                    .useful = cyc_useful_reductions(match->box, s, s->turn.player, space)};
            suggest_card(match, s, s->creature[space], &priced.list);
        }
}

/* ---- respelling ------------------------------------------------------------------------------------------------ */

static bool goes_without_saying(const struct match *match, const struct cyc_state *s, const struct move *move, int key)
{
    int space = cyc_card_space(s, item(move, 0, 0));
    if (key == CALL_TEMPLES && space != NOWHERE && move->actor < match->seats)
        return value_or(move, key, 0) == cyc_useful_reductions(match->box, s, move->actor, space);
    if (key == CALL_PRIESTS || key == CALL_PHILOSOPHERS)
        return item(move, key, 0) == 0;
    return items(move, key) == 0;
}

static void copy_key(const struct match *match, const struct move *old, int key, int creature, struct move *new)
{
    int values[MOVE_ITEMS], count = items(old, key);
    for (int i = 0; i < count; i++)
        values[i] = item(old, key, i);
    if (key == CALL_TROOPS || key == CALL_FLEETS)
        cyc_sort_values(values, count);
    bool named_like_a_space = key == CALL_FROM && cyc_powers[creature]
                              && !(cyc_powers[creature]->key[CALL_FROM] & WANTS_PLAYER) && values[0] < FAR
                              && cyc_space_meant(match, values[0]) != NOWHERE;
    if (named_like_a_space)
        values[0] = FAR + cyc_space_meant(match, values[0]);
    move_put_list(new, key, count, values);
    new->field[key].listed = count > 1 || key == CALL_PATH;
}

bool cyc_spell_call(const struct match *match, const void *state, struct move *move)
{
    const struct cyc_state *s = state;
    if (items(move, CALL_TEMPLES) > 0 && item(move, CALL_TEMPLES, 0) >= FAR)
        return false;
    struct move respelled = move_of(move->actor, VERB_CALL);
    int creature = given(move, CALL_AS) ? item(move, CALL_AS, 0) : item(move, 0, 0);
    move_put(&respelled, 0, item(move, 0, 0));
    for (int key = CALL_AS; key < CALL_KEYS; key++)
        if (given(move, key) && !goes_without_saying(match, s, move, key))
            copy_key(match, move, key, creature, &respelled);
    *move = respelled;
    return items(move, CALL_PATH) <= LISTED_WALK && (creature != SPHINX || cyc_spell_sale(match, s, move));
}
