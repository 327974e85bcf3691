/* How people say the entries of a game, as tables. A game has them in its says.txt; src/games/says.awk makes C of it at
   build time; the reader (phrase.h) knows no game. What a table cannot say stays unread: a row that needs an exception
   is left out.

   PATTERNS
     bid             that word in any inflection: bid, bids, bidding; troop, troops; take, took
     =passes         in exactly this form
     a b             one after the other; small words, and hyphens inside of names, may stand between them
     a|b  (a|b) c    either
     [a] b           a may be missing
     -> , - : + / 's these signs
     @[a-h][1-9]     one word of these letters and digits; + after a class: one or more of it; kept as SAID
     SPACE           in capitals: a value of that kind, which is kept
     PATRON=brown    only that value; NUM=1..4: only those numbers; NUM2, SPACE2 are the same kinds once more
     {SPACE}         one or more, with nothing, a comma, `and` or `then` between them
     {SPACE ,|and}   with these words between them; [,|and] may be missing
     <tile>          what `<tile> = ...` above it says
   Kinds of every game: NUM a number (digits or word) as digits, ORD an ordinal as digits, NAME a player as the record
   writes it, COUNT an amount: a, another, 3, 2 more.

   SAYS.TXT. `#` begins a comment. Lines that begin with a blank go on. What a key writes is a template: its words in
   capitals are replaced by what they stand for, the rest stays.

     uses: games/myst/myst.h          headers that declare the functions named below

     kind: PATRON                     a kind; each line below is a value and how people say it
     same: violet lemon large-temple  values that are said as they are written (hyphens as spaces)
     lemon: lord lemon|yellow         other names of a value
     three-WING: (3|three) [room] WING        a value made of others
     RUN by myst_run: SPACE to SPACE2         a function makes it, or refuses (said_function)

     PATRON~NUM: PATRON NUM           ~ joins what is one value of several words; an entry with it is one list; an entry
                                      {in: {braces: ...}} is YAML

     line: extend SPACES [from FROM]  an entry, in the strict form. Fields in [ ] need not be said, the others must
     heads: extend|expand|grow        the verb; without heads, a line that has no verb. Strict verbs are not heads by
                                      themselves: write them here
     SPACES: [to|with] {SPACE}        a field: markers and values; several values are written with spaces between
     FROM: from SPACE
     must: neutral|dummy              must be said, writes nothing
     also: cube|first cube            may be said, writes nothing: the noun of the entry
     counts SPACES: COUNT cube        may be said: how many values SPACES has, else the line is unread
     times: NUM                       that field must be said: how often the entry is made (recruits three troops)
     by: myst_walk                    a function writes the entry instead, or refuses (said_function)
     is: table                        `table` acts
         whole                        the line is nothing else; names in it are NAMEs
         alone                        the line has no other entry
         once                         not twice in a row by the same player
         said                         not without its verb
     with: paid                       also the fields of the group that `fields: paid` begins: keys as of a line

   HOW A LINE IS READ. Strict readings come first (replay). Then every way is collected in which the words are used up,
   each once: clauses, joined by `,` `;` `.` `and` `then`, each with its actor or that of the clause before; in a clause
   the fields of one line in any order, its head among them; small words and commas between them. A line without any
   head said is read by all lines as if they had none, except those that are `said`. What the strict form does not accept
   is left out. If the entries of all readings are the same, they are the meaning; else the line is unread. So two
   fields that take the same words leave a line unread: give them markers. Words that forbid reading (english.txt) may
   only be in heads: that is how a game owns "does not follow".

   EXAMPLE
     <coin> = gold|coin
     kind: GOD
     same: ares zeus
     ares: god of war
     line: bid GOD gold GOLD
     heads: bid|offer|settle for
     GOD: [on|to|for] [god] GOD
     GOLD: [for|with|at] NUM [<coin>]|<coin> NUM
     line: pass
     heads: =pass|=passes|=passing|does not follow
     is: once
   reads "Anna bids three on Ares", "ben: 4 coins for the god of war, carl passes". */
#ifndef PHRASE_SAYS_H
#define PHRASE_SAYS_H

#include <stdbool.h>
#include <stddef.h>

struct match;
struct move;
struct said;
struct text;

/* What a field or, in a kind, a value of the pattern says, by its name: "SPACE", "SPACE2"; NULL: it is not said. */
const char *said_value(const struct said *said, const char *name);

/* Writes the value, or the entries (one line each), into `out`. False: the words do not say that. It may look at nothing
   but the words, and at what is printed in the box. */
typedef bool said_function(const struct said *said, const struct match *match, struct text *out);

/* ---- what says.awk makes of it ---------------------------------------------------------------------------------- */

enum { KIND_NUM, KIND_ORD, KIND_NAME, KINDS_BUILT_IN };
enum { NODE_SAYS, NODE_KIND, NODE_CLASS, NODE_SEQ, NODE_EITHER, NODE_MAYBE, NODE_SEVERAL };
enum {
    WORD_SMALL = 1,
    WORD_FORBIDS = 2,
    WORD_RULES = 4,
    WORD_OF_GAME = 8,
    WORD_NUMBER = 16,
    WORD_ORDINAL = 32,
    WORD_POINTS = 64
};
enum { FIELD_MUST = 1, FIELD_WRITTEN = 2, FIELD_COUNTS = 4 };
enum { LINE_TABLE = 1, LINE_WHOLE = 2, LINE_ALONE = 4, LINE_ONCE = 8, LINE_SAID = 16 };

/* A form of a word, sorted by it; texts are places in `texts`. */
struct says_form {
    unsigned text;
    unsigned short word;
    unsigned char flags, number;
};

/* A part of a pattern. `value`: a word or a kind. `text`: of a class; of a kind its name here. `only`: the one value that
   a kind may have there, 0: any. */
struct says_node {
    unsigned char is;
    unsigned short value, first, next;
    unsigned text, only;
};

struct says_row {
    unsigned writes;
    short by;
    unsigned short pattern;
};

struct says_field {
    unsigned name;
    unsigned short pattern, flags;
};

struct says_line {
    unsigned writes, said; /* its template; its heads as written */
    unsigned short heads, field, fields, flags;
    short by, times;
};

struct says {
    const char *texts;
    const struct says_form *form;
    const struct says_node *node;
    const struct says_row *row;
    const struct says_field *field;
    const struct says_line *line;
    const unsigned *kind_name;
    const unsigned short *kind_row; /* of each kind its first row, and the end */
    said_function *const *by;
    int forms, kinds, lines, words;
};

#endif
