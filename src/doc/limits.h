/* Limits: how large the parts of a record may be, for libyaml and for the fast reader. */
#ifndef DOC_LIMITS_H
#define DOC_LIMITS_H

enum {
    DEEPEST = 24,                  /* lists and maps nested in each other */
    MOST_NODES = 20000,            /* in one entry or one part of the head */
    MOST_KEYS = 4096,              /* in one map */
    LONGEST_WORD = 64 * 1024,      /* bytes */
    LONGEST_SILENCE = 1024 * 1024, /* characters between two events: a scalar or comment without end */
};

#endif
