/* The game interface: one const table per game, and nothing else leaves its folder. */
#ifndef GAME_GAME_H
#define GAME_GAME_H

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>

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
struct phrase;

/* One form of a verb: with `value` as its own value (ANY_VALUE: whatever it is) it has these fields, in this order, and no others.
   Rows name fields of the verb; their shapes may be narrower (an isle, not any space) and decide what fits, the verb's own still read.
   Where the field `then` has a value that is the value of another form, that form's fields follow. Read kindly only: what is written
   with all its field names is the verb's own affair. The list of forms ends with a row without fields; several may have one value. */
enum { ANY_VALUE = INT_MIN };
struct form_of_verb {
    int value;
    const struct field *fields; /* ends with a row without shape */
    const char *then;           /* NULL: nothing follows */
};

/* A verb of the log. fields[0] describes its own value; the list ends with a row without shape.
   `by`: the wrong kind of actor is unreadable; where it is only usual, play() judges that. */
struct verb {
    const char *name;
    enum speaker by;
    const struct field *fields;
    enum outcome (*play)(struct hearing *h);
    const char *doc;

    /* Emits every entry of this verb (its row is `verb`) that may be legal now, for every actor, each once, in a stable order. A
       superset is fine: the engine keeps those play() accepts without an objection. Chance too, unless there are too many to list.
       NULL: never listed. */
    void (*suggest)(const struct match *, const void *state, int verb, struct suggestions *);

    /* Respells an entry as suggest() would list it (drops what goes without saying); false: never listed at all. NULL: as it is. */
    bool (*spell)(const struct match *, const void *state, struct move *);

    const char *const *other; /* other words for it, of one word or several, read kindly; NULL-terminated, or NULL */

    const struct form_of_verb *forms; /* NULL: the fields as they stand, in their order, are its only form */

    const char *notation; /* of each thing in its list, where it is never listed: "KIND [POINTS]"; or NULL */
};

/* Other words, read kindly anywhere behind the verb: `written` (one word or several) is taken for `read` (likewise; "" is passed
   over). Rows of several words stand before those of one. The list ends with a row without `written`. */
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
    const char *does;             /* what it does and when, one or a few sentences of our own */
    const char *const *rules;     /* codes that speak of it; NULL-terminated, or NULL */
    const char *const *questions; /* house questions that bear on it; NULL-terminated, or NULL */
};

/* Another name for a seat in one record: somebody who sits there with others. */
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

enum { SHEET_LINES = 32, SHEET_RESTS = 24 };

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
    int total;
    bool open; /* not settled: somewhere from `low` to `high`; low > high says that nothing is known */
    int low, high;
    int rank;           /* 1 is first; equal ranks are shared; 0: open scores leave it untold */
    char tie_break[80]; /* why it ranks so, where points alone do not tell; may be empty */
    const struct rule *tie_rule;
    const char *rests_on[SHEET_RESTS]; /* box data the total rests on; NULL-terminated */
};

struct standing {
    struct sheet seat[SEATS_MAX];
    unsigned winners;  /* bits of seats; 0 unless the game is over */
    bool winners_open; /* over, but the winner cannot be told from this record */
    const char *winners_rests_on[SHEET_RESTS];
    const char *winners_house; /* "question: answer" that would make others win; NULL: none */
};

/* Empty for so many players; what lies beyond the lines of a sheet and beyond the players is never looked at. */
void standing_clear(struct standing *standing, int seats);
bool standing_same(const struct standing *a, const struct standing *b, int seats);

/* Adds a line and its points to the total (unless extra). `detail` may be NULL. */
void sheet_add(struct sheet *sheet, const char *label, int halves, const struct rule *rule, const char *detail, ...)
    __attribute__((format(printf, 5, 6)));

/* A line below the total that is not added. */
void sheet_note(struct sheet *sheet, const char *label, int halves);

/* Ranks by total (equal totals share) and sets the winners if `over`. Games with tie-breaks rank by themselves. */
void standing_rank(const struct match *match, struct standing *standing, bool over);

struct game {
    const char *id, *title;
    int seats_min, seats_max;
    const char *seats_rule;      /* code for a wrong number of players (impossible); NULL: unreadable */
    const char *box_rule;        /* code for a box that does not fit its shape (unreadable); NULL: log.unreadable */
    const char *const *reserved; /* words no player may be called; NULL-terminated, or NULL */
    const struct rule *rules;    /* ends with a row without code; with log.turn, log.over; log.phase if it has phases */
    const struct question *house; /* ends with a row without name */
    const struct verb *verbs;     /* ends with a row without name */
    const struct shape *table;    /* FORM_MAP */
    const struct shape *box;      /* FORM_MAP, without `provenance` */
    const struct built_in_box *built_in;
    const char *const
        *accounts; /* names of what the ledger follows; NULL-terminated. The first is the score, if it can be booked */
    const char *const
        *holders; /* who has accounts besides the players ("neutral"), numbered on behind the seats; NULL-terminated,
                                   or NULL */
    size_t state_size;  /* of the flat state: memcpy copies it, no pointers inside */
    bool doubts_claims; /* claims.illegal and claims.ruled are doubtful where the rules they speak of rest on filler */

    /* Reads the merged box (which fits `box`) into the game's own form, in `arena`. NULL after a finding that ends the record.
       match->box is not yet set. What is made of the built-in box serves other records with as many seats too: of the match it may
       depend on the number of seats, on the box and its provenance, on nothing else. */
    const void *(*open_box)(struct hearing *h, const struct node *box, struct arena *arena);

    /* Fills the zeroed state: the set-up, with what `table` (fits the shape; NULL if there is none) says instead.
       Findings point_to nodes. false: the table is impossible or unreadable, judge no further. */
    bool (*setup)(struct hearing *h, const struct node *table);

    /* Who may act now: bits of seats and 1u << CHANCE. */
    unsigned (*to_act)(const struct match *, const void *state);
    bool (*over)(const struct match *, const void *state);
    const char *(*phase)(const struct match *, const void *state); /* one word */

    /* When it is: "season 2", nothing where there are no rounds (or NULL), and then "survey, area 3" (NULL: the phase). */
    void (*round)(const struct match *, const void *state, struct text *out);
    void (*stage)(const struct match *, const void *state, struct text *out);

    void (*score)(const struct match *, const void *state, struct standing *); /* `standing` is clear */
    void (*write)(const struct match *, const void *state, struct writer *);   /* fits `table`; set-up reads it back */
    bool (*invariant)(const struct match *, const void *state); /* false is our bug, never the player's */
    int (*balance)(const struct match *, const void *state, int holder, int account); /* in halves */

    /* The rest may be NULL. */
    void (*scored)(const struct match *, const void *state,
                   struct text *out); /* bytes: while they and over() stay the same, so does the score */
    bool (*quiet)(const struct match *, const void *state, const struct move *next, struct move *quiet);
    /* the quiet entry of whoever is to act now, before the entry `next` (NULL: before claims); false: there is none */
    void (*tell_quiet)(const struct match *, const void *state, const struct move *quiet, struct text *out);
    /* the quiet entry in words, before it is made: "carl (third in area 1) declines"; NULL: "carl decline" */
    void (*reword)(const struct match *, const void *state, struct phrase *phrase);
    /* words of an entry that the strict reading did not understand, lower case and without punctuation: turns those that need
           the box, the position or the number of words into the game's own; `other` and `other_words` come before it */
    int (*other_actor)(const struct match *, const void *state, const char *written);
    /* another word for an actor, read kindly: a seat, or CHANCE; -1: none */
    bool (*read_points)(const char *written, long *halves);
    /* other ways to write points, read kindly where points are wanted */
    const struct other_word *other_words;
    const struct other_name *(*other_names)(const struct match *, const struct node *table, struct arena *);
    /* names that the table of this record gives to seats; nobody has looked yet whether the table fits its shape */
    const struct preset *presets; /* ends with a row without name */
    const struct gone *gone;      /* ends with a row without question */
    const struct topic *topics;   /* ends with a row without word */
    size_t (*live_size)(const struct match *);
    /* bytes of the state that a log can change in this match; what follows stays as set-up left it and is not copied. NULL: all */
    bool (*chance)(const struct match *, const void *state, struct random *, struct move *);
    /* draws what the table does now, where suggest() does not list it or lists too much; false: use the list.
           Asked only when the table is to act */
    void (*random_setup)(const struct match *, struct random *, struct writer *);
    /* writes what chance decides before the log begins, as parts of `table:`; NULL: nothing */
    int (*weight)(const struct match *, const void *state, const struct move *);
    /* how willingly random play does it, in per cent from 1 to 100; NULL: everything alike */
    bool (*same_meaning)(const struct match *, const struct move *, const struct move *);
    /* do two entries mean the same thing on the table? NULL: move_same */
    void (*at_end)(struct hearing *h);
    /* findings about the position at the end of the log, e.g. unsettled scores; changes nothing */
    void (*earns)(const struct match *, const void *state, const struct move *, struct earnings *out);
    /* what a legal entry earns whom */
    void (*remarks)(const struct match *, const void *state, struct text *out);
    /* what the table shows of old mistakes, one line each; never findings, and no part of the score */
    void (*unlisted)(const struct match *, const void *state, struct unlisted_list *out);
    /* what may be entered now but is not listed by suggest(): describes each kind, "table: deal, 8 tiles" */
    void (*pieces)(const struct match *, const void *state, struct text *out);
    /* how the things in that list are put together, for fingers: "tile 8" (what, how many), then a line for each kind with what
           may stand behind it ("patron violet - 2 3", - for nothing), then what is marked where ("pyramid ^ ../../..");
           nothing where they are words that are offered one by one. NULL: never */
    void (*list_entry)(const struct match *, const struct move *, struct text *out);
    /* the value of a listed entry as people write it, where that is not how it is spelled */
    void (*list_words)(const struct match *, const struct move *, struct text *out);
    /* more words by which people look for a listed entry, with blanks between them */
    void (*draw)(const struct match *, const void *state, struct canvas *);
    void (*draw_move)(const struct match *, const void *state, const struct move *, enum fate, struct canvas *);
    /* onto the picture of the position after an entry: what it wanted or used (canvas_ghost), which things it speaks of
           (canvas_point). `state` is what it was judged on. NULL: what an entry moved has to tell */
    void (*box_sheet)(const struct match *, struct arena *scratch, struct text *out);
    /* the components of the box drawn as lines of text, where they have shapes */
    void (*draw_box)(const struct match *, struct canvas *); /* the same as a picture */
};

/* The row with that name; -1 if there is none. */
int verb_named(const struct game *game, const char *name);
int field_named(const struct verb *verb, const char *name);
int question_named(const struct game *game, const char *name);
static inline bool question_matters(const struct question *question, int seats)
{
    return !question->seats || question->seats == seats;
}
int seat_named(const struct match *match, const char *name);
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
    COMMON_RULES
};
extern const struct rule common_rules[COMMON_RULES + 1];
bool is_common_rule(const struct rule *rule); /* else it is a game's */

#endif
