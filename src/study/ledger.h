/* The ledger: where a number comes from, booking by booking. */
#ifndef STUDY_LEDGER_H
#define STUDY_LEDGER_H

#include "replay/record.h"

/* How the accounts stood at first, and how the entries read. Zero-initialise; books_free when done. */
struct books {
    struct arena arena;
    int *opening; /* by holder, then account; NULL while no entry was seen */
    struct booked_entry {
        const char *says, *sums; /* the entry, and its account line; NULL: none */
        const char *period;      /* "season 2" */
    } * entry;                   /* by number */
    int room;
    const char *last_period;
    bool folded;
};

/* To be given to judging as `watch`, with the books as `whom`; judging must keep books too. */
void books_watch(void *context, const struct step *step);

/* Every account (-1), or one, of one holder (-1: of all). More than `most` lines are folded by season, cycle, turn; 0: never.
   Returns false if the bookings do not lead to what is there: an internal error. */
bool print_ledger(const struct verdict *verdict, struct books *books, int seat, int account, int most,
                  struct text *out);

void books_free(struct books *books);

#endif
