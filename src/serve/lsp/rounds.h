/* Rounds: a log in seasons, cycles or turns, these in phases, and these in what one player does. */
#ifndef SERVE_LSP_ROUNDS_H
#define SERVE_LSP_ROUNDS_H

#include "serve/session.h"

/* Some entries, one after the other. */
struct spell {
    int from, to;
    int first_line, last_line; /* as the referee counts */
    const char
        *name; /* "cycle 2"; "offerings"; "ada"; "" where a phase has no name beside its round's. The session's */
};

/* Those that begin with entry `from` and belong together; none of them is after `last`. */
struct spell round_from(struct session *session, int from, int last);
struct spell phase_from(struct session *session, int from, int last);
struct spell turn_from(struct session *session, int from, int last);

#endif
