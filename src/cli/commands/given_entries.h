/* Entries from the command line: judged after the log, with what each does and who acts then. */
#ifndef CLI_COMMANDS_GIVEN_ENTRIES_H
#define CLI_COMMANDS_GIVEN_ENTRIES_H

#include "cli/cli.h"

/* Filled while the record is judged. further_free when done. */
struct given_entries {
    const char **entry; /* as they were given, words joined: NULL-terminated */
    int count;
    int after;           /* entries of the log before them */
    struct text written; /* each as `fmt` writes it, on a line of its own; only those that were read */
    struct text account; /* what each did */
    bool unread;
};

/* `ada: bid ares 2` may come as one word or as several. Returns STATUS_FINE, or STATUS_USAGE after a complaint. */
int given_join(struct given_entries *given, char *const *words);
void given_free(struct given_entries *given);

/* Lets the record be judged with them. */
void given_judging(struct given_entries *given, struct judging *how);

/* What was found about them, what they did and who acts then. */
void given_print(struct given_entries *given, struct loaded_record *loaded, const struct options *options,
                 struct text *out);

#endif
