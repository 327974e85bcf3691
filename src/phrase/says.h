/* How people say the entries of a game, as tables: rows of words, like a grammar. A game has them in its says.txt, from
   which src/games/says.awk makes C at build time; the reader (phrase.h) knows no game. Rows say what words mean, no
   word is rewritten, and every word of a sentence must match a row.

   PATTERNS. All words of these tables are patterns:
     bid             that word in any inflection: bid, bids, bidding; troop, troops; take, took
     =playing        in exactly this form; =( and =) are brackets of the sentence
     a b             one after the other; articles, possessives and "of" may stand between them
     a|b  (a|b) c    either
     [a] b           a may be missing
     ->              an arrow or a dash between two spaces; also , : / + 's x and other signs as they stand
     KIND            in capitals: a value of that kind, which is kept
     KIND=value      only that one, by the word that records use for it: CREATURE=sylph, NUM=2; or up to: NUM=1..4
     <golds>         what `<golds> = ...` above it says
   Kinds that every game has:
     NUM             a number in digits or words
     COUNT           an amount: also a, another, a second, one more, two of the three, both, all, all but one
     ORD             first, second, 3rd; LAST_RANK for last
     NAME            a player: the seat
   and two that take no word: SG (the word before is not a plural), PL (it is one).

   A sentence is read by a LINE. Its head announces it, its fields fill it; small words and the line's own words may be
   anywhere among them. Fields are in any order, but two without a marker that take the same kind are in the order of
   the table.

   SAYS.TXT. `#` begins a comment. Lines that begin with a blank go on. Constants and functions are those of the headers
   it uses; what they are for is below, at the member in brackets.
     uses: games/cyclades/says.h                    headers
     moments: cyc_moments                           (struct says) or left out; `called: FUNCTION` likewise
     small: other|free                              (struct says_tables); `owners act: pegasus cyclops` likewise
     <golds> = (gold|coin)                          words that several patterns share
     kind: GOD short                                (struct says_kind) its name, and its flags: KIND_SHORT
     words: cyc_god_words                           its vocabulary
     nouns: god|goddess
     ares = god of war|war god                      (struct says_name)
     like: BUILDING                                 also the names and rows of that kind
     means: NUM <golds>                             (struct says_row) the value that is kept
     means FUNCTION 2 turned: NUM <golds>           a function, a value; each may be left out
     means LOT times 3 1: NUM GOODS                 a value, and factors
     line: bid GOD gold GOLD                        (struct says_line) the entry it writes
     heads: bid|offer                               `weak`, `own`, `make` likewise
     GOLD many must: [for|with] NUM                 (struct says_field) FIELD_MANY, FIELD_MUST
     GOD fits FUNCTION seen FUNCTION 2: GOD         functions, and a value for them
     make: FUNCTION 2                               likewise
     at: AT_TURN AT_APOLLO                          moments
     is: bare echo                                  LINE_BARE, LINE_ECHO
     times: COUNT
     fields: price                                  fields that several lines share follow
     with: price owner                              these fields, at their place among the others
     form: creature                                 lines that are alike but for a word follow, until `end: creature`
     creature: sylph from FROM                      each line of that form: <creature> is sylph, <entry> all of it;
                                                    fields, `own`, `is` and `make` that follow are added to each of them */
#ifndef PHRASE_SAYS_H
#define PHRASE_SAYS_H

#include <limits.h>
#include <stdbool.h>

#include "game/game.h"

enum {
    NOT_TOLD = INT_MIN, /* the sentence does not say it */
    LAST_RANK = 99,     /* ORD: "last" */
    NEXT_RANK = 50,     /* for tables of ranks: "below him", "then" */
    VALUES_MAX = 64,    /* most values that a description can mean */
};

/* A sentence while it is read: what the functions of a game may look at. */
struct telling {
    const struct match *match;
    const void *state;             /* the position after the parts of the sentence that were already read */
    const void *before;            /* the position before the sentence */
    int actor;                     /* a seat, or CHANCE */
    const struct filling *filling; /* the fields of this part; NULL while a value is being read */
    const char **why;              /* why a function returns false: or_why, or a fixed text */
    unsigned together;             /* bits of all who do the same in this part */
    struct arena *arena;           /* for texts */
    const int *said; /* while a description is read: the values that its pattern kept, `said_count` of them */
    int said_count;
    int row; /* `value` of the row of the table: of the description, the field or the line */
};

/* A value that a field says. If it is not said, `value` is NOT_TOLD, `at` -1, and the rest none. */
struct told_value {
    int field, kind, value;
    int at;      /* where in the sentence it is, for comparing */
    bool plural; /* its word is plural */
    bool bare;   /* it has no marker before it */
};

/* One of the values of a field, and how many there are. `field` is the name in the line's table. */
const struct told_value *told_value(const struct telling *t, const char *field, int index);
int told_count(const struct telling *t, const char *field);

static inline int told_at(const struct telling *t, const char *field, int index)
{
    return told_value(t, field, index)->value;
}

static inline int told(const struct telling *t, const char *field)
{
    return told_at(t, field, 0);
}

static inline bool is_told(const struct telling *t, const char *field)
{
    return told(t, field) != NOT_TOLD;
}

static inline int told_place(const struct telling *t, const char *field, int index)
{
    return told_value(t, field, index)->at;
}

/* Is that value of this kind? Is it after "and" or "then", not only a comma? */
bool told_is(const struct telling *t, const char *field, int index, const char *kind);
bool told_again(const struct telling *t, const struct told_value *value);
/* Is a joiner of any kind between the two? */
bool told_apart(const struct telling *t, const struct told_value *first, const struct told_value *second);

/* A name of several words as one word of an entry; the word of records for a value, as one word of an entry. */
const char *in_one_word(const struct telling *t, const char *name);
const char *value_word(const struct telling *t, const struct told_value *value);
static inline const char *told_word(const struct telling *t, const char *field, int index)
{
    return value_word(t, told_value(t, field, index));
}

/* The rank by which a COUNT is said: 2 for "a second one", -2 for "his second". 0, -1: none. */
int told_rank(const struct telling *t, const struct told_value *value);

/* All values of these fields (the names end with NULL) in the order of the sentence, at most MOVE_ITEMS; in each,
   `field` is the row of its name in the list. */
int told_in_order(const struct telling *t, const char *const *fields, struct told_value *told);

/* Returns `fits`; if it does not fit, says why: "c3 is carl's". */
bool or_why(const struct telling *t, bool fits, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* A COUNT as a number if there are `there` of them: "all", "both", "all but one". -1: it cannot be that. */
int told_number(int count, int there);

/* ---- kinds: what things are called ---------------------------------------------------------------------------- */

/* A value by its word in records, and what people call it. */
struct says_name {
    const char *word, *said;
};

/* Puts what is meant, or may be there, into `values` (at most VALUES_MAX) and returns how many. */
typedef int seen_function(const struct telling *t, int *values);
static inline int one(int value, int *values) /* that value */
{
    values[0] = value;
    return 1;
}
static inline int only(int value, int *values) /* the same, but below zero none */
{
    values[0] = value;
    return value >= 0;
}

/* A description. It means `value` plus what its pattern kept (`said`), each times its factor; without factors the one
   value that was kept, or `value`. With a function it means what that answers, which also sees `value` (`row`). */
struct says_row {
    const char *said;
    seen_function *means;
    int value;
    int times[4];
    bool turned; /* the pattern has its values in reverse order */
};

enum {
    KIND_PLACE = 1, /* "there" means the last one named */
    KIND_SHORT = 2, /* its names may be shortened: "pos.", three or more letters that begin only one name */
    /* Several descriptions before and after must all hold: the lemon tile on the left. One value must remain. Without
       this flag each row must mean one value by itself. */
    KIND_DESCRIBED = 4,
    KIND_THINGS = 8, /* its values are not numbers, though no word of records names them */
};

/* A kind of value. With `words` its values and their strict words are those of the game's vocabulary (hyphens are read
   as spaces); without, they are the row numbers of `names`. `nouns` may be before or after a value: "isle g6". */
struct says_kind {
    const char *name; /* in capitals */
    const struct words *words;
    const struct says_name *names; /* ends with a row without word; or NULL */
    const struct says_row *rows;   /* ends with a row without pattern; or NULL */
    const char *nouns;             /* or NULL */
    unsigned flags;
};

/* ---- lines: sentences ------------------------------------------------------------------------------------------- */

enum {
    FIELD_MANY = 1,   /* if said several times, all values belong to one entry, in order */
    FIELD_EACH = 2,   /* if said several times, each value makes an entry */
    FIELD_MUST = 4,   /* must be said, seen or shared with the part before, though the entry does not write it */
    FIELD_SHARED = 8, /* a later part without a verb may repeat it: "and a second one" */
    FIELD_ASIDE = 16, /* says nothing more than the entry: the Dryad steals "a priest" */
};

/* A field of a line. `said` has markers and value: "[for|with|at] NUM [gold|gp]"; the value is the first kind in it.
   `fits` is called once all is read: it may change the value ("all" to a number; leave the others alone), and returns
   false if the position contradicts it. `seen` answers if nothing was said: all values it may have, and there
   must be exactly one. */
typedef bool fits_function(const struct telling *t, int *value);
fits_function fits_actor, fits_other; /* it is the player who acts; it is not */
struct says_field {
    const char *name; /* in capitals, as `writes` has it */
    const char *said;
    unsigned flags;
    fits_function *fits;
    seen_function *seen;
    int value; /* for both functions */
};

/* Adds an entry, for a line that makes its entries itself: "march 2 from b1 to c3", without the actor, or "table: dice
   2 0" with one. */
struct entries;
void entry(struct entries *entries, const char *format, ...) __attribute__((format(printf, 2, 3)));
void entry_of(struct entries *entries, int actor, const char *did); /* an entry of another player */

enum {
    LINE_NAMED = 1024, /* in a later part only if the player is named in it: "anna walks to c1, the spinner shows 2" */
    LINE_TABLE = 1,    /* an entry of the table; names in it are fields */
    LINE_SUBJECT = 2,  /* with LINE_TABLE: a player may be before the colon or the subject: "anna rolls 2 and 0" */
    LINE_BARE = 4,     /* may be said without a head, at its moment: "ares 3" */
    /* A later part may leave out the verb and share fields: "and a second one". Never for verbs that move or cover. */
    LINE_ECHO = 8,
    LINE_ONCE = 16,   /* the same player cannot do it twice in one sentence, unless named again: turns alternate */
    LINE_SILENT = 32, /* makes no entry: "the others are face down" */
    LINE_OTHERS =
        128, /* is about another player than the one who acts: "Ben's ship is pushed" does not say who pushes it */
    LINE_TOGETHER = 64, /* several players may be its subject, with an entry for each: "Ben and Anna fight on" */
    LINE_OPENS = 256,   /* begins something: what follows may lack a verb, or be its purpose: "Demeter Day, 4 stone" */
    /* With LINE_BARE: a later part may leave out the verb if it says everything else: "and one from f1 to e1". */
    LINE_AGAIN = 512,
    LINE_APART = 2048, /* a verb after a joiner in it begins an entry of its own if it can */
};

typedef bool make_function(const struct telling *t, struct entries *entries);

/* Things by rank ("Ben starts, Anna is second, Carl last"): the entry with the values of the first field in that order.
   A rank of field RANK belongs to the only thing between the same commas, else to the one before or after it. Things
   without a rank stay in the order of the sentence. False: there are several ways to read it. */
make_function make_ranked;

/* One way to say one verb. */
struct says_line {
    /* The entry: "bid GOD gold GOLD[ by BY]"; capitals are fields, and a bracket is left out if its field is not said.
       With `make` only the verb counts. */
    const char *writes;
    const char *heads; /* strong heads: read at any moment. "push .. up": other words may be between. Or NULL */
    const char *weak;  /* weak heads: only at its moments. Or NULL */
    const struct says_field *fields; /* ends with a row without name; or NULL */
    const char *own;                 /* further words that may occur and mean nothing more. Or NULL */
    unsigned at;                     /* its moments, bits of says.moments; 0: always */
    unsigned flags;
    /* The field with the number of entries, for verbs that take one at a time: "COUNT". It is shared among the values
       of a FIELD_EACH field ("two on b1 and one on g6"); a plural without it is not read. Or NULL. */
    const char *times;
    make_function *make; /* instead of `writes`; false: not a reading. Or NULL */
    int value;           /* for that function */
};

struct says_tables {
    const struct says_kind *kinds; /* ends with a row without name */
    const struct says_line *lines; /* ends with a row without writes */
    const char *owners_act;        /* words that move only what one owns: "Apollo lifts Carl's marble". Or NULL */
    const char *small;             /* small words of the game besides those of English; or NULL */
};

/* What says.awk makes: the tables without pointers, so that nothing must be relocated at start-up. */
struct says {
    const int *numbers; /* in the order in which they are unpacked. A text is a place in `texts`, 0: none; the functions
                           and vocabularies are places in the lists below, of which the first is NULL */
    const char *texts;
    seen_function *const *seen;
    fits_function *const *fits;
    make_function *const *make;
    const struct words *const *words;
    unsigned (*moments)(const struct match *, const void *state); /* the present moments, as bits; NULL: 1 */
    const char *(*called)(const struct match *, const void *state, int seat); /* another name for a player, or NULL */
};

/* Owned by the arena, except for the texts. */
const struct says_tables *says_unpack(const struct says *says, struct arena *arena);

#endif
