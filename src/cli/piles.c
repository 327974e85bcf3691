/* Piles: the inputs of a batch that were begun, divided into shares, and their records, which are taken in the order of the input. */
#include "cli/piles.h"

#include <stdlib.h>

/* ---- shares ----------------------------------------------------------------------------------------------------- */

struct share *pile_add_share(struct pile *pile, struct stock *stock)
{
    struct share *share = stock->shares;
    if (share)
        stock->shares = share->next;
    else
        share = must_alloc(sizeof *share);
    *share = (struct share){.stock = stock, .pile = pile, .number = pile->shares++};
    if (pile->last)
        pile->last->next = share;
    else
        pile->first = share;
    pile->last = share;
    return share;
}

void share_take_part(struct share *share)
{
    share->part = parts_next(&share->pile->parts);
    if (share->pile->parts.ended)
        share->pile->state = HANDED_OUT;
}

bool share_is_due(const struct piles *piles, const struct share *share)
{
    return share->pile == piles->first && share == share->pile->first;
}

void share_lay_down(struct piles *piles, struct share *share, struct judged *judged)
{
    if (share->last)
        share->last->next = judged;
    else
        share->first = judged;
    share->last = judged;
    piles->bytes += judged->bytes;
}

static void drop_first_share(struct pile *pile)
{
    struct share *share = pile->first;
    pile->first = share->next;
    pile->last = pile->first ? pile->last : NULL;
    judged_free_all(share->first);
    if (share->ahead)
        ahead_free(share->ahead);
    share->next = share->stock->shares;
    share->stock->shares = share;
}

/* ---- piles ------------------------------------------------------------------------------------------------------ */

struct pile *pile_begin(struct piles *piles, struct stock *stock, const struct input *input)
{
    struct pile *pile = stock->piles;
    if (pile)
        stock->piles = pile->next;
    else
        pile = must_alloc(sizeof *pile);
    *pile = (struct pile){.stock = stock, .input = *input};
    if (piles->first)
        piles->last->next = pile;
    else
        piles->first = pile;
    piles->last = pile;
    return pile;
}

static void close_first(struct piles *piles)
{
    struct pile *pile = piles->first;
    piles->first = pile->next;
    piles->taken++;
    if (pile->opened)
        source_close(&pile->source);
    fingerprints_free(&pile->so_far.met);
    while (pile->first)
        drop_first_share(pile);
    pile->next = pile->stock->piles;
    pile->stock->piles = pile;
}

struct judged *piles_take(struct piles *piles, struct stock **whose, bool *moved)
{
    *moved = false;
    for (struct pile *pile; (pile = piles->first); *moved = true) {
        struct share *share = pile->first;
        struct judged *judged = share ? share->first : NULL;
        if (judged) {
            share->first = judged->next;
            share->last = share->first ? share->last : NULL;
            piles->bytes -= judged->bytes;
            *whose = share->stock;
            return judged;
        }
        if (share ? !share->finished : pile->state != HANDED_OUT)
            return NULL;
        if (share)
            drop_first_share(pile);
        else
            close_first(piles);
    }
    return NULL;
}

void piles_close(struct piles *piles)
{
    while (piles->first)
        close_first(piles);
}

void stock_free(struct stock *stock)
{
    judged_free_all(stock->spent);
    for (struct share *share; (share = stock->shares); free(share))
        stock->shares = share->next;
    for (struct pile *pile; (pile = stock->piles); free(pile))
        stock->piles = pile->next;
}
