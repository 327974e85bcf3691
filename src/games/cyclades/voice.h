/* How Cyclades says what it finds, pays and earns. */
#ifndef CYCLADES_VOICE_H
#define CYCLADES_VOICE_H

#include "game/game.h"
#include "games/cyclades/state.h"

enum { SENTENCE = 320 }; /* room for a message */

/* Illegal, or doubtful where the rule leans on a start position that is only assumed. */
void cyc_breaks(struct hearing *h, enum rule_row rule, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* Impossible, or doubtful likewise. Returns REFUSED. */
enum outcome cyc_cannot(struct hearing *h, enum rule_row rule, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* What the purse says to a price. */
enum purse { PURSE_COVERS, PURSE_SHORT, PURSE_UNKNOWN };
enum purse cyc_purse_covers(const struct state *s, int seat, int price);

/* Says, once per player and record, that a purse is not known. */
void cyc_purse_untold(struct hearing *h, int seat, enum rule_row rule);

/* Refuses a price that the purse does not cover; the last test of what is possible. */
enum outcome cyc_afford(struct hearing *h, int seat, int price);

/* Gold, cards and metropolises change hands only here, so that every change is booked. An unknown purse stays unknown. */
void cyc_earn(struct hearing *h, int seat, int amount, enum rule_row rule, const char *why);
void cyc_pay(struct hearing *h, int seat, int amount, enum rule_row rule,
             const char *why); /* what he has, if he cannot pay it all */
void cyc_forget_purse(struct hearing *h, int seat, enum rule_row rule);
void cyc_empty_purse(struct hearing *h, int seat, enum rule_row rule, const char *why);
void cyc_add_priests(struct hearing *h, int seat, int amount, enum rule_row rule);
void cyc_add_philosophers(struct hearing *h, int seat, int amount, enum rule_row rule);
void cyc_take_isle(struct hearing *h, int isle, int seat, int troops); /* with all that is on it */
void cyc_set_metropolis(struct hearing *h, int isle, bool there, enum rule_row rule);

/* Guards on spaces: NOWHERE after the finding. The field's value with this index is meant. */
int cyc_find_space(struct hearing *h, int value, bool at_sea, int field, int index);
int cyc_isle_in(struct hearing *h, int field, int index);
int cyc_sea_in(struct hearing *h, int field, int index);

/* Says that a sea is closed, if it is; `verb` says what is done with it. Points at the field's value. */
void cyc_say_kraken(struct hearing *h, int sea, const char *verb, int field, int index);
void cyc_say_polyphemus(struct hearing *h, int sea, const char *verb, int field, int index);
void cyc_say_closed(struct hearing *h, int sea, const char *verb, int field, int index);

#endif
