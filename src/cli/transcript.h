/* Transcripts: a record's log as it was understood, to be laid beside another. */
#ifndef CLI_TRANSCRIPT_H
#define CLI_TRANSCRIPT_H

#include "cli/cli.h"

/* One entry that is not a claim. */
struct line {
    int entry;
    struct place at;
    bool understood, stands; /* stands: it changed something */
    struct move move;        /* as the game itself would spell it; says nothing unless understood */
    const char *says;        /* for people */
    const char *objection;   /* "illegal CODE: sentence"; NULL: legal */
};

/* Everything but the loaded lives in the arena. */
struct transcript {
    struct loaded_record loaded;
    struct arena arena;
    struct line *line;
    int lines, room;
    const char *opening; /* the table before the log, as YAML */
};

/* Judges the record and writes down its log. False after a message, with the status to exit with. transcript_free in any case. */
bool transcript_take(struct transcript *transcript, const struct options *options, const char *path, int *status);
void transcript_free(struct transcript *transcript);

/* Do the two lines mean the same? The players must be the same in both. */
bool same_line(const struct match *match, const struct line *a, const struct line *b);

#endif
