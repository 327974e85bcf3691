/* Cyclades: the table at one moment, and what can be read off it. Flat: indices, no pointers. */
#ifndef CYC_STATE_H
#define CYC_STATE_H

#include <stddef.h>

#include "game/game.h"
#include "games/cyclades/box.h"
#include "games/cyclades/words.h"

enum { MARKERS_MAX = 2 * SEATS_MAX, OVERDUE_MAX = 4, UNKNOWN = -1, NO_CARD = CREATURES, THEFT_FROM = 2 };
enum cyc_figure { FIGURE_KRAKEN, FIGURE_CHIRON, FIGURE_MEDUSA, FIGURE_MINOTAUR, FIGURE_POLYPHEMUS, FIGURES };

/* Parts of a position that are assumed where the record leaves them out; for purses `gold_doubted` says whose. */
enum cyc_part {
    ON_CYCLE = 1,
    ON_PHASE = 2,
    ON_ISLES = 4,
    ON_FLEETS = 8,
    ON_CREATURES = 16,
    ON_DISCARD = 32,
    ON_OFFERS = 64,
    ON_GODS = 128,
    ON_TRACK = 256,
    ON_TURN = 512, /* how much was recruited in this turn */
    ON_PURSE = 1024,
    PARTS = 11
};

/* No gaps from here on: states are compared byte by byte, and the bytes of a gap are undefined. */
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"

struct cyc_state {
    int cycle;
    enum cyc_phase phase;
    int track[MARKERS_MAX],
        track_length; /* a seat, NOBODY for free, or SOMEBODY for a marker whose owner is not known yet */
    int gods[MAIN_GODS], gods_open;
    int gods_unknown; /* until `gods` is played: the gods of the previous cycle are not all known */
    struct place gods_at;
    struct cyc_offer {
        int seat, gold; /* NOBODY: no offer */
        struct place at;
    } offer[MAIN_GODS];
    int apollo[MARKERS_MAX], apollos; /* NOBODY first: spaces of turns that are over */
    struct cyc_outbid {
        int seat, god, rival;
        struct place lost, by; /* the offer that was outbid, and the offer that beat it */
    } outbid[MARKERS_MAX];
    int outbids;

    int creature[SPACES_ON_TRACK]; /* from the dearest space; NO_CARD: empty */
    unsigned discard;              /* a bit for each creature */
    struct {
        int at;        /* Kraken: a sea; the others: an isle; NOWHERE */
        int of, since; /* the cycle it was called in */
        int loose;     /* its card is not with it */
        struct place called;
    } figure[FIGURES];

    struct cyc_isle {
        int owner, troops, building[BUILDINGS], metropolis, prosperity;
        int dotted[BUILDINGS]; /* buildings known to be on the dotted place */
        int used;              /* reductions of its temples and metropolis used in this cycle */
    } isle[ISLES_MAX];
    struct cyc_sea {
        int owner, fleets; /* NOBODY where there are none */
    } sea[CIRCLES_MAX];

    int gold[SEATS_MAX], priests[SEATS_MAX], philosophers[SEATS_MAX]; /* each may be UNKNOWN */
    /* The purse is unknown because of another unknown: that of a seat's purse (THEFT_FROM + seat), or one reported. */
    int gold_explained[SEATS_MAX];
    int gold_doubted[SEATS_MAX]; /* the purse rests on something assumed */
    int discounts_unknown;       /* the record does not say which temples were used in this cycle */
    struct {
        int player, god, recruited, begun, sylph;
        int sylph_fought; /* a battle ended the Sylph's sail before all steps were made */
        int maybe_set;    /* an unknown number of philosophers grew: they may be a set now */
    } turn;               /* player NOBODY outside the actions */
    struct {
        int at, attacker, units, assaults; /* a circle; NOWHERE: no battle */
        enum cyc_battle_step step;
        struct place began;
    } battle;
    int push;   /* isle of Polyphemus, NOWHERE */
    int redraw; /* creature space from 1, 0 none */
    enum cyc_set due[SEATS_MAX];
    struct place due_since;
    enum cyc_set overdue[SEATS_MAX][OVERDUE_MAX]; /* oldest first */
    int out[SEATS_MAX];
    unsigned assumed; /* parts of the position that the record left out: a bit for each enum cyc_part */
};

#pragma GCC diagnostic pop

/* ---- holdings -------------------------------------------------------------------------------------------------- */

/* A count that may be unknown, as a number: 0. */
static inline int cyc_known(int count)
{
    return count == UNKNOWN ? 0 : count;
}

/* What each player holds of PRIEST or PHILOSOPHER. */
static inline const int *cyc_cards(const struct cyc_state *s, int unit)
{
    return unit == PRIEST ? s->priests : s->philosophers;
}

/* What Apollo gives to a player with so many isles. */
static inline int cyc_gold_of_apollo(const struct cyc_box *b, int isles)
{
    return isles == 1 ? b->apollo_one_isle : isles > 1 ? b->apollo_gold : 0;
}

/* Tiles of a building type, or METROPOLIS, on an isle. */
static inline int cyc_tiles_on(const struct cyc_isle *isle, int type)
{
    return type == METROPOLIS ? isle->metropolis : isle->building[type];
}

/* What a player has on the board. cyc_land_of leaves out what is at sea: fleets, and what trade brings. */
struct cyc_holdings {
    int isles, metropolises, building[BUILDINGS], income;
    int troops, fleets;   /* those fighting included */
    int reductions, used; /* of temples and metropolises in this cycle: left, and used */
    int territory;        /* isles held with a territory marker only, the isle of a battle not counted */
};
struct cyc_holdings cyc_holdings_of(const struct cyc_box *b, const struct cyc_state *s, int seat);
struct cyc_holdings cyc_land_of(const struct cyc_box *b, const struct cyc_state *s, int seat);

/* What is left of a unit: in the player's reserve; of priests and philosophers, in the common supply. */
int cyc_units_left(const struct match *match, const struct cyc_state *s, int seat, int unit);

/* What the common supply still has. A building type, or METROPOLIS. */
int cyc_tiles_left(const struct cyc_box *b, const struct cyc_state *s, int type);
int cyc_prosperity_left(const struct cyc_box *b, const struct cyc_state *s);

int cyc_buildings_on(const struct cyc_isle *isle);

/* Squares for buildings that are still free; negative where there are too many. */
int cyc_free_squares(const struct cyc_box *b, const struct cyc_state *s, int isle);

/* The squares beside the dotted place; the buildings known to be on it or without a square beside it. */
int cyc_squares_beside(const struct cyc_box *b, int isle);
int cyc_on_dotted_place(const struct cyc_box *b, int isle, const struct cyc_isle *ground);

/* Takes a tile of that type off the isle, first one on the dotted place. Returns whether the tile was there. */
bool cyc_take_tile(struct cyc_isle *isle, int type);

/* Reductions by the temples and the metropolis of an isle that are not used yet in this cycle. */
int cyc_reductions_on(const struct cyc_isle *isle);

/* ---- waters ---------------------------------------------------------------------------------------------------- */

/* Does a chain of the player's fleets join the isles? The seas of a shortest one, in order; 0: there is none. */
bool cyc_chained(const struct cyc_box *b, const struct cyc_state *s, int seat, int from, int to);
int cyc_chain(const struct cyc_box *b, const struct cyc_state *s, int seat, int from, int to, int seas[CIRCLES_MAX]);

bool cyc_kraken_in(const struct cyc_state *s, int sea);
bool cyc_polyphemus_beside(const struct cyc_box *b, const struct cyc_state *s, int sea);
bool cyc_is_closed(const struct cyc_box *b, const struct cyc_state *s, int sea); /* by either */

/* Is it a sea that fleets of the player may enter: open, and without fleets of others? */
bool cyc_can_enter(const struct cyc_box *b, const struct cyc_state *s, int seat, int sea);
/* Are fleets in this sea although the Kraken or Polyphemus closes it? While Polyphemus pushes, he closes no sea. */
bool cyc_is_stray(const struct cyc_box *b, const struct cyc_state *s, int sea);

bool cyc_own_coast(const struct cyc_box *b, const struct cyc_state *s, int seat, int sea);
int cyc_figure_on(const struct cyc_state *s, int isle); /* a figure on the isle, or NOWHERE */
bool cyc_stands_on(const struct cyc_state *s, enum cyc_figure figure, int isle);

void cyc_put_fleets(struct cyc_state *s, int seat, int sea, int fleets);        /* takes away if negative */
void cyc_remove_fleets(const struct cyc_box *b, struct cyc_state *s, int seat); /* all of the player's */

/* ---- cards ----------------------------------------------------------------------------------------------------- */

extern const int cyc_figure_card[FIGURES];
int cyc_figure_of_card(int card);                           /* NOWHERE: a creature without a figure */
int cyc_card_space(const struct cyc_state *s, int card);    /* on the track, from 0; NOWHERE */
int cyc_empty_spaces(const struct cyc_state *s, int among); /* of the dearest `among` spaces of the track */
unsigned cyc_draw_pile(const struct cyc_state *s);

/* Takes the figure off the board. Its card goes to the discard pile, unless the figure is loose. */
void cyc_remove_figure(struct cyc_state *s, int figure);

/* ---- markers --------------------------------------------------------------------------------------------------- */

bool cyc_god_open(const struct cyc_state *s, int god);
int cyc_main_markers(const struct cyc_state *s);   /* on all main gods together */
int cyc_apollo_markers(const struct cyc_state *s); /* the last spaces of Apollo, in the order of their turns */
int cyc_markers_on_gods(const struct cyc_state *s, int seat); /* Apollo included */
int cyc_markers_placed(const struct cyc_state *s, int seat);  /* those outbid included */
bool cyc_any_due(const struct match *match, const struct cyc_state *s);

/* Is it the player's turn, or have they had one in the actions of this cycle? */
bool cyc_has_begun_turn(const struct match *match, const struct cyc_state *s, int seat);

int cyc_markers_to_place(const struct cyc_state *s);

/* Who makes the next offer during the offerings: a seat or SOMEBODY; the seats, as bits, who may be that player. */
int cyc_next_bidder(const struct cyc_state *s);
unsigned cyc_next_bidders(const struct match *match, const struct cyc_state *s);

/* May one of the markers of unknown owner be this player's? */
bool cyc_may_have_marker(const struct match *match, const struct cyc_state *s, int seat);

#endif
