/* Myst: the verbs, and what they share. */
#ifndef GAMES_MYST_PLAY_H
#define GAMES_MYST_PLAY_H

#include "games/myst/state.h"

enum outcome myst_deal(struct hearing *h);
enum outcome myst_place(struct hearing *h);
enum outcome myst_link(struct hearing *h);
enum outcome myst_turns(struct hearing *h);
enum outcome myst_spin(struct hearing *h);
enum outcome myst_walk(struct hearing *h);
enum outcome myst_lay(struct hearing *h);
enum outcome myst_remove(struct hearing *h);
enum outcome myst_flip(struct hearing *h);
enum outcome myst_announce(struct hearing *h);

enum { FIELD_AT = 1, FIELD_CARDS = 1, FIELD_TOTAL = 1 };

/* Refuses what this part of the game (bits of phases) does not have. */
enum outcome myst_in_phase(struct hearing *h, unsigned phases);

/* A move too many may be recorded until the first flip; it needs the spinner's number and both pawns. */
enum outcome myst_still_moving(struct hearing *h);

/* Refuses a position the box does not have. `index` as in point_at. */
enum outcome myst_on_board(struct hearing *h, int field, int index);

/* Refuses a space without a piece. */
enum outcome myst_is_space(struct hearing *h, int index);

/* myst.turns-over in the scoring; myst.share where the other pawn stands. */
void myst_test_turns_over(struct hearing *h);
void myst_test_share(struct hearing *h, int end);

/* Refuses a Linking Book that the team cannot have; or takes it out of the hand. */
enum outcome myst_has_book(struct hearing *h);
void myst_use_book(struct hearing *h);

/* The jump of a Linking Book, after its phase was tested. */
enum outcome myst_jump(struct hearing *h);

/* log.turn, if the actor is none of these teams. `by_order`: because of who leads, not because of who has just moved. */
void myst_turn_of(struct hearing *h, unsigned teams, bool by_order, const char *what);

/* If nobody knows who leads, the actor does from now on, with an unsettled finding. */
void myst_may_lead(struct hearing *h, unsigned teams, const char *what);

/* More copies named than there are: refused, or doubtful while the landmark's cards are assumed. */
enum outcome myst_too_many(struct hearing *h, int card, int named, int field, int index);
bool myst_copies_assumed(const struct match *match, int card);

const char *myst_team_name(const struct hearing *h, int team);
const char *myst_id(const struct hearing *h, int position);
const char *myst_card_name(const struct match *match, int card, char room[WORD_ROOM]);
struct mark myst_mark(struct place place);
struct place myst_unmark(struct mark mark);

extern const char *const myst_phase_names[PHASES];

#endif
