/* Club files: which one counts for which record, and which files of a folder it excludes. */
#ifndef CLI_BATCH_CLUBS_H
#define CLI_BATCH_CLUBS_H

#include "replay/club.h"

struct options;

/* The club files of a run, each read once. Zero-initialise; clubs_open before anything is asked, clubs_free when done. */
struct clubs {
    const struct options *options;
    struct arena arena;
    struct box_cache cache;
    struct known_folder *first; /* of records */
    struct club_file *files;
    bool foreign; /* one that is not the user's was met, and reported */
};

/* For records of that file: named by --club, or the nearest above it. NULL: none. "-" is standard input.
   One that is not right says so itself (`bad`). */
const struct club *club_for(struct clubs *clubs, const char *path);

/* Does the club that counts for this file of a folder exclude it? */
bool club_excludes(struct clubs *clubs, const char *path);

/* Opens the file of --club. Returns STATUS_FINE, or STATUS_USAGE after a complaint. */
int clubs_open(struct clubs *clubs, const struct options *options);

/* The club of the one record that a command looks at. Returns STATUS_FINE, or another status after a complaint: it is not right either. */
int club_of_one(const struct options *options, const char *path, const struct club **club);

void clubs_free(struct clubs *clubs);

#endif
