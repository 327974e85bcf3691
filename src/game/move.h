/* Moves: one entry of a log, read into numbers. */
#ifndef GAME_MOVE_H
#define GAME_MOVE_H

#include <limits.h>
#include <stdbool.h>

#include "doc/node.h"

struct match;
struct text;
struct fault;

enum {
    CHANCE = 31,      /* the actor `table`; to_act has a bit for it as for the seats */
    MOVE_FIELDS = 20, /* most fields of one verb */
    MOVE_ITEMS = 128, /* most values of one entry */
};

/* What became of an entry: no rule broken; a rule broken, but it stands; refused. */
enum fate { FATE_FINE, FATE_ILLEGAL, FATE_REFUSED };

/* A field of a move: its values are item[from] .. item[from + count - 1]. */
struct move_field {
    unsigned char from, count;
    bool given, listed, paired; /* written in the entry; as a list; as a map, whose keys and values are the items */
};

/* Flat. Field 0 is the value of the verb itself, the others are in the order of the verb's fields. */
struct move {
    int actor; /* a seat, or CHANCE */
    int verb;  /* row of the game's verbs */
    struct move_field field[MOVE_FIELDS];
    const struct node *map; /* the long form it was read from; NULL: not from a record, or read without nodes */
    int used;
    int item[MOVE_ITEMS]; /* only the first `used` are set */
};

_Static_assert(MOVE_ITEMS <= 255, "a field counts its values in a byte");

static inline bool given(const struct move *move, int field)
{
    return move->field[field].given;
}

static inline int items(const struct move *move, int field)
{
    return move->field[field].count;
}

static inline int item(const struct move *move, int field, int index)
{
    return move->item[move->field[field].from + index];
}

/* The first value of a field; `missing` if the field was not given or is an empty list. */
static inline int value_or(const struct move *move, int field, int missing)
{
    return items(move, field) > 0 ? item(move, field, 0) : missing;
}

/* The node of a field, if the move has its long form; else NULL. */
const struct node *move_node(const struct move *move, int field);

/* Where a field is in an entry that was read without nodes: bytes of the entry's value. */
struct written_field {
    unsigned short from, to;
};
struct written {
    const char *text; /* the value, in ASCII, with eight NULs after its end; NULL if it is not a word */
    int length;
    struct place at;
    bool plain; /* the text is exactly as in the record */
    bool map;   /* the text is a map, in braces or over several lines */
    struct written_field field[MOVE_FIELDS];
};

/* To make a move, start with move_of and add values field by field, all values of a field before the next. */
struct move move_of(int actor, int verb);
void move_put_list(struct move *move, int field, int count, const int *values); /* a list, may be empty */

/* A move with one value for each of these fields: `MOVE_WITH(seat, verb, {0, god}, {BID_GOLD, gold})`. A row whose value
   is NO_VALUE is left out. move_more: `base` with these values besides its own. */
enum { NO_VALUE = INT_MIN };
struct move_value {
    int field, value;
};
#define MOVE_VALUES(...) ((const struct move_value[]){__VA_ARGS__, {-1, 0}})
#define MOVE_WITH(actor, verb, ...) move_more(move_of((actor), (verb)), MOVE_VALUES(__VA_ARGS__))
struct move move_more(struct move base, const struct move_value *values);

/* Gives a field without a value (FORM_NONE). */
static inline void move_give(struct move *move, int field)
{
    move->field[field].given = true;
    move->field[field].from = (unsigned char)move->used;
}

/* Adds a value to this field. */
static inline void move_put(struct move *move, int field, int value)
{
    if (!given(move, field))
        move_give(move, field);
    if (move->used < MOVE_ITEMS) {
        move->item[move->used++] = value;
        move->field[field].count++;
    }
}

/* Candidates for legal entries, collected one by one. */
struct suggestions {
    void (*take)(struct suggestions *, const struct move *);
};

static inline void suggest_move(struct suggestions *s, const struct move *move)
{
    s->take(s, move);
}

static inline void suggest_made(struct suggestions *s, struct move move)
{
    s->take(s, &move);
}

/* Suggest MOVE_WITH(actor, verb, ...); `base` with more values; a list as the value of the verb; the verb alone. */
#define suggest_entry(s, actor, verb, ...) suggest_made((s), MOVE_WITH((actor), (verb), __VA_ARGS__))
#define suggest_more(s, base, ...) suggest_made((s), move_more(*(base), MOVE_VALUES(__VA_ARGS__)))
void suggest_list(struct suggestions *s, int actor, int verb, int count, const int *values);
void suggest_word(struct suggestions *s, int actor, int verb);

/* Suggests every list of `count` values below `kinds`, each value at most left[value] times, as the value of the verb. */
void suggest_orders(struct suggestions *s, int actor, int verb, int kinds, int *left, int count);

/* Suggests `base` with every bag of `count` values below `kinds` under this field, each value at least least[value] and
   at most most[value] times; `least` NULL: perhaps never. */
void suggest_bags(struct suggestions *s, const struct move *base, int field, int kinds, const int *least,
                  const int *most, int count);

/* Do the moves have the same actor, verb and fields with the same values (in bags in any order)? move_same_field: have
   they this field with the same values, in order? */
bool move_same(const struct match *match, const struct move *a, const struct move *b);
bool move_same_field(const struct move *a, const struct move *b, int field);

/* Reads what entry_long returned, except note, illegal and ruled. False after a complaint through `fault`. */
bool move_read_long(const struct match *match, int actor, int verb, const struct node *map, struct fault *fault,
                    struct move *move);

/* entry_long and move_read_long for the value of an entry in either form. */
bool move_read(const struct match *match, struct arena *scratch, int actor, const struct node *node,
               struct fault *fault, struct move *move);

/* Prints the value: `extend d4 d5`, or in braces if the short form cannot express it. */
void move_print_value(const struct match *match, const struct move *move, struct text *out);

/* Prints the entry: `ben: extend d4 d5`. */
void move_print(const struct match *match, const struct move *move, struct text *out);
const char *move_line(struct arena *arena, const struct match *match, const struct move *move);

/* Prints the value in the long form: `{extend: [d4, d5]}`. */
void move_print_long(const struct match *match, const struct move *move, struct text *out);

#endif
