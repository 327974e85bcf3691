/* Moves: one entry of a log, read into numbers. */
#ifndef GAME_MOVE_H
#define GAME_MOVE_H

#include <stdbool.h>

#include "doc/node.h"

struct match;
struct text;
struct fault;

enum {
    CHANCE = 31,      /* the actor `table`; a bit of to_act like the seats */
    MOVE_FIELDS = 20, /* fields of one verb at most */
    MOVE_ITEMS = 128, /* values of one entry at most */
};

/* How an entry fared: no rule broken; broken rules, but it stands; nothing came of it. */
enum fate { FATE_FINE, FATE_ILLEGAL, FATE_REFUSED };

/* What a move says in a field: its values are item[from] .. item[from + count - 1]. */
struct move_field {
    unsigned char from, count;
    bool given, listed; /* written at all; written as a list */
};

/* Flat. Field 0 is the value of the verb itself, the others are in the order of the verb's table. */
struct move {
    int actor; /* a seat, or CHANCE */
    int verb;  /* row of the game's verbs */
    struct move_field field[MOVE_FIELDS];
    const struct node *map; /* the long form it was read from; NULL: nobody wrote it, or it was read without nodes */
    int used;
    int item[MOVE_ITEMS]; /* beyond `used`: anything */
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

/* The only, or the first, value of a field; `missing` if it was not given or is an empty list. */
static inline int value_or(const struct move *move, int field, int missing)
{
    return items(move, field) > 0 ? item(move, field, 0) : missing;
}

/* Where a field was written, in a move that has its long form; else NULL. */
const struct node *move_node(const struct move *move, int field);

/* Where the fields of an entry were written that was read without nodes: bytes of its value. */
struct written_field {
    unsigned short from, to;
};
struct written {
    const char *text; /* the value; after its end eight bytes may be looked at. NULL if it is not a word */
    int length;
    struct place at;
    bool plain; /* the text is a word as it stands there */
    bool map;   /* it is a map as it stands there, in braces or over lines */
    struct written_field field[MOVE_FIELDS];
};

/* Making a move: start with move_of, then add values field by field. A field gets all its values before the next one. */
struct move move_of(int actor, int verb);
void move_put_list(struct move *move, int field, int count, const int *values); /* a list, may be empty */

/* Given without a value (FORM_NONE). */
static inline void move_give(struct move *move, int field)
{
    move->field[field].given = true;
    move->field[field].from = (unsigned char)move->used;
}

/* One more value of this field. */
static inline void move_put(struct move *move, int field, int value)
{
    if (!given(move, field))
        move_give(move, field);
    if (move->used < MOVE_ITEMS) {
        move->item[move->used++] = value;
        move->field[field].count++;
    }
}

/* Same actor, verb and fields with the same values, in bags in any order. */
bool move_same(const struct match *match, const struct move *a, const struct move *b);

/* Reads what entry_long gave, leaving aside note, illegal and ruled. False after a complaint through `fault`. */
bool move_read_long(const struct match *match, int actor, int verb, const struct node *map, struct fault *fault,
                    struct move *move);

/* Both at once, for the value of an entry in either form. */
bool move_read(const struct match *match, struct arena *scratch, int actor, const struct node *node,
               struct fault *fault, struct move *move);

/* The value of the entry: `extend d4 d5`, or in braces where the short form cannot say it. */
void move_print_value(const struct match *match, const struct move *move, struct text *out);

/* The same with the actor: `ben: extend d4 d5`. */
void move_print(const struct match *match, const struct move *move, struct text *out);

/* The value in the long form, whatever it says: `{extend: [d4, d5]}`. */
void move_print_long(const struct match *match, const struct move *move, struct text *out);

#endif
