/* Limits: how much a record may hold in one piece. They are the same for libyaml and for the fast reader. */
#ifndef DOC_LIMITS_H
#define DOC_LIMITS_H

enum {
    DEEPEST = 24,                  /* lists and maps inside each other */
    MOST_NODES = 20000,            /* in one entry or one part of the head */
    MOST_KEYS = 4096,              /* in one map */
    LONGEST_WORD = 64 * 1024,      /* bytes */
    LONGEST_SILENCE = 1024 * 1024, /* characters between two events: a scalar or comment without end */
};

#endif
