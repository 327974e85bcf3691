/* Entries from the command line: judged after the log; prints what each does and who acts then. */
#ifndef CLI_COMMANDS_GIVEN_ENTRIES_H
#define CLI_COMMANDS_GIVEN_ENTRIES_H

#include "cli/cli.h"

/* Filled while the record is judged. given_free when done. */
struct given_entries {
    const char **entry; /* as given, words joined; NULL-terminated */
    int count;
    int after;           /* entries of the log before them */
    struct text written; /* the readable ones as `fmt` writes them, one per line */
    struct text account; /* what each did */
    bool unread;
};

/* Joins words to entries: `ada: bid ares 2` may be one word or several. Returns STATUS_FINE, or STATUS_USAGE after a
   complaint. */
int given_join(struct given_entries *given, char *const *words);
void given_free(struct given_entries *given);

/* Lets the record be judged with them. */
void given_judging(struct given_entries *given, struct judging *how);

/* Prints their findings, what they did and who acts then. */
void given_print(struct given_entries *given, struct loaded_record *loaded, const struct options *options,
                 struct text *out);

#endif
