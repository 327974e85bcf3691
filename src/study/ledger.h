/* The ledger: where a number comes from, booking by booking. */
#ifndef STUDY_LEDGER_H
#define STUDY_LEDGER_H

#include "replay/record.h"

/* The opening balances, and the entries in words. Zero-initialise; books_free when done. */
struct books {
    struct arena arena;
    struct balance *opening; /* by holder, then account; NULL until the first entry */
    struct booked_entry {
        int number, part;
        const char *says, *sums; /* the entry, and its account line; NULL: none */
        const char *period;      /* "season 2" */
    } * entry, closing;          /* in order; what was assumed before the closing claims */
    int count, room;
    const char *last_period;
    bool folded;
};

/* Give it to judging as `watch`, with the books as `context`; judging must keep books. */
void books_watch(void *context, const struct step *step);

/* Prints every account (-1) or one, of all holders (-1) or one. More than `most` lines are folded by season, cycle or
   turn; 0: never. False: the bookings do not lead to the balance, which is an internal error. */
bool print_ledger(const struct verdict *verdict, struct books *books, int seat, int account, int most,
                  struct text *out);

void books_free(struct books *books);

#endif
