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

struct share *pile_take_share(struct pile *pile, struct stock *stock)
{
    struct share *share = pile->state == LEFT ? pile->first : pile_add_share(pile, stock);
    share->stock = stock;
    if (pile->state == LEFT)
        pile->state = BEGUN;
    else
        share_take_part(share);
    return share;
}

bool share_is_before(const struct share *share, const struct share *other)
{
    int before = other->pile->number - share->pile->number;
    return before > 0 || (before == 0 && share->number < other->number);
}

bool share_is_due(const struct piles *piles, const struct share *share)
{
    return share->pile == piles->first && share == share->pile->first;
}

static void append(struct row *row, struct row more)
{
    if (!more.first)
        return;
    if (row->last)
        row->last->next = more.first;
    else
        row->first = more.first;
    row->last = more.last;
}

void share_hold(struct share *share, struct judged *judged)
{
    append(&share->held, (struct row){judged, judged});
}

void share_lay_down(struct share *share)
{
    append(&share->laid, share->held);
    share->held = (struct row){0};
}

static void drop_first_share(struct pile *pile)
{
    struct share *share = pile->first;
    pile->first = share->next;
    pile->last = pile->first ? pile->last : NULL;
    judged_free_all(share->laid.first);
    judged_free_all(share->held.first);
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
    *pile = (struct pile){.stock = stock, .number = piles->begun++, .input = *input};
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
        struct judged *judged = share ? share->laid.first : NULL;
        if (judged) {
            share->laid.first = judged->next;
            share->laid.last = judged->next ? share->laid.last : NULL;
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
