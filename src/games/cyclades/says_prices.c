/* Cyclades: what people say and no entry writes: "a second fortress on g6 for two gold", "turns in 4 philosophers". */
#include <stdlib.h>

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

/* What the creature brings, if that is known; the Sphinx is not asked. */
static int brought(const struct telling *t)
{
    const struct cyc_state *s = t->state;
    int from = told(t, "FROM");
    if (told(t, "WHO") == FATES)
        return cyc_holdings_of(t->match->box, s, t->actor).income;
    return told(t, "WHO") == GRIFFON && from != NOT_TOLD && s->gold[from] != UNKNOWN ? s->gold[from] / 2 : NOT_TOLD;
}

/* "steals 3 of Anna's 7 gold": the Griffon takes half (the row says 2) of all (1). */
bool cyc_fits_loot(const struct telling *t, int *value)
{
    int from = told(t, "FROM"), gold = from == NOT_TOLD ? UNKNOWN : state_of(t)->gold[from];
    return from != NOT_TOLD
           && or_why(t, gold == UNKNOWN || *value == gold / t->row,
                     t->row == 1 ? "%s has %d gold, not %d" : "half of %s's gold is %d, not %d", t->match->names[from],
                     gold / t->row, *value);
}

/* Can it be the price of the card's space and the Kraken's steps? How many temples help is left open: people say the
   printed price too. */
static bool is_card_price(const struct telling *t, int card, int said)
{
    const struct cyc_box *b = t->match->box;
    int space = cyc_card_space(t->state, card), path = told_count(t, "PATH"), who = told(t, "WHO"), sum = brought(t);
    if (space == NOWHERE)
        return true;
    int most = b->creature_price[space] + (path > 1 ? (path - 1) * b->kraken_step : 0);
    bool brings = who == FATES || who == GRIFFON || who == SPHINX, price = said > 0 && said <= most;
    return brings ? or_why(t, price || sum == NOT_TOLD || sum == said, "the card %s brings %d gold, not %d",
                           cyc_creature_titles[who], sum, said)
                  : costs(t, price, cyc_creature_titles[card], most, said);
}

/* The Harpy takes one troop, the Dryad one priest, the Satyr one philosopher, the Siren one fleet; "one of Ben's two". */
bool cyc_fits_one(const struct telling *t, int *value)
{
    (void)value;
    return (told_count(t, "ONE") == 1 || told_at(t, "ONE", 1) > 1)
           && or_why(t, told(t, "ONE") == 1, "the %s takes only one", cyc_creature_titles[told(t, "WHO")]);
}

/* "takes a priest and calls the Dryad", "takes a priest and steals one": the first is not the Dryad's. */
bool cyc_fits_stolen(const struct telling *t, int *value)
{
    (void)value;
    const struct told_value *card = told_value(t, "CARD", 0);
    bool again = told_place(t, "ONE", 0) >= 0 && told_place(t, "ONE", 0) < card->at && told_again(t, card);
    return told_count(t, "CARD") == 1 && !again && abs(told_rank(t, told_value(t, "ONE", 0))) < 2
           && !told_apart(t, card, told_value(t, "WHO", 0)) && !told_apart(t, card, told_value(t, "ONE", 0));
}

/* "two spaces from d4 to e4" */
bool cyc_fits_steps(const struct telling *t, int *value)
{
    int spaces = told_count(t, "FROM") + told_count(t, "VIA") + told_count(t, "ALSO") + told_count(t, "PATH");
    return or_why(t, *value == spaces - 1 || cyc_left_on_way(t), "that way has %d steps, not %d", spaces - 1, *value);
}

/* "two free troops", "two troops, one for free" (the row says 1): is so much free? */
bool cyc_fits_free(const struct telling *t, int *value)
{
    (void)value;
    const struct cyc_box *b = t->match->box;
    int unit = unit_recruited(t), number = 1, first = recruited_before(t, unit);
    for (int i = 0; i < told_count(t, "COUNT") && t->row == 0; i++)
        if (told_place(t, "COUNT", i) < told_place(t, "FREE", 0) || i == 0)
            number = told_at(t, "COUNT", i);
    if (is_told(t, "BUILDING"))
        return or_why(t, false, "a building is not free; it costs %d gold", b->building_price);
    if (unit == NOT_TOLD || first == TURN_OVER)
        return unit == NOT_TOLD;
    int last = (first < 0 ? 0 : first) + number - 1;
    return or_why(t, last < b->unit_prices[unit] && b->unit_price[unit][last] == 0,
                  "only the first %s of a turn is free", cyc_unit_names[unit]);
}

/* How many of the building type, or of the card, the player has; NOT_TOLD: not known. */
static int owned(const struct telling *t)
{
    const struct cyc_state *s = t->state;
    int unit = unit_recruited(t);
    if (is_told(t, "BUILDING"))
        return cyc_land_of(t->match->box, s, t->actor).building[told(t, "BUILDING")];
    if (unit == NOT_TOLD || unit < PRIEST)
        return unit == NOT_TOLD ? NOT_TOLD : 0;
    return cyc_cards(s, unit)[t->actor] == UNKNOWN ? NOT_TOLD : cyc_cards(s, unit)[t->actor];
}

/* Is it that one of its kind: of the turn, of all that the player or the space has, or of the sentence? A building may
   have been the second at some moment of the turn. */
static bool is_nth(const struct telling *t, int rank, int space)
{
    int number = bought(t), has = owned(t), unit = unit_recruited(t), of_turn = recruited_before(t, unit);
    const struct cyc_state *s = t->state;
    bool build = is_told(t, "BUILDING"), in_turn = !build && of_turn != NOT_TOLD;
    bool other_god = !build && s->turn.player == t->actor && s->turn.god != APOLLO
                     && cyc_box_of(t->match)->unit_of[s->turn.god] != unit;
    int before = in_turn ? of_turn : has, most = build ? has : in_turn ? 0 : cyc_box_of(t->match)->unit_prices[unit];
    int there = build ? 1 : cyc_units_at(t, space), more = told_count(t, "AT") > 1 ? 1 : number;
    if (rank < 2 || rank == LAST_RANK || has == NOT_TOLD || other_god || (!in_turn && !build && unit < PRIEST))
        return true;
    if (before == TURN_OVER)
        return false;
    bool right = rank <= number || rank <= most || (rank > has && rank <= has + number)
                 || (rank > before && rank <= before + number) || (!build && rank > there && rank <= there + more);
    return or_why(t, right, in_turn ? "it is %s's %s %s of the turn, not the %s" : "it is %s's %s %s, not the %s",
                  t->match->names[t->actor], cyc_ordinal(before + 1),
                  build ? cyc_building_names[told(t, "BUILDING")] : cyc_unit_names[unit], cyc_ordinal(rank));
}

/* Where the sentence names what is recruited or built; below 0: it is shared with the part before. */
static const struct told_value *named(const struct telling *t)
{
    return told_value(t, is_told(t, "BUILDING") ? "BUILDING" : is_told(t, "CARD") ? "CARD" : "UNIT", 0);
}

/* "his second priest", "priest number 2"; "hires a priest, his second" is one. */
bool cyc_fits_nth(const struct telling *t, int *value)
{
    return named(t)->at >= 0 && is_nth(t, *value, told(t, "AT"));
}

/* "a second priest" */
bool cyc_fits_rank(const struct telling *t, int *value)
{
    (void)value;
    int places = told_count(t, "AT");
    const struct told_value *first = told_value(t, "COUNT", 0);
    if (named(t)->at >= 0 && named(t)->at < first->at && !named(t)->plural && told_again(t, first))
        return false; /* "the free fleet and another one in d4": these are two */
    if (named(t)->at < 0 && told_rank(t, first) < -1)
        return false;
    for (int i = 0; i < told_count(t, "COUNT"); i++)
        if (!is_nth(t, abs(told_rank(t, told_value(t, "COUNT", i))), told_at(t, "AT", i < places ? i : places - 1)))
            return false;
    return true;
}

/* "turns in 4 philosophers": is it the set that the player must turn in? */
bool cyc_fits_set(const struct telling *t, int *value)
{
    const struct cyc_state *s = t->state;
    enum cyc_set due = s->due[t->actor] != NO_SET ? s->due[t->actor] : s->overdue[t->actor][0];
    bool cards = t->row == SET_PHILOSOPHERS, counted = told_is(t, cards ? "CARDS" : "TILES", 0, "NUM");
    int number = cards ? cyc_box_of(t->match)->philosophers : BUILDINGS;
    const char *set = cyc_set_names[t->row];
    return or_why(t, due == NO_SET || (int)due == t->row, "the set to turn in is %s, not %s", cyc_set_names[due], set)
           && or_why(t, !counted || *value == number, "a metropolis takes %d %s, not %d", number, set, *value);
}

/* "takes four gold and puts the marker on g6" */
bool cyc_fits_gain(const struct telling *t, int *value)
{
    const struct cyc_state *s = t->state;
    int gain = cyc_gold_of_apollo(t->match->box, cyc_land_of(t->match->box, s, t->actor).isles);
    return or_why(t, s->turn.player != t->actor || s->turn.god != APOLLO || *value == gain,
                  "%s receives %d gold from Apollo, not %d", t->match->names[t->actor], gain, *value);
}

/* What is bought with what was said, by the fields that its sentence has. */
bool cyc_fits_price(const struct telling *t, int *value)
{
    int chimera = told(t, "CHIMERA"), card = chimera == NOT_TOLD ? told(t, "WHO") : chimera;
    int number = bought(t);
    bool moves = is_told(t, "TO") || is_told(t, "PATH");
    if (card != NOT_TOLD)
        return is_card_price(t, card, *value);
    if (told_value(t, "PRICE", 0)->bare && told_again(t, told_value(t, "PRICE", 0)))
        return false; /* "takes a priest and four gold" */
    if (moves || number == 0)
        return true;
    int price = cyc_box_of(t->match)->building_price;
    return is_told(t, "BUILDING") ? costs(t, *value == price || *value == number * price, "a building", price, *value)
                                  : is_unit_price(t, *value, number);
}
