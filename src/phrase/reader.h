/* A sentence while it is searched: what its words may mean at one moment, and the lines they match. */
#ifndef PHRASE_READER_H
#define PHRASE_READER_H

#include "phrase/phrase.h"
#include "phrase/sentence.h"

/* Amounts that are numbers only once it is known how many there are. "All but n" is ALL - n. */
enum { ALL = -1000, BOTH = -2000 };

/* One value that was read, and where. */
struct kept {
    int kind, value, at;
    bool plural;
};

/* One way in which a pattern or a kind matches from some word on. */
enum { KEPT_MAX = 8, SEEN_SLOTS = 2048 };
struct hit {
    const struct hit *next;
    int end, count;
    struct kept kept[];
};

/* The moment at which a part of the sentence is read, with the matches found so far. */
struct moment {
    const void *state;
    int actor, place_kind, place; /* the last place named, or NOT_TOLD */
    const struct hit **patterns;  /* by the word's row of the pattern; NULL: not searched yet */
    const struct hit **kinds;     /* by the word's row of the kind; likewise */
};

/* What the fields of a line were filled with, latest first. */
struct filled {
    const struct filled *before;
    int field, at, end;
    bool bare;
    const struct hit *hit;
    uint64_t hash;
};

/* A line that matches from some word on. */
enum headed { NO_HEAD, WEAK_HEAD, STRONG_HEAD };
struct part {
    const struct part *next;
    const struct book_line *line;
    enum headed headed;
    int end;
    const struct filled *filled;
    int verbs; /* with LINE_APART: words after a joiner that may begin an entry of their own */
};

/* What reading one sentence needs, however often it is tried. */
struct attempt {
    struct setting in;
    const struct phrase_view *view;
    int steps; /* left for all ways to read the sentence; below 0: given up */
    struct seen_spot {
        uint32_t hash; /* the half that does not choose the slot */
        unsigned walk; /* the walk it belongs to */
    } * seen;          /* spots that were visited, by hash */
    unsigned walks;
};

struct reader {
    struct attempt *attempt;
    const struct book *book;
    const struct match *match;
    struct arena *arena;
    const struct sentence *sentence;
    struct moment *now;
    const char *why, *missing; /* as in a phrase_reading */
    int missing_weight;        /* how much of the missing entry is known */
    const char *missing_verb;
    unsigned together; /* bits of all who act in the part being read */
};

/* The word of its sentence there; "" outside. */
static inline const char *said_at(const struct reader *reader, int at)
{
    return text_at(reader->sentence, at);
}

struct reader reader_of(struct attempt *attempt, const struct sentence *sentence);

struct moment *moment_new(struct reader *reader, const void *state, int actor);

/* A moment with another state and actor, and the same "there". */
struct moment *moment_like(struct reader *reader, const struct moment *moment, const void *state, int actor);

/* All ways in which a pattern or a kind matches from word `at` on; NULL: none. */
const struct hit *pattern_hits(struct reader *reader, int pattern, int at);
const struct hit *kind_hits(struct reader *reader, int kind, int at);

/* keep_hit adds one value to the matches. find_common finds those of a kind that every game has. */
void keep_hit(struct reader *reader, const struct hit **hits, int kind, int at, int end, int value);
void find_common(struct reader *reader, int kind, int at, const struct hit **hits);

/* The seat whose name is at word `at`, and the end of the name; -1: none. */
int name_at(struct reader *reader, int at, int *end);

/* All ways in which the line matches from word `at` on, up to a joiner or the end. */
const struct part *line_parts(struct reader *reader, const struct book_line *line, int at);

/* May a part of this line end before word `at`: at a joiner, at the end, or, if the line has LINE_OPENS, before its
   purpose? */
bool ends_before(const struct reader *reader, const struct book_line *line, int at);

/* The fields of a part, for the functions of the game. */
struct filling {
    const struct reader *reader;
    const struct book_line *line;
    int count;
    struct told_value value[MOVE_ITEMS];
};

/* The entries that a part makes. */
enum { ENTRIES_MAX = 24 };
struct entries {
    struct arena *arena;
    int actor;
    const struct reader *reader;
    int count;
    bool failed;
    struct phrase_entry entry[ENTRIES_MAX];
};

/* Does the entry contain everything that was said? */
bool writes_all(const struct part *part);

bool part_entries(struct reader *reader, const struct part *part, const struct filling *before, int actor,
                  struct filling *filling, struct entries *entries, int *cost);

#endif
