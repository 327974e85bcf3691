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
    int card;                      /* the one taken from the track */
    int creature;                  /* whose power is used; differs under Chimera */
    const struct cyc_power *power; /* NULL: taken without its power */
    int space;                     /* of the card on the track, from 0 */
    int at_hand;                   /* reductions that are left, before the call */
    int price;                     /* of the card, reductions taken off */
};

/* What a creature wants under each key: nothing, or one of these. */
enum cyc_wanted { WANTS_ISLE = 1, WANTS_SEA = 2, WANTS_PLAYER = 4, WANTS_PLAIN = 8, NEEDED = 16 };

struct cyc_power {
    unsigned char key[CALL_KEYS];
    bool always;                                  /* has a legal use whatever the table looks like */
    int (*extra)(const struct cyc_call *c);       /* gold beyond the price of the card; may be NULL */
    enum outcome (*possible)(struct cyc_call *c); /* refuses what the table cannot do; may be NULL */
    void (*lawful)(struct cyc_call *c);           /* says which rules are broken; may be NULL */
    void (*effect)(struct cyc_call *c);
    void (*uses)(const struct match *match, const struct cyc_state *s, const struct move *base,
                 struct suggestions *out);
    /* every choice of keys that may be legal, added to `base`; NULL: there are no keys */
};

extern const struct cyc_power *const cyc_powers[CREATURES]; /* Chimera has none of her own */
extern const struct cyc_power cyc_power_chiron, cyc_power_cyclops, cyc_power_dryad, cyc_power_fates, cyc_power_giant,
    cyc_power_griffon, cyc_power_harpy, cyc_power_kraken, cyc_power_medusa, cyc_power_minotaur, cyc_power_pegasus,
    cyc_power_polyphemus, cyc_power_satyr, cyc_power_siren, cyc_power_sphinx, cyc_power_sylph;

/* The keys fit the creature; else unreadable. */
enum outcome cyc_read_keys(struct cyc_call *c);

/* All spaces named are of the kind wanted and no two that must differ are the same. */
enum outcome cyc_find_spaces(struct cyc_call *c);

/* After cyc_find_spaces: the isle or sea under this key. */
int cyc_space_under(const struct cyc_call *c, int key, int index);

/* Has the power of this creature a legal use, whatever it costs? For Chimera: has some card of the discard pile one? USE_OPEN: that
   depends on what the record does not give. */
enum cyc_use { USE_NONE, USE_OPEN, USE_THERE };
enum cyc_use cyc_has_use(struct hearing *h, int creature);

/* Says whose priests or philosophers the use of this creature depends on. */
void cyc_tell_victims(struct hearing *h, int creature);

/* The largest number of reductions that helps with a card on this space. */
int cyc_useful_reductions(const struct cyc_box *b, const struct cyc_state *s, int seat, int space);

/* What a card on this space costs at least. */
int cyc_least_price(const struct cyc_box *b, const struct cyc_state *s, int seat, int space);

/* Where on the track this power is to be had, by its own card or by Chimera; NOWHERE. */
int cyc_power_space(const struct cyc_state *s, int creature);

/* Over how many seas the player's gold lets the Kraken walk. */
int cyc_longest_walk(const struct cyc_box *b, const struct cyc_state *s, int seat, int space);

/* Are sales of several kinds few enough to be listed? */
bool cyc_mixed_sales_listed(const struct cyc_box *b, const struct cyc_state *s, int seat);

/* `base` with one more key. */
struct move cyc_with_key(const struct move *base, enum cyc_call_key key, int value);

/* The sale that the Sphinx is asked for, pieces in order and nothing left empty; false if it is never listed. */
bool cyc_spell_sale(const struct match *match, const struct cyc_state *s, struct move *move);

#endif
