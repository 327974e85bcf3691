/* Cyclades: the table at one moment, and what can be read off it. Flat: indices, no pointers. */
#ifndef CYC_STATE_H
#define CYC_STATE_H

#include <stddef.h>

#include "game/game.h"
#include "games/cyclades/box.h"
#include "games/cyclades/words.h"

enum { MARKERS_MAX = 2 * SEATS_MAX, OVERDUE_MAX = 4, UNKNOWN = -1, NO_CARD = CREATURES };
enum cyc_figure { FIGURE_KRAKEN, FIGURE_CHIRON, FIGURE_MEDUSA, FIGURE_MINOTAUR, FIGURE_POLYPHEMUS, FIGURES };

/* Parts of a position that are assumed where the record leaves them out. A purse is doubted player by player. */
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
    ON_TURN = 512, /* how much was recruited in it */
    ON_PURSE = 1024,
    PARTS = 11
};

/* No gaps from here on: states are compared byte by byte, and what is in a gap is left to chance. */
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"

struct cyc_state {
    int cycle;
    enum cyc_phase phase;
    int track[MARKERS_MAX],
        track_length; /* a seat, NOBODY for free, or SOMEBODY for a marker whose owner is not known yet */
    int gods[MAIN_GODS], gods_open;
    int gods_unknown; /* before `gods`: not all gods of the cycle before are known */
    struct place gods_at;
    struct cyc_offer {
        int seat, gold; /* NOBODY: none */
        struct place at;
    } offer[MAIN_GODS];
    int apollo[MARKERS_MAX], apollos;
    struct cyc_outbid {
        int seat, god, rival;
        struct place lost, by; /* the offer and the one that beat it */
    } outbid[MARKERS_MAX];
    int outbids;

    int creature[SPACES_ON_TRACK]; /* from the dearest; NO_CARD */
    unsigned discard;              /* a bit for each creature */
    struct {
        int at;        /* Kraken: a sea; the others: an isle; NOWHERE */
        int of, since; /* the cycle it was called in */
        int loose;     /* its card is not with it */
        struct place called;
    } figure[FIGURES];

    struct cyc_isle {
        int owner, troops, building[BUILDINGS], metropolis, prosperity;
        int dotted[BUILDINGS]; /* those of its buildings that are known to lie on the dotted place */
        int used;              /* reductions of its temples and metropolis that are used up in this cycle */
    } isle[ISLES_MAX];
    struct cyc_sea {
        int owner, fleets; /* NOBODY where there are none */
    } sea[CIRCLES_MAX];

    int gold[SEATS_MAX], priests[SEATS_MAX], philosophers[SEATS_MAX]; /* each may be UNKNOWN */
    int gold_explained[SEATS_MAX]; /* its purse is unknown because of something else that was reported */
    int gold_doubted[SEATS_MAX];   /* its purse rests on something assumed */
    int discounts_unknown;         /* which temples have been used in this cycle */
    struct {
        int player, god, recruited, begun, sylph;
        int sylph_fought; /* a battle took the steps left */
        int maybe_set;    /* a card made four philosophers, or not: how many there were is not known */
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

/* What is on the map and before the players: while it stays the same, so does all that is counted below. */
struct cyc_holdings {
    char map[offsetof(struct cyc_state, turn) - offsetof(struct cyc_state, isle)]; /* and what players have */
    int fought_at, attacker, fighting, out[SEATS_MAX];
};
void cyc_gather_holdings(const struct cyc_state *s, struct cyc_holdings *of);

int cyc_isles_of(const struct cyc_box *b, const struct cyc_state *s, int seat);
bool cyc_has_isle(const struct cyc_box *b, const struct cyc_state *s, int seat);
int cyc_metropolises_of(const struct cyc_box *b, const struct cyc_state *s, int seat);
int cyc_buildings_of(const struct cyc_box *b, const struct cyc_state *s, int seat, int type);
int cyc_income_of(const struct cyc_box *b, const struct cyc_state *s, int seat);

/* Units of a player on the board, those fighting included. */
int cyc_troops_out(const struct cyc_box *b, const struct cyc_state *s, int seat);
int cyc_fleets_out(const struct cyc_box *b, const struct cyc_state *s, int seat);

int cyc_troop_reserve(const struct cyc_box *b, const struct cyc_state *s, int seat);
int cyc_fleet_reserve(const struct cyc_box *b, const struct cyc_state *s, int seat);

/* What the common supply still has. A building type, or METROPOLIS. */
int cyc_tiles_left(const struct cyc_box *b, const struct cyc_state *s, int type);
int cyc_prosperity_left(const struct cyc_box *b, const struct cyc_state *s);
int cyc_priests_left(const struct match *match, const struct cyc_state *s);
int cyc_philosophers_left(const struct match *match, const struct cyc_state *s);

int cyc_buildings_on(const struct cyc_isle *isle);

/* Squares for buildings that are still free; negative where there are too many. */
int cyc_free_squares(const struct cyc_box *b, const struct cyc_state *s, int isle);

/* Squares beside the dotted place, and how many buildings of an isle lie on it: those known to, and those that find no square beside it. */
int cyc_squares_beside(const struct cyc_box *b, int isle);
int cyc_on_dotted_place(const struct cyc_box *b, int isle, const struct cyc_isle *ground);

/* A tile of that type leaves the isle, first one on the dotted place. Says whether it lay there. */
bool cyc_take_tile(struct cyc_isle *isle, int type);

/* Temples and metropolises that have not yet lowered a price in this cycle: on an isle, on all isles of a player. */
int cyc_reductions_on(const struct cyc_isle *isle);
int cyc_reductions_of(const struct cyc_box *b, const struct cyc_state *s, int seat);

/* Isles of the player that a territory marker holds; the isle of a battle is not counted. */
int cyc_markers_on_isles(const struct cyc_box *b, const struct cyc_state *s, int seat);

/* ---- waters ---------------------------------------------------------------------------------------------------- */

/* Marks the isles that a chain of the player's fleets joins with this one. */
void cyc_chained_isles(const struct cyc_box *b, const struct cyc_state *s, int seat, int from, bool reached[ISLES_MAX]);

/* The seas of a shortest chain of the player's fleets from isle to isle, in order; 0: there is none. */
int cyc_chain(const struct cyc_box *b, const struct cyc_state *s, int seat, int from, int to, int seas[CIRCLES_MAX]);

bool cyc_kraken_in(const struct cyc_state *s, int sea);
bool cyc_polyphemus_beside(const struct cyc_box *b, const struct cyc_state *s, int sea);
/* Do fleets lie in this sea although the Kraken or Polyphemus closes it? Not while he still pushes. */
bool cyc_is_stray(const struct cyc_box *b, const struct cyc_state *s, int sea);

bool cyc_own_coast(const struct cyc_box *b, const struct cyc_state *s, int seat, int sea);
int cyc_figure_on(const struct cyc_state *s, int isle); /* one standing on the isle, or NOWHERE */
bool cyc_stands_on(const struct cyc_state *s, enum cyc_figure figure, int isle);

void cyc_put_fleets(struct cyc_state *s, int seat, int sea, int fleets); /* takes away if negative */

/* ---- cards ----------------------------------------------------------------------------------------------------- */

extern const int cyc_figure_card[FIGURES];
int cyc_figure_of_card(int card);                        /* NOWHERE: a creature without a figure */
int cyc_card_space(const struct cyc_state *s, int card); /* on the track, from 0; NOWHERE */
unsigned cyc_draw_pile(const struct cyc_state *s);
int cyc_cards_in(unsigned cards);

/* The figure leaves the board; its card, if it is with it, goes to the discard pile. */
void cyc_remove_figure(struct cyc_state *s, int figure);

/* ---- markers --------------------------------------------------------------------------------------------------- */

bool cyc_two_player_game(const struct match *match);
bool cyc_god_open(const struct cyc_state *s, int god);
int cyc_main_marker(const struct cyc_state *s, int seat);     /* his first main god in acting order, or NOWHERE */
int cyc_main_markers(const struct cyc_state *s);              /* lying on main gods */
int cyc_markers_on_gods(const struct cyc_state *s, int seat); /* Apollo included */
bool cyc_any_due(const struct match *match, const struct cyc_state *s);
bool cyc_is_overdue(const struct cyc_state *s, int seat, enum cyc_set set);

/* In the actions of this cycle: is it his turn, or has he had one? */
bool cyc_has_begun_turn(const struct match *match, const struct cyc_state *s, int seat);

int cyc_markers_to_place(const struct cyc_state *s);

/* Does a printed position show that play has begun, so that counts it leaves out are unknown? */
bool cyc_play_has_begun(const struct cyc_state *s);

/* Who is asked for the next offer, while offers are made: a seat, or SOMEBODY; as bits of all who may be meant. */
int cyc_next_bidder(const struct cyc_state *s);
unsigned cyc_next_bidders(const struct match *match, const struct cyc_state *s);

/* Has the player a marker left that may be one of those whose owner is not known? */
bool cyc_may_have_marker(const struct match *match, const struct cyc_state *s, int seat);

#endif
