/* The ledger: where a number comes from, booking by booking. */
#ifndef STUDY_LEDGER_H
#define STUDY_LEDGER_H

#include "replay/record.h"

/* How the accounts stood at first, and how the entries read. Zero-initialise; books_free when done. */
struct books {
    struct arena arena;
    int *opening;       /* by holder, then account; NULL while no entry was seen */
    const char **entry; /* by number */
    int room;
};

/* To be given to judging as `watch`, with the books as `whom`; judging must keep books too. */
void books_watch(void *whom, const struct step *step);

/* Every account of one holder (-1: of all). Returns false if the bookings do not lead to what is there: our own fault. */
bool print_ledger(const struct verdict *verdict, struct books *books, int seat, struct text *out);

void books_free(struct books *books);

#endif
