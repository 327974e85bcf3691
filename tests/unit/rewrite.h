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
    enum key_order order;       /* of the record's own keys */
    int indent;                 /* 0: two columns */
    bool dashes_outside;        /* of lists: below the key, not indented */
    int dash_blanks;            /* after the dash of a map; 0: one */
    bool dash_alone;            /* what belongs to a dash stands below it */
    bool braced_items;          /* maps in lists are in braces now and then */
    bool broken_flow;           /* lists and maps in brackets go over several lines */
    bool tight_flow;            /* and begin anywhere there */
    bool flow_log;              /* the log is in brackets */
    bool block_notes;           /* notes as block scalars or quotations of several lines */
    bool comments, blank_lines; /* each comment says REMARK and its number */
    const char *log_key;        /* NULL: log */
    const char *line_break;     /* NULL: a line feed */
    const char *before;         /* NULL: nothing; a byte order mark, directives */
    bool no_final_break;
};

#define REMARK "remark no. "

/* All of it by lot. */
struct style random_style(struct random *random);

/* `record` is a map of all its keys. */
void rewrite(const struct node *record, const struct style *style, struct random *random, struct text *out);

#endif
