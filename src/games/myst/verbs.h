/* Myst: the functions of the verbs, for their table. */
#ifndef MYST_VERBS_H
#define MYST_VERBS_H

#include "games/myst/myst.h"

enum outcome myst_play_deal(struct hearing *h);
enum outcome myst_play_place(struct hearing *h);
enum outcome myst_play_lift(struct hearing *h);
enum outcome myst_play_link(struct hearing *h);
enum outcome myst_play_turns(struct hearing *h);
enum outcome myst_play_spin(struct hearing *h);
enum outcome myst_play_walk(struct hearing *h);
enum outcome myst_play_lay(struct hearing *h);
enum outcome myst_play_remove(struct hearing *h);
enum outcome myst_play_flip(struct hearing *h);
enum outcome myst_play_announce(struct hearing *h);

void myst_suggest_deal(const struct match *match, const void *state, int verb, struct suggestions *list);
void myst_suggest_place(const struct match *match, const void *state, int verb, struct suggestions *list);
void myst_suggest_lift(const struct match *match, const void *state, int verb, struct suggestions *list);
void myst_suggest_link(const struct match *match, const void *state, int verb, struct suggestions *list);
void myst_suggest_turns(const struct match *match, const void *state, int verb, struct suggestions *list);
void myst_suggest_spin(const struct match *match, const void *state, int verb, struct suggestions *list);
void myst_suggest_walk(const struct match *match, const void *state, int verb, struct suggestions *list);
void myst_suggest_lay(const struct match *match, const void *state, int verb, struct suggestions *list);
void myst_suggest_remove(const struct match *match, const void *state, int verb, struct suggestions *list);
void myst_suggest_flip(const struct match *match, const void *state, int verb, struct suggestions *list);

bool myst_spell_deal(const struct match *match, const void *state, struct move *move);
bool myst_spell_laying(const struct match *match, const void *state, struct move *move);
bool myst_spell_turns(const struct match *match, const void *state, struct move *move);
bool myst_spell_spin(const struct match *match, const void *state, struct move *move);
bool myst_spell_walk(const struct match *match, const void *state, struct move *move);
bool myst_spell_flip(const struct match *match, const void *state, struct move *move);

#endif
