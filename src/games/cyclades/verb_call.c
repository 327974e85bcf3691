/* Cyclades: call, a creature is taken from the track and its power used at once. */
#include "games/cyclades/call.h"

/* ---- call: do the keys fit the creature, and are the spaces what they should be? ------------------------------- */

static const char *key_name(int key)
{
    return cyc_verbs[VERB_CALL].fields[key].name;
}

/* `from` and `troops` mean different things with different creatures. */
static bool value_fits(const struct cyc_call *c, int key, int value)
{
    unsigned wanted = c->power->key[key];
    if (key == CALL_FROM)
        return wanted & WANTS_PLAYER ? value < FAR : cyc_space_meant(c->h->match, value) != NOWHERE;
    if (key == CALL_TROOPS)
        return (wanted & WANTS_ISLE) != 0 ? value >= FAR : value < FAR;
    return true;
}

static const char *wanted_name(unsigned wanted)
{
    return wanted & WANTS_PLAYER ? "a player"
           : wanted & WANTS_ISLE ? "isles"
           : wanted & WANTS_SEA  ? "a sea"
                                 : "a number";
}

static enum outcome read_key(struct cyc_call *c, int key)
{
    const struct move *m = c->h->move;
    unsigned wanted = c->power ? c->power->key[key] : 0;
    if (!given(m, key))
        return wanted & NEEDED ? misread(c->h, "`%s` also needs `%s`", cyc_creature_names[c->creature], key_name(key))
                               : STANDS;
    if (wanted == 0)
        return refused_at(c->h, key, -1,
                          misread(c->h, c->power ? "`%s` cannot have `%s`" : "`%s` without its power cannot have `%s`",
                                  cyc_creature_names[c->creature], key_name(key)));
    bool counted = key == CALL_TROOPS && !(wanted & WANTS_ISLE) && items(m, key) != 1;
    for (int i = 0; i < items(m, key); i++)
        if (counted || !value_fits(c, key, item(m, key, i)))
            return refused_at(c->h, key, i,
                              misread(c->h, "`%s` needs %s after `%s`", cyc_creature_names[c->creature],
                                      wanted_name(wanted), key_name(key)));
    return STANDS;
}

/* Sets creature and power. Unreadable: keys that the creature does not take, or a key missing that it needs. */
static enum outcome read_keys(struct cyc_call *c)
{
    const struct move *m = c->h->move;
    bool chimera = c->card == CHIMERA, idle = given(m, CALL_EFFECT);
    if (chimera && given(m, CALL_AS) && item(m, CALL_AS, 0) == CHIMERA)
        return misread(c->h, "Chimera cannot take herself");
    if (given(m, CALL_AS) ? !chimera || idle : chimera && !idle)
        return misread(c->h,
                       given(m, CALL_AS) ? "only a `chimera` that is used can have `as`" : "`chimera` also needs `as`");
    c->creature = given(m, CALL_AS) ? item(m, CALL_AS, 0) : c->card;
    c->power = idle ? NULL : cyc_powers[c->creature];
    for (int key = CALL_AT; key < CALL_TEMPLES; key++)
        if (read_key(c, key) == REFUSED)
            return REFUSED;
    return STANDS;
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

/* Refuses spaces that are not of the kind the creature wants, and equal spaces that must differ. */
static enum outcome find_spaces(struct cyc_call *c)
{
    const struct move *m = c->h->move;
    for (int i = 0; i < items(m, CALL_TEMPLES); i++) {
        int isle = item(m, CALL_TEMPLES, i) - FAR;
        if (isle >= 0 && cyc_find_space(c->h, isle, false, CALL_TEMPLES, i) == NOWHERE)
            return REFUSED;
    }
    if (!c->power)
        return STANDS;
    for (int key = CALL_AT; key < CALL_TEMPLES; key++)
        for (int i = 0; i < items(m, key) && c->power->key[key] & (WANTS_ISLE | WANTS_SEA); i++)
            if (cyc_find_space(c->h, value_under(c, key, i), c->power->key[key] & WANTS_SEA, key, i) == NOWHERE)
                return REFUSED;
    bool ways = given(m, CALL_FROM) && given(m, CALL_TO);
    if (ways && cyc_space_under(c, CALL_FROM, 0) == cyc_space_under(c, CALL_TO, 0))
        return cyc_cannot(c->h, RULE_NO_SPACE, "%s moves troops to the isle they are already on", cyc_actor(c->h));
    for (int i = 1; i < items(m, CALL_PATH); i++)
        if (cyc_space_under(c, CALL_PATH, i) == cyc_space_under(c, CALL_PATH, i - 1))
            return cyc_cannot_at(c->h, CALL_PATH, i, RULE_NO_SPACE, "%s names %s twice in a row", cyc_actor(c->h),
                                 c->b->name[cyc_space_under(c, CALL_PATH, i)]);
    return STANDS;
}

/* ---- call: the entries that may be legal, and whether a power has a use at all --------------------------------- */

static void all_uses(const struct match *match, const struct cyc_state *s, const struct move *base, int creature,
                     struct suggestions *out)
{
    if (cyc_powers[creature]->uses)
        cyc_powers[creature]->uses(match, s, base, out);
    else
        suggest_move(out, base);
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
                         .power = cyc_powers[trial->creature]};
    if (c.power->possible && c.power->possible(&c) == REFUSED)
        return;
    if (c.power->lawful)
        c.power->lawful(&c);
    if (silent.broken == 0)
        trial->use = silent.unknowns ? USE_OPEN : USE_THERE;
}

static enum use one_has_use(struct hearing *h, int creature)
{
    if (cyc_powers[creature]->always)
        return USE_THERE;
    struct trial trial = {.list = {try_use}, .h = h, .creature = creature};
    struct move base = MOVE_WITH(h->move->actor, VERB_CALL, {0, creature});
    all_uses(h->match, h->state, &base, creature, &trial.list);
    return trial.use;
}

static enum use has_use(struct hearing *h, int creature)
{
    const struct cyc_state *s = h->state;
    enum use best = USE_NONE;
    if (creature != CHIMERA)
        return one_has_use(h, creature);
    for (int card = 0; card < CREATURES && best != USE_THERE; card++)
        if (card != CHIMERA && s->discard & 1u << card) {
            enum use use = one_has_use(h, card);
            best = use > best ? use : best;
        }
    return best;
}

static int useful_of(const struct cyc_box *b, int space, int at_hand)
{
    int most = b->creature_price[space] - 1;
    return most < 0 ? 0 : at_hand < most ? at_hand : most;
}

/* The largest number of reductions that helps with a card on this space. */
static int useful_reductions(const struct cyc_box *b, const struct cyc_state *s, int seat, int space)
{
    return useful_of(b, space, cyc_reductions_of(b, s, seat));
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

static void suggest_card(const struct match *match, const struct cyc_state *s, int card, struct suggestions *out)
{
    struct move base = MOVE_WITH(s->turn.player, VERB_CALL, {0, card});
    for (int other = 0; card == CHIMERA && other < CREATURES; other++)
        if (other != CHIMERA && s->discard & 1u << other) {
            struct move taken = MOVE_WITH(s->turn.player, VERB_CALL, {0, card}, {CALL_AS, other});
            all_uses(match, s, &taken, other, out);
        }
    if (card != CHIMERA)
        all_uses(match, s, &base, card, out);
    suggest_more(out, &base, {CALL_EFFECT, 0});
}

void cyc_suggest_call(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    (void)verb;
    const struct cyc_state *s = state;
    if (!cyc_turn_is_free(match, s))
        return;
    for (int space = 0; s->turn.god != APOLLO && space < SPACES_ON_TRACK; space++)
        if (s->creature[space] != NO_CARD) {
            struct priced priced = {
                .list = {price_call}, .out = out, .useful = useful_reductions(match->box, s, s->turn.player, space)};
            suggest_card(match, s, s->creature[space], &priced.list);
        }
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

/* Is this sale to the Sphinx listed? False: it sells several kinds, and mixed sales are too many to list. */
static bool spell_sale(const struct match *match, const struct cyc_state *s, struct move *move)
{
    int kinds = 0;
    for (int key = CALL_TROOPS; key <= CALL_PHILOSOPHERS; key++)
        kinds += given(move, key);
    return kinds <= 1 || move->actor >= match->seats || cyc_mixed_sales_listed(match->box, s, move->actor);
}

bool cyc_spell_call(const struct match *match, const void *state, struct move *move)
{
    const struct cyc_state *s = state;
    if (items(move, CALL_TEMPLES) > 0 && item(move, CALL_TEMPLES, 0) >= FAR)
        return false;
    struct move respelled = MOVE_WITH(move->actor, VERB_CALL, {0, item(move, 0, 0)});
    int creature = given(move, CALL_AS) ? item(move, CALL_AS, 0) : item(move, 0, 0);
    for (int key = CALL_AS; key < CALL_KEYS; key++)
        if (given(move, key) && !goes_without_saying(match, s, move, key))
            copy_key(match, move, key, creature, &respelled);
    *move = respelled;
    return items(move, CALL_PATH) <= LISTED_WALK && (creature != SPHINX || spell_sale(match, s, move));
}

const struct cyc_power *const cyc_powers[CREATURES] = {
    [CHIRON] = &cyc_power_chiron,     [CYCLOPS] = &cyc_power_cyclops, [DRYAD] = &cyc_power_dryad,
    [FATES] = &cyc_power_fates,       [GIANT] = &cyc_power_giant,     [GRIFFON] = &cyc_power_griffon,
    [HARPY] = &cyc_power_harpy,       [KRAKEN] = &cyc_power_kraken,   [MEDUSA] = &cyc_power_medusa,
    [MINOTAUR] = &cyc_power_minotaur, [PEGASUS] = &cyc_power_pegasus, [POLYPHEMUS] = &cyc_power_polyphemus,
    [SATYR] = &cyc_power_satyr,       [SIREN] = &cyc_power_siren,     [SPHINX] = &cyc_power_sphinx,
    [SYLPH] = &cyc_power_sylph,
};

int cyc_least_price(const struct cyc_box *b, const struct cyc_state *s, int seat, int space)
{
    return b->creature_price[space] - useful_reductions(b, s, seat, space);
}

static enum outcome find_card(struct cyc_call *c)
{
    c->space = cyc_card_space(c->s, c->card);
    if (c->space == NOWHERE)
        return cyc_not_on_track(c->h, c->card);
    if (c->creature == c->card || c->s->discard & 1u << c->creature)
        return STANDS;
    return cyc_cannot_on_at(c->h, CALL_AS, -1, ON_DISCARD, RULE_CARD_PLACE, "the card %s is not in the discard pile",
                            cyc_creature_titles[c->creature]);
}

/* ---- reductions ------------------------------------------------------------------------------------------------ */

static bool isles_named(const struct move *m)
{
    return items(m, CALL_TEMPLES) > 0 && item(m, CALL_TEMPLES, 0) >= FAR;
}

static int reductions_taken(const struct cyc_call *c)
{
    const struct move *m = c->h->move;
    if (!given(m, CALL_TEMPLES))
        return useful_of(c->b, c->space, c->at_hand);
    return isles_named(m) ? items(m, CALL_TEMPLES) : value_or(m, CALL_TEMPLES, 0);
}

/* Is the price unknown? The record does not give the used temples, and the entry does not say how many it uses. */
static bool price_is_unknown(const struct cyc_call *c)
{
    return c->s->discounts_unknown && !given(c->h->move, CALL_TEMPLES) && useful_of(c->b, c->space, c->at_hand) > 0;
}

/* Reports the first named isle that has no reduction left for the player. */
static bool test_named_isles(struct cyc_call *c)
{
    int named[ISLES_MAX] = {0};
    for (int i = 0; isles_named(c->h->move) && i < items(c->h->move, CALL_TEMPLES); i++) {
        int isle = cyc_isle_meant(c->b, item(c->h->move, CALL_TEMPLES, i) - FAR);
        int left = c->s->isle[isle].owner == c->seat ? cyc_reductions_on(&c->s->isle[isle]) : 0;
        if (++named[isle] <= left)
            continue;
        if (left > 0)
            cyc_breaks_at(c->h, CALL_TEMPLES, i, RULE_TEMPLE_USED,
                          "%s names %s %d times, but has %d discount%s left there in this cycle", cyc_actor(c->h),
                          cyc_isle_name(c->b, isle), left + 1, left, plural(left));
        else
            cyc_breaks_at(c->h, CALL_TEMPLES, i, RULE_TEMPLE_USED, "%s has no discount left on %s in this cycle",
                          cyc_actor(c->h), cyc_isle_name(c->b, isle));
        return true;
    }
    return false;
}

static void test_reductions(struct cyc_call *c)
{
    int taken = reductions_taken(c), useful = useful_of(c->b, c->space, c->at_hand);
    bool spent = test_named_isles(c);
    if (!isles_named(c->h->move) && taken > c->at_hand)
        cyc_breaks_at(c->h, CALL_TEMPLES, -1, RULE_TEMPLE_USED, "%s uses %d discount%s, but has %d left in this cycle",
                      cyc_actor(c->h), taken, plural(taken), c->at_hand);
    else if (!spent && c->s->discounts_unknown && taken > 0)
        unknown(c->h, RULE_TEMPLE_USED, "discounts",
                "the temples used in this cycle are not in the record; write `discounts: {...}`");
    if (c->b->creature_price[c->space] - taken < 1)
        cyc_breaks_at(c->h, CALL_TEMPLES, -1, RULE_CREATURE_MIN,
                      "%s pays nothing for the card %s; it costs at least 1 gold", cyc_actor(c->h),
                      cyc_creature_titles[c->card]);
    if (taken < useful && c->h->match->house[Q_TEMPLE_DISCOUNT] == DISCOUNT_FULL) {
        cyc_breaks_at(c->h, CALL_TEMPLES, -1, RULE_TEMPLE_FULL,
                      "%s uses %d of %d discount%s; every one that lowers the price must be used", cyc_actor(c->h),
                      taken, useful, plural(useful));
        hangs_on(c->h, Q_TEMPLE_DISCOUNT, DISCOUNT_OPTIONAL);
    }
}

static bool use_reduction(struct cyc_call *c, int isle, struct cyc_line *line)
{
    bool there = c->s->isle[isle].owner == c->seat && cyc_reductions_on(&c->s->isle[isle]) > 0;
    c->s->isle[isle].used += there;
    if (there && c->h->sums)
        cyc_say(line, ", ", "%s", cyc_isle_name(c->b, isle));
    return there;
}

/* Uses the reductions of the isles named, else isle by isle. Missing ones lowered the price but are not used. */
static void use_reductions(struct cyc_call *c, struct cyc_line *line)
{
    int missing = reductions_taken(c);
    for (int i = 0; isles_named(c->h->move) && i < items(c->h->move, CALL_TEMPLES); i++)
        missing -= use_reduction(c, cyc_isle_meant(c->b, item(c->h->move, CALL_TEMPLES, i) - FAR), line);
    for (int isle = 0; !isles_named(c->h->move) && isle < c->b->isles; isle++)
        while (missing > 0 && use_reduction(c, isle, line))
            missing--;
    if (missing > 0 && c->h->sums)
        cyc_say(line, " and ", "%d not there", missing);
}

/* ---- the call -------------------------------------------------------------------------------------------------- */

/* Reports the unknown priests or philosophers of other players that the use of this creature depends on. */
static void tell_victims(struct hearing *h, int creature)
{
    const struct cyc_state *s = h->state;
    for (int seat = 0; seat < h->match->seats; seat++) {
        bool priests = creature == DRYAD || (creature == CHIMERA && s->discard & 1u << DRYAD);
        bool philosophers = creature == SATYR || (creature == CHIMERA && s->discard & 1u << SATYR);
        if (seat != h->move->actor && priests && s->priests[seat] == UNKNOWN)
            cyc_untold(h, "priests", seat, RULE_NO_PIECE);
        if (seat != h->move->actor && philosophers && s->philosophers[seat] == UNKNOWN)
            cyc_untold(h, "philosophers", seat, RULE_NO_PIECE);
    }
}

static void test_idle(struct cyc_call *c)
{
    int house = c->h->match->house[Q_IDLE_CALL];
    if (c->power || house == IDLE_ALLOW)
        return;
    enum use use = has_use(c->h, c->card);
    if (use == USE_OPEN && house == IDLE_NO_TARGET)
        tell_victims(c->h, c->card);
    if (use != USE_THERE && house == IDLE_NO_TARGET)
        return;
    cyc_breaks_at(c->h, CALL_EFFECT, -1, RULE_CALL_IDLE,
                  use != USE_NONE ? "%s must use the power of the card %s, which has a legal use"
                                  : "%s takes the card %s, whose power has no legal use",
                  cyc_actor(c->h), cyc_creature_titles[c->card]);
    hangs_on(c->h, Q_IDLE_CALL, IDLE_ALLOW);
    if (use == USE_NONE)
        hangs_on(c->h, Q_IDLE_CALL, IDLE_NO_TARGET);
}

static void take_card(struct cyc_call *c)
{
    if (price_is_unknown(c)) {
        c->s->gold_explained[c->seat] = c->s->gold_explained[c->seat] || c->s->gold[c->seat] != UNKNOWN;
        cyc_forget_purse(c->h, c->seat, RULE_TEMPLE_USED);
    }
    struct cyc_line temples;
    cyc_begin(&temples);
    use_reductions(c, &temples);
    if (price_is_unknown(c))
        sum_up(c->h, "%s on %d minus an unknown number of temples; purse unknown", cyc_creature_titles[c->card],
               c->b->creature_price[c->space]);
    else if (temples.length)
        sum_up(c->h, "%s on %d - %s %s = %d GP", cyc_creature_titles[c->card], c->b->creature_price[c->space],
               reductions_taken(c) == 1 ? "temple" : "temples", temples.text, c->price);
    else
        sum_up(c->h, "%s on %d: %d GP", cyc_creature_titles[c->card], c->b->creature_price[c->space], c->price);
    c->s->creature[c->space] = NO_CARD;
    c->s->discard |= 1u << c->card;
}

enum outcome cyc_play_call(struct hearing *h)
{
    struct cyc_call c = {
        .h = h, .s = h->state, .b = h->match->box, .seat = h->move->actor, .card = item(h->move, 0, 0)};
    struct cyc_guard g;
    if (read_keys(&c) == REFUSED || cyc_admit_turn(h, &g, false) == REFUSED || find_spaces(&c) == REFUSED
        || find_card(&c) == REFUSED || (c.power && c.power->possible && c.power->possible(&c) == REFUSED))
        return REFUSED;
    c.at_hand = cyc_reductions_of(c.b, c.s, c.seat);
    c.price = c.b->creature_price[c.space] - reductions_taken(&c);
    c.price = c.price > 0 ? c.price : 0;
    int price = c.price + (c.power && c.power->extra ? c.power->extra(&c) : 0);
    struct cyc_price asked = cyc_ask_price(h, &g, price);
    if (c.s->turn.god == APOLLO)
        cyc_breaks(h, RULE_GOD_ACTION, "%s cannot call a creature on Apollo", cyc_actor(h));
    if (!asked.unpaid)
        test_reductions(&c);
    test_idle(&c);
    if (c.power && c.power->lawful)
        c.power->lawful(&c);
    if (cyc_settle_price(h, &asked, cyc_creature_titles[c.card]) == REFUSED)
        return REFUSED;

    take_card(&c);
    if (c.creature != c.card)
        sum_up(h, "as %s", cyc_creature_titles[c.creature]);
    if (c.power)
        c.power->effect(&c);
    else
        sum_up(h, "not used");
    if (c.power && c.card == CHIMERA)
        c.s->discard = 0;
    cyc_look_for_sets(h);
    return STANDS;
}
