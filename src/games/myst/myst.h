/* Myst: what the files of this game share. */
#ifndef MYST_H
#define MYST_H

#include "game/game.h"
#include "games/myst/state.h"
#include "games/myst/ways.h"

/* Rules and open questions. */

enum {
#define LOG(name, code, cite, sentence, reading, rests_on) RULE_LOG_##name,
#define RULE(name, code, cite, sentence, reading, rests_on) RULE_##name,
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

extern const struct rule myst_rules[RULES + 1];
extern const struct question myst_house[QUESTIONS + 1];

static inline bool myst_answer(const struct match *match, int question, int answer)
{
    return match->house[question] == answer;
}

static inline const struct myst_graph *myst_touch(const struct match *match)
{
    return &myst_box_of(match)->touch[match->house[HOUSE_TOUCH]];
}

enum { NAME_ROOM = 64 }; /* a name has 60 bytes at most */

/* A line being written; what is too long for it is cut off. */
struct myst_text {
    char text[1000];
    size_t used;
};
void myst_begin(struct myst_text *line); /* where zeroing it all would cost */
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

extern const struct verb myst_verbs[VERBS + 1];

/* The entry with one value and nothing else; the same, emitted. */
struct move myst_plain(int actor, int verb, int value);
void myst_emit(struct suggestions *list, int actor, int verb, int value);

/* Would nobody object to it? */
bool myst_faultless(const struct match *match, const struct myst_state *s, const struct move *move);

/* In lists of pieces: a piece away from home, a run in box order, and whatever is still open. */
enum { PIECE_BITS = 10, PIECE_AWAY = 1 << 20, PIECE_RUN = 2 << 20, PIECE_END = 3 << 20, PIECE_REST };

/* A piece that is to be laid directly on the board: by hand, or with a Linking Book. */
struct myst_laying {
    int team, piece, position;
    int index; /* of the piece in a list; -1: there is no list */
    bool first;
};

/* A word of a place or a lift that is a run or the rest, and the positions it means: from the first to the last. */
static inline bool myst_is_run(int value)
{
    return value >= PIECE_RUN && value <= PIECE_REST;
}
bool myst_has_run(const struct move *move);
int myst_run_first(int value);
int myst_run_last(const struct match *match, int value);

/* The pieces of an entry that has a run or the rest in it, in an order nobody wrote down. */
enum outcome myst_place_set(struct hearing *h);

/* What a piece that is placed is tested for. */
enum outcome myst_may_lay(struct hearing *h, int index); /* in this phase? */
void myst_test_youngest(struct hearing *h, const struct myst_laying *laying);
void myst_test_first(struct hearing *h, const struct myst_laying *laying);

/* "touches no piece of blue", for the positions in `which`. */
void myst_find_touch(struct hearing *h, const struct myst_laying *laying, const char *which, bool several);
void myst_find_race(struct hearing *h, const struct myst_laying *laying);

/* The account line of a place: `before` pieces, and `first`, as they were. */
void myst_sum_up_place(struct hearing *h, int before, int first, const struct myst_text *placed);

/* Reads it; refuses what the board or the supply does not have. */
enum outcome myst_read_laying(struct hearing *h, int index, struct myst_laying *laying);
void myst_test_image(struct hearing *h, const struct myst_laying *laying);
void myst_lay_piece(struct hearing *h, const struct myst_laying *laying);

/* "f2, the key piece of the rocket ship", "c4 on c5", "d3 (1 switch)". `alone`: no other piece stands beside it in the sentence. */
void myst_tell_piece(const struct match *match, const struct myst_laying *laying, bool alone, struct myst_text *out);

/* A pawn's walk. */
struct myst_walk {
    int team, start, end, other_pawn;
    int number; /* spun, or without a spin the largest of the ring */
    bool spun, by_way;
    bool known;           /* where it begins */
    bool late;            /* with a number spun before a later entry */
    struct myst_ways out; /* from the start; not for a walk written as a way */
};

/* myst.share, where the other pawn is; where that is unknown, a fact that is missing. */
void myst_test_share(struct hearing *h, int end);

/* Where the pawn of a team is, is not in the record, and this rule needs it. */
void myst_miss_pawn(struct hearing *h, int rule, int team);

/* Whose pieces are on the board is not in the record, and this rule needs it. */
void myst_miss_pieces(struct hearing *h, int rule);

/* myst.total; also settles what the team has said. False if it is neither right nor goes on from what was said before. */
bool myst_test_total(struct hearing *h, int field);

/* What the walk reaches, while the pawn still stands where it began. */
void myst_set_reached(struct hearing *h, struct myst_walk *walk);

/* A landmark was acted on: nobody reaches it any longer, nor what is on no way with it. */
void myst_act_on(const struct match *match, struct myst_state *s, int team, int landmark);

/* Order. */

extern const char *const myst_phase_names[PHASES];

bool myst_over(const struct match *match, const void *state);
const char *myst_phase(const struct match *match, const void *state);
void myst_round(const struct match *match, const void *state, struct text *out);
unsigned myst_to_act(const struct match *match, const void *state);
enum optional myst_optional_entry(const struct match *match, const void *state, const struct move *next,
                                  struct move *optional);
enum reply myst_reply(const struct match *match, const void *state, const struct move *next,
                      const struct assumption *assumption);
void myst_tell_sacrifices(const struct match *match, const void *state, const struct move *move, int count,
                          enum in_words how, struct text *out);
void myst_tell_optional(const struct match *match, const void *state, const struct move *optional, struct text *out);
void myst_unlisted(const struct match *match, const void *state, struct unlisted_list *out);
void myst_pieces(const struct match *match, const void *state, struct text *out);

/* Refuses what this part of the game (bits of phases) does not have. */
enum outcome myst_in_phase(struct hearing *h, unsigned phases);

/* Refuses a spin or walk where nobody could record a move too many: that needs the number of turns, both pawns and no card flipped. */
enum outcome myst_still_moving(struct hearing *h);

/* Refuses a flip or an announcement before the scoring. Where it is unknown or assumed how often the teams have moved, the scoring
   begins with it. */
enum outcome myst_in_scoring(struct hearing *h);
bool myst_may_be_over(const struct myst_state *s);   /* in the exploration: nobody knows whether all moves are made */
bool myst_over_in_doubt(const struct myst_state *s); /* it is assumed that not all moves are made */

/* In the scoring: refuses a team that has not just moved. */
enum outcome myst_may_still_act(struct hearing *h);

/* A player walks or jumps: what was assumed of moves and of the running turn is known from here on. */
void myst_go_by_log(struct myst_state *s);

/* If a stay assumed before this entry turned out to be a later walk: log.turn, and that walk is still to come. */
void myst_come_early(struct hearing *h);

/* The exploration has holes, and nobody has spun or moved: pieces that are missing may still be laid. */
bool myst_fresh(const struct myst_state *s);

/* myst.turns-over, in the scoring. */
void myst_test_turns_over(struct hearing *h);

/* The next phase, if this one is at its end. */
void myst_advance(struct myst_state *s);

/* Ends a half-turn: nobody has just moved, nothing is reached. */
void myst_end_half_turn(struct myst_state *s);

/* Who leads. `went_first` of the state is who did go first; not always who ought to. */

int myst_ought(const struct match *match, const struct myst_state *s); /* team, or NOBODY if that is not known */

/* Bits of teams: to begin a turn or a round of flips (both while nobody knows who leads, or who leads ought not to); to move in the
   exploration; to lay or remove. */
unsigned myst_first(const struct match *match, const struct myst_state *s);
unsigned myst_next(const struct match *match, const struct myst_state *s);
unsigned myst_acting(const struct match *match, const struct myst_state *s);

/* log.turn and false, if the actor is none of these teams. `by_order`: because of who leads, not because of who has just moved. */
bool myst_test_turn(struct hearing *h, unsigned teams, bool by_order, const char *what);

/* If nobody knows who went first, the actor did, which is noted; equal numbers of pieces also show the youngest. */
void myst_may_go_first(struct hearing *h, unsigned teams, const char *what);

/* If nobody knows which team has the youngest player, the actor's has, which is noted. */
void myst_take_youngest(struct hearing *h, const char *what);

/* Have both teams moved equally often, as far as one knows? Is a number of moves assumed? */
bool myst_moved_alike(const struct myst_state *s);
bool myst_moved_assumed(const struct myst_state *s);

/* Pieces. */

bool myst_in_supply(const struct match *match, const struct myst_state *s, int team,
                    int piece); /* neither on the board nor laid on top nor aside */
int myst_where_lies(const struct myst_state *s, int team, int piece);             /* on which position, if it is used */
void myst_lay_down(struct myst_state *s, int team, int piece, int position);      /* directly on the board */
void myst_take_up(const struct match *match, struct myst_state *s, int position); /* into the supply; settles `first` */

/* `first`, now that its piece is there. */
void myst_note_first(const struct match *match, struct myst_state *s, int team, int position);

/* Is a piece beside it that a new one of this team may touch? */
bool myst_beside(const struct match *match, const struct myst_graph *graph, const struct myst_state *s, int team,
                 int position);

/* May it lay this piece by hand: in supply, its position open and beside a right piece? And any piece at all? */
bool myst_may_place(const struct match *match, const struct myst_graph *graph, const struct myst_state *s, int team,
                    int piece);
bool myst_able(const struct match *match, const struct myst_graph *graph, const struct myst_state *s, int team);

/* Whose key piece is what is visible on the landmark's key position: team or NOBODY. */
int myst_controls(const struct match *match, const struct myst_state *s, int landmark);

/* Refuses a position the box does not have; a space without a piece. `index` as in point_at. */
enum outcome myst_on_board(struct hearing *h, int field, int index);
enum outcome myst_is_space(struct hearing *h, int index);

const char *myst_colour(const struct myst_state *s, int team); /* "blue" or "yellow" */

/* Cards. */

int myst_in_hand(const struct myst_state *s, int team, int card);           /* how many */
int myst_named_by(const struct myst_state *s, int team, int card);          /* copies in its hand, flipped or played */
int myst_named(const struct myst_state *s, int card);                       /* by both teams */
int myst_free_books(const struct match *match, const struct myst_state *s); /* named nowhere and not used */
int myst_most_played(const struct match *match, const struct myst_state *s,
                     int team); /* books it may have used, unknown cards among them */
bool myst_may_hold_book(const struct match *match, const struct myst_state *s, int team);
bool myst_has_landmark_card(const struct match *match, const struct myst_state *s, int team, int landmark);
void myst_take_card(struct myst_state *s, int team, int card);                 /* out of the hand */
void myst_hold_cards(struct myst_state *s, int team);                          /* five unknown, if it has none yet */
bool myst_can_flip(const struct myst_state *s, int team);                      /* holds anything but known books */
unsigned myst_may_flip(const struct match *match, const struct myst_state *s); /* bits of teams */

/* Is there a known book in hand that has not been shown? A book it flips is that one; else one of the unknown cards. */
bool myst_book_at_hand(const struct myst_state *s, int team);

/* Refuses a Linking Book that the team cannot have; takes it out of the hand. */
enum outcome myst_has_book(struct hearing *h);
void myst_use_book(struct hearing *h);

/* More copies named by the teams than there are: refused, or doubtful while the landmark's cards are assumed. */
enum outcome myst_test_deck(struct hearing *h, int card, const int named[TEAMS], int field, int index);
bool myst_copies_assumed(const struct match *match, int card);

/* Points. */

enum myst_which_cards { CARDS_ALL, CARDS_FLIPPED };

/* Switches, Values and Bonus of a team now, from the cards one knows of. */
void myst_lines(const struct match *match, const struct myst_state *s, int team, enum myst_which_cards which,
                int line[LINES]);

/* Their sum: from all cards one knows of; from those flipped so far; and what the team says it is. */
int myst_known_total(const struct match *match, const struct myst_state *s, int team);
int myst_running_total(const struct match *match, const struct myst_state *s, int team);
int myst_said(const struct match *match, const struct myst_state *s, int team);

/* What the switches of one piece bring the team that has it. */
int myst_switch_points(const struct match *match, const struct myst_state *s, int team, int piece);

/* What a landmark brings a team by its cards. */
struct myst_worth {
    int cards, values, bonus;
};
struct myst_worth myst_worth(const struct match *match, const struct myst_state *s, int team, int landmark,
                             enum myst_which_cards which);

/* Would a card for this landmark bring the Bonus? */
bool myst_earns_bonus(const struct match *match, const struct myst_state *s, int team, int landmark);

/* The least and the most that the unknown cards can add. */
void myst_range(const struct match *match, const struct myst_state *s, int team, int *low, int *high);

void myst_score(const struct match *match, const void *state, struct standing *standing);
void myst_settle(struct standing *standing, bool over); /* ranks and winners, where the two sheets tell them */
extern const struct final_count myst_final_count;
extern const struct count_question myst_count_questions[];
void myst_write_count(const struct match *match, const void *state, int team, struct writer *w);
void myst_scored(const struct match *match, const void *state, struct text *out);

/* Returns how many bytes of it are in use. */
size_t myst_gather_holdings(const struct match *match, const struct myst_state *s, struct myst_holdings *of);

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

extern const char *const myst_accounts[ACCOUNTS + 1];

int myst_balance(const struct match *match, const void *state, int seat, int account);

void myst_earns(const struct match *match, const void *state, const struct move *move, struct earnings *out);

/* Plays, and books whatever that changed. */
enum outcome myst_booked(struct hearing *h, enum outcome (*play)(struct hearing *));

/* Words. */

extern const struct words myst_position_words; /* id or landmark; printed as id */
extern const struct words myst_spot_words;     /* the same, unknown or none */
extern const struct words myst_key_words;      /* the same; printed as landmark where there is one */
extern const struct words myst_landmark_words; /* the value is the landmark, not its position */
extern const struct words myst_piece_words;    /* c4, a1..a8, c4@c5 */
extern const struct words myst_run_words;      /* c4, a1..a8, rest; landmarks by their names */
extern const struct words myst_run_id_words;   /* the same; landmarks by the ids of their positions */
extern const struct words myst_card_words;     /* with unknown */
extern const struct words myst_face_words;     /* a card that is visible: not unknown */

/* Other spellings, read leniently: the word that is meant, or NULL. */
const char *myst_meant_place(const struct match *match, const char *word, char room[WORD_ROOM]);
const char *myst_meant_face(const struct match *match, const char *word, char room[WORD_ROOM]);
const char *myst_meant_card(const struct match *match, const char *word, char room[WORD_ROOM]);

/* Is a word that the box does not have another spelling, part of a name, or a word between others? */
bool myst_means_something(const struct match *match, const char *word);

extern const struct other_word myst_other_words[];

const char *myst_team_name(const struct hearing *h, int team);
const char *myst_id(const struct hearing *h, int position);
const char *myst_card_name(const struct match *match, int card, char room[WORD_ROOM]);          /* as in a record */
const char *myst_card_title(const struct match *match, int card, char room[WORD_ROOM]);         /* "rocket ship 5" */
const char *myst_landmark_title(const struct match *match, int landmark, char room[WORD_ROOM]); /* "rocket ship" */

/* "the rocket ship", or the id of a position without a landmark. */
void myst_tell_space(const struct match *match, int position, struct myst_text *out);
void myst_list_words(const struct match *match, const struct move *move, struct text *out);

/* Table. */

extern const struct shape myst_table_shape;
extern const struct shape myst_place_shape, myst_key_shape, myst_hand_shape;

void myst_wrong_seats(const struct node *players, struct text *out);
bool myst_setup(struct hearing *h, const struct node *table);
const struct other_name *myst_other_names(const struct match *match, const struct node *table, struct arena *arena);

/* What a table shows before one looks at its board. */
struct myst_clues {
    bool begun;    /* play has begun: what is left out is derived, unknown or assumed */
    bool covered;  /* it is after the race: the board is full, but for the holes */
    bool explores; /* something is there that only the exploration brings, though perhaps no number of turns */
    bool hole[POSITIONS_MAX];
};
struct myst_clues myst_clues(const struct match *match, const struct node *table);

/* Anything but nothing: not an empty list or map, not 0, not `none`. */
bool myst_says_something(const struct node *node);

/* Its parts: each reads its fields and answers false after a finding. */
bool myst_set_board(struct hearing *h, const struct node *table, const struct myst_clues *clues);
bool myst_set_cards(struct hearing *h, const struct node *table, const struct myst_clues *clues);

/* After the two others: the phase, and whether all agrees. */
bool myst_check_table(struct hearing *h, const struct node *table, const struct myst_clues *clues);

/* Does the table say which pieces are on the board? And this team's? */
bool myst_gives_pieces(const struct node *table);
const struct node *myst_pieces_of(const struct node *table, int team);

/* `first` of a team where the table does not say it: position, NONE or UNKNOWN. */
int myst_usual_first_piece(const struct match *match, const struct myst_state *s, int team);

/* Who went first where the table does not say it: team or NOBODY. */
int myst_usual_first(const struct match *match, const struct myst_state *s);

/* What the table says for this team under that key; NULL if nothing. */
const struct node *myst_for_team(const struct node *table, const char *key, int team);

/* Is that word's position (or landmark) in the box? */
bool myst_known_place(struct hearing *h, const struct node *word);

void myst_write(const struct match *match, const void *state, struct writer *w);
void myst_write_cards(const struct match *match, const struct myst_state *s, struct writer *w);

/* What the record does not say. */

bool myst_could_be(const struct match *match, const void *state, const char *key, int holder, const struct node *claim);
void myst_say_end(const struct match *match, const void *state, struct text *out);
bool myst_claim_open(const struct match *match, const void *state, const char *key, const struct node *claim);
bool myst_assumed_part(const struct match *match, const void *state, const char *key, int seat,
                       const struct node *claim, struct text *rests_on, struct text *why);
void myst_touched(const struct match *match, const void *state, struct touched *out);

extern const char *const myst_stays[];
void myst_lay_set(const struct match *match, const void *state, const struct node *set, struct node *table,
                  struct arena *arena);
void myst_lay_again(const struct match *match, const void *state, const struct node *set, struct node *table,
                    struct arena *arena);
bool myst_set_settles(const struct match *match, const struct node *set, const struct move *assumed);
void myst_keep_after_set(const struct match *match, const void *before, const struct node *set, void *state);

/* The rest of the interface. */

extern const struct topic myst_topics[];

bool myst_invariant(const struct match *match, const void *state);
bool myst_chance(const struct match *match, const void *state, struct random *random, struct move *move);
void myst_draw(const struct match *match, const void *state, struct canvas *c);
void myst_draw_move(const struct match *match, const void *state, const struct move *move, enum fate fate,
                    struct canvas *c);

#endif
