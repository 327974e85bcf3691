/* Cyclades: what is seen on the table, for the sentences of people. */
#include "games/cyclades/cyclades.h"
#include "games/cyclades/says.h"

unsigned cyc_moments(const struct match *match, const void *state)
{
    (void)match;
    const struct cyc_state *s = state;
    static const unsigned by_phase[] = {[PHASE_ORDER] = AT_ORDER | AT_DRAW, /* the order may be left out */
                                        [PHASE_CREATURES] = AT_DRAW,
                                        [PHASE_GODS] = AT_GODS,
                                        [PHASE_OFFERINGS] = AT_OFFERINGS,
                                        [PHASE_OVER] = 0};
    if (s->phase != PHASE_ACTIONS)
        return by_phase[s->phase];
    if (s->battle.at != NOWHERE)
        return s->battle.step == STEP_DICE ? AT_DICE : AT_CHOICE;
    if (s->push != NOWHERE)
        return AT_PUSH;
    if (s->redraw)
        return AT_DRAW;
    return s->turn.god == APOLLO ? AT_APOLLO : AT_TURN;
}

/* ---- spaces --------------------------------------------------------------------------------------------------------------- */

static bool read_isle(const struct match *match, const char *word, int *value)
{
    const struct cyc_box *box = match->box;
    return box && cyc_space_words.read(match, word, value) && *value < OFF_MAP && box->isle_of[*value] != NOWHERE;
}

static bool read_sea(const struct match *match, const char *word, int *value)
{
    return match->box && cyc_space_words.read(match, word, value) && cyc_sea_meant(match->box, *value) != NOWHERE;
}

const struct words cyc_said_isles = {.read = read_isle, .name = cyc_space_word};
const struct words cyc_said_seas = {.read = read_sea, .name = cyc_space_word};

static const struct cyc_isle *isle_at(const struct telling *t, int space)
{
    int isle = space == NOT_TOLD ? NOWHERE : cyc_box_of(t->match)->isle_of[space];
    return isle == NOWHERE ? NULL : &state_of(t)->isle[isle];
}

int cyc_units_at(const struct telling *t, int space)
{
    const struct cyc_isle *isle = isle_at(t, space);
    return isle ? isle->troops : space == NOT_TOLD ? 0 : ((const struct cyc_state *)t->state)->sea[space].fleets;
}

/* "Ben's troop on c3": does the space belong to that player? */
static bool is_of(const struct telling *t, int space, int seat)
{
    const struct cyc_isle *isle = isle_at(t, space);
    return space != NOT_TOLD && (isle ? isle->owner == seat : state_of(t)->sea[space].owner == seat);
}

/* ---- creatures ------------------------------------------------------------------------------------------------------------ */

static int card_on(const struct cyc_state *s, int space, int *values)
{
    bool there = space >= 0 && space < SPACES_ON_TRACK && s->creature[space] != NO_CARD;
    return there ? one(s->creature[space], values) : 0;
}

int cyc_seen_on_track(const struct telling *t, int *values)
{
    int rank = t->said_count ? t->said[0] : t->row;
    return card_on(t->state, rank == LAST_RANK ? SPACES_ON_TRACK - 1 : rank - 1, values);
}

/* The rank of a space: the dearest is the first. */
int cyc_seen_space_of_price(const struct telling *t, int *values)
{
    for (int space = 0; space < SPACES_ON_TRACK; space++)
        if (cyc_box_of(t->match)->creature_price[space] == t->said[0])
            return one(space + 1, values);
    return 0;
}

int cyc_seen_priced(const struct telling *t, int *values)
{
    return cyc_seen_space_of_price(t, values) && card_on(t->state, values[0] - 1, values);
}

/* From the cheapest space on with the row -1, with 1 from the dearest. */
int cyc_seen_first_card(const struct telling *t, int *values)
{
    for (int space = t->row > 0 ? 0 : SPACES_ON_TRACK - 1; space >= 0 && space < SPACES_ON_TRACK; space += t->row)
        if (card_on(t->state, space, values))
            return 1;
    return 0;
}

/* ---- isles and buildings ----------------------------------------------------------------------------------------------------- */

/* The isles with this building and this owner; NOT_TOLD: with any. */
static int isles_with(const struct telling *t, int building, int owner, int *values)
{
    const struct cyc_box *box = t->match->box;
    int count = 0;
    for (int isle = 0; isle < box->isles && count < VALUES_MAX; isle++)
        if ((building == NOT_TOLD || state_of(t)->isle[isle].building[building] > 0)
            && (owner == NOT_TOLD || state_of(t)->isle[isle].owner == owner))
            values[count++] = box->isle[isle].circle[0];
    return count;
}

/* With a building, and perhaps of a player; if neither is said, those that nobody owns. */
int cyc_seen_isle_with(const struct telling *t, int *values)
{
    return t->said_count == 0 ? isles_with(t, NOT_TOLD, NOBODY, values)
                              : isles_with(t, t->said[0], t->said_count > 1 ? t->said[1] : NOT_TOLD, values);
}

/* May it be this space that the sentence leaves out? "Two of them" are where they can march from. */
static bool may_be_meant(const struct telling *t, int space)
{
    const struct cyc_box *b = t->match->box;
    int isle = b->isle_of[space], units = cyc_units_at(t, space), to = told(t, "TO");
    int number = told_number(told(t, "COUNT"), units);
    if (t->row == LEFT_OUT_SIREN || isle == NOWHERE || b->isle[isle].circle[0] != space)
        return t->row == LEFT_OUT_SIREN && isle == NOWHERE;
    if (t->row == LEFT_OUT_RECRUIT || t->row == LEFT_OUT_HARPY)
        return t->row == LEFT_OUT_HARPY ? units > 0 : told(t, "UNIT") == TROOP;
    if (t->row == LEFT_OUT_BUILD)
        return cyc_free_squares(b, t->state, isle) > 0;
    return 0 < number && number <= units && isle_at(t, to) && isle_at(t, to)->owner != t->actor
           && (!is_told(t, "THEM") || cyc_chained(b, t->state, t->actor, isle, b->isle_of[to]));
}

/* The spaces that may be meant where none is named: the player's own, or those of a creature's victim. */
int cyc_seen_left_out(const struct telling *t, int *values)
{
    int owner = t->row >= LEFT_OUT_HARPY ? told(t, "OWNER") : t->actor, count = 0;
    for (int space = 0; space < cyc_box_of(t->match)->circles && owner != NOT_TOLD; space++)
        if (is_of(t, space, owner) && may_be_meant(t, space) && count < VALUES_MAX)
            values[count++] = space;
    return count;
}

/* "builds a university on g6, metropolis on c3": only a tile that is there can be turned in. */
bool cyc_fits_tile(const struct telling *t, int *value)
{
    return isle_at(t, *value)->building[t->row] > 0;
}

/* "a university on f2, metropolis on f2": that is not about the metropolis alone. */
bool cyc_fits_metropolis(const struct telling *t, int *value)
{
    const struct told_value *at = told_value(t, "AT", 0);
    (void)value;
    return at->at < 0 || !told_apart(t, at, told_value(t, "METRO", 0));
}

/* "from b1 over c2 to c3": the player must have fleets there. */
bool cyc_fits_ferry(const struct telling *t, int *value)
{
    return or_why(t, is_of(t, *value, t->actor), "%s has no fleet there", t->match->names[t->actor]);
}

/* "takes d6 with one troop": a bare isle is theirs if troops join there. */
bool cyc_fits_home(const struct telling *t, int *value)
{
    const struct told_value *count = told_value(t, "COUNT", 0);
    const struct cyc_isle *isle = isle_at(t, *value);
    return !told_value(t, "AT", 0)->bare || count->at < 0 || count->bare || !isle || isle->owner == t->actor;
}

int cyc_seen_isle_of_building(const struct telling *t, int *values)
{
    int old = told(t, "OLD"), building = old == NOT_TOLD ? told(t, "BUILDING") : old, owner = told(t, "OWNER");
    if (building == NOT_TOLD)
        return 0;
    return isles_with(t, building, owner == NOT_TOLD && old != NOT_TOLD ? t->actor : owner, values);
}

int cyc_seen_only_building(const struct telling *t, int *values)
{
    const struct cyc_isle *isle = isle_at(t, told(t, "AT"));
    int count = 0;
    for (int building = 0; isle && building < BUILDINGS; building++)
        for (int i = 0; i < isle->building[building]; i++)
            values[count++] = building;
    return count;
}

/* "makes the temple on f2 a university", "makes a university of it": without a word between them only what is there is
   replaced. */
bool cyc_fits_old(const struct telling *t, int *value)
{
    const struct cyc_isle *isle = isle_at(t, told(t, "AT"));
    bool plain = told_value(t, "OLD", 0)->bare && told_value(t, "NEW", 0)->bare;
    return !plain || !isle || isle->building[*value] > 0;
}

/* ---- offers ------------------------------------------------------------------------------------------------------------------- */

static int offer_of(const struct telling *t, int seat)
{
    for (int god = 0; god < MAIN_GODS; god++)
        if (state_of(t)->offer[god].seat == seat)
            return god;
    return -1;
}

/* "outbids him": the player of the latest offer. */
int cyc_seen_last_bidder(const struct telling *t, int *values)
{
    const struct cyc_state *s = t->state;
    int latest = 0, count = 0;
    for (int god = 0; god < MAIN_GODS; god++) {
        int line = s->offer[god].seat < 0 || s->offer[god].seat == t->actor ? -1 : s->offer[god].at.line;
        count = line > latest ? 0 : count;
        latest = line > latest ? line : latest;
        if (line == latest)
            values[count++] = s->offer[god].seat;
    }
    return count;
}

int cyc_seen_over(const struct telling *t, int *values)
{
    int god = offer_of(t, t->said[1]);
    return god < 0 ? 0 : one(state_of(t)->offer[god].gold + t->said[0], values);
}

int cyc_seen_offer_of_victim(const struct telling *t, int *values)
{
    return only(offer_of(t, told(t, "VICTIM")), values);
}

/* "outbids Ben by one" */
int cyc_seen_raise(const struct telling *t, int *values)
{
    int god = offer_of(t, told(t, "VICTIM"));
    values[0] = god < 0 || !is_told(t, "MORE") ? 0 : state_of(t)->offer[god].gold + told(t, "MORE");
    return values[0] > 0;
}

bool cyc_fits_victim(const struct telling *t, int *value)
{
    return offer_of(t, *value) == told(t, "GOD");
}

/* All players must be named as often as they have markers: once, with two players twice. */
bool cyc_fits_order(const struct telling *t, int *value)
{
    int times = 0, seats = t->match->seats, markers = seats == 2 ? 2 : 1, named = told_count(t, "NAMES");
    for (int i = 0; i < named; i++)
        times += told_at(t, "NAMES", i) == *value;
    return times == markers && named == markers * seats;
}

/* ---- gods ---------------------------------------------------------------------------------------------------------------------- */

/* "Ares and Zeus are hidden": with these players so many tiles are face down, and none that was just turned up. With the
   row 1 they are said after the two that are face up: these are the others. */
bool cyc_fits_hidden(const struct telling *t, int *value)
{
    int hidden = MAIN_GODS - cyc_box_of(t->match)->open_gods, gods = told_count(t, "GODS");
    bool up = state_of(t)->phase == PHASE_OFFERINGS && cyc_god_open(t->state, *value);
    for (int i = 0; i < gods && t->row; i++)
        up |= told_at(t, "GODS", i) == *value;
    return !up && (t->row ? hidden == 2 && gods == MAIN_GODS - 2 : gods <= hidden);
}

/* ---- how many ----------------------------------------------------------------------------------------------------------------- */

/* How many units there are where a march or a path starts. */
static int units_at_start(const struct telling *t)
{
    return cyc_units_at(t, is_told(t, "FROM") ? told(t, "FROM") : told(t, "PATH"));
}

/* "sails two from c2 to d3, leaves one and goes on to e4" */
bool cyc_left_on_way(const struct telling *t)
{
    int before = told_count(t, "FROM"), after = 0;
    for (int i = 0; i < told_count(t, "PATH"); i++)
        *(told_place(t, "PATH", i) < told_place(t, "LEFT", 0) ? &before : &after) += 1;
    return before > 1 && after > 0;
}

/* How many stay where the march or the path starts. */
static int left_behind(const struct telling *t)
{
    return cyc_left_on_way(t) ? NOT_TOLD : told(t, "LEFT");
}

/* "attacks Ben's three troops on e5": those are not the troops that march. */
static bool is_foes(const struct telling *t)
{
    const struct told_value *owner = told_value(t, "OWNER", 0), *count = told_value(t, "COUNT", 0);
    return owner->at >= 0 && owner->value != t->actor && count->bare && count->at == owner->at + 2;
}

bool cyc_fits_units(const struct telling *t, int *value)
{
    int left = left_behind(t), there = units_at_start(t);
    *value = told_number(*value, there);
    return *value > 0 && (left == NOT_TOLD || *value + left == there) && !is_foes(t);
}

/* The number meant: the only unit there is, or all but those that stay. */
int cyc_seen_units(const struct telling *t, int *values)
{
    int left = left_behind(t), there = units_at_start(t);
    values[0] = left == NOT_TOLD ? there : there - left;
    return left == NOT_TOLD ? there == 1 : values[0] > 0;
}

bool cyc_fits_pushed(const struct telling *t, int *value)
{
    return told_number(*value, cyc_units_at(t, told(t, "FROM"))) > 0;
}

/* "one of Anna's two ships" */
bool cyc_fits_stack(const struct telling *t, int *value)
{
    return is_told(t, "COUNT") && *value == cyc_units_at(t, told(t, "FROM"));
}

/* "one more at g6": troops are on land, fleets at sea. With the row FLEET only fleets are meant. */
int cyc_seen_unit(const struct telling *t, int *values)
{
    values[0] = told_is(t, "AT", 0, "ISLE") ? TROOP : FLEET;
    return is_told(t, "AT") && is_told(t, "COUNT") && values[0] >= t->row;
}

bool cyc_fits_battle(const struct telling *t, int *value)
{
    int at = state_of(t)->battle.at;
    return at == NOWHERE || at == *value;
}

bool cyc_fits_in_battle(const struct telling *t, int *value)
{
    const struct cyc_state *s = t->state;
    int at = s->battle.at;
    if (at == NOWHERE)
        return *value > 0;
    int units = t->actor == s->battle.attacker ? s->battle.units : cyc_units_at(t, at);
    return told_number(*value, units) == units;
}

/* "off c3": the sea touches that isle. */
bool cyc_fits_coast(const struct telling *t, int *value)
{
    const struct cyc_box *box = t->match->box;
    int sea = told(t, "AT");
    return sea != NOT_TOLD && box->isle_of[*value] != NOWHERE && box->isle[box->isle_of[*value]].coast[sea];
}

/* "Carl's two ships in f4": the space, if that is so. */
int cyc_seen_units_of(const struct telling *t, int *values)
{
    int space = t->said[t->said_count - 1], there = cyc_units_at(t, space);
    values[0] = space;
    return is_of(t, space, t->said[0])
           && or_why(t, told_number(t->said[1], there) == there, "%s has %d there, not %d", t->match->names[t->said[0]],
                     there, t->said[1]);
}

bool cyc_fits_owner(const struct telling *t, int *value)
{
    static const char *const fields[] = {"AT", "TO", "FROM", "PATH", NULL};
    bool any = false;
    for (const char *const *field = fields; *field; field++)
        for (int i = 0; i < told_count(t, *field); i++) {
            if (is_of(t, told_at(t, *field, i), *value))
                return true;
            any = true;
        }
    return !any;
}
