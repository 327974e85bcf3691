/* One sentence while it is searched: what its words may mean at one moment, what a line makes of them. */
#ifndef PHRASE_READER_H
#define PHRASE_READER_H

#include "phrase/phrase.h"
#include "phrase/sentence.h"

/* One value that was read, and where. */
struct kept {
    int kind, value, at;
    bool plural;
};

/* One way in which a pattern or a kind is met from some word on. */
enum { KEPT_MAX = 8, SEEN_SLOTS = 2048 };
struct hit {
    const struct hit *next;
    int end, count;
    struct kept kept[];
};

/* The moment at which a part of the sentence is read, with what was found so far. */
struct moment {
    const void *state;
    int actor, place_kind, place;         /* the last place spoken of, NOT_TOLD */
    const struct hit **patterns, **kinds; /* by row and word; NULL: not yet looked at */
};

/* What a line's fields were filled with, latest first. */
struct filled {
    const struct filled *before;
    int field, at, end;
    bool bare;
    const struct hit *hit;
    uint64_t hash;
};

/* A line met from some word on. */
enum headed { NO_HEAD, WEAK_HEAD, STRONG_HEAD };
struct part {
    const struct part *next;
    const struct book_line *line;
    enum headed headed;
    int end;
    const struct filled *filled;
};

struct reader {
    const struct book *book;
    const struct match *match;
    struct arena *arena;
    const struct sentence *sentence;
    struct moment *now;
    struct seen_spot {
        uint64_t hash;
        unsigned walk; /* of which it is */
    } * seen;          /* spots that were visited, by hash */
    unsigned walks;
    int *steps; /* so many more may be taken, for all ways to read the sentence; below 0: it is given up */
    const char *why, *missing; /* as in a phrase_reading */
    int missing_weight;        /* how much of that is known */
    const char *missing_verb;
    unsigned together; /* bits of those who act in the part being read */
    struct known_name {
        int seat;
        struct sentence cut;
    } * name; /* of players, and others for them */
    int name_count;
};

struct moment *moment_new(struct reader *reader, const void *state, int actor);

/* The same "there". */
struct moment *moment_like(struct reader *reader, const struct moment *moment, const void *state, int actor);

/* All ways to meet a pattern or a kind from word `at` on; NULL: none. */
const struct hit *pattern_hits(struct reader *reader, int pattern, int at);
const struct hit *kind_hits(struct reader *reader, int kind, int at);

/* Adds one value to what was found; finds those of a kind that every game has. */
void keep_hit(struct reader *reader, const struct hit **hits, int kind, int at, int end, int value);
void find_common(struct reader *reader, int kind, int at, const struct hit **hits);

/* The seat whose name stands there, and its end; -1: nobody. */
int name_at(struct reader *reader, int at, int *end);

/* All ways in which the line can be met from word `at` on, up to a joiner or the end. */
const struct part *line_parts(struct reader *reader, const struct book_line *line, int at);

/* May a part of this line end before word `at`? At a joiner, at the end, or where it opens something, before its purpose. */
bool ends_before(const struct reader *reader, const struct book_line *line, int at);

/* What the words say: the fields of a part, for the functions of the game. */
struct filling {
    const struct reader *reader;
    const struct book_line *line;
    int count;
    struct told_value {
        int field, kind, value, at;
        bool plural, bare;
    } value[MOVE_ITEMS];
};

/* The entries that a part comes to. */
enum { ENTRIES_MAX = 24 };
struct entries {
    struct arena *arena;
    int actor;
    const struct reader *reader;
    int count;
    bool failed;
    struct phrase_entry entry[ENTRIES_MAX];
};

/* Does the entry have all that was said? */
bool writes_all(const struct part *part);

bool part_entries(struct reader *reader, const struct part *part, const struct filling *before, int actor,
                  struct filling *filling, struct entries *entries, int *cost);

#endif
