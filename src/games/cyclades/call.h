/* Calling creatures: what the call has in common, and the power of each creature as a row. */
#ifndef CYCLADES_CALL_H
#define CYCLADES_CALL_H

#include "games/cyclades/state.h"
#include "games/cyclades/verbs.h"

/* One call while it is heard. */
struct call {
    struct hearing *h;
    struct state *s;
    const struct box *b;
    int seat;
    int card;                  /* the one taken from the track */
    int creature;              /* whose power is used; differs under Chimera */
    const struct power *power; /* NULL: taken without its power */
    int space;                 /* of the card on the track, from 0 */
};

/* What a creature wants under each key: nothing, or one of these. */
enum wanted { WANTS_ISLE = 1, WANTS_SEA = 2, WANTS_PLAYER = 4, WANTS_PLAIN = 8, NEEDED = 16 };

struct power {
    unsigned char key[CALL_KEYS];
    bool always;                              /* has a legal use whatever the table looks like */
    int (*extra)(const struct call *c);       /* gold beyond the price of the card; may be NULL */
    enum outcome (*possible)(struct call *c); /* refuses what the table cannot do; may be NULL */
    void (*lawful)(struct call *c);           /* says which rules are broken; may be NULL */
    void (*effect)(struct call *c);
    void (*uses)(const struct match *match, const struct state *s, const struct move *base, struct suggestions *out);
    /* every choice of keys that may be legal, added to `base`; NULL: there are no keys */
};

extern const struct power *const cyc_powers[CREATURES]; /* Chimera has none of her own */
extern const struct power cyc_power_chiron, cyc_power_cyclops, cyc_power_dryad, cyc_power_fates, cyc_power_giant,
    cyc_power_griffon, cyc_power_harpy, cyc_power_kraken, cyc_power_medusa, cyc_power_minotaur, cyc_power_pegasus,
    cyc_power_polyphemus, cyc_power_satyr, cyc_power_siren, cyc_power_sphinx, cyc_power_sylph;

/* The keys fit the creature; else unreadable. */
enum outcome cyc_read_keys(struct call *c);

/* All spaces named are of the kind wanted and no two that must differ are the same. */
enum outcome cyc_find_spaces(struct call *c);

/* After cyc_find_spaces: the isle or sea under this key. */
int cyc_space_under(const struct call *c, int key, int index);

/* Has the power of this creature a legal use, whatever it costs? For Chimera: has some card of the discard pile one? */
bool cyc_has_use(struct hearing *h, int creature);

/* The largest number of reductions that helps with a card on this space. */
int cyc_useful_reductions(const struct box *b, const struct state *s, int seat, int space);

/* What a card on this space costs at least. */
int cyc_least_price(const struct box *b, const struct state *s, int seat, int space);

/* Where on the track this power is to be had, by its own card or by Chimera; NOWHERE. */
int cyc_power_space(const struct state *s, int creature);

/* Over how many seas the player's gold lets the Kraken walk. */
int cyc_longest_walk(const struct box *b, const struct state *s, int seat, int space);

/* Are sales of several kinds few enough to be listed? */
bool cyc_mixed_sales_listed(const struct box *b, const struct state *s, int seat);

/* `base` with one more key. */
struct move cyc_with_key(const struct move *base, enum call_key key, int value);

/* The sale that the Sphinx is asked for, pieces in order and nothing left empty; false if it is never listed. */
bool cyc_normal_sale(const struct match *match, const struct state *s, struct move *move);

#endif
