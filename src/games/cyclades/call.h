/* Cyclades: calling creatures: what the call has in common, and the power of each creature as a row. */
#ifndef CYC_CALL_H
#define CYC_CALL_H

#include "games/cyclades/cyclades.h"
#include "games/cyclades/state.h"

/* One call while it is heard. */
struct cyc_call {
    struct hearing *h;
    struct cyc_state *s;
    const struct cyc_box *b;
    int seat;
    int card;                      /* the card taken from the track */
    int creature;                  /* whose power is used; with Chimera another than `card` */
    const struct cyc_power *power; /* NULL: taken without its power */
    int space;                     /* of the card on the track, from 0 */
    int at, from, to;              /* the isles or seas under these keys; NOWHERE: not given, or not spaces */
    int at_hand, useful, taken;    /* reductions the player has left before the call, those that help, those used */
    int price;                     /* of the card, after reductions */
    bool idle;                     /* the power is not used */
    bool useless;                  /* in a trial: these keys are possible, but no use of the power */
    bool trial;                    /* asks only whether the power has a legal use, whatever it costs */
    struct cyc_guard guard;
    struct cyc_price asked;
};

/* What a creature wants under each key, as bits: 0, or one of WANTS_..., and NEEDED if the key cannot be left out. */
enum cyc_wanted { WANTS_ISLE = 1, WANTS_SEA = 2, WANTS_PLAYER = 4, WANTS_PLAIN = 8, NEEDED = 16 };

/* Calls are listed: `base` with every choice of keys that may be legal. */
struct cyc_listing {
    const struct match *match;
    const struct cyc_box *b;
    const struct cyc_state *s;
    const struct move *base;
    struct suggestions *out;
};

struct cyc_power {
    unsigned char key[CALL_KEYS];
    bool always; /* has a legal use in every position */

    /* Refuses what the position makes impossible; after cyc_ask_for_card() reports the broken rules; after
       cyc_take_card() uses the power. */
    enum outcome (*call)(struct cyc_call *c);

    void (*uses)(const struct cyc_listing *l); /* NULL: the power has no keys */
};

extern const struct cyc_power cyc_power_card_theft, cyc_power_cyclops, cyc_power_fates, cyc_power_figure,
    cyc_power_giant, cyc_power_griffon, cyc_power_harpy, cyc_power_kraken, cyc_power_pegasus, cyc_power_siren,
    cyc_power_sphinx, cyc_power_sylph;

/* The price of the card and `extra` gold for the power: what cyc_ask_price and cyc_settle_price do, with the rules of
   taking a card. In a trial the first does nothing, and the second refuses: all rules are tested. */
void cyc_ask_for_card(struct cyc_call *c, int extra);
enum outcome cyc_take_card(struct cyc_call *c);

/* The isle or sea that this value of a key names. */
int cyc_space_under(const struct cyc_call *c, int key, int index);

/* Reports that the actor left the power of the card unused, unless that is allowed: if it has no legal use. Did it? */
bool cyc_test_idle(struct hearing *h, int card);

/* Describes the calls that are legal now but not listed. */
void cyc_unlisted_calls(const struct match *match, const struct cyc_state *s, struct unlisted_list *out);

/* Reports that Chiron protects the isle from this creature. */
void cyc_test_shield(struct cyc_call *c, int isle, const char *creature, int key);

/* What a card on this space costs at least. */
int cyc_least_price(const struct cyc_box *b, const struct cyc_state *s, int seat, int space);

/* Over how many seas the player's gold lets the Kraken walk. */
int cyc_longest_walk(const struct cyc_box *b, const struct cyc_state *s, int seat, int space);

/* Are sales of several kinds few enough to be listed? */
bool cyc_mixed_sales_listed(const struct cyc_box *b, const struct cyc_state *s, int seat);

#endif
