/* Mykerinos: what the files of this game share. */
#ifndef GAMES_MYKERINOS_MYKERINOS_H
#define GAMES_MYKERINOS_MYKERINOS_H

#include "game/game.h"
#include "games/mykerinos/rules.h"
#include "games/mykerinos/state.h"

struct canvas;

/* Words and shapes (words.c, table.c, box.c). */
extern const char *const myk_kind_names[KINDS + 1], *const myk_room_names[ROOMS + 1], *const myk_phase_names[];
extern const struct shape myk_space, myk_spaces, myk_kind, myk_kinds, myk_patron, myk_tile, myk_room, myk_number,
    myk_table, myk_box_shape;

struct spelled {
    char text[WORD_ROOM];
};

struct spelled myk_spell_space(int space);
struct spelled myk_spell_tile(int tile);
const char *myk_colour(const struct match *match, int colour);

/* A half turn of a tile's map, and the lesser of a tile's two ways up. */
int myk_turned(int tile);
int myk_any_way(int tile);

/* Box (box.c). */
const void *myk_open_box(struct hearing *h, const struct node *node, struct arena *arena);

static inline const struct box *box_of(const struct match *match)
{
    return match->box;
}

/* Tiles against the box (tiles.c). DOUBTED: only an assumed number speaks against it. */
enum verdict { FINE, DOUBTED, BROKEN };

/* What is wrong with the tiles, in words, and the datum it rests on. */
struct objection {
    enum verdict verdict;
    char why[200], datum[40];
    int index; /* the tile meant, or -1 */
};

struct objection myk_faces_fit(const struct match *match, const int *tiles, int count);
struct objection myk_counts_fit(const struct match *match, const int known[KINDS]);
int myk_most_points(const struct match *match, int kind);
int myk_least_points(const struct match *match, int kind);
const char *myk_points_datum(int kind);
bool myk_points_assumed(const struct match *match, int kind);

/* Set-up (setup.c, invariants.c). */
bool myk_setup(struct hearing *h, const struct node *table);

/* Moves own cubes of a seat between two of its accounts and books both ends (books.c). */
void myk_shift(struct hearing *h, int seat, enum account from, enum account to, int cubes, enum myk_rule rule);
void myk_hold_neutral(struct hearing *h, int seat, int cubes, enum myk_rule rule); /* more, or fewer below 0 */
void myk_gain(struct hearing *h, int seat, int points, enum myk_rule rule);
int myk_balance(const struct match *match, const void *state, int seat, int account);

/* Turns (turn.c). */
bool myk_has_passed(const struct state *s, int seat);
int myk_unpassed(const struct match *match, const struct state *s);
int myk_next_unpassed(const struct match *match, const struct state *s, int after); /* NOBODY if all have passed */

/* Refuses a verb that does not belong to the phase. If only the closing pass is missing, puts that disk down by itself
   and says whose it was in `closing` (else NOBODY): the caller objects after its physics with myk_closing_row. */
enum outcome myk_enter(struct hearing *h, enum phase phase, int *closing);
void myk_closing_row(struct hearing *h, int closing);
enum outcome myk_in_excavation(struct hearing *h);

void myk_turn_rows(struct hearing *h);
void myk_after_action(struct hearing *h);
enum outcome myk_play_pass(struct hearing *h);

/* Excavation (excavate.c, appeal.c, neutral.c). */
enum outcome myk_spaces_free(struct hearing *h, int field); /* physics: they exist and are empty */
enum outcome myk_cubes_reach(struct hearing *h, int field, int stock);
void myk_start_row(struct hearing *h, int field);
void myk_extend_two_row(struct hearing *h, int field);
void myk_extend_rows(struct hearing *h, int field, int colour);
void myk_pyramid_row(struct hearing *h, int field);
void myk_put_cubes(struct hearing *h, int field, int colour, enum myk_rule rule);
enum outcome myk_play_start(struct hearing *h);
enum outcome myk_play_extend(struct hearing *h);
enum outcome myk_play_appeal(struct hearing *h);
enum outcome myk_play_neutral_start(struct hearing *h);
enum outcome myk_play_neutral_extend(struct hearing *h);

/* Museum (museum.c). `field`: where the room was written. */
enum outcome myk_room_free(struct hearing *h, int field);
bool myk_may_enter(const struct match *match, const struct state *s, int seat, int room);
void myk_access_row(struct hearing *h, int field);
void myk_enter_room(struct hearing *h, int field, enum account from, enum myk_rule rule);

/* Deal (deal.c). */
enum outcome myk_play_deal(struct hearing *h);

/* Survey (survey.c): who ranks how in an area. Before all have passed ties are open; equal ones then stand in order of seats. */
struct ranking {
    int count;
    int colour[COLOURS], cubes[COLOURS];
};

struct ranking myk_rank(const struct match *match, const struct state *s, int area);
int myk_rank_in(const struct ranking *ranking, int colour); /* from 1; 0: no cube there */
int myk_scale_of(const struct match *match, const struct state *s,
                 int colour); /* from 1; a large number: not on the scale */

enum due { DUE_NOTHING, DUE_CHOICE, DUE_PICK, DUE_BY_ITSELF };

/* The next decision of the survey: a player's own choice, or the tile neutral removes. */
struct decision {
    enum due due;
    int owner;
};

struct decision myk_next_decision(const struct match *match, const struct state *s);
int myk_picker(const struct match *match, const struct ranking *ranking); /* who decides for neutral; NOBODY */
void myk_discard(struct state *s, int tile);
void myk_settle(struct hearing *h); /* carries the survey past all that needs no decision */

/* Choices (choose.c). */
enum outcome myk_play_take(struct hearing *h);
enum outcome myk_play_museum(struct hearing *h);
enum outcome myk_play_decline(struct hearing *h);
enum outcome myk_play_neutral_take(struct hearing *h);

/* Verbs and their fields (verbs.c). */
enum {
    VERB_DEAL,
    VERB_START,
    VERB_EXTEND,
    VERB_PASS,
    VERB_APPEAL,
    VERB_NEUTRAL_START,
    VERB_NEUTRAL_EXTEND,
    VERB_TAKE,
    VERB_MUSEUM,
    VERB_DECLINE,
    VERB_NEUTRAL_TAKE,
    VERBS
};
enum { APPEAL_PATRONS, APPEAL_START, APPEAL_EXTEND, APPEAL_MUSEUM, APPEAL_FROM };
enum { CHOICE_VALUE, CHOICE_AREA, CHOICE_FROM }; /* of take, museum, decline, neutral-take */
enum { FROM_STOCK, FROM_RESERVE };

extern const struct verb myk_verbs[VERBS + 1];

/* End (score.c). */
int myk_worth(const struct match *match, const struct state *s, int seat, int patron); /* of each tile of that patron */
int myk_series(const struct state *s, int seat);
bool myk_settled(const struct state *s, int seat); /* false: the total needs the wings, and they are unknown */
int myk_total(const struct match *match, const struct state *s, int seat);
void myk_book_end(struct hearing *h);
void myk_score(const struct match *match, const void *state, struct standing *standing);
void myk_closing(struct hearing *h);

/* The rest of the table of functions. */
void myk_suggest(const struct match *match, const void *state, struct suggestions *out);
bool myk_normal(const struct match *match, const void *state, struct move *move);
bool myk_chance(const struct match *match, const void *state, struct random *random, struct move *move);
bool myk_invariant(const struct match *match, const void *state);
void myk_write(const struct match *match, const void *state, struct writer *w);
void myk_draw(const struct match *match, const void *state, struct canvas *canvas);

#endif
