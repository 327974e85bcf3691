/* Mytikas: what the files of this game share. */
#ifndef GAMES_MYTIKAS_MYTIKAS_H
#define GAMES_MYTIKAS_MYTIKAS_H

#include "game/game.h"
#include "games/mytikas/box.h"
#include "games/mytikas/rules.h"
#include "games/mytikas/state.h"

/* ---- the table (count.c): what follows from the rest ---- */
int myt_tokens_left(const struct match *match, const struct state *s, int level);
int myt_built_on(const struct match *match, const struct state *s, int level);
int myt_pile(const struct match *match, const struct state *s, int god);
int myt_locks_taken(const struct state *s);
int myt_locks_left(const struct match *match, const struct state *s);
int myt_lowest_lock(const struct match *match, const struct state *s); /* 0: none left */
int myt_cities_on(const struct state *s, int seat, int level);         /* with the starting city */
int myt_pieces_built(const struct state *s, int seat);
int myt_pieces_left(const struct state *s, int seat, int piece);
int myt_only_slot(const struct state *s, int seat, int piece); /* 0: none or both are left */
int myt_favors_held(const struct state *s, int seat);
int myt_cubes_held(const struct state *s, int seat);
int myt_levels_empty(const struct match *match, const struct state *s);
bool myt_has_card(const struct state *s, int seat);

static inline int next_seat(const struct match *match, int seat)
{
    return (seat + 1) % match->seats;
}

/* Steps clockwise from one seat to another. */
static inline int seats_from(const struct match *match, int from, int to)
{
    return (to - from + match->seats) % match->seats;
}

/* How many cubes of this kind and level a player has. */
static inline int cubes_at(const struct state *s, int seat, int cube)
{
    return s->seat[seat].goods[cube_kind(cube)][cube_level(cube) - 1];
}

static inline const char *name_of(const struct hearing *h, int seat)
{
    return h->match->names[seat];
}

static inline int builder_place(const struct match *match, int area)
{
    return match->seats == 2 ? god_of(area) : area;
}

/* ---- purses (purse.c): every change is booked ---- */
void myt_cubes(struct hearing *h, int seat, int kind, int level, int number, int rule);
void myt_offerings(struct hearing *h, int seat, int number, int rule);
void myt_favor(struct hearing *h, int seat, int god, int number, int rule);

/* ---- turns (turn.c) ---- */
bool myt_able_to_follow(const struct match *match, const struct state *s, int seat);
unsigned myt_may_follow(const struct match *match, const struct state *s); /* bits of those who can and have not yet */
unsigned myt_to_act(const struct match *match, const void *state);
void myt_clear_now(struct state *s);
void myt_stop_performing(struct state *s);
void myt_begin_performing(struct state *s, int seat, int area);
void myt_begin_turn(const struct match *match, struct state *s, int seat);
void myt_end_part(struct state *s);                          /* whoever performs has finished */
void myt_settle(const struct match *match, struct state *s); /* over, if nothing can come any more */

/* ---- who may say it now (entry.c) ---- */
enum outcome myt_play(struct hearing *h);

/* The cards of the player that must choose one to lock; 0 if nobody must. */
unsigned myt_lock_choice(const struct match *match, const struct state *s, int *seat);
void myt_lock_chosen(struct hearing *h, int card);
void myt_lock_all(struct hearing *h, int offered); /* `offered`: the card just given tokens */

/* ---- deeds (deed.c) ---- */
struct deed myt_deed_of(const struct move *move);
void myt_write_deed(struct writer *w, const struct match *match, const struct deed *deed);
bool myt_alike(const struct match *match, const struct move *a, const struct move *b);

/* ---- matching deeds with what an action allows (fit.c) ---- */
enum fit { FITS, NO_STEP, OTHER_OPTION, TOO_MANY, WRONG_LEVEL, WRONG_GOODS };

struct myt_ruling {
    enum fit verdict;
    enum list list;    /* where the deed counts */
    bool out_of_order; /* after the bonus, but it would be the main action's */
    bool leaves_slot;  /* gives up the open build bonus */
};

const struct action *myt_action(const struct match *match, const struct state *s, enum list list);
struct myt_ruling myt_rule_on(const struct match *match, const struct state *s, int seat, const struct deed *deed);
bool myt_shows(const struct match *match, const struct state *s, enum step_kind kind); /* in what is running */
bool myt_find_level(const struct match *match, const struct state *s, int seat,
                    struct deed *produce); /* false: not clear */
bool myt_level_allowed(const struct state *s, int seat, const struct icon *step, int built_on, int level);

int myt_idle_deed(const struct match *match, const struct state *s, int seat,
                  enum list list); /* the first that was passed over */

/* Says what is wrong with the deed, if anything, and puts it in its list. */
void myt_count_deed(struct hearing *h, const struct deed *deed);

/* ---- can anything be done (deadend.c) ---- */
bool myt_bonus_usable(const struct match *match, const struct state *s, int seat, int area, bool main_done);
int myt_bonus_card(const struct match *match, const struct state *s, int seat,
                   int area); /* Hera and her like, held and ready, or NONE */
bool myt_stuck(const struct match *match, const struct state *s, int seat); /* nothing can be done by who performs */
bool myt_may_spoil(const struct match *match, const struct state *s,
                   int seat);               /* something could be done, nothing was */
int myt_effect_used(const struct state *s); /* a card used with the main action, or NONE */
void myt_report_dead_end(struct hearing *h, int seat);
int myt_cost(const struct match *match, int piece, int kind, int with); /* less the discount of that card or NONE */

/* ---- cards (cards.c) ---- */
bool myt_usable(const struct state *s, int seat, int card);
void myt_use_card(struct hearing *h, int card, bool suits); /* with an action: finds fault, notes the use */
void myt_use_at_start(struct hearing *h, int card);         /* at the start of the turn: the same */
void myt_pay_by_card(struct hearing *h, int card);          /* when following: finds fault */
int myt_uses(const struct match *match, int card);          /* how often per action */

/* ---- what is printed, in words (describe.c) ---- */
enum { SAYING = 240 };
const char *myt_say_goods(const int goods[KINDS], char room[SAYING]);
const char *myt_say_areas(unsigned areas, char room[SAYING]);
const char *myt_say_action(const struct action *action, char room[SAYING]);

/* ---- filler (filler.c) ---- */
enum filler {
    FILLER_COST,
    FILLER_LOCKS = FILLER_COST + PIECES,
    FILLER_LEVEL,
    FILLER_SACRIFICE = FILLER_LEVEL + LEVELS
};
void myt_advise(struct hearing *h, int filler, const char *path,
                const char *saying); /* what was computed: "pays 2 stone" */

/* ---- verbs: what the table can do, then the rules and the effect ---- */
#define VERB_FUNCTIONS(name)                                                                                           \
    enum outcome myt_can_##name(struct hearing *h);                                                                    \
    void myt_do_##name(struct hearing *h);
VERB_FUNCTIONS(deal)
VERB_FUNCTIONS(keep)
VERB_FUNCTIONS(reveal)
VERB_FUNCTIONS(exchange)
VERB_FUNCTIONS(sacrifice)
VERB_FUNCTIONS(down)
VERB_FUNCTIONS(move)
VERB_FUNCTIONS(produce)
VERB_FUNCTIONS(build)
VERB_FUNCTIONS(up)
VERB_FUNCTIONS(shift)
VERB_FUNCTIONS(favor)
VERB_FUNCTIONS(take)
VERB_FUNCTIONS(offer)
VERB_FUNCTIONS(lock)
VERB_FUNCTIONS(bonus)
VERB_FUNCTIONS(end)
VERB_FUNCTIONS(follow)
VERB_FUNCTIONS(pass)
#undef VERB_FUNCTIONS
enum outcome myt_reads_deal(struct hearing *h);
enum outcome myt_reads_favor(struct hearing *h);

/* ---- the rest of the interface ---- */
extern const struct game mytikas_game;
extern const struct verb myt_verbs[VERBS + 1];
extern const struct shape myt_table_shape;
bool myt_setup(struct hearing *h, const struct node *table);
bool myt_check_table(struct hearing *h, const struct node *table);
bool myt_read_now(struct hearing *h, const struct node *now);
bool myt_still_to_do(const struct match *match, const struct state *s, int phase); /* of the set-up */
void myt_set_up_phase(const struct match *match, struct state *s);
void myt_suggest(const struct match *match, const void *state, struct suggestions *to);
int myt_whim(const struct match *match, const void *state, const struct move *move);
bool myt_normal(const struct match *match, const void *state, struct move *move);
void myt_expects(const struct match *match, const void *state, struct text *out);
long myt_ways_to_sacrifice(const struct state *s, int seat, int cubes);
bool myt_chance(const struct match *match, const void *state, struct random *random, struct move *move);
void myt_score(const struct match *match, const void *state, struct standing *standing);
int myt_building_points(const struct match *match, const struct state *s, int seat);
int myt_points(const struct match *match, const struct state *s, int seat);
int myt_balance(const struct match *match, const void *state, int seat, int account);
void myt_write(const struct match *match, const void *state, struct writer *w);
bool myt_invariant(const struct match *match, const void *state);
void myt_draw(const struct match *match, const void *state, struct canvas *c);

#endif
