/* Mytikas: building, paying for it, and what it brings about. */
#include <stdio.h>

#include "games/mytikas/mytikas.h"

/* What is paid, cube by cube. */
struct bill {
    int cubes[KINDS][LEVELS];
};

static struct deed construction(const struct hearing *h)
{
    const struct state *s = h->state;
    struct deed deed = myt_deed_of(h->move);
    if (deed.slot == 0)
        deed.slot = (signed char)myt_only_slot(s, h->move->actor, deed.what);
    return deed;
}

static int paid_kind(int word)
{
    return word < CUBES ? cube_kind(word) : word - CUBES;
}

static int paid_level(int word, int level)
{
    return word < CUBES ? cube_level(word) : level;
}

static struct bill written_bill(const struct hearing *h, int level)
{
    struct bill bill = {0};
    for (int i = 0; i < items(h->move, BUILD_PAY); i++) {
        int word = item(h->move, BUILD_PAY, i);
        bill.cubes[paid_kind(word)][paid_level(word, level) - 1]++;
    }
    return bill;
}

static struct bill printed_bill(const struct hearing *h, const struct deed *deed)
{
    struct bill bill = {0};
    for (int kind = 0; kind < KINDS; kind++)
        bill.cubes[kind][deed->level - 1] = myt_cost(h->match, deed->what, kind, deed->with);
    return bill;
}

static bool covers(const struct hearing *h, const struct bill *bill)
{
    const struct state *s = h->state;
    for (int kind = 0; kind < KINDS; kind++)
        for (int level = 0; level < LEVELS; level++)
            if (s->seat[h->move->actor].goods[kind][level] < bill->cubes[kind][level])
                return false;
    return true;
}

static bool tokens_assumed(const struct match *match, int level)
{
    return assumed(match, "level-tokens.%d.%d", match->seats, level);
}

static const char *say_cost(const struct hearing *h, const struct deed *deed, char room[SAYING])
{
    int cost[KINDS];
    char goods[SAYING];
    for (int kind = 0; kind < KINDS; kind++)
        cost[kind] = myt_cost(h->match, deed->what, kind, deed->with);
    bool cheaper = deed->with != NONE;
    snprintf(room, SAYING, "%.100s%s%s", myt_say_goods(cost, goods), cheaper ? " with " : "",
             cheaper ? myt_card_names[deed->with] : "");
    return room;
}

static const char *say_there(const struct hearing *h, int level, char room[SAYING])
{
    const struct state *s = h->state;
    int there[KINDS];
    for (int kind = 0; kind < KINDS; kind++)
        there[kind] = s->seat[h->move->actor].goods[kind][level - 1];
    return myt_say_goods(there, room);
}

static enum outcome refuse_written(struct hearing *h, const struct bill *bill)
{
    for (int cube = 0; cube < CUBES; cube++) {
        int have = cubes_at(h->state, h->move->actor, cube), due = bill->cubes[cube_kind(cube)][cube_level(cube) - 1];
        if (have >= due)
            continue;
        refuse(h, RULE_CUBE, "pays %d %s and has %d", due, myt_cube_names[cube], have);
        point_at(h, BUILD_PAY, -1);
        break;
    }
    return REFUSED;
}

static enum outcome refuse_printed(struct hearing *h, const struct deed *deed)
{
    char cost[SAYING], there[SAYING];
    return refuse(h, RULE_CUBE, "the %s costs %s; on level %d lies %s", myt_piece_names[deed->what],
                  say_cost(h, deed, cost), deed->level, say_there(h, deed->level, there));
}

static enum outcome refuse_level(struct hearing *h, int level)
{
    refuse(h, RULE_LEVEL_TOKEN, "builds on level %d, which has no level token left", level);
    point_at(h, BUILD_LEVEL, -1);
    bool cities_took = level == 1 && h->match->house[HOUSE_START_CITY_TOKEN] == CITY_TOKEN_TAKEN;
    if (cities_took && myt_built_on(h->match, h->state, level) < box_of(h->match)->level_tokens[level - 1])
        hangs_on(h, HOUSE_START_CITY_TOKEN, CITY_TOKEN_STAYS);
    return REFUSED;
}

static enum outcome refuse_slot(struct hearing *h, const struct deed *deed)
{
    const struct state *s = h->state;
    const char *piece = myt_piece_names[deed->what];
    if (deed->slot > slots_of(deed->what))
        refuse(h, RULE_SLOT, "builds the %s of slot %d; there is one slot", piece, deed->slot);
    else if (deed->slot > 0) {
        refuse(h, RULE_SLOT, "builds the %s of slot %d, which is built already", piece, deed->slot);
        because(h, s->seat[h->move->actor].built_at[deed->what][deed->slot - 1], "here it was built");
    } else {
        refuse(h, RULE_SLOT, "builds a %s and has none left", piece);
        for (int slot = 0; slot < slots_of(deed->what); slot++)
            because(h, s->seat[h->move->actor].built_at[deed->what][slot], "here one was built");
    }
    return REFUSED;
}

enum outcome myt_can_build(struct hearing *h)
{
    const struct state *s = h->state;
    struct deed deed = construction(h);
    if (deed.slot == 0 && myt_pieces_left(s, h->move->actor, deed.what) == 2)
        return misread(h, "two slots of %s are left: say which with slot", myt_piece_names[deed.what]);
    if (deed.slot == 0 || deed.slot > slots_of(deed.what)
        || s->seat[h->move->actor].built[deed.what][deed.slot - 1] > 0)
        return refuse_slot(h, &deed);
    if (myt_tokens_left(h->match, s, deed.level) <= 0 && !tokens_assumed(h->match, deed.level))
        return refuse_level(h, deed.level);
    bool written = given(h->move, BUILD_PAY);
    struct bill bill = written ? written_bill(h, deed.level) : printed_bill(h, &deed);
    if (covers(h, &bill))
        return STANDS;
    if (written)
        return refuse_written(h, &bill);
    return box_of(h->match)->cost_assumed[deed.what] ? STANDS : refuse_printed(h, &deed);
}

static void check_bill(struct hearing *h, const struct deed *deed, const struct bill *bill)
{
    int paid[KINDS] = {0}, stray = NONE;
    bool equal = true;
    char said[SAYING], cost[SAYING];
    for (int cube = 0; cube < CUBES; cube++) {
        int cubes = bill->cubes[cube_kind(cube)][cube_level(cube) - 1];
        paid[cube_kind(cube)] += cubes;
        stray = cubes > 0 && cube_level(cube) != deed->level && stray == NONE ? cube : stray;
    }
    for (int kind = 0; kind < KINDS; kind++)
        equal = equal && paid[kind] == myt_cost(h->match, deed->what, kind, deed->with);
    if (!equal) {
        illegal(h, RULE_COST, "pays %s; the %s costs %s", myt_say_goods(paid, said), myt_piece_names[deed->what],
                say_cost(h, deed, cost));
        point_at(h, BUILD_PAY, -1);
        rests_on(h, "costs.%s", myt_piece_names[deed->what]);
    }
    if (stray != NONE) {
        illegal(h, RULE_COST_LEVEL, "pays %s for a piece on level %d", myt_cube_names[stray], deed->level);
        point_at(h, BUILD_PAY, -1);
    }
}

static void check_means(struct hearing *h, const struct deed *deed, const struct bill *bill)
{
    if (given(h->move, BUILD_PAY))
        check_bill(h, deed, bill);
    else if (!covers(h, bill)) {
        char cost[SAYING];
        illegal(h, RULE_COST, "the %s costs %s, and not all of it lies on level %d; what is there is paid",
                myt_piece_names[deed->what], say_cost(h, deed, cost), deed->level);
        rests_on(h, "costs.%s", myt_piece_names[deed->what]);
    }
    if (deed->with != NONE)
        myt_use_card(h, deed->with, (deed->with == ARTEMIS_CARD) == is_city(deed->what));
}

static void pay(struct hearing *h, const struct bill *bill)
{
    const struct state *s = h->state;
    for (int kind = 0; kind < KINDS; kind++)
        for (int level = 0; level < LEVELS; level++) {
            int there = s->seat[h->move->actor].goods[kind][level], due = bill->cubes[kind][level];
            myt_cubes(h, h->move->actor, kind, level + 1, there < due ? -there : -due, RULE_COST);
        }
}

static void point_out_filler(struct hearing *h, const struct deed *deed, bool took_token)
{
    char path[48], cost[SAYING], saying[SAYING];
    if (!given(h->move, BUILD_PAY)) {
        snprintf(path, sizeof path, "costs.%s", myt_piece_names[deed->what]);
        snprintf(saying, sizeof saying, "a %s costs %.100s", myt_piece_names[deed->what], say_cost(h, deed, cost));
        myt_advise(h, FILLER_COST + deed->what, path, saying);
    }
    if (took_token) {
        int tokens = box_of(h->match)->level_tokens[deed->level - 1];
        snprintf(path, sizeof path, "level-tokens.%d.%d", h->match->seats, deed->level);
        snprintf(saying, sizeof saying, "level %d has %d level token%s", deed->level, tokens, tokens == 1 ? "" : "s");
        myt_advise(h, FILLER_LEVEL + deed->level - 1, path, saying);
    }
}

static void put_up(struct hearing *h, const struct deed *deed)
{
    struct state *s = h->state;
    s->seat[h->move->actor].built[deed->what][deed->slot - 1] = deed->level;
    s->seat[h->move->actor].built_at[deed->what][deed->slot - 1] = here(h, 0);
    s->built_level = s->slot_level = deed->level;
    s->slot_piece = deed->what;
    s->slot = deed->slot;
    s->slot_deeds.count = 0;
    s->begun_at[IN_SLOT] = (struct place){0};
}

void myt_do_build(struct hearing *h)
{
    struct state *s = h->state;
    struct deed deed = construction(h);
    struct bill bill = given(h->move, BUILD_PAY) ? written_bill(h, deed.level) : printed_bill(h, &deed);
    bool token = myt_tokens_left(h->match, s, deed.level) > 0;
    myt_count_deed(h, &deed);
    if (!token) {
        illegal(h, RULE_LEVEL_TOKEN, "builds on level %d, which has no level token left", deed.level);
        point_at(h, BUILD_LEVEL, -1);
        rests_on(h, "level-tokens.%d.%d", h->match->seats, deed.level);
    }
    check_means(h, &deed, &bill);

    pay(h, &bill);
    put_up(h, &deed);
    if (myt_levels_empty(h->match, s) >= LEVELS - 1 || myt_pieces_built(s, h->move->actor) == ALL_PIECES)
        s->ending = true;
    point_out_filler(h, &deed, token);
}
