/* The game interface: one const table per game, and nothing else leaves its folder. */
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
#include "game/shape.h"
#include "game/unlisted.h"
#include "game/writer.h"

struct canvas;

enum { SEATS_MAX = 6, QUESTIONS_MAX = 32 };

_Static_assert((int)SEATS_MAX < CHANCE, "to_act has a bit for every seat and one for the table");

/* An open question of the rule text. `answers` ends with NULL; the first is taken unless `usual` says another. */
struct question {
    const char *name, *asks;
    const char *const *answers;
    int usual;
    const char *reason;
    int seats; /* it comes up among so many alone; 0: among any number */
};

enum speaker { BY_PLAYER, BY_TABLE, USUALLY_PLAYER, USUALLY_TABLE };

struct suggestions;
struct says;

/* A verb of the log. fields[0] describes its own value; the list ends with a row without shape.
   `by`: the wrong kind of actor is unreadable; where it is only usual, play() judges that. */
struct verb {
    const char *name;
    enum speaker by;
    const struct field *fields;
    enum outcome (*play)(struct hearing *h);
    const char *doc;

    /* Emits every entry of this verb (its row is `verb`) that may be legal now, for every actor, each once, in a stable order. A
       superset is fine: the engine keeps those play() accepts without a finding. Chance too, unless there are too many to list.
       NULL: never listed. */
    void (*suggest)(const struct match *, const void *state, int verb, struct suggestions *);

    /* Respells an entry as suggest() would list it (drops what may be left out); false: never listed at all. NULL: as it is. */
    bool (*spell)(const struct match *, const void *state, struct move *);

    const char *notation; /* of each thing in its list, where it is never listed: "KIND [POINTS]"; or NULL */
    int seats_most;       /* with more players nobody has it; 0: with any number they do */
};

/* Is the verb one that this actor can be said to do? */
static inline bool may_speak(const struct verb *verb, int actor)
{
    return verb->by >= USUALLY_PLAYER || (verb->by == BY_TABLE) == (actor == CHANCE);
}

/* Other words in a head, a table or claims: `written` (one word or several) is read as `read`. Rows of several words stand before those
   of one. The list ends with a row without `written`. */
struct other_word {
    const char *written, *read;
};

/* A set of answers that has a name: `house: {as: NAME}`. `answers` are pairs of question and answer, ended by NULL. */
struct preset {
    const char *name, *about;
    const char *const *answers;
};

/* A question of an earlier version, and what replaced it: "unwritten: required takes its place". */
struct gone {
    const char *question, *now;
};

/* Something printed or named in the game, for `explain WORD`: a card, a god, an area, a piece. */
struct topic {
    const char *word;             /* as records write it */
    const char *name, *kind;      /* "the Minotaur", "creature" */
    const char *does;             /* what it does and when, one or a few sentences */
    const char *const *rules;     /* codes that speak of it; NULL-terminated, or NULL */
    const char *const *questions; /* house rules that bear on it; NULL-terminated, or NULL */
};

/* An entry that may be left out. HARMLESS: forced, or nothing worth naming is given up. SACRIFICE: something of value is given up.
   DECIDING: the same, and it could change who wins. */
enum optional { NOT_OPTIONAL, HARMLESS, SACRIFICE, DECIDING };

/* Sacrifices in words: at the entry, "what anna and ben take in area 2; assumed: nothing"; later, where anything of the game may be
   meant, "what anna and ben take in area 2 of season 1"; or what is assumed of them, "anna and ben take nothing in area 2 of season 1". */
enum in_words { TELL_THERE, TELL_LATER, TELL_ASSUMED };

/* An optional entry that was assumed before an entry, and what an entry written later has to do with it. */
struct assumption {
    const struct move *move; /* the optional entry */
    const void *state;       /* before it was made */
    bool at_once;            /* no entry of a player or of the table stands between the two */
};
enum assumed_likeness { NOT_ASSUMED, AS_ASSUMED, NOT_AS_ASSUMED };
enum reply { NO_REPLY, WITHDRAWS, CONFIRMS, TOO_LATE };

/* Box data that a position rests on: dotted path, and the words people know it by. */
enum { TOUCHED_MOST = 16 };
struct touched {
    struct touched_datum {
        const char *path, *words;
    } datum[TOUCHED_MOST];
    int count;
};
void touch(struct touched *touched, const char *path, const char *words); /* each path once */

struct standing;

/* How people answer a question of the final count, on a line or with their fingers. */
enum answer_form {
    ANSWER_NUMBER,  /* 12, or 12.5 */
    ANSWER_NUMBERS, /* 2 3: a list */
    ANSWER_WORDS,   /* zeus, 2 hera: a list of `words`, each as often as it is there */
    ANSWER_COUNTS,  /* violet 3, brown 1: how many of each of `words` */
    ANSWER_PAIRS,   /* violet 5, brown 2: of `words`, each with one of `values` */
    ANSWER_CARDS,   /* library 4 5: of `words`, each with one or more of `values`; a list of library-4, library-5 */
    ANSWER_WHO,     /* a player; asked once, and of that player it is true */
};

/* A question of the final count. `with` and `named`: it is asked only after an answer to `with` that names one of these words (a blank
   between them); without `named`, only after `with` was answered with `unknown`. */
struct count_question {
    const char *key;            /* of `player` */
    const char *asks;           /* after the player's name: "metropolises" */
    const char *unit, *example; /* "points", "12" */
    const char *counts;         /* what counts, in a sentence or two */
    const char *with, *named;   /* NULL: it is asked of everybody */
    const struct words *words;  /* that may be named */
    const char *const *values;  /* what may be after each; NULL-terminated */
    const char *other;          /* of ANSWER_CARDS: a word that has none of them; NULL: there is none */
    enum answer_form form;
    int most; /* of a number: as far as fingers step; of a list: how many */
    bool halves;
    bool last; /* asked only where who won depends on it */
};

/* The final count: `final:` instead of table and log. `player` is a FORM_MAP of what is counted of one player, in the order in which
   people are asked; every field is optional, a number may be `unknown` (see shape.h), and a bare number means `total`.
   A player who is left out, or written `unknown`, has no node. */
struct final_count {
    const struct shape *player;
    const struct count_question *questions; /* ends with a row without key */
    const char *names;                      /* for instance: "anna, ben, carl" */
    size_t size;                            /* of the flat form of the count */

    /* Fills the zeroed count from `final`, a map from names to maps that fit `player`. Findings (GAME.count) point_to nodes.
       False: it is impossible, judge no further. */
    bool (*read)(struct hearing *h, const struct node *final, void *count);

    /* The sheet as from a position that is over; also winners, winners_open and what is needed. `standing` is clear. */
    void (*score)(const struct match *, const void *count, struct standing *standing);

    /* Of a total that is open: may it be so many halves? NULL: from low to high. */
    bool (*may_score)(const struct match *, const void *count, int seat, int halves);

    /* Of a position that is over: the keys of one player, so that the count is that of the position. */
    void (*write)(const struct match *, const void *state, int seat, struct writer *w);
};

/* Another name for a seat in one record: a player who sits there with others. */
struct other_name {
    const char *name;
    int seat;
    struct other_name *next;
};

/* Who answered an open question, or gave a datum. */
enum said_by { SAID_BY_GAME, SAID_BY_CLUB, SAID_BY_RECORD };

/* What does not change during a record. */
struct match {
    const struct game *game;
    int seats;
    const char *names[SEATS_MAX]; /* clockwise */
    int house[QUESTIONS_MAX];     /* the answer to each question, by row of the game's list */
    enum said_by house_said_by[QUESTIONS_MAX];
    const char *club;                     /* name of the club file, or NULL */
    const struct node *own_box;           /* what the record itself says of its box, or NULL */
    const struct node *club_box;          /* what the club says of its copy, or NULL */
    const struct node *box_node;          /* built-in box with the record's own merged into it */
    const struct node *provenance;        /* dotted path -> word */
    const struct node *box_given;         /* what the record's box: says, or NULL */
    bool box_compared;                    /* box: built-in */
    const void *box;                      /* what the game made of it */
    const struct other_name *other_names; /* besides `names`; NULL: none */
};

/* Candidates for legal entries, collected one by one. */
struct suggestions {
    void (*take)(struct suggestions *, const struct move *);
};

static inline void suggest_move(struct suggestions *s, const struct move *move)
{
    s->take(s, move);
}

enum { SHEET_LINES = 32, SHEET_RESTS = 24, NO_LIMIT = 1 << 28 /* as `high` of a sheet: or any number more */ };

/* A score sheet. Points in halves. Lines that are `extra` are printed below the total and not added. */
struct sheet {
    struct sheet_line {
        const char *label;
        int points;
        const struct rule *rule; /* may be NULL */
        bool extra;
        bool unknown;     /* no number can be given; `detail` says why. Extra lines only */
        char detail[112]; /* how it came about: "3 tiles x 5"; may be empty */
    } line[SHEET_LINES];
    int lines;
    bool
        brief; /* nobody asks how the points came about: lines have no details, and what is only a detail has no line */
    int total;
    bool open; /* not settled: somewhere from `low` to `high`; low > high says that nothing is known */
    int low, high;
    int doubt_low, doubt_high; /* however wrong assumed data are, it is at least and at most this; 0, 0: no limits */
    int rank;                  /* 1 is first; equal ranks are shared; 0: open scores leave it untold */
    char tie_break[80];        /* why it ranks so, where points alone do not tell; may be empty */
    const struct rule *tie_rule;
    const char *rests_on[SHEET_RESTS]; /* box data the total rests on; NULL-terminated */
};

struct standing {
    struct sheet seat[SEATS_MAX];
    const char
        *given_up;     /* what the scores rest on that nobody wrote: "assumed: ben takes nothing ..."; NULL: nothing */
    unsigned winners;  /* bits of seats; 0 unless the game is over */
    bool winners_open; /* over, but the winner is not known from this record; then `needs` says what to write */
    uint64_t
        could_win; /* while winners_open: bit n is set if the seats whose bits are in n may be the winners; 0: any may */
    uint64_t doubt_win; /* the same if assumed data are wrong: a claim of others is false, not doubtful; 0: any may */
    char needs[240];    /* "anna and ben have 2 each; write their gold"; lower case, no full stop */
    char needed[480];   /* the same as facts, a blank between them: "gold.anna gold.ben" */
    const struct rule *needs_rule; /* the rule that needs them, cited by log.unknown; NULL: none */
    const char *winners_rests_on[SHEET_RESTS];
    const char *winners_house; /* "question: answer" that would make others win; NULL: none */
};

/* Empty for so many players; what is beyond the lines of a sheet and beyond the players is never looked at. */
void standing_clear(struct standing *standing, int seats);
bool standing_same(const struct standing *a, const struct standing *b, int seats);

/* Adds a line and its points to the total (unless extra). `detail` may be NULL. */
void sheet_add(struct sheet *sheet, const char *label, int halves, const struct rule *rule, const char *detail, ...)
    __attribute__((format(printf, 5, 6)));

/* A line below the total that is not added. */
void sheet_note(struct sheet *sheet, const char *label, int halves);

/* Ranks by total (equal totals share) and sets the winners if `over`. Games with tie-breaks rank by themselves. */
void standing_rank(const struct match *match, struct standing *standing, bool over);

/* The parts of a game that may be left out, each a table of its own. What is NULL in them is as its comment says. */

/* The picture. Without `draw` there is none. */
struct game_picture {
    const char *artwork; /* its pieces drawn: a line `<symbol id='...` for each; NULL: none */
    void (*draw)(const struct match *, const void *state, struct canvas *);

    /* Onto the picture of the position after an entry: what it wanted or used (canvas_ghost), which things it speaks of (canvas_point).
       `state` is what it was judged on. NULL: what an entry moved has to tell. */
    void (*draw_move)(const struct match *, const void *state, const struct move *, enum fate, struct canvas *);

    /* The components of the box drawn as lines of text, where they have shapes; the same as a picture. */
    void (*box_sheet)(const struct match *, struct arena *scratch, struct text *out);
    void (*draw_box)(const struct match *, struct canvas *);
};

/* What the ledger follows. */
struct game_books {
    const char *const *accounts; /* their names; NULL-terminated. The first is the score, if it can be booked */
    const char *const
        *holders; /* who has accounts besides the players ("neutral"), numbered on after the seats; or NULL */
    int (*balance)(const struct match *, const void *state, int holder, int account); /* in halves */

    /* The rule (its row) by which an entry changed this account: every change is then booked. NULL: play() books (hearing.h). */
    int (*booked_by)(const struct match *, const void *before, const void *after, int holder, int account);

    /* Does the record not give it? NULL: it gives all of them. */
    bool (*unknown_balance)(const struct match *, const void *state, int holder, int account);
};

/* What chance decides, for random play. */
struct game_chance {
    /* Draws what the table does now, where suggest() does not list it or lists too much; false: use the list. Asked only when the
       table is to act. */
    bool (*draw)(const struct match *, const void *state, struct random *, struct move *);

    /* Writes what chance decides before the log begins, as parts of `table:`; NULL: nothing. */
    void (*setup)(const struct match *, struct random *, struct writer *);

    /* How willingly random play does it, in per cent from 1 to 100; NULL: everything alike. */
    int (*weight)(const struct match *, const void *state, const struct move *);
};

/* When it is. */
struct game_clock {
    const char *(*phase)(const struct match *, const void *state); /* one word; NULL: play, and then over */

    /* "season 2", nothing where there are no rounds (or NULL), and then "survey, area 3" (NULL: the phase). */
    void (*round)(const struct match *, const void *state, struct text *out);
    void (*stage)(const struct match *, const void *state, struct text *out);

    /* The seat of the start player, as the position says; below 0: it does not. NULL: who makes the first entry after the setup. */
    int (*start_player)(const struct match *, const void *state);
};

/* How legal entries are listed, and which entries are the same. */
struct game_lists {
    bool known_only; /* what needs a fact that the record does not give is not among the legal entries */

    /* The same entry as it is formatted, where a record may say it in several ways. NULL: as it is. */
    void (*canonical)(const struct match *, struct move *move);

    /* Do two entries mean the same thing on the table? NULL: move_same. */
    bool (*same_meaning)(const struct match *, const struct move *, const struct move *);

    /* What a legal entry earns whom. */
    void (*earns)(const struct match *, const void *state, const struct move *, struct earnings *out);

    /* What may be entered now but is not listed by suggest(): describes each kind, "table: deal, 8 tiles". */
    void (*unlisted)(const struct match *, const void *state, struct unlisted_list *out);

    /* How the things in that list are put together, for fingers: "tile 8" (what, how many), a line for each kind with what may stand
       after it ("patron violet*6 - 2 3": 6 are left, - for nothing), perhaps what is marked where ("pyramid ^ ../../..");
       nothing where they are words that are offered one by one. NULL: never. */
    void (*pieces)(const struct match *, const void *state, struct text *out);

    /* The value of a listed entry as people write it, where that is not how it is spelled. */
    void (*list_entry)(const struct match *, const struct move *, struct text *out);

    /* More words by which people look for a listed entry, with spaces between them. */
    void (*list_words)(const struct match *, const struct move *, struct text *out);
};

/* Entries that nobody has to write. */
struct game_optional {
    /* The optional entry of the player to act now, before the entry `next` (NULL: before claims), and of which kind it is. */
    enum optional (*entry)(const struct match *, const void *state, const struct move *next, struct move *optional);

    /* It in words, before it is made: "carl (third in area 1) declines"; NULL: "carl decline". */
    void (*tell)(const struct match *, const void *state, const struct move *optional, struct text *out);

    /* All that is assumed before one entry where a sacrifice is among it, `state` is before the first; to follow "not written: " or
       "assumed: ". NULL: `tell` says each. */
    void (*tell_sacrifices)(const struct match *, const void *state, const struct move *move, int count,
                            enum in_words how, struct text *out);

    /* The part of the game that begins in this state and that nobody wrote down: "the survey of season 1"; NULL: the moment. */
    void (*name_gap)(const struct match *, const void *state, struct text *out);

    /* The optional entry that may still be written after others have acted, and then says the same; NULL: none may. */
    const char *written_late;

    /* Is `next`, on this state, the very decision that was assumed as given up (WITHDRAWS; both are then judged again, in the order in
       which they are written) or does it say the same (CONFIRMS; play() then finds nothing)? Asked of entries without `illegal:` and
       `ruled:`, of each assumed sacrifice that none of them answered yet. An entry without an adverse finding withdraws nothing.
       TOO_LATE: no later entry can answer it any longer. NULL: never. */
    enum reply (*reply)(const struct match *, const void *state, const struct move *next, const struct assumption *);

    /* An entry heard on `state` after assumed ones is to be judged again without them: says in it what was assumed there (the area it
       is about), so that it means the same. NULL: nothing. */
    void (*pin)(const struct match *, const void *state, struct move *move);
};

/* `set` in the log. */
struct game_set {
    const char *const
        *boards; /* keys of the table of which a `set` without `phase` changes only the spaces it names; or NULL */
    const char *const *stays; /* keys of the table that stay when a `set` with `phase` names a new position; or NULL */

    /* A `set` without `phase` has been laid over `table`, which is `state` written down without its hidden parts: mends what follows
       from what was set, or takes it out (node_drop) to be computed again. Both fit the shape. NULL: nothing. */
    void (*lay)(const struct match *, const void *state, const struct node *set, struct node *table, struct arena *);

    /* The same for a `set` with `phase`: `table` is what stays, without the keys that `set` names, and `set` laid over it. */
    void (*lay_again)(const struct match *, const void *state, const struct node *set, struct node *table,
                      struct arena *);

    /* The same once it has been set up: what `before` knows and no table says, as far as `set` does not say otherwise. */
    void (*keep)(const struct match *, const void *before, const struct node *set, void *state);

    /* Does a `set` without `phase` say what came of a decision that was assumed as given up? NULL: never. */
    bool (*settles)(const struct match *, const struct node *set, const struct move *assumed);
};

/* What the record does not say, and what rests on something assumed. */
struct game_doubt {
    bool doubts_claims; /* claims.illegal and claims.ruled are doubtful where their rules rest on assumed values */
    const char *
        folds_doubts; /* doubtful findings in a record that gives nothing of the box are one: "tile set and board"; or NULL */

    /* It is one of to_act(), and nobody knows who: a claim of one of them is unsettled, of all of them true. NULL: never. */
    bool (*to_act_open)(const struct match *, const void *state);

    /* Does the record leave open whether a claim of that key ("over", "to-act", "winners" before the end) is true? NULL: never. */
    bool (*claim_open)(const struct match *, const void *state, const char *key, const struct node *claim);

    /* Could the value of that key of the table (of that seat or holder, -1: of nobody) be this, which is unknown? NULL: it could. */
    bool (*could_be)(const struct match *, const void *state, const char *key, int holder, const struct node *claim);

    /* Does a wrong claim about this key of the table rest on something assumed? Then it is doubtful. `seat`: the player whose value is
       claimed, or -1; `key` is "over", "winners", "to-act" or "scores" for these claims; `claim` is what is claimed, which may make
       a difference. Adds what it rests on, "table.isles" or a path of the box, several with a blank between them, or to `why` what was
       assumed in the log, in words. NULL: never. */
    bool (*assumed_part)(const struct match *, const void *state, const char *key, int seat, const struct node *claim,
                         struct text *rests_on, struct text *why);

    /* A value of the table that is printed as unknown may be assumed: is that what is claimed? NULL: it never is. */
    enum assumed_likeness (*like_assumed)(const struct match *, const void *state, const char *key, int holder,
                                          const struct node *claim);

    /* May a total that is open be so many halves? NULL: from low to high. */
    bool (*may_score)(const struct match *, const void *state, int seat, int halves);

    /* Box data that this position rests on, assumed or not, each with the words for it (touch). */
    void (*touched)(const struct match *, const void *state, struct touched *out);
};

struct game {
    const char *id, *title;
    int seats_min, seats_max;
    const char *seats_rule;      /* code for a wrong number of players (impossible); NULL: unreadable */
    const char *box_rule;        /* code for a box that does not fit its shape (unreadable); NULL: log.unreadable */
    const char *const *reserved; /* more words no player may be called, lower case; NULL-terminated, or NULL */
    const struct rule *rules;    /* ends with a row without code; with log.turn, log.over; log.phase if it has phases */
    const struct question *house; /* ends with a row without name */
    const struct verb *verbs;     /* ends with a row without name */
    const struct shape *table;    /* FORM_MAP */
    const struct shape *box;      /* FORM_MAP, without `provenance` */
    const struct built_in_box *built_in;
    size_t state_size; /* of the flat state: memcpy copies it, no pointers inside */

    /* Reads the merged box (which fits `box`) into the game's own form, in `arena`. NULL after a finding that ends the record.
       match->box is not yet set. What is made of the built-in box serves other records with as many seats too: of the match it may
       depend on the number of seats, on the box and its provenance, on nothing else. */
    const void *(*open_box)(struct hearing *h, const struct node *box, struct arena *arena);

    /* Fills the zeroed state: the setup, with what `table` (fits the shape; NULL if there is none) says instead.
       Findings point_to nodes. false: the table is impossible or unreadable, judge no further. */
    bool (*setup)(struct hearing *h, const struct node *table);

    /* Who may act now: bits of seats and 1u << CHANCE. */
    unsigned (*to_act)(const struct match *, const void *state);
    bool (*over)(const struct match *, const void *state);
    void (*score)(const struct match *, const void *state, struct standing *); /* `standing` is clear */
    void (*write)(const struct match *, const void *state, struct writer *);   /* fits `table`; setup reads it back */
    bool (*invariant)(const struct match *, const void *state);                /* false is a bug, never the player's */

    /* The rest may be left out. */
    struct game_clock clock;
    struct game_books books;
    struct game_optional optional;
    struct game_set set;
    struct game_doubt doubt;
    struct game_lists lists;
    struct game_chance chance;
    struct game_picture picture;
    const struct final_count *count;      /* NULL: the game has no final count */
    const struct says *says;              /* how people say its entries; NULL: nobody has written that down yet */
    const struct topic *topics;           /* ends with a row without word */
    const struct preset *presets;         /* ends with a row without name */
    const struct gone *gone;              /* ends with a row without question */
    const struct other_word *other_words; /* ends with a row without word */

    /* Bytes of the state that a log can change in this match; what follows stays as setup left it and is not copied. NULL: all. */
    size_t (*live_size)(const struct match *);

    /* Bytes: while they and over() stay the same, so does the score. */
    void (*scored)(const struct match *, const void *state, struct text *out);

    /* As if it were that player's turn: what was legal for a player who acted out of turn. NULL: that is not known. */
    void (*give_turn)(const struct match *, void *state, int seat);

    /* Findings about the position at the end of the log, e.g. unsettled scores; changes nothing. */
    void (*at_end)(struct hearing *h);

    /* What the table shows of old mistakes, one line each; never findings, and no part of the score. */
    void (*remarks)(const struct match *, const void *state, struct text *out);

    /* Where a player says that the game is over and the position does not: the words of the table that would say it,
       "passed: [anna, ben]"; nothing where the game cannot be over yet. NULL: nothing. */
    void (*say_end)(const struct match *, const void *state, struct text *out);

    /* There are more or fewer names in `players` than seats: says so, and the way out, with these names. NULL: the numbers. */
    void (*wrong_seats)(const struct node *players, struct text *out);

    /* Other ways to write points. */
    bool (*read_points)(const char *written, long *halves);

    /* Names that the table of this record gives to seats; nobody has looked yet whether the table fits its shape. */
    const struct other_name *(*other_names)(const struct match *, const struct node *table, struct arena *);

    /* Makes the zeroed state one in which entries that stand in a table are read as sentences: nothing is there, and all may be laid.
       NULL: they are not. */
    void (*clear_table)(const struct match *, void *state);
};

/* The row with that name; -1 if there is none. */
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

/* The same, or CHANCE. */
int actor_named(const struct match *match, const char *name);
const char *name_meant(const struct match *match, const char *written); /* of a seat, capitals or not; NULL: nobody */

/* Those with accounts: the seats, then the game's holders. */
int holder_count(const struct match *match);
int holder_named(const struct match *match, const char *name); /* in capitals or not; -1 if there is none */
const char *holder_name(const struct match *match, int holder);
const struct rule *rule_coded(const struct game *game, const char *code); /* the game's or a common one; NULL */

/* Bytes of the state that a log can change in this match. */
static inline size_t state_live_size(const struct match *match)
{
    return match->game->live_size ? match->game->live_size(match) : match->game->state_size;
}

/* Words that no player may be called in any game, in lower case; NULL-terminated. The same and those of the game, in any case? */
extern const char *const reserved_words[];
bool is_reserved(const struct game *game, const char *name);

/* Candidates of one verb, or of all (-1). */
void suggest_moves(const struct match *match, const void *state, int verb, struct suggestions *suggestions);

/* Respells the entry as it would be listed; false: it is never listed. */
bool move_spell(const struct match *match, const void *state, struct move *move);

/* "table" for CHANCE, else the player's name. */
const char *actor_name(const struct match *match, int actor);

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
bool is_common_rule(const struct rule *rule); /* else it is a game's */

#endif
