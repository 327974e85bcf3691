/* Myst: what the files of this game share. */
#ifndef MYST_H
#define MYST_H

#include "game/contest.h"
#include "game/pattern.h"
#include "games/myst/state.h"
#include "games/myst/ways.h"
#include "phrase/says.h"

GAME_FUNCTIONS(myst);

/* Rules and house rules. */

enum {
#define LOG(name, ...) RULE_LOG_##name,
#define RULE(name, ...) RULE_##name,
#include "games/myst/rules.def"
#undef LOG
#undef RULE
    RULES
};

enum {
    HOUSE_TOUCH,
    HOUSE_TOUCH_COLOUR,
    HOUSE_FIRST_CARD,
    HOUSE_WHO_SPINS,
    HOUSE_EQUAL_COUNT,
    HOUSE_REACH,
    HOUSE_LINGER,
    HOUSE_THROUGH,
    HOUSE_JUMP_REACH,
    HOUSE_START_BONUS,
    HOUSE_SWITCH,
    HOUSE_UNWRITTEN,
    HOUSE_BOARD,
    QUESTIONS
};

enum { TOUCH_SIDE, TOUCH_CORNER };
enum { COLOUR_OWN, COLOUR_ANY };
enum { FIRST_ANY, FIRST_HELD };
enum { SPINS_OWN, SPINS_ANYONE };
enum { EQUAL_YOUNGEST, EQUAL_OTHER };
enum { REACH_STOP, REACH_PASS };
enum { LINGER_OUT_AND_BACK, LINGER_STAY, LINGER_NEVER };
enum { THROUGH_FORBID, THROUGH_ALLOW };
enum { JUMP_COUNTS, JUMP_DOES_NOT };
enum { START_INCLUDED, START_EXCLUDED };
enum { SWITCH_TOP, SWITCH_BASE };
enum { BOARD_PICTURE, BOARD_BLANK };

static inline bool myst_answer(const struct match *match, int question, int answer)
{
    return match->house[question] == answer;
}

static inline const char *myst_team_name(const struct hearing *h, int team)
{
    return h->match->names[team];
}

static inline const char *myst_id(const struct hearing *h, int position)
{
    return myst_box_of(h->match)->id[position];
}

static inline const struct myst_graph *myst_touch(const struct match *match)
{
    return &myst_box_of(match)->touch[match->house[HOUSE_TOUCH]];
}

enum { NAME_ROOM = 64 }; /* a name has 60 bytes at most */

/* A line being composed; what exceeds it is cut off. */
struct myst_text {
    char text[1000];
    size_t used;
};
void myst_add(struct myst_text *line, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Verbs. */

enum myst_verb {
    VERB_DEAL,
    VERB_PLACE,
    VERB_LIFT,
    VERB_LINK,
    VERB_TURNS,
    VERB_SPIN,
    VERB_WALK,
    VERB_LAY,
    VERB_REMOVE,
    VERB_FLIP,
    VERB_ANNOUNCE,
    VERBS
};
enum { FIELD_AT = 1, FIELD_CARDS = 1, FIELD_TOTAL = 1, FIELD_SPACES = 1 };

play_function myst_play_deal, myst_play_place, myst_play_lift, myst_play_link, myst_play_turns, myst_play_spin,
    myst_play_walk, myst_play_lay, myst_play_remove, myst_play_flip, myst_play_announce;
suggest_function myst_suggest_deal, myst_suggest_place, myst_suggest_lift, myst_suggest_link, myst_suggest_turns,
    myst_suggest_spin, myst_suggest_walk, myst_suggest_lay, myst_suggest_flip;
spell_function myst_spell_deal, myst_spell_laying, myst_spell_turns, myst_spell_walk, myst_spell_flip;

/* Would the entry be played without a finding? */
bool myst_faultless(const struct match *match, const struct myst_state *s, const struct move *move);

/* Values in lists of pieces: a piece on another position, a run in box order, all that is still open (`rest`), a row, a
   column. And a walk that is none. */
enum {
    PIECE_BITS = 10,
    PIECE_AWAY = 1 << 20,
    PIECE_RUN = 2 << 20,
    PIECE_END = 3 << 20,
    PIECE_REST,
    PIECE_ROW,
    PIECE_COLUMN = PIECE_ROW + POSITIONS_MAX,
    PIECE_STAY = PIECE_COLUMN + POSITIONS_MAX
};

/* A piece to be laid directly on the board, by hand or with a Linking Book. */
struct myst_laying {
    int team, piece, position;
    int index; /* of the piece in a list; -1: it is not in a list */
    bool first;
};

/* A word of `place` or `lift` that may name several positions. */
static inline bool myst_is_run(int value)
{
    return value >= PIECE_RUN && value < PIECE_STAY;
}
bool myst_names(const struct match *match, int value, int position); /* is it one of them? */

/* Places the pieces of an entry with a run or the rest; the record does not give their order. */
enum outcome myst_place_set(struct hearing *h);

/* Tests of a piece that is placed. */
enum outcome myst_may_lay(struct hearing *h, int index); /* may pieces be laid in this phase? */
void myst_test_youngest(struct hearing *h, const struct myst_laying *laying);
void myst_test_first(struct hearing *h, const struct myst_laying *laying);

/* "touches no piece of blue", for the positions in `which`. */
void myst_find_touch(struct hearing *h, const struct myst_laying *laying, const char *which, bool several);
void myst_find_race(struct hearing *h, const struct myst_laying *laying);

/* The account line of a `place`; `before` and `first` are the team's pieces and first piece before it. */
void myst_sum_up_place(struct hearing *h, int before, int first, const struct myst_text *placed);

/* Reads a piece of the entry; refuses what the board or the supply does not have. */
enum outcome myst_read_laying(struct hearing *h, int index, struct myst_laying *laying);
void myst_test_image(struct hearing *h, const struct myst_laying *laying);
void myst_lay_piece(struct hearing *h, const struct myst_laying *laying);

/* "f2, the key piece of the rocket ship", "c4 on c5", "d3 (1 switch)". `alone`: the sentence names no other piece. */
void myst_tell_piece(const struct match *match, const struct myst_laying *laying, bool alone, struct myst_text *out);

/* A pawn's walk. */
struct myst_walk {
    int team, start, end, other_pawn;
    int number; /* spun, or without a spin the largest on the ring */
    bool spun, by_way;
    bool known;           /* its start is known */
    struct myst_ways out; /* ways from the start, unless the walk names its way */
};

/* Reports myst.share if the other pawn is on `end`; if its space is unknown, asks for it. */
void myst_test_share(struct hearing *h, int end);

/* Reports that the rule needs to know whose pieces are on the board, which the record does not give. */
void myst_miss_pieces(struct hearing *h, int rule);

/* Tests myst.total and notes the total announced. False if it is wrong and not built on an earlier wrong total. */
bool myst_test_total(struct hearing *h, int field);

/* Marks the landmarks that the walk reaches. Call before the pawn is moved. */
void myst_set_reached(struct hearing *h, struct myst_walk *walk);

bool myst_any_reached(const struct match *match, const struct myst_state *s); /* may a team act now? */

/* A landmark was acted on: it is no longer reached, nor are landmarks that are on no common way with it. */
void myst_act_on(const struct match *match, struct myst_state *s, int team, int landmark);

/* Order. */

extern const char *const myst_phase_names[PHASES + 1]; /* NULL-terminated */

/* Refuses an entry outside these phases (bits). */
enum outcome myst_in_phase(struct hearing *h, unsigned phases);

/* Refuses a spin or walk in the scoring, unless it can be recorded as a move too many: that needs the number of turns,
   both pawns and no card flipped. */
enum outcome myst_still_moving(struct hearing *h);

/* Refuses a flip or announcement before the scoring, which begins now if the moves made are unknown or assumed. */
enum outcome myst_in_scoring(struct hearing *h);
bool myst_may_be_over(const struct myst_state *s);   /* exploration: unknown whether all moves are made */
bool myst_over_in_doubt(const struct myst_state *s); /* it is only assumed that moves are left */

/* In the scoring, refuses a team that has not just moved. */
enum outcome myst_may_still_act(struct hearing *h);

/* The pawn of the actor is there from this entry on, and nothing is assumed about moves and the running turn. */
void myst_move_pawn(struct hearing *h, int position);

/* If a later entry has the walk for which a stay would be assumed here: reports log.turn and waits for that walk. */

/* Has the exploration holes, and has no team spun or moved? Then missing pieces may still be laid. */
bool myst_fresh(const struct myst_state *s);

/* Tests myst.turns-over in the scoring. */
void myst_test_turns_over(struct hearing *h);

/* Begins the next phase if this one is at its end. */
void myst_advance(struct myst_state *s);

/* Ends a half-turn: no team has just moved, no landmark is reached. myst_end_moves: nor is a spin pending. */
void myst_end_half_turn(struct myst_state *s);
void myst_end_moves(struct myst_state *s);

/* Who leads. `went_first` of the state is the team that went first, which is not always the one that ought to. */

int myst_ought(const struct match *match, const struct myst_state *s); /* team, or NOBODY: not known */

/* Bits of teams: who begins a turn or a round of flips (both if the leader is unknown or ought not to lead); who moves
   in the exploration; who may lay or remove. */
unsigned myst_first(const struct match *match, const struct myst_state *s);
unsigned myst_next(const struct match *match, const struct myst_state *s);
unsigned myst_acting(const struct match *match, const struct myst_state *s);

/* Reports log.turn and returns false if the actor is not among `teams`. `by_order`: because of who leads, not
   because of who has just moved. */
bool myst_test_turn(struct hearing *h, unsigned teams, bool by_order, const char *what);

/* If the record does not say who went first, it was the actor. With equal pieces this also shows the youngest. */
void myst_may_go_first(struct hearing *h, unsigned teams, const char *what);

/* If the record does not say which team has the youngest player, it is the actor's. */
void myst_take_youngest(struct hearing *h, const char *what);

/* Is it known that both teams have moved equally often? Is a number of moves assumed? */
bool myst_moved_alike(const struct myst_state *s);
bool myst_moved_assumed(const struct myst_state *s);

/* Pieces. */

bool myst_in_supply(const struct match *match, const struct myst_state *s, int team,
                    int piece); /* neither on the board, nor on top of a landmark, nor aside */
int myst_where_lies(const struct myst_state *s, int team, int piece);        /* the position of a used piece */
void myst_lay_down(struct myst_state *s, int team, int piece, int position); /* directly on the board */

/* Updates `first` after a piece was laid on `position`. */
void myst_note_first(const struct match *match, struct myst_state *s, int team, int position);

/* Is there a piece beside `position` that a new piece of this team may touch? */
bool myst_beside(const struct match *match, const struct myst_graph *graph, const struct myst_state *s, int team,
                 int position);

/* Can the team's pawn go to another space? Its own is known. */
bool myst_can_step(const struct match *match, const struct myst_state *s, int team);

/* May the team lay this piece by hand: in supply, its position open and beside a piece it may touch? Any piece? */
bool myst_may_place(const struct match *match, const struct myst_graph *graph, const struct myst_state *s, int team,
                    int piece);

/* The team whose key piece is visible on the landmark's key position, or NOBODY. */
int myst_controls(const struct match *match, const struct myst_state *s, int landmark);

/* Refuses a position without a piece. `index` as in point_at. */
enum outcome myst_is_space(struct hearing *h, int index);

/* If this part of the box is assumed: "; if your board is different, write `box: {positions: ...}`", else "". */
const char *myst_own_board(const struct match *match, const char *part);

const char *myst_colour(const struct myst_state *s, int team); /* "blue" or "yellow" */

/* Cards. */

int myst_times(const int *cards, int count, int card);
int myst_in_hand(const struct myst_state *s, int team, int card);  /* how many */
int myst_named_by(const struct myst_state *s, int team, int card); /* copies in the team's hand, flipped or played */

int myst_left(const struct match *match, const struct myst_state *s, int card); /* copies that are not named */
int myst_most_played(const struct match *match, const struct myst_state *s,
                     int team); /* books the team may have used, unknown cards included */
bool myst_may_hold_book(const struct match *match, const struct myst_state *s, int team);

void myst_take_card(struct myst_state *s, int team, int card); /* from the hand */
void myst_hold_cards(struct myst_state *s, int team);          /* five unknown cards, if the team has none yet */
unsigned myst_can_flip(const struct myst_state *s);            /* bits of teams with a card that is not a known book */

/* Refuses more copies than there are; doubtful if the landmark's cards are assumed. `named` by each team. */
enum outcome myst_test_deck(struct hearing *h, int card, const int named[TEAMS], int field, int index);
bool myst_copies_assumed(const struct match *match, int card);

/* Points. */

enum myst_which_cards { CARDS_ALL, CARDS_FLIPPED };

/* Switches, Values and Bonus of a team now, from known cards. */
void myst_lines(const struct match *match, const struct myst_state *s, int team, enum myst_which_cards which,
                int line[LINES]);

/* The sum of the lines: from all known cards; from those flipped so far; as the team announced it. */
int myst_total(const struct match *match, const struct myst_state *s, int team, enum myst_which_cards which);
int myst_said(const struct match *match, const struct myst_state *s, int team);

/* The points of the switches on one piece for its team. */
int myst_switch_points(const struct match *match, const struct myst_state *s, int team, int piece);

/* The lines of a score sheet. */
extern const struct myst_line_of {
    const char *label;
    int rule;
} myst_line_of[LINES];

/* What a landmark brings a team through its cards. */
struct myst_worth {
    int cards, values, bonus;
};
struct myst_worth myst_worth(const struct match *match, const struct myst_state *s, int team, int landmark,
                             enum myst_which_cards which);

/* Would a card for this landmark bring the Bonus? */
bool myst_earns_bonus(const struct match *match, const struct myst_state *s, int team, int landmark);

/* What a team's unknown cards can add. */
struct range myst_range(const struct match *match, const struct myst_state *s, int team);

/* Sets ranks and winners, as far as the totals, in halves, give them. */
void myst_settle(const struct match *match, const struct range total[TEAMS], bool over, struct standing *standing);

/* "a3, b4 (2)": the pieces whose switches count. "4 + 5": the Values of the team's known cards for a landmark. */
void myst_tell_switches(const struct match *match, const struct myst_state *s, int team, const char *between,
                        struct myst_text *out);
void myst_tell_values(const struct match *match, const struct myst_state *s, int team, int landmark,
                      struct myst_text *out);

enum myst_account {
    ACCOUNT_POINTS,
    ACCOUNT_PIECES,
    ACCOUNT_SUPPLY,
    ACCOUNT_CARDS,
    ACCOUNT_BOOKS,
    ACCOUNT_LANDMARKS,
    ACCOUNT_SWITCHES,
    ACCOUNT_COVERS,
    ACCOUNT_ASIDE,
    ACCOUNT_MOVES,
    ACCOUNT_SAID,
    ACCOUNTS
};

/* Words. */

extern const struct words myst_position_words; /* id or landmark; printed as id */
extern const struct words myst_spot_words;     /* id, landmark, unknown or none */
extern const struct words myst_key_words;      /* id or landmark; printed as landmark if there is one */
extern const struct words myst_walk_words;     /* the same, or stay */
extern const struct words myst_landmark_words; /* the value is the landmark, not its position */
extern const struct words myst_piece_words;    /* c4, a1..a8, c4@c5 */
extern const struct words myst_run_words;      /* c4, a1..a8, row b, column 6, rest; landmarks by their names */
extern const struct words myst_run_id_words;   /* likewise; landmarks by the ids of their positions */
extern const struct words myst_card_words;     /* with unknown */
extern const struct words myst_face_words;     /* a card that is visible: not unknown */

/* For other spellings: the word that is meant, or NULL. */
const char *myst_meant_place(const struct match *match, const char *word, char room[WORD_ROOM]);
bool myst_says_part(const struct match *match, const char *word); /* of it a part is `rest` or a word of a landmark */
const char *myst_meant_face(const struct match *match, const char *word, char room[WORD_ROOM]);
const char *myst_meant_card(const struct match *match, const char *word, char room[WORD_ROOM]);

const char *myst_card_name(const struct match *match, int card, char room[WORD_ROOM]);  /* as in a record */
const char *myst_card_title(const struct match *match, int card, char room[WORD_ROOM]); /* "rocket ship 5" */

extern const struct says myst_says; /* how people say it, made of says.txt */
said_function myst_say_space, myst_say_landmark, myst_say_own, myst_say_key, myst_say_run, myst_say_glued,
    myst_say_cards, myst_say_deals;

/* Table. */

extern const struct shape myst_place_shape, myst_key_shape, myst_hand_shape;

void myst_wrong_seats(const struct node *players, struct text *out);
const struct other_name *myst_other_names(const struct match *match, const struct node *table, struct arena *arena);

/* What a table shows before its board is read. */
struct myst_clues {
    bool begun;    /* play has begun: parts left out are derived, unknown or assumed */
    bool covered;  /* the race is over: the board is full, but for the holes */
    bool explores; /* something is given that only the exploration brings, perhaps no number of turns */
    bool hole[POSITIONS_MAX];
};
struct myst_clues myst_clues(const struct match *match, const struct node *table);

/* Parts that only a later phase brings; before it they cannot be given. Ends with a row without key. */
extern const struct myst_later {
    const char *key;
    int from; /* phase */
} myst_later[];

/* Does the node give something: no empty list or map, not 0, not `none`? */
bool myst_says_something(const struct node *node);

/* The parts of myst_setup: each reads its keys and returns false after a finding. */
bool myst_set_board(struct hearing *h, const struct node *table, const struct myst_clues *clues);
bool myst_set_cards(struct hearing *h, const struct node *table, const struct myst_clues *clues);

/* Call after the other two: finds the phase and tests whether all parts agree. */
bool myst_check_table(struct hearing *h, const struct node *table, const struct myst_clues *clues);

/* The list of this team's pieces in the table, or NULL. */
const struct node *myst_pieces_of(const struct node *table, int team);

/* The default of a team's `first` if the table does not give it: position, NONE or UNKNOWN. */
int myst_usual_first_piece(const struct match *match, const struct myst_state *s, int team);

/* The default of `went-first` if the table does not give it: team or NOBODY. */
int myst_usual_first(const struct match *match, const struct myst_state *s);

/* How often a list (or NULL) names a card, up to the item `end`; NULL: in all of it. */
int myst_listed(const struct node *list, const struct node *end, int card);

/* What the table gives for this team under `key`, or NULL. */
struct node *myst_for_team(const struct node *table, const char *key, int team);

/* Tests each item of each team's list under `key`. Do all fit? */
typedef bool myst_item_test(struct hearing *h, const struct node *table, int team, const struct node *item);
bool myst_each_fits(struct hearing *h, const struct node *table, const char *key, myst_item_test *test);

#endif
