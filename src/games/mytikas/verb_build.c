/* Mytikas: building a city or a temple, and what it brings about. */
#include "games/mytikas/mytikas.h"

/* What is paid: how many of each cube. */
struct bill {
    int cubes[CUBES];
};

int myt_cost(const struct match *match, int piece, int kind, int with)
{
    int cost = myt_box_of(match)->cost[piece][kind];
    if (with != NONE && myt_box_of(match)->deity[with].goods == kind)
        cost -= myt_box_of(match)->deity[with].amount;
    return cost > 0 ? cost : 0;
}

/* Can the actor pay the bill? Unknown cubes may be enough. */
static bool covers(const struct hearing *h, const struct bill *bill)
{
    for (int cube = 0; cube < CUBES; cube++)
        if (myt_lacks(h, cube, bill->cubes[cube]))
            return false;
    return true;
}

static const char *say_cost(const struct match *match, const struct myt_deed *deed, char room[SAYING])
{
    int cost[KINDS];
    char goods[SAYING];
    for (int kind = 0; kind < KINDS; kind++)
        cost[kind] = myt_cost(match, deed->what, kind, deed->with);
    bool cheaper = deed->with != NONE;
    put_string(room, SAYING, "%.100s%s%s", myt_say_goods(cost, goods), cheaper ? " with " : "",
               cheaper ? myt_card_titles[deed->with] : "");
    return room;
}

static enum outcome test_means(struct hearing *h, const struct myt_deed *build, const struct bill *bill)
{
    const struct myt_seat *seat = &((const struct myt_state *)h->state)->seat[h->move->actor];
    if (covers(h, bill))
        return STANDS;
    for (int cube = 0; cube < CUBES && given(h->move, BUILD_PAY); cube++)
        if (myt_lacks(h, cube, bill->cubes[cube]))
            return refuse_at(h, BUILD_PAY, -1, RULE_CUBE, "%s pays %d %s but has %d", myt_actor(h), bill->cubes[cube],
                             myt_cube_titles[cube], myt_cubes_at(h->state, h->move->actor, cube));
    if (myt_box_of(h->match)->cost_assumed[build->what])
        return STANDS;
    int there[KINDS];
    char cost[SAYING], said[SAYING], help[SAYING];
    for (int kind = 0; kind < KINDS; kind++)
        there[kind] = seat->goods[kind][build->level - 1];
    return refuse(h, RULE_CUBE, "the %s costs %.60s, but %s has %.60s on Level %d%s", myt_piece_titles[build->what],
                  say_cost(h->match, build, cost), myt_actor(h), myt_say_goods(there, said), build->level,
                  myt_would_help(h, help));
}

/* Tests the price: what is written, or that all of it is on the level. */
static void test_bill(struct hearing *h, const struct myt_deed *deed, const struct bill *bill, bool wrong_card)
{
    int paid[KINDS] = {0}, stray = NONE, missing = 0;
    char said[SAYING], cost[SAYING];
    for (int cube = 0; cube < CUBES; cube++)
        if (bill->cubes[cube] > 0) {
            myt_need_cube(h, cube);
            paid[myt_cube_kind(cube)] += bill->cubes[cube];
            stray = myt_cube_level(cube) != deed->level && stray == NONE ? cube : stray;
        }
    if (!given(h->move, BUILD_PAY)) {
        if (covers(h, bill))
            return;
        illegal(h, RULE_COST, "the %s costs %s, and not all of that is on Level %d; only what is there is paid",
                myt_piece_titles[deed->what], say_cost(h->match, deed, cost), deed->level);
        rests_on(h, "costs.%s", myt_piece_names[deed->what]);
        return;
    }
    /* Paying one cube less, a card may have been meant to save it. */
    bool right = true, more = false;
    for (int kind = 0; kind < KINDS; kind++) {
        int less = myt_box_of(h->match)->cost[deed->what][kind] - paid[kind];
        right = right && paid[kind] == myt_cost(h->match, deed->what, kind, deed->with);
        more = more || less < 0;
        missing += less;
    }
    if (!right && !(wrong_card && !more && missing == 1)) {
        illegal_at(h, BUILD_PAY, -1, RULE_COST, "%s pays %s, but the %s costs %s", myt_actor(h),
                   myt_say_goods(paid, said), myt_piece_titles[deed->what], say_cost(h->match, deed, cost));
        rests_on(h, "costs.%s", myt_piece_names[deed->what]);
    }
    if (stray != NONE)
        illegal_at(h, BUILD_PAY, -1, RULE_COST_LEVEL, "%s pays %s, but the piece is on Level %d", myt_actor(h),
                   myt_cube_titles[stray], deed->level);
}

/* ---- building ---- */

static int only_slot(const struct myt_state *s, int seat, int piece)
{
    if (myt_pieces_left(s, seat, piece) != 1)
        return 0;
    return s->seat[seat].built[piece][0] == 0 ? 1 : 2;
}

/* What is paid: as written, cubes without a level on the level of the piece; else what is printed. */
static struct bill bill_for(const struct hearing *h, const struct myt_deed *build)
{
    struct bill bill = {0};
    for (int i = 0; i < items(h->move, BUILD_PAY); i++) {
        int word = item(h->move, BUILD_PAY, i);
        bill.cubes[word < CUBES ? word : myt_cube_of(word - CUBES, build->level)]++;
    }
    for (int kind = 0; kind < KINDS && !given(h->move, BUILD_PAY); kind++)
        bill.cubes[myt_cube_of(kind, build->level)] = myt_cost(h->match, build->what, kind, build->with);
    return bill;
}

/* Refuses a slot that is built or not named, a level without Level tokens, and a price that cannot be paid. */
static enum outcome test_build(struct hearing *h, const struct myt_deed *deed, const struct bill *bill)
{
    const struct myt_state *s = h->state;
    const struct myt_action *bonus = myt_box_of(h->match)->built[deed->what];
    const char *piece = myt_piece_titles[deed->what];
    const struct place *built_at = s->seat[h->move->actor].built_at[deed->what];
    char first[SAYING], second[SAYING];
    if (deed->slot == 0 && myt_pieces_left(s, h->move->actor, deed->what) == 2)
        return misread(h, "both slots of %s are free; name one: slot 1 gives %.80s, slot 2 %.80s",
                       myt_piece_names[deed->what], myt_tell_action(h->match, &bonus[0], first),
                       myt_tell_action(h->match, &bonus[1], second));
    if (deed->slot > myt_slots_of(deed->what))
        return refuse_at(h, BUILD_SLOT, -1, RULE_SLOT, "%s builds the %s of slot %d, but there is only one slot",
                         myt_actor(h), piece, deed->slot);
    if (deed->slot > 0 && s->seat[h->move->actor].built[deed->what][deed->slot - 1] > 0) {
        refuse_at(h, BUILD_SLOT, -1, RULE_SLOT, "%s builds the %s of slot %d, which is already built", myt_actor(h),
                  piece, deed->slot);
        because(h, built_at[deed->slot - 1], "built here");
        return REFUSED;
    }
    if (deed->slot == 0) {
        refuse_at(h, BUILD_SLOT, -1, RULE_SLOT, "%s builds a %s but has none left", myt_actor(h), piece);
        for (int slot = 0; slot < myt_slots_of(deed->what); slot++)
            because(h, built_at[slot], "one was built here");
        return REFUSED;
    }
    if (myt_tokens_left(h->match, s, deed->level) > 0
        || assumed(h->match, "level-tokens.%d.%d", h->match->seats, deed->level))
        return test_means(h, deed, bill);
    refuse_at(h, BUILD_LEVEL, -1, RULE_LEVEL_TOKEN, "%s builds on Level %d, which has no Level token left",
              myt_actor(h), deed->level);
    bool cities_took = deed->level == 1 && h->match->house[HOUSE_START_CITY_TOKEN] == CITY_TOKEN_TAKEN;
    if (cities_took && myt_built_on(h->match, s, 1) < myt_box_of(h->match)->level_tokens[0])
        hangs_on(h, HOUSE_START_CITY_TOKEN, CITY_TOKEN_STAYS);
    return REFUSED;
}

static void put_up(struct hearing *h, const struct myt_deed *deed)
{
    struct myt_state *s = h->state;
    struct myt_seat *seat = &s->seat[h->move->actor];
    seat->built[deed->what][deed->slot - 1] = deed->level;
    seat->assumed &= ~(1u << (deed->what * SLOTS + deed->slot - 1));
    seat->built_at[deed->what][deed->slot - 1] = here(h, 0);
    s->built_level = s->slot_level = deed->level;
    s->slot_piece = deed->what;
    s->slot = deed->slot;
    s->slot_closed = false;
    s->deeds[IN_SLOT].count = 0;
    s->begun_at[IN_SLOT] = (struct place){0};
}

/* "minor city on level 2: 2 stone + 1 marble, less 1 marble by artemis: pays 2 stone of level 2; Level 2 tokens 5 - 1
   = 4; ..." */
static void sum_up_build(struct hearing *h, const struct myt_deed *deed, const struct bill *bill)
{
    const struct myt_state *s = h->state;
    const struct myt_box *box = myt_box_of(h->match);
    const struct myt_action *opens = &box->built[deed->what][deed->slot - 1];
    int left = myt_tokens_left(h->match, s, deed->level), worth = box->worth[deed->what], points = deed->level * worth;
    char cost[SAYING], less[SAYING] = "", paid[SAYING], told[SAYING];
    if (!h->sums)
        return;
    const struct myt_deity *card = &box->deity[deed->with == NONE ? 0 : deed->with];
    if (deed->with != NONE)
        put_string(less, SAYING, "%.100s%s, less %d %s by %s: ", myt_say_goods(box->cost[deed->what], cost),
                   assumed(h->match, "costs.%s", myt_piece_names[deed->what]) ? "?" : "", card->amount,
                   myt_kind_names[card->goods], myt_card_names[deed->with]);
    const char *doubt = assumed(h->match, "level-tokens.%d.%d", h->match->seats, deed->level) ? "?" : "";
    bool sure = given(h->move, BUILD_PAY) || !assumed(h->match, "costs.%s", myt_piece_names[deed->what]);
    sum_up(h, "%s on level %d: %spays %s", myt_piece_titles[deed->what], deed->level, less,
           *myt_say_cubes(bill->cubes, sure ? " of level" : "? of level", paid) ? paid : "nothing");
    sum_up(h, "Level %d tokens %d%s - 1 = %d", deed->level, left + 1, doubt, left);
    sum_up(h, "%d x %d = %d point%s", deed->level, worth, points, plural(points));
    sum_up(h, "build bonus: %s%s", myt_tell_action(h->match, opens, told),
           assumed(h->match, "%s", opens->path) ? "?" : "");
}

static void end_with_build(struct hearing *h)
{
    const struct myt_state *s = h->state;
    bool levels = myt_levels_empty(h->match, s) >= LEVELS - 1,
         pieces = myt_pieces_built(s, h->move->actor) == ALL_PIECES;
    if (s->ending || !(levels || pieces))
        return;
    char what[SAYING];
    put_string(what, sizeof what, levels ? "third level complete" : "%s's seventh piece", myt_actor(h));
    myt_make_last(h, what);
}

static enum outcome build(struct hearing *h, struct myt_notes *notes)
{
    struct myt_state *s = h->state;
    struct myt_deed deed = myt_deed_of(h->move);
    if (deed.slot == 0)
        deed.slot = (signed char)only_slot(s, h->move->actor, deed.what);
    struct bill bill = bill_for(h, &deed);
    if (test_build(h, &deed, &bill) == REFUSED)
        return REFUSED;
    myt_announce(h, notes);
    bool token = myt_tokens_left(h->match, s, deed.level) > 0;
    enum myt_list list = myt_count_deed(h, &deed);
    if (!token) {
        illegal_at(h, BUILD_LEVEL, -1, RULE_LEVEL_TOKEN, "%s builds on Level %d, which has no Level token left",
                   myt_actor(h), deed.level);
        rests_on(h, "level-tokens.%d.%d", h->match->seats, deed.level);
    }
    struct myt_use use = {.field = BUILD_WITH,
                          .other_piece = (deed.with == ARTEMIS_CARD) != myt_is_city(deed.what),
                          .in_ribbon = list == IN_RIBBON};
    struct myt_deed full = deed; /* a card that does not work saves nothing */
    bool wrong_card = deed.with != NONE && !myt_use_card(h, deed.with, use);
    full.with = wrong_card ? NONE : deed.with;
    test_bill(h, &full, &bill, wrong_card);

    for (int cube = 0; cube < CUBES; cube++) {
        int there = myt_cubes_at(s, h->move->actor, cube), paid = there < bill.cubes[cube] ? there : bill.cubes[cube];
        myt_cubes(h, h->move->actor, myt_cube_kind(cube), myt_cube_level(cube), -paid, RULE_PAYS_BUILD);
    }
    put_up(h, &deed);
    myt_take_level_token(h, deed.level);
    sum_up_build(h, &deed, &bill);
    end_with_build(h);
    char cost[SAYING];
    int tokens = myt_box_of(h->match)->level_tokens[deed.level - 1];
    if (!given(h->move, BUILD_PAY))
        myt_advise(h, ASSUMED_COST + deed.what, "a %s costs %.100s", myt_piece_titles[deed.what],
                   say_cost(h->match, &deed, cost));
    if (token)
        myt_advise(h, ASSUMED_LEVEL + deed.level - 1, "Level %d has %d Level token%s", deed.level, tokens,
                   plural(tokens));
    return STANDS;
}

static void suggest_piece(const struct myt_offer *to, int piece, int slot, int with)
{
    bool choice = myt_pieces_left(to->s, to->seat, piece) == 2;
    for (int level = 1; level <= LEVELS; level++) {
        bool paid = true; /* else a card would be used */
        for (int kind = 0; kind < KINDS; kind++)
            paid = paid
                   && (to->s->seat[to->seat].goods[kind][level - 1]
                           >= myt_cost(to->match, piece, kind, with == NO_VALUE ? NONE : with)
                       || myt_unknown(to->s, to->seat, 1u << kind));
        if (paid)
            suggest_entry(to->to, to->seat, VERB_BUILD, {0, piece}, {BUILD_LEVEL, level},
                          {BUILD_SLOT, choice ? slot : NO_VALUE}, {BUILD_WITH, with});
    }
}

static void offer_build(const struct myt_offer *to)
{
    for (int piece = 0; piece < PIECES && myt_shows(to->match, to->s, BUILD); piece++)
        for (int slot = 1; slot <= myt_slots_of(piece); slot++) {
            int card = myt_is_city(piece) ? ARTEMIS_CARD : ATHENA_CARD;
            if (to->s->seat[to->seat].built[piece][slot - 1] > 0)
                continue;
            suggest_piece(to, piece, slot, NO_VALUE);
            if (myt_usable(to->s, to->seat, card))
                suggest_piece(to, piece, slot, card);
        }
}

static bool spell_build(const struct match *match, const struct myt_state *s, struct move *move)
{
    (void)match;
    myt_drop(move, BUILD_PAY);
    if (value_or(move, BUILD_SLOT, NONE) == only_slot(s, move->actor, value_or(move, 0, 0)))
        myt_drop(move, BUILD_SLOT);
    return true;
}

const struct myt_act myt_act_build = {AT_STEP, NULL, build, offer_build, spell_build};
