/* Cyclades: prices that people say and no entry writes: "a fortress on g6 for two gold". */
#include "games/cyclades/cyclades.h"
#include "games/cyclades/says.h"

/* How many are bought: "two troops on b1 and one on g6", "two on each of b1 and g6"; 0: that is not known here. */
static int bought(const struct telling *t)
{
    int spaces = told_count(t, "AT"), sum = 0;
    for (int i = 0; i < told_count(t, "COUNT"); i++) {
        if (told_at(t, "COUNT", i) <= 0)
            return 0;
        sum += told_at(t, "COUNT", i);
    }
    if (is_told(t, "EACH"))
        return sum * spaces;
    return sum > spaces ? sum : spaces > 0 ? spaces : 1;
}

static bool costs(const struct telling *t, bool fits, const char *thing, int price, int said)
{
    return or_why(t, fits, "%s costs %d gold, not %d", thing, price, said);
}

enum { TURN_OVER = -1 };

/* How many of what is recruited were recruited before in the turn, if that can be known. A sentence is also read as if
   the turn had ended; then no price of a unit is right. */
static int recruited_before(const struct telling *t, int unit)
{
    const struct cyc_box *b = t->match->box;
    const struct cyc_state *s = t->state;
    bool own = s->turn.player == t->actor;
    if (unit == NOT_TOLD || s->turn.player == NOBODY || s->assumed & ON_TURN)
        return NOT_TOLD;
    if (own)
        return s->turn.god != APOLLO && b->unit_of[s->turn.god] == unit ? s->turn.recruited : NOT_TOLD;
    return cyc_markers_on_gods(s, t->actor) > 0 ? 0 : TURN_OVER;
}

static int unit_recruited(const struct telling *t)
{
    return !is_told(t, "CARD") ? told(t, "UNIT") : told(t, "CARD");
}

/* Is it the price of one of the next units, or of all together? */
static bool is_unit_price(const struct telling *t, int said, int number)
{
    const struct cyc_box *b = t->match->box;
    int unit = unit_recruited(t), first = recruited_before(t, unit), sum = 0;
    if (first < 0)
        return first == NOT_TOLD;
    for (int i = first; i < first + number; i++) {
        int last = b->unit_prices[unit] - 1, price = b->unit_price[unit][i < last ? i : last];
        if (price == said)
            return true;
        sum += price;
    }
    return costs(t, sum == said, number == 1 ? "it" : "all of that", sum, said);
}

static bool is_building_price(const struct telling *t, int said, int number)
{
    int price = cyc_box_of(t->match)->building_price;
    return costs(t, said == price || said == number * price, "a building", price, said);
}

/* Does the creature bring gold, so that a number may be what it brings? */
static bool brings_gold(int card)
{
    return card == FATES || card == GRIFFON || card == SPHINX;
}

/* Can it be the price of the card's space and the Kraken's steps? How many temples help is left open: people say the
   printed price too. */
static bool is_card_price(const struct telling *t, int card, int said)
{
    const struct cyc_box *b = t->match->box;
    int space = cyc_card_space(t->state, card), path = told_count(t, "PATH");
    if (space == NOWHERE || brings_gold(told(t, "WHO")))
        return true;
    int most = b->creature_price[space] + (path > 1 ? (path - 1) * b->kraken_step : 0);
    return costs(t, said > 0 && said <= most, cyc_creature_titles[card], most, said);
}

/* What is bought with what was said, by the fields that its sentence has. */
bool cyc_fits_price(const struct telling *t, int *value)
{
    int chimera = told(t, "CHIMERA"), card = chimera == NOT_TOLD ? told(t, "WHO") : chimera;
    int number = bought(t);
    bool moves = is_told(t, "TO") || is_told(t, "PATH");
    if (card != NOT_TOLD)
        return is_card_price(t, card, *value);
    if (moves || number == 0)
        return true;
    if (is_told(t, "BUILDING"))
        return is_building_price(t, *value, number);
    return is_unit_price(t, *value, number);
}
