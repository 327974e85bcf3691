/* Cyclades: call, a creature is taken from the track and its power used at once. */
#include "games/cyclades/call.h"

/* Chimera has no power of her own. */
static const struct cyc_power *const powers[CREATURES] = {
    [CHIRON] = &cyc_power_figure,    [CYCLOPS] = &cyc_power_cyclops, [DRYAD] = &cyc_power_card_theft,
    [FATES] = &cyc_power_fates,      [GIANT] = &cyc_power_giant,     [GRIFFON] = &cyc_power_griffon,
    [HARPY] = &cyc_power_harpy,      [KRAKEN] = &cyc_power_kraken,   [MEDUSA] = &cyc_power_figure,
    [MINOTAUR] = &cyc_power_figure,  [PEGASUS] = &cyc_power_pegasus, [POLYPHEMUS] = &cyc_power_figure,
    [SATYR] = &cyc_power_card_theft, [SIREN] = &cyc_power_siren,     [SPHINX] = &cyc_power_sphinx,
    [SYLPH] = &cyc_power_sylph,
};

/* ---- call: do the keys fit the creature, and are the spaces what they should be? ------------------------------- */

static enum outcome read_key(struct cyc_call *c, int key)
{
    const struct move *m = c->h->move;
    unsigned wanted = c->power ? c->power->key[key] : 0;
    const char *name = cyc_verbs[VERB_CALL].fields[key].name, *creature = cyc_creature_names[c->creature];
    if (!given(m, key))
        return wanted & NEEDED ? misread(c->h, "`%s` also needs `%s`", creature, name) : STANDS;
    if (wanted == 0)
        return refused_at(c->h, key, -1,
                          misread(c->h, c->power ? "`%s` cannot have `%s`" : "`%s` without its power cannot have `%s`",
                                  creature, name));
    for (int i = 0; i < items(m, key); i++) {
        /* `from` and `troops` mean different things with different creatures. */
        int value = item(m, key, i);
        bool fits = true;
        if (key == CALL_FROM)
            fits = wanted & WANTS_PLAYER ? value < FAR : cyc_space_meant(c->h->match, value) != NOWHERE;
        else if (key == CALL_TROOPS)
            fits = wanted & WANTS_ISLE ? value >= FAR : value < FAR && items(m, key) == 1;
        if (!fits)
            return refused_at(c->h, key, i,
                              misread(c->h, "`%s` needs %s after `%s`", creature,
                                      wanted & WANTS_PLAYER ? "a player"
                                      : wanted & WANTS_ISLE ? "isles"
                                      : wanted & WANTS_SEA  ? "a sea"
                                                            : "a number",
                                      name));
    }
    return STANDS;
}

/* Sets creature and power. Unreadable: keys that the creature does not take, or a key missing that it needs. */
static enum outcome read_keys(struct cyc_call *c)
{
    const struct move *m = c->h->move;
    bool as = given(m, CALL_AS), idle = given(m, CALL_EFFECT);
    c->creature = as ? item(m, CALL_AS, 0) : c->card;
    c->power = idle ? NULL : powers[c->creature];
    if (as && c->card == CHIMERA && c->creature == CHIMERA)
        return misread(c->h, "Chimera cannot take herself");
    if (as && (c->card != CHIMERA || idle))
        return misread(c->h, "only a `chimera` that is used can have `as`");
    if (!as && c->card == CHIMERA && !idle)
        return misread(c->h, "`chimera` also needs `as`");
    for (int key = CALL_AT; key < CALL_TEMPLES; key++)
        if (read_key(c, key) == REFUSED)
            return REFUSED;
    return STANDS;
}

static bool isles_named(const struct move *m)
{
    return items(m, CALL_TEMPLES) > 0 && item(m, CALL_TEMPLES, 0) >= FAR;
}

static int value_under(const struct cyc_call *c, int key, int index)
{
    int value = item(c->h->move, key, index);
    if (key == CALL_FROM)
        return cyc_space_meant(c->h->match, value);
    return value >= FAR ? value - FAR : value;
}

int cyc_space_under(const struct cyc_call *c, int key, int index)
{
    int value = value_under(c, key, index);
    return c->power->key[key] & WANTS_SEA ? cyc_sea_meant(c->b, value) : cyc_isle_meant(c->b, value);
}

static void set_spaces(struct cyc_call *c)
{
    int *const space[] = {[CALL_AT] = &c->at, [CALL_FROM] = &c->from, [CALL_TO] = &c->to};
    for (int key = CALL_AT; key <= CALL_TO; key++)
        if (space[key])
            *space[key] = c->power && c->power->key[key] & (WANTS_ISLE | WANTS_SEA) && given(c->h->move, key)
                              ? cyc_space_under(c, key, 0)
                              : NOWHERE;
}

/* Refuses spaces that are not of the kind the creature wants, and equal spaces that must differ. */
static enum outcome find_spaces(struct cyc_call *c)
{
    const struct move *m = c->h->move;
    for (int i = 0; isles_named(m) && i < items(m, CALL_TEMPLES); i++)
        if (cyc_find_space(c->h, item(m, CALL_TEMPLES, i) - FAR, false, CALL_TEMPLES, i) == NOWHERE)
            return REFUSED;
    for (int key = CALL_AT; key < CALL_TEMPLES && c->power; key++)
        for (int i = 0; i < items(m, key) && c->power->key[key] & (WANTS_ISLE | WANTS_SEA); i++)
            if (cyc_find_space(c->h, value_under(c, key, i), c->power->key[key] & WANTS_SEA, key, i) == NOWHERE)
                return REFUSED;
    set_spaces(c);
    if (c->to != NOWHERE && c->from == c->to)
        return cyc_cannot(c->h, RULE_NO_SPACE, "%s moves troops to the isle they are already on", cyc_actor(c->h));
    for (int i = 1; i < items(m, CALL_PATH); i++)
        if (cyc_space_under(c, CALL_PATH, i) == cyc_space_under(c, CALL_PATH, i - 1))
            return cyc_cannot_at(c->h, CALL_PATH, i, RULE_NO_SPACE, "%s names %s twice in a row", cyc_actor(c->h),
                                 c->b->name[cyc_space_under(c, CALL_PATH, i)]);
    return STANDS;
}

/* ---- has a power a use? ---------------------------------------------------------------------------------------- */

/* Has the power of a creature a legal use, whatever it costs? Chimera has one if a card in the discard pile has.
   USE_OPEN: the answer depends on something the record does not give. */
enum use { USE_NONE, USE_OPEN, USE_THERE };

struct trial {
    struct suggestions list;
    const struct hearing *h;
    int creature;
    enum use use;
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
                         .power = powers[trial->creature],
                         .trial = true};
    set_spaces(&c);
    c.power->call(&c);
    if (silent.broken == 0 && !c.useless)
        trial->use = silent.unknowns ? USE_OPEN : USE_THERE;
}

static void all_uses(const struct match *match, const struct cyc_state *s, const struct move *base, int creature,
                     struct suggestions *out)
{
    if (powers[creature]->uses)
        powers[creature]->uses(&(struct cyc_listing){match, match->box, s, base, out});
    else
        suggest_move(out, base);
}

static enum use has_use(struct hearing *h, int creature)
{
    const struct cyc_state *s = h->state;
    struct trial trial = {.list = {try_use}, .h = h, .creature = creature};
    if (creature == CHIMERA) {
        for (int card = 0; card < CREATURES && trial.use != USE_THERE; card++) {
            enum use use = card != CHIMERA && s->discard & 1u << card ? has_use(h, card) : USE_NONE;
            trial.use = use > trial.use ? use : trial.use;
        }
        return trial.use;
    }
    if (powers[creature]->always)
        return USE_THERE;
    struct move base = MOVE_WITH(h->move->actor, VERB_CALL, {0, creature});
    all_uses(h->match, s, &base, creature, &trial.list);
    return trial.use;
}

/* The largest number of reductions that helps with a card on this space. */
static int useful_reductions(const struct cyc_box *b, const struct cyc_state *s, int seat, int space)
{
    int most = b->creature_price[space] - 1, at_hand = cyc_land_of(b, s, seat).reductions;
    return most < 0 ? 0 : at_hand < most ? at_hand : most;
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
    for (int temples = priced->useful - 1; temples >= 0; temples--)
        suggest_more(priced->out, move, {CALL_TEMPLES, temples});
}

void cyc_suggest_call(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    (void)verb;
    const struct cyc_state *s = state;
    int seat = s->turn.player;
    if (!cyc_turn_is_free(match, s) || s->turn.god == APOLLO)
        return;
    for (int space = 0; space < SPACES_ON_TRACK; space++) {
        int card = s->creature[space];
        if (card == NO_CARD)
            continue;
        struct priced priced = {
            .list = {price_call}, .out = out, .useful = useful_reductions(match->box, s, seat, space)};
        struct move base = MOVE_WITH(seat, VERB_CALL, {0, card});
        if (card != CHIMERA)
            all_uses(match, s, &base, card, &priced.list);
        for (int other = 0; card == CHIMERA && other < CREATURES; other++)
            if (other != CHIMERA && s->discard & 1u << other) {
                struct move taken = MOVE_WITH(seat, VERB_CALL, {0, card}, {CALL_AS, other});
                all_uses(match, s, &taken, other, &priced.list);
            }
        suggest_more(&priced.list, &base, {CALL_EFFECT, 0});
    }
}

/* The space of the track whose card gives this power: the creature's own card, or Chimera's; NOWHERE: none does. */
static int power_space(const struct cyc_state *s, int creature)
{
    int space = cyc_card_space(s, creature);
    return space == NOWHERE && s->discard & 1u << creature ? cyc_card_space(s, CHIMERA) : space;
}

void cyc_unlisted_calls(const struct match *match, const struct cyc_state *s, struct unlisted_list *out)
{
    const struct cyc_box *b = match->box;
    int seat = s->turn.player, kraken = power_space(s, KRAKEN), sphinx = power_space(s, SPHINX), isles = 0;
    if (kraken != NOWHERE && cyc_longest_walk(b, s, seat, kraken) > LISTED_WALK)
        not_listed(out, seat, VERB_CALL, "kraken", "longer paths, for %d gold a step", b->kraken_step);
    if (sphinx != NOWHERE && cyc_purse_covers(s, seat, cyc_least_price(b, s, seat, sphinx)) != PURSE_SHORT
        && !cyc_mixed_sales_listed(b, s, seat))
        not_listed(out, seat, VERB_CALL, "sphinx", "troops, fleets, priests and philosophers sold together");
    /* Which isle gives a reduction is a choice only if several isles can and a creature can be called. */
    for (int isle = 0; isle < b->isles; isle++)
        isles += s->isle[isle].owner == seat && cyc_reductions_on(&s->isle[isle]) > 0;
    if (isles > 1 && cyc_empty_spaces(s, SPACES_ON_TRACK) < SPACES_ON_TRACK)
        not_listed(out, seat, VERB_CALL, "", "temples named by isle");
}

/* ---- respelling ------------------------------------------------------------------------------------------------ */

static bool goes_without_saying(const struct match *match, const struct cyc_state *s, const struct move *move, int key)
{
    int space = cyc_card_space(s, item(move, 0, 0));
    if (key == CALL_TEMPLES && space != NOWHERE && move->actor < match->seats)
        return value_or(move, key, 0) == useful_reductions(match->box, s, move->actor, space);
    if (key == CALL_PRIESTS || key == CALL_PHILOSOPHERS)
        return item(move, key, 0) == 0;
    return items(move, key) == 0;
}

/* The troops that `all` means: those of the isle that Pegasus leaves. */
static int all_troops(const struct match *match, const struct cyc_state *s, const struct move *move)
{
    int space = given(move, CALL_FROM) ? cyc_space_meant(match, item(move, CALL_FROM, 0)) : NOWHERE,
        isle = space == NOWHERE ? NOWHERE : cyc_isle_meant(match->box, space);
    return isle == NOWHERE ? ALL_WORD : s->isle[isle].troops;
}

static void copy_key(const struct match *match, const struct cyc_state *state, const struct move *old, int key,
                     int creature, struct move *new)
{
    int values[MOVE_ITEMS], count = items(old, key);
    for (int i = 0; i < count; i++)
        values[i] = item(old, key, i);
    if (key == CALL_TROOPS || key == CALL_FLEETS)
        cyc_sort_values(values, count);
    if (key == CALL_TROOPS && values[0] == ALL_WORD)
        values[0] = all_troops(match, state, old);
    bool named_like_a_space = key == CALL_FROM && powers[creature] && !(powers[creature]->key[CALL_FROM] & WANTS_PLAYER)
                              && values[0] < FAR && cyc_space_meant(match, values[0]) != NOWHERE;
    if (named_like_a_space)
        values[0] = FAR + cyc_space_meant(match, values[0]);
    move_put_list(new, key, count, values);
    new->field[key].listed = count > 1 || key == CALL_PATH;
}

bool cyc_spell_call(const struct match *match, const void *state, struct move *move)
{
    if (isles_named(move))
        return false;
    struct move respelled = MOVE_WITH(move->actor, VERB_CALL, {0, item(move, 0, 0)});
    int creature = given(move, CALL_AS) ? item(move, CALL_AS, 0) : item(move, 0, 0), kinds = 0;
    for (int key = CALL_AS; key < CALL_KEYS; key++)
        if (given(move, key) && !goes_without_saying(match, state, move, key)) {
            copy_key(match, state, move, key, creature, &respelled);
            kinds += key >= CALL_TROOPS && key <= CALL_PHILOSOPHERS;
        }
    *move = respelled;
    /* A sale to the Sphinx of several kinds is not listed where mixed sales are too many. */
    bool too_many = creature == SPHINX && kinds > 1 && move->actor < match->seats
                    && !cyc_mixed_sales_listed(match->box, state, move->actor);
    return items(move, CALL_PATH) <= LISTED_WALK && !too_many;
}

int cyc_least_price(const struct cyc_box *b, const struct cyc_state *s, int seat, int space)
{
    return b->creature_price[space] - useful_reductions(b, s, seat, space);
}

/* ---- reductions ------------------------------------------------------------------------------------------------ */

/* Reports the first named isle that has no reduction left for the player. */
static bool test_named_isles(struct cyc_call *c)
{
    int named[ISLES_MAX] = {0};
    for (int i = 0; isles_named(c->h->move) && i < items(c->h->move, CALL_TEMPLES); i++) {
        int isle = cyc_isle_meant(c->b, item(c->h->move, CALL_TEMPLES, i) - FAR);
        int left = c->s->isle[isle].owner == c->seat ? cyc_reductions_on(&c->s->isle[isle]) : 0;
        if (++named[isle] <= left)
            continue;
        cyc_breaks_at(c->h, CALL_TEMPLES, i, RULE_TEMPLE_USED,
                      left > 0 ? "%s names %s %d times, but has %d discount%s left there in this cycle"
                               : "%s has no discount left on %s in this cycle",
                      cyc_actor(c->h), cyc_isle_name(c->b, isle), left + 1, left, plural(left));
        return true;
    }
    return false;
}

static void test_reductions(struct cyc_call *c)
{
    bool spent = test_named_isles(c);
    if (!isles_named(c->h->move) && c->taken > c->at_hand)
        cyc_breaks_at(c->h, CALL_TEMPLES, -1, RULE_TEMPLE_USED, "%s uses %d temple discount%s, but has %d left",
                      cyc_actor(c->h), c->taken, plural(c->taken), c->at_hand);
    else if (!spent && c->s->discounts_unknown && c->taken > 0)
        unknown(c->h, RULE_TEMPLE_USED, "discounts",
                "the temples used in this cycle are not in the record; write `discounts: {...}`");
    if (c->b->creature_price[c->space] - c->taken < 1)
        cyc_breaks_at(c->h, CALL_TEMPLES, -1, RULE_CREATURE_MIN,
                      "%s pays nothing for the card %s; it costs at least 1 gold", cyc_actor(c->h),
                      cyc_creature_titles[c->card]);
    if (c->taken < c->useful && c->h->match->house[Q_TEMPLE_DISCOUNT] == DISCOUNT_FULL) {
        cyc_breaks_at(c->h, CALL_TEMPLES, -1, RULE_TEMPLE_FULL,
                      "%s uses %d of %d discount%s; every one that lowers the price must be used", cyc_actor(c->h),
                      c->taken, c->useful, plural(c->useful));
        hangs_on(c->h, Q_TEMPLE_DISCOUNT, DISCOUNT_OPTIONAL);
    }
}

/* Uses the reductions of the isles named, else isle by isle. Missing ones lowered the price but are not used. */
static void use_reductions(struct cyc_call *c, struct cyc_line *line)
{
    bool named = isles_named(c->h->move);
    int missing = c->taken, isles = named ? items(c->h->move, CALL_TEMPLES) : c->b->isles;
    for (int i = 0; i < isles; i++) {
        int isle = named ? cyc_isle_meant(c->b, item(c->h->move, CALL_TEMPLES, i) - FAR) : i;
        int left = c->s->isle[isle].owner == c->seat ? cyc_reductions_on(&c->s->isle[isle]) : 0;
        for (int most = named ? 1 : missing; left > 0 && most > 0; left--, most--) {
            c->s->isle[isle].used++;
            missing--;
            if (c->h->sums)
                cyc_say(line, ", ", "%s", cyc_isle_name(c->b, isle));
        }
    }
    if (missing > 0 && c->h->sums)
        cyc_say(line, " and ", "%d not there", missing);
}

/* ---- the call -------------------------------------------------------------------------------------------------- */

/* Is this the creature of the card, or one that Chimera could take? */
static bool may_be(const struct cyc_state *s, int card, int creature)
{
    return card == creature || (card == CHIMERA && s->discard & 1u << creature);
}

bool cyc_test_idle(struct hearing *h, int card)
{
    const struct cyc_state *s = h->state;
    int house = h->match->house[Q_IDLE_CALL];
    if (house == IDLE_ALLOW)
        return false;
    enum use use = has_use(h, card);
    /* Reports the unknown priests or philosophers of other players that the use of this creature depends on. */
    for (int seat = 0; use == USE_OPEN && house == IDLE_NO_TARGET && seat < h->match->seats; seat++) {
        if (seat != h->move->actor && s->priests[seat] == UNKNOWN && may_be(s, card, DRYAD))
            cyc_untold(h, "priests", seat, RULE_NO_PIECE);
        if (seat != h->move->actor && s->philosophers[seat] == UNKNOWN && may_be(s, card, SATYR))
            cyc_untold(h, "philosophers", seat, RULE_NO_PIECE);
    }
    if (use != USE_THERE && house == IDLE_NO_TARGET)
        return false;
    cyc_breaks(h, RULE_CALL_IDLE,
               use != USE_NONE ? "%s must use the power of the card %s, which has a legal use"
                               : "%s takes the card %s, whose power has no legal use",
               cyc_actor(h), cyc_creature_titles[card]);
    hangs_on(h, Q_IDLE_CALL, IDLE_ALLOW);
    if (use == USE_NONE)
        hangs_on(h, Q_IDLE_CALL, IDLE_NO_TARGET);
    return true;
}

void cyc_ask_for_card(struct cyc_call *c, int extra)
{
    if (c->trial)
        return;
    c->asked = cyc_ask_price(c->h, &c->guard, c->price + extra);
    if (c->s->turn.god == APOLLO)
        cyc_breaks(c->h, RULE_GOD_ACTION, "%s cannot call a creature on Apollo", cyc_actor(c->h));
    if (!c->asked.unpaid)
        test_reductions(c);
    if (c->idle && cyc_test_idle(c->h, c->card) && !c->power)
        point_at(c->h, CALL_EFFECT, -1);
}

enum outcome cyc_take_card(struct cyc_call *c)
{
    const char *title = cyc_creature_titles[c->card];
    int printed = c->b->creature_price[c->space];
    if (c->trial || cyc_settle_price(c->h, &c->asked, title) == REFUSED)
        return REFUSED;
    /* If the record does not give the used temples, and the entry does not say how many it uses, the price is unknown. */
    bool unpriced = c->s->discounts_unknown && !given(c->h->move, CALL_TEMPLES) && c->useful > 0;
    if (unpriced) {
        if (c->s->gold[c->seat] != UNKNOWN)
            c->s->gold_explained[c->seat] = true;
        cyc_forget_purse(c->h, c->seat, RULE_TEMPLE_USED);
    }
    struct cyc_line temples = {0};
    use_reductions(c, &temples);
    if (unpriced)
        sum_up(c->h, "%s on %d minus an unknown number of temples; purse unknown", title, printed);
    else if (*temples.text)
        sum_up(c->h, "%s on %d - %s %s = %d GP", title, printed, c->taken == 1 ? "temple" : "temples", temples.text,
               c->price);
    else
        sum_up(c->h, "%s on %d: %d GP", title, printed, c->price);
    c->s->creature[c->space] = NO_CARD;
    c->s->discard |= 1u << c->card;
    if (c->creature != c->card)
        sum_up(c->h, "as %s", cyc_creature_titles[c->creature]);
    return STANDS;
}

static enum outcome leave_unused(struct cyc_call *c)
{
    c->idle = true;
    cyc_ask_for_card(c, 0);
    if (cyc_take_card(c) == REFUSED)
        return REFUSED;
    sum_up(c->h, "not used");
    return STANDS;
}

enum outcome cyc_play_call(struct hearing *h)
{
    struct cyc_call c = {
        .h = h, .s = h->state, .b = h->match->box, .seat = h->move->actor, .card = item(h->move, 0, 0)};
    if (read_keys(&c) == REFUSED || cyc_admit_turn(h, &c.guard, false) == REFUSED || find_spaces(&c) == REFUSED)
        return REFUSED;
    c.space = cyc_card_space(c.s, c.card);
    if (c.space == NOWHERE)
        return cyc_not_on_track(h, c.card);
    if (c.creature != c.card && !(c.s->discard & 1u << c.creature))
        return cyc_cannot_on_at(h, CALL_AS, -1, ON_DISCARD, RULE_CARD_PLACE, "the card %s is not in the discard pile",
                                cyc_creature_titles[c.creature]);
    c.at_hand = cyc_land_of(c.b, c.s, c.seat).reductions;
    c.useful = c.taken = useful_reductions(c.b, c.s, c.seat, c.space);
    if (given(h->move, CALL_TEMPLES))
        c.taken = isles_named(h->move) ? items(h->move, CALL_TEMPLES) : value_or(h->move, CALL_TEMPLES, 0);
    c.price = c.b->creature_price[c.space] - c.taken;
    c.price = c.price > 0 ? c.price : 0;
    if ((c.power ? c.power->call : leave_unused)(&c) == REFUSED)
        return REFUSED;

    if (c.power && c.card == CHIMERA)
        c.s->discard = 0;
    cyc_look_for_sets(h);
    return STANDS;
}
