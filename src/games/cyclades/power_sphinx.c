/* Cyclades: Sphinx: buys back troops, fleets, priests and philosophers. */
#include "games/cyclades/call.h"

enum { LISTED_SALES = 4000 };

/* Refuses to sell more troops or fleets than there are on a space. */
static enum outcome has_pieces(struct cyc_call *c, int key)
{
    bool isle = key == CALL_TROOPS;
    int sold[CIRCLES_MAX] = {0};
    for (int i = 0; i < items(c->h->move, key); i++) {
        int space = cyc_space_under(c, key, i), owner = isle ? c->s->isle[space].owner : c->s->sea[space].owner;
        int there = owner != c->seat ? 0 : isle ? c->s->isle[space].troops : c->s->sea[space].fleets;
        if (++sold[space] > there)
            return cyc_cannot_on_at(
                c->h, key, i, isle ? ON_ISLES : ON_FLEETS, RULE_NO_PIECE,
                isle ? "%s has %d troop%s on %s and cannot sell more" : "%s has %d fleet%s in %s and cannot sell more",
                cyc_actor(c->h), there, plural(there), isle ? cyc_isle_name(c->b, space) : c->b->name[space]);
    }
    return STANDS;
}

static enum outcome has_cards(struct cyc_call *c, int key, int unit)
{
    int held = cyc_cards(c->s, unit)[c->seat];
    if (held == UNKNOWN || value_or(c->h->move, key, 0) <= held)
        return STANDS;
    return cyc_cannot_at(c->h, key, -1, RULE_NO_PIECE, "%s has %d %s%s and cannot sell more", cyc_actor(c->h), held,
                         cyc_unit_names[unit], plural(held));
}

static enum outcome sell(struct cyc_call *c)
{
    const struct move *m = c->h->move;
    int priests = value_or(m, CALL_PRIESTS, 0), philosophers = value_or(m, CALL_PHILOSOPHERS, 0),
        emptied[ISLES_MAX] = {0}, markers = cyc_land_of(c->b, c->s, c->seat).territory,
        sold = items(m, CALL_TROOPS) + items(m, CALL_FLEETS) + priests + philosophers;
    if (has_pieces(c, CALL_TROOPS) == REFUSED || has_pieces(c, CALL_FLEETS) == REFUSED
        || has_cards(c, CALL_PRIESTS, PRIEST) == REFUSED || has_cards(c, CALL_PHILOSOPHERS, PHILOSOPHER) == REFUSED)
        return REFUSED;
    c->idle = c->useless = sold == 0;
    cyc_ask_for_card(c, 0);
    if (priests > 0 && c->s->priests[c->seat] == UNKNOWN)
        cyc_untold(c->h, "priests", c->seat, RULE_NO_PIECE);
    if (philosophers > 0 && c->s->philosophers[c->seat] == UNKNOWN)
        cyc_untold(c->h, "philosophers", c->seat, RULE_NO_PIECE);
    /* Isles are emptied in the order in which they are named. The last troop leaves a territory marker, if one is left. */
    for (int i = 0; i < items(m, CALL_TROOPS); i++) {
        int isle = cyc_space_under(c, CALL_TROOPS, i);
        if (++emptied[isle] < c->s->isle[isle].troops || !cyc_out_of_markers(c->h->match, ++markers))
            continue;
        cyc_breaks_at(c->h, CALL_TROOPS, i, RULE_TERRITORY,
                      "%s sells the last troop on %s, but all %d territory markers are on other isles", cyc_actor(c->h),
                      cyc_isle_name(c->b, isle), c->b->territory);
        hangs_on(c->h, Q_TERRITORY, TERRITORY_UNLIMITED);
        break;
    }
    if (cyc_take_card(c) == REFUSED)
        return REFUSED;

    for (int i = 0; i < items(m, CALL_TROOPS); i++) {
        int isle = cyc_space_under(c, CALL_TROOPS, i);
        c->s->isle[isle].troops--;
        cyc_leave_isle(c->h, isle);
    }
    for (int i = 0; i < items(m, CALL_FLEETS); i++)
        cyc_put_fleets(c->s, c->seat, cyc_space_under(c, CALL_FLEETS, i), -1);
    cyc_add_cards(c->h, c->seat, PRIEST, -priests, RULE_GOLD);
    cyc_add_cards(c->h, c->seat, PHILOSOPHER, -philosophers, RULE_GOLD);
    sum_up(c->h, "Sphinx: %d sold for %d", sold, sold * c->b->sphinx_price);
    cyc_earn(c->h, c->seat, sold * c->b->sphinx_price, RULE_GOLD, "sold to the Sphinx");
    return STANDS;
}

/* ---- listing --------------------------------------------------------------------------------------------------- */

enum { GOODS_MAX = ISLES_MAX + CIRCLES_MAX + 2 };

/* What a player could sell: one row for each isle, each sea, the priests, the philosophers. */
struct goods {
    struct good {
        enum cyc_call_key key;
        int space, most;
    } row[GOODS_MAX];
    int rows;
    bool mixed; /* are sales of several kinds listed? */
};

static void offer_goods(struct goods *goods, enum cyc_call_key key, int space, int most)
{
    if (most > 0)
        goods->row[goods->rows++] = (struct good){key, space, most};
}

static struct goods goods_of(const struct cyc_box *b, const struct cyc_state *s, int seat)
{
    struct goods goods = {.rows = 0};
    for (int isle = 0; isle < b->isles; isle++)
        offer_goods(&goods, CALL_TROOPS, FAR + b->isle[isle].circle[0],
                    s->isle[isle].owner == seat ? s->isle[isle].troops : 0);
    for (int sea = 0; sea < b->circles; sea++)
        offer_goods(&goods, CALL_FLEETS, sea, s->sea[sea].owner == seat ? s->sea[sea].fleets : 0);
    offer_goods(&goods, CALL_PRIESTS, NOWHERE, s->priests[seat]);
    offer_goods(&goods, CALL_PHILOSOPHERS, NOWHERE, s->philosophers[seat]);
    int sales = 1;
    for (int i = 0; i < goods.rows && sales <= LISTED_SALES; i++)
        sales *= goods.row[i].most + 1;
    goods.mixed = sales <= LISTED_SALES;
    return goods;
}

static void sell_more(struct goods *goods, int row, unsigned kinds, const struct move *base, struct suggestions *out)
{
    if (row == goods->rows) {
        suggest_move(out, base);
        return;
    }
    int key = (int)goods->row[row].key;
    bool cards = key == CALL_PRIESTS || key == CALL_PHILOSOPHERS;
    int most = goods->mixed || kinds == 0 || kinds == 1u << key ? goods->row[row].most : 0;
    struct move move = *base;
    for (int n = 0; n <= most; n++) {
        struct move sale = cards && n > 0 ? move_more(*base, MOVE_VALUES({key, n})) : move;
        sale.field[key].listed = !cards && items(&sale, key) > 1;
        sell_more(goods, row + 1, n > 0 ? kinds | 1u << key : kinds, &sale, out);
        if (!cards)
            move_put(&move, key, goods->row[row].space);
    }
}

static void sphinx_uses(const struct cyc_listing *l)
{
    struct goods goods = goods_of(l->b, l->s, l->base->actor);
    sell_more(&goods, 0, 0, l->base, l->out);
}

const struct cyc_power cyc_power_sphinx = {.key = {[CALL_TROOPS] = WANTS_ISLE,
                                                   [CALL_FLEETS] = WANTS_SEA,
                                                   [CALL_PRIESTS] = WANTS_PLAIN,
                                                   [CALL_PHILOSOPHERS] = WANTS_PLAIN},
                                           .call = sell,
                                           .uses = sphinx_uses};

bool cyc_mixed_sales_listed(const struct cyc_box *b, const struct cyc_state *s, int seat)
{
    return goods_of(b, s, seat).mixed;
}
