/* Club files: which one applies to which record, and which files of a folder it excludes. */
#ifndef CLI_BATCH_CLUBS_H
#define CLI_BATCH_CLUBS_H

#include "replay/club.h"

struct options;

/* The club files of a run, each read once. Zero-initialise; call clubs_open first, and clubs_free when done. */
struct clubs {
    const struct options *options;
    struct arena arena;
    struct box_cache cache;
    struct known_folder *first; /* folders with records */
    struct club_file *files;
    bool foreign; /* a club file of another user was found, and reported */
};

/* The club for records of that file: named by --club, or the nearest above it. NULL: none. "-" is standard input. A
   club with a mistake has `bad` set. */
const struct club *club_for(struct clubs *clubs, const char *path);

/* Does the club of this file exclude it? */
bool club_excludes(struct clubs *clubs, const char *path);

/* Opens the file of --club. Returns STATUS_FINE, or STATUS_USAGE after a complaint. */
int clubs_open(struct clubs *clubs, const struct options *options);

/* The club of the only record that a command uses. Returns STATUS_FINE, or another status after a complaint, also about
   a mistake in the club file. */
int club_of_one(const struct options *options, const char *path, const struct club **club);

void clubs_free(struct clubs *clubs);

#endif
