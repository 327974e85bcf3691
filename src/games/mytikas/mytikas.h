/* Mytikas: what the files of this game share. */
#ifndef MYT_MYTIKAS_H
#define MYT_MYTIKAS_H

#include "game/contest.h"
#include "game/pattern.h"
#include "games/mytikas/box.h"
#include "games/mytikas/state.h"
#include "phrase/says.h"

GAME_FUNCTIONS(myt);

enum { SAYING = 240, SUM = 48 }; /* room for a saying, and for a sum */

/* ---- rules, house rules and accounts (rules.def, house.c, accounts.c) ---- */
enum myt_rule {
#define RULE(name, ...) RULE_##name,
#define LOG(name, ...) RULE_LOG_##name,
#include "games/mytikas/rules.def"
#undef RULE
#undef LOG
    RULES
};

enum {
    HOUSE_DEAL,
    HOUSE_START_CITY_TOKEN,
    HOUSE_ARTEMIS_START_CITY,
    HOUSE_LOCK_MATCH,
    HOUSE_LOCK_CHAIN,
    HOUSE_LOCK_ORDER,
    HOUSE_CARD_READY,
    HOUSE_DOWN_AFTER_END,
    HOUSE_DOWN_WHEN_FOLLOWING,
    HOUSE_CARD_AFTER_BONUS,
    HOUSE_CARD_BONUS,
    HOUSE_FOLLOW_SKIPPED,
    HOUSE_HESTIA,
    HOUSE_BUILD_BONUS,
    HOUSE_OFFER_ZERO,
    HOUSE_UNWRITTEN,
    QUESTIONS
};

/* The answers to each house rule in the order of its list; the first is the default. */
enum { DEAL_ONE, DEAL_TWO };
enum { CITY_TOKEN_STAYS, CITY_TOKEN_TAKEN };
enum { START_CITY_COUNTS, START_CITY_NOT };
enum { MATCH_EXACT, MATCH_AT_LEAST };
enum { CHAIN_AT_ONCE, CHAIN_NEVER };
enum { ORDER_UNSAID, ORDER_ACTIVE_FIRST, ORDER_PERFORMER_FIRST };
enum { READY_NEXT_TURN, READY_OWN_TURN };
enum { AFTER_END_ALLOW, AFTER_END_FORBID };
enum { DOWN_FORBID, DOWN_ALLOW };
enum { AFTER_BONUS_ALLOW, AFTER_BONUS_FORBID };
enum { BONUS_ALONE, BONUS_WITH_MAIN };
enum { SKIPPED_FORBID, SKIPPED_ALLOW };
enum { HESTIA_MOVED, HESTIA_ANY };
enum { BUILD_BONUS_MAY, BUILD_BONUS_MUST };
enum { ZERO_FORBID, ZERO_ALLOW };
enum { UNWRITTEN_IMPLIED, UNWRITTEN_REQUIRED };

enum myt_account {
    POINTS,
    CUBES_OF,
    RESERVE = CUBES_OF + CUBES,
    TOKENS_ON,
    FAVORS_OF = TOKENS_ON + CARDS,
    LOCKS_HELD = FAVORS_OF + GODS,
    PILE_OF, /* from here on: accounts of the table */
    LEVEL_TOKENS = PILE_OF + GODS,
    LOCKS_LEFT = LEVEL_TOKENS + LEVELS,
    OWED,
    ACCOUNTS
};

/* Only these functions change and book an account. */
void myt_cubes(struct hearing *h, int seat, int kind, int level, int number, int rule);
void myt_deal_goods(struct hearing *h);                              /* call once the start player is known */
void myt_reserve(struct hearing *h, int seat, int number, int rule); /* Offering tokens not placed */
void myt_tokens(struct hearing *h, int card, int number, int rule);  /* on a player's card */
void myt_take_lock(struct hearing *h, int card);
void myt_take_level_token(struct hearing *h, int level); /* call after the piece was built */
void myt_owe(struct hearing *h, int cards, int rule);
void myt_hand_over(struct hearing *h, int card, int seat);
void myt_favor(struct hearing *h, int seat, int god, int number, int rule); /* from or to another player */
void myt_favor_of_pile(struct hearing *h, int seat, int god, int number, int rule);
void myt_book_points(struct hearing *h, const struct myt_state *before); /* what changed since, by line of the sheet */

/* ---- what follows from the rest of the table (supply.c) ---- */
int myt_tokens_left(const struct match *match, const struct myt_state *s, int level);
int myt_built_on(const struct match *match, const struct myt_state *s, int level);
int myt_pile(const struct match *match, const struct myt_state *s, int god);
int myt_locks_taken(const struct myt_state *s);
int myt_locks_left(const struct match *match, const struct myt_state *s);
bool myt_last_locks(const struct match *match, const struct node *locks);  /* does the row end so? not too many */
int myt_lowest_lock(const struct match *match, const struct myt_state *s); /* 0: none left */
int myt_cities_on(const struct myt_state *s, int seat, int level);         /* starting city included */
int myt_cities(const struct myt_state *s, int seat);
int myt_pieces_built(const struct myt_state *s, int seat);
int myt_pieces_left(const struct myt_state *s, int seat, int piece);
int myt_pieces_on(const struct myt_state *s, int seat, int piece, int level); /* of one kind */
int myt_favors_held(const struct myt_state *s, int seat);
int myt_cubes_held(const struct myt_state *s, int seat);
int myt_levels_empty(const struct match *match, const struct myt_state *s);
bool myt_has_card(const struct myt_state *s, int seat);
unsigned myt_cards_of(const struct myt_state *s, int where); /* bits; `where`: a seat, IN_LINE, ... */
int myt_cards_at(const struct myt_state *s, int where);
int myt_cards_open(const struct match *match, const struct myt_state *s); /* with players and in the line */

/* Is a player holding the card? */
static inline bool myt_is_held(const struct myt_state *s, int card)
{
    return s->holder[card] >= 0 && s->holder[card] < DEALT_TO;
}

/* Is a build bonus open? */
static inline bool myt_slot_open(const struct myt_state *s)
{
    return s->slot > 0 && !s->slot_closed;
}

static inline int myt_next_seat(const struct match *match, int seat)
{
    return (seat + 1) % match->seats;
}

/* Steps clockwise from one seat to another. */
static inline int myt_seats_from(const struct match *match, int from, int to)
{
    return (to - from + match->seats) % match->seats;
}

/* The only one of these bits; NONE: there is none, or there are several. */
static inline int myt_only_one(unsigned bits)
{
    return __builtin_popcount(bits) == 1 ? __builtin_ctz(bits) : NONE;
}

/* How many cubes of this kind and level a player has. */
static inline int myt_cubes_at(const struct myt_state *s, int seat, int cube)
{
    return s->seat[seat].goods[myt_cube_kind(cube)][myt_cube_level(cube) - 1];
}

static inline const char *myt_name_of(const struct hearing *h, int seat)
{
    return actor_name(h->match, seat);
}

/* The name of the actor of the entry. */
static inline const char *myt_actor(const struct hearing *h)
{
    return actor_name(h->match, h->move->actor);
}

static inline int myt_builder_place(const struct match *match, int area)
{
    return match->seats == 2 ? myt_god_of(area) : area;
}

/* The name of a place for a Builder. */
static inline const char *myt_spot_name(const struct match *match, int place)
{
    return (match->seats == 2 ? myt_god_names : myt_area_names)[place];
}

/* ---- what the record does not give (unknown.c) ---- */
enum myt_fact { FACT_GOODS, FACT_FAVORS, FACT_RESERVE, FACT_CARDS, FACT_TOKENS, FACT_LINE, FACT_LOCKS, FACTS };
bool myt_unknown(const struct myt_state *s, int seat, unsigned what); /* is any of these bits unknown? */
bool myt_cube_unknown(const struct myt_state *s, int seat, int cube);
bool myt_slot_assumed(const struct myt_state *s, int seat, int piece, int slot); /* slot from 0 */
bool myt_board_assumed(const struct myt_state *s, int seat);                     /* are all slots? */
bool myt_may_hold(const struct myt_state *s, int seat, int card);                /* a card whose place is not known */
bool myt_may_use(const struct myt_state *s, int seat, int card);                 /* can use it, or may hold it */
unsigned myt_lacking(const struct match *match, const struct myt_state *s, unsigned what); /* bits of seats */
void myt_forget_reserve(struct myt_state *s, int seat);                                    /* it is no longer known */
void myt_need(struct hearing *h, int rule, enum myt_fact fact, int of);                    /* `of`: a seat or a card */
void myt_need_cube(struct hearing *h, int cube);                                           /* of the actor */
bool myt_lacks(const struct hearing *h, int cube, int wanted); /* the actor; unknown cubes may be enough */
enum outcome myt_test_cube(struct hearing *h, int field,
                           const char *does);       /* refuses the cube of the field if not there */
void myt_rest_on_seat(struct hearing *h, int seat); /* the latest finding rests on what is assumed */

/* May `bonus` be left out now (optional.c)? */
bool myt_bonus_is_optional(const struct match *match, const struct myt_state *s);

/* ---- whose turn it is, and how a turn ends and the next begins (order.c) ---- */
bool myt_step_done(const struct myt_state *s);      /* of the main action or the ribbon */
bool myt_may_end(const struct myt_state *s);        /* something was done or tried, or nothing can be done */
bool myt_between_turns(const struct myt_state *s);  /* nobody performs, and the next turn may begin */
bool myt_main_performed(const struct myt_state *s); /* a step of the main action was done, or tried */
bool myt_next_may_begin(const struct myt_state *s); /* a turn, with nothing left to turn up */
bool myt_follows_in(const struct match *match, const struct myt_state *s, int area); /* may followers act in it? */
unsigned myt_may_follow(const struct match *match, const struct myt_state *s);       /* bits: can, and have not yet */
void myt_clear_now(struct myt_state *s);
void myt_begin_performing(struct myt_state *s, int seat, int area);
void myt_begin_turn(const struct match *match, struct myt_state *s, int seat);
/* Players who sit before a follower and did not follow have passed, even if the record does not say so. */
void myt_pass_over(const struct match *match, struct myt_state *s, int follower);
void myt_end_part(struct myt_state *s); /* the performing player has finished */
/* Once no player can follow any longer: ends the game (true), or begins the next turn if the cards were turned up. */
bool myt_settle(const struct match *match, struct myt_state *s);

void myt_make_last(struct hearing *h, const char *what); /* this turn, for what was done */
const char *myt_say_followers(const struct hearing *h, unsigned but, char room[SAYING]); /* who may follow; or "" */

bool myt_still_to_do(const struct match *match, const struct myt_state *s, int phase); /* of the setup */
void myt_set_up_phase(const struct match *match, struct myt_state *s);

/* ---- playing an entry (order_entry.c) ---- */
enum myt_calling { AT_DEAL, AT_KEEP, AT_REVEAL, AT_START, AT_DOWN, AT_STEP, AT_LOCK, AT_FOLLOW, AT_PASS };

/* Entries with one verb are listed for an actor who may make them; at the start of a turn that is still to begin, in the
   position in which it has begun. */
struct myt_offer {
    const struct match *match;
    const struct myt_state *s;
    int seat; /* CHANCE: the table */
    int verb;
    struct suggestions *to;
};

static inline bool myt_offer_has(const struct myt_offer *to, int cube)
{
    return myt_cubes_at(to->s, to->seat, cube) > 0;
}
void myt_offer_word(const struct myt_offer *to); /* the verb alone (verbs.c) */

/* What a verb adds: when it may be played, tests of the entry beyond its shape (or NULL), and what it does: it refuses the
   impossible, calls myt_announce, and has the rules and the effect. */
struct myt_notes;
struct myt_act {
    enum myt_calling calling;
    enum outcome (*reads)(struct hearing *h);
    enum outcome (*play)(struct hearing *h, struct myt_notes *notes);
    void (*offers)(const struct myt_offer *to); /* lists what may be legal */
    /* Leaves out what the list leaves out; false: such entries are not listed. NULL: they are listed as written. */
    bool (*spell)(const struct match *match, const struct myt_state *s, struct move *move);
};
void myt_announce(struct hearing *h, struct myt_notes *notes); /* what was noted when the entry was let in */
extern const struct myt_act *const myt_acts[VERBS];
play_function myt_play_entry; /* of any verb */
play_function myt_play_whole; /* as it is written: nothing is completed */

/* ---- what need not be named (complete.c) ---- */

/* Sets `whole` to the entry with the card or payment that alone makes it possible; refuses it if there are several. */
enum outcome myt_complete(struct hearing *h, struct move *whole);

/* For a finding about what is lacking: the actor's cards that would help, and why they cannot be used; or "". */
const char *myt_would_help(const struct hearing *h, char room[SAYING]);

/* ---- Locks (locks.c) ---- */

/* The cards from which a player, `*seat`, must choose one to lock; 0 if no player must choose. */
unsigned myt_lock_choice(const struct match *match, const struct myt_state *s, int *seat);
bool myt_lock_chosen(struct hearing *h, int card); /* true: the order matters, so call myt_announce_order */
void myt_announce_order(struct hearing *h);
/* May a card have taken a Lock, or the last Lock, without the record showing it? */
bool myt_may_have_locked(const struct match *match, const struct myt_state *s);
bool myt_may_have_locked_last(const struct match *match, const struct myt_state *s);
void myt_need_locks(struct hearing *h);            /* reports what these depend on */
void myt_lock_all(struct hearing *h, int offered); /* `offered`: the card that just got tokens */

/* ---- deeds (deed.c) ---- */
extern const int myt_card_field[VERBS];    /* the field that names the card used; 0: none */
bool myt_is_step(const struct move *move); /* a step of an action, not an effect of a card */
struct myt_deed myt_deed_of(const struct move *move);
bool myt_read_deed(const struct match *match, const struct myt_state *s, int seat, const struct move *move,
                   struct myt_deed *deed); /* with the level of a production; false: it is not clear */
void myt_write_deed(struct writer *w, const struct match *match, const struct myt_deed *deed);

/* ---- what an action allows (action.c), and a step done in it (step.c) ---- */
enum myt_fit { FITS, NO_STEP, OTHER_OPTION, TOO_MANY, SAME_CUBE, WRONG_LEVEL, WRONG_GOODS };

struct myt_ruling {
    enum myt_fit verdict;
    enum myt_list list; /* the list in which the deed counts */
    bool out_of_order;  /* a step of the main action or the build bonus after the bonus began */
    bool leaves_slot;   /* gives up the open build bonus */
};

const struct myt_action *myt_action(const struct match *match, const struct myt_state *s, enum myt_list list);
struct myt_ruling myt_rule_on(const struct match *match, const struct myt_state *s, int seat,
                              const struct myt_deed *deed);
bool myt_fits(const struct match *match, const struct myt_state *s,
              const struct move *move); /* by the rules of steps */
bool myt_shows(const struct match *match, const struct myt_state *s, enum myt_step_kind kind); /* in this action */
bool myt_find_level(const struct match *match, const struct myt_state *s, int seat,
                    struct myt_deed *produce);        /* false: not unique */
enum myt_list myt_running(const struct myt_state *s); /* main action or ribbon */
bool myt_level_allowed(const struct myt_state *s, int seat, enum myt_list list, const struct myt_icon *step, int level);

int myt_count_steps(const struct match *match, const struct myt_state *s, enum myt_list list, int verb,
                    int *of); /* how many steps were done, and may be done in all */
int myt_left_of(const struct match *match, const struct myt_state *s, int seat, enum myt_list list, int step);
int myt_productions(const struct match *match, const struct myt_state *s, int seat); /* how many cities have produced */
int myt_idle_deed(const struct match *match, const struct myt_state *s, int seat,
                  enum myt_list list); /* the first deed that counts for nothing */

/* Reports what is wrong with the deed, if anything, and puts it in its list. */
enum myt_list myt_count_deed(struct hearing *h, const struct myt_deed *deed); /* returns the list */
void myt_give_up_slot(struct hearing *h);                                     /* the build bonus (verb_bonus.c) */

/* Less the discount of card `with` (verb_build.c). */
int myt_cost(const struct match *match, int piece, int kind, int with);

/* ---- can anything be done (dead_end.c) ---- */
bool myt_bonus_usable(struct hearing *h, bool main_done); /* by the performing player; reports unknown facts */
/* What is left of the open build bonus and can be done: "1 of 2 tokens"; or "". */
const char *myt_tell_left(const struct match *match, const struct myt_state *s, char room[SAYING]);
/* A card such as Hera that gives the bonus and that the player `has` (myt_usable, myt_fresh); or NONE. */
int myt_bonus_card(const struct match *match, const struct myt_state *s, int seat, int area,
                   bool has(const struct myt_state *s, int seat, int card));
/* Can the player do nothing, whatever assumed values are? Could the player do something, and has done nothing? */
bool myt_surely_stuck(const struct match *match, const struct myt_state *s, int seat);
bool myt_may_spoil(const struct match *match, const struct myt_state *s, int seat);
int myt_effect_used(const struct myt_state *s); /* a card used in the main action, or NONE */
void myt_test_dead_end(struct hearing *h, int seat);

/* ---- cards (cards.c) ---- */
bool myt_usable(const struct myt_state *s, int seat, int card);
bool myt_fresh(const struct myt_state *s, int seat, int card); /* the player has it, but it is not ready yet */
struct myt_use {
    int field;        /* the field that names the card */
    bool other_piece; /* the piece is not one that the card makes cheaper */
    bool in_ribbon;   /* it would change a step of the ribbon */
};
bool myt_use_card(struct hearing *h, int card, struct myt_use use); /* in an action; false: it is against the rules */
void myt_use_at_start(struct hearing *h, int card); /* at the start of a turn: tests and notes the use */
void myt_pay_by_card(struct hearing *h, int card);  /* tests a card that pays for following */
int myt_uses(const struct match *match, int card);  /* how often per action */
bool myt_works(const struct match *match, const struct myt_state *s, int card); /* in the running action, once more */

/* ---- what is printed, in words (printed.c) ---- */
const char *myt_say_sum(char room[SUM], bool unknown, int now, int change); /* "2 + 1 = 3", or unknown "? + 1 = ?" */
const char *myt_say_reserve(const struct hearing *h, int seat, int change, char room[SUM]);  /* the same of a reserve */
const char *myt_say_cube_sum(const struct hearing *h, int cube, int change, char room[SUM]); /* of the actor */
const char *myt_say_where(const struct match *match, int holder, char room[SAYING]);         /* a card that was seen */
const char *myt_say_goods(const int goods[KINDS], char room[SAYING]);
void myt_add_doing(char room[SAYING], const struct myt_icon *icon, const char *amount); /* "1 of 2" tokens */
const char *myt_say_cubes(const int *cubes, const char *link, char room[SAYING]);       /* "9 gold on Level 4"; or "" */
const char *myt_say_areas(unsigned areas, char room[SAYING]);
const char *myt_tell_action(const struct match *match, const struct myt_action *action,
                            char room[SAYING]); /* in a sentence; assumed numbers with a question mark */

/* ---- assumed values (assumed.c) ---- */
enum myt_assumed {
    ASSUMED_COST,
    ASSUMED_LOCKS = ASSUMED_COST + PIECES,
    ASSUMED_LEVEL,
    ASSUMED_SACRIFICE = ASSUMED_LEVEL + LEVELS
};
/* Points out a value the first time that something is computed from it, "a minor city costs 2 stone". */
void myt_advise(struct hearing *h, int what, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* ---- spelling (words.c) ---- */
void myt_drop(struct move *move, int field); /* takes the field out of the move */

/* ---- verbs (verb_*.c) ---- */
extern const struct myt_act myt_act_deal, myt_act_keep, myt_act_reveal, myt_act_exchange, myt_act_sacrifice,
    myt_act_down, myt_act_move, myt_act_produce, myt_act_build, myt_act_up, myt_act_shift, myt_act_favor, myt_act_take,
    myt_act_offer, myt_act_lock, myt_act_bonus, myt_act_end, myt_act_follow, myt_act_pass;
unsigned myt_kinds_produced(const struct myt_state *s); /* bits of the kinds, in this action */
int myt_rate_for(const struct match *match, int cubes); /* the row of what Hades gives for them, or NONE */
long myt_ways_to_sacrifice(const struct myt_state *s, int seat, int cubes);

/* ---- the rest of the interface ---- */
extern const struct game mytikas_game;
extern const struct shape myt_seats_shape, myt_now_shape, myt_by_level;

bool myt_put_cards(struct hearing *h, const struct node *list, int where);
bool myt_read_seats(struct hearing *h, const struct node *seats);
int myt_number_said(const struct node *map, const char *key); /* 0 also for `none` and `unknown` */
/* Once play has begun, what is left out or written as unknown is unknown. */
bool myt_left_out(const struct myt_state *s, const struct node *node);
bool myt_read_now(struct hearing *h, const struct node *now, const struct node *table);
void myt_give_start_goods(const struct match *match, struct myt_state *s); /* to all players whose goods are unknown */

/* Parts that a position leaves out but that follow from the others (table_derive.c). */
void myt_derive(struct hearing *h, const struct node *table);
bool myt_line_told(const struct match *match, const struct myt_state *s); /* do other cards show it is empty? */
int myt_locks_told(const struct match *match, const struct myt_state *s); /* how many are taken, or NONE */
int myt_locks_opening(const struct match *match, int taken);              /* Locks taken that turned up a card */

/* Can this position, or this setup, exist? Each reports every fault; `once`: no card is in two places. */
bool myt_check_supply(struct hearing *h, const struct node *table, bool once);
bool myt_check_phase(struct hearing *h, const struct node *table);
void myt_check_start(struct hearing *h, const struct node *table);

/* ---- points as far as they are known, and who won (rank.c) ---- */
struct range myt_cards_turned(const struct match *match, const struct myt_state *s); /* (check_table.c) */

/* What decides, in this order, and what is known of it for one player. `doubt`: the same if assumed data and boards may
   be wrong. */
enum { BY_POINTS, BY_TEMPLE, BY_CUBES, DECIDERS };
struct myt_total {
    struct range known[DECIDERS], doubt[DECIDERS];
    unsigned missing; /* bits of the facts that the points need */
};
void myt_add_points(struct myt_total *total, struct range known, struct range doubt);

/* The words for these facts, by bit ("gold", "the gold"), and the facts that break a tie. */
struct myt_facts {
    const struct myt_fact_words {
        const char *key, *words;
    } * fact;
    int temple, cubes;
};
void myt_rank(const struct match *match, const struct myt_total total[PLAYERS], const struct myt_facts *facts,
              bool over, struct standing *standing);
void myt_rest(const char *paths[SHEET_RESTS], const char *path);

/* What the cards of a player count, in a position or a final count (score.c). */
struct myt_counts {
    int of[COUNTED];
    unsigned missing[COUNTED]; /* facts, as bits, that the count needs */
    int most_pieces[COUNTED];  /* of COUNT_TEMPLES and COUNT_CITIES, if some are missing */
    int favors[GODS];
    unsigned cards;      /* bits of the cards that score */
    const char *others;  /* what other cards, which nobody named, are called; NULL: there are none */
    unsigned others_are; /* the fact, as a bit, that would name them */
};
struct myt_counts myt_counts_of(const struct match *match, const struct myt_state *s, int seat);
int myt_card_points(const struct match *match, const struct myt_counts *counts, int card,
                    char detail[64]); /* 0 if a fact is missing or the player has not the card; `detail` may be NULL */
void myt_list_cards(const struct match *match, const struct myt_counts *counts, struct sheet *sheet);
void myt_total_cards(const struct match *match, const struct myt_counts *counts, struct myt_total *total);

extern const char *const myt_piece_labels[PIECES];
int myt_piece_points(const struct match *match, int piece, const int *levels, int count); /* with the starting city */
void myt_list_open(struct sheet *sheet, const char *label, int rule, struct range range);
void myt_list_pieces(const struct match *match, int piece, const int *levels, int count, struct sheet *sheet);
struct myt_total myt_total_of(const struct match *match, const struct myt_state *s, int seat,
                              const struct myt_counts *counts);

/* ---- claims about what the record does not give (claimed.c) ---- */
enum assumed_likeness myt_like_assumed(const struct match *match, const void *state, const char *key, int holder,
                                       const struct node *claim);
int myt_points(const struct match *match, const struct myt_state *s, int seat);
void myt_write_built(struct writer *w, const struct myt_state *s, int seat);

/* ---- sentences (says.c) ---- */
extern const struct says mytikas_says; /* how people say it, made of says.txt */
said_function myt_say_lot, myt_say_each, myt_say_up, myt_say_down, myt_say_shift;

#endif
