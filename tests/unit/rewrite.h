/* Rewriting: a record, read as trees, written down again in another style. It must mean the same. */
#ifndef TESTS_REWRITE_H
#define TESTS_REWRITE_H

#include "base/random.h"
#include "doc/node.h"
#include "support.h"

enum quoting { QUOTES_AS_THEY_ARE, SINGLE_QUOTES, DOUBLE_QUOTES, FOLDED, LITERAL };
enum layout { LAYOUT_FLOW, LAYOUT_BLOCK, LAYOUT_MIXED }; /* mixed: by lot, piece by piece */
enum key_order { KEYS_AS_THEY_ARE, KEYS_BACKWARDS, KEYS_SHUFFLED };

struct style {
    const char *name;
    enum layout layout;
    enum quoting quoting;
    enum key_order order; /* of the record's own keys */
    int indent;           /* 0: two columns */
    bool dashes_outside;  /* of lists: below the key, not indented */
    bool broken_flow;     /* lists and maps in brackets go over several lines */
    bool comments, blank_lines;
    const char *line_break; /* NULL: a line feed */
    const char *before;     /* NULL: nothing; a byte order mark, directives */
    bool no_final_break;
};

/* `record` is a map of all its keys. */
void rewrite(const struct node *record, const struct style *style, struct random *random, struct text *out);

#endif
