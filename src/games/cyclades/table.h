/* Cyclades: the table as YAML: shape, setup, tests, and back again. */
#ifndef CYC_TABLE_H
#define CYC_TABLE_H

#include "games/cyclades/cyclades.h"

extern const struct shape cyc_table_shape;

enum { FREE_WORD = NONE_WORD + 1, UNKNOWN_WORD = 10000 };

bool cyc_setup_table(struct hearing *h, const struct node *table);

/* After a set: what stays assumed. */
void cyc_keep_after_set(const struct match *match, const void *before, const struct node *set, void *state);

void cyc_write_table(const struct match *match, const void *state, struct writer *w);

/* ---- reading ---------------------------------------------------------------------------------------------------- */

/* The setup, without what a record says instead; the boards that are assumed where the record does not give them. */
void cyc_lay_setup(const struct match *match, struct cyc_state *s);
unsigned cyc_assumed_boards(const struct match *match, const struct node *table, bool begun);

/* The markers that are nowhere else are on the last spaces, in the order of the players. */
void cyc_fill_track(const struct match *match, struct cyc_state *s);

/* Does the record leave open whether the turn has begun? Then it begins as the position is read. */
bool cyc_turn_begins_now(const struct match *match, const struct cyc_state *s, const struct node *table);

/* The turn of a position that does not say whether it has begun begins now. */
void cyc_begin_assumed_turn(struct hearing *h, const struct node *table);

/* Lays what the record's table gives, which is readable, over the setup. False after a finding: a space that does not exist. */
bool cyc_read_table(struct hearing *h, const struct node *table);

/* Do battle and figures have the keys they need? False after a finding. */
bool cyc_map_is_readable(struct hearing *h, const struct node *table);

/* The parts that name spaces. False after a finding; what names no space is left out. */
bool cyc_read_map(struct hearing *h, const struct node *table);

/* Figures get the cycle they were called in, where the table does not give it. */
void cyc_date_figures(const struct match *match, struct cyc_state *s);

/* Is it [], `none` or similar? */
bool cyc_is_none(const struct node *node);

/* The part under that key; NULL if it is not given or none. */
const struct node *cyc_part(const struct node *table, const char *key);

/* Is something there, and not nothing? */
bool cyc_given(const struct node *table, const char *key);

/* The items of a list, or the one word that stands for a list. */
const struct node *cyc_first_of(const struct node *list);
const struct node *cyc_next_of(const struct node *list, const struct node *item);

/* ---- can this table exist? -------------------------------------------------------------------------------------- */

/* A table being looked over: every rule that it breaks is said once. */
struct cyc_check {
    struct hearing *h;
    const struct cyc_state *s;
    const struct cyc_box *b;
    const struct node *table;
    unsigned parts; /* the next finding rests on these, besides what its rule rests on */
    bool said[RULES], impossible;
};

/* Is this a position that can be? False after findings. */
bool cyc_check_table(struct hearing *h, const struct node *table);

/* Parts of that: figures and closed seas; the moment of a cycle. */
void cyc_check_figures(struct cyc_check *c);
void cyc_check_moment(struct cyc_check *c);

/* Says that the table is impossible, at this node (NULL: at the table), unless the rule has spoken already. */
void cyc_unfit(struct cyc_check *c, enum cyc_rule rule, const struct node *at, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

#endif
