/* The game interface: one const table per game. Nothing else of a game is visible outside its folder. */
#ifndef GAME_GAME_H
#define GAME_GAME_H

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/random.h"
#include "base/text.h"
#include "base/words.h"
#include "diag/finding.h"
#include "doc/node.h"
#include "game/built_in.h"
#include "game/earnings.h"
#include "game/hearing.h"
#include "game/move.h"
#include "game/open.h"
#include "game/shape.h"
#include "game/unlisted.h"
#include "game/writer.h"

struct canvas;

enum { SEATS_MAX = 6, QUESTIONS_MAX = 32 };

_Static_assert((int)SEATS_MAX < CHANCE, "to_act has a bit for every seat and one for the table");

/* A house rule: an open question of the rule text. `answers` ends with NULL; `usual` is the row of the default. */
struct question {
    const char *name, *asks;
    const char *const *answers;
    int usual;
    const char *reason;
    int seats; /* the question comes up only with this many players; 0: with any number */
};

enum speaker { BY_PLAYER, BY_TABLE, USUALLY_PLAYER, USUALLY_TABLE };

struct suggestions;
struct says;

/* A verb of the log. fields[0] describes the value of the verb itself; the list ends with a row without shape. `by`: an
   entry by the wrong kind of actor is unreadable; with USUALLY_... play() judges the actor. */
struct verb {
    const char *name;
    enum speaker by;
    const struct field *fields;
    play_function *play;
    const char *doc;

    /* Emits every entry of this verb (row `verb`) that may be legal now, for every actor, each once, in a stable order.
       It may emit more: only those that play() accepts without a finding are listed. Emits entries of chance too,
       unless there are too many to list. NULL: this verb is never listed. */
    void (*suggest)(const struct match *, const void *state, int verb, struct suggestions *);

    /* Respells an entry as suggest() would list it, without optional parts. False: it is never listed. NULL: as it
       is. */
    bool (*spell)(const struct match *, const void *state, struct move *);

    const char *notation; /* if never listed: the form of each item of its list, "KIND [POINTS]"; or NULL */
    int seats_most;       /* with more players the game lacks this verb; 0: no limit */
};

/* Can this actor make an entry with this verb? */
static inline bool may_speak(const struct verb *verb, int actor)
{
    return verb->by >= USUALLY_PLAYER || (verb->by == BY_TABLE) == (actor == CHANCE);
}

/* Other words in a head, a table or claims: `written` is read as `read`. Its words are joined by hyphens, for which
   people may write spaces. Rows with several words must come before those with one. The list ends with a row without `written`. */
struct other_word {
    const char *written, *read;
};

/* A named set of house rules: `house: {as: NAME}`. `answers` are pairs of question and answer, ended by NULL. */
struct preset {
    const char *name, *about;
    const char *const *answers;
};

/* A house rule of an earlier version, and what replaced it: "unwritten: required takes its place". */
struct gone {
    const char *question, *now;
};

/* Something printed or named in the game, for `explain WORD`: a card, a god, an area, a piece. */
struct topic {
    const char *word;        /* as records write it */
    const char *name, *kind; /* "the Minotaur", "creature" */
    const char *does;        /* what it does and when, one or a few sentences */
    const char *rules;       /* codes of rules about it, separated by spaces; or NULL */
    const char *questions;   /* house rules about it, separated by spaces; or NULL */
};

/* Whether an entry may be left out. HARMLESS: it is forced, or gives up nothing of value. CHOICE: it gives up something
   of value. */
enum optional { NOT_OPTIONAL, HARMLESS, CHOICE };

/* Choices in words. TELL_THERE, at the entry: "what anna and ben take in area 2; assumed: nothing". TELL_LATER,
   elsewhere: "what anna and ben take in area 2 of season 1". TELL_ASSUMED: "anna and ben take nothing in area 2 of
   season 1". */
enum in_words { TELL_THERE, TELL_LATER, TELL_ASSUMED };

enum assumed_likeness { NOT_ASSUMED, AS_ASSUMED, NOT_AS_ASSUMED };

/* Box data that a position depends on: dotted path, and the words people use for it. */
enum { TOUCHED_MOST = 16 };
struct touched {
    struct touched_datum {
        const char *path, *words;
    } datum[TOUCHED_MOST];
    int count;
};
void touch(struct touched *touched, const char *path, const char *words); /* each path once */

struct standing;

/* How people answer a question of the final count, by typing or tapping. */
enum answer_form {
    ANSWER_NUMBER,  /* 12, or 12.5 */
    ANSWER_NUMBERS, /* 2 3: a list */
    ANSWER_WORDS,   /* zeus, 2 hera: a list of `words`, each as often as it occurs */
    ANSWER_COUNTS,  /* violet 3, brown 1: how many of each of `words` */
    ANSWER_PAIRS,   /* violet 5, brown 2: `words`, each with one of `values` */
    ANSWER_CARDS,   /* library 4 5: `words`, each with one or more of `values`, read as library-4, library-5 */
    ANSWER_WHO,     /* a player; asked once, and true of that player */
};

/* A question of the final count. `with` and `named`: asked only if the answer to `with` names one of the words of
   `named` (separated by spaces). `with` alone: asked only if `with` was answered with `unknown`. */
struct count_question {
    const char *key;            /* key of `player` */
    const char *asks;           /* after the player's name: "metropolises" */
    const char *unit, *example; /* "points", "12" */
    const char *counts;         /* what counts, in a sentence or two */
    const char *with, *named;   /* NULL: every player is asked */
    const struct words *words;  /* words that may be named */
    const char *const *values;  /* values that may follow each word; NULL-terminated */
    const char *other;          /* ANSWER_CARDS: a word that takes no value; NULL: none */
    enum answer_form form;
    int most; /* of a number: the largest to choose by tapping; of a list: its length */
    bool halves;
    bool last; /* asked only if the answer decides who won */
};

/* The final count: `final:` instead of table and log. `player` is a FORM_MAP of what is counted for one player, in the
   order of the questions. Every field is optional, a number may be `unknown` (see shape.h), and a bare number means
   `total`. A player who is left out, or written `unknown`, has no node. */
struct final_count {
    const struct shape *player;
    const struct count_question *questions; /* ends with a row without key */
    const char *names;                      /* players for an example: "anna, ben, carl" */
    size_t size;                            /* size of the flat form of the count */
    const char *phase;                      /* the phase after the end; NULL: over */
    bool none_unknown;                      /* a player written `none` is left out; otherwise they have 0 */

    /* Fills the zeroed count from `final`, a map from names to maps with the shape `player`. Findings (GAME.count)
       point_to nodes. False: the count is impossible, judge no further. */
    bool (*read)(struct hearing *h, const struct node *final, void *count);

    /* Fills the sheets as for a position that is over, also winners, winners_open and needs. `standing` is clear. */
    void (*score)(const struct match *, const void *count, struct standing *standing);

    /* May the open total of `seat`, which is from low to high, be `halves`? NULL: it may. */
    bool (*may_score)(const struct match *, const void *count, int seat, int halves);

    /* Writes the keys of one player from a position that is over, so that the count has the same result. */
    void (*write)(const struct match *, const void *state, int seat, struct writer *w);
};

/* Another name for a seat in one record: a player who shares the seat. */
struct other_name {
    const char *name;
    int seat;
    bool said; /* only sentences know it */
    struct other_name *next;
};

/* Who answered a house rule, or gave box data. */
enum said_by { SAID_BY_GAME, SAID_BY_CLUB, SAID_BY_RECORD };

/* What stays the same during a record. */
struct match {
    const struct game *game;
    int seats;
    const char *names[SEATS_MAX]; /* clockwise */
    int house[QUESTIONS_MAX];     /* the answer to each house rule, by row of the game's list */
    enum said_by house_said_by[QUESTIONS_MAX];
    const char *club;                     /* name of the club file, or NULL */
    const struct node *own_box;           /* what the record says of its box, or NULL */
    const struct node *club_box;          /* what the club file says of its copy of the box, or NULL */
    const struct node *box_node;          /* the built-in box with `box_given` merged into it */
    const struct node *box_given;         /* what `box:` gives, of the record and the club; or NULL */
    bool box_compared;                    /* `box: built-in`: the players compared their copy */
    const void *box;                      /* the box in the game's own form */
    const struct other_name *other_names; /* besides `names`; NULL: none */
    const struct open *open;              /* what is open now; NULL: nothing */
    const struct worlds *worlds;          /* of positions of this record (replay/worlds.h); NULL: nothing was open */
};

enum { SHEET_LINES = 32, SHEET_RESTS = 24, NO_LIMIT = 1 << 28 /* `high` of a sheet without an upper limit */ };

/* A score sheet. Points are in halves. `extra` lines are printed below the total and not added to it. */
struct sheet {
    int lines;
    bool brief; /* only points are needed: lines have no details, and lines that only explain are left out */
    int total;
    bool open; /* not settled: the total is from `low` to `high`; low > high: nothing is known */
    int low, high;
    int doubt_low, doubt_high; /* limits of the total whatever the assumed data really are; 0, 0: none */
    int rank;                  /* 1 is first; equal ranks are shared; 0: not known because scores are open */
    char tie_break[80];        /* why it ranks so, if points alone do not decide; may be empty */
    const struct rule *tie_rule;
    const char *rests_on[SHEET_RESTS]; /* box data that the total depends on; NULL-terminated */
    struct sheet_line {
        const char *label;
        int points;
        const struct rule *rule; /* may be NULL */
        bool extra;
        bool unknown;     /* no number can be given, `detail` says why; only for extra lines */
        char detail[112]; /* the arithmetic: "3 tiles x 5"; may be empty */
    } line[SHEET_LINES];
};

struct standing {
    const char *given_up; /* what the scores assume: "assumed: ben takes nothing ..."; or NULL */
    unsigned winners;     /* bits of seats; 0 unless the game is over */
    bool winners_open;    /* over, but the record does not say who won; `needs` then says what to write */
    uint64_t
        could_win; /* if winners_open: bit n is set if the seats whose bits are in n may be the winners; 0: any may */
    uint64_t doubt_win; /* the same if assumed data are wrong: a claim of others is false, not doubtful; 0: any may */
    char needs[480];    /* "anna and ben have 2 each; write their gold"; lower case, no full stop */
    char needed[480];   /* the facts that `needs` asks for, separated by spaces: "gold.anna gold.ben" */
    const struct rule *needs_rule; /* the rule that needs the facts, cited by log.unknown; or NULL */
    const char *winners_rests_on[SHEET_RESTS];
    const char *winners_house; /* "question: answer" under which others win; or NULL */
    struct sheet seat[SEATS_MAX];
};

/* Clears the standing for `seats` players. Lines and seats after the last stay undefined and are never read. */
void standing_clear(struct standing *standing, int seats);
bool standing_same(const struct standing *a, const struct standing *b, int seats);

/* Adds a line, and its points to the total. `detail` may be NULL. Returns the line; the last one if there is no room. */
struct sheet_line *sheet_add(struct sheet *sheet, const char *label, int halves, const struct rule *rule,
                             const char *detail, ...) __attribute__((format(printf, 5, 6)));

/* The same below the total, not added to it. */
struct sheet_line *sheet_note(struct sheet *sheet, const char *label, int halves);

/* Ranks by total (equal totals share a rank) and sets the winners if `over`. Games with tie-breaks rank themselves. */
void standing_rank(const struct match *match, struct standing *standing, bool over);

/* The optional parts of a game, each in a table of its own. A comment says what NULL means. */

/* The picture. Without `draw` the game has none. */
struct game_picture {
    const char *artwork; /* its pieces as SVG, a line `<symbol id='...` for each; NULL: none */
    const char *prefix;  /* of the id of each: "cyc-" */
    void (*draw)(const struct match *, const void *state, struct canvas *);

    /* Adds to the picture of the position after an entry: what the entry wanted or used (canvas_ghost), and which
       groups it is about (canvas_point). `state` is the state it was judged on. NULL: only what the entry moved is
       shown. */
    void (*draw_move)(const struct match *, const void *state, const struct move *, enum fate, struct canvas *);

    /* box_sheet draws the components of the box as lines of text, if they have shapes; draw_box as a picture. */
    void (*box_sheet)(const struct match *, struct arena *scratch, struct text *out);
    void (*draw_box)(const struct match *, struct canvas *);
};

/* What is in an account, in halves; `unknown`: the record does not give it. */
struct balance {
    int halves;
    bool unknown;
};

/* What the ledger follows. */
struct game_books {
    const char *const *accounts; /* NULL-terminated. The first is the score, if it can be booked */
    const char *const *holders;  /* besides the players ("neutral"), numbered after the seats; or NULL */
    struct balance (*balance)(const struct match *, const void *state, int holder, int account);

    /* By account: the row of the rule for what an entry changed and play() did not book. NULL: play() books all. */
    const int *rules;

    /* Plays an entry and books what it changed; called only if a ledger is kept. NULL: play() books. */
    enum outcome (*keep)(struct hearing *h, play_function *play);
};

/* What chance decides, in random play. */
struct game_chance {
    /* Draws what the table does now, if suggest() does not list it or lists too much; false: use the list. Called only
       if the table must act. */
    bool (*draw)(const struct match *, const void *state, struct random *, struct move *);

    /* Writes what chance decides before the log begins, as keys of `table:`; NULL: nothing. */
    void (*setup)(const struct match *, struct random *, struct writer *);

    /* How likely random play is to choose this entry, from 1 to 100; NULL: all are equally likely. */
    int (*weight)(const struct match *, const void *state, const struct move *);
};

/* The names of phases, rounds and stages. */
struct game_clock {
    const char *(*phase)(const struct match *, const void *state); /* one word; NULL: `play`, then `over` */

    /* round: "season 2", or nothing in games without rounds (NULL). stage: "survey, area 3" (NULL: the phase). */
    void (*round)(const struct match *, const void *state, struct text *out);
    void (*stage)(const struct match *, const void *state, struct text *out);

    /* The seat of the start player according to the position; below 0: the position does not say. NULL: the player of
       the first entry. */
    int (*start_player)(const struct match *, const void *state);
};

/* How legal entries are listed, and which entries are equal. */
struct game_lists {
    bool known_only; /* entries that need a fact the record does not give are not listed as legal */

    /* Changes an entry to the form that `fmt` writes, if records write it in several ways. NULL: no change. */
    void (*canonical)(const struct match *, struct move *move);

    /* Do two entries have the same effect? NULL: move_same. */
    bool (*same_meaning)(const struct match *, const struct move *, const struct move *);

    /* Adds what a legal entry earns for each player. */
    void (*earns)(const struct match *, const void *state, const struct move *, struct earnings *out);

    /* Describes each kind of entry that is legal now but not listed by suggest(): "table: deal, 8 tiles". */
    void (*unlisted)(const struct match *, const void *state, struct unlisted_list *out);

    /* How the items of an entry are chosen by tapping: "tile 8" (what, how many); a line for each kind with what may
       follow it ("patron violet*6 - 2 3": 6 are left, - for nothing); perhaps where marks are ("pyramid ^ ../../..").
       Nothing if words are offered one by one. NULL: never. */
    void (*pieces)(const struct match *, const void *state, struct text *out);

    /* More words to find a listed entry by, separated by spaces. */
    void (*list_words)(const struct match *, const struct move *, struct text *out);
};

/* Entries that may be left out. */
struct game_optional {
    /* Sets `optional` to the optional entry of the player who acts now, before the entry `next` (NULL: before claims),
       and returns its kind. */
    enum optional (*entry)(const struct match *, const void *state, const struct move *next, struct move *optional);

    /* Describes that entry, on the state before it: "carl (third in area 1) declines". */
    void (*tell)(const struct match *, const void *state, const struct move *optional, struct text *out);

    /* Describes all entries assumed before one entry, if a choice is among them or `tell` is NULL; the text follows
       "not written: ", "the log leaves out " or "assumed: ". `state` is the one before the first. NULL: `tell` describes each. */
    void (*tell_all)(const struct match *, const void *state, const struct move *move, int count, enum in_words how,
                     struct text *out);

    /* Names the part of the game that begins in this state and is not in the log: "the survey of season 1"; NULL: the
       moment. */
    void (*name_gap)(const struct match *, const void *state, struct text *out);
};

/* `set` in the log. */
struct game_set {
    const char *const
        *boards; /* keys of the table in which a `set` without `phase` changes only the named spaces; or NULL */
    const char *const *stays; /* keys of the table that a `set` with `phase` keeps unless it names them; or NULL */

    /* A `set` without `phase` was laid over `table`, which is `state` written without its hidden parts. Corrects keys
       that depend on what was set, or drops them (node_drop) to be computed again. Both have the shape. NULL:
       nothing. */
    void (*lay)(const struct match *, const void *state, const struct node *set, struct node *table, struct arena *);

    /* The same for a `set` with `phase`: `table` has the keys that stay, with `set` laid over them. */
    void (*lay_again)(const struct match *, const void *state, const struct node *set, struct node *table,
                      struct arena *);

    /* Called once the new position is set up: copies from `before` what no table says, unless `set` says otherwise. */
    void (*keep)(const struct match *, const void *before, const struct node *set, void *state);
};

/* What the record does not say, and what depends on something assumed. */
struct game_doubt {
    bool doubts_claims; /* claims.illegal and claims.ruled are doubtful if their rules depend on assumed values */
    /* If the record gives nothing of the box, doubtful findings are one, about this: "tile set and board"; or NULL. */
    const char *folds_doubts;

    /* Is one player of to_act() next, but not known which? Then a claim of one of them is unsettled, and of all of them
       true. NULL: never. */
    bool (*to_act_open)(const struct match *, const void *state);

    /* Does the record leave open whether a claim with this key ("over", "to-act", "winners" before the end) is true?
       NULL: never. */
    bool (*claim_open)(const struct match *, const void *state, const char *key, const struct node *claim);

    /* Could this unknown value of the table be what is claimed? `holder` is -1 if it belongs to none. NULL: it
       could. */
    bool (*could_be)(const struct match *, const void *state, const char *key, int holder, const struct node *claim);

    /* Does a false claim about this key of the table depend on something assumed, so that it is doubtful? `key` may
       also be "over", "winners", "to-act" or "scores". `seat`: the player whose value is claimed, or -1. Adds to
       `rests_on` what it depends on ("table.isles" or paths of the box, separated by spaces), or to `why` what was
       assumed in the log, in words. NULL: never. */
    bool (*assumed_part)(const struct match *, const void *state, const char *key, int seat, const struct node *claim,
                         struct text *rests_on, struct text *why);

    /* Compares a claim with a value that is printed as unknown but is assumed. NULL: no such value is assumed. */
    enum assumed_likeness (*like_assumed)(const struct match *, const void *state, const char *key, int holder,
                                          const struct node *claim);

    /* May the open total of `seat`, which is from low to high, be `halves`? NULL: it may. */
    bool (*may_score)(const struct match *, const void *state, int seat, int halves);

    /* Adds the box data that this position depends on, assumed or not, with the words for them (touch). */
    void (*touched)(const struct match *, const void *state, struct touched *out);
};

struct game {
    const char *id, *title;
    int seats_min, seats_max;
    bool half_points;            /* a score may have half a point */
    const char *seats_rule;      /* code of the rule for a wrong number of players (impossible); NULL: unreadable */
    const char *box_rule;        /* code of the rule for a box without its shape (unreadable); NULL: log.unreadable */
    const char *const *reserved; /* more words that cannot be players' names, lower case; NULL-terminated, or NULL */
    /* Ends with a row without code; has log.turn, log.over, and log.phase if there are phases. */
    const struct rule *rules;
    const struct question *house; /* ends with a row without name */
    const struct verb *verbs;     /* ends with a row without name */
    const struct shape *table;    /* FORM_MAP */
    const struct shape *box;      /* FORM_MAP, without `provenance` */
    const struct built_in_box *built_in;
    const char *shown_by[2]; /* who writes the second key of the box has also read the first off the copy; or NULL */
    size_t state_size; /* of the flat state, which has no pointers and is copied with memcpy: see size_of_state() */

    /* Reads the merged box, which has the shape `box`, into the game's own form in `arena`. NULL after a finding that
       ends the record. match->box is not set yet. The result may depend on the number of seats, the box and its
       provenance only: other records with the built-in box and as many seats share it. */
    const void *(*open_box)(struct hearing *h, const struct node *box, struct arena *arena);

    /* Fills the zeroed state: the setup, changed by `table` (which has its shape; NULL: none). Findings point_to nodes.
       False: the table is impossible or unreadable, judge no further. */
    bool (*setup)(struct hearing *h, const struct node *table);

    /* Who may act now: a bit for each seat, and 1u << CHANCE. */
    unsigned (*to_act)(const struct match *, const void *state);
    bool (*over)(const struct match *, const void *state);
    void (*score)(const struct match *, const void *state, struct standing *); /* `standing` is clear */
    /* Has the shape `table`; setup reads it back. */
    void (*write)(const struct match *, const void *state, struct writer *);
    /* False is a bug, never a mistake of players. */
    bool (*invariant)(const struct match *, const void *state);

    /* Everything below is optional. */
    struct game_clock clock;
    struct game_books books;
    struct game_optional optional;
    struct game_set set;
    struct game_doubt doubt;
    struct game_open open;
    struct game_lists lists;
    struct game_chance chance;
    struct game_picture picture;
    const struct final_count *count;      /* NULL: the game has no final count */
    const struct says *says;              /* how people say its entries; NULL: sentences are not read */
    const struct topic *topics;           /* ends with a row without word */
    const struct preset *presets;         /* ends with a row without name */
    const struct gone *gone;              /* ends with a row without question */
    const struct other_word *other_words; /* ends with a row without word */

    /* How many bytes of the state this match needs: it then has no others. NULL: all. */
    size_t (*needed_size)(const struct match *);

    /* Changes the state as if it were that player's turn, to list what was legal for a player who acted out of turn.
       NULL: not known. */
    void (*give_turn)(const struct match *, void *state, int seat);

    /* Adds findings about the position at the end of the log, such as unsettled scores. Must not change the state. */
    void (*at_end)(struct hearing *h);

    /* What the position shows of earlier mistakes, one line each; not findings, and without effect on the score. */
    void (*remarks)(const struct match *, const void *state, struct text *out);

    /* For a claim that the game is over when the position is not: the keys of the table that would say so, "passed:
       [anna, ben]"; nothing if the game cannot be over yet. NULL: nothing. */
    void (*say_end)(const struct match *, const void *state, struct text *out);

    /* Describes a wrong number of `players`, and what to write, with these names. NULL: only the numbers. */
    void (*wrong_seats)(const struct node *players, struct text *out);

    /* Reads other ways to write points. False: it cannot. */
    bool (*read_points)(const char *written, long *halves);

    /* Names that the table of this record gives to seats. The table may not have its shape. */
    const struct other_name *(*other_names)(const struct match *, const struct node *table, struct arena *);
};

/* The row with that name, or -1. */
int verb_named(const struct game *game, const char *name);
int field_named(const struct verb *verb, const char *name);
int question_named(const struct game *game, const char *name);
static inline bool verb_matters(const struct verb *verb, int seats)
{
    return !verb->seats_most || seats <= verb->seats_most;
}

static inline bool question_matters(const struct question *question, int seats)
{
    return !question->seats || question->seats == seats;
}
int seat_named(const struct match *match, const char *name);

/* seat_named, or CHANCE for the table. */
int actor_named(const struct match *match, const char *name);
const char *name_meant(const struct match *match, const char *written); /* the seat's name, ignoring case; NULL: none */

/* Holders of accounts: the seats, then the game's holders. */
int holder_count(const struct match *match);
int holder_named(const struct match *match, const char *name); /* ignores case; -1 if there is none */
const char *holder_name(const struct match *match, int holder);
const struct rule *rule_coded(const struct game *game, const char *code); /* of the game or common; or NULL */
/* Puts the next of the words that spaces separate into `word` and moves `*words` past it. False: there is none. */
bool take_spaced(const char **words, char word[WORD_ROOM]);

/* How many bytes a state has in this match; states may follow one another. */
static inline size_t size_of_state(const struct match *match)
{
    enum { ALIGNED = sizeof(uint64_t) };
    size_t (*needed)(const struct match *) = match->game->needed_size;
    return needed ? (needed(match) + ALIGNED - 1) / ALIGNED * ALIGNED : match->game->state_size;
}

/* A copy of the state, owned by the arena. */
static inline void *state_copy(const struct match *match, struct arena *arena, const void *state)
{
    return memcpy(arena_raw(arena, size_of_state(match)), state, size_of_state(match));
}

/* Words that cannot be names of players in any game, in lower case; NULL-terminated. is_reserved knows those of the
   game too, and ignores case. */
extern const char *const reserved_words[];
bool is_reserved(const struct game *game, const char *name);

/* Passes on the candidates of one verb, or of all (-1). */
void suggest_moves(const struct match *match, const void *state, int verb, struct suggestions *suggestions);

/* Respells the entry as it would be listed; false: it is never listed. */
bool move_spell(const struct match *match, const void *state, struct move *move);

/* "table" for CHANCE, else the player's name. */
const char *actor_name(const struct match *match, int actor);

/* Adds "anna, ben and carl", the names of these seats, each followed by `after` ("'s"). */
void add_names(const struct match *match, unsigned seats, const char *after, struct text *out);

/* Rules every game shares: claims.*, log.unreadable. */
enum common {
    CLAIMS_SCORES,
    CLAIMS_WINNERS,
    CLAIMS_OVER,
    CLAIMS_TO_ACT,
    CLAIMS_TABLE,
    CLAIMS_ILLEGAL,
    CLAIMS_RULED,
    LOG_UNREADABLE,
    LOG_SPELLING,
    LOG_UNWRITTEN,
    LOG_GAP,
    LOG_SET,
    LOG_ASSUMED,
    LOG_UNKNOWN,
    COMMON_RULES
};
extern const struct rule common_rules[COMMON_RULES + 1];
bool is_common_rule(const struct rule *rule); /* false: a rule of a game */

#endif
