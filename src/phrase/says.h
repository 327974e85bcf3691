/* How people say the entries of a game, as tables: a language in rows, like a grammar. A game supplies them in its says.c, the reader
   (phrase.h) knows no game. Nothing here changes words: rows say what words mean, and every word of a sentence must be met by a row.

   PATTERNS. All words of these tables are patterns:
     bid             that word in any inflection: bid, bids, bidding; troop, troops; take, took
     =playing        in exactly this form; =( and =) are brackets of the sentence
     a b             one after the other; articles, possessives and "of" may stand between them
     a|b  (a|b) c    either
     [a] b           a may be missing
     ->              an arrow or a dash between two spaces; also , : / + 's x and other signs as they stand
     KIND            in capitals: a value of that kind, which is kept
     KIND=value      only that one, by the word that records use for it: CREATURE=sylph, NUM=2
   Kinds that every game has:
     NUM             a number in digits or words
     COUNT           the same as an amount: also a, another, a second, one more, two of the three, both, all, all but one
     ORD             first, second, 3rd; LAST_RANK for last
     NAME            a player: the seat
   and two that take no word: SG (the word before is not a plural), PL (it is one).

   A sentence is read by a LINE: its head announces it, its fields fill it, small words and the line's own words may stand anywhere
   among them. Fields come in any order; two that begin without a marker and take the same kind stand in the order of the table. */
#ifndef PHRASE_SAYS_H
#define PHRASE_SAYS_H

#include <limits.h>
#include <stdbool.h>

#include "game/game.h"

enum {
    NOT_TOLD = INT_MIN, /* nothing was said of it */
    LAST_RANK = 99,     /* ORD: "last" */
    NEXT_RANK = 50,     /* for tables of ranks: "below him", "then" */
    VALUES_MAX = 64,    /* that one description fits at most */
};

/* A sentence while it is read: what a small function of the game may look at. */
struct telling {
    const struct match *match;
    const void *state;             /* the position, after the parts of the sentence that were read before */
    int actor;                     /* a seat, or CHANCE */
    const struct filling *filling; /* what was said in this part; NULL while a value is still being read */
    const char **why;              /* a function that says no may say why here: "c3 is carl's". Or NULL */
    unsigned together;             /* bits of all who do the same in this part */
    struct arena *arena;           /* for what `why` says; or NULL */
};

/* What a field says: its (first) value, NOT_TOLD; how many values it has, and one of them; where in the sentence that stands, for
   comparing; is the word for it a plural? `field` is the name in the line's table. */
int told(const struct telling *t, const char *field);
int told_count(const struct telling *t, const char *field);
int told_at(const struct telling *t, const char *field, int index);
int told_place(const struct telling *t, const char *field, int index);
bool told_plural(const struct telling *t, const char *field);
bool told_bare(const struct telling *t, const char *field, int index);                 /* without a marker before it? */
bool told_is(const struct telling *t, const char *field, int index, const char *kind); /* is that value of this kind? */
bool told_again(const struct telling *t, const char *field, int index); /* after "and" or "then", not only a comma? */

/* Things in the order of their ranks ("Ben starts, Anna is second, Carl last"): the values of field `things` into `order`; a rank of
   field `ranks` belongs to the only thing between the same commas, else to the one before it or after it. Things without a rank stay
   in the order in which they were said. How many; 0: it can be meant in several ways. */
int told_ranked(const struct telling *t, const char *things, const char *ranks, int *order);

/* A COUNT as a number, where so many are there: "all", "both", "all but one". -1: it cannot be that. */
int told_number(int count, int there);

/* ---- kinds: what things are called ---------------------------------------------------------------------------- */

/* A value by its word in records, and what people call it. */
struct says_name {
    const char *word, *said;
};

/* A description: what it means is `value`, or what the function answers for the values that the pattern kept (`said`, `count` of them):
   all values that fit, at most VALUES_MAX, into `values`; it returns how many, 0 for none. */
struct says_row {
    const char *said;
    int (*means)(const struct telling *t, int count, const int *said, int *values);
    int value;
};

enum {
    KIND_PLACE = 1, /* "there" is the last one that was spoken of */
    KIND_SHORT = 2, /* its names may be shortened: "pos.", three letters or more that begin only one */
    KIND_DESCRIBED =
        4, /* several descriptions in a row, before and after, all hold: the lemon tile on the left. One value must be
                           left (without this each row must come to one value by itself) */
    KIND_THINGS = 8, /* its values are not numbers, though no word of records is one of them */
};

/* A kind of value. With `words` its values and their strict words are those of the game's vocabulary (words of a list are read with
   spaces for hyphens); without, they are the row numbers of `names`. `nouns` may stand before or after a value: "isle g6". */
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
    FIELD_MANY = 1, /* said several times: all its values, in order, belong to one entry */
    FIELD_EACH = 2, /* said several times: an entry for each value */
    FIELD_MUST =
        4, /* must be said (or be seen, or be shared with the part before) though the entry does not write it */
    FIELD_SHARED = 8, /* a later part without a verb may mean the same once more: "and a second one" */
};

/* What a verb takes. `said`: markers and value: "[for|with|at] NUM [gold|gp]". The value is the first kind in it.
   `fits` is asked once all was read: may change the value ("all" to a number; leave the others alone) and says no where the table
   contradicts it. `seen` answers where nothing was said: all values it may have; there must be exactly one. */
struct says_field {
    const char *name; /* in capitals, as `writes` has it */
    const char *said;
    unsigned flags;
    bool (*fits)(const struct telling *t, int *value);
    int (*seen)(const struct telling *t, int *values);
};

/* Collects the entries of a line that makes them itself: "march 2 from b1 to c3", without the actor, or "table: dice 2 0" with one. */
struct entries;
void entry(struct entries *entries, const char *format, ...) __attribute__((format(printf, 2, 3)));
void entry_list(struct entries *entries, const char *verb,
                const char *const *items);                          /* deal: [violet 2, brown]; ends with NULL */
void entry_of(struct entries *entries, int actor, const char *did); /* what another player did */

enum {
    LINE_NAMED = 1024, /* in a later part only if the player is named there: "anna walks to c1, the spinner shows 2" */
    LINE_TABLE = 1,    /* what the table does; names in it are fields */
    LINE_SUBJECT = 2,  /* (with LINE_TABLE) a player may be before the colon or the subject: "anna rolls 2 and 0" */
    LINE_BARE = 4,     /* may be said without a head, at its moment: "ares 3" */
    LINE_ECHO =
        8, /* a later part may leave the verb out and share fields: "and a second one". Never for what moves or covers */
    LINE_ONCE = 16,   /* nobody does it twice in one breath, unless named again: turns alternate */
    LINE_SILENT = 32, /* comes to no entry: "the others are face down" */
    LINE_OTHERS =
        128, /* what it speaks of is not the player who acts: "Ben's ship is pushed" does not say who pushes it */
    LINE_TOGETHER = 64, /* several may be its subject, with an entry for each: "Ben and Anna fight on" */
    LINE_OPENS =
        256, /* begins something: what is done then may come without a verb, or as its purpose: "Demeter Day, 4 stone" */
    LINE_AGAIN =
        512, /* (with LINE_BARE) a later part may leave the verb out if it says all else: "and one from f1 to e1" */
};

/* One way to say one verb. */
struct says_line {
    const char *
        writes; /* the entry: "bid GOD gold GOLD [by BY]"; capitals are fields, brackets are left out where theirs is not written.
                           With `make` only the verb counts */
    const char *heads; /* strong: read at any moment. "push .. up": other words may stand between. Or NULL */
    const char *weak;  /* only at its moments. Or NULL */
    const struct says_field *fields; /* ends with a row without name; or NULL */
    const char *own;                 /* words that may also stand there and say nothing more. Or NULL */
    unsigned at;                     /* its moments, bits of says.moments; 0: always */
    unsigned flags;
    const char *
        times; /* the field that says how many entries, where the verb takes one at a time: "COUNT". Shared out over the values
                          of a FIELD_EACH field ("two on b1 and one on g6"); a plural without it is not read. Or NULL */
    bool (*make)(const struct telling *t,
                 struct entries *entries); /* instead of `writes`; false: no reading. Or NULL */
};

struct says {
    const struct says_kind *kinds;                                /* ends with a row without name */
    const struct says_line *lines;                                /* ends with a row without writes */
    unsigned (*moments)(const struct match *, const void *state); /* which moments it is now, as bits; NULL: 1 */
    const char *(*called)(const struct match *, const void *state, int seat); /* another name for a player, or NULL */
    const char *small; /* the game's own small words, besides those of English; or NULL */
};

#endif
