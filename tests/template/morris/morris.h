/* Morris: what the files of this game share. */
#ifndef MORRIS_H
#define MORRIS_H

#include "game/game.h"

/* ---- state.h ------------------------------------------------------------------------------------------------------- */

enum { POINTS = 24, PLAYERS = 2, MEN_MAX = 12, FEWEST = 3, NOBODY = -1 };

/* A player never has more men in hand and on the board than the box gives; those that are missing were taken. */
struct morris_state {
    int man[POINTS]; /* the seat whose man is there, or NOBODY */
    int hand[PLAYERS];
    int turn;
    int quiet;            /* moves in a row in which no man was placed or taken */
    struct place turn_at; /* the entry after which it became this player's turn */
};

enum { LINES = 16, LINE_POINTS = 3, TAKES_MAX = 2 };
enum { HOUSE_FLYING, HOUSE_TWO_MILLS, HOUSE_ALL_IN_MILLS, HOUSE_DRAW, QUESTIONS };
enum { FLYING_THREE, FLYING_NEVER, TWO_MILLS_ONE = 0, TWO_MILLS_TWO, ALL_IN_MILLS_ANY = 0, ALL_IN_MILLS_NONE };
enum { ACCOUNT_POINTS, ACCOUNT_HAND, ACCOUNT_BOARD, ACCOUNT_LOST, ACCOUNTS };
enum { VERB_PLACE, VERB_MOVE };
enum { PLACE_AT, PLACE_TAKES, MOVE_FROM = 0, MOVE_TO, MOVE_TAKES };
enum morris_rule {
#define LOG(name, ...) RULE_LOG_##name,
#define RULE(name, ...) RULE_##name,
#include "template/morris/rules.def"
#undef LOG
#undef RULE
    RULES
};

extern const struct rule morris_rules[RULES + 1];
extern const struct verb morris_verbs[];
extern const char *const morris_points[POINTS + 1], *const morris_accounts[ACCOUNTS + 1];
extern const int morris_lines[LINES][LINE_POINTS];
extern const struct words morris_point_words;
extern const struct shape morris_point, morris_box_shape, morris_table_shape;
extern const struct final_count morris_final_count;
extern const struct says morris_says; /* made of says.txt */

/* words.c: the board. `closes`: the mills that a man of `seat` closes on `to`, coming from `from` (NOBODY: hand). */
bool morris_linked(int a, int b);
int morris_closes(const struct morris_state *s, int seat, int from, int to);
bool morris_in_mill(const struct morris_state *s, int point);

/* table.c: `men_of` is the number of men that the box gives each player. */
const void *morris_open_box(struct hearing *h, const struct node *box, struct arena *arena);
int morris_men_of(const struct match *match);
bool morris_setup(struct hearing *h, const struct node *table);
void morris_write(const struct match *match, const void *state, struct writer *w);
bool morris_invariant(const struct match *match, const void *state);

/* order.c: `loser` is the seat that has lost, or NOBODY. */
int morris_on_board(const struct morris_state *s, int seat);
int morris_men(const struct morris_state *s, int seat); /* with those in hand */
bool morris_flies(const struct match *match, const struct morris_state *s, int seat);
int morris_loser(const struct match *match, const struct morris_state *s);
unsigned morris_to_act(const struct match *match, const void *state);
bool morris_over(const struct match *match, const void *state);
const char *morris_phase(const struct match *match, const void *state);
void morris_end_turn(struct hearing *h, bool quiet);

/* score.c, accounts.c, draw.c. Points are in halves. */
int morris_points_of(const struct match *match, const struct morris_state *s, int seat);
int morris_end_rule(const struct match *match, const struct morris_state *s);
void morris_score(const struct match *match, const void *state, struct standing *standing);
struct balance morris_balance(const struct match *match, const void *state, int holder, int account);
extern const int morris_account_rules[];
void morris_draw(const struct match *match, const void *state, struct canvas *c);
void morris_draw_move(const struct match *match, const void *state, const struct move *move, enum fate fate,
                      struct canvas *c);

#endif
