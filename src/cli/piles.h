/* Piles: the inputs of a batch that were begun, divided into shares, and their records, which are taken in the order of the input.
   Nothing here locks: one worker at a time. */
#ifndef CLI_PILES_H
#define CLI_PILES_H

#include "cli/batch.h"

/* What a worker has asked for comes back to it, to be freed or used again: where one frees what another asked for, both wait.
   Zero-initialise; stock_free when done. */
struct stock {
    struct judged *spent; /* records that were taken */
    struct share *shares;
    struct pile *piles;
};

/* Records in their order. */
struct row {
    struct judged *first, *last;
};

/* A whole input or a part of it, in the hands of a worker, and its records that nobody has taken yet. */
struct share {
    struct stock *stock;
    struct pile *pile;
    int number; /* among the shares of its input */
    struct file_part part;
    struct ahead *ahead;      /* a part, judged, whose turn has not come yet */
    struct share *next_ahead; /* among those its worker has judged ahead */
    struct row held;          /* of these only that worker knows */
    struct row laid;          /* these may be taken */
    bool finished;
    struct share *next;
};

/* An input that was begun. */
struct pile {
    struct stock *stock; /* of who began it */
    int number;          /* among all that were begun */
    struct input input;
    struct source source;
    bool opened;
    enum {
        BEGUN,     /* it is in a worker's hands */
        DIVIDED,   /* anybody may take a part */
        LEFT,      /* anybody may take it */
        HANDED_OUT /* all of it */
    } state;
    struct file_parts parts;    /* of a divided one: what is left to hand out */
    struct share *first, *last; /* that were handed out and are not yet taken */
    int shares, turn;           /* handed out so far; whose records are to be numbered */
    struct so_far so_far;
    struct pile *next;
};

/* In order; the first is being taken. Zero-initialise; piles_close when done, before the stocks. */
struct piles {
    struct pile *first, *last;
    int begun;    /* how many were */
    int taken;    /* how many were there before the first */
    size_t bytes; /* that all records hold which were laid down and nobody has taken */
};

struct pile *pile_begin(struct piles *piles, struct stock *stock, const struct input *input);
struct share *pile_add_share(struct pile *pile, struct stock *stock);

/* The next part of a divided one; whatever anybody may take. */
void share_take_part(struct share *share);
struct share *pile_take_share(struct pile *pile, struct stock *stock);

/* In the order in which their records are taken. */
bool share_is_before(const struct share *share, const struct share *other);

/* Is it the one whose records are taken as soon as they are there? */
bool share_is_due(const struct piles *piles, const struct share *share);

/* Holds a record back; lays down what was held back. */
void share_hold(struct share *share, struct judged *judged);
void share_lay_down(struct share *share);

/* The record that is due, and who has judged it; or NULL if it is not there yet. `*moved`: a share or a pile is done with. */
struct judged *piles_take(struct piles *piles, struct stock **whose, bool *moved);

void piles_close(struct piles *piles);
void stock_free(struct stock *stock);

#endif
