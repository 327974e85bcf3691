/* A line cut into words, and what its patterns match; inside of this room only. */
#ifndef PHRASE_LINE_H
#define PHRASE_LINE_H

#include "phrase/phrase.h"

enum { WORDS_MAX = 96, FORMS_OF_WORD = 8, MOST_STEPS = 40000 };

struct token {
    const char *text;
    int from, to; /* bytes of the line */
    short number; /* NUM or ORD, by its flags */
    unsigned char flags, count;
    bool glued; /* no space before and after it */
    unsigned short word[FORMS_OF_WORD];
};

/* What was said under a name; the newest first. */
struct value {
    const struct value *before;
    const char *name, *text;
};

struct said {
    const struct value *values;
    struct arena *arena;
};

/* One way in which a pattern matches. */
struct hit {
    const struct hit *next;
    int end;
    const struct value *values;
};

struct reader {
    const struct says *says;
    const struct match *match;
    struct arena *arena;
    const char *line;
    struct token *token;
    int count, steps, furthest;
    const struct hit **kind_hits; /* of each kind at each word, once they are known */
    unsigned char *kind_known;
    bool *seen; /* the words of the tables that are in the line */
};

/* Makes a reader of the line (plain_letters). False: it is too long. */
bool line_open(struct reader *r, const struct match *match, struct arena *arena, const char *line);

/* Makes all that kinds match unknown: the words are others now. */
void line_begin(struct reader *r);

/* The forms of a word; NULL: none. They follow each other up to one with another text. */
const struct says_form *says_find(const struct says *says, const char *text);

/* Cuts the line. False: it is too long. */
bool line_cut(struct reader *r);

/* Takes out brackets, and what is after ` -- `, that have no word of the game; returns their text, or NULL. */
const char *line_note(struct reader *r);

bool is_sign(const struct reader *r, int at, const char *sign);
bool is_joiner(const struct reader *r, int at);
bool is_small(const struct reader *r, int at);

/* The seat whose name is at that word, and its end; -1: none. */
int name_at(const struct reader *r, int at, int *end);

/* Could the pattern match anywhere, as far as its words tell? All ways in which a kind or a pattern matches at that
   word. */
bool may_match(const struct reader *r, int node);
const struct hit *kind_hits(struct reader *r, int kind, int at);
const struct hit *hits_of(struct reader *r, int node, int at);

/* Who acts in a clause, as said. */
enum { ACTORS_MAX = 8 };
struct actors {
    int count;
    signed char actor[ACTORS_MAX];
};

/* Who acts: "Anna", "Ben and Anna", "ben, carl and anna", "table:". Returns the word after them; 0: nobody is named. */
int actors_said(const struct reader *r, int at, struct actors *actors);

/* What a line of the tables writes, by its template or its function, as often as it says; NULL: nothing. */
const char *entries_said(struct reader *r, const struct says_line *line, const struct value *values);

/* Reads one of these entries. False: the strict form does not accept it. */
bool entry_said(struct reader *r, int actor, const char *text, struct move *move);

const struct value *with_value(struct reader *r, const struct value *before, const char *name, const char *text);
const char *joined_values(struct reader *r, const struct value *values, const char *name);

/* The template with the values in it; without its brackets whose values are not said. */
const char *compose(struct reader *r, const char *template, const struct value *values);

#endif
